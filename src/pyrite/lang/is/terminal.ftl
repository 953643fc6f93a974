### Það sem skipanalínan og leikurinn í skjáhermi segja.
### $seat og $target eru nöfn leikmanna, $card, $tool og $dwarf heiti hluta, $goal er tala.

## Spurningar til leikmanns

ask-turn = Þú átt leik
ask-pick_goal = Göngin þín ná að fleiri en einu huldu spili. Hverju flettirðu fyrst?
ask-turn_goal = Endaspil { $goal } passar á báða vegu. Hvernig á það að liggja?
ask-take_gold = Veldu gullmolaspil.
ask-veto = { $seat } vill { $play }. Leyfirðu það eða beitirðu neitunarvaldi?
ask-steal = Þjófnaðurinn tókst! Frá hverjum stelurðu gulli?
ask-swap_goals = Viltu skipta á endaspilum { $first } og { $second } eða láta þau vera? Aðeins þú veist hvort þú gerðir.
ask-keep_discard = Hverju þessara spila úr kastbunkanum heldurðu?
ask-lay_path = Gangasérfræðingur: leggðu leiðarspil.
ask-pay_toll = { $seat } biður þig um að borga verði { $guard }. Borgarðu 1 gullmola ef leiðarspil er lagt þar?
ask-push_goal = Þú opnaðir kistu. Hvaða endaspili ýtirðu um einn reit til austurs?
ask-see_dwarf = Þú opnaðir kistu. Hjá hverjum skoðarðu hlutverkið?
ask-choose_discard = Þú opnaðir kistu. Hverju þessara spila úr kastbunkanum heldurðu?
ask-take_card = Þú opnaðir kistu. Af hverjum tekurðu spil?
ask-keep_drawn = Þú opnaðir kistu. Hverju þessara spila heldurðu?
ask-other = Hvað gerirðu?
prompt = { $dwarf } · 1–{ $n } eða ? >
told-unknown = { $seat }: { $what }

## Það sem leikmaður getur gert: endir setningar sem byrjar á „Anna vill“

act-place = leggja leiðarspil: { $card }
act-ladder = leggja leiðarspil: { $card }
act-diversion = spila „{ $card }“ og færa nýjasta leiðarspilið hingað
act-break =
    brjóta { $tool ->
        [haki] hakann
        [lugt] lugtina
       *[other] { $tool }inn
    } { $whom ->
        [you] hjá þér
        [self] hjá sér
       *[other] hjá { $target }
    }
act-repair =
    gera við { $tool ->
        [haki] hakann
        [lugt] lugtina
       *[other] { $tool }inn
    } { $whom ->
        [you] hjá þér
        [self] hjá sér
       *[other] hjá { $target }
    }
act-rockfall = láta göng hrynja
act-map = skoða endaspil { $goal }
act-theft = undirbúa þjófnað
act-hands_off =
    { $whom ->
        [you] stöðva þjófnaðinn þinn
        [self] hætta við þjófnaðinn sinn
       *[other] stöðva þjófnaðinn hjá { $target }
    }
act-trapped =
    { $whom ->
        [you] loka þig inni
       *[other] loka { $target } inni
    }
act-freed =
    { $whom ->
        [you] frelsa þig
        [self] losa sig
       *[other] frelsa { $target }
    }
act-inspection =
    { $whom ->
        [you] skoða hlutverkið þitt
       *[other] skoða hlutverkið hjá { $target }
    }
act-swap_hats =
    { $whom ->
        [you] láta þig fá nýtt hlutverk
        [self] taka nýtt hlutverk
       *[other] láta { $target } fá nýtt hlutverk
    }
act-swap_hands =
    { $whom ->
        [you] skipta á spilum við þig
       *[other] skipta á spilum við { $target }
    }
act-goal_swap = skipta á endaspilum { $first } og { $second }, eða þykjast gera það
act-trove = leita í efstu spilum kastbunkans
act-turnabout = snúa leikröðinni við
act-path_specialist = leggja tvö leiðarspil
act-seat =
    { $whom ->
        [you] spila „{ $card }“ á þig
       *[other] spila „{ $card }“ á { $target }
    }
act-alone = spila „{ $card }“
act-pass = sitja hjá og kasta: { $cards }
act-shed = kasta: { $cards } og fjarlægja hjá sér: { $front }
act-guard = kasta: { $cards } og setja upp vörð
act-beg = biðja { $target } um að borga verði { $guard }
act-agree = samþykkja að borga
act-refuse = neita að borga
act-done = leggja ekki fleiri leiðarspil
act-choose =
    { $goal ->
        [0] þetta spil fyrst
       *[other] endaspil { $goal } fyrst
    }
act-upright = upprétt
act-turned = snúið við
act-take = taka spilið að verðmæti { $value }
act-keep = halda: { $card }
act-push = ýta endaspili { $goal }
act-look = skoða hlutverkið hjá { $target }
act-rob = taka spil af { $target }
act-steal = stela 1 gullmola frá { $target }
act-swap = skipta á endaspilunum tveimur
act-leave = láta þau liggja kyrr
act-allow = leyfa það
act-veto = beita neitunarvaldi

## Borðið

status-round = Umferð { $round } af { $rounds }
status-pile =
    { $n ->
        [0] Bunkinn er tómur
        [one] { $n } spil eftir í bunkanum
       *[other] { $n } spil eftir í bunkanum
    }
status-you = Þú: { $dwarf }
status-gold = Gullið þitt: { $n }
status-backwards = rangsælis
status-guard = Vörður { $number } ({ $seat }) á { $exit }
seats-seat = Leikmaður
seats-cards = Spil
seats-gold = Gull
seats-you = þú
news-title = Frá því þú áttir leik síðast
hand-title = Á hendi
know-nothing = Þú veist ekki meira en hinir.
know-goal = Endaspil { $goal }: { $card }.
know-chest = Kista undir { $card } á { $cell }: { $chest }.
know-dwarf = { $seat }: { $dwarf }.
know-all = { $where }: { $names }.
know-among = { $where }: þar á meðal { $names }.
know-some = { $where }: að minnsta kosti { $n } af { $names }.
know-order = { $where }: { $names } í þessari röð, nema hvað eitt þeirra fór á hendi.
know-hand = hönd ({ $seat })
know-dwarf-of = hlutverk ({ $seat })
know-goal-of = endaspil { $number }
know-spare = ónotuð hlutverk
know-discards = kastbunki

## Það sem gerðist

event-round_started = Umferð { $round } hefst. { $who ->
        [you] Þú byrjar.
       *[other] { $seat } byrjar.
    }
event-dwarf_dealt = Hlutverk þitt í þessari umferð: { $dwarf }.
event-drew = Þú dregur: { $card }.
event-placed =
    { $who ->
        [you] Þú leggur leiðarspil: { $card }.
       *[other] { $seat } leggur leiðarspil: { $card }.
    }
event-broke =
    { $who ->
        [you] Þú brýtur
       *[other] { $seat } brýtur
    } { $tool ->
        [haki] hakann
        [lugt] lugtina
       *[other] { $tool }inn
    } { $whom ->
        [you] hjá þér
        [self] hjá sér
       *[other] hjá { $target }
    }.
event-repaired =
    { $who ->
        [you] Þú gerir við
       *[other] { $seat } gerir við
    } { $tool ->
        [haki] hakann
        [lugt] lugtina
       *[other] { $tool }inn
    } { $whom ->
        [you] hjá þér
        [self] hjá sér
       *[other] hjá { $target }
    }.
event-collapsed =
    { $who ->
        [you] Þú veldur hruni: { $card }.
       *[other] { $seat } veldur hruni: { $card }.
    }
event-looked =
    { $who ->
        [you] Þú skoðar endaspil { $goal }: { $card }.
       *[other]
            { $goal ->
                [0] { $seat } gægist í kistu.
               *[other] { $seat } skoðar endaspil { $goal }.
            }
    }
event-looked_chest = Þú gægist í kistu: { $chest }. Leiðarspilið ofan á: { $card }.
event-passed =
    { $who ->
        [you] Þú situr hjá og kastar: { $cards }.
       *[other]
            { $n ->
                [one] { $seat } situr hjá.
               *[other] { $seat } situr hjá og kastar { $n } spilum.
            }
    }
event-dropped =
    { $who ->
        [you] Þú kastar: { $cards }.
       *[other]
            { $n ->
                [one] { $seat } kastar einu spili.
               *[other] { $seat } kastar { $n } spilum.
            }
    }
event-goal_shown =
    { $who ->
        [you] Þú grefur þig að endaspili { $goal }: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
       *[other] { $seat } grefur sig að endaspili { $goal }: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
    }
event-cancelled =
    { $who ->
        [you] Þú beitir neitunarvaldi gegn spilinu „{ $card }“.
       *[other] { $seat } beitir neitunarvaldi gegn spilinu „{ $card }“.
    }
event-skipped =
    { $who ->
        [you] Þú átt engin spil eftir og leikur ekki.
       *[other] { $seat } á engin spil eftir og leikur ekki.
    }
event-round_ended =
    { $treasure ->
        [yes] Gullið er fundið. Umferðinni er lokið.
       *[no] Gullið fannst ekki. Umferðinni er lokið.
    }
event-dwarf_shown =
    { $who ->
        [you] Þú varst { $dwarf }.
       *[other] { $seat } var { $dwarf }.
    }
event-spare_shown =
    { $n ->
        [one] Ónotaða hlutverkið var { $dwarfs }.
       *[other] Ónotuðu hlutverkin voru { $dwarfs }.
    }
event-gold_drawn =
    { $cards ->
        [one] { $cards } gullmolaspili er úthlutað.
       *[other] { $cards } gullmolaspilum er úthlutað.
    }
event-took_gold =
    { $who ->
        [you] Þú færð gullmolaspil að verðmæti { $value }.
       *[other] { $seat } fær gullmolaspil.
    }
event-was_paid =
    { $who ->
        [you] Þú færð { $sum } gullmola.
       *[other] { $seat } fær { $sum } gullmola.
    }
event-laid_open = Leiðarspil liggur á borðinu frá byrjun: { $card }.
event-trapped =
    { $who ->
        [you] Þú lokar { $target } inni.
       *[other]
            { $whom ->
                [you] { $seat } lokar þig inni!
               *[other] { $seat } lokar { $target } inni.
            }
    }
event-theft =
    { $who ->
        [you] Þú undirbýrð þjófnað.
       *[other] { $seat } undirbýr þjófnað.
    }
event-freed =
    { $who ->
        [you]
            { $whom ->
                [you] Þú losar þig.
               *[other] Þú frelsar { $target }.
            }
       *[other]
            { $whom ->
                [you] { $seat } frelsar þig.
                [self] { $seat } losar sig.
               *[other] { $seat } frelsar { $target }.
            }
    }
event-theft_stopped =
    { $who ->
        [you]
            { $whom ->
                [you] Þú hættir við þjófnaðinn þinn.
               *[other] Þú stöðvar þjófnaðinn hjá { $target }.
            }
       *[other]
            { $whom ->
                [you] { $seat } stöðvar þjófnaðinn þinn.
                [self] { $seat } hættir við þjófnaðinn sinn.
               *[other] { $seat } stöðvar þjófnaðinn hjá { $target }.
            }
    }
event-inspected =
    { $who ->
        [you] Þú skoðar hlutverkið hjá { $target }: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } skoðar hlutverkið þitt.
               *[other] { $seat } skoðar hlutverkið hjá { $target }.
            }
    }
event-hat_swapped =
    { $who ->
        [you] Þú skiptir hlutverkinu þínu út fyrir ónotað.
       *[other] { $seat } skiptir hlutverkinu sínu út fyrir ónotað.
    }
event-party = Öll hlutverk eru stokkuð og gefin aftur.
event-hands_swapped =
    { $who ->
        [you]
            { $n ->
                [0] Þú skiptir á spilum við { $target } og færð ekkert.
               *[other] Þú skiptir á spilum við { $target } og færð: { $cards }.
            }
       *[other]
            { $whom ->
                [you]
                    { $n ->
                        [0] { $seat } skiptir á spilum við þig. Þú færð ekkert.
                       *[other] { $seat } skiptir á spilum við þig. Þú færð: { $cards }.
                    }
               *[other] { $seat } skiptir á spilum við { $target }.
            }
    }
event-turned_about =
    { $direction ->
        [1] Nú er aftur leikið réttsælis.
       *[other] Nú er leikið rangsælis.
    }
event-chose =
    { $who ->
        [you]
            { $swapped ->
                [yes] Þú skiptir á endaspilum { $first } og { $second }.
               *[no] Þú lætur endaspil { $first } og { $second } liggja kyrr.
            }
       *[other] { $seat } skiptir á endaspilum { $first } og { $second }, eða þykist gera það.
    }
event-lifted =
    { $who ->
        [you] Þú tekur upp nýjasta leiðarspilið.
       *[other] { $seat } tekur upp nýjasta leiðarspilið.
    }
event-searched =
    { $who ->
        [you] Þú leitar í stokkuðum kastbunkanum.
       *[other] { $seat } leitar í stokkuðum kastbunkanum.
    }
event-kept =
    { $who ->
        [you] Þú heldur: { $card }.
       *[other] { $seat } heldur einu af { $of } spilum.
    }
event-reached =
    { $who ->
        [you] Þú kemst á sérstakan stað.
       *[other] { $seat } kemst á sérstakan stað.
    }
event-chest_reached =
    { $who ->
        [you] Þú grefur þig að kistu: { $card }.
       *[other] { $seat } grefur sig að kistu: { $card }.
    }
event-opened = Í kistunni: { $chest }.
event-cover_lost = Kista grefst undir grjóti.
event-pushed =
    { $who ->
        [you] Þú ýtir endaspili { $goal } til austurs.
       *[other] { $seat } ýtir endaspili { $goal } til austurs.
    }
event-taken =
    { $who ->
        [you] Þú tekur spil af { $target }: { $card }.
       *[other]
            { $whom ->
                [you] { $seat } tekur spil af þér: { $card }.
               *[other] { $seat } tekur spil af { $target }.
            }
    }
event-burned =
    { $cards ->
        [one] Efsta spili bunkans er kastað óséðu.
       *[other] { $cards } efstu spilum bunkans er kastað óséðum.
    }
event-coins =
    { $who ->
        [you] Þú færð { $n } gullmola.
       *[other] { $seat } fær { $n } gullmola.
    }
event-paid_coins =
    { $who ->
        [you] Þú borgar { $n } gullmola.
       *[other] { $seat } borgar { $n } gullmola.
    }
event-changed =
    { $who ->
        [you] Þú skiptir gullmolaspili að verðmæti { $value } í mynt.
       *[other] { $seat } skiptir gullmolaspili í mynt.
    }
event-found_gold =
    { $who ->
        [you] Þú færð gullmolaspil að verðmæti 1.
       *[other] { $seat } fær gullmolaspil að verðmæti 1.
    }
event-guard_set = Vörður lokar nú útgangi.
event-guard_gone = Vörður fer og kemur ekki aftur í þessari umferð.
event-acted_steal =
    { $who ->
        [you] Þú stelur 1 gullmola frá { $target }.
       *[other]
            { $whom ->
                [you] { $seat } stelur 1 gullmola frá þér!
               *[other] { $seat } stelur 1 gullmola frá { $target }.
            }
    }
event-acted_beg =
    { $who ->
        [you] Þú biður { $target } um að borga verði { $guard }.
       *[other]
            { $whom ->
                [you] { $seat } biður þig um að borga verði { $guard }.
               *[other] { $seat } biður { $target } um að borga verði { $guard }.
            }
    }
event-acted_agree =
    { $who ->
        [you] Þú samþykkir að borga.
       *[other] { $seat } samþykkir að borga.
    }
event-acted_refuse =
    { $who ->
        [you] Þú neitar að borga.
       *[other] { $seat } neitar að borga.
    }
event-acted =
    { $who ->
        [you] Þú ákveður: { $play }.
       *[other] { $seat } ákveður: { $play }.
    }
event-game_ended = Leiknum er lokið.

## Lok umferðar, lok leiks

round-over = Umferðinni er lokið
round-wait = Ýttu á Enter til að halda áfram.
result-goals = Endaspil
result-chests = Kistur
result-found = { $seat } fann
result-seat = Leikmaður
result-before = Áður
result-dwarf = Hlutverk
end-title = Úrslit
end-won = Þú vinnur!
end-lost = Þetta var ekki þinn dagur. Annan leik?

## Að spila í skjáhermi

play-welcome = Velkomin í Pyrite. { $seats } leikmenn, þú situr í sæti { $seat }. ? sýnir hjálp, quit hættir.
play-left = Þú stendur upp frá borðinu.
play-no-number =
    { $n ->
        [one] Númerið { $number } er ekki til. Veldu 1 til { $n }.
       *[other] Númerið { $number } er ekki til. Veldu 1 til { $n }.
    }
play-no-number-then =
    { $n ->
        [one] Á eftir { $what } er númerið { $number } ekki til. Veldu 1 til { $n }.
       *[other] Á eftir { $what } er númerið { $number } ekki til. Veldu 1 til { $n }.
    }
play-too-much = { $what }: eftir { $text } er ekkert eftir að velja. Sláðu aðeins inn { $text }.
play-why-what = Bættu við leiknum sem þú vilt leika, til dæmis: why NESW@1,0
play-why-allowed = Þetta máttu gera núna.
play-advice = Þjarkur myndi gera þetta: { $action }. { $reason }
play-save-where = Bættu við skráarheiti, til dæmis: save leikur.txt
play-saved = Leikurinn er vistaður í { $file }.
play-kept = Leikurinn þinn er vistaður. Haltu áfram með pyrite play.
play-unsaved = Leikurinn þinn vistast ekki. Ekki er hægt að skrifa { $file }: { $problem }. Með save SKRÁ vistar þú hann annars staðar.
play-back = Velkomin aftur. { $seats } leikmenn, þú situr í sæti { $seat }. ? sýnir hjálp, quit hættir.
play-nearest = Áttirðu við { $word }?
saved-game = { $when }, { $game }, { $seats } leikmenn, umferð { $round } af { $rounds }
saved-game-unread = { $when }, { $game }, { $seats } leikmenn
offer = Þú átt ólokinn leik: { $about }.
offer-choice = Enter: halda áfram, n: nýr leikur, d: eyða honum, q: hætta
offer-kept = Hann geymist í { $file }. Haltu áfram með pyrite play --resume SKRÁ.

## Aðrar skipanir

rules-nothing = Engin regla nefnir { $about }.
replay-wait = Enter: áfram, q: hætta
replay-unfinished = Hér endar skráin. Leiknum lauk ekki.
replay-cut = { $file } endar í miðri síðustu línu ({ $line }). Allt á undan henni er sýnt.
modules-key = Eining
modules-title = Heiti
modules-source = Heimild
modules-rules = Reglur
modules-cards = Spil
modules-seats = Sæti
modules-edition = Útgáfa
modules-option = Valkostur
modules-values = Gildi
modules-part = Hluti
modules-card = Spil
modules-sure = Vissa
modules-sure-B = B  ein heimild
modules-sure-U = U  tillaga okkar
modules-explained = Við gátum ekki skoðað hvert prentað spil. Það sem er ekki talið upp hér er öruggt (A: tveimur heimildum ber saman). B: ein heimild. U: tillaga okkar, sem passar við prentaðan fjölda. Ef kassinn þinn er öðruvísi, sjá docs/decks.md.
sim-progress = Leikir
sim-games =
    { $games ->
        [one] { $games } leikur, leikið { $moves } sinnum á { $seconds } s
       *[other] { $games } leikir, leikið { $moves } sinnum á { $seconds } s
    }
sim-speed = Leikið { $moves_per_s } sinnum á sekúndu
sim-length = Leikið { $mean_moves } sinnum í hverjum leik
sim-gold = Gull
sim-wins = Sigrar
sim-bot = Þjarkur
sim-broken = Vinnsluferli var stöðvað. Reyndu aftur með færri leikjum eða meira minni.
sim-stopped = Stöðvað eftir { $games } af { $wanted } leikjum.

## Þegar eitthvað gengur ekki

serve-at = Pyrite er í gangi á { $address } (Ctrl-C stöðvar þjóninn, leikirnir eru vistaðir).
serve-stopped = Stöðvað. Allir leikir eru vistaðir og halda áfram þegar þú ræsir þjóninn aftur.
serve-cannot-listen = Ekki er hægt að hlusta á { $host }, gátt { $port }: { $problem }. Prófaðu aðra gátt með --port.
serve-bad-host = { $host } er ekki vistfang þessarar tölvu. Notaðu --host 127.0.0.1 fyrir þessa tölvu eina eða --host 0.0.0.0 fyrir alla sem ná til hennar.
serve-extra = Pakka vantar. Keyrðu: pip install 'pyrite[serve]'
serve-workers-database = Fleiri ferli þurfa PostgreSQL, því SQLite-skrá tilheyrir aðeins einu. Nefndu gagnagrunn með --db postgresql+psycopg://… eða slepptu --workers.
serve-workers-ports = Hvert ferli þarf sína eigin gátt. Veldu --port á milli 1 og { $most }.
serve-workers = Ferlin hlusta á gáttum { $first } til { $last }. Settu milliþjón fyrir framan sem sendir hvert borð til eins þeirra, sjá docs/run-a-server.md.
check-line = { $result ->
        [ok] Í lagi
        [warning] Viðvörun
       *[failed] Villa
    }: { $text }
check-ready = Þjónninn er tilbúinn að fara í gang.
check-not-ready = Þjónninn er ekki tilbúinn. Lagaðu villurnar.
check-core-fast = Leikvélin er þýdd.
check-core-slow = Leikvélin er ekki þýdd, svo hver leikur tekur margfaldan tíma. Settu upp C-þýðanda og svo Pyrite aftur.
check-page-built = Vafrasíðan er uppsett.
check-files-enough = { $room } tengingar eru mögulegar.
check-files-few = Aðeins { $room } tengingar eru mögulegar. Hækkaðu mörk opinna skráa: LimitNOFILE= í systemd, --ulimit nofile= fyrir gám.
check-ports-free = Gátt { $port } er laus.
check-ports-ours = Pyrite-þjónn er í gangi á gátt { $port }.
check-rights-private = Aðeins eigandinn getur lesið gagnagrunninn.
check-rights-others = Aðrir geta lesið gagnagrunninn sem geymir leyndarmál stokkananna. Þjónninn breytir því þegar hann fer í gang.
check-database-new = Þjónninn mun búa til gagnagrunninn í { $file }.
check-database-folder = Ekki er hægt að búa til gagnagrunninn í { $file }. Búðu til möppuna og leyfðu notanda þjónsins að skrifa í hana.
check-database-empty = Gagnagrunnurinn er tómur. Þjónninn mun búa til töflur hans.
check-database-create = Gagnagrunnurinn er tómur og notandi hans má ekki búa til töflur. Gerðu notandann að eiganda hans.
check-database-old = Gagnagrunnurinn er úr eldri útgáfu. Þjónninn uppfærir hann þegar hann fer í gang, svo taktu afrit fyrst.
check-database-fits = Gagnagrunnurinn hefur réttar töflur og þjónninn má skrifa í hann.
check-database-works = Hægt er að skrifa í gagnagrunninn. Leikur er vistaður á { $ms } ms.
check-database-late = Gagnagrunnurinn þarf { $ms } ms til að vista leik, svo svör koma seint. Notaðu hraðari disk.
check-database-unsafe = Slökkt er á stillingu PostgreSQL, { $setting }. Við straumrof gætu leikir tapast sem allir hafa séð. Kveiktu á henni.
check-database-few = PostgreSQL leyfir { $most } tengingar en þessi ferli gætu þurft { $wanted }. Hækkaðu max_connections.
check-names-fit = Nöfnin passa við valkostina fyrir milliþjón.
check-names-wrong = --domain þarf bert nafn eins og games.example.org, ekki { $name }.
check-names-none = Vöfrum sem koma með nafni verður hafnað. Bættu nafninu við með --domain.
check-names-direct = Án --proxy teljast allir á bak við milliþjón sem einn gestur og vafrakökur eru ekki merktar öruggar. Bættu við --proxy ef milliþjónn er fyrir framan.
check-names-open = Hver sem nær beint til { $host } getur falsað hausana sem --proxy treystir. Notaðu --host 127.0.0.1 eða leyfðu aðeins milliþjóninum að ná til gáttarinnar.
check-push-possible = Hægt er að láta leikmenn vita þegar þeir eiga leik.
check-push-package = Ekki er hægt að láta leikmenn vita þegar þeir eiga leik. Keyrðu: pip install 'pyrite[serve]'
check-push-unreachable = Ekki er hægt að láta leikmenn vita þegar þeir eiga leik: ekki næst í gátt 443 hjá { $service }.
database-in-use = Annar Pyrite-þjónn notar þennan gagnagrunn ({ $file }). Stöðvaðu hann eða veldu annan gagnagrunn með --db.
database-newer = Nýrra Pyrite skrifaði þennan gagnagrunn (útgáfa { $version }). Settu þá útgáfu upp eða veldu annan gagnagrunn með --db.
database-unusable = Ekki er hægt að nota gagnagrunninn: { $problem }
verify-noted = Gátsummurnar sem þú skrifaðir hjá þér fyrir gjöf stemma við skrána.
verify-not-noted = Gátsumma sem þú skrifaðir hjá þér fyrir gjöf er ekki í skránni.
verify-seen = Gátsumman og innsiglin stemma við það sem þetta tæki skráði áður en það opnaði textann þinn.
verify-not-seen = Það sem þjónninn sýndi stemmir ekki við það sem þetta tæki skráði áður en það opnaði textann þinn. Kannski voru spilin gefin aftur þar til einhverjum líkaði við þau.
verify-no-note = Þetta tæki á enga skráningu frá því fyrir gjöf og getur því ekki séð hvort gefið var oftar en einu sinni. Leikmenn geta athugað það á tækinu sem þeir spiluðu á.
verify-kept = Leyndarmál borðsins stemmir við gátsummu þess.
verify-not-kept = Leyndarmál borðsins stemmir ekki við gátsummu þess.
verify-sealed = Allir textar stemma við innsiglin sem sýnd voru áður en fyrsti textinn var opnaður: { $players }.
verify-not-sealed = Texti stemmir ekki við innsiglið sem sýnt var áður.
verify-open = Textarnir voru ekki innsiglaðir. Sá sem skrifaði þann síðasta gat valið spilin ef hann þekkti leyndarmálið.
verify-no-texts = Enginn leikmaður bætti við texta. Sá sem rekur þjóninn gat valið spilin.
verify-dealt = Spilin voru stokkuð með þessu leyndarmáli og textum leikmanna.
verify-not-dealt = Spilin voru ekki stokkuð með þessu leyndarmáli og textum leikmanna.
verify-played = Allir leikir í skránni voru leyfilegir með þessum spilum.
verify-fair = Stokkunin var heiðarleg: enginn gat valið spilin.
verify-fits = Öll gildi passa saman. Það er ekki sönnun enn: aðeins skráning leikmanns sýnir að gefið var bara einu sinni.
verify-unproven = Engu var breytt síðar, en það sannar ekki að enginn hafi valið spilin.
verify-unfair = Þessari stokkun er ekki treystandi.
verify-no-shuffle = { $file } var ekki spilaður á þjóni, svo þar er engin stokkun til að athuga.
file-cannot-read = Ekki er hægt að lesa { $file }: { $problem }.
file-cannot-write = Ekki er hægt að skrifa { $file }: { $problem }.
file-no-text = { $file } er ekki textaskrá. Vistaðu hana sem UTF-8.
file-empty = { $file } er tóm. Gefðu upp skrá með leik.
file-too-long = { $file } er of löng fyrir skráðan leik. Hún má vera í mesta lagi { $most } bæti.
file-record = { $file }: { $problem }
folder-not-empty = Mappan { $folder } er ekki tóm. Veldu nýja.
output-failed = Ekki er hægt að skrifa úttakið: { $problem }.
system-EACCES = aðgangi er hafnað
system-EADDRINUSE = þegar í notkun
system-EEXIST = þegar til
system-EISDIR = það er mappa
system-ENAMETOOLONG = nafnið er of langt
system-ENOENT = skrá eða mappa fannst ekki
system-ENOSPC = diskurinn er fullur
system-ENOTDIR = hluti slóðarinnar er ekki mappa
system-EROFS = diskurinn er skrifvarinn
usage-did-you-mean = Áttirðu við { $word }?
file-exists = { $file } er þegar til. Veldu annað heiti.
resume-no-record = { $file } er ekki skráður leikur.
resume-busy = Leikurinn í { $file } er opinn annars staðar. Lokaðu honum þar fyrst.
resume-damaged = Ekki er hægt að halda áfram með leikinn í { $file }: { $problem }
resume-needs = Leikurinn í { $file } þarf einingu: { $problem }
resume-over = Leiknum í { $file } er lokið. Horfðu á hann með pyrite replay.
resume-torn = Síðasta lína { $file } er ófullgerð og var sleppt.
usage-resume = --resume tekur borðið úr skránni. Slepptu { $option }.
usage-lesson = --lesson kemur með sitt eigið borð. Slepptu { $option }.
usage-lesson-unknown = Óþekkt kennslustund: { $lesson }. Kennslustundir: { $known }.
usage-speed = { $speed } er ekki hraði. Notaðu { $known }, eða tölu, til dæmis 2 fyrir tvöfaldan hraða.
usage-no-command = Óþekkt skipun: { $command }. Skipanirnar eru { $known }.
usage-no-option = Óþekktur valkostur: { $option }. Sjá { $command } --help.
usage-no-value = { $option } þarf gildi. Sjá { $command } --help.
usage-missing = { $option } vantar. Sjá { $command } --help.
usage-bad-value = Ógilt gildi fyrir { $option }. Sjá { $command } --help.
usage-whole = { $option } þarf heila tölu, ekki { $value }. Dæmi: { $option } { $example }
usage-range = { $option } þarf heila tölu frá { $least } til { $most }, ekki { $value }.
usage-twice = { $option } er gefið tvisvar. Slepptu öðru.
usage-extra = Óvænt viðfang: { $words }. Sjá { $command } --help.
usage-other = { $problem } Sjá { $command } --help.
usage-language = Óþekkt tungumál: { $lang }. Tungumálin eru { $known }.
usage-option = { $text } er ekki valkostur. Skrifaðu heiti=gildi, til dæmis rounds=2.
usage-not-single = Þetta er ekki valkostur borðs. Notaðu { $option } { $value } í staðinn.
usage-flag = { $flag } getur ekki verið { $value }. Mögulegt er: { $known }. ({ $rule })
usage-no-editions = { $game } á sér engar útgáfur. Slepptu --edition.
usage-no-modules = { $game } hefur engar einingar. Slepptu --module.
usage-seat = { $seat } er ekki sæti. Sætin við þetta borð eru A til { $last }.
usage-games = --games verður að vera að minnsta kosti 1, ekki { $games }.
usage-shell = Óþekkt skel: { $shell }. Skeljarnar eru { $known }.
usage-step = --step bíður eftir Enter, svo leikurinn getur ekki komið af staðalinntaki. Vistaðu hann fyrst í skrá.

## Hjálp

## Mælingar

bench-running = Mæling
bench-figure = Mælistærð
bench-value = Niðurstaða
bench-goal = Markmið

### Mida käsurida ja terminalimäng ütlevad.
### $seat ja $target on mängijate nimed, $card, $tool ja $dwarf asjade nimed, $goal on arv.

## Küsimused mängijale

ask-turn = Sinu käik
ask-pick_goal = Sinu tunnel jõuab mitme kinnise kaardini. Millise avad esimesena?
ask-turn_goal = Lõpukaart { $goal } sobib mõlemat pidi. Kuidas see peaks jääma?
ask-take_gold = Vali kullakaart.
ask-veto = { $seat } tahab { $play }. Kas lubad või paned veto?
ask-steal = Vargus läks korda! Kelle kulda sa varastad?
ask-swap_goals = Kas vahetad lõpukaardid { $first } ja { $second } või jätad paigale? Seda tead ainult sina.
ask-keep_discard = Millise neist mahapandud kaartidest sa endale jätad?
ask-lay_path = Tunnelispetsialist: pane lauale tunnelikaart.
ask-pay_toll = { $seat } palub, et sa maksaksid valvurile { $guard }. Kas maksad 1 kulla, kui sinna pannakse tunnelikaart?
ask-push_goal = Sa avasid kirstu. Millise lõpukaardi lükkad ühe ruudu võrra itta?
ask-see_dwarf = Sa avasid kirstu. Kelle rolli sa vaatad?
ask-choose_discard = Sa avasid kirstu. Millise neist mahapandud kaartidest sa endale jätad?
ask-take_card = Sa avasid kirstu. Kelle käest sa kaardi võtad?
ask-keep_drawn = Sa avasid kirstu. Millise neist kaartidest sa endale jätad?
ask-other = Mida sa teed?
prompt = { $dwarf } · 1–{ $n } või ? >
told-unknown = { $seat }: { $what }

## Mida mängija saab teha: lõpetab lause, mis algab „Anu tahab“

act-place = panna lauale: { $card }
act-ladder = panna lauale: { $card }
act-diversion = tõsta kaardiga „{ $card }“ uusima tunnelikaardi siia
act-break =
    { $whom ->
        [you] lõhkuda sinu
        [self] lõhkuda enda
       *[other] lõhkuda mängija { $target }
    } { $tool ->
        [latern] laterna
       *[other] { $tool }
    }
act-repair =
    { $whom ->
        [you] parandada sinu
        [self] parandada enda
       *[other] parandada mängija { $target }
    } { $tool ->
        [latern] laterna
       *[other] { $tool }
    }
act-rockfall = tekitada tunnelis varingu
act-map = vaadata lõpukaarti { $goal }
act-theft = kavandada vargust
act-hands_off =
    { $whom ->
        [you] nurjata sinu varguse
        [self] loobuda oma vargusest
       *[other] nurjata mängija { $target } varguse
    }
act-trapped =
    { $whom ->
        [you] vangistada sinu
       *[other] vangistada mängija { $target }
    }
act-freed =
    { $whom ->
        [you] vabastada sinu
        [self] end vabastada
       *[other] vabastada mängija { $target }
    }
act-inspection =
    { $whom ->
        [you] vaadata sinu rolli
       *[other] vaadata mängija { $target } rolli
    }
act-swap_hats =
    { $whom ->
        [you] anda sulle uue rolli
        [self] võtta uue rolli
       *[other] anda mängijale { $target } uue rolli
    }
act-swap_hands =
    { $whom ->
        [you] vahetada kaardid sinuga
       *[other] vahetada kaardid mängijaga { $target }
    }
act-goal_swap = vahetada lõpukaardid { $first } ja { $second } või ainult teeselda
act-trove = otsida pealmiste mahapandud kaartide seast
act-turnabout = pöörata mängusuuna ümber
act-path_specialist = panna lauale kaks tunnelikaarti
act-seat =
    { $whom ->
        [you] kasutada sinu peal kaarti „{ $card }“
       *[other] kasutada mängija { $target } peal kaarti „{ $card }“
    }
act-alone = kasutada kaarti „{ $card }“
act-pass = passida ja panna maha: { $cards }
act-shed = panna maha: { $cards } ja eemaldada enda eest: { $front }
act-guard = panna maha: { $cards } ja seada välja valvur
act-beg = paluda, et { $target } maksaks valvurile { $guard }
act-agree = nõustuda maksma
act-refuse = keelduda maksmast
act-done = rohkem tunnelikaarte mitte panna
act-choose =
    { $goal ->
        [0] see kaart esimesena
       *[other] lõpukaart { $goal } esimesena
    }
act-upright = õigetpidi
act-turned = tagurpidi
act-take = võtta kaart väärtusega { $value }
act-keep = jätta endale: { $card }
act-push = lükata lõpukaarti { $goal }
act-look = vaadata mängija { $target } rolli
act-rob = võtta mängijalt { $target } kaart
act-steal = varastada mängijalt { $target } 1 kuld
act-swap = vahetada need kaks lõpukaarti
act-leave = jätta need paigale
act-allow = lubada
act-veto = panna veto

## Laud

status-round = Voor { $round }/{ $rounds }
status-pile =
    { $n ->
        [0] Virn on tühi
        [one] virnas { $n } kaart
       *[other] virnas { $n } kaarti
    }
status-you = Sina: { $dwarf }
status-gold = Sinu kuld: { $n }
status-backwards = vastupäeva
status-guard = Valvur { $number } ({ $seat }): { $exit }
seats-seat = Mängija
seats-cards = Kaarte
seats-gold = Kulda
seats-you = sina
news-title = Pärast su eelmist käiku
hand-title = Käes
know-nothing = Sa ei tea rohkem kui teised.
know-goal = Lõpukaart { $goal }: { $card }.
know-chest = Kirst ruudul { $cell }, peal { $card }: { $chest }.
know-dwarf = { $seat }: { $dwarf }.
know-all = { $where }: { $names }.
know-among = { $where }: nende seas { $names }.
know-some = { $where }: vähemalt { $n } neist: { $names }.
know-order = { $where }: { $names } selles järjekorras, kuid üks neist võeti kätte.
know-hand = käsi ({ $seat })
know-dwarf-of = roll ({ $seat })
know-goal-of = lõpukaart { $number }
know-spare = kasutamata rollid
know-discards = mahapandud kaardid

## Mis juhtus

event-round_started = Algab voor { $round }. { $who ->
        [you] Sina alustad.
       *[other] { $seat } alustab.
    }
event-dwarf_dealt = Sinu roll selles voorus: { $dwarf }.
event-drew = Sa võtad kaardi: { $card }.
event-placed =
    { $who ->
        [you] Sa paned lauale: { $card }.
       *[other] { $seat } paneb lauale: { $card }.
    }
event-broke =
    { $who ->
        [you]
            { $whom ->
                [you] Sa lõhud iseenda
               *[other] Sa lõhud mängija { $target }
            }
       *[other]
            { $whom ->
                [you] { $seat } lõhub sinu
                [self] { $seat } lõhub enda
               *[other] { $seat } lõhub mängija { $target }
            }
    } { $tool ->
        [latern] laterna
       *[other] { $tool }
    }.
event-repaired =
    { $who ->
        [you]
            { $whom ->
                [you] Sa parandad enda
               *[other] Sa parandad mängija { $target }
            }
       *[other]
            { $whom ->
                [you] { $seat } parandab sinu
                [self] { $seat } parandab enda
               *[other] { $seat } parandab mängija { $target }
            }
    } { $tool ->
        [latern] laterna
       *[other] { $tool }
    }.
event-collapsed =
    { $who ->
        [you] Sa tekitad varingu: { $card }.
       *[other] { $seat } tekitab varingu: { $card }.
    }
event-looked =
    { $who ->
        [you] Sa vaatad lõpukaarti { $goal }: { $card }.
       *[other]
            { $goal ->
                [0] { $seat } piilub kirstu.
               *[other] { $seat } vaatab lõpukaarti { $goal }.
            }
    }
event-looked_chest = Sa piilud kirstu: { $chest }. Tunnelikaart selle peal: { $card }.
event-passed =
    { $who ->
        [you] Sa passid ja paned maha: { $cards }.
       *[other]
            { $n ->
                [one] { $seat } passib.
               *[other] { $seat } passib ja paneb maha { $n } kaarti.
            }
    }
event-dropped =
    { $who ->
        [you] Sa paned maha: { $cards }.
       *[other]
            { $n ->
                [one] { $seat } paneb ühe kaardi maha.
               *[other] { $seat } paneb maha { $n } kaarti.
            }
    }
event-goal_shown =
    { $who ->
        [you] Sa kaevad end lõpukaardini { $goal }: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
       *[other] { $seat } kaevab end lõpukaardini { $goal }: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
    }
event-cancelled =
    { $who ->
        [you] Sa paned veto kaardile „{ $card }“.
       *[other] { $seat } paneb veto kaardile „{ $card }“.
    }
event-skipped =
    { $who ->
        [you] Sul on kaardid otsas ja sa jääd vahele.
       *[other] { $seat } jääb vahele, sest kaardid on otsas.
    }
event-round_ended =
    { $treasure ->
        [yes] Kuld on leitud. Voor on läbi.
       *[no] Kulda ei leitud. Voor on läbi.
    }
event-dwarf_shown =
    { $who ->
        [you] Sina olid { $dwarf }.
       *[other] { $seat } oli { $dwarf }.
    }
event-spare_shown =
    { $n ->
        [one] Kasutamata roll oli { $dwarfs }.
       *[other] Kasutamata rollid olid { $dwarfs }.
    }
event-gold_drawn =
    { $cards ->
        [one] Jagatakse { $cards } kullakaart.
       *[other] Jagatakse { $cards } kullakaarti.
    }
event-took_gold =
    { $who ->
        [you] Sa saad kullakaardi väärtusega { $value }.
       *[other] { $seat } saab kullakaardi.
    }
event-was_paid =
    { $who ->
        [you] Sa saad { $sum } kulda.
       *[other] { $seat } saab { $sum } kulda.
    }
event-laid_open = Üks tunnelikaart on algusest peale laual: { $card }.
event-trapped =
    { $who ->
        [you] Sa vangistad mängija { $target }.
       *[other]
            { $whom ->
                [you] { $seat } vangistab sinu!
               *[other] { $seat } vangistab mängija { $target }.
            }
    }
event-theft =
    { $who ->
        [you] Sa kavandad vargust.
       *[other] { $seat } kavandab vargust.
    }
event-freed =
    { $who ->
        [you]
            { $whom ->
                [you] Sa vabastad enda.
               *[other] Sa vabastad mängija { $target }.
            }
       *[other]
            { $whom ->
                [you] { $seat } vabastab sinu.
                [self] { $seat } vabastab enda.
               *[other] { $seat } vabastab mängija { $target }.
            }
    }
event-theft_stopped =
    { $who ->
        [you]
            { $whom ->
                [you] Sa loobud oma vargusest.
               *[other] Sa nurjad mängija { $target } varguse.
            }
       *[other]
            { $whom ->
                [you] { $seat } nurjab sinu varguse.
                [self] { $seat } loobub oma vargusest.
               *[other] { $seat } nurjab mängija { $target } varguse.
            }
    }
event-inspected =
    { $who ->
        [you] Sa vaatad mängija { $target } rolli: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } vaatab sinu rolli.
               *[other] { $seat } vaatab mängija { $target } rolli.
            }
    }
event-hat_swapped =
    { $who ->
        [you] Sa vahetad oma rolli kasutamata rolli vastu.
       *[other] { $seat } vahetab oma rolli kasutamata rolli vastu.
    }
event-party = Kõigi rollid segatakse ja jagatakse uuesti.
event-hands_swapped =
    { $who ->
        [you]
            { $n ->
                [0] Sa vahetad kaardid mängijaga { $target } ega saa midagi.
               *[other] Sa vahetad kaardid mängijaga { $target } ja saad: { $cards }.
            }
       *[other]
            { $whom ->
                [you]
                    { $n ->
                        [0] { $seat } vahetab kaardid sinuga. Sa ei saa midagi.
                       *[other] { $seat } vahetab kaardid sinuga. Sa saad: { $cards }.
                    }
               *[other] { $seat } vahetab kaardid mängijaga { $target }.
            }
    }
event-turned_about =
    { $direction ->
        [1] Mäng käib jälle päripäeva.
       *[other] Nüüd käib mäng vastupäeva.
    }
event-chose =
    { $who ->
        [you]
            { $swapped ->
                [yes] Sa vahetad lõpukaardid { $first } ja { $second }.
               *[no] Sa jätad lõpukaardid { $first } ja { $second } paigale.
            }
       *[other] { $seat } vahetab lõpukaardid { $first } ja { $second } või ainult teeskleb.
    }
event-lifted =
    { $who ->
        [you] Sa võtad uusima tunnelikaardi üles.
       *[other] { $seat } võtab uusima tunnelikaardi üles.
    }
event-searched =
    { $who ->
        [you] Sa otsid segatud mahapandud kaartide seast.
       *[other] { $seat } otsib segatud mahapandud kaartide seast.
    }
event-kept =
    { $who ->
        [you] Sa jätad endale: { $card }.
       *[other] { $seat } valib { $of } kaardist ühe.
    }
event-reached =
    { $who ->
        [you] Sa jõuad erilisse paika.
       *[other] { $seat } jõuab erilisse paika.
    }
event-chest_reached =
    { $who ->
        [you] Sa kaevad end kirstuni: { $card }.
       *[other] { $seat } kaevab end kirstuni: { $card }.
    }
event-opened = Kirstus: { $chest }.
event-cover_lost = Üks kirst jääb varingu alla.
event-pushed =
    { $who ->
        [you] Sa lükkad lõpukaarti { $goal } itta.
       *[other] { $seat } lükkab lõpukaarti { $goal } itta.
    }
event-taken =
    { $who ->
        [you] Sa võtad mängijalt { $target } kaardi: { $card }.
       *[other]
            { $whom ->
                [you] { $seat } võtab sinult kaardi: { $card }.
               *[other] { $seat } võtab kaardi mängijalt { $target }.
            }
    }
event-burned =
    { $cards ->
        [one] Virna pealmine kaart läheb nägemata maha.
       *[other] Virna { $cards } pealmist kaarti läheb nägemata maha.
    }
event-coins =
    { $who ->
        [you] Sa saad { $n } kulda.
       *[other] { $seat } saab { $n } kulda.
    }
event-paid_coins =
    { $who ->
        [you] Sa maksad { $n } kulda.
       *[other] { $seat } maksab { $n } kulda.
    }
event-changed =
    { $who ->
        [you] Sa vahetad kullakaardi väärtusega { $value } müntideks.
       *[other] { $seat } vahetab kullakaardi müntideks.
    }
event-found_gold =
    { $who ->
        [you] Sa saad kullakaardi väärtusega 1.
       *[other] { $seat } saab kullakaardi väärtusega 1.
    }
event-guard_set = Valvur sulgeb nüüd ühe väljapääsu.
event-guard_gone = Üks valvur lahkub vooru lõpuni.
event-acted_steal =
    { $who ->
        [you] Sa varastad mängijalt { $target } 1 kulla.
       *[other]
            { $whom ->
                [you] { $seat } varastab sinult 1 kulla!
               *[other] { $seat } varastab mängijalt { $target } 1 kulla.
            }
    }
event-acted_beg =
    { $who ->
        [you] Sa palud, et { $target } maksaks valvurile { $guard }.
       *[other]
            { $whom ->
                [you] { $seat } palub, et sa maksaksid valvurile { $guard }.
               *[other] { $seat } palub, et { $target } maksaks valvurile { $guard }.
            }
    }
event-acted_agree =
    { $who ->
        [you] Sa nõustud maksma.
       *[other] { $seat } nõustub maksma.
    }
event-acted_refuse =
    { $who ->
        [you] Sa keeldud maksmast.
       *[other] { $seat } keeldub maksmast.
    }
event-acted =
    { $who ->
        [you] Sa otsustad: { $play }.
       *[other] { $seat } otsustab: { $play }.
    }
event-game_ended = Mäng on läbi.

## Vooru lõpp, mängu lõpp

round-over = Voor on läbi
round-wait = Jätkamiseks vajuta Enter.
result-goals = Lõpukaardid
result-chests = Kirstud
result-found = leidis { $seat }
result-seat = Mängija
result-before = Enne
result-dwarf = Roll
end-title = Lõpptulemus
end-won = Sina võitsid!
end-lost = Täna ei vedanud. Kas mängime veel?

## Mängimine terminalis

play-welcome = Tere tulemast Pyrite'i. { $seats } mängijat, sina istud kohal { $seat }. ? näitab abi, quit lõpetab.
play-left = Sa lahkud lauast.
play-no-number =
    { $n ->
        [one] Numbrit { $number } pole. On ainult 1.
       *[other] Numbrit { $number } pole. Vali 1 kuni { $n }.
    }
play-no-number-then =
    { $n ->
        [one] Pärast valikut { $what } numbrit { $number } pole. On ainult 1.
       *[other] Pärast valikut { $what } numbrit { $number } pole. Vali 1 kuni { $n }.
    }
play-too-much = { $what }: pärast { $text } pole enam midagi valida. Trüki ainult { $text }.
play-why-what = Lisa käik, mida soovid teha, näiteks: why NESW@1,0
play-why-allowed = Seda saad praegu teha.
play-advice = Robot teeks nii: { $action }. { $reason }
play-save-where = Lisa faili nimi, näiteks: save mang.txt
play-saved = Mäng on salvestatud faili { $file }.
play-kept = Sinu mäng on salvestatud. Jätka seda käsuga pyrite play.
play-unsaved = Sinu mängu ei salvestata. Faili { $file } ei saa kirjutada: { $problem }. Käsuga save FAIL salvestad selle mujale.
play-back = Tere tulemast tagasi. { $seats } mängijat, sina istud kohal { $seat }. ? näitab abi, quit lõpetab.
play-nearest = Kas mõtlesid: { $word }?
saved-game = { $when }, { $game }, { $seats } mängijat, voor { $round }/{ $rounds }
saved-game-unread = { $when }, { $game }, { $seats } mängijat
offer = Sul on pooleli mäng: { $about }.
offer-choice = Enter: jätka, n: uus mäng, d: kustuta see, q: lõpeta
offer-kept = See jääb faili { $file }. Jätka seda käsuga pyrite play --resume FAIL.

## Muud käsud

rules-nothing = Ükski reegel ei maini sõna { $about }.
replay-wait = Enter: edasi, q: lõpeta
replay-unfinished = Siin salvestus lõpeb. Mäng jäi lõpetamata.
replay-cut = { $file } katkeb keset viimast rida ({ $line }). Näidatakse kõike enne seda.
modules-key = Moodul
modules-title = Nimi
modules-source = Allikas
modules-rules = Reeglid
modules-cards = Kaarte
modules-seats = Kohti
modules-edition = Väljaanne
modules-option = Valik
modules-values = Väärtused
modules-part = Osa
modules-card = Kaart
modules-sure = Kindlus
modules-sure-B = B  üks allikas
modules-sure-U = U  meie ettepanek
modules-explained = Me ei saanud kõiki trükitud kaarte kontrollida. Mida siin pole, on kindel (A: kaks allikat ühtivad). B: üks allikas. U: meie ettepanek, mis sobib trükitud arvudega. Kui sinu karp on teistsugune, vaata docs/decks.md.
sim-progress = Mänge
sim-games =
    { $games ->
        [one] { $games } mäng, { $moves } käiku, { $seconds } s
       *[other] { $games } mängu, { $moves } käiku, { $seconds } s
    }
sim-speed = { $moves_per_s } käiku sekundis
sim-length = { $mean_moves } käiku mängu kohta
sim-gold = Kulda
sim-wins = Võite
sim-bot = Robot
sim-broken = Tööprotsess katkestati. Proovi uuesti vähemate mängude või suurema mäluga.
sim-stopped = Peatatud, mängitud { $games } mängu { $wanted } asemel.

## Kui midagi ei saa teha

serve-at = Pyrite töötab aadressil { $address } (Ctrl-C peatab serveri, mängud on salvestatud).
serve-stopped = Peatatud. Kõik mängud on salvestatud ja jätkuvad, kui serveri uuesti käivitad.
serve-cannot-listen = Server ei saa kuulata aadressil { $host }, pordil { $port }: { $problem }. Proovi teist porti valikuga --port.
serve-bad-host = { $host } ei ole selle arvuti aadress. Kasuta --host 127.0.0.1 ainult selle arvuti jaoks või --host 0.0.0.0 kõigi jaoks, kes selleni ulatuvad.
serve-extra = Mõni pakett puudub. Käivita: pip install 'pyrite[serve]'
serve-workers-database = Mitu protsessi vajab PostgreSQL-i, sest SQLite'i fail kuulub ainult ühele. Nimeta andmebaas valikuga --db postgresql+psycopg://… või jäta --workers ära.
serve-workers-ports = Iga protsess vajab oma porti. Vali --port vahemikus 1 kuni { $most }.
serve-workers = Protsessid kuulavad portidel { $first } kuni { $last }. Pane nende ette puhverserver, mis saadab iga laua ühele neist, vaata docs/run-a-server.md.
check-line = { $result ->
        [ok] Korras
        [warning] Hoiatus
       *[failed] Viga
    }: { $text }
check-ready = Server on käivitamiseks valmis.
check-not-ready = Server ei ole valmis. Paranda vead.
check-core-fast = Mängumootor on kompileeritud.
check-core-slow = Mängumootor ei ole kompileeritud, seega võtab iga käik mitu korda kauem aega. Paigalda C-kompilaator ja siis Pyrite uuesti.
check-page-built = Brauserileht on paigaldatud.
check-files-enough = Võimalik on { $room } ühendust.
check-files-few = Võimalik on ainult { $room } ühendust. Tõsta avatud failide piirangut: LimitNOFILE= systemd-s, --ulimit nofile= konteineri jaoks.
check-ports-free = Port { $port } on vaba.
check-ports-ours = Pordil { $port } töötab Pyrite'i server.
check-rights-private = Andmebaasi saab lugeda ainult selle omanik.
check-rights-others = Teised saavad lugeda andmebaasi, milles on segamise saladused. Server muudab selle käivitudes ära.
check-database-new = Server loob andmebaasi kohta { $file }.
check-database-folder = Andmebaasi ei saa luua kohta { $file }. Loo selle kaust ja luba serveri kasutajal sinna kirjutada.
check-database-empty = Andmebaas on tühi. Server loob selle tabelid.
check-database-create = Andmebaas on tühi ja selle kasutaja ei tohi tabeleid luua. Tee see kasutaja andmebaasi omanikuks.
check-database-old = Andmebaas on varasemast versioonist. Server uuendab selle käivitudes, seega varunda see enne.
check-database-fits = Andmebaasis on õiged tabelid ja server tohib sinna kirjutada.
check-database-works = Andmebaasi saab kirjutada. Käik salvestub { $ms } ms-ga.
check-database-late = Andmebaas vajab käigu salvestamiseks { $ms } ms, seega tulevad vastused hilja. Kasuta kiiremat ketast.
check-database-unsafe = PostgreSQL-i seade { $setting } on väljas. Voolukatkestus võiks kaotada käike, mida mängijad on juba näinud. Lülita see sisse.
check-database-few = PostgreSQL lubab { $most } ühendust, aga need protsessid võivad vajada { $wanted }. Suurenda väärtust max_connections.
check-names-fit = Nimed sobivad puhverserveri valikutega.
check-names-wrong = --domain vajab paljast nime nagu games.example.org, mitte { $name }.
check-names-none = Brausereid, mis tulevad nime kaudu, ei lubata sisse. Lisa nimi valikuga --domain.
check-names-direct = Ilma valikuta --proxy loetakse kõik puhverserveri taga olijad üheks külastajaks ja küpsised ei ole turvaliseks märgitud. Lisa --proxy, kui ees on puhverserver.
check-names-open = Igaüks, kes pääseb otse aadressile { $host }, saab võltsida päiseid, mida --proxy usaldab. Kasuta --host 127.0.0.1 või lase pordile ainult puhverserver.
check-push-possible = Mängijatele saab teatada, kui on nende kord.
check-push-package = Mängijatele ei saa teatada, kui on nende kord. Käivita: pip install 'pyrite[serve]'
check-push-unreachable = Mängijatele ei saa teatada, kui on nende kord: { $service } ei ole pordil 443 kättesaadav.
database-in-use = Teine Pyrite'i server kasutab seda andmebaasi ({ $file }). Peata see või vali valikuga --db teine andmebaas.
database-newer = Selle andmebaasi on kirjutanud uuem Pyrite (versioon { $version }). Paigalda see versioon või vali valikuga --db teine andmebaas.
database-unusable = Andmebaasi ei saa kasutada: { $problem }
verify-noted = Räsid, mille sa enne jagamist üles kirjutasid, kattuvad salvestusega.
verify-not-noted = Räsi, mille sa enne jagamist üles kirjutasid, ei ole salvestuses.
verify-seen = Räsi ja pitserid vastavad sellele, mille see seade enne sinu teksti avamist üles märkis.
verify-not-seen = See, mida server näitas, ei vasta sellele, mille see seade enne sinu teksti avamist üles märkis. Võib-olla jagati kaarte uuesti, kuni need kellelegi meeldisid.
verify-no-note = Sellel seadmel ei ole jagamiseelset märget, seega ei tea see, kas kaarte jagati mitu korda. Mängijad saavad seda kontrollida seadmes, milles nad mängisid.
verify-kept = Laua saladus vastab räsile.
verify-not-kept = Laua saladus ei vasta räsile.
verify-sealed = Iga tekst vastab pitserile, mida näidati enne esimese teksti avamist: { $players }.
verify-not-sealed = Üks tekst ei vasta pitserile, mida enne näidati.
verify-open = Tekstid ei olnud pitseeritud. Viimase teksti kirjutaja võis kaardid valida, kui ta saladust teadis.
verify-no-texts = Ükski mängija ei lisanud teksti. Serveri pidaja võis kaardid valida.
verify-dealt = Kaardid segati selle saladuse ja mängijate tekstidega.
verify-not-dealt = Kaarte ei segatud selle saladuse ja mängijate tekstidega.
verify-played = Iga käik salvestuses oli nende kaartidega lubatud.
verify-fair = Segamine oli aus: keegi ei saanud kaarte valida.
verify-fits = Kõik väärtused sobivad kokku. See ei ole veel tõend: alles mängija märge näitab, et kaardid jagati ainult üks kord.
verify-unproven = Hiljem ei muudetud midagi, kuid see ei tõesta, et keegi kaarte ei valinud.
verify-unfair = Seda segamist ei saa usaldada.
verify-no-shuffle = Mängu { $file } ei mängitud serveris, seega pole segamist, mida kontrollida.
file-cannot-read = Faili { $file } ei saa lugeda: { $problem }.
file-cannot-write = Faili { $file } ei saa kirjutada: { $problem }.
file-no-text = { $file } ei ole tekstifail. Salvesta see UTF-8 kujul.
file-empty = { $file } on tühi. Anna salvestatud mängu fail.
file-too-long = { $file } on salvestatud mängu jaoks liiga pikk. Lubatud on kõige rohkem { $most } baiti.
file-record = { $file }: { $problem }
folder-not-empty = Kaust { $folder } ei ole tühi. Vali uus.
output-failed = Väljundit ei saa kirjutada: { $problem }.
system-EACCES = ligipääs keelatud
system-EADDRINUSE = juba kasutusel
system-EEXIST = juba olemas
system-EISDIR = see on kaust
system-ENAMETOOLONG = nimi on liiga pikk
system-ENOENT = faili või kausta ei leitud
system-ENOSPC = ketas on täis
system-ENOTDIR = osa failiteest ei ole kaust
system-EROFS = ketas on kirjutuskaitstud
usage-did-you-mean = Kas mõtlesid: { $word }?
file-exists = Fail { $file } on juba olemas. Vali teine nimi.
resume-no-record = { $file } ei ole salvestatud mäng.
resume-busy = Mäng failis { $file } on mujal avatud. Sulge see enne seal.
resume-damaged = Mängu failis { $file } ei saa jätkata: { $problem }
resume-needs = Mäng failis { $file } vajab moodulit: { $problem }
resume-over = Mäng failis { $file } on läbi. Vaata seda käsuga pyrite replay.
resume-torn = Faili { $file } viimane rida on poolik ja jäeti välja.
usage-resume = --resume võtab laua failist. Jäta { $option } ära.
usage-lesson = --lesson toob oma laua. Jäta { $option } ära.
usage-lesson-unknown = Tundmatu õppetund: { $lesson }. Õppetunnid: { $known }.
usage-speed = { $speed } ei ole kiirus. Kasuta { $known } või arvu, näiteks 2 on kaks korda kiirem.
usage-no-command = Tundmatu käsk: { $command }. Käsud: { $known }.
usage-no-option = Tundmatu valik: { $option }. Vaata { $command } --help.
usage-no-value = { $option } vajab väärtust. Vaata { $command } --help.
usage-missing = { $option } puudub. Vaata { $command } --help.
usage-bad-value = Valiku { $option } väärtus ei sobi. Vaata { $command } --help.
usage-whole = { $option } vajab täisarvu, mitte { $value }. Näide: { $option } { $example }
usage-range = { $option } vajab täisarvu { $least } kuni { $most }, mitte { $value }.
usage-twice = { $option } on antud kaks korda. Jäta üks ära.
usage-extra = Ootamatu argument: { $words }. Vaata { $command } --help.
usage-other = { $problem } Vaata { $command } --help.
usage-language = Tundmatu keel: { $lang }. Keeled: { $known }.
usage-option = { $text } ei ole valik. Kirjuta nimi=väärtus, näiteks rounds=2.
usage-not-single = See ei ole laua valik. Kasuta selle asemel { $option } { $value }.
usage-flag = { $flag } ei saa olla { $value }. Võimalikud: { $known }. ({ $rule })
usage-no-editions = Mängul { $game } pole väljaandeid. Jäta --edition ära.
usage-no-modules = Mängul { $game } pole mooduleid. Jäta --module ära.
usage-seat = { $seat } ei ole koht. Selle laua kohad: A kuni { $last }.
usage-games = --games peab olema vähemalt 1, mitte { $games }.
usage-shell = Tundmatu kest: { $shell }. Kestad: { $known }.
usage-step = --step ootab Enterit, seega ei saa mäng tulla standardsisendist. Salvesta see enne faili.

## Abi

## Mõõtmine

bench-running = Mõõtmine
bench-figure = Mõõdik
bench-value = Tulemus
bench-goal = Eesmärk

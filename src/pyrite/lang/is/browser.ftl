### Það sem aðeins vafrinn segir: síðurnar í kringum spilið. $letter er bókstafur sætis.

## Á hverri síðu

browser-title = Pyrite
browser-home = Forsíða
browser-language = Tungumál
browser-light = Ljóst útlit
browser-dark = Dökkt útlit
browser-sounds = Hljóð
browser-loading = Augnablik …
browser-wrong = Eitthvað fór úrskeiðis
browser-no-page = Síðan fannst ekki
browser-no-page-about = Athugaðu slóðina eða byrjaðu aftur á forsíðunni.
browser-outdated = Ekki tókst að sækja þessa síðu. Kannski er komin nýrri útgáfa af Pyrite. Endurhladdu síðuna.
browser-again = Endurhlaða
browser-table = Borð { $code }
browser-name = Nafnið þitt
browser-bot = þjarkur
bot-level-random = handahóf
bot-level-easy = auðvelt
bot-level-medium = miðlungs
bot-level-hard = erfitt
bot-level-master = meistari

## Tengingin

browser-connecting = Tengist borðinu …
browser-reconnecting = Sambandið rofnaði. Tengist aftur …
browser-not-connected = Ekkert samband er núna og því var ekkert sent. Pyrite tengist aftur af sjálfsdáðum.
browser-offline = Þjónninn svarar ekki. Ertu með netsamband?
browser-no-network = Þú ert án nets. Spilað er á þjóninum og leikirnir halda áfram um leið og þú kemur aftur.
browser-no-server = Engin tenging við þjóninn
browser-works-offline = Þú getur samt lesið reglurnar og skoðað öll spilin. Leikirnir þínir eru öruggir á þjóninum og síðan hleðst aftur þegar þú ert á netinu.

## Forsíða

browser-welcome = Grafðu eftir gulli, eða haltu hinum frá því.
browser-play-now = Spila núna
browser-new-table = Nýtt borð
browser-code = Borðkóði
browser-join = Vera með
home-more = Kynnast spilinu
home-join-title = Fékkstu boð?
home-code-hint = Sex stafir
home-my-games = Leikirnir mínir
home-no-games = Leikir sem þú spilar í þessu tæki birtast hér.
home-return = Halda áfram
home-finished = Lokið
home-replay = Horfa á endursýningu
home-show-all = Sýna alla { $n }
home-public-tables = Opin borð
home-no-public-tables = Enginn bíður núna. Þú getur opnað borð.
home-search = Leita að nafni, kóða, spili eða viðbót
home-none-found = Ekkert opið borð passar við leitina. Prófaðu færri stafi.
home-look = Horfa á
home-free-seats =
    { $n ->
        [one] { $n } laust sæti
       *[other] { $n } laus sæti
    }

## Þú fréttir þegar þú átt leik

turn-yours = Þú átt leik
turn-vibration = Titra þegar ég á leik
turn-sound-offer = Þú átt leik. Á að spila hljóð næst?
turn-sound-yes = Já, spila hljóð
turn-sound-no = Nei
turn-push = Láta mig vita þegar ég á leik
turn-push-on = Kveikt. Þessi vafri lætur þig vita þegar borð bíður eftir þér, líka þegar Pyrite er lokað.
turn-push-off = Slökkt. Virkar líka þegar Pyrite er lokað.
turn-no-push-insecure = Tilkynningar þurfa öruggt vistfang (https). Spurðu þann sem rekur þennan þjón.
turn-no-push-browser = Þessi vafri getur ekki sýnt tilkynningar hér. Á iPhone þarftu fyrst að bæta Pyrite á heimaskjáinn.
turn-no-push-denied = Lokað er á tilkynningar frá þessu vefsvæði. Þú getur leyft þær í stillingum vafrans.
turn-no-push-server = Þessi þjónn getur ekki sent tilkynningar.

## Síðan þín

me-title = Síðan mín
me-about = Leikir þínir á þessum þjóni, í þessum vafra. Enginn annar sér þessa síðu.
me-nothing = Ljúktu leik og þá birtist hann hér.
me-games = leikir
me-wins = unnir
me-incomplete = Þetta eru nýjustu { $n } leikirnir þínir.
me-by-game = Eftir spili
me-by-role = Eftir hlutverki
me-partners = Í sama liði
me-partner = Með { $name } ({ $role })
me-won = { $won } af { $played } unnir
me-gold = gull í { $won } af { $played } umferðum
me-suspected = Aðrir treystu þér ekki
me-suspected-as = Hlutverk þitt: { $role }
me-times = { $n } af { $of } skiptum
me-last = Nýjustu leikir
me-game-won = unninn
me-game-lost = ekki unninn
me-data = Gögnin mín
me-data-about = Þjónninn þekkir þig af vafraköku. Hann geymir nafn þitt, sæti, leiki, það sem þú sagðir og hvaða vafra hann lætur vita.
me-export = Sækja gögnin mín
me-delete = Eyða gögnunum mínum
me-delete-about = Þetta eyðir nafni þínu, því sem þú skrifaðir, tilkynningum og vafraköku. Í leikjum sem er lokið verður þú „Leikmaður“. Í leikjum sem standa yfir tekur þjarkur sætið þitt. Þú missir þessa síðu og öll sætin þín og enginn getur endurheimt þau.
me-delete-do = Eyða öllu

## Nýtt borð

plan-seats-count =
    { $n ->
        [one] { $n } leikmaður
       *[other] { $n } leikmenn
    }
plan-modules =
    { $n ->
        [one] { $n } viðbót
       *[other] { $n } viðbætur
    }
plan-bots =
    { $n ->
        [one] { $n } þjarkur
       *[other] { $n } þjarkar
    }
plan-presets = Veldu kassa
plan-preset-classic = Klassískt 2007
plan-preset-anniversary = Afmæli 2024
plan-preset-saboteur2 = Saboteur 2
plan-preset-tournament = Mót
plan-preset-everything = Allt saman
plan-preset-lostmines = The Lost Mines
plan-keep-preset = Vista þessar stillingar
plan-preset-name = Nafn
plan-keep = Vista
plan-drop-preset = Eyða: { $name }
plan-game = Spil
plan-edition = Útgáfa
plan-rounds = Umferðir
plan-as-printed = eins og í reglunum
plan-expansions = Viðbætur
plan-people = Leikmenn
plan-seat-number = Fjöldi leikmanna
plan-against-bots = Ég gegn þjörkum
plan-with-people = Aðeins fólk
plan-person = Manneskja
plan-bot = Þjarkur: { $level }
plan-manner = Stillingar borðsins
plan-clock = Umhugsunartími
plan-no-clock = ótakmarkaður
plan-pace = Þjarkar leika
plan-at-once = strax
plan-after = eftir { $time }
plan-seconds =
    { $n ->
        [one] { $n } sekúndu
       *[other] { $n } sekúndur
    }
plan-minutes =
    { $n ->
        [one] { $n } mínútu
       *[other] { $n } mínútur
    }
plan-hours =
    { $n ->
        [one] { $n } klukkustund
       *[other] { $n } klukkustundir
    }
plan-talk-rule = Spjall
plan-talk-phrases = tilbúnar setningar
plan-talk-text = tilbúnar setningar og frjáls texti
plan-talk-none = ekkert
plan-public = Birta borðið á forsíðunni
plan-advanced = Húsreglur og eigin spil
plan-flag-must_connect-true = Verður að tengjast upphafinu
plan-flag-must_connect-false = Má liggja við hvaða opna spil sem er
plan-flag-gold_drawn-per_digger = Eitt á hvern gullgrafara
plan-flag-gold_drawn-per_seat = Eitt á hvern leikmann
plan-flag-goals_at_once-all = Öll
plan-flag-goals_at_once-one = Aðeins eitt
plan-flag-sabotage_self-false = Ekki leyft
plan-flag-sabotage_self-true = Leyft
plan-flag-discard_faces-down = Öll á hvolfi
plan-flag-discard_faces-played_up = Spiluð spil snúa upp
plan-flag-round_end-hands_empty = Þegar enginn á spil eftir
plan-flag-round_end-passes = Líka þegar allir sitja hjá
plan-flag-saboteur_pay-exact = Eins nákvæmlega og hægt er
plan-flag-saboteur_pay-drawn = Spil fyrir spil
plan-flag-misfit_goal-best = Í fastri röð
plan-flag-misfit_goal-choice = Finnandinn velur
plan-flag-next_starter-last_card = Vinstra megin við þann sem notaði síðasta spilið
plan-flag-next_starter-last_turn = Vinstra megin við þann sem átti síðasta leik
plan-flag-next_starter-played = Aðeins spiluð spil teljast
plan-flag-next_starter-played_or_discarded = Köstuð spil teljast líka
plan-flag-last_turn-cut = Umferðinni lýkur strax
plan-flag-last_turn-finished = Leikurinn er kláraður fyrst
plan-flag-treasure_always-false = Fjársjóðinn getur vantað
plan-flag-treasure_always-true = Fjársjóðurinn er alltaf með
plan-deck = Eigin spilastokkur (JSON-skrá)
plan-deck-about = Er kassinn þinn öðruvísi? Nefndu aðeins það sem er frábrugðið, til dæmis {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Eigin spilastokkur fyrir: { $names }
plan-deck-drop = Nota prentuðu spilin
plan-deck-unread = Ekki tókst að lesa skrána { $name }. Hún verður að vera JSON-hlutur eins og lýst er í docs/decks.md.
plan-open-table = Opna borðið
plan-open-and-start = Opna borðið og byrja

## Fyrir leikinn

lobby-title = Beðið eftir leikmönnum
lobby-invited = Fáðu þér sæti
lobby-sit-down = Setjast
lobby-seats = Við borðið
lobby-sit = Sitja hér
lobby-one-more = Leikmaður í þessu tæki
lobby-other-name = Hver annar spilar í þessu tæki?
lobby-cancel = Hætta við
lobby-add-bot = Bæta við þjarki
lobby-bot-level = Styrkur þjarksins í sæti { $letter }
lobby-fill = Setja þjarka í öll laus sæti
lobby-leave = Fara úr sæti { $letter }
lobby-free-seat = Losa sæti { $letter }
lobby-you = þú
lobby-away = ekki við
lobby-start = Byrja leikinn
lobby-dealing = Spilin eru stokkuð …
lobby-starts-itself = Leikurinn byrjar sjálfkrafa þegar allir eru mættir.
lobby-sit-first = Fáðu þér sæti til að byrja leikinn.
lobby-invite = Bjóða öðrum
lobby-link = Tengill á þetta borð
lobby-copy = Afrita
lobby-copied = Tengillinn er afritaður.
lobby-only-here = Þessi tengill virkar aðeins á þessari tölvu. Til að bjóða öðrum tækjum skaltu ræsa þjóninn með „{ $command }“.
lobby-qr = QR-kóði fyrir borð { $code }
lobby-shuffle = Hvernig spilin eru stokkuð
lobby-commitment-about = Borðið hefur þegar dregið leyndarmálið sem það stokkar með. Þessi gátsumma bindur það við leyndarmálið. Eftir leikinn er leyndarmálið sýnt og þú getur athugað að því var ekki skipt út.
lobby-seals-about = Tæki hvers leikmanns innsiglar handahófstexta og opnar hann ekki fyrr en sætunum hefur verið lokað. Þangað til getur enginn lesið textana. Þess vegna getur enginn valið spilin óséður, ekki heldur sá sem rekur þjóninn. Ef texti er ekki opnaður eru spilin ekki gefin og allir sjá hvers texta vantar.
lobby-seals = Innsiglaðir textar:
lobby-own-text = Textinn þinn, sem aðeins þetta tæki þekkir: { $text }
lobby-add = Bættu eigin orðum við textann þinn
lobby-add-do = Innsigla

## Lögun ganga í orðum, fyrir skjálesara: hliðar spils eins og það liggur. $sides er listi.

edge-N = upp
edge-E = til hægri
edge-S = niður
edge-W = til vinstri
shape-open = opið { $sides }
shape-apart = og önnur leið opin { $sides }
shape-ends = með botnlanga { $sides }

### Það sem vafrinn segir umfram skjáherminn: síðurnar í kringum spilið.

## Á hverri síðu

browser-title = Pyrite
browser-home = Forsíða
browser-language = Tungumál
browser-light = Ljósir litir
browser-dark = Dökkir litir
browser-sounds = Hljóð
browser-loading = Augnablik …
browser-wrong = Hér er ekkert að finna
browser-no-page = Þessi síða er ekki til hér.
browser-outdated = Ekki tókst að sækja þessa síðu. Kannski er komið nýrra Pyrite: sæktu hana aftur.
browser-again = Sækja aftur
browser-table = Borð { $code }
browser-name = Nafn þitt
browser-bot = Þjarkur
bot-level-random = af handahófi
bot-level-easy = byrjandi
bot-level-medium = reyndur
bot-level-hard = hugsar fram í tímann

## Tengingin

browser-connecting = Á leið að borðinu …
browser-reconnecting = Sambandið rofnaði. Reynt aftur …
browser-not-connected = Ekkert samband er núna og því gerðist þetta ekki. Það kemst á aftur af sjálfu sér.
browser-offline = Þjónninn svarar ekki. Ertu með netsamband?
browser-no-network = Þú ert án nets. Spilað er á þjóninum: leikirnir halda áfram um leið og þú kemur aftur.

## Forsíða

browser-welcome = Grafðu eftir gulli, eða haltu hinum frá því.
browser-play-now = Spila núna
browser-new-table = Nýtt borð
browser-code = Kóði borðs
browser-join = Vera með
home-more = Kynnast spilinu
home-join-title = Er einhver að bíða eftir þér?
home-code-hint = Sex stafir
home-my-games = Leikirnir mínir
home-no-games = Hér birtast leikir sem þú spilar í þessu tæki.
home-return = Halda áfram
home-finished = Lokið
home-replay = Horfa aftur
home-show-all = Sýna alla { $n }
home-public-tables = Opin borð
home-no-public-tables = Enginn bíður núna. Þú getur opnað borð.
home-look = Horfa á
home-free-seats =
    { $n ->
        [one] { $n } sæti laust
       *[other] { $n } sæti laus
    }

## Nýtt borð

plan-seats-count =
    { $n ->
        [one] { $n } sæti
       *[other] { $n } sæti
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
plan-keep-preset = Geyma það sem nú er valið
plan-preset-name = Nafn
plan-keep = Geyma
plan-drop-preset = Gleyma { $name }
plan-game = Spil
plan-edition = Útgáfa
plan-rounds = Umferðir
plan-as-printed = eins og prentað er
plan-expansions = Viðbætur
plan-people = Hverjir spila
plan-seat-number = Sæti
plan-against-bots = Ég gegn þjörkum
plan-with-people = Aðeins fólk
plan-seat = Sæti { $seat }
plan-person = Maður
plan-manner = Hvernig spilað er
plan-clock = Umhugsunartími
plan-no-clock = eins lengi og vill
plan-pace = Þjarkar hugsa í
plan-at-once = engan tíma
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
plan-public = Allir finna borðið á forsíðunni
plan-advanced = Stakar reglur og eigin spil
plan-flag-must_connect-true = Tengt upphafinu
plan-flag-must_connect-false = Við hlið hvaða spils sem snýr upp
plan-flag-gold_drawn-per_digger = Eitt á hvern gullgrafara
plan-flag-gold_drawn-per_seat = Eitt á hvern leikmann
plan-flag-goals_at_once-all = Öll
plan-flag-goals_at_once-one = Aðeins eitt
plan-flag-sabotage_self-false = Ekki leyft
plan-flag-sabotage_self-true = Leyft
plan-flag-discard_faces-down = Öll á hvolfi
plan-flag-discard_faces-played_up = Spiluð spil snúa upp
plan-flag-round_end-hands_empty = Þegar allar hendur eru tómar
plan-flag-round_end-passes = Líka þegar allir sitja hjá
plan-flag-saboteur_pay-exact = Eins nákvæmlega og hægt er
plan-flag-saboteur_pay-drawn = Spil fyrir spil
plan-flag-misfit_goal-best = Í fastri röð
plan-flag-misfit_goal-choice = Finnandinn velur
plan-flag-next_starter-last_card = Á eftir þeim sem síðast spilaði
plan-flag-next_starter-last_turn = Á eftir síðasta leik
plan-flag-next_starter-played = Aðeins spiluð spil teljast
plan-flag-next_starter-played_or_discarded = Köstuð spil teljast líka
plan-flag-last_turn-cut = Lýkur strax
plan-flag-last_turn-finished = Leikurinn er kláraður
plan-flag-treasure_always-false = Fjársjóðinn getur vantað
plan-flag-treasure_always-true = Fjársjóðurinn er alltaf með
plan-deck = Eigin spil (JSON-skrá)
plan-deck-about = Er kassinn þinn öðruvísi? Nefndu aðeins það sem er frábrugðið, til dæmis {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Eigin spil fyrir: { $names }
plan-deck-drop = Aftur prentuðu spilin
plan-deck-unread = Ekki er hægt að lesa { $name }: það verður að vera JSON eins og í docs/decks.md.
plan-open-table = Opna borðið
plan-open-and-start = Opna borðið og byrja

## Fyrir spilið

lobby-title = Beðið eftir fólki
lobby-invited = Fáðu þér sæti
lobby-sit-down = Setjast
lobby-seats = Við borðið
lobby-sit = Sitja hér
lobby-one-more = Einn enn hér
lobby-other-name = Hver spilar líka í þessu tæki?
lobby-cancel = Hætta við
lobby-add-bot = Bæta við þjarki
lobby-bot-level = Þjarkur í sæti { $seat }
lobby-fill = Þjarkar í öll laus sæti
lobby-leave = Fara úr sæti { $seat }
lobby-free-seat = Losa sæti { $seat }
lobby-you = þú
lobby-away = ekki við
lobby-start = Byrja spilið
lobby-sit-first = Fáðu þér sæti, þá geturðu byrjað spilið.
lobby-invite = Bjóða öðrum
lobby-link = Tengill á þetta borð
lobby-copy = Afrita
lobby-copied = Tengillinn er afritaður.
lobby-qr = QR-kóði borðsins { $code }
lobby-shuffle = Hvernig spilin eru stokkuð
lobby-commitment-about = Borðið hefur þegar dregið leyndarmálið sem það stokkar með. Þessi gátsumma bindur það: eftir leikinn er leyndarmálið sýnt og þú getur athugað að því var ekki skipt út.
lobby-seals-about = Tæki hvers spilara innsiglar handahófstexta og opnar hann ekki fyrr en sætunum hefur verið lokað. Enginn getur lesið textana fyrr, svo enginn getur valið spilin, ekki heldur sá sem rekur þjóninn. Ef texti er ekki opnaður eru spilin ekki gefin og allir sjá hvers texta vantaði.
lobby-seals = Innsiglaðir textar:
lobby-own-text = Textinn þinn, sem aðeins þetta tæki þekkir: { $text }
lobby-add = Bættu eigin orðum við textann þinn
lobby-add-do = Innsigla

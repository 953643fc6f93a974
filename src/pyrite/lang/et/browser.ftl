### Mida brauser ütleb lisaks sellele, mida ütleb ka terminal: mängu ümber olevad lehed.

## Igal lehel

browser-title = Pyrite
browser-home = Avaleht
browser-language = Keel
browser-light = Heledad värvid
browser-dark = Tumedad värvid
browser-sounds = Helid
browser-loading = Üks hetk …
browser-wrong = Siit ei vii tee edasi
browser-no-page = Sellist lehte siin ei ole.
browser-outdated = Seda lehte ei saanud laadida. Võib-olla on olemas uuem Pyrite: laadi uuesti.
browser-again = Laadi uuesti
browser-table = Laud { $code }
browser-name = Sinu nimi
browser-bot = Robot
bot-level-random = juhuslik
bot-level-easy = algaja
bot-level-medium = kogenud
bot-level-hard = mõtleb ette

## Ühendus

browser-connecting = Teel laua juurde …
browser-reconnecting = Ühendus katkes. Proovin uuesti …
browser-not-connected = Praegu ühendust ei ole, nii et seda ei juhtunud. Ühendus taastub ise.
browser-offline = Server ei vasta. Kas sul on võrguühendus?
browser-no-network = Sul pole võrguühendust. Mängitakse serveris: mängud jätkuvad, niipea kui oled tagasi.

## Avaleht

browser-welcome = Kaeva kulda või hoia teised sellest eemal.
browser-play-now = Mängi kohe
browser-new-table = Uus laud
browser-code = Laua kood
browser-join = Liitu
home-more = Saa mänguga tuttavaks
home-join-title = Kas keegi ootab sind?
home-code-hint = Kuus tähte
home-my-games = Minu mängud
home-no-games = Siin on mängud, mida sa selles seadmes mängid.
home-return = Jätka
home-finished = Lõppenud
home-replay = Vaata uuesti
home-show-all = Näita kõiki { $n }
home-public-tables = Avalikud lauad
home-no-public-tables = Praegu ei oota keegi. Ava ise laud.
home-look = Vaata pealt
home-free-seats =
    { $n ->
        [one] üks koht vaba
       *[other] { $n } kohta vaba
    }

## Uus laud

plan-seats-count =
    { $n ->
        [one] üks koht
       *[other] { $n } kohta
    }
plan-modules =
    { $n ->
        [one] üks laiendus
       *[other] { $n } laiendust
    }
plan-bots =
    { $n ->
        [one] üks robot
       *[other] { $n } robotit
    }
plan-presets = Vali karp
plan-preset-classic = Klassika 2007
plan-preset-anniversary = Juubel 2024
plan-preset-saboteur2 = Saboteur 2
plan-preset-tournament = Turniir
plan-preset-everything = Kõik koos
plan-preset-lostmines = The Lost Mines
plan-keep-preset = Jäta praegune valik meelde
plan-preset-name = Nimi
plan-keep = Jäta meelde
plan-drop-preset = Unusta { $name }
plan-game = Mäng
plan-edition = Väljaanne
plan-rounds = Voore
plan-as-printed = nagu trükitud
plan-expansions = Laiendused
plan-people = Kes mängivad
plan-seat-number = Kohti
plan-against-bots = Mina robotite vastu
plan-with-people = Ainult inimesed
plan-seat = Koht { $seat }
plan-person = Inimene
plan-manner = Kuidas mängitakse
plan-clock = Mõtlemisaeg
plan-no-clock = nii kaua, kui soovid
plan-pace = Robotid mõtlevad
plan-at-once = üldse mitte
plan-seconds =
    { $n ->
        [one] üks sekund
       *[other] { $n } sekundit
    }
plan-minutes =
    { $n ->
        [one] üks minut
       *[other] { $n } minutit
    }
plan-hours =
    { $n ->
        [one] üks tund
       *[other] { $n } tundi
    }
plan-talk-rule = Jutt
plan-talk-phrases = valmis laused
plan-talk-text = valmis laused ja vaba tekst
plan-talk-none = ei räägita
plan-public = Kõik leiavad laua avalehelt
plan-advanced = Üksikud reeglid ja oma kaardid
plan-flag-must_connect-true = Stardiga ühenduses
plan-flag-must_connect-false = Mis tahes avatud kaardi kõrval
plan-flag-gold_drawn-per_digger = Üks iga kaevuri kohta
plan-flag-gold_drawn-per_seat = Üks iga mängija kohta
plan-flag-goals_at_once-all = Kõik
plan-flag-goals_at_once-one = Ainult üks
plan-flag-sabotage_self-false = Keelatud
plan-flag-sabotage_self-true = Lubatud
plan-flag-discard_faces-down = Kõik pildiga allapoole
plan-flag-discard_faces-played_up = Väljakäidud pildiga ülespoole
plan-flag-round_end-hands_empty = Kui kõigi käed on tühjad
plan-flag-round_end-passes = Ka siis, kui kõik passivad
plan-flag-saboteur_pay-exact = Nii täpselt kui võimalik
plan-flag-saboteur_pay-drawn = Kaarthaaval
plan-flag-misfit_goal-best = Kindlas järjekorras
plan-flag-misfit_goal-choice = Leidja valib
plan-flag-next_starter-last_card = Pärast viimati mänginut
plan-flag-next_starter-last_turn = Pärast viimast käiku
plan-flag-next_starter-played = Loeb ainult kaardi kasutamine
plan-flag-next_starter-played_or_discarded = Loeb ka mahapanek
plan-flag-last_turn-cut = Lõpeb kohe
plan-flag-last_turn-finished = Käik mängitakse lõpuni
plan-flag-treasure_always-false = Varandus võib puududa
plan-flag-treasure_always-true = Varandus on alati mängus
plan-deck = Oma kaardid (JSON-fail)
plan-deck-about = Kas sinu karp on teistsugune? Nimeta ainult see, mis erineb, näiteks {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Oma kaardid: { $names }
plan-deck-drop = Jälle trükitud kaardid
plan-deck-unread = Faili { $name } ei saa lugeda: see peab olema JSON, nagu kirjeldab docs/decks.md.
plan-open-table = Ava laud
plan-open-and-start = Ava laud ja alusta

## Enne mängu

lobby-title = Ootame inimesi
lobby-invited = Võta koht
lobby-sit-down = Istu maha
lobby-seats = Lauas
lobby-sit = Istu siia
lobby-one-more = Veel keegi siin
lobby-other-name = Kes veel selles seadmes mängib?
lobby-cancel = Loobu
lobby-add-bot = Lisa robot
lobby-bot-level = Robot kohal { $seat }
lobby-fill = Robotid kõigile vabadele kohtadele
lobby-leave = Lahku kohalt { $seat }
lobby-free-seat = Vabasta koht { $seat }
lobby-you = sina
lobby-away = eemal
lobby-start = Alusta mängu
lobby-sit-first = Võta koht, siis saad mängu alustada.
lobby-invite = Kutsu teisi
lobby-link = Selle laua link
lobby-copy = Kopeeri
lobby-copied = Link on kopeeritud.
lobby-qr = Laua { $code } QR-kood
lobby-shuffle = Kuidas kaarte segatakse
lobby-commitment-about = Laud on saladuse, millega ta segab, juba loosinud. See räsi seob teda sellega: pärast mängu näidatakse saladust ja sa saad kontrollida, et seda ei vahetatud.
lobby-seals-about = Iga mängija seade pitseerib juhusliku teksti ja avab selle alles siis, kui kohad on suletud. Enne seda ei saa keegi tekste lugeda, seega ei saa keegi kaarte valida, ka mitte serveri pidaja. Kui tekst jääb avamata, siis kaarte ei jagata ja kõik näevad, kelle tekst puudus.
lobby-seals = Pitseeritud tekstid:
lobby-own-text = Sinu tekst, mida teab ainult see seade: { $text }
lobby-add = Lisa oma tekstile oma sõnu
lobby-add-do = Pitseeri

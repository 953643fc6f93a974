### Mida ütleb ainult brauser: mängu ümber olevad lehed. $letter on koha täht.

## Igal lehel

browser-title = Pyrite
browser-home = Avaleht
browser-language = Keel
browser-light = Hele kujundus
browser-dark = Tume kujundus
browser-sounds = Helid
browser-loading = Laadin …
browser-wrong = Midagi läks valesti
browser-no-page = Lehte ei leitud
browser-no-page-about = Kontrolli aadressi või alusta uuesti avalehelt.
browser-outdated = Seda lehte ei saanud laadida. Võib-olla on olemas Pyrite'i uuem versioon. Laadi leht uuesti.
browser-again = Laadi uuesti
browser-table = Laud { $code }
browser-name = Sinu nimi
browser-bot = robot
bot-level-random = juhuslik
bot-level-easy = kerge
bot-level-medium = keskmine
bot-level-hard = raske
bot-level-master = meister

## Ühendus

browser-connecting = Liitun lauaga …
browser-reconnecting = Ühendus katkes. Proovin uuesti …
browser-not-connected = Praegu ühendust ei ole, seega midagi ei saadetud. Pyrite loob ühenduse ise uuesti.
browser-offline = Server ei vasta. Kas sul on võrguühendus?
browser-no-network = Sul pole võrguühendust. Mängud käivad serveris ja jätkuvad, niipea kui oled tagasi.
browser-no-server = Serveriga pole ühendust
browser-works-offline = Reegleid ja kõiki kaarte saad ikka vaadata. Sinu mängud on serveris alles ja leht laaditakse uuesti, kui oled jälle võrgus.

## Avaleht

browser-welcome = Kaeva kulda või hoia teised sellest eemal.
browser-play-now = Mängi kohe
browser-new-table = Uus laud
browser-code = Laua kood
browser-join = Liitu
home-more = Saa mänguga tuttavaks
home-join-title = Kas said kutse?
home-code-hint = Kuus tähte
home-my-games = Minu mängud
home-no-games = Siia ilmuvad mängud, mida sa selles seadmes mängid.
home-return = Jätka
home-finished = Lõppenud
home-replay = Vaata kordust
home-show-all = Näita kõiki ({ $n })
home-public-tables = Avalikud lauad
home-no-public-tables = Praegu ei oota keegi. Ava ise laud.
home-search = Otsi nime, koodi, mängu või laienduse järgi
home-none-found = Ükski avalik laud ei sobi. Proovi vähemate tähtedega.
home-look = Vaata pealt
home-free-seats =
    { $n ->
        [one] { $n } vaba koht
       *[other] { $n } vaba kohta
    }

## Saad teada, kui on sinu kord

turn-yours = Sinu kord
turn-vibration = Vibreeri, kui on minu kord
turn-sound-offer = Sinu kord. Kas mängida järgmisel korral heli?
turn-sound-yes = Jah, mängi helisid
turn-sound-no = Ei
turn-push = Teavita mind, kui on minu kord
turn-push-on = Sees. See brauser annab teada, kui laud sind ootab, ka siis, kui Pyrite on suletud.
turn-push-off = Väljas. Töötab ka siis, kui Pyrite on suletud.
turn-no-push-insecure = Teavitused vajavad turvalist aadressi (https). Küsi sellelt, kes seda serverit haldab.
turn-no-push-browser = See brauser ei saa siin teavitusi näidata. iPhone'is lisa Pyrite esmalt avakuvale.
turn-no-push-denied = Selle saidi teavitused on blokeeritud. Saad need brauseri seadetes lubada.
turn-no-push-server = See server ei saa teavitusi saata.

## Sinu leht

me-title = Minu leht
me-about = Sinu mängud selles serveris, selles brauseris. Keegi teine seda lehte ei näe.
me-nothing = Mängi üks mäng lõpuni, siis ilmub see siia.
me-games = mängu
me-wins = võitu
me-incomplete = Need on sinu viimased { $n } mängu.
me-by-game = Mängude järgi
me-by-role = Rollide järgi
me-partners = Samal poolel
me-partner = Koos mängijaga { $name } ({ $role })
me-won = { $won } võitu { $played } mängust
me-gold = kulda { $won } voorus { $played }-st
me-suspected = Teised ei usaldanud sind
me-suspected-as = Sinu roll: { $role }
me-times = { $n } korda { $of }-st
me-last = Viimased mängud
me-game-won = võidetud
me-game-lost = võitmata
me-data = Minu andmed
me-data-about = Server tunneb su ära küpsise järgi. Ta hoiab alles sinu nime, kohad, käigud, sinu öeldu ja brauserid, mida teavitada.
me-export = Laadi minu andmed alla
me-delete = Kustuta minu andmed
me-delete-about = See kustutab sinu nime, kirjutatud tekstid, teavitused ja küpsise. Lõppenud mängudes saab sinust „Mängija“. Käimasolevates mängudes võtab su koha üle robot. Kaotad selle lehe ja kõik oma kohad ning keegi ei saa neid tagasi tuua.
me-delete-do = Kustuta kõik

## Uus laud

plan-seats-count =
    { $n ->
        [one] { $n } mängija
       *[other] { $n } mängijat
    }
plan-modules =
    { $n ->
        [one] { $n } laiendus
       *[other] { $n } laiendust
    }
plan-bots =
    { $n ->
        [one] { $n } robot
       *[other] { $n } robotit
    }
plan-presets = Vali karp
plan-preset-classic = Klassika 2007
plan-preset-anniversary = Juubel 2024
plan-preset-saboteur2 = Saboteur 2
plan-preset-tournament = Turniir
plan-preset-everything = Kõik koos
plan-preset-lostmines = The Lost Mines
plan-keep-preset = Salvesta need seaded
plan-preset-name = Nimi
plan-keep = Salvesta
plan-drop-preset = Kustuta: { $name }
plan-game = Mäng
plan-edition = Väljaanne
plan-rounds = Voorud
plan-as-printed = nagu juhendis
plan-expansions = Laiendused
plan-people = Mängijad
plan-seat-number = Mängijate arv
plan-against-bots = Mina robotite vastu
plan-with-people = Ainult inimesed
plan-person = Inimene
plan-bot = Robot: { $level }
plan-manner = Laua seaded
plan-clock = Mõtlemisaeg
plan-no-clock = piiramata
plan-pace = Robotid käivad
plan-at-once = kohe
plan-after = { $time } hiljem
plan-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekundit
    }
plan-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minutit
    }
plan-hours =
    { $n ->
        [one] { $n } tund
       *[other] { $n } tundi
    }
plan-talk-rule = Vestlus
plan-talk-phrases = valmis laused
plan-talk-text = valmis laused ja vaba tekst
plan-talk-none = väljas
plan-public = Näita lauda avalikult
plan-advanced = Kodureeglid ja oma kaardid
plan-flag-must_connect-true = Peab olema stardiga ühenduses
plan-flag-must_connect-false = Võib olla mis tahes avatud kaardi kõrval
plan-flag-gold_drawn-per_digger = Üks iga kaevuri kohta
plan-flag-gold_drawn-per_seat = Üks iga mängija kohta
plan-flag-goals_at_once-all = Kõik
plan-flag-goals_at_once-one = Ainult üks
plan-flag-sabotage_self-false = Keelatud
plan-flag-sabotage_self-true = Lubatud
plan-flag-discard_faces-down = Kõik pildiga allapoole
plan-flag-discard_faces-played_up = Väljakäidud kaardid pildiga ülespoole
plan-flag-round_end-hands_empty = Kui kellelgi pole enam kaarte
plan-flag-round_end-passes = Ka siis, kui kõik passivad
plan-flag-saboteur_pay-exact = Nii täpselt kui võimalik
plan-flag-saboteur_pay-drawn = Kaarthaaval
plan-flag-misfit_goal-best = Kindlas järjekorras
plan-flag-misfit_goal-choice = Leidja valib
plan-flag-next_starter-last_card = Viimase kaardi kasutajast vasakul
plan-flag-next_starter-last_turn = Viimase käigu tegijast vasakul
plan-flag-next_starter-played = Loevad ainult väljakäidud kaardid
plan-flag-next_starter-played_or_discarded = Loevad ka mahapandud kaardid
plan-flag-last_turn-cut = Voor lõpeb kohe
plan-flag-last_turn-finished = Käik mängitakse enne lõpuni
plan-flag-treasure_always-false = Varandus võib puududa
plan-flag-treasure_always-true = Varandus on alati mängus
plan-deck = Oma kaardipakk (JSON-fail)
plan-deck-about = Kas sinu karp on teistsugune? Nimeta ainult see, mis erineb, näiteks {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Oma kaardipakk: { $names }
plan-deck-drop = Kasuta trükitud kaarte
plan-deck-unread = Faili { $name } ei saa lugeda. See peab olema JSON-objekt, nagu kirjeldab docs/decks.md.
plan-open-table = Ava laud
plan-open-and-start = Ava laud ja alusta

## Enne mängu

lobby-title = Ootame mängijaid
lobby-invited = Võta koht
lobby-sit-down = Istu maha
lobby-seats = Lauas
lobby-sit = Istu siia
lobby-one-more = Lisa mängija selles seadmes
lobby-other-name = Kes veel selles seadmes mängib?
lobby-cancel = Loobu
lobby-add-bot = Lisa robot
lobby-bot-level = Roboti tase kohal { $letter }
lobby-fill = Täida vabad kohad robotitega
lobby-leave = Lahku kohalt { $letter }
lobby-free-seat = Vabasta koht { $letter }
lobby-you = sina
lobby-away = eemal
lobby-start = Alusta mängu
lobby-dealing = Kaarte segatakse …
lobby-starts-itself = Mäng algab ise, kui kõik on kohal.
lobby-sit-first = Mängu alustamiseks võta koht.
lobby-invite = Kutsu teisi
lobby-link = Selle laua link
lobby-copy = Kopeeri
lobby-copied = Link on kopeeritud.
lobby-only-here = See link töötab ainult selles arvutis. Teiste seadmete kutsumiseks käivita server käsuga „{ $command }“.
lobby-qr = Laua { $code } QR-kood
lobby-shuffle = Kuidas kaarte segatakse
lobby-commitment-about = Laud on saladuse, millega ta kaarte segab, juba loosinud. See räsi seob lauda selle saladusega. Pärast mängu saladus avaldatakse ja sa saad kontrollida, et seda ei vahetatud.
lobby-seals-about = Iga mängija seade pitseerib juhusliku teksti ja avab selle alles siis, kui kohad on suletud. Enne seda ei saa keegi tekste lugeda. Seega ei saa keegi kaarte märkamatult valida, ka mitte serveri pidaja. Kui tekst jääb avamata, siis kaarte ei jagata ja kõik näevad, kelle tekst puudub.
lobby-seals = Pitseeritud tekstid:
lobby-own-text = Sinu tekst, mida teab ainult see seade: { $text }
lobby-add = Lisa oma tekstile oma sõnu
lobby-add-do = Pitseeri

## Tunnelite kujud sõnades, ekraanilugejatele: kaardi küljed nii, nagu see on. $sides on loend.

edge-N = ülalt
edge-E = paremalt
edge-S = alt
edge-W = vasakult
shape-open = avatud { $sides }
shape-apart = eraldi avatud { $sides }
shape-ends = tupikuga { $sides }

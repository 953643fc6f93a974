### Was der Browser außer dem sagt, was auch das Terminal sagt: die Seiten rund um das Spiel.

## Auf jeder Seite

browser-title = Pyrite
browser-home = Startseite
browser-language = Sprache
browser-light = Helle Farben
browser-dark = Dunkle Farben
browser-sounds = Klänge
browser-loading = Einen Augenblick …
browser-wrong = Hier geht es nicht weiter
browser-no-page = Diese Seite gibt es hier nicht.
browser-outdated = Diese Seite ließ sich nicht laden. Vielleicht gibt es ein neueres Pyrite: Lade sie noch einmal.
browser-again = Noch einmal laden
browser-table = Tisch { $code }
browser-name = Dein Name
browser-bot = Bot
bot-level-random = nach Zufall
bot-level-easy = Anfänger
bot-level-medium = erfahren
bot-level-hard = denkt voraus

## Die Verbindung

browser-connecting = Auf dem Weg zum Tisch …
browser-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
browser-not-connected = Gerade gibt es keine Verbindung, deshalb ist das nicht geschehen. Sie kommt von selbst wieder.
browser-offline = Der Server antwortet nicht. Bist du im Netz?
browser-no-network = Du bist nicht im Netz. Gespielt wird auf dem Server: Es geht weiter, sobald du wieder da bist.

## Startseite

browser-welcome = Grabe nach Gold, oder halte die anderen davon ab.
browser-play-now = Jetzt spielen
browser-new-table = Neuer Tisch
browser-code = Code eines Tisches
browser-join = Mitspielen
home-more = Das Spiel kennenlernen
home-join-title = Wirst du erwartet?
home-code-hint = Sechs Buchstaben
home-my-games = Meine Spiele
home-no-games = Hier stehen die Spiele, die du auf diesem Gerät spielst.
home-return = Weiterspielen
home-finished = Beendet
home-replay = Noch einmal ansehen
home-show-all = Alle { $n } zeigen
home-public-tables = Öffentliche Tische
home-no-public-tables = Gerade wartet niemand. Eröffne selbst einen Tisch.
home-look = Zusehen
home-free-seats =
    { $n ->
        [one] ein Platz frei
       *[other] { $n } Plätze frei
    }

## Ein neuer Tisch

plan-seats-count =
    { $n ->
        [one] ein Platz
       *[other] { $n } Plätze
    }
plan-modules =
    { $n ->
        [one] eine Erweiterung
       *[other] { $n } Erweiterungen
    }
plan-bots =
    { $n ->
        [one] ein Bot
       *[other] { $n } Bots
    }
plan-presets = Wähle eine Schachtel
plan-preset-classic = Klassisch 2007
plan-preset-anniversary = Jubiläum 2024
plan-preset-saboteur2 = Saboteur 2
plan-preset-tournament = Turnier
plan-preset-everything = Alles
plan-preset-lostmines = The Lost Mines
plan-keep-preset = Die jetzige Auswahl für später behalten
plan-preset-name = Name
plan-keep = Behalten
plan-drop-preset = { $name } vergessen
plan-game = Spiel
plan-edition = Ausgabe
plan-rounds = Runden
plan-as-printed = wie gedruckt
plan-expansions = Erweiterungen
plan-people = Wer spielt
plan-seat-number = Plätze
plan-against-bots = Ich gegen Bots
plan-with-people = Nur Menschen
plan-seat = Platz { $seat }
plan-person = Mensch
plan-manner = Wie gespielt wird
plan-clock = Bedenkzeit
plan-no-clock = so lange man will
plan-pace = Bots überlegen
plan-at-once = gar nicht
plan-seconds =
    { $n ->
        [one] eine Sekunde
       *[other] { $n } Sekunden
    }
plan-minutes =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
plan-hours =
    { $n ->
        [one] eine Stunde
       *[other] { $n } Stunden
    }
plan-talk-rule = Gespräch
plan-talk-phrases = fertige Sätze
plan-talk-text = fertige Sätze und freier Text
plan-talk-none = keines
plan-public = Alle finden den Tisch auf der Startseite
plan-advanced = Einzelne Regeln und eigene Karten
plan-flag-must_connect-true = Mit dem Start verbunden
plan-flag-must_connect-false = Neben irgendeiner offenen Karte
plan-flag-gold_drawn-per_digger = Eine je Goldsucher
plan-flag-gold_drawn-per_seat = Eine je Person
plan-flag-goals_at_once-all = Alle
plan-flag-goals_at_once-one = Nur eines
plan-flag-sabotage_self-false = Nicht erlaubt
plan-flag-sabotage_self-true = Erlaubt
plan-flag-discard_faces-down = Alle verdeckt
plan-flag-discard_faces-played_up = Gespielte Karten offen
plan-flag-round_end-hands_empty = Wenn alle Hände leer sind
plan-flag-round_end-passes = Auch wenn alle passen
plan-flag-saboteur_pay-exact = So genau wie möglich
plan-flag-saboteur_pay-drawn = Karte für Karte
plan-flag-misfit_goal-best = In fester Reihenfolge
plan-flag-misfit_goal-choice = Wer es findet, wählt
plan-flag-next_starter-last_card = Nach der letzten gespielten Karte
plan-flag-next_starter-last_turn = Nach dem letzten Zug
plan-flag-next_starter-played = Nur Ausspielen zählt
plan-flag-next_starter-played_or_discarded = Auch Ablegen zählt
plan-flag-last_turn-cut = Sofort zu Ende
plan-flag-last_turn-finished = Der Zug wird beendet
plan-flag-treasure_always-false = Der Schatz kann fehlen
plan-flag-treasure_always-true = Der Schatz ist immer dabei
plan-deck = Eigene Karten (eine JSON-Datei)
plan-deck-about = Deine Schachtel ist anders? Nenne nur, was abweicht, etwa {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Eigene Karten für: { $names }
plan-deck-drop = Wieder die gedruckten Karten
plan-deck-unread = { $name } kann nicht gelesen werden: Es muss JSON sein, aufgebaut wie in docs/decks.md.
plan-open-table = Tisch eröffnen
plan-open-and-start = Tisch eröffnen und beginnen

## Vor dem Spiel

lobby-title = Warten auf Leute
lobby-invited = Nimm Platz
lobby-sit-down = Hinsetzen
lobby-seats = Am Tisch
lobby-sit = Hier sitzen
lobby-one-more = Noch jemand hier
lobby-other-name = Wer spielt noch auf diesem Gerät?
lobby-cancel = Abbrechen
lobby-add-bot = Bot hinsetzen
lobby-bot-level = Bot an Platz { $seat }
lobby-fill = Bots auf alle freien Plätze
lobby-leave = Platz { $seat } verlassen
lobby-free-seat = Platz { $seat } frei machen
lobby-you = du
lobby-away = nicht da
lobby-start = Spiel beginnen
lobby-sit-first = Nimm Platz, dann kannst du das Spiel beginnen.
lobby-invite = Andere einladen
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-qr = QR-Code von Tisch { $code }
lobby-shuffle = Wie gemischt wird
lobby-commitment-about = Der Tisch hat das Geheimnis schon gezogen, mit dem er mischt. Diese Prüfsumme bindet ihn daran: Nach dem Spiel wird das Geheimnis gezeigt, und du kannst prüfen, dass es nicht ausgetauscht wurde.
lobby-seals-about = Jedes Gerät versiegelt einen zufälligen Text und deckt ihn erst auf, wenn die Plätze geschlossen sind. Vorher kann niemand die Texte lesen, also kann niemand die Karten aussuchen, auch nicht, wer den Server betreibt. Wird ein Text nicht aufgedeckt, wird nicht ausgeteilt, und alle sehen, wessen Text gefehlt hat.
lobby-seals = Versiegelte Texte:
lobby-own-text = Dein Text, den nur dieses Gerät kennt: { $text }
lobby-add = Ergänze deinen Text um eigene Worte
lobby-add-do = Versiegeln

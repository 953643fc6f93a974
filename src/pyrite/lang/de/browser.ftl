### Was nur der Browser sagt: die Seiten rund um das Spiel. $letter ist der Buchstabe eines Platzes.

## Auf jeder Seite

browser-title = Pyrite
browser-home = Startseite
browser-language = Sprache
browser-light = Helles Design
browser-dark = Dunkles Design
browser-sounds = Töne
browser-loading = Wird geladen …
browser-wrong = Etwas ist schiefgegangen
browser-no-page = Seite nicht gefunden
browser-no-page-about = Prüfe die Adresse oder geh zur Startseite.
browser-outdated = Diese Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Version von Pyrite. Lade die Seite neu.
browser-again = Neu laden
browser-table = Tisch { $code }
browser-name = Dein Name
browser-bot = Bot
bot-level-random = Zufall
bot-level-easy = leicht
bot-level-medium = mittel
bot-level-hard = schwer
bot-level-master = Meister

## Die Verbindung

browser-connecting = Auf dem Weg zum Tisch …
browser-reconnecting = Verbindung verloren. Neuer Versuch …
browser-not-connected = Gerade besteht keine Verbindung, deshalb wurde nichts gesendet. Pyrite verbindet sich von selbst neu.
browser-offline = Der Server antwortet nicht. Bist du online?
browser-no-network = Du bist offline. Gespielt wird auf dem Server, und es geht weiter, sobald du wieder da bist.
browser-no-server = Keine Verbindung zum Server
browser-works-offline = Die Regeln und alle Karten kannst du trotzdem ansehen. Deine Spiele sind auf dem Server sicher, und diese Seite lädt neu, sobald du wieder online bist.

## Startseite

browser-welcome = Grabe nach Gold, oder halte die anderen davon ab.
browser-play-now = Jetzt spielen
browser-new-table = Neuer Tisch
browser-code = Tischcode
browser-join = Mitspielen
home-more = Das Spiel kennenlernen
home-join-title = Hast du eine Einladung?
home-code-hint = Sechs Buchstaben
home-my-games = Meine Spiele
home-no-games = Hier erscheinen die Spiele, die du auf diesem Gerät spielst.
home-return = Weiterspielen
home-finished = Beendet
home-replay = Wiederholung ansehen
home-show-all = Alle { $n } zeigen
home-public-tables = Öffentliche Tische
home-no-public-tables = Gerade wartet niemand. Eröffne selbst einen Tisch.
home-search = Nach Name, Code, Spiel oder Erweiterung suchen
home-none-found = Kein öffentlicher Tisch passt dazu. Versuche es mit weniger Buchstaben.
home-look = Zusehen
home-free-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }

## Du erfährst, wann du dran bist

turn-yours = Du bist dran
turn-vibration = Vibrieren, wenn ich dran bin
turn-sound-offer = Du bist dran. Nächstes Mal einen Ton abspielen?
turn-sound-yes = Ja, mit Ton
turn-sound-no = Nein
turn-push = Benachrichtigen, wenn ich dran bin
turn-push-on = An. Dieser Browser sagt dir, wenn ein Tisch auf dich wartet, auch wenn Pyrite geschlossen ist.
turn-push-off = Aus. Funktioniert auch, wenn Pyrite geschlossen ist.
turn-no-push-insecure = Mitteilungen brauchen eine sichere Adresse (https). Frag, wer diesen Server betreibt.
turn-no-push-browser = Dieser Browser kann hier keine Mitteilungen zeigen. Auf einem iPhone lege Pyrite zuerst auf den Home-Bildschirm.
turn-no-push-denied = Mitteilungen dieser Seite sind blockiert. Du kannst sie in den Einstellungen deines Browsers erlauben.
turn-no-push-server = Dieser Server kann keine Mitteilungen senden.

## Deine Seite

me-title = Meine Seite
me-about = Deine Spiele auf diesem Server, in diesem Browser. Niemand sonst sieht diese Seite.
me-nothing = Spiele ein Spiel zu Ende, dann erscheint es hier.
me-games = Spiele
me-wins = gewonnen
me-incomplete = Das sind deine letzten { $n } Spiele.
me-by-game = Nach Spiel
me-by-role = Nach Rolle
me-partners = Auf derselben Seite
me-partner = Mit { $name } ({ $role })
me-won = { $won } von { $played } gewonnen
me-gold = Gold in { $won } von { $played } Runden
me-suspected = Andere haben dir misstraut
me-suspected-as = Deine Rolle: { $role }
me-times = { $n } von { $of } Mal
me-last = Letzte Spiele
me-game-won = gewonnen
me-game-lost = nicht gewonnen
me-data = Meine Daten
me-data-about = Der Server erkennt dich an einem Cookie. Er speichert deinen Namen, deine Plätze, deine Züge, was du gesagt hast und welche Browser er benachrichtigt.
me-export = Meine Daten herunterladen
me-delete = Meine Daten löschen
me-delete-about = Das löscht deinen Namen, was du geschrieben hast, deine Mitteilungen und deinen Cookie. In beendeten Spielen wirst du zu „Jemand“. In laufenden Spielen übernimmt ein Bot deinen Platz. Du verlierst diese Seite und alle deine Plätze, und niemand kann sie zurückholen.
me-delete-do = Alles löschen

## Ein neuer Tisch

plan-seats-count =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
plan-modules =
    { $n ->
        [one] { $n } Erweiterung
       *[other] { $n } Erweiterungen
    }
plan-bots =
    { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }
plan-presets = Wähle eine Schachtel
plan-preset-classic = Klassisch 2007
plan-preset-anniversary = Jubiläum 2024
plan-preset-saboteur2 = Saboteur 2
plan-preset-tournament = Turnier
plan-preset-everything = Alles
plan-preset-lostmines = The Lost Mines
plan-keep-preset = Diese Einstellungen speichern
plan-preset-name = Name
plan-keep = Speichern
plan-drop-preset = { $name } löschen
plan-game = Spiel
plan-edition = Ausgabe
plan-rounds = Runden
plan-as-printed = wie in der Anleitung
plan-expansions = Erweiterungen
plan-people = Spieler
plan-seat-number = Anzahl der Spieler
plan-against-bots = Ich gegen Bots
plan-with-people = Nur Menschen
plan-person = Mensch
plan-bot = Bot: { $level }
plan-manner = Tischeinstellungen
plan-clock = Bedenkzeit
plan-no-clock = unbegrenzt
plan-pace = Bots ziehen
plan-at-once = sofort
plan-after = nach { $time }
plan-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
plan-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
plan-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
plan-talk-rule = Chat
plan-talk-phrases = fertige Sätze
plan-talk-text = fertige Sätze und freier Text
plan-talk-none = aus
plan-public = Tisch öffentlich anzeigen
plan-advanced = Hausregeln und eigene Karten
plan-flag-must_connect-true = Mit dem Start verbunden
plan-flag-must_connect-false = Neben jeder offenen Karte
plan-flag-gold_drawn-per_digger = Eine pro Goldsucher
plan-flag-gold_drawn-per_seat = Eine pro Spieler
plan-flag-goals_at_once-all = Alle
plan-flag-goals_at_once-one = Nur eines
plan-flag-sabotage_self-false = Nicht erlaubt
plan-flag-sabotage_self-true = Erlaubt
plan-flag-discard_faces-down = Alle verdeckt
plan-flag-discard_faces-played_up = Gespielte Karten offen
plan-flag-round_end-hands_empty = Wenn niemand mehr Karten hat
plan-flag-round_end-passes = Auch wenn alle passen
plan-flag-saboteur_pay-exact = So genau wie möglich
plan-flag-saboteur_pay-drawn = Karte für Karte
plan-flag-misfit_goal-best = In fester Reihenfolge
plan-flag-misfit_goal-choice = Wer es findet, wählt
plan-flag-next_starter-last_card = Links von der zuletzt gespielten Karte
plan-flag-next_starter-last_turn = Links vom letzten Zug
plan-flag-next_starter-played = Nur gespielte Karten zählen
plan-flag-next_starter-played_or_discarded = Auch abgeworfene Karten zählen
plan-flag-last_turn-cut = Die Runde endet sofort
plan-flag-last_turn-finished = Der Zug wird noch beendet
plan-flag-treasure_always-false = Der Schatz kann fehlen
plan-flag-treasure_always-true = Der Schatz ist immer dabei
plan-deck = Eigenes Kartendeck (JSON-Datei)
plan-deck-about = Ist deine Schachtel anders? Nenne nur, was abweicht, zum Beispiel {"{"}"base": {"{"}"actions": {"{"}"map": 5{"}"}{"}"}{"}"}.
plan-deck-chosen = Eigenes Kartendeck für: { $names }
plan-deck-drop = Gedruckte Karten verwenden
plan-deck-unread = { $name } lässt sich nicht lesen. Es muss ein JSON-Objekt sein, wie es docs/decks.md beschreibt.
plan-open-table = Tisch eröffnen
plan-open-and-start = Tisch eröffnen und starten

## Vor dem Spiel

lobby-title = Warten auf Mitspieler
lobby-invited = Nimm Platz
lobby-sit-down = Hinsetzen
lobby-seats = Am Tisch
lobby-sit = Hier sitzen
lobby-one-more = Mitspieler an diesem Gerät
lobby-other-name = Wer spielt noch an diesem Gerät?
lobby-cancel = Abbrechen
lobby-add-bot = Bot hinzufügen
lobby-bot-level = Stärke des Bots auf Platz { $letter }
lobby-fill = Freie Plätze mit Bots besetzen
lobby-leave = Platz { $letter } verlassen
lobby-free-seat = Platz { $letter } frei machen
lobby-you = du
lobby-away = nicht da
lobby-start = Spiel starten
lobby-dealing = Die Karten werden gemischt …
lobby-starts-itself = Das Spiel beginnt von selbst, sobald alle da sind.
lobby-sit-first = Nimm Platz, dann kannst du das Spiel starten.
lobby-invite = Andere einladen
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Link kopiert.
lobby-only-here = Dieser Link funktioniert nur auf diesem Computer. Um andere Geräte einzuladen, starte den Server mit „{ $command }“.
lobby-qr = QR-Code für Tisch { $code }
lobby-shuffle = Wie gemischt wird
lobby-commitment-about = Der Tisch hat das Geheimnis, mit dem er mischt, schon gezogen. Diese Prüfsumme legt ihn darauf fest. Nach dem Spiel wird das Geheimnis aufgedeckt, und du kannst prüfen, dass es nicht ausgetauscht wurde.
lobby-seals-about = Das Gerät jedes Spielers versiegelt einen zufälligen Text und deckt ihn erst auf, wenn die Plätze geschlossen sind. Bis dahin kann niemand die Texte lesen. Deshalb kann sich niemand unbemerkt die Karten aussuchen, auch nicht der Betreiber des Servers. Fehlt ein Text, wird nicht ausgeteilt, und alle sehen, wessen Text fehlt.
lobby-seals = Versiegelte Texte:
lobby-own-text = Dein Text, den nur dieses Gerät kennt: { $text }
lobby-add = Ergänze deinen Text um eigene Worte
lobby-add-do = Versiegeln

## Formen von Tunneln in Worten, für Screenreader: die Seiten einer Karte, wie sie liegt. $sides ist eine Liste.

edge-N = oben
edge-E = rechts
edge-S = unten
edge-W = links
shape-open = offen nach { $sides }
shape-apart = getrennt davon offen nach { $sides }
shape-ends = mit Sackgasse nach { $sides }

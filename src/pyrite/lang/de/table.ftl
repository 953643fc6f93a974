### Was der Browser an einem Tisch sagt.

## Am Tisch

browser-board = Spielfeld
browser-chest = Truhe
browser-spot = Spalte { $column }, Reihe { $row }
browser-seats = Spieler
browser-log = Spielverlauf
browser-show-place = Auf dem Spielfeld zeigen
browser-zoom-in = Vergrößern
browser-zoom-out = Verkleinern
browser-fit = Alles zeigen
browser-to-play = am Zug
browser-away = nicht da
browser-clock = Verbleibende Zeit
browser-role = Deine Rolle: { $dwarf }
browser-watching = Du siehst zu
browser-waiting = { $seat } ist am Zug …
browser-mark-none = Keine Markierung
browser-mark-suspect = Diesen Spieler verdächtige ich
browser-mark-trust = Diesem Spieler vertraue ich
browser-treasure = Schatz { $number }: { $kind }, Wert { $value }

## Wählen

browser-turn = Drehen
browser-several = Mehrere Karten
browser-back = Zurück
browser-close = Schließen
browser-which = Was davon?
browser-choose-place = Wähle ein leuchtendes Feld.
browser-choose-seat = Wähle einen Spieler.
browser-choose-treasure = Wähle einen Schatz.
browser-choose-card = Wähle zuerst eine Karte.
browser-choose-several = Wähle bis zu { $n } Karten in der Reihenfolge, in der du sie abwerfen willst.
browser-answer = Es gibt eine Frage an dich.
browser-cost = Das kostet { $n } Gold.
browser-by-itself = Automatisch antworten, wenn ich keine Wahl habe
browser-answers-soon = Antwortet in { $seconds } s: „{ $answer }“
browser-let-me-think = Ich überlege noch
browser-no-use = Diese Karte kannst du gerade nicht spielen.
browser-use = Ausspielen
browser-use-guard = Für einen Wächter abwerfen

## Der Tisch als Ganzes

browser-piles = Stapel
browser-aside = Verdeckt beiseitegelegt: { $n }
browser-gold-pile = Übrige Goldkarten: { $n }
browser-discards = Ablagestapel: { $n }
browser-unknown-card = verdeckt
browser-menu = Menü
browser-words = Der Tisch in Worten
browser-hand-over = Einen Bot für mich spielen lassen
browser-take-back = Wieder selbst spielen
browser-bot-plays = Ein Bot spielt für dich.
browser-propose-skip = Abstimmen: Ein Bot spielt für { $seat }
browser-propose-stop = Abstimmen: Das Spiel beenden
browser-proposed-skip = { $seat } möchte, dass ein Bot für { $target } spielt.
browser-proposed-stop = { $seat } möchte das Spiel beenden.
browser-vote = Abstimmung
browser-votes = { $yes } dafür, { $no } dagegen, { $of } dürfen abstimmen
browser-vote-yes = Ich bin dafür
browser-vote-no = Ich bin dagegen
browser-keys = Tastatur
browser-keys-text = 1 bis 9 wählen eine Karte. Die Pfeiltasten wählen ein Feld oder einen Schritt, die Eingabetaste bestätigt. R dreht die Karte, ein Buchstabe wählt einen Spieler, X wirft ab, Esc geht zurück. Auf dem Spielfeld zoomen + und -, und 0 zeigt alles.
browser-leave = Gehen und den Platz behalten

## Mehrere an einem Gerät

browser-hand-device = Gib das Gerät an { $name }
browser-reveal = Ich bin { $name }. Zeig meine Karten
browser-hide = Meine Karten verbergen

## Gespräch

browser-talk = Etwas sagen
browser-talk-text = Deine Nachricht
browser-talk-send = Senden
browser-say-goal = Über ein Ziel …
browser-say-suspect = Ich verdächtige …
browser-say-trust = Ich vertraue …
browser-say-thanks = Danke …
browser-say-tool = Repariert mein Werkzeug …
browser-say-path = Grabt bitte weiter
browser-say-deny = Ich bin auf eurer Seite
browser-goal-gold = Ziel { $goal }: Gold
browser-goal-stone = Ziel { $goal }: kein Gold

## Tipps: was ein Bot tun würde, und warum

browser-hint = Was würde ein Bot tun?
browser-advice = Ein Bot würde wählen: { $play }.
browser-follow = Das mache ich

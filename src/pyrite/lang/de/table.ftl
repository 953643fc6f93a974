### Was der Browser an einem Tisch sagt.

## Am Tisch

browser-board = Das Spielfeld
browser-chest = Truhe
browser-seats = Alle am Tisch
browser-log = Was geschah
browser-show-place = Zeig, wo
browser-zoom-in = Größer
browser-zoom-out = Kleiner
browser-fit = Alles zeigen
browser-to-play = ist dran
browser-away = nicht da
browser-clock = Verbleibende Zeit
browser-watching = Du siehst zu
browser-waiting = Platz { $seat } ist dran …
browser-before = Vor Platz { $seat }: { $front }
browser-mark-none = Kein Zeichen
browser-mark-suspect = Diesen Platz verdächtige ich
browser-mark-trust = Diesem Platz vertraue ich
browser-treasure = Schatz { $number }: { $kind }, Wert { $value }

## Wählen

browser-turn = Drehen
browser-several = Mehrere Karten
browser-back = Zurück
browser-close = Schließen
browser-which = Welches davon?
browser-choose-place = Wähl einen leuchtenden Platz.
browser-choose-seat = Wähl jemanden.
browser-choose-treasure = Wähl einen Schatz.
browser-choose-card = Wähl erst eine Karte.
browser-choose-several = Wähl bis zu { $n } Karten, in der Reihenfolge, in der sie liegen sollen.
browser-answer = Du wirst etwas gefragt.
browser-cost = Das kostet { $n } Gold.
browser-by-itself = Von selbst antworten, wenn ich keine Wahl habe
browser-no-use = Diese Karte ist im Moment nirgends zu gebrauchen.
browser-use = Ausspielen
browser-use-guard = Für einen Wächter ablegen

## Der Tisch als Ganzes

browser-piles = Stapel
browser-aside = Ungesehen beiseitegelegt: { $n }
browser-gold-pile = Goldkarten im Stapel: { $n }
browser-discards = Ablage: { $n }
browser-unknown-card = verdeckt
browser-menu = Menü
browser-words = Der Tisch in Worten
browser-hand-over = Einen Bot für mich spielen lassen
browser-take-back = Wieder selbst spielen
browser-bot-plays = Ein Bot spielt für dich.
browser-propose-skip = Vorschlagen, dass ein Bot für Platz { $seat } spielt
browser-propose-stop = Vorschlagen, das Spiel abzubrechen
browser-proposed-skip = Platz { $seat } schlägt vor, dass ein Bot für Platz { $target } spielt.
browser-proposed-stop = Platz { $seat } schlägt vor, das Spiel abzubrechen.
browser-vote = Abstimmung
browser-votes = Dafür: { $yes }, dagegen: { $no }, Stimmberechtigte: { $of }
browser-vote-yes = Ich bin dafür
browser-vote-no = Ich bin dagegen
browser-keys = Tasten
browser-keys-text = 1 bis 9 wählen eine Karte, die Pfeile einen Platz oder Schritt, Eingabe tut es dort, R dreht die Karte, ein Buchstabe wählt einen Platz am Tisch, X legt ab, Esc geht zurück. Auf dem Spielfeld ändern + und - die Größe, 0 zeigt alles.
browser-leave = Gehen; mein Platz bleibt mir

## Mehrere an einem Gerät

browser-hand-device = Gib das Gerät an { $name }
browser-reveal = Ich bin { $name }, zeig meine Karten
browser-hide = Meine Karten verbergen

## Gespräch

browser-talk = Etwas sagen
browser-talk-text = Deine Worte
browser-talk-send = Sagen
browser-say-goal = Über ein Ziel …
browser-say-suspect = Ich verdächtige …
browser-say-trust = Ich vertraue …
browser-say-thanks = Danke …
browser-say-tool = Repariert mein Werkzeug …
browser-say-path = Grabt bitte weiter
browser-say-deny = Ich bin auf eurer Seite
browser-goal-gold = Ziel { $goal }: Gold
browser-goal-stone = Ziel { $goal }: kein Gold

## Ratschläge: was ein Bot täte, und warum

browser-hint = Was würde ein Bot tun?
browser-advice = Ein Bot würde wählen: { $play }.
browser-follow = Das tun

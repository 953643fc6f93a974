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

## Film und Pläne

browser-film = Züge nacheinander zeigen
browser-film-skip = Überspringen
browser-plan = Wähle, wo du die Karte spielen willst, sobald du dran bist.
browser-planned = Wird gespielt, sobald du dran bist.
browser-plan-cancel = Plan verwerfen
browser-plan-dropped = Dein geplanter Zug geht nicht mehr. Wähle neu.

## Wählen

browser-turn = Drehen
browser-several = Mehrere Karten
browser-back = Zurück
browser-close = Schließen
browser-which = Was davon?
browser-choose-place = Wähle ein leuchtendes Feld.
browser-tap-again = Tippe noch einmal auf das Feld.
browser-play-here = Hier spielen
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
browser-use-pass = Abwerfen

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
browser-keys-text = 1 bis 9 wählen eine Karte. Die Pfeiltasten wählen ein Feld oder einen Schritt, die Eingabetaste bestätigt. R dreht die Karte, ein Buchstabe wählt einen Spieler, X wirft ab, U nimmt einen Zug zurück, Esc geht zurück. Auf dem Spielfeld zoomen + und -, und 0 zeigt alles.
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
browser-undo = Zurücknehmen

## Gesichter, Rollen und Gefühle

browser-face = Dein Gesicht
browser-face-random = Zufälliges Gesicht
browser-face-beard = Bart
browser-face-cap = Mütze
browser-face-colour = Farbe: { $name }
browser-face-temper = Laune: { $name }
browser-temper-merry = fröhlich
browser-temper-grumpy = mürrisch
browser-temper-sly = schlau
browser-temper-sleepy = müde
browser-temper-stern = streng
browser-temper-curious = neugierig
browser-temper-brave = mutig
browser-temper-gloomy = trübsinnig
browser-colour-0 = rot
browser-colour-1 = orange
browser-colour-2 = gelb
browser-colour-3 = hellgrün
browser-colour-4 = grün
browser-colour-5 = türkis
browser-colour-6 = hellblau
browser-colour-7 = dunkelblau
browser-colour-8 = lila
browser-colour-9 = rosa
browser-colour-10 = braun
browser-colour-11 = grau
browser-role-dealt = Deine Rolle in Runde { $round }
browser-role-got = Alles klar
browser-role-hide = Meine Rolle verbergen
browser-role-show = Meine Rolle zeigen
browser-role-hidden = Verborgen
browser-clan-of = Clan { $clan }
browser-aim-digger = Du gewinnst, wenn die Goldsucher den Schatz erreichen.
browser-aim-saboteur = Du gewinnst, wenn niemand den Schatz erreicht.
browser-aim-greedy = Du gewinnst nur, wenn du den Schatz selbst erreichst.
browser-aim-blue = Du gewinnst mit dem blauen Team. Eine grüne Tür auf dem Weg sperrt dich aus.
browser-aim-green = Du gewinnst mit dem grünen Team. Eine blaue Tür auf dem Weg sperrt dich aus.
browser-aim-boss = Du gewinnst mit beiden Teams der Goldsucher, bekommst aber ein Gold weniger.
browser-aim-profiteer = Du gewinnst mit der Seite, die gewinnt, ob Goldsucher oder Saboteure, bekommst aber zwei Gold weniger.
browser-aim-geologist = Du bekommst ein Gold für jeden Kristall in den Tunneln.
browser-aim-mines-loyal = Du teilst deine Schätze mit deinem Clan. Sammle so viele, wie du kannst.
browser-aim-mines-selfish = Du behältst jeden Schatz, den du nimmst, und teilst mit niemandem.
browser-aim-mines-saboteur = Du teilst deine Schätze mit dem anderen Clan. Arbeite heimlich für ihn.
browser-emotes = Gefühl zeigen
browser-emote-laugh = Lachen
browser-emote-gasp = Staunen
browser-emote-angry = Böse schauen
browser-emote-sleepy = Gähnen
browser-emote-wink = Zwinkern
browser-emote-love = Verliebt schauen

### Was die Spielmaschine sagt. Kennungen und Argumente wie im Englischen, das sie selbst mitbringt.

## Einen Tisch eröffnen

game-unknown = Das Spiel { $game } gibt es nicht; die Spiele sind { $known }.
config-seats-type = Die Zahl der Plätze muss eine ganze Zahl sein, nicht { $value }.
config-seats = Diese Zusammenstellung ist für { $least } bis { $most } Plätze, nicht für { $seats }.
config-edition = Die Ausgabe { $value } gibt es nicht; die Ausgaben sind { $known }.
config-module = Das Modul { $value } gibt es nicht; die Module sind { $known }.
config-modules = Module werden als Liste von Namen angegeben, nicht als { $value }.
config-module-twice = Das Modul { $module } ist zweimal genannt.
config-requires = Das Modul { $module } braucht das Modul { $other }.
config-excludes = Die Module { $module } und { $other } gehen nicht zusammen.
config-slot = Die Module { $module } und { $other } beanspruchen beide { $slot }; nur eines darf es.
config-flag = { $flag } kann nicht { $value } sein; möglich ist { $known }.
config-option = Die Option { $option } gibt es nicht; die Optionen sind { $known }.
config-rounds = Die Zahl der Runden muss eine ganze Zahl von 1 bis 99 sein, nicht { $value }.
config-first-seat = Der erste Platz muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
config-seed = Die Zufallszahl muss eine ganze Zahl unter 2^64 sein oder aus 64 Hexadezimalziffern bestehen, nicht { $value }.
config-too-big = Die Zusammenstellung hat { $count } { $what }; Platz ist an einem Tisch für { $most }.

## Text lesen

text-action = { $text } ist kein Zug; schreib ihn wie: { $examples }.
text-number = { $value } ist an diesem Tisch keine Nummer eines Zugs.
text-card = Die Karte { $card } gibt es an diesem Tisch nicht.
text-cell = { $cell } ist kein Feld; schreib Spalte,Zeile, etwa 4,-1.
text-seat = { $seat } ist kein Platz; die Plätze an diesem Tisch sind A bis { $last }.
text-tool = { $tool } ist kein Werkzeug; die Werkzeuge heißen pick, lamp und cart.
text-which-tool = { $card } repariert mehrere Werkzeuge; schreib dazu welches, etwa { $card }>B:lamp.
text-which-seat = Mehrere Plätze sind gefragt; sag, welcher antwortet.

## Warum nicht

not-over = Das Spiel ist zu Ende.
not-asked = Platz { $seat } ist nicht an der Reihe.
not-now = { $what } ist keine Antwort auf das, was jetzt gefragt ist.
not-in-hand = Du hast nicht auf der Hand: { $card }.
not-that-way = { $card } wird nicht so gespielt.
not-with-broken-tools = Solange ein kaputtes Werkzeug vor dir liegt, kannst du nicht graben.
not-empty = Auf { $cell } liegt schon eine Karte.
not-beside-card = Neben { $cell } liegt keine offene Karte.
not-fitting = Auf { $cell } treffen die Wege nicht aufeinander: Jede Seite muss zu ihrem Nachbarn passen.
not-joined = Zu { $cell } führt kein Weg, der mit der Startkarte verbunden ist.
not-turned-twin = { $card } sieht gedreht genauso aus; lass das r weg.
not-own-tool = Du kannst dich nicht selbst sabotieren.
not-broken-twice = Bei Platz { $seat } ist schon kaputt: { $tool }.
not-broken = Bei Platz { $seat } ist nicht kaputt: { $tool }.
not-this-tool = { $card } hilft nicht bei: { $tool }.
not-a-path = Auf { $cell } liegt keine Wegekarte, die entfernt werden könnte.
not-a-hidden-goal = Auf { $cell } liegt keine verdeckte Zielkarte.
not-a-joined-goal = Das Ziel auf { $cell } gehört nicht zu denen, die jetzt umgedreht werden.
not-in-pool = Unter den angebotenen Goldkarten ist keine mit dem Wert { $value }.

## Stellungen, Zeichnungen und Aufzeichnungen

position-type = { $where }: Hier wird erwartet: { $wanted }.
position-key = Eine Stellung hat keinen Schlüssel { $key }; die Schlüssel sind { $known }.
position-missing = Die Stellung sagt nichts über { $key }.
position-version = Das Format hat die Version { $value }; dieses Programm liest die Version { $known }.
position-game = Diese Stellung gehört zum Spiel { $value }, nicht zu { $known }.
position-value = { $where }: { $value } ist hier nicht möglich; es muss sein: { $known }.
position-length = { $where } hat { $count } Einträge; es müssen { $wanted } sein.
position-card = { $where }: Die Karte { $card } gibt es an diesem Tisch nicht.
position-too-many = Die Stellung zeigt { $count }-mal { $card }; es gibt { $most }.
position-too-few = Hände und Nachziehstapel brauchen { $wanted } Karten; übrig sind { $count }.
position-goal = Die Zielkarte, die auf { $cell } liegen soll, ist dafür nicht mehr übrig.
position-start = Die Startkarte liegt auf { $cell } und nirgends sonst.
position-misfit = Die Karte auf { $cell } passt nicht zu ihrem Nachbarn auf der Seite { $side }.
position-no-cards = Der Platz, der am Zug ist, hat keine Karte.
position-left-over = { $count } Karten liegen nirgends; lass für sie pile oder discards weg.
position-gold = Die Goldkarten der Stellung lassen sich aus denen des Spiels nicht bilden.
position-no-goal = Zielkarten und verdeckte Karten liegen nur auf den Feldern der Ziele, nicht auf { $cell }.
position-too-far = Die Karten liegen für einen Weg aus diesem Satz zu weit auseinander.
position-two-boards = Gib die Karten als board oder als drawing an, nicht beides.
position-asks-over = Wenn das Spiel zu Ende ist, wird niemand etwas gefragt.
position-asks-one = Solange das Spiel dauert, ist genau eine Frage offen.
position-asks-stage = Was gefragt ist, passt nicht zum Abschnitt der Runde.
position-asks-declared = Was angesagt ist, muss erlaubt sein, solange andere widersprechen dürfen.
position-asks-window = Die anderen werden nach der Karte gefragt, die der Platz am Zug angekündigt hat.
position-asks-turn = In einem Zug wird nur der Platz gefragt, der am Zug ist, und keine Zielkarte wartet.
position-asks-goal = Nach verdeckten Zielkarten wird nur der Finder gefragt, und er ist am Zug.
position-asks-gold = Gold wird nach dem Goldschatz einem Goldsucher angeboten, mindestens zwei Karten.
view-broken = In dieser Sicht fehlt etwas oder es ist verdorben; nimm sie von state.view(seat).
drawing-char = Zeile { $line }, Spalte { $column }: { $char } ist keine Karte; siehe docs/notation.md.
drawing-start = Die Zeichnung muss die Startkarte S genau einmal zeigen.
record-header = Eine Aufzeichnung beginnt mit der Zeile: { $wanted }.
record-key = Zeile { $line }: { $text } ist keine Einstellung; schreib Schlüssel: Wert, den Wert als JSON.
record-missing = Die Aufzeichnung sagt nichts über { $key }.
record-seat = Zeile { $line }: Ein Zug beginnt mit dem Buchstaben seines Platzes, etwa: A pass map.
record-action = Zug { $where } kann nicht gespielt werden: { $problem }
record-torn = Aufzeichnen lässt sich nur ein Spiel, das von Anfang an mit play() gespielt wurde.
view-type = Eine Sicht ist eine Zuordnung, wie state.view(seat) sie liefert.
record-twice = Zeile { $line }: { $key } steht schon da.
position-asks-hand = Der Platz am Zug hätte mehr Karten, als Platz ist.
position-asks-shown = Ein Ziel, das alle kennen, liegt offen, außer es wird gerade umgedreht.

### Was die Spielmaschine sagt. Kennungen und Argumente wie im Englischen, das sie selbst mitbringt.

## Einen Tisch eröffnen

game-unknown = Unbekanntes Spiel: { $game }. Spiele: { $known }.
config-seats-type = Die Zahl der Plätze muss eine ganze Zahl sein, nicht { $value }.
config-seats = Dieser Tisch braucht { $least } bis { $most } Plätze, nicht { $seats }.
config-edition = Unbekannte Ausgabe: { $value }. Ausgaben: { $known }.
config-edition-type = Die Ausgabe muss ein Text wie { $example } sein, nicht { $value }.
config-module = Unbekanntes Modul: { $value }. Module: { $known }.
config-modules = modules muss eine Liste von Namen sein, nicht { $value }.
config-module-twice = Das Modul { $module } ist zweimal angegeben. Lass eins weg.
config-requires = Das Modul { $module } braucht das Modul { $other }.
config-excludes = Die Module { $module } und { $other } lassen sich nicht kombinieren.
config-slot = Die Module { $module } und { $other } beanspruchen beide { $slot }. Lass eins weg.
own-table = Ein eigenes Modul kann keinen Tisch anlegen. Benutze den, den jeder Aufruf bekommt.
own-module = Das Modul { $module } lässt sich nicht spielen: { $problem }.
own-failed = Das Modul { $module } ist gescheitert: { $problem }. Behebe den Fehler und versuche es noch einmal.
own-import = Das eigene Modul { $module } lässt sich nicht laden: { $problem }.
own-class = { $name } ist kein Modul. Gib eine Klasse an, die OwnModule erweitert, etwa mycards:Lantern.
own-object = Gib die Klasse selbst an, nicht ein Objekt von ihr: modules=[{ $name }].
own-unknown = { $module } ist ein eigenes Modul. Gib es mit --module oder { $variable } an.
config-flag = { $flag } kann nicht { $value } sein. Möglich: { $known }.
config-option = Unbekannte Option: { $option }. Optionen: { $known }.
config-rounds = Die Zahl der Runden muss eine ganze Zahl von 1 bis 99 sein, nicht { $value }.
config-first-seat = first_seat muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
config-seed = Der Startwert muss eine ganze Zahl unter 2^64 oder eine Folge von 64 Hexadezimalziffern sein, nicht { $value }.
config-too-big = Zu viel für einen Tisch: { $count } { $what }. Es ist Platz für { $most }.
config-rounds-gold = An diesem Tisch kann mit Goldkarten bezahlt werden. Spielt höchstens { $most } Runden.
config-state-empty = Beginne ein Spiel mit pyrite.new_game oder kopiere einen Spielstand mit copy().
config-coding-own = Lernumgebungen unterstützen keine in Python geschriebenen Module.
config-other-table = Dieser Spielstand gehört zu einer anderen Art von Tisch, mit anderen Plätzen oder Karten.
config-coding-flat = Ein flacher Index bräuchte hier { $size } Aktionen, erlaubt sind höchstens { $most }. Wähle die Aktionen in Stufen.

## Text lesen

text-action = { $text } ist kein Zug. Schreib ihn zum Beispiel so: { $examples }.
text-number = { $value } ist an diesem Tisch nicht die Nummer eines Zugs.
text-mark = { $value } ist keine Marke. Gib eine Anzahl von Ereignissen an, etwa len(state.events).
text-data = { $value } ist kein Zug. Verwende, was state.action(...).as_dict() liefert.
text-events = tell() braucht eine Liste von Ereignissen wie state.events.
text-verb = Das Verb { $verb } gibt es an diesem Tisch nicht.
text-part = { $part } ist in einem Zug mit dem Verb { $verb } nicht erlaubt.
text-part-type = { $part } kann in einem Zug nicht { $value } sein.
text-words = Falsche Anzahl von Wörtern nach { $word }. Erwartet: { $count }, jedes nach einem Leerzeichen.
text-card = Die Karte { $card } gibt es an diesem Tisch nicht.
text-cell = { $cell } ist kein Feld. Schreib Spalte,Zeile, etwa 4,-1.
text-seat = { $seat } ist kein Platz. Plätze an diesem Tisch: A bis { $last }.
text-other-seat = Das ist ein Zug von Platz { $seat }. Platz { $other } kann ihn nicht machen.
seat-number = Ein Platz muss eine ganze Zahl von 0 bis { $last } sein, nicht { $value }.
seat-beyond = Es gibt keinen Platz { $value }. Plätze an diesem Tisch: 0 bis { $last }.
text-tool = { $tool } ist kein Werkzeug. Werkzeuge: pick, lamp, cart.
text-which-tool = { $card } repariert mehrere Werkzeuge. Gib an, welches, etwa { $card }>B:lamp.
text-which-seat = Mehrere Spieler sind gefragt. Gib an, welcher Platz antwortet.
text-pass-one = Passe mit einer Karte, etwa: pass NESW.
state-busy = Ein anderer Thread benutzt dieses Objekt gerade. Gib jedem Thread eine eigene Kopie.
text-pass = Passe mit einer bis drei Karten, etwa: pass NESW map.
text-front = { $front } kann nicht vor einem Spieler liegen. Möglich: { $known }.
text-side = { $text } ist kein Ausgang. Schreib ein Feld und eine Seite, etwa 4,-1E.
text-two-goals = { $card } braucht zwei Ziele, die kleinere Nummer zuerst, etwa { $card }:1,3.
text-count = { $text } ist keine Zahl von 1 bis { $most }.

## Warum nicht

not-over = Das Spiel ist zu Ende.
not-index = { $value } ist an Tisch { $table } keine erlaubte Aktion; siehe mask.
not-applied = { $value } ist jetzt nicht erlaubt. legal_actions() zeigt, was erlaubt ist.
not-asked = { $seat } ist nicht an der Reihe.
not-now = Das geht gerade nicht.
not-in-hand = Du hast diese Karte nicht auf der Hand: { $card }.
not-that-way = So lässt sich diese Karte nicht spielen: { $card }.
not-with-broken-tools = Deine { $tool } ist kaputt. Repariere sie, bevor du gräbst.
not-empty = Auf diesem Feld liegt schon eine Karte.
not-beside-card = Dieses Feld berührt keine Karte auf dem Tisch.
not-fitting = Die Karte passt dort nicht. Jede Seite muss zu ihrer Nachbarkarte passen.
not-joined = Vom Start führt kein Weg dorthin.
not-turned-twin = { $card } sieht gedreht genauso aus. Lass das r weg.
not-own-tool = Du kannst deine eigenen Werkzeuge nicht zerstören.
not-broken-twice = Die { $tool } von { $seat } ist schon kaputt.
not-broken = Die { $tool } von { $seat } ist nicht kaputt.
not-this-tool = { $card } repariert keine { $tool }.
not-a-path = Dort liegt kein Tunnel, der einstürzen könnte.
not-a-hidden-goal = Dort liegt kein verdecktes Ziel.
not-a-joined-goal = Dieses Ziel hast du nicht erreicht. Wähle eins, das du erreicht hast.
not-in-pool = Es gibt keine Goldkarte mit dem Wert { $value } zu nehmen.
not-several = Du kannst nur mit einer Karte passen.
not-ladder-beside-goal = Eine Leiter darf nicht neben einem Ziel liegen.
not-without-discards = Der Ablagestapel ist leer, es gibt nichts zurückzuholen.
not-in-trove = Nicht unter den abgeworfenen Karten, die du siehst: { $card }.
not-without-path = Du hast keine Tunnelkarte zum Legen.
not-done-yet = Du hast noch einen Weg, der passt. Leg ihn.
not-without-last-path = Der zuletzt gelegte Weg liegt nicht mehr auf dem Tisch.
not-same-cell = Leg den Weg auf ein anderes Feld.
not-map-any-more = In dieser Runde kannst du keine Ziele mehr ansehen.
not-goal-shown = Ziel { $goal } liegt schon offen. Wähle ein verdecktes.
not-push-onto = Ziel { $goal } lässt sich nicht schieben. Eine Karte ist im Weg.
not-see-own-dwarf = Deine eigene Rolle kennst du. Wähle einen anderen Spieler.
not-rob-oneself = Du kannst dir nicht selbst eine Karte nehmen. Wähle einen anderen Spieler.
not-rob-empty = { $seat } hat keine Karten.
not-held-up = Nicht unter den Karten, die du siehst: { $card }.
not-a-guard-left = In dieser Runde sind keine Wächter mehr übrig.
not-an-open-exit = Ein Wächter braucht einen Ausgang, der zu einem leeren Feld führt.
not-guarded-twice = An diesem Ausgang steht schon ein Wächter.
not-without-toll = Wächter versperren dieses Feld, und dein Gold reicht nicht für alle.
not-past-guards = Ein Wächter versperrt dieses Feld.
not-this-guard = Wächter { $guard } steht nicht auf dem Tisch.
not-own-guard = Wächter { $guard } gehört { $seat } und lässt seinen Besitzer umsonst vorbei.
not-agreed-twice = { $seat } bezahlt Wächter { $guard } schon.
not-begging-oneself = Dich selbst brauchst du nicht zu fragen. Wähle einen anderen Spieler.
not-asked-twice = In diesem Zug hast du { $seat } schon gefragt.
not-without-gold = { $seat } hat kein Gold.
not-asked-to-pay = { $seat } wurde nicht gebeten zu zahlen.
not-while-trapped = Du bist gefangen. Du kannst erst wieder graben, wenn dich jemand befreit.
not-so-many = So oft hast du diese Karte nicht auf der Hand: { $card }.
not-before-you = So etwas hast du nicht zum Entfernen: { $front }.
not-theft-twice = Vor dir liegt schon eine Diebstahlkarte.
not-a-thief = Vor { $seat } liegt keine Diebstahlkarte.
not-trap-yourself = Du kannst dich nicht selbst gefangen nehmen.
not-trapped-twice = { $seat } ist schon gefangen.
not-trapped = { $seat } ist nicht gefangen.
not-own-dwarf = Deine eigene Rolle kennst du. Wähle einen anderen Spieler.
not-without-hats = Es ist keine Rolle zum Tauschen übrig.
not-own-hand = Du kannst die Handkarten nicht mit dir selbst tauschen. Wähle einen anderen Spieler.
not-from-yourself = Du kannst dich nicht selbst bestehlen. Wähle einen anderen Spieler.
not-from-the-poor = { $seat } hat kein Gold, das du stehlen könntest.

## Gespräch

talk-kind = Unbekannte Art von Nachricht: { $value }. Arten: { $known }.
talk-unread = { $value } ist nicht zu verstehen. Schreib zum Beispiel: suspect B, goal 2 yes, thanks A.
talk-not-here = In diesem Spiel kannst du { $value } nicht sagen. Möglich: { $known }.
talk-part = { $part } kann nicht { $value } sein, wenn du { $kind } sagst.
talk-long = Die Nachricht hat { $count } Zeichen. Erlaubt sind höchstens { $most }.
bot-budget = { $budget } ist kein Budget. Gib eine Zeit wie 200ms an oder eine Zahl von Durchläufen wie 2000.
bot-not-learned = { $bot } hat dieses Spiel nicht gelernt. Er spielt { $known }, mit gedruckten Karten und ohne andere Module. Nimm stattdessen hard.
bot-needs-numpy = { $bot } braucht NumPy. Installiere es mit: pip install numpy
bot-none = Unbekannter Bot: { $bot }. Bots: { $known }, oder ein eigener als modul:Klasse.
bot-module = Das Modul { $module } lässt sich nicht laden: { $problem }.
bot-missing = Das Modul { $module } hat keinen Bot namens { $bot }.
bot-lacks = Dem Bot { $bot } fehlt { $part }. Erweitere pyrite.bots.Bot, dann musst du nur choose schreiben.
bot-failed = Der Bot { $bot } ist gescheitert: { $problem }. Behebe den Fehler und versuche es noch einmal.
bot-illegal = Der Bot { $bot } hat { $action } gewählt. Das ist keine der Aktionen, die er bekommen hat. Gib in choose eine davon zurück.

## Stellungen, Zeichnungen und Aufzeichnungen

position-type = { $where } muss sein: { $wanted }.
position-key = Unbekannter Schlüssel in einer Stellung: { $key }. Schlüssel: { $known }.
position-missing = In der Stellung fehlt { $key }.
position-version = Das Format hat die Version { $value }. Dieses Programm liest Version { $known }.
position-game = Diese Stellung gehört zum Spiel { $value }, nicht zu { $known }.
position-value = { $where } kann hier nicht { $value } sein. Möglich: { $known }.
position-length = { $where } hat { $count } Einträge, braucht aber { $wanted }.
position-card = { $where }: Die Karte { $card } gibt es an diesem Tisch nicht.
position-too-many = Die Stellung enthält { $card } { $count }-mal, das Spiel aber nur { $most }-mal.
position-too-few = Hände und Nachziehstapel brauchen { $wanted } Karten, übrig sind nur { $count }.
position-goal = Die Zielkarte auf { $cell } liegt schon woanders.
position-start = Die Startkarte muss auf { $cell } liegen und nirgends sonst.
position-misfit = Die Karte auf { $cell } passt auf der Seite { $side } nicht zu ihrer Nachbarkarte.
position-no-cards = Wer am Zug ist, hat keine Karten.
position-left-over = In der Stellung fehlen { $count } Karten. Lass pile oder discards weg, dann kommen sie dorthin.
position-gold = Das Spiel enthält nicht die Goldkarten dieser Stellung.
position-no-goal = Ziele und verdeckte Karten gehören auf die Felder der Ziele, nicht auf { $cell }.
position-too-far = Für einen Tunnel aus diesem Spiel liegen die Karten zu weit auseinander.
position-two-boards = Gib die Karten als board oder als drawing an, nicht beides.
position-asks-over = Wenn das Spiel zu Ende ist, kann niemand mehr gefragt werden.
position-asks-one = Solange das Spiel läuft, muss genau eine Frage offen sein.
position-asks-stage = Die Frage passt nicht zum Abschnitt der Runde.
position-asks-declared = Die angesagte Aktion muss erlaubt sein, solange andere widersprechen können.
position-asks-window = Die anderen müssen zu der Karte gefragt werden, die angesagt wurde.
position-asks-turn = Gefragt werden kann in einem Zug nur, wer am Zug ist, und es darf kein Ziel warten.
position-asks-goal = Zu verdeckten Zielen kann nur gefragt werden, wer am Zug ist und sie erreicht hat.
position-asks-gold = Gold kann nur einem Goldsucher angeboten werden, nach dem Fund des Schatzes und mindestens zwei Karten.
data-too-big = Das ist zu viel für ein Spiel: eine Liste mit über { $most } Einträgen, ein zu langer Text oder eine zu tiefe Verschachtelung.
view-broken = Diese Sicht ist unvollständig oder beschädigt. Verwende eine von state.view(seat).
drawing-char = Zeile { $line }, Spalte { $column }: { $char } ist keine Karte. Siehe docs/notation.md.
drawing-start = Die Zeichnung muss die Startkarte S genau einmal zeigen.
record-header = Eine Aufzeichnung muss mit dieser Zeile beginnen: { $wanted }.
record-version = Diese Aufzeichnung hat die Version { $version }. Dieses Programm liest die Versionen 1 und 2.
record-long = Eine Aufzeichnung darf höchstens { $chars } Zeichen und { $settings } Einstellungen haben.
record-parts = Die Züge einer Aufzeichnung müssen Paare aus einem Platz und einem Text sein.
record-key = Zeile { $line }: { $text } ist keine Einstellung. Schreib Schlüssel: Wert, den Wert als JSON.
record-missing = In der Aufzeichnung fehlt { $key }.
record-seat = Zeile { $line }: Ein Zug muss mit dem Buchstaben seines Platzes beginnen, etwa: A pass map.
record-talk = Zeile { $line }: { $problem }
record-players = players muss eine Liste mit einem Namen für jeden Platz sein, oder null, wo es keinen gibt.
record-shuffle = shuffle muss die Texte commitment und secret und die Listen added, seals und withheld enthalten.
record-action = Zug { $where } kann nicht gespielt werden: { $problem }
record-torn = Nur ein Spiel, das von Anfang an mit play() gespielt wurde, lässt sich aufzeichnen.
view-type = Eine Sicht muss eine Zuordnung sein, wie state.view(seat) sie liefert.
record-twice = Zeile { $line }: { $key } ist zweimal angegeben. Lass eins weg.
position-asks-hand = Wer am Zug ist, hätte zu viele Karten auf der Hand.
position-asks-shown = Ein Ziel, das alle kennen, muss offen liegen, außer es wird gerade umgedreht.
position-memory = Was die Spieler wissen sollen, kann bei diesen Karten nicht stimmen.
position-box = Die Zahlen des Moduls { $module } passen nicht zum Rest der Stellung.
position-asks-offer = Karten können einem Spieler nur angeboten werden, solange er danach gefragt wird.
position-asks-chest = Keine offene Truhe kann das hier fragen.
position-asks-toll = Nur wer Gold hat, kann gebeten werden, einen Wächter zu bezahlen, und nur im Zug eines anderen.
position-asks-steal = Nur ein freier Dieb kann gefragt werden, wen er bestiehlt, nach dem Verteilen und solange andere Gold haben.

## Decks

deck-line = In { $file }, Zeile { $line }: { $problem }
deck-key = Deck, bei { $path }: { $problem }
deck-source = Ein Deck muss ein Dateiname oder eine Zuordnung von Sets sein, nicht { $value }.
deck-inside = Ein gespeichertes Spiel muss sein Deck als Zuordnung enthalten. { $value } wird nicht geöffnet.
deck-unreadable = Das Deck { $file } lässt sich nicht lesen: { $problem }.
deck-too-big = Das Deck { $file } ist zu lang. Erlaubt sind höchstens { $most } Bytes.
deck-utf8 = Das ist keine Textdatei. Speichere sie als UTF-8.
deck-syntax = Das ist kein gültiges TOML ({ $problem }). Siehe docs/decks.md.
deck-set = Unbekanntes Set: { $value }. Sets mit Material: { $known }.
deck-unknown = Unbekannter Name in { $where }: { $value }. Möglich: { $known }.
deck-table = { $key } muss eine Tabelle sein, nicht { $value }.
deck-list = { $key } muss eine Liste mit 1 bis { $most } Einträgen sein, nicht { $value }.
deck-number = { $key } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
deck-row = { $key } fehlt. Eine Karte braucht { $keys }.
deck-cell = Ein Feld muss [Spalte, Zeile] sein, mit Zahlen von -{ $far } bis { $far }, nicht { $value }.
deck-shape = { $value } ist keine Karte. Schreib ihre Seiten N, E, S, W, etwa NESW, N-S oder NS-EW.
deck-side-twice = { $value } nennt eine Seite zweimal. Jede darf nur einmal vorkommen.
deck-door = { $value } kann keine Tür haben. Eine Tür braucht genau einen Weg, Sackgassen nicht mitgezählt.
deck-ladder = { $value } kann keine Leiter sein. Verbinde alle Seiten zu einem Weg.
deck-sure = Wie sicher etwas ist, muss A, B oder U sein, nicht { $value }.
deck-seats = Plätze müssen [kleinste, größte] sein, mit Zahlen von { $least } bis { $most }, nicht { $value }.
deck-same-card = { $name } ist dieselbe Karte wie { $other }. Gib stattdessen dort mehr Exemplare an.
deck-name-twice = { $name } ist zweimal genannt. Lass eins weg.
deck-total = Die Karten in { $key } ergeben zusammen { $count }, nicht { $wanted }. Zähl noch einmal.
deck-dwarfs = Bei { $seats } Plätzen braucht dieses Deck { $seats } bis { $most } Zwerge, es gibt aber { $count }. Ein Deck muss zu jeder Zahl von Plätzen passen, die es erlaubt: Ändere dwarfs oder seats.
deck-replace = Bei { $seats } Plätzen gibt es keine Karte { $name }, die { $other } ersetzen könnte. Füg eine hinzu.
deck-no-hand = Es fehlt, wie viele Karten jeder bei { $seats } Plätzen bekommt. Trag es bei hand ein.
deck-cards = Bei { $seats } Plätzen braucht dieses Deck mindestens { $wanted } Karten, es gibt aber { $count }. Ein Deck muss zu jeder Zahl von Plätzen passen, die es erlaubt: Ändere die Karten oder seats.
deck-many = Zu viele Karten in { $key }: { $count }. An einem Tisch ist Platz für { $most }.
deck-no-treasure = Unter den Zielen ist kein Schatz. Füg einen hinzu.
deck-goal-cells = Es gibt { $goals } Ziele, aber { $cells } Felder für sie. Gleiche die Zahlen an.
deck-chests = { $wanted } Truhen werden ausgelegt, aber in { $key } sind nur { $count }. Füg welche hinzu.
deck-side-by-side = Die Truhen auf { $cell } und { $other } liegen nebeneinander. Versetze eine.
deck-face-up = Die offenen Karten auf { $cell } und { $other } würden sich berühren. Versetze eine.
deck-same-cell = Auf { $cell } liegen zwei Karten. Versetze eine.
deck-beside-start = Die Karte auf { $cell } würde den Start auf { $other } berühren. Rück sie weg.

## Namen der Mitspieler

name-wrong = Ein Name braucht mindestens ein sichtbares Zeichen.
name-taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
name-long = Der Name { $name } ist zu lang. Erlaubt sind höchstens { $most } Zeichen.
name-sign = Ein Name darf das Zeichen { $sign } nicht enthalten. Lass es weg.
name-marks = Ein Buchstabe darf höchstens { $most } Akzente tragen, und ein Name darf nicht mit einem beginnen.

## The Lost Mines

mines-text-cell = { $cell } ist kein Feld. Schreib Spalte,Zeile, von 1,1 bis 11,7.
mines-text-edge = { $text } ist keine Kante zwischen zwei Feldern. Schreib ein Feld und eine Seite, etwa 2,3E.
mines-text-pass = Wirf eine oder zwei Karten ab, etwa: pass NESW trap.
mines-text-look = Sieh dir mit { $card }@9,1 eine Mine an, mit { $card }:2 einen Schatz oder mit { $card }>B einen Zwerg.
mines-text-step = { $text } ist kein Schritt. Schreib step N, step E, step S oder step W.
mines-not-twice = Diese Karte hast du nur einmal: { $card }.
mines-proposed = In diesem Zug hast du schon vorgeschlagen, die Runde zu beenden.
mines-no-way = Dorthin führt kein Weg. Mindestens ein Ausgang muss auf einen anderen treffen.
mines-not-obstacle = Dort gibt es nichts zu überwinden mit: { $card }.
mines-overcome = Dieses Hindernis ist schon überwunden.
mines-no-token = Es ist kein Plättchen mehr übrig: { $token }.
mines-not-shown = { $what ->
        [mine] { $card }: Damit kannst du keine Mine ansehen.
        [treasure] { $card }: Damit kannst du keinen Schatz ansehen.
       *[dwarf] { $card }: Damit kannst du keinen Zwerg ansehen.
    }
mines-open = Diese Mine liegt schon offen.
mines-taken = Schatz { $number } ist schon vergeben.
mines-own-dwarf = Deinen eigenen Zwerg kennst du. Wähle einen anderen Spieler.
mines-no-edge = Dort führt kein Weg hinüber.
mines-edge-taken = Dort liegt schon: { $token }.
mines-not-a-path = Dort liegt keine Tunnelkarte, die das Gewitter entfernen könnte.
mines-shielded = Auf dieser Karte steht ein Zwerg, darum verschont das Gewitter sie.
mines-shut = Dorthin führt kein Weg.
mines-troll = Ein Troll versperrt den Weg.
mines-obstacle = Ein Hindernis versperrt den Weg. Überwinde es zuerst.
mines-full = Auf dieser Karte ist nur für einen Zwerg Platz.
mines-other-kind = Schatz { $number } gehört nicht zu dieser Mine ({ $kind }).
mines-drawing = Zeile { $line }, Feld { $column }: { $signs } ist keine Karte dieses Decks.
mines-drawing-rows = Eine Zeichnung muss sieben Zeilen haben, nicht { $count }.
mines-drawing-columns = Zeile { $line } der Zeichnung ist länger als elf Felder.
mines-two-boards = Gib die Karten als board oder als drawing an, nicht beides.
mines-not-fitting = Die Karte auf { $cell } passt nicht. Jede Seite muss zu ihrer Nachbarkarte passen.
mines-no-obstacle = Auf { $cell } ist kein Hindernis, auf dem ein Hilfsmittel liegen könnte.
mines-stand = Auf { $cell } kann kein Zwerg stehen.
mines-edge-twice = Auf { $edge } liegen zwei gleiche Plättchen.
mines-edge = Über { $edge } führt kein Weg, also kann dort kein Plättchen liegen.
mines-tokens = Auf dem Plan liegen mehr Plättchen { $token }, als es gibt.
mines-ask = Die Stellung kann nicht auf { $kind } warten.
mines-ask-cut = Alle Karten sind weg, also ist die Runde zu Ende. Füg eine Karte hinzu oder setze last_turn auf finished.
mines-deck-cell = Ein Feld muss [Spalte, Zeile] sein, von [1, 1] bis [11, 7], nicht { $value }.
mines-deck-stub = In diesem Spiel sind alle Ausgänge einer Karte verbunden. Schreib { $value } als einen Weg.
mines-deck-mine = { $value } kann keine Mine sein. Eine Mine muss in einer ihrer beiden Lagen zu jeder Seite offen sein.
mines-deck-mines = Es müssen vier Minen sein, eine von jedem Namen, nicht { $count }.
mines-deck-treasures = Bei { $seats } Plätzen braucht dieses Deck { $seats } Schätze, es gibt aber { $count }. Ein Deck muss zu jeder Zahl von Plätzen passen, die es erlaubt: Ändere treasures oder seats.

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
own-module = Das Modul { $module } kann nicht gespielt werden: { $problem }.
own-import = Die Datei { $module } mit einem eigenen Modul kann nicht geladen werden ({ $problem }).
own-class = { $name } ist kein Modul; nenne eine Klasse, die OwnModule erweitert, wie in mycards:Lantern.
own-unknown = { $module } ist ein eigenes Modul von jemandem; nenne es mit --module oder { $variable }.
config-flag = { $flag } kann nicht { $value } sein; möglich ist { $known }.
config-option = Die Option { $option } gibt es nicht; die Optionen sind { $known }.
config-rounds = Die Zahl der Runden muss eine ganze Zahl von 1 bis 99 sein, nicht { $value }.
config-first-seat = Der erste Platz muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
config-seed = Die Zufallszahl muss eine ganze Zahl unter 2^64 sein oder aus 64 Hexadezimalziffern bestehen, nicht { $value }.
config-too-big = Die Zusammenstellung hat { $count } { $what }; Platz ist an einem Tisch für { $most }.
config-rounds-gold = An diesem Tisch können Goldkarten ausgegeben werden: Spielt höchstens { $most } Runden.

## Text lesen

text-action = { $text } ist kein Zug; schreib ihn wie: { $examples }.
text-number = { $value } ist an diesem Tisch keine Nummer eines Zugs.
text-mark = { $value } ist keine Marke; eine Marke ist eine Anzahl von Ereignissen, wie len(state.events) sie angibt.
text-data = { $value } ist keine Aktion; schreib eine so, wie state.action(...).as_dict() sie angibt.
text-verb = Das Verb { $verb } gibt es an diesem Tisch nicht.
text-part = Ein Zug mit dem Verb { $verb } hat keinen solchen Teil: { $part }.
text-words = Nach { $word } kommen { $count } Wörter, jedes nach einem Leerzeichen.
text-card = Die Karte { $card } gibt es an diesem Tisch nicht.
text-cell = { $cell } ist kein Feld; schreib Spalte,Zeile, etwa 4,-1.
text-seat = { $seat } ist kein Platz; die Plätze an diesem Tisch sind A bis { $last }.
text-tool = { $tool } ist kein Werkzeug; die Werkzeuge heißen pick, lamp und cart.
text-which-tool = { $card } repariert mehrere Werkzeuge; schreib dazu welches, etwa { $card }>B:lamp.
text-which-seat = Mehrere Plätze sind gefragt; sag, welcher antwortet.
text-pass-one = Gepasst wird mit einer Karte, etwa: pass NESW.
state-busy = Ein anderer Thread benutzt dies gerade; gib jedem Thread seine eigene Kopie.
text-pass = Passen geht mit einer bis drei Karten, etwa: pass NESW map.
text-front = { $front } kann vor keinem Platz liegen; möglich ist: { $known }.
text-side = { $text } ist kein Ausgang; schreib ein Feld und eine Seite, etwa 4,-1E.
text-two-goals = { $card } braucht zwei Ziele, die kleinere Nummer zuerst, etwa { $card }:1,3.
text-count = { $text } ist keine Zahl von 1 bis { $most }.

## Warum nicht

not-over = Das Spiel ist zu Ende.
not-applied = { $value } ist jetzt kein erlaubter Zug; legal_actions() zählt die erlaubten auf.
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
not-several = Du passt mit einer Karte.
not-ladder-beside-goal = Eine Leiter liegt nie neben einem Ziel, wie es auf { $cell } wäre.
not-without-discards = Noch liegt keine Karte in der Ablage, die die Fundgrube zurückbringen könnte.
not-in-trove = Nicht unter den abgelegten Karten, die du ansiehst: { $card }.
not-without-path = Du hast keine Wegekarte, die du legen könntest.
not-done-yet = Du musst noch einen Weg legen, solange du einen hast, der passt.
not-without-last-path = Der zuletzt gelegte Weg liegt nicht mehr auf dem Tisch.
not-same-cell = Der Weg muss auf ein anderes Feld.
not-map-any-more = Ziele dürfen in dieser Runde nicht mehr angesehen werden.
not-goal-shown = Ziel { $goal } liegt offen; schieben lässt sich nur ein verdecktes.
not-push-onto = Ziel { $goal } lässt sich nicht schieben: Auf { $cell } liegt eine Karte.
not-see-own-dwarf = Du siehst dir den Zwerg eines anderen Platzes an.
not-rob-oneself = Du nimmst eine Karte von einem anderen Platz.
not-rob-empty = Platz { $seat } hat keine Karte.
not-held-up = Nicht unter den Karten, die du ansiehst: { $card }.
not-a-guard-left = In dieser Runde ist kein Wächter mehr übrig.
not-an-open-exit = Auf { $exit } ist kein Ausgang, der zu einem leeren Feld führt.
not-guarded-twice = Auf { $exit } steht schon ein Wächter.
not-without-toll = Wächter versperren { $cell }: Dein Gold reicht nicht für alle, die dort zu bezahlen sind.
not-past-guards = Ein Wächter versperrt { $cell }.
not-this-guard = Wächter { $guard } ist nicht aufgestellt.
not-own-guard = Wächter { $guard } gehört Platz { $seat }, der für ihn nichts bezahlt.
not-agreed-twice = Platz { $seat } bezahlt Wächter { $guard } schon.
not-begging-oneself = Dich selbst brauchst du nicht zu bitten.
not-asked-twice = Platz { $seat } wurde in diesem Zug schon gefragt.
not-without-gold = Platz { $seat } hat kein Gold.
not-asked-to-pay = Platz { $seat } wurde nicht gebeten zu zahlen.
not-while-trapped = Du bist gefangen: Du kannst nicht graben, bis dich jemand befreit.
not-so-many = So oft hast du nicht auf der Hand: { $card }.
not-before-you = Vor dir liegt nicht, was du entfernen willst: { $front }.
not-theft-twice = Vor dir liegt schon ein Diebstahl.
not-a-thief = Vor Platz { $seat } liegt kein Diebstahl.
not-trap-yourself = Du kannst dich nicht selbst gefangen nehmen.
not-trapped-twice = Platz { $seat } ist schon gefangen.
not-trapped = Platz { $seat } ist nicht gefangen.
not-own-dwarf = Deinen eigenen Zwerg kennst du; sieh dir einen anderen an.
not-without-hats = Es ist kein Zwerg übrig, gegen den getauscht werden könnte.
not-own-hand = Handkarten kannst du nur mit einem anderen Platz tauschen.
not-from-yourself = Du kannst dich nicht selbst bestehlen.
not-from-the-poor = Platz { $seat } hat kein Gold, das man stehlen könnte.

## Gespräch

talk-kind = Ein Gespräch der Art { $value } gibt es nicht; Arten sind { $known }.
talk-unread = { $value } kann nicht gesagt werden; schreibe wie: suspect B, goal 2 yes, thanks A.
talk-not-here = Die Regeln dieses Spiels lassen { $value } nicht zu; man darf sagen: { $known }.
talk-part = { $part } kann nicht { $value } sein, wenn man { $kind } sagt.
talk-long = Das ist { $count } Zeichen lang; erlaubt sind { $most }.
bot-budget = Ein Budget ist Zeit wie 200ms oder eine Zahl von Durchläufen wie 2000, nicht { $budget }.
bot-none = Den Bot { $bot } gibt es nicht; die Bots sind { $known }, und eigene als modul:Klasse.
bot-module = Das Modul { $module } lässt sich nicht laden: { $problem }.
bot-missing = Das Modul { $module } hat kein { $bot }, das einen Bot macht.
bot-lacks = Dem Bot { $bot } fehlt { $part }: Seine Klasse soll pyrite.bots.Bot erweitern, die alles außer choose hat.

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
data-too-big = Das ist mehr, als ein Spiel hat: über { $most } Einträge in einer Liste, ein zu langer Text, oder zu tief verschachtelt.
view-broken = In dieser Sicht fehlt etwas oder es ist verdorben; nimm sie von state.view(seat).
drawing-char = Zeile { $line }, Spalte { $column }: { $char } ist keine Karte; siehe docs/notation.md.
drawing-start = Die Zeichnung muss die Startkarte S genau einmal zeigen.
record-header = Eine Aufzeichnung beginnt mit der Zeile: { $wanted }.
record-version = Diese Aufzeichnung hat die Version { $version }; dieses Programm liest 1 und 2.
record-long = Eine Aufzeichnung hat höchstens { $chars } Zeichen und { $settings } Einstellungen.
record-parts = Die Züge einer Aufzeichnung sind Paare aus einem Platz und einem Text.
record-key = Zeile { $line }: { $text } ist keine Einstellung; schreib Schlüssel: Wert, den Wert als JSON.
record-missing = Die Aufzeichnung sagt nichts über { $key }.
record-seat = Zeile { $line }: Ein Zug beginnt mit dem Buchstaben seines Platzes, etwa: A pass map.
record-talk = Zeile { $line }: { $problem }
record-players = players ist eine Liste von Namen, einer für jeden Platz, null für einen Bot.
record-shuffle = shuffle hat die Texte commitment und secret und eine Liste von Texten, added.
record-action = Zug { $where } kann nicht gespielt werden: { $problem }
record-torn = Aufzeichnen lässt sich nur ein Spiel, das von Anfang an mit play() gespielt wurde.
view-type = Eine Sicht ist eine Zuordnung, wie state.view(seat) sie liefert.
record-twice = Zeile { $line }: { $key } steht schon da.
position-asks-hand = Der Platz am Zug hätte mehr Karten, als Platz ist.
position-asks-shown = Ein Ziel, das alle kennen, liegt offen, außer es wird gerade umgedreht.
position-memory = Woran sich Plätze erinnern sollen, kann bei diesen Karten nicht stimmen.
position-box = Die Zahlen des Moduls { $module } passen nicht zum Rest der Stellung.
position-asks-offer = Einem Platz werden Karten nur hingehalten, solange er danach gefragt wird.
position-asks-chest = Eine Truhe, die das fragt, ist nicht geöffnet, oder sie kann es hier nicht fragen.
position-asks-toll = Ein Platz mit Gold wird im Zug eines anderen gebeten, einen Wächter zu bezahlen.
position-asks-steal = Nach den Anteilen wird ein freier Dieb gefragt, wen er bestiehlt; jemand hat Gold.

## Decks

deck-line = In { $file }, Zeile { $line }: { $problem }
deck-key = Im Deck bei { $path }: { $problem }
deck-source = Ein Deck ist der Name einer Datei oder eine Zuordnung von Sets, nicht { $value }.
deck-inside = Ein gespeichertes Spiel enthält sein Deck selbst, als Zuordnung; { $value } wird nicht geöffnet.
deck-unreadable = Das Deck { $file } kann nicht gelesen werden: { $problem }.
deck-too-big = Das Deck { $file } ist zu lang; { $most } Bytes müssen genügen.
deck-utf8 = Das ist kein Text; speichere die Datei als UTF-8.
deck-syntax = Das ist kein TOML ({ $problem }); schreib es wie in docs/decks.md.
deck-set = Das Set { $value } gibt es nicht; die mit Material sind { $known }.
deck-unknown = { $value } gibt es in { $where } nicht; möglich sind { $known }.
deck-table = { $key } muss eine eigene Tabelle sein, nicht { $value }.
deck-list = { $key } muss eine Liste mit 1 bis { $most } Einträgen sein, nicht { $value }.
deck-number = { $key } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
deck-row = Hier fehlt { $key }; eine Karte braucht { $keys }.
deck-cell = Ein Feld ist [Spalte, Zeile], Zahlen von -{ $far } bis { $far }, nicht { $value }.
deck-shape = { $value } ist keine Karte; schreib ihre Seiten N, E, S, W wie in NESW, N-S oder NS-EW.
deck-side-twice = { $value } nennt eine Seite zweimal; jede kann einmal vorkommen.
deck-door = Eine Tür liegt auf dem einzigen Weg einer Karte; { $value } muss genau einen haben, Sackgassen nicht gerechnet.
deck-ladder = Alle Seiten einer Leiter sind verbunden; schreib sie als einen Weg, nicht { $value }.
deck-sure = Wie sicher etwas ist, sagt A, B oder U, nicht { $value }.
deck-seats = Plätze sind [wenigste, meiste], Zahlen von { $least } bis { $most }, nicht { $value }.
deck-same-card = { $name } ist dieselbe Karte wie { $other }; gib stattdessen jener mehr Exemplare.
deck-name-twice = { $name } ist zweimal genannt; lass eines weg.
deck-total = Die Karten in { $key } ergeben zusammen { $count }, nicht { $wanted }; zähl noch einmal.
deck-dwarfs = Bei { $seats } Plätzen gibt es { $count } Zwerge; nötig sind { $seats } bis { $most }.
deck-replace = Bei { $seats } Plätzen gibt es keine Karte { $name }, die { $other } ersetzen könnte; füg eine hinzu.
deck-no-hand = Wie viele Karten bekommen { $seats } Plätze? Trag es bei hand ein.
deck-cards = Bei { $seats } Plätzen braucht es mindestens { $wanted } Karten; da sind { $count }.
deck-many = In { $key } sind { $count } Karten; Platz ist an einem Tisch für { $most }.
deck-no-treasure = Unter den Zielen ist kein Goldschatz; füg ihn hinzu.
deck-goal-cells = Für { $goals } Ziele gibt es { $cells } Felder; lass die Zahlen zueinander passen.
deck-chests = { $wanted } Truhen werden ausgelegt, aber in { $key } sind { $count }; füg welche hinzu.
deck-side-by-side = Die Truhen auf { $cell } und { $other } liegen nebeneinander; versetze eine.
deck-face-up = Die offenen Karten auf { $cell } und { $other } würden sich berühren; versetze eine.
deck-same-cell = Auf { $cell } lägen zwei Karten; versetze eine.
deck-beside-start = Die Karte auf { $cell } würde den Start auf { $other } berühren; rücke sie weg.

## The Lost Mines

mines-text-cell = { $cell } ist kein Feld; schreib Spalte,Zeile, von 1,1 bis 11,7.
mines-text-edge = { $text } ist keine Kante zwischen zwei Feldern; schreib ein Feld und eine Seite, etwa 2,3E.
mines-text-pass = Leg eine oder zwei Karten ab, etwa: pass NESW trap.
mines-text-look = Sieh dir eine Mine an wie { $card }@9,1, einen Schatz { $card }:2 oder einen Zwerg { $card }>B.
mines-text-step = { $text } ist kein Schritt; schreib step N, step E, step S oder step W.
mines-not-twice = Nur einmal auf der Hand hast du: { $card }.
mines-proposed = In diesem Zug hast du das Ende schon vorgeschlagen.
mines-no-way = Zu { $cell } führt kein Weg: Mindestens ein Ausgang muss auf einen anderen treffen.
mines-not-obstacle = Auf { $cell } gibt es nichts zu überbrücken mit: { $card }.
mines-overcome = Das Hindernis auf { $cell } ist schon überbrückt.
mines-no-token = Kein Plättchen ist übrig: { $token }.
mines-not-shown = { $what ->
        [mine] { $card }: Damit kannst du dir keine Mine ansehen.
        [treasure] { $card }: Damit kannst du dir keinen Schatz ansehen.
       *[dwarf] { $card }: Damit kannst du dir keinen Zwerg ansehen.
    }
mines-open = Die Mine auf { $cell } liegt schon offen.
mines-taken = Schatz { $number } ist schon genommen.
mines-own-dwarf = Deinen eigenen Zwerg kennst du; sieh dir einen anderen an.
mines-no-edge = Über { $edge } führt kein Weg.
mines-edge-taken = Auf { $edge } liegt schon: { $token }.
mines-not-a-path = Auf { $cell } liegt keine Wegekarte, die ein Gewitter entfernen könnte.
mines-shielded = Auf { $cell } steht ein Zwerg; das Gewitter verschont diese Karte.
mines-shut = Dorthin führt kein Weg.
mines-troll = Ein Troll versperrt diesen Weg.
mines-obstacle = Das Hindernis auf { $cell } ist nicht überbrückt.
mines-full = Auf { $cell } ist nur für einen Zwerg Platz.
mines-other-kind = Schatz { $number } gehört nicht zu dieser Mine ({ $kind }).
mines-drawing = Zeile { $line }, Feld { $column }: { $signs } ist keine Karte dieses Decks.
mines-drawing-rows = Eine Zeichnung hat sieben Zeilen, nicht { $count }.
mines-drawing-columns = Zeile { $line } der Zeichnung ist länger als elf Felder.
mines-two-boards = Eine Stellung hat board oder drawing, nicht beides.
mines-not-fitting = Auf { $cell } treffen die Wege nicht aufeinander: Jede Seite muss zu ihrem Nachbarn passen.
mines-no-obstacle = Auf { $cell } liegt kein Hindernis, auf dem ein Hilfsmittel sein könnte.
mines-stand = Auf { $cell } kann kein Zwerg stehen.
mines-edge-twice = Auf { $edge } liegen zwei gleiche Plättchen.
mines-edge = Über { $edge } führt kein Weg, also kann dort kein Plättchen liegen.
mines-tokens = Auf dem Plan liegen mehr Plättchen { $token }, als es gibt.
mines-ask = Die Stellung kann nicht auf { $kind } warten.
mines-ask-cut = Alle Karten sind weg, und die Runde ist zu Ende; nenn eine Karte oder last_turn: finished.
mines-deck-cell = Ein Feld des Plans ist [Spalte, Zeile], von [1, 1] bis [11, 7], nicht { $value }.
mines-deck-stub = Hier sind alle Ausgänge einer Karte verbunden; schreib { $value } als einen Weg.
mines-deck-mine = Eine Mine muss in einer ihrer beiden Lagen zu jeder Seite offen sein; { $value } ist es nicht.
mines-deck-mines = Es müssen vier Minen sein, eine von jedem Namen, nicht { $count }.
mines-deck-treasures = Bei { $seats } Plätzen braucht es { $seats } Schätze; da sind { $count }.

### Die Regeln, kurz erklärt. Der volle Wortlaut steht in docs/rules/.
### Jede Sprache hat dieselben Kennungen in derselben Reihenfolge.

## Ausgaben

rule-E-must_connect = In der Ausgabe 2024 muss jede Tunnelkarte, die du legst, mit dem Start verbunden sein. In der estnischen und der isländischen Ausgabe genügt es, wenn sie an eine offene Karte grenzt und passt.
    .title = Muss ein Weg verbunden sein?
rule-E-gold_drawn = Gewinnen die Goldsucher, zieht ihr in der Ausgabe 2024 eine Goldkarte je Goldsucher. In der estnischen und der isländischen Ausgabe zieht ihr eine je Spieler (zu zehnt neun). Diese Karten gehen unter den Goldsuchern reihum, bis alle verteilt sind.
    .title = Anzahl der Goldkarten
rule-E-goals_at_once = Manchmal verbindet ein Zug mehrere verdeckte Ziele auf einmal. In der Ausgabe 2024 und in der isländischen werden alle umgedreht, und der Finder bestimmt die Reihenfolge. In der estnischen Ausgabe sucht sich der Finder eines aus und dreht nur dieses um.
    .title = Mehrere Ziele auf einmal
rule-E-sabotage_self = In der Ausgabe 2024 darfst du dein eigenes Werkzeug nicht zerstören. In der estnischen und der isländischen Ausgabe darfst du es.
    .title = Eigenes Werkzeug zerstören
rule-E-discard_faces = In der Ausgabe 2024 und in der estnischen liegen alle abgeworfenen Karten verdeckt. In der isländischen liegen gespielte Karten offen und beim Passen abgeworfene verdeckt.
    .title = Offene und verdeckte Ablage
rule-E-round_end = Ohne Goldschatz endet die Runde, sobald niemand mehr Karten hat. In der estnischen Ausgabe endet sie auch, wenn bei leerem Nachziehstapel so oft hintereinander gepasst wurde, wie es Spieler gibt. Wer keine Karten hat, passt dabei mit. Es zählt nur, was schon bei leerem Stapel begonnen hat.
    .title = Ende ohne Goldschatz
rule-E-saboteur_pay = In der Ausgabe 2024 und in der isländischen werden Saboteure so genau bezahlt, wie es die Goldkarten erlauben. In der estnischen zieht jeder Saboteur einzeln von oben. Eine Karte, mit der es zu viel würde, kommt unter den Stapel. Ist der ganze Stapel einmal durch und keine Karte passt, bleibt es bei dem, was er hat.
    .title = Lohn der Saboteure
rule-E-misfit_goal = Manchmal passt ein Stein nicht an allen Seiten. In der Ausgabe 2024 und in der isländischen sagt B-31, wie herum er liegt. In der estnischen drehst du ihn so, dass jede Seite passt. Geht das nicht, wählt der Finder.
    .title = Ein Ziel, das nicht passt
rule-E-next_starter = In der Ausgabe 2024 und in der isländischen beginnt die nächste Runde links von dem Spieler, der zuletzt eine Karte gespielt oder abgeworfen hat. In der estnischen beginnt sie links von dem Spieler, in dessen Zug die Runde endete. Wer die allererste Runde beginnt, wird ausgelost, wenn der Tisch niemanden bestimmt.
    .title = Wer die nächste Runde beginnt

## Aufbau und Züge

rule-B-01 = Deine Zwergenkarte ist deine Rolle in dieser Runde: Goldsucher oder Saboteur. Alle bekommen geheim eine. Es gibt eine Karte mehr als Spieler, und die übrige Karte bleibt verdeckt, bis die Runde endet.
    .title = Rollen
rule-B-02 = Die Startkarte liegt offen links. Die drei Ziele werden gemischt und liegen verdeckt rechts; dazwischen passen sieben Karten. Ziel 2 liegt auf der Höhe des Starts, Ziel 1 zwei Reihen darüber und Ziel 3 zwei Reihen darunter.
    .title = Start und Ziele
rule-B-03 = 40 Tunnelkarten und 27 Aktionskarten werden zusammen gemischt. Zu dritt bis fünft bekommen alle 6 Karten, zu sechst und siebt 5, zu acht bis zehnt 4. Der Rest ist der Nachziehstapel. Er wird nie neu gemischt.
    .title = Stapel und Handkarten
rule-B-04 = Es gibt 28 Goldkarten: 16 mit 1, 8 mit 2 und 4 mit 3 Goldstücken. Vor jeder Runde mischt ihr alle, die noch niemand gewonnen hat. Reichen sie nicht, verteilt ihr, was noch da ist.
    .title = Goldkarten
rule-B-05 = In deinem Zug tust du genau eines: eine Tunnelkarte legen, eine Aktionskarte spielen oder passen und dabei eine Karte verdeckt abwerfen. Danach ziehst du eine Karte, wenn noch eine da ist. Weiter geht es im Uhrzeigersinn.
    .title = Dein Zug
rule-B-06 = Hast du keine Karten, wenn du an der Reihe bist, wirst du übersprungen und ziehst auch keine. Bekommst du wieder eine, spielst du weiter mit.
    .title = Keine Karten mehr

## Wege legen

rule-B-10 = Du darfst eine Tunnelkarte um eine halbe Umdrehung drehen, also auf den Kopf stellen. Quer legen darfst du sie nie.
    .title = Karte drehen
rule-B-11 = Du legst eine Tunnelkarte auf ein leeres Feld neben einer offenen Karte. Jede Seite muss zu ihrem offenen Nachbarn passen: Tunnel an Tunnel, Fels an Fels. Eine verdeckte Karte reicht zum Anlegen nicht.
    .title = Wohin ein Weg passt
rule-B-12 = Wo Wege verbunden sein müssen (E-must_connect), muss mindestens ein Tunnel deiner Karte einen Tunnel fortsetzen, der zum Start zurückführt. Auf deiner eigenen Karte genügt dafür auch eine Sackgasse. Fels an Fels genügt nicht.
    .title = Mit dem Start verbunden
rule-B-13 = Der Tisch hat keinen Rand. Du darfst in jede Richtung bauen, auch hinter dem Start und an den Zielen vorbei.
    .title = Kein Rand
rule-B-14 = Ein verdecktes Ziel schränkt dich beim Legen nicht ein, egal was es zeigt. Deine Karte muss nicht zu ihm passen.
    .title = Verdeckte Ziele
rule-B-15 = Eine Sackgasse muss passen wie jeder andere Tunnel, aber sie verbindet nichts. Der Weg endet dort.
    .title = Sackgassen
rule-B-16 = Ist dein Werkzeug kaputt, wenn dein Zug beginnt, kannst du in diesem Zug keinen Weg legen. Eine Aktion spielen oder passen kannst du trotzdem.
    .title = Kein Graben mit kaputtem Werkzeug

## Aktionskarten und Ablage

rule-B-20 = Du zerstörst die Axt, die Lampe oder die Lore eines Mitspielers. Ob du auch deine eigenen Werkzeuge zerstören darfst, hängt von der Ausgabe ab (E-sabotage_self). Was schon kaputt ist, kann nicht noch einmal zerstört werden.
    .title = Kaputtes Werkzeug
rule-B-21 = Du reparierst ein kaputtes Werkzeug, das die Karte zeigt, bei dir oder einem Mitspieler. Beide Karten werden abgeworfen. Ohne passendes kaputtes Werkzeug kannst du die Karte nicht spielen.
    .title = Reparatur
rule-B-22 = Eine Reparatur mit zwei Werkzeugen repariert eines davon, nicht beide. Sind beide kaputt, wählst du.
    .title = Reparatur mit zwei Werkzeugen
rule-B-23 = Ein Steinschlag lässt einen beliebigen Weg auf dem Tisch einstürzen, nie aber den Start oder ein Ziel. Beide Karten werden abgeworfen. Abgeschnittene Tunnel bleiben liegen, und die Lücke dürft ihr nach den üblichen Regeln wieder füllen.
    .title = Steinschlag
rule-B-24 = Mit einer Schatzkarte siehst du dir heimlich ein verdecktes Ziel an. Bei einem Ziel, das schon offen liegt, kannst du sie nicht spielen.
    .title = Schatzkarte
rule-B-25 = Zuerst wird die betroffene Karte abgeworfen, darauf kommt die Karte, die es bewirkt hat. Wirfst du mehrere Karten auf einmal ab, bestimmst du die Reihenfolge. Bei S-02 ist es umgekehrt: zuerst die beiden Karten, die du abwirfst, darauf die Karte, die du entfernst.
    .title = Reihenfolge beim Abwerfen
rule-B-26 = Du kannst eine Aktionskarte nur spielen, wenn sie ein erlaubtes Ziel hat oder etwas bewirken kann. Sonst kannst du sie nur abwerfen.
    .title = Keine Aktion ohne Wirkung

## Ziele erreichen, Ende der Runde

rule-B-30 = Verbindet ein Tunnel ein verdecktes Ziel mit dem Start, muss es umgedreht werden. Finder ist, in wessen Zug die Verbindung entstand, auch bei allem, was daraus folgt. Eine Sackgasse vor einem Ziel dreht es nicht um.
    .title = Ein Ziel erreichen
rule-B-31 = Ist es der Goldschatz, endet die Runde sofort. Ein Stein bleibt offen liegen, verbindet Tunnel und wird nie entfernt. Spätere Karten müssen zu ihm passen. Er wird so gedreht, dass er möglichst gut passt, vor allem zur eben gelegten Karte. Ist beides gleich gut, wählt der Finder.
    .title = Goldschatz oder Stein
rule-B-32 = Wo nur ein Ziel auf einmal umgedreht wird (E-goals_at_once), bleiben die anderen verdeckt. Ein solches Ziel wird umgedreht, wenn eine später gelegte Tunnelkarte es mit einem verbundenen Tunnel berührt oder eine neue Verbindung zu ihm schafft.
    .title = Verdeckt gebliebene Ziele
rule-B-33 = Eine Runde kann auch ohne Goldschatz enden (E-round_end). Wie sie auch endet: Bevor es Gold gibt, werden alle Zwergenkarten aufgedeckt, auch die übrige. Danach sehen alle, welche Ziele und Truhen noch verdeckt lagen.
    .title = Ende der Runde

## Gold verteilen

rule-B-40 = Wurde der Goldschatz erreicht, gewinnen die Goldsucher, egal wer ihn erreicht hat. Der Finder sieht sich die Goldkarten an, nimmt eine und gibt den Rest gegen den Uhrzeigersinn an den nächsten Goldsucher weiter, und so fort. Die letzte Karte wird ohne Nachfrage übergeben. Ist der Finder ein Saboteur, beginnt der nächste Goldsucher in dieser Richtung. Saboteure gehen leer aus.
    .title = Goldsucher gewinnen
rule-B-41 = Wurde der Goldschatz nicht erreicht, gewinnen die Saboteure. Ein einzelner bekommt 4 Gold, zwei oder drei bekommen je 3, vier je 2. Ist kein Spieler Saboteur, gibt es kein Gold. Bezahlt wird in der Reihenfolge der Plätze, jeder so weit wie möglich, aber nie zu viel. Was sich nicht auszahlen lässt, verfällt.
    .title = Saboteure gewinnen
rule-B-42 = Dein Gold bleibt geheim, bis das Spiel vorbei ist. Die anderen sehen, wie viele Goldkarten du hast, aber nicht, was sie wert sind. Wie viel ein Saboteur insgesamt bekommt, wissen alle, die Werte der einzelnen Karten nicht.
    .title = Geheimes Gold

## Nächste Runde, Ende des Spiels

rule-B-50 = Ihr mischt dieselben Zwergenkarten noch einmal, auch die übrige, und baut den Tisch auf wie am Anfang. Wer beginnt, steht in E-next_starter. Auch Passen gilt als Spielen einer Karte.
    .title = Nächste Runde
rule-B-51 = Nach der dritten Runde gewinnt, wer das meiste Gold hat. Haben mehrere gleich viel, teilen sie sich den Sieg. Die Zahl der Runden könnt ihr ändern, wenn ihr den Tisch eröffnet.
    .title = Ende des Spiels

## Saboteur 2: Aufbau und Züge

rule-S-01 = Alle Tunnel- und Aktionskarten des Grundspiels und von Saboteur 2 werden zusammen gemischt. In jeder Runde kommen zehn Karten ungesehen zur Seite. Alle bekommen 6 Karten und eine der 15 Rollen aus Saboteur 2. Die unbenutzten Rollen bilden einen verdeckten Stapel. Gold gibt es in Münzen.
    .title = Aufbau von Saboteur 2
rule-S-02 = Du hast vier Möglichkeiten. Du legst einen Weg und ziehst 1 Karte. Du spielst eine Aktion und ziehst 1. Du wirfst zwei Karten ab, entfernst dafür eine Karte, die vor dir liegt (kaputtes Werkzeug, Gefangen oder deinen eigenen Diebstahl), und ziehst 1; von da an hast du eine Karte weniger. Oder du passt mit einer bis drei Karten und ziehst ebenso viele. In welcher Reihenfolge du abwirfst, bestimmst du, und niemand sonst sieht die Karten.
    .title = Dein Zug in Saboteur 2

## Saboteur 2: Wege

rule-S-10 = Brücke und Doppelkurve haben zwei Tunnel, die sich nicht treffen. Mindestens einer muss beim Legen mit dem Start verbunden sein. Manche anderen Karten haben einen Tunnel und Sackgassen.
    .title = Brücken und Doppelkurven
rule-S-11 = Eine Leiter ist immer mit dem Start und mit allen anderen Leitern verbunden. Du darfst sie neben jeden Weg legen, zu dem sie passt, auch neben einen abgeschnittenen, aber nie neben ein Ziel. Verbindet sie ein Ziel, bist du der Finder.
    .title = Leitern
rule-S-12 = Türen hindern niemanden daran, Wege zu legen oder Ziele zu erreichen. Sie zählen erst, wenn der Goldschatz gefunden ist (S-30).
    .title = Türen
rule-S-13 = Kristalle ändern nichts am Weg. Sie sind nur für Geologen wichtig (S-34).
    .title = Kristalle

## Saboteur 2: Aktionskarten

rule-S-20 = Du legst den Diebstahl vor dich. Liegt er am Ende der Runde noch da und bist du nicht gefangen, stiehlst du einem Mitspieler 1 Gold (S-36).
    .title = Diebstahl
rule-S-21 = Du entfernst einen beliebigen Diebstahl, einen fremden oder deinen eigenen. Beide Karten werden abgeworfen.
    .title = Hände weg
rule-S-22 = Du nimmst einen Mitspieler gefangen. Wer gefangen ist, darf keine Wege legen. Wer es am Ende der Runde noch ist, bekommt keinen Anteil und darf nicht stehlen.
    .title = Gefangen
rule-S-23 = Du befreist einen gefangenen Mitspieler oder dich selbst. Beide Karten werden abgeworfen.
    .title = Befreit
rule-S-24 = Du siehst dir heimlich die Rolle eines Mitspielers an.
    .title = Inspektion
rule-S-25 = Du wählst einen Mitspieler oder dich selbst. Dieser Spieler muss die oberste unbenutzte Rolle nehmen und die bisherige unter den Stapel legen. Die neue Rolle sieht nur er. Was andere dort vorher gesehen haben, gilt nicht mehr.
    .title = Mützentausch
rule-S-26 = Du tauschst alle Karten, die du noch auf der Hand hast, gegen die ganze Hand eines Mitspielers, auch wenn eine der beiden leer ist. Am Ende des Zuges zieht der Mitspieler eine Karte, du keine.
    .title = Handkarten tauschen
rule-S-27 = Vor keinem Spieler darf dieselbe Aktionskarte zweimal liegen.
    .title = Keine Karte doppelt

## Saboteur 2: Gold verteilen

rule-S-30 = Es gewinnt die Farbe des Finders, wenn sie nicht blockiert ist. Eine Farbe ist blockiert, wenn jeder Weg vom Start oder einer Leiter zum Goldschatz durch eine Tür der anderen Farbe führt. Ist die Farbe des Finders blockiert, gewinnt die andere, wenn sie nicht auch blockiert ist. Hat der Finder keine Farbe, gewinnt jede Farbe, die nicht blockiert ist.
    .title = Goldschatz erreicht
rule-S-31 = Chef und Profiteur gewinnen mit jeder Gruppe, die durch den Goldschatz gewinnt. Der Profiteur gewinnt auch mit den Saboteuren. Sind beide Farben blockiert oder ist von der siegreichen Farbe niemand frei, gewinnen Chef und Profiteur allein.
    .title = Chef und Profiteur
rule-S-32 = Wird der Goldschatz nicht erreicht, gewinnen die Saboteure und mit ihnen der Profiteur. Ist kein Spieler Saboteur, gewinnt der Profiteur allein. Gibt es auch keinen Profiteur, gewinnt niemand.
    .title = Goldschatz nicht erreicht
rule-S-33 = Je weniger gewinnen, desto mehr gibt es: einer allein bekommt 5 Gold, zwei je 4, drei je 3, vier je 2, fünf oder mehr je 1. Der Chef bekommt 1 weniger, der Profiteur 2 weniger, aber nie weniger als 0.
    .title = Gold für die Gewinner
rule-S-34 = Wie die Runde auch endet: Geologen bekommen 1 Gold für jede offene Kristallkarte auf dem Tisch, verbunden oder nicht. Zwei Geologen teilen und runden ab. In S-33 zählen sie nie zu den Gewinnern.
    .title = Geologen
rule-S-35 = Wer am Ende der Runde gefangen ist, geht leer aus: zählt nicht zu den Gewinnern, bekommt kein Gold und darf nicht stehlen. Ist einer von zwei Geologen gefangen, bekommt der andere alles.
    .title = Am Ende gefangen
rule-S-36 = Ist das Gold verteilt, folgen die Diebstähle. Wer seinen zuletzt gespielt hat, fängt an, dann geht es im Uhrzeigersinn weiter. Jeder Dieb nimmt 1 Gold von einem beliebigen Mitspieler, der welches hat. Gestohlenes Gold kann wieder gestohlen werden.
    .title = Diebstähle
rule-S-37 = Alle wissen, ob du Gold hast. Münzen dürfen verdeckt liegen, aber wer aufpasst, kann zusammenzählen, was offen ausgezahlt wurde. Was deine Goldkarten wert sind und was du für sie herausbekommen hast, bleibt geheim.
    .title = Geheime Münzen

## Saboteur 2: Nächste Runde

rule-S-38 = Ihr mischt alle Rollen und alle Karten neu, auch die zehn zur Seite gelegten. Wer beginnt, steht in B-50.
    .title = Nächste Runde in Saboteur 2

## WM-Sonderkarten

rule-C-16 = Der gierige Zwerg ersetzt im Grundspiel einen Goldsucher. Er gewinnt nur, wenn er den Goldschatz selbst findet: Dann bekommt er 4 Gold und niemand sonst etwas. Findet ihn ein anderer, geht er leer aus.
    .title = Gieriger Zwerg
rule-C-17 = Du wählst zwei verdeckte Ziele, ohne sie anzusehen. Dann tauschst du sie oder lässt sie liegen. Nur du weißt, was du getan hast. Was andere dort gesehen haben, ist nicht mehr sicher.
    .title = Zielkarten-Tausch
rule-C-18 = Statt nachzuziehen siehst du dir die fünf obersten Karten des Ablagestapels an und behältst eine. Die anderen kommen verdeckt und in derselben Reihenfolge zurück. Welche du behalten hast, erfährt niemand.
    .title = Fundgrube
rule-C-19 = Ein Veto spielst du im Zug eines Mitspielers, gleich nachdem er einen Weg oder eine Aktion gespielt hat. Seine Karte wirkt nicht, und beide Karten werden abgeworfen. Dann zieht er eine Karte, danach du, und der Zug ist vorbei. Alle anderen werden gleichzeitig gefragt und sehen die Antworten der übrigen nicht. In deinem eigenen Zug kannst du ein Veto nur abwerfen.
    .title = Veto
rule-C-20 = Die Spielrichtung kehrt sich sofort um, bis zum Ende der Runde. Wird die Karte noch einmal gespielt, kehrt sie sich wieder um. Im Grundspiel gehen dann auch die Goldkarten andersherum. Bei Diebstählen und der Frage, wer die nächste Runde beginnt, ändert sich nichts.
    .title = Richtungswechsel
rule-C-21 = Eine Reparatur mit allen drei Werkzeugen. Sie repariert ein kaputtes Werkzeug, bei dir oder einem Mitspieler.
    .title = Meisterhandwerker
rule-C-22 = Du legst zwei Wege hintereinander. Kannst du den zweiten legen, musst du es auch. Was der erste verbindet, geschieht vor dem zweiten. Dann ziehst du so viele Karten, wie du Wege gespielt hast, und hast damit eine weniger auf der Hand. Mit kaputtem Werkzeug oder als Gefangener kannst du die Karte nicht spielen.
    .title = Wege-Spezialist
rule-C-23 = Du nimmst den Weg, der in dieser Runde zuletzt gelegt oder versetzt wurde, und legst ihn nach den üblichen Regeln auf ein anderes Feld. Das geht auch mit kaputtem Werkzeug oder als Gefangener. Verbindet er ein Ziel, bist du der Finder. Ist dieser Weg weg oder passt er nirgends sonst, kannst du die Karte nicht spielen.
    .title = Umleitung

## Mini-Erweiterungen

rule-M-T1 = Alle beginnen das Spiel mit 1 Münze. Es gibt zwei Wächter, jeden einmal pro Runde. Als Zug darfst du eine Karte abwerfen, nichts ziehen und einen Wächter an einen offenen Tunnel stellen. Wer dort einen Weg legen will, zahlt dir vorher 1 Gold. Dann ist der Wächter für diese Runde aus dem Spiel. Wer zahlen muss, darf Mitspieler darum bitten; sie dürfen ablehnen, und alle hören die Antwort. Für deinen eigenen Wächter zahlst du nichts.
    .title = Wegezoll
rule-M-W1 = Wer in einer Runde als Erster die Kleiderkammer mit dem Start verbindet, muss seine Rolle tauschen: gegen die übrige Karte oder in Saboteur 2 gegen die oberste unbenutzte Rolle.
    .title = Kleiderkammer
rule-M-P1 = Wird das Stollenfest in einer Runde zum ersten Mal mit dem Start verbunden, werden die Rollen aller Spieler eingesammelt, gemischt und geheim neu verteilt.
    .title = Stollenfest
rule-M-G1 = Fünf von acht Zielen liegen verdeckt, der Goldschatz kann also fehlen. Ein Goldsack bringt dem Finder 1 oder 2 Münzen. Der Drache kostet ihn 1 Gold, wenn er welches hat. Bei der Riesenspinne endet die Runde, und die Saboteure gewinnen. Das gilt, egal welche Rolle der Finder hat.
    .title = Neue Ziele
rule-M-C1 = Vier Truhen liegen auf dem Tisch, jede unter einer verdeckten Tunnelkarte, die dich beim Legen nicht einschränkt. Verbindest du eine mit dem Start, drehst du den Weg um, öffnest die Truhe und tust, was sie sagt. Ein Steinschlag kann Weg und Truhe entfernen, mit einer Schatzkarte kannst du sie dir ansehen.
    .title = Schatztruhen
rule-M-C2 = Manche Truhen helfen dir: Du nimmst 1 Gold, ziehst eine Karte mehr, siehst dir die Rolle eines Mitspielers an oder schiebst ein verdecktes Ziel um ein Feld weiter vom Start weg. Manche ersetzen dein Nachziehen: Du nimmst einem Mitspieler eine zufällige Karte weg, behältst eine der drei obersten Karten des Nachziehstapels oder eine von fünf Karten des gemischten Ablagestapels. Manche schaden: Du ziehst nicht nach, niemand darf in dieser Runde noch Ziele ansehen, oder fünf Karten kommen ungesehen vom Nachziehstapel auf den Ablagestapel.
    .title = Inhalt der Truhen

## Varianten

rule-V-S1 = Gewinnen die Goldsucher, bekommt ein Goldsucher mit kaputtem Werkzeug keine Goldkarte. Die Karten gehen unter den anderen Goldsuchern reihum, bis alle verteilt sind. Haben alle Goldsucher kaputtes Werkzeug, bekommt niemand eine.
    .title = Sabotierter Zwerg
rule-V-T1 = Für 5–9 Spieler, mit gierigen Zwergen, ohne übrige Karte und mit einem offenen Weg zwischen Start und Zielen. Gold gibt es in Münzen. Ein Goldsucher, der den Goldschatz findet, bekommt 3, jeder andere Goldsucher 2. Ein gieriger Finder bekommt 4 und niemand sonst etwas. Findet ihn niemand, bekommt jeder Saboteur 3, zu fünft der einzige 4.
    .title = Turnier

## Zusammenspiel

rule-I-01 = Ein Veto gegen den Wege-Spezialisten beendet den Zug wie sonst. Ein Veto gegen einen seiner Wege trifft nur diesen Weg, und der Zug geht weiter. Am Ende zieht der Spieler für beide Wege, danach zieht eine Karte, wer das Veto gespielt hat.
    .title = Veto und Wege-Spezialist
rule-I-02 = Ein Weg, den ein Veto verhindert, kostet keinen Zoll, und der Wächter bleibt stehen.
    .title = Veto und Wegezoll
rule-I-03 = Ein Veto gilt als zuletzt gespielte Karte, wenn es darum geht, wer die nächste Runde beginnt. Verhindert es einen Tausch der Handkarten, zieht, wer tauschen wollte, und der andere nicht.
    .title = Veto, nächste Runde und Handkartentausch
rule-I-04 = Was der versetzte Weg aufgedeckt oder ausgelöst hatte, bleibt so. An der neuen Stelle verbindet er, als wäre er eben gelegt worden, und Finder ist, wer ihn versetzt hat.
    .title = Umleitung und was sie verbindet
rule-I-05 = Ein Wächter auf dem versetzten Weg ist aus dem Spiel. Wer den Weg auf ein bewachtes Feld versetzt, zahlt den Zoll.
    .title = Umleitung und Wächter
rule-I-06 = Die Farbe eines gefangenen Finders entscheidet trotzdem, wer gewinnt, er selbst geht aber leer aus. Ein Finder mit kaputtem Werkzeug bekommt sein Gold, außer ihr spielt mit dem sabotierten Zwerg (V-S1).
    .title = Finder gefangen oder mit kaputtem Werkzeug
rule-I-07 = Du darfst zwei beliebige verdeckte Ziele auf dem Tisch tauschen, auch verschobene. Aufgedeckt wird dabei nichts.
    .title = Zielkarten-Tausch und neue Ziele
rule-I-08 = Dürfen Ziele nicht mehr angesehen werden, kannst du dir mit einer Schatzkarte immer noch eine Truhe ansehen. Liegt keine Truhe verdeckt, kannst du die Karte nur abwerfen. Der Zielkarten-Tausch bleibt erlaubt.
    .title = Schatzkarte, wenn Ziele tabu sind
rule-I-09 = Du zahlst zuerst mit Münzen. Hast du keine, kommt deine niedrigste Goldkarte zurück zum Goldstapel, und du bekommst den Rest in Münzen heraus. Die anderen sehen, dass du gewechselt hast, aber keine Beträge. Auch mit Gold aus dieser Runde darfst du zahlen.
    .title = Münzen und Goldkarten
rule-I-10 = Der sabotierte Zwerg (V-S1) betrifft nur Goldsucher. Ein gieriger Finder mit kaputtem Werkzeug bekommt trotzdem seine 4 Gold.
    .title = Gieriger und sabotierter Zwerg
rule-I-11 = Es zählt die Rolle, die du am Ende der Runde hast. Ein gieriger Zwerg, der dann die übrige Karte ist, gehört niemandem.
    .title = Stollenfest, Kleiderkammer und Rollen
rule-I-12 = Gestohlen wird trotzdem im Uhrzeigersinn, die nächste Runde beginnt weiterhin der linke Nachbar, und jede Runde startet im Uhrzeigersinn. Passen hintereinander zählt in beiden Richtungen.
    .title = Was der Richtungswechsel nicht ändert
rule-I-13 = Hat der Nachziehstapel zu wenige Karten für eine Truhe, nehmt ihr, was noch da ist. Ist er leer, passiert nichts.
    .title = Truhen und ein kleiner Nachziehstapel
rule-I-14 = Ist der Ablagestapel leer, kannst du keine Fundgrube spielen. Die Truhe, die den Ablagestapel durchsucht, bewirkt dann nichts, und du ziehst wie sonst.
    .title = Leerer Ablagestapel
rule-I-15 = Du darfst auch tauschen, wenn deine oder die andere Hand leer ist. Wer keine Karten hatte und nun welche bekommt, spielt weiter mit.
    .title = Handkarten tauschen mit leerer Hand
rule-I-16 = Geht der Nachziehstapel aus, wird in der üblichen Reihenfolge gezogen, solange Karten da sind. Der Rest verfällt.
    .title = Wenn der Nachziehstapel ausgeht
rule-I-17 = Wird zuerst der Goldschatz oder die Riesenspinne umgedreht, ist die Runde sofort vorbei, und das andere Ziel bleibt verdeckt. Nach der Spinne bekommen Geologen ihr Gold, und gestohlen wird wie sonst.
    .title = Zwei Ziele, eines beendet die Runde
rule-I-18 = Verbindet ein Zug mehrere Ziele, Truhen oder Orte, bestimmt der Finder die Reihenfolge und erledigt jedes ganz, bevor das nächste kommt. Was eine umgedrehte Karte dann verbindet, kommt dazu. Endet die Runde, entfällt der Rest.
    .title = Vieles auf einmal
rule-I-19 = Jede Truhe, die das Nachziehen ersetzt oder verbietet, kostet dich eine Karte, die du ziehen dürftest, und eine zusätzliche Karte kommt dazu. Weniger als null Karten ziehst du nie. Hat sonst niemand eine Karte, die du nehmen könntest, bekommst du nichts und ziehst auch nicht.
    .title = Mehrere Truhen in einem Zug
rule-I-20 = Du darfst ein Ziel neben eine Leiter schieben. Trifft dort ein verbundener Tunnel darauf, wird es umgedreht, und Finder ist, wer die Truhe geöffnet hat.
    .title = Leiter und verschobenes Ziel
rule-I-21 = In Saboteur 2 endet eine Runde ohne Goldschatz, sobald niemand mehr Karten hat, alle verbundenen Ziele werden umgedreht, und die Regeln der Ausgaben über Goldkarten gelten nicht. Karten, die auf den Ablagestapel zurückkommen, liegen in jeder Ausgabe verdeckt.
    .title = Ausgaben und Saboteur 2
rule-I-22 = Sind alle Saboteure gefangen und hat niemand den Goldschatz erreicht, gewinnt der Profiteur allein.
    .title = Alle Saboteure gefangen
rule-I-23 = Nicht zusammen spielbar sind der gierige Zwerg mit Saboteur 2 oder dem Turnier, die Varianten mit Saboteur 2 und das Turnier mit der Kleiderkammer oder dem sabotierten Zwerg. Die Zahl der Spieler muss zu jedem Modul passen.
    .title = Was nicht zusammenpasst

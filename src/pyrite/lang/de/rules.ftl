### Die Regeln, kurz erklärt. Der volle Wortlaut steht in docs/rules/.
### Jede Sprache hat dieselben Kennungen in derselben Reihenfolge.

## Ausgaben

rule-E-must_connect = In der Ausgabe 2024 muss jede Wegekarte, die du legst, mit der Startkarte verbunden sein. In der estnischen und der isländischen Ausgabe genügt es, wenn sie neben einer offenen Karte liegt und passt.
    .title = Verbindung beim Legen
rule-E-gold_drawn = Gewinnen die Goldsucher, wird in der Ausgabe 2024 je Goldsucher eine Goldkarte gezogen. In der estnischen und der isländischen Ausgabe ist es eine für jede mitspielende Person (zu zehnt nur neun); diese Karten gehen unter den Goldsuchern herum, bis keine mehr da ist.
    .title = Anzahl der Goldkarten
rule-E-goals_at_once = Verbindet eine Änderung mehrere verdeckte Zielkarten mit dem Start, werden in der Ausgabe 2024 und in der isländischen alle umgedreht, und der Finder bestimmt die Reihenfolge. In der estnischen Ausgabe dreht er nur eine um und sucht sie aus.
    .title = Mehrere Ziele auf einmal
rule-E-sabotage_self = In der Ausgabe 2024 darfst du keine Sabotage-Karte vor dich selbst legen. In der estnischen und der isländischen Ausgabe ist das erlaubt.
    .title = Sich selbst sabotieren
rule-E-discard_faces = In der Ausgabe 2024 und in der estnischen liegen alle abgelegten Karten verdeckt. In der isländischen liegen ausgespielte Karten offen und beim Passen abgelegte verdeckt.
    .title = Offene und verdeckte Ablage
rule-E-round_end = Ohne Goldschatz endet die Runde, sobald niemand mehr eine Karte hat. In der estnischen Ausgabe endet sie auch, wenn bei leerem Nachziehstapel so oft hintereinander gepasst wurde, wie Personen mitspielen; wer keine Karte mehr hat, passt dabei mit. Es zählt nur, was schon bei leerem Stapel begonnen hat.
    .title = Runde ohne Goldschatz
rule-E-saboteur_pay = In der Ausgabe 2024 und in der isländischen werden die Saboteure so genau bezahlt, wie es die Goldkarten erlauben. In der estnischen zieht jeder einzeln von oben; eine Karte, mit der es zu viel würde, kommt unter den Stapel. Passt nach einem ganzen Durchgang durch den Stapel keine mehr, behält er, was er hat.
    .title = Lohn der Saboteure
rule-E-misfit_goal = Passt ein Stein nicht an allen Seiten, gilt in der Ausgabe 2024 und in der isländischen die Reihenfolge aus B-31. In der estnischen wird er so gedreht, dass jede Seite passt; geht das nicht, wählt der Finder.
    .title = Zielkarte, die nicht passt
rule-E-next_starter = In der Ausgabe 2024 und in der isländischen beginnt die nächste Runde, wer links neben der Person sitzt, die zuletzt eine Karte gespielt oder abgelegt hat. In der estnischen ist es, wer links neben der Person sitzt, in deren Zug die Runde endete. Wer die allererste Runde beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt.
    .title = Wer die nächste Runde beginnt

## Aufbau und Zugfolge

rule-B-01 = Es gibt eine Zwergenkarte mehr als Personen am Tisch. Alle bekommen geheim eine; die übrige bleibt verdeckt, bis die Runde endet.
    .title = Zwerge
rule-B-02 = Die Startkarte liegt auf (0,0). Die drei Zielkarten kommen gemischt und verdeckt auf (8,-2), (8,0) und (8,2), acht Felder weiter östlich.
    .title = Startkarte und Zielkarten
rule-B-03 = 40 Wegekarten und 27 Aktionskarten werden zusammen gemischt. Mit 3–5 Personen bekommt jede 6 Karten, mit 6–7 jede 5, mit 8–10 jede 4. Der Rest ist der Nachziehstapel; er wird nie neu gemischt.
    .title = Stapel und Handkarten
rule-B-04 = Es gibt 28 Goldkarten: 16 mit 1, 8 mit 2 und 4 mit 3 Goldstücken. Vor jeder Runde werden sie ohne die schon gewonnenen neu gemischt. Reichen sie nicht, wird verteilt, was noch da ist.
    .title = Goldstapel
rule-B-05 = In deinem Zug tust du genau eines: eine Wegekarte legen, eine Aktionskarte spielen oder passen und dabei eine Karte verdeckt ablegen. Danach ziehst du eine Karte, wenn noch eine da ist, und im Uhrzeigersinn geht es weiter.
    .title = Dein Zug
rule-B-06 = Wer keine Karte hat, wenn er an der Reihe ist, wird übersprungen und zieht auch keine. Bekommt er wieder eine, spielt er weiter mit.
    .title = Leere Hand

## Wege legen

rule-B-10 = Eine Wegekarte liegt aufrecht. Du darfst sie um eine halbe Umdrehung drehen, aber nie quer legen.
    .title = Aufrecht
rule-B-11 = Eine Wegekarte kommt auf ein leeres Feld neben einer offenen Karte und muss zu jedem offenen Nachbarn passen: Ausgang an Ausgang, Wand an Wand. Eine verdeckte Karte reicht zum Anlegen nicht.
    .title = Daneben und passend
rule-B-12 = Wo eine Verbindung verlangt ist, muss mindestens ein Ausgang der Karte auf einen Ausgang eines Weges treffen, der mit der Startkarte verbunden ist. Bei deiner Karte genügt dafür auch eine Sackgasse, Wand an Wand genügt nicht.
    .title = Mit dem Start verbunden
rule-B-13 = Der Tisch hat keinen Rand. Du darfst in jede Richtung bauen, auch hinter der Startkarte und den Zielkarten.
    .title = Kein Rand
rule-B-14 = Eine verdeckte Zielkarte schränkt nichts ein, egal was sie zeigt. Die Karte, die du legst, muss nicht zu ihr passen.
    .title = Verdeckte Ziele stören nicht
rule-B-15 = Die Ausgänge einer Sackgasse müssen passen wie alle anderen, aber sie verbinden nichts.
    .title = Sackgassen
rule-B-16 = Liegt eine Sabotage-Karte vor dir, wenn dein Zug beginnt, kannst du in diesem Zug keinen Weg legen. Eine Aktion spielen oder passen darfst du trotzdem.
    .title = Kaputtes Werkzeug

## Aktionskarten und Ablage

rule-B-20 = Eine Sabotage-Karte (Axt, Lampe oder Lore ist kaputt) kommt vor eine andere Person; ob auch vor dich selbst, hängt von der Ausgabe ab. Niemand hat je zwei derselben Art.
    .title = Sabotage
rule-B-21 = Eine Reparatur-Karte entfernt eine Sabotage-Karte ihrer Art, bei wem du willst, auch bei dir. Beide Karten werden abgelegt. Ohne passende Sabotage-Karte kannst du sie nicht spielen.
    .title = Reparatur
rule-B-22 = Eine Reparatur-Karte mit zwei Werkzeugen repariert eines davon, nicht beide. Passen beide, wählst du.
    .title = Reparatur mit zwei Werkzeugen
rule-B-23 = Ein Steinschlag entfernt eine beliebige Wegekarte, nie die Startkarte oder eine Zielkarte. Beide Karten werden abgelegt. Lose Teile bleiben liegen, und die Lücke darf nach den üblichen Regeln wieder zugebaut werden.
    .title = Steinschlag
rule-B-24 = Mit einer Schatzkarte siehst du heimlich eine verdeckte Zielkarte an. Auf eine schon aufgedeckte kannst du sie nicht spielen.
    .title = Schatzkarte
rule-B-25 = Zuerst wird die betroffene Karte abgelegt, obendrauf die Karte, die es bewirkt hat. Legst du mehrere Karten zugleich ab, nennst du die Reihenfolge. Bei S-02 ist es umgekehrt: zuerst die beiden Karten, die du ablegst, obendrauf die Karte, die du entfernst.
    .title = Reihenfolge beim Ablegen
rule-B-26 = Eine Aktionskarte braucht ein erlaubtes Ziel oder eine mögliche Wirkung, wenn du sie spielst. Sonst kannst du sie nur ablegen.
    .title = Nichts ohne Wirkung

## Ziele erreichen, Ende der Runde

rule-B-30 = Wird eine verdeckte Zielkarte mit der Startkarte verbunden, muss sie umgedreht werden. Finder ist, in wessen Zug die Verbindung entstand, auch bei allem, was daraus folgt. Eine Sackgasse vor einer Zielkarte dreht sie nicht um.
    .title = Ein Ziel ist erreicht
rule-B-31 = Beim Goldschatz endet die Runde sofort. Ein Stein bleibt offen liegen, verbindet Wege und wird nie entfernt; spätere Nachbarn müssen zu ihm passen. Er wird so gedreht, dass er möglichst gut passt, zuerst zur eben gelegten Karte; ist beides gleich gut, wählt der Finder.
    .title = Goldschatz oder Stein
rule-B-32 = Wo nur eine Zielkarte auf einmal umgedreht wird, bleiben die anderen verdeckt. Eine solche wird umgedreht, wenn eine später gelegte Wegekarte sie mit einem verbundenen Ausgang berührt oder neu verbindet.
    .title = Verdeckt gebliebenes Ziel
rule-B-33 = Eine Runde kann auch ohne Goldschatz enden (E-round_end). Wie sie auch endet: Bevor es Gold gibt, werden alle Zwergenkarten aufgedeckt, auch die übrige.
    .title = Ende der Runde

## Gold verteilen

rule-B-40 = Die Goldsucher gewinnen, wenn der Goldschatz erreicht wurde, gleich von wem. Der Finder sieht die Goldkarten an, nimmt eine und reicht den Rest gegen den Uhrzeigersinn zum nächsten Goldsucher, und so fort; die letzte Karte wird ohne Frage übergeben. Ist der Finder ein Saboteur, beginnt der nächste Goldsucher in dieser Richtung; Saboteure bekommen nichts.
    .title = Goldsucher gewinnen
rule-B-41 = Sonst gewinnen die Saboteure: Einer bekommt 4 Gold, zwei oder drei bekommen je 3, vier je 2. Ist niemand am Tisch Saboteur, gibt es kein Gold. Bezahlt wird in Sitzreihenfolge, jeder so weit wie möglich, aber nie zu viel; was fehlt, verfällt.
    .title = Saboteure gewinnen
rule-B-42 = Gold bleibt geheim, bis das Spiel vorbei ist: Andere sehen, wie viele Goldkarten du hast, nicht was sie wert sind. Wie viel ein Saboteur bekommt, wissen alle; die Werte seiner Karten nicht.
    .title = Geheimes Gold

## Nächste Runde, Ende des Spiels

rule-B-50 = Dieselben Zwergenkarten werden samt der übrigen neu gemischt, und der Tisch wird wie am Anfang aufgebaut. Wer beginnt, sagt E-next_starter; auch Passen gilt als Spielen einer Karte.
    .title = Nächste Runde
rule-B-51 = Nach der dritten Runde gewinnt das meiste Gold; haben mehrere am meisten, teilen sie sich den Sieg. Die Zahl der Runden lässt sich ändern, wenn der Tisch eröffnet wird.
    .title = Ende des Spiels

## Saboteur 2: Aufbau und Zugfolge

rule-S-01 = Alle Wege- und Aktionskarten beider Spiele werden gemischt; in jeder Runde bleiben zehn davon ungesehen zur Seite. Alle bekommen 6 Karten und einen der 15 Zwerge aus Saboteur 2; die übrigen Zwerge bilden einen verdeckten Stapel. Gold gibt es in Münzen.
    .title = Stapel, Handkarten, Zwerge, Münzen
rule-S-02 = Du legst einen Weg (ziehst 1), spielst eine Aktion (ziehst 1), legst zwei Karten ab und wirst dafür eine Sabotage-, Gefangen- oder deine Diebstahl-Karte vor dir los (ziehst 1), oder du passt mit einer bis drei Karten (ziehst ebenso viele). Die Karten kommen in der Reihenfolge auf die Ablage, die du nennst, und niemand sonst sieht sie.
    .title = Dein Zug mit Saboteur 2

## Saboteur 2: Wege

rule-S-10 = Brücke und Doppelkurve haben zwei Wege, die sich nicht treffen. Wenigstens einer muss beim Legen mit dem Start verbunden sein.
    .title = Brücke und Doppelkurve
rule-S-11 = Eine Leiter ist mit dem Start und mit allen anderen Leitern verbunden. Du darfst sie neben jede Wegekarte legen, zu der sie passt, auch neben eine lose, aber nie neben eine Zielkarte. Verbindet sie damit ein Ziel, bist du der Finder.
    .title = Leiter
rule-S-12 = Türen hindern niemanden, Wege zu legen oder Ziele zu erreichen. Sie zählen erst, wenn der Goldschatz gefunden ist (S-30).
    .title = Türen
rule-S-13 = Kristalle ändern nichts am Weg. Sie gehen nur die Geologen etwas an (S-34).
    .title = Kristalle

## Saboteur 2: Aktionskarten

rule-S-20 = Einen Diebstahl legst du vor dich selbst. Liegt er am Ende der Runde noch da und bist du nicht gefangen, nimmst du jemandem 1 Gold weg (S-36).
    .title = Diebstahl
rule-S-21 = Entfernt einen beliebigen Diebstahl, auch deinen eigenen. Beide Karten werden abgelegt.
    .title = Hände weg
rule-S-22 = Kommt vor eine andere Person. Wer gefangen ist, darf keinen Weg legen; wer es am Ende der Runde noch ist, bekommt keinen Anteil und darf nicht stehlen.
    .title = Gefangen
rule-S-23 = Entfernt eine Gefangen-Karte, bei wem du willst, auch bei dir. Beide Karten werden abgelegt.
    .title = Befreit
rule-S-24 = Du siehst dir heimlich den Zwerg einer anderen Person an.
    .title = Inspektion
rule-S-25 = Du selbst oder eine andere Person muss den obersten unbenutzten Zwerg nehmen; der bisherige kommt unter den Stapel. Den neuen Zwerg sieht nur, wer ihn hat; was andere dort gesehen haben, gilt nicht mehr.
    .title = Mützentausch
rule-S-26 = Du tauschst alles, was du noch auf der Hand hast, gegen die ganze Hand einer anderen Person, auch wenn eine der beiden leer ist. Am Ende des Zuges zieht die andere Person eine Karte, du keine.
    .title = Handkarten tauschen
rule-S-27 = Vor niemandem liegt dieselbe Aktionskarte zweimal.
    .title = Keine Karte doppelt

## Saboteur 2: Gold verteilen

rule-S-30 = Es gewinnt die Farbe des Finders. Führt jede Verbindung zum Schatz durch eine Tür der anderen Farbe, ist sie blockiert, und es gewinnt die andere Farbe, wenn sie nicht auch blockiert ist. Hat der Finder keine Farbe, gewinnt jede, die nicht blockiert ist.
    .title = Goldschatz erreicht
rule-S-31 = Beide gewinnen mit, wer immer durch den Goldschatz gewinnt; der Profiteur auch mit den Saboteuren. Sind beide Farben blockiert, gewinnen Chef und Profiteur allein.
    .title = Chef und Profiteur
rule-S-32 = Die Saboteure gewinnen und mit ihnen der Profiteur. Ohne Saboteure gewinnt der Profiteur allein; fehlt auch er, gewinnt niemand.
    .title = Goldschatz nicht erreicht
rule-S-33 = Wer allein gewinnt, bekommt 5 Gold, zwei bekommen je 4, drei je 3, vier je 2, fünf oder mehr je 1. Der Chef bekommt eines weniger, der Profiteur zwei weniger, aber nie weniger als 0.
    .title = Gold für die Gewinner
rule-S-34 = Wie die Runde auch endet: Geologen bekommen 1 Gold für jede offene Karte mit Kristall auf dem Tisch, verbunden oder nicht. Zu zweit teilen sie und runden ab.
    .title = Geologen
rule-S-35 = Wer am Ende der Runde gefangen ist, geht leer aus: kein Anteil, kein Gold, kein Diebstahl. Ist einer von zwei Geologen gefangen, bekommt der andere alles.
    .title = Wer gefangen ist
rule-S-36 = Nach den Anteilen kommen die Diebstähle: Wer seinen zuletzt gespielt hat, fängt an, im Uhrzeigersinn geht es weiter. Jeder nimmt 1 Gold von jemandem, der welches hat; auch gestohlenes darf wieder gestohlen werden.
    .title = Diebstähle
rule-S-37 = Alle wissen, ob du Gold hast. Münzen dürfen verdeckt liegen, doch wer aufpasst, kann zusammenzählen, was offen ausgezahlt wurde; was Goldkarten wert sind und wofür sie gewechselt wurden, bleibt geheim.
    .title = Geheime Münzen

## Saboteur 2: Nächste Runde

rule-S-38 = Alle Zwerge und alle Karten, auch die zehn zur Seite gelegten, werden neu gemischt. Wer beginnt, ergibt sich wie in B-50.
    .title = Nächste Runde mit Saboteur 2

## Sonderkarten der Weltmeisterschaften

rule-C-16 = Er nimmt im Grundspiel den Platz eines Goldsuchers ein. Er gewinnt nur, wenn er selbst den Goldschatz findet: Dann bekommt er 4 Gold und sonst niemand etwas. Andernfalls hat er nichts davon.
    .title = Gieriger Zwerg
rule-C-17 = Du nimmst zwei verdeckte Zielkarten, ohne sie anzusehen, und tauschst sie oder auch nicht. Nur du weißt, was davon; was andere dort gesehen haben, ist nicht mehr sicher.
    .title = Zielkarten-Tausch
rule-C-18 = Statt nachzuziehen siehst du dir die fünf obersten Karten der Ablage an und behältst eine. Die anderen kommen verdeckt in gleicher Reihenfolge zurück; welche du behalten hast, erfährt niemand.
    .title = Fundgrube
rule-C-19 = Ein Veto spielst du, wenn jemand anderes am Zug ist, gleich nach dessen Wege- oder Aktionskarte: Sie wirkt nicht, und beide Karten werden abgelegt. Dann zieht die andere Person eine Karte, danach du, und der Zug ist vorbei. Alle anderen werden zugleich gefragt und sehen die Antworten der übrigen nicht; im eigenen Zug kann man ein Veto nur ablegen.
    .title = Veto
rule-C-20 = Die Richtung, in der gespielt wird, kehrt sich sofort um und bleibt so bis zum Ende der Runde. Im Grundspiel gehen dann auch die Goldkarten andersherum; Diebstähle und wer die nächste Runde beginnt bleiben, wie sie sind.
    .title = Richtungswechsel
rule-C-21 = Eine Reparatur mit allen drei Werkzeugen. Sie repariert eines davon, bei wem du willst, auch bei dir.
    .title = Meisterhandwerker
rule-C-22 = Du legst zwei Wege hintereinander; auch den zweiten, wenn du kannst. Was der erste verbindet, geschieht vor dem zweiten. Dann ziehst du so viele Karten, wie du Wege gespielt hast. Nicht, solange du gefangen bist oder dein Werkzeug kaputt ist.
    .title = Wege-Spezialist
rule-C-23 = Du hebst den Weg auf, der in dieser Runde zuletzt gelegt oder verschoben wurde, und legst ihn nach den üblichen Regeln auf ein anderes Feld, auch mit kaputtem Werkzeug oder gefangen. Verbindet er ein Ziel, bist du der Finder. Ist dieser Weg weg, tritt kein früherer an seine Stelle.
    .title = Umleitung

## Mini-Erweiterungen

rule-M-T1 = Alle beginnen das Spiel mit 1 Münze. Als Zug darfst du eine Karte ablegen, nichts ziehen und einen der beiden Wächter an einen offenen Ausgang stellen. Wer dort einen Weg legen will, zahlt dir vorher 1 Gold; dann ist der Wächter für die Runde aus dem Spiel. Man darf andere bitten zu zahlen; sie dürfen ablehnen, und alle hören die Antwort. Für deinen eigenen Wächter zahlst du nichts.
    .title = Wegezoll
rule-M-W1 = Wer in einer Runde als Erster die Kleiderkammer mit dem Start verbindet, muss seinen Zwerg wechseln: gegen den übrigen, in Saboteur 2 gegen den obersten unbenutzten.
    .title = Kleiderkammer
rule-M-P1 = Wird das Stollenfest in einer Runde zum ersten Mal mit dem Start verbunden, werden die Zwerge aller Personen gemischt und geheim neu verteilt.
    .title = Stollenfest
rule-M-G1 = Fünf von acht Zielkarten liegen verdeckt; der Goldschatz kann fehlen. Ein Goldsack bringt dem Finder 1 oder 2 Münzen, der Drache kostet ihn 1 Gold, und bei der Riesenspinne endet die Runde und die Saboteure gewinnen.
    .title = Neue Ziele
rule-M-C1 = Vier Truhen liegen auf dem Tisch, jede unter einer verdeckten Wegekarte, die nichts einschränkt. Verbindest du eine mit dem Start, drehst du den Weg um, öffnest die Truhe und tust, was sie sagt. Ein Steinschlag darf Weg und Truhe entfernen, mit einer Schatzkarte darf man sie ansehen.
    .title = Schatztruhen
rule-M-C2 = 1 Gold nehmen; Ziele nicht mehr ansehen; nicht nachziehen; eine Karte mehr ziehen; ein verdecktes Ziel um ein Feld nach Osten schieben; statt zu ziehen jemandem eine zufällige Karte wegnehmen; drei Karten vom Stapel ansehen und eine behalten; einen fremden Zwerg ansehen; statt zu ziehen eine von fünf Karten der gemischten Ablage behalten; fünf Karten vom Stapel ungesehen ablegen.
    .title = Was in den Truhen steckt

## Varianten

rule-V-S1 = Ein Goldsucher mit kaputtem Werkzeug bekommt am Ende der Runde keine Goldkarte. Die Karten gehen unter den anderen Goldsuchern herum, bis keine mehr da ist; ist bei allen etwas kaputt, bekommt niemand eine.
    .title = Sabotierter Zwerg
rule-V-T1 = 5–9 Personen, mit gierigen Zwergen, ohne übrigen Zwerg und mit einer offenen Wegekarte zwischen Start und Zielen. Bezahlt wird in Münzen: der Finder 3, andere Goldsucher 2; ein gieriger Finder 4 und sonst niemand etwas; Saboteure 3, ein einzelner zu fünft 4.
    .title = Turnier

## Zusammenspiel

rule-I-01 = Ein Veto gegen den Spezialisten beendet den Zug wie sonst. Ein Veto gegen einen seiner Wege nimmt nur diesen Weg; der Zug geht weiter, und am Ende zieht er für beide Wege, danach zieht eine Karte, wer das Veto gespielt hat.
    .title = Veto und Wege-Spezialist
rule-I-02 = Ein Weg, gegen den ein Veto kam, kostet keinen Zoll, und der Wächter bleibt stehen.
    .title = Veto und Wegezoll
rule-I-03 = Ein Veto gilt als zuletzt gespielte Karte, wenn bestimmt wird, wer die nächste Runde beginnt. Kommt ein Veto gegen den Tausch der Handkarten, zieht, wer ihn gespielt hat, und die andere Person nicht.
    .title = Veto und wer als Nächstes beginnt, Veto und Handkartentausch
rule-I-04 = Was die verschobene Karte aufgedeckt oder ausgelöst hatte, bleibt so. Am neuen Platz verbindet sie wie eben gelegt, und Finder ist, wer sie verschoben hat.
    .title = Umleitung, Ziele, Truhen und Orte
rule-I-05 = Ein Wächter auf der verschobenen Karte ist aus dem Spiel. Wer sie auf ein bewachtes Feld schiebt, zahlt den Zoll.
    .title = Umleitung und Wächter
rule-I-06 = Die Farbe eines gefangenen Finders entscheidet trotzdem, wer gewinnt, er selbst bekommt nichts. Ein Finder mit kaputtem Werkzeug bekommt sein Gold, außer mit V-S1.
    .title = Finder, der gefangen ist oder kaputtes Werkzeug hat
rule-I-07 = Du darfst zwei beliebige verdeckte Ziele auf dem Tisch tauschen, auch verschobene. Aufgedeckt wird dabei nichts.
    .title = Zielkarten-Tausch und neue Ziele
rule-I-08 = Eine Truhe darf man mit der Schatzkarte trotzdem ansehen. Für den Zielkarten-Tausch ändert sich nichts.
    .title = Schatzkarte, wenn Ziele nicht mehr angesehen werden dürfen
rule-I-09 = Du zahlst zuerst mit Münzen. Hast du keine, kommt deine niedrigste Goldkarte zurück zum Goldstapel, und du bekommst den Rest in Münzen. Auch Gold aus dieser Runde zählt.
    .title = Zweierlei Gold
rule-I-10 = V-S1 betrifft nur Goldsucher: Ein gieriger Finder mit kaputtem Werkzeug bekommt seine 4 Gold.
    .title = Gieriger und sabotierter Zwerg
rule-I-11 = Es zählt der Zwerg, den du am Ende der Runde hast. Ein gieriger Zwerg, der übrig liegt, gehört niemandem.
    .title = Stollenfest, Kleiderkammer und Rollen
rule-I-12 = Diebstähle gehen trotzdem im Uhrzeigersinn, die nächste Runde beginnt links, und jede Runde fängt im Uhrzeigersinn an. Passen hintereinander zählt in jeder Richtung.
    .title = Richtungswechsel und alles andere
rule-I-13 = Sind zu wenige Karten da, nimmt die Truhe, was noch da ist; ist der Stapel leer, geschieht nichts.
    .title = Truhen und ein kleiner Nachziehstapel
rule-I-14 = Eine Fundgrube kann man dann nicht spielen. Die Truhe, die in der Ablage suchen lässt, bewirkt nichts, und du ziehst wie sonst.
    .title = Leere Ablage
rule-I-15 = Tauschen darfst du auch, wenn deine oder die andere Hand leer ist. Wer keine Karten hatte und nun welche bekommt, spielt weiter mit.
    .title = Handkarten tauschen mit leerer Hand
rule-I-16 = Es wird in der üblichen Reihenfolge gezogen, solange noch etwas da ist; der Rest verfällt.
    .title = Ziehen, wenn der Stapel ausgeht
rule-I-17 = Kommt zuerst der Goldschatz oder die Riesenspinne zum Vorschein, ist die Runde sofort vorbei, und das andere Ziel bleibt verdeckt. Nach der Spinne werden Geologen bezahlt und Diebstähle ausgeführt wie sonst.
    .title = Zwei Ziele, eines beendet die Runde
rule-I-18 = Der Finder bestimmt die Reihenfolge, und eines ist ganz fertig, bevor das nächste kommt. Was eine umgedrehte Karte verbindet, kommt dazu; endet die Runde, entfällt der Rest.
    .title = Ziele, Truhen und Orte auf einmal verbunden
rule-I-19 = Jede Truhe, die ein Ziehen ersetzt oder verbietet, verbraucht eines, eine zusätzliche Karte gibt eines dazu, und weniger als keines gilt als keines. Hat sonst niemand eine Karte, die du nehmen könntest, bekommst du nichts und ziehst nicht.
    .title = Mehrere Truhen in einem Zug
rule-I-20 = Ein Ziel darf neben eine Leiter geschoben werden. Trifft es dort auf einen Ausgang, der mit dem Start verbunden ist, wird es umgedreht, und Finder ist, wer die Truhe geöffnet hat.
    .title = Leiter und verschobenes Ziel
rule-I-21 = Mit Saboteur 2 endet eine Runde ohne Goldschatz, sobald niemand mehr eine Karte hat, alle verbundenen Ziele werden umgedreht, und was die Ausgaben über Goldkarten sagen, gilt nicht. In die Ablage zurückgelegte Karten liegen in jeder Ausgabe verdeckt.
    .title = Ausgaben und Saboteur 2
rule-I-22 = Sind alle Saboteure gefangen und wurde der Goldschatz nicht erreicht, gewinnt der Profiteur allein.
    .title = Alle Saboteure gefangen
rule-I-23 = Der gierige Zwerg geht nicht mit Saboteur 2 oder dem Turnier, die Varianten gehen nicht mit Saboteur 2, Kleiderkammer und sabotierter Zwerg nicht mit dem Turnier. Die Zahl der Personen muss zu jedem Modul passen.
    .title = Was nicht zusammengeht

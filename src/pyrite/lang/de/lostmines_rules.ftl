### Die Regeln, kurz erklärt. Der volle Wortlaut steht in docs/rules/.
### Jede Sprache hat dieselben Kennungen in derselben Reihenfolge.

## The Lost Mines: Aufbau und Züge

rule-L-00 = The Lost Mines hat eigene Regeln, L-01 bis L-45; von den anderen gilt nur, was hier genannt ist. Karten liegen aufrecht oder um eine halbe Umdrehung gedreht, nie quer. Wer die erste Runde beginnt, entscheidet das Los, wenn der Tisch keinen Platz bestimmt.
    .title = Ein eigenes Spiel
rule-L-01 = Der Plan hat elf Spalten und sieben Zeilen. Vier gemischte Minen liegen verdeckt auf ihren Feldern, der blaue und der gelbe Start auf ihren. Karten werden nur auf leere Felder des Plans gelegt. Ein Ausgang darf vom Plan hinaus zeigen; er führt dann nirgends hin.
    .title = Der Plan
rule-L-02 = So viele Schätze, wie Personen mitspielen, aus zwölf gezogen, liegen verdeckt aus. Alle sehen die Art – Edelsteine, Gold oder Silber –, nicht aber den Wert. Die übrigen kommen ungesehen beiseite; eine Art kann fehlen.
    .title = Schätze
rule-L-03 = Alle bekommen eine Zwergenkarte: Der Clan, Blau oder Gelb, ist offen, der Charakter geheim. Jeder Clan hat drei loyale Zwerge (zu fünft und sechst zwei, zu dritt und viert einen), einen selbstsüchtigen und einen Saboteur. Übrige Karten bleiben verdeckt. Am Ende der Runde werden die Charaktere gezeigt.
    .title = Clans und Charaktere
rule-L-04 = Jeder Zwerg beginnt auf dem Start seines Clans. 40 Wege und 23 Aktionen werden gemischt, zehn kommen ungesehen beiseite. Alle bekommen fünf Karten, zu siebt bis neunt vier. Der Rest ist der Nachziehstapel, der nie neu gemischt wird. Abgelegte Karten liegen verdeckt.
    .title = Stapel und Handkarten
rule-L-05 = Zuerst spielst du eine Karte oder legst eine oder zwei ab. Dann darfst du deinen Zwerg ziehen, auch nach dem Ablegen. Dann ziehst du eine Karte nach, oder so viele, wie du abgelegt hast, solange es welche gibt. Wer zu Beginn seines Zugs keine Karte hat, scheidet für die Runde aus; sein Zwerg bleibt stehen.
    .title = Ein Zug
rule-L-06 = Dein Troll geht; du darfst das Ende vorschlagen (L-45); du spielst oder legst ab; du ziehst Schritt für Schritt, jeder mit seiner Falle und seiner Mine; du nimmst einen Schatz; war es der letzte, endet die Runde; du ziehst nach. Wird unterwegs die allerletzte Karte gespielt, abgelegt oder verloren, endet die Runde dort (L-40).
    .title = Die Reihenfolge im Zug
rule-L-07 = Alle sehen Clans, Zwerge, Plan und Plättchen, wem ein Troll oder der Drache gehört, wie viele Karten wo sind, gespielte Karten, die Art der Schätze und die Punkte. Charaktere, Handkarten, abgelegte Karten, Werte und verdeckte Minen sind geheim.
    .title = Was offen ist
rule-L-08 = Was du mit einer Informationskarte gesehen hast und wer du bist, behältst du für dich, wenn euer Tisch nichts anderes ausmacht.
    .title = Reden

## The Lost Mines: Wege legen

rule-L-10 = Ein Weg kommt auf ein leeres Feld neben einem Start, einem Weg oder einer offenen Mine. Er muss zu allen passen, die er berührt, Ausgang an Ausgang und Wand an Wand, und mindestens ein Ausgang muss auf einen anderen treffen. Mit einem Start oder Zwerg muss er nicht verbunden sein. Verdeckte Minen, der Rand des Plans, Zwerge und Plättchen schränken nichts ein.
    .title = Wo ein Weg liegen darf
rule-L-11 = Baumstamm, See und Graben darf niemand betreten, bis das passende Hilfsmittel darauf liegt: Axt, Boot oder Seil. Weiterbauen darf man dahinter trotzdem.
    .title = Hindernisse
rule-L-12 = Auf einem Felsen oder einem überbrückten Hindernis hat ein Zwerg Platz. Solange er dort steht, darf kein anderer darauf oder hindurch, gleich aus welchem Clan. Auf allen anderen Karten ist Platz für alle.
    .title = Platz für einen
rule-L-13 = Ein Zwerg, der seinen Zug auf einem Lagerfeuer beginnt, zieht bis zu fünf Schritte statt drei. Unterwegs an eines zu kommen ändert nichts.
    .title = Lagerfeuer

## The Lost Mines: Aktionskarten

rule-L-20 = Die Axt kommt auf einen Baumstamm, das Boot auf einen See, das Seil auf einen Graben: irgendwo auf dem Plan, wo noch keines liegt, verbunden oder nicht. Gibt es kein solches Hindernis oder kein Plättchen mehr, kann die Karte nicht gespielt werden.
    .title = Hilfsmittel
rule-L-21 = Die Karte zeigt zwei von Mine, Schatz und Zwerg. Wähle eines und sieh dir heimlich eine verdeckte Mine an, einen noch nicht genommenen Schatz oder die Zwergenkarte einer anderen Person. Alle sehen, was du ansiehst, aber nicht, was du gesehen hast. Du merkst es dir bis zum Ende der Runde.
    .title = Informationskarten
rule-L-22 = Eine Falle kommt auf die Kante zwischen zwei Feldern, wo Wege zusammentreffen oder ein Weg zu einem leeren Feld oder einer verdeckten Mine führt. Wer sie überquert, egal in welcher Richtung, verliert jedes Mal zufällig eine Handkarte; gedruckt ist, dass sie links nebenan blind gezogen wird. Wer keine hat, verliert nichts. Die Falle bleibt liegen.
    .title = Falle
rule-L-23 = Ein Troll kommt dorthin, wo auch eine Falle liegen dürfte. Kein Zwerg überquert diese Kante, auch deiner nicht, bis dein nächster Zug beginnt; dann geht er. Zwei Fallen oder zwei Trolle teilen sich nie eine Kante, Falle und Troll dürfen es. Karten darf man darunter legen.
    .title = Troll
rule-L-24 = Es nimmt einen beliebigen Weg ohne Zwerg vom Plan, mitsamt seinem Hilfsmittel, aber nie einen Start oder eine Mine. Falle oder Troll gehen nur mit, wenn danach beide Felder an ihrer Kante leer sind; das Feld einer Mine ist nie leer.
    .title = Gewitter

## The Lost Mines: Ziehen

rule-L-30 = Du ziehst Schritt für Schritt, bis zu drei, und darfst nach jedem aufhören oder gar nicht ziehen. Ein Schritt führt auf eine benachbarte Karte, wenn beide dort offen sind, kein Troll dazwischen steht und Platz ist; eine verdeckte Mine gilt als offen. Jede Karte zählt einen Schritt; umkehren ist erlaubt.
    .title = Schritte
rule-L-31 = Der erste Zwerg auf einer Mine bleibt dort stehen und dreht sie um, so dass sie offen ist, wo er herkam. Geht beides, liegt sie so, wie sie besser passt; ist auch das gleich, wählt der Entdecker. Wo ein Ausgang auf eine Wand trifft, kommt niemand durch. Spätere Zwerge dürfen anhalten oder weiterziehen.
    .title = Eine Mine entdecken
rule-L-32 = Steht dein Zwerg nach deinem Ziehen auf einer Mine, auch ohne gezogen zu sein, musst du einen Schatz ihrer Art nehmen, wenn noch einer da ist, und suchst aus, welchen. Du siehst ihn dir an; die anderen kennen nur die Art. Einer je Zug, und nichts fürs Durchziehen.
    .title = Einen Schatz nehmen
rule-L-33 = Wer den Drachen entdeckt, muss ihn nehmen. Schätze gibt es dort nicht; danach ist er eine Karte wie andere, aber kein Gewitter nimmt ihn fort.
    .title = Drache

## The Lost Mines: Ende einer Runde

rule-L-40 = Eine Runde endet sofort, wenn Stapel und alle Hände leer sind: Wer die allerletzte Karte gespielt, abgelegt oder verloren hat, geht nicht mehr weiter und nimmt nichts. Mit der Option last_turn = finished wird dieser Zug noch zu Ende gespielt. Sie endet auch sofort, wenn der letzte Schatz genommen ist, oder wenn alle einverstanden sind (L-45).
    .title = Ende der Runde
rule-L-41 = Selbstsüchtige Zwerge behalten, was sie genommen haben. Die loyalen eines Clans und der Saboteur des anderen legen ihre Schätze zusammen und teilen die Punkte gleichmäßig. Was übrig bleibt, bekommt, wer den wertvollsten Schatz gebracht hat; waren es mehrere, teilen sie es gleichmäßig, und der Rest verfällt.
    .title = Teilen
rule-L-42 = Wer den Drachen hat, gibt zwei der in dieser Runde gewonnenen Punkte zurück, oder so viele, wie er gewonnen hat. Punkte früherer Runden sind sicher.
    .title = Der Preis des Drachen
rule-L-43 = Alles wird neu gemischt und verteilt. Es beginnt, wer links von dem sitzt, der zuletzt eine Karte gespielt hat; Ablegen zählt nur mit der Option next_starter = played_or_discarded. Nach zwei Runden gewinnen die meisten Punkte; bei Gleichstand teilt man sich den Sieg.
    .title = Nächste Runde, Ende des Spiels
rule-L-45 = Bevor du eine Karte spielst, darfst du einmal im Zug vorschlagen, die Runde zu beenden. Alle anderen antworten, ohne voneinander zu wissen; sind alle einverstanden, endet sie sofort, sonst geht dein Zug weiter. Danach sehen alle, wer zugestimmt hat. Gedruckt geht das nur, wenn eine Mine nicht mehr erreichbar ist; das kann niemand beurteilen, ohne verdeckte Karten zu sehen, deshalb darfst du es hier immer vorschlagen.
    .title = Ende nach Absprache

### Die Regeln, kurz erklärt. Der volle Wortlaut steht in docs/rules/.
### Jede Sprache hat dieselben Kennungen in derselben Reihenfolge.

## The Lost Mines: Aufbau und Züge

rule-L-00 = The Lost Mines hat eigene Regeln, L-01 bis L-45. Andere Regeln gelten nur, wo eine von diesen sie nennt. Du darfst eine Karte um eine halbe Umdrehung drehen (auf den Kopf stellen), aber nie quer legen. Wer die erste Runde beginnt, wird ausgelost, wenn der Tisch niemanden bestimmt.
    .title = Ein eigenes Spiel
rule-L-01 = Der Spielplan hat elf Spalten und sieben Reihen. Vier gemischte Minen liegen verdeckt auf ihren Feldern, der blaue und der gelbe Start auf ihren. Karten legst du nur auf leere Felder des Plans. Ein Weg darf aus dem Plan hinauszeigen, führt dort aber nirgends hin.
    .title = Der Spielplan
rule-L-02 = Aus allen zwölf Schätzen zieht ihr so viele, wie es Spieler gibt, und legt sie verdeckt aus. Alle sehen, ob es Edelsteine, Gold oder Silber sind, aber nicht, was sie wert sind. Die übrigen kommen ungesehen zur Seite; eine Art kann also fehlen.
    .title = Schätze
rule-L-03 = Alle bekommen eine Zwergenkarte. Deinen Clan, Blau oder Gelb, sehen alle, deine Rolle siehst nur du. Jeder Clan hat drei loyale Zwerge (zu fünft und sechst zwei, zu dritt und viert einen), einen selbstsüchtigen und einen Saboteur. Übrige Karten bleiben verdeckt. Am Ende der Runde werden die Rollen aufgedeckt.
    .title = Clans und Rollen
rule-L-04 = Jeder Zwerg beginnt auf dem Start seines Clans. Ihr mischt 40 Wege und 23 Aktionen und legt zehn Karten ungesehen zur Seite. Alle bekommen fünf Karten, zu siebt bis neunt vier. Der Rest ist der Nachziehstapel. Er wird nie neu gemischt. Abgeworfene Karten liegen verdeckt.
    .title = Stapel und Handkarten
rule-L-05 = Zuerst spielst du eine Karte oder wirfst eine oder zwei ab. Dann darfst du deinen Zwerg bewegen, auch nach dem Abwerfen. Zuletzt ziehst du eine Karte oder so viele, wie du abgeworfen hast, solange es welche gibt. Hast du zu Beginn deines Zuges keine Karten, bist du für diese Runde draußen, und dein Zwerg bleibt stehen.
    .title = Dein Zug
rule-L-06 = Zuerst verschwindet dein Troll. Dann darfst du vorschlagen, die Runde zu beenden (L-45). Du spielst oder wirfst ab. Du bewegst dich Schritt für Schritt, und zu jedem Schritt gehören seine Falle und seine Mine. Du nimmst einen Schatz: War es der letzte, endet die Runde. Zum Schluss ziehst du nach. Wird unterwegs die allerletzte Karte gespielt, abgeworfen oder verloren, endet die Runde sofort (L-40).
    .title = Ablauf eines Zuges
rule-L-07 = Alle sehen Clans, Zwerge, Spielplan und Plättchen, wem ein Troll oder der Drache gehört, wie viele Karten in jeder Hand und jedem Stapel sind, gespielte Karten, die Art der Schätze und die Punkte. Rollen, Handkarten, abgeworfene Karten, der Wert der Schätze und verdeckte Minen sind geheim.
    .title = Offen und geheim
rule-L-08 = Deine Rolle behältst du für dich, ebenso alles, was du mit einer Informationskarte gesehen hast, wenn euer Tisch nichts anderes ausmacht.
    .title = Reden am Tisch

## The Lost Mines: Wege legen

rule-L-10 = Du legst einen Weg auf ein leeres Feld neben einen Start, einen Weg oder eine offene Mine. Er muss zu allen passen, die er berührt, offene Seite an offene Seite und geschlossene an geschlossene, und mindestens eine offene Seite muss auf eine andere treffen. Mit einem Start oder einem Zwerg muss er nicht verbunden sein. Verdeckte Minen, der Rand des Plans, Zwerge und Plättchen schränken dich nicht ein.
    .title = Wohin ein Weg passt
rule-L-11 = Baumstamm, See und Graben kann kein Zwerg betreten, bis das richtige Hilfsmittel darauf liegt: Axt, Boot oder Seil. Dahinter weiterbauen darfst du trotzdem.
    .title = Hindernisse
rule-L-12 = Auf einem Felsen oder einem Hindernis mit Hilfsmittel ist Platz für einen Zwerg. Solange dort einer steht, kommt kein anderer darauf oder daran vorbei, egal aus welchem Clan. Auf allen anderen Karten ist Platz für alle.
    .title = Platz für einen
rule-L-13 = Ein Zwerg, der seine Bewegung an einem Lagerfeuer beginnt, darf bis zu fünf Schritte gehen statt drei. Unterwegs an eines zu kommen ändert nichts.
    .title = Lagerfeuer

## The Lost Mines: Aktionskarten

rule-L-20 = Du legst eine Axt auf einen Baumstamm, ein Boot auf einen See oder ein Seil auf einen Graben, überall auf dem Plan, wo noch keines liegt, verbunden oder nicht. Gibt es kein solches Hindernis oder kein Plättchen mehr, kannst du die Karte nicht spielen.
    .title = Hilfsmittel
rule-L-21 = Die Karte zeigt zwei von dreien: Mine, Schatz oder Zwerg. Du wählst eines davon und siehst dir heimlich eine verdeckte Mine an, einen Schatz, den noch niemand genommen hat, oder die Rolle eines Mitspielers. Alle sehen, was du dir ansiehst, aber nicht, was du siehst. Dieses Wissen behältst du bis zum Ende der Runde.
    .title = Informationskarten
rule-L-22 = Eine Falle legst du zwischen zwei Felder, wo Wege zusammentreffen oder wo ein Weg zu einem leeren Feld oder einer verdeckten Mine führt. Jedes Mal, wenn ein Zwerg sie überquert, egal in welcher Richtung, verliert sein Spieler eine zufällige Handkarte. Wer keine Karten hat, verliert nichts. Die Falle bleibt liegen. In der gedruckten Regel zieht der linke Nachbar die Karte blind.
    .title = Falle
rule-L-23 = Ein Troll darf überall hin, wo auch eine Falle liegen dürfte. Kein Zwerg kommt dort vorbei, auch deiner nicht, bis dein nächster Zug beginnt und der Troll verschwindet. Zwei Fallen oder zwei Trolle teilen sich nie eine Kante, eine Falle und ein Troll schon. Auf beiden Seiten dürft ihr weiter Karten legen.
    .title = Troll
rule-L-24 = Ein Gewitter entfernt einen beliebigen Weg ohne Zwerg, mitsamt seinem Hilfsmittel, nie aber einen Start oder eine Mine. Eine Falle oder ein Troll verschwindet nur mit, wenn danach die Felder auf beiden Seiten leer sind. Das Feld einer Mine ist nie leer.
    .title = Gewitter

## The Lost Mines: Bewegung

rule-L-30 = Du gehst Schritt für Schritt, bis zu drei Schritte. Du darfst nach jedem Schritt aufhören oder gar nicht gehen. Ein Schritt führt auf eine benachbarte Karte, wenn beide dort offen sind, kein Troll dazwischen steht und Platz ist. Eine verdeckte Mine gilt als offen. Jede Karte, die du betrittst, zählt einen Schritt, und umkehren darfst du auch.
    .title = Deinen Zwerg bewegen
rule-L-31 = Der erste Zwerg auf einer Mine muss dort stehen bleiben und dreht sie so um, dass sie dorthin offen ist, wo er herkam. Gehen beide Richtungen, liegt die Mine so, wie sie besser passt. Passen beide gleich gut, wählt der Spieler. Wo eine offene Seite auf eine Wand trifft, kommt niemand durch. Spätere Zwerge dürfen anhalten oder weitergehen.
    .title = Eine Mine entdecken
rule-L-32 = Steht dein Zwerg nach deiner Bewegung auf einer Mine oder ist er dort geblieben, musst du einen Schatz ihrer Art nehmen, wenn noch einer da ist. Du suchst ihn aus und darfst ihn ansehen. Die anderen kennen nur seine Art. Du nimmst einen pro Zug, und fürs Durchgehen gibt es nichts.
    .title = Einen Schatz nehmen
rule-L-33 = Wer den Drachen entdeckt, muss ihn nehmen. Einen Schatz gibt es dort nicht. Danach ist er eine Karte wie jede andere, nur ein Gewitter entfernt ihn nie.
    .title = Drache

## The Lost Mines: Ende einer Runde

rule-L-40 = Die Runde endet sofort, wenn der Nachziehstapel und alle Hände leer sind. Wer die allerletzte Karte gespielt, abgeworfen oder verloren hat, geht nicht weiter und nimmt nichts. Mit der Option last_turn = finished darf er diesen Zug noch zu Ende spielen. Die Runde endet auch sofort, wenn der letzte Schatz genommen ist oder wenn alle einverstanden sind (L-45).
    .title = Ende der Runde
rule-L-41 = Selbstsüchtige Zwerge behalten, was sie genommen haben. Die loyalen Zwerge eines Clans und der Saboteur des anderen legen ihre Schätze zusammen und teilen die Punkte gleichmäßig. Was übrig bleibt, bekommt, wer den wertvollsten Schatz gebracht hat. Waren es mehrere, teilen sie es gleichmäßig, und der Rest verfällt.
    .title = Punkte teilen
rule-L-42 = Wer den Drachen hat, gibt 2 der Punkte zurück, die er in dieser Runde gewonnen hat, höchstens aber so viele, wie er gewonnen hat. Punkte aus früheren Runden sind sicher.
    .title = Der Preis des Drachen
rule-L-43 = Ihr mischt und verteilt alles neu. Es beginnt der linke Nachbar dessen, der zuletzt eine Karte gespielt hat. Abwerfen zählt nur mit der Option next_starter = played_or_discarded. Nach zwei Runden gewinnt, wer die meisten Punkte hat. Haben mehrere gleich viele, teilen sie sich den Sieg.
    .title = Nächste Runde, Ende des Spiels
rule-L-45 = Einmal pro Zug, bevor du eine Karte spielst, darfst du vorschlagen, die Runde zu beenden. Alle anderen antworten, ohne die Antworten der übrigen zu sehen. Sind alle einverstanden, endet die Runde sofort. Sonst geht dein Zug weiter. Danach sehen alle, wer zugestimmt hat. Die gedruckte Regel erlaubt das nur, wenn eine Mine nicht mehr erreichbar ist. Das kann niemand beurteilen, ohne verdeckte Karten zu sehen, deshalb darfst du es hier immer vorschlagen.
    .title = Ende nach Absprache

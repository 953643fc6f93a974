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
rule-B-25 = Zuerst wird die betroffene Karte abgelegt, obendrauf die Karte, die es bewirkt hat. Legst du mehrere Karten zugleich ab, nennst du die Reihenfolge.
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

## Sonderkarten der Weltmeisterschaften

rule-C-19 = Ein Veto spielst du, wenn jemand anderes am Zug ist, gleich nach dessen Wege- oder Aktionskarte: Sie wirkt nicht, und beide Karten werden abgelegt. Dann zieht die andere Person eine Karte, danach du, und der Zug ist vorbei. Alle anderen werden zugleich gefragt und sehen die Antworten der übrigen nicht; im eigenen Zug kann man ein Veto nur ablegen.
    .title = Veto
rule-I-03 = Ein Veto gilt als zuletzt gespielte Karte, wenn bestimmt wird, wer die nächste Runde beginnt.
    .title = Veto und wer als Nächstes beginnt

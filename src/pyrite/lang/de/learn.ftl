### Was der Browser auf den Regelseiten und in der Lektion sagt. $b und $c sitzen auf den Plätzen B und C.

## Die Seiten

learn-title = Spielen lernen
rules-title = Regeln
cards-title = Alle Karten

## Alle Regeln

rules-about = Jede Regel hat eine Nummer. Am Tisch führt jede Zeile und jede Ablehnung zur Regel dahinter.
rules-how = So wird gespielt
rules-how-aim = Ziel: Die Goldsucher graben vom Start zum Gold, das unter einem von drei verdeckten Zielen liegt. Die Saboteure gewinnen, wenn niemand dort ankommt. Die Rollen sind geheim.
rules-how-turn = Dein Zug: Lege einen Tunnel, spiele eine Aktionskarte oder wirf eine Karte ab. Dann ziehst du nach.
rules-how-paths = Tunnelkarten: Jede Seite muss zu ihren Nachbarn passen. Du darfst eine Karte auf den Kopf drehen, aber nie quer legen.
rules-how-actions = Aktionskarten: Zerstöre oder repariere Werkzeuge, lass einen Tunnel einstürzen oder sieh dir ein Ziel an. Mit einem kaputten Werkzeug kannst du keine Tunnel legen.
rules-how-end = Ende einer Runde: Jemand erreicht das Gold, oder alle Karten sind weg. Die Gewinnerseite bekommt Gold. Wer nach drei Runden das meiste Gold hat, gewinnt.
rules-search = Nach Wort oder Nummer suchen
rules-found =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
rules-groups = Teile der Regeln
rules-group-E = Ausgaben
rules-group-B = Grundspiel
rules-group-S = Saboteur 2
rules-group-C = Sonderkarten der Weltmeisterschaften
rules-group-M = Mini-Erweiterungen
rules-group-V = Varianten
rules-group-I = Kombinationen
rules-group-L = The Lost Mines
rules-allowed = Erlaubt
rules-refused = Nicht erlaubt
rules-close = Schließen
rules-all = Alle Regeln ansehen
rules-about-line = Regel { $number }: { $title }
rules-new-tab = Regeln (in neuem Tab)

## Wörter, nach denen Leute suchen, zu jeder Regel; sie werden nie angezeigt

also-B-01 = Team Seite wer bin ich gut böse
also-B-03 = Spielbeginn austeilen wie viele Karten
also-B-05 = wie spielt man was kann ich tun aussetzen abwerfen ziehen
also-B-10 = drehen Karte drehen 180 umdrehen quer
also-B-11 = legen anlegen passen Tunnel Nachbar wo
also-B-15 = blockieren versperren
also-B-16 = nicht graben können blockiert gesperrt
also-B-20 = zerstören kaputt machen sabotieren angreifen
also-B-21 = heilen ganz machen
also-B-23 = entfernen Weg zerstören einstürzen
also-B-24 = Ziel sehen schauen spähen
also-B-30 = Ziel erreichen umdrehen ankommen
also-B-33 = Runde vorbei Ende
also-B-40 = gewinnen Gold teilen wer gewinnt Punkte
also-B-41 = gewinnen Saboteur Bezahlung
also-B-51 = gewinnen Sieger meistes Gold Gleichstand Punkte
also-C-19 = abbrechen Karte verhindern kontern
also-S-30 = gewinnen Tür blockiert Farbe
also-L-30 = gehen laufen ziehen Schritt
also-L-43 = gewinnen Sieger meiste Punkte

## Die Lektion: was die Begleitung sonst sagt

learn-about = Fünf Minuten an einem echten Tisch: Du spielst Karten, die anderen antworten. Du kannst jederzeit aufhören und später weitermachen.
learn-chapter-digger = Nach Gold graben
learn-chapter-digger-about = Tunnel legen, ein Werkzeug reparieren, ein Ziel ansehen, den Weg freiräumen und das Gold teilen.
learn-chapter-saboteur = Saboteur sein
learn-chapter-saboteur-about = Werkzeuge zerstören, Sackgassen legen und sich nicht erwischen lassen.
learn-chapter-saboteur2 = Saboteur 2
learn-chapter-saboteur2-about = Zwei Teams graben um die Wette: Türen, Gefangene, Diebstähle und neue Rollen.
learn-chapter-lostmines = The Lost Mines
learn-chapter-lostmines-about = Wege legen, zu einer Mine laufen und herausfinden, wer mit wem teilt.
learn-begin = Starten
learn-go-on = Weitermachen
learn-again = Von vorn beginnen
learn-done = Geschafft
learn-skip = Lektion überspringen und spielen
learn-play = Ein Spiel starten
    .line = Das war die letzte Lektion. Ein Spiel startest du mit: pyrite play
learn-coach = Deine Begleitung
learn-step = Schritt { $n } von { $of }
learn-next = Weiter
learn-next-chapter = Nächste Lektion: { $title }
    .line = Nächste Lektion: { $title }. Starte sie mit: pyrite play --lesson { $name }
learn-show = Zeig es mir
learn-leave = Lektion verlassen
learn-watch = Sieh zu, was die anderen tun …
learn-understood = So lehnt der Tisch einen Zug ab: Er sagt dir den Grund und die Nummer der Regel.
learn-try-again = Nichts passiert. Versuche es noch einmal, oder lass es dir zeigen.
learn-lost = Dieses Spiel verläuft anders als die Lektion. Fangen wir das Kapitel von vorn an.
learn-other = Das darfst du, aber die Lektion geht mit einem anderen Zug weiter. Mit ! siehst du, mit welchem.
learn-hint = Gib ein: { $action }

## Die Lektion: graben

learn-digger-welcome = Willkommen! Du bist ein Zwerg, und deine Rolle ist Goldsucher. Weit im Osten liegen drei verdeckte Ziele, und unter einem liegt das Gold. Grabe mit den anderen einen Tunnel von der Leiter bis zum Gold. Aber unter ihnen kann ein Saboteur sein, und niemand weiß, wer es ist.
learn-digger-hand = Unten liegen deine Karten. In deinem Zug spielst du eine Karte oder wirfst eine ab, dann ziehst du nach. Wenn du eine Karte wählst, siehst du, auf welche Felder sie passt.
learn-digger-refused = Versuche zuerst einen Zug, der nicht erlaubt ist: Wähle den Tunnel, der gerade von oben nach unten führt, und klicke auf das leere Feld am Ende des Tunnels. Oder lass es dir zeigen.
    .line = Versuche zuerst einen Zug, der nicht erlaubt ist: den Tunnel, der gerade von oben nach unten führt, am Ende des Tunnels. Gib ihn anstelle einer Nummer ein: { $action }
learn-digger-lay = Jede Seite muss passen: Tunnel an Tunnel, Fels an Fels. Wähle jetzt die Kreuzung und lege sie an das Ende des Tunnels.
learn-digger-repair = { $c } hat deine Lampe zerstört! Solange ein Werkzeug von dir kaputt ist, kannst du nicht graben. Wähle die Reparatur für die Lampe und spiele sie auf dich selbst.
learn-digger-map = { $b } hat weitergegraben. Aber sieh dir an, was { $c } gemacht hat: eine Sackgasse direkt vor dem Ziel! Liegt das Gold überhaupt dort? Wähle die Schatzkarte und sieh dir Ziel 2 an, das mittlere.
learn-digger-rockfall = Das Gold liegt dort, und nur du weißt es. Inzwischen hat { $c } die Axt von { $b } zerstört. So etwas tut kein Goldsucher. Räume den Weg frei: Spiele den Steinschlag auf die Sackgasse.
learn-digger-reach = Der Weg ist wieder frei. Mit der kaputten Axt kann { $b } nicht graben, also kommt es auf dich an: Lege die Kreuzung vor Ziel 2.
learn-digger-gold = Gold! Die Runde ist zu Ende, und alle Rollen werden aufgedeckt: { $c } war der Saboteur. Die Goldsucher teilen sich die Goldkarten. Du hast das Gold gefunden und wählst deshalb zuerst. Nimm die wertvollste Karte, die übrigen werden weitergereicht.
learn-digger-end = Jeder Goldsucher hat eine Goldkarte bekommen, der Saboteur nichts. Wären vorher die Karten ausgegangen, hätte nur der Saboteur Gold bekommen. Ein Spiel hat drei Runden, jedes Mal mit neuen Rollen. Wer am Ende das meiste Gold hat, gewinnt.

## Die Lektion: Sabotage

learn-saboteur-welcome = Wir steigen kurz vor dem Ende in ein Spiel ein. Du bist der Saboteur, und die anderen wissen es nicht: Bisher hast du mitgegraben. Du gewinnst, wenn niemand das Gold erreicht, bevor die Karten ausgehen. Der Nachziehstapel ist schon leer.
learn-saboteur-break = Als Nächstes könnte { $b } weitergraben. Wähle die kaputte Lampe und spiele sie auf { $b }.
learn-saboteur-dead-end = Jetzt kann { $b } nicht graben, und niemand hat eine Karte, um die Lampe zu reparieren. Versperre den Tunnel: Lege die Sackgasse an sein Ende. Von nun an verdächtigen dich alle, aber es ist spät genug.
learn-saboteur-discard = Die anderen haben nicht mehr genug Karten, um sich an deiner Sackgasse vorbeizugraben. Hilf ihnen nicht: Wirf deine letzte Karte ab. Danach wartest du nur noch auf das Ende der Runde.
learn-saboteur-end = Niemand hat mehr Karten, und niemand hat das Gold erreicht, also gewinnen die Saboteure. Ein einzelner Saboteur bekommt 4 Gold, zwei oder drei bekommen je 3. Die Goldsucher gehen leer aus. Jetzt weißt du alles. Behalte die anderen im Auge und grabe gut. Oder eben nicht!

## Die Lektion: Saboteur 2

learn-saboteur2-welcome = In Saboteur 2 gibt es zwei Teams von Goldsuchern, Blau und Grün. Du bist ein grüner Goldsucher. Gold bekommt nur ein Team, das einen Weg zum Gold hat. Die blauen Goldsucher sind also deine Gegner.
learn-saboteur2-roles = Es gibt noch mehr neue Rollen: Der Chef gewinnt mit beiden Teams, der Profiteur mit der Seite, die gewinnt, ob Goldsucher oder Saboteure, und Geologen werden stattdessen für Kristalle bezahlt. Saboteure gibt es auch noch. Niemand weiß, wer wer ist.
learn-saboteur2-door = Eine Tür kann das Rennen entscheiden. Wähle die grüne Tür und lege sie an das Ende des Tunnels. Dahinter dürfen alle weitergraben, aber wenn das Gold gefunden wird, sperrt sie das blaue Team aus.
learn-saboteur2-free = { $b } hat dich gefangen! Wer gefangen ist, kann nicht graben und bekommt am Ende der Runde kein Gold. Wähle die Karte, die dich befreit, und spiele sie auf dich selbst.
learn-saboteur2-inspect = Der Tunnel wird länger. Aber auf welcher Seite steht { $c }? Wähle die Inspektion und sieh dir die Rolle von { $c } an.
learn-saboteur2-theft = { $c } ist der Chef und gewinnt mit beiden Teams. Spiele jetzt den Diebstahl. Liegt er am Ende der Runde noch vor dir, stiehlst du 1 Gold.
learn-saboteur2-steal = { $b } hat das Gold erreicht. Aber { $b } ist blau, und der einzige Weg zum Gold führt durch deine grüne Tür. Also gewinnt Grün! Du bekommst 4 Gold, der Chef 3. Jetzt kommen die Diebstähle: Nimm { $c } 1 Gold weg.
learn-saboteur2-end = Du gewinnst mit 5 Gold. Merke dir: Türen entscheiden, welches Team Gold bekommt, Gefangene gehen leer aus, und Diebstähle kommen zuletzt. Du kannst auch mit bis zu drei Karten passen oder zwei abwerfen, um ein kaputtes Werkzeug loszuwerden.

## Die Lektion: The Lost Mines

learn-lostmines-welcome = In The Lost Mines laufen die Zwerge selbst. Du bist ein loyaler Zwerg des gelben Clans, und weit im Osten liegen vier Minen. In deinem Zug spielst du eine Karte oder wirfst eine oder zwei ab. Danach darfst du deinen Zwerg bis zu drei Schritte bewegen.
learn-lostmines-lay = Verlängere zuerst den Weg. Wähle den Weg, der nach links, rechts und unten offen ist, und lege ihn an das Ende.
learn-lostmines-walk = Jetzt läufst du: Bewege deinen Zwerg drei Schritte nach Osten, bis zum Lagerfeuer. Wer an einem Lagerfeuer losgeht, darf fünf statt drei Schritte laufen.
learn-lostmines-boat = { $b } aus dem blauen Clan hat dir einen See in den Weg gelegt. Ohne Boot kommt kein Zwerg hinüber. Wähle das Boot und spiele es auf den See.
learn-lostmines-journey = Du startest am Lagerfeuer und darfst deshalb fünf Schritte laufen: nach Osten über den See, bis vor die Mine.
learn-lostmines-look = { $c } gehört zu deinem Clan. Aber ist { $c } auch loyal? Wähle die Informationskarte und sieh dir die Rolle von { $c } an.
learn-lostmines-mine = { $c } ist Saboteur und teilt mit dem blauen Clan! Geh auf die Mine und decke sie auf. Passt sie in beide Richtungen, entscheidest du, wie sie liegt.
learn-lostmines-propose = Silber! Wer seinen Zug auf einer Mine beendet, nimmt einen Schatz ihrer Art. Sonst ist niemand in der Nähe einer Mine, also schlage vor, die Runde zu beenden. Sind alle einverstanden, werden die Punkte sofort geteilt.
learn-lostmines-end = Die loyalen Zwerge eines Clans teilen ihre Punkte mit dem Saboteur des anderen Clans. Du bist auf deiner Seite allein, also gehören alle Punkte dir. Ein ganzes Spiel hat zwei Runden und noch mehr Rollen: Selbstsüchtige Zwerge teilen mit niemandem. Und Vorsicht: In einer der Minen haust ein Drache, der 2 Punkte kostet.

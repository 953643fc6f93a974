### Was der Browser auf den Seiten der Regeln und der ersten Lektion sagt.

## Die Seiten

learn-title = Spielen lernen
rules-title = Regeln
cards-title = Alle Karten

## Alle Regeln

rules-about = Jede Regel hat eine Nummer. Am Tisch nennt jede Zeile und jede Ablehnung die Regel dahinter.
rules-search = Nach Wort oder Nummer suchen
rules-found =
    { $n ->
        [one] Eine Regel
       *[other] { $n } Regeln
    }
rules-groups = Teile der Regeln
rules-group-E = Ausgaben
rules-group-B = Das Grundspiel
rules-group-S = Saboteur 2
rules-group-C = Sonderkarten der Weltmeisterschaften
rules-group-M = Mini-Erweiterungen
rules-group-V = Varianten
rules-group-I = Zusammenspiel
rules-group-L = The Lost Mines
rules-allowed = Erlaubt
rules-refused = Nicht erlaubt
rules-close = Schließen
rules-all = Zu allen Regeln

## Die Lektion: was die Begleitung sonst sagt

learn-about = Fünf Minuten an einem echten Tisch: Du legst Karten, die anderen antworten. Du kannst jederzeit aufhören und später weitermachen.
learn-chapter-digger = Nach Gold graben
learn-chapter-digger-about = Wege legen, ein Werkzeug reparieren, eine Schatzkarte ansehen, den Weg freiräumen und das Gold teilen.
learn-chapter-saboteur = Saboteur sein
learn-chapter-saboteur-about = Werkzeug zerstören, Sackgassen legen und nicht danach aussehen.
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-again = Von vorn
learn-done = Geschafft
learn-skip = Überspringen und spielen
learn-play = Ein Spiel beginnen
learn-coach = Deine Begleitung
learn-step = Schritt { $n } von { $of }
learn-next = Weiter
learn-show = Zeig es mir
learn-leave = Lektion verlassen
learn-watch = Sieh zu, was die anderen tun …
learn-understood = So antwortet der Tisch auf alles, was nicht geht, mit der Nummer der Regel.
learn-try-again = Macht nichts, es ist nichts geschehen. Versuche es noch einmal, oder lass es dir zeigen.
learn-lost = Dieses Spiel ist einen anderen Weg gegangen als die Lektion. Fangen wir das Kapitel von vorn an.

## Die Lektion: graben

learn-digger-welcome = Willkommen! Du bist Zwerg A, ein Goldsucher. Weit im Osten liegen drei Karten verdeckt, und unter einer ist das Gold. Grabe mit den anderen einen Weg von der Leiter dorthin. Aber unter ihnen kann ein Saboteur sein, und niemand weiß, wer es ist.
learn-digger-hand = Unten liegen deine Karten. In deinem Zug spielst du eine davon oder legst eine ab, dann ziehst du nach. Wählst du eine Karte, leuchten die Felder auf, auf die sie passt.
learn-digger-refused = Zuerst etwas, das nicht geht: Wähle den Weg, der gerade von oben nach unten führt, und klicke auf das leere Feld am Ende des Weges. Oder lass es dir zeigen.
learn-digger-lay = Jede Seite muss passen: Weg an Weg, Fels an Fels. Wähle jetzt die Kreuzung und lege sie ans Ende des Weges, wo es leuchtet.
learn-digger-repair = Platz C hat deine Lampe zerstört! Liegt ein kaputtes Werkzeug vor dir, darfst du nicht graben. Wähle die Reparatur mit der Lampe und spiele sie auf dich selbst, Platz A.
learn-digger-map = Platz B hat weitergegraben. Aber sieh dir Platz C an: lauter Sackgassen, gleich vor dem Ziel! Liegt das Gold überhaupt dort? Wähle die Schatzkarte und sieh dir das mittlere der drei Ziele an.
learn-digger-rockfall = Dort liegt das Gold, und nur du weißt es. Inzwischen hat Platz C die Axt von Platz B zerstört. Wer so etwas tut, ist kaum ein Goldsucher. Räume den Weg frei: Spiele den Steinschlag auf die Karte mit den Sackgassen.
learn-digger-reach = Der Weg ist wieder frei. Platz B kann mit der kaputten Axt nicht graben, also kommt es auf dich an: Lege die Kreuzung vor das Ziel.
learn-digger-gold = Das Gold! Die Runde ist vorbei, und alle Zwerge werden aufgedeckt: Platz C war der Saboteur. Die Goldsucher teilen sich die Goldkarten. Du hast es gefunden, also wählst du zuerst: Nimm die wertvollere, der Rest wird weitergereicht.
learn-digger-end = Für jeden Goldsucher gab es eine Goldkarte, für den Saboteur nichts. Wären vorher alle Karten verbraucht gewesen, hätte nur der Saboteur Gold bekommen. Drei Runden sind ein Spiel, jedes Mal mit neuen Zwergen; das meiste Gold gewinnt.

## Die Lektion: Sabotage

learn-saboteur-welcome = Diesmal bist du der Saboteur, und die anderen wissen es nicht. Du gewinnst, wenn niemand das Gold erreicht, bevor alle Karten gespielt sind. Bisher hast du mitgegraben, damit dich niemand verdächtigt. Der Stapel ist leer: Das Ende ist nah.
learn-saboteur-break = Platz B gräbt am schnellsten. Wähle die kaputte Lampe und lege sie vor Platz B.
learn-saboteur-dead-end = Platz B kann nicht graben, und niemand konnte die Lampe reparieren. Versperre jetzt den Weg: Lege die Karte mit den Sackgassen an sein Ende. Von nun an verdächtigen dich alle, aber es ist spät genug.
learn-saboteur-discard = Die anderen haben keinen Weg daran vorbei gefunden. Deine letzte Karte würde ihnen nur helfen: Lege sie ab. Wer keine Karten mehr hat, wartet auf das Ende der Runde.
learn-saboteur-end = Niemand hat mehr Karten, und das Gold wurde nicht erreicht: Die Saboteure gewinnen. Ein einzelner bekommt 4 Gold, zwei oder drei bekommen je 3; die Goldsucher gehen leer aus. Jetzt weißt du alles. Behalte die anderen im Auge, und grabe gut – oder eben nicht!

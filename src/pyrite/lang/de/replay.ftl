### Was der Browser am Ende einer Runde oder eines Spiels sagt, und in Wiederholungen.

## Das Ende einer Runde

replay-round-over = Runde { $round } ist zu Ende
replay-last-round = Vorige Runde
replay-details = Einzelheiten zeigen
replay-close = Schließen
replay-found =
    { $party ->
        [digger] Die Goldsucher gewinnen: { $seat } hat sich zum Gold durchgegraben.
        [nobody] { $seat } hat sich zum Gold durchgegraben, aber niemand bekommt etwas.
       *[other] { $seat } hat sich zum Gold durchgegraben. Gold gibt es für { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] Die Saboteure gewinnen: Niemand hat das Gold erreicht.
        [nobody] Niemand hat das Gold erreicht, und niemand bekommt etwas.
       *[other] Niemand hat das Gold erreicht. Gold gibt es für { $gainers }.
    }
replay-most = Die meisten Punkte in dieser Runde: { $gainers }.
replay-board = Die Tunnel am Ende von Runde { $round }.
replay-way = Der Tunnel zu Ziel { $goal } hat { $n } Karten.
replay-dwarfs = Wer war wer?
replay-sharing = So wird das Gold verteilt
lostmines-replay-sharing = So gibt es Punkte
replay-sharing-none = Niemand bekommt etwas.
replay-hidden-cards =
    { $n ->
        [one] { $n } Goldkarte, deren Wert geheim ist
       *[other] { $n } Goldkarten, deren Wert geheim ist
    }

## Das Ende des Spiels

replay-winners =
    { $n ->
        [one] { $winners } gewinnt mit { $gold ->
            [one] { $gold } Goldstück
           *[other] { $gold } Goldstücken
        }.
       *[other] { $winners } gewinnen gemeinsam mit je { $gold ->
            [one] { $gold } Goldstück
           *[other] { $gold } Goldstücken
        }.
    }
lostmines-replay-winners =
    { $n ->
        [one] { $winners } gewinnt mit { $gold ->
            [one] { $gold } Punkt
           *[other] { $gold } Punkten
        }.
       *[other] { $winners } gewinnen gemeinsam mit je { $gold ->
            [one] { $gold } Punkt
           *[other] { $gold } Punkten
        }.
    }
replay-sheet = Wertung
replay-total = Gesamt
replay-chart = Gold nach Runden
lostmines-replay-chart = Punkte nach Runden
replay-rematch = Noch einmal spielen
replay-join-rematch = Bei der Revanche mitspielen
replay-watch = Wiederholung ansehen
replay-to-end = Zum Ergebnis

## Das Mischen

replay-shuffle = Wurde fair gemischt?
replay-shuffle-about = Bevor sich jemand setzt, zieht der Tisch ein Geheimnis und zeigt dessen Prüfsumme. Jeder Spieler versiegelt einen Text: Alle sehen die Siegel, aber niemand kann die Texte lesen. Die Texte werden erst aufgedeckt, wenn sich kein Siegel mehr ändern lässt. Dann werden die Karten mit dem Geheimnis und allen Texten gemischt. So kann sich niemand die Karten aussuchen, auch nicht der Betreiber des Servers. Jetzt ist alles offen, und du kannst dieses Spiel nachrechnen.
replay-shuffle-check = Mischen prüfen
replay-shuffle-here = Das hat dein Browser selbst nachgerechnet.
replay-shuffle-seen = Prüfsumme und Siegel stimmen mit dem überein, was dieser Browser sah, bevor er deinen Text aufdeckte.
replay-shuffle-not-seen = Die Prüfsumme oder ein Siegel weicht von dem ab, was dieser Browser sah, bevor er deinen Text aufdeckte.
replay-shuffle-numbers = Alle Werte
replay-shuffle-commitment = Prüfsumme vor dem Austeilen
replay-shuffle-secret = Geheimnis
replay-shuffle-seed = Startwert der Karten
replay-shuffle-added = Text: { $name }
replay-shuffle-seal = Siegel vor dem Austeilen: { $name }

## Wiederholungen

replay-title = Wiederholung von Tisch { $code }
replay-loading = Das Spiel wird geladen …
replay-moment = Zug { $move } von { $last }
replay-dealt = Die Karten sind ausgeteilt.
replay-controls = Steuerung der Wiederholung
replay-play = Abspielen
replay-pause = Pause
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-round = Runde { $round }
replay-eyes = Ansicht:
replay-eyes-watcher = Zuschauer
replay-eyes-open = alle Karten offen
replay-keys = Tastatur: ← und → gehen einen Zug zurück oder weiter, Bild auf und Bild ab eine Runde, Pos1 und Ende zum Anfang oder zum Ende. Die Leertaste spielt ab und hält an.
replay-empty-hand = keine Karten
replay-story = Das Spiel in Worten
replay-link = Link zu diesem Zug kopieren
replay-link-copied = Link kopiert.
replay-link-by-hand = Kopiere die Adresse dieser Seite. Sie führt zu diesem Zug.
replay-download = Aufzeichnung herunterladen
replay-continue = Von hier gegen Bots weiterspielen
replay-continue-seat = Du spielst als
replay-continue-go = Ab hier spielen

### Was der Browser sagt, wenn eine Runde oder ein Spiel zu Ende ist, und in Wiederholungen.

## Wenn eine Runde zu Ende ist

replay-round-over = Runde { $round } ist zu Ende
replay-last-round = Letzte Runde
replay-details = Alles ansehen
replay-close = Schließen
replay-found =
    { $party ->
        [digger] Die Goldsucher gewinnen: Platz { $seat } hat den Goldschatz erreicht.
        [nobody] Platz { $seat } hat den Goldschatz erreicht, aber niemand bekommt Gold.
       *[other] Platz { $seat } hat den Goldschatz erreicht. Gold bekommen: { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] Die Saboteure gewinnen: Niemand hat den Goldschatz erreicht.
        [nobody] Niemand hat den Goldschatz erreicht, und niemand bekommt Gold.
       *[other] Niemand hat den Goldschatz erreicht. Gold bekommen: { $gainers }.
    }
replay-most = Die meisten Punkte in dieser Runde: { $gainers }.
replay-board = Der Stollen am Ende von Runde { $round }
replay-way = Der Weg zum Goldschatz: { $cells }
replay-dwarfs = Wer was war
replay-sharing = So wird das Gold verteilt
lostmines-replay-sharing = So werden Punkte gewonnen
replay-sharing-none = Niemand bekommt etwas.
replay-hidden-cards =
    { $n ->
        [one] eine Goldkarte, die nur ihr Besitzer kennt
       *[other] { $n } Goldkarten, die nur ihr Besitzer kennt
    }

## Wenn das Spiel zu Ende ist

replay-winners =
    { $n ->
        [one] Platz { $winners } gewinnt, Ergebnis: { $gold }.
       *[other] Die Plätze { $winners } gewinnen gemeinsam, Ergebnis: je { $gold }.
    }
replay-sheet = Wertung
replay-total = Gesamt
replay-chart = Gold über die Runden
lostmines-replay-chart = Punkte über die Runden
replay-rematch = Noch einmal spielen
replay-join-rematch = Beim neuen Spiel mitmachen
replay-watch = Wiederholung ansehen
replay-to-end = Zum Ergebnis

## Das Mischen

replay-shuffle = Wurde fair gemischt?
replay-shuffle-about = Bevor sich jemand setzt, zieht der Tisch ein Geheimnis und zeigt dessen Prüfsumme. Die Spielenden versiegeln eigene Texte: Alle sehen die Siegel, niemand kann die Texte lesen. Erst wenn sich kein Siegel mehr ändern lässt, werden die Texte aufgedeckt, und die Karten werden mit dem Geheimnis und allen Texten gemischt. So kann sie niemand aussuchen, auch nicht, wer den Server betreibt. Jetzt ist alles offen, und du kannst dieses Spiel nachrechnen.
replay-shuffle-check = Mischen prüfen
replay-shuffle-here = Das hat dein Browser selbst nachgerechnet.
replay-shuffle-seen = Prüfsumme und Siegel sind die, die dieser Browser sah, bevor er deinen Text aufdeckte.
replay-shuffle-not-seen = Die Prüfsumme oder ein Siegel ist nicht das, was dieser Browser sah, bevor er deinen Text aufdeckte.
replay-shuffle-numbers = Alle Zahlen
replay-shuffle-commitment = Prüfsumme vor dem Austeilen
replay-shuffle-secret = Geheimnis
replay-shuffle-seed = Startwert der Karten
replay-shuffle-added = Text von { $name }
replay-shuffle-seal = Siegel von { $name }, vor dem Austeilen gezeigt

## Wiederholungen

replay-title = Wiederholung von Tisch { $code }
replay-loading = Das Spiel wird geholt …
replay-moment = Moment { $move } von { $last }
replay-dealt = Die Karten sind ausgeteilt.
replay-controls = Durch das Spiel gehen
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-round = Runde { $round }
replay-eyes = Gesehen mit den Augen von
replay-eyes-watcher = jemandem, der zuschaut
replay-eyes-open = allen, mit offenen Karten
replay-keys = Tasten: ← → ein Schritt, Bild auf und Bild ab eine Runde, Pos1 und Ende, Leertaste spielt ab und hält an.
replay-empty-hand = keine Karten
replay-story = Das Spiel in Worten
replay-link = Link zu diesem Moment kopieren
replay-link-copied = Der Link ist kopiert.
replay-link-by-hand = Kopiere die Adresse dieser Seite: Sie führt zu diesem Moment.
replay-download = Aufzeichnung herunterladen
replay-continue = Von hier gegen Bots weiterspielen
replay-continue-seat = Du spielst
replay-continue-go = Ab hier spielen

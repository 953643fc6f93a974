### Was der Browser am Ende einer Runde oder eines Spiels sagt, und in Wiederholungen.

## Das Ende einer Runde

replay-round-over = Runde { $round } ist zu Ende
replay-last-round = Vorige Runde
replay-close = Schließen
replay-skip = Alles zeigen
replay-next-round = Nächste Runde
replay-others-read = Warten auf { $names } …
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

## Die Geschichte eines Spiels

story-title = Die Geschichte dieses Spiels
story-why = Davon { $gold } in Runde { $round }, als { $dwarf }.
lostmines-story-why = Davon { $gold } in Runde { $round }, als { $dwarf }.
story-move = Zug { $move }
story-decisive = Den entscheidenden Zug ansehen
story-round = Das war in Runde { $round }.
story-close =
    { $n ->
        [0] In Runde { $round }, als der Stapel schon leer war.
        [one] In Runde { $round }, mit nur noch einer Karte im Stapel.
       *[other] In Runde { $round }, mit nur noch { $n } Karten im Stapel.
    }
story-short =
    { $n ->
        [0] In Runde { $round } endete der Tunnel direkt neben dem Gold.
        [one] In Runde { $round } endete der Tunnel ein Feld vor dem Gold.
       *[other] In Runde { $round } endete der Tunnel { $n } Felder vor dem Gold.
    }
story-setback = Das warf den Tunnel um { $n } Felder zurück.
story-lie =
    { $has_gold ->
        [yes] Das war gelogen: Der Blick unter die Karte hatte Stein gezeigt.
       *[no] Das war gelogen: Der Blick unter die Karte hatte das Gold gezeigt.
    }
story-was = { $target } war { $dwarf }.
story-same-role = Beide hatten dieselbe Rolle: { $dwarf }.
story-harm = { $seat } hat andere am meisten behindert: { $n }-mal.
story-help = { $seat } hat anderen am meisten geholfen: { $n }-mal.
story-treasures = { $seat } nahm in Runde { $round } { $n } Schätze, als { $dwarf }.
story-comeback =
    { $n ->
        [one] Vor der letzten Runde lag { $seat } noch { $n } Goldstück zurück.
       *[other] Vor der letzten Runde lag { $seat } noch { $n } Goldstücke zurück.
    }
lostmines-story-comeback =
    { $n ->
        [one] Vor der letzten Runde lag { $seat } noch { $n } Punkt zurück.
       *[other] Vor der letzten Runde lag { $seat } noch { $n } Punkte zurück.
    }

## Ein Spiel teilen

share-title = Teilen
share-share = Den Tunnel teilen
share-shared = Geteilt.
share-download = Als Bild speichern
share-saved = Bild gespeichert.
share-copy = Bild kopieren
share-copied = Bild kopiert.
share-link = Link kopieren
share-failed = Das klappt in diesem Browser nicht.

## Das Mischen

replay-shuffle = Wurde fair gemischt?
replay-shuffle-about = Bevor sich jemand setzt, zieht der Tisch ein Geheimnis und zeigt dessen Prüfsumme. Jeder Spieler versiegelt einen Text: Alle sehen die Siegel, aber niemand kann die Texte lesen. Die Texte werden erst aufgedeckt, wenn sich kein Siegel mehr ändern lässt. Dann werden die Karten mit dem Geheimnis und allen Texten gemischt. So kann sich niemand unbemerkt die Karten aussuchen, auch nicht der Betreiber des Servers. Jetzt ist alles offen, und du kannst dieses Spiel nachrechnen.
replay-shuffle-check = Mischen prüfen
replay-shuffle-here = Das hat dein Browser selbst nachgerechnet.
replay-shuffle-numbers = Alle Werte
replay-shuffle-commitment = Prüfsumme vor dem Austeilen
replay-shuffle-secret = Geheimnis
replay-shuffle-seed = Startwert der Karten
replay-shuffle-added = Text: { $name }
replay-shuffle-seal = Siegel vor dem Austeilen: { $name }
replay-shuffle-note = Notiz deines Geräts von vor dem Austeilen

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

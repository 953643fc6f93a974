## Bots im Vergleich: pyrite arena

help-arena = Bots spielen dieselben Karten auf jedem Platz und werden verglichen.
help-option-deals = Wie viele Kartenverteilungen gespielt werden; jede so oft, bis jeder Bot auf jedem Platz saß.
help-option-keep = Jedes beendete Spiel in dieser Datei aufheben; derselbe Befehl mit ihr macht weiter.
help-option-report = Eine Seite mit Diagrammen und die Zahlen als CSV in diesen Ordner schreiben.
help-option-cluster = Mit Ray spielen, auf dem Verbund, den RAY_ADDRESS nennt, oder auf diesem Rechner.
help-arena-bot = Ein Bot, der teilnimmt; die Bots besetzen reihum die Plätze. Kann mehrmals angegeben werden.
help-arena-seats = Wie viele Plätze es gibt; kann mehrmals angegeben werden.
usage-deals = Es muss mindestens 1 Kartenverteilung sein, nicht { $deals }.
arena-extra = Dafür braucht es weitere Pakete: pip install 'pyrite[{ $extra }]'
arena-kept = Jedes beendete Spiel wird in { $file } aufgehoben, bis alle gespielt sind.
arena-stopped = Angehalten nach { $games } Spielen, die aufgehoben sind. Damit macht derselbe Befehl weiter: --keep { $file }
arena-broken = Ein Prozess, der Spiele spielte, wurde beendet. Fertige Spiele sind aufgehoben: Derselbe Befehl mit --keep { $file } macht weiter.
arena-cluster-failed = Der Verbund kann nicht benutzt werden: { $problem }
arena-cluster-version = Ein Rechner des Verbunds hat Pyrite { $theirs }, nicht { $ours }; installiere überall dieselbe Version.
arena-keep-other = In { $file } ist etwas anderes aufgehoben ({ $name }: { $theirs }; hier: { $ours }). Nenne eine andere Datei.
arena-keep-failed = In { $file } können keine Spiele aufgehoben werden: { $problem }.
arena-keep-no-journal = In { $file } stehen keine Spiele einer Arena; nenne eine andere Datei.
arena-keep-busy = Ein anderer Prozess spielt gerade in { $file }.
arena-keep-damaged = Zeile { $line } von { $file } ist nicht lesbar; nimm sie heraus, dann wird ihr Spiel noch einmal gespielt.

# Was die Spiele ergaben

arena-title = Bots im Vergleich
arena-again = Dieselben Karten noch einmal:
arena-part = Nicht alle Kartenverteilungen wurden gespielt; dies sind die gespielten.
arena-method = Hinter jeder Zahl steht, wie weit sie mit 95 % Sicherheit danebenliegen kann: ein Jackknife über die Kartenverteilungen, weil Spiele derselben Verteilung ihre Karten gemeinsam haben.
arena-files = Die Zahlen als CSV:
arena-table =
    { $deals ->
        [one] { $seats } Plätze: { $deals } Kartenverteilung, { $games } Spiele.
       *[other] { $seats } Plätze: { $deals } Kartenverteilungen, { $games } Spiele.
    }
arena-found = In { $share } der Runden wurde der Schatz gefunden.
arena-per-game = Ein Spiel
arena-per-round = Eine Runde
arena-compared = Gold im Vergleich
arena-beliefs = Vermutungen über Zwerge am Ende einer Runde (0 heißt gewusst)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Entsch./s
arena-against = Gegen
arena-ratio = Mal so viel
arena-dwarf = Als
arena-rounds = Runden
arena-paid = Runden mit Lohn
arena-log = Log-Wert
arena-prior-log = Nur Karten
arena-brier = Brier-Wert
arena-prior-brier = Nur Karten
arena-gain = Besser um
arena-plot-gold = Gold je Spiel
arena-plot-elo = Wertung nach Bradley und Terry
arena-plot-dwarfs = Gold je Runde
arena-plot-tenth = Zehntel der Runde
arena-plot-score = Log-Wert der Vermutungen über Zwerge
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, aus den Karten allein
lostmines-arena-compared = Punkte im Vergleich
lostmines-arena-plot-gold = Punkte je Spiel
lostmines-arena-plot-dwarfs = Punkte je Runde

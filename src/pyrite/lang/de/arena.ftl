## Bots im Vergleich: pyrite arena

usage-deals = --deals muss mindestens 1 sein, nicht { $deals }.
arena-extra = Es fehlen Pakete. Installiere sie mit: pip install 'pyrite[{ $extra }]'
arena-kept = Beendete Spiele werden in { $file } gespeichert, bis alle gespielt sind.
arena-stopped = Abgebrochen nach { $games } Spielen, die gespeichert sind. Um weiterzumachen, ergänze denselben Befehl um: --keep { $file }
arena-broken = Ein Arbeitsprozess wurde abgebrochen. Beendete Spiele sind gespeichert. Um weiterzumachen, ergänze denselben Befehl um: --keep { $file }
arena-cluster-failed = Der Cluster lässt sich nicht benutzen: { $problem }
arena-cluster-version = Ein Rechner des Clusters hat Pyrite { $theirs }, nicht { $ours }. Installiere überall dieselbe Version.
arena-keep-other = { $file } gehört zu einem anderen Vergleich ({ $name }: { $theirs }, hier: { $ours }). Wähle eine andere Datei.
arena-keep-failed = In { $file } lassen sich keine Spiele speichern: { $problem }.
arena-keep-no-journal = In { $file } stehen keine Spiele eines Vergleichs. Wähle eine andere Datei.
arena-keep-busy = Ein anderer Prozess speichert gerade Spiele in { $file }.
arena-keep-damaged = Zeile { $line } von { $file } ist nicht lesbar. Lösche sie, dann wird ihr Spiel noch einmal gespielt.

# Was die Spiele ergaben

arena-title = Bots im Vergleich
arena-again = So werden dieselben Karten noch einmal gespielt:
arena-part = Noch sind nicht alle Kartenverteilungen gespielt. Das sind die Ergebnisse bisher.
arena-method = Hinter jeder Zahl steht ihre Fehlerspanne bei 95 % Sicherheit: ein Jackknife über die Kartenverteilungen, weil Spiele derselben Verteilung ihre Karten gemeinsam haben.
arena-files = Ergebnisse als CSV:
arena-table =
    { $deals ->
        [one] { $seats } Plätze: { $deals } Kartenverteilung, { $games } Spiele.
       *[other] { $seats } Plätze: { $deals } Kartenverteilungen, { $games } Spiele.
    }
arena-found = In { $share } der Runden wurde der Schatz gefunden.
arena-per-game = Pro Spiel
arena-per-round = Pro Runde
arena-compared = Gold im Vergleich
arena-beliefs = Vermutungen über Rollen am Ende einer Runde (0 = sicher)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Entsch./s
arena-against = Gegen
arena-ratio = Verhältnis
arena-dwarf = Rolle
arena-rounds = Runden
arena-paid = Runden mit Gold
arena-log = Log-Wert
arena-prior-log = Nur Karten
arena-brier = Brier-Wert
arena-prior-brier = Nur Karten
arena-gain = Gewinn
arena-plot-gold = Gold pro Spiel
arena-plot-elo = Wertung nach Bradley und Terry
arena-plot-dwarfs = Gold pro Runde
arena-plot-tenth = Zehntel der Runde
arena-plot-score = Log-Wert der Vermutungen über Rollen
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, nur aus den Karten
lostmines-arena-compared = Punkte im Vergleich
lostmines-arena-plot-gold = Punkte pro Spiel
lostmines-arena-plot-dwarfs = Punkte pro Runde

## Spiele als Zeilen: pyrite sim --out

data-ending = { $file } muss so enden: { $known }.
data-decisions = Nutze --decisions zusammen mit --out und derselben Endung, zum Beispiel: --out { $file }
data-same-file = Für Spiele und Entscheidungen ist dieselbe Datei angegeben: { $file }. Nimm zwei Dateien.
data-other = { $file } gehört zu einem anderen Lauf ({ $name }: { $theirs }, hier: { $ours }). Wähle eine andere Datei.
data-no-rows = { $file } enthält keine lesbaren Zeilen von pyrite sim. Wähle eine andere Datei.
data-decisions-fewer = { $file } enthält nicht die Entscheidungen aller Spiele in { $games }. Wähle für beides neue Dateien.
data-go-on = Die beendeten Spiele stehen in { $file }. Um weiterzumachen, starte denselben Befehl noch einmal.

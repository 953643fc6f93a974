### Was das Spiel im Terminal sagt, während du spielst. $what ist, was du bisher gewählt hast.

## Wählen: erst eine Karte, dann was du damit tust

choose-card = Du bist am Zug. Tippe die Nummer einer Karte
choose-place = { $what }: Tippe eine Nummer auf dem Tisch
choose-use = { $what }: Was tust du damit?
choose-list = Wähle
choose-also = Oder
choose-prompt = { $what } · 1–{ $n }, zurück mit der Eingabetaste >
choose-discard = abwerfen
choose-no-more = das ist alles
choose-remove = entfernen: { $front }
choose-guard = abwerfen und einen Wächter aufstellen
moves-beg = Wer soll Wächter { $number } bezahlen?
choose-treasure = Schatz { $number }
choose-cost = { $cell } für { $n } Gold
choose-play = spielen
hindered-digging = Du kannst nicht graben: { $what }
hindered-tool = { $tool } kaputt

## Was bisher geschah, wie eine Runde und das Spiel endeten

log-turn = Zug { $turn }, { $seat }
log-rounds = Tippe log für das ganze Spiel oder log 1 bis log { $last } für eine Runde.
result-round = Diese Runde
result-total = Gesamt
result-why = Regel
result-not-reached = nicht erreicht
again = Noch ein Spiel an diesem Tisch? j: ja, Eingabetaste: nein
again-yes = j
again-command = Noch einmal mit denselben Karten: { $command }

## Mehrere Menschen, nur Bots, kleine Terminals

play-welcome-people = Willkommen bei Pyrite. { $seats } Zwerge sitzen am Tisch; ihr spielt { $people }. ? zeigt die Hilfe, quit beendet.
play-welcome-watch = Willkommen bei Pyrite. Du siehst { $seats } Bots zu. Strg-C beendet.
hand-over = { $seat }, du bist am Zug. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
small-terminal = Dieses Terminal hat { $columns } × { $rows } Zeichen. Der ganze Tisch braucht 80 × 24.
usage-names = Das sind { $names } Namen für { $seats } Plätze. Nenne höchstens einen pro Platz.
usage-watch = Zuschauer haben keinen Platz. Lass { $option } weg.
usage-seat-twice = Platz { $seat } kommt zweimal vor. Lass einen weg.

## Was die Hilfe erklärt: nur was auf dem Bildschirm ist

saboteur-explain-aim = Goldsucher wollen einen durchgehenden Tunnel vom Start zum Gold. Saboteure verhindern das heimlich. Wer nach der letzten Runde das meiste Gold hat, gewinnt.
saboteur-explain-turn = Tippe die Nummer einer Karte, dann eine Nummer vom Tisch oder aus der Liste, oder beides auf einmal: 2 1. Mit 2 x wirfst du Karte 2 ab. Du kannst einen Zug auch ausschreiben: NESW@1,0 (mit r dahinter wird die Karte gedreht), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Tippe eine Nummer vom Tisch oder aus der Liste. Ein Feld (1,0), ein Platz (B) oder eine Seite (E) geht auch. Mit der Eingabetaste kommst du zurück zu deinen Karten.
explain-answer = Das Spiel fragt dich etwas. Tippe die Nummer einer Antwort.
explain-signs = Auf diesem Bildschirm
legend-goal = Ziel, verdeckt
legend-chest = Truhe, verdeckt
legend-seen = verdeckt, aber du hast es gesehen
legend-dead-end = oder dünne Linien: Sackgasse
legend-guard = Wächter und der Platz seines Besitzers
legend-asked = worum es in der Frage geht
legend-turn = wer am Zug ist
legend-cards = Handkarten
legend-gold = Gold
legend-broken = kaputtes Werkzeug oder gefangen
legend-known = die Rolle, die du kennst
legend-points = Punkte
legend-treasure = Schätze und ihr Wert, ? heißt unbekannt
words-row = Zeile { $row }: { $cards }
words-cards =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
words-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
words-at = auf { $cell }
words-broken = kaputt: { $tool }
words-gold = hat Gold
words-holes = Du kannst einen Weg legen auf { $where }.
words-asked = Die Frage betrifft { $where }.
explain-commands =
    ?           diese Hilfe          ? { $rule }         eine Regel erklären
    rules WORT  Regeln finden        why NESW@3,2   warum geht das nicht?
    table       Tisch zeichnen       words          das Spielfeld in Worten
    zoom        Größe der Karten     know           was nur du weißt
    log, log 2  was bisher geschah   !              was täte ein Bot, und warum?
    save DATEI  Spiel speichern      quit           beenden; nichts geht verloren
    undo        deine letzte Wahl zurücknehmen, gegen Bots, wenn sie nichts verriet
    Während die anderen spielen, geht es mit jeder Taste oder Strg-C schneller.

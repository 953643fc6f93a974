### Was das Spiel im Terminal sagt, während man spielt. $what ist das bisher Gewählte.

## Wählen: erst eine Karte, dann was man damit tut

choose-card = Du bist am Zug: Tippe die Nummer einer Karte
choose-place = { $what }: Tippe eine Nummer auf dem Tisch
choose-use = { $what }: Was tust du?
choose-list = Wähle
choose-also = Auch
choose-prompt = { $what } · 1–{ $n }, Eingabetaste: zurück >
choose-discard = ablegen
choose-no-more = keine weitere
choose-remove = entfernen: { $front }
choose-guard = für einen Wächter ablegen
moves-beg = wer zahlt Wächter { $number }?
choose-treasure = Schatz { $number }
choose-cost = { $cell } für { $n } Gold
choose-play = spielen
act-seat-you = { $card } auf dich spielen
act-tool-you = { $card } auf dich spielen (repariert: { $tool })
hindered-digging = Du kannst nicht graben: { $what }
hindered-tool = { $tool } kaputt

## Was bisher geschah, wie eine Runde und das Spiel endeten

log-turn = Zug { $turn }, Platz { $seat }
log-rounds = Schreib log für alles, oder log 1 bis log { $last } für eine Runde.
result-round = Runde
result-total = Insgesamt
result-why = Nach welcher Regel
result-not-reached = dort war niemand
again = Noch einmal an diesem Tisch? j: ja, Eingabetaste: nein
again-yes = j
again-command = Dieselben Karten noch einmal: { $command }

## Mehrere Leute, nur Bots, kleine Terminals

play-welcome-people = Pyrite: { $seats } Zwerge am Tisch, ihr sitzt auf den Plätzen { $people }. ? zeigt die Hilfe, quit beendet.
play-welcome-watch = Pyrite: { $seats } Bots am Tisch, du siehst zu. Strg-C beendet.
hand-over = Platz { $seat } ist gefragt. Wenn sonst niemand auf den Schirm sieht: Eingabetaste
small-terminal = Dieses Terminal hat { $columns } × { $rows } Zeichen; der ganze Tisch braucht 80 × 24.
usage-names = Das sind { $names } Namen für { $seats } Plätze; nenne höchstens einen für jeden.
usage-name-sign = { $name } hat Zeichen, die ein Name nicht haben kann; schreib Buchstaben, Ziffern und Leerzeichen.
usage-watch = Wer zusieht, hat keinen Platz; lass { $option } weg.
usage-seat-twice = Platz { $seat } ist zweimal genannt; lass eine Nennung weg.
help-option-names = Namen für die Plätze, A zuerst, etwa Ann,Bo.
help-option-watch = Den Bots zusehen; du hast keinen Platz.
help-play-seat = Wo du sitzt; mehrere Leute an einem Schirm: A,C.

## Was die Hilfe erklärt: nur was auf dem Schirm ist

explain-aim = Goldsucher wollen einen ununterbrochenen Weg vom Start zum Goldschatz, Saboteure verhindern ihn heimlich. Nach der letzten Runde gewinnt das meiste Gold.
explain-turn = Tippe die Nummer einer Karte, dann eine Nummer vom Tisch oder aus der Liste; beides zugleich: 2 1. 2 x legt Karte 2 ab. Oder schreib es aus: NESW@1,0 (r dahinter dreht die Karte), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Tippe eine Nummer vom Tisch oder aus der Liste; auch ein Feld (1,0), ein Platz (B) oder eine Seite (E) genügt. Die Eingabetaste geht zurück zu den Karten.
explain-answer = Du wirst etwas gefragt: Tippe die Nummer einer Antwort.
explain-signs = Auf diesem Schirm
legend-goal = Ziel, verdeckt
legend-chest = Truhe, verdeckt
legend-seen = verdeckt, aber du hast es gesehen
legend-dead-end = oder dünne Linien: Sackgasse
legend-guard = Wächter dieses Platzes
legend-asked = worum es geht
legend-turn = am Zug
legend-cards = Handkarten
legend-gold = Gold
legend-broken = kaputtes Werkzeug oder gefangen
legend-known = was du über einen Platz weißt
legend-points = Punkte
legend-treasure = Schätze und ihr Wert, ? unbekannt
words-row = Zeile { $row }: { $cards }
explain-commands =
    ?           diese Hilfe          ? { $rule }         erklärt die Regel
    rules WORT  findet Regeln        why NESW@3,2   warum geht das nicht?
    table       zeichnet den Tisch   words          der Tisch in Worten
    zoom        Größe der Karten     know           was nur du weißt
    log, log 2  was geschah          !              was ein Bot täte, und warum
    save DATEI  speichert das Spiel  quit           verlässt; nichts geht verloren
    Während die anderen spielen, drängt sie jede Taste und Strg-C zur Eile.

### Was die Kommandozeile und das Spiel im Terminal sagen.
### $seat und $target sind Buchstaben, $card, $tool und $dwarf Namen, $cell ist ein Feld wie 4,-1.

## Fragen an die Person

ask-turn = Du bist am Zug
ask-pick_goal = Dein Weg erreicht mehrere Ziele. Welches drehst du zuerst um?
ask-turn_goal = Das Ziel auf { $cell } passt auf beide Arten. Wie soll es liegen?
ask-take_gold = Nimm eine dieser Goldkarten.
ask-veto = Platz { $seat } will { $play }. Zulassen oder Veto?
ask-other = Was tust du?
prompt = { $seat }, { $dwarf } · 1–{ $n } oder ? >

## Was man tun kann; es beendet einen Satz, der mit „Platz B will“ beginnt

act-cell = { $card } auf { $cell } spielen
act-seat = { $card } auf Platz { $target } spielen
act-tool = { $card } auf Platz { $target } spielen (repariert: { $tool })
act-pass = { $card } ablegen
act-goal = das Ziel auf { $what } umdrehen
act-upright = aufrecht hinlegen
act-turned = um eine halbe Umdrehung gedreht hinlegen
act-take = die Karte mit dem Wert { $what } nehmen
act-allow = zulassen
act-veto = Veto einlegen

## Der Tisch

status-round = Runde { $round } von { $rounds }
status-pile =
    { $n ->
        [0] Nachziehstapel leer
        [one] noch { $n } Karte im Stapel
       *[other] noch { $n } Karten im Stapel
    }
status-you = Du, { $seat }: { $dwarf }
status-gold = Dein Gold: { $n }
seats-seat = Platz
seats-cards = Karten
seats-gold = Gold
seats-you = du
news-title = Seit deinem letzten Zug
hand-title = Hand
moves-dig = Graben
moves-tools = Werkzeug
moves-cells = Tisch
moves-discard = Ablegen
moves-answers = Antwort

## Was geschehen ist

event-round_started = Runde { $round } beginnt. { $who ->
        [you] Du fängst an.
       *[other] Platz { $seat } fängt an.
    }
event-dwarf_dealt = In dieser Runde bist du { $dwarf }.
event-drew = Du ziehst: { $card }.
event-placed =
    { $who ->
        [you] Du legst { $card } auf { $cell }.
       *[other] Platz { $seat } legt { $card } auf { $cell }.
    }
event-broke =
    { $who ->
        [you]
            { $whom ->
                [you] Du spielst auf dich selbst: { $card }.
               *[other] Du spielst auf Platz { $target }: { $card }.
            }
       *[other]
            { $whom ->
                [you] Platz { $seat } spielt auf dich: { $card }!
                [self] Platz { $seat } spielt auf sich selbst: { $card }.
               *[other] Platz { $seat } spielt auf Platz { $target }: { $card }.
            }
    }
event-repaired =
    { $who ->
        [you]
            { $whom ->
                [you] Du reparierst bei dir: { $tool }.
               *[other] Du reparierst bei Platz { $target }: { $tool }.
            }
       *[other]
            { $whom ->
                [you] Platz { $seat } repariert bei dir: { $tool }.
                [self] Platz { $seat } repariert bei sich: { $tool }.
               *[other] Platz { $seat } repariert bei Platz { $target }: { $tool }.
            }
    }
event-collapsed =
    { $who ->
        [you] Du lässt { $card } auf { $cell } einstürzen.
       *[other] Platz { $seat } lässt { $card } auf { $cell } einstürzen.
    }
event-looked =
    { $who ->
        [you] Du siehst dir das Ziel auf { $cell } an: { $card }.
       *[other] Platz { $seat } sieht sich das Ziel auf { $cell } an.
    }
event-passed =
    { $who ->
        [you] Du passt und legst ab: { $card }.
       *[other] Platz { $seat } passt.
    }
event-goal_shown =
    { $who ->
        [you] Du erreichst das Ziel auf { $cell }: { $card }.
       *[other] Platz { $seat } erreicht das Ziel auf { $cell }: { $card }.
    }
event-cancelled =
    { $who ->
        [you] Du legst ein Veto ein, ohne Wirkung bleibt: { $card }.
       *[other] Platz { $seat } legt ein Veto ein, ohne Wirkung bleibt: { $card }.
    }
event-skipped =
    { $who ->
        [you] Du hast keine Karten und wirst übersprungen.
       *[other] Platz { $seat } hat keine Karten und wird übersprungen.
    }
event-round_ended =
    { $treasure ->
        [yes] Der Goldschatz ist gefunden: Die Goldsucher gewinnen die Runde.
       *[no] Die Runde ist zu Ende, der Goldschatz wurde nicht gefunden.
    }
event-dwarf_shown =
    { $who ->
        [you] Du warst { $dwarf }.
       *[other] Platz { $seat } war { $dwarf }.
    }
event-spare_shown = Die übrige Zwergenkarte war: { $dwarf }.
event-gold_drawn =
    { $cards ->
        [one] Eine Goldkarte wird verteilt.
       *[other] { $cards } Goldkarten werden verteilt.
    }
event-took_gold =
    { $who ->
        [you] Du bekommst eine Goldkarte mit dem Wert { $value }.
       *[other] Platz { $seat } bekommt eine Goldkarte.
    }
event-was_paid =
    { $who ->
        [you] Du bekommst { $sum } Gold.
       *[other] Platz { $seat } bekommt { $sum } Gold.
    }
event-game_ended = Das Spiel ist zu Ende.

## Ende einer Runde, Ende des Spiels

round-over = Die Runde ist zu Ende
round-wait = Weiter mit der Eingabetaste.
end-title = Endergebnis
end-won = Du gewinnst!
end-lost = Diesmal gewinnst du nicht.

## Spielen im Terminal

play-welcome = Pyrite: { $seats } Zwerge am Tisch, du sitzt auf Platz { $seat }. ? zeigt die Hilfe, quit beendet.
play-help =
    So wird gespielt
      In deinem Zug tust du eines: einen Weg legen, eine Aktionskarte spielen oder
      eine Karte ablegen. Tippe die Nummer aus der Liste oder schreib es aus:
      NESW@1,0 legt die Karte NESW auf 1,0 (mit r dahinter um eine halbe Umdrehung
      gedreht); broken_lamp>B; map@8,0; pass NESW.
      Goldsucher wollen einen ununterbrochenen Weg vom Start zum Goldschatz,
      Saboteure verhindern ihn heimlich. Nach drei Runden gewinnt das meiste Gold.

    Der Tisch
      S Start    ? Ziel, verdeckt    (◆) (●) verdeckt, aber du hast es gesehen
      ◆ Goldschatz    ● Stein    ▓ oder dünne Linien: Sackgasse
      · hier darfst du legen    dicke Rahmen, helle Linien: neu seit deinem Zug
      ▶ am Zug    ▯6 Handkarten    ◆2 Goldkarten    ✗ kaputtes Werkzeug

    Befehle
      ?           diese Hilfe          ? B-12         erklärt die Regel B-12
      rules map   findet Regeln        why NESW@1,0   warum geht das nicht?
      table       zeichnet den Tisch   zoom           größere oder kleinere Karten
      log         was alles geschah    save DATEI     speichert das Spiel
      quit        verlässt das Spiel
play-left = Du verlässt den Tisch.
play-no-number =
    { $n ->
        [one] Es gibt keinen Zug { $number }; es gibt nur Zug 1.
       *[other] Es gibt keinen Zug { $number }; die Züge sind 1 bis { $n }.
    }
play-why-what = Schreib dahinter, was du tun willst, etwa: why NESW@1,0
play-why-allowed = Das ist jetzt erlaubt.
play-save-where = Schreib dahinter den Namen einer Datei, etwa: save spiel.txt
play-saved = Das Spiel ist in { $file } gespeichert.
play-seed = Die Zufallszahl dieses Spiels war { $seed }.

## Andere Befehle

rules-nothing = Keine Regel sagt etwas über { $about }.
replay-wait = Eingabetaste: weiter, q: aufhören
modules-key = Modul
modules-title = Was es ist
modules-source = Quelle
modules-rules = Regeln
modules-cards = Karten
modules-edition = Ausgabe
modules-option = Option
modules-values = Werte
sim-progress = Spiele
sim-games =
    { $games ->
        [one] { $games } Spiel mit { $moves } Zügen in { $seconds } s
       *[other] { $games } Spiele mit { $moves } Zügen in { $seconds } s
    }
sim-speed = { $moves_per_s } Züge in der Sekunde
sim-length = { $mean_moves } Züge je Spiel
sim-gold = Gold
sim-wins = Siege
sim-stopped = Angehalten nach { $games } von { $wanted } Spielen.

## Wenn etwas nicht geht

file-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
file-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
file-no-text = { $file } ist keine Textdatei.
usage-no-command = Den Befehl { $command } gibt es nicht; die Befehle sind { $known }.
usage-no-option = Die Option { $option } gibt es nicht; siehe { $command } --help.
usage-no-value = Die Option { $option } braucht einen Wert; siehe { $command } --help.
usage-missing = { $option } fehlt; siehe { $command } --help.
usage-bad-value = Was für { $option } angegeben ist, geht nicht; siehe { $command } --help.
usage-other = { $problem } Siehe { $command } --help.
usage-language = Die Sprache { $lang } gibt es nicht; die Sprachen sind { $known }.
usage-option = { $text } ist keine Option; schreib Name=Wert, etwa rounds=2.
usage-seat = { $seat } ist kein Platz; die Plätze an diesem Tisch sind A bis { $last }.
usage-bot = Den Bot { $bot } gibt es nicht; die Bots sind { $known }.
usage-games = Es muss mindestens 1 Spiel sein, nicht { $games }.

## Hilfe

help-pyrite = Die Saboteur-Spiele: spielen, simulieren, Regeln nachschlagen.
help-play = Im Terminal gegen Bots spielen.
help-sim = Viele Spiele zwischen Bots auf allen Kernen spielen und zählen.
help-replay = Ein aufgezeichnetes Spiel Ereignis für Ereignis zeigen.
help-rules = Eine Regel nach ihrer Nummer erklären, Regeln nach einem Wort finden oder alle auflisten.
help-modules = Module, Ausgaben und einzelne Optionen auflisten.
help-bench = Die Geschwindigkeit der Spielmaschine messen.
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-option-help = Diese Hilfe zeigen.
help-option-version = Die Version zeigen.
help-option-game = Das Spiel, das gespielt wird.
help-option-terminal = Im Terminal spielen.
help-option-seats = Wie viele Plätze es gibt.
help-option-edition = Die gedruckte Ausgabe, deren Regeln gelten; siehe pyrite modules.
help-option-module = Ein Modul, das dazukommt; darf mehrmals stehen.
help-option-option = Eine einzelne Option des Tisches, etwa rounds=2 oder must_connect=false.
help-option-seat = Wo du sitzt.
help-option-seed = Die Zahl, aus der aller Zufall kommt; ohne sie wird eine gezogen.
help-option-bot = Wer die anderen Plätze spielt.
help-option-lang = Die Sprache; ohne sie die der Umgebung.
help-option-record = Das Spiel in dieser Datei speichern.
help-option-games = Wie viele Spiele gespielt werden.
help-option-json = Nur JSON ausgeben.
help-option-file = Ein aufgezeichnetes Spiel.
help-option-step = Nach jedem Zug auf die Eingabetaste warten.
help-option-about = Die Nummer einer Regel oder ein Wort.
help-replay-seat = Zeigen, was dieser Platz sah; ohne die Option, was alle sahen.
help-sim-bot = Wer spielt.

## Messen

bench-running = Messung
bench-figure = Größe
bench-value = Wert
bench-goal = Ziel

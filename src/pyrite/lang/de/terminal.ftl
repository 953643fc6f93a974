### Was die Kommandozeile und das Spiel im Terminal sagen.
### $seat und $target sind Buchstaben, $card, $tool und $dwarf Namen, $cell ist ein Feld wie 4,-1.

## Fragen an die Person

ask-turn = Du bist am Zug
ask-pick_goal = Dein Weg erreicht mehrere verdeckte Karten oder Orte. Was kommt zuerst?
ask-turn_goal = Die Karte auf { $cell } passt auf beide Arten. Wie soll sie liegen?
ask-take_gold = Nimm eine dieser Goldkarten.
ask-veto = Platz { $seat } will { $play }. Zulassen oder Veto?
ask-steal = Dein Diebstahl: Wem nimmst du Gold weg?
ask-swap_goals = Ziele { $first } und { $second } tauschen oder liegen lassen? Nur du weißt es dann.
ask-keep_discard = Welche dieser abgelegten Karten behältst du?
ask-lay_path = Wege-Spezialist: Leg einen Weg.
ask-pay_toll = Platz { $seat } bittet dich, Wächter { $guard } zu bezahlen. Zahlst du 1 Gold, wenn dort ein Weg gelegt wird?
ask-push_goal = Eine Truhe: Welches Ziel schiebst du ein Feld nach Osten?
ask-see_dwarf = Eine Truhe: Wessen Zwerg siehst du dir an?
ask-choose_discard = Eine Truhe: Welche dieser abgelegten Karten behältst du?
ask-take_card = Eine Truhe: Wem nimmst du eine Karte weg?
ask-keep_drawn = Eine Truhe: Welche dieser Karten behältst du?
ask-other = Was tust du?
prompt = { $dwarf } · 1–{ $n } oder ? >

## Was man tun kann; es beendet einen Satz, der mit „Platz B will“ beginnt

act-cell = { $card } auf { $cell } spielen
act-seat = { $card } auf Platz { $target } spielen
act-tool = { $card } auf Platz { $target } spielen (repariert: { $tool })
act-goals = { $card } auf die Ziele { $first } und { $second } spielen
act-alone = { $card } spielen
act-pass = passen und ablegen: { $cards }
act-shed = { $cards } ablegen und vor sich entfernen: { $front }
act-guard = { $cards } ablegen und einen Wächter auf { $exit } stellen
act-beg = Platz { $target } bitten, Wächter { $guard } zu bezahlen
act-agree = zustimmen und zahlen
act-refuse = nicht zahlen
act-done = keinen Weg mehr legen
act-choose = zuerst die Karte auf { $cell }
act-upright = aufrecht hinlegen
act-turned = um eine halbe Umdrehung gedreht hinlegen
act-take = die Karte mit dem Wert { $value } nehmen
act-keep = { $card } behalten
act-push = Ziel { $goal } schieben
act-look = den Zwerg von Platz { $target } ansehen
act-rob = Platz { $target } eine Karte wegnehmen
act-steal = Platz { $target } 1 Gold wegnehmen
act-swap = die beiden Ziele tauschen
act-leave = beide liegen lassen
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
status-backwards = gegen den Uhrzeigersinn
status-guard = Wächter { $number } von Platz { $seat } auf { $exit }
seats-seat = Platz
seats-cards = Karten
seats-gold = Gold
seats-you = du
news-title = Seit deinem letzten Zug
hand-title = Hand
know-nothing = Du weißt nicht mehr, als der Tisch zeigt.
know-goal = Auf { $cell } liegt: { $card }.
know-chest = Auf { $cell } liegt { $card } über einer Truhe: { $chest }.
know-dwarf = Platz { $seat } ist { $dwarf }.
know-all = { $where }: { $names }.
know-among = { $where }: darunter { $names }.
know-some = { $where }: mindestens { $n } von { $names }.
know-order = { $where }: nacheinander { $names }, doch eine davon kam in eine Hand.
know-hand = Hand von Platz { $seat }
know-dwarf-of = Zwerg von Platz { $seat }
know-goal-of = Ziel { $number }
know-spare = übrige Zwerge
know-discards = Ablage

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
       *[other] Platz { $seat } sieht sich die verdeckte Karte auf { $cell } an.
    }
event-looked_chest = Du siehst dir die Truhe auf { $cell } an: { $card }, darin: { $chest }.
event-passed =
    { $who ->
        [you] Du passt und legst ab: { $cards }.
       *[other]
            { $n ->
                [one] Platz { $seat } passt.
               *[other] Platz { $seat } passt mit { $n } Karten.
            }
    }
event-dropped =
    { $who ->
        [you] Du legst ab: { $cards }.
       *[other]
            { $n ->
                [one] Platz { $seat } legt eine Karte ab.
               *[other] Platz { $seat } legt { $n } Karten ab.
            }
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
        [yes] Der Goldschatz ist gefunden: Die Runde ist zu Ende.
       *[no] Die Runde ist zu Ende, der Goldschatz wurde nicht gefunden.
    }
event-dwarf_shown =
    { $who ->
        [you] Du warst { $dwarf }.
       *[other] Platz { $seat } war { $dwarf }.
    }
event-spare_shown =
    { $n ->
        [one] Die übrige Zwergenkarte war: { $dwarfs }.
       *[other] Die übrigen Zwergenkarten waren: { $dwarfs }.
    }
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
event-laid_open = Offen auf { $cell }: { $card }.
event-taken_from =
    { $who ->
        [you]
            { $whom ->
                [you] Du entfernst vor dir: { $card }.
               *[other] Du entfernst vor Platz { $target }: { $card }.
            }
       *[other]
            { $whom ->
                [you] Platz { $seat } entfernt vor dir: { $card }.
                [self] Platz { $seat } entfernt vor sich: { $card }.
               *[other] Platz { $seat } entfernt vor Platz { $target }: { $card }.
            }
    }
event-inspected =
    { $who ->
        [you] Du siehst dir den Zwerg von Platz { $target } an: { $dwarf }.
       *[other]
            { $whom ->
                [you] Platz { $seat } sieht sich deinen Zwerg an.
               *[other] Platz { $seat } sieht sich den Zwerg von Platz { $target } an.
            }
    }
event-hat_swapped =
    { $who ->
        [you] Du tauschst deinen Zwerg gegen einen übrigen.
       *[other] Platz { $seat } tauscht den Zwerg gegen einen übrigen.
    }
event-party = Die Zwerge aller Plätze werden gemischt und neu verteilt.
event-hands_swapped =
    { $who ->
        [you]
            { $n ->
                [0] Du tauschst die Handkarten mit Platz { $target } und bekommst nichts.
               *[other] Du tauschst die Handkarten mit Platz { $target } und bekommst: { $cards }.
            }
       *[other]
            { $whom ->
                [you]
                    { $n ->
                        [0] Platz { $seat } tauscht die Handkarten mit dir; du bekommst nichts.
                       *[other] Platz { $seat } tauscht die Handkarten mit dir; du bekommst: { $cards }.
                    }
               *[other] Platz { $seat } tauscht die Handkarten mit Platz { $target }.
            }
    }
event-turned_about =
    { $direction ->
        [1] Ab jetzt geht es wieder im Uhrzeigersinn.
       *[other] Ab jetzt geht es gegen den Uhrzeigersinn.
    }
event-chose =
    { $who ->
        [you]
            { $swapped ->
                [yes] Du tauschst die Ziele { $first } und { $second }.
               *[no] Du lässt die Ziele { $first } und { $second } liegen.
            }
       *[other] Platz { $seat } tauscht die Ziele { $first } und { $second }, oder auch nicht.
    }
event-lifted =
    { $who ->
        [you] Du nimmst den Weg auf { $cell } auf.
       *[other] Platz { $seat } nimmt den Weg auf { $cell } auf.
    }
event-searched =
    { $who ->
        [you] Du durchsuchst die gemischte Ablage.
       *[other] Platz { $seat } durchsucht die gemischte Ablage.
    }
event-kept =
    { $who ->
        [you] Du behältst: { $card }.
       *[other] Platz { $seat } behält eine von { $of } Karten.
    }
event-reached =
    { $who ->
        [you] Du erreichst den Ort auf { $cell }.
       *[other] Platz { $seat } erreicht den Ort auf { $cell }.
    }
event-chest_reached =
    { $who ->
        [you] Du erreichst die Truhe auf { $cell }: { $card }.
       *[other] Platz { $seat } erreicht die Truhe auf { $cell }: { $card }.
    }
event-opened = In der Truhe auf { $cell }: { $chest }.
event-cover_lost = Die Truhe auf { $cell } ist verschüttet.
event-pushed =
    { $who ->
        [you] Du schiebst das Ziel von { $from } nach { $to }.
       *[other] Platz { $seat } schiebt das Ziel von { $from } nach { $to }.
    }
event-taken =
    { $who ->
        [you] Du nimmst von Platz { $target }: { $card }.
       *[other]
            { $whom ->
                [you] Platz { $seat } nimmt dir eine Karte weg: { $card }.
               *[other] Platz { $seat } nimmt Platz { $target } eine Karte weg.
            }
    }
event-burned =
    { $cards ->
        [one] Eine Karte vom Nachziehstapel wird ungesehen abgelegt.
       *[other] { $cards } Karten vom Nachziehstapel werden ungesehen abgelegt.
    }
event-coins =
    { $who ->
        [you] Du bekommst { $n } Gold.
       *[other] Platz { $seat } bekommt { $n } Gold.
    }
event-paid_coins =
    { $who ->
        [you] Du verlierst { $n } Gold.
       *[other] Platz { $seat } verliert { $n } Gold.
    }
event-changed =
    { $who ->
        [you] Du wechselst eine Goldkarte mit dem Wert { $value } in Münzen.
       *[other] Platz { $seat } wechselt eine Goldkarte in Münzen.
    }
event-found_gold =
    { $who ->
        [you] Du bekommst eine Goldkarte mit dem Wert 1.
       *[other] Platz { $seat } bekommt eine Goldkarte mit dem Wert 1.
    }
event-guard_set = Auf { $exit } steht jetzt ein Wächter.
event-guard_gone = Ein Wächter ist für diese Runde aus dem Spiel.
event-acted_steal =
    { $who ->
        [you] Du stiehlst 1 Gold von Platz { $target }.
       *[other]
            { $whom ->
                [you] Platz { $seat } stiehlt dir 1 Gold!
               *[other] Platz { $seat } stiehlt 1 Gold von Platz { $target }.
            }
    }
event-acted_beg =
    { $who ->
        [you] Du bittest Platz { $target }, Wächter { $guard } zu bezahlen.
       *[other]
            { $whom ->
                [you] Platz { $seat } bittet dich, Wächter { $guard } zu bezahlen.
               *[other] Platz { $seat } bittet Platz { $target }, Wächter { $guard } zu bezahlen.
            }
    }
event-acted_agree =
    { $who ->
        [you] Du bist bereit zu zahlen.
       *[other] Platz { $seat } ist bereit zu zahlen.
    }
event-acted_refuse =
    { $who ->
        [you] Du willst nicht zahlen.
       *[other] Platz { $seat } will nicht zahlen.
    }
event-acted =
    { $who ->
        [you] Du entscheidest: { $play }.
       *[other] Platz { $seat } entscheidet: { $play }.
    }
event-game_ended = Das Spiel ist zu Ende.

## Ende einer Runde, Ende des Spiels

round-over = Die Runde ist zu Ende
round-wait = Weiter mit der Eingabetaste.
result-goals = Ziele
result-chests = Truhen
result-found = gefunden von Platz { $seat }
result-seat = Platz
result-before = Vorher
result-dwarf = Charakter
end-title = Endergebnis
end-won = Du gewinnst!
end-lost = Diesmal gewinnst du nicht.

## Spielen im Terminal

play-welcome = Pyrite: { $seats } Zwerge am Tisch, du sitzt auf Platz { $seat }. ? zeigt die Hilfe, quit beendet.
play-left = Du verlässt den Tisch.
play-no-number =
    { $n ->
        [one] Es gibt keine Nummer { $number }; es gibt nur 1.
       *[other] Es gibt keine Nummer { $number }; die Nummern sind 1 bis { $n }.
    }
play-why-what = Schreib dahinter, was du tun willst, etwa: why NESW@1,0
play-why-allowed = Das ist jetzt erlaubt.
play-advice = Ein Bot spielte { $action }. { $reason }
play-save-where = Schreib dahinter den Namen einer Datei, etwa: save spiel.txt
play-saved = Das Spiel ist in { $file } gespeichert.
play-kept = Das Spiel bleibt gespeichert; pyrite play setzt es fort.
play-unsaved = Das Spiel wird nicht gespeichert, { $file } lässt sich nicht schreiben: { $problem }. Der Befehl save DATEI schreibt es anderswohin.
play-back = Pyrite: das Spiel geht weiter, { $seats } Zwerge am Tisch, du sitzt auf Platz { $seat }. ? zeigt die Hilfe, quit beendet.
play-nearest = Meinst du { $word }?
saved-game = { $when }, { $game }, { $seats } Personen, Runde { $round } von { $rounds }
saved-game-unread = { $when }, { $game }, { $seats } Personen
offer = Ein Spiel ist nicht zu Ende: { $about }.
offer-choice = Eingabetaste: weiterspielen, n: ein neues Spiel, d: löschen, q: aufhören
offer-kept = Es bleibt in { $file }; pyrite play --resume DATEI setzt es fort.

## Andere Befehle

rules-nothing = Keine Regel sagt etwas über { $about }.
replay-wait = Eingabetaste: weiter, q: aufhören
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
replay-cut = { $file } bricht mitten in der letzten Zeile ab ({ $line }); gezeigt ist, was davor steht.
modules-key = Modul
modules-title = Was es ist
modules-source = Quelle
modules-rules = Regeln
modules-cards = Karten
modules-seats = Plätze
modules-edition = Ausgabe
modules-option = Option
modules-values = Werte
modules-part = Teil
modules-card = Karte
modules-sure = Wie sicher
modules-sure-B = B  eine Quelle
modules-sure-U = U  unser Vorschlag
modules-explained = Nicht jede gedruckte Karte ließ sich ansehen. Was hier nicht steht, ist sicher (A: zwei Quellen stimmen überein). B: Eine Quelle sagt es. U: unser Vorschlag, der zu den gedruckten Summen passt; ist deine Schachtel anders, siehe docs/decks.md.
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
sim-bot = Bot
sim-broken = Ein Prozess, der Spiele spielte, wurde beendet; starte noch einmal mit weniger Spielen oder mehr Speicher.
sim-stopped = Angehalten nach { $games } von { $wanted } Spielen.

## Wenn etwas nicht geht

serve-at = Pyrite bietet Tische unter { $address } an (Strg-C beendet, nichts geht verloren).
serve-stopped = Beendet. Alle Spiele sind gespeichert und gehen beim nächsten Start weiter.
serve-cannot-listen = Unter { $host }, Port { $port }, geht es nicht: { $problem }. Nenne mit --port einen anderen Port.
serve-bad-host = { $host } ist keine Adresse dieses Rechners. Nenne mit --host eine andere: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle, die ihn erreichen.
serve-extra = Dafür fehlen Pakete: pip install 'pyrite[serve]'
database-in-use = Ein anderer Pyrite-Server benutzt diese Datenbank ({ $file }). Beende ihn, oder nenne mit --db eine andere Datenbank.
database-newer = Diese Datenbank hat ein neueres Pyrite geschrieben (sie hat Version { $version }). Installiere jenes, oder nenne mit --db eine andere.
database-unusable = Die Datenbank lässt sich nicht benutzen: { $problem }
verify-noted = Die Prüfsummen, die du vor dem Austeilen notiert hast, sind die der Aufzeichnung.
verify-not-noted = Eine Prüfsumme, die du vor dem Austeilen notiert hast, fehlt in der Aufzeichnung.
verify-kept = Das Geheimnis des Tisches ist das, an das er durch seine Prüfsumme gebunden war.
verify-not-kept = Das Geheimnis des Tisches ist nicht das, an das er durch seine Prüfsumme gebunden war.
verify-sealed = Jeder Text passt zu dem Siegel, das gezeigt wurde, bevor jemand einen Text aufdeckte: { $players }.
verify-not-sealed = Ein Text passt nicht zu dem Siegel, das vorher gezeigt wurde.
verify-open = Die Texte waren offen: Wer den letzten schrieb und das Geheimnis kannte, konnte die Karten aussuchen.
verify-no-texts = Niemand hat einen Text beigetragen: Wer den Server betreibt, konnte die Karten aussuchen.
verify-dealt = Die Karten wurden mit diesem Geheimnis und den Texten der Spielenden gemischt.
verify-not-dealt = Die Karten wurden nicht mit diesem Geheimnis und den Texten der Spielenden gemischt.
verify-played = Jede Aktion der Aufzeichnung war mit diesen Karten erlaubt.
verify-fair = Also wurde fair gemischt: Hat eine dieser Personen ihren Text geheim gehalten, konnte niemand die Karten aussuchen.
verify-unproven = Also wurde später nichts geändert, aber das zeigt nicht, dass niemand die Karten ausgesucht hat.
verify-unfair = Also ist diesem Mischen nicht zu trauen.
verify-no-shuffle = { $file } ist kein Spiel eines Tisches im Netz; es gibt kein Mischen zu prüfen.
file-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
file-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
file-no-text = { $file } ist keine Textdatei; speichere sie als UTF-8.
file-empty = { $file } ist leer; erwartet wird ein aufgezeichnetes Spiel.
file-too-long = { $file } ist zu lang für ein aufgezeichnetes Spiel; { $most } Bytes dürfen es sein.
file-record = { $file }: { $problem }
folder-not-empty = Der Ordner { $folder } ist nicht leer; nenne einen neuen.
output-failed = Die Ausgabe lässt sich nicht schreiben: { $problem }.
system-EACCES = der Zugriff ist verwehrt
system-EADDRINUSE = ein anderes Programm benutzt ihn
system-EEXIST = es gibt sie schon
system-EISDIR = es ist ein Ordner
system-ENAMETOOLONG = der Name ist zu lang
system-ENOENT = es gibt keine solche Datei und keinen solchen Ordner
system-ENOSPC = der Datenträger ist voll
system-ENOTDIR = ein Teil des Pfades ist kein Ordner
system-EROFS = der Datenträger ist schreibgeschützt
usage-did-you-mean = Meinst du { $word }?
file-exists = { $file } gibt es schon und wird nicht überschrieben; nimm einen anderen Namen.
resume-no-record = { $file } ist kein aufgezeichnetes Spiel.
resume-busy = Das Spiel in { $file } wird gerade anderswo gespielt.
resume-damaged = Das Spiel in { $file } lässt sich nicht fortsetzen: { $problem }
resume-needs = Das Spiel in { $file } wartet auf ein Modul: { $problem }
resume-over = Das Spiel in { $file } ist zu Ende; pyrite replay zeigt es.
resume-torn = Die letzte Zeile von { $file } wurde nicht zu Ende geschrieben und zählt nicht.
usage-resume = Mit --resume gilt der Tisch der Datei; lass { $option } weg.
usage-speed = { $speed } ist kein Tempo; es gibt { $known } oder eine Zahl: 2 ist doppelt so schnell wie normal.
usage-no-command = Den Befehl { $command } gibt es nicht; die Befehle sind { $known }.
usage-no-option = Die Option { $option } gibt es nicht; siehe { $command } --help.
usage-no-value = Die Option { $option } braucht einen Wert; siehe { $command } --help.
usage-missing = { $option } fehlt; siehe { $command } --help.
usage-bad-value = Was für { $option } angegeben ist, geht nicht; siehe { $command } --help.
usage-whole = { $option } nimmt eine ganze Zahl, etwa { $option } { $example }, nicht { $value }.
usage-range = { $option } nimmt eine ganze Zahl von { $least } bis { $most }, nicht { $value }.
usage-twice = { $option } steht zweimal da; lass eins weg.
usage-extra = Mit { $words } ist nichts anzufangen; siehe { $command } --help.
usage-other = { $problem } Siehe { $command } --help.
usage-language = Die Sprache { $lang } gibt es nicht; die Sprachen sind { $known }.
usage-option = { $text } ist keine Option; schreib Name=Wert, etwa rounds=2.
usage-not-single = Das ist keine einzelne Option eines Tisches; schreib { $option } { $value }.
usage-flag = { $flag } kann nicht { $value } sein, sondern eins von { $known }. ({ $rule })
usage-no-editions = Das Spiel { $game } hat keine Ausgaben; lass --edition weg.
usage-no-modules = Das Spiel { $game } hat keine Module; lass --module weg.
usage-seat = { $seat } ist kein Platz; die Plätze an diesem Tisch sind A bis { $last }.
usage-games = Es muss mindestens 1 Spiel sein, nicht { $games }.
usage-shell = Für die Shell { $shell } gibt es keine Ergänzung; die Shells sind { $known }.
usage-step = --step wartet auf die Eingabetaste und kann nicht auch das Spiel von der Standardeingabe lesen; speichere es in einer Datei.

## Hilfe

help-pyrite = Die Saboteur-Spiele: spielen, simulieren, Regeln nachschlagen.
help-play = Im Terminal spielen, gegen Bots oder am Tisch eines Servers.
help-sim = Viele Spiele zwischen Bots auf allen Kernen spielen und zählen.
help-replay = Ein aufgezeichnetes Spiel Ereignis für Ereignis zeigen.
help-rules = Eine Regel nach ihrer Nummer erklären, Regeln nach einem Wort finden oder alle auflisten.
help-modules = Module, Ausgaben und einzelne Optionen auflisten.
help-bench = Die Geschwindigkeit der Spielmaschine messen.
help-serve = Tische für Menschen und Bots im Netz anbieten.
help-verify = Prüfen, ob ein Spiel eines Tisches im Netz fair gemischt wurde.
help-completion = Das Skript ausgeben, mit dem eine Shell Befehle, Optionen und Werte ergänzt.
help-usage = Aufruf:
help-example = Beispiel: { $command }
help-values = Möglich: { $known }.
help-default = sonst: { $value }
help-required = nötig
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-option-help = Diese Hilfe zeigen.
help-option-version = Die Version zeigen.
help-option-game = Das Spiel, das gespielt wird.
help-option-plain = Zeile für Zeile statt des ganzen Bildschirms: für Pipes und Bildschirmleser.
help-option-seats = Wie viele Plätze es gibt.
help-option-edition = Die gedruckte Ausgabe, deren Regeln gelten; siehe pyrite modules.
help-option-module = Ein Modul, das dazukommt; darf mehrmals stehen.
help-option-option = Eine einzelne Option des Tisches, etwa rounds=2 oder must_connect=false.
help-option-deck = Eine Datei, die sagt, was in deiner Schachtel ist; siehe docs/decks.md.
help-option-seat = Wo du sitzt.
help-option-seed = Die Zahl, aus der aller Zufall kommt, oder 64 Hex-Ziffern; ohne sie wird eine gezogen.
help-option-bot = Wer die anderen Plätze spielt.
help-option-lang = Die Sprache; ohne sie die der Umgebung.
help-option-record = Das Spiel in dieser Datei festhalten; es darf sie noch nicht geben.
help-option-resume = Das Spiel in dieser Datei fortsetzen.
help-option-speed = Wie schnell die Bots spielen: ein Wort oder eine Zahl, die sagt, wievielmal so schnell.
help-option-games = Wie viele Spiele gespielt werden.
help-option-json = Nur JSON ausgeben.
help-option-records = Jedes Spiel in diesem Ordner speichern, der neu oder leer sein muss.
help-option-shell = Die Shell, die du benutzt.
help-option-verbose = Zeigen, bei welchem Material wir nicht sicher sind.
help-option-file = Ein aufgezeichnetes Spiel; - liest es von der Standardeingabe.
help-option-step = Nach jedem Zug auf die Eingabetaste warten.
help-option-about = Die Nummer einer Regel oder ein Wort.
help-option-host = Die Adresse; mit 0.0.0.0 kommen auch andere in deinem Netz herein.
help-option-port = Der Port; 0 nimmt irgendeinen freien.
help-option-db = Die Datenbank, wie SQLAlchemy sie nennt; sonst eine Datei in deinem Datenordner.
help-option-open = Die Seite im Browser öffnen.
help-option-proxy = Der Adresse glauben, die ein Proxy vor dem Server nennt.
help-option-domain = Ein Name, unter dem Browser diesen Server erreichen, etwa games.example.org; einmal für jeden.
help-option-metrics_port = An diesem Port Prometheus antworten.
help-option-commitment = Die Prüfsumme des Geheimnisses, die du vor dem Spiel notiert hast.
help-option-seal = Ein Siegel, das du vor dem Spiel notiert hast; kann mehrmals angegeben werden.
help-replay-seat = Zeigen, was dieser Platz sah; ohne die Option, was alle sahen.
help-sim-bot = Wer spielt: überall, oder an einem Platz, etwa B=random; darf mehrmals stehen.

## Messen

bench-running = Messung
bench-figure = Größe
bench-value = Wert
bench-goal = Ziel

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
prompt = { $seat }, { $dwarf } · 1–{ $n } oder ? >

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

play-welcome = Willkommen bei Pyrite. { $seats } Spieler, du sitzt auf Platz { $seat }. ? zeigt die Hilfe, quit beendet das Spiel.
play-left = Du verlässt den Tisch.
play-no-number =
    { $n ->
        [one] Die Nummer { $number } gibt es nicht. Es gibt nur die 1.
       *[other] Die Nummer { $number } gibt es nicht. Wähle 1 bis { $n }.
    }
play-why-what = Schreib dahinter, welchen Zug du machen willst, etwa: why NESW@1,0
play-why-allowed = Das kannst du jetzt tun.
play-advice = Ein Bot würde das tun: { $action }. { $reason }
play-save-where = Schreib dahinter einen Dateinamen, etwa: save spiel.txt
play-saved = Spiel in { $file } gespeichert.
play-kept = Dein Spiel ist gespeichert. Mit pyrite play geht es weiter.
play-unsaved = Dein Spiel wird nicht gespeichert. { $file } lässt sich nicht schreiben: { $problem }. Mit save DATEI speicherst du es woanders.
play-back = Willkommen zurück. { $seats } Spieler, du sitzt auf Platz { $seat }. ? zeigt die Hilfe, quit beendet das Spiel.
play-nearest = Meintest du { $word }?
saved-game = { $when }, { $game }, { $seats } Spieler, Runde { $round } von { $rounds }
saved-game-unread = { $when }, { $game }, { $seats } Spieler
offer = Du hast ein angefangenes Spiel: { $about }.
offer-choice = Eingabetaste: fortsetzen, n: neues Spiel, d: löschen, q: beenden
offer-kept = Es bleibt in { $file }. Mit pyrite play --resume DATEI geht es weiter.

## Andere Befehle

rules-nothing = Keine Regel erwähnt { $about }.
replay-wait = Eingabetaste: weiter, q: beenden
replay-unfinished = Hier endet die Aufzeichnung. Das Spiel wurde nicht beendet.
replay-cut = { $file } bricht mitten in der letzten Zeile ab ({ $line }). Gezeigt wird alles davor.
modules-key = Modul
modules-title = Name
modules-source = Quelle
modules-rules = Regeln
modules-cards = Karten
modules-seats = Plätze
modules-edition = Ausgabe
modules-option = Option
modules-values = Werte
modules-part = Teil
modules-card = Karte
modules-sure = Sicherheit
modules-sure-B = B  eine Quelle
modules-sure-U = U  unser Vorschlag
modules-explained = Wir konnten nicht jede gedruckte Karte prüfen. Was hier nicht steht, ist sicher (A: zwei Quellen stimmen überein). B: eine Quelle. U: unser Vorschlag, der zu den gedruckten Summen passt. Wenn deine Schachtel anders ist, siehe docs/decks.md.
sim-progress = Spiele
sim-games =
    { $games ->
        [one] { $games } Spiel mit { $moves } Zügen in { $seconds } s
       *[other] { $games } Spiele mit { $moves } Zügen in { $seconds } s
    }
sim-speed = { $moves_per_s } Züge pro Sekunde
sim-length = { $mean_moves } Züge pro Spiel
sim-gold = Gold
sim-wins = Siege
sim-bot = Bot
sim-broken = Ein Arbeitsprozess wurde abgebrochen. Versuche es mit weniger Spielen oder mehr Speicher.
sim-stopped = Abgebrochen nach { $games } von { $wanted } Spielen.

## Wenn etwas nicht geht

serve-at = Pyrite läuft unter { $address } (Strg-C beendet den Server, die Spiele sind gespeichert).
serve-stopped = Beendet. Alle Spiele sind gespeichert und gehen weiter, wenn du den Server wieder startest.
serve-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht starten: { $problem }. Versuche mit --port einen anderen Port.
serve-bad-host = { $host } ist keine Adresse dieses Rechners. Nimm --host 127.0.0.1 nur für diesen Rechner oder --host 0.0.0.0 für alle, die ihn erreichen können.
serve-extra = Es fehlen Pakete. Installiere sie mit: pip install 'pyrite[serve]'
database-in-use = Ein anderer Pyrite-Server benutzt diese Datenbank ({ $file }). Beende ihn oder wähle mit --db eine andere Datenbank.
database-newer = Diese Datenbank stammt von einem neueren Pyrite (Version { $version }). Installiere diese Version oder wähle mit --db eine andere Datenbank.
database-unusable = Die Datenbank lässt sich nicht benutzen: { $problem }
verify-noted = Die Prüfsummen, die du vor dem Austeilen notiert hast, stimmen mit der Aufzeichnung überein.
verify-not-noted = Eine Prüfsumme, die du vor dem Austeilen notiert hast, steht nicht in der Aufzeichnung.
verify-kept = Das Geheimnis des Tisches passt zu seiner Prüfsumme.
verify-not-kept = Das Geheimnis des Tisches passt nicht zu seiner Prüfsumme.
verify-sealed = Jeder Text passt zu dem Siegel, das vor dem Aufdecken des ersten Textes gezeigt wurde: { $players }.
verify-not-sealed = Ein Text passt nicht zu dem Siegel, das vorher gezeigt wurde.
verify-open = Die Texte waren nicht versiegelt. Wer den letzten schrieb und das Geheimnis kannte, konnte die Karten aussuchen.
verify-no-texts = Kein Spieler hat einen Text beigetragen. Wer den Server betreibt, konnte die Karten aussuchen.
verify-dealt = Die Karten wurden mit diesem Geheimnis und den Texten der Spieler gemischt.
verify-not-dealt = Die Karten wurden nicht mit diesem Geheimnis und den Texten der Spieler gemischt.
verify-played = Jeder Zug der Aufzeichnung war mit diesen Karten erlaubt.
verify-fair = Es wurde fair gemischt: Niemand konnte die Karten aussuchen, sofern einer dieser Spieler seinen Text geheim gehalten hat.
verify-unproven = Später wurde nichts geändert. Das beweist aber nicht, dass niemand die Karten ausgesucht hat.
verify-unfair = Diesem Mischen ist nicht zu trauen.
verify-no-shuffle = { $file } wurde nicht auf einem Server gespielt. Es gibt kein Mischen zu prüfen.
file-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
file-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
file-no-text = { $file } ist keine Textdatei. Speichere sie als UTF-8.
file-empty = { $file } ist leer. Gib die Datei eines aufgezeichneten Spiels an.
file-too-long = { $file } ist zu lang für ein aufgezeichnetes Spiel. Erlaubt sind höchstens { $most } Bytes.
file-record = { $file }: { $problem }
folder-not-empty = Der Ordner { $folder } ist nicht leer. Wähle einen neuen.
output-failed = Die Ausgabe lässt sich nicht schreiben: { $problem }.
system-EACCES = Zugriff verweigert
system-EADDRINUSE = schon belegt
system-EEXIST = gibt es schon
system-EISDIR = das ist ein Ordner
system-ENAMETOOLONG = der Name ist zu lang
system-ENOENT = Datei oder Ordner nicht gefunden
system-ENOSPC = der Datenträger ist voll
system-ENOTDIR = ein Teil des Pfads ist kein Ordner
system-EROFS = der Datenträger ist schreibgeschützt
usage-did-you-mean = Meintest du { $word }?
file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
resume-no-record = { $file } ist kein aufgezeichnetes Spiel.
resume-busy = Das Spiel in { $file } ist woanders geöffnet. Schließe es zuerst dort.
resume-damaged = Das Spiel in { $file } lässt sich nicht fortsetzen: { $problem }
resume-needs = Das Spiel in { $file } braucht ein Modul: { $problem }
resume-over = Das Spiel in { $file } ist zu Ende. Sieh es dir mit pyrite replay an.
resume-torn = Die letzte Zeile von { $file } ist unvollständig und wurde weggelassen.
usage-resume = --resume nimmt den Tisch aus der Datei. Lass { $option } weg.
usage-speed = { $speed } ist kein Tempo. Möglich sind { $known } oder eine Zahl, etwa 2 für doppelt so schnell.
usage-no-command = Unbekannter Befehl: { $command }. Befehle: { $known }.
usage-no-option = Unbekannte Option: { $option }. Siehe { $command } --help.
usage-no-value = { $option } braucht einen Wert. Siehe { $command } --help.
usage-missing = { $option } fehlt. Siehe { $command } --help.
usage-bad-value = Ungültiger Wert für { $option }. Siehe { $command } --help.
usage-whole = { $option } braucht eine ganze Zahl, nicht { $value }. Beispiel: { $option } { $example }
usage-range = { $option } braucht eine ganze Zahl von { $least } bis { $most }, nicht { $value }.
usage-twice = { $option } ist zweimal angegeben. Lass eins weg.
usage-extra = Unerwartetes Argument: { $words }. Siehe { $command } --help.
usage-other = { $problem } Siehe { $command } --help.
usage-language = Unbekannte Sprache: { $lang }. Sprachen: { $known }.
usage-option = { $text } ist keine Option. Schreib Name=Wert, etwa rounds=2.
usage-not-single = Das ist keine Tischoption. Schreib stattdessen { $option } { $value }.
usage-flag = { $flag } kann nicht { $value } sein. Möglich: { $known }. ({ $rule })
usage-no-editions = { $game } hat keine Ausgaben. Lass --edition weg.
usage-no-modules = { $game } hat keine Module. Lass --module weg.
usage-seat = { $seat } ist kein Platz. Plätze an diesem Tisch: A bis { $last }.
usage-games = --games muss mindestens 1 sein, nicht { $games }.
usage-shell = Unbekannte Shell: { $shell }. Shells: { $known }.
usage-step = --step wartet auf die Eingabetaste, darum kann das Spiel nicht von der Standardeingabe kommen. Speichere es zuerst in einer Datei.

## Hilfe

help-pyrite = Saboteur-Spiele spielen, simulieren und ihre Regeln nachschlagen.
help-play = Im Terminal spielen, gegen Bots oder auf einem Server.
help-sim = Viele Spiele zwischen Bots auf allen Prozessorkernen simulieren.
help-replay = Ein aufgezeichnetes Spiel ansehen.
help-rules = Eine Regel nach Nummer nachschlagen, die Regeln durchsuchen oder alle auflisten.
help-modules = Module, Ausgaben und Tischoptionen auflisten.
help-bench = Die Geschwindigkeit der Spielmaschine messen.
help-serve = Einen Server starten, auf dem Menschen und Bots im Netz spielen.
help-verify = Prüfen, ob ein Spiel auf einem Server fair gemischt wurde.
help-completion = Das Skript zur Befehlsergänzung für eine Shell ausgeben.
help-usage = Aufruf:
help-example = Beispiel: { $command }
help-values = Mögliche Werte: { $known }.
help-default = Standard: { $value }
help-required = erforderlich
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-option-help = Diese Hilfe anzeigen.
help-option-version = Die Version anzeigen.
help-option-game = Das Spiel.
help-option-plain = Zeile für Zeile ausgeben statt auf dem ganzen Bildschirm (für Pipes und Screenreader).
help-option-seats = Anzahl der Plätze.
help-option-edition = Gedruckte Ausgabe, nach der gespielt wird (siehe pyrite modules).
help-option-module = Zusätzliches Modul (wiederholbar).
help-option-option = Tischoption, etwa rounds=2 oder must_connect=false (wiederholbar).
help-option-deck = Datei mit eigenem Kartendeck (siehe docs/decks.md).
help-option-seat = Dein Platz.
help-option-seed = Startwert für den Zufall: eine Zahl oder 64 Hexadezimalziffern (Standard: zufällig).
help-option-bot = Bot für die anderen Plätze.
help-option-lang = Sprache (Standard: aus den Systemeinstellungen).
help-option-record = Das Spiel in dieser neuen Datei speichern.
help-option-resume = Das Spiel in dieser Datei fortsetzen.
help-option-speed = Tempo der Bots: ein Wort oder eine Zahl, etwa 2 für doppelt so schnell.
help-option-games = Anzahl der Spiele.
help-option-json = Nur JSON ausgeben.
help-option-records = Jedes Spiel in diesem Ordner speichern, der neu oder leer sein muss.
help-option-shell = Shell, für die das Skript ist.
help-option-verbose = Unsicheres Material anzeigen.
help-option-file = Aufgezeichnetes Spiel, oder - für die Standardeingabe.
help-option-step = Nach jedem Zug auf die Eingabetaste warten.
help-option-about = Nummer einer Regel oder Suchwort.
help-option-host = Adresse des Servers. Mit 0.0.0.0 kommen auch andere aus deinem Netz herein.
help-option-port = Port des Servers. 0 nimmt irgendeinen freien.
help-option-db = Datenbank-URL für SQLAlchemy (Standard: eine Datei in deinem Datenordner).
help-option-open = Die Seite im Browser öffnen.
help-option-proxy = Der Client-Adresse vertrauen, die ein Proxy sendet.
help-option-domain = Öffentlicher Name dieses Servers, etwa games.example.org (wiederholbar).
help-option-metrics_port = Port für Prometheus-Metriken.
help-option-commitment = Prüfsumme des Tischgeheimnisses, die du vor dem Spiel notiert hast.
help-option-seal = Siegel, das du vor dem Spiel notiert hast (wiederholbar).
help-replay-seat = Zeigen, was dieser Platz sah (Standard: was alle sahen).
help-sim-bot = Bot für alle Plätze oder für einen, etwa B=random (wiederholbar).

## Messen

bench-running = Messung
bench-figure = Messgröße
bench-value = Ergebnis
bench-goal = Zielwert

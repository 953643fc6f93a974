### Was die Kommandozeile und das Spiel im Terminal sagen.
### $seat und $target sind Namen von Spielern, $card, $tool und $dwarf Namen von Dingen, $goal ist eine Zahl.

## Fragen an den Spieler

ask-turn = Du bist am Zug
ask-pick_goal = Dein Tunnel erreicht mehrere verdeckte Karten. Welche deckst du zuerst auf?
ask-turn_goal = Ziel { $goal } passt in beiden Richtungen. Wie soll es liegen?
ask-take_gold = Wähle eine Goldkarte.
ask-veto = { $seat } will { $play }. Erlaubst du das oder legst du ein Veto ein?
ask-steal = Dein Diebstahl ist geglückt! Von wem stiehlst du Gold?
ask-swap_goals = Tauschst du die Ziele { $first } und { $second } oder lässt du sie liegen? Nur du wirst es wissen.
ask-keep_discard = Welche dieser abgeworfenen Karten behältst du?
ask-lay_path = Wege-Spezialist: Lege eine Tunnelkarte.
ask-pay_toll = { $seat } bittet dich, Wächter { $guard } zu bezahlen. Zahlst du 1 Gold, wenn dort eine Tunnelkarte gelegt wird?
ask-push_goal = Du hast eine Truhe geöffnet. Welches Ziel schiebst du ein Feld nach Osten?
ask-see_dwarf = Du hast eine Truhe geöffnet. Wessen Rolle siehst du dir an?
ask-choose_discard = Du hast eine Truhe geöffnet. Welche dieser abgeworfenen Karten behältst du?
ask-take_card = Du hast eine Truhe geöffnet. Von wem nimmst du eine Handkarte?
ask-keep_drawn = Du hast eine Truhe geöffnet. Welche dieser Karten behältst du?
ask-other = Was tust du?
prompt = { $dwarf } · 1–{ $n } oder ? >

## Was man tun kann: das Ende eines Satzes, der mit „Ann will“ beginnt

act-place = eine Karte anlegen: { $card }
act-ladder = eine Karte anlegen: { $card }
act-diversion = mit „{ $card }“ die neueste Tunnelkarte hierher verlegen
act-break =
    { $whom ->
        [you] deine { $tool } zerstören
        [self] die eigene { $tool } zerstören
       *[other] die { $tool } von { $target } zerstören
    }
act-repair =
    { $whom ->
        [you] deine { $tool } reparieren
        [self] die eigene { $tool } reparieren
       *[other] die { $tool } von { $target } reparieren
    }
act-rockfall = einen Tunnel einstürzen lassen
act-map = Ziel { $goal } ansehen
act-theft = einen Diebstahl planen
act-hands_off =
    { $whom ->
        [you] dich vom Stehlen abhalten
        [self] den eigenen Diebstahl aufgeben
       *[other] { $target } vom Stehlen abhalten
    }
act-trapped =
    { $whom ->
        [you] dich einsperren
       *[other] { $target } einsperren
    }
act-freed =
    { $whom ->
        [you] dich befreien
        [self] sich befreien
       *[other] { $target } befreien
    }
act-inspection =
    { $whom ->
        [you] deine Rolle ansehen
       *[other] die Rolle von { $target } ansehen
    }
act-swap_hats =
    { $whom ->
        [you] dir eine neue Rolle geben
        [self] eine neue Rolle nehmen
       *[other] { $target } eine neue Rolle geben
    }
act-swap_hands =
    { $whom ->
        [you] die Handkarten mit dir tauschen
       *[other] die Handkarten mit { $target } tauschen
    }
act-goal_swap = die Ziele { $first } und { $second } tauschen oder nur so tun
act-trove = die obersten abgeworfenen Karten durchsuchen
act-turnabout = die Spielrichtung umkehren
act-path_specialist = zwei Tunnelkarten legen
act-seat =
    { $whom ->
        [you] „{ $card }“ auf dich spielen
       *[other] „{ $card }“ auf { $target } spielen
    }
act-alone = „{ $card }“ spielen
act-pass = passen und abwerfen: { $cards }
act-shed = { $cards } abwerfen und entfernen: { $front }
act-guard = { $cards } abwerfen und einen Wächter aufstellen
act-beg = { $target } bitten, Wächter { $guard } zu bezahlen
act-agree = zahlen
act-refuse = nicht zahlen
act-done = keine Tunnelkarte mehr legen
act-choose =
    { $goal ->
        [0] zuerst diese Karte
       *[other] zuerst Ziel { $goal }
    }
act-upright = aufrecht
act-turned = umgedreht
act-take = die Karte mit dem Wert { $value } nehmen
act-keep = { $card } behalten
act-push = Ziel { $goal } schieben
act-look = die Rolle von { $target } ansehen
act-rob = eine Karte von { $target } nehmen
act-steal = 1 Gold von { $target } stehlen
act-swap = die beiden Ziele tauschen
act-leave = beide liegen lassen
act-allow = erlauben
act-veto = ein Veto einlegen

## Der Tisch

status-round = Runde { $round } von { $rounds }
status-pile =
    { $n ->
        [0] Nachziehstapel leer
        [one] noch { $n } Karte im Stapel
       *[other] noch { $n } Karten im Stapel
    }
status-you = Du: { $dwarf }
status-gold = Dein Gold: { $n }
status-backwards = gegen den Uhrzeigersinn
status-guard = Wächter { $number } ({ $seat }) bei { $exit }
seats-seat = Spieler
seats-cards = Karten
seats-gold = Gold
seats-you = du
news-title = Seit deinem letzten Zug
hand-title = Hand
know-nothing = Du weißt nicht mehr als die anderen.
know-goal = Ziel { $goal }: { $card }.
know-chest = Truhe unter { $card } auf { $cell }: { $chest }.
know-dwarf = { $seat }: { $dwarf }.
know-all = { $where }: { $names }.
know-among = { $where }: darunter { $names }.
know-some = { $where }: mindestens { $n } von { $names }.
know-order = { $where }: { $names } in dieser Reihenfolge; nur eine davon kam auf eine Hand.
know-hand = Hand von { $seat }
know-dwarf-of = Rolle von { $seat }
know-goal-of = Ziel { $number }
know-spare = unbenutzte Rollen
know-discards = Ablagestapel

## Was passiert ist

event-round_started = Runde { $round } beginnt. { $who ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
event-dwarf_dealt = Deine Rolle in dieser Runde: { $dwarf }.
event-drew = Du ziehst: { $card }.
event-placed =
    { $who ->
        [you] Du legst eine Karte an: { $card }.
       *[other] { $seat } legt eine Karte an: { $card }.
    }
event-broke =
    { $who ->
        [you]
            { $whom ->
                [you] Du zerstörst deine eigene { $tool }.
               *[other] Du zerstörst die { $tool } von { $target }.
            }
       *[other]
            { $whom ->
                [you] { $seat } zerstört deine { $tool }!
                [self] { $seat } zerstört die eigene { $tool }.
               *[other] { $seat } zerstört die { $tool } von { $target }.
            }
    }
event-repaired =
    { $who ->
        [you]
            { $whom ->
                [you] Du reparierst deine { $tool }.
               *[other] Du reparierst die { $tool } von { $target }.
            }
       *[other]
            { $whom ->
                [you] { $seat } repariert deine { $tool }.
                [self] { $seat } repariert die eigene { $tool }.
               *[other] { $seat } repariert die { $tool } von { $target }.
            }
    }
event-collapsed =
    { $who ->
        [you] Du lässt einen Gang einstürzen: { $card }.
       *[other] { $seat } lässt einen Gang einstürzen: { $card }.
    }
event-looked =
    { $who ->
        [you] Du siehst dir Ziel { $goal } an: { $card }.
       *[other]
            { $goal ->
                [0] { $seat } schaut in eine Truhe.
               *[other] { $seat } sieht sich Ziel { $goal } an.
            }
    }
event-looked_chest = Du schaust in eine Truhe: { $chest }. Die Tunnelkarte darüber: { $card }.
event-passed =
    { $who ->
        [you] Du passt und wirfst ab: { $cards }.
       *[other]
            { $n ->
                [one] { $seat } passt.
               *[other] { $seat } passt und wirft { $n } Karten ab.
            }
    }
event-dropped =
    { $who ->
        [you] Du wirfst ab: { $cards }.
       *[other]
            { $n ->
                [one] { $seat } wirft eine Karte ab.
               *[other] { $seat } wirft { $n } Karten ab.
            }
    }
event-goal_shown =
    { $who ->
        [you] Du gräbst dich zu Ziel { $goal } durch: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
       *[other] { $seat } gräbt sich zu Ziel { $goal } durch: { $card }{ $treasure ->
            [yes] !
           *[no] .
        }
    }
event-cancelled =
    { $who ->
        [you] Du legst ein Veto gegen „{ $card }“ ein.
       *[other] { $seat } legt ein Veto gegen „{ $card }“ ein.
    }
event-skipped =
    { $who ->
        [you] Du hast keine Karten mehr und setzt aus.
       *[other] { $seat } hat keine Karten mehr und setzt aus.
    }
event-round_ended =
    { $treasure ->
        [yes] Das Gold ist gefunden. Die Runde ist zu Ende.
       *[no] Das Gold wurde nicht gefunden. Die Runde ist zu Ende.
    }
event-dwarf_shown =
    { $who ->
        [you] Du warst ein { $dwarf }.
       *[other] { $seat } war ein { $dwarf }.
    }
event-spare_shown =
    { $n ->
        [one] Unbenutzte Rolle: { $dwarfs }.
       *[other] Unbenutzte Rollen: { $dwarfs }.
    }
event-gold_drawn =
    { $cards ->
        [one] Eine Goldkarte wird verteilt.
       *[other] { $cards } Goldkarten werden verteilt.
    }
event-took_gold =
    { $who ->
        [you] Du bekommst eine Goldkarte mit dem Wert { $value }.
       *[other] { $seat } bekommt eine Goldkarte.
    }
event-was_paid =
    { $who ->
        [you] Du bekommst { $sum } Gold.
       *[other] { $seat } bekommt { $sum } Gold.
    }
event-laid_open = Eine Tunnelkarte liegt von Anfang an auf dem Tisch: { $card }.
event-trapped =
    { $who ->
        [you] Du sperrst { $target } ein.
       *[other]
            { $whom ->
                [you] { $seat } sperrt dich ein!
               *[other] { $seat } sperrt { $target } ein.
            }
    }
event-theft =
    { $who ->
        [you] Du planst einen Diebstahl.
       *[other] { $seat } plant einen Diebstahl.
    }
event-freed =
    { $who ->
        [you]
            { $whom ->
                [you] Du befreist dich.
               *[other] Du befreist { $target }.
            }
       *[other]
            { $whom ->
                [you] { $seat } befreit dich.
                [self] { $seat } befreit sich.
               *[other] { $seat } befreit { $target }.
            }
    }
event-theft_stopped =
    { $who ->
        [you]
            { $whom ->
                [you] Du gibst deinen Diebstahl auf.
               *[other] Du hältst { $target } vom Stehlen ab.
            }
       *[other]
            { $whom ->
                [you] { $seat } hält dich vom Stehlen ab.
                [self] { $seat } gibt den Diebstahl auf.
               *[other] { $seat } hält { $target } vom Stehlen ab.
            }
    }
event-inspected =
    { $who ->
        [you] Du siehst dir die Rolle von { $target } an: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } sieht sich deine Rolle an.
               *[other] { $seat } sieht sich die Rolle von { $target } an.
            }
    }
event-hat_swapped =
    { $who ->
        [you] Du tauschst deine Rolle gegen eine unbenutzte.
       *[other] { $seat } tauscht die eigene Rolle gegen eine unbenutzte.
    }
event-party = Alle Rollen werden gemischt und neu verteilt.
event-hands_swapped =
    { $who ->
        [you]
            { $n ->
                [0] Du tauschst die Handkarten mit { $target } und bekommst nichts.
               *[other] Du tauschst die Handkarten mit { $target } und bekommst: { $cards }.
            }
       *[other]
            { $whom ->
                [you]
                    { $n ->
                        [0] { $seat } tauscht die Handkarten mit dir. Du bekommst nichts.
                       *[other] { $seat } tauscht die Handkarten mit dir. Du bekommst: { $cards }.
                    }
               *[other] { $seat } tauscht die Handkarten mit { $target }.
            }
    }
event-turned_about =
    { $direction ->
        [1] Es geht wieder im Uhrzeigersinn weiter.
       *[other] Ab jetzt geht es gegen den Uhrzeigersinn weiter.
    }
event-chose =
    { $who ->
        [you]
            { $swapped ->
                [yes] Du tauschst die Ziele { $first } und { $second }.
               *[no] Du lässt die Ziele { $first } und { $second } liegen.
            }
       *[other] { $seat } tauscht die Ziele { $first } und { $second } oder tut nur so.
    }
event-lifted =
    { $who ->
        [you] Du nimmst die neueste Tunnelkarte auf.
       *[other] { $seat } nimmt die neueste Tunnelkarte auf.
    }
event-searched =
    { $who ->
        [you] Du durchsuchst die gemischten abgeworfenen Karten.
       *[other] { $seat } durchsucht die gemischten abgeworfenen Karten.
    }
event-kept =
    { $who ->
        [you] Du behältst: { $card }.
       *[other] { $seat } behält eine von { $of } Karten.
    }
event-reached =
    { $who ->
        [you] Du erreichst einen besonderen Ort.
       *[other] { $seat } erreicht einen besonderen Ort.
    }
event-chest_reached =
    { $who ->
        [you] Du gräbst dich zu einer Truhe durch: { $card }.
       *[other] { $seat } gräbt sich zu einer Truhe durch: { $card }.
    }
event-opened = In der Truhe: { $chest }.
event-cover_lost = Eine Truhe wird verschüttet.
event-pushed =
    { $who ->
        [you] Du schiebst Ziel { $goal } nach Osten.
       *[other] { $seat } schiebt Ziel { $goal } nach Osten.
    }
event-taken =
    { $who ->
        [you] Du nimmst eine Karte von { $target }: { $card }.
       *[other]
            { $whom ->
                [you] { $seat } nimmt dir eine Karte weg: { $card }.
               *[other] { $seat } nimmt eine Karte von { $target }.
            }
    }
event-burned =
    { $cards ->
        [one] Die oberste Karte des Nachziehstapels wird ungesehen abgeworfen.
       *[other] Die obersten { $cards } Karten des Nachziehstapels werden ungesehen abgeworfen.
    }
event-coins =
    { $who ->
        [you] Du bekommst { $n } Gold.
       *[other] { $seat } bekommt { $n } Gold.
    }
event-paid_coins =
    { $who ->
        [you] Du zahlst { $n } Gold.
       *[other] { $seat } zahlt { $n } Gold.
    }
event-changed =
    { $who ->
        [you] Du wechselst eine Goldkarte mit dem Wert { $value } in Münzen.
       *[other] { $seat } wechselt eine Goldkarte in Münzen.
    }
event-found_gold =
    { $who ->
        [you] Du bekommst eine Goldkarte mit dem Wert 1.
       *[other] { $seat } bekommt eine Goldkarte mit dem Wert 1.
    }
event-guard_set = Ein Wächter versperrt jetzt einen Ausgang.
event-guard_gone = Ein Wächter geht und bleibt bis zum Ende der Runde weg.
event-acted_steal =
    { $who ->
        [you] Du stiehlst 1 Gold von { $target }.
       *[other]
            { $whom ->
                [you] { $seat } stiehlt dir 1 Gold!
               *[other] { $seat } stiehlt 1 Gold von { $target }.
            }
    }
event-acted_beg =
    { $who ->
        [you] Du bittest { $target }, Wächter { $guard } zu bezahlen.
       *[other]
            { $whom ->
                [you] { $seat } bittet dich, Wächter { $guard } zu bezahlen.
               *[other] { $seat } bittet { $target }, Wächter { $guard } zu bezahlen.
            }
    }
event-acted_agree =
    { $who ->
        [you] Du willst zahlen.
       *[other] { $seat } will zahlen.
    }
event-acted_refuse =
    { $who ->
        [you] Du willst nicht zahlen.
       *[other] { $seat } will nicht zahlen.
    }
event-acted =
    { $who ->
        [you] Du entscheidest dich: { $play }.
       *[other] { $seat } entscheidet sich: { $play }.
    }
event-game_ended = Das Spiel ist zu Ende.

## Ende einer Runde, Ende des Spiels

round-over = Die Runde ist zu Ende
round-wait = Weiter mit der Eingabetaste.
result-goals = Ziele
result-chests = Truhen
result-found = gefunden von { $seat }
result-seat = Spieler
result-before = Vorher
result-dwarf = Rolle
end-title = Endergebnis
end-won = Du gewinnst!
end-lost = Heute war nicht dein Tag. Noch ein Spiel?

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

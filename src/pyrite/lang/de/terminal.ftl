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
told-unknown = { $seat }: { $what }

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

play-welcome = Willkommen bei Pyrite. { $seats } Spieler, du sitzt auf Platz { $seat }. ? zeigt die Hilfe, quit beendet das Spiel.
play-left = Du verlässt den Tisch.
play-no-number =
    { $n ->
        [one] Die Nummer { $number } gibt es nicht. Es gibt nur die 1.
       *[other] Die Nummer { $number } gibt es nicht. Wähle 1 bis { $n }.
    }
play-no-number-then =
    { $n ->
        [one] Nach { $what } gibt es die Nummer { $number } nicht. Es gibt nur die 1.
       *[other] Nach { $what } gibt es die Nummer { $number } nicht. Wähle 1 bis { $n }.
    }
play-too-much = { $what }: Nach { $text } bleibt nichts zu wählen. Tippe nur { $text }.
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
serve-workers-database = Mehrere Prozesse brauchen PostgreSQL, denn eine SQLite-Datei gehört nur einem. Nenne mit --db postgresql+psycopg://… eine Datenbank oder lass --workers weg.
serve-workers-ports = Jeder Prozess braucht einen eigenen Port. Wähle einen --port zwischen 1 und { $most }.
serve-workers = Die Prozesse sind über die Ports { $first } bis { $last } erreichbar. Setze einen Proxy davor, der jeden Tisch an einen von ihnen schickt, siehe docs/run-a-server.md.
check-line = { $result ->
        [ok] OK
        [warning] Warnung
       *[failed] Fehler
    }: { $text }
check-ready = Der Server kann starten.
check-not-ready = Der Server ist nicht bereit. Behebe die Fehler.
check-core-fast = Die Spielregeln sind kompiliert.
check-core-slow = Die Spielregeln sind nicht kompiliert, darum dauert jeder Zug ein Vielfaches. Installiere einen C-Compiler und dann Pyrite noch einmal.
check-page-built = Die Browserseite ist installiert.
check-files-enough = { $room } Verbindungen sind möglich.
check-files-few = Nur { $room } Verbindungen sind möglich. Erhöhe die Grenze für offene Dateien: LimitNOFILE= in systemd, --ulimit nofile= für einen Container.
check-ports-free = Port { $port } ist frei.
check-ports-ours = Auf Port { $port } läuft ein Pyrite-Server.
check-rights-private = Nur ihr Besitzer kann die Datenbank lesen.
check-rights-others = Andere können die Datenbank lesen, in der die Geheimnisse des Mischens stehen. Der Server ändert das, wenn er startet.
check-database-new = Der Server wird die Datenbank unter { $file } anlegen.
check-database-folder = Die Datenbank kann unter { $file } nicht angelegt werden. Lege ihren Ordner an und lass den Benutzer des Servers darin schreiben.
check-database-empty = Die Datenbank ist leer. Der Server wird ihre Tabellen anlegen.
check-database-create = Die Datenbank ist leer, und ihr Benutzer darf keine Tabellen anlegen. Mach ihn zu ihrem Besitzer.
check-database-old = Die Datenbank stammt von einer früheren Version. Der Server aktualisiert sie beim Start, sichere sie also vorher.
check-database-fits = Die Datenbank hat die richtigen Tabellen, und der Server darf in sie schreiben.
check-database-works = In die Datenbank kann geschrieben werden. Ein Zug ist in { $ms } ms gespeichert.
check-database-late = Die Datenbank braucht { $ms } ms, um einen Zug zu speichern, darum kommen Antworten spät. Nimm einen schnelleren Datenträger.
check-database-unsafe = PostgreSQLs Einstellung { $setting } ist aus. Bei einem Stromausfall könnten Züge verloren gehen, die schon alle gesehen haben. Schalte sie ein.
check-database-few = PostgreSQL erlaubt { $most } Verbindungen, aber diese Prozesse brauchen vielleicht { $wanted }. Erhöhe max_connections.
check-names-fit = Die Namen passen zu den Optionen für einen Proxy.
check-names-wrong = --domain braucht einen bloßen Namen wie games.example.org, nicht { $name }.
check-names-none = Browser, die über einen Namen kommen, werden abgewiesen. Nenne ihn mit --domain.
check-names-direct = Ohne --proxy zählen alle hinter einem Proxy als ein Besucher, und Cookies sind nicht als sicher markiert. Ergänze --proxy, wenn ein Proxy davor steht.
check-names-open = Wer { $host } direkt erreicht, kann die Angaben fälschen, denen --proxy vertraut. Nimm --host 127.0.0.1 oder lass nur den Proxy an den Port.
check-push-possible = Spieler können benachrichtigt werden, wenn sie am Zug sind.
check-push-package = Spieler können nicht benachrichtigt werden, wenn sie am Zug sind. Führe aus: pip install 'pyrite[serve]'
check-push-unreachable = Spieler können nicht benachrichtigt werden, wenn sie am Zug sind: Port 443 von { $service } ist nicht erreichbar.
database-in-use = Ein anderer Pyrite-Server benutzt diese Datenbank ({ $file }). Beende ihn oder wähle mit --db eine andere Datenbank.
database-newer = Diese Datenbank stammt von einem neueren Pyrite (Version { $version }). Installiere diese Version oder wähle mit --db eine andere Datenbank.
database-unusable = Die Datenbank lässt sich nicht benutzen: { $problem }
verify-noted = Die Prüfsummen, die du vor dem Austeilen notiert hast, stimmen mit der Aufzeichnung überein.
verify-not-noted = Eine Prüfsumme, die du vor dem Austeilen notiert hast, steht nicht in der Aufzeichnung.
verify-seen = Prüfsumme und Siegel stimmen mit dem überein, was dieses Gerät notiert hat, bevor es deinen Text aufdeckte.
verify-not-seen = Was der Server gezeigt hat, passt nicht zu dem, was dieses Gerät notiert hat, bevor es deinen Text aufdeckte. Vielleicht wurde neu ausgeteilt, bis jemandem die Karten gefielen.
verify-no-note = Dieses Gerät hat keine Notiz von vor dem Austeilen. Deshalb kann es nicht sagen, ob mehrmals ausgeteilt wurde. Spieler können das auf dem Gerät prüfen, auf dem sie gespielt haben.
verify-kept = Das Geheimnis des Tisches passt zu seiner Prüfsumme.
verify-not-kept = Das Geheimnis des Tisches passt nicht zu seiner Prüfsumme.
verify-sealed = Jeder Text passt zu dem Siegel, das vor dem Aufdecken des ersten Textes gezeigt wurde: { $players }.
verify-not-sealed = Ein Text passt nicht zu dem Siegel, das vorher gezeigt wurde.
verify-open = Die Texte waren nicht versiegelt. Wer den letzten schrieb und das Geheimnis kannte, konnte die Karten aussuchen.
verify-no-texts = Kein Spieler hat einen Text beigetragen. Wer den Server betreibt, konnte die Karten aussuchen.
verify-dealt = Die Karten wurden mit diesem Geheimnis und den Texten der Spieler gemischt.
verify-not-dealt = Die Karten wurden nicht mit diesem Geheimnis und den Texten der Spieler gemischt.
verify-played = Jeder Zug der Aufzeichnung war mit diesen Karten erlaubt.
verify-fair = Es wurde fair gemischt: Niemand konnte die Karten aussuchen.
verify-fits = Alle Werte passen zusammen. Das ist noch kein Beweis: Erst die Notiz eines Spielers zeigt, dass nur einmal ausgeteilt wurde.
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
usage-lesson = --lesson bringt einen eigenen Tisch mit. Lass { $option } weg.
usage-lesson-unknown = Unbekannte Lektion: { $lesson }. Lektionen: { $known }.
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

## Messen

bench-running = Messung
bench-figure = Messgröße
bench-value = Ergebnis
bench-goal = Zielwert

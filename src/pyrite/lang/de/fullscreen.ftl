### Was der ganze Bildschirm im Terminal sagt.

## Am Tisch

full-choose-card = { $question }: Wähle eine Karte.
full-confirm = Eingabe: { $play }.
full-cost = { $play } (kostet { $n } Gold)
full-more = Was willst du mit diesen Karten tun?
full-no-more = Mit diesen Karten kannst du sonst nichts tun.
full-curtain = Der Bildschirm ist verdeckt. Als Nächstes: { $seat }.
full-curtain-keys = Eingabe: Das bin ich, zeig meine Karten. Q: beenden.
full-go-on = Eingabe: weiter
full-close = Eingabe: schließen
full-again = Noch einmal spielen, neu gemischt
full-leave = Beenden
full-vote = Was möchtest du vorschlagen?
full-rematch = Noch einmal mit denselben Leuten
full-escape = Esc: zurück
full-say-what = Schreib zum Beispiel: suspect B, thanks A, goal 2 yes.
full-rules = Regeln
full-rules-search = eine Nummer wie B-12 oder ein Wort
full-rules-keys = tippen: suchen, ↑↓ lesen, Esc: schließen
full-rules-try = Tippe eine Nummer wie B-12 oder ein anderes Wort. Ohne Eingabe siehst du alle Regeln.
full-log = Verlauf
full-log-keys = ↑↓ Zeile  Eingabe: ihre Regel  Esc: schließen
full-too-small = Pyrite braucht { $columns } Spalten und { $lines } Zeilen, das Fenster hat { $width } und { $height }. Mach es größer oder beende mit Q.
full-away = Der Server antwortet nicht. Neuer Versuch … Nichts geht verloren. Q: beenden.
full-connecting = Verbinde mit { $url } …
full-connecting-keys = Q beenden

## Was die Tasten tun, so kurz es geht

full-key-card = Karte
full-key-play = spielen
full-key-discard = abwerfen
full-key-more = mehr
full-key-hint = Tipp
full-key-undo = zurücknehmen
full-key-target = bewegen
full-key-do = bestätigen
full-key-turn = drehen
full-key-back = zurück
full-key-help = Hilfe
full-key-leave = beenden
full-key-rules = Regeln
full-key-rule = Regel
full-key-log = Verlauf
full-key-notes = Notizen
full-key-vote = abstimmen
full-key-talk = reden
full-key-step = Zug
full-key-round = Runde
full-key-ends = Anfang/Ende
full-key-eyes = Ansicht
full-key-result = Ergebnis

## Vor einem Spiel

full-go-on-with = Fortsetzen: { $about }
full-delete = Dieses Spiel löschen? { $about }
full-delete-yes = Löschen
full-delete-no = Behalten
full-delete-key = D löschen
full-new-game = Neues Spiel
full-server = Auf einem Server spielen
full-start-keys = ↑↓ Eingabe wählen  Q beenden
full-form-keys = ↑↓ Zeile  ←→ ändern  Eingabe starten  Esc zurück
full-type-name = Tippe einen Namen, wenn du magst. ←→ ändert, wer hier spielt: Mehrere Leute können sich den Bildschirm teilen. Spielt hier niemand, siehst du zu.
full-open-table = Einen neuen Tisch öffnen
full-list-publicly = Diesen Tisch öffentlich auflisten
full-free-seats = ←→ hält den Platz für einen Menschen frei oder gibt ihn einem Bot.
full-tables-keys = ↑↓ Eingabe wählen  R neu laden  Esc zurück
full-lobby = Tisch { $code }: Du sitzt auf Platz { $seat }.
full-lobby-invite = Andere können unter { $url } mit dem Code { $code } mitspielen.
full-lobby-keys = ↑↓ Platz  ←→ frei/Bot  B Bots dazu  S starten  Q verlassen
full-visit-keys = Eingabe weiter  Esc zurück
full-address = Adresse des Servers, etwa http://localhost:8000
full-code = Tischcode (leer: Tische zeigen)
full-name = Dein Name

## Hilfe

full-help =
    So wird gespielt
      In deinem Zug legst du einen Weg, spielst eine Aktionskarte oder wirfst
      eine Karte ab. Goldsucher wollen einen ununterbrochenen Tunnel vom Start
      zum Schatz. Saboteure verhindern ihn heimlich. Nach der letzten Runde
      gewinnt, wer das meiste Gold hat.
lostmines-full-help =
    So wird gespielt
      In deinem Zug spielst du eine Karte oder wirfst eine oder zwei ab. Dann
      darfst du deinen Zwerg bis zu drei Schritte bewegen, vom Lagerfeuer aus
      fünf. Dann ziehst du nach. Beendest du deinen Zug auf einer Mine, nimmst
      du einen Schatz ihrer Art. Loyale Zwerge teilen mit ihrem Clan, Saboteure
      mit dem anderen, selbstsüchtige mit niemandem. Nach der letzten Runde
      gewinnen die meisten Punkte.
full-help-keys =
    Tasten (alles geht auch mit der Maus)
      ← → oder 1–9 Karte wählen; Eingabe: ihre Felder leuchten auf
      ↑ ↓ ← →      über leuchtende Felder; Eingabe: spielen; Esc: zurück
      R            den Weg drehen      X    abwerfen
      Leertaste    mehrere markieren   M    was sie sonst können
      A–L          leuchtender Spieler Tab  nächstes leuchtendes Feld
      Umschalt+↑…  überallhin; Eingabe: warum es dort nicht geht
      !            was ein Bot täte    /    Regeln
      O            Verlauf             N    was nur du weißt
      + −          größer, kleiner     Q    beenden; das Spiel ist gesichert
      U            zurücknehmen, bis jemand eine Karte gezogen, angesehen
                   oder aufgedeckt oder seither gespielt hat
      Strg+Z       zurück zur Shell; fg holt das Spiel wieder
full-help-server =
    Auf einem Server
      T            allen etwas sagen
      V            Spielende vorschlagen, abstimmen, einen Bot spielen lassen
full-replay-help =
    ← →        voriger oder nächster Zug
    PgUp PgDn  vorige oder nächste Runde; 1–9: Beginn dieser Runde
    Home End   Anfang oder Ende des Spiels
    A–L        Ansicht: nur was dieser Platz sah
    Tab        nächste Ansicht: alles offen, Zuschauer, jeder Platz
    Eingabe    Ergebnis der vorigen Runde
    O          bisheriger Verlauf
    + −        größer, kleiner
    Q          beenden

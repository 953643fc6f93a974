### Was der ganze Bildschirm im Terminal sagt.

## Am Tisch

full-choose-card = { $question }: wähle eine Karte.
full-confirm = Eingabe: { $play }.
full-cost = { $play } (kostet { $n } Gold)
full-more = Was tust du mit diesen Karten?
full-no-more = Mit diesen Karten lässt sich sonst nichts tun.
full-no-undo = Das geht nicht zurückzunehmen: jemand hat Verdecktes gesehen oder schon gespielt.
full-curtain = Der Bildschirm ist verdeckt. Jetzt ist er für Platz { $seat }.
full-curtain-keys = Eingabe: da sitze ich, zeig meine Karten. Q: Spiel verlassen.
full-go-on = Eingabe: weiter
full-close = Eingabe: schließen
full-again = Noch einmal, neu gemischt
full-leave = Verlassen
full-vote = Was möchtest du vorschlagen?
full-rematch = Noch einmal mit denselben Leuten
full-escape = Esc: zurück
full-say-what = Schreibe zum Beispiel: suspect B, thanks A, goal 2 yes.
full-rules = Regeln
full-rules-search = eine Nummer wie B-12 oder ein Wort
full-rules-keys = tippen: suchen, ↑↓ lesen, Esc: schließen
full-log = Alles, was geschah
full-log-keys = ↑↓ Zeile  Eingabe: ihre Regel  Esc: schließen
full-too-small = Pyrite braucht hier { $columns } Spalten und { $lines } Zeilen; jetzt sind es { $width } und { $height }. Mach das Fenster größer oder verlasse das Spiel mit Q.
full-away = Der Server antwortet nicht; neuer Versuch. Nichts geht verloren. Q: verlassen.
full-connecting = Verbinde mit { $url } …
full-connecting-keys = Q verlassen

## Was die Tasten tun, so kurz es geht

full-key-card = Karte
full-key-play = spielen
full-key-discard = ablegen
full-key-more = mehr
full-key-hint = Tipp
full-key-target = bewegen
full-key-do = tun
full-key-turn = drehen
full-key-back = zurück
full-key-help = Hilfe
full-key-leave = verlassen
full-key-rules = Regeln
full-key-rule = die Regel
full-key-log = Verlauf
full-key-notes = Notizen
full-key-vote = abstimmen
full-key-talk = reden
full-key-step = Zug
full-key-round = Runde
full-key-ends = Enden
full-key-eyes = Augen
full-key-result = Ergebnis

## Vor einem Spiel

full-go-on-with = Fortsetzen: { $about }
full-delete = Dieses Spiel löschen? { $about }
full-delete-yes = Löschen
full-delete-no = Behalten
full-delete-key = D löschen
full-new-game = Ein neues Spiel
full-server = Auf einem Server spielen
full-start-keys = ↑↓ Eingabe wählen  Q verlassen
full-form-keys = ↑↓ Zeile  ←→ ändern  Eingabe beginnen  Esc zurück
full-type-name = Tippe einen Namen, wenn du magst. ←→ ändert, wer hier spielt: mehrere Menschen teilen den Bildschirm; ohne einen siehst du zu.
full-open-table = Einen neuen Tisch öffnen
full-list-publicly = Diesen Tisch öffentlich auflisten
full-free-seats = ←→ hält den Platz für einen Menschen frei oder gibt ihn einem Bot.
full-tables-keys = ↑↓ Eingabe wählen  R neu laden  Esc zurück
full-lobby = Tisch { $code }: du hast Platz { $seat }.
full-lobby-invite = Andere kommen auf { $url } mit dem Code { $code } dazu.
full-lobby-keys = ↑↓ Platz  ←→ frei/Bot  B Bots dazu  S beginnen  Q verlassen
full-visit-keys = Eingabe weiter  Esc zurück
full-address = Adresse des Servers, etwa http://localhost:8000
full-code = Code des Tisches (leer: Tische zeigen)
full-name = Dein Name

## Hilfe

full-help =
    So wird gespielt
      In deinem Zug legst du einen Weg, spielst eine Aktionskarte oder legst
      eine Karte ab. Goldsucher wollen einen ununterbrochenen Weg vom Start zum
      Goldschatz, Saboteure verhindern ihn heimlich. Nach der letzten Runde
      gewinnt das meiste Gold.
lostmines-full-help =
    So wird gespielt
      In deinem Zug spielst du eine Karte oder legst eine oder zwei ab; dann
      darfst du deinen Zwerg ziehen, bis zu drei Schritte, vom Lagerfeuer aus
      fünf; dann ziehst du nach. Wer seinen Zug auf einer Mine beendet, nimmt
      einen Schatz ihrer Art. Loyale Zwerge teilen mit ihrem Clan, Saboteure
      mit dem anderen, selbstsüchtige mit niemandem. Nach der letzten Runde
      gewinnen die meisten Punkte.
full-help-keys =
    Tasten; die Maus tut dasselbe
      ← → oder 1–9 eine Karte; Eingabe: wohin sie kann, leuchtet
      ↑ ↓ ← →      über das, was leuchtet; Eingabe: tun; Esc: zurück
      R            den Weg drehen      X    ablegen
      Leertaste    mehrere Karten      M    was sie sonst können
      A–L          leuchtender Platz   Tab  der nächste
      Umschalt+↑…  überallhin; Eingabe sagt dort, warum es nicht geht
      !            was ein Bot täte    /    Regeln
      O            was alles geschah   N    was nur du weißt
      + −          größer, kleiner     Q    verlassen; nichts geht verloren
      U            zurücknehmen, bis jemand eine Karte gezogen, angesehen
                   oder aufgedeckt oder seither gespielt hat
full-help-server =
    Am Tisch eines Servers
      T            allen etwas sagen
      V            Ende vorschlagen, abstimmen, einen Bot spielen lassen
full-replay-help =
    ← →        einen Zug zurück oder weiter
    PgUp PgDn  eine Runde zurück oder weiter; 1–9: Beginn der Runde
    Home End   zum Anfang, zum Ende
    A–L        nur was dieser Platz sah
    Tab        andere Augen: alles offen, ein Zuschauer, die Plätze
    Eingabe    das Ergebnis der letzten Runde
    O          was bisher alles geschah
    + −        größer, kleiner
    Q          verlassen

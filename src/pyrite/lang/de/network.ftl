### Was ein Server sagt, und was am Tisch gesagt wird.

## Gespräch am Tisch; $has_gold ist yes oder no

talk-goal =
    { $has_gold ->
        [yes] { $seat }: „Das Gold liegt unter Ziel { $goal }.“
       *[other] { $seat }: „Unter Ziel { $goal } liegt kein Gold.“
    }
talk-suspect = { $seat }: „Ich traue { $target } nicht.“
talk-trust = { $seat }: „Ich vertraue { $target }.“
talk-tool = { $seat }: „Bitte repariert meine { $tool }.“
talk-path = { $seat }: „Grabt bitte weiter, ich habe keinen passenden Weg.“
talk-thanks = { $seat }: „Danke, { $target }.“
talk-deny = { $seat }: „Ich bin auf eurer Seite.“
talk-emote =
    { $emote ->
        [laugh] { $seat } lacht.
        [gasp] { $seat } staunt.
        [angry] { $seat } schaut böse.
        [sleepy] { $seat } gähnt.
        [wink] { $seat } zwinkert.
       *[love] { $seat } schaut verliebt.
    }
talk-text = { $seat }: „{ $text }“

## Was nicht geht

table-unknown = Es gibt keinen Tisch mit diesem Code. Prüfe die sechs Buchstaben.
table-outdated = Dieser Tisch stammt aus einer anderen Version der Regeln und lässt sich nicht fortsetzen.
table-moved-on = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
table-not-kept =
    { $why ->
        [full] Das hat nicht geklappt: Die Festplatte des Servers ist voll. Versuche es später noch einmal.
        [locked] Das hat nicht geklappt: Ein anderes Programm hat die Datenbank des Servers gesperrt. Versuche es gleich noch einmal.
        [read-only] Das hat nicht geklappt: Der Server kann nicht in seine Datenbank schreiben. Sag dem Betreiber Bescheid.
        [gone] Das hat nicht geklappt: Der Server hat seine Datenbank verloren. Sag dem Betreiber Bescheid.
       *[other] Das hat nicht geklappt, weil es sich nicht speichern ließ. Versuche es gleich noch einmal.
    }
database-failed =
    { $why ->
        [full] Die Festplatte des Servers ist voll. Versuche es später noch einmal.
        [locked] Ein anderes Programm hat die Datenbank des Servers gesperrt. Versuche es gleich noch einmal.
        [read-only] Der Server kann nicht in seine Datenbank schreiben. Sag dem Betreiber Bescheid.
        [gone] Der Server hat seine Datenbank verloren. Sag dem Betreiber Bescheid.
       *[other] Der Server kann seine Datenbank nicht benutzen. Versuche es gleich noch einmal.
    }
server-not-keeping = Der Server kann im Moment nichts speichern. Versuche es später noch einmal.
seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
seat-unknown = Diesen Platz gibt es nicht. Der Tisch hat { $n }.
seat-no-person = Auf diesem Platz sitzt kein Mensch.
seat-none = Zuschauer können das nicht tun. Nimm dir zuerst einen Platz.
seat-not-yours = Das ist nicht dein Platz.
seats-open =
    { $n ->
        [one] Ein Platz ist noch frei. Warte auf einen Mitspieler oder füge einen Bot hinzu.
       *[other] { $n } Plätze sind noch frei. Warte auf Mitspieler oder füge Bots hinzu.
    }
flag-unknown = Unbekannte Hausregel: { $flag }. Hausregeln: { $known }.
bot-unknown = Unbekannter Bot: { $bot }. Bots: { $known }.
bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
hint-not-asked = Du bist nicht an der Reihe, darum gibt es keinen Tipp.
undo-not-here = Zurücknehmen kannst du nur in einem Spiel gegen Bots und nicht in einer Lektion.
undo-too-late = Das lässt sich nicht zurücknehmen: Jemand hat eine verdeckte Karte gesehen oder seither gespielt.
talk-not-allowed = Das kannst du an diesem Tisch nicht sagen.
proposal-open = Es wird schon abgestimmt. Bringt das zuerst zu Ende.
proposal-none = Es gibt nichts abzustimmen.
proposal-seat = Wähle einen anderen Menschen am Tisch.
proposal-no-seat = Das Spiel zu beenden betrifft alle. Nenne keinen Platz.
proposal-too-early = Noch ist Zeit. Überspringen kannst du, wer den Tisch warten lässt. Wer abwesend ist, wird durch Abstimmung übersprungen.
game-not-running = An diesem Tisch läuft kein Spiel.
phase-not-lobby = Das Spiel hat begonnen. Das geht nur vorher.
phase-not-revealing = Das geht nur, während der Tisch auf versiegelte Texte wartet.
seats-closed = Gleich werden die Karten ausgeteilt, darum lassen sich die Plätze nicht mehr ändern.
reveal-not-awaited = Der Tisch wartet nicht auf deinen Text.
reveal-wrong = Dieser Text passt nicht zu dem Siegel, das du vorher gezeigt hast.
seal-used = Dieser Text wurde an diesem Tisch schon aufgedeckt. Versiegle einen neuen.
texts-sealed = Einige Texte sind noch versiegelt. Die Karten können noch nicht ausgeteilt werden.
phase-not-playing = Das geht nur während eines Spiels.
phase-not-over = Das geht erst, wenn das Spiel zu Ende ist.
host-only = Das können nur der Gastgeber und die Spieler an diesem Tisch.
moment-unknown = Diesen Zug gibt es nicht. Das Spiel hat { $n }.
lesson-unknown = Diese Lektion gibt es nicht.
shuffle-none = Dieses Spiel wurde nicht mit einem Geheimnis seines Tisches gemischt.
message-unread = Diese Nachricht ist nicht lesbar. Siehe docs/protocol.md.
request-wrong = Ungültige Anfrage: { $detail }
origin-foreign = Seiten anderer Websites können das nicht.
host-unknown = Dieser Server heißt nicht { $host }. Wenn er dir gehört, starte ihn mit --domain { $host }.
headers-too-large = Die Kopfzeilen der Anfrage sind zu groß. Lösche die Cookies dieser Seite.
too-many-tables = Du hast zu viele Tische eröffnet. Versuche es später noch einmal.
too-many-requests = Zu viele Anfragen. Versuche es gleich noch einmal.
too-much-stored = Aus deinem Netz wurde diese Stunde zu viel gespeichert. Versuche es später noch einmal.
table-stored-full = Dieser Tisch kann keine Nachrichten, Abstimmungen und Platzwechsel mehr speichern. Zu Ende spielen könnt ihr trotzdem.
table-crowded = Hier sind zu viele Leute verbunden. Schließe andere Fenster oder versuche es später noch einmal.
talk-too-much = Hier wurde diese Stunde schon sehr viel gesagt. Versuche es später noch einmal.
talk-full = An diesem Tisch wurde so viel gesagt, wie er fassen kann. Weiterspielen könnt ihr trotzdem.
push-unavailable = Dieser Server kann keine Mitteilungen senden.
push-wrong = Das ist kein Push-Abonnement eines Browsers.
push-service-unknown = Dieser Push-Dienst ist unbekannt. Pyrite benachrichtigt die Browser von Google, Mozilla, Apple und Microsoft.
table-elsewhere = Dieser Tisch wechselt gerade zu einem anderen Prozess des Servers. Versuch es gleich noch einmal.
server-restarts = Der Server startet neu und ist gleich wieder da. Nichts geht verloren.
server-failed = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
page-not-built = Die Browserseite ist nicht installiert, darum können hier nur Terminals und Bots spielen. Im Quellcode-Ordner baut python scripts/build_web.py sie. Installiere sonst ein Paket, das die Seite enthält. Starte danach den Server neu.

## Mitteilungen, und wer seine Daten gelöscht hat

push-title = Du bist dran, { $name }
push-body = Tisch { $code } wartet auf dich.
person-gone = Jemand

## Warum ein Bot etwas täte

hint-reach = So erreichst du vielleicht den Schatz.
hint-nearer = Der Tunnel kommt dem Schatz näher.
hint-astray = Der Tunnel der Goldsucher wird länger.
hint-mask = Es sieht hilfreich aus, hilft aber wenig.
hint-crystal = Jeder Kristall auf dem Tisch bringt dir Gold.
hint-spare = Diese Karten wirst du am wenigsten vermissen.
hint-mend-own = Dann kannst du wieder graben.
hint-trust = { $target } scheint auf deiner Seite zu sein.
hint-suspect = { $target } scheint gegen dich zu sein.
hint-know = Du erfährst etwas, das du noch nicht weißt.
hint-gold = Das bringt dir am meisten ein.
hint-card = Das bringt dir die nützlichste Karte.
hint-harm = Diese Karte würde deiner Seite schaden.
hint-no-harm = Diese Karte schadet deiner Seite kaum.
hint-search = In den Spielen, die ich durchgespielt habe, brachte es dir im Schnitt { $gain } ein, mehr als alles andere.
hint-way = Das hilft denen, mit denen du teilst, oder bremst die anderen.
hint-hold-up = Das bremst die, mit denen du nicht teilst.
hint-walk = So kommst du einem Schatz näher.
hint-stay = Im Moment stehst du am besten Ort.
hint-end = In dieser Runde kannst du nichts mehr gewinnen.
hint-go-on = In dieser Runde kannst du noch etwas gewinnen.
hint-only = Du hast keine andere Wahl.
hint-random = Ich kenne dieses Spiel noch nicht und habe einen Zug gelost.
hint-other = Nach Faustregel nützt das deiner Seite am meisten.

## Wer einen Server benutzt

table-full = An diesem Tisch sind alle Plätze besetzt.
server-gone = Der Server { $url } antwortet nicht. Prüfe die Adresse und ob er läuft.
server-strange = Unter { $url } läuft kein Pyrite-Server dieser Version.
server-refuses = Der Server { $url } konnte eine Nachricht nicht lesen und hat die Verbindung geschlossen.
server-url = Keine Serveradresse: { $url }. Schreib sie wie http://localhost:8000.
bot-waits = Der Server antwortet nicht. Neuer Versuch …
bot-seated = { $name } sitzt auf Platz { $seat } an Tisch { $code } und wartet auf den nächsten Zug.
bot-stopped = { $name } verlässt den Tisch.
bot-removed = Der Bot wurde vom Tisch entfernt.
bot-over =
    { $n ->
        [one] Das Spiel ist zu Ende. { $name } hat einen Zug gemacht.
       *[other] Das Spiel ist zu Ende. { $name } hat { $n } Züge gemacht.
    }

## Ein Mensch im Terminal am Tisch eines Servers

network-guest = Gast { $n }
network-seated = Du sitzt auf Platz { $seat } an Tisch { $code }.
network-free = frei
network-tables = Tische auf { $url }
network-no-tables = Im Moment gibt es keine öffentlichen Tische.
network-table =
    { $n ->
        [-1] { $code } { $game }, im Spiel: { $people }
        [0] { $code } { $game }, voll: { $people }
        [one] { $code } { $game }, ein freier Platz: { $people }
       *[other] { $code } { $game }, { $n } freie Plätze: { $people }
    }
network-choose-table = Nummer oder Code: mitspielen, new: Tisch eröffnen, Eingabetaste: neu laden, quit: verlassen:
network-not-a-table = { $text } ist kein Tisch. Tippe eine Nummer aus der Liste, einen Code aus sechs Buchstaben oder new.
network-opened = Tisch { $code } ist offen. Andere können mitspielen mit: { $command }
network-lobby = Am Tisch: { $people }. Das Spiel hat noch nicht begonnen. start teilt die Karten aus, bots füllt die freien Plätze, quit oder Strg-C verlässt den Tisch.
network-lobby-what = Tippe start, bots, bot B hard (Bot auf Platz B), free B (Bot entfernen) oder quit.
usage-only-open = { $option } geht nur zusammen mit --open.
usage-not-open = { $option } geht nicht mit --open, denn ein neuer Tisch bekommt einen eigenen Code.
network-shuffling = Die Karten werden gemischt … warte auf { $names }.
network-withheld =
    { $n ->
        [one] Ein Austeilen wurde abgebrochen, weil ein Text fehlte: { $names }.
       *[other] { $n } Mal wurde das Austeilen abgebrochen, weil Texte fehlten: { $names }.
    }
network-not-provable = Was der Server über das Mischen zeigt, passt nicht zu dem, was er vorher gezeigt hat. Vielleicht wurde eine Sicherung eingespielt, vielleicht wollte jemand andere Karten. Du kannst weiterspielen, aber niemand kann mehr beweisen, dass fair gemischt wurde.
network-note-not-kept = Was dieses Gerät vom Mischen gesehen hat, lässt sich nicht speichern: { $problem }. Wenn du gehst und wiederkommst, lässt es sich nicht mehr vergleichen.
network-removed = Du wurdest vom Tisch entfernt.
network-stopped = Die Spieler haben das Spiel beendet.
network-waiting = { $seat } ist am Zug …
network-waiting-all = Warte auf die anderen …
network-not-asked = Du bist nicht an der Reihe. Du kannst etwas sagen, den Tisch ansehen oder gehen. ? zeigt alle Befehle.
network-time-up =
    { $who ->
        [you] Deine Zeit ist abgelaufen. Ein Bot hat für dich entschieden.
       *[other] Die Zeit von { $seat } ist abgelaufen. Ein Bot hat entschieden.
    }
network-stand-in = Ein Bot spielt für dich. Drücke die Eingabetaste, um wieder selbst zu spielen.
network-say-what = Was willst du sagen? Zum Beispiel: say suspect B, say thanks A, say goal 2 yes.
network-no-save = Der Server speichert dieses Spiel. Wenn es zu Ende ist, kannst du die Aufzeichnung herunterladen.
network-help =
    Auf einem Server
      say suspect B   allen etwas sagen; auch: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; manche Tische erlauben jeden Text
      bot             einen Bot für dich spielen lassen, bis du die Eingabetaste drückst
      vote stop       vorschlagen, das Spiel zu beenden; vote skip B: dass ein Bot für B
                      spielt, der inaktiv ist; vote yes, vote no: zustimmen oder ablehnen
      rematch         wenn das Spiel zu Ende ist: noch einmal mit denselben Leuten
      quit, Strg-C    gehen; dein Platz bleibt dir, und derselbe Befehl bringt dich zurück
      Der Server speichert das Spiel: save gibt es nicht, und die Bots haben ihr eigenes Tempo.
network-vote-what = Wie willst du abstimmen? vote stop (Spiel beenden), vote skip B (ein Bot spielt für B, der inaktiv ist), vote yes, vote no.
network-proposal-stop = { $seat } schlägt vor, das Spiel zu beenden. { $yes } von { $voters } sind dafür. Tippe vote yes oder vote no.
network-proposal-skip = { $seat } schlägt vor, dass ein Bot für { $target } spielt (inaktiv). { $yes } von { $voters } sind dafür. Tippe vote yes oder vote no.
network-skipped = Für { $seat } spielt jetzt ein Bot.
network-not-passed = Der Vorschlag wurde nicht angenommen.
network-rematch = Tippe rematch, um noch einmal mit denselben Leuten zu spielen, oder drücke die Eingabetaste, um zu gehen:
network-left =
    { $n ->
        [one] Platz { $seat } bleibt dir. Nach einer Sekunde spielt ein Bot für dich, bis du zurückkommst mit:
            { $command }
       *[other] Platz { $seat } bleibt dir. Nach { $n } Sekunden spielt ein Bot für dich, bis du zurückkommst mit:
            { $command }
    }
network-not-kept = { $file } lässt sich nicht schreiben: { $problem }. Du kannst spielen, aber nicht auf deinen Platz zurückkehren.
usage-only-server = { $option } geht nur zusammen mit --server.
usage-not-at-server = { $option } geht nicht mit --server, denn der Tisch ist schon offen.

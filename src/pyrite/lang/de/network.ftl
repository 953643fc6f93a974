### Was ein Server sagt, und was am Tisch gesagt wird.

## Gespräch am Tisch; $has_gold ist yes oder no

talk-goal =
    { $has_gold ->
        [yes] Platz { $seat }: „Ziel { $goal } ist das Gold.“
       *[other] Platz { $seat }: „Unter Ziel { $goal } liegt kein Gold.“
    }
talk-suspect = Platz { $seat }: „Ich traue Platz { $target } nicht.“
talk-trust = Platz { $seat }: „Ich vertraue Platz { $target }.“
talk-tool = Platz { $seat }: „Bitte repariert mein Werkzeug: { $tool }.“
talk-path = Platz { $seat }: „Grabt bitte weiter, mir fehlt ein passender Weg.“
talk-thanks = Platz { $seat }: „Danke, Platz { $target }.“
talk-deny = Platz { $seat }: „Ich bin auf eurer Seite.“
talk-text = Platz { $seat }: „{ $text }“

## Was nicht geht

table-unknown = Es gibt keinen Tisch mit diesem Code. Sieh dir die sechs Buchstaben noch einmal an.
table-outdated = Dieser Tisch stammt aus einer anderen Fassung der Regeln und kann nicht weitergespielt werden.
table-moved-on = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin und wähle dann.
table-not-kept =
    { $why ->
        [full] Die Festplatte des Servers ist voll. Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuche es später noch einmal.
        [locked] Ein anderes Programm hat die Datenbank des Servers gesperrt. Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuche es gleich noch einmal.
        [read-only] Der Server darf nicht in seine Datenbank schreiben. Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Sag es der Person, die ihn betreibt.
        [gone] Der Server hat seine Datenbank verloren. Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Sag es der Person, die ihn betreibt.
       *[other] Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuche es gleich noch einmal.
    }
database-failed =
    { $why ->
        [full] Die Festplatte des Servers ist voll. Versuche es später noch einmal.
        [locked] Ein anderes Programm hat die Datenbank des Servers gesperrt. Versuche es gleich noch einmal.
        [read-only] Der Server darf nicht in seine Datenbank schreiben. Sag es der Person, die ihn betreibt.
        [gone] Der Server hat seine Datenbank verloren. Sag es der Person, die ihn betreibt.
       *[other] Der Server kann seine Datenbank nicht benutzen. Versuche es gleich noch einmal.
    }
server-not-keeping = Der Server kann im Moment nichts speichern.
seat-taken = Platz { $seat } ist besetzt.
seat-unknown = Diesen Platz gibt es nicht; der Tisch hat { $n }.
seat-no-person = An Platz { $seat } sitzt kein Mensch.
seat-none = Nimm erst Platz; wer zusieht, kann das nicht tun.
seat-not-yours = Dieser Platz gehört dir nicht.
seats-open =
    { $n ->
        [one] Ein Platz ist noch frei; warte auf jemanden oder setze einen Bot hin.
       *[other] { $n } Plätze sind noch frei; warte auf Leute oder setze Bots hin.
    }
name-taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
name-wrong = Ein Name besteht aus sichtbaren Zeichen.
flag-unknown = Eine wählbare Regel { $flag } gibt es nicht; es gibt { $known }.
bot-unknown = Einen Bot { $bot } gibt es nicht; Bots sind { $known }.
bot-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
hint-not-asked = Du wirst gerade nichts gefragt, also gibt es nichts zu raten.
talk-not-allowed = Dieser Tisch erlaubt ein solches Gespräch nicht.
proposal-open = Es wird schon über etwas abgestimmt.
proposal-none = Für dich gibt es nichts abzustimmen.
proposal-seat = Nenne den Platz eines anderen Menschen, der mitspielt.
proposal-no-seat = Das Spiel zu beenden geht alle an: Nenne keinen Platz.
proposal-too-early = Noch ist Zeit. Überspringen kannst du, wer den Tisch warten lässt, oder gemeinsam mit anderen, wer nicht da ist.
game-not-running = An diesem Tisch wird gerade nicht gespielt.
phase-not-lobby = Das Spiel hat begonnen; das geht nur vorher.
phase-not-revealing = Das geht nur, während der Tisch auf versiegelte Texte wartet.
seats-closed = Die Plätze sind geschlossen: Gleich werden die Karten ausgeteilt.
reveal-not-awaited = Der Tisch wartet nicht auf einen Text von dir.
reveal-wrong = Dieser Text passt nicht zu dem Siegel, das du vorher gezeigt hast.
texts-sealed = Einige Texte sind noch versiegelt, darum können die Karten noch nicht ausgeteilt werden.
phase-not-playing = Das geht nur, während gespielt wird.
phase-not-over = Das geht erst, wenn das Spiel vorbei ist.
host-only = Das darf nur, wer den Tisch eröffnet hat oder hier sitzt.
moment-unknown = Diesen Moment gibt es nicht; das Spiel hat { $n } Aktionen.
lesson-unknown = Diese Lektion gibt es nicht.
shuffle-none = Dieses Spiel wurde nicht mit einem Geheimnis seines Tisches gemischt.
message-unread = Diese Nachricht ist nicht lesbar. Das Protokoll steht in docs/protocol.md.
request-wrong = Diese Anfrage ist nicht brauchbar: { $detail }
origin-foreign = Die Seite eines anderen Anbieters darf das nicht anfragen.
host-unknown = Dieser Server heißt nicht { $host }. Wenn er dir gehört, starte ihn mit --domain { $host }.
headers-too-large = Die Kopfzeilen dieser Anfrage sind zu groß. Lösche die Cookies dieser Seite.
too-many-tables = Du hast viele Tische eröffnet. Versuche es später wieder.
too-many-requests = Zu viele Anfragen. Versuche es gleich noch einmal.
server-restarts = Der Server ist kurz weg und gleich wieder da. Nichts geht verloren.
server-failed = Im Server ist etwas schiefgegangen. Versuche es noch einmal.
page-not-built = Diesem Pyrite fehlt die Seite für den Browser: Nur Terminals und Bots können hier spielen. In einer Arbeitskopie baut sie: python scripts/build_web.py. Installiere sonst ein Paket, das die Seite enthält. Starte danach den Server neu.

## Warum ein Bot etwas täte

hint-reach = So lässt sich der Schatz vielleicht erreichen.
hint-nearer = Der Weg kommt dem Schatz näher.
hint-astray = Der Weg der Gräber wird länger.
hint-mask = Es sieht hilfreich aus und hilft wenig.
hint-crystal = Jeder Kristall auf dem Tisch bringt dir Gold.
hint-spare = Diese Karten werden am wenigsten vermisst.
hint-mend-own = Dann kannst du wieder graben.
hint-trust = Platz { $target } scheint auf deiner Seite zu sein.
hint-suspect = Platz { $target } scheint gegen dich zu sein.
hint-know = Danach weißt du mehr als vorher.
hint-gold = Es bringt am meisten ein.
hint-card = Es bringt die nützlichste Karte.
hint-harm = Was da gespielt wird, würde deiner Seite schaden.
hint-no-harm = Was da gespielt wird, schadet deiner Seite kaum.
hint-search = In den Partien, die ich mir vorstelle, bringt es dir im Schnitt { $gain } ein, mehr als alles andere.
hint-way = Es hilft denen, mit denen du teilst, oder hält die anderen auf.
hint-hold-up = Es hält die auf, mit denen du nicht teilst.
hint-walk = In dieser Richtung ist ein Schatz näher.
hint-stay = Anderswo ist es im Moment nicht besser.
hint-end = In dieser Runde gibt es für dich nichts mehr zu gewinnen.
hint-go-on = In dieser Runde gibt es noch etwas zu gewinnen.
hint-only = Es gibt nichts anderes zu tun.
hint-other = Nach der Faustregel nützt es deiner Seite am meisten.

## Wer einen Server benutzt

table-full = An diesem Tisch sind alle Plätze besetzt.
server-gone = Der Server { $url } antwortet nicht. Stimmt die Adresse, und läuft er?
server-strange = Was unter { $url } antwortet, ist kein Tischserver dieser Version.
server-refuses = Der Server { $url } konnte eine Nachricht nicht lesen und hat die Verbindung geschlossen.
server-url = { $url } ist keine Adresse eines Servers; schreibe eine wie http://localhost:8000.
bot-waits = Der Server antwortet nicht; neuer Versuch.
bot-seated = { $name } hat Platz { $seat } an Tisch { $code } und wartet, bis er dran ist.
bot-stopped = { $name } verlässt den Tisch.
bot-removed = Der Bot wurde von seinem Platz entfernt.
bot-over =
    { $n ->
        [one] Das Spiel ist vorbei. { $name } war einmal dran.
       *[other] Das Spiel ist vorbei. { $name } war { $n } Mal dran.
    }
usage-name = { $name } ist als Name zu lang; er darf { $most } Buchstaben haben.
help-bot = Einen eigenen Bot am Tisch eines Servers spielen lassen: pyrite bot --server URL --code ABCDEF --bot mymodule:MyBot
help-bot-server = Die Adresse des Servers, etwa http://localhost:8000.
help-bot-code = Die sechs Buchstaben des Tisches.
help-bot-bot = Ein eingebauter Bot mit seinem Namen oder die Klasse eines eigenen, auch aus einer Datei in diesem Ordner.
help-bot-name = Wie der Bot am Tisch heißt.
help-bot-seat = Wo er sitzt; ohne Angabe auf dem ersten freien Platz.

## Ein Mensch im Terminal am Tisch eines Servers

network-guest = Gast { $n }
network-seated = Du hast Platz { $seat } an Tisch { $code }.
network-free = frei
network-tables = Tische auf { $url }
network-no-tables = Im Moment gibt es keinen öffentlichen Tisch.
network-table =
    { $n ->
        [-1] { $code } { $game }, im Spiel: { $people }
        [0] { $code } { $game }, voll: { $people }
        [one] { $code } { $game }, ein freier Platz: { $people }
       *[other] { $code } { $game }, { $n } freie Plätze: { $people }
    }
network-choose-table = Nummer oder Code: mitspielen, new: neuer Tisch, Eingabetaste: neu laden, quit: verlassen:
network-not-a-table = { $text } ist kein Tisch. Tippe eine Nummer der Liste, einen Code aus sechs Buchstaben oder new.
network-opened = Tisch { $code } ist offen. Andere kommen dazu mit: { $command }
network-lobby = Am Tisch: { $people }. Das Spiel hat noch nicht begonnen; start gibt die Karten, bots füllt die freien Plätze, quit oder Strg-C verlässt den Tisch.
network-lobby-what = Tippe start, bots, bot B hard (ein Bot für Platz B), free B (dort kein Bot) oder quit.
usage-only-open = { $option } gibt es nur zusammen mit --open.
usage-not-open = { $option } geht nicht mit --open: ein neuer Tisch bekommt einen eigenen Code.
help-play-open = Einen neuen Tisch auf dem Server öffnen, nach den Optionen eines Tisches; ohne --bot sind seine Plätze frei.
help-play-public = Den neuen Tisch für alle auf dem Server auflisten.
network-shuffling = Die Karten werden gemischt … warten auf { $names }.
network-withheld =
    { $n ->
        [one] Ein Austeilen wurde abgebrochen, weil ein Text fehlte: { $names }.
       *[other] { $n } Mal wurde das Austeilen abgebrochen, weil Texte fehlten: { $names }.
    }
network-removed = Du wurdest von deinem Platz entfernt.
network-stopped = Die Leute am Tisch haben das Spiel abgebrochen.
network-waiting = Platz { $seat } ({ $name }) ist dran …
network-waiting-all = Die anderen überlegen …
network-not-asked = Du wirst gerade nichts gefragt. Du kannst etwas sagen, den Tisch ansehen oder gehen; ? zeigt alle Befehle.
network-stand-in = Ein Bot spielt für dich. Drücke die Eingabetaste, um wieder selbst zu spielen.
network-say-what = Was willst du sagen? Zum Beispiel: say suspect B, say thanks A, say goal 2 yes.
network-no-save = Der Server bewahrt dieses Spiel auf; sein Protokoll gibt es, wenn es vorbei ist.
network-help =
    Am Tisch eines Servers
      say suspect B   sagt allen etwas; auch: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; manche Tische erlauben jeden Text
      bot             lässt einen Bot für dich spielen, bis du die Eingabetaste drückst
      vote stop       schlägt vor, das Spiel abzubrechen; vote skip B: dass ein Bot für B spielt,
                      der schläft; vote yes, vote no: dafür oder dagegen
      rematch         wenn das Spiel vorbei ist: noch einmal mit denselben Leuten
      quit, Strg-C    gehen; dein Platz bleibt dir, derselbe Befehl bringt dich zurück
      Der Server bewahrt das Spiel auf: save gibt es nicht, und niemand lässt sich drängen.
network-vote-what = Wie willst du abstimmen? vote stop (Spiel abbrechen), vote skip B (ein Bot spielt für B, der schläft), vote yes, vote no.
network-proposal-stop = Platz { $seat } schlägt vor, das Spiel abzubrechen; { $yes } von { $voters } sind dafür. Gib vote yes oder vote no ein.
network-proposal-skip = Platz { $seat } schlägt vor, dass ein Bot für Platz { $target } spielt, der schläft; { $yes } von { $voters } sind dafür. Gib vote yes oder vote no ein.
network-skipped = Für Platz { $seat } spielt jetzt ein Bot.
network-not-passed = Der Vorschlag wurde nicht angenommen.
network-rematch = Gib rematch ein, um noch einmal mit denselben Leuten zu spielen; mit der Eingabetaste gehst du:
network-left =
    { $n ->
        [one] Platz { $seat } bleibt deiner; nach einer Sekunde spielt ein Bot für dich, bis du wieder da bist:
            { $command }
       *[other] Platz { $seat } bleibt deiner; nach { $n } Sekunden spielt ein Bot für dich, bis du wieder da bist:
            { $command }
    }
network-not-kept = { $file } lässt sich nicht schreiben: { $problem }. Du kannst spielen, aber nicht an deinen Platz zurückkommen.
usage-only-server = { $option } gilt nur zusammen mit --server.
usage-not-at-server = { $option } geht nicht mit --server: Der Tisch ist schon eröffnet.
help-play-server = Die Adresse eines Tischservers, um dort mit anderen zu spielen.
help-play-code = Die sechs Buchstaben des Tisches auf dem Server.
help-play-name = Wie du am Tisch des Servers heißt.

### Mida server ütleb ja mida lauas räägitakse.

## Jutt lauas; $has_gold on yes või no

talk-goal =
    { $has_gold ->
        [yes] { $seat }: „Kuld on lõpukaardi { $goal } all.“
       *[other] { $seat }: „Lõpukaardi { $goal } all kulda ei ole.“
    }
talk-suspect = { $seat }: „Ma ei usalda mängijat { $target }.“
talk-trust = { $seat }: „Ma usaldan mängijat { $target }.“
talk-tool = { $seat }: „Palun parandage mu tööriist: { $tool }.“
talk-path = { $seat }: „Palun kaevake edasi. Mul pole sobivat tunnelit.“
talk-thanks = { $seat }: „Aitäh, { $target }.“
talk-deny = { $seat }: „Ma olen teie poolel.“
talk-emote =
    { $emote ->
        [laugh] { $seat } naerab.
        [gasp] { $seat } ahmib õhku.
        [angry] { $seat } vaatab kurjalt.
        [sleepy] { $seat } haigutab.
        [wink] { $seat } pilgutab silma.
       *[love] { $seat } saadab armastust.
    }
talk-text = { $seat }: „{ $text }“

## Mida ei saa teha

table-unknown = Sellise koodiga lauda ei ole. Kontrolli kuut tähte.
table-outdated = See laud on reeglite teisest versioonist ja seda ei saa jätkata.
table-moved-on = Mäng on vahepeal edasi läinud. Vaata uuesti ja vali siis.
table-not-kept =
    { $why ->
        [full] See ei õnnestunud: serveri ketas on täis. Proovi hiljem uuesti.
        [locked] See ei õnnestunud: teine programm on serveri andmebaasi lukustanud. Proovi hetke pärast uuesti.
        [read-only] See ei õnnestunud: server ei saa oma andmebaasi kirjutada. Anna sellest teada serveri pidajale.
        [gone] See ei õnnestunud: server on oma andmebaasi kaotanud. Anna sellest teada serveri pidajale.
       *[other] See ei õnnestunud, sest seda ei saanud salvestada. Proovi hetke pärast uuesti.
    }
database-failed =
    { $why ->
        [full] Serveri ketas on täis. Proovi hiljem uuesti.
        [locked] Teine programm on serveri andmebaasi lukustanud. Proovi hetke pärast uuesti.
        [read-only] Server ei saa oma andmebaasi kirjutada. Anna sellest teada serveri pidajale.
        [gone] Server on oma andmebaasi kaotanud. Anna sellest teada serveri pidajale.
       *[other] Server ei saa oma andmebaasi kasutada. Proovi hetke pärast uuesti.
    }
server-not-keeping = Server ei saa praegu midagi salvestada. Proovi hiljem uuesti.
seat-taken = See koht on hõivatud. Vali teine.
seat-unknown = Sellist kohta ei ole. Lauas on neid { $n }.
seat-no-person = Sellel kohal ei istu inimest.
seat-none = Pealtvaataja ei saa seda teha. Võta enne koht.
seat-not-yours = See ei ole sinu koht.
seats-open =
    { $n ->
        [one] Üks koht on veel vaba. Oota mängijat või lisa robot.
       *[other] { $n } kohta on veel vabad. Oota mängijaid või lisa roboteid.
    }
flag-unknown = Tundmatu kodureegel: { $flag }. Kodureeglid: { $known }.
bot-unknown = Tundmatu robot: { $bot }. Robotid: { $known }.
bot-plays = Sinu eest mängib robot. Võta enne oma koht tagasi.
hint-not-asked = Praegu ei ole sinu kord, seega pole vihjet.
undo-not-here = Tagasi saab võtta ainult mängus robotite vastu, aga mitte õppetunnis.
undo-too-late = Seda ei saa tagasi võtta: keegi on näinud kinnist kaarti või vahepeal mänginud.
talk-not-allowed = Selles lauas ei saa seda öelda.
proposal-open = Hääletus juba käib. Lõpetage see enne.
proposal-none = Pole midagi, mille üle hääletada.
proposal-seat = Vali lauas teine inimene.
proposal-no-seat = Mängu lõpetamine puudutab kõiki. Ära nimeta kohta.
proposal-too-early = Aega veel on. Vahele võid jätta mängija, kes laseb laual oodata. Eemal oleva mängija vahelejätmiseks tuleb hääletada.
game-not-running = Selles lauas ei käi mängu.
phase-not-lobby = Mäng on alanud. Seda saab teha ainult enne algust.
phase-not-revealing = Seda saab teha ainult siis, kui laud ootab pitseeritud tekste.
seats-closed = Kaarte hakatakse kohe jagama, seega ei saa kohti enam muuta.
reveal-not-awaited = Laud ei oota sinu teksti.
reveal-wrong = See tekst ei vasta pitserile, mida sa enne näitasid.
seal-used = See tekst on selles lauas juba avatud. Pitseeri uus.
texts-sealed = Mõni tekst on veel pitseeritud. Kaarte ei saa veel jagada.
phase-not-playing = Seda saab teha ainult mängu ajal.
phase-not-over = Seda saab teha alles siis, kui mäng on läbi.
host-only = Seda saavad teha ainult laua avaja ja selle laua mängijad.
moment-unknown = Sellist käiku ei ole. Mängus on neid { $n }.
lesson-unknown = Sellist õppetundi ei ole.
shuffle-none = Seda mängu ei segatud laua saladusega.
message-unread = Seda sõnumit ei saa lugeda. Vaata docs/protocol.md.
request-wrong = Vigane päring: { $detail }
origin-foreign = Teiste saitide lehed ei saa seda teha.
host-unknown = Selle serveri nimi ei ole { $host }. Kui see on sinu server, käivita see valikuga --domain { $host }.
headers-too-large = Päringu päised on liiga suured. Kustuta selle saidi küpsised.
too-many-tables = Oled avanud liiga palju laudu. Proovi hiljem uuesti.
too-many-requests = Liiga palju päringuid. Proovi hetke pärast uuesti.
too-much-stored = Sinu võrgust on selle tunni jooksul liiga palju salvestatud. Proovi hiljem uuesti.
table-stored-full = See laud ei saa enam sõnumeid, hääletusi ega kohavahetusi salvestada. Mängu saate siiski lõpuni mängida.
table-crowded = Siin on liiga palju inimesi ühenduses. Sulge teised aknad või proovi hiljem uuesti.
talk-too-much = Siin on selle tunni jooksul juba väga palju räägitud. Proovi hiljem uuesti.
talk-full = Selles lauas on räägitud nii palju, kui sinna mahub. Mängida saate siiski edasi.
push-unavailable = See server ei saa teavitusi saata.
push-wrong = See ei ole brauseri teavituste tellimus.
push-service-unknown = See teavitusteenus on tundmatu. Pyrite teavitab Google'i, Mozilla, Apple'i ja Microsofti brausereid.
table-elsewhere = See laud liigub serveri teise protsessi alla. Proovi hetke pärast uuesti.
server-restarts = Server taaskäivitub ja tuleb kohe tagasi. Midagi ei lähe kaduma.
server-failed = Serveris läks midagi valesti. Proovi uuesti.
page-not-built = Brauserileht pole paigaldatud, seega saavad siin mängida ainult terminalid ja robotid. Lähtekoodi kaustas käivita python scripts/build_web.py. Muidu paigalda pakett, milles leht on olemas. Seejärel taaskäivita server.

## Teavitused ja mängijad, kes kustutasid oma andmed

push-title = Sinu kord, { $name }
push-body = Laud { $code } ootab sind.
person-gone = Mängija

## Miks robot midagi teeks

hint-reach = Nii võib varanduseni jõuda.
hint-nearer = Tunnel jõuab varandusele lähemale.
hint-astray = Kaevurite tunnel läheb pikemaks.
hint-mask = See paistab abiks, aga aitab vähe.
hint-crystal = Iga kristall laual toob sulle kulda.
hint-spare = Neist kaartidest tunned kõige vähem puudust.
hint-mend-own = Siis saad jälle kaevata.
hint-trust = { $target } näib olevat sinu poolel.
hint-suspect = { $target } näib olevat sinu vastu.
hint-know = Nii saad teada midagi, mida sa veel ei tea.
hint-gold = See toob sulle kõige rohkem.
hint-card = See toob sulle kõige kasulikuma kaardi.
hint-harm = See kaart kahjustaks sinu poolt.
hint-no-harm = See kaart kahjustab sinu poolt vähe.
hint-search = Mängudes, mille ma mõttes läbi mängisin, tõi see sulle keskmiselt { $gain }, rohkem kui miski muu.
hint-way = See aitab neid, kellega sa jagad, või aeglustab teisi.
hint-hold-up = See aeglustab neid, kellega sa ei jaga.
hint-walk = Nii jõuad aardele lähemale.
hint-stay = Praegu oled parimas kohas.
hint-end = Selles voorus pole sul enam midagi võita.
hint-go-on = Selles voorus saad veel midagi võita.
hint-only = Sul pole muud valikut.
hint-random = Ma ei tunne seda mängu veel, seega valisin käigu juhuslikult.
hint-other = Rusikareegli järgi on see sinu poolele kõige kasulikum.

## Serveri kasutajad

table-full = Kõik selle laua kohad on hõivatud.
server-gone = Server { $url } ei vasta. Kontrolli aadressi ja kas server töötab.
server-strange = Aadressil { $url } pole selle versiooni Pyrite'i serverit.
server-refuses = Server { $url } ei saanud sõnumist aru ja sulges ühenduse.
server-url = See ei ole serveri aadress: { $url }. Kirjuta see nagu http://localhost:8000.
bot-waits = Server ei vasta. Proovin uuesti …
bot-seated = { $name } istub kohal { $seat } lauas { $code } ja ootab oma korda.
bot-stopped = { $name } lahkub lauast.
bot-removed = Robot eemaldati lauast.
bot-over =
    { $n ->
        [one] Mäng on läbi. { $name } tegi ühe käigu.
       *[other] Mäng on läbi. { $name } tegi { $n } käiku.
    }

## Inimene terminalis serveri lauas

network-guest = Külaline { $n }
network-seated = Sa istud kohal { $seat } lauas { $code }.
network-free = vaba
network-tables = Lauad serveris { $url }
network-no-tables = Praegu ei ole avalikke laudu.
network-table =
    { $n ->
        [-1] { $code } { $game }, mäng käib: { $people }
        [0] { $code } { $game }, täis: { $people }
        [one] { $code } { $game }, üks vaba koht: { $people }
       *[other] { $code } { $game }, { $n } vaba kohta: { $people }
    }
network-choose-table = Number või kood: liitu, new: ava laud, Enter: värskenda, quit: lahku:
network-not-a-table = { $text } ei ole laud. Trüki number loendist, kuuetäheline kood või new.
network-opened = Laud { $code } on avatud. Teised saavad liituda nii: { $command }
network-lobby = Laua taga: { $people }. Mäng ei ole veel alanud. start jagab kaardid, bots täidab vabad kohad, quit või Ctrl-C lahkub.
network-lobby-what = Trüki start, bots, bot B hard (robot kohale B), free B (eemalda see) või quit.
usage-only-open = { $option } töötab ainult koos valikuga --open.
usage-not-open = { $option } ei tööta koos valikuga --open, sest uus laud saab oma koodi.
network-shuffling = Kaarte segatakse … ootame: { $names }.
network-withheld =
    { $n ->
        [one] Üks jagamine jäi ära, sest tekst puudus: { $names }.
       *[other] { $n } jagamist jäi ära, sest tekstid puudusid: { $names }.
    }
network-not-provable = See, mida server segamise kohta näitab, ei vasta sellele, mida ta näitas enne. Võib-olla taastati varukoopia, võib-olla tahtis keegi teisi kaarte. Võid edasi mängida, aga keegi ei saa enam tõestada, et segamine oli aus.
network-note-not-kept = Seda, mida see seade segamisest nägi, ei saa salvestada: { $problem }. Kui lahkud ja tuled tagasi, ei saa seda enam võrrelda.
network-removed = Sind eemaldati lauast.
network-stopped = Mängijad lõpetasid mängu.
network-waiting = { $seat } on käigul …
network-waiting-all = Ootame teisi …
network-not-asked = Praegu ei ole sinu kord. Võid rääkida, lauda vaadata või lahkuda. ? näitab kõiki käske.
network-time-up =
    { $who ->
        [you] Sinu aeg sai otsa. Sinu eest otsustas robot.
       *[other] Mängija { $seat } aeg sai otsa. Otsustas robot.
    }
network-stand-in = Sinu eest mängib robot. Vajuta Enter, et jälle ise mängida.
network-say-what = Mida tahad öelda? Näiteks: say suspect B, say thanks A, say goal 2 yes.
network-no-save = Server salvestab selle mängu. Kui mäng on läbi, saad selle salvestuse alla laadida.
network-help =
    Serveris
      say suspect B   ütle kõigile midagi; ka: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; mõnes lauas võib öelda mida tahes
      bot             lase robotil enda eest mängida, kuni vajutad Enter
      vote stop       paku mängu lõpetamist; vote skip B: et eemal oleva B eest mängiks
                      robot; vote yes, vote no: vasta ettepanekule
      rematch         kui mäng on läbi: mängi samade inimestega uuesti
      quit, Ctrl-C    lahku; koht jääb sulle ja sama käsk toob su tagasi
      Mängu salvestab server: käsku save pole ja robotitel on oma kiirus.
network-vote-what = Kuidas tahad hääletada? vote stop (lõpeta mäng), vote skip B (eemal oleva B eest mängib robot), vote yes, vote no.
network-proposal-stop = { $seat } teeb ettepaneku mäng lõpetada. Poolt on { $yes }, hääletajaid { $voters }. Trüki vote yes või vote no.
network-proposal-skip = { $seat } teeb ettepaneku, et eemal oleva mängija ({ $target }) eest mängiks robot. Poolt on { $yes }, hääletajaid { $voters }. Trüki vote yes või vote no.
network-skipped = Mängija { $seat } eest mängib nüüd robot.
network-not-passed = Ettepanek ei läinud läbi.
network-rematch = Trüki rematch, et samade inimestega uuesti mängida, või vajuta Enter, et lahkuda:
network-left =
    { $n ->
        [one] Koht { $seat } jääb sulle. Ühe sekundi pärast mängib sinu eest robot, kuni tuled tagasi käsuga:
            { $command }
       *[other] Koht { $seat } jääb sulle. { $n } sekundi pärast mängib sinu eest robot, kuni tuled tagasi käsuga:
            { $command }
    }
network-not-kept = Faili { $file } ei saa kirjutada: { $problem }. Võid mängida, aga mitte oma kohale tagasi tulla.
usage-only-server = { $option } töötab ainult koos valikuga --server.
usage-not-at-server = { $option } ei tööta koos valikuga --server, sest laud on juba avatud.

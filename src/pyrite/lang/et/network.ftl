### Mida server ütleb ja mida lauas räägitakse.

## Jutt lauas; $has_gold on yes või no

talk-goal =
    { $has_gold ->
        [yes] Koht { $seat }: „Siht { $goal } on kuld.“
       *[other] Koht { $seat }: „Sihi { $goal } all kulda ei ole.“
    }
talk-suspect = Koht { $seat }: „Ma ei usalda kohta { $target }.“
talk-trust = Koht { $seat }: „Ma usaldan kohta { $target }.“
talk-tool = Koht { $seat }: „Palun parandage mu tööriist: { $tool }.“
talk-path = Koht { $seat }: „Palun kaevake edasi, mul pole sobivat käiku.“
talk-thanks = Koht { $seat }: „Aitäh, koht { $target }.“
talk-deny = Koht { $seat }: „Ma olen teie poolel.“
talk-text = Koht { $seat }: „{ $text }“

## Mida ei saa teha

table-unknown = Sellise koodiga lauda ei ole. Vaata kuus tähte uuesti üle.
table-outdated = See laud on reeglite teisest versioonist ja seal ei saa edasi mängida.
table-moved-on = Lauas on vahepeal midagi juhtunud. Vaata uuesti ja vali siis.
table-not-kept =
    { $why ->
        [full] Serveri ketas on täis. Seda ei saanud salvestada ja seega seda ei juhtunud. Proovi hiljem uuesti.
        [locked] Teine programm on serveri andmebaasi lukustanud. Seda ei saanud salvestada ja seega seda ei juhtunud. Proovi hetke pärast uuesti.
        [read-only] Server ei tohi oma andmebaasi kirjutada. Seda ei saanud salvestada ja seega seda ei juhtunud. Anna sellest teada serveri pidajale.
        [gone] Server on oma andmebaasi kaotanud. Seda ei saanud salvestada ja seega seda ei juhtunud. Anna sellest teada serveri pidajale.
       *[other] Seda ei saanud salvestada ja seega seda ei juhtunud. Proovi hetke pärast uuesti.
    }
database-failed =
    { $why ->
        [full] Serveri ketas on täis. Proovi hiljem uuesti.
        [locked] Teine programm on serveri andmebaasi lukustanud. Proovi hetke pärast uuesti.
        [read-only] Server ei tohi oma andmebaasi kirjutada. Anna sellest teada serveri pidajale.
        [gone] Server on oma andmebaasi kaotanud. Anna sellest teada serveri pidajale.
       *[other] Server ei saa oma andmebaasi kasutada. Proovi hetke pärast uuesti.
    }
server-not-keeping = Server ei saa praegu midagi salvestada.
seat-taken = Koht { $seat } on hõivatud.
seat-unknown = Sellist kohta ei ole; lauas on neid { $n }.
seat-no-person = Kohal { $seat } ei istu inimest.
seat-none = Võta enne koht; pealtvaataja seda teha ei saa.
seat-not-yours = See ei ole sinu koht.
seats-open =
    { $n ->
        [one] Üks koht on veel vaba; oota kedagi või lisa robot.
       *[other] { $n } kohta on veel vabad; oota inimesi või lisa roboteid.
    }
name-taken = Siin on juba keegi nimega { $name }. Vali teine nimi.
name-wrong = Nimi koosneb nähtavatest märkidest.
flag-unknown = Valitavat reeglit { $flag } ei ole; on olemas { $known }.
bot-unknown = Robotit { $bot } ei ole; on olemas { $known }.
bot-plays = Sinu eest mängib robot. Võta enne oma koht tagasi.
hint-not-asked = Sinult ei küsita praegu midagi, nii et pole midagi soovitada.
talk-not-allowed = See laud sellist juttu ei luba.
proposal-open = Millegi üle juba hääletatakse.
proposal-none = Sul pole praegu millegi üle hääletada.
proposal-seat = Nimeta teise inimese koht, kes mängib.
proposal-no-seat = Mängu lõpetamine puudutab kõiki: ära nimeta kohta.
proposal-too-early = Aega veel on. Vahele võid jätta mängija, kes laseb laual oodata, või koos teistega mängija, keda ei ole kohal.
game-not-running = Selles lauas praegu ei mängita.
phase-not-lobby = Mäng on alanud; seda saab teha ainult enne.
phase-not-revealing = Seda saab teha ainult siis, kui laud ootab pitseeritud tekste.
seats-closed = Kohad on suletud: kaardid jagatakse kohe välja.
reveal-not-awaited = Laud ei oota sinult teksti.
reveal-wrong = See tekst ei sobi pitseriga, mida sa enne näitasid.
texts-sealed = Mõni tekst on veel pitseeritud, seega ei saa kaarte veel jagada.
phase-not-playing = Seda saab teha ainult mängu ajal.
phase-not-over = Seda saab teha alles siis, kui mäng on läbi.
host-only = Seda tohib teha ainult see, kes laua avas või siin istub.
moment-unknown = Sellist hetke ei ole; mängus on { $n } tegevust.
lesson-unknown = Sellist õppetundi ei ole.
shuffle-none = Seda mängu ei segatud laua saladusega.
message-unread = Seda sõnumit ei saa lugeda. Protokolli kirjeldab docs/protocol.md.
request-wrong = Seda päringut ei saa kasutada: { $detail }
origin-foreign = Teise saidi leht ei tohi seda küsida.
host-unknown = Selle serveri nimi ei ole { $host }. Kui see on sinu server, käivita see valikuga --domain { $host }.
headers-too-large = Selle päringu päised on liiga suured. Kustuta selle saidi küpsised.
too-many-tables = Oled avanud palju laudu. Proovi hiljem uuesti.
too-many-requests = Liiga palju päringuid. Proovi hetke pärast uuesti.
server-restarts = Server on hetke ära ja tuleb kohe tagasi. Midagi ei lähe kaotsi.
server-failed = Serveris läks midagi valesti. Proovi uuesti.
page-not-built = Sellel Pyrite'il puudub brauseri leht: siin saavad mängida ainult terminalid ja robotid. Lähtekoodi kaustas käivita: python scripts/build_web.py. Muidu paigalda pakett, milles leht on olemas. Seejärel käivita server uuesti.

## Miks robot midagi teeks

hint-reach = Nii võib aardeni jõuda.
hint-nearer = Tunnel jõuab aardele lähemale.
hint-astray = Kaevajate tee läheb pikemaks.
hint-mask = See näib abiks, kuid aitab vähe.
hint-crystal = Iga kristall laual toob sulle kulda.
hint-spare = Neid kaarte on kõige vähem vaja.
hint-mend-own = Siis saad jälle kaevata.
hint-trust = Koht { $target } näib olevat sinu poolel.
hint-suspect = Koht { $target } näib olevat sinu vastu.
hint-know = Siis tead rohkem kui enne.
hint-gold = See toob kõige rohkem.
hint-card = See toob kõige kasulikuma kaardi.
hint-harm = See käik kahjustaks sinu poolt.
hint-no-harm = See käik kahjustab sinu poolt vähe.
hint-search = Mängudes, mida ma ette kujutan, toob see sulle keskmiselt { $gain }, rohkem kui miski muu.
hint-way = See aitab neid, kellega sa jagad, või peab teisi kinni.
hint-hold-up = See peab kinni neid, kellega sa ei jaga.
hint-walk = Sealpool on aare lähemal.
hint-stay = Mujal pole praegu parem.
hint-end = Sul pole selles voorus enam midagi võita.
hint-go-on = Selles voorus on veel midagi võita.
hint-only = Midagi muud pole teha.
hint-other = Rusikareegli järgi on see sinu poolele kõige kasulikum.

## Serveri kasutajad

table-full = Selle laua kõik kohad on hõivatud.
server-gone = Server { $url } ei vasta. Kas aadress on õige ja kas server töötab?
server-strange = See, mis aadressil { $url } vastab, ei ole selle versiooni lauaserver.
server-refuses = Server { $url } ei saanud sõnumist aru ja sulges ühenduse.
server-url = { $url } ei ole serveri aadress; kirjuta see nagu http://localhost:8000.
bot-waits = Server ei vasta; proovin uuesti.
bot-seated = { $name } istub kohal { $seat } lauas { $code } ja ootab oma korda.
bot-stopped = { $name } lahkub lauast.
bot-removed = Robot võeti oma kohalt ära.
bot-over =
    { $n ->
        [one] Mäng on läbi. { $name } tegi ühe käigu.
       *[other] Mäng on läbi. { $name } tegi { $n } käiku.
    }
usage-name = { $name } on liiga pikk nimi; selles võib olla { $most } tähte.
help-bot = Lase oma robotil mängida serveri lauas: pyrite bot --server URL --code ABCDEF --bot mymodule:MyBot
help-bot-server = Serveri aadress, näiteks http://localhost:8000.
help-bot-code = Laua kuus tähte.
help-bot-bot = Sisseehitatud robot nime järgi või sinu oma klass, ka selle kausta failist.
help-bot-name = Kuidas robotit lauas kutsutakse.
help-bot-seat = Kus ta istub; muidu esimesel vabal kohal.

## Inimene terminalis serveri lauas

network-guest = Külaline { $n }
network-seated = Sul on koht { $seat } lauas { $code }.
network-free = vaba
network-tables = Lauad serveris { $url }
network-no-tables = Praegu ei ole ühtegi avalikku lauda.
network-table =
    { $n ->
        [-1] { $code } { $game }, mäng käib: { $people }
        [0] { $code } { $game }, täis: { $people }
        [one] { $code } { $game }, üks vaba koht: { $people }
       *[other] { $code } { $game }, { $n } vaba kohta: { $people }
    }
network-choose-table = Number või kood: liitu, new: uus laud, Enter: vaata uuesti, quit: lahku:
network-not-a-table = { $text } ei ole laud. Trüki number loendist, kuuetäheline kood või new.
network-opened = Laud { $code } on avatud. Teised liituvad nii: { $command }
network-lobby = Laua taga: { $people }. Mäng ei ole veel alanud; start jagab kaardid, bots täidab vabad kohad, quit või Ctrl-C lahkub.
network-lobby-what = Trüki start, bots, bot B hard (robot kohale B), free B (seal pole robotit) või quit.
usage-only-open = Valikut { $option } kasutatakse ainult koos valikuga --open.
usage-not-open = Valikut { $option } ei saa kasutada koos valikuga --open: uus laud saab oma koodi.
help-play-open = Ava serveris uus laud laua valikute järgi; ilma valikuta --bot on selle kohad vabad.
help-play-public = Näita uut lauda kõigile serveris.
network-shuffling = Kaarte segatakse … ootame: { $names }.
network-withheld =
    { $n ->
        [one] Üks jagamine jäi ära, sest tekst puudus: { $names }.
       *[other] { $n } jagamist jäi ära, sest tekstid puudusid: { $names }.
    }
network-removed = Sind võeti kohalt ära.
network-stopped = Lauas olijad katkestasid mängu.
network-waiting = Koha { $seat } ({ $name }) kord …
network-waiting-all = Ootame teisi …
network-not-asked = Sinult ei küsita praegu midagi. Võid midagi öelda, lauda vaadata või lahkuda; ? näitab kõiki käske.
network-stand-in = Sinu eest mängib robot. Vajuta Enter, et jälle ise mängida.
network-say-what = Mida öelda? Näiteks: say suspect B, say thanks A, say goal 2 yes.
network-no-save = Server hoiab seda mängu alles; selle üleskirjutuse saab, kui mäng on läbi.
network-help =
    Serveri lauas
      say suspect B   ütleb kõigile midagi; ka: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; mõnes lauas võib öelda mida tahes
      bot             laseb robotil sinu eest mängida, kuni vajutad Enter
      vote stop       teeb ettepaneku mäng katkestada; vote skip B: et magava B eest mängiks
                      robot; vote yes, vote no: poolt või vastu
      rematch         kui mäng on läbi: veel kord samade inimestega
      quit, Ctrl-C    lahkub; koht jääb sulle ja sama käsk toob su tagasi
      Mängu hoiab alles server: käsku save pole ja kedagi ei saa tagant kiirustada.
network-vote-what = Kuidas hääletada? vote stop (mäng katkestada), vote skip B (magava B eest mängib robot), vote yes, vote no.
network-proposal-stop = Koht { $seat } teeb ettepaneku mäng katkestada; poolt on { $yes }, hääletajaid { $voters }. Kirjuta vote yes või vote no.
network-proposal-skip = Koht { $seat } teeb ettepaneku, et koha { $target } eest, kes magab, mängiks robot; poolt on { $yes }, hääletajaid { $voters }. Kirjuta vote yes või vote no.
network-skipped = Koha { $seat } eest mängib nüüd robot.
network-not-passed = Ettepanek ei läinud läbi.
network-rematch = Kirjuta rematch, et samade inimestega veel kord mängida, või vajuta Enter, et lahkuda:
network-left =
    { $n ->
        [one] Koht { $seat } jääb sulle; ühe sekundi pärast mängib sinu eest robot, kuni oled tagasi:
            { $command }
       *[other] Koht { $seat } jääb sulle; { $n } sekundi pärast mängib sinu eest robot, kuni oled tagasi:
            { $command }
    }
network-not-kept = Faili { $file } ei saa kirjutada: { $problem }. Võid mängida, aga mitte oma kohale tagasi tulla.
usage-only-server = { $option } kehtib ainult koos valikuga --server.
usage-not-at-server = { $option } ei sobi kokku valikuga --server: laud on juba avatud.
help-play-server = Lauaserveri aadress, et seal teistega mängida.
help-play-code = Laua kuus tähte serveris.
help-play-name = Kuidas sind serveri lauas kutsutakse.

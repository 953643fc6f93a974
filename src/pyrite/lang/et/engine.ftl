### Mida mängumootor ütleb. Tunnused ja argumendid nagu inglise keeles, mille ta ise kaasa toob.

## Laua loomine

game-unknown = Tundmatu mäng: { $game }. Mängud: { $known }.
config-seats-type = Kohtade arv peab olema täisarv, mitte { $value }.
config-seats = Selles lauas peab olema { $least } kuni { $most } kohta, mitte { $seats }.
config-edition = Tundmatu väljaanne: { $value }. Väljaanded: { $known }.
config-edition-type = Väljaanne peab olema tekst nagu { $example }, mitte { $value }.
config-module = Tundmatu moodul: { $value }. Moodulid: { $known }.
config-modules = modules peab olema nimede loend, mitte { $value }.
config-module-twice = Moodul { $module } on antud kaks korda. Jäta üks ära.
config-requires = Moodul { $module } vajab moodulit { $other }.
config-excludes = Mooduleid { $module } ja { $other } ei saa koos kasutada.
config-slot = Moodulid { $module } ja { $other } nõuavad mõlemad kohta { $slot }. Jäta üks ära.
own-table = Oma moodul ei saa lauda luua. Kasuta lauda, mille iga väljakutse saab.
own-module = Moodulit { $module } ei saa mängida: { $problem }.
own-failed = Moodul { $module } ebaõnnestus: { $problem }. Paranda moodul ja proovi uuesti.
own-import = Oma moodulit { $module } ei saa laadida: { $problem }.
own-class = { $name } ei ole moodul. Nimeta klass, mis laiendab klassi OwnModule, näiteks mycards:Lantern.
own-object = Anna klass ise, mitte selle objekt: modules=[{ $name }].
own-unknown = { $module } on oma moodul. Nimeta see valikuga --module või muutujaga { $variable }.
config-flag = { $flag } ei saa olla { $value }. Võimalikud: { $known }.
config-option = Tundmatu valik: { $option }. Valikud: { $known }.
config-rounds = Voorude arv peab olema täisarv 1 kuni 99, mitte { $value }.
config-first-seat = first_seat peab olema täisarv 0 kuni { $most }, mitte { $value }.
config-seed = Seemnearv peab olema täisarv alla 2^64 või 64 kuueteistkümnendnumbrit, mitte { $value }.
config-too-big = Ühe laua jaoks liiga palju: { $count } { $what }. Ruumi on { $most } jaoks.
config-rounds-gold = Selles lauas saab maksta kullakaartidega. Mängige kõige rohkem { $most } vooru.
config-state-empty = Alusta mängu käsuga pyrite.new_game või kopeeri seis selle meetodiga copy().
config-coding-own = Õpikeskkonnad ei toeta Pythonis kirjutatud mooduleid.
config-other-table = See seis kuulub teist liiki lauale, kus on teised kohad või kaardid.
config-coding-flat = Lame loend vajaks siin { $size } tegevust, lubatud on kõige rohkem { $most }. Vali tegevused astmete kaupa.

## Teksti lugemine

text-action = { $text } ei ole käik. Kirjuta see näiteks nii: { $examples }.
text-number = { $value } ei ole selles lauas ühegi käigu number.
text-mark = { $value } ei ole märk. Anna sündmuste arv, näiteks len(state.events).
text-data = { $value } ei ole käik. Kasuta seda, mille tagastab state.action(...).as_dict().
text-events = tell() vajab sündmuste loendit, näiteks state.events.
text-verb = Selles lauas pole tegusõna { $verb }.
text-part = { $part } ei sobi käiku tegusõnaga { $verb }.
text-part-type = { $part } ei saa käigus olla { $value }.
text-words = Sõna { $word } järel on vale arv sõnu. Oodati: { $count }, igaüks ühe tühiku järel.
text-card = Kaarti { $card } selles lauas pole.
text-cell = { $cell } ei ole ruut. Kirjuta veerg,rida, näiteks 4,-1.
text-seat = { $seat } ei ole koht. Selle laua kohad: A kuni { $last }.
text-other-seat = See on koha { $seat } käik. Koht { $other } ei saa seda teha.
seat-number = Koht peab olema täisarv 0 kuni { $last }, mitte { $value }.
seat-beyond = Kohta { $value } ei ole. Kohad selles lauas: 0 kuni { $last }.
text-tool = { $tool } ei ole tööriist. Tööriistad: pick, lamp, cart.
text-which-tool = { $card } parandab mitut tööriista. Kirjuta, millist, näiteks { $card }>B:lamp.
text-which-seat = Küsitakse mitmelt mängijalt. Ütle, milline koht vastab.
text-pass-one = Passi ühe kaardiga, näiteks: pass NESW.
state-busy = Teine lõim kasutab seda objekti praegu. Anna igale lõimele oma koopia.
text-pass = Passi ühe kuni kolme kaardiga, näiteks: pass NESW map.
text-front = { $front } ei saa mängija ees olla. Võimalikud: { $known }.
text-side = { $text } ei ole väljapääs. Kirjuta ruut ja külg, näiteks 4,-1E.
text-two-goals = { $card } vajab kaht lõpukaarti, väiksem number enne, näiteks { $card }:1,3.
text-count = { $text } ei ole arv 1 kuni { $most }.

## Miks mitte

not-over = Mäng on läbi.
not-index = { $value } ei ole lauas { $table } lubatud tegevus; vaata mask.
not-applied = { $value } ei ole praegu lubatud. Mis on lubatud, näitab legal_actions().
not-asked = { $seat } ei ole praegu käigul.
not-now = Seda ei saa praegu teha.
not-in-hand = Sul ei ole seda kaarti käes: { $card }.
not-that-way = Nii ei saa seda kaarti mängida: { $card }.
not-with-broken-tools = Su { $tool } on katki. Paranda see, enne kui kaevad.
not-empty = Sellel ruudul on juba kaart.
not-beside-card = See ruut ei puutu kokku ühegi kaardiga laual.
not-fitting = Kaart ei sobi sinna. Iga külg peab naaberkaardiga sobima.
not-joined = Stardist ei vii sinna ükski tunnel.
not-turned-twin = { $card } on ümberpööratult samasugune. Jäta r ära.
not-own-tool = Sa ei saa oma tööriistu lõhkuda.
not-broken-twice = { $seat }: { $tool } on juba katki.
not-broken = { $seat }: { $tool } ei ole katki.
not-this-tool = { $card } ei paranda seda tööriista: { $tool }.
not-a-path = Seal pole tunnelit, mis saaks sisse variseda.
not-a-hidden-goal = Seal pole kinnist lõpukaarti.
not-a-joined-goal = Sa ei ole selle lõpukaardini jõudnud. Vali mõni, milleni oled jõudnud.
not-in-pool = Kullakaarti väärtusega { $value } ei ole võtta.
not-several = Passida saad ainult ühe kaardiga.
not-ladder-beside-goal = Redel ei tohi olla lõpukaardi kõrval.
not-without-discards = Mahapandud kaartide pakk on tühi, sealt pole midagi tagasi tuua.
not-in-trove = Nähtavate mahapandud kaartide seas pole seda: { $card }.
not-without-path = Sul pole tunnelikaarti, mida panna.
not-done-yet = Sul on veel sobiv tunnel. Pane see.
not-without-last-path = Viimati pandud tunnel ei ole enam laual.
not-same-cell = Pane tunnel teisele ruudule.
not-map-any-more = Selles voorus ei saa sa lõpukaarte enam vaadata.
not-goal-shown = Lõpukaart { $goal } on juba avatud. Vali kinnine.
not-push-onto = Lõpukaarti { $goal } ei saa lükata. Kaart on ees.
not-see-own-dwarf = Oma rolli sa tead. Vali teine mängija.
not-rob-oneself = Sa ei saa iseendalt kaarti võtta. Vali teine mängija.
not-rob-empty = Sellel mängijal pole ühtki kaarti: { $seat }.
not-held-up = Nähtavate kaartide seas pole seda: { $card }.
not-a-guard-left = Selles voorus pole enam ühtki valvurit.
not-an-open-exit = Valvur vajab väljapääsu, mis viib tühjale ruudule.
not-guarded-twice = Selle väljapääsu juures seisab juba valvur.
not-without-toll = Valvurid sulgevad selle ruudu ja sul ei jätku kulda kõigile maksmiseks.
not-past-guards = Valvur sulgeb selle ruudu.
not-this-guard = Valvur { $guard } ei ole laual.
not-own-guard = Valvuri { $guard } omanik on { $seat }, kes pääseb mööda tasuta.
not-agreed-twice = { $seat } on juba lubanud valvurile { $guard } maksta.
not-begging-oneself = Iseendalt pole vaja küsida. Vali teine mängija.
not-asked-twice = Sellelt mängijalt oled sel käigul juba küsinud: { $seat }.
not-without-gold = Sellel mängijal pole kulda: { $seat }.
not-asked-to-pay = Seda mängijat ei palutud maksma: { $seat }.
not-while-trapped = Sa oled vangis. Sa ei saa kaevata enne, kui keegi su vabastab.
not-so-many = Nii palju eksemplare sul käes pole: { $card }.
not-before-you = Sul pole midagi sellist eemaldada: { $front }.
not-theft-twice = Sinu ees on juba varguskaart.
not-a-thief = Selle mängija ees ei ole varguskaarti: { $seat }.
not-trap-yourself = Sa ei saa iseennast vangistada.
not-trapped-twice = { $seat } on juba vangis.
not-trapped = { $seat } ei ole vangis.
not-own-dwarf = Oma rolli sa tead. Vali teine mängija.
not-without-hats = Vahetamiseks pole ühtki vaba rolli.
not-own-hand = Sa ei saa käekaarte iseendaga vahetada. Vali teine mängija.
not-from-yourself = Sa ei saa iseendalt varastada. Vali teine mängija.
not-from-the-poor = Sellel mängijal pole kulda, mida varastada: { $seat }.

## Jutt

talk-kind = Tundmatu sõnumi liik: { $value }. Liigid: { $known }.
talk-unread = { $value } jääb arusaamatuks. Kirjuta näiteks: suspect B, goal 2 yes, thanks A.
talk-not-here = Selles mängus ei saa öelda { $value }. Öelda saab: { $known }.
talk-part = { $part } ei saa olla { $value }, kui ütled { $kind }.
talk-long = Sõnumis on { $count } märki. Lubatud on kõige rohkem { $most }.
bot-budget = { $budget } ei ole eelarve. Anna aeg, näiteks 200ms, või läbimängude arv, näiteks 2000.
bot-not-learned = { $bot } ei ole seda mängu õppinud. Ta mängib { $known }, trükitud kaartidega ja ilma muude lisadeta. Vali selle asemel hard.
bot-needs-numpy = { $bot } vajab NumPyt. Käivita: pip install numpy
bot-none = Tundmatu robot: { $bot }. Robotid: { $known }, või sinu oma kujul moodul:Klass.
bot-module = Moodulit { $module } ei saa laadida: { $problem }.
bot-missing = Moodulis { $module } pole robotit nimega { $bot }.
bot-lacks = Robotil { $bot } puudub { $part }. Laienda klassi pyrite.bots.Bot, siis pead kirjutama ainult choose.
bot-failed = Robot { $bot } ebaõnnestus: { $problem }. Paranda robot ja proovi uuesti.
bot-illegal = Robot { $bot } valis { $action }, mis ei ole ükski talle antud tegevustest. Tagasta funktsioonist choose üks neist.

## Seisud, joonised ja salvestused

position-type = { $where } peab olema: { $wanted }.
position-key = Tundmatu võti seisus: { $key }. Võtmed: { $known }.
position-missing = Seisus puudub { $key }.
position-version = Vormingu versioon on { $value }. See programm loeb versiooni { $known }.
position-game = See seis on mängust { $value }, mitte { $known }.
position-value = { $where } ei saa siin olla { $value }. Peab olema { $known }.
position-length = { $where }: kirjeid on { $count }, aga vaja on { $wanted }.
position-card = { $where }: kaarti { $card } selles lauas pole.
position-too-many = Seisus on kaarti { $card } { $count } korda, komplektis aga ainult { $most } korda.
position-too-few = Käed ja virn vajavad { $wanted } kaarti, aga järel on ainult { $count }.
position-goal = Lõpukaart ruudul { $cell } on juba mujal kasutatud.
position-start = Stardikaart peab olema ruudul { $cell } ja mitte kusagil mujal.
position-misfit = Kaart ruudul { $cell } ei sobi naaberkaardiga küljel { $side }.
position-no-cards = Käigul oleval mängijal pole kaarte.
position-left-over = Seisust puudub { $count } kaarti. Jäta pile või discards välja, siis lähevad need sinna.
position-gold = Komplektis pole selle seisu kullakaarte.
position-no-goal = Lõpukaardid ja kinnised kaardid peavad olema lõpukaartide ruutudel, mitte ruudul { $cell }.
position-too-far = Kaardid on selle komplekti tunneli jaoks üksteisest liiga kaugel.
position-two-boards = Anna kaardid kas board või drawing abil, mitte mõlemal viisil.
position-asks-over = Kui mäng on läbi, ei saa kelleltki midagi küsida.
position-asks-one = Kuni mäng kestab, peab lahti olema täpselt üks küsimus.
position-asks-stage = Küsimus ei sobi vooru selle osaga.
position-asks-declared = Väljakuulutatud käik peab olema lubatud, kuni teised saavad vastu vaielda.
position-asks-window = Teistelt tuleb küsida kaardi kohta, mille käigul olev mängija välja kuulutas.
position-asks-turn = Käigu ajal saab küsida ainult käigul olevalt mängijalt ja ükski lõpukaart ei tohi oodata.
position-asks-goal = Kinniste lõpukaartide kohta saab küsida ainult käigul olevalt mängijalt, kes nendeni jõudis.
position-asks-gold = Kulda saab pakkuda ainult kaevurile, pärast varanduse leidmist ja vähemalt kaks kaarti.
data-too-big = See on mängu jaoks liiga suur: loend üle { $most } kirjega, liiga pikk tekst või liiga sügav pesastus.
view-broken = See vaade on puudulik või rikutud. Kasuta vaadet, mille annab state.view(seat).
drawing-char = Rida { $line }, veerg { $column }: { $char } ei ole kaart. Vaata docs/notation.md.
drawing-start = Joonisel peab stardikaart S olema täpselt üks kord.
record-header = Salvestus peab algama reaga: { $wanted }.
record-version = Sellel salvestusel on versioon { $version }. See programm loeb versioone 1 ja 2.
record-long = Salvestuses võib olla kõige rohkem { $chars } märki ja { $settings } seadet.
record-parts = Salvestuse käigud peavad olema paarid kohast ja tekstist.
record-key = Rida { $line }: { $text } ei ole seade. Kirjuta võti: väärtus, väärtus JSON-ina.
record-missing = Salvestuses puudub { $key }.
record-seat = Rida { $line }: käik peab algama oma koha tähega, näiteks: A pass map.
record-talk = Rida { $line }: { $problem }
record-players = players peab olema loend, milles on iga koha jaoks nimi, või null, kui nime ei ole.
record-shuffle = shuffle peab sisaldama tekste commitment ja secret ning loendeid added, seals ja withheld.
record-action = Käiku { $where } ei saa mängida: { $problem }
record-torn = Salvestada saab ainult mängu, mida on algusest peale mängitud funktsiooniga play().
view-type = Vaade peab olema vastendus, nagu selle annab state.view(seat).
record-twice = Rida { $line }: { $key } on antud kaks korda. Jäta üks ära.
position-asks-hand = Käigul oleval mängijal oleks käes liiga palju kaarte.
position-asks-shown = Lõpukaart, mida kõik teavad, peab olema avatud, kui seda parajasti ei pöörata.
position-memory = See, mida mängijad peaksid teadma, ei saa nende kaartide puhul õige olla.
position-box = Mooduli { $module } arvud ei sobi seisu ülejäänud osaga.
position-asks-offer = Mängijale saab kaarte pakkuda ainult siis, kui temalt nende kohta küsitakse.
position-asks-chest = Ükski avatud kirst ei saa siin seda küsida.
position-asks-toll = Valvurile maksma saab paluda ainult mängijat, kellel on kulda, ja ainult teise mängija käigul.
position-asks-steal = Ainult vabalt vargalt saab küsida, kellelt ta varastab, pärast jagamist ja kui teistel on kulda.

## Kaardipakid

deck-line = Failis { $file }, real { $line }: { $problem }
deck-key = Pakk, kohal { $path }: { $problem }
deck-source = Pakk peab olema faili nimi või komplektide vastendus, mitte { $value }.
deck-inside = Salvestatud mäng peab sisaldama oma pakki vastendusena. { $value } ei avata.
deck-unreadable = Pakki { $file } ei saa lugeda: { $problem }.
deck-too-big = Pakk { $file } on liiga pikk. Lubatud on kõige rohkem { $most } baiti.
deck-utf8 = See ei ole tekstifail. Salvesta see UTF-8 kujul.
deck-syntax = See ei ole korrektne TOML ({ $problem }). Vaata docs/decks.md.
deck-set = Tundmatu komplekt: { $value }. Osadega komplektid: { $known }.
deck-unknown = Tundmatu nimi kohas { $where }: { $value }. Võimalikud: { $known }.
deck-table = { $key } peab olema tabel, mitte { $value }.
deck-list = { $key } peab olema loend, milles on 1 kuni { $most } kirjet, mitte { $value }.
deck-number = { $key } peab olema täisarv { $least } kuni { $most }, mitte { $value }.
deck-row = { $key } puudub. Kaart vajab: { $keys }.
deck-cell = Ruut peab olema [veerg, rida] arvudega -{ $far } kuni { $far }, mitte { $value }.
deck-shape = { $value } ei ole kaart. Kirjuta selle küljed N, E, S, W, näiteks NESW, N-S või NS-EW.
deck-side-twice = { $value } nimetab sama külge kaks korda. Iga külg võib esineda üks kord.
deck-door = { $value } ei saa olla uksega. Uks vajab täpselt üht teed, tupikuid arvestamata.
deck-ladder = { $value } ei saa olla redel. Ühenda kõik küljed üheks teeks.
deck-sure = Kui kindel miski on, peab olema A, B või U, mitte { $value }.
deck-seats = Kohad peavad olema [vähim, suurim] arvudega { $least } kuni { $most }, mitte { $value }.
deck-same-card = { $name } on sama kaart mis { $other }. Lisa hoopis selle eksemplare.
deck-name-twice = { $name } on nimetatud kaks korda. Jäta üks ära.
deck-total = Kaarte on kohas { $key } kokku { $count }, mitte { $wanted }. Loe uuesti.
deck-dwarfs = { $seats } kohaga vajab see pakk { $seats } kuni { $most } põialpoissi, aga neid on { $count }. Pakk peab sobima iga kohtade arvuga, mida ta lubab: muuda võtit dwarfs või seats.
deck-replace = { $seats } kohaga pole kaarti { $name }, mille { $other } võiks asendada. Lisa üks.
deck-no-hand = Puudub, mitu kaarti jagatakse { $seats } kohaga. Lisa see võtmele hand.
deck-cards = { $seats } kohaga vajab see pakk vähemalt { $wanted } kaarti, aga neid on { $count }. Pakk peab sobima iga kohtade arvuga, mida ta lubab: muuda kaarte või võtit seats.
deck-many = Kohas { $key } on liiga palju kaarte: { $count }. Lauale mahub { $most }.
deck-no-treasure = Lõpukaartide seas pole varandust. Lisa see.
deck-goal-cells = Lõpukaarte on { $goals }, aga ruute nende jaoks { $cells }. Vii arvud kokku.
deck-chests = Välja laotakse { $wanted } kirstu, kuid kohas { $key } on ainult { $count }. Lisa mõni.
deck-side-by-side = Kirstud ruutudel { $cell } ja { $other } on kõrvuti. Nihuta üht.
deck-face-up = Avatud kaardid ruutudel { $cell } ja { $other } puutuksid kokku. Nihuta üht.
deck-same-cell = Ruudul { $cell } on kaks kaarti. Nihuta üht.
deck-beside-start = Kaart ruudul { $cell } puutuks kokku stardikaardiga ruudul { $other }. Nihuta see eemale.

## Mängijate nimed

name-wrong = Nimes peab olema vähemalt üks nähtav märk.
name-taken = Siin on juba keegi nimega { $name }. Vali teine nimi.
name-long = Nimi { $name } on liiga pikk. Lubatud on kõige rohkem { $most } märki.
name-sign = Nimes ei tohi olla märki { $sign }. Jäta see välja.
name-marks = Ühel tähel võib olla kõige rohkem { $most } diakriitilist märki ja nimi ei tohi sellega alata.

## The Lost Mines

mines-text-cell = { $cell } ei ole ruut. Kirjuta veerg,rida, 1,1 kuni 11,7.
mines-text-edge = { $text } ei ole kahe ruudu vaheline serv. Kirjuta ruut ja külg, näiteks 2,3E.
mines-text-pass = Pane maha üks või kaks kaarti, näiteks: pass NESW trap.
mines-text-look = Vaata kaevandust käiguga { $card }@9,1, aaret käiguga { $card }:2 või põialpoissi käiguga { $card }>B.
mines-text-step = { $text } ei ole samm. Kirjuta step N, step E, step S või step W.
mines-not-twice = Seda kaarti on sul käes ainult üks: { $card }.
mines-proposed = Sa oled sel käigul juba pakkunud vooru lõpetamist.
mines-no-way = Sinna ei vii ükski tee. Vähemalt üks väljapääs peab kohtuma teisega.
mines-not-obstacle = Seal ei ole midagi, mida see kaart ületaks: { $card }.
mines-overcome = See takistus on juba ületatud.
mines-no-token = Ühtki märki pole alles: { $token }.
mines-not-shown = { $what ->
        [mine] { $card }: sellega ei saa kaevandust vaadata.
        [treasure] { $card }: sellega ei saa aaret vaadata.
       *[dwarf] { $card }: sellega ei saa põialpoissi vaadata.
    }
mines-open = See kaevandus on juba avatud.
mines-taken = Aare { $number } on juba võetud.
mines-own-dwarf = Omaenda põialpoissi sa tead. Vali teine mängija.
mines-no-edge = Sealt ei vii ükski tee üle.
mines-edge-taken = Seal on juba: { $token }.
mines-not-a-path = Seal pole teekaarti, mille torm saaks ära viia.
mines-shielded = Sellel kaardil seisab põialpoiss, seega torm säästab selle.
mines-shut = Sinna ei vii ükski tee.
mines-troll = Troll sulgeb tee.
mines-obstacle = Takistus sulgeb tee. Ületa see enne.
mines-full = Sellel kaardil on ruumi ainult ühele põialpoisile.
mines-other-kind = Aare { $number } ei ole selle kaevanduse liiki ({ $kind }).
mines-drawing = Rida { $line }, ruut { $column }: { $signs } ei ole selle paki kaart.
mines-drawing-rows = Joonisel peab olema seitse rida, mitte { $count }.
mines-drawing-columns = Joonise rida { $line } on pikem kui üksteist ruutu.
mines-two-boards = Anna kaardid kas board või drawing abil, mitte mõlemal viisil.
mines-not-fitting = Kaart ruudul { $cell } ei sobi. Iga külg peab naaberkaardiga sobima.
mines-no-obstacle = Ruudul { $cell } pole takistust, millel võiks abivahend olla.
mines-stand = Ruudul { $cell } ei saa põialpoiss seista.
mines-edge-twice = Serval { $edge } on kaks samasugust märki.
mines-edge = Üle serva { $edge } ei vii ükski tee, seega ei saa seal märki olla.
mines-tokens = Laual on rohkem märke { $token } kui komplektis.
mines-ask = Seis ei saa oodata: { $kind }.
mines-ask-cut = Kõik kaardid on otsas, seega on voor läbi. Lisa kaart või sea last_turn väärtuseks finished.
mines-deck-cell = Ruut peab olema [veerg, rida], [1, 1] kuni [11, 7], mitte { $value }.
mines-deck-stub = Selles mängus on kaardi kõik väljapääsud ühendatud. Kirjuta { $value } ühe teena.
mines-deck-mine = { $value } ei saa olla kaevandus. Kaevandus peab ühes oma kahest asendist olema avatud igasse külge.
mines-deck-mines = Kaevandusi peab olema neli, igast nimest üks, mitte { $count }.
mines-deck-treasures = { $seats } kohaga vajab see pakk { $seats } aaret, aga neid on { $count }. Pakk peab sobima iga kohtade arvuga, mida ta lubab: muuda võtit treasures või seats.

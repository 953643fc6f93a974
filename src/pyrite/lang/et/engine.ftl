### Mida mängumootor ütleb. Tunnused ja argumendid nagu inglise keeles, mille ta ise kaasa toob.

## Laua loomine

game-unknown = Mängu { $game } pole; mängud on { $known }.
config-seats-type = Kohtade arv peab olema täisarv, mitte { $value }.
config-seats = See komplekt on { $least } kuni { $most } kohale, mitte { $seats }.
config-edition = Väljaannet { $value } pole; väljaanded on { $known }.
config-module = Moodulit { $value } pole; moodulid on { $known }.
config-modules = Moodulid antakse nimede loeteluna, mitte kujul { $value }.
config-module-twice = Moodul { $module } on nimetatud kaks korda.
config-requires = Moodul { $module } vajab moodulit { $other }.
config-excludes = Moodulid { $module } ja { $other } ei sobi kokku.
config-slot = Moodulid { $module } ja { $other } nõuavad mõlemad kohta { $slot }; tohib ainult üks.
own-module = Moodulit { $module } ei saa mängida: { $problem }.
own-import = Faili { $module } oma mooduliga ei saa laadida ({ $problem }).
own-class = { $name } ei ole moodul; nimeta klass, mis laiendab OwnModule'it, nagu mycards:Lantern.
own-unknown = { $module } on kellegi oma moodul; nimeta see valikuga --module või { $variable }.
config-flag = { $flag } ei saa olla { $value }; võimalik on { $known }.
config-option = Valikut { $option } pole; valikud on { $known }.
config-rounds = Voorude arv peab olema täisarv 1 kuni 99, mitte { $value }.
config-first-seat = Esimene koht peab olema täisarv 0 kuni { $most }, mitte { $value }.
config-seed = Seemnearv peab olema täisarv alla 2^64 või 64 kuueteistkümnendnumbrit, mitte { $value }.
config-too-big = Komplektis on { $count } { $what }; lauas on ruumi { $most } jaoks.
config-rounds-gold = Selles lauas võib kullakaartidega maksta: mängige kõige rohkem { $most } vooru.

## Teksti lugemine

text-action = { $text } ei ole käik; kirjuta see nii nagu: { $examples }.
text-number = { $value } ei ole selle laua ühegi käigu number.
text-mark = { $value } ei ole märk; märk on sündmuste arv, nagu len(state.events) selle annab.
text-data = { $value } ei ole tegevus; kirjuta see nii, nagu state.action(...).as_dict() selle annab.
text-verb = Tegusõna { $verb } selles lauas pole.
text-part = Tegusõna { $verb } käigul sellist osa pole: { $part }.
text-words = Pärast { $word } tuleb { $count } sõna, igaüks ühe tühiku järel.
text-card = Kaarti { $card } selles lauas pole.
text-cell = { $cell } ei ole ruut; kirjuta veerg,rida, näiteks 4,-1.
text-seat = { $seat } ei ole koht; selle laua kohad on A kuni { $last }.
text-tool = { $tool } ei ole tööriist; tööriistad on pick, lamp ja cart.
text-which-tool = { $card } parandab mitut tööriista; kirjuta, millist, näiteks { $card }>B:lamp.
text-which-seat = Küsitakse mitmelt kohalt; ütle, milline vastab.
text-pass-one = Passi ühe kaardiga, näiteks: pass NESW.
state-busy = Teine lõim kasutab seda praegu; anna igale lõimele oma koopia.
text-pass = Passi ühe kuni kolme kaardiga, näiteks: pass NESW map.
text-front = { $front } ei saa koha ees olla; võimalik on: { $known }.
text-side = { $text } ei ole väljapääs; kirjuta ruut ja külg, näiteks 4,-1E.
text-two-goals = { $card } vajab kaht lõpukaarti, väiksem number enne, näiteks { $card }:1,3.
text-count = { $text } ei ole arv 1 kuni { $most }.

## Miks mitte

not-over = Mäng on läbi.
not-applied = { $value } ei ole praegu lubatud käik; lubatud loetleb legal_actions().
not-asked = Koha { $seat } kord ei ole praegu.
not-now = { $what } ei ole vastus sellele, mida praegu küsitakse.
not-in-hand = Sul ei ole käes kaarti: { $card }.
not-that-way = Nii seda kaarti ei käida: { $card }.
not-with-broken-tools = Sa ei saa kaevata, kuni su ees on katkine tööriist.
not-empty = Ruudul { $cell } on juba kaart.
not-beside-card = Ruudu { $cell } kõrval pole ühtki avatud kaarti.
not-fitting = Ruudul { $cell } tunnelid ei kohtu: iga külg peab naabriga sobima.
not-joined = Ruuduni { $cell } ei vii ükski stardikaardiga ühenduses tunnel.
not-turned-twin = { $card } on ümberpööratult samasugune; jäta r ära.
not-own-tool = Sa ei saa lõhkuda enda tööriista.
not-broken-twice = Kohal { $seat } on juba katki: { $tool }.
not-broken = Kohal { $seat } ei ole katki: { $tool }.
not-this-tool = { $card } ei aita, kui katki on { $tool }.
not-a-path = Ruudul { $cell } pole tunnelikaarti, mida saaks ära võtta.
not-a-hidden-goal = Ruudul { $cell } pole kinnist lõpukaarti.
not-a-joined-goal = Lõpukaart ruudul { $cell } ei ole nende seas, mis praegu ümber pööratakse.
not-in-pool = Pakutavate kullakaartide seas pole kaarti väärtusega { $value }.
not-several = Sa passid ühe kaardiga.
not-ladder-beside-goal = Redel ei ole kunagi lõpukaardi kõrval, nagu see oleks ruudul { $cell }.
not-without-discards = Mahapandud kaarte veel pole, mida leiukoht võiks tagasi tuua.
not-in-trove = Vaadatavate mahapandud kaartide seas pole seda: { $card }.
not-without-path = Sul pole tunnelikaarti, mida saaksid panna.
not-done-yet = Pead panema veel ühe tunneli, kuni sul on mõni sobiv.
not-without-last-path = Viimati pandud tunnelit ei ole enam laual.
not-same-cell = Tunnel peab minema teisele ruudule.
not-map-any-more = Lõpukaarte ei tohi selles voorus enam vaadata.
not-goal-shown = Lõpukaart { $goal } on avatud; lükata saab ainult kinnist.
not-push-onto = Lõpukaarti { $goal } ei saa lükata: ruudul { $cell } on kaart.
not-see-own-dwarf = Sa vaatad mõne teise koha põialpoissi.
not-rob-oneself = Sa võtad kaardi teiselt kohalt.
not-rob-empty = Kohal { $seat } ei ole ühtki kaarti.
not-held-up = Vaadatavate kaartide seas pole seda: { $card }.
not-a-guard-left = Selles voorus pole enam ühtki valvurit.
not-an-open-exit = Kohas { $exit } ei ole väljapääsu tühja ruudu poole.
not-guarded-twice = Väljapääsul { $exit } seisab juba valvur.
not-without-toll = Valvurid sulgevad ruudu { $cell }: sul ei jätku kulda kõigile, kellele seal maksta tuleb.
not-past-guards = Valvur sulgeb ruudu { $cell }.
not-this-guard = Valvur { $guard } ei ole väljas.
not-own-guard = Valvur { $guard } kuulub kohale { $seat }, kes tema eest midagi ei maksa.
not-agreed-twice = Koht { $seat } on juba lubanud valvurile { $guard } maksta.
not-begging-oneself = Iseennast pole vaja paluda.
not-asked-twice = Kohalt { $seat } on sel käigul juba küsitud.
not-without-gold = Kohal { $seat } ei ole kulda.
not-asked-to-pay = Kohal { $seat } ei ole palutud maksta.
not-while-trapped = Sa oled vangis: sa ei saa kaevata, kuni keegi su vabastab.
not-so-many = Nii palju sul neid käes pole: { $card }.
not-before-you = Sinu ees ei ole seda, mida eemaldada: { $front }.
not-theft-twice = Sinu ees on juba vargus.
not-a-thief = Koha { $seat } ees ei ole vargust.
not-trap-yourself = Sa ei saa iseennast vangistada.
not-trapped-twice = Koht { $seat } on juba vangis.
not-trapped = Koht { $seat } ei ole vangis.
not-own-dwarf = Oma põialpoissi sa tead; vaata mõne teise koha oma.
not-without-hats = Vahetamiseks pole ühtki kasutamata põialpoissi.
not-own-hand = Käekaarte saad vahetada ainult teise kohaga.
not-from-yourself = Sa ei saa iseendalt varastada.
not-from-the-poor = Kohal { $seat } ei ole kulda, mida varastada.

## Jutt

talk-kind = Sellist juttu nagu { $value } ei ole; liigid on { $known }.
talk-unread = { $value } ei saa öelda; kirjuta nagu: suspect B, goal 2 yes, thanks A.
talk-not-here = Selle mängu reeglid ei luba öelda { $value }; öelda tohib { $known }.
talk-part = { $part } ei saa olla { $value }, kui öeldakse { $kind }.
talk-long = See on { $count } märki pikk; lubatud on { $most }.
bot-budget = Eelarve on aeg nagu 200ms või läbimängude arv nagu 2000, mitte { $budget }.
bot-none = Robotit { $bot } pole; robotid on { $known }, ja sinu oma kui moodul:Klass.
bot-module = Moodulit { $module } ei saa laadida ({ $problem })..
bot-missing = Moodulis { $module } pole { $bot }, mis teeks roboti.
bot-lacks = Robotil { $bot } puudub { $part }: pane selle klass laiendama klassi pyrite.bots.Bot, milles on kõik peale choose.

## Seisud, joonised ja salvestused

position-type = { $where }: siin peab olema: { $wanted }.
position-key = Seisul pole võtit { $key }; võtmed on { $known }.
position-missing = Seis ei ütle midagi selle kohta: { $key }.
position-version = Vormingu versioon on { $value }; see programm loeb versiooni { $known }.
position-game = See seis on mängust { $value }, mitte { $known }.
position-value = { $where }: { $value } ei ole siin võimalik; peab olema { $known }.
position-length = { $where }: kirjeid on { $count }; neid peab olema { $wanted }.
position-card = { $where }: kaarti { $card } selles lauas pole.
position-too-many = Seis näitab kaarti { $card } { $count } korda; komplektis on neid { $most }.
position-too-few = Käed ja virn vajavad { $wanted } kaarti; järel on { $count }.
position-goal = Lõpukaart, mis peaks olema ruudul { $cell }, ei ole selle jaoks enam alles.
position-start = Stardikaart on ruudul { $cell } ega kusagil mujal.
position-misfit = Kaart ruudul { $cell } ei sobi naabriga küljel { $side }.
position-no-cards = Kohal, mis on käigul, pole ühtki kaarti.
position-left-over = { $count } kaarti ei ole kusagil; jäta nende jaoks pile või discards välja.
position-gold = Seisu kullakaarte ei saa komplekti kaartidest kokku panna.
position-no-goal = Lõpukaardid ja kinnised kaardid on ainult lõpukaartide ruutudel, mitte ruudul { $cell }.
position-too-far = Kaardid on selle komplekti tunneli jaoks üksteisest liiga kaugel.
position-two-boards = Anna kaardid kas board või drawing abil, mitte mõlemal viisil.
position-asks-over = Kui mäng on läbi, ei küsita kelleltki midagi.
position-asks-one = Kuni mäng kestab, on lahti täpselt üks küsimus.
position-asks-stage = See, mida küsitakse, ei sobi vooru selle osaga.
position-asks-declared = Väljakuulutatu peab olema lubatud, kuni teised võivad vastu vaielda.
position-asks-window = Teistelt küsitakse kaardi kohta, mille käigul olev koht välja kuulutas.
position-asks-turn = Käigu ajal küsitakse ainult käigul olevalt kohalt ja ükski lõpukaart ei oota.
position-asks-goal = Kinniste lõpukaartide kohta küsitakse ainult leidjalt ja tema on käigul.
position-asks-gold = Kulda pakutakse kaevurile, vähemalt kaks kaarti, pärast varanduse leidmist.
data-too-big = Seda on rohkem, kui mängus olla saab: loendis üle { $most } kirje, liiga pikk tekst või liiga sügavale pesastatud.
view-broken = Selles vaates on midagi puudu või rikutud; võta see käsust state.view(seat).
drawing-char = Rida { $line }, veerg { $column }: { $char } ei ole kaart; vaata docs/notation.md.
drawing-start = Joonisel peab stardikaart S olema täpselt üks kord.
record-header = Salvestus algab reaga: { $wanted }.
record-version = Sellel salvestusel on versioon { $version }; see programm loeb versioone 1 ja 2.
record-long = Salvestuses on kõige rohkem { $chars } märki ja { $settings } seadet.
record-parts = Salvestuse käigud on paarid kohast ja tekstist.
record-key = Rida { $line }: { $text } ei ole seade; kirjuta võti: väärtus, väärtus JSON-ina.
record-missing = Salvestus ei ütle midagi selle kohta: { $key }.
record-seat = Rida { $line }: käik algab oma koha tähega, näiteks: A pass map.
record-talk = Rida { $line }: { $problem }
record-players = players on nimede loend, üks iga koha jaoks, roboti jaoks null.
record-shuffle = shuffle sisaldab tekste commitment ja secret ning tekstide loendit added.
record-action = Käiku { $where } ei saa mängida: { $problem }
record-torn = Salvestada saab ainult mängu, mida on algusest peale mängitud käsuga play().
view-type = Vaade on vastavus, nagu state.view(seat) selle annab.
record-twice = Rida { $line }: { $key } on juba öeldud.
position-asks-hand = Käigul oleval kohal oleks rohkem kaarte, kui ruumi on.
position-asks-shown = Lõpukaart, mida kõik teavad, on lahti, kui seda parajasti ei pöörata.
position-memory = See, mida kohad peaksid mäletama, ei saa nende kaartide puhul õige olla.
position-box = Mooduli { $module } arvud ei sobi seisu ülejäänud osaga.
position-asks-offer = Kohale näidatakse kaarte ainult siis, kui temalt nende kohta küsitakse.
position-asks-chest = Kirstu, mis seda küsib, pole avatud, või ei saa see siin seda küsida.
position-asks-toll = Kullaga kohalt palutakse teise koha käigul, et ta maksaks valvurile.
position-asks-steal = Pärast jagamist küsitakse vabalt vargalt, kellelt ta varastab; kellelgi on kulda.

## Kaardipakid

deck-line = Failis { $file }, real { $line }: { $problem }
deck-key = Pakis, kohal { $path }: { $problem }
deck-source = Pakk on faili nimi või komplektide vastendus, mitte { $value }.
deck-inside = Salvestatud mäng sisaldab pakki ennast, vastendusena; { $value } ei avata.
deck-unreadable = Pakki { $file } ei saa lugeda: { $problem }.
deck-too-big = Pakk { $file } on liiga pikk; { $most } baidist peab piisama.
deck-utf8 = See pole tekst; salvesta fail UTF-8-na.
deck-syntax = See pole TOML ({ $problem }); kirjuta nagu failis docs/decks.md.
deck-set = Komplekti { $value } pole; osadega komplektid on { $known }.
deck-unknown = Kohas { $where } pole { $value }; võimalikud on { $known }.
deck-table = { $key } peab olema omaette tabel, mitte { $value }.
deck-list = { $key } peab olema loend, milles on 1 kuni { $most } kirjet, mitte { $value }.
deck-number = { $key } peab olema täisarv { $least } kuni { $most }, mitte { $value }.
deck-row = Siin puudub { $key }; kaart vajab: { $keys }.
deck-cell = Ruut on [veerg, rida], arvud -{ $far } kuni { $far }, mitte { $value }.
deck-shape = { $value } pole kaart; kirjuta selle küljed N, E, S, W nagu NESW, N-S või NS-EW.
deck-side-twice = { $value } nimetab külge kaks korda; iga külg võib esineda üks kord.
deck-door = Uks asub kaardi ainsal teel; { $value } peab sisaldama täpselt üht teed, tupikuid arvestamata.
deck-ladder = Redeli kõik küljed on ühendatud; kirjuta need ühe teena, mitte { $value }.
deck-sure = Kui kindel miski on, ütleb A, B või U, mitte { $value }.
deck-seats = Kohad on [vähim, suurim], arvud { $least } kuni { $most }, mitte { $value }.
deck-same-card = { $name } on sama kaart mis { $other }; lisa hoopis selle eksemplare.
deck-name-twice = { $name } on nimetatud kaks korda; jäta üks ära.
deck-total = Kaarte on kohas { $key } kokku { $count }, mitte { $wanted }; loe uuesti.
deck-dwarfs = { $seats } kohaga on põialpoisse { $count }; vaja on { $seats } kuni { $most }.
deck-replace = { $seats } kohaga pole kaarti { $name }, mille { $other } võiks asendada; lisa üks.
deck-no-hand = Mitu kaarti jagatakse { $seats } kohale? Lisa see võtmele hand.
deck-cards = { $seats } kohaga on vaja vähemalt { $wanted } kaarti; neid on { $count }.
deck-many = Kohas { $key } on { $count } kaarti; lauale mahub { $most }.
deck-no-treasure = Lõpukaartide seas pole varandust; lisa see.
deck-goal-cells = { $goals } lõpukaardi jaoks on { $cells } ruutu; vii arvud kokku.
deck-chests = Välja laotakse { $wanted } kirstu, kuid kohas { $key } on { $count }; lisa mõni.
deck-side-by-side = Kirstud ruutudel { $cell } ja { $other } on kõrvuti; nihuta üht.
deck-face-up = Avatud kaardid ruutudel { $cell } ja { $other } puutuksid kokku; nihuta üht.
deck-same-cell = Ruudul { $cell } oleks kaks kaarti; nihuta üht.
deck-beside-start = Kaart ruudul { $cell } puutuks vastu algust ruudul { $other }; nihuta see eemale.

## The Lost Mines

mines-text-cell = { $cell } ei ole ruut; kirjuta veerg,rida, 1,1 kuni 11,7.
mines-text-edge = { $text } ei ole kahe ruudu vaheline serv; kirjuta ruut ja külg, näiteks 2,3E.
mines-text-pass = Pane maha üks või kaks kaarti, näiteks: pass NESW trap.
mines-text-look = Vaata kaevandust nagu { $card }@9,1, aaret { $card }:2 või põialpoissi { $card }>B.
mines-text-step = { $text } ei ole samm; kirjuta step N, step E, step S või step W.
mines-not-twice = Seda kaarti on sul käes ainult üks: { $card }.
mines-proposed = Sa oled sel käigul lõpetamist juba pakkunud.
mines-no-way = Ruuduni { $cell } ei vii ükski tee: vähemalt üks väljapääs peab kohtuma teisega.
mines-not-obstacle = Ruudul { $cell } ei ole midagi, mida see kaart ületaks: { $card }.
mines-overcome = Takistus ruudul { $cell } on juba ületatud.
mines-no-token = Ühtki märki pole alles: { $token }.
mines-not-shown = { $what ->
        [mine] { $card }: sellega ei saa kaevandust vaadata.
        [treasure] { $card }: sellega ei saa aaret vaadata.
       *[dwarf] { $card }: sellega ei saa põialpoissi vaadata.
    }
mines-open = Kaevandus ruudul { $cell } on juba avatud.
mines-taken = Aare { $number } on juba võetud.
mines-own-dwarf = Omaenda põialpoissi sa tead; vaata mõne teise koha oma.
mines-no-edge = Üle serva { $edge } ei vii ükski tee.
mines-edge-taken = Serval { $edge } on juba: { $token }.
mines-not-a-path = Ruudul { $cell } pole teekaarti, mille torm saaks ära viia.
mines-shielded = Ruudul { $cell } seisab põialpoiss; torm säästab selle kaardi.
mines-shut = Sinna ei vii ükski tee.
mines-troll = Troll sulgeb selle tee.
mines-obstacle = Takistus ruudul { $cell } ei ole ületatud.
mines-full = Ruudul { $cell } on ruumi ainult ühele põialpoisile.
mines-other-kind = Aare { $number } ei ole selle kaevanduse liiki ({ $kind }).
mines-drawing = Rida { $line }, ruut { $column }: { $signs } ei ole selle paki kaart.
mines-drawing-rows = Joonisel on seitse rida, mitte { $count }.
mines-drawing-columns = Joonise rida { $line } on pikem kui üksteist ruutu.
mines-two-boards = Seisul on board või drawing, mitte mõlemad.
mines-not-fitting = Ruudul { $cell } teed ei kohtu: iga külg peab naabriga sobima.
mines-no-obstacle = Ruudul { $cell } pole takistust, millel võiks abivahend olla.
mines-stand = Ruudul { $cell } ei saa põialpoiss seista.
mines-edge-twice = Serval { $edge } on kaks samasugust märki.
mines-edge = Üle serva { $edge } ei vii ükski tee, seega ei saa seal märki olla.
mines-tokens = Laual on rohkem märke { $token }, kui neid on.
mines-ask = Seis ei saa oodata: { $kind }.
mines-ask-cut = Kõik kaardid on otsas ja voor on läbi; nimeta kaart või last_turn: finished.
mines-deck-cell = Laua ruut on [veerg, rida], [1, 1] kuni [11, 7], mitte { $value }.
mines-deck-stub = Siin on kaardi kõik väljapääsud ühendatud; kirjuta { $value } ühe teena.
mines-deck-mine = Kaevandus peab ühes oma kahest asendist olema avatud igasse külge; { $value } ei ole.
mines-deck-mines = Kaevandusi peab olema neli, igast nimest üks, mitte { $count }.
mines-deck-treasures = { $seats } kohaga on vaja { $seats } aaret; neid on { $count }.

### Það sem spilavélin segir. Auðkenni og viðföng eins og í enskunni sem hún kemur sjálf með.

## Borð stofnað

game-unknown = Óþekkt spil: { $game }. Spilin eru { $known }.
config-seats-type = Fjöldi sæta verður að vera heil tala, ekki { $value }.
config-seats = Við þetta borð þurfa sætin að vera { $least } til { $most }, ekki { $seats }.
config-edition = Óþekkt útgáfa: { $value }. Útgáfurnar eru { $known }.
config-edition-type = Útgáfan verður að vera texti eins og { $example }, ekki { $value }.
config-module = Óþekkt eining: { $value }. Einingarnar eru { $known }.
config-modules = modules verður að vera listi af heitum, ekki { $value }.
config-module-twice = Einingin { $module } er gefin tvisvar. Slepptu annarri.
config-requires = Einingin { $module } þarf eininguna { $other }.
config-excludes = Ekki er hægt að nota einingarnar { $module } og { $other } saman.
config-slot = Einingarnar { $module } og { $other } gera báðar tilkall til { $slot }. Slepptu annarri.
own-table = Eigin eining getur ekki búið til borð. Notaðu það sem hvert kall fær.
own-module = Ekki er hægt að spila eininguna { $module }: { $problem }.
own-failed = Einingin { $module } brást: { $problem }. Lagaðu hana og reyndu aftur.
own-import = Ekki er hægt að hlaða eigin einingu { $module }: { $problem }.
own-class = { $name } er ekki eining. Nefndu klasa sem útvíkkar OwnModule, til dæmis mycards:Lantern.
own-object = Gefðu upp klasann sjálfan, ekki hlut af honum: modules=[{ $name }].
own-unknown = { $module } er eigin eining. Nefndu hana með --module eða { $variable }.
config-flag = { $flag } getur ekki verið { $value }. Mögulegt er: { $known }.
config-option = Óþekktur valkostur: { $option }. Valkostirnir eru { $known }.
config-rounds = Fjöldi umferða verður að vera heil tala frá 1 til 99, ekki { $value }.
config-first-seat = first_seat verður að vera heil tala frá 0 til { $most }, ekki { $value }.
config-seed = Fræið verður að vera heil tala undir 2^64 eða 64 sextándatölustafir, ekki { $value }.
config-too-big = Of mikið fyrir eitt borð: { $count } { $what }. Rúm er fyrir { $most }.
config-rounds-gold = Við þetta borð má borga með gullmolaspilum. Spilið í mesta lagi { $most } umferðir.
config-state-empty = Byrjaðu spil með pyrite.new_game eða afritaðu stöðu með copy().
config-coding-own = Námsumhverfi styðja ekki einingar sem eru skrifaðar í Python.
config-other-table = Þessi staða tilheyrir annars konar borði, með öðrum sætum eða spilum.
config-coding-flat = Flatt númerakerfi þyrfti hér { $size } aðgerðir en í mesta lagi { $most } eru leyfðar. Veldu aðgerðir í þrepum.

## Texti lesinn

text-action = { $text } er ekki leikur. Skrifaðu hann til dæmis svona: { $examples }.
text-number = { $value } er ekki númer á leik við þetta borð.
text-mark = { $value } er ekki merki. Gefðu upp fjölda atburða, til dæmis len(state.events).
text-data = { $value } er ekki leikur. Notaðu það sem state.action(...).as_dict() skilar.
text-events = tell() þarf lista af atburðum, eins og state.events.
text-verb = Sögnin { $verb } er ekki til við þetta borð.
text-part = { $part } á ekki við í leik með sögninni { $verb }.
text-part-type = { $part } getur ekki verið { $value } í leik.
text-words = Rangur fjöldi orða á eftir { $word }. Búist var við: { $count }, hverju á eftir einu bili.
text-card = Spilið { $card } er ekki til við þetta borð.
text-cell = { $cell } er ekki reitur. Skrifaðu dálk,röð, til dæmis 4,-1.
text-seat = { $seat } er ekki sæti. Sætin við þetta borð eru A til { $last }.
text-other-seat = Þetta er leikur sætis { $seat }. Sæti { $other } getur ekki leikið hann.
seat-number = Sæti verður að vera heil tala frá 0 til { $last }, ekki { $value }.
seat-beyond = Sæti { $value } er ekki til. Sæti við þetta borð: 0 til { $last }.
text-tool = { $tool } er ekki verkfæri. Verkfærin eru pick, lamp og cart.
text-which-tool = { $card } gerir við fleiri en eitt verkfæri. Skrifaðu hvert, til dæmis { $card }>B:lamp.
text-which-seat = Fleiri en einn leikmaður er spurður. Segðu hvaða sæti svarar.
text-pass-one = Sittu hjá með einu spili, til dæmis: pass NESW.
state-busy = Annar þráður er að nota þennan hlut. Gefðu hverjum þræði sitt eigið eintak.
text-pass = Sittu hjá með einu til þremur spilum, til dæmis: pass NESW map.
text-front = { $front } getur ekki legið fyrir framan leikmann. Mögulegt er: { $known }.
text-side = { $text } er ekki op. Skrifaðu reit og hlið, til dæmis 4,-1E.
text-two-goals = { $card } þarf tvö endaspil, lægra númerið fyrst, til dæmis { $card }:1,3.
text-count = { $text } er ekki tala frá 1 til { $most }.

## Af hverju ekki

not-over = Leiknum er lokið.
not-index = { $value } er ekki lögleg aðgerð við borð { $table }; sjá mask.
not-applied = { $value } er ekki leyfilegt núna. legal_actions() sýnir hvað er leyfilegt.
not-asked = { $seat } á ekki leik.
not-now = Þetta er ekki hægt núna.
not-in-hand = Þú ert ekki með þetta spil á hendi: { $card }.
not-that-way = Ekki er hægt að spila þessu svona: { $card }.
not-with-broken-tools = Verkfæri er brotið hjá þér: { $tool }. Gerðu við það áður en þú grefur.
not-empty = Þar liggur spil nú þegar.
not-beside-card = Þessi reitur snertir ekkert spil á borðinu.
not-fitting = Spilið passar ekki þar. Hver hlið verður að passa við spilið við hliðina.
not-joined = Engin göng liggja þangað frá upphafsspilinu.
not-turned-twin = { $card } lítur eins út þótt því sé snúið. Slepptu r.
not-own-tool = Þú getur ekki brotið eigin verkfæri.
not-broken-twice = Þetta verkfæri er þegar brotið hjá { $seat }: { $tool }.
not-broken = Þetta verkfæri er ekki brotið hjá { $seat }: { $tool }.
not-this-tool = { $card } gerir ekki við þetta verkfæri: { $tool }.
not-a-path = Þar eru engin göng sem geta hrunið.
not-a-hidden-goal = Þar er ekkert endaspil á hvolfi.
not-a-joined-goal = Þú hefur ekki náð þessu endaspili. Veldu eitt sem þú hefur náð.
not-in-pool = Ekkert gullmolaspil að verðmæti { $value } er í boði.
not-several = Þú getur aðeins setið hjá með einu spili.
not-ladder-beside-goal = Stigi má ekki liggja við hliðina á endaspili.
not-without-discards = Kastbunkinn er tómur, svo þangað er ekkert að sækja.
not-in-trove = Ekki meðal spilanna úr kastbunkanum sem þú sérð: { $card }.
not-without-path = Þú átt ekkert leiðarspil til að leggja.
not-done-yet = Þú átt enn leiðarspil sem passar. Leggðu það.
not-without-last-path = Leiðarspilið sem síðast var lagt er ekki lengur á borðinu.
not-same-cell = Færðu leiðarspilið á annan reit.
not-map-any-more = Þú getur ekki skoðað fleiri endaspil í þessari umferð.
not-goal-shown = Endaspil { $goal } snýr þegar upp. Veldu eitt á hvolfi.
not-push-onto = Ekki er hægt að ýta endaspili { $goal }. Spil er fyrir.
not-see-own-dwarf = Þú þekkir þitt eigið hlutverk. Veldu annan leikmann.
not-rob-oneself = Þú getur ekki tekið spil af þér. Veldu annan leikmann.
not-rob-empty = { $seat } á engin spil.
not-held-up = Ekki meðal spilanna sem þú sérð: { $card }.
not-a-guard-left = Engir verðir eru eftir í þessari umferð.
not-an-open-exit = Vörður þarf op sem snýr að auðum reit.
not-guarded-twice = Vörður stendur þegar við þetta op.
not-without-toll = Verðir loka þessum reit og gullið þitt dugar ekki handa þeim öllum.
not-past-guards = Vörður lokar þessum reit.
not-this-guard = Vörður { $guard } er ekki á borðinu.
not-own-guard = { $seat } á vörð { $guard } og fer frítt fram hjá honum.
not-agreed-twice = { $seat } hefur þegar lofað að borga verði { $guard }.
not-begging-oneself = Þú þarft ekki að spyrja þig. Veldu annan leikmann.
not-asked-twice = { $seat } fékk þegar spurningu í þessum leik.
not-without-gold = { $seat } á ekkert gull.
not-asked-to-pay = { $seat } fékk enga beiðni um að borga.
not-while-trapped = Þú ert í innilokun. Þú getur ekki grafið fyrr en einhver frelsar þig.
not-so-many = Svo mörg eintök áttu ekki á hendi: { $card }.
not-before-you = Þú ert ekki með neitt slíkt til að fjarlægja: { $front }.
not-theft-twice = Fyrir framan þig liggur þegar þjófnaðarspil.
not-a-thief = { $seat } er ekki með þjófnaðarspil fyrir framan sig.
not-trap-yourself = Þú getur ekki lokað þig inni.
not-trapped-twice = { $seat } er þegar í innilokun.
not-trapped = { $seat } er ekki í innilokun.
not-own-dwarf = Þú þekkir þitt eigið hlutverk. Veldu annan leikmann.
not-without-hats = Ekkert hlutverk er eftir til að skipta við.
not-own-hand = Þú getur ekki skipt á hendi við þig. Veldu annan leikmann.
not-from-yourself = Þú getur ekki stolið frá þér. Veldu annan leikmann.
not-from-the-poor = { $seat } á ekkert gull til að stela.

## Tal

talk-kind = Óþekkt gerð skilaboða: { $value }. Gerðirnar eru { $known }.
talk-unread = { $value } skilst ekki. Skrifaðu til dæmis: suspect B, goal 2 yes, thanks A.
talk-not-here = Þú getur ekki sagt { $value } í þessu spili. Þú getur sagt: { $known }.
talk-part = { $part } getur ekki verið { $value } þegar þú segir { $kind }.
talk-long = Skilaboðin eru { $count } stafir. Mest má nota { $most }.
bot-budget = { $budget } er ekki gilt umfang. Notaðu tíma á borð við 200ms eða fjölda leikja á borð við 2000.
bot-not-learned = { $bot } hefur ekki lært þetta spil. Hann spilar { $known }, með prentuðum spilum og án annarra viðbóta. Veldu hard í staðinn.
bot-needs-numpy = { $bot } þarf NumPy. Keyrðu: pip install numpy
bot-none = Óþekktur þjarkur: { $bot }. Þjarkarnir eru { $known }, eða þinn eigin sem eining:Klasi.
bot-module = Ekki er hægt að hlaða einingunni { $module }: { $problem }.
bot-missing = Í einingunni { $module } er enginn þjarkur sem heitir { $bot }.
bot-lacks = Þjarkinn { $bot } vantar { $part }. Láttu klasann erfa pyrite.bots.Bot, þá þarftu aðeins að skrifa choose.
bot-failed = Þjarkurinn { $bot } brást: { $problem }. Lagaðu hann og reyndu aftur.
bot-illegal = Þjarkurinn { $bot } valdi { $action }, sem er ekki ein af aðgerðunum sem hann fékk. Láttu choose skila einni þeirra.

## Stöður, teikningar og skrár

position-type = { $where } verður að vera: { $wanted }.
position-key = Óþekktur lykill í stöðu: { $key }. Lyklarnir eru { $known }.
position-missing = Í stöðuna vantar { $key }.
position-version = Sniðið er af útgáfu { $value }. Þetta forrit les útgáfu { $known }.
position-game = Þessi staða er úr spilinu { $value }, ekki { $known }.
position-value = { $where } getur ekki verið { $value } hér. Það verður að vera { $known }.
position-length = { $where } hefur { $count } færslur en þarf { $wanted }.
position-card = { $where }: spilið { $card } er ekki til við þetta borð.
position-too-many = Í stöðunni eru { $count } eintök af { $card }, en í settinu aðeins { $most }.
position-too-few = Hendur og bunki þurfa { $wanted } spil, en aðeins { $count } eru eftir.
position-goal = Endaspilið á { $cell } er þegar notað annars staðar.
position-start = Upphafsspilið verður að vera á { $cell } og hvergi annars staðar.
position-misfit = Spilið á { $cell } passar ekki við næsta spil á hliðinni { $side }.
position-no-cards = Leikmaðurinn sem á leik er ekki með nein spil.
position-left-over = Í stöðuna vantar { $count } spil. Slepptu pile eða discards, þá fara þau þangað.
position-gold = Gullmolaspil þessarar stöðu eru ekki í settinu.
position-no-goal = Endaspil og spil á hvolfi eiga heima á reitum endaspilanna, ekki á { $cell }.
position-too-far = Spilin eru of langt hvert frá öðru fyrir göng úr þessu setti.
position-two-boards = Gefðu spilin sem board eða sem drawing, ekki hvort tveggja.
position-asks-over = Þegar leiknum er lokið er ekki hægt að spyrja neinn.
position-asks-one = Á meðan leikurinn stendur verður nákvæmlega ein spurning að vera opin.
position-asks-stage = Spurningin á ekki við þennan hluta umferðarinnar.
position-asks-declared = Það sem er tilkynnt verður að vera leyfilegt á meðan aðrir geta mótmælt.
position-asks-window = Spyrja verður hina um spilið sem var tilkynnt.
position-asks-turn = Aðeins er hægt að spyrja þann sem á leik, og ekkert endaspil má bíða.
position-asks-goal = Aðeins er hægt að spyrja þann sem á leik um endaspil á hvolfi sem hann náði.
position-asks-gold = Aðeins er hægt að bjóða gullgrafara gull, eftir að fjársjóðurinn fannst, og tvö spil eða fleiri.
data-too-big = Þetta er of stórt fyrir leik: listi með yfir { $most } færslum, of langur texti eða of djúp hreiðrun.
view-broken = Þessi sýn er ófullkomin eða skemmd. Notaðu sýn úr state.view(seat).
drawing-char = Lína { $line }, dálkur { $column }: { $char } er ekki spil. Sjá docs/notation.md.
drawing-start = Teikningin verður að sýna upphafsspilið S nákvæmlega einu sinni.
record-header = Skrá yfir leik verður að byrja á línunni: { $wanted }.
record-version = Þessi skrá er af útgáfu { $version }. Þetta forrit les útgáfur 1 og 2.
record-long = Skrá yfir leik má vera í mesta lagi { $chars } stafir og { $settings } stillingar.
record-parts = Leikirnir í skránni verða að vera pör af sæti og texta.
record-key = Lína { $line }: { $text } er ekki stilling. Skrifaðu lykill: gildi, og gildið sem JSON.
record-missing = Í skrána vantar { $key }.
record-seat = Lína { $line }: leikur verður að byrja á bókstaf sætis síns, til dæmis: A pass map.
record-talk = Lína { $line }: { $problem }
record-players = players verður að vera listi með nafni fyrir hvert sæti, eða null þar sem ekkert nafn er.
record-shuffle = shuffle verður að hafa textana commitment og secret og listana added, seals og withheld.
record-action = Leik { $where } er ekki hægt að spila: { $problem }
record-torn = Aðeins er hægt að skrá leik sem spilaður var frá upphafi með play().
view-type = Sýn verður að vera vörpun eins og state.view(seat) skilar.
record-twice = Lína { $line }: { $key } er gefið tvisvar. Slepptu öðru.
position-asks-hand = Leikmaðurinn sem á leik hefði of mörg spil á hendi.
position-asks-shown = Endaspil sem allir þekkja verður að snúa upp, nema verið sé að snúa því.
position-memory = Það sem leikmenn eiga að vita getur ekki staðist með þessum spilum.
position-box = Tölur einingarinnar { $module } passa ekki við aðra hluta stöðunnar.
position-asks-offer = Aðeins er hægt að bjóða leikmanni spil á meðan hann er spurður um þau.
position-asks-chest = Engin opin kista getur spurt að þessu hér.
position-asks-toll = Aðeins er hægt að biðja þann sem á gull að borga verði, þegar annar á leik.
position-asks-steal = Aðeins er hægt að spyrja frjálsan þjóf frá hverjum hann stelur, eftir skiptinguna, þegar aðrir eiga gull.

## Spilastokkar

deck-line = Í { $file }, línu { $line }: { $problem }
deck-key = Stokkur, við { $path }: { $problem }
deck-source = Stokkur verður að vera skráarheiti eða vörpun af settum, ekki { $value }.
deck-inside = Vistaður leikur verður að geyma stokkinn sem vörpun. { $value } er ekki opnað.
deck-unreadable = Ekki er hægt að lesa stokkinn { $file }: { $problem }.
deck-too-big = Stokkurinn { $file } er of langur. Hann má vera í mesta lagi { $most } bæti.
deck-utf8 = Þetta er ekki textaskrá. Vistaðu hana sem UTF-8.
deck-syntax = Þetta er ekki gilt TOML ({ $problem }). Sjá docs/decks.md.
deck-set = Óþekkt sett: { $value }. Sett með spilum eru { $known }.
deck-unknown = Óþekkt heiti í { $where }: { $value }. Mögulegt er: { $known }.
deck-table = { $key } verður að vera tafla, ekki { $value }.
deck-list = { $key } verður að vera listi með 1 til { $most } færslum, ekki { $value }.
deck-number = { $key } verður að vera heil tala frá { $least } til { $most }, ekki { $value }.
deck-row = { $key } vantar. Spil þarf { $keys }.
deck-cell = Reitur verður að vera [dálkur, röð] með tölum frá -{ $far } til { $far }, ekki { $value }.
deck-shape = { $value } er ekki spil. Skrifaðu hliðarnar N, E, S, W, til dæmis NESW, N-S eða NS-EW.
deck-side-twice = { $value } nefnir sömu hlið tvisvar. Hver hlið má koma fyrir einu sinni.
deck-door = { $value } getur ekki haft hurð. Hurð þarf nákvæmlega eina leið, fyrir utan botnlanga.
deck-ladder = { $value } getur ekki verið stigi. Tengdu allar hliðarnar í eina leið.
deck-sure = Hve öruggt eitthvað er verður að vera A, B eða U, ekki { $value }.
deck-seats = Sæti verða að vera [fæst, flest] með tölum frá { $least } til { $most }, ekki { $value }.
deck-same-card = { $name } er sama spil og { $other }. Bættu frekar við eintökum þar.
deck-name-twice = { $name } er nefnt tvisvar. Slepptu öðru.
deck-total = Spilin í { $key } eru samtals { $count }, ekki { $wanted }. Teldu aftur.
deck-dwarfs = Með { $seats } sætum þarf þessi stokkur { $seats } til { $most } dverga, en þeir eru { $count }. Stokkur verður að passa við hvern sætafjölda sem hann leyfir: breyttu dwarfs eða seats.
deck-replace = Með { $seats } sætum er ekkert spil { $name } sem { $other } gæti leyst af. Bættu einu við.
deck-no-hand = Fjölda spila á hendi vantar fyrir { $seats } sæti. Bættu honum við hand.
deck-cards = Með { $seats } sætum þarf þessi stokkur að minnsta kosti { $wanted } spil, en þau eru { $count }. Stokkur verður að passa við hvern sætafjölda sem hann leyfir: breyttu spilunum eða seats.
deck-many = Of mörg spil í { $key }: { $count }. Borð rúmar { $most }.
deck-no-treasure = Enginn fjársjóður er meðal endaspilanna. Bættu einum við.
deck-goal-cells = Endaspilin eru { $goals } en reitirnir fyrir þau { $cells }. Láttu tölurnar passa saman.
deck-chests = { $wanted } kistur eru lagðar, en í { $key } eru aðeins { $count }. Bættu við.
deck-side-by-side = Kisturnar á { $cell } og { $other } liggja hlið við hlið. Færðu aðra.
deck-face-up = Opnu spilin á { $cell } og { $other } myndu snertast. Færðu annað.
deck-same-cell = Tvö spil eru á { $cell }. Færðu annað.
deck-beside-start = Spilið á { $cell } myndi snerta upphafsspilið á { $other }. Færðu það fjær.

## Nöfn leikmanna

name-wrong = Nafn þarf að minnsta kosti einn sýnilegan staf.
name-taken = Hér heitir einhver { $name } nú þegar. Veldu annað nafn.
name-long = Nafnið { $name } er of langt. Það má vera í mesta lagi { $most } stafir.
name-sign = Nafn má ekki innihalda táknið { $sign }. Slepptu því.
name-marks = Stafur má bera í mesta lagi { $most } stafmerki og nafn má ekki byrja á stafmerki.

## The Lost Mines

mines-text-cell = { $cell } er ekki reitur. Skrifaðu dálk,röð, frá 1,1 til 11,7.
mines-text-edge = { $text } er ekki brún á milli tveggja reita. Skrifaðu reit og hlið, til dæmis 2,3E.
mines-text-pass = Kastaðu einu eða tveimur spilum, til dæmis: pass NESW trap.
mines-text-look = Skoðaðu námu með { $card }@9,1, fjársjóð með { $card }:2 eða dverg með { $card }>B.
mines-text-step = { $text } er ekki skref. Skrifaðu step N, step E, step S eða step W.
mines-not-twice = Þú átt aðeins eitt svona spil á hendi: { $card }.
mines-proposed = Þú hefur þegar lagt til í þessum leik að ljúka umferðinni.
mines-no-way = Engin leið liggur þangað. Að minnsta kosti eitt op verður að mæta öðru.
mines-not-obstacle = Þar er ekkert sem þetta spil sigrast á: { $card }.
mines-overcome = Þessi hindrun er þegar yfirstigin.
mines-no-token = Engin skífa er eftir: { $token }.
mines-not-shown = { $what ->
        [mine] { $card }: með þessu má ekki skoða námu.
        [treasure] { $card }: með þessu má ekki skoða fjársjóð.
       *[dwarf] { $card }: með þessu má ekki skoða dverg.
    }
mines-open = Þessi náma snýr þegar upp.
mines-taken = Fjársjóður { $number } er þegar tekinn.
mines-own-dwarf = Þú þekkir þinn eigin dverg. Veldu annan leikmann.
mines-no-edge = Engin leið liggur þar yfir.
mines-edge-taken = Þar er þegar: { $token }.
mines-not-a-path = Þar er ekkert leiðarspil sem þrumuveðrið gæti tekið.
mines-shielded = Dvergur stendur á þessu spili, svo þrumuveðrið hlífir því.
mines-shut = Þangað liggur engin leið.
mines-troll = Tröll lokar leiðinni.
mines-obstacle = Hindrun lokar leiðinni. Sigrastu fyrst á henni.
mines-full = Á þessu spili er aðeins pláss fyrir einn dverg.
mines-other-kind = Fjársjóður { $number } er ekki af gerð þessarar námu ({ $kind }).
mines-drawing = Lína { $line }, reitur { $column }: { $signs } er ekki spil í þessum stokki.
mines-drawing-rows = Teikning verður að hafa sjö línur, ekki { $count }.
mines-drawing-columns = Lína { $line } í teikningunni er lengri en ellefu reitir.
mines-two-boards = Gefðu spilin sem board eða sem drawing, ekki hvort tveggja.
mines-not-fitting = Spilið á { $cell } passar ekki. Hver hlið verður að passa við spilið við hliðina.
mines-no-obstacle = Á { $cell } er engin hindrun sem verkfæri gæti legið á.
mines-stand = Enginn dvergur getur staðið á { $cell }.
mines-edge-twice = Tvær eins skífur liggja á { $edge }.
mines-edge = Engin leið liggur yfir { $edge }, svo þar getur engin skífa legið.
mines-tokens = Fleiri skífur af gerðinni { $token } eru á borðinu en til eru.
mines-ask = Staðan getur ekki beðið eftir { $kind }.
mines-ask-cut = Öll spil eru búin, svo umferðinni er lokið. Bættu við spili eða settu last_turn á finished.
mines-deck-cell = Reitur verður að vera [dálkur, röð] frá [1, 1] til [11, 7], ekki { $value }.
mines-deck-stub = Í þessu spili tengjast öll op spils. Skrifaðu { $value } sem eina leið.
mines-deck-mine = { $value } getur ekki verið náma. Náma verður að vera opin til allra hliða í annarri af tveimur legum sínum.
mines-deck-mines = Námurnar verða að vera fjórar, ein með hverju nafni, ekki { $count }.
mines-deck-treasures = Með { $seats } sætum þarf þessi stokkur { $seats } fjársjóði, en þeir eru { $count }. Stokkur verður að passa við hvern sætafjölda sem hann leyfir: breyttu treasures eða seats.

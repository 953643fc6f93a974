### Það sem spilavélin segir. Auðkenni og viðföng eins og í enskunni sem hún kemur sjálf með.

## Borð stofnað

game-unknown = Spilið { $game } er ekki til; spilin eru { $known }.
config-seats-type = Fjöldi sæta verður að vera heil tala, ekki { $value }.
config-seats = Þetta sett er fyrir { $least } til { $most } sæti, ekki { $seats }.
config-edition = Útgáfan { $value } er ekki til; útgáfurnar eru { $known }.
config-module = Einingin { $value } er ekki til; einingarnar eru { $known }.
config-modules = Einingar eru gefnar sem listi af heitum, ekki sem { $value }.
config-module-twice = Einingin { $module } er nefnd tvisvar.
config-requires = Einingin { $module } þarf eininguna { $other }.
config-excludes = Einingarnar { $module } og { $other } fara ekki saman.
config-slot = Einingarnar { $module } og { $other } gera báðar tilkall til { $slot }; aðeins önnur má það.
own-module = Ekki er hægt að spila eininguna { $module }: { $problem }.
own-import = Ekki er hægt að hlaða skránni { $module } með eigin einingu ({ $problem }).
own-class = { $name } er engin eining; nefndu klasa sem útvíkkar OwnModule, eins og í mycards:Lantern.
own-unknown = { $module } er eining sem einhver bjó til; nefndu hana með --module eða { $variable }.
config-flag = { $flag } getur ekki verið { $value }; mögulegt er { $known }.
config-option = Valkosturinn { $option } er ekki til; valkostirnir eru { $known }.
config-rounds = Fjöldi umferða verður að vera heil tala frá 1 til 99, ekki { $value }.
config-first-seat = Fyrsta sætið verður að vera heil tala frá 0 til { $most }, ekki { $value }.
config-seed = Fræið verður að vera heil tala undir 2^64 eða 64 sextándatölustafir, ekki { $value }.
config-too-big = Í settinu eru { $count } { $what }; við borðið er rúm fyrir { $most }.
config-rounds-gold = Við þetta borð má borga með gullmolaspilum: spilið í mesta lagi { $most } umferðir.

## Texti lesinn

text-action = { $text } er ekki leikur; skrifaðu hann eins og: { $examples }.
text-number = { $value } er ekki númer á leik við þetta borð.
text-mark = { $value } er ekkert merki; merki er fjöldi atburða eins og len(state.events) gefur hann.
text-data = { $value } er engin aðgerð; skrifaðu hana eins og state.action(...).as_dict() gefur hana.
text-verb = Sögnin { $verb } er ekki til við þetta borð.
text-part = Leikur með sögninni { $verb } hefur engan slíkan hluta: { $part }.
text-words = Á eftir { $word } koma { $count } orð, hvert á eftir einu bili.
text-card = Spilið { $card } er ekki til við þetta borð.
text-cell = { $cell } er ekki reitur; skrifaðu dálk,röð, til dæmis 4,-1.
text-seat = { $seat } er ekki sæti; sætin við þetta borð eru A til { $last }.
text-tool = { $tool } er ekki verkfæri; verkfærin heita pick, lamp og cart.
text-which-tool = { $card } gerir við fleiri en eitt verkfæri; skrifaðu hvert, til dæmis { $card }>B:lamp.
text-which-seat = Fleiri en eitt sæti er spurt; segðu hvert þeirra svarar.
text-pass-one = Sittu hjá með einu spili, til dæmis: pass NESW.
state-busy = Annar þráður er að nota þetta núna; gefðu hverjum þræði sitt eigið eintak.
text-pass = Sittu hjá með einu til þremur spilum, til dæmis: pass NESW map.
text-front = { $front } liggur aldrei fyrir framan sæti; mögulegt er: { $known }.
text-side = { $text } er ekki op; skrifaðu reit og hlið, til dæmis 4,-1E.
text-two-goals = { $card } þarf tvö endaspil, lægra númerið fyrst, til dæmis { $card }:1,3.
text-count = { $text } er ekki tala frá 1 til { $most }.

## Af hverju ekki

not-over = Leiknum er lokið.
not-applied = { $value } er ekki leyfilegur leikur núna; legal_actions() telur upp þá sem eru það.
not-asked = Sæti { $seat } á ekki leik.
not-now = { $what } er ekki svar við því sem nú er spurt.
not-in-hand = Þú átt ekki á hendi: { $card }.
not-that-way = Svona er þessu ekki spilað: { $card }.
not-with-broken-tools = Þú getur ekki grafið á meðan brotið verkfæri liggur fyrir framan þig.
not-empty = Á { $cell } liggur spil nú þegar.
not-beside-card = Við hlið { $cell } liggur ekkert spil sem snýr upp.
not-fitting = Á { $cell } mætast göngin ekki: hver hlið verður að passa við nágranna sinn.
not-joined = Engin göng sem tengjast upphafsspilinu liggja að { $cell }.
not-turned-twin = { $card } er eins þótt því sé snúið; slepptu r.
not-own-tool = Þú getur ekki skemmt eigið verkfæri.
not-broken-twice = Þetta er þegar brotið hjá sæti { $seat }: { $tool }.
not-broken = Þetta er ekki brotið hjá sæti { $seat }: { $tool }.
not-this-tool = { $card } dugar ekki á: { $tool }.
not-a-path = Á { $cell } liggur ekkert leiðarspil sem taka mætti burt.
not-a-hidden-goal = Á { $cell } liggur ekkert endaspil á hvolfi.
not-a-joined-goal = Endaspilið á { $cell } er ekki eitt þeirra sem nú á að snúa við.
not-in-pool = Ekkert gullmolaspil að verðmæti { $value } er í boði.
not-several = Þú situr hjá með einu spili.
not-ladder-beside-goal = Stigi liggur aldrei við hlið endaspils, eins og hann gerði á { $cell }.
not-without-discards = Ekkert spil er enn í kastbunkanum sem happafundurinn gæti sótt.
not-in-trove = Ekki meðal spilanna úr kastbunkanum sem þú skoðar: { $card }.
not-without-path = Þú átt ekkert leiðarspil sem þú gætir lagt.
not-done-yet = Þú verður að leggja annað leiðarspil meðan þú átt eitt sem passar.
not-without-last-path = Leiðarspilið sem síðast var lagt er ekki á borðinu.
not-same-cell = Leiðarspilið verður að fara á annan reit.
not-map-any-more = Endaspil má ekki skoða framar í þessari umferð.
not-goal-shown = Endaspil { $goal } snýr upp; aðeins er hægt að færa endaspil á hvolfi.
not-push-onto = Ekki er hægt að færa endaspil { $goal }: spil liggur á { $cell }.
not-see-own-dwarf = Þú skoðar dverg annars sætis.
not-rob-oneself = Þú tekur spil af öðru sæti.
not-rob-empty = Sæti { $seat } á ekkert spil.
not-held-up = Ekki meðal spilanna sem þú skoðar: { $card }.
not-a-guard-left = Enginn vörður er eftir í þessari umferð.
not-an-open-exit = Á { $exit } er ekkert op sem snýr að auðum reit.
not-guarded-twice = Vörður stendur þegar á { $exit }.
not-without-toll = Verðir loka { $cell }: gull þitt dugar ekki handa öllum sem þarf að borga þar.
not-past-guards = Vörður lokar { $cell }.
not-this-guard = Vörður { $guard } stendur hvergi.
not-own-guard = Sæti { $seat } á vörð { $guard } og borgar ekkert fyrir hann.
not-agreed-twice = Sæti { $seat } hefur þegar lofað að borga verði { $guard }.
not-begging-oneself = Þú þarft ekki að biðja sjálfan þig.
not-asked-twice = Sæti { $seat } var þegar spurt í þessum leik.
not-without-gold = Sæti { $seat } á ekkert gull.
not-asked-to-pay = Sæti { $seat } var ekki beðið að borga.
not-while-trapped = Þú ert í innilokun: þú getur ekki grafið fyrr en einhver frelsar þig.
not-so-many = Svo mörg áttu ekki á hendi: { $card }.
not-before-you = Þetta liggur ekki fyrir framan þig: { $front }.
not-theft-twice = Þjófnaður liggur þegar fyrir framan þig.
not-a-thief = Enginn þjófnaður liggur fyrir framan sæti { $seat }.
not-trap-yourself = Þú getur ekki lokað sjálfan þig inni.
not-trapped-twice = Sæti { $seat } er þegar í innilokun.
not-trapped = Sæti { $seat } er ekki í innilokun.
not-own-dwarf = Þú þekkir eigin dverg; skoðaðu annað sæti.
not-without-hats = Enginn ónotaður dvergur er eftir til að skipta við.
not-own-hand = Þú getur aðeins skipt á hendi við annað sæti.
not-from-yourself = Þú getur ekki stolið frá sjálfum þér.
not-from-the-poor = Sæti { $seat } á ekkert gull til að stela.

## Tal

talk-kind = Ekkert tal er af gerðinni { $value }; gerðirnar eru { $known }.
talk-unread = { $value } er ekki hægt að segja; skrifaðu eins og: suspect B, goal 2 yes, thanks A.
talk-not-here = Reglur þessa spils leyfa ekki að segja { $value }; segja má { $known }.
talk-part = { $part } getur ekki verið { $value } þegar sagt er { $kind }.
talk-long = Þetta eru { $count } stafir; leyfðir eru { $most }.
bot-budget = Umfang er tími á borð við 200ms eða fjöldi umferða á borð við 2000, ekki { $budget }.
bot-none = Þjarkurinn { $bot } er ekki til; þjarkarnir eru { $known }, og þinn eigin sem eining:Klasi.
bot-module = Ekki tókst að hlaða eininguna { $module }: { $problem }.
bot-missing = Einingin { $module } hefur ekkert { $bot } sem býr til þjark.
bot-lacks = Þjarkinn { $bot } vantar { $part }: láttu klasann hans erfa pyrite.bots.Bot, sem hefur allt nema choose.

## Stöður, teikningar og skrár

position-type = { $where }: hér á að vera: { $wanted }.
position-key = Staða hefur engan lykil { $key }; lyklarnir eru { $known }.
position-missing = Staðan segir ekkert um { $key }.
position-version = Sniðið er af útgáfu { $value }; þetta forrit les útgáfu { $known }.
position-game = Þessi staða er úr spilinu { $value }, ekki { $known }.
position-value = { $where }: { $value } er ekki mögulegt hér; það verður að vera { $known }.
position-length = { $where } hefur { $count } færslur; þær verða að vera { $wanted }.
position-card = { $where }: spilið { $card } er ekki til við þetta borð.
position-too-many = Staðan sýnir { $count } af { $card }; í settinu eru { $most }.
position-too-few = Hendur og bunki þurfa { $wanted } spil; eftir eru { $count }.
position-goal = Endaspilið sem sagt er liggja á { $cell } er ekki eftir handa því.
position-start = Upphafsspilið liggur á { $cell } og hvergi annars staðar.
position-misfit = Spilið á { $cell } passar ekki við nágrannann á hliðinni { $side }.
position-no-cards = Sætið sem á leik á ekkert spil.
position-left-over = { $count } spil liggja hvergi; slepptu pile eða discards fyrir þau.
position-gold = Gullmolaspil stöðunnar er ekki hægt að setja saman úr spilum settsins.
position-no-goal = Endaspil og spil á hvolfi liggja aðeins á reitum endaspilanna, ekki á { $cell }.
position-too-far = Spilin liggja of langt hvert frá öðru fyrir göng úr þessu setti.
position-two-boards = Gefðu spilin sem board eða sem drawing, ekki hvort tveggja.
position-asks-over = Þegar leiknum er lokið er enginn spurður neins.
position-asks-one = Á meðan leikurinn stendur er nákvæmlega ein spurning opin.
position-asks-stage = Það sem spurt er um á ekki við þennan hluta umferðarinnar.
position-asks-declared = Það sem er tilkynnt þarf að vera leyfilegt meðan aðrir mega mótmæla.
position-asks-window = Hinir eru spurðir um spilið sem sætið sem á leik boðaði.
position-asks-turn = Þegar sæti á leik er það eitt spurt og ekkert endaspil bíður.
position-asks-goal = Aðeins finnandinn er spurður um endaspil á hvolfi, og hann á leik.
position-asks-gold = Gull er boðið gullgrafara, tvö spil eða fleiri, eftir að fjársjóðurinn finnst.
data-too-big = Þetta er meira en nokkur leikur hefur: yfir { $most } færslur í lista, of langur texti eða of djúpt.
view-broken = Í þessa sýn vantar eitthvað eða það er skemmt; taktu hana úr state.view(seat).
drawing-char = Lína { $line }, dálkur { $column }: { $char } er ekki spil; sjá docs/notation.md.
drawing-start = Teikningin verður að sýna upphafsspilið S nákvæmlega einu sinni.
record-header = Skrá yfir leik byrjar á línunni: { $wanted }.
record-version = Þessi skrá er af útgáfu { $version }; þetta forrit les útgáfur 1 og 2.
record-long = Í skrá yfir leik eru í mesta lagi { $chars } stafir og { $settings } stillingar.
record-parts = Leikirnir í skránni eru pör af sæti og texta.
record-key = Lína { $line }: { $text } er ekki stilling; skrifaðu lykill: gildi, og gildið sem JSON.
record-missing = Skráin segir ekkert um { $key }.
record-seat = Lína { $line }: leikur byrjar á bókstaf sætis síns, til dæmis: A pass map.
record-talk = Lína { $line }: { $problem }
record-players = players er listi yfir nöfn, eitt fyrir hvert sæti, null fyrir þjark.
record-shuffle = shuffle hefur textana commitment og secret og lista af textum, added.
record-action = Leik { $where } er ekki hægt að spila: { $problem }
record-torn = Aðeins er hægt að skrá leik sem spilaður var frá upphafi með play().
view-type = Sýn er vörpun eins og state.view(seat) skilar.
record-twice = Lína { $line }: { $key } kemur fyrir í annað sinn.
position-asks-hand = Sætið sem á leik hefði fleiri spil en pláss er fyrir.
position-asks-shown = Endaspil sem allir þekkja snýr upp, nema verið sé að snúa því.
position-memory = Það sem sæti eru sögð muna getur ekki staðist með þessum spilum.
position-box = Tölur einingarinnar { $module } passa ekki við aðra hluta stöðunnar.
position-asks-offer = Sæti eru aðeins sýnd spil meðan það er spurt um þau.
position-asks-chest = Kista sem spyr að þessu hefur ekki verið opnuð, eða hún getur ekki spurt hér.
position-asks-toll = Sæti sem á gull er beðið að borga verði þegar annað sæti á leik.
position-asks-steal = Eftir skiptinguna er frjáls þjófur spurður frá hverjum hann stelur; einhver á gull.

## Spilastokkar

deck-line = Í { $file }, línu { $line }: { $problem }
deck-key = Í stokknum, við { $path }: { $problem }
deck-source = Stokkur er heiti á skrá eða vörpun af settum, ekki { $value }.
deck-inside = Vistaður leikur geymir stokkinn sjálfan, sem vörpun; { $value } er ekki opnað.
deck-unreadable = Ekki tekst að lesa stokkinn { $file }: { $problem }.
deck-too-big = Stokkurinn { $file } er of langur; { $most } bæti verða að duga.
deck-utf8 = Þetta er ekki texti; vistaðu skrána sem UTF-8.
deck-syntax = Þetta er ekki TOML ({ $problem }); skrifaðu eins og í docs/decks.md.
deck-set = Settið { $value } er ekki til; sett með spilum eru { $known }.
deck-unknown = { $value } er ekki til í { $where }; til eru { $known }.
deck-table = { $key } verður að vera eigin tafla, ekki { $value }.
deck-list = { $key } verður að vera listi með 1 til { $most } færslum, ekki { $value }.
deck-number = { $key } verður að vera heil tala frá { $least } til { $most }, ekki { $value }.
deck-row = Hér vantar { $key }; spil þarf { $keys }.
deck-cell = Reitur er [dálkur, röð], tölur frá -{ $far } til { $far }, ekki { $value }.
deck-shape = { $value } er ekkert spil; skrifaðu hliðarnar N, E, S, W eins og í NESW, N-S eða NS-EW.
deck-side-twice = { $value } nefnir sömu hlið tvisvar; hver þeirra má koma fyrir einu sinni.
deck-door = Hurð liggur á einu leiðinni um spilið; { $value } verður að hafa nákvæmlega eina, fyrir utan botnlanga.
deck-ladder = Allar hliðar stiga tengjast; skrifaðu þær sem eina leið, ekki { $value }.
deck-sure = Hversu öruggt eitthvað er segir A, B eða U, ekki { $value }.
deck-seats = Sæti eru [fæst, flest], tölur frá { $least } til { $most }, ekki { $value }.
deck-same-card = { $name } er sama spil og { $other }; hafðu heldur fleiri eintök af því.
deck-name-twice = { $name } er nefnt tvisvar; slepptu öðru.
deck-total = Spilin í { $key } eru samtals { $count }, ekki { $wanted }; teldu aftur.
deck-dwarfs = Með { $seats } sætum eru dvergarnir { $count }; þeir þurfa að vera { $seats } til { $most }.
deck-replace = Með { $seats } sætum er ekkert spil { $name } sem { $other } gæti leyst af; bættu einu við.
deck-no-hand = Hve mörg spil fá { $seats } sæti? Bættu því við hand.
deck-cards = Með { $seats } sætum þarf að minnsta kosti { $wanted } spil; þau eru { $count }.
deck-many = Í { $key } eru { $count } spil; borð rúmar { $most }.
deck-no-treasure = Enginn fjársjóður er meðal endaspilanna; bættu honum við.
deck-goal-cells = Fyrir { $goals } endaspil eru { $cells } reitir; láttu tölurnar passa saman.
deck-chests = { $wanted } kistur eru lagðar, en í { $key } eru { $count }; bættu við.
deck-side-by-side = Kisturnar á { $cell } og { $other } liggja hlið við hlið; færðu aðra.
deck-face-up = Opnu spilin á { $cell } og { $other } myndu snertast; færðu annað.
deck-same-cell = Tvö spil lægju á { $cell }; færðu annað.
deck-beside-start = Spilið á { $cell } myndi snerta upphafsspilið á { $other }; færðu það fjær.

## The Lost Mines

mines-text-cell = { $cell } er ekki reitur; skrifaðu dálk,röð, frá 1,1 til 11,7.
mines-text-edge = { $text } er ekki brún á milli tveggja reita; skrifaðu reit og hlið, til dæmis 2,3E.
mines-text-pass = Kastaðu einu eða tveimur spilum, til dæmis: pass NESW trap.
mines-text-look = Skoðaðu námu eins og { $card }@9,1, fjársjóð { $card }:2 eða dverg { $card }>B.
mines-text-step = { $text } er ekki skref; skrifaðu step N, step E, step S eða step W.
mines-not-twice = Þetta átt þú aðeins einu sinni á hendi: { $card }.
mines-proposed = Þú hefur þegar lagt til að ljúka umferðinni í þessum leik þínum.
mines-no-way = Engin leið liggur að { $cell }: að minnsta kosti eitt op verður að mæta öðru.
mines-not-obstacle = Á { $cell } er ekkert sem þetta spil sigrast á: { $card }.
mines-overcome = Hindrunin á { $cell } hefur þegar verið yfirstigin.
mines-no-token = Engin skífa er eftir: { $token }.
mines-not-shown = { $what ->
        [mine] { $card }: með þessu má ekki skoða námu.
        [treasure] { $card }: með þessu má ekki skoða fjársjóð.
       *[dwarf] { $card }: með þessu má ekki skoða dverg.
    }
mines-open = Náman á { $cell } snýr þegar upp.
mines-taken = Fjársjóður { $number } hefur þegar verið tekinn.
mines-own-dwarf = Þú þekkir þinn eigin dverg; skoðaðu dverg annars sætis.
mines-no-edge = Engin leið liggur yfir { $edge }.
mines-edge-taken = Á { $edge } er þegar: { $token }.
mines-not-a-path = Á { $cell } liggur ekkert leiðarspil sem þrumuveður gæti tekið.
mines-shielded = Dvergur stendur á { $cell }; þrumuveðrið hlífir því spili.
mines-shut = Þangað liggur engin leið.
mines-troll = Tröll lokar þeirri leið.
mines-obstacle = Hindrunin á { $cell } hefur ekki verið yfirstigin.
mines-full = Á { $cell } er aðeins pláss fyrir einn dverg.
mines-other-kind = Fjársjóður { $number } er ekki af gerð þessarar námu ({ $kind }).
mines-drawing = Lína { $line }, reitur { $column }: { $signs } er ekkert spil í þessum stokki.
mines-drawing-rows = Teikning hefur sjö línur, ekki { $count }.
mines-drawing-columns = Lína { $line } í teikningunni er lengri en ellefu reitir.
mines-two-boards = Staða hefur board eða drawing, ekki hvort tveggja.
mines-not-fitting = Á { $cell } mætast leiðirnar ekki: hver hlið verður að passa við nágranna sinn.
mines-no-obstacle = Á { $cell } er engin hindrun sem verkfæri gæti legið á.
mines-stand = Enginn dvergur getur staðið á { $cell }.
mines-edge-twice = Tvær eins skífur liggja á { $edge }.
mines-edge = Engin leið liggur yfir { $edge }, svo þar getur engin skífa legið.
mines-tokens = Fleiri skífur af gerðinni { $token } eru á borðinu en til eru.
mines-ask = Staðan getur ekki beðið eftir { $kind }.
mines-ask-cut = Öll spil eru búin og umferðinni lokið; nefndu spil eða last_turn: finished.
mines-deck-cell = Reitur á borðinu er [dálkur, röð], frá [1, 1] til [11, 7], ekki { $value }.
mines-deck-stub = Hér eru öll op spils tengd; skrifaðu { $value } sem eina leið.
mines-deck-mine = Náma verður að vera opin til hverrar hliðar í annarri af tveimur legum sínum; { $value } er það ekki.
mines-deck-mines = Námurnar verða að vera fjórar, ein með hverju nafni, ekki { $count }.
mines-deck-treasures = Með { $seats } sæti þarf { $seats } fjársjóði; þeir eru { $count }.

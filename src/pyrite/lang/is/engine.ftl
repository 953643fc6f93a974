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
config-flag = { $flag } getur ekki verið { $value }; mögulegt er { $known }.
config-option = Valkosturinn { $option } er ekki til; valkostirnir eru { $known }.
config-rounds = Fjöldi umferða verður að vera heil tala frá 1 til 99, ekki { $value }.
config-first-seat = Fyrsta sætið verður að vera heil tala frá 0 til { $most }, ekki { $value }.
config-seed = Fræið verður að vera heil tala undir 2^64 eða 64 sextándatölustafir, ekki { $value }.
config-too-big = Í settinu eru { $count } { $what }; við borðið er rúm fyrir { $most }.

## Texti lesinn

text-action = { $text } er ekki leikur; skrifaðu hann eins og: { $examples }.
text-number = { $value } er ekki númer á leik við þetta borð.
text-card = Spilið { $card } er ekki til við þetta borð.
text-cell = { $cell } er ekki reitur; skrifaðu dálk,röð, til dæmis 4,-1.
text-seat = { $seat } er ekki sæti; sætin við þetta borð eru A til { $last }.
text-tool = { $tool } er ekki verkfæri; verkfærin heita pick, lamp og cart.
text-which-tool = { $card } gerir við fleiri en eitt verkfæri; skrifaðu hvert, til dæmis { $card }>B:lamp.
text-which-seat = Fleiri en eitt sæti er spurt; segðu hvert þeirra svarar.

## Af hverju ekki

not-over = Leiknum er lokið.
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
view-broken = Í þessa sýn vantar eitthvað eða það er skemmt; taktu hana úr state.view(seat).
drawing-char = Lína { $line }, dálkur { $column }: { $char } er ekki spil; sjá docs/notation.md.
drawing-start = Teikningin verður að sýna upphafsspilið S nákvæmlega einu sinni.
record-header = Skrá yfir leik byrjar á línunni: { $wanted }.
record-key = Lína { $line }: { $text } er ekki stilling; skrifaðu lykill: gildi, og gildið sem JSON.
record-missing = Skráin segir ekkert um { $key }.
record-seat = Lína { $line }: leikur byrjar á bókstaf sætis síns, til dæmis: A pass map.
record-action = Leik { $where } er ekki hægt að spila: { $problem }
record-torn = Aðeins er hægt að skrá leik sem spilaður var frá upphafi með play().
view-type = Sýn er vörpun eins og state.view(seat) skilar.
record-twice = Lína { $line }: { $key } kemur fyrir í annað sinn.
position-asks-hand = Sætið sem á leik hefði fleiri spil en pláss er fyrir.
position-asks-shown = Endaspil sem allir þekkja snýr upp, nema verið sé að snúa því.

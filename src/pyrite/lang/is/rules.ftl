### Reglurnar, útskýrðar fyrir leikmönnum. Fullur texti er í docs/rules/.
### Öll tungumál hafa sömu auðkenni í sömu röð.

## Útgáfur

rule-E-must_connect = Í útgáfunni 2024 verður hvert leiðarspil sem þú leggur að tengjast upphafsspilinu. Í eistnesku og íslensku útgáfunum nægir að það liggi við hlið spils sem snýr upp og passi.
    .title = Tenging þegar lagt er
rule-E-gold_drawn = Þegar gullgrafararnir vinna er í útgáfunni 2024 dregið eitt gullmolaspil fyrir hvern gullgrafara. Í eistnesku og íslensku útgáfunum er dregið eitt fyrir hvern leikmann (níu ef tíu spila) og þau látin ganga á milli gullgrafaranna uns ekkert er eftir.
    .title = Fjöldi gullmolaspila
rule-E-goals_at_once = Ef ein breyting tengir fleiri en eitt hulið endaspil er þeim öllum snúið við í útgáfunni 2024 og þeirri íslensku, og finnandinn ræður röðinni. Í eistnesku útgáfunni snýr hann aðeins einu við og velur hverju.
    .title = Mörg endaspil í einu
rule-E-sabotage_self = Í útgáfunni 2024 máttu ekki leggja brotið verkfæri fyrir framan sjálfan þig. Í eistnesku og íslensku útgáfunum máttu það.
    .title = Að skemma eigið verkfæri
rule-E-discard_faces = Í útgáfunni 2024 og þeirri eistnesku liggja öll spil í kastbunkanum á hvolfi. Í íslensku útgáfunni liggja spil sem spilað var út með framhliðina upp, en spil þeirra sem sátu hjá á hvolfi.
    .title = Hvernig kastbunkinn liggur
rule-E-round_end = Ef fjársjóðurinn finnst ekki lýkur umferðinni þegar enginn á spil á hendi. Í eistnesku útgáfunni lýkur henni líka þegar bunkinn er tómur og setið hefur verið hjá jafnoft í röð og leikmennirnir eru margir; þeir sem eiga engin spil teljast þá sitja hjá. Aðeins er talið það sem hófst eftir að bunkinn tæmdist.
    .title = Umferð án fjársjóðs
rule-E-saboteur_pay = Í útgáfunni 2024 og þeirri íslensku er skemmdarvörgum greitt eins nákvæmlega og gullmolaspilin leyfa. Í þeirri eistnesku dregur hver eitt spil í einu ofan af gullbunkanum; spil sem færi yfir upphæðina er sett neðst. Ef ekkert passar þótt farið sé einu sinni í gegnum allan bunkann heldur hann því sem hann hefur.
    .title = Greiðsla til skemmdarvarga
rule-E-misfit_goal = Ef steinn passar ekki á allar hliðar gildir röðin í B-31 í útgáfunni 2024 og þeirri íslensku. Í þeirri eistnesku er honum snúið svo að allar hliðar passi; sé það ekki hægt velur finnandinn.
    .title = Endaspil sem passar ekki
rule-E-next_starter = Í útgáfunni 2024 og þeirri íslensku byrjar næstu umferð sá sem er til vinstri við þann sem síðast spilaði út eða kastaði spili. Í þeirri eistnesku er það sá sem er til vinstri við þann sem átti leik þegar umferðinni lauk. Hlutkesti ræður hver byrjar allra fyrst, nema borðið ákveði annað.
    .title = Hver byrjar næstu umferð

## Undirbúningur og gangur leiksins

rule-B-01 = Dvergaspilin eru einu fleiri en leikmennirnir. Allir fá eitt í laumi; það sem gengur af liggur á hvolfi uns umferðinni lýkur.
    .title = Dvergar
rule-B-02 = Upphafsspilið liggur á (0,0). Endaspilin þrjú eru stokkuð og liggja á hvolfi á (8,-2), (8,0) og (8,2), átta reitum austar.
    .title = Upphafsspil og endaspil
rule-B-03 = 40 leiðarspil og 27 aðgerðaspil eru stokkuð saman. Ef 3–5 spila fær hver 6 spil, ef 6–7 spila fær hver 5 og ef 8–10 spila fær hver 4. Afgangurinn er bunkinn sem dregið er úr; hann er aldrei stokkaður að nýju.
    .title = Bunkinn og spil á hendi
rule-B-04 = Gullmolaspilin eru 28: 16 með einum gullmola, 8 með tveimur og 4 með þremur. Þau eru stokkuð að nýju fyrir hverja umferð, án þeirra sem þegar hafa unnist. Ef þau duga ekki er því skipt sem eftir er.
    .title = Gullbunkinn
rule-B-05 = Þegar þú átt leik gerir þú nákvæmlega eitt: leggur leiðarspil, spilar út aðgerðaspili eða situr hjá og kastar einu spili á hvolfi. Síðan dregur þú spil ef eitthvað er eftir, og næsti leikmaður réttsælis tekur við.
    .title = Þegar þú átt leik
rule-B-06 = Ef þú átt ekkert spil þegar röðin kemur að þér er hlaupið yfir þig og þú dregur ekki. Fáir þú spil aftur heldur þú áfram að spila.
    .title = Engin spil á hendi

## Leiðarspil lögð

rule-B-10 = Leiðarspil liggur upprétt. Þú mátt snúa því um hálfan hring en aldrei leggja það þversum.
    .title = Upprétt
rule-B-11 = Leiðarspil fer á auðan reit við hlið spils sem snýr upp og verður að passa við alla nágranna sem snúa upp: op við op, veggur við vegg. Ekki nægir að leggja það við spil á hvolfi.
    .title = Við hlið spils, og passar
rule-B-12 = Þar sem tengingar er krafist verður að minnsta kosti eitt op spilsins að mæta opi á göngum sem tengjast upphafsspilinu. Á þínu spili dugar botnlangi til þess, en veggur á móti vegg dugar ekki.
    .title = Tengt upphafinu
rule-B-13 = Borðið er án jaðars. Þú mátt leggja spil í allar áttir, líka aftan við upphafsspilið og endaspilin.
    .title = Enginn jaðar
rule-B-14 = Endaspil á hvolfi hindrar ekkert, hvað sem á því er. Spilið sem þú leggur þarf ekki að passa við það.
    .title = Hulin endaspil hindra ekki
rule-B-15 = Op á botnlanga verða að passa eins og önnur op, en þau tengja ekkert.
    .title = Botnlangar
rule-B-16 = Ef brotið verkfæri liggur fyrir framan þig þegar röðin kemur að þér máttu ekki leggja leiðarspil í það sinn. Þú mátt samt spila út aðgerðaspili eða sitja hjá.
    .title = Brotin verkfæri stöðva gröft

## Aðgerðaspil og kastbunki

rule-B-20 = Spil með brotnum haka, brotinni lugt eða brotnum námuvagni er lagt fyrir framan annan leikmann; hvort leggja má það fyrir framan sjálfan sig fer eftir útgáfu. Enginn hefur nokkru sinni tvö sömu tegundar.
    .title = Brotið verkfæri
rule-B-21 = Viðgerðarspil tekur burt eitt brotið verkfæri sömu tegundar frá hvaða leikmanni sem er, líka frá þér. Báðum spilunum er kastað. Þú getur aðeins spilað því á brotið verkfæri sem það á við.
    .title = Viðgerð
rule-B-22 = Viðgerðarspil með tveimur verkfærum dugar á annað þeirra en ekki á bæði. Ef bæði koma til greina velur þú.
    .title = Viðgerð með tveimur verkfærum
rule-B-23 = Grjótskriða tekur burt hvaða leiðarspil sem er, en aldrei upphafsspilið eða endaspil. Báðum spilunum er kastað. Lausir hlutar ganganna liggja kyrrir og fylla má eyðuna aftur eftir venjulegum reglum.
    .title = Grjótskriða
rule-B-24 = Með korti skoðar þú í laumi eitt endaspil sem liggur á hvolfi. Þú getur ekki notað það á endaspil sem þegar hefur verið snúið við.
    .title = Kort
rule-B-25 = Spilið sem varð fyrir áhrifunum fer fyrst í kastbunkann og spilið sem olli þeim ofan á. Ef þú kastar mörgum spilum í einu ræður þú röðinni.
    .title = Röð í kastbunkanum
rule-B-26 = Aðgerðaspil þarf leyfilegt skotmark eða möguleg áhrif þegar þú spilar því út. Annars geturðu aðeins kastað því.
    .title = Ekkert án áhrifa

## Endaspil fundið, lok umferðar

rule-B-30 = Þegar endaspil á hvolfi tengist upphafsspilinu verður að snúa því við. Finnandinn er sá sem átti leik þegar tengingin varð til, líka að öllu sem af henni leiðir. Botnlangi upp að endaspili snýr því ekki við.
    .title = Endaspili náð
rule-B-31 = Ef það er fjársjóðurinn lýkur umferðinni strax. Steinn liggur áfram með framhliðina upp, tengir göng og er aldrei tekinn burt; spil sem koma síðar verða að passa við hann. Honum er snúið svo að hann passi sem best, fyrst við síðast lagða spilið; ef hvort tveggja er jafngott velur finnandinn.
    .title = Fjársjóður eða steinn
rule-B-32 = Þar sem aðeins einu endaspili er snúið við í einu liggja hin áfram á hvolfi. Slíku endaspili er snúið við þegar leiðarspil sem lagt er síðar snertir það með tengdu opi eða tengir það að nýju.
    .title = Endaspil sem bíður
rule-B-33 = Umferð getur líka lokið án fjársjóðsins (E-round_end). Hvernig sem hún endar er öllum dvergaspilum snúið við, líka því sem gekk af, áður en gullinu er skipt.
    .title = Lok umferðar

## Gullinu skipt

rule-B-40 = Gullgrafararnir vinna ef komist var að fjársjóðnum, hver sem það gerði. Finnandinn skoðar gullmolaspilin, tekur eitt og réttir hin rangsælis til næsta gullgrafara, og svo koll af kolli; síðasta spilið er afhent án þess að spurt sé. Ef finnandinn er skemmdarvargur byrjar næsti gullgrafari í þá átt; skemmdarvargar fá ekkert.
    .title = Gullgrafarar vinna
rule-B-41 = Annars vinna skemmdarvargarnir: einn fær 4 gullmola, tveir eða þrír fá 3 hver, fjórir fá 2 hver. Ef enginn leikmaður er skemmdarvargur fær enginn gull. Greitt er í sætaröð, hverjum eins mikið og hægt er en aldrei of mikið; það sem vantar tapast.
    .title = Skemmdarvargar vinna
rule-B-42 = Gullið er leyndarmál uns leiknum lýkur: aðrir sjá hve mörg gullmolaspil þú átt en ekki hvers virði þau eru. Allir vita hve mikið skemmdarvargi er greitt, en ekki gildi spilanna hans.
    .title = Leynilegt gull

## Næsta umferð, lok leiksins

rule-B-50 = Sömu dvergaspil eru stokkuð aftur með því sem gekk af og borðið er lagt eins og í upphafi. E-next_starter segir hver byrjar; að sitja hjá telst vera að spila út spili.
    .title = Næsta umferð
rule-B-51 = Eftir þriðju umferð vinnur sá sem á mest gull; ef fleiri eiga jafnmikið vinna þeir saman. Fjölda umferða má breyta þegar borðið er stofnað.
    .title = Lok leiksins

## Spil heimsmeistaramótanna

rule-C-19 = Þú spilar út neitun þegar annar leikmaður á leik, strax á eftir leiðarspili eða aðgerðaspili hans: spilið hefur engin áhrif og báðum er kastað. Síðan dregur hann eitt spil, svo þú, og röðin er komin að næsta manni. Allir hinir eru spurðir í einu og sjá ekki svör hver annars; þegar þú átt sjálfur leik geturðu aðeins kastað neituninni.
    .title = Neitun
rule-I-03 = Neitun telst síðasta spilið sem spilað var út þegar fundið er hver byrjar næstu umferð.
    .title = Neitun og hver byrjar næst

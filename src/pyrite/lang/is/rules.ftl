### Reglurnar, útskýrðar fyrir leikmönnum. Fullur texti er í docs/rules/.
### Öll tungumál hafa sömu auðkenni í sömu röð.

## Útgáfur

rule-E-must_connect = Í útgáfunni 2024 verður hvert leiðarspil sem þú leggur að tengjast upphafsspilinu. Í eistnesku og íslensku útgáfunum nægir að það passi og snerti spil sem snýr upp.
    .title = Þarf leið að tengjast?
rule-E-gold_drawn = Þegar gullgrafararnir vinna í útgáfunni 2024 er dregið eitt gullmolaspil á hvern gullgrafara. Í eistnesku og íslensku útgáfunum er dregið eitt á hvern leikmann (níu ef tíu spila) og þau ganga á milli gullgrafaranna þar til öll eru farin.
    .title = Fjöldi gullmolaspila
rule-E-goals_at_once = Einn leikur getur tengt mörg hulin endaspil. Í útgáfunni 2024 og þeirri íslensku er þeim öllum snúið við og finnandinn ræður röðinni. Í eistnesku útgáfunni velur finnandinn eitt og snýr aðeins því við.
    .title = Mörg endaspil í einu
rule-E-sabotage_self = Í útgáfunni 2024 máttu ekki brjóta eigið verkfæri. Í eistnesku og íslensku útgáfunum máttu það.
    .title = Að brjóta eigið verkfæri
rule-E-discard_faces = Í útgáfunni 2024 og þeirri eistnesku liggja öll köstuð spil á hvolfi. Í íslensku útgáfunni snúa spil sem var spilað út upp, en spil sem var kastað þegar setið var hjá liggja á hvolfi.
    .title = Hvernig kastbunkinn liggur
rule-E-round_end = Ef fjársjóðurinn finnst ekki lýkur umferðinni þegar enginn á spil á hendi. Í eistnesku útgáfunni lýkur henni líka þegar bunkinn er tómur og setið hefur verið hjá jafnoft í röð og leikmennirnir eru margir. Þeir sem eiga engin spil teljast sitja hjá. Aðeins er talið það sem hófst eftir að bunkinn tæmdist.
    .title = Lok án fjársjóðs
rule-E-saboteur_pay = Í útgáfunni 2024 og þeirri íslensku fá skemmdarvargar greitt eins nákvæmlega og gullmolaspilin leyfa. Í þeirri eistnesku dregur hver skemmdarvargur eitt spil í einu ofan af gullbunkanum. Spil sem væri of mikið fer neðst. Ef farið er einu sinni í gegnum allan bunkann og ekkert passar heldur hann því sem hann hefur.
    .title = Greiðsla til skemmdarvarga
rule-E-misfit_goal = Stundum passar steinn ekki á allar hliðar. Í útgáfunni 2024 og þeirri íslensku segir B-31 hvernig hann snýr. Í þeirri eistnesku er honum snúið svo að allar hliðar passi. Ef það er ekki hægt velur finnandinn.
    .title = Endaspil sem passar ekki
rule-E-next_starter = Í útgáfunni 2024 og þeirri íslensku byrjar leikmaðurinn vinstra megin við þann sem síðast spilaði út eða kastaði spili. Í þeirri eistnesku byrjar leikmaðurinn vinstra megin við þann sem átti leik þegar umferðinni lauk. Dregið er um hver byrjar fyrstu umferð, nema borðið ákveði það.
    .title = Hver byrjar næstu umferð

## Undirbúningur og gangur leiksins

rule-B-01 = Dvergaspilið þitt er hlutverk þitt í umferðinni: gullgrafari eða skemmdarvargur. Allir fá eitt í laumi. Dvergaspilin eru einu fleiri en leikmennirnir og það sem gengur af liggur á hvolfi þar til umferðinni lýkur.
    .title = Hlutverk
rule-B-02 = Upphafsspilið liggur vinstra megin og snýr upp. Endaspilin þrjú eru stokkuð og liggja á hvolfi hægra megin, með plássi fyrir sjö spil á milli. Endaspil 2 er í sömu röð og upphafsspilið, endaspil 1 tveimur röðum ofar og endaspil 3 tveimur röðum neðar.
    .title = Upphafsspil og endaspil
rule-B-03 = Stokkið saman 40 leiðarspil og 27 aðgerðaspil. Ef 3–5 spila fá allir 6 spil, ef 6–7 spila fá allir 5 og ef 8–10 spila fá allir 4. Afgangurinn er bunkinn sem dregið er úr. Hann er aldrei stokkaður aftur.
    .title = Bunkinn og spil á hendi
rule-B-04 = Gullmolaspilin eru 28: 16 með einum gullmola, 8 með tveimur og 4 með þremur. Fyrir hverja umferð eru þau stokkuð sem enginn hefur enn unnið. Ef þau duga ekki er því skipt sem eftir er.
    .title = Gullmolaspil
rule-B-05 = Þegar þú átt leik gerir þú nákvæmlega eitt: leggur leiðarspil, spilar út aðgerðaspili eða situr hjá og kastar einu spili á hvolfi. Síðan dregur þú spil ef eitthvað er eftir. Leikurinn gengur réttsælis.
    .title = Þegar þú átt leik
rule-B-06 = Ef þú átt engin spil þegar röðin kemur að þér er hlaupið yfir þig og þú dregur ekki. Ef þú færð spil síðar heldur þú áfram að spila.
    .title = Engin spil á hendi

## Leiðarspil lögð

rule-B-10 = Þú mátt snúa leiðarspili um hálfan hring, svo að það liggi á haus. Þú mátt aldrei leggja það á hlið.
    .title = Að snúa spili
rule-B-11 = Leggðu leiðarspil á auðan reit við hliðina á spili sem snýr upp. Hver hlið verður að passa við spilin í kring sem snúa upp: göng við göng, berg við berg. Ekki nægir að spilið snerti aðeins spil á hvolfi.
    .title = Hvar leiðarspil má liggja
rule-B-12 = Þar sem leiðir þurfa að tengjast (E-must_connect) verða að minnsta kosti ein göng á spilinu þínu að halda áfram göngum sem ná aftur að upphafsspilinu. Botnlangi á þínu eigin spili dugar til þess. Berg við berg dugar ekki.
    .title = Tengt upphafsspilinu
rule-B-13 = Borðið er án jaðars. Þú mátt leggja spil í allar áttir, líka aftan við upphafsspilið og fram hjá endaspilunum.
    .title = Enginn jaðar
rule-B-14 = Endaspil á hvolfi hindrar aldrei hvar þú leggur spil, hvað sem á því er. Spilið þitt þarf ekki að passa við það.
    .title = Hulin endaspil
rule-B-15 = Botnlangi verður að passa eins og önnur göng en tengir ekkert. Leiðin endar þar.
    .title = Botnlangar
rule-B-16 = Ef þú ert með brotið verkfæri þegar röðin kemur að þér geturðu ekki lagt leiðarspil í það sinn. Þú getur samt spilað út aðgerðaspili eða setið hjá.
    .title = Enginn grefur með brotið verkfæri

## Aðgerðaspil og kastbunki

rule-B-20 = Þú brýtur haka, lugt eða námuvagn annars leikmanns. Það fer eftir útgáfu hvort þú mátt brjóta eigið verkfæri (E-sabotage_self). Verkfæri sem er þegar brotið er ekki hægt að brjóta aftur.
    .title = Brotið verkfæri
rule-B-21 = Þú gerir við eitt brotið verkfæri sem er á spilinu, þitt eða annars leikmanns. Báðum spilunum er kastað. Þú getur aðeins spilað því út ef rétt verkfæri er brotið.
    .title = Viðgerð
rule-B-22 = Viðgerð með tveimur verkfærum dugar á annað þeirra en ekki bæði. Ef bæði eru brotin velur þú.
    .title = Viðgerð með tveimur verkfærum
rule-B-23 = Grjótskriða tekur burt hvaða leiðarspil sem er, en aldrei upphafsspilið eða endaspil. Báðum spilunum er kastað. Göng sem slitna frá liggja kyrr og fylla má eyðuna aftur eftir venjulegum reglum.
    .title = Grjótskriða
rule-B-24 = Með korti skoðar þú í laumi eitt endaspil sem liggur á hvolfi. Þú getur ekki notað það á endaspil sem snýr þegar upp.
    .title = Kort
rule-B-25 = Spilið sem varð fyrir áhrifunum fer fyrst í kastbunkann og spilið sem olli þeim ofan á það. Ef þú kastar mörgum spilum í einu ræður þú röðinni. Í S-02 er það öfugt: fyrst spilin tvö sem þú kastar og ofan á þau spilið sem þú fjarlægir.
    .title = Röð í kastbunkanum
rule-B-26 = Þú getur aðeins spilað út aðgerðaspili ef það á sér leyfilegt skotmark eða getur haft áhrif. Annars geturðu aðeins kastað því.
    .title = Aðgerð verður að hafa áhrif

## Endaspil fundið, lok umferðar

rule-B-30 = Þegar göng tengja endaspil á hvolfi við upphafsspilið verður að snúa því við. Sá sem átti leik þegar tengingin varð til er finnandinn, líka að öllu sem leiðir af henni. Botnlangi við endaspil snýr því ekki við.
    .title = Endaspili náð
rule-B-31 = Ef það er fjársjóðurinn lýkur umferðinni strax. Steinn snýr áfram upp, tengir göng og er aldrei tekinn burt. Spil sem koma síðar verða að passa við hann. Honum er snúið svo að hann passi sem best, fyrst og fremst við spilið sem var verið að leggja. Ef hvort tveggja er jafngott velur finnandinn.
    .title = Fjársjóður eða steinn
rule-B-32 = Þar sem aðeins einu endaspili er snúið við í einu (E-goals_at_once) liggja hin áfram á hvolfi. Slíku endaspili er snúið við þegar leiðarspil sem lagt er síðar snertir það með tengdum göngum eða myndar nýja tengingu við það.
    .title = Endaspil sem liggja áfram á hvolfi
rule-B-33 = Umferð getur líka lokið án fjársjóðsins (E-round_end). Hvernig sem hún endar er öllum dvergaspilum snúið við áður en gullinu er skipt, líka því sem gekk af. Eftir það sjá allir endaspil og kistur sem enn voru hulin.
    .title = Lok umferðar

## Gullinu skipt

rule-B-40 = Ef fjársjóðnum var náð vinna gullgrafararnir, hver sem náði honum. Finnandinn skoðar gullmolaspilin, tekur eitt og réttir hin rangsælis til næsta gullgrafara, og svo koll af kolli. Síðasta spilið er afhent án þess að spurt sé. Ef finnandinn er skemmdarvargur byrjar næsti gullgrafari í þá átt. Skemmdarvargar fá ekkert.
    .title = Gullgrafarar vinna
rule-B-41 = Ef fjársjóðnum var ekki náð vinna skemmdarvargarnir. Einn skemmdarvargur fær 4 gullmola, tveir eða þrír fá 3 hver og fjórir fá 2 hver. Ef enginn leikmaður er skemmdarvargur fær enginn gull. Greitt er í sætaröð, hverjum eins mikið og hægt er en aldrei of mikið. Það sem ekki er hægt að greiða tapast.
    .title = Skemmdarvargar vinna
rule-B-42 = Gullið þitt er leyndarmál þar til leiknum lýkur. Aðrir sjá hve mörg gullmolaspil þú átt en ekki hvers virði þau eru. Allir vita hve mikið skemmdarvargur fékk samtals, en ekki gildi spilanna.
    .title = Leynilegt gull

## Næsta umferð, lok leiksins

rule-B-50 = Sömu dvergaspil eru stokkuð aftur, líka það sem gekk af, og borðið lagt eins og í upphafi. E-next_starter segir hver byrjar. Að sitja hjá telst vera að spila út spili.
    .title = Næsta umferð
rule-B-51 = Eftir þriðju umferð vinnur sá sem á mest gull. Ef fleiri eiga jafnmikið deila þeir sigrinum. Þið getið breytt fjölda umferða þegar þið stofnið borð.
    .title = Lok leiksins

## Saboteur 2: undirbúningur og gangur leiksins

rule-S-01 = Stokkið saman öll leiðarspil og aðgerðaspil grunnspilsins og Saboteur 2. Í hverri umferð eru tíu spil lögð óséð til hliðar. Allir fá 6 spil og eitt af 15 hlutverkum Saboteur 2. Ónotuðu hlutverkin mynda bunka á hvolfi. Gull er greitt í peningum.
    .title = Undirbúningur fyrir Saboteur 2
rule-S-02 = Þú gerir eitt af fernu. Leggur leiðarspil og dregur 1 spil. Spilar út aðgerðaspili og dregur 1. Kastar tveimur spilum, fjarlægir eitt spil sem liggur fyrir framan þig (brotið verkfæri, innilokun eða eigin þjófnað) og dregur 1, og átt þá einu spili færra upp frá því. Eða situr hjá með einu til þremur spilum og dregur jafnmörg. Þú ræður í hvaða röð þú kastar spilunum og enginn annar sér þau.
    .title = Þegar þú átt leik í Saboteur 2

## Saboteur 2: leiðarspil

rule-S-10 = Á brú og tvöfaldri beygju eru tvenn göng sem mætast ekki. Að minnsta kosti önnur þeirra verða að tengjast upphafsspilinu þegar þú leggur spilið. Á sumum öðrum spilum eru bæði göng og botnlangar.
    .title = Brýr og tvöfaldar beygjur
rule-S-11 = Stigi er alltaf tengdur upphafsspilinu og öllum öðrum stigum. Þú mátt leggja hann við hvaða leiðarspil sem hann passar við, líka spil sem er slitið frá, en aldrei við hliðina á endaspili. Ef hann tengir endaspil ert þú finnandinn.
    .title = Stigar
rule-S-12 = Hurðir hindra engan í að leggja spil eða ná endaspili. Þær skipta fyrst máli þegar fjársjóðurinn er fundinn (S-30).
    .title = Hurðir
rule-S-13 = Kristallar breyta engu um göngin. Þeir skipta aðeins jarðfræðinga máli (S-34).
    .title = Kristallar

## Saboteur 2: aðgerðaspil

rule-S-20 = Þú leggur þjófnaðinn fyrir framan þig. Ef hann liggur þar enn í lok umferðar og þú ert ekki í innilokun stelur þú 1 gullmola frá öðrum leikmanni (S-36).
    .title = Þjófnaður
rule-S-21 = Þú fjarlægir einn þjófnað, þinn eða annars leikmanns. Báðum spilunum er kastað.
    .title = Burt með fingurna
rule-S-22 = Þú lokar annan leikmann inni. Sá sem er lokaður inni getur ekki lagt leiðarspil. Ef hann er enn lokaður inni í lok umferðar fær hann engan hlut og má ekki stela.
    .title = Innilokun
rule-S-23 = Þú frelsar leikmann sem er lokaður inni, eða þig. Báðum spilunum er kastað.
    .title = Frelsun
rule-S-24 = Þú skoðar hlutverk annars leikmanns í laumi.
    .title = Eftirlit
rule-S-25 = Þú velur annan leikmann eða þig. Sá leikmaður verður að taka efsta ónotaða hlutverkið og setja sitt gamla neðst í bunkann. Enginn annar sér nýja hlutverkið. Það sem aðrir höfðu séð þar gildir ekki lengur.
    .title = Hattaskipti
rule-S-26 = Þú skiptir á öllum spilunum sem þú átt eftir og öllum spilum annars leikmanns, líka þótt annar ykkar eigi engin spil. Í lokin dregur hinn leikmaðurinn eitt spil en þú ekkert.
    .title = Spilaskipti
rule-S-27 = Enginn má hafa tvö eins aðgerðaspil fyrir framan sig.
    .title = Aldrei tvö eins

## Saboteur 2: gullinu skipt

rule-S-30 = Litur finnandans vinnur, nema honum sé lokað. Lit er lokað ef allar leiðir að fjársjóðnum, frá upphafsspilinu eða stiga, liggja um hurð hins litarins. Ef lit finnandans er lokað vinnur hinn liturinn, nema honum sé lokað líka. Ef finnandinn er í hvorugum lit vinnur hver litur sem á opna leið.
    .title = Fjársjóðnum náð
rule-S-31 = Verkstjórinn og gróðabraskarinn vinna með hverjum hópi sem vinnur með því að ná fjársjóðnum. Gróðabraskarinn vinnur líka með skemmdarvörgunum. Ef báðum litum er lokað, eða enginn í litnum sem vinnur er frjáls, vinna verkstjórinn og gróðabraskarinn einir.
    .title = Verkstjóri og gróðabraskari
rule-S-32 = Ef enginn nær fjársjóðnum vinna skemmdarvargarnir og gróðabraskarinn með þeim. Ef enginn leikmaður er skemmdarvargur vinnur gróðabraskarinn einn. Ef enginn er heldur gróðabraskari vinnur enginn.
    .title = Fjársjóðnum ekki náð
rule-S-33 = Því færri sem vinna, þeim mun meira fær hver: einn fær 5 gullmola, tveir fá 4 hvor, þrír 3 hver, fjórir 2 og fimm eða fleiri 1. Verkstjórinn fær 1 minna og gróðabraskarinn 2 minna, en aldrei minna en 0.
    .title = Gull sigurvegaranna
rule-S-34 = Hvernig sem umferðin endar fá jarðfræðingar 1 gullmola fyrir hvert kristallsspil á borðinu sem snýr upp, hvort sem það er tengt eða ekki. Tveir jarðfræðingar skipta jafnt og námunda niður. Þeir teljast aldrei til sigurvegara í S-33.
    .title = Jarðfræðingar
rule-S-35 = Þeir sem eru enn lokaðir inni í lok umferðar eru ekki með. Þeir teljast ekki til sigurvegara, fá ekkert gull og mega ekki stela. Ef annar tveggja jarðfræðinga er lokaður inni fær hinn allt.
    .title = Lokaður inni í lok umferðar
rule-S-36 = Þegar gullinu hefur verið skipt er stolið. Sá sem spilaði þjófnaði út síðast byrjar og svo er haldið áfram réttsælis. Hver þjófur tekur 1 gullmola af einhverjum öðrum sem á gull. Stolnu gulli má stela aftur.
    .title = Þjófnaðir
rule-S-37 = Allir vita hvort þú átt gull. Peningar mega liggja á hvolfi, en þeir sem fylgjast með geta lagt saman það sem var greitt fyrir opnum tjöldum. Hvers virði gullmolaspilin þín eru, og hvað þú fékkst í skiptum fyrir þau, er leyndarmál.
    .title = Leynilegir peningar

## Saboteur 2: næsta umferð

rule-S-38 = Öll hlutverk og öll spil eru stokkuð aftur, líka þau tíu sem lágu til hliðar. B-50 segir hver byrjar.
    .title = Næsta umferð í Saboteur 2

## Spil heimsmeistaramótanna

rule-C-16 = Gráðugi dvergurinn kemur í stað eins gullgrafara í grunnspilinu. Hann vinnur aðeins ef hann finnur fjársjóðinn sjálfur: þá fær hann 4 gullmola og enginn annar neitt. Ef annar finnur fjársjóðinn fær hann ekkert.
    .title = Gráðugur dvergur
rule-C-17 = Þú velur tvö endaspil á hvolfi án þess að skoða þau. Svo skiptir þú á þeim eða lætur þau liggja. Aðeins þú veist hvort þú gerðir. Það sem aðrir höfðu séð þar er ekki lengur öruggt.
    .title = Endaspilaskipti
rule-C-18 = Í stað þess að draga skoðar þú fimm efstu spil kastbunkans og heldur einu. Hin fara aftur á hvolf í sömu röð. Enginn fær að vita hvaða spili þú hélst.
    .title = Happafundur
rule-C-19 = Þú spilar út neitun þegar annar leikmaður á leik, strax og hann hefur spilað út leiðarspili eða aðgerðaspili. Spilið hefur engin áhrif og báðum er kastað. Síðan dregur hann spil, svo þú, og leik hans er lokið. Allir aðrir eru spurðir í einu og sjá ekki svör hver annars. Þegar þú átt sjálfur leik geturðu aðeins kastað neitun.
    .title = Neitun
rule-C-20 = Leikurinn snýst strax við og gengur í hina áttina út umferðina. Ef spilinu er spilað aftur snýst hann aftur við. Í grunnspilinu ganga gullmolaspilin þá líka í hina áttina. Þjófnaðir og hver byrjar næst breytast ekki.
    .title = Viðsnúningur
rule-C-21 = Viðgerð með öllum þremur verkfærunum. Hún dugar á eitt brotið verkfæri, þitt eða annars leikmanns.
    .title = Handverksmeistari
rule-C-22 = Þú leggur tvö leiðarspil, hvort á eftir öðru. Ef þú getur lagt hið seinna verður þú að gera það. Það sem hið fyrra tengir gerist áður en þú leggur hið seinna. Síðan dregur þú jafnmörg spil og leiðarspilin sem þú spilaðir út og átt þá einu færra á hendi. Þú getur ekki spilað þessu út ef þú ert í innilokun eða með brotið verkfæri.
    .title = Gangasérfræðingur
rule-C-23 = Þú tekur upp leiðarspilið sem var síðast lagt eða fært í umferðinni og leggur það á annan reit eftir venjulegum reglum. Þú getur það líka þótt þú sért í innilokun eða með brotið verkfæri. Ef það tengir endaspil ert þú finnandinn. Ef spilið er horfið eða passar hvergi annars staðar geturðu ekki spilað út hjáleið.
    .title = Hjáleið

## Smáviðbætur

rule-M-T1 = Allir byrja leikinn með 1 gullpening. Verðirnir eru tveir og hvorn um sig má nota einu sinni í umferð. Þegar þú átt leik máttu kasta spili, draga ekkert og setja vörð við opin göng. Sá sem vill leggja leiðarspil þar verður fyrst að borga þér 1 gullmola. Þá er vörðurinn úr leik í umferðinni. Biðja má aðra leikmenn að borga fyrir sig, en þeir mega neita og allir heyra svarið. Þú borgar ekkert fyrir eigin vörð.
    .title = Gangatollur
rule-M-W1 = Sá sem fyrstur í umferðinni tengir fatageymsluna við upphafsspilið verður að skipta um hlutverk: hann tekur spilið sem gekk af, eða í Saboteur 2 efsta ónotaða hlutverkið.
    .title = Fatageymsla
rule-M-P1 = Þegar gangaveislan tengist upphafsspilinu í fyrsta sinn í umferðinni er hlutverkum allra leikmanna safnað saman, þau stokkuð og gefin aftur í laumi.
    .title = Gangaveisla
rule-M-G1 = Fimm af átta endaspilum liggja á hvolfi og fjársjóðinn getur því vantað. Gullsekkur gefur finnandanum 1 eða 2 gullpeninga. Drekinn kostar hann 1 gullmola, ef hann á gull. Risaköngulóin lýkur umferðinni og skemmdarvargarnir vinna. Hlutverk finnandans skiptir engu.
    .title = Ný endaspil
rule-M-C1 = Fjórar kistur liggja á borðinu, hver undir leiðarspili á hvolfi sem hindrar aldrei hvar þú leggur spil. Ef þú tengir eitt þeirra við upphafsspilið snýrðu því við, opnar kistuna og gerir það sem í henni stendur. Grjótskriða getur tekið spilið og kistuna burt og með korti má skoða hvort tveggja.
    .title = Fjársjóðskistur
rule-M-C2 = Sumar kistur hjálpa þér: þú færð 1 gullmola, dregur aukaspil, skoðar hlutverk annars leikmanns eða færir endaspil á hvolfi einum reit fjær upphafsspilinu. Sumar koma í stað þess að þú dragir: þú tekur spil af handahófi frá öðrum leikmanni, heldur einu af þremur efstu spilum bunkans eða einu af fimm spilum úr stokkuðum kastbunkanum. Sumar eru til ills: þú dregur ekkert, enginn má skoða endaspil út umferðina eða fimm spil fara óséð úr bunkanum í kastbunkann.
    .title = Innihald kistnanna

## Afbrigði

rule-V-S1 = Þegar gullgrafararnir vinna fær gullgrafari með brotið verkfæri ekkert gullmolaspil. Spilin ganga á milli hinna gullgrafaranna þar til öll eru farin. Ef allir gullgrafarar eru með brotið verkfæri fær enginn neitt.
    .title = Hindraður dvergur
rule-V-T1 = Fyrir 5–9 leikmenn, með gráðugum dvergum. Ekkert dvergaspil gengur af og eitt leiðarspil liggur opið á milli upphafsspilsins og endaspilanna. Gull er greitt í peningum. Gullgrafari sem finnur fjársjóðinn fær 3 og hver hinna gullgrafaranna 2. Gráðugur finnandi fær 4 og enginn annar neitt. Ef enginn finnur fjársjóðinn fær hver skemmdarvargur 3, en sá eini í fimm manna leik 4.
    .title = Mótsreglur

## Þegar reglur mætast

rule-I-01 = Neitun á gangasérfræðing lýkur leiknum eins og venjulega. Neitun á annað leiðarspilið ógildir aðeins það og leikurinn heldur áfram. Í lokin dregur leikmaðurinn fyrir bæði leiðarspilin og svo dregur sá sem neitaði eitt spil.
    .title = Neitun og gangasérfræðingur
rule-I-02 = Leiðarspil sem er neitað kostar engan toll og vörðurinn stendur kyrr.
    .title = Neitun og gangatollur
rule-I-03 = Neitun telst síðasta spilið sem var spilað út þegar finna á hver byrjar næstu umferð. Ef spilaskiptum er neitað dregur sá sem spilaði þeim út en hinn ekki.
    .title = Neitun, næsta umferð og spilaskipti
rule-I-04 = Það sem leiðarspilið hafði snúið við eða komið af stað stendur óbreytt. Á nýja staðnum tengir það eins og það hafi verið lagt þar, og sá sem færði það er finnandinn.
    .title = Hjáleið og það sem hún tengir
rule-I-05 = Vörður á leiðarspili sem er fært er úr leik. Að færa spil á reit sem vörður gætir kostar toll.
    .title = Hjáleið og verðir
rule-I-06 = Litur finnanda sem er lokaður inni ræður samt hver vinnur, en sjálfur fær hann ekkert. Finnandi með brotið verkfæri fær gullið sitt, nema þið spilið með hindraðan dverg (V-S1).
    .title = Finnandi lokaður inni eða með brotið verkfæri
rule-I-07 = Þú mátt skipta á hvaða tveimur endaspilum á hvolfi sem er á borðinu, líka þeim sem hafa verið færð. Skiptin snúa engu við.
    .title = Endaspilaskipti og ný endaspil
rule-I-08 = Þegar enginn má lengur skoða endaspil má samt skoða kistu með korti. Ef engin kista er á hvolfi geturðu aðeins kastað kortinu. Endaspilaskipti eru áfram leyfð.
    .title = Kort þegar ekki má skoða endaspil
rule-I-09 = Fyrst borgar þú með gullpeningum. Ef þú átt enga fer lægsta gullmolaspilið þitt aftur í gullbunkann og þú færð afganginn í peningum. Aðrir sjá að þú skiptir spili en ekki upphæðir. Þú mátt líka borga með gulli úr þessari umferð.
    .title = Gullpeningar og gullmolaspil
rule-I-10 = Hindraði dvergurinn (V-S1) nær aðeins til gullgrafara. Gráðugur finnandi með brotið verkfæri fær samt 4 gullmola.
    .title = Gráðugur dvergur og hindraður dvergur
rule-I-11 = Hlutverkið sem þú ert með þegar umferðinni lýkur ræður. Ef gráðugi dvergurinn er þá spilið sem gekk af á hann enginn.
    .title = Gangaveisla, fatageymsla og hlutverk
rule-I-12 = Stolið er áfram réttsælis, leikmaðurinn vinstra megin byrjar áfram næstu umferð og hver umferð hefst réttsælis. Þegar talið er hve oft er setið hjá í röð skiptir áttin engu.
    .title = Það sem viðsnúningur breytir ekki
rule-I-13 = Ef of fá spil eru í bunkanum fyrir kistu er tekið það sem eftir er. Ef bunkinn er tómur gerist ekkert.
    .title = Kistur og lítill bunki
rule-I-14 = Ef kastbunkinn er tómur geturðu ekki spilað út happafundi. Kistan sem leitar í kastbunkanum gerir þá ekkert og þú dregur eins og venjulega.
    .title = Tómur kastbunki
rule-I-15 = Þú mátt skipta á spilum þótt þú eða hinn eigið engin. Sá sem átti engin spil og fær nú spil heldur áfram að spila.
    .title = Spilaskipti með tóma hönd
rule-I-16 = Þegar bunkinn klárast er dregið í venjulegri röð á meðan spil eru til. Hitt fellur niður.
    .title = Þegar bunkinn klárast
rule-I-17 = Ef fjársjóðnum eða risaköngulónni er snúið við fyrst lýkur umferðinni strax og hitt endaspilið liggur áfram á hvolfi. Eftir köngulóna fá jarðfræðingar greitt og stolið er eins og venjulega.
    .title = Tvö endaspil, annað lýkur umferðinni
rule-I-18 = Ef einn leikur tengir fleira en eitt af endaspilum, kistum, fatageymslu og veislu ræður finnandinn röðinni og lýkur við hvert áður en kemur að því næsta. Það sem spil sem er snúið við tengir þá bætist við. Ef umferðinni lýkur fellur afgangurinn niður.
    .title = Margt í einu
rule-I-19 = Hver kista sem kemur í stað dráttar eða bannar hann kostar þig eitt spil sem þú mátt draga, og aukaspil bætir einu við. Þú dregur aldrei færri en núll spil. Ef enginn annar á spil sem þú gætir tekið færðu ekkert og dregur ekki heldur.
    .title = Margar kistur í einum leik
rule-I-20 = Þú mátt færa endaspil að hliðinni á stiga. Ef tengd göng mæta því þar er því snúið við og sá sem opnaði kistuna er finnandinn.
    .title = Stigi og fært endaspil
rule-I-21 = Í Saboteur 2 lýkur umferð án fjársjóðs þegar enginn á spil á hendi, öllum tengdum endaspilum er snúið við og reglur útgáfnanna um gullmolaspil gilda ekki. Spil sem fara aftur í kastbunkann liggja á hvolfi í öllum útgáfum.
    .title = Útgáfur og Saboteur 2
rule-I-22 = Ef allir skemmdarvargar eru lokaðir inni og enginn náði fjársjóðnum vinnur gróðabraskarinn einn.
    .title = Allir skemmdarvargar lokaðir inni
rule-I-23 = Þetta fer ekki saman: gráðugi dvergurinn og Saboteur 2 eða mótsreglur, afbrigðin og Saboteur 2, mótsreglur og fatageymsla eða hindraður dvergur. Fjöldi leikmanna verður að passa við allar einingar.
    .title = Það sem fer ekki saman

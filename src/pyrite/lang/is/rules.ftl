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
rule-B-25 = Spilið sem varð fyrir áhrifunum fer fyrst í kastbunkann og spilið sem olli þeim ofan á. Ef þú kastar mörgum spilum í einu ræður þú röðinni. Í S-02 er það öfugt: fyrst spilin tvö sem þú kastar og ofan á spilið sem þú fjarlægir.
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

## Saboteur 2: undirbúningur og gangur leiksins

rule-S-01 = Öll leiðarspil og aðgerðaspil grunnspilsins eru með, auk 30 leiðarspila og 20 aðgerðaspila úr viðbótinni; tíu efstu spilin eru lögð óséð til hliðar í hverri umferð. Allir fá 6 spil á hendi og eitt af 15 dvergaspilum viðbótarinnar; hin dvergaspilin mynda bunka á hvolfi. Gullpeningar (1, 2 og 5) koma í stað gullmolaspila.
    .title = Undirbúningur fyrir Saboteur 2
rule-S-02 = Þú gerir eitt af fernu: leggur leiðarspil, spilar út aðgerðaspili, kastar tveimur spilum og fjarlægir eitt spil sem liggur fyrir framan þig (brotið verkfæri, innilokun eða eigin þjófnað), eða situr hjá og kastar einu til þremur spilum. Síðan dregur þú eitt spil, en jafnmörg og þú kastaðir ef þú sast hjá; kastir þú tveimur til að losna við spil áttu því einu færra upp frá því. Þótt bunkinn sé tómur verður þú að velja eitthvað af þessu.
    .title = Þegar þú átt leik í Saboteur 2

## Saboteur 2: leiðarspil

rule-S-10 = Á brú og tvöfaldri beygju eru tvenn göng sem mætast ekki; að minnsta kosti önnur þeirra verða að tengjast upphafsspilinu þegar spilið er lagt. Á sumum spilum eru bæði göng og botnlangar.
    .title = Brýr og tvöfaldar beygjur
rule-S-11 = Stigi er tengdur upphafsspilinu og öllum öðrum stigum. Hann má leggja við hvaða leiðarspil sem er ef hann passar, líka þar sem engin tenging var fyrir, en aldrei við hlið endaspils. Hann getur tengt lausan hluta ganganna og endaspil þar fyrir aftan; sá sem leggur stigann er þá finnandinn.
    .title = Stigar
rule-S-12 = Hurðir hindra hvorki að spil séu lögð né að endaspili sé náð. Þær skipta fyrst máli þegar fundið er hvor liturinn vinnur (S-30).
    .title = Hurðir
rule-S-13 = Kristallar breyta engu um göngin. Þeir skipta aðeins jarðfræðinga máli (S-34).
    .title = Kristallar

## Saboteur 2: aðgerðaspil

rule-S-20 = Þjófnað leggur þú fyrir framan sjálfan þig. Þegar gullinu hefur verið skipt stelur þú einum gullmola frá öðrum leikmanni (S-36).
    .title = Þjófnaður
rule-S-21 = Með þessu spili fjarlægir þú þjófnað sem liggur fyrir framan hvern sem er, líka þig. Báðum spilunum er kastað.
    .title = Burt með fingurna
rule-S-22 = Innilokun er lögð fyrir framan annan leikmann. Sá sem er lokaður inni má ekki leggja leiðarspil; sé hann það enn í lok umferðar fær hann engan hlut og stelur engu.
    .title = Innilokun
rule-S-23 = Frelsun tekur burt innilokun frá hvaða leikmanni sem er, líka frá þér. Báðum spilunum er kastað.
    .title = Frelsun
rule-S-24 = Þú skoðar í laumi dvergaspil annars leikmanns.
    .title = Eftirlit
rule-S-25 = Þú eða annar leikmaður sem þú velur tekur efsta dvergaspilið úr bunka þeirra ónotuðu og setur sitt gamla neðst. Aðeins hann sjálfur sér nýja dverginn og hann veit líka hvern hann lét frá sér; það sem aðrir höfðu séð hjá honum gildir ekki lengur.
    .title = Hattaskipti
rule-S-26 = Þú skiptir á öllum spilunum sem þú átt eftir og öllum spilum annars leikmanns, hvort sem þau eru mörg, fá eða engin. Hann dregur síðan eitt spil en þú ekkert.
    .title = Spilaskipti
rule-S-27 = Enginn má hafa tvö eins aðgerðaspil fyrir framan sig.
    .title = Aldrei tvö eins

## Saboteur 2: gullinu skipt

rule-S-30 = Lit er lokað ef allar leiðir frá upphafsspilinu eða stiga að fjársjóðnum liggja um hurð hins litarins; ein opin leið nægir. Sé finnandinn blár vinna bláir; sé bláum lokað vinna grænir, nema þeim sé lokað líka. Sé hann grænn er þessu öfugt farið, og sé hann hvorugt vinna báðir litir, þó ekki sá sem lokað er.
    .title = Fjársjóðnum náð
rule-S-31 = Verkstjórinn og gróðabraskarinn eru í öllum hópum sem vinna með því að ná fjársjóðnum, og gróðabraskarinn líka með skemmdarvörgunum þegar þeir vinna. Sé báðum litum lokað eru þeir tveir einir í hópnum, eða sá þeirra sem er með. Eins er ef litur vinnur en enginn í honum er frjáls.
    .title = Verkstjóri og gróðabraskari
rule-S-32 = Ef fjársjóðnum er ekki náð vinna skemmdarvargarnir og gróðabraskarinn með þeim. Ef enginn leikmaður er skemmdarvargur vinnur gróðabraskarinn einn; sé hann ekki heldur með vinnur enginn.
    .title = Fjársjóðnum ekki náð
rule-S-33 = Stærð hópsins sem vinnur ræður hve mikið hver fær: einn fær 5 gullmola, tveir fá 4 hvor, þrír 3 hver, fjórir 2, og fimm eða fleiri 1. Verkstjórinn fær einum færri og gróðabraskarinn tveimur færri, en aldrei minna en ekkert.
    .title = Hve mikið gull
rule-S-34 = Jarðfræðingar fá greitt hvernig sem umferðin endar: einn gullmola fyrir hvert kristallsspil sem snýr upp á borðinu, hvort sem það er tengt eða ekki. Tveir skipta jafnt og er þá námundað niður. Þeir teljast aldrei með í S-33.
    .title = Jarðfræðingar
rule-S-35 = Sá sem er lokaður inni er ekki með, hver sem dvergur hans er: hann er ekki í hópnum, fær ekkert gull og stelur engu. Sé annar tveggja jarðfræðinga lokaður inni fær hinn allt.
    .title = Lokaður inni í lok umferðar
rule-S-36 = Síðast er stolið; þeir sem eru lokaðir inni eru ekki með. Sá sem lagði þjófnað sinn síðast byrjar og hinir fylgja réttsælis; hver tekur einn gullmola af öðrum leikmanni sem á gull, að eigin vali. Eigi enginn annar gull gerist ekkert; stolnu gulli má stela aftur.
    .title = Þjófar
rule-S-37 = Allir vita hvort leikmaður á gull. Peningar mega liggja á hvolfi, en sá sem fylgist með getur lagt saman það sem greitt var fyrir opnum tjöldum; virði gullspila og það sem þeim var skipt í er leyndarmál.
    .title = Leynilegir peningar

## Saboteur 2: næsta umferð

rule-S-38 = Allir dvergar og öll spil, líka þau tíu sem lágu til hliðar, eru stokkuð að nýju. B-50 segir hver byrjar; umferðirnar eru þrjár.
    .title = Næsta umferð í Saboteur 2

## Spil heimsmeistaramótanna

rule-C-16 = Gráðugi dvergurinn kemur í stað eins gullgrafara, aðeins í grunnspilinu. Hann vinnur aðeins ef hann er sjálfur finnandi fjársjóðsins: þá fær hann 4 gullmola og enginn annar neitt. Finni annar fjársjóðinn fær hann ekkert og telst ekki til gullgrafara.
    .title = Gráðugur dvergur
rule-C-17 = Þú velur tvö endaspil á hvolfi án þess að skoða þau og skiptir á þeim eða ekki; aðrir fá ekki að vita hvort þú gerðir. Það sem leikmenn höfðu séð þar verður óvíst öllum nema þér.
    .title = Endaspilaskipti
rule-C-18 = Í stað þess að draga skoðar þú fimm efstu spil kastbunkans, eða öll ef þau eru færri, og heldur einu. Hin fara aftur efst í bunkann, á hvolfi og í sömu röð. Happafundurinn sjálfur er ekki þar á meðal.
    .title = Happafundur
rule-C-19 = Þú spilar út neitun þegar annar leikmaður á leik, strax á eftir leiðarspili eða aðgerðaspili hans: spilið hefur engin áhrif og báðum er kastað. Síðan dregur hann eitt spil, svo þú, og röðin er komin að næsta manni. Allir hinir eru spurðir í einu og sjá ekki svör hver annars; þegar þú átt sjálfur leik geturðu aðeins kastað neituninni.
    .title = Neitun
rule-C-20 = Leikurinn snýst strax við og gengur í hina áttina út umferðina; sé spilinu spilað aftur snýst hann aftur. Í grunnspilinu ganga gullmolaspilin þá réttsælis. Þjófnaðir og hver byrjar næst breytast ekki.
    .title = Viðsnúningur
rule-C-21 = Viðgerðarspil með öllum þremur verkfærunum. Það dugar á eitt þeirra.
    .title = Handverksmeistari
rule-C-22 = Þú leggur tvö leiðarspil hvort á eftir öðru. Til þess þarftu að geta lagt hið fyrra og mátt hvorki hafa brotið verkfæri né vera lokaður inni; hið seinna verður þú að leggja ef þú getur, og áður er lokið við allt sem hið fyrra tengdi. Þú dregur jafnmörg spil og leiðarspilin sem þú spilaðir út, líka fyrir það sem var neitað, og átt því einu færra á hendi.
    .title = Gangasérfræðingur
rule-C-23 = Leiðarspilið sem síðast var lagt eða fært í umferðinni, hver sem gerði það, er tekið upp og lagt á annan reit eftir venjulegum reglum, snúið að vild. Brotin verkfæri og innilokun hindra það ekki, og sá sem færir er finnandinn ef eitthvað tengist. Spil sem lágu frá upphafi eða var snúið við teljast ekki með; sé spilið horfið eða passi hvergi annars staðar er ekki hægt að spila út hjáleið.
    .title = Hjáleið

## Smáviðbætur

rule-M-T1 = Tollverðirnir eru tveir, hvor til nota einu sinni í umferð, og í upphafi leiksins fá allir einn gullpening. Þegar þú átt leik máttu kasta einu spili á hvolfi, draga ekkert og setja vörð við opin göng sem snúa að auðum reit. Þangað leggur enginn annar spil fyrr en þú hefur fengið einn gullmola; þá er vörðurinn úr leik í þessari umferð, eins ef spilið hans er tekið burt eða fært. Biðja má annan leikmann að borga fyrir sig, en hann má neita.
    .title = Gangatollur
rule-M-W1 = Fatageymslan er gangamót sem liggja á borðinu og eru aldrei tekin burt. Sá sem fyrstur tengir hana upphafsspilinu í umferðinni verður að skipta um dverg: í grunnspilinu tekur hann þann sem gekk af, í Saboteur 2 þann efsta af ónotuðu dvergunum og setur sinn gamla neðst.
    .title = Fatageymsla
rule-M-P1 = Gangaveislan liggur á borðinu eins og fatageymslan og er aldrei tekin burt. Þegar einhver tengir hana fyrst upphafsspilinu í umferðinni er dvergum allra leikmanna safnað saman, þeir stokkaðir og gefnir aftur í laumi. Dvergar sem enginn hefur eru ekki með.
    .title = Gangaveisla
rule-M-G1 = Átta endaspil eru stokkuð og fimm þeirra lögð í stað þeirra þriggja venjulegu; fjársjóðurinn getur því verið utan borðs. Með gullsekk fær finnandinn 1 eða 2 gullmola og vegna drekans missir hann 1, eigi hann gull; risaköngulóin lýkur umferðinni og skemmdarvargarnir vinna. Þetta gildir hver sem dvergur hans er, líka þótt hann sé lokaður inni.
    .title = Ný endaspil
rule-M-C1 = Fjórar kistur liggja á hvolfi, hver undir leiðarspili á hvolfi sem hindrar ekkert. Þegar slíkt spil tengist upphafsspilinu snýr finnandinn því við svo að það passi sem best, opnar kistuna og gerir það sem í henni stendur. Grjótskriða getur tekið spilið burt og óopnuð kista fer þá með; með korti má skoða kistu og leiðarspil hennar í stað endaspils.
    .title = Fjársjóðskistur
rule-M-C2 = Kista getur gefið þér einn gullmola, látið þig skoða dvergaspil annars leikmanns, bannað öllum að skoða endaspil út umferðina, fært endaspil á hvolfi einum reit austar (sé hann auður og án varðar) eða sent fimm efstu spil bunkans óséð í kastbunkann. Aðrar breyta því hvað þú dregur: ekkert, einu spili meira, spil af handahófi frá öðrum leikmanni, eitt að eigin vali af þremur efstu í bunkanum, eða eitt af fimm úr stokkuðum kastbunkanum. Í grunnspilinu er gullmolinn gullmolaspil að verðmæti 1, eða gullpeningur ef þau eru búin.
    .title = Hvað er í kistunum

## Afbrigði

rule-V-S1 = Gullgrafari sem er með brotið verkfæri þegar umferðinni lýkur fær ekkert gullmolaspil. Dregin eru jafnmörg spil og venjulega og þau ganga á milli hinna uns ekkert er eftir, svo að sumir fá fleiri en eitt. Séu allir gullgrafarar með brotin verkfæri fær enginn neitt.
    .title = Hindraður dvergur
rule-V-T1 = Á mótum spila 5–9 með gráðuga dverga og gullpeninga, ekkert dvergaspil gengur af og eitt leiðarspil liggur opið á (4,0). Ef gullgrafararnir vinna fær finnandinn 3 gullmola og hinir gullgrafararnir 2 hver; ef finnandinn er skemmdarvargur fá þeir allir 2. Gráðugur finnandi fær 4 og aðrir ekkert. Ef skemmdarvargarnir vinna fá þeir 3 hver, en sá eini í fimm manna leik fær 4.
    .title = Mótsreglur

## Þegar reglur mætast

rule-I-01 = Sé gangasérfræðingi neitað hefur hann engin áhrif, hvor um sig dregur eitt spil og röðin er komin að næsta manni. Sé öðru leiðarspilinu neitað glatast aðeins það og hinn heldur áfram; í lokin dregur hann fyrir bæði spilin og síðan sá sem neitaði eitt.
    .title = Neitun og gangasérfræðingur
rule-I-02 = Leiðarspil sem er neitað kostar engan toll og vörðurinn stendur kyrr.
    .title = Neitun og gangatollur
rule-I-03 = Neitun telst síðasta spilið sem spilað var út þegar fundið er hver byrjar næstu umferð. Sé spilaskiptum neitað dregur sá sem spilaði þeim út, en ekki hinn sem átti að skipta við.
    .title = Neitun, hver byrjar næst og spilaskipti
rule-I-04 = Það sem spilið hafði snúið við eða komið af stað stendur óbreytt. Á nýja staðnum tengir það eins og nýlagt spil; sá sem færði það er finnandinn og gerir það sem þá á að gera.
    .title = Hjáleið og það sem hún tengir
rule-I-05 = Vörður á spili sem er fært er úr leik. Að færa spil á reit sem vörður gætir kostar tollinn.
    .title = Hjáleið og tollverðir
rule-I-06 = Þótt finnandinn sé lokaður inni ræður litur hans samt í S-30; sjálfur fær hann ekkert. Finnandi með brotið verkfæri (hjáleið gerir það mögulegt) fær gullið sitt nema V-S1 gildi.
    .title = Finnandi í klípu
rule-I-07 = Skipta má á hvaða tveimur endaspilum á hvolfi sem er, líka þeim sem hafa verið færð, en aldrei þeim þremur sem liggja til hliðar. Skiptin snúa engu við, og þau þurfa tvö endaspil á hvolfi.
    .title = Endaspilaskipti og ný endaspil
rule-I-08 = Þegar ekki má lengur skoða endaspil má samt skoða kistu með korti; sé engin kista á hvolfi er aðeins hægt að kasta því. Endaspilaskipti eru áfram leyfð.
    .title = Kort þegar kort eru bönnuð
rule-I-09 = Fyrst er greitt með gullpeningum. Eigi leikmaður enga er lægsta gullmolaspili hans skipt: það fer aftur í gullbunkann og hann fær afganginn í peningum. Aðrir sjá að skipt var, en ekki hve marga peninga hann á; borga má með gulli sem vannst í sömu umferð.
    .title = Gull af tveimur gerðum
rule-I-10 = V-S1 nær aðeins til gullgrafara. Gráðugur finnandi með brotið verkfæri fær samt 4 gullmola.
    .title = Gráðugur dvergur með brotið verkfæri
rule-I-11 = Dvergurinn sem þú hefur þegar umferðinni lýkur ræður. Liggi gráðugi dvergurinn þá sem spilið sem gekk af á hann enginn.
    .title = Veisla, fatageymsla og hlutverk
rule-I-12 = Viðsnúningur breytir engu öðru: stolið er réttsælis, nágranninn til vinstri byrjar næst, hver umferð hefst réttsælis, og þegar talið er hve oft er setið hjá í röð skiptir áttin engu.
    .title = Viðsnúningur og annað
rule-I-13 = Ef of fá spil eru í bunkanum fyrir það sem kista segir er tekið það sem eftir er; sé bunkinn tómur gerist ekkert.
    .title = Kistur og lítill bunki
rule-I-14 = Happafundi er ekki hægt að spila út ef kastbunkinn er tómur. Kista sem leitar í tómum kastbunka gerir ekkert og þú dregur eins og venjulega.
    .title = Tómur kastbunki
rule-I-15 = Spilaskipti eru leyfð þótt annar hvor eigi ekkert spil á hendi. Sá sem hlaupið var yfir en fær nú spil spilar áfram.
    .title = Spilaskipti með tóma hönd
rule-I-16 = Ef bunkinn tæmist áður en allir hafa dregið það sem þeim ber er dregið á meðan til er, í þeirri röð sem reglurnar segja; hitt fellur niður.
    .title = Þegar bunkinn þrýtur
rule-I-17 = Sé fjársjóðnum snúið við á undan öðru endaspili lýkur umferðinni strax: hitt liggur áfram á hvolfi, hefur engin áhrif og enginn dregur. Náist könguló og fjársjóður í einu ræður það sem fyrr er snúið við; jarðfræðingar og þjófar fá sitt þótt köngulóin ráði.
    .title = Fjársjóður og annað endaspil í einu
rule-I-18 = Tengi ein breyting fleira en eitt af endaspilum, kistum, fatageymslu og veislu ræður finnandinn röðinni og lýkur við hvert áður en kemur að því næsta. Það sem þá tengist bætist við; ljúki umferðinni fellur afgangurinn niður.
    .title = Margt tengist í einu
rule-I-19 = Hver kista sem tekur af þér nýtt spil eða gefur þér annað í staðinn fækkar um eitt þeim spilum sem þú átt að draga, og aukaspil fjölgar þeim um eitt; færri en engin verða þau ekki. Eigi enginn annar spil sem þú gætir tekið færðu ekkert og dregur ekki heldur.
    .title = Margar kistur í einu
rule-I-20 = Endaspil má færa að hlið stiga. Mæti því þá tengt op er því snúið við, og sá sem opnaði kistuna er finnandinn.
    .title = Stigi og fært endaspil
rule-I-21 = Í Saboteur 2 gilda E-gold_drawn og E-saboteur_pay ekki; umferð án fjársjóðs lýkur þegar enginn á spil á hendi, og öllum tengdum endaspilum er snúið við. Spil sem fara aftur í kastbunkann eftir happafund eða leit úr kistu liggja á hvolfi, líka í íslensku útgáfunni.
    .title = Útgáfur og Saboteur 2
rule-I-22 = Ef fjársjóðnum er ekki náð og allir skemmdarvargar eru lokaðir inni vinnur gróðabraskarinn einn.
    .title = Allir skemmdarvargar lokaðir inni
rule-I-23 = Þetta fer ekki saman: gráðugi dvergurinn og Saboteur 2 eða mótsreglur, afbrigðin og Saboteur 2, mótsreglur og fatageymsla eða hindraður dvergur. Slíkt borð er ekki stofnað, og ekki heldur borð með of fáum eða of mörgum leikmönnum.
    .title = Það sem fer ekki saman

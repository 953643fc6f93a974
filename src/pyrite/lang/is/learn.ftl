### Það sem vafrinn segir á reglusíðunum og í kennslustundinni. $b og $c eru leikmennirnir í sætum B og C.

## Síðurnar

learn-title = Lærðu að spila
rules-title = Reglur
cards-title = Öll spilin

## Allar reglur

rules-about = Hver regla hefur númer. Við borðið vísar hver lína og hver neitun á regluna að baki.
rules-how = Svona er spilað
rules-how-aim = Markmið: gullgrafarar grafa frá upphafsspilinu að gullinu undir einu af þremur huldum endaspilum. Skemmdarvargar vinna ef enginn kemst þangað. Hlutverkin eru leynileg.
rules-how-turn = Þegar þú átt leik: leggðu göng, spilaðu aðgerðaspili eða kastaðu spili. Dragðu svo nýtt.
rules-how-paths = Göng: allar hliðar verða að passa við nágrannana. Þú mátt snúa spili á haus en aldrei leggja það á hlið.
rules-how-actions = Aðgerðaspil: brjóttu verkfæri eða gerðu við þau, láttu göng hrynja eða skoðaðu endaspil. Með brotið verkfæri getur þú ekki lagt göng.
rules-how-end = Lok umferðar: einhver kemst að gullinu eða öll spil eru búin. Liðið sem vinnur fær gull. Sá sem á mest gull eftir þrjár umferðir vinnur.
rules-search = Leita að orði eða númeri
rules-found =
    { $n ->
        [one] { $n } regla
       *[other] { $n } reglur
    }
rules-groups = Kaflar reglnanna
rules-group-E = Útgáfur
rules-group-B = Grunnspilið
rules-group-S = Saboteur 2
rules-group-C = Spil heimsmeistaramótanna
rules-group-M = Smáviðbætur
rules-group-V = Afbrigði
rules-group-I = Samspil reglna
rules-group-L = The Lost Mines
rules-allowed = Leyfilegt
rules-refused = Ekki leyfilegt
rules-close = Loka
rules-all = Sjá allar reglur
rules-about-line = Regla { $number }: { $title }
rules-new-tab = Reglur (í nýjum flipa)

## Orð sem fólk leitar að, eftir reglum; þau sjást aldrei

also-B-01 = lið hvor hlið hver er ég góður vondur
also-B-03 = byrjun gefa hversu mörg spil
also-B-05 = hvernig á að spila hvað get ég gert sleppa kasta draga
also-B-10 = snúa spili 180 gráður hvolfa á hlið
also-B-11 = leggja passa göng nágranni hvar
also-B-15 = loka stífla
also-B-16 = get ekki grafið
also-B-20 = brjóta skemma ráðast á
also-B-21 = laga gera við
also-B-23 = fjarlægja eyða göngum hrun
also-B-24 = sjá endaspil kíkja njósna
also-B-30 = ná endaspili snúa við
also-B-33 = umferð búin endir
also-B-40 = vinna skipta gulli hver vinnur stig
also-B-41 = vinna skemmdarvargur laun
also-B-51 = vinna sigurvegari mest gull jafntefli stig
also-C-19 = hætta við stöðva spil
also-S-30 = vinna hurð lokuð litur
also-L-30 = ganga færa skref
also-L-43 = vinna sigurvegari flest stig

## Kennslustundin: annað sem leiðbeinandinn segir

learn-about = Fimm mínútur við alvöru borð: þú spilar spilum og hinir svara. Þú getur hætt hvenær sem er og haldið áfram síðar.
learn-chapter-digger = Grafðu eftir gulli
learn-chapter-digger-about = Leggðu göng, gerðu við verkfæri, skoðaðu endaspil, ryddu leiðina og skiptu gullinu.
learn-chapter-saboteur = Vertu skemmdarvargurinn
learn-chapter-saboteur-about = Brjóttu verkfæri, leggðu botnlanga og láttu ekki komast upp um þig.
learn-chapter-saboteur2 = Saboteur 2
learn-chapter-saboteur2-about = Tvö lið keppa um gullið: hurðir, innilokun, þjófnaður og ný hlutverk.
learn-chapter-lostmines = The Lost Mines
learn-chapter-lostmines-about = Leggðu leiðir, gakktu að námu og komstu að því hver deilir með hverjum.
learn-begin = Byrja
learn-go-on = Halda áfram
learn-again = Byrja upp á nýtt
learn-done = Lokið
learn-skip = Sleppa kennslunni og spila
learn-play = Spila leik
    .line = Þetta var síðasta kennslustundin. Til að spila leik: pyrite play
learn-coach = Leiðbeinandinn þinn
learn-step = Skref { $n } af { $of }
learn-next = Áfram
learn-next-chapter = Næsta kennslustund: { $title }
    .line = Næsta kennslustund: { $title }. Byrjaðu með: pyrite play --lesson { $name }
learn-show = Sýndu mér
learn-leave = Hætta í kennslunni
learn-watch = Sjáðu hvað hinir gera …
learn-understood = Svona hafnar borðið leik: það segir þér ástæðuna og númer reglunnar.
learn-try-again = Allt í lagi. Reyndu aftur eða láttu mig sýna þér.
learn-lost = Þessi leikur hefur farið aðra leið en kennslan. Byrjum kaflann upp á nýtt.
learn-other = Þetta máttu, en kennslan heldur áfram með öðrum leik. Sláðu inn ! til að sjá hvaða leik.
learn-hint = Sláðu inn: { $action }

## Kennslustundin: gröftur

learn-digger-welcome = Velkomin í námuna! Þú ert dvergur og hlutverkið þitt er gullgrafari. Langt í austri liggja þrjú endaspil á hvolfi og eitt þeirra felur gullið. Grafðu göng frá stiganum að gullinu ásamt hinum. En einn þeirra gæti verið skemmdarvargur og enginn veit hver það er.
learn-digger-hand = Spilin þín eru neðst. Þegar þú átt leik spilar þú spili eða kastar spili og dregur svo nýtt. Þegar þú velur spil sérðu reitina þar sem það má liggja.
learn-digger-refused = Prófaðu fyrst leik sem er ekki leyfður: veldu göngin sem liggja beint upp og niður og smelltu á auða reitinn við enda ganganna. Eða láttu mig sýna þér.
    .line = Prófaðu fyrst leik sem er ekki leyfður: göngin sem liggja beint upp og niður, við enda ganganna. Sláðu hann inn í stað númers: { $action }
learn-digger-lay = Allar hliðar verða að passa: göng við göng, berg við berg. Veldu nú krossgöturnar og leggðu þær við enda ganganna.
learn-digger-repair = { $c } hefur brotið lugtina þína! Þú getur ekki grafið á meðan verkfæri hjá þér er brotið. Veldu spilið sem gerir við lugtina og spilaðu því á þig.
learn-digger-map = { $b } hefur grafið áfram. En sjáðu hvað { $c } gerði: botnlangi beint fyrir framan endaspilið! Er gullið þar yfirleitt? Veldu kortið og skoðaðu endaspil 2, það í miðjunni.
learn-digger-rockfall = Gullið er þarna og aðeins þú veist það. Á meðan hefur { $c } brotið hakann hjá { $b }. Það myndi enginn gullgrafari gera. Ryddu leiðina: spilaðu grjótskriðunni á botnlangann.
learn-digger-reach = Leiðin er aftur opin. Með brotinn haka getur { $b } ekki grafið, svo að nú er komið að þér: leggðu krossgöturnar fyrir framan endaspil 2.
learn-digger-gold = Gull! Umferðinni er lokið og öll hlutverk eru sýnd: { $c } var skemmdarvargurinn. Gullgrafararnir skipta með sér gullmolaspilunum. Þú fannst gullið og velur því fyrst. Taktu verðmætasta spilið, hin ganga áfram.
learn-digger-end = Hver gullgrafari fékk gullmolaspil en skemmdarvargurinn ekkert. Hefðu spilin klárast áður hefði aðeins skemmdarvargurinn fengið gull. Í leik eru þrjár umferðir, með nýjum hlutverkum í hvert sinn. Sá sem á mest gull í lokin vinnur.

## Kennslustundin: skemmdarverk

learn-saboteur-welcome = Við komum inn í leik sem er að ljúka. Þú ert skemmdarvargurinn og hinir vita það ekki: hingað til hefur þú grafið með þeim. Þú vinnur ef enginn kemst að gullinu áður en spilin klárast. Bunkinn er þegar tómur.
learn-saboteur-break = Næst gæti { $b } grafið áfram. Veldu brotnu lugtina og spilaðu henni þangað: { $b }.
learn-saboteur-dead-end = Nú getur { $b } ekki grafið og enginn á spil til að gera við lugtina. Lokaðu göngunum: leggðu botnlangann við enda þeirra. Héðan í frá gruna þig allir, en það er orðið nógu áliðið.
learn-saboteur-discard = Hinir eiga ekki nógu mörg spil eftir til að grafa fram hjá botnlanganum þínum. Ekki hjálpa þeim: kastaðu síðasta spilinu þínu. Svo bíður þú bara eftir að umferðinni ljúki.
learn-saboteur-end = Enginn á spil eftir og enginn komst að gullinu, svo að skemmdarvargarnir vinna. Einn skemmdarvargur fær 4 gullmola, tveir eða þrír fá 3 hver. Gullgrafararnir fá ekkert. Nú kanntu allt. Fylgstu með hinum og grafðu vel. Eða ekki!

## Kennslustundin: Saboteur 2

learn-saboteur2-welcome = Í Saboteur 2 eru tvö lið gullgrafara, blátt og grænt. Þú ert grænn gullgrafari. Aðeins lið sem á leið að gullinu fær borgað, svo að bláu gullgrafararnir eru keppinautar þínir.
learn-saboteur2-roles = Fleiri hlutverk eru ný: verkstjórinn vinnur með báðum liðum, gróðabraskarinn með þeim sem vinna, hvort sem það eru gullgrafarar eða skemmdarvargar, og jarðfræðingar fá í staðinn borgað fyrir kristalla. Skemmdarvargar eru hér enn. Enginn veit hver er hver.
learn-saboteur2-door = Hurð getur ráðið úrslitum. Veldu grænu hurðina og leggðu hana við enda ganganna. Allir mega grafa áfram handan hennar, en þegar gullið finnst lokar hún bláa liðið úti.
learn-saboteur2-free = { $b } hefur lokað þig inni! Sá sem er innilokaður getur ekki grafið og fær ekkert gull í lok umferðar. Veldu spilið sem frelsar þig og spilaðu því á þig.
learn-saboteur2-inspect = Göngin lengjast. En með hverjum stendur { $c }? Veldu eftirlitið og skoðaðu hlutverkið hjá { $c }.
learn-saboteur2-theft = { $c } er verkstjórinn og vinnur með báðum liðum. Spilaðu nú þjófnaðinum. Ef hann liggur enn fyrir framan þig í lok umferðar stelur þú 1 gullmola.
learn-saboteur2-steal = { $b } komst að gullinu. En { $b } er í bláa liðinu og eina leiðin að gullinu liggur um grænu hurðina þína. Grænt vinnur! Þú færð 4 gullmola og verkstjórinn 3. Nú er komið að þjófnaðinum: taktu 1 gullmola frá { $c }.
learn-saboteur2-end = Þú vinnur með 5 gullmola. Mundu: hurðir ráða hvaða lið fær borgað, innilokaðir fá ekkert og þjófnaður kemur síðast. Þú getur líka sagt pass með allt að þremur spilum eða kastað tveimur til að losna við brotið verkfæri.

## Kennslustundin: The Lost Mines

learn-lostmines-welcome = Í The Lost Mines ganga dvergarnir sjálfir. Þú ert tryggur dvergur í gula ættbálknum og langt í austri liggja fjórar námur. Þegar þú átt leik spilar þú spili eða kastar einu eða tveimur. Síðan máttu færa dverginn þinn allt að þrjú skref.
learn-lostmines-lay = Lengdu fyrst leiðina. Veldu leiðina sem er opin til vinstri, til hægri og niður og leggðu hana við endann.
learn-lostmines-walk = Gakktu nú: færðu dverginn þinn þrjú skref í austur, að varðeldinum. Sá sem leggur af stað frá varðeldi má ganga fimm skref í stað þriggja.
learn-lostmines-boat = { $b } úr bláa ættbálknum hefur lagt stöðuvatn á leið þína. Enginn dvergur kemst yfir án báts. Veldu bátinn og spilaðu honum á vatnið.
learn-lostmines-journey = Þú leggur af stað frá varðeldinum og mátt því ganga fimm skref: í austur yfir vatnið, alveg að námunni.
learn-lostmines-look = { $c } er í þínum ættbálki. En er { $c } líka tryggur dvergur? Veldu njósnaspilið og skoðaðu hlutverkið hjá { $c }.
learn-lostmines-mine = { $c } er skemmdarvargur og deilir með bláa ættbálknum! Stígðu á námuna og snúðu henni við. Ef hún passar á báða vegu velur þú hvernig hún liggur.
learn-lostmines-propose = Silfur! Dvergur sem endar för sína á námu tekur fjársjóð af hennar gerð. Enginn annar er nálægt námu, svo leggðu til að umferðinni ljúki. Ef allir samþykkja er stigunum skipt strax.
learn-lostmines-end = Tryggir dvergar í ættbálki deila stigum með skemmdarvargi hins ættbálksins. Enginn annar er þín megin, svo að öll stigin eru þín. Í heilum leik eru tvær umferðir og fleiri hlutverk: eigingjarnir dvergar deila með engum. Og varaðu þig: í einni námunni er dreki sem kostar 2 stig.

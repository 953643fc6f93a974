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
learn-begin = Byrja
learn-go-on = Halda áfram
learn-again = Byrja upp á nýtt
learn-done = Lokið
learn-skip = Sleppa kennslunni og spila
learn-play = Spila leik
learn-coach = Leiðbeinandinn þinn
learn-step = Skref { $n } af { $of }
learn-next = Áfram
learn-next-chapter = Næsta kennslustund: { $title }
learn-show = Sýndu mér
learn-leave = Hætta í kennslunni
learn-watch = Sjáðu hvað hinir gera …
learn-understood = Svona hafnar borðið leik: það segir þér ástæðuna og númer reglunnar.
learn-try-again = Allt í lagi. Reyndu aftur eða láttu mig sýna þér.
learn-lost = Þessi leikur hefur farið aðra leið en kennslan. Byrjum kaflann upp á nýtt.

## Kennslustundin: gröftur

learn-digger-welcome = Velkomin í námuna! Þú ert dvergur og hlutverkið þitt er gullgrafari. Langt í austri liggja þrjú endaspil á hvolfi og eitt þeirra felur gullið. Grafðu göng frá stiganum að gullinu ásamt hinum. En einn þeirra gæti verið skemmdarvargur og enginn veit hver það er.
learn-digger-hand = Spilin þín eru neðst. Þegar þú átt leik spilar þú spili eða kastar spili og dregur svo nýtt. Þegar þú velur spil lýsast reitirnir þar sem það má liggja.
learn-digger-refused = Prófaðu fyrst leik sem er ekki leyfður: veldu göngin sem liggja beint upp og niður og smelltu á auða reitinn við enda ganganna. Eða láttu mig sýna þér.
learn-digger-lay = Allar hliðar verða að passa: göng við göng, berg við berg. Veldu nú krossgöturnar og leggðu þær á upplýsta reitinn við enda ganganna.
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

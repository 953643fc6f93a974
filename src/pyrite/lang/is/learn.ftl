### Það sem vafrinn segir á síðum reglnanna og í fyrstu kennslustundinni.

## Síðurnar

learn-title = Lærðu að spila
rules-title = Reglur
cards-title = Öll spilin

## Allar reglur

rules-about = Hver regla hefur númer. Við borðið fylgir númer reglunnar hverri línu og hverri neitun.
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
rules-group-I = Þegar reglur mætast
rules-group-L = The Lost Mines
rules-allowed = Leyfilegt
rules-refused = Ekki leyfilegt
rules-close = Loka
rules-all = Allar reglur

## Kennslustundin: annað sem leiðbeinandinn segir

learn-about = Fimm mínútur við alvöru borð: þú leggur spil og hinir svara. Þú getur hætt hvenær sem er og haldið áfram síðar.
learn-chapter-digger = Grafið eftir gulli
learn-chapter-digger-about = Leggðu göng, gerðu við verkfæri, skoðaðu kort, ryddu leiðina og skiptu gullinu.
learn-chapter-saboteur = Skemmdarvargurinn
learn-chapter-saboteur-about = Brjóttu verkfæri, leggðu botnlanga og láttu ekki á neinu bera.
learn-begin = Byrja
learn-go-on = Halda áfram
learn-again = Byrja upp á nýtt
learn-done = Lokið
learn-skip = Sleppa þessu og spila
learn-play = Spila leik
learn-coach = Leiðbeinandinn þinn
learn-step = Skref { $n } af { $of }
learn-next = Áfram
learn-show = Sýndu mér
learn-leave = Hætta í kennslunni
learn-watch = Sjáðu hvað hinir gera …
learn-understood = Þannig svarar borðið öllu sem ekki er hægt, með númeri reglunnar.
learn-try-again = Allt í lagi, ekkert hefur gerst. Reyndu aftur eða láttu mig sýna þér.
learn-lost = Þessi leikur hefur farið aðra leið en kennslan. Byrjum kaflann upp á nýtt.

## Kennslustundin: gröftur

learn-digger-welcome = Velkomin í námuna! Þú ert dvergur A og gullgrafari. Langt í austri liggja þrjú spil á hvolfi og eitt þeirra felur gullið. Grafðu göng þangað frá stiganum ásamt hinum. En einn þeirra gæti verið skemmdarvargur og enginn veit hver það er.
learn-digger-hand = Spilin þín eru neðst. Þegar þú átt leik spilar þú einu þeirra út eða kastar einu og dregur svo nýtt. Þegar þú velur spil lýsast reitirnir þar sem það má liggja.
learn-digger-refused = Fyrst það sem ekki gengur: veldu göngin sem liggja beint upp og niður og smelltu á auða reitinn við enda ganganna. Eða láttu mig sýna þér.
learn-digger-lay = Allar hliðar verða að passa: göng við göng, berg við berg. Veldu nú krossgöturnar og leggðu þær við enda ganganna, þar sem lýsir.
learn-digger-repair = Sæti C hefur brotið lugtina þína! Með brotið verkfæri fyrir framan þig máttu ekki grafa. Veldu viðgerðina með lugtinni og spilaðu henni á þig, sæti A.
learn-digger-map = Sæti B hefur grafið áfram. En sjáðu sæti C: spil með botnlöngum beint fyrir framan endaspilið! Er gullið þar yfirleitt? Veldu kortið og skoðaðu miðspilið af þessum þremur.
learn-digger-rockfall = Gullið er þarna og aðeins þú veist það. Á meðan hefur sæti C brotið haka sætis B. Sá sem gerir slíkt er varla gullgrafari. Ryddu leiðina: spilaðu grjótskriðunni á spilið með botnlöngunum.
learn-digger-reach = Leiðin er aftur opin. Sæti B getur ekki grafið með brotinn haka svo að nú er komið að þér: leggðu krossgöturnar fyrir framan endaspilið.
learn-digger-gold = Gullið! Umferðinni er lokið og öllum dvergum snúið við: sæti C var skemmdarvargurinn. Gullgrafararnir skipta með sér gullmolaspilunum. Þú fannst gullið og velur því fyrst: taktu það verðmætara, hin ganga áfram.
learn-digger-end = Hver gullgrafari fékk eitt gullmolaspil en skemmdarvargurinn ekkert. Hefðu spilin klárast áður hefði aðeins skemmdarvargurinn fengið greitt. Þrjár umferðir eru einn leikur, með nýjum dvergum í hvert sinn; mest gull vinnur.

## Kennslustundin: skemmdarverk

learn-saboteur-welcome = Nú ert þú skemmdarvargurinn og hinir vita það ekki. Þú vinnur ef enginn kemst að gullinu áður en öllum spilum hefur verið spilað. Hingað til hefur þú grafið með svo að enginn gruni þig. Bunkinn er tómur: það líður að lokum.
learn-saboteur-break = Sæti B grefur hraðast. Veldu brotnu lugtina og leggðu hana fyrir framan sæti B.
learn-saboteur-dead-end = Sæti B getur ekki grafið og enginn gat gert við lugtina. Lokaðu nú göngunum: leggðu spilið með botnlöngunum við enda þeirra. Héðan í frá gruna þig allir, en það er orðið nógu áliðið.
learn-saboteur-discard = Hinir fundu enga leið fram hjá. Síðasta spilið þitt myndi bara hjálpa þeim: kastaðu því. Sá sem á engin spil eftir bíður eftir lokum umferðarinnar.
learn-saboteur-end = Enginn á spil og enginn komst að gullinu: skemmdarvargarnir vinna. Einn fær 4 gullmola, tveir eða þrír fá 3 hver; gullgrafararnir fá ekkert. Nú kanntu allt. Fylgstu með hinum og grafðu vel – eða ekki!

### Reglurnar, útskýrðar fyrir leikmönnum. Fullur texti er í docs/rules/.
### Öll tungumál hafa sömu auðkenni í sömu röð.

## The Lost Mines: undirbúningur og gangur leiksins

rule-L-00 = The Lost Mines hefur sínar eigin reglur, L-01 til L-45. Aðrar reglur gilda aðeins þar sem þessar nefna þær. Þú mátt snúa spili um hálfan hring (á haus) en aldrei leggja það á hlið. Dregið er um hver byrjar fyrstu umferð, nema borðið ákveði það.
    .title = Sjálfstætt spil
rule-L-01 = Á leikborðinu eru ellefu dálkar og sjö raðir. Fjórar stokkaðar námur liggja á hvolfi á sínum reitum og bláa og gula upphafið á sínum. Leggðu spil aðeins á auða reiti borðsins. Leið má vísa út af borðinu en liggur þá hvergi.
    .title = Leikborðið
rule-L-02 = Dregnir eru jafnmargir fjársjóðir og leikmenn af þeim tólf sem til eru og lagðir á hvolf. Allir sjá hvort það eru gimsteinar, gull eða silfur, en ekki hvers virði þeir eru. Hinir eru lagðir óséðir til hliðar, svo að einhverja gerð getur vantað.
    .title = Fjársjóðir
rule-L-03 = Allir fá dvergaspil. Allir sjá ættbálkinn, bláan eða gulan, en aðeins þú sérð hlutverkið. Í hvorum ættbálki eru þrír tryggir dvergar (tveir ef 5–6 spila, einn ef 3–4 spila), einn eigingjarn og einn skemmdarvargur. Enginn sér spilin sem ganga af. Hlutverkin eru sýnd þegar umferðinni lýkur.
    .title = Ættbálkar og hlutverk
rule-L-04 = Hver dvergur byrjar á upphafi síns ættbálks. Stokkið saman 40 leiðarspil og 23 aðgerðaspil og leggið tíu óséð til hliðar. Allir fá fimm spil, eða fjögur ef 7–9 spila. Afgangurinn er bunkinn sem dregið er úr. Hann er aldrei stokkaður aftur. Öll köstuð spil liggja á hvolfi.
    .title = Bunkinn og spil á hendi
rule-L-05 = Fyrst spilar þú út einu spili eða kastar einu eða tveimur. Svo máttu færa dverginn þinn, líka eftir að þú kastar. Loks dregur þú eitt spil, eða jafnmörg og þú kastaðir, á meðan til eru. Ef þú átt engin spil þegar röðin kemur að þér ertu úr leik í umferðinni og dvergurinn þinn stendur kyrr.
    .title = Þegar þú átt leik
rule-L-06 = Fyrst fer tröllið þitt. Svo máttu leggja til að ljúka umferðinni (L-45). Þú spilar út eða kastar. Þú gengur skref fyrir skref og hverju skrefi fylgja gildran og náman sem þar eru. Þú tekur fjársjóð: ef hann var sá síðasti lýkur umferðinni. Að lokum dregur þú. Ef allra síðasta spilinu er spilað út, kastað eða tapað á leiðinni lýkur umferðinni þar (L-40).
    .title = Röðin þegar þú átt leik
rule-L-07 = Allir sjá ættbálkana, dvergana, borðið og skífurnar, hver á tröll eða drekann, hve mörg spil eru á hverri hendi og í hverjum bunka, spilin sem var spilað út, gerð fjársjóðanna og stigin. Hlutverk, spil á hendi, köstuð spil, virði fjársjóða og námur á hvolfi eru leyndarmál.
    .title = Opinbert og leynilegt
rule-L-08 = Segðu ekki frá hlutverki þínu og ekki heldur því sem þú sást með njósnaspili, nema borðið semji um annað.
    .title = Tal við borðið

## The Lost Mines: leiðir lagðar

rule-L-10 = Leggðu leiðarspil á auðan reit við hliðina á upphafi, leið eða námu sem snýr upp. Það verður að passa við öll slík spil sem það snertir, opin hlið við opna og lokuð við lokaða, og að minnsta kosti ein opin hlið verður að mæta annarri. Það þarf ekki að tengjast upphafi eða dverg. Námur á hvolfi, jaðar borðsins, dvergar og skífur hindra aldrei hvar þú leggur það.
    .title = Hvar leiðarspil má liggja
rule-L-11 = Enginn dvergur kemst á trjábol, vatn eða skurð fyrr en rétta verkfærið liggur þar: öxi, bátur eða reipi. Þú mátt samt leggja leiðir áfram handan við.
    .title = Hindranir
rule-L-12 = Á kletti, eða á hindrun með verkfæri, er pláss fyrir einn dverg. Á meðan einn stendur þar kemst enginn annar þangað eða í gegn, úr hvorum ættbálki sem er. Á öllum öðrum spilum er pláss fyrir alla.
    .title = Pláss fyrir einn
rule-L-13 = Dvergur sem byrjar göngu sína við varðeld má ganga allt að fimm skref í stað þriggja. Að koma að varðeldi á leiðinni breytir engu.
    .title = Varðeldur

## The Lost Mines: aðgerðaspil

rule-L-20 = Þú leggur öxi á trjábol, bát á vatn eða reipi á skurð, hvar sem er á borðinu þar sem ekkert liggur enn, hvort sem það er tengt eða ekki. Ef engin slík hindrun er til eða engin skífa er eftir geturðu ekki spilað spilinu út.
    .title = Verkfæri
rule-L-21 = Spilið sýnir tvennt af þrennu: námu, fjársjóð eða dverg. Þú velur annað og skoðar í laumi námu á hvolfi, fjársjóð sem enginn hefur tekið eða hlutverk annars leikmanns. Allir sjá hvað þú skoðar en ekki hvað þú sérð. Þessari vitneskju heldur þú til loka umferðarinnar.
    .title = Njósnaspil
rule-L-22 = Þú leggur gildru á milli tveggja reita þar sem leiðir mætast, eða þar sem leið liggur að auðum reit eða námu á hvolfi. Í hvert sinn sem dvergur fer yfir hana, í hvora áttina sem er, tapar leikmaður hans spili af hendi af handahófi. Þeir sem eiga engin spil tapa engu. Gildran liggur áfram. Í prentuðu reglunum dregur leikmaðurinn vinstra megin spilið blindandi.
    .title = Gildra
rule-L-23 = Tröll má vera alls staðar þar sem gildra má vera. Enginn dvergur kemst þar um, ekki heldur þinn, þar til þú átt næst leik og tröllið fer. Tvær gildrur eða tvö tröll eru aldrei á sömu brún, en gildra og tröll mega vera þar saman. Þið megið áfram leggja spil báðum megin.
    .title = Tröll
rule-L-24 = Þrumuveður tekur burt hvaða leið sem er ef enginn dvergur stendur á henni, ásamt verkfæri hennar, en aldrei upphaf eða námu. Gildra eða tröll fer aðeins með ef reitirnir báðum megin eru þá auðir. Reitur námu er aldrei auður.
    .title = Þrumuveður

## The Lost Mines: ganga

rule-L-30 = Þú gengur skref fyrir skref, allt að þrjú skref. Þú mátt nema staðar eftir hvert skref eða ganga alls ekki. Skref liggur á næsta spil ef bæði eru opin þar, ekkert tröll er á milli og pláss er. Náma á hvolfi telst opin. Hvert spil sem þú kemur á er eitt skref og þú mátt snúa við.
    .title = Að færa dverginn
rule-L-31 = Fyrsti dvergurinn á námu verður að nema þar staðar og snýr henni við, svo að hún sé opin þaðan sem hann kom. Ef hvort tveggja er hægt snýr náman eins og hún passar betur. Ef hún passar jafn vel velur leikmaðurinn. Enginn kemst þar sem opin hlið mætir vegg. Síðari dvergar mega nema staðar eða fara í gegn.
    .title = Náma uppgötvuð
rule-L-32 = Ef dvergurinn þinn stendur á námu eftir gönguna, eða var þar kyrr, verður þú að taka fjársjóð af gerð námunnar ef einhver er eftir. Þú velur hvern og mátt skoða hann. Hinir vita aðeins gerðina. Þú tekur einn í hvert sinn sem þú átt leik og færð ekkert fyrir að fara í gegn.
    .title = Fjársjóður tekinn
rule-L-33 = Sá sem uppgötvar drekann verður að taka hann. Þar er enginn fjársjóður. Eftir það er hann spil eins og önnur, en þrumuveður tekur hann aldrei.
    .title = Dreki

## The Lost Mines: lok umferðar

rule-L-40 = Umferðinni lýkur strax þegar bunkinn og allar hendur eru tómar. Sá sem spilaði út, kastaði eða tapaði allra síðasta spilinu gengur ekki lengra og tekur ekkert. Með valkostinum last_turn = finished klárar hann þó leik sinn. Umferðinni lýkur líka strax þegar síðasti fjársjóðurinn er tekinn eða þegar allir samþykkja það (L-45).
    .title = Lok umferðar
rule-L-41 = Eigingjarnir dvergar halda því sem þeir tóku. Tryggir dvergar ættbálks og skemmdarvargur hins ættbálksins leggja fjársjóði sína saman og skipta stigunum jafnt. Afganginn fær sá sem kom með verðmætasta fjársjóðinn. Ef þeir voru fleiri skipta þeir honum jafnt og það sem þá er eftir fellur niður.
    .title = Stigunum skipt
rule-L-42 = Sá sem á drekann skilar 2 af stigunum sem hann vann í umferðinni, eða eins mörgum og hann vann. Stig úr fyrri umferðum eru örugg.
    .title = Gjald drekans
rule-L-43 = Allt er stokkað og gefið aftur. Leikmaðurinn vinstra megin við þann sem síðast spilaði út spili byrjar. Að kasta telst aðeins með valkostinum next_starter = played_or_discarded. Eftir tvær umferðir vinnur sá sem á flest stig. Ef fleiri eiga jafnmörg deila þeir sigrinum.
    .title = Næsta umferð, lok leiksins
rule-L-45 = Einu sinni í hvert sinn sem þú átt leik, áður en þú spilar út spili, máttu leggja til að ljúka umferðinni. Allir aðrir svara án þess að sjá svör hinna. Ef allir samþykkja lýkur umferðinni strax. Annars heldur þú áfram. Svo sjá allir hverjir samþykktu. Prentuðu reglurnar leyfa þetta aðeins þegar ekki er lengur hægt að komast að einhverri námu. Um það getur enginn dæmt án þess að sjá hulin spil, svo að hér máttu alltaf leggja það til.
    .title = Lok með samkomulagi

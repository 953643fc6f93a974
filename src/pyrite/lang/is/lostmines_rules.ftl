### Reglurnar, útskýrðar fyrir leikmönnum. Fullur texti er í docs/rules/.
### Öll tungumál hafa sömu auðkenni í sömu röð.

## The Lost Mines: undirbúningur og gangur leiksins

rule-L-00 = The Lost Mines hefur sínar eigin reglur, L-01 til L-45; af hinum gildir aðeins það sem hér er nefnt. Spil liggja upprétt eða snúin um hálfan hring, aldrei þversum. Hlutkesti ræður hver byrjar fyrstu umferð nema borðið nefni sæti.
    .title = Sjálfstæður leikur
rule-L-01 = Á borðinu eru ellefu dálkar og sjö raðir. Fjórar stokkaðar námur liggja á hvolfi á sínum reitum og bláa og gula upphafið á sínum. Spil eru aðeins lögð á auða reiti borðsins. Op má vísa út af borðinu; þá liggur það hvergi.
    .title = Leikborðið
rule-L-02 = Jafnmargir fjársjóðir og leikmenn, dregnir af tólf, liggja á hvolfi. Allir sjá af hvaða gerð hver þeirra er – gimsteinar, gull eða silfur – en ekki hvers virði hann er. Hinir eru lagðir til hliðar óséðir; eina gerð getur vantað.
    .title = Fjársjóðir
rule-L-03 = Hver fær eitt dvergaspil: ættbálkurinn, blár eða gulur, er öllum kunnur en persónan leynd. Í hvorum ættbálki eru þrír tryggir dvergar (tveir ef 5–6 spila, einn ef 3–4 spila), einn eigingjarn og einn skemmdarvargur. Afgangsspil sér enginn. Persónurnar eru sýndar þegar umferð lýkur.
    .title = Ættbálkar og persónur
rule-L-04 = Hver dvergur byrjar á upphafi síns ættbálks. 40 leiðarspil og 23 aðgerðaspil eru stokkuð og tíu lögð til hliðar óséð. Hver fær fimm spil, fjögur ef 7–9 spila. Afgangurinn er bunkinn sem dregið er úr; hann er aldrei stokkaður að nýju. Köstuð spil liggja á hvolfi.
    .title = Bunkinn og spil á hendi
rule-L-05 = Fyrst spilar þú einu spili eða kastar einu eða tveimur. Svo mátt þú færa dverginn þinn, líka eftir að hafa kastað. Loks dregur þú eitt spil, eða jafnmörg og þú kastaðir, meðan til eru. Sá sem á engin spil þegar röðin kemur að honum er úr leik í umferðinni; dvergur hans stendur kyrr.
    .title = Þegar þú átt leik
rule-L-06 = Tröllið þitt fer; þú mátt leggja til að ljúka umferðinni (L-45); þú spilar eða kastar; þú gengur skref fyrir skref, hvert með sinni gildru og sinni námu; þú tekur fjársjóð; var hann sá síðasti lýkur umferðinni; þú dregur. Sé allra síðasta spilinu spilað, kastað eða tapað á leiðinni lýkur umferðinni þar (L-40).
    .title = Röðin í leik þínum
rule-L-07 = Allir sjá ættbálka, dverga, borð og skífur, hver á tröll eða drekann, hve mörg spil eru hvar, spiluð spil, gerð fjársjóða og stigin. Persónur, spil á hendi, köstuð spil, virði og námur á hvolfi eru leyndarmál.
    .title = Það sem allir sjá
rule-L-08 = Því sem þú sást með upplýsingaspili og því hver þú ert heldur þú fyrir þig, nema borðið semji um annað.
    .title = Tal

## The Lost Mines: leiðir lagðar

rule-L-10 = Leiðarspil fer á auðan reit við hlið upphafs, leiðar eða námu sem snýr upp. Það verður að passa við öll slík spil sem það snertir, op við op og veggur við vegg, og að minnsta kosti eitt op verður að mæta öðru. Það þarf ekki að tengjast upphafi eða dverg. Náma á hvolfi, jaðar borðsins, dvergar og skífur hindra ekkert.
    .title = Hvar leið má liggja
rule-L-11 = Á trjábol, vatn eða skurð má enginn ganga fyrr en rétt verkfæri liggur þar: öxi, bátur eða reipi. Samt má leggja leiðir áfram aftan við hindrunina.
    .title = Hindranir
rule-L-12 = Á kletti og á yfirstiginni hindrun er pláss fyrir einn dverg. Meðan hann stendur þar má enginn annar fara þangað eða í gegn, úr hvorum ættbálki sem er. Á öllum öðrum spilum er pláss fyrir alla.
    .title = Pláss fyrir einn
rule-L-13 = Dvergur sem byrjar göngu sína við varðeld gengur allt að fimm skref í stað þriggja. Að koma að eldi á leiðinni breytir engu.
    .title = Varðeldur

## The Lost Mines: aðgerðaspil

rule-L-20 = Öxi fer á trjábol, bátur á vatn, reipi á skurð: hvar sem er á borðinu þar sem ekkert liggur enn, hvort sem það tengist eða ekki. Ef slík hindrun er ekki til eða skífan búin er ekki hægt að spila spilinu.
    .title = Verkfæri
rule-L-21 = Spilið sýnir tvennt af námu, fjársjóði og dverg. Veldu annað og skoðaðu í laumi eina námu á hvolfi, einn fjársjóð sem enginn hefur tekið eða dvergaspil annars leikmanns. Allir sjá hvað þú skoðar en ekki hvað þú sást. Þú manst það til loka umferðar.
    .title = Upplýsingaspil
rule-L-22 = Gildra fer á brúnina milli tveggja reita þar sem leiðir mætast, eða þar sem leið liggur að auðum reit eða námu á hvolfi. Sá sem fer yfir hana, í hvora áttina sem er, tapar í hvert sinn spili af hendi af handahófi; í prentuðu reglunum dregur leikmaðurinn til vinstri það blindandi. Sá sem á engin spil tapar engu. Gildran liggur áfram.
    .title = Gildra
rule-L-23 = Tröll fer þangað sem gildra mætti fara. Enginn dvergur fer yfir þá brún, ekki heldur þinn, þar til þú átt næst leik; þá fer það. Tvær gildrur eða tvö tröll eru aldrei á sömu brún, en gildra og tröll mega vera þar saman. Leggja má spil undir hvort tveggja.
    .title = Tröll
rule-L-24 = Það tekur hvaða leið sem er án dvergs af borðinu, ásamt verkfæri hennar, en aldrei upphaf eða námu. Gildra eða tröll fer með aðeins ef báðir reitir við brúnina eru þá auðir; reitur námu er aldrei auður.
    .title = Þrumuveður

## The Lost Mines: ganga

rule-L-30 = Þú gengur skref fyrir skref, allt að þrjú, og mátt nema staðar eftir hvert þeirra eða ganga alls ekki. Skref liggur á næsta spil ef bæði eru opin þar, ekkert tröll er á milli og pláss er; náma á hvolfi telst opin. Hvert spil er eitt skref; snúa má við.
    .title = Skref
rule-L-31 = Fyrsti dvergurinn á námu verður að nema þar staðar og snýr henni upp, þannig að hún sé opin þaðan sem hann kom. Ef hvort tveggja gengur liggur hún þar sem hún passar betur, og sé það jafnt velur sá sem uppgötvaði. Þar sem op mætir vegg kemst enginn. Síðari dvergar mega nema staðar eða fara í gegn.
    .title = Náma uppgötvuð
rule-L-32 = Ef dvergurinn þinn stendur á námu eftir göngu þína, eða án hennar, verður þú að taka fjársjóð af gerð námunnar, ef einhver er eftir, og velur hvern. Þú skoðar hann; hinir þekkja aðeins gerðina. Einn í hvert sinn sem þú átt leik, og ekkert fyrir að fara í gegn.
    .title = Fjársjóður tekinn
rule-L-33 = Sá sem uppgötvar drekann verður að taka hann. Þar er enginn fjársjóður; eftir það er hann spil eins og önnur, en þrumuveður tekur hann aldrei.
    .title = Dreki

## The Lost Mines: lok umferðar

rule-L-40 = Umferð lýkur strax þegar bunkinn og allar hendur eru tómar: sá sem spilaði, kastaði eða tapaði allra síðasta spilinu gengur ekki lengra og tekur ekkert. Með valkostinum last_turn = finished klárar hann þó leik sinn. Umferð lýkur einnig strax þegar síðasti fjársjóðurinn er tekinn, eða þegar allir samþykkja það (L-45).
    .title = Lok umferðar
rule-L-41 = Eigingjarnir dvergar halda því sem þeir tóku. Tryggir dvergar ættbálks og skemmdarvargur hins leggja fjársjóði sína saman og skipta stigunum jafnt. Afganginn fær sá sem kom með verðmætasta fjársjóðinn; ef þeir voru fleiri skipta þeir honum jafnt og restin fellur niður.
    .title = Skipting
rule-L-42 = Sá sem á drekann skilar tveimur af stigunum sem hann vann í umferðinni, eða eins mörgum og hann vann. Stig úr fyrri umferðum eru örugg.
    .title = Gjald drekans
rule-L-43 = Allt er stokkað og gefið að nýju. Sá byrjar sem situr vinstra megin við þann sem síðast spilaði spili; að kasta telst aðeins með valkostinum next_starter = played_or_discarded. Eftir tvær umferðir vinnur sá sem á flest stig; jafnir deila sigrinum.
    .title = Næsta umferð, lok leiksins
rule-L-45 = Áður en þú spilar spili mátt þú einu sinni í hvert sinn sem þú átt leik leggja til að ljúka umferðinni. Allir aðrir svara án þess að sjá svör hinna; samþykki allir lýkur henni strax, annars heldur leikur þinn áfram. Svo sjá allir hverjir samþykktu. Í prentuðu reglunum má þetta aðeins þegar ekki er lengur hægt að komast að einhverri námu; um það getur enginn dæmt án þess að sjá hulin spil, svo að hér máttu alltaf leggja það til.
    .title = Lok með samkomulagi

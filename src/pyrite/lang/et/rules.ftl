### Reeglid mängijale lühidalt lahti seletatuna. Täistekst on kaustas docs/rules/.
### Igas keeles on samad tunnused samas järjekorras.

## Väljaanded

rule-E-must_connect = 2024. aasta väljaandes peab iga tunnelikaart, mille sa lisad, olema stardikaardiga ühenduses. Eesti ja Islandi väljaandes piisab sellest, et see on avatud kaardi kõrval ja sobib.
    .title = Ühendus lisamisel
rule-E-gold_drawn = Kui võidavad kaevurid, võetakse 2024. aasta väljaandes üks kullakaart iga kaevuri kohta. Eesti ja Islandi väljaandes võetakse üks iga mängija kohta (kümnekesi mängides üheksa) ja need käivad kaevurite seas ringi, kuni ühtki pole järel.
    .title = Kullakaartide arv
rule-E-goals_at_once = Kui üks muutus ühendab mitu kinnist lõpukaarti, pööratakse 2024. aasta ja Islandi väljaandes ümber kõik ning leidja valib järjekorra. Eesti väljaandes pöörab leidja ümber ainult ühe ja valib, millise.
    .title = Mitu lõpukaarti korraga
rule-E-sabotage_self = 2024. aasta väljaandes ei tohi sa blokeerimiskaarti iseenda ette panna. Eesti ja Islandi väljaandes tohid.
    .title = Enda tööriista lõhkumine
rule-E-discard_faces = 2024. aasta ja Eesti väljaandes on kõik mahapandud kaardid pildiga allapoole. Islandi väljaandes on väljakäidud kaardid pildiga ülespoole ja passimisel maha pandud kaardid pildiga allapoole.
    .title = Kumbapidi on mahapandud kaardid
rule-E-round_end = Varanduseta lõpeb voor siis, kui kellelgi pole enam kaarte. Eesti väljaandes lõpeb see ka siis, kui kasutamata kaardid on otsas ja järjest on passitud nii mitu korda, kui on mängijaid; kellel kaarte pole, see loetakse passijaks. Arvesse lähevad ainult passid, mille alguses oli virn juba tühi.
    .title = Voor ilma varanduseta
rule-E-saboteur_pay = 2024. aasta ja Islandi väljaandes makstakse sabotööridele nii täpselt, kui kullakaardid lubavad. Eesti väljaandes võtab igaüks kaarte ükshaaval virna pealt; kaart, millega saaks liiga palju, läheb virna alla. Kui terve virn on korra läbi käidud ja ükski kaart ei sobi, jääb talle see, mis juba käes.
    .title = Sabotööride tasu
rule-E-misfit_goal = Kui kivi ei sobi igast küljest, kehtib 2024. aasta ja Islandi väljaandes reegli B-31 järjekord. Eesti väljaandes pööratakse see nii, et iga külg sobib; kui nii ei saa, valib leidja.
    .title = Lõpukaart, mis ei sobi
rule-E-next_starter = 2024. aasta ja Islandi väljaandes alustab järgmist vooru see, kes on vasakul mängijast, kes viimati kaardi välja käis või maha pani. Eesti väljaandes alustab see, kes on vasakul mängijast, kelle käigul voor lõppes. Päris esimene alustaja loositakse, kui laud teda ei määra.
    .title = Kes alustab järgmist vooru

## Ettevalmistus ja käigud

rule-B-01 = Põialpoisikaarte on üks rohkem kui mängijaid. Igaüks saab ühe salaja; ülearune on pildiga allapoole, kuni voor lõpeb.
    .title = Põialpoisid
rule-B-02 = Stardikaart on kohal (0,0). Kolm lõpukaarti on segatult ja pildiga allapoole kohtadel (8,-2), (8,0) ja (8,2), kaheksa sammu ida pool.
    .title = Start ja lõpukaardid
rule-B-03 = 40 tunnelikaarti ja 27 tegevuskaarti segatakse kokku. 3–5 mängijaga saab igaüks 6 kaarti, 6–7 mängijaga 5 ja 8–10 mängijaga 4. Ülejäänud on kasutamata kaartide virn, mida kunagi uuesti ei segata.
    .title = Kaardipakk ja käekaardid
rule-B-04 = Kullakaarte on 28: 16 ühe, 8 kahe ja 4 kolme kullakamakaga. Enne iga vooru segatakse need uuesti, ilma juba võidetuteta. Kui neist ei piisa, jagatakse ära see, mis alles on.
    .title = Kullavirn
rule-B-05 = Oma käigul teed täpselt üht: lisad tunnelikaardi, kasutad tegevuskaarti või passid ja paned ühe kaardi maha, pilt all. Siis võtad uue kaardi, kui neid veel on, ja järg läheb päripäeva edasi.
    .title = Sinu käik
rule-B-06 = Kui sul pole järje saabudes ühtki kaarti, jääd vahele ega võta uut. Kui saad jälle kaardi, mängid edasi.
    .title = Tühi käsi

## Tunnelikaartide lisamine

rule-B-10 = Tunnelikaart on alati püsti. Tohid seda pöörata pool pööret, kuid mitte panna külili.
    .title = Püsti
rule-B-11 = Tunnelikaart läheb tühjale kohale avatud kaardi kõrvale ja peab sobima iga avatud naabriga: tunneliots vastu tunneliotsa, sein vastu seina. Ainult kinnise kaardi kõrvale seda panna ei saa.
    .title = Kaardi kõrvale ja sobivalt
rule-B-12 = Kui ühendust nõutakse, peab vähemalt üks kaardi tunneliots kohtuma stardikaardiga ühendatud tunneli otsaga. Sinu enda kaardil kõlbab selleks ka tupik, aga sein vastu seina ei kõlba.
    .title = Stardiga ühenduses
rule-B-13 = Laual pole äärt. Kaarte tohid lisada igas suunas, ka stardikaardi ja lõpukaartide taha.
    .title = Ääreta laud
rule-B-14 = Kinnine lõpukaart ei piira midagi, ükskõik mis sellel on. Kaart, mille sa lisad, ei pea sellega sobima.
    .title = Kinnine lõpukaart ei piira
rule-B-15 = Tupiku otsad peavad sobima nagu kõik teised, kuid ei ühenda midagi.
    .title = Tupikud
rule-B-16 = Kui su käigu alguses on su ees katkine tööriist, ei tohi sa sel käigul tunnelikaarti lisada. Tegevuskaarti kasutada või passida tohid ikka.
    .title = Katkisega ei kaevata

## Tegevuskaardid ja mahapanek

rule-B-20 = Blokeerimiskaart (katkine kirka, latern või kaevanduskäru) pannakse teise mängija ette; kas ka iseenda ette tohib, sõltub väljaandest. Kellelgi ei ole kunagi kaht ühesugust.
    .title = Katkine tööriist
rule-B-21 = Paranduskaart eemaldab ühe sama liiki blokeerimiskaardi ükskõik kelle, ka sinu enda eest. Mõlemad kaardid pannakse maha. Ilma sobiva blokeerimiskaardita seda kasutada ei saa.
    .title = Parandamine
rule-B-22 = Kahe tööriistaga paranduskaart teeb neist korda ühe, mitte mõlemad. Kui sobivad mõlemad, valid sina.
    .title = Kahe tööriistaga parandus
rule-B-23 = Varingukaart eemaldab mis tahes tunnelikaardi, kuid mitte kunagi stardikaarti ega lõpukaarti. Mõlemad kaardid pannakse maha. Lahtised osad jäävad alles ja tühiku võib tavaliste reeglite järgi uuesti täita.
    .title = Varing
rule-B-24 = Aardekaardiga vaatad salaja üht kinnist lõpukaarti. Juba ümber pööratud lõpukaardi peal seda kasutada ei saa.
    .title = Aardekaart
rule-B-25 = Enne läheb maha kaart, mida mõjutati, ja selle peale kaart, mis mõjutas. Kui paned maha mitu kaarti korraga, määrad järjekorra sina. S-02 puhul on vastupidi: enne kaks kaarti, mille maha paned, ja nende peale kaart, mille eemaldad.
    .title = Mahapandud kaartide järjekord
rule-B-26 = Tegevuskaardil peab kasutamise hetkel olema lubatud sihtmärk või võimalik mõju. Muidu saad selle ainult maha panna.
    .title = Tegevus vajab mõju

## Lõpukaardini jõudmine, vooru lõpp

rule-B-30 = Kui kinnine lõpukaart saab stardikaardiga ühenduse, tuleb see ümber pöörata. Leidja on see, kelle käigul ühendus tekkis, ka kõige puhul, mis sellest järgneb. Tupik lõpukaardi vastas seda ümber ei pööra.
    .title = Lõpukaardini jõuti
rule-B-31 = Varanduse puhul lõpeb voor kohe. Kivi jääb avatuks, ühendab tunneleid ja seda ei eemaldata kunagi; hilisemad naabrid peavad sellega sobima. Kivi pööratakse nii, et see sobiks võimalikult hästi, kõigepealt äsja lisatud kaardiga; kui mõlemad asendid on võrdselt head, valib leidja.
    .title = Varandus või kivi
rule-B-32 = Kui korraga pööratakse ümber vaid üks lõpukaart, jäävad teised kinni. Selline kaart pööratakse siis, kui hiljem lisatud tunnelikaart puudutab seda ühendatud otsaga või loob sinna uue ühenduse.
    .title = Kinni jäänud lõpukaart
rule-B-33 = Voor võib lõppeda ka varanduseta (E-round_end). Kuidas see ka ei lõpeks, enne kulla jagamist avatakse kõik põialpoisikaardid, ka ülearune.
    .title = Vooru lõpp

## Kulla jagamine

rule-B-40 = Kaevurid võidavad, kui varanduseni jõuti, ükskõik kes selleni jõudis. Leidja vaatab kullakaarte, võtab ühe ja annab ülejäänud vastupäeva järgmisele kaevurile ning nii edasi; viimane kaart antakse üle küsimata. Kui leidja on sabotöör, alustab järgmine kaevur samas suunas; sabotöörid ei saa midagi.
    .title = Kaevurid võidavad
rule-B-41 = Muidu võidavad sabotöörid: üks saab 4 kullakamakat, kaks või kolm saavad igaüks 3, neli igaüks 2. Kui ükski mängija pole sabotöör, ei saa keegi kulda. Makstakse istekohtade järjekorras, igaühele nii palju kui võimalik, kuid mitte liiga palju; mis jääb puudu, läheb kaduma.
    .title = Sabotöörid võidavad
rule-B-42 = Kuld on saladus, kuni mäng läbi saab: teised näevad, mitu kullakaarti sul on, mitte seda, mis need väärt on. Sabotöörile makstud summat teavad kõik, tema kaartide väärtusi mitte.
    .title = Salajane kuld

## Järgmine voor, mängu lõpp

rule-B-50 = Samad põialpoisikaardid segatakse koos ülearusega uuesti ja laud seatakse nagu alguses. Kes alustab, selle ütleb E-next_starter; ka passimine on kaardi väljakäimine.
    .title = Järgmine voor
rule-B-51 = Pärast kolmandat vooru võidab suurim kullahulk; kui see on mitmel, võidavad nad koos. Voorude arvu saab laua loomisel muuta.
    .title = Mängu lõpp

## Saboteur 2: ettevalmistus ja käigud

rule-S-01 = Mängus on kõik põhimängu tunneli- ja tegevuskaardid ning laienduse 30 tunnelikaarti ja 20 tegevuskaarti; igas voorus pannakse kümme pealmist vaatamata kõrvale. Igaüks saab 6 kaarti ja ühe laienduse 15 põialpoisikaardist; ülejäänud põialpoisid on virnas pildiga allapoole. Kullakaartide asemel on kuldmündid (1, 2 ja 5).
    .title = Saboteur 2 ettevalmistus
rule-S-02 = Teed oma käigul üht neljast: lisad tunnelikaardi, kasutad tegevuskaarti, paned maha kaks kaarti ja eemaldad ühe kaardi enda eest (katkise tööriista, vangistuse või oma varguse) või passid ja paned maha üks kuni kolm kaarti. Seejärel võtad ühe kaardi, passides aga nii mitu, kui maha panid; kui panid kaardi eemaldamiseks maha kaks, on sul edaspidi üks kaart vähem. Ka siis, kui virn on tühi, tuleb midagi neist valida.
    .title = Sinu käik Saboteur 2-s

## Saboteur 2: tunnelikaardid

rule-S-10 = Sillal ja topeltkurvil on kaks tunnelit, mis omavahel kokku ei puutu; lisamisel peab neist vähemalt üks olema stardikaardiga ühenduses. Mõnel kaardil on nii tunnel kui ka tupikud.
    .title = Sillad ja topeltkurvid
rule-S-11 = Redel on ühenduses stardikaardi ja kõigi teiste redelitega. Selle võid panna mis tahes tunnelikaardi kõrvale, kui see sobib, ka sinna, kus varem ühendust polnud, kuid mitte kunagi lõpukaardi kõrvale. Nii võib ühenduse saada lahtine osa ja selle taga olev lõpukaart; leidja on siis redeli lisaja.
    .title = Redelid
rule-S-12 = Uksed ei takista kaartide lisamist ega lõpukaardini jõudmist. Need loevad alles siis, kui selgub, kumb värv võidab (S-30).
    .title = Uksed
rule-S-13 = Kristallid ei muuda tunnelites midagi. Need on tähtsad ainult geoloogidele (S-34).
    .title = Kristallid

## Saboteur 2: tegevuskaardid

rule-S-20 = Varguse paned iseenda ette. Kui kuld on jagatud, varastad teiselt mängijalt ühe kullakamaka (S-36).
    .title = Vargus
rule-S-21 = Selle kaardiga eemaldad varguse ükskõik kelle, ka enda eest. Mõlemad kaardid pannakse maha.
    .title = Käed eemale
rule-S-22 = Vangistus pannakse teise mängija ette. Vang ei tohi tunnelikaarte lisada; kui ta on vooru lõpus ikka veel vangis, ei saa ta oma osa ega varasta.
    .title = Vangistus
rule-S-23 = Vabastamine eemaldab vangistuse ükskõik kelle, ka sinu enda eest. Mõlemad kaardid pannakse maha.
    .title = Vabastamine
rule-S-24 = Vaatad salaja teise mängija põialpoisikaarti.
    .title = Kontroll
rule-S-25 = Sina või sinu valitud mängija võtab kasutamata põialpoistest pealmise ja paneb oma senise kõige alla. Uut näeb ainult tema ise ja ta teab ka seda, kelle ta ära andis; mida teised olid tema juures näinud, see enam ei kehti.
    .title = Mütsivahetus
rule-S-26 = Vahetad teise mängijaga kõik kätte jäänud kaardid, olgu neid palju, vähe või mitte ühtegi. Tema võtab seejärel ühe kaardi, sina ei võta.
    .title = Käekaartide vahetus
rule-S-27 = Kellegi ees ei tohi olla kaht ühesugust tegevuskaarti.
    .title = Mitte kaht ühesugust

## Saboteur 2: kulla jagamine

rule-S-30 = Värv on suletud, kui iga tee stardikaardist või redelist varanduseni läbib teist värvi ukse; ühest lahtisest teest piisab. Kui leidja on sinine, võidavad sinised; kui sinine on suletud, siis rohelised, kui nemad pole samuti suletud. Rohelise leidja puhul on vastupidi; iga muu leidja puhul võidavad mõlemad värvid, välja arvatud suletud.
    .title = Varanduseni jõuti
rule-S-31 = Ülemus ja kasulõikaja kuuluvad igasse rühma, mis võidab varanduseni jõudmisega, kasulõikaja ka sabotööride hulka, kui nemad võidavad. Kui suletud on mõlemad värvid, on rühmas ainult nemad kaks või see neist, kes kaasa mängib. Sama kehtib, kui värv võidab, aga ükski selle liige pole vaba.
    .title = Ülemus ja kasulõikaja
rule-S-32 = Kui varanduseni ei jõuta, võidavad sabotöörid ja koos nendega kasulõikaja. Kui ükski mängija pole sabotöör, võidab kasulõikaja üksi; kui ka teda pole, ei võida keegi.
    .title = Varanduseni ei jõutud
rule-S-33 = Võitnud rühma suurus määrab, kui palju igaüks saab: üks 5 kullakamakat, kaks kumbki 4, kolm igaüks 3, neli igaüks 2, viis või rohkem igaüks 1. Ülemus saab ühe ja kasulõikaja kahe võrra vähem, kuid mitte alla nulli.
    .title = Kui palju kulda
rule-S-34 = Geoloogid saavad tasu, kuidas voor ka ei lõpeks: ühe kullakamaka iga laual avatud kristallikaardi eest, olgu see ühenduses või mitte. Kaks geoloogi jagavad pooleks, ümardades alla. Võitnud rühma suurusesse (S-33) neid ei loeta.
    .title = Geoloogid
rule-S-35 = Vang jääb jagamisest välja, ükskõik milline põialpoiss ta on: ta ei kuulu rühma, ei saa kulda ega varasta. Kui kahest geoloogist üks on vangis, saab teine kõik.
    .title = Vangis vooru lõpus
rule-S-36 = Viimasena varastatakse; vangid jäävad kõrvale. Alustab see, kes oma varguse viimasena välja käis, teised järgnevad päripäeva; igaüks võtab ühe kullakamaka omal valikul teiselt mängijalt, kellel kulda on. Kui kellelgi teisel kulda pole, jääb vargus ära; varastatud kulda võib uuesti varastada.
    .title = Vargad
rule-S-37 = Kõik teavad, kas mängijal on kulda. Mündid võivad olla kinni, kuid kes tähele paneb, saab avalikult makstu kokku arvutada; kullakaartide väärtus ja see, mille vastu need vahetati, jääb saladuseks.
    .title = Salajased mündid

## Saboteur 2: järgmine voor

rule-S-38 = Kõik põialpoisid ja kõik kaardid, ka kümme kõrvale pandut, segatakse uuesti. Kes alustab, selle ütleb B-50; voore on kolm.
    .title = Järgmine voor Saboteur 2-s

## Meistrivõistluste kaardid

rule-C-16 = Ahne põialpoiss asendab üht kaevurit, ainult põhimängus. Ta võidab vaid siis, kui on ise varanduse leidja: siis saab ta 4 kullakamakat ja keegi teine ei saa midagi. Kui varanduse leiab teine, ei saa ta midagi ega lähe kaevurina arvesse.
    .title = Ahne põialpoiss
rule-C-17 = Valid kaks kinnist lõpukaarti, neid vaatamata, ja vahetad need omavahel või jätad vahetamata; kumba tegid, seda teised ei tea. Mida mängijad olid seal näinud, see on nüüd kõigile peale sinu ebakindel.
    .title = Lõpukaartide vahetus
rule-C-18 = Uue kaardi võtmise asemel vaatad viit pealmist mahapandud kaarti, või kõiki, kui neid on vähem, ja jätad ühe endale. Ülejäänud lähevad pildiga allapoole ja samas järjekorras tagasi virna peale. Leiukoht ise nende hulgas ei ole.
    .title = Leiukoht
rule-C-19 = Veto käid välja teise mängija käigul, kohe pärast tema tunneli- või tegevuskaarti: see kaart ei mõju ja mõlemad pannakse maha. Siis võtab tema ühe kaardi, seejärel sina, ja käik on läbi. Kõigilt teistelt küsitakse korraga ja üksteise vastuseid nad ei näe; oma käigul saab veto ainult maha panna.
    .title = Veto
rule-C-20 = Mängu suund pöördub kohe ja jääb nii vooru lõpuni; kui kaart uuesti välja käiakse, pöördub see jälle. Põhimängus käivad kullakaardid siis päripäeva ringi. Vargusi ja järgmist alustajat see ei muuda.
    .title = Suunamuutus
rule-C-21 = Kõigi kolme tööriistaga paranduskaart. Korda teeb see neist ühe.
    .title = Meistrimees
rule-C-22 = Lisad kaks tunnelikaarti teineteise järel. Selleks peab esimest olema võimalik lisada, su ees ei tohi olla katkist tööriista ja sa ei tohi olla vangis; teise pead lisama, kui saad, ja enne seda tehakse lõpuni kõik, mida esimene ühendas. Võtad nii mitu kaarti, kui tunnelikaarte välja käisid, ka vetoga tühistatu eest, ja sul on seega üks kaart vähem.
    .title = Tunnelispetsialist
rule-C-23 = Tunnelikaart, mille keegi selles voorus viimati lisas või liigutas, võetakse üles ja pannakse tavaliste reeglite järgi teise kohta, pööratult nagu soovid. Katkised tööriistad ja vangistus seda ei keela ning kui midagi saab ühenduse, on leidja liigutaja. Alguses laual olnud ja ümber pööratud kaardid arvesse ei lähe; kui see kaart on kadunud või mujale ei sobi, ei saa ümbersuunamist kasutada.
    .title = Ümbersuunamine

## Minilaiendused

rule-M-T1 = Valvureid on kaks, kumbki korra voorus, ja mängu alguses saab igaüks ühe kuldmündi. Oma käigul võid panna ühe kaardi maha, pilt all, uut võtmata, ja seada valvuri tunneliotsale, mis on vastu tühja kohta. Sinna ei tohi keegi teine kaarti panna enne, kui sa oled saanud ühe kullakamaka; siis on valvur selleks vooruks mängust väljas, samuti siis, kui tema kaart eemaldatakse või liigutatakse. Maksma võib paluda ka teist mängijat, kes võib keelduda.
    .title = Tunnelimaks
rule-M-W1 = Riidekamber on laual tunnelite ristmik, mida kunagi ei eemaldata. Kes selle voorus esimesena stardikaardiga ühendab, peab oma põialpoisi välja vahetama: põhimängus ülearuse vastu, Saboteur 2-s kasutamata põialpoistest pealmise vastu, kusjuures tema senine läheb kõige alla.
    .title = Riidekamber
rule-M-P1 = Tunnelipidu on laual samamoodi nagu riidekamber ja seda ei eemaldata kunagi. Kui keegi selle voorus esimesena stardikaardiga ühendab, korjatakse kõigi mängijate põialpoisid kokku, segatakse ja jagatakse salaja uuesti. Need, mida kellelgi pole, jäävad kõrvale.
    .title = Tunnelipidu
rule-M-G1 = Segatakse kaheksa lõpukaarti ja viis neist pannakse tavalise kolme asemel lauale; varandus võib seega puududa. Kullakotist saab leidja 1 või 2 kullakamakat, draakoni pärast kaotab ta 1, kui tal kulda on; hiidämblik lõpetab vooru ja võidavad sabotöörid. Nii on see, ükskõik milline põialpoiss ta on, ka vangis olles.
    .title = Uued lõpukaardid
rule-M-C1 = Neli aardekirstu on kinni, igaüks kinnise tunnelikaardi all, mis midagi ei piira. Kui selline kaart saab stardikaardiga ühenduse, pöörab leidja selle ümber nii, et see võimalikult hästi sobib, avab kirstu ja teeb, mida see ütleb. Varing võib kaardi eemaldada ja avamata kirst kaob koos sellega; aardekaardiga võid lõpukaardi asemel vaadata kirstu ja selle tunnelikaarti.
    .title = Aardekirstud
rule-M-C2 = Kirst võib anda sulle ühe kullakamaka, lasta sul vaadata teise mängija põialpoissi, keelata kõigil vooru lõpuni lõpukaarte vaadata, nihutada kinnise lõpukaardi ühe sammu ida poole (kui seal on tühi ja valvurita koht) või saata viis pealmist kasutamata kaarti vaatamata mahapandute hulka. Teised muudavad seda, mida sa võtad: mitte midagi, ühe kaardi rohkem, teiselt mängijalt juhusliku kaardi, kolmest pealmisest kasutamata kaardist ühe omal valikul või viiest segatud mahapandud kaardist ühe. Põhimängus on kullakamakas kullakaart väärtusega 1 või, kui need on otsas, kuldmünt.
    .title = Mis kirstudes on

## Variandid

rule-V-S1 = Kaevur, kelle ees on vooru lõpus katkine tööriist, kullakaarti ei saa. Kaarte võetakse sama palju kui muidu ja need käivad teiste seas ringi, kuni ühtki pole järel, nii et mõni saab mitu. Kui katkine tööriist on kõigi kaevurite ees, ei saa keegi midagi.
    .title = Blokeeritud põialpoiss
rule-V-T1 = Turniiril mängib 5–9 mängijat ahnete põialpoiste ja kuldmüntidega, ülearust põialpoissi pole ja üks tunnelikaart on avatud kohal (4,0). Kui võidavad kaevurid, saab leidja 3 kullakamakat ja iga teine kaevur 2; kui leidja on sabotöör, saavad kõik kaevurid 2. Ahne leidja saab 4 ja teised ei saa midagi. Kui võidavad sabotöörid, saab igaüks 3, viie mängijaga ainus sabotöör 4.
    .title = Turniir

## Kui reeglid kohtuvad

rule-I-01 = Veto tunnelispetsialisti vastu: sellel pole mõju, kumbki võtab ühe kaardi ja käik on läbi. Veto ühe tema tunnelikaardi vastu: kaduma läheb ainult see ja käik jätkub; lõpus võtab mängija mõlema eest ja seejärel veto panija ühe.
    .title = Veto ja tunnelispetsialist
rule-I-02 = Vetoga tühistatud tunnelikaart ei maksa midagi ja valvur jääb paigale.
    .title = Veto ja tunnelimaks
rule-I-03 = Järgmise alustaja leidmisel loetakse veto viimaseks väljakäidud kaardiks. Kui veto tühistab käekaartide vahetuse, võtab kaardi selle väljakäija, mitte see, kellega taheti vahetada.
    .title = Veto, järgmine alustaja ja käekaartide vahetus
rule-I-04 = Mida kaart oli ümber pööranud või käivitanud, jääb nii. Uues kohas ühendab see nagu äsja lisatud kaart; liigutaja on leidja ja teeb, mis sellest järgneb.
    .title = Ümbersuunamine ja see, mida see ühendab
rule-I-05 = Liigutatud kaardil olnud valvur on väljas. Kaardi viimine valvatud kohale maksab tunnelimaksu.
    .title = Ümbersuunamine ja valvurid
rule-I-06 = Vangis leidja värv otsustab S-30 järgi ikka; ta ise ei saa midagi. Katkise tööriistaga leidja (ümbersuunamisel on see võimalik) saab oma kulla, kui ei kehti V-S1.
    .title = Leidja hädas
rule-I-07 = Vahetada võib mis tahes kaks laual olevat kinnist lõpukaarti, ka nihutatud, kuid mitte kunagi kolme kõrvale pandut. Vahetus ei pööra midagi ümber ja selleks on vaja kaht kinnist lõpukaarti.
    .title = Lõpukaartide vahetus ja uued lõpukaardid
rule-I-08 = Kui lõpukaarte enam vaadata ei tohi, võib aardekaardiga ikka vaadata kirstu; kui ühtki kinnist kirstu pole, saab selle ainult maha panna. Lõpukaarte vahetada võib endiselt.
    .title = Aardekaart, kui vaadata ei tohi
rule-I-09 = Kõigepealt makstakse müntidega. Kellel neid pole, selle väikseim kullakaart vahetatakse: kaart läheb tagasi kullavirna ja ülejääk antakse müntides. Teised näevad, et kaart vahetati, mitte müntide hulka; maksta võib ka samas voorus võidetud kullaga.
    .title = Kaht liiki kuld
rule-I-10 = V-S1 puudutab ainult kaevureid. Katkise tööriistaga ahne leidja saab ikka 4 kullakamakat.
    .title = Ahne põialpoiss katkise tööriistaga
rule-I-11 = Loeb see põialpoiss, kes sul on vooru lõppedes. Kui ahne põialpoiss on siis ülearune kaart, ei ole ta kellegi oma.
    .title = Pidu, riidekamber ja rollid
rule-I-12 = Muud suunamuutus ei muuda: varastatakse päripäeva, järgmisena alustab vasak naaber, iga voor algab päripäeva ja järjestikuste passide lugemisel pole suund tähtis.
    .title = Suunamuutus ja kõik muu
rule-I-13 = Kui virnas on kirstu mõju jaoks liiga vähe kaarte, võetakse need, mis alles on; kui virn on tühi, ei juhtu midagi.
    .title = Kirstud ja väike virn
rule-I-14 = Leiukohta ei saa kasutada, kui mahapandud kaarte pole. Kirst, mis neist otsima laseb, ei tee siis midagi ja sa võtad kaardi nagu tavaliselt.
    .title = Mahapandud kaarte pole
rule-I-15 = Käekaarte võib vahetada ka siis, kui ühel või teisel pole ühtki kaarti. Vahele jäänud mängija, kes nii kaarte saab, mängib edasi.
    .title = Vahetus tühja käega
rule-I-16 = Kui virn saab otsa enne, kui kõik on oma kaardid võtnud, võetakse reeglite järjekorras, niikaua kui jätkub; ülejäänu jääb ära.
    .title = Kui virn otsa saab
rule-I-17 = Kui varandus pööratakse ümber enne teist lõpukaarti, on voor kohe läbi: teine jääb kinni, sellel pole mõju ja keegi ei võta kaarti. Kui ämblikuni ja varanduseni jõutakse korraga, otsustab see, mis enne ümber pööratakse; ka ämbliku puhul saavad geoloogid oma tasu ja varastatakse nagu ikka.
    .title = Varandus ja teine lõpukaart korraga
rule-I-18 = Kui üks muutus ühendab korraga lõpukaarte, kirste, riidekambri või peo, valib leidja järjekorra ja igaüks tehakse enne järgmist lõpuni. Mis seejuures ühenduse saab, lisandub; kui voor lõpeb, jääb ülejäänu ära.
    .title = Palju korraga
rule-I-19 = Iga kirst, mis jätab su uue kaardita või annab selle asemel muu, vähendab võetavate kaartide arvu ühe võrra ja lisakaart suurendab seda ühe võrra; alla nulli see ei lähe. Kui ühelgi teisel pole kaarti, mida võtta, ei saa sa midagi ega võta ka virnast.
    .title = Mitu kirstu korraga
rule-I-20 = Lõpukaardi võib nihutada redeli kõrvale. Kui seal on ühendatud tunneliots selle vastas, pööratakse see ümber ja leidja on kirstu avaja.
    .title = Redel ja nihutatud lõpukaart
rule-I-21 = Saboteur 2-s E-gold_drawn ja E-saboteur_pay ei kehti; varanduseta lõpeb voor siis, kui kellelgi pole enam kaarte, ja ümber pööratakse kõik ühendatud lõpukaardid. Kaardid, mis leiukoha või kirstu järel mahapandute hulka tagasi lähevad, on pildiga allapoole ka Islandi väljaandes.
    .title = Väljaanded ja Saboteur 2
rule-I-22 = Kui varanduseni ei jõuta ja kõik sabotöörid on vangis, võidab kasulõikaja üksi.
    .title = Kõik sabotöörid vangis
rule-I-23 = Kokku ei sobi: ahne põialpoiss ja Saboteur 2 või turniir, variandid ja Saboteur 2, turniir ja riidekamber või blokeeritud põialpoiss. Sellist lauda ei looda, samuti mitte lauda, kus mängijaid on liiga vähe või liiga palju.
    .title = Mis kokku ei sobi

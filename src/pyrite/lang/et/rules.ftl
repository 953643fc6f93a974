### Reeglid mängijale lühidalt lahti seletatuna. Täistekst on kaustas docs/rules/.
### Igas keeles on samad tunnused samas järjekorras.

## Väljaanded

rule-E-must_connect = 2024. aasta väljaandes peab iga tunnelikaart, mille sa lisad, olema stardikaardiga ühenduses. Eesti ja Islandi väljaandes piisab, kui see sobib ja puudutab avatud kaarti.
    .title = Kas tunnel peab olema ühenduses?
rule-E-gold_drawn = Kui kaevurid võidavad, võetakse 2024. aasta väljaandes iga kaevuri kohta üks kullakaart. Eesti ja Islandi väljaandes võetakse üks iga mängija kohta (kümnekesi üheksa) ja need käivad kaevurite seas ringi, kuni kõik on jagatud.
    .title = Kullakaartide arv
rule-E-goals_at_once = Üks käik võib ühendada mitu kinnist lõpukaarti. 2024. aasta ja Islandi väljaandes pööratakse ümber kõik ja leidja valib järjekorra. Eesti väljaandes valib leidja ühe ja pöörab ümber ainult selle.
    .title = Mitu lõpukaarti korraga
rule-E-sabotage_self = 2024. aasta väljaandes ei tohi sa enda tööriista lõhkuda. Eesti ja Islandi väljaandes tohid.
    .title = Enda tööriista lõhkumine
rule-E-discard_faces = 2024. aasta ja Eesti väljaandes on kõik mahapandud kaardid pildiga allapoole. Islandi väljaandes on väljakäidud kaardid pildiga ülespoole ja passimisel maha pandud kaardid pildiga allapoole.
    .title = Kumbapidi on mahapandud kaardid
rule-E-round_end = Ilma varanduseta lõpeb voor siis, kui kellelgi pole enam kaarte. Eesti väljaandes lõpeb see ka siis, kui virn on tühi ja järjest on passitud nii mitu korda, kui on mängijaid. Kaartideta mängija loetakse passijaks. Arvesse lähevad ainult passid, mille alguses oli virn juba tühi.
    .title = Lõpp ilma varanduseta
rule-E-saboteur_pay = 2024. aasta ja Islandi väljaandes makstakse sabotööridele nii täpselt, kui kullakaardid lubavad. Eesti väljaandes võtab iga sabotöör kaarte ükshaaval kullavirna pealt. Kaart, millega saaks liiga palju, läheb virna alla. Kui terve virn on korra läbi käidud ja ükski kaart ei sobi, jääb talle see, mis juba käes.
    .title = Sabotööride tasu
rule-E-misfit_goal = Mõnikord ei sobi kivi igast küljest. 2024. aasta ja Islandi väljaandes ütleb B-31, kumbapidi see jääb. Eesti väljaandes pööratakse see nii, et iga külg sobib. Kui nii ei saa, valib leidja.
    .title = Lõpukaart, mis ei sobi
rule-E-next_starter = 2024. aasta ja Islandi väljaandes alustab järgmist vooru mängija, kes istub vasakul sellest, kes viimati kaardi välja käis või maha pani. Eesti väljaandes alustab mängija, kes istub vasakul sellest, kelle käigul voor lõppes. Esimese vooru alustaja loositakse, kui laud teda ei määra.
    .title = Kes alustab järgmist vooru

## Ettevalmistus ja käigud

rule-B-01 = Sinu põialpoisikaart on sinu roll selles voorus: kaevur või sabotöör. Igaüks saab ühe salaja. Kaarte on üks rohkem kui mängijaid ja ülearune kaart jääb pildiga allapoole, kuni voor lõpeb.
    .title = Rollid
rule-B-02 = Stardikaart on vasakul, pilt üleval. Kolm lõpukaarti segatakse ja pannakse paremale, pilt all, nii et vahele mahub seitse kaarti. Lõpukaart 2 on stardikaardiga samas reas, lõpukaart 1 kaks rida kõrgemal ja lõpukaart 3 kaks rida madalamal.
    .title = Stardikaart ja lõpukaardid
rule-B-03 = 40 tunnelikaarti ja 27 tegevuskaarti segatakse kokku. 3–5 mängijaga saab igaüks 6 kaarti, 6–7 mängijaga 5 ja 8–10 mängijaga 4. Ülejäänud kaardid on virn, millest võetakse uusi. Seda ei segata kunagi uuesti.
    .title = Kaardipakk ja käekaardid
rule-B-04 = Kullakaarte on 28: 16 ühe, 8 kahe ja 4 kolme kullakamakaga. Enne iga vooru segatakse need, mida keegi pole veel võitnud. Kui neist ei piisa, jagatakse ära see, mis alles on.
    .title = Kullakaardid
rule-B-05 = Oma käigul teed täpselt üht: lisad tunnelikaardi, kasutad tegevuskaarti või passid ja paned ühe kaardi maha, pilt all. Siis võtad uue kaardi, kui neid veel on. Mäng käib päripäeva.
    .title = Sinu käik
rule-B-06 = Kui sul pole oma käigu saabudes ühtki kaarti, jääd vahele ega võta uut. Kui saad hiljem kaardi, mängid edasi.
    .title = Kaardid on otsas

## Tunnelikaartide lisamine

rule-B-10 = Tunnelikaarti tohid pöörata pool pööret, nii et see on tagurpidi. Külili ei tohi sa seda kunagi panna.
    .title = Kaardi pööramine
rule-B-11 = Lisa tunnelikaart tühjale ruudule avatud kaardi kõrvale. Iga külg peab sobima avatud naabriga: tunnel vastu tunnelit, kalju vastu kaljut. Ainult kinnise kaardi puudutamisest ei piisa.
    .title = Kuhu tunnelikaart sobib
rule-B-12 = Kui ühendust nõutakse (E-must_connect), peab vähemalt üks tunnel sinu kaardil jätkama tunnelit, mis viib tagasi stardikaardini. Sinu enda kaardil kõlbab selleks ka tupik. Kalju vastu kaljut ei kõlba.
    .title = Stardikaardiga ühenduses
rule-B-13 = Laual pole äärt. Kaarte tohid lisada igas suunas, ka stardikaardi taha ja lõpukaartidest mööda.
    .title = Ääreta laud
rule-B-14 = Kinnine lõpukaart ei piira kunagi seda, kuhu sa kaardi lisad, ükskõik mis sellel on. Sinu kaart ei pea sellega sobima.
    .title = Kinnised lõpukaardid
rule-B-15 = Tupik peab sobima nagu iga teine tunnel, kuid ei ühenda midagi. Tee lõpeb seal.
    .title = Tupikud
rule-B-16 = Kui sul on oma käigu alguses katkine tööriist, ei saa sa sel käigul tunnelikaarti lisada. Tegevuskaarti kasutada või passida saad ikka.
    .title = Katkise tööriistaga ei kaevata

## Tegevuskaardid ja mahapanek

rule-B-20 = Lõhud teise mängija kirka, laterna või kaevanduskäru. Kas tohid lõhkuda ka enda tööriista, sõltub väljaandest (E-sabotage_self). Juba katkist tööriista ei saa uuesti lõhkuda.
    .title = Katkine tööriist
rule-B-21 = Parandad ühe katkise tööriista, mis on kaardil näha, enda või teise mängija oma. Mõlemad kaardid pannakse maha. Kasutada saad kaarti ainult siis, kui sobiv tööriist on katki.
    .title = Parandamine
rule-B-22 = Kahe tööriistaga paranduskaart parandab neist ühe, mitte mõlemad. Kui katki on mõlemad, valid sina.
    .title = Kahe tööriistaga parandus
rule-B-23 = Varing viib laualt mis tahes tunnelikaardi, kuid mitte kunagi stardikaarti ega lõpukaarti. Mõlemad kaardid pannakse maha. Ära lõigatud tunnelid jäävad alles ja tühiku võib tavaliste reeglite järgi uuesti täita.
    .title = Varing
rule-B-24 = Aardekaardiga vaatad salaja üht kinnist lõpukaarti. Avatud lõpukaardi peal seda kasutada ei saa.
    .title = Aardekaart
rule-B-25 = Enne läheb maha kaart, mida mõjutati, ja selle peale kaart, mis mõjutas. Kui paned maha mitu kaarti korraga, valid järjekorra sina. S-02 puhul on vastupidi: enne kaks kaarti, mille maha paned, ja nende peale kaart, mille eemaldad.
    .title = Mahapandud kaartide järjekord
rule-B-26 = Tegevuskaarti saad kasutada ainult siis, kui sellel on lubatud sihtmärk või võimalik mõju. Muidu saad selle ainult maha panna.
    .title = Tegevus vajab mõju

## Lõpukaardini jõudmine, vooru lõpp

rule-B-30 = Kui tunnel ühendab kinnise lõpukaardi stardikaardiga, tuleb see ümber pöörata. Leidja on mängija, kelle käigul ühendus tekkis, ka kõige puhul, mis sellest järgneb. Tupik lõpukaardi ees seda ümber ei pööra.
    .title = Lõpukaardini jõudmine
rule-B-31 = Kui see on varandus, lõpeb voor kohe. Kivi jääb avatuks, ühendab tunneleid ja seda ei eemaldata kunagi. Hilisemad kaardid peavad sellega sobima. Kivi pööratakse nii, et see sobiks võimalikult hästi, eelkõige äsja lisatud kaardiga. Kui mõlemad asendid on võrdselt head, valib leidja.
    .title = Varandus või kivi
rule-B-32 = Kui korraga pööratakse ümber vaid üks lõpukaart (E-goals_at_once), jäävad teised kinni. Selline lõpukaart pööratakse ümber siis, kui hiljem lisatud tunnelikaart puudutab seda ühendatud tunneliga või loob sellega uue ühenduse.
    .title = Kinni jäänud lõpukaardid
rule-B-33 = Voor võib lõppeda ka varanduseta (E-round_end). Kuidas see ka ei lõpeks, enne kulla jagamist avatakse kõik põialpoisikaardid, ka ülearune. Pärast seda näevad kõik ka lõpukaarte ja kirste, mis jäid kinni.
    .title = Vooru lõpp

## Kulla jagamine

rule-B-40 = Kui varanduseni jõuti, võidavad kaevurid, ükskõik kes selleni jõudis. Leidja vaatab kullakaarte, võtab ühe ja annab ülejäänud vastupäeva järgmisele kaevurile ning nii edasi. Viimane kaart antakse üle küsimata. Kui leidja on sabotöör, alustab järgmine kaevur samas suunas. Sabotöörid ei saa midagi.
    .title = Kaevurid võidavad
rule-B-41 = Kui varanduseni ei jõutud, võidavad sabotöörid. Üks sabotöör saab 4 kullakamakat, kaks või kolm saavad igaüks 3 ja neli igaüks 2. Kui ükski mängija pole sabotöör, ei saa keegi kulda. Makstakse istekohtade järjekorras, igaühele nii palju kui võimalik, kuid mitte liiga palju. Mida maksta ei saa, läheb kaduma.
    .title = Sabotöörid võidavad
rule-B-42 = Sinu kuld on saladus, kuni mäng läbi saab. Teised näevad, mitu kullakaarti sul on, kuid mitte seda, mis need väärt on. Kõik teavad, kui palju sabotöör kokku sai, kuid mitte tema kaartide väärtusi.
    .title = Salajane kuld

## Järgmine voor, mängu lõpp

rule-B-50 = Samad põialpoisikaardid segatakse uuesti, ka ülearune, ja laud seatakse nagu alguses. Kes alustab, ütleb E-next_starter. Ka passimine on kaardi väljakäimine.
    .title = Järgmine voor
rule-B-51 = Pärast kolmandat vooru võidab mängija, kellel on kõige rohkem kulda. Kui mitmel on ühepalju, jagavad nad võitu. Voorude arvu saad laua loomisel muuta.
    .title = Mängu lõpp

## Saboteur 2: ettevalmistus ja käigud

rule-S-01 = Põhimängu ja Saboteur 2 kõik tunneli- ja tegevuskaardid segatakse kokku. Igas voorus pannakse kümme kaarti vaatamata kõrvale. Igaüks saab 6 kaarti ja ühe 15 rollist, mis on Saboteur 2-s. Kasutamata rollid on virnas, pilt all. Kuld makstakse müntides.
    .title = Saboteur 2 ettevalmistus
rule-S-02 = Teed üht neljast. Lisad tunnelikaardi ja võtad 1 kaardi. Kasutad tegevuskaarti ja võtad 1. Paned maha kaks kaarti, eemaldad enda eest ühe kaardi (katkise tööriista, vangistuse või oma varguse) ja võtad 1; edaspidi on sul siis üks kaart vähem. Või passid ühe kuni kolme kaardiga ja võtad sama palju. Mahapaneku järjekorra valid sina ja keegi teine neid kaarte ei näe.
    .title = Sinu käik Saboteur 2-s

## Saboteur 2: tunnelikaardid

rule-S-10 = Sillal ja topeltkurvil on kaks tunnelit, mis omavahel ei kohtu. Vähemalt üks neist peab lisamisel olema stardikaardiga ühenduses. Mõnel muul kaardil on nii tunnel kui ka tupikud.
    .title = Sillad ja topeltkurvid
rule-S-11 = Redel on alati ühenduses stardikaardi ja kõigi teiste redelitega. Selle tohid lisada mis tahes sobiva tunnelikaardi kõrvale, ka äralõigatu kõrvale, kuid mitte kunagi lõpukaardi kõrvale. Kui see ühendab lõpukaardi, oled leidja sina.
    .title = Redelid
rule-S-12 = Uksed ei takista kedagi kaarte lisamast ega lõpukaardini jõudmast. Need loevad alles siis, kui varandus on leitud (S-30).
    .title = Uksed
rule-S-13 = Kristallid ei muuda tunnelis midagi. Need on tähtsad ainult geoloogidele (S-34).
    .title = Kristallid

## Saboteur 2: tegevuskaardid

rule-S-20 = Paned varguse enda ette. Kui see on vooru lõpus ikka seal ja sa pole vangis, varastad teiselt mängijalt 1 kullakamaka (S-36).
    .title = Vargus
rule-S-21 = Eemaldad ühe varguse, teise mängija või enda oma. Mõlemad kaardid pannakse maha.
    .title = Käed eemale
rule-S-22 = Vangistad teise mängija. Vang ei saa tunnelikaarte lisada. Kui ta on vooru lõpus ikka veel vangis, ei saa ta oma osa ega tohi varastada.
    .title = Vangistus
rule-S-23 = Vabastad vangis mängija või iseenda. Mõlemad kaardid pannakse maha.
    .title = Vabastamine
rule-S-24 = Vaatad salaja teise mängija rolli.
    .title = Kontroll
rule-S-25 = Valid teise mängija või iseenda. See mängija peab võtma pealmise kasutamata rolli ja panema oma senise virna alla. Uut rolli näeb ainult tema. Mida teised seal varem nägid, see enam ei kehti.
    .title = Mütsivahetus
rule-S-26 = Vahetad kõik kätte jäänud kaardid teise mängija kõigi käekaartide vastu, ka siis, kui ühel teist pole ühtki. Käigu lõpus võtab teine mängija ühe kaardi, sina ei võta.
    .title = Käekaartide vahetus
rule-S-27 = Kellegi ees ei tohi olla kaht ühesugust tegevuskaarti.
    .title = Mitte kaht ühesugust

## Saboteur 2: kulla jagamine

rule-S-30 = Võidab leidja värv, kui see pole suletud. Värv on suletud, kui iga tee stardikaardist või redelist varanduseni läbib teist värvi ukse. Kui leidja värv on suletud, võidab teine värv, kui see pole samuti suletud. Kui leidjal värvi pole, võidab iga värv, mis pole suletud.
    .title = Varanduseni jõuti
rule-S-31 = Ülemus ja kasulõikaja võidavad koos iga rühmaga, mis võidab varanduseni jõudmisega. Kasulõikaja võidab ka koos sabotööridega. Kui mõlemad värvid on suletud või pole võitnud värvist keegi vaba, võidavad ülemus ja kasulõikaja kahekesi.
    .title = Ülemus ja kasulõikaja
rule-S-32 = Kui keegi varanduseni ei jõua, võidavad sabotöörid ja koos nendega kasulõikaja. Kui ükski mängija pole sabotöör, võidab kasulõikaja üksi. Kui ka kasulõikajat pole, ei võida keegi.
    .title = Varanduseni ei jõutud
rule-S-33 = Mida vähem on võitjaid, seda rohkem igaüks saab: üks 5 kullakamakat, kaks kumbki 4, kolm igaüks 3, neli igaüks 2, viis või rohkem igaüks 1. Ülemus saab 1 ja kasulõikaja 2 võrra vähem, kuid mitte alla nulli.
    .title = Võitjate kuld
rule-S-34 = Kuidas voor ka ei lõpeks, saavad geoloogid 1 kullakamaka iga laual avatud kristallikaardi eest, olgu see ühenduses või mitte. Kaks geoloogi jagavad pooleks, ümardades alla. Reeglis S-33 neid võitjate hulka ei loeta.
    .title = Geoloogid
rule-S-35 = Kes on vooru lõpus ikka veel vangis, jääb ilma. Ta ei kuulu võitjate hulka, ei saa kulda ega tohi varastada. Kui kahest geoloogist üks on vangis, saab teine kõik.
    .title = Vangis vooru lõpus
rule-S-36 = Kui kuld on jagatud, varastatakse. Alustab see, kes oma varguse viimasena välja käis, ja edasi käib järg päripäeva. Iga varas võtab 1 kullakamaka ükskõik milliselt teiselt mängijalt, kellel kulda on. Varastatud kulda võib uuesti varastada.
    .title = Vargused
rule-S-37 = Kõik teavad, kas sul on kulda. Mündid võivad olla kinni, kuid tähelepanelik mängija saab avalikult makstu kokku arvutada. Mis su kullakaardid väärt on ja mida sa nende eest tagasi said, jääb saladuseks.
    .title = Salajased mündid

## Saboteur 2: järgmine voor

rule-S-38 = Kõik rollid ja kõik kaardid segatakse uuesti, ka kümme kõrvale pandut. Kes alustab, ütleb B-50.
    .title = Järgmine voor Saboteur 2-s

## Meistrivõistluste kaardid

rule-C-16 = Ahne põialpoiss asendab põhimängus üht kaevurit. Ta võidab ainult siis, kui leiab varanduse ise: siis saab ta 4 kullakamakat ja keegi teine ei saa midagi. Kui varanduse leiab keegi teine, ei saa ta midagi.
    .title = Ahne põialpoiss
rule-C-17 = Valid kaks kinnist lõpukaarti neid vaatamata. Siis vahetad need omavahel või jätad paigale. Ainult sina tead, kumba tegid. Mida teised seal varem nägid, see pole enam kindel.
    .title = Lõpukaartide vahetus
rule-C-18 = Uue kaardi võtmise asemel vaatad viit pealmist mahapandud kaarti ja jätad ühe endale. Ülejäänud lähevad samas järjekorras tagasi, pilt all. Keegi ei saa teada, millise sa endale jätsid.
    .title = Leiukoht
rule-C-19 = Veto käid välja teise mängija käigul, kohe kui ta on tunneli- või tegevuskaardi välja käinud. Tema kaart ei mõju ja mõlemad kaardid pannakse maha. Siis võtab tema ühe kaardi, seejärel sina, ja käik on läbi. Kõigilt teistelt küsitakse korraga ja üksteise vastuseid nad ei näe. Oma käigul saad veto ainult maha panna.
    .title = Veto
rule-C-20 = Mängu suund pöördub kohe ja jääb nii vooru lõpuni. Kui kaart uuesti välja käiakse, pöördub suund jälle. Põhimängus käivad siis ka kullakaardid teistpidi ringi. Vargusi ja järgmist alustajat see ei muuda.
    .title = Suunamuutus
rule-C-21 = Kõigi kolme tööriistaga paranduskaart. See parandab ühe katkise tööriista, enda või teise mängija oma.
    .title = Meistrimees
rule-C-22 = Lisad kaks tunnelikaarti teineteise järel. Kui saad lisada ka teise, pead seda tegema. Mida esimene ühendab, see toimub enne teise lisamist. Siis võtad nii mitu kaarti, kui tunnelikaarte välja käisid, ja sul jääb käes üks kaart vähem. Vangis olles või katkise tööriistaga seda kaarti kasutada ei saa.
    .title = Tunnelispetsialist
rule-C-23 = Võtad üles tunnelikaardi, mis selles voorus viimati lisati või liigutati, ja lisad selle tavaliste reeglite järgi teisele ruudule. Seda saad teha ka vangis olles või katkise tööriistaga. Kui see ühendab lõpukaardi, oled leidja sina. Kui see kaart on kadunud või mujale ei sobi, ei saa sa ümbersuunamist kasutada.
    .title = Ümbersuunamine

## Minilaiendused

rule-M-T1 = Igaüks alustab mängu 1 mündiga. Valvureid on kaks ja kumbagi saab kasutada korra voorus. Oma käigul võid panna ühe kaardi maha, uut võtmata, ja seada valvuri avatud tunneli otsa. Kes tahab sinna tunnelikaardi lisada, peab sulle enne 1 kullakamaka maksma. Siis on valvur selleks vooruks mängust väljas. Maksta võib paluda ka teisi mängijaid; nad võivad keelduda ja kõik kuulevad vastust. Enda valvuri eest sa ei maksa.
    .title = Tunnelimaks
rule-M-W1 = Kes riidekambri voorus esimesena stardikaardiga ühendab, peab oma rolli välja vahetama: ülearuse kaardi vastu või Saboteur 2-s pealmise kasutamata rolli vastu.
    .title = Riidekamber
rule-M-P1 = Kui tunnelipidu saab voorus esimest korda stardikaardiga ühenduse, korjatakse kõigi mängijate rollid kokku, segatakse ja jagatakse salaja uuesti.
    .title = Tunnelipidu
rule-M-G1 = Kaheksast lõpukaardist on viis laual, pilt all, nii et varandus võib puududa. Kullakotist saab leidja 1 või 2 münti. Draakon läheb leidjale maksma 1 kullakamaka, kui tal kulda on. Hiidämblik lõpetab vooru ja võidavad sabotöörid. Leidja roll ei loe.
    .title = Uued lõpukaardid
rule-M-C1 = Laual on neli aardekirstu, igaüks kinnise tunnelikaardi all, mis ei piira seda, kuhu sa kaarte lisad. Kui ühendad ühe neist stardikaardiga, pöörad tunnelikaardi ümber, avad kirstu ja teed, mida see ütleb. Varing võib kaardi ja kirstu ära viia, aardekaardiga saab neid vaadata.
    .title = Aardekirstud
rule-M-C2 = Mõni kirst aitab: saad 1 kullakamaka, võtad ühe kaardi rohkem, vaatad teise mängija rolli või lükkad kinnise lõpukaardi ühe ruudu võrra stardikaardist kaugemale. Mõni asendab uue kaardi võtmist: võtad teiselt mängijalt juhusliku kaardi, jätad endale ühe kolmest pealmisest virna kaardist või ühe viiest segatud mahapandud kaardist. Mõni teeb kahju: sa ei võta uut kaarti, keegi ei tohi vooru lõpuni lõpukaarte vaadata või viis kaarti läheb virnast vaatamata maha.
    .title = Kirstude sisu

## Variandid

rule-V-S1 = Kui kaevurid võidavad, ei saa katkise tööriistaga kaevur kullakaarti. Kaardid käivad teiste kaevurite seas ringi, kuni kõik on jagatud. Kui katkine tööriist on kõigil kaevuritel, ei saa keegi midagi.
    .title = Blokeeritud põialpoiss
rule-V-T1 = 5–9 mängijale, ahnete põialpoistega. Ülearust põialpoissi pole ning stardikaardi ja lõpukaartide vahel on üks avatud tunnelikaart. Kuld makstakse müntides. Kaevur, kes leiab varanduse, saab 3 ja iga teine kaevur 2. Ahne leidja saab 4 ja keegi teine ei saa midagi. Kui varandust keegi ei leia, saab iga sabotöör 3, viie mängijaga ainus sabotöör 4.
    .title = Turniir

## Kui reeglid kohtuvad

rule-I-01 = Veto tunnelispetsialisti vastu lõpetab käigu nagu ikka. Veto ühe tema tunnelikaardi vastu tühistab ainult selle ja käik jätkub. Lõpus võtab mängija kaardid mõlema tunneli eest ja seejärel veto panija ühe kaardi.
    .title = Veto ja tunnelispetsialist
rule-I-02 = Vetoga tühistatud tunnelikaart ei maksa midagi ja valvur jääb paigale.
    .title = Veto ja tunnelimaks
rule-I-03 = Järgmise vooru alustaja leidmisel loetakse veto viimaseks väljakäidud kaardiks. Kui veto tühistab käekaartide vahetuse, võtab kaardi vahetada tahtnu, mitte teine mängija.
    .title = Veto, järgmine voor ja käekaartide vahetus
rule-I-04 = Mida liigutatud kaart oli ümber pööranud või käivitanud, jääb nii. Uues kohas ühendab see nagu äsja lisatud kaart ja leidja on liigutaja.
    .title = Ümbersuunamine ja see, mida see ühendab
rule-I-05 = Liigutatud kaardil olnud valvur on mängust väljas. Kaardi viimine valvatud ruudule maksab tunnelimaksu.
    .title = Ümbersuunamine ja valvurid
rule-I-06 = Vangis leidja värv otsustab ikka, kes võidab, kuid ta ise ei saa midagi. Katkise tööriistaga leidja saab oma kulla, kui te ei mängi blokeeritud põialpoisiga (V-S1).
    .title = Leidja on vangis või katkise tööriistaga
rule-I-07 = Vahetada tohid mis tahes kaht laual olevat kinnist lõpukaarti, ka nihutatuid. Vahetus ei pööra midagi ümber.
    .title = Lõpukaartide vahetus ja uued lõpukaardid
rule-I-08 = Kui lõpukaarte enam vaadata ei tohi, saab aardekaardiga ikka vaadata kirstu. Kui ühtki kinnist kirstu pole, saad aardekaardi ainult maha panna. Lõpukaarte vahetada tohib endiselt.
    .title = Aardekaart, kui lõpukaarte vaadata ei tohi
rule-I-09 = Kõigepealt maksad müntidega. Kui sul neid pole, läheb su väikseim kullakaart tagasi kullavirna ja ülejäägi saad müntides. Teised näevad, et vahetasid kaardi, kuid mitte summasid. Maksta tohid ka selle vooru kullaga.
    .title = Mündid ja kullakaardid
rule-I-10 = Blokeeritud põialpoiss (V-S1) puudutab ainult kaevureid. Katkise tööriistaga ahne leidja saab ikka 4 kullakamakat.
    .title = Ahne ja blokeeritud põialpoiss
rule-I-11 = Loeb see roll, mis sul on vooru lõpus. Kui ahne põialpoiss on siis ülearune kaart, ei kuulu ta kellelegi.
    .title = Tunnelipidu, riidekamber ja rollid
rule-I-12 = Varastatakse ikka päripäeva, järgmist vooru alustab ikka vasak naaber ja iga voor algab päripäeva. Järjestikused passid loevad kummaski suunas.
    .title = Mida suunamuutus ei muuda
rule-I-13 = Kui virnas on kirstu jaoks liiga vähe kaarte, võetakse need, mis alles on. Kui virn on tühi, ei juhtu midagi.
    .title = Kirstud ja väike virn
rule-I-14 = Kui mahapandud kaarte pole, ei saa sa leiukohta kasutada. Kirst, mis otsib mahapandud kaartide seast, ei tee siis midagi ja sa võtad kaardi nagu ikka.
    .title = Mahapandud kaarte pole
rule-I-15 = Käekaarte tohid vahetada ka siis, kui sinul või teisel mängijal pole ühtki. Kellel kaarte polnud ja kes neid nüüd saab, mängib edasi.
    .title = Käekaartide vahetus tühja käega
rule-I-16 = Kui virn otsa saab, võetakse kaarte tavalises järjekorras, niikaua kui neid jätkub. Ülejäänu jääb ära.
    .title = Kui virn otsa saab
rule-I-17 = Kui enne pööratakse ümber varandus või hiidämblik, on voor kohe läbi ja teine lõpukaart jääb kinni. Pärast ämblikku saavad geoloogid oma tasu ja varastatakse nagu ikka.
    .title = Kaks lõpukaarti, üks lõpetab vooru
rule-I-18 = Kui üks käik ühendab korraga mitu lõpukaarti, kirstu või paika (riidekambri, tunnelipeo), valib leidja järjekorra ja teeb igaühe lõpuni enne järgmist. Mida ümber pööratud kaart siis ühendab, see lisandub. Kui voor lõpeb, jääb ülejäänu ära.
    .title = Palju korraga
rule-I-19 = Iga kirst, mis asendab või keelab uue kaardi võtmise, võtab sinult ühe võetava kaardi ja lisakaart annab ühe juurde. Alla nulli see arv ei lähe. Kui kellelgi teisel pole kaarti, mida võtta, ei saa sa midagi ega võta ka virnast.
    .title = Mitu kirstu ühel käigul
rule-I-20 = Lõpukaardi tohid lükata redeli kõrvale. Kui seal jõuab selleni ühendatud tunnel, pööratakse lõpukaart ümber ja leidja on kirstu avaja.
    .title = Redel ja nihutatud lõpukaart
rule-I-21 = Saboteur 2-s lõpeb voor ilma varanduseta siis, kui kellelgi pole enam kaarte, ümber pööratakse kõik ühendatud lõpukaardid ja väljaannete reeglid kullakaartide kohta ei kehti. Mahapandute hulka tagasi pandud kaardid on igas väljaandes pildiga allapoole.
    .title = Väljaanded ja Saboteur 2
rule-I-22 = Kui kõik sabotöörid on vangis ja keegi varanduseni ei jõudnud, võidab kasulõikaja üksi.
    .title = Kõik sabotöörid vangis
rule-I-23 = Koos ei saa mängida: ahne põialpoiss ja Saboteur 2 või turniir, variandid ja Saboteur 2, turniir ja riidekamber või blokeeritud põialpoiss. Mängijate arv peab sobima igale moodulile.
    .title = Mis kokku ei sobi

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
rule-B-25 = Enne läheb maha kaart, mida mõjutati, ja selle peale kaart, mis mõjutas. Kui paned maha mitu kaarti korraga, määrad järjekorra sina.
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

## Meistrivõistluste kaardid

rule-C-19 = Veto käid välja teise mängija käigul, kohe pärast tema tunneli- või tegevuskaarti: see kaart ei mõju ja mõlemad pannakse maha. Siis võtab tema ühe kaardi, seejärel sina, ja käik on läbi. Kõigilt teistelt küsitakse korraga ja üksteise vastuseid nad ei näe; oma käigul saab veto ainult maha panna.
    .title = Veto
rule-I-03 = Järgmise alustaja leidmisel loetakse veto viimaseks väljakäidud kaardiks.
    .title = Veto ja järgmine alustaja

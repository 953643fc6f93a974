### Reeglid mängijale lühidalt lahti seletatuna. Täistekst on kaustas docs/rules/.
### Igas keeles on samad tunnused samas järjekorras.

## The Lost Mines: ettevalmistus ja käigud

rule-L-00 = Mängul The Lost Mines on oma reeglid, L-01 kuni L-45; teistest kehtib ainult see, mida siin nimetatakse. Kaardid on püsti või pool pööret pööratud, mitte kunagi külili. Esimese vooru alustaja otsustab liisk, kui laud ei nimeta kohta.
    .title = Omaette mäng
rule-L-01 = Laual on üksteist veergu ja seitse rida. Neli segatud kaevandust on kinniselt oma ruutudel, sinine ja kollane start omadel. Kaarte pannakse ainult laua tühjadele ruutudele. Väljapääs võib osutada lauast välja; siis ei vii see kuhugi.
    .title = Mängulaud
rule-L-02 = Nii palju aardeid, kui on mängijaid, kaheteistkümnest tõmmatud, on laual kinniselt. Kõik näevad, mis liiki iga aare on – kalliskivid, kuld või hõbe –, aga mitte väärtust. Ülejäänud pannakse nägemata kõrvale; mõni liik võib puududa.
    .title = Aarded
rule-L-03 = Igaüks saab ühe põialpoisikaardi: klann, sinine või kollane, on avalik, tegelane salajane. Kummaski klannis on kolm ustavat (5–6 mängijaga kaks, 3–4 mängijaga üks), üks omakasupüüdlik ja üks sabotöör. Ülejäänud kaarte ei näe keegi. Tegelased näidatakse vooru lõpus.
    .title = Klannid ja tegelased
rule-L-04 = Iga põialpoiss alustab oma klanni stardist. 40 teekaarti ja 23 tegevuskaarti segatakse ning kümme pannakse nägemata kõrvale. Igaüks saab viis kaarti, 7–9 mängijaga neli. Ülejäänud on virn, mida kunagi uuesti ei segata. Mahapandud kaardid on kinni.
    .title = Kaardipakk ja käekaardid
rule-L-05 = Kõigepealt kasutad üht kaarti või paned ühe või kaks maha. Siis võid oma põialpoisiga liikuda, ka pärast mahapanekut. Siis võtad ühe kaardi või nii palju, kui maha panid, kuni neid on. Kellel oma käigu algul kaarte pole, on voorust väljas; tema põialpoiss jääb paigale.
    .title = Sinu käik
rule-L-06 = Sinu troll läheb; võid pakkuda vooru lõpetamist (L-45); kasutad kaarti või paned maha; liigud samm-sammult, iga samm oma lõksu ja kaevandusega; võtad aarde; kui see oli viimane, on voor läbi; võtad kaarte. Kui vahepeal kasutatakse, pannakse maha või kaotatakse päris viimane kaart, on voor kohe läbi (L-40).
    .title = Järjekord käigul
rule-L-07 = Kõik näevad klanne, põialpoisse, lauda ja märke, kelle oma on troll või draakon, kui palju kaarte kus on, kasutatud kaarte, aarete liike ja punkte. Tegelased, käekaardid, mahapandud kaardid, väärtused ja kinnised kaevandused on salajased.
    .title = Mis on avalik
rule-L-08 = Mida sa luurekaardiga nägid ja kes sa oled, jätad enda teada, kui laud ei lepi kokku teisiti.
    .title = Jutt

## The Lost Mines: teede rajamine

rule-L-10 = Teekaart läheb tühjale ruudule stardi, tee või avatud kaevanduse kõrvale. See peab sobima kõigiga neist, mida puudutab, väljapääs vastu väljapääsu ja sein vastu seina, ning vähemalt üks väljapääs peab kohtuma teisega. Stardi või põialpoisiga ühendust pole vaja. Kinnine kaevandus, laua serv, põialpoisid ja märgid ei piira midagi.
    .title = Kuhu tee läheb
rule-L-11 = Puutüvele, järvele ega kraavile ei astu keegi enne, kui sellel on õige abivahend: kirves, paat või köis. Teed võib takistuse taga siiski edasi rajada.
    .title = Takistused
rule-L-12 = Kaljul ja ületatud takistusel on ruumi ühele põialpoisile. Kuni ta seal seisab, ei tohi keegi teine sinna astuda ega sealt läbi minna, ükskõik kummast klannist. Kõigil muudel kaartidel on ruumi kõigile.
    .title = Ruumi ühele
rule-L-13 = Põialpoiss, kes alustab liikumist lõkke juurest, liigub kuni viis sammu kolme asemel. Tee peal lõkkeni jõudmine ei muuda midagi.
    .title = Lõke

## The Lost Mines: tegevuskaardid

rule-L-20 = Kirves läheb puutüvele, paat järvele, köis kraavile: ükskõik kuhu laual, kus seda veel pole, ühenduses või mitte. Kui sellist takistust pole või märgid on otsas, ei saa kaarti kasutada.
    .title = Abivahendid
rule-L-21 = Kaardil on kaks kolmest: kaevandus, aare, põialpoiss. Vali üks ja vaata salaja üht kinnist kaevandust, üht veel võtmata aaret või teise mängija põialpoisikaarti. Kõik näevad, mida sa vaatad, aga mitte seda, mida nägid. Sa mäletad seda vooru lõpuni.
    .title = Luurekaardid
rule-L-22 = Lõks läheb kahe ruudu vahelisele servale, kus teed kohtuvad või kus tee viib tühja ruudu või kinnise kaevanduse poole. Kes sellest üle läheb, kummas suunas tahes, kaotab iga kord juhuslikult ühe käekaardi; trükitud reeglites tõmbab selle pimesi vasakpoolne naaber. Kellel kaarte pole, ei kaota midagi. Lõks jääb paigale.
    .title = Lõks
rule-L-23 = Troll läheb sinna, kuhu võiks minna ka lõks. Ükski põialpoiss ei ületa seda serva, sinu oma ka mitte, kuni algab su järgmine käik; siis läheb ta minema. Kaks lõksu või kaks trolli ei ole kunagi samal serval, lõks ja troll võivad olla. Kaarte võib nende alla panna.
    .title = Troll
rule-L-24 = See viib laualt ära ükskõik millise tee, millel pole põialpoissi, koos abivahendiga, aga mitte kunagi starti ega kaevandust. Lõks või troll läheb kaasa ainult siis, kui mõlemad ruudud tema serva ääres on siis tühjad; kaevanduse ruut pole kunagi tühi.
    .title = Äikesetorm

## The Lost Mines: liikumine

rule-L-30 = Sa liigud samm-sammult, kuni kolm, ja võid iga sammu järel peatuda või üldse mitte liikuda. Samm viib naaberkaardile, kui mõlemad on sealt avatud, vahel pole trolli ja ruumi on; kinnine kaevandus loetakse avatuks. Iga kaart on üks samm; tagasi võib pöörata.
    .title = Sammud
rule-L-31 = Esimene põialpoiss kaevandusel peab seal peatuma ja pöörab selle ümber nii, et see on avatud sinnapoole, kust ta tuli. Kui mõlemad asendid sobivad, jääb see paremini sobivasse; kui needki on võrdsed, valib avastaja. Kus väljapääs kohtub seinaga, sealt läbi ei saa. Hilisemad võivad peatuda või läbi minna.
    .title = Kaevanduse avastamine
rule-L-32 = Kui su põialpoiss on pärast liikumist, või ka liikumata, kaevandusel, pead võtma selle kaevanduse liiki aarde, kui mõni on alles, ja valid, millise. Sa vaatad seda; teised teavad ainult liiki. Üks igal käigul, ja läbiminek ei anna midagi.
    .title = Aarde võtmine
rule-L-33 = Kes avastab draakoni, peab selle võtma. Aardeid seal pole; edaspidi on see kaart nagu teised, aga torm seda ära ei vii.
    .title = Draakon

## The Lost Mines: vooru lõpp

rule-L-40 = Voor lõpeb kohe, kui virn ja kõigi käed on tühjad: kes päris viimase kaardi kasutas, maha pani või kaotas, ei liigu enam edasi ega võta midagi. Valikuga last_turn = finished mängitakse see käik veel lõpuni. Voor lõpeb kohe ka siis, kui viimane aare on võetud, või kui kõik sellega nõustuvad (L-45).
    .title = Vooru lõpp
rule-L-41 = Omakasupüüdlikud jätavad endale, mis nad võtsid. Klanni ustavad ja teise klanni sabotöör panevad oma aarded kokku ja jagavad punktid võrdselt. Mis üle jääb, saab see, kes tõi kõige väärtuslikuma aarde; kui neid oli mitu, jagatakse see nende vahel võrdselt ja ülejääk läheb kaotsi.
    .title = Jagamine
rule-L-42 = Kellel on draakon, annab tagasi kaks selles voorus võidetud punkti või nii palju, kui ta võitis. Varasemate voorude punktid on kindlad.
    .title = Draakoni hind
rule-L-43 = Kõik segatakse ja jagatakse uuesti. Alustab selle vasakpoolne naaber, kes viimasena kaarti kasutas; mahapanek loeb ainult valikuga next_starter = played_or_discarded. Pärast kaht vooru võidab suurim punktisumma; võrdsed jagavad võitu.
    .title = Järgmine voor, mängu lõpp
rule-L-45 = Enne kaardi kasutamist võid kord käigu jooksul teha ettepaneku voor lõpetada. Kõik teised vastavad üksteise vastuseid nägemata; kui kõik on nõus, lõpeb see kohe, muidu läheb sinu käik edasi. Siis näevad kõik, kes nõustusid. Trükitud reeglites võib seda teha vaid siis, kui mõnda kaevandusse enam ei pääse; seda ei saa keegi otsustada kinniseid kaarte nägemata, seepärast võid siin ettepaneku teha alati.
    .title = Lõpetamine kokkuleppel

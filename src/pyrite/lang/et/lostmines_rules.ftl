### Reeglid mängijale lühidalt lahti seletatuna. Täistekst on kaustas docs/rules/.
### Igas keeles on samad tunnused samas järjekorras.

## The Lost Mines: ettevalmistus ja käigud

rule-L-00 = Mängul The Lost Mines on oma reeglid, L-01 kuni L-45. Muud reeglid kehtivad ainult siis, kui mõni neist seda ütleb. Kaarti tohid pöörata pool pööret (tagurpidi), kuid mitte kunagi külili panna. Esimese vooru alustaja loositakse, kui laud teda ei määra.
    .title = Omaette mäng
rule-L-01 = Mängulaual on üksteist veergu ja seitse rida. Neli segatud kaevandust on kinniselt oma ruutudel, sinine ja kollane start omadel. Kaarte lisad ainult laua tühjadele ruutudele. Tee võib viia lauast välja, aga sealt edasi ei pääse kuhugi.
    .title = Mängulaud
rule-L-02 = Kaheteistkümnest aardest võetakse nii mitu, kui on mängijaid, ja pannakse kinniselt välja. Kõik näevad, kas need on kalliskivid, kuld või hõbe, aga mitte seda, mis need väärt on. Ülejäänud pannakse vaatamata kõrvale, nii et mõni liik võib puududa.
    .title = Aarded
rule-L-03 = Igaüks saab põialpoisikaardi. Selle klanni, sinist või kollast, näevad kõik, rolli näed ainult sina. Kummaski klannis on kolm ustavat põialpoissi (5–6 mängijaga kaks, 3–4 mängijaga üks), üks omakasupüüdlik ja üks sabotöör. Üle jäänud kaarte ei näe keegi. Rollid avatakse vooru lõpus.
    .title = Klannid ja rollid
rule-L-04 = Iga põialpoiss alustab oma klanni stardist. 40 teekaarti ja 23 tegevuskaarti segatakse kokku ja kümme pannakse vaatamata kõrvale. Igaüks saab viis kaarti, 7–9 mängijaga neli. Ülejäänud kaardid on virn, millest võetakse uusi. Seda ei segata kunagi uuesti. Kõik mahapandud kaardid on pildiga allapoole.
    .title = Kaardipakk ja käekaardid
rule-L-05 = Kõigepealt kasutad üht kaarti või paned ühe või kaks maha. Siis võid oma põialpoisiga liikuda, ka pärast mahapanekut. Lõpuks võtad ühe kaardi või nii mitu, kui maha panid, niikaua kui neid jätkub. Kui sul pole käigu alguses kaarte, oled sellest voorust väljas ja su põialpoiss jääb paigale.
    .title = Sinu käik
rule-L-06 = Kõigepealt lahkub sinu troll. Siis võid teha ettepaneku voor lõpetada (L-45). Kasutad kaarti või paned kaarte maha. Liigud samm-sammult ja iga sammu juurde kuuluvad selle lõks ja kaevandus. Võtad aarde: kui see oli viimane, on voor läbi. Lõpuks võtad kaarte. Kui vahepeal kasutatakse, pannakse maha või kaotatakse päris viimane kaart, lõpeb voor kohe (L-40).
    .title = Käigu järjekord
rule-L-07 = Kõik näevad klanne, põialpoisse, lauda ja märke, kellele kuulub troll või draakon, mitu kaarti on igas käes ja virnas, kasutatud kaarte, aarete liike ja punkte. Rollid, käekaardid, mahapandud kaardid, aarete väärtused ja kinnised kaevandused on salajased.
    .title = Avalik ja salajane
rule-L-08 = Oma rolli jätad enda teada, samuti selle, mida luurekaardiga nägid, kui laud ei lepi kokku teisiti.
    .title = Jutt lauas

## The Lost Mines: teede rajamine

rule-L-10 = Lisa teekaart tühjale ruudule stardi, tee või avatud kaevanduse kõrvale. See peab sobima kõigiga, mida puudutab, avatud külg vastu avatud külge ja suletud vastu suletud külge, ning vähemalt üks avatud külg peab kohtuma teisega. Stardi ega põialpoisiga ei pea see ühenduses olema. Kinnised kaevandused, laua serv, põialpoisid ja märgid ei piira sind.
    .title = Kuhu teekaart sobib
rule-L-11 = Puutüvele, järvele ega kraavile ei saa ükski põialpoiss astuda, enne kui sellel on õige abivahend: kirves, paat või köis. Teed tohid selle taga siiski edasi rajada.
    .title = Takistused
rule-L-12 = Kaljul ja abivahendiga takistusel on ruumi ühele põialpoisile. Kuni keegi seal seisab, ei saa ükski teine sinna astuda ega sealt läbi minna, ükskõik kummast klannist. Kõigil muudel kaartidel on ruumi kõigile.
    .title = Ruumi ühele
rule-L-13 = Põialpoiss, kes alustab liikumist lõkke juurest, võib kolme sammu asemel minna kuni viis. Tee peal lõkkeni jõudmine ei muuda midagi.
    .title = Lõke

## The Lost Mines: tegevuskaardid

rule-L-20 = Paned kirve puutüvele, paadi järvele või köie kraavile, ükskõik kuhu laual, kus seda veel pole, olgu see ühenduses või mitte. Kui sellist takistust pole või märgid on otsas, ei saa sa kaarti kasutada.
    .title = Abivahendid
rule-L-21 = Kaardil on kaks kolmest: kaevandus, aare või põialpoiss. Valid ühe ja vaatad salaja kinnist kaevandust, aaret, mida keegi pole võtnud, või teise mängija rolli. Kõik näevad, mida sa vaatad, aga mitte seda, mida näed. See teadmine jääb sulle vooru lõpuni.
    .title = Luurekaardid
rule-L-22 = Paned lõksu kahe ruudu vahele, kus teed kohtuvad või kus tee viib tühja ruudu või kinnise kaevanduse juurde. Iga kord, kui põialpoiss sellest üle läheb, kummas suunas tahes, kaotab tema mängija juhusliku käekaardi. Kellel kaarte pole, ei kaota midagi. Lõks jääb paigale. Trükitud reeglites tõmbab kaardi pimesi vasakpoolne naaber.
    .title = Lõks
rule-L-23 = Trolli tohid panna igale poole, kuhu tohib panna lõksu. Ükski põialpoiss ei pääse sealt läbi, sinu oma ka mitte, kuni algab su järgmine käik ja troll lahkub. Kaks lõksu või kaks trolli ei ole kunagi samal serval, lõks ja troll võivad olla. Kummalegi poole tohib kaarte edasi lisada.
    .title = Troll
rule-L-24 = Äikesetorm viib ära mis tahes tee, millel pole põialpoissi, koos selle abivahendiga, aga mitte kunagi starti ega kaevandust. Lõks või troll läheb kaasa ainult siis, kui ruudud mõlemal pool on pärast seda tühjad. Kaevanduse ruut pole kunagi tühi.
    .title = Äikesetorm

## The Lost Mines: liikumine

rule-L-30 = Liigud samm-sammult, kuni kolm sammu. Võid iga sammu järel peatuda või üldse mitte liikuda. Samm viib naaberkaardile, kui mõlemad kaardid on sealt avatud, vahel pole trolli ja ruumi on. Kinnine kaevandus loetakse avatuks. Iga kaart, millele astud, on üks samm ja tagasi tohid ka pöörata.
    .title = Põialpoisiga liikumine
rule-L-31 = Esimene põialpoiss kaevandusel peab seal peatuma ja pöörab selle ümber nii, et see on avatud sinnapoole, kust ta tuli. Kui võimalikud on mõlemad asendid, jääb kaevandus sellesse, mis paremini sobib. Kui mõlemad sobivad võrdselt, valib mängija. Kus avatud külg kohtub seinaga, sealt keegi läbi ei pääse. Hilisemad põialpoisid võivad peatuda või läbi minna.
    .title = Kaevanduse avastamine
rule-L-32 = Kui su põialpoiss on pärast liikumist kaevandusel või jäi sinna paigale, pead võtma selle kaevanduse liiki aarde, kui mõni on alles. Sina valid, millise, ja tohid seda vaadata. Teised teavad ainult liiki. Võtad igal käigul ühe ja läbiminek ei anna midagi.
    .title = Aarde võtmine
rule-L-33 = Kes avastab draakoni, peab selle võtma. Aaret seal pole. Pärast seda on see kaart nagu iga teine, aga torm seda kunagi ära ei vii.
    .title = Draakon

## The Lost Mines: vooru lõpp

rule-L-40 = Voor lõpeb kohe, kui virn ja kõigi käed on tühjad. Kes päris viimase kaardi kasutas, maha pani või kaotas, edasi ei liigu ega võta midagi. Valikuga last_turn = finished mängib ta selle käigu siiski lõpuni. Voor lõpeb kohe ka siis, kui viimane aare on võetud või kui kõik on nõus (L-45).
    .title = Vooru lõpp
rule-L-41 = Omakasupüüdlikud põialpoisid jätavad endale, mis nad võtsid. Klanni ustavad põialpoisid ja teise klanni sabotöör panevad oma aarded kokku ja jagavad punktid võrdselt. Mis üle jääb, saab see, kes tõi kõige väärtuslikuma aarde. Kui neid oli mitu, jagavad nad selle võrdselt ja ülejääk läheb kaduma.
    .title = Punktide jagamine
rule-L-42 = Kellel on draakon, annab tagasi 2 selles voorus võidetud punkti või nii palju, kui ta võitis. Varasemate voorude punktid on kindlad.
    .title = Draakoni hind
rule-L-43 = Kõik segatakse ja jagatakse uuesti. Alustab selle mängija vasak naaber, kes viimati kaardi välja käis. Mahapanek loeb ainult valikuga next_starter = played_or_discarded. Pärast kaht vooru võidab mängija, kellel on kõige rohkem punkte. Kui mitmel on ühepalju, jagavad nad võitu.
    .title = Järgmine voor, mängu lõpp
rule-L-45 = Kord käigu jooksul, enne kaardi kasutamist, võid teha ettepaneku voor lõpetada. Kõik teised vastavad üksteise vastuseid nägemata. Kui kõik on nõus, lõpeb voor kohe. Muidu läheb sinu käik edasi. Pärast näevad kõik, kes nõustusid. Trükitud reeglid lubavad seda ainult siis, kui mõne kaevanduseni enam ei pääse. Seda ei saa keegi otsustada kinniseid kaarte nägemata, nii et siin võid ettepaneku teha alati.
    .title = Lõpetamine kokkuleppel

### Mida brauser ütleb reeglite lehtedel ja õppetunnis. $b ja $c on mängijad kohtadel B ja C.

## Lehed

learn-title = Õpi mängima
rules-title = Reeglid
cards-title = Kõik kaardid

## Kõik reeglid

rules-about = Igal reeglil on number. Lauas viib iga rida ja iga keeldumine selle aluseks oleva reeglini.
rules-how = Kuidas mängida
rules-how-aim = Eesmärk: kaevurid kaevavad stardist kullani, mis on ühe all kolmest kinnisest lõpukaardist. Sabotöörid võidavad, kui keegi sinna ei jõua. Rollid on salajased.
rules-how-turn = Sinu käik: lisa tunnel, kasuta tegevuskaarti või pane kaart maha. Siis võta uus.
rules-how-paths = Tunnelikaardid: iga külg peab naabritega sobima. Kaardi võid pöörata tagurpidi, aga mitte kunagi külili.
rules-how-actions = Tegevuskaardid: lõhu või paranda tööriistu, põhjusta varing või vaata lõpukaarti. Katkise tööriistaga ei saa sa tunneleid lisada.
rules-how-end = Vooru lõpp: keegi jõuab kullani või kaardid on otsas. Võitnud pool saab kulda. Võidab see, kellel on pärast kolme vooru kõige rohkem kulda.
rules-search = Otsi sõna või numbri järgi
rules-found =
    { $n ->
        [one] { $n } reegel
       *[other] { $n } reeglit
    }
rules-groups = Reeglite osad
rules-group-E = Väljaanded
rules-group-B = Põhimäng
rules-group-S = Saboteur 2
rules-group-C = Meistrivõistluste kaardid
rules-group-M = Minilaiendused
rules-group-V = Variandid
rules-group-I = Reeglite koosmõju
rules-group-L = The Lost Mines
rules-allowed = Lubatud
rules-refused = Pole lubatud
rules-close = Sulge
rules-all = Vaata kõiki reegleid
rules-about-line = Reegel { $number }: { $title }
rules-new-tab = Reeglid (uuel vahelehel)

## Sõnad, mida inimesed otsivad, reeglite kaupa; neid ei näidata

also-B-01 = meeskond pool kes ma olen hea halb
also-B-03 = mängu algus jagamine mitu kaarti
also-B-05 = kuidas mängida mida saan teha vahele jätta maha panna võtta
also-B-10 = pöörata keerata kaarti 180 kraadi ümber külili
also-B-11 = panna laduda sobima tunnel naaber kuhu
also-B-15 = sulgeda takistada
also-B-16 = ei saa kaevata
also-B-20 = lõhkuda katki sabotaaž rünnata
also-B-21 = terveks korda teha
also-B-23 = eemaldada tunnel kaotada kokku variseda
also-B-24 = näha lõpukaarti piiluda vaadata
also-B-30 = lõpukaardini jõuda ümber pöörata
also-B-33 = voor läbi lõpp
also-B-40 = võita kulda jagada kes võidab punktid
also-B-41 = võita sabotöör tasu
also-B-51 = võita võitja kõige rohkem kulda viik punktid
also-C-19 = tühistada kaarti peatada
also-S-30 = võita uks suletud värv
also-L-30 = kõndida liikuda samm
also-L-43 = võita võitja kõige rohkem punkte

## Õppetund: mida juhendaja veel ütleb

learn-about = Viis minutit päris laua taga: sina käid kaarte, teised vastavad. Võid igal ajal lõpetada ja hiljem jätkata.
learn-chapter-digger = Kaeva kulda
learn-chapter-digger-about = Lisa tunneleid, paranda tööriist, vaata lõpukaarti, puhasta tee ja jaga kuld.
learn-chapter-saboteur = Ole sabotöör
learn-chapter-saboteur-about = Lõhu tööriistu, lisa tupikuid ja ära jää vahele.
learn-chapter-saboteur2 = Saboteur 2
learn-chapter-saboteur2-about = Kaks võistkonda kaevavad võidu: uksed, vangistused, vargused ja uued rollid.
learn-chapter-lostmines = The Lost Mines
learn-chapter-lostmines-about = Lisa teid, kõnni kaevanduseni ja saa teada, kes kellega jagab.
learn-begin = Alusta
learn-go-on = Jätka
learn-again = Alusta otsast
learn-done = Tehtud
learn-skip = Jäta õppetund vahele ja mängi
learn-play = Mängi üks mäng
    .line = See oli viimane õppetund. Mängi nii: pyrite play
learn-coach = Sinu juhendaja
learn-step = Samm { $n } / { $of }
learn-next = Edasi
learn-next-chapter = Järgmine õppetund: { $title }
    .line = Järgmine õppetund: { $title }. Alusta nii: pyrite play --lesson { $name }
learn-show = Näita mulle
learn-leave = Lahku õppetunnist
learn-watch = Vaata, mida teised teevad …
learn-understood = Nii keeldub laud käigust: ta ütleb sulle põhjuse ja reegli numbri.
learn-try-again = Pole viga. Proovi veel kord või lase endale näidata.
learn-lost = See mäng on läinud teist teed kui õppetund. Alustame seda peatükki uuesti.
learn-other = Seda sa võid, aga õppetund jätkub teise käiguga. Kirjuta !, et näha, millisega.
learn-hint = Kirjuta: { $action }

## Õppetund: kaevamine

learn-digger-welcome = Tere tulemast! Sa oled põialpoiss ja sinu roll on kaevur. Kaugel idas on kolm kinnist lõpukaarti ja ühe all on kuld. Kaeva koos teistega tunnel redelist kullani. Aga üks neist võib olla sabotöör ja keegi ei tea, kes.
learn-digger-hand = Sinu kaardid on all. Oma käigul käid ühe kaardi või paned ühe maha, siis võtad uue. Kui valid kaardi, näed ruute, kuhu see sobib.
learn-digger-refused = Proovi kõigepealt käiku, mis pole lubatud: vali tunnel, mis kulgeb otse ülalt alla, ja klõpsa tühjal ruudul tunneli lõpus. Või lase endale näidata.
    .line = Proovi kõigepealt käiku, mis pole lubatud: tunnel, mis kulgeb otse ülalt alla, tunneli lõpus. Kirjuta see numbri asemel: { $action }
learn-digger-lay = Iga külg peab sobima: tunnel vastu tunnelit, kivi vastu kivi. Vali nüüd ristmik ja lisa see tunneli lõppu.
learn-digger-repair = { $c } lõhkus su laterna! Kui mõni su tööriist on katki, ei saa sa kaevata. Vali kaart, mis parandab laterna, ja kasuta seda enda peal.
learn-digger-map = { $b } kaevas edasi. Aga vaata, mida tegi { $c }: tupik otse lõpukaardi ees! Kas kuld seal üldse on? Vali aardekaart ja vaata lõpukaarti 2, keskmist.
learn-digger-rockfall = Kuld on seal ja ainult sina tead seda. Vahepeal lõhkus { $c } kirka, mille omanik on { $b }. Ükski kaevur nii ei teeks. Puhasta tee: kasuta varingut tupiku peal.
learn-digger-reach = Tee on jälle vaba. Katkise kirkaga { $b } kaevata ei saa, nii et nüüd oleneb kõik sinust: lisa ristmik lõpukaardi 2 ette.
learn-digger-gold = Kuld! Voor on läbi ja kõik rollid avatakse: { $c } oli sabotöör. Kaevurid jagavad kullakaarte. Sina leidsid kulla, seega valid esimesena. Võta kõige väärtuslikum kaart, ülejäänud lähevad edasi.
learn-digger-end = Iga kaevur sai ühe kullakaardi, sabotöör ei saanud midagi. Kui kaardid oleksid enne otsa saanud, oleks kulda saanud ainult sabotöör. Mängus on kolm vooru, iga kord uute rollidega. Võidab see, kellel on lõpus kõige rohkem kulda.

## Õppetund: sabotaaž

learn-saboteur-welcome = Ühineme mänguga selle lõpus. Sina oled sabotöör ja teised ei tea seda: seni oled kaasa kaevanud. Sa võidad, kui keegi ei jõua kullani enne, kui kaardid otsa saavad. Virn on juba tühi.
learn-saboteur-break = Järgmisena võiks edasi kaevata { $b }. Vali katkine latern ja kasuta seda tema peal.
learn-saboteur-dead-end = Nüüd ei saa { $b } kaevata ja kellelgi pole kaarti, millega laternat parandada. Sulge tunnel: lisa selle lõppu tupik. Nüüdsest kahtlustavad sind kõik, aga on juba piisavalt hilja.
learn-saboteur-discard = Teistel pole enam piisavalt kaarte, et sinu tupikust mööda kaevata. Ära aita neid: pane oma viimane kaart maha. Siis ootad ainult vooru lõppu.
learn-saboteur-end = Kellelgi pole enam kaarte ja keegi ei jõudnud kullani, seega võidavad sabotöörid. Üksik sabotöör saab 4 kullakamakat, kaks või kolm saavad igaüks 3. Kaevurid ei saa midagi. Nüüd tead kõike. Jälgi teisi ja kaeva hästi. Või siis mitte!

## Õppetund: Saboteur 2

learn-saboteur2-welcome = Mängus Saboteur 2 on kaks kaevurite võistkonda, sinine ja roheline. Sina oled roheline kaevur. Kulda saab ainult võistkond, kellel on tee kullani, seega on sinised kaevurid sinu vastased.
learn-saboteur2-roles = Uusi rolle on veel: ülemus võidab mõlema võistkonnaga, kasulõikaja võitva poolega, olgu need kaevurid või sabotöörid, ja geoloogid saavad selle asemel tasu kristallide eest. Ka sabotöörid on alles. Keegi ei tea, kes on kes.
learn-saboteur2-door = Uks võib võidujooksu otsustada. Vali roheline uks ja lisa see tunneli lõppu. Kõik võivad selle taga edasi kaevata, aga kui kuld leitakse, jätab see sinise võistkonna ukse taha.
learn-saboteur2-free = { $b } vangistas su! Kes on vangis, ei saa kaevata ega saa vooru lõpus kulda. Vali kaart, mis su vabastab, ja kasuta seda enda peal.
learn-saboteur2-inspect = Tunnel muutub pikemaks. Aga kelle poolel on { $c }? Vali kontroll ja vaata, mis roll tal on.
learn-saboteur2-theft = { $c } on ülemus ja võidab mõlema võistkonnaga. Kasuta nüüd vargust. Kui see on vooru lõpus ikka su ees, varastad 1 kulla.
learn-saboteur2-steal = { $b } jõudis kullani. Aga { $b } on sinine ja ainus tee kullani viib läbi sinu rohelise ukse. Seega võidab roheline! Sina saad 4 kulda ja ülemus 3. Nüüd vargused: võta 1 kuld mängijalt { $c }.
learn-saboteur2-end = Sa võidad 5 kullaga. Jäta meelde: uksed otsustavad, milline võistkond kulda saab, vangis mängijad ei saa midagi ja vargused tulevad viimasena. Võid ka passida kuni kolme kaardiga või panna kaks maha, et katkisest tööriistast lahti saada.

## Õppetund: The Lost Mines

learn-lostmines-welcome = Mängus The Lost Mines kõnnivad põialpoisid ise. Sina oled kollase klanni ustav põialpoiss ja kaugel idas on neli kaevandust. Oma käigul käid ühe kaardi või paned ühe või kaks maha. Siis võid oma põialpoissi liigutada kuni kolm sammu.
learn-lostmines-lay = Pikenda kõigepealt teed. Vali tee, mis on avatud vasakult, paremalt ja alt, ning lisa see tee lõppu.
learn-lostmines-walk = Nüüd kõnni: liiguta oma põialpoissi kolm sammu itta, lõkkeni. Kes alustab lõkke juurest, võib kolme asemel kõndida viis sammu.
learn-lostmines-boat = { $b } sinisest klannist pani sulle järve ette. Ilma paadita ei pääse ükski põialpoiss üle. Vali paat ja kasuta seda järvel.
learn-lostmines-journey = Alustad lõkke juurest, seega võid kõndida viis sammu: itta üle järve, otse kaevanduse ette.
learn-lostmines-look = { $c } on sinu klannist. Aga kas ta on ustav? Vali luurekaart ja vaata, mis roll on mängijal { $c }.
learn-lostmines-mine = { $c } on sabotöör ja jagab sinise klanniga! Astu kaevandusele ja pööra see ümber. Kui see sobib mõlemat pidi, valid sina, kuidas see jääb.
learn-lostmines-propose = Hõbe! Põialpoiss, kes lõpetab liikumise kaevandusel, võtab seda liiki aarde. Keegi teine pole kaevanduse lähedal, nii et tee ettepanek voor lõpetada. Kui kõik nõustuvad, jagatakse punktid kohe.
learn-lostmines-end = Klanni ustavad põialpoisid jagavad punkte teise klanni sabotööriga. Sina oled oma poolel üksi, seega on kõik punktid sinu. Terves mängus on kaks vooru ja rohkem rolle: omakasupüüdlikud põialpoisid ei jaga kellegagi. Ja ettevaatust: ühes kaevanduses elab draakon, kes võtab 2 punkti.

### Mida brauser ütleb reeglite lehtedel ja esimeses õppetunnis.

## Lehed

learn-title = Õpi mängima
rules-title = Reeglid
cards-title = Kõik kaardid

## Kõik reeglid

rules-about = Igal reeglil on number. Lauas on iga rea ja iga keeldumise juures selle reegli number.
rules-search = Otsi sõna või numbri järgi
rules-found =
    { $n ->
        [one] Üks reegel
       *[other] { $n } reeglit
    }
rules-groups = Reeglite osad
rules-group-E = Väljaanded
rules-group-B = Põhimäng
rules-group-S = Saboteur 2
rules-group-C = Meistrivõistluste kaardid
rules-group-M = Minilaiendused
rules-group-V = Variandid
rules-group-I = Kui reeglid kohtuvad
rules-group-L = The Lost Mines
rules-allowed = Lubatud
rules-refused = Pole lubatud
rules-close = Sulge
rules-all = Kõik reeglid

## Õppetund: mida juhendaja veel ütleb

learn-about = Viis minutit päris laua taga: sina lisad kaarte, teised vastavad. Võid igal ajal lõpetada ja hiljem jätkata.
learn-chapter-digger = Kaeva kulda
learn-chapter-digger-about = Lisa tunneleid, paranda tööriist, vaata aardekaarti, puhasta tee ja jaga kuld.
learn-chapter-saboteur = Ole sabotöör
learn-chapter-saboteur-about = Lõhu tööriistu, lisa tupikuid ja ära paista välja.
learn-begin = Alusta
learn-go-on = Jätka
learn-again = Algusest peale
learn-done = Tehtud
learn-skip = Jäta vahele ja mängi
learn-play = Mängi üks mäng
learn-coach = Sinu juhendaja
learn-step = Samm { $n } / { $of }
learn-next = Edasi
learn-show = Näita mulle
learn-leave = Lahku õppetunnist
learn-watch = Vaata, mida teised teevad …
learn-understood = Nii vastab laud kõigele, mida teha ei saa, koos reegli numbriga.
learn-try-again = Pole viga, midagi ei juhtunud. Proovi veel kord või lase endale näidata.
learn-lost = See mäng on läinud teist teed kui õppetund. Alustame seda peatükki uuesti.

## Õppetund: kaevamine

learn-digger-welcome = Tere tulemast! Sina oled põialpoiss A, kaevur. Kaugel idas on kolm kinnist kaarti ja ühe all on kuld. Kaeva koos teistega redelist sinnani tunnel. Aga nende seas võib olla sabotöör ja keegi ei tea, kes see on.
learn-digger-hand = Sinu kaardid on all. Oma käigul mängid ühe neist välja või paned ühe maha, siis võtad uue. Kui valid kaardi, lähevad helendama kohad, kuhu see sobib.
learn-digger-refused = Kõigepealt see, mis ei õnnestu: vali tunnel, mis kulgeb otse ülalt alla, ja klõpsa tühjal kohal tunneli lõpus. Või lase endale näidata.
learn-digger-lay = Iga külg peab sobima: tunnel vastu tunnelit, kivi vastu kivi. Vali nüüd ristmik ja lisa see tunneli lõppu, helendavale kohale.
learn-digger-repair = Koht C lõhkus su laterna! Kui su ees on katkine tööriist, ei tohi sa kaevata. Vali parandus laternaga ja kasuta seda enda peal, kohal A.
learn-digger-map = Koht B kaevas edasi. Aga vaata kohta C: tupikutega kaart otse lõpukaardi ees! Kas kuld seal üldse on? Vali aardekaart ja vaata keskmist kolmest lõpukaardist.
learn-digger-rockfall = Kuld on seal ja ainult sina tead seda. Vahepeal lõhkus koht C koha B kirka. Kes nii teeb, on vaevalt kaevur. Puhasta tee: kasuta varingut tupikutega kaardi peal.
learn-digger-reach = Tee on jälle vaba. Koht B ei saa katkise kirkaga kaevata, nii et nüüd oleneb kõik sinust: lisa ristmik lõpukaardi ette.
learn-digger-gold = Kuld! Voor on läbi ja kõik põialpoisid avatakse: koht C oli sabotöör. Kaevurid jagavad kullakaarte. Sina leidsid kulla, seega valid esimesena: võta väärtuslikum, ülejäänu läheb edasi.
learn-digger-end = Iga kaevur sai ühe kullakaardi, sabotöör ei saanud midagi. Kui kaardid oleksid enne otsa saanud, oleks makstud ainult sabotöörile. Mängus on kolm vooru, iga kord uute põialpoistega; võidab see, kel on kõige rohkem kulda.

## Õppetund: sabotaaž

learn-saboteur-welcome = Seekord oled sina sabotöör ja teised ei tea seda. Sa võidad, kui keegi ei jõua kullani enne, kui kõik kaardid on mängitud. Seni oled kaasa kaevanud, et keegi sind ei kahtlustaks. Virn on tühi: lõpp on lähedal.
learn-saboteur-break = Koht B kaevab kõige kiiremini. Vali katkine latern ja pane see koha B ette.
learn-saboteur-dead-end = Koht B ei saa kaevata ja keegi ei saanud laternat parandada. Sulge nüüd tunnel: lisa selle lõppu tupikutega kaart. Nüüdsest kahtlustavad sind kõik, aga on juba piisavalt hilja.
learn-saboteur-discard = Teised ei leidnud sellest mööda teed. Su viimane kaart ainult aitaks neid: pane see maha. Kellel kaarte enam pole, ootab vooru lõppu.
learn-saboteur-end = Kellelgi pole enam kaarte ja kullani ei jõutud: võidavad sabotöörid. Üksik sabotöör saab 4 kullakamakat, kaks või kolm saavad igaüks 3; kaevurid ei saa midagi. Nüüd tead kõike. Jälgi teisi ja kaeva hästi – või siis mitte!

### Það sem vafrinn segir þegar umferð eða spili er lokið, og í endursýningum.

## Þegar umferð er lokið

replay-round-over = Umferð { $round } er lokið
replay-last-round = Síðasta umferð
replay-details = Sjá allt
replay-close = Loka
replay-found =
    { $party ->
        [digger] Gullgrafararnir vinna: sæti { $seat } komst að fjársjóðnum.
        [nobody] Sæti { $seat } komst að fjársjóðnum en enginn fær gull.
       *[other] Sæti { $seat } komst að fjársjóðnum. Gull fá: { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] Skemmdarvargarnir vinna: enginn komst að fjársjóðnum.
        [nobody] Enginn komst að fjársjóðnum og enginn fær gull.
       *[other] Enginn komst að fjársjóðnum. Gull fá: { $gainers }.
    }
replay-most = Flest stig í þessari umferð: { $gainers }.
replay-board = Göngin í lok umferðar { $round }
replay-way = Leiðin að fjársjóðnum: { $cells }
replay-dwarfs = Hver var hvað
replay-sharing = Svona skiptist gullið
lostmines-replay-sharing = Svona vinnast stigin
replay-sharing-none = Enginn fær neitt.
replay-hidden-cards =
    { $n ->
        [one] { $n } gullmolaspil sem aðeins eigandinn þekkir
       *[other] { $n } gullmolaspil sem aðeins eigandinn þekkir
    }

## Þegar spilinu er lokið

replay-winners =
    { $n ->
        [one] Sæti { $winners } vinnur, niðurstaða: { $gold }.
       *[other] Sæti { $winners } vinna saman, niðurstaða hvers: { $gold }.
    }
replay-sheet = Stigatafla
replay-total = Samtals
replay-chart = Gull eftir umferðum
lostmines-replay-chart = Stig eftir umferðum
replay-rematch = Spila aftur
replay-join-rematch = Vera með í nýja spilinu
replay-watch = Horfa á endursýningu
replay-to-end = Til úrslita

## Stokkunin

replay-shuffle = Var stokkað heiðarlega?
replay-shuffle-about = Áður en nokkur sest dregur borðið leyndarmál og sýnir gátsummu þess. Spilarar innsigla eigin texta: allir sjá innsiglin en enginn getur lesið textana. Textarnir eru ekki opnaðir fyrr en engu innsigli verður breytt og þá eru spilin stokkuð með leyndarmálinu og öllum textunum. Þannig getur enginn valið þau, ekki heldur sá sem rekur þjóninn. Nú er allt sýnt og þú getur athugað þetta spil.
replay-shuffle-check = Athuga stokkunina
replay-shuffle-here = Vafrinn þinn reiknaði þetta sjálfur.
replay-shuffle-seen = Gátsumman og innsiglin eru þau sem þessi vafri sá áður en hann opnaði textann þinn.
replay-shuffle-not-seen = Gátsumman eða eitt innsiglið er ekki það sem þessi vafri sá áður en hann opnaði textann þinn.
replay-shuffle-numbers = Allar tölur
replay-shuffle-commitment = Gátsumma sem sýnd var fyrir gjöf
replay-shuffle-secret = Leyndarmál
replay-shuffle-seed = Upphafsgildi spilanna
replay-shuffle-added = Texti: { $name }
replay-shuffle-seal = Innsigli sýnt fyrir gjöf: { $name }

## Endursýningar

replay-title = Endursýning frá borði { $code }
replay-loading = Spilið er sótt …
replay-moment = Augnablik { $move } af { $last }
replay-dealt = Búið er að gefa spilin.
replay-controls = Fara gegnum spilið
replay-play = Spila
replay-pause = Stöðva
replay-first = Til upphafs
replay-back = Eitt skref aftur
replay-on = Eitt skref áfram
replay-last = Til enda
replay-speed = Hraði
replay-round = Umferð { $round }
replay-eyes = Séð með augum
replay-eyes-watcher = áhorfanda
replay-eyes-open = allra, með opnum spilum
replay-keys = Lyklar: ← → eitt skref, Page Up og Page Down ein umferð, Home og End, bilslá spilar og stöðvar.
replay-empty-hand = engin spil
replay-story = Spilið í orðum
replay-link = Afrita tengil á þetta augnablik
replay-link-copied = Tengillinn er afritaður.
replay-link-by-hand = Afritaðu slóð þessarar síðu: hún vísar á þetta augnablik.
replay-download = Sækja skrána
replay-continue = Halda áfram héðan gegn þjörkum
replay-continue-seat = Þú spilar
replay-continue-go = Spila héðan

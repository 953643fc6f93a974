### Það sem vafrinn segir í lok umferðar eða leiks, og í endursýningum.

## Lok umferðar

replay-round-over = Umferð { $round } er lokið
replay-last-round = Fyrri umferð
replay-close = Loka
replay-skip = Sýna allt
replay-next-round = Næsta umferð
replay-others-read = Beðið eftir að { $names } haldi áfram …
replay-found =
    { $party ->
        [digger] Gullgrafararnir vinna: { $seat } gróf sig að gullinu.
        [nobody] { $seat } gróf sig að gullinu en enginn fær neitt.
       *[other] { $seat } gróf sig að gullinu. Gull fá: { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] Skemmdarvargarnir vinna: enginn komst að gullinu.
        [nobody] Enginn komst að gullinu og enginn fær neitt.
       *[other] Enginn komst að gullinu. Gull fá: { $gainers }.
    }
replay-most = Flest stig í þessari umferð: { $gainers }.
replay-board = Göngin í lok umferðar { $round }.
replay-way = Spil í göngunum að endaspili { $goal }: { $n }.
replay-dwarfs = Hver var hver
replay-sharing = Svona skiptist gullið
lostmines-replay-sharing = Svona fást stigin
replay-sharing-none = Enginn fær neitt.
replay-hidden-cards =
    { $n ->
        [one] { $n } gullmolaspil sem aðeins eigandinn þekkir
       *[other] { $n } gullmolaspil sem aðeins eigandinn þekkir
    }

## Lok leiks

replay-winners =
    { $n ->
        [one] { $winners } vinnur með { $gold } gullmola.
       *[other] { $winners } vinna saman, hver með { $gold } gullmola.
    }
lostmines-replay-winners =
    { $n ->
        [one] { $winners } vinnur með { $gold } stig.
       *[other] { $winners } vinna saman, hver með { $gold } stig.
    }
replay-sheet = Stigatafla
replay-total = Samtals
replay-chart = Gull eftir umferðum
lostmines-replay-chart = Stig eftir umferðum
replay-rematch = Spila aftur
replay-join-rematch = Vera með í nýja leiknum
replay-watch = Horfa á endursýningu
replay-to-end = Sjá úrslitin

## Saga leiks

story-title = Saga leiksins
story-why = Þar af { $gold } í umferð { $round }, hlutverk: { $dwarf }.
lostmines-story-why = Þar af { $gold } í umferð { $round }, hlutverk: { $dwarf }.
story-move = Leikur { $move }
story-decisive = Horfa á úrslitaleikinn
story-round = Það var í umferð { $round }.
story-close =
    { $n ->
        [0] Í umferð { $round }, þegar bunkinn var tómur.
        [one] Í umferð { $round }, þegar eitt spil var eftir í bunkanum.
       *[other] Í umferð { $round }, þegar { $n } spil voru eftir í bunkanum.
    }
story-short =
    { $n ->
        [0] Í lok umferðar { $round } voru göngin rétt við gullið.
        [one] Í lok umferðar { $round } voru göngin { $n } reit frá gullinu.
       *[other] Í lok umferðar { $round } voru göngin { $n } reiti frá gullinu.
    }
story-setback = Við það styttust göngin um { $n } reiti.
story-lie =
    { $has_gold ->
        [yes] Það var lygi: þar hafði sést grjót.
       *[no] Það var lygi: þar hafði sést gull.
    }
story-was = { $target } var { $dwarf }.
story-same-role = Bæði höfðu sama hlutverk: { $dwarf }.
story-harm = { $seat } tafði hina mest, { $n } sinnum.
story-help = { $seat } hjálpaði hinum mest, { $n } sinnum.
story-treasures = { $seat } tók { $n } fjársjóði í umferð { $round }, hlutverk: { $dwarf }.
story-comeback =
    { $n ->
        [one] Fyrir síðustu umferð var { $seat } { $n } gullmola á eftir.
       *[other] Fyrir síðustu umferð var { $seat } { $n } gullmolum á eftir.
    }
lostmines-story-comeback =
    { $n ->
        [one] Fyrir síðustu umferð var { $seat } { $n } stigi á eftir.
       *[other] Fyrir síðustu umferð var { $seat } { $n } stigum á eftir.
    }

## Að deila leik

share-title = Deila
share-share = Deila göngunum
share-shared = Deilt.
share-download = Vista sem mynd
share-saved = Mynd vistuð.
share-copy = Afrita myndina
share-copied = Mynd afrituð.
share-link = Afrita tengilinn
share-failed = Það tókst ekki í þessum vafra.

## Stokkunin

replay-shuffle = Var stokkað heiðarlega?
replay-shuffle-about = Áður en nokkur sest dregur borðið leyndarmál og sýnir gátsummu þess. Hver leikmaður innsiglar texta: allir sjá innsiglin en enginn getur lesið textana. Textarnir eru ekki opnaðir fyrr en engu innsigli verður breytt. Þá eru spilin stokkuð með leyndarmálinu og öllum textunum. Þannig getur enginn valið spilin óséður, ekki heldur sá sem rekur þjóninn. Nú er allt sýnt og þú getur sannreynt þennan leik.
replay-shuffle-check = Athuga stokkunina
replay-shuffle-here = Vafrinn þinn reiknaði þetta sjálfur.
replay-shuffle-numbers = Öll gildi
replay-shuffle-commitment = Gátsumma sem sýnd var fyrir gjöf
replay-shuffle-secret = Leyndarmál
replay-shuffle-seed = Upphafsgildi spilanna
replay-shuffle-added = Texti: { $name }
replay-shuffle-seal = Innsigli sýnt fyrir gjöf: { $name }
replay-shuffle-note = Skráning tækisins þíns frá því fyrir gjöf

## Endursýningar

replay-title = Endursýning frá borði { $code }
replay-loading = Leikurinn er sóttur …
replay-moment = Leikur { $move } af { $last }
replay-dealt = Búið er að gefa spilin.
replay-controls = Stjórnun endursýningar
replay-play = Spila
replay-pause = Hlé
replay-first = Á byrjun
replay-back = Einn leik til baka
replay-on = Einn leik áfram
replay-last = Á enda
replay-speed = Hraði
replay-round = Umferð { $round }
replay-eyes = Sýn:
replay-eyes-watcher = áhorfandi
replay-eyes-open = öll spil opin
replay-keys = Lyklaborð: ← og → fara einn leik til baka eða áfram, Page Up og Page Down eina umferð, Home og End á byrjun eða enda. Bilsláin spilar og gerir hlé.
replay-empty-hand = engin spil
replay-story = Leikurinn í orðum
replay-link = Afrita tengil á þennan leik
replay-link-copied = Tengillinn er afritaður.
replay-link-by-hand = Afritaðu slóð þessarar síðu. Hún vísar á þennan leik.
replay-download = Sækja skrána
replay-continue = Halda áfram héðan gegn þjörkum
replay-continue-seat = Þú spilar sem
replay-continue-go = Spila héðan

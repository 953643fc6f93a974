### Heiti hlutanna eins og leikmenn lesa þau. $shape er mynd spilsins, $letter bókstafur sætis.

## Dvergar, verkfæri og það sem liggur fyrir framan leikmann

dwarf-digger = gullgrafari
dwarf-saboteur = skemmdarvargur
dwarf-greedy = gráðugur dvergur
dwarf-blue = blár gullgrafari
dwarf-green = grænn gullgrafari
dwarf-boss = verkstjóri
dwarf-profiteer = gróðabraskari
dwarf-geologist = jarðfræðingur
tool-pick = haki
tool-lamp = lugt
tool-cart = námuvagn
front-trapped = innilokun
front-theft = þjófnaður

## Spil

card-broken_pick = brotinn haki
card-broken_lamp = brotin lugt
card-broken_cart = brotinn námuvagn
card-repair_pick = viðgerð (haki)
card-repair_lamp = viðgerð (lugt)
card-repair_cart = viðgerð (námuvagn)
card-repair_pick_lamp = viðgerð (haki eða lugt)
card-repair_pick_cart = viðgerð (haki eða námuvagn)
card-repair_lamp_cart = viðgerð (lugt eða námuvagn)
card-rockfall = grjótskriða
card-map = kort
card-veto = neitun
card-theft = þjófnaður
card-hands_off = burt með fingurna
card-swap_hands = spilaskipti
card-inspection = eftirlit
card-swap_hats = hattaskipti
card-trapped = innilokun
card-freed = frelsun
card-goal_swap = endaspilaskipti
card-trove = happafundur
card-turnabout = viðsnúningur
card-master_craftsman = handverksmeistari
card-path_specialist = gangasérfræðingur
card-diversion = hjáleið
card-path = göng { $shape }
card-dead_end = botnlangi { $shape }
card-ladder = stigi { $shape }
card-door_blue = blá hurð { $shape }
card-door_green = græn hurð { $shape }
card-crystal = kristall { $shape }
card-chest_path = kistugöng { $shape }
card-wardrobe = fatageymsla
card-tunnel_party = gangaveisla
card-start = upphaf
card-treasure = gull
card-stone1 = steinn { $shape }
card-stone2 = steinn { $shape }
card-stone_1 = steinn { $shape }
card-stone_2 = steinn { $shape }
card-stone_3 = steinn { $shape }
card-sack_1 = gullsekkur (1)
card-sack_2 = gullsekkur (2)
card-dragon = dreki
card-spider = risakönguló
card-hidden = hulið endaspil

## Kistur

chest-gold_1 = einn gullmoli
chest-no_more_maps = enginn má skoða endaspil framar
chest-no_draw = þú dregur ekkert spil
chest-extra_draw = þú dregur aukaspil
chest-push_goal = ýta endaspili burt
chest-take_card = taka spil af öðrum leikmanni
chest-draw_3_keep_1 = draga þrjú spil og halda einu
chest-see_dwarf = skoða hlutverk annars leikmanns
chest-search_discard = leita í kastbunkanum
chest-burn_5 = kasta fimm spilum úr bunkanum

## Gull, leikmenn og sæti

gold-count =
    { $n ->
        [one] { $n } gullmoli
       *[other] { $n } gullmolar
    }
seat-name = Sæti { $letter }
player-unnamed = leikmaður { $letter }
list-and = { $some } og { $last }
bot-names = Moldvin, Grjótvin, Hakvin, Gullvin, Hellvin, Sótvin, Járnvin, Koparvin, Leirvin, Hraunvin, Skeggvin, Lugtvin, Brokkó, Durgó, Glammó, Hnoðró, Klumpó, Mulló, Skrubbó, Þrammó, Gullrós, Kvarsrós, Hraunsól, Námusól, Silfurbrá, Kolbrá, Steinbrá, Málmdögg, Grjótdögg, Járneik, Hellubjörk, Leirsif, Gullsif, Kolnótt, Djúpnótt, Tinnuhlín

## Einingar og útgáfur

module-base = Grunnspil
    .about = Gullgrafarar grafa sig að fjársjóðnum en skemmdarvargar tefja þá í laumi. 3–10 leikmenn, þrjár umferðir.
    .source = grunnspilið, allar þrjár prentuðu útgáfurnar
module-y2019_veto = Neitun (2019)
    .about = Eitt aukaspil: ógiltu leiðarspil eða aðgerð sem annar leikmaður var að spila út.
    .source = heimsmeistaramótsspil 2019, kassi frá 2024
module-saboteur2 = Saboteur 2
    .about = Gullgrafarar í tveimur litum grafa í kapp en verkstjóri, gróðabraskari og jarðfræðingar hugsa um sjálfa sig. Ný leiðarspil, nýjar aðgerðir og gullpeningar. 2–12 leikmenn.
    .source = viðbót, kassi frá 2024
module-y2016_greedy_dwarf = Gráðugur dvergur (2016)
    .about = Gráðugur dvergur kemur í stað eins gullgrafara og vinnur aðeins ef hann nær fjársjóðnum sjálfur.
    .source = heimsmeistaramótsspil 2016, kassi frá 2024
module-y2017_goal_swap = Endaspilaskipti (2017)
    .about = Eitt aukaspil: skiptu á tveimur huldum endaspilum, eða þykstu gera það.
    .source = heimsmeistaramótsspil 2017, kassi frá 2024
module-y2018_trove = Happafundur (2018)
    .about = Eitt aukaspil: taktu eitt af fimm efstu spilum kastbunkans í stað þess að draga.
    .source = heimsmeistaramótsspil 2018, kassi frá 2024
module-y2020_turnabout = Viðsnúningur (2020)
    .about = Eitt aukaspil: snúðu leikröðinni við.
    .source = heimsmeistaramótsspil 2020, kassi frá 2024
module-y2021_master_craftsman = Handverksmeistari (2021)
    .about = Eitt aukaspil: gerðu við hvaða verkfæri sem er.
    .source = heimsmeistaramótsspil 2021, kassi frá 2024
module-y2022_path_specialist = Gangasérfræðingur (2022)
    .about = Eitt aukaspil: leggðu tvö leiðarspil í einum leik.
    .source = heimsmeistaramótsspil 2022, kassi frá 2024
module-y2023_diversion = Hjáleið (2023)
    .about = Eitt aukaspil: færðu leiðarspilið sem var síðast lagt á annan reit.
    .source = heimsmeistaramótsspil 2023, kassi frá 2024
module-toll = Gangatollur
    .about = Tveir verðir loka opnum göngum þar til eigendur þeirra fá greitt.
    .source = smáviðbót, kassi frá 2024
module-wardrobe = Fatageymsla
    .about = Sérstök gangamót: sá sem nær þeim fyrstur verður að skipta um hlutverk.
    .source = smáviðbót, kassi frá 2024
module-tunnel_party = Gangaveisla
    .about = Sérstök gangamót: þegar þeim er náð eru öll hlutverk stokkuð og gefin aftur.
    .source = smáviðbót, kassi frá 2024
module-new_goals = Ný endaspil
    .about = Fimm af átta endaspilum: gullsekkir, dreki, risakönguló, steinar og kannski fjársjóðurinn.
    .source = smáviðbót, kassi frá 2024
module-treasure_chests = Fjársjóðskistur
    .about = Fjórar kistur undir huldum leiðarspilum, hver með óvæntan glaðning eða grikk fyrir þann sem opnar hana.
    .source = smáviðbót, kassi frá 2024
module-sabotaged_dwarf = Hindraður dvergur
    .about = Gullgrafarar með brotið verkfæri í lok umferðar fá ekkert gullmolaspil.
    .source = afbrigði, kassi frá 2024
module-tournament = Mótsreglur
    .about = Gráðugir dvergar, opið leiðarspil í miðjunni og föst laun í gullpeningum. 5–9 leikmenn.
    .source = afbrigði, kassi frá 2024
module-lostmines = The Lost Mines
    .about = Tveir ættbálkar dverga leggja leiðir og ganga að fjórum námum. Sumir eru eigingjarnir og sumir vinna fyrir hinn ættbálkinn. 3–9 leikmenn, tvær umferðir.
    .source = The Lost Mines, prentuðu reglurnar á ensku og þýsku
edition-2024 = Afmælisútgáfa 2024
edition-et2007 = Eistnesk útgáfa 2007
edition-is = Íslensk útgáfa
title-saboteur = Saboteur
title-lostmines = The Lost Mines

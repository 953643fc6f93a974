### Names of things, as a player reads them. $shape is the drawing of a card, $letter that of a seat.

## Dwarfs, tools, and what lies in front of a seat

dwarf-digger = digger
dwarf-saboteur = saboteur
dwarf-greedy = greedy dwarf
dwarf-blue = blue digger
dwarf-green = green digger
dwarf-boss = boss
dwarf-profiteer = profiteer
dwarf-geologist = geologist
tool-pick = pick
tool-lamp = lamp
tool-cart = cart
front-trapped = trapped
front-theft = theft

## Cards

card-broken_pick = broken pick
card-broken_lamp = broken lamp
card-broken_cart = broken cart
card-repair_pick = repair (pick)
card-repair_lamp = repair (lamp)
card-repair_cart = repair (cart)
card-repair_pick_lamp = repair (pick or lamp)
card-repair_pick_cart = repair (pick or cart)
card-repair_lamp_cart = repair (lamp or cart)
card-rockfall = rockfall
card-map = map
card-veto = veto
card-theft = theft
card-hands_off = hands off
card-swap_hands = swap hands
card-inspection = inspection
card-swap_hats = swap hats
card-trapped = trapped
card-freed = freed
card-goal_swap = goal swap
card-trove = trove
card-turnabout = turnabout
card-master_craftsman = master craftsman
card-path_specialist = path specialist
card-diversion = diversion
card-path = tunnel { $shape }
card-dead_end = dead end { $shape }
card-ladder = ladder { $shape }
card-door_blue = blue door { $shape }
card-door_green = green door { $shape }
card-crystal = crystal { $shape }
card-chest_path = chest path { $shape }
card-wardrobe = wardrobe
card-tunnel_party = tunnel party
card-start = start
card-treasure = gold
card-stone1 = stone { $shape }
card-stone2 = stone { $shape }
card-stone_1 = stone { $shape }
card-stone_2 = stone { $shape }
card-stone_3 = stone { $shape }
card-sack_1 = sack of 1 gold
card-sack_2 = sack of 2 gold
card-dragon = dragon
card-spider = giant spider
card-hidden = hidden goal

## Chests

chest-gold_1 = 1 gold
chest-no_more_maps = nobody may look at goals anymore
chest-no_draw = you draw no card
chest-extra_draw = you draw an extra card
chest-push_goal = push a goal away
chest-take_card = take a card from another player
chest-draw_3_keep_1 = draw three cards and keep one
chest-see_dwarf = look at a player's role
chest-search_discard = search the discard pile
chest-burn_5 = discard five cards from the draw pile

## Gold, players and seats

gold-count =
    { $n ->
        [one] { $n } gold nugget
       *[other] { $n } gold nuggets
    }
seat-name = Seat { $letter }
player-unnamed = player { $letter }
list-and = { $some } and { $last }
bot-names = Borka, Dagvin, Eldrun, Fargrim, Gilda, Haldrek, Ibbin, Jorlun, Kettrik, Lodvar, Mardis, Norrik, Oddbeard, Pelka, Quarrin, Rundal, Siggrun, Torvik, Ulfgar, Vigdra, Wendrik, Ymma, Zandar, Ashbeard, Brunda, Copperlin, Dunmar, Emberli, Flintwick, Grumbold, Hollin, Ironette, Kobbel, Lumpin, Mossgrim, Nuggin

## Modules and editions

module-base = Base game
    .about = Diggers tunnel towards the treasure while saboteurs secretly hold them up. 3–10 players, three rounds.
    .source = base game, all three printed editions
module-y2019_veto = Veto (2019)
    .about = One extra card: cancel a path or an action that another player has just played.
    .source = championship card 2019, box of 2024
module-saboteur2 = Saboteur 2
    .about = Two colours of diggers race each other, while the boss, the profiteer and the geologists play for themselves. New paths, new actions and coins. 2–12 players.
    .source = expansion, box of 2024
module-y2016_greedy_dwarf = Greedy dwarf (2016)
    .about = One digger becomes a greedy dwarf, who wins only by reaching the treasure in person.
    .source = championship card 2016, box of 2024
module-y2017_goal_swap = Goal swap (2017)
    .about = One extra card: swap two hidden goals, or only pretend to.
    .source = championship card 2017, box of 2024
module-y2018_trove = Trove (2018)
    .about = One extra card: take one of the top five discards instead of drawing.
    .source = championship card 2018, box of 2024
module-y2020_turnabout = Turnabout (2020)
    .about = One extra card: reverse the direction of play.
    .source = championship card 2020, box of 2024
module-y2021_master_craftsman = Master craftsman (2021)
    .about = One extra card: mend any one tool.
    .source = championship card 2021, box of 2024
module-y2022_path_specialist = Path specialist (2022)
    .about = One extra card: lay two paths in one turn.
    .source = championship card 2022, box of 2024
module-y2023_diversion = Diversion (2023)
    .about = One extra card: move the last path that was laid to another spot.
    .source = championship card 2023, box of 2024
module-toll = Toll
    .about = Two guards block open tunnels until their owners are paid.
    .source = mini expansion, box of 2024
module-wardrobe = Wardrobe
    .about = A special crossing: the first player to reach it must swap their role.
    .source = mini expansion, box of 2024
module-tunnel_party = Tunnel party
    .about = A special crossing: when it is reached, everyone's roles are shuffled and dealt again.
    .source = mini expansion, box of 2024
module-new_goals = New goals
    .about = Five of eight goals: sacks of gold, a dragon, a giant spider, stones and maybe the treasure.
    .source = mini expansion, box of 2024
module-treasure_chests = Treasure chests
    .about = Four chests under hidden paths, each with a surprise for whoever opens it.
    .source = mini expansion, box of 2024
module-sabotaged_dwarf = Sabotaged dwarf
    .about = Diggers with a broken tool at the end get no gold card.
    .source = variant, box of 2024
module-tournament = Tournament
    .about = Greedy dwarfs, a face-up path in the middle and fixed pay in coins. 5–9 players.
    .source = variant, box of 2024
module-lostmines = The Lost Mines
    .about = Two clans of dwarfs lay paths and walk to four mines. Some dwarfs are selfish, and some work for the other clan. 3–9 players, two rounds.
    .source = The Lost Mines, the printed rules in English and German
edition-2024 = Anniversary edition 2024
edition-et2007 = Estonian edition 2007
edition-is = Icelandic edition
title-saboteur = Saboteur
title-lostmines = The Lost Mines

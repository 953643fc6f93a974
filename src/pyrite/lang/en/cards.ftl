### Names of things, as a player reads them. $shape is the drawing of a card, $seat a letter.

## Dwarfs and tools

dwarf-digger = digger
dwarf-saboteur = saboteur
tool-pick = pick
tool-lamp = lamp
tool-cart = cart

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
card-path = tunnel { $shape }
card-dead_end = dead end { $shape }
card-start = start
card-treasure = treasure
card-stone1 = stone ╚
card-stone2 = stone ╝
card-hidden = hidden goal

## Gold and seats

gold-count =
    { $n ->
        [one] { $n } gold nugget
       *[other] { $n } gold nuggets
    }
seat-name = Seat { $seat }

## Modules and editions

module-base = Base game
    .about = Diggers look for the treasure, saboteurs secretly prevent it; 3–10 players, three rounds.
    .source = base game, all three printed editions
module-y2019_veto = Veto (2019)
    .about = One more card: cancels a path or action that somebody else has just played.
    .source = championship card 2019, box of 2024
edition-2024 = Anniversary edition 2024
edition-et2007 = Estonian edition 2007
edition-is = Icelandic edition

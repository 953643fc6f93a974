### Names of things in The Lost Mines. $shape is the drawing of a card.

## The Lost Mines

dwarf-loyal = loyal dwarf
dwarf-selfish = selfish dwarf
clan-blue = blue
clan-yellow = yellow
treasure-gems = gems
treasure-gold = gold
treasure-silver = silver
side-N = north
side-E = east
side-S = south
side-W = west
card-rock = rocky path { $shape }
card-campfire = campfire path { $shape }
card-trunk = trunk path { $shape }
card-lake = lake path { $shape }
card-ditch = ditch path { $shape }
card-axe = axe
card-boat = boat
card-rope = rope
card-trap = trap
card-troll = troll
card-info_mine_treasure = information (mine or treasure)
card-info_mine_dwarf = information (mine or role)
card-info_treasure_dwarf = information (treasure or role)
card-thunderstorm = thunderstorm
card-start_blue = blue start
card-start_yellow = yellow start
card-gems = gem mine
card-gold = gold mine
card-silver = silver mine

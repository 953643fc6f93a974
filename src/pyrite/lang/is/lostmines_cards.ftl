### Heiti hlutanna í The Lost Mines. $shape er mynd spilsins.

## The Lost Mines

dwarf-loyal = tryggur dvergur
dwarf-selfish = eigingjarn dvergur
clan-blue = blár
clan-yellow = gulur
treasure-gems = gimsteinar
treasure-gold = gull
treasure-silver = silfur
side-N = norður
side-E = austur
side-S = suður
side-W = vestur
card-rock = klettur { $shape }
card-campfire = varðeldur { $shape }
card-trunk = trjábolur { $shape }
card-lake = vatn { $shape }
card-ditch = skurður { $shape }
card-axe = öxi
card-boat = bátur
card-rope = reipi
card-trap = gildra
card-troll = tröll
card-info_mine_treasure = njósn (náma eða fjársjóður)
card-info_mine_dwarf = njósn (náma eða dvergur)
card-info_treasure_dwarf = njósn (fjársjóður eða dvergur)
card-thunderstorm = þrumuveður
card-start_blue = blátt upphaf
card-start_yellow = gult upphaf
card-gems = gimsteinanáma
card-gold = gullnáma
card-silver = silfurnáma

### Namen der Dinge in The Lost Mines. $shape ist das Bild der Karte.

## The Lost Mines

dwarf-loyal = loyaler Zwerg
dwarf-selfish = selbstsüchtiger Zwerg
clan-blue = Blau
clan-yellow = Gelb
treasure-gems = Edelsteine
treasure-gold = Gold
treasure-silver = Silber
side-N = nach Norden
side-E = nach Osten
side-S = nach Süden
side-W = nach Westen
card-rock = Felsen { $shape }
card-campfire = Lagerfeuer { $shape }
card-trunk = Baumstamm { $shape }
card-lake = See { $shape }
card-ditch = Graben { $shape }
card-axe = Axt
card-boat = Boot
card-rope = Seil
card-trap = Falle
card-troll = Troll
card-info_mine_treasure = Information (Mine oder Schatz)
card-info_mine_dwarf = Information (Mine oder Zwerg)
card-info_treasure_dwarf = Information (Schatz oder Zwerg)
card-thunderstorm = Gewitter
card-start_blue = blauer Start
card-start_yellow = gelber Start
card-gems = Edelsteinmine
card-gold = Goldmine
card-silver = Silbermine

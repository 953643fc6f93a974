### Asjade nimed mängus The Lost Mines. $shape on kaardi pilt.

## The Lost Mines

dwarf-loyal = ustav põialpoiss
dwarf-selfish = omakasupüüdlik põialpoiss
clan-blue = sinine
clan-yellow = kollane
treasure-gems = kalliskivid
treasure-gold = kuld
treasure-silver = hõbe
side-N = põhja
side-E = itta
side-S = lõunasse
side-W = läände
card-rock = kalju { $shape }
card-campfire = lõke { $shape }
card-trunk = puutüvi { $shape }
card-lake = järv { $shape }
card-ditch = kraav { $shape }
card-axe = kirves
card-boat = paat
card-rope = köis
card-trap = lõks
card-troll = troll
card-info_mine_treasure = luure (kaevandus või aare)
card-info_mine_dwarf = luure (kaevandus või põialpoiss)
card-info_treasure_dwarf = luure (aare või põialpoiss)
card-thunderstorm = äikesetorm
card-start_blue = sinine start
card-start_yellow = kollane start
card-gems = kalliskivikaevandus
card-gold = kullakaevandus
card-silver = hõbedakaevandus

### Heiti hlutanna eins og leikmenn lesa þau. $shape er mynd spilsins, $seat bókstafur.

## Dvergar og verkfæri

dwarf-digger = gullgrafari
dwarf-saboteur = skemmdarvargur
tool-pick = haki
tool-lamp = lugt
tool-cart = námuvagn

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
card-path = göng { $shape }
card-dead_end = botnlangi { $shape }
card-start = upphafsspil
card-treasure = fjársjóður
card-stone1 = steinn ╚
card-stone2 = steinn ╝
card-hidden = hulið endaspil

## Gull og sæti

gold-count =
    { $n ->
        [one] { $n } gullmoli
       *[other] { $n } gullmolar
    }
seat-name = Sæti { $seat }

## Einingar og útgáfur

module-base = Grunnspil
    .about = Gullgrafarar leita fjársjóðsins, skemmdarvargar hindra það í laumi; 3–10 leikmenn, þrjár umferðir.
    .source = grunnspilið, allar þrjár prentuðu útgáfurnar
module-y2019_veto = Neitun (2019)
    .about = Eitt spil í viðbót: ógildir leiðarspil eða aðgerð sem annar var að spila út.
    .source = heimsmeistaramótsspil 2019, kassi frá 2024
edition-2024 = Afmælisútgáfa 2024
edition-et2007 = Eistnesk útgáfa 2007
edition-is = Íslensk útgáfa

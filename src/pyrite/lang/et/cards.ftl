### Asjade nimed, nagu mängija neid loeb. $shape on kaardi pilt, $seat täht.

## Põialpoisid ja tööriistad

dwarf-digger = kaevur
dwarf-saboteur = sabotöör
tool-pick = kirka
tool-lamp = latern
tool-cart = kaevanduskäru

## Kaardid

card-broken_pick = katkine kirka
card-broken_lamp = katkine latern
card-broken_cart = katkine kaevanduskäru
card-repair_pick = parandus (kirka)
card-repair_lamp = parandus (latern)
card-repair_cart = parandus (kaevanduskäru)
card-repair_pick_lamp = parandus (kirka või latern)
card-repair_pick_cart = parandus (kirka või kaevanduskäru)
card-repair_lamp_cart = parandus (latern või kaevanduskäru)
card-rockfall = varing
card-map = aardekaart
card-veto = veto
card-path = tunnel { $shape }
card-dead_end = tupik { $shape }
card-start = stardikaart
card-treasure = varandus
card-stone1 = kivi ╚
card-stone2 = kivi ╝
card-hidden = kinnine lõpukaart

## Kuld ja kohad

gold-count =
    { $n ->
        [one] { $n } kullakamakas
       *[other] { $n } kullakamakat
    }
seat-name = Koht { $seat }

## Moodulid ja väljaanded

module-base = Põhimäng
    .about = Kaevurid otsivad varandust, sabotöörid takistavad seda salaja; 3–10 mängijat, kolm vooru.
    .source = põhimäng, kõik kolm trükitud väljaannet
module-y2019_veto = Veto (2019)
    .about = Üks kaart juurde: tühistab tunneli- või tegevuskaardi, mille keegi teine äsja välja käis.
    .source = meistrivõistluste kaart 2019, 2024. aasta karp
edition-2024 = Juubeliväljaanne 2024
edition-et2007 = Eesti väljaanne 2007
edition-is = Islandi väljaanne

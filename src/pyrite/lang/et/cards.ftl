### Asjade nimed, nagu mängija neid loeb. $shape on kaardi pilt, $letter koha täht.

## Põialpoisid, tööriistad ja see, mis on mängija ees

dwarf-digger = kaevur
dwarf-saboteur = sabotöör
dwarf-greedy = ahne põialpoiss
dwarf-blue = sinine kaevur
dwarf-green = roheline kaevur
dwarf-boss = ülemus
dwarf-profiteer = kasulõikaja
dwarf-geologist = geoloog
tool-pick = kirka
tool-lamp = latern
tool-cart = kaevanduskäru
front-trapped = vangis
front-theft = vargus

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
card-theft = vargus
card-hands_off = käed eemale
card-swap_hands = käekaartide vahetus
card-inspection = kontroll
card-swap_hats = mütsivahetus
card-trapped = vangistus
card-freed = vabastamine
card-goal_swap = lõpukaartide vahetus
card-trove = leiukoht
card-turnabout = suunamuutus
card-master_craftsman = meistrimees
card-path_specialist = tunnelispetsialist
card-diversion = ümbersuunamine
card-path = tunnel { $shape }
card-dead_end = tupik { $shape }
card-ladder = redel { $shape }
card-door_blue = sinine uks { $shape }
card-door_green = roheline uks { $shape }
card-crystal = kristall { $shape }
card-chest_path = kirstutunnel { $shape }
card-wardrobe = riidekamber
card-tunnel_party = tunnelipidu
card-start = start
card-treasure = kuld
card-stone1 = kivi { $shape }
card-stone2 = kivi { $shape }
card-stone_1 = kivi { $shape }
card-stone_2 = kivi { $shape }
card-stone_3 = kivi { $shape }
card-sack_1 = kullakott (1)
card-sack_2 = kullakott (2)
card-dragon = draakon
card-spider = hiidämblik
card-hidden = kinnine lõpukaart

## Kirstud

chest-gold_1 = üks kullakamakas
chest-no_more_maps = keegi ei tohi enam lõpukaarte vaadata
chest-no_draw = sa ei võta uut kaarti
chest-extra_draw = sa võtad ühe lisakaardi
chest-push_goal = lükka üks lõpukaart eemale
chest-take_card = võta teiselt mängijalt kaart
chest-draw_3_keep_1 = võta kolm kaarti ja jäta endale üks
chest-see_dwarf = vaata teise mängija rolli
chest-search_discard = otsi mahapandud kaartide seast
chest-burn_5 = pane virnast maha viis kaarti

## Kuld, mängijad ja kohad

gold-count =
    { $n ->
        [one] { $n } kullakamakas
       *[other] { $n } kullakamakat
    }
seat-name = Koht { $letter }
player-unnamed = põialpoiss { $letter }
list-and = { $some } ja { $last }
bot-names = Kullako, Kivimo, Tahmeli, Maagiru, Raudoli, Hõbela, Vaskelo, Tinatu, Sepiko, Kaevuro, Kirkame, Laternu, Käruvo, Habemo, Mürako, Põhjavo, Urgemo, Koopali, Graniti, Kvartsu, Kõmmeli, Nõgila, Süsimo, Söetari, Turbalo, Muldero, Liivaku, Paekari, Rahniku, Kolkari, Vasarimo, Tõrviku, Sügavo, Sammali, Juurako, Ohakiro

## Moodulid ja väljaanded

module-base = Põhimäng
    .about = Kaevurid kaevavad varanduse poole, sabotöörid takistavad neid salaja. 3–10 mängijat, kolm vooru.
    .source = põhimäng, kõik kolm trükitud väljaannet
module-y2019_veto = Veto (2019)
    .about = Üks lisakaart: tühista tunneli- või tegevuskaart, mille teine mängija äsja välja käis.
    .source = meistrivõistluste kaart 2019, 2024. aasta karp
module-saboteur2 = Saboteur 2
    .about = Kahte värvi kaevurid kaevavad võidu, ülemus, kasulõikaja ja geoloogid mängivad omaenda kasu nimel. Uued tunnelid, uued tegevused ja mündid. 2–12 mängijat.
    .source = laiendus, 2024. aasta karp
module-y2016_greedy_dwarf = Ahne põialpoiss (2016)
    .about = Ahne põialpoiss asendab üht kaevurit ja võidab ainult siis, kui jõuab varanduseni ise.
    .source = meistrivõistluste kaart 2016, 2024. aasta karp
module-y2017_goal_swap = Lõpukaartide vahetus (2017)
    .about = Üks lisakaart: vaheta kaks kinnist lõpukaarti või tee ainult nägu.
    .source = meistrivõistluste kaart 2017, 2024. aasta karp
module-y2018_trove = Leiukoht (2018)
    .about = Üks lisakaart: võta uue kaardi asemel üks viiest pealmisest mahapandud kaardist.
    .source = meistrivõistluste kaart 2018, 2024. aasta karp
module-y2020_turnabout = Suunamuutus (2020)
    .about = Üks lisakaart: pööra mängu suund ümber.
    .source = meistrivõistluste kaart 2020, 2024. aasta karp
module-y2021_master_craftsman = Meistrimees (2021)
    .about = Üks lisakaart: paranda üks tööriist omal valikul.
    .source = meistrivõistluste kaart 2021, 2024. aasta karp
module-y2022_path_specialist = Tunnelispetsialist (2022)
    .about = Üks lisakaart: lisa ühel käigul kaks tunnelikaarti.
    .source = meistrivõistluste kaart 2022, 2024. aasta karp
module-y2023_diversion = Ümbersuunamine (2023)
    .about = Üks lisakaart: vii viimati lisatud tunnelikaart teisele ruudule.
    .source = meistrivõistluste kaart 2023, 2024. aasta karp
module-toll = Tunnelimaks
    .about = Kaks valvurit sulgevad avatud tunneleid, kuni nende omanikele makstakse.
    .source = minilaiendus, 2024. aasta karp
module-wardrobe = Riidekamber
    .about = Eriline ristmik: kes selleni esimesena jõuab, peab oma rolli välja vahetama.
    .source = minilaiendus, 2024. aasta karp
module-tunnel_party = Tunnelipidu
    .about = Eriline ristmik: kui selleni jõutakse, segatakse kõigi rollid ja jagatakse uuesti.
    .source = minilaiendus, 2024. aasta karp
module-new_goals = Uued lõpukaardid
    .about = Viis lõpukaarti kaheksast: kullakotid, draakon, hiidämblik, kivid ja võib-olla varandus.
    .source = minilaiendus, 2024. aasta karp
module-treasure_chests = Aardekirstud
    .about = Neli kirstu kinniste tunnelikaartide all, igaühes üllatus sellele, kes selle avab.
    .source = minilaiendus, 2024. aasta karp
module-sabotaged_dwarf = Blokeeritud põialpoiss
    .about = Kaevurid, kellel on vooru lõpus katkine tööriist, ei saa kullakaarti.
    .source = variant, 2024. aasta karp
module-tournament = Turniir
    .about = Ahned põialpoisid, avatud tunnelikaart keskel ja kindel tasu müntides. 5–9 mängijat.
    .source = variant, 2024. aasta karp
module-lostmines = The Lost Mines
    .about = Kaks põialpoiste klanni rajavad teid ja kõnnivad nelja kaevanduseni. Mõni põialpoiss on omakasupüüdlik, mõni töötab teise klanni heaks. 3–9 mängijat, kaks vooru.
    .source = The Lost Mines, trükitud reeglid inglise ja saksa keeles
edition-2024 = Juubeliväljaanne 2024
edition-et2007 = Eesti väljaanne 2007
edition-is = Islandi väljaanne
title-saboteur = Saboteur
title-lostmines = The Lost Mines

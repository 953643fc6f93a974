### Mida ütleb ainult The Lost Mines. Teade, mille nimi algab lostmines-, asendab teiste mängude
### teadet. $seat ja $target on mängijate nimed, $goal on kaevanduse number.

## Küsimused mängijale

ask-agree = { $seat } teeb ettepaneku voor lõpetada. Kas oled nõus?
ask-move =
    { $steps ->
        [one] Sa võid astuda ühe sammu
       *[other] Sa võid astuda kuni { $steps } sammu
    }
ask-turn_mine = Kaevandus { $goal } sobib mõlemat pidi. Kuidas see peaks jääma?
ask-take_treasure = Võta üks selle kaevanduse aaretest.

## Mida mängija saab teha

lostmines-act-look =
    { $what ->
        [mine] vaadata kaevandust { $goal }
        [treasure] vaadata aaret { $treasure }
       *[dwarf] vaadata mängija { $target } rolli
    }
act-tool = ületada takistus: { $card }
act-trap = panna lõks
act-troll = saata troll
act-thunderstorm = uhtuda üks tee minema
lostmines-act-pass = panna maha: { $cards }
lostmines-act-agree = nõustuda
lostmines-act-refuse = keelduda
lostmines-act-take = võtta aare { $treasure }
act-step = { $side }
act-stop = jääda siia
act-propose = teha ettepanek voor lõpetada

## Laud

lostmines-card-path = tee { $shape }
lostmines-card-hidden = kinnine kaevandus
lostmines-not-fitting = Kaart ei sobi sinna. Iga külg peab naaberkaardiga sobima.
status-dwarf = Sina: { $dwarf }, klann: { $clan }
status-treasures = Aarded
seats-clan = Klann
seats-cell = Asukoht
seats-points = Punkte
lostmines-know-goal = Kaevandus { $goal }: { $card }.
lostmines-know-goal-of = kaevandus { $number }
know-treasure = Aare { $number } ({ $kind }) on väärt { $value }.
know-discarded = Need kaardid oled sa kinniselt maha pannud: { $cards }.
sign-dwarf = põialpoisid
sign-start_blue = start, sinine klann
sign-start_yellow = start, kollane klann
sign-rock = kalju
sign-campfire = lõke
sign-trunk = puutüvi
sign-lake = järv
sign-ditch = kraav
sign-tool = ületatud
sign-hidden = kinnine kaevandus
sign-dragon = draakon
sign-gems = kalliskivid
sign-gold = kuld
sign-silver = hõbe
sign-trap = lõks
sign-troll = troll
sign-hole = siia võid panna

## Mis juhtus

lostmines-event-dwarf_dealt = Sinu roll selles voorus: { $dwarf }, klann: { $clan }.
event-proposed =
    { $who ->
        [you] Sa teed ettepaneku voor lõpetada.
       *[other] { $seat } teeb ettepaneku voor lõpetada.
    }
event-answers =
    { $n ->
        [0] Keegi ei taha vooru lõpetada.
        [one] { $agreed } tahab vooru lõpetada.
       *[other] { $agreed } tahavad vooru lõpetada.
    }
event-tool_laid =
    { $who ->
        [you] Sa ületad takistuse: { $card }.
       *[other] { $seat } ületab takistuse: { $card }.
    }
event-looked_mine =
    { $who ->
        [you] Sa vaatad kaevandust { $goal }: { $mine }.
       *[other] { $seat } vaatab kaevandust { $goal }.
    }
event-looked_treasure =
    { $who ->
        [you] Sa vaatad aaret { $treasure }. See on väärt { $value }.
       *[other] { $seat } vaatab aaret { $treasure }.
    }
event-looked_dwarf =
    { $who ->
        [you] Sa vaatad mängija { $target } rolli: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } vaatab sinu rolli.
               *[other] { $seat } vaatab mängija { $target } rolli.
            }
    }
event-trap_set =
    { $who ->
        [you] Sa paned lõksu.
       *[other] { $seat } paneb lõksu.
    }
event-trap_gone = Üks lõks on kadunud.
event-troll_set =
    { $who ->
        [you] Sa saadad trolli.
       *[other] { $seat } saadab trolli.
    }
event-troll_left = Üks troll läheb minema.
event-stormed =
    { $who ->
        [you] Sa kutsud välja äikesetormi, mis uhub minema: { $card }.
       *[other] { $seat } kutsub välja äikesetormi, mis uhub minema: { $card }.
    }
event-stepped =
    { $who ->
        [you] Sa astud
       *[other] { $seat } astub
    } { $n ->
        [one] ühe sammu
       *[other] { $n } sammu
    }{ $goal ->
        [0] .
       *[other] { " " }kaevanduseni { $goal }.
    }
event-lost =
    { $who ->
        [you] Lõks läheb kinni. Sa kaotad: { $cards }.
       *[other] Lõks läheb kinni. { $seat } kaotab kaardi.
    }
event-mine_shown =
    { $who ->
        [you] Sa avastad kaevanduse { $goal }: { $mine }.
       *[other] { $seat } avastab kaevanduse { $goal }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] Draakon järgneb sulle!
       *[other] Draakon järgneb mängijale { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] Sa võtad aarde { $treasure }. See on väärt { $value }.
       *[other] { $seat } võtab aarde { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] Sul on kaardid otsas ja sa oled vooru lõpuni mängust väljas.
       *[other] { $seat } on vooru lõpuni mängust väljas, sest kaardid on otsas.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] Viimane aare on võetud. Voor on läbi.
        [agreed] Kõik on nõus. Voor on läbi.
       *[cards_gone] Kõik kaardid on otsas. Voor on läbi.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] Sina olid { $dwarf }, klann: { $clan }.
       *[other] { $seat } oli { $dwarf }, klann: { $clan }.
    }
event-treasure_shown =
    { $who ->
        [you] Sinu aare { $treasure } on väärt { $value }.
       *[other] Mängija { $seat } aare { $treasure } on väärt { $value }.
    }
event-scored =
    { $who ->
        [you] Sa saad { $won } ja sul on nüüd { $points }.
       *[other] { $seat } saab { $won } ja tal on nüüd { $points }.
    }

## Vooru lõpp, mängu lõpp

result-mines = Kaevandused
result-clan = Klann
result-treasures = Aarded
result-shares = Jagab klanniga
result-alone = ei jaga
lostmines-gold-count =
    { $n ->
        [one] { $n } punkt
       *[other] { $n } punkti
    }
lostmines-sim-gold = Punkte

## Mängimine terminalis

lostmines-explain-aim = Lõpeta liikumine kaevandusel, siis võtad selle liiki aarde. Ustavad põialpoisid jagavad oma klanniga, sabotöörid teise klanniga, omakasupüüdlikud ei jaga kellegagi. Pärast viimast vooru võidab see, kellel on kõige rohkem punkte.
lostmines-explain-turn = Kasuta üht kaarti või pane üks või kaks maha. Siis võid oma põialpoisiga liikuda. Trüki kaardi number, siis number laualt või loetelust, või mõlemad korraga: 2 1. Kaardi 2 mahapanekuks trüki 2 x. Käigu võid ka välja kirjutada: NESW@2,3 (r lõpus pöörab kaarti), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Lisa käik, mida tahad teha, näiteks: why NESW@2,3

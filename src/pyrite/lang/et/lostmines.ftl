### Mida öeldakse ainult mängus The Lost Mines. Mis algab lostmines-, asendab lauset, mida teised
### mängud ütlevad omamoodi. $cell on ruut nagu 2,3, $edge serv nagu 2,3E.

## Küsimused mängijale

ask-agree = Koht { $seat } teeb ettepaneku voor lõpetada. Kas oled nõus?
ask-move =
    { $steps ->
        [one] Sa võid oma põialpoisiga astuda ühe sammu
       *[other] Sa võid oma põialpoisiga liikuda kuni { $steps } sammu
    }
ask-turn_mine = Kaevandus ruudul { $cell } sobib mõlemat pidi. Kuidas see peaks jääma?
ask-take_treasure = Võta üks selle kaevanduse aaretest.

## Mida saab teha

lostmines-act-pass = panna maha: { $cards }
lostmines-act-agree = nõustuda
lostmines-act-refuse = keelduda
lostmines-act-take = võtta aare { $treasure }
act-treasure = käia aardele { $treasure }: { $card }
act-step = { $side }
act-stop = jääda siia
act-propose = teha ettepanek voor lõpetada

## Laud

lostmines-card-path = tee { $shape }
lostmines-card-hidden = kinnine kaevandus
lostmines-not-fitting = Kaart ei sobi sinna. Iga külg peab naaberkaardiga sobima.
status-dwarf = Sina, { $seat }: { $dwarf }, klann: { $clan }
status-treasures = Aarded
seats-clan = Klann
seats-cell = Ruut
seats-points = Punkte
know-treasure = Aare { $number } ({ $kind }) on väärt { $value }.
know-discarded = Sa oled kinniselt maha pannud: { $cards }.
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

lostmines-event-dwarf_dealt = Selles voorus oled sina { $dwarf }, klann: { $clan }.
event-proposed =
    { $who ->
        [you] Sa teed ettepaneku voor lõpetada.
       *[other] Koht { $seat } teeb ettepaneku voor lõpetada.
    }
event-answers =
    { $n ->
        [0] Keegi ei taha vooru lõpetada.
       *[other] Vooru tahavad lõpetada: { $agreed }.
    }
event-tool_laid =
    { $who ->
        [you] Sa ületad takistuse ruudul { $cell }: { $card }.
       *[other] Koht { $seat } ületab takistuse ruudul { $cell }: { $card }.
    }
event-looked_mine =
    { $who ->
        [you] Sa vaatad kaevandust ruudul { $cell }: { $mine }.
       *[other] Koht { $seat } vaatab kaevandust ruudul { $cell }.
    }
event-looked_treasure =
    { $who ->
        [you] Sa vaatad aaret { $treasure }: see on väärt { $value }.
       *[other] Koht { $seat } vaatab aaret { $treasure }.
    }
event-looked_dwarf =
    { $who ->
        [you] Sa vaatad koha { $target } põialpoissi: { $dwarf }.
       *[other]
            { $whom ->
                [you] Koht { $seat } vaatab sinu põialpoissi.
               *[other] Koht { $seat } vaatab koha { $target } põialpoissi.
            }
    }
event-trap_set =
    { $who ->
        [you] Sa paned lõksu servale { $edge }.
       *[other] Koht { $seat } paneb lõksu servale { $edge }.
    }
event-trap_gone = Lõks serval { $edge } on kadunud.
event-troll_set =
    { $who ->
        [you] Sa saadad trolli servale { $edge }.
       *[other] Koht { $seat } saadab trolli servale { $edge }.
    }
event-troll_left = Troll serval { $edge } läheb minema.
event-stormed =
    { $who ->
        [you] Sinu äikesetorm ruudul { $cell } viib ära: { $card }.
       *[other] Koha { $seat } äikesetorm ruudul { $cell } viib ära: { $card }.
    }
event-stepped =
    { $who ->
        [you] Sa kõnnid ruudule { $cells }.
       *[other] Koht { $seat } kõnnib ruudule { $cells }.
    }
event-lost =
    { $who ->
        [you] Lõksus kaotad sa: { $cards }.
       *[other] Lõksus kaotab koht { $seat } kaardi.
    }
event-mine_shown =
    { $who ->
        [you] Sa avastad ruudul { $cell }: { $mine }.
       *[other] Koht { $seat } avastab ruudul { $cell }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] Draakon tuleb sinuga kaasa!
       *[other] Draakon läheb kaasa kohaga { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] Sa võtad aarde { $treasure }: see on väärt { $value }.
       *[other] Koht { $seat } võtab aarde { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] Sul ei ole kaarte ja sa oled selles voorus mängust väljas.
       *[other] Kohal { $seat } ei ole kaarte ja ta on selles voorus mängust väljas.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] Viimane aare on võetud: voor on läbi.
        [agreed] Kõik on nõus: voor on läbi.
       *[cards_gone] Kõik kaardid on otsas: voor on läbi.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] Sina olid { $dwarf }, klann: { $clan }.
       *[other] Koht { $seat } oli { $dwarf }, klann: { $clan }.
    }
event-treasure_shown =
    { $who ->
        [you] Sinu aare { $treasure } on väärt { $value }.
       *[other] Koha { $seat } aare { $treasure } on väärt { $value }.
    }
event-scored =
    { $who ->
        [you] Sa võidad { $won } ja sul on nüüd { $points }.
       *[other] Koht { $seat } võidab { $won } ja tal on nüüd { $points }.
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

## Terminalis mängimine

lostmines-explain-aim = Kes lõpetab liikumise kaevandusel, võtab selle liiki aarde. Ustavad jagavad oma klanniga, sabotöörid teisega, omakasupüüdlikud mitte kellegagi. Pärast viimast vooru võidab suurim punktisumma.
lostmines-explain-turn = Kasuta üht kaarti või pane üks või kaks maha, siis võid oma põialpoisiga liikuda. Trüki kaardi number, siis number laualt või loetelust; mõlemad korraga: 2 1. 2 x paneb kaardi 2 maha. Või kirjuta see välja: NESW@2,3 (r selle järel pöörab kaarti), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Kirjuta selle järele, mida tahad teha, näiteks: why NESW@2,3

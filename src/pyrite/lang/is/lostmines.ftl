### Það sem aðeins The Lost Mines segir. Setning sem heitir lostmines-… kemur í stað setningar hinna
### leikjanna. $seat og $target eru nöfn leikmanna, $goal er númer námu.

## Spurningar til leikmanns

ask-agree = { $seat } leggur til að ljúka umferðinni. Samþykkir þú?
ask-move =
    { $steps ->
        [one] Þú mátt ganga eitt skref
       *[other] Þú mátt ganga allt að { $steps } skref
    }
ask-turn_mine = Náma { $goal } passar á báða vegu. Hvernig á hún að liggja?
ask-take_treasure = Taktu einn af fjársjóðum þessarar námu.

## Það sem leikmaður getur gert

lostmines-act-look =
    { $what ->
        [mine] skoða námu { $goal }
        [treasure] skoða fjársjóð { $treasure }
       *[dwarf] skoða hlutverkið hjá { $target }
    }
act-tool = komast yfir hindrun: { $card }
act-trap = leggja gildru
act-troll = senda tröll
act-thunderstorm = skola leið burt
lostmines-act-pass = kasta: { $cards }
lostmines-act-agree = samþykkja
lostmines-act-refuse = hafna
lostmines-act-take = taka fjársjóð { $treasure }
act-step = { $side }
act-stop = nema staðar hér
act-propose = leggja til að ljúka umferðinni

## Borðið

lostmines-card-path = leið { $shape }
lostmines-card-hidden = hulin náma
lostmines-not-fitting = Spilið passar ekki þar. Hver hlið verður að passa við spilið við hliðina.
status-dwarf = Þú: { $dwarf }, ættbálkur: { $clan }
status-treasures = Fjársjóðir
seats-clan = Ættbálkur
seats-cell = Staður
seats-points = Stig
lostmines-know-goal = Náma { $goal }: { $card }.
lostmines-know-goal-of = náma { $number }
know-treasure = Fjársjóður { $number } ({ $kind }) er { $value } virði.
know-discarded = Þessum spilum kastaðir þú á hvolfi: { $cards }.
sign-dwarf = dvergar
sign-start_blue = upphaf, blái ættbálkurinn
sign-start_yellow = upphaf, guli ættbálkurinn
sign-rock = klettur
sign-campfire = varðeldur
sign-trunk = trjábolur
sign-lake = vatn
sign-ditch = skurður
sign-tool = yfirstigið
sign-hidden = náma á hvolfi
sign-dragon = dreki
sign-gems = gimsteinar
sign-gold = gull
sign-silver = silfur
sign-trap = gildra
sign-troll = tröll
sign-hole = hér máttu leggja

## Það sem gerðist

lostmines-event-dwarf_dealt = Hlutverk þitt í þessari umferð: { $dwarf }, ættbálkur: { $clan }.
event-proposed =
    { $who ->
        [you] Þú leggur til að ljúka umferðinni.
       *[other] { $seat } leggur til að ljúka umferðinni.
    }
event-answers =
    { $n ->
        [0] Enginn vill ljúka umferðinni.
        [one] { $agreed } vill ljúka umferðinni.
       *[other] { $agreed } vilja ljúka umferðinni.
    }
event-tool_laid =
    { $who ->
        [you] Þú kemst yfir hindrun: { $card }.
       *[other] { $seat } kemst yfir hindrun: { $card }.
    }
event-looked_mine =
    { $who ->
        [you] Þú skoðar námu { $goal }: { $mine }.
       *[other] { $seat } skoðar námu { $goal }.
    }
event-looked_treasure =
    { $who ->
        [you] Þú skoðar fjársjóð { $treasure }. Hann er { $value } virði.
       *[other] { $seat } skoðar fjársjóð { $treasure }.
    }
event-looked_dwarf =
    { $who ->
        [you] Þú skoðar hlutverkið hjá { $target }: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } skoðar hlutverkið þitt.
               *[other] { $seat } skoðar hlutverkið hjá { $target }.
            }
    }
event-trap_set =
    { $who ->
        [you] Þú leggur gildru.
       *[other] { $seat } leggur gildru.
    }
event-trap_gone = Gildra er horfin.
event-troll_set =
    { $who ->
        [you] Þú sendir tröll.
       *[other] { $seat } sendir tröll.
    }
event-troll_left = Tröll fer sína leið.
event-stormed =
    { $who ->
        [you] Þú kallar fram þrumuveður sem skolar burt: { $card }.
       *[other] { $seat } kallar fram þrumuveður sem skolar burt: { $card }.
    }
event-stepped =
    { $who ->
        [you] Þú gengur
       *[other] { $seat } gengur
    } { $n ->
        [one] eitt skref
       *[other] { $n } skref
    }{ $goal ->
        [0] .
       *[other] { " " }að námu { $goal }.
    }
event-lost =
    { $who ->
        [you] Gildran smellur. Þú missir: { $cards }.
       *[other] Gildran smellur. { $seat } missir spil.
    }
event-mine_shown =
    { $who ->
        [you] Þú finnur námu { $goal }: { $mine }.
       *[other] { $seat } finnur námu { $goal }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] Drekinn eltir þig!
       *[other] Drekinn eltir { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] Þú tekur fjársjóð { $treasure }. Hann er { $value } virði.
       *[other] { $seat } tekur fjársjóð { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] Þú átt engin spil eftir og ert úr leik það sem eftir er umferðar.
       *[other] { $seat } á engin spil eftir og er úr leik það sem eftir er umferðar.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] Síðasti fjársjóðurinn er farinn. Umferðinni er lokið.
        [agreed] Allir samþykkja. Umferðinni er lokið.
       *[cards_gone] Öll spil eru búin. Umferðinni er lokið.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] Þú varst { $dwarf }, ættbálkur: { $clan }.
       *[other] { $seat } var { $dwarf }, ættbálkur: { $clan }.
    }
event-treasure_shown =
    { $who ->
        [you] Fjársjóður { $treasure } hjá þér er { $value } virði.
       *[other] Fjársjóður { $treasure } hjá { $seat } er { $value } virði.
    }
event-scored =
    { $who ->
        [you] Þú færð { $won } og átt nú { $points }.
       *[other] { $seat } fær { $won } og á nú { $points }.
    }

## Lok umferðar, lok leiks

result-mines = Námur
result-clan = Ættbálkur
result-treasures = Fjársjóðir
result-shares = Deilir með
result-alone = engum
lostmines-gold-count =
    { $n ->
        [one] { $n } stig
       *[other] { $n } stig
    }
lostmines-sim-gold = Stig

## Að spila í skjáhermi

lostmines-explain-aim = Ljúktu göngu á námu til að taka fjársjóð af gerð hennar. Tryggir dvergar deila með ættbálki sínum, skemmdarvargar með hinum ættbálknum, eigingjarnir dvergar með engum. Flest stig eftir síðustu umferð vinna.
lostmines-explain-turn = Spilaðu einu spili eða kastaðu einu eða tveimur. Svo máttu færa dverginn þinn. Sláðu inn númer spils, svo númer á borðinu eða í listanum, eða hvort tveggja í einu: 2 1. Sláðu inn 2 x til að kasta spili 2. Þú getur líka skrifað leikinn: NESW@2,3 (r fyrir aftan snýr spilinu), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Bættu við leiknum sem þú vilt leika, til dæmis: why NESW@2,3

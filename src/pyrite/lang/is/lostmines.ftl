### Það sem aðeins er sagt í The Lost Mines. Það sem byrjar á lostmines- kemur í stað setningar sem
### aðrir leikir segja á sinn hátt. $cell er reitur eins og 2,3, $edge brún eins og 2,3E.

## Spurningar til leikmanns

ask-agree = Sæti { $seat } leggur til að ljúka umferðinni. Samþykkir þú?
ask-move =
    { $steps ->
        [one] Þú mátt færa dverginn þinn um eitt skref
       *[other] Þú mátt færa dverginn þinn, allt að { $steps } skref
    }
ask-turn_mine = Náman á { $cell } passar á báða vegu. Hvernig á hún að liggja?
ask-take_treasure = Taktu einn af fjársjóðum þessarar námu.

## Það sem hægt er að gera

lostmines-act-pass = kasta: { $cards }
lostmines-act-agree = samþykkja
lostmines-act-refuse = hafna
lostmines-act-take = taka fjársjóð { $treasure }
act-treasure = spila á fjársjóð { $treasure }: { $card }
act-step = { $side }
act-stop = nema staðar hér
act-propose = leggja til að ljúka umferðinni

## Borðið

lostmines-card-path = leið { $shape }
lostmines-card-hidden = náma á hvolfi
lostmines-not-fitting = Spilið passar ekki þar. Hver hlið verður að passa við spilið við hliðina.
status-dwarf = Þú, { $seat }: { $dwarf }, ættbálkur: { $clan }
status-treasures = Fjársjóðir
seats-clan = Ættbálkur
seats-cell = Reitur
seats-points = Stig
know-treasure = Fjársjóður { $number } ({ $kind }) er { $value } virði.
know-discarded = Þú hefur kastað á hvolfi: { $cards }.
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
sign-hole = hér má leggja

## Það sem gerðist

lostmines-event-dwarf_dealt = Í þessari umferð ert þú { $dwarf }, ættbálkur: { $clan }.
event-proposed =
    { $who ->
        [you] Þú leggur til að ljúka umferðinni.
       *[other] Sæti { $seat } leggur til að ljúka umferðinni.
    }
event-answers =
    { $n ->
        [0] Enginn vill ljúka umferðinni.
       *[other] Þessi sæti vilja ljúka umferðinni: { $agreed }.
    }
event-tool_laid =
    { $who ->
        [you] Þú sigrast á hindruninni á { $cell }: { $card }.
       *[other] Sæti { $seat } sigrast á hindruninni á { $cell }: { $card }.
    }
event-looked_mine =
    { $who ->
        [you] Þú skoðar námuna á { $cell }: { $mine }.
       *[other] Sæti { $seat } skoðar námuna á { $cell }.
    }
event-looked_treasure =
    { $who ->
        [you] Þú skoðar fjársjóð { $treasure }: hann er { $value } virði.
       *[other] Sæti { $seat } skoðar fjársjóð { $treasure }.
    }
event-looked_dwarf =
    { $who ->
        [you] Þú skoðar dverg sætis { $target }: { $dwarf }.
       *[other]
            { $whom ->
                [you] Sæti { $seat } skoðar dverginn þinn.
               *[other] Sæti { $seat } skoðar dverg sætis { $target }.
            }
    }
event-trap_set =
    { $who ->
        [you] Þú leggur gildru á { $edge }.
       *[other] Sæti { $seat } leggur gildru á { $edge }.
    }
event-trap_gone = Gildran á { $edge } er horfin.
event-troll_set =
    { $who ->
        [you] Þú sendir tröll á { $edge }.
       *[other] Sæti { $seat } sendir tröll á { $edge }.
    }
event-troll_left = Tröllið á { $edge } fer burt.
event-stormed =
    { $who ->
        [you] Þrumuveðrið þitt á { $cell } tekur burt: { $card }.
       *[other] Þrumuveður sætis { $seat } á { $cell } tekur burt: { $card }.
    }
event-stepped =
    { $who ->
        [you] Þú gengur á { $cells }.
       *[other] Sæti { $seat } gengur á { $cells }.
    }
event-lost =
    { $who ->
        [you] Í gildrunni tapar þú: { $cards }.
       *[other] Í gildrunni tapar sæti { $seat } spili.
    }
event-mine_shown =
    { $who ->
        [you] Þú uppgötvar á { $cell }: { $mine }.
       *[other] Sæti { $seat } uppgötvar á { $cell }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] Drekinn fylgir þér!
       *[other] Drekinn fylgir sæti { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] Þú tekur fjársjóð { $treasure }: hann er { $value } virði.
       *[other] Sæti { $seat } tekur fjársjóð { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] Þú átt engin spil og ert úr leik í þessari umferð.
       *[other] Sæti { $seat } á engin spil og er úr leik í þessari umferð.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] Síðasti fjársjóðurinn er tekinn: umferðinni er lokið.
        [agreed] Allir samþykkja: umferðinni er lokið.
       *[cards_gone] Öll spil eru búin: umferðinni er lokið.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] Þú varst { $dwarf }, ættbálkur: { $clan }.
       *[other] Sæti { $seat } var { $dwarf }, ættbálkur: { $clan }.
    }
event-treasure_shown =
    { $who ->
        [you] Fjársjóður þinn { $treasure } er { $value } virði.
       *[other] Fjársjóður { $treasure } hjá sæti { $seat } er { $value } virði.
    }
event-scored =
    { $who ->
        [you] Þú vinnur { $won } og átt nú { $points }.
       *[other] Sæti { $seat } vinnur { $won } og á nú { $points }.
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

## Spilað í útstöðinni

lostmines-explain-aim = Sá sem endar göngu sína á námu tekur fjársjóð af gerð hennar. Tryggir dvergar deila með ættbálki sínum, skemmdarvargar með hinum, eigingjarnir með engum. Eftir síðustu umferðina vinnur sá sem á flest stig.
lostmines-explain-turn = Spilaðu einu spili eða kastaðu einu eða tveimur, svo máttu færa dverginn þinn. Sláðu inn númer spils, svo númer á borðinu eða á listanum; hvort tveggja í einu: 2 1. 2 x kastar spili 2. Eða skrifaðu það sjálft: NESW@2,3 (r fyrir aftan snýr spilinu), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Skrifaðu fyrir aftan hvað þú vilt gera, til dæmis: why NESW@2,3

### Was nur in The Lost Mines gesagt wird. Was mit lostmines- beginnt, ersetzt einen Satz, den
### andere Spiele auf ihre Weise sagen. $cell ist ein Feld wie 2,3, $edge eine Kante wie 2,3E.

## Fragen an die Person

ask-agree = Platz { $seat } schlägt vor, die Runde zu beenden. Bist du einverstanden?
ask-move =
    { $steps ->
        [one] Du darfst deinen Zwerg einen Schritt ziehen
       *[other] Du darfst deinen Zwerg ziehen, bis zu { $steps } Schritte
    }
ask-turn_mine = Die Mine auf { $cell } passt in beiden Richtungen. Wie soll sie liegen?
ask-take_treasure = Nimm einen der Schätze dieser Mine.

## Was man tun kann

lostmines-act-pass = ablegen: { $cards }
lostmines-act-agree = zustimmen
lostmines-act-refuse = ablehnen
lostmines-act-take = Schatz { $treasure } nehmen
act-treasure = { $card } für Schatz { $treasure } spielen
act-step = { $side }
act-stop = hier bleiben
act-propose = vorschlagen, die Runde zu beenden

## Der Tisch

lostmines-card-path = Weg { $shape }
lostmines-card-hidden = Mine, verdeckt
lostmines-not-fitting = Die Karte passt dort nicht. Jede Seite muss zu ihrer Nachbarkarte passen.
status-dwarf = Du, { $seat }: { $dwarf }, Clan { $clan }
status-treasures = Schätze
seats-clan = Clan
seats-cell = Feld
seats-points = Punkte
know-treasure = Schatz { $number } ({ $kind }) ist { $value } wert.
know-discarded = Verdeckt abgelegt hast du: { $cards }.
sign-dwarf = Zwerge
sign-start_blue = Start, Clan Blau
sign-start_yellow = Start, Clan Gelb
sign-rock = Felsen
sign-campfire = Lagerfeuer
sign-trunk = Baumstamm
sign-lake = See
sign-ditch = Graben
sign-tool = überbrückt
sign-hidden = Mine, verdeckt
sign-dragon = Drache
sign-gems = Edelsteine
sign-gold = Gold
sign-silver = Silber
sign-trap = Falle
sign-troll = Troll
sign-hole = hier darfst du legen

## Was geschah

lostmines-event-dwarf_dealt = In dieser Runde bist du ein { $dwarf } des Clans { $clan }.
event-proposed =
    { $who ->
        [you] Du schlägst vor, die Runde zu beenden.
       *[other] Platz { $seat } schlägt vor, die Runde zu beenden.
    }
event-answers =
    { $n ->
        [0] Niemand will die Runde beenden.
       *[other] Die Runde beenden wollen: { $agreed }.
    }
event-tool_laid =
    { $who ->
        [you] Du überbrückst das Hindernis auf { $cell }: { $card }.
       *[other] Platz { $seat } überbrückt das Hindernis auf { $cell }: { $card }.
    }
event-looked_mine =
    { $who ->
        [you] Du siehst dir die Mine auf { $cell } an: { $mine }.
       *[other] Platz { $seat } sieht sich die Mine auf { $cell } an.
    }
event-looked_treasure =
    { $who ->
        [you] Du siehst dir Schatz { $treasure } an: Er ist { $value } wert.
       *[other] Platz { $seat } sieht sich Schatz { $treasure } an.
    }
event-looked_dwarf =
    { $who ->
        [you] Du siehst dir den Zwerg von Platz { $target } an: { $dwarf }.
       *[other]
            { $whom ->
                [you] Platz { $seat } sieht sich deinen Zwerg an.
               *[other] Platz { $seat } sieht sich den Zwerg von Platz { $target } an.
            }
    }
event-trap_set =
    { $who ->
        [you] Du legst eine Falle auf { $edge }.
       *[other] Platz { $seat } legt eine Falle auf { $edge }.
    }
event-trap_gone = Die Falle auf { $edge } ist weg.
event-troll_set =
    { $who ->
        [you] Du schickst einen Troll nach { $edge }.
       *[other] Platz { $seat } schickt einen Troll nach { $edge }.
    }
event-troll_left = Der Troll auf { $edge } geht fort.
event-stormed =
    { $who ->
        [you] Dein Gewitter auf { $cell } entfernt: { $card }.
       *[other] Das Gewitter von Platz { $seat } auf { $cell } entfernt: { $card }.
    }
event-stepped =
    { $who ->
        [you] Du ziehst nach { $cells }.
       *[other] Platz { $seat } zieht nach { $cells }.
    }
event-lost =
    { $who ->
        [you] In der Falle verlierst du: { $cards }.
       *[other] In der Falle verliert Platz { $seat } eine Karte.
    }
event-mine_shown =
    { $who ->
        [you] Du entdeckst auf { $cell }: { $mine }.
       *[other] Platz { $seat } entdeckt auf { $cell }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] Der Drache geht mit dir!
       *[other] Der Drache geht mit Platz { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] Du nimmst Schatz { $treasure }: Er ist { $value } wert.
       *[other] Platz { $seat } nimmt Schatz { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] Du hast keine Karten mehr und bist für diese Runde ausgeschieden.
       *[other] Platz { $seat } hat keine Karten mehr und ist für diese Runde ausgeschieden.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] Der letzte Schatz ist genommen: Die Runde ist zu Ende.
        [agreed] Alle sind einverstanden: Die Runde ist zu Ende.
       *[cards_gone] Alle Karten sind gespielt: Die Runde ist zu Ende.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] Du warst ein { $dwarf } des Clans { $clan }.
       *[other] Platz { $seat } war ein { $dwarf } des Clans { $clan }.
    }
event-treasure_shown =
    { $who ->
        [you] Dein Schatz { $treasure } ist { $value } wert.
       *[other] Schatz { $treasure } von Platz { $seat } ist { $value } wert.
    }
event-scored =
    { $who ->
        [you] Du gewinnst { $won } und hast jetzt { $points }.
       *[other] Platz { $seat } gewinnt { $won } und hat jetzt { $points }.
    }

## Ende einer Runde, Ende des Spiels

result-mines = Minen
result-clan = Clan
result-treasures = Schätze
result-shares = Teilt mit
result-alone = niemandem
lostmines-gold-count =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
lostmines-sim-gold = Punkte

## Spielen im Terminal

lostmines-explain-aim = Wer seinen Zug auf einer Mine beendet, nimmt einen Schatz ihrer Art. Loyale Zwerge teilen mit ihrem Clan, Saboteure mit dem anderen, selbstsüchtige mit niemandem. Nach der letzten Runde gewinnen die meisten Punkte.
lostmines-explain-turn = Spiel eine Karte oder leg eine oder zwei ab, dann darfst du deinen Zwerg ziehen. Tippe die Nummer einer Karte, dann eine Nummer vom Tisch oder aus der Liste; beides zugleich: 2 1. 2 x legt Karte 2 ab. Oder schreib es aus: NESW@2,3 (r dahinter dreht die Karte), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Schreib dahinter, was du tun willst, etwa: why NESW@2,3

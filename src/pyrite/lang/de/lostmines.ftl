### Was nur The Lost Mines sagt. Ein Satz, dessen Name mit lostmines- beginnt, ersetzt den der anderen
### Spiele. $seat und $target sind Namen von Spielern, $goal ist die Nummer einer Mine.

## Fragen an den Spieler

ask-agree = { $seat } schlägt vor, die Runde zu beenden. Bist du einverstanden?
ask-move =
    { $steps ->
        [one] Du darfst einen Schritt gehen
       *[other] Du darfst bis zu { $steps } Schritte gehen
    }
ask-turn_mine = Mine { $goal } passt in beiden Richtungen. Wie soll sie liegen?
ask-take_treasure = Nimm einen der Schätze dieser Mine.

## Was man tun kann

lostmines-act-look =
    { $what ->
        [mine] Mine { $goal } ansehen
        [treasure] Schatz { $treasure } ansehen
       *[dwarf] die Rolle von { $target } ansehen
    }
act-tool = ein Hindernis mit { $card ->
        [Axt] der
       *[other] dem
    } { $card } überwinden
act-trap = eine Falle stellen
act-troll = einen Troll schicken
act-thunderstorm = einen Weg fortspülen
lostmines-act-pass = abwerfen: { $cards }
lostmines-act-agree = zustimmen
lostmines-act-refuse = ablehnen
lostmines-act-take = Schatz { $treasure } nehmen
act-step = { $side }
act-stop = hier stehen bleiben
act-propose = vorschlagen, die Runde zu beenden

## Der Tisch

lostmines-card-path = Weg { $shape }
lostmines-card-hidden = verdeckte Mine
lostmines-not-fitting = Die Karte passt dort nicht. Jede Seite muss zu ihrer Nachbarkarte passen.
status-dwarf = Du: { $dwarf }, Clan { $clan }
status-treasures = Schätze
seats-clan = Clan
seats-cell = Standort
seats-points = Punkte
lostmines-know-goal = Mine { $goal }: { $card }.
lostmines-know-goal-of = Mine { $number }
know-treasure = Schatz { $number } ({ $kind }) ist { $value } wert.
know-discarded = Diese Karten hast du verdeckt abgeworfen: { $cards }.
sign-dwarf = Zwerge
sign-start_blue = Start, Clan Blau
sign-start_yellow = Start, Clan Gelb
sign-rock = Felsen
sign-campfire = Lagerfeuer
sign-trunk = Baumstamm
sign-lake = See
sign-ditch = Graben
sign-tool = überwunden
sign-hidden = Mine, verdeckt
sign-dragon = Drache
sign-gems = Edelsteine
sign-gold = Gold
sign-silver = Silber
sign-trap = Falle
sign-troll = Troll
sign-hole = hier darfst du legen

## Was passiert ist

lostmines-event-dwarf_dealt = Deine Rolle in dieser Runde: { $dwarf }, Clan { $clan }.
event-proposed =
    { $who ->
        [you] Du schlägst vor, die Runde zu beenden.
       *[other] { $seat } schlägt vor, die Runde zu beenden.
    }
event-answers =
    { $n ->
        [0] Niemand will die Runde beenden.
        [one] { $agreed } will die Runde beenden.
       *[other] { $agreed } wollen die Runde beenden.
    }
event-tool_laid =
    { $who ->
        [you] Du überwindest ein Hindernis
       *[other] { $seat } überwindet ein Hindernis
    } mit { $card ->
        [Axt] der
       *[other] dem
    } { $card }.
event-looked_mine =
    { $who ->
        [you] Du siehst dir Mine { $goal } an: { $mine }.
       *[other] { $seat } sieht sich Mine { $goal } an.
    }
event-looked_treasure =
    { $who ->
        [you] Du siehst dir Schatz { $treasure } an. Er ist { $value } wert.
       *[other] { $seat } sieht sich Schatz { $treasure } an.
    }
event-looked_dwarf =
    { $who ->
        [you] Du siehst dir die Rolle von { $target } an: { $dwarf }.
       *[other]
            { $whom ->
                [you] { $seat } sieht sich deine Rolle an.
               *[other] { $seat } sieht sich die Rolle von { $target } an.
            }
    }
event-trap_set =
    { $who ->
        [you] Du stellst eine Falle.
       *[other] { $seat } stellt eine Falle.
    }
event-trap_gone = Eine Falle ist weg.
event-troll_set =
    { $who ->
        [you] Du schickst einen Troll.
       *[other] { $seat } schickt einen Troll.
    }
event-troll_left = Ein Troll trollt sich.
event-stormed =
    { $who ->
        [you] Dein Gewitter spült eine Karte fort: { $card }.
       *[other] Das Gewitter von { $seat } spült eine Karte fort: { $card }.
    }
event-stepped =
    { $who ->
        [you] Du gehst
       *[other] { $seat } geht
    } { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
    }{ $goal ->
        [0] .
       *[other] { " " }bis zu Mine { $goal }.
    }
event-lost =
    { $who ->
        [you] Die Falle schnappt zu. Du verlierst: { $cards }.
       *[other] Die Falle schnappt zu. { $seat } verliert eine Karte.
    }
event-mine_shown =
    { $who ->
        [you] Du entdeckst Mine { $goal }: { $mine }.
       *[other] { $seat } entdeckt Mine { $goal }: { $mine }.
    }
event-dragon_woken =
    { $who ->
        [you] Der Drache folgt dir!
       *[other] Der Drache folgt { $seat }.
    }
event-treasure_taken =
    { $who ->
        [you] Du nimmst Schatz { $treasure }. Er ist { $value } wert.
       *[other] { $seat } nimmt Schatz { $treasure }.
    }
lostmines-event-skipped =
    { $who ->
        [you] Du hast keine Karten mehr und setzt für den Rest der Runde aus.
       *[other] { $seat } hat keine Karten mehr und setzt für den Rest der Runde aus.
    }
lostmines-event-round_ended =
    { $how ->
        [treasures_gone] Der letzte Schatz ist genommen. Die Runde ist zu Ende.
        [agreed] Alle sind einverstanden. Die Runde ist zu Ende.
       *[cards_gone] Alle Karten sind gespielt. Die Runde ist zu Ende.
    }
lostmines-event-dwarf_shown =
    { $who ->
        [you] Du warst ein { $dwarf } aus dem Clan { $clan }.
       *[other] { $seat } war ein { $dwarf } aus dem Clan { $clan }.
    }
event-treasure_shown =
    { $who ->
        [you] Dein Schatz { $treasure } ist { $value } wert.
       *[other] Schatz { $treasure } von { $seat } ist { $value } wert.
    }
event-scored =
    { $who ->
        [you] Du bekommst { $won } und hast jetzt { $points }.
       *[other] { $seat } bekommt { $won } und hat jetzt { $points }.
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

lostmines-explain-aim = Beende deinen Zug auf einer Mine, dann nimmst du einen Schatz ihrer Art. Loyale Zwerge teilen mit ihrem Clan, Saboteure mit dem anderen, selbstsüchtige Zwerge mit niemandem. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
lostmines-explain-turn = Spiele eine Karte oder wirf eine oder zwei ab. Danach darfst du deinen Zwerg bewegen. Tippe die Nummer einer Karte, dann eine Nummer vom Tisch oder aus der Liste, oder beides auf einmal: 2 1. Mit 2 x wirfst du Karte 2 ab. Du kannst einen Zug auch ausschreiben: NESW@2,3 (mit r dahinter wird die Karte gedreht), trap@2,3E, info_mine_dwarf>C, pass NESW trap.
lostmines-play-why-what = Schreibe den Zug dazu, den du machen willst, zum Beispiel: why NESW@2,3

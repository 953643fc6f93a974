### Namen der Dinge, wie ein Spieler sie liest. $shape ist das Bild der Karte, $letter der Buchstabe des Platzes.

## Zwerge, Werkzeuge und was vor einem Spieler liegt

dwarf-digger = Goldsucher
dwarf-saboteur = Saboteur
dwarf-greedy = gieriger Zwerg
dwarf-blue = blauer Goldsucher
dwarf-green = grüner Goldsucher
dwarf-boss = Chef
dwarf-profiteer = Profiteur
dwarf-geologist = Geologe
tool-pick = Axt
tool-lamp = Lampe
tool-cart = Lore
front-trapped = gefangen
front-theft = Diebstahl

## Karten

card-broken_pick = kaputte Axt
card-broken_lamp = kaputte Lampe
card-broken_cart = kaputte Lore
card-repair_pick = Reparatur (Axt)
card-repair_lamp = Reparatur (Lampe)
card-repair_cart = Reparatur (Lore)
card-repair_pick_lamp = Reparatur (Axt oder Lampe)
card-repair_pick_cart = Reparatur (Axt oder Lore)
card-repair_lamp_cart = Reparatur (Lampe oder Lore)
card-rockfall = Steinschlag
card-map = Schatzkarte
card-veto = Veto
card-theft = Diebstahl
card-hands_off = Hände weg
card-swap_hands = Handkarten tauschen
card-inspection = Inspektion
card-swap_hats = Mützentausch
card-trapped = Gefangen
card-freed = Befreit
card-goal_swap = Zielkarten-Tausch
card-trove = Fundgrube
card-turnabout = Richtungswechsel
card-master_craftsman = Meisterhandwerker
card-path_specialist = Wege-Spezialist
card-diversion = Umleitung
card-path = Tunnel { $shape }
card-dead_end = Sackgasse { $shape }
card-ladder = Leiter { $shape }
card-door_blue = blaue Tür { $shape }
card-door_green = grüne Tür { $shape }
card-crystal = Kristall { $shape }
card-chest_path = Truhentunnel { $shape }
card-wardrobe = Kleiderkammer
card-tunnel_party = Stollenfest
card-start = Start
card-treasure = Gold
card-stone1 = Stein { $shape }
card-stone2 = Stein { $shape }
card-stone_1 = Stein { $shape }
card-stone_2 = Stein { $shape }
card-stone_3 = Stein { $shape }
card-sack_1 = Goldsack mit 1 Gold
card-sack_2 = Goldsack mit 2 Gold
card-dragon = Drache
card-spider = Riesenspinne
card-hidden = verdecktes Ziel

## Truhen

chest-gold_1 = 1 Gold
chest-no_more_maps = niemand darf sich mehr Ziele ansehen
chest-no_draw = du ziehst keine Karte
chest-extra_draw = du ziehst eine Karte mehr
chest-push_goal = ein Ziel wegschieben
chest-take_card = eine Karte von einem Mitspieler nehmen
chest-draw_3_keep_1 = drei Karten ziehen und eine behalten
chest-see_dwarf = die Rolle eines Mitspielers ansehen
chest-search_discard = den Ablagestapel durchsuchen
chest-burn_5 = fünf Karten vom Nachziehstapel abwerfen

## Gold, Spieler und Plätze

gold-count =
    { $n ->
        [one] { $n } Goldstück
       *[other] { $n } Goldstücke
    }
seat-name = Platz { $letter }
player-unnamed = Spieler { $letter }
list-and = { $some } und { $last }
bot-names = Borkhild, Dagwin, Erzmut, Flintwin, Grubold, Hammrich, Irmgold, Jaspelin, Kupferle, Lorwin, Moosbart, Nuggelin, Ockerich, Pechhild, Quarzel, Rußbart, Stollwin, Tiefgund, Umbrich, Vorthild, Wackerle, Zinnwart, Aschwine, Brockwin, Dunkbert, Eisbart, Funkrich, Granhild, Hornwart, Kieselin, Lehmbold, Malmwin, Nebrun, Schiefel, Torfgund, Zwirbel

## Module und Ausgaben

module-base = Grundspiel
    .about = Goldsucher graben sich zum Schatz vor, Saboteure halten sie heimlich auf. 3–10 Spieler, drei Runden.
    .source = Grundspiel, alle drei gedruckten Ausgaben
module-y2019_veto = Veto (2019)
    .about = Eine Karte mehr: Du verhinderst einen Weg oder eine Aktion, die ein Mitspieler gerade gespielt hat.
    .source = WM-Sonderkarte 2019, Schachtel von 2024
module-saboteur2 = Saboteur 2
    .about = Goldsucher in zwei Farben graben um die Wette; Chef, Profiteur und Geologen haben eigene Pläne. Neue Wege, neue Aktionen und Münzen. 2–12 Spieler.
    .source = Erweiterung, Schachtel von 2024
module-y2016_greedy_dwarf = Gieriger Zwerg (2016)
    .about = Ein gieriger Zwerg ersetzt einen Goldsucher und gewinnt nur, wenn er den Schatz selbst erreicht.
    .source = WM-Sonderkarte 2016, Schachtel von 2024
module-y2017_goal_swap = Zielkarten-Tausch (2017)
    .about = Eine Karte mehr: Du vertauschst zwei verdeckte Ziele oder tust nur so.
    .source = WM-Sonderkarte 2017, Schachtel von 2024
module-y2018_trove = Fundgrube (2018)
    .about = Eine Karte mehr: Du nimmst eine der fünf zuletzt abgeworfenen Karten, statt nachzuziehen.
    .source = WM-Sonderkarte 2018, Schachtel von 2024
module-y2020_turnabout = Richtungswechsel (2020)
    .about = Eine Karte mehr: Du kehrst die Spielrichtung um.
    .source = WM-Sonderkarte 2020, Schachtel von 2024
module-y2021_master_craftsman = Meisterhandwerker (2021)
    .about = Eine Karte mehr: Du reparierst ein beliebiges Werkzeug.
    .source = WM-Sonderkarte 2021, Schachtel von 2024
module-y2022_path_specialist = Wege-Spezialist (2022)
    .about = Eine Karte mehr: Du legst zwei Wege in einem Zug.
    .source = WM-Sonderkarte 2022, Schachtel von 2024
module-y2023_diversion = Umleitung (2023)
    .about = Eine Karte mehr: Du legst den zuletzt gelegten Weg auf ein anderes Feld.
    .source = WM-Sonderkarte 2023, Schachtel von 2024
module-toll = Wegezoll
    .about = Zwei Wächter sperren offene Tunnel, bis ihre Besitzer bezahlt sind.
    .source = Mini-Erweiterung, Schachtel von 2024
module-wardrobe = Kleiderkammer
    .about = Eine besondere Kreuzung: Wer sie zuerst erreicht, muss seine Rolle tauschen.
    .source = Mini-Erweiterung, Schachtel von 2024
module-tunnel_party = Stollenfest
    .about = Eine besondere Kreuzung: Wird sie erreicht, werden alle Rollen gemischt und neu verteilt.
    .source = Mini-Erweiterung, Schachtel von 2024
module-new_goals = Neue Ziele
    .about = Fünf von acht Zielen: Goldsäcke, ein Drache, eine Riesenspinne, Steine und vielleicht der Schatz.
    .source = Mini-Erweiterung, Schachtel von 2024
module-treasure_chests = Schatztruhen
    .about = Vier Truhen unter verdeckten Wegen, jede mit einer Überraschung für den, der sie öffnet.
    .source = Mini-Erweiterung, Schachtel von 2024
module-sabotaged_dwarf = Sabotierter Zwerg
    .about = Goldsucher, deren Werkzeug am Ende kaputt ist, bekommen keine Goldkarte.
    .source = Variante, Schachtel von 2024
module-tournament = Turnier
    .about = Gierige Zwerge, ein offener Weg in der Mitte und fester Lohn in Münzen. 5–9 Spieler.
    .source = Variante, Schachtel von 2024
module-lostmines = The Lost Mines
    .about = Zwei Zwergenclans legen Wege und gehen zu vier Minen. Manche Zwerge sind selbstsüchtig, manche arbeiten für den anderen Clan. 3–9 Spieler, zwei Runden.
    .source = The Lost Mines, die gedruckten Regeln auf Englisch und Deutsch
edition-2024 = Jubiläumsausgabe 2024
edition-et2007 = Estnische Ausgabe 2007
edition-is = Isländische Ausgabe
title-saboteur = Saboteur
title-lostmines = The Lost Mines

### Namen der Dinge, wie man sie beim Spielen liest. $shape ist das Bild der Karte, $seat ein Buchstabe.

## Zwerge und Werkzeuge

dwarf-digger = Goldsucher
dwarf-saboteur = Saboteur
tool-pick = Axt
tool-lamp = Lampe
tool-cart = Lore

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
card-path = Weg { $shape }
card-dead_end = Sackgasse { $shape }
card-start = Startkarte
card-treasure = Goldschatz
card-stone1 = Stein ╚
card-stone2 = Stein ╝
card-hidden = verdeckte Zielkarte

## Gold und Plätze

gold-count =
    { $n ->
        [one] { $n } Goldstück
       *[other] { $n } Goldstücke
    }
seat-name = Platz { $seat }

## Module und Ausgaben

module-base = Grundspiel
    .about = Goldsucher suchen den Schatz, Saboteure verhindern es heimlich; 3–10 Personen, drei Runden.
    .source = Grundspiel, alle drei gedruckten Ausgaben
module-y2019_veto = Veto (2019)
    .about = Eine Karte mehr: hebt einen Weg oder eine Aktion auf, die jemand anderes gerade gespielt hat.
    .source = WM-Sonderkarte 2019, Schachtel von 2024
edition-2024 = Jubiläumsausgabe 2024
edition-et2007 = Estnische Ausgabe 2007
edition-is = Isländische Ausgabe

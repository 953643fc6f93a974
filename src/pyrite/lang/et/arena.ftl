## Robotite võrdlus: pyrite arena

help-arena = Lase robotitel samu jagamisi kõigil kohtadel mängida ja võrdle neid.
help-option-deals = Mitu jagamist mängitakse; iga jagamist seni, kuni kõik robotid on istunud kõigil kohtadel.
help-option-keep = Hoia iga lõpetatud mäng selles failis; sama käsk koos sellega jätkab.
help-option-report = Kirjuta sellesse kausta graafikutega leht ja arvud CSV-failidena.
help-option-cluster = Mängi Rayga, RAY_ADDRESS nimetatud klastris või selles arvutis.
help-arena-bot = Osalev robot; robotid täidavad kohad kordamööda. Võib anda mitu korda.
help-arena-seats = Mitu kohta lauas on; võib anda mitu korda.
usage-deals = Jagamisi peab olema vähemalt 1, mitte { $deals }.
arena-extra = Selleks on vaja lisapakette: pip install 'pyrite[{ $extra }]'
arena-kept = Iga lõpetatud mäng hoitakse failis { $file }, kuni kõik on mängitud.
arena-stopped = Peatatud, mängitud { $games } mängu, mis on alles. Sellega jätkab sama käsk: --keep { $file }
arena-broken = Mänge mänginud protsess lõpetati. Lõpetatud mängud on alles: sama käsk koos --keep { $file } jätkab.
arena-cluster-failed = Klastrit ei saa kasutada: { $problem }
arena-cluster-version = Klastri ühes arvutis on Pyrite { $theirs }, mitte { $ours }; paigalda kõikjale sama versioon.
arena-keep-other = Failis { $file } on midagi muud ({ $name }: { $theirs }; siin: { $ours }). Nimeta teine fail.
arena-keep-failed = Faili { $file } ei saa mänge hoida: { $problem }.
arena-keep-no-journal = Failis { $file } pole võrdluse mänge; nimeta teine fail.
arena-keep-busy = Teine protsess mängib praegu faili { $file }.
arena-keep-damaged = Faili { $file } rida { $line } ei saa lugeda; võta see välja ja selle mäng mängitakse uuesti.

# Mida mängud andsid

arena-title = Robotite võrdlus
arena-again = Samad jagamised uuesti:
arena-part = Kõiki jagamisi ei mängitud; need on mängitud jagamised.
arena-method = Iga arvu järel seisab, kui palju see võib 95 % kindlusega mööda olla: jackknife üle jagamiste, sest ühe jagamise mängudel on samad kaardid.
arena-files = Arvud CSV-failidena:
arena-table =
    { $deals ->
        [one] { $seats } kohta: { $deals } jagamine, { $games } mängu.
       *[other] { $seats } kohta: { $deals } jagamist, { $games } mängu.
    }
arena-found = Varandus leiti { $share } voorudest.
arena-per-game = Mäng
arena-per-round = Voor
arena-compared = Kulla võrdlus
arena-beliefs = Oletused põialpoiste kohta vooru lõpus (0 on teadmine)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Otsuseid/s
arena-against = Vastu
arena-ratio = Korda rohkem
arena-dwarf = Kes
arena-rounds = Voore
arena-paid = Tasuga
arena-log = Log-skoor
arena-prior-log = Ainult kaardid
arena-brier = Brieri skoor
arena-prior-brier = Ainult kaardid
arena-gain = Parem
arena-plot-gold = Kulda mängu kohta
arena-plot-elo = Bradley–Terry hinnang
arena-plot-dwarfs = Kulda vooru kohta
arena-plot-tenth = Vooru kümnendik
arena-plot-score = Põialpoiste kohta käivate oletuste log-skoor
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, ainult kaartidest
lostmines-arena-compared = Punktide võrdlus
lostmines-arena-plot-gold = Punkte mängu kohta
lostmines-arena-plot-dwarfs = Punkte vooru kohta

## Robotite võrdlus: pyrite arena

usage-deals = --deals peab olema vähemalt 1, mitte { $deals }.
arena-extra = Mõni pakett puudub. Käivita: pip install 'pyrite[{ $extra }]'
arena-kept = Lõpetatud mängud salvestatakse faili { $file }, kuni kõik on mängitud.
arena-stopped = Peatatud, mängitud { $games } mängu, mis on salvestatud. Jätkamiseks lisa samale käsule: --keep { $file }
arena-broken = Tööprotsess katkestati. Lõpetatud mängud on salvestatud. Jätkamiseks lisa samale käsule: --keep { $file }
arena-cluster-failed = Klastrit ei saa kasutada: { $problem }
arena-cluster-version = Klastri ühes arvutis on Pyrite { $theirs }, mitte { $ours }. Paigalda kõikjale sama versioon.
arena-keep-other = Fail { $file } kuulub teise võrdluse juurde ({ $name }: { $theirs }, siin: { $ours }). Vali teine fail.
arena-keep-failed = Faili { $file } ei saa mänge salvestada: { $problem }.
arena-keep-no-journal = Failis { $file } pole võrdluse mänge. Vali teine fail.
arena-keep-busy = Teine protsess salvestab praegu mänge faili { $file }.
arena-keep-damaged = Faili { $file } rida { $line } ei saa lugeda. Kustuta see ja selle mäng mängitakse uuesti.

# Mida mängud andsid

arena-title = Robotite võrdlus
arena-again = Samade jagamiste uuesti mängimiseks:
arena-part = Kõiki jagamisi ei mängitud. Need on senised tulemused.
arena-method = Iga arvu järel on selle viga 95 % kindlusega: jackknife üle jagamiste, sest ühe jagamise mängudel on samad kaardid.
arena-files = Tulemused CSV-failidena:
arena-table =
    { $deals ->
        [one] { $seats } kohta: { $deals } jagamine, { $games } mängu.
       *[other] { $seats } kohta: { $deals } jagamist, { $games } mängu.
    }
arena-found = Varandus leiti { $share } voorudest.
arena-per-game = Mängu kohta
arena-per-round = Vooru kohta
arena-compared = Kulla võrdlus
arena-beliefs = Oletused rollide kohta vooru lõpus (0 = kindel)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Otsuseid/s
arena-against = Vastu
arena-ratio = Suhe
arena-dwarf = Roll
arena-rounds = Voore
arena-paid = Kullaga voore
arena-log = Log-skoor
arena-prior-log = Ainult kaardid
arena-brier = Brieri skoor
arena-prior-brier = Ainult kaardid
arena-gain = Kasu
arena-plot-gold = Kulda mängu kohta
arena-plot-elo = Bradley–Terry hinnang
arena-plot-dwarfs = Kulda vooru kohta
arena-plot-tenth = Vooru kümnendik
arena-plot-score = Rollide kohta käivate oletuste log-skoor
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, ainult kaardid
lostmines-arena-compared = Punktide võrdlus
lostmines-arena-plot-gold = Punkte mängu kohta
lostmines-arena-plot-dwarfs = Punkte vooru kohta

## Mängud ridadena: pyrite sim --out

data-ending = { $file } peab lõppema nii: { $known }.
data-decisions = Kasuta valikut --decisions koos valikuga --out ja sama lõpuga, näiteks: --out { $file }
data-same-file = Mängude ja otsuste jaoks on antud sama fail: { $file }. Kasuta kahte faili.
data-other = { $file } kuulub teise käivituse juurde ({ $name }: { $theirs }, siin: { $ours }). Vali teine fail.
data-no-rows = Failis { $file } pole loetavaid käsu pyrite sim ridu. Vali teine fail.
data-decisions-fewer = Failis { $file } pole kõigi faili { $games } mängude otsuseid. Vali mõlema jaoks uus fail.
data-go-on = Lõpetatud mängud on failis { $file }. Jätkamiseks käivita sama käsk uuesti.

## Þjarkar bornir saman: pyrite arena

usage-deals = --deals verður að vera að minnsta kosti 1, ekki { $deals }.
arena-extra = Pakka vantar. Keyrðu: pip install 'pyrite[{ $extra }]'
arena-kept = Leikir sem lýkur vistast í { $file } þar til allir eru spilaðir.
arena-stopped = Stöðvað eftir { $games } leiki, sem eru vistaðir. Til að halda áfram skaltu bæta við sömu skipun: --keep { $file }
arena-broken = Vinnsluferli var stöðvað. Leikir sem lauk eru vistaðir. Til að halda áfram skaltu bæta við sömu skipun: --keep { $file }
arena-cluster-failed = Ekki er hægt að nota þyrpinguna: { $problem }
arena-cluster-version = Tölva í þyrpingunni er með Pyrite { $theirs }, ekki { $ours }. Settu sömu útgáfu upp alls staðar.
arena-keep-other = { $file } tilheyrir öðrum samanburði ({ $name }: { $theirs }, hér: { $ours }). Veldu aðra skrá.
arena-keep-failed = Ekki er hægt að vista leiki í { $file }: { $problem }.
arena-keep-no-journal = Í { $file } eru engir leikir úr samanburði. Veldu aðra skrá.
arena-keep-busy = Annað ferli er að vista leiki í { $file }.
arena-keep-damaged = Ekki er hægt að lesa línu { $line } í { $file }. Eyddu henni, þá er leikur hennar spilaður aftur.

# Hvað kom út úr leikjunum

arena-title = Samanburður þjarka
arena-again = Til að spila sömu gjafirnar aftur:
arena-part = Ekki voru allar gjafir spilaðar. Þetta eru niðurstöðurnar hingað til.
arena-method = Á eftir hverri tölu stendur skekkja hennar með 95 % vissu: jackknife yfir gjafirnar, því leikir sömu gjafar eiga spilin sameiginleg.
arena-files = Niðurstöður sem CSV:
arena-table =
    { $deals ->
        [one] { $seats } sæti: { $deals } gjöf, { $games } leikir.
       *[other] { $seats } sæti: { $deals } gjafir, { $games } leikir.
    }
arena-found = Fjársjóðurinn fannst í { $share } umferðanna.
arena-per-game = Í leik
arena-per-round = Í umferð
arena-compared = Gull borið saman
arena-beliefs = Grunur um hlutverk í lok umferðar (0 = vissa)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Ákvarðanir/s
arena-against = Móti
arena-ratio = Hlutfall
arena-dwarf = Hlutverk
arena-rounds = Umferðir
arena-paid = Umferðir með gulli
arena-log = Log-stig
arena-prior-log = Spilin ein
arena-brier = Brier-stig
arena-prior-brier = Spilin ein
arena-gain = Ávinningur
arena-plot-gold = Gull í leik
arena-plot-elo = Mat eftir Bradley og Terry
arena-plot-dwarfs = Gull í umferð
arena-plot-tenth = Tíundi hluti umferðar
arena-plot-score = Log-stig gruns um hlutverk
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, spilin ein
lostmines-arena-compared = Stig borin saman
lostmines-arena-plot-gold = Stig í leik
lostmines-arena-plot-dwarfs = Stig í umferð

## Leikir sem raðir: pyrite sim --out

data-ending = { $file } verður að enda svona: { $known }.
data-decisions = Notaðu --decisions með --out og sömu endingu, til dæmis: --out { $file }
data-same-file = Sama skrá er nefnd fyrir leiki og ákvarðanir: { $file }. Notaðu tvær skrár.
data-other = { $file } tilheyrir annarri keyrslu ({ $name }: { $theirs }, hér: { $ours }). Veldu aðra skrá.
data-no-rows = Í { $file } eru engar læsilegar raðir frá pyrite sim. Veldu aðra skrá.
data-decisions-fewer = Í { $file } eru ekki ákvarðanir allra leikja í { $games }. Veldu nýjar skrár fyrir hvort tveggja.
data-go-on = Leikir sem lauk eru í { $file }. Keyrðu sömu skipun aftur til að halda áfram.

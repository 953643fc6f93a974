## Þjarkar bornir saman: pyrite arena

help-arena = Láta þjarka spila sömu gjafirnar í öllum sætum og bera þá saman.
help-option-deals = Hve margar gjafir eru spilaðar; hver þeirra þar til allir þjarkar hafa setið í öllum sætum.
help-option-keep = Geyma hvern leik sem lýkur í þessari skrá; sama skipun með henni heldur áfram.
help-option-report = Skrifa síðu með línuritum, og tölurnar sem CSV, í þessa möppu.
help-option-cluster = Spila með Ray, á þyrpingunni sem RAY_ADDRESS nefnir eða á þessari tölvu.
help-arena-bot = Þjarkur sem tekur þátt; þjarkarnir setjast í sætin til skiptis. Má nefna oftar en einu sinni.
help-arena-seats = Hve mörg sæti eru við borðið; má nefna oftar en einu sinni.
usage-deals = Gjafirnar verða að vera að minnsta kosti 1, ekki { $deals }.
arena-extra = Til þess vantar pakka: pip install 'pyrite[{ $extra }]'
arena-kept = Hver leikur sem lýkur er geymdur í { $file } þar til allir eru spilaðir.
arena-stopped = Stöðvað eftir { $games } leiki, sem eru geymdir. Með þessu heldur sama skipun áfram: --keep { $file }
arena-broken = Ferli sem spilaði leiki var stöðvað. Leikir sem lauk eru geymdir: sama skipun með --keep { $file } heldur áfram.
arena-cluster-failed = Ekki er hægt að nota þyrpinguna: { $problem }
arena-cluster-version = Tölva í þyrpingunni er með útgáfu { $theirs } af Pyrite, ekki { $ours }; settu þá sömu upp alls staðar.
arena-keep-other = Í { $file } er annað geymt ({ $name }: { $theirs }; hér: { $ours }). Nefndu aðra skrá.
arena-keep-failed = Ekki er hægt að geyma leiki í { $file }: { $problem }.
arena-keep-no-journal = Í { $file } eru engir leikir úr samanburði; nefndu aðra skrá.
arena-keep-busy = Annað ferli er að spila leiki í { $file }.
arena-keep-damaged = Ekki er hægt að lesa línu { $line } í { $file }; taktu hana út, þá er leikur hennar spilaður aftur.

# Hvað kom út úr leikjunum

arena-title = Þjarkar bornir saman
arena-again = Sömu gjafirnar aftur:
arena-part = Ekki voru allar gjafir spilaðar; þetta eru þær sem voru það.
arena-method = Á eftir hverri tölu stendur hve miklu getur skeikað með 95 % vissu: jackknife yfir gjafirnar, því leikir sömu gjafar eiga spilin sameiginleg.
arena-files = Tölurnar sem CSV:
arena-table =
    { $deals ->
        [one] { $seats } sæti: { $deals } gjöf, { $games } leikir.
       *[other] { $seats } sæti: { $deals } gjafir, { $games } leikir.
    }
arena-found = Fjársjóðurinn fannst í { $share } umferðanna.
arena-per-game = Leikur
arena-per-round = Umferð
arena-compared = Gull borið saman
arena-beliefs = Grunur um dverga í lok umferðar (0 er vissa)
arena-openskill = openskill
arena-elo = Bradley–Terry
arena-speed = Ákvarðanir/s
arena-against = Móti
arena-ratio = Sinnum meira
arena-dwarf = Sem
arena-rounds = Umferðir
arena-paid = Með launum
arena-log = Log-stig
arena-prior-log = Spilin ein
arena-brier = Brier-stig
arena-prior-brier = Spilin ein
arena-gain = Betra um
arena-plot-gold = Gull í leik
arena-plot-elo = Mat eftir Bradley og Terry
arena-plot-dwarfs = Gull í umferð
arena-plot-tenth = Tíundi hluti umferðar
arena-plot-score = Log-stig gruns um dverga
arena-plot-log = { $bot }
arena-plot-prior-log = { $bot }, af spilunum einum
lostmines-arena-compared = Stig borin saman
lostmines-arena-plot-gold = Stig í leik
lostmines-arena-plot-dwarfs = Stig í umferð

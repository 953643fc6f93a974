### Mida brauser ütleb, kui voor või mäng on läbi, ja kordustes.

## Kui voor on läbi

replay-round-over = { $round }. voor on läbi
replay-last-round = Viimane voor
replay-details = Vaata kõike
replay-close = Sulge
replay-found =
    { $party ->
        [digger] Kaevurid võidavad: koht { $seat } jõudis varanduseni.
        [nobody] Koht { $seat } jõudis varanduseni, aga keegi ei saa kulda.
       *[other] Koht { $seat } jõudis varanduseni. Kulda saavad: { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] Sabotöörid võidavad: keegi ei jõudnud varanduseni.
        [nobody] Keegi ei jõudnud varanduseni ja keegi ei saa kulda.
       *[other] Keegi ei jõudnud varanduseni. Kulda saavad: { $gainers }.
    }
replay-most = Kõige rohkem punkte selles voorus: { $gainers }.
replay-board = Käigud { $round }. vooru lõpus
replay-way = Tee varanduseni: { $cells }
replay-dwarfs = Kes oli kes
replay-sharing = Nii jagatakse kuld
lostmines-replay-sharing = Nii võidetakse punkte
replay-sharing-none = Keegi ei saa midagi.
replay-hidden-cards =
    { $n ->
        [one] { $n } kullakaart, mida teab ainult omanik
       *[other] { $n } kullakaarti, mida teab ainult omanik
    }

## Kui mäng on läbi

replay-winners =
    { $n ->
        [one] Võidab koht { $winners }, tulemus: { $gold }.
       *[other] Üheskoos võidavad kohad { $winners }, igaühe tulemus: { $gold }.
    }
replay-sheet = Punktitabel
replay-total = Kokku
replay-chart = Kuld voorude kaupa
lostmines-replay-chart = Punktid voorude kaupa
replay-rematch = Mängi uuesti
replay-join-rematch = Tule uude mängu
replay-watch = Vaata kordust
replay-to-end = Tulemuse juurde

## Segamine

replay-shuffle = Kas segati ausalt?
replay-shuffle-about = Enne kui keegi istub, tõmbab laud saladuse ja näitab selle räsi. Mängijad pitseerivad oma tekstid: kõik näevad pitsereid, keegi ei saa tekste lugeda. Tekstid avatakse alles siis, kui ühtki pitserit ei saa enam muuta, ning kaardid segatakse saladuse ja kõigi tekstidega. Nii ei saa neid keegi valida, ka mitte serveri pidaja. Nüüd on kõik näha ja sa saad seda mängu kontrollida.
replay-shuffle-check = Kontrolli segamist
replay-shuffle-here = Selle arvutas välja sinu brauser ise.
replay-shuffle-seen = Räsi ja pitserid on need, mida see brauser nägi enne, kui ta sinu teksti avas.
replay-shuffle-not-seen = Räsi või mõni pitser ei ole see, mida see brauser nägi enne, kui ta sinu teksti avas.
replay-shuffle-numbers = Kõik arvud
replay-shuffle-commitment = Enne jagamist näidatud räsi
replay-shuffle-secret = Saladus
replay-shuffle-seed = Kaartide algväärtus
replay-shuffle-added = Tekst: { $name }
replay-shuffle-seal = Enne jagamist näidatud pitser: { $name }

## Kordused

replay-title = Laua { $code } kordus
replay-loading = Mängu tuuakse …
replay-moment = Hetk { $move } / { $last }
replay-dealt = Kaardid on jagatud.
replay-controls = Liigu mängus
replay-play = Esita
replay-pause = Peata
replay-first = Algusesse
replay-back = Üks samm tagasi
replay-on = Üks samm edasi
replay-last = Lõppu
replay-speed = Kiirus
replay-round = { $round }. voor
replay-eyes = Kelle silmadega
replay-eyes-watcher = pealtvaataja
replay-eyes-open = kõigi, avatud kaartidega
replay-keys = Klahvid: ← → üks samm, Page Up ja Page Down voor, Home ja End, tühik esitab ja peatab.
replay-empty-hand = kaarte pole
replay-story = Mäng sõnades
replay-link = Kopeeri link sellele hetkele
replay-link-copied = Link on kopeeritud.
replay-link-by-hand = Kopeeri selle lehe aadress: see viib sellele hetkele.
replay-download = Laadi salvestus alla
replay-continue = Jätka siit robotite vastu
replay-continue-seat = Sina mängid
replay-continue-go = Mängi siit edasi

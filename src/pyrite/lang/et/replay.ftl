### Mida brauser ütleb vooru või mängu lõpus ja kordustes.

## Vooru lõpp

replay-round-over = { $round }. voor on läbi
replay-last-round = Eelmine voor
replay-details = Näita üksikasju
replay-close = Sulge
replay-found =
    { $party ->
        [digger] Kaevurid võidavad: { $seat } kaevas end kullani.
        [nobody] { $seat } kaevas end kullani, aga keegi ei saa midagi.
       *[other] { $seat } kaevas end kullani. Kulda saavad: { $gainers }.
    }
replay-not-found =
    { $party ->
        [saboteur] Sabotöörid võidavad: keegi ei jõudnud kullani.
        [nobody] Keegi ei jõudnud kullani ja keegi ei saa midagi.
       *[other] Keegi ei jõudnud kullani. Kulda saavad: { $gainers }.
    }
replay-most = Kõige rohkem punkte selles voorus: { $gainers }.
replay-board = Tunnelid { $round }. vooru lõpus.
replay-way = Kaarte tunnelis lõpukaardini { $goal }: { $n }.
replay-dwarfs = Kes oli kes
replay-sharing = Nii jagatakse kuld
lostmines-replay-sharing = Nii saadakse punkte
replay-sharing-none = Keegi ei saa midagi.
replay-hidden-cards =
    { $n ->
        [one] { $n } kullakaart, mida teab ainult omanik
       *[other] { $n } kullakaarti, mida teab ainult omanik
    }

## Mängu lõpp

replay-winners =
    { $n ->
        [one] { $winners } võidab { $gold } kullakamakaga.
       *[other] { $winners } võidavad üheskoos, igaüks { $gold } kullakamakaga.
    }
lostmines-replay-winners =
    { $n ->
        [one] { $winners } võidab { $gold } punktiga.
       *[other] { $winners } võidavad üheskoos, igaüks { $gold } punktiga.
    }
replay-sheet = Punktitabel
replay-total = Kokku
replay-chart = Kuld voorude kaupa
lostmines-replay-chart = Punktid voorude kaupa
replay-rematch = Mängi uuesti
replay-join-rematch = Liitu kordusmänguga
replay-watch = Vaata kordust
replay-to-end = Vaata tulemust

## Segamine

replay-shuffle = Kas segati ausalt?
replay-shuffle-about = Enne kui keegi istub, loosib laud saladuse ja näitab selle räsi. Iga mängija pitseerib ühe teksti: kõik näevad pitsereid, aga keegi ei saa tekste lugeda. Tekstid avatakse alles siis, kui ühtki pitserit ei saa enam muuta. Siis segatakse kaardid saladuse ja kõigi tekstidega. Nii ei saa keegi kaarte valida, ka mitte serveri pidaja. Nüüd on kõik näha ja sa saad seda mängu kontrollida.
replay-shuffle-check = Kontrolli segamist
replay-shuffle-here = Selle arvutas välja sinu brauser ise.
replay-shuffle-seen = Räsi ja pitserid on samad, mida see brauser nägi enne sinu teksti avamist.
replay-shuffle-not-seen = Räsi või mõni pitser ei ole sama, mida see brauser nägi enne sinu teksti avamist.
replay-shuffle-numbers = Kõik väärtused
replay-shuffle-commitment = Enne jagamist näidatud räsi
replay-shuffle-secret = Saladus
replay-shuffle-seed = Kaartide algväärtus
replay-shuffle-added = Tekst: { $name }
replay-shuffle-seal = Enne jagamist näidatud pitser: { $name }

## Kordused

replay-title = Laua { $code } kordus
replay-loading = Laadin mängu …
replay-moment = Käik { $move } / { $last }
replay-dealt = Kaardid on jagatud.
replay-controls = Korduse juhtimine
replay-play = Esita
replay-pause = Paus
replay-first = Algusesse
replay-back = Üks käik tagasi
replay-on = Üks käik edasi
replay-last = Lõppu
replay-speed = Kiirus
replay-round = { $round }. voor
replay-eyes = Vaade:
replay-eyes-watcher = pealtvaataja
replay-eyes-open = kõik kaardid avatud
replay-keys = Klaviatuur: ← ja → lähevad ühe käigu tagasi või edasi, Page Up ja Page Down ühe vooru, Home ja End algusesse või lõppu. Tühik esitab ja peatab.
replay-empty-hand = kaarte pole
replay-story = Mäng sõnades
replay-link = Kopeeri link sellele käigule
replay-link-copied = Link on kopeeritud.
replay-link-by-hand = Kopeeri selle lehe aadress. See viib selle käigu juurde.
replay-download = Laadi salvestus alla
replay-continue = Jätka siit robotite vastu
replay-continue-seat = Sinu mängija
replay-continue-go = Mängi siit edasi

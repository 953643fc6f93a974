### Mida brauser ütleb vooru või mängu lõpus ja kordustes.

## Vooru lõpp

replay-round-over = { $round }. voor on läbi
replay-last-round = Eelmine voor
replay-close = Sulge
replay-skip = Näita kõike
replay-next-round = Järgmine voor
replay-others-read = Ootame veel: { $names } …
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

## Mängu lugu

story-title = Selle mängu lugu
story-why = { $gold } sellest tuli { $round }. voorus, roll: { $dwarf }.
lostmines-story-why = { $gold } neist tuli { $round }. voorus, roll: { $dwarf }.
story-move = Käik { $move }
story-decisive = Vaata otsustavat käiku
story-round = See oli { $round }. voorus.
story-close =
    { $n ->
        [0] See oli { $round }. voorus, kui virn oli juba tühi.
        [one] See oli { $round }. voorus, kui virnas oli alles üks kaart.
       *[other] See oli { $round }. voorus, kui virnas oli alles { $n } kaarti.
    }
story-short =
    { $n ->
        [0] { $round }. voor lõppes nii, et tunnel oli kohe kulla kõrval.
        [one] { $round }. voor lõppes nii, et kullast jäi puudu üks ruut.
       *[other] { $round }. voor lõppes nii, et kullast jäi puudu { $n } ruutu.
    }
story-setback = See viis tunneli { $n } ruutu tagasi.
story-lie =
    { $has_gold ->
        [yes] See oli vale: enne oli seal näha kivi.
       *[no] See oli vale: enne oli seal näha kuld.
    }
story-was = { $target } oli { $dwarf }.
story-same-role = Mõlemal oli sama roll: { $dwarf }.
story-harm = { $seat } segas teisi kõige rohkem, { $n } korda.
story-help = { $seat } aitas teisi kõige rohkem, { $n } korda.
story-treasures = { $seat } võttis { $round }. voorus { $n } aaret, roll: { $dwarf }.
story-comeback =
    { $n ->
        [one] Enne viimast vooru oli { $seat } { $n } kullatüki võrra taga.
       *[other] Enne viimast vooru oli { $seat } { $n } kullatüki võrra taga.
    }
lostmines-story-comeback =
    { $n ->
        [one] Enne viimast vooru oli { $seat } { $n } punkti võrra taga.
       *[other] Enne viimast vooru oli { $seat } { $n } punkti võrra taga.
    }

## Mängu jagamine

share-title = Jaga
share-share = Jaga tunnelit
share-shared = Jagatud.
share-download = Salvesta pildina
share-saved = Pilt salvestatud.
share-copy = Kopeeri pilt
share-copied = Pilt kopeeritud.
share-link = Kopeeri link
share-failed = Selles brauseris see ei õnnestunud.

## Segamine

replay-shuffle = Kas segati ausalt?
replay-shuffle-about = Enne kui keegi istub, loosib laud saladuse ja näitab selle räsi. Iga mängija pitseerib ühe teksti: kõik näevad pitsereid, aga keegi ei saa tekste lugeda. Tekstid avatakse alles siis, kui ühtki pitserit ei saa enam muuta. Siis segatakse kaardid saladuse ja kõigi tekstidega. Nii ei saa keegi kaarte märkamatult valida, ka mitte serveri pidaja. Nüüd on kõik näha ja sa saad seda mängu kontrollida.
replay-shuffle-check = Kontrolli segamist
replay-shuffle-here = Selle arvutas välja sinu brauser ise.
replay-shuffle-numbers = Kõik väärtused
replay-shuffle-commitment = Enne jagamist näidatud räsi
replay-shuffle-secret = Saladus
replay-shuffle-seed = Kaartide algväärtus
replay-shuffle-added = Tekst: { $name }
replay-shuffle-seal = Enne jagamist näidatud pitser: { $name }
replay-shuffle-note = Sinu seadme jagamiseelne märge

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

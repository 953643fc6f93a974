### Mida mäng terminalis mängimise ajal ütleb. $what on see, mis sul on seni valitud.

## Valimine: kõigepealt kaart, siis mida sellega teha

choose-card = Sinu käik. Trüki kaardi number
choose-place = { $what }: trüki number laualt
choose-use = { $what }: mida sa sellega teed?
choose-list = Vali
choose-also = Või
choose-prompt = { $what } · 1–{ $n }, Enter viib tagasi >
choose-discard = pane maha
choose-no-more = see on kõik
choose-remove = eemalda: { $front }
choose-guard = pane maha ja sea välja valvur
moves-beg = kes peaks maksma valvurile { $number }?
choose-treasure = aare { $number }
choose-cost = { $cell }, maksab { $n } kulda
choose-play = kasuta
hindered-digging = Sa ei saa kaevata: { $what }
hindered-tool = { $tool } on katki

## Mis seni juhtus, kuidas voor ja mäng lõppesid

log-turn = Käik { $turn }, { $seat }
log-rounds = Trüki log terve mängu jaoks või log 1 kuni log { $last } ühe vooru jaoks.
result-round = See voor
result-total = Kokku
result-why = Reegel
result-not-reached = sinna ei jõutud
again = Veel üks mäng selles lauas? j: jah, Enter: ei
again-yes = j
again-command = Samad kaardid uuesti: { $command }

## Mitu inimest, ainult robotid, väikesed terminalid

play-welcome-people = Tere tulemast mängu Pyrite. Lauas istub { $seats } põialpoissi; teie mängite: { $people }. ? näitab abi, quit lõpetab.
play-welcome-watch = Tere tulemast mängu Pyrite. Sa vaatad, kuidas mängib { $seats } robotit. Ctrl-C lõpetab.
hand-over = { $seat }, sinu käik. Vajuta Enter, kui keegi teine ei vaata.
small-terminal = Selles terminalis on { $columns } × { $rows } märki. Terve laud vajab 80 × 24.
usage-names = Nimesid on { $names }, kohti { $seats }. Anna igale kohale kõige rohkem üks nimi.
usage-watch = Pealtvaatajal pole kohta. Jäta { $option } ära.
usage-seat-twice = Koht { $seat } on nimetatud kaks korda. Jäta üks ära.

## Mida abi selgitab: ainult seda, mis on ekraanil

saboteur-explain-aim = Kaevurid tahavad katkematut tunnelit stardist kullani. Sabotöörid takistavad neid salaja. Pärast viimast vooru võidab see, kellel on kõige rohkem kulda.
saboteur-explain-turn = Trüki kaardi number, siis number laualt või loetelust, või mõlemad korraga: 2 1. Kaardi 2 mahapanekuks trüki 2 x. Käigu võid ka välja kirjutada: NESW@1,0 (r lõpus pöörab kaarti), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Trüki number laualt või loetelust. Sobib ka ruut (1,0), koht (B) või külg (E). Enter viib tagasi sinu kaartide juurde.
explain-answer = Mäng küsib sinult midagi. Trüki vastuse number.
explain-signs = Sellel ekraanil
legend-goal = kinnine lõpukaart
legend-chest = kinnine kirst
legend-seen = kinni, aga sina oled seda näinud
legend-dead-end = või peened jooned: tupik
legend-guard = valvur ja tema omaniku koht
legend-asked = mille kohta küsitakse
legend-turn = kelle käik on
legend-cards = kaarte käes
legend-gold = kulda
legend-broken = katkine tööriist või vangis
legend-known = roll, mida sa tead
legend-points = punkte
legend-treasure = aarded ja nende väärtus, ? on teadmata
words-row = Rida { $row }: { $cards }
words-cards =
    { $n ->
        [one] { $n } kaart käes
       *[other] { $n } kaarti käes
    }
words-points =
    { $n ->
        [one] { $n } punkt
       *[other] { $n } punkti
    }
words-at = ruudul { $cell }
words-broken = katki: { $tool }
words-gold = tal on kulda
words-holes = Sa saad käigu laduda ruudule { $where }.
words-asked = Küsimus on ruudu { $where } kohta.
explain-commands =
    ?           see abi              ? { $rule }         selgita reeglit
    rules SÕNA  leia reegleid        why NESW@3,2   miks see pole lubatud?
    table       joonista laud        words          laud sõnades
    zoom        kaartide suurus      know           mida tead ainult sina
    log, log 2  mis juhtus           !              mida robot teeks, ja miks?
    save FAIL   salvesta mäng        quit           lahku; midagi ei kao
    undo        võta viimane valik tagasi, robotite vastu, kui see midagi ei avaldanud
    Kui teised mängivad, saab neid kiirustada iga klahvi või Ctrl-C-ga.

### Mida mäng terminalis mängimise ajal ütleb. $what on seni valitu.

## Valimine: kõigepealt kaart, siis mida sellega teha

choose-card = Sinu käik: trüki kaardi number
choose-place = { $what }: trüki number laualt
choose-use = { $what }: mida sa teed?
choose-list = Vali
choose-also = Lisaks
choose-prompt = { $what } · 1–{ $n }, Enter: tagasi >
choose-discard = pane maha
choose-no-more = rohkem mitte
choose-remove = eemalda: { $front }
choose-guard = pane maha valvuri eest
moves-beg = kes maksab valvurile { $number }?
choose-treasure = aare { $number }
choose-cost = { $cell }, maksab { $n } kulda
choose-play = kasuta
act-seat-you = käia sinu ette: { $card }
act-tool-you = käia sinu ette: { $card } (korda saab { $tool })
hindered-digging = Sa ei saa kaevata: { $what }
hindered-tool = katki on { $tool }

## Mis seni juhtus, kuidas voor ja mäng lõppesid

log-turn = Käik { $turn }, koht { $seat }
log-rounds = Kirjuta log kõige jaoks, või log 1 kuni log { $last } ühe vooru jaoks.
result-round = Voor
result-total = Kokku
result-why = Millise reegli järgi
result-not-reached = sinna ei jõudnud keegi
again = Veel kord selles lauas? j: jah, Enter: ei
again-yes = j
again-command = Samad kaardid uuesti: { $command }

## Mitu inimest, ainult robotid, väikesed terminalid

play-welcome-people = Pyrite: lauas on { $seats } põialpoissi, teie istute kohtadel { $people }. ? näitab abi, quit lõpetab.
play-welcome-watch = Pyrite: lauas on { $seats } robotit, sina vaatad pealt. Ctrl-C lõpetab.
hand-over = Küsitakse kohta { $seat }. Kui keegi teine ekraani ei näe: Enter
small-terminal = Selles terminalis on { $columns } × { $rows } märki; terve laud vajab 80 × 24.
usage-names = Nimesid on { $names }, kohti { $seats }; nimeta igaühele kõige rohkem üks.
usage-name-sign = Nimes { $name } on märke, mida nimes olla ei saa; kirjuta tähti, numbreid ja tühikuid.
usage-watch = Pealtvaatajal pole kohta; jäta { $option } ära.
usage-seat-twice = Koht { $seat } on nimetatud kaks korda; jäta üks ära.
help-option-names = Kohtade nimed, esimesena A, näiteks Ann,Bo.
help-option-watch = Vaata, kuidas robotid mängivad; endal kohta pole.
help-play-seat = Kus sa istud; mitu inimest ühe ekraani ees: A,C.

## Mida abi selgitab: ainult seda, mis on ekraanil

explain-aim = Kaevurid tahavad katkematut tunnelit stardist varanduseni, sabotöörid takistavad seda salaja. Pärast viimast vooru võidab suurim kullahulk.
explain-turn = Trüki kaardi number, siis number laualt või loetelust; mõlemad korraga: 2 1. 2 x paneb kaardi 2 maha. Või kirjuta see välja: NESW@1,0 (r selle järel pöörab kaarti), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Trüki number laualt või loetelust; piisab ka ruudust (1,0), kohast (B) või küljest (E). Enter viib tagasi kaartide juurde.
explain-answer = Sinult küsitakse: trüki vastuse number.
explain-signs = Sellel ekraanil
legend-goal = kinnine lõpukaart
legend-chest = kinnine kirst
legend-seen = kinni, aga sina oled seda näinud
legend-dead-end = või peened jooned: tupik
legend-guard = selle koha valvur
legend-asked = mille kohta küsitakse
legend-turn = käigul
legend-cards = kaarte käes
legend-gold = kulda
legend-broken = katkine tööriist või vangis
legend-known = mida sa koha kohta tead
legend-points = punkte
legend-treasure = aarded ja nende väärtus, ? teadmata
words-row = Rida { $row }: { $cards }
explain-commands =
    ?           see abi              ? { $rule }         selgitab reeglit
    rules SÕNA  leiab reegleid       why NESW@3,2   miks see pole lubatud?
    table       joonistab laua       words          laud sõnades
    zoom        kaartide suurus      know           mida tead ainult sina
    log, log 2  mis juhtus           !              mida robot teeks, ja miks
    save FAIL   salvestab mängu      quit           lahkub; midagi ei kao
    Kui teised mängivad, kiirustab neid takka iga klahv ja ka Ctrl-C.

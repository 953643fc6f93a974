### Það sem leikurinn í skjáhermi segir á meðan þú spilar. $what er það sem þú hefur þegar valið.

## Að velja: fyrst spil, svo hvað gert er við það

choose-card = Þú átt leik. Sláðu inn númer spils
choose-place = { $what }: sláðu inn númer á borðinu
choose-use = { $what }: hvað gerirðu við það?
choose-list = Veldu
choose-also = Eða
choose-prompt = { $what } · 1–{ $n }, Enter fer til baka >
choose-discard = kasta því
choose-no-more = þetta er allt
choose-remove = fjarlægja: { $front }
choose-guard = kasta því og setja upp vörð
moves-beg = hver á að borga verði { $number }?
choose-treasure = fjársjóður { $number }
choose-cost = { $cell } fyrir { $n } gullmola
choose-play = spila því
hindered-digging = Þú getur ekki grafið: { $what }
hindered-tool = brotið verkfæri ({ $tool })

## Það sem gerst hefur, hvernig umferð og leik lauk

log-turn = Leikur { $turn }, { $seat }
log-rounds = Sláðu inn log fyrir allan leikinn, eða log 1 til log { $last } fyrir eina umferð.
result-round = Þessi umferð
result-total = Alls
result-why = Regla
result-not-reached = enginn komst þangað
again = Annan leik við þetta borð? j: já, Enter: nei
again-yes = j
again-command = Sömu spil aftur: { $command }

## Fleiri en einn, þjarkar einir, litlir skjáhermar

play-welcome-people = Velkomin í Pyrite. { $seats } dvergar sitja við borðið; þið spilið: { $people }. ? sýnir hjálp, quit hættir.
play-welcome-watch = Velkomin í Pyrite. Þú horfir á { $seats } þjarka spila. Ctrl-C hættir.
hand-over = { $seat }, þú átt leik. Ýttu á Enter þegar enginn annar horfir.
small-terminal = Þessi skjáhermir er { $columns } × { $rows } stafir. Allt borðið þarf 80 × 24.
usage-names = Nöfnin eru { $names } en sætin { $seats }. Gefðu í mesta lagi eitt nafn á sæti.
usage-watch = Áhorfendur hafa ekkert sæti. Slepptu { $option }.
usage-seat-twice = Sæti { $seat } er nefnt tvisvar. Slepptu öðru.

## Það sem hjálpin útskýrir: aðeins það sem er á skjánum

saboteur-explain-aim = Gullgrafarar vilja óslitin göng frá upphafinu að gullinu. Skemmdarvargar hindra það í laumi. Mest gull eftir síðustu umferð vinnur.
saboteur-explain-turn = Sláðu inn númer spils, svo númer á borðinu eða í listanum, eða hvort tveggja í einu: 2 1. Sláðu inn 2 x til að kasta spili 2. Þú getur líka skrifað leikinn: NESW@1,0 (r fyrir aftan snýr spilinu), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Sláðu inn númer á borðinu eða í listanum. Reitur (1,0), sæti (B) eða hlið (E) dugar líka. Enter fer aftur að spilunum þínum.
explain-answer = Leikurinn spyr þig. Sláðu inn númer svars.
explain-signs = Á þessum skjá
legend-goal = endaspil á hvolfi
legend-chest = kista á hvolfi
legend-seen = á hvolfi, en þú hefur séð það
legend-dead-end = eða mjóar línur: botnlangi
legend-guard = vörður og sæti eigandans
legend-asked = það sem spurt er um
legend-turn = sá sem á leik
legend-cards = spil á hendi
legend-gold = gull
legend-broken = brotið verkfæri eða innilokun
legend-known = hlutverkið sem þú þekkir
legend-points = stig
legend-treasure = fjársjóðir og virði þeirra, ? er óþekkt
words-row = Röð { $row }: { $cards }
words-cards =
    { $n ->
        [one] { $n } spil á hendi
       *[other] { $n } spil á hendi
    }
words-points =
    { $n ->
        [one] { $n } stig
       *[other] { $n } stig
    }
words-at = á { $cell }
words-broken = bilað: { $tool }
words-gold = á gull
words-holes = Þú getur lagt gang á { $where }.
words-asked = Spurt er um { $where }.
explain-commands =
    ?           þessi hjálp          ? { $rule }         útskýra reglu
    rules ORÐ   finna reglur         why NESW@3,2   af hverju má þetta ekki?
    table       teikna borðið        words          borðið í orðum
    zoom        stærð spilanna       know           það sem aðeins þú veist
    log, log 2  það sem gerðist      !              ráð þjarks, og ástæðan
    save SKRÁ   vista leikinn        quit           hætta; ekkert glatast
    undo        taka síðasta val til baka gegn þjörkum, ef það sýndi ekkert
    Á meðan hinir leika flýtir hvaða hnappur sem er, eða Ctrl-C, fyrir þeim.

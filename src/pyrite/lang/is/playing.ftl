### Það sem leikurinn í skjáhermi segir á meðan spilað er. $what er það sem þegar er valið.

## Að velja: fyrst spil, svo hvað gert er við það

choose-card = Þú átt leik: sláðu inn númer spils
choose-place = { $what }: sláðu inn númer á borðinu
choose-use = { $what }: hvað gerirðu?
choose-list = Veldu
choose-also = Einnig
choose-prompt = { $what } · 1–{ $n }, Enter: til baka >
choose-discard = kasta því
choose-no-more = ekki fleiri
choose-remove = fjarlægja: { $front }
choose-guard = kasta því fyrir vörð
moves-beg = hver borgar verði { $number }?
choose-treasure = fjársjóður { $number }
choose-cost = { $cell } fyrir { $n } gullmola
choose-play = spila því
act-seat-you = spila á þig: { $card }
act-tool-you = spila á þig: { $card } (gert við: { $tool })
hindered-digging = Þú getur ekki grafið: { $what }
hindered-tool = brotið verkfæri ({ $tool })

## Það sem gerst hefur, hvernig umferð og leik lauk

log-turn = Leikur { $turn }, sæti { $seat }
log-rounds = Skrifaðu log fyrir allt, eða log 1 til log { $last } fyrir eina umferð.
result-round = Umferð
result-total = Alls
result-why = Samkvæmt reglu
result-not-reached = þangað komst enginn
again = Aftur við þetta borð? j: já, Enter: nei
again-yes = j
again-command = Sömu spil aftur: { $command }

## Fleiri en einn, þjarkar einir, litlir skjáhermar

play-welcome-people = Pyrite: { $seats } dvergar við borðið, þið sitjið í sætum { $people }. ? sýnir hjálp, quit hættir.
play-welcome-watch = Pyrite: { $seats } þjarkar við borðið, þú horfir á. Ctrl-C hættir.
hand-over = Sæti { $seat } er spurt. Þegar enginn annar sér skjáinn: Enter
small-terminal = Þessi skjáhermir er { $columns } × { $rows } tákn; allt borðið þarf 80 × 24.
usage-names = Nöfnin eru { $names } en sætin { $seats }; nefndu mest eitt fyrir hvert.
usage-name-sign = { $name } er með tákn sem nafn getur ekki haft; skrifaðu bókstafi, tölustafi og bil.
usage-watch = Sá sem horfir á hefur ekkert sæti; slepptu { $option }.
usage-seat-twice = Sæti { $seat } er nefnt tvisvar; slepptu öðru.
help-option-names = Nöfn sætanna, A fyrst, t.d. Ann,Bo.
help-option-watch = Horfa á þjarka spila; þú hefur ekkert sæti.
help-play-seat = Hvar þú situr; fleiri en einn við sama skjá: A,C.

## Það sem hjálpin útskýrir: aðeins það sem er á skjánum

explain-aim = Gullgrafarar vilja óslitin göng frá upphafinu að fjársjóðnum, skemmdarvargar hindra það í laumi. Eftir síðustu umferðina vinnur sá sem á mest gull.
explain-turn = Sláðu inn númer spils, svo númer á borðinu eða á listanum; hvort tveggja í einu: 2 1. 2 x kastar spili 2. Eða skrifaðu það sjálft: NESW@1,0 (r fyrir aftan snýr spilinu), map@8,0, broken_lamp>B, pass NESW.
explain-choice = Sláðu inn númer á borðinu eða á listanum; reitur (1,0), sæti (B) eða hlið (E) dugar líka. Enter fer til baka að spilunum.
explain-answer = Þú ert spurð(ur): sláðu inn númer svars.
explain-signs = Á þessum skjá
legend-goal = endaspil á hvolfi
legend-chest = kista á hvolfi
legend-seen = á hvolfi, en þú hefur séð það
legend-dead-end = eða mjóar línur: botnlangi
legend-guard = vörður þess sætis
legend-asked = það sem spurt er um
legend-turn = á leik
legend-cards = spil á hendi
legend-gold = gull
legend-broken = brotið verkfæri eða í haldi
legend-known = það sem þú veist um sæti
legend-points = stig
legend-treasure = fjársjóðir og virði þeirra, ? óþekkt
words-row = Röð { $row }: { $cards }
explain-commands =
    ?           þessi hjálp          ? { $rule }         útskýrir regluna
    rules ORÐ   finnur reglur        why NESW@3,2   af hverju má þetta ekki?
    table       teiknar borðið       words          borðið í orðum
    zoom        stærð spilanna       know           það sem aðeins þú veist
    log, log 2  það sem gerðist      !              hvað þjarkur myndi gera, og af hverju
    save SKRÁ   vistar leikinn       quit           hættir; ekkert glatast
    Á meðan hinir leika flýtir hvaða hnappur sem er, eða Ctrl-C, fyrir þeim.

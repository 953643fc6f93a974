### Það sem vafrinn segir við borð.

## Við borðið

browser-board = Spilaborðið
browser-chest = kista
browser-seats = Allir við borðið
browser-log = Hvað gerðist
browser-show-place = Sýna hvar
browser-zoom-in = Stærra
browser-zoom-out = Minna
browser-fit = Sýna allt
browser-to-play = á leik
browser-away = ekki við
browser-clock = Tími eftir
browser-watching = Þú horfir á
browser-waiting = Sæti { $seat } á leik …
browser-before = Fyrir framan sæti { $seat }: { $front }
browser-mark-none = Ekkert merki
browser-mark-suspect = Ég gruna þetta sæti
browser-mark-trust = Ég treysti þessu sæti
browser-treasure = Fjársjóður { $number }: { $kind }, virði { $value }

## Að velja

browser-turn = Snúa
browser-several = Fleiri spil
browser-back = Til baka
browser-close = Loka
browser-which = Hvort þeirra?
browser-choose-place = Veldu upplýstan reit.
browser-choose-seat = Veldu einhvern.
browser-choose-treasure = Veldu fjársjóð.
browser-choose-card = Veldu fyrst spil.
browser-choose-several = Veldu allt að { $n } spil, í þeirri röð sem þau eiga að liggja.
browser-answer = Þú ert spurður.
browser-cost = Þetta kostar { $n } gull.
browser-by-itself = Svara sjálfkrafa þegar ég á ekkert val
browser-no-use = Þetta spil nýtist hvergi eins og er.
browser-use = Spila því
browser-use-guard = Kasta því fyrir vörð

## Borðið í heild

browser-piles = Bunkar
browser-aside = Lagt til hliðar óséð: { $n }
browser-gold-pile = Gullmolaspil í bunkanum: { $n }
browser-discards = Kastbunki: { $n }
browser-unknown-card = á hvolfi
browser-menu = Valmynd
browser-words = Borðið í orðum
browser-hand-over = Láta þjark spila fyrir mig
browser-take-back = Spila aftur sjálf(ur)
browser-bot-plays = Þjarkur spilar fyrir þig.
browser-propose-skip = Leggja til að þjarkur spili fyrir sæti { $seat }
browser-propose-stop = Leggja til að hætta spilinu
browser-proposed-skip = Sæti { $seat } leggur til að þjarkur spili fyrir sæti { $target }.
browser-proposed-stop = Sæti { $seat } leggur til að hætta spilinu.
browser-vote = Kosning
browser-votes = Með: { $yes }, á móti: { $no }, kjósendur: { $of }
browser-vote-yes = Ég samþykki
browser-vote-no = Ég samþykki ekki
browser-keys = Lyklar
browser-keys-text = 1 til 9 velja spil, örvar reit eða skref, Enter framkvæmir þar, R snýr spilinu, bókstafur velur sæti, X kastar, Esc fer til baka. Á spilaborðinu breyta + og - stærðinni, 0 sýnir allt.
browser-leave = Fara; sætið mitt bíður

## Fleiri við eitt tæki

browser-hand-device = Réttu tækið áfram: { $name }
browser-reveal = Ég er { $name }, sýndu spilin mín
browser-hide = Fela spilin mín

## Spjall

browser-talk = Segja eitthvað
browser-talk-text = Orð þín
browser-talk-send = Segja
browser-say-goal = Um endaspil …
browser-say-suspect = Ég gruna …
browser-say-trust = Ég treysti …
browser-say-thanks = Takk …
browser-say-tool = Gerið við …
browser-say-path = Grafið áfram
browser-say-deny = Ég er með ykkur í liði
browser-goal-gold = Endaspil { $goal }: gull
browser-goal-stone = Endaspil { $goal }: ekkert gull

## Ráð: hvað þjarkur myndi gera og hvers vegna

browser-hint = Hvað myndi þjarkur gera?
browser-advice = Þjarkur myndi velja: { $play }.
browser-follow = Gera það

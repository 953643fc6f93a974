### Það sem vafrinn segir við borð.

## Við borðið

browser-board = Spilaborð
browser-chest = kista
browser-spot = dálkur { $column }, röð { $row }
browser-seats = Leikmenn
browser-log = Gangur leiksins
browser-show-place = Sýna á borðinu
browser-zoom-in = Stækka
browser-zoom-out = Minnka
browser-fit = Sýna allt
browser-to-play = á leik
browser-away = ekki við
browser-clock = Tími eftir
browser-role = Hlutverkið þitt: { $dwarf }
browser-watching = Þú horfir á
browser-waiting = { $seat } á leik …
browser-mark-none = Ekkert merki
browser-mark-suspect = Ég gruna þennan leikmann
browser-mark-trust = Ég treysti þessum leikmanni
browser-treasure = Fjársjóður { $number }: { $kind }, virði { $value }

## Að velja

browser-turn = Snúa
browser-several = Mörg spil
browser-back = Til baka
browser-close = Loka
browser-which = Hvað af þessu?
browser-choose-place = Veldu upplýstan reit.
browser-choose-seat = Veldu leikmann.
browser-choose-treasure = Veldu fjársjóð.
browser-choose-card = Veldu fyrst spil.
browser-choose-several = Veldu allt að { $n } spil í þeirri röð sem þú vilt kasta þeim.
browser-answer = Það er spurning til þín.
browser-cost = Þetta kostar { $n } gull.
browser-by-itself = Svara sjálfkrafa þegar ég á ekkert val
browser-answers-soon = Svarar „{ $answer }“ eftir { $seconds } s
browser-let-me-think = Leyfðu mér að hugsa
browser-no-use = Þú getur ekki spilað þessu spili núna.
browser-use = Spila því
browser-use-guard = Kasta því til að setja vörð

## Borðið í heild

browser-piles = Bunkar
browser-aside = Lagt til hliðar á hvolfi: { $n }
browser-gold-pile = Gullmolaspil eftir: { $n }
browser-discards = Kastbunki: { $n }
browser-unknown-card = á hvolfi
browser-menu = Valmynd
browser-words = Borðið í orðum
browser-hand-over = Láta þjark spila fyrir mig
browser-take-back = Taka aftur við
browser-bot-plays = Þjarkur spilar fyrir þig.
browser-propose-skip = Kjósa um að þjarkur spili hjá { $seat }
browser-propose-stop = Kjósa um að ljúka leiknum
browser-proposed-skip = { $seat } vill að þjarkur spili hjá { $target }.
browser-proposed-stop = { $seat } vill ljúka leiknum.
browser-vote = Kosning
browser-votes = { $yes } með, { $no } á móti, { $of } mega kjósa
browser-vote-yes = Ég er með
browser-vote-no = Ég er á móti
browser-keys = Lyklaborð
browser-keys-text = 1 til 9 velja spil. Örvarnar velja reit eða skref og Enter staðfestir. R snýr spilinu, bókstafur velur leikmann, X kastar og Esc fer til baka. Á spilaborðinu stækka og minnka + og -, og 0 sýnir allt.
browser-leave = Fara og halda sætinu

## Fleiri við eitt tæki

browser-hand-device = Réttu tækið áfram: { $name }
browser-reveal = Ég er { $name }. Sýndu spilin mín
browser-hide = Fela spilin mín

## Spjall

browser-talk = Segja eitthvað
browser-talk-text = Skilaboðin þín
browser-talk-send = Senda
browser-say-goal = Um endaspil …
browser-say-suspect = Ég gruna …
browser-say-trust = Ég treysti …
browser-say-thanks = Takk …
browser-say-tool = Gerið við …
browser-say-path = Grafið áfram, takk
browser-say-deny = Ég er með ykkur í liði
browser-goal-gold = Endaspil { $goal }: gull
browser-goal-stone = Endaspil { $goal }: ekkert gull

## Ráð: hvað þjarkur myndi gera og hvers vegna

browser-hint = Hvað myndi þjarkur gera?
browser-advice = Þjarkur myndi velja: { $play }.
browser-follow = Gera það

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

## Kvikmynd og áætlun

browser-film = Sýna leiki einn í einu
browser-film-skip = Sleppa
browser-plan = Veldu hvar þú spilar því þegar þú átt leik.
browser-planned = Þessu verður spilað þegar þú átt leik.
browser-plan-cancel = Hætta við
browser-plan-dropped = Leikurinn sem þú ætlaðir þér er ekki lengur mögulegur. Veldu aftur.

## Að velja

browser-turn = Snúa
browser-several = Mörg spil
browser-back = Til baka
browser-close = Loka
browser-which = Hvað af þessu?
browser-choose-place = Veldu upplýstan reit.
browser-tap-again = Ýttu aftur á reitinn.
browser-play-here = Spila hér
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
browser-use-pass = Kasta

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
browser-keys-text = 1 til 9 velja spil. Örvarnar velja reit eða skref og Enter staðfestir. R snýr spilinu, bókstafur velur leikmann, X kastar, U tekur leik til baka og Esc fer til baka. Á spilaborðinu stækka og minnka + og -, og 0 sýnir allt.
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
browser-undo = Taka til baka

## Andlit, hlutverk og tilfinningar

browser-face = Andlitið þitt
browser-face-random = Handahófskennt andlit
browser-face-beard = Skegg
browser-face-cap = Húfa
browser-face-colour = Litur: { $name }
browser-face-temper = Skap: { $name }
browser-temper-merry = í góðu skapi
browser-temper-grumpy = í fýlu
browser-temper-sly = með slóttugan svip
browser-temper-sleepy = með syfjulegan svip
browser-temper-stern = með alvörusvip
browser-temper-curious = með forvitinn svip
browser-temper-brave = með hetjusvip
browser-temper-gloomy = með dapurlegan svip
browser-colour-0 = rauður
browser-colour-1 = appelsínugulur
browser-colour-2 = gulur
browser-colour-3 = ljósgrænn
browser-colour-4 = grænn
browser-colour-5 = blágrænn
browser-colour-6 = ljósblár
browser-colour-7 = dökkblár
browser-colour-8 = fjólublár
browser-colour-9 = bleikur
browser-colour-10 = brúnn
browser-colour-11 = grár
browser-role-dealt = Hlutverk þitt í umferð { $round }
browser-role-got = Skilið
browser-role-hide = Fela hlutverkið mitt
browser-role-show = Sýna hlutverkið mitt
browser-role-hidden = Falið
browser-clan-of = { $clan } ættbálkur
browser-aim-digger = Þú vinnur ef gullgrafararnir ná að fjársjóðnum.
browser-aim-saboteur = Þú vinnur ef enginn nær að fjársjóðnum.
browser-aim-greedy = Þú vinnur aðeins ef það ert þú sem nærð að fjársjóðnum.
browser-aim-blue = Þú vinnur með bláa liðinu. Græn hurð á leiðinni lokar þig úti.
browser-aim-green = Þú vinnur með græna liðinu. Blá hurð á leiðinni lokar þig úti.
browser-aim-boss = Þú vinnur með hvoru gullgrafaraliðinu sem er, en færð einum gullmola minna.
browser-aim-profiteer = Þú vinnur með þeim sem vinna, hvort sem það eru gullgrafarar eða skemmdarvargar, en færð tveimur gullmolum minna.
browser-aim-geologist = Þú færð einn gullmola fyrir hvern kristal í göngunum.
browser-aim-mines-loyal = Þú deilir fjársjóðum þínum með ættbálknum. Taktu eins marga og þú getur.
browser-aim-mines-selfish = Þú heldur öllum fjársjóðum sem þú tekur og deilir með engum.
browser-aim-mines-saboteur = Þú deilir fjársjóðum þínum með hinum ættbálknum. Vinndu fyrir hann á laun.
browser-emotes = Sýna tilfinningu
browser-emote-laugh = Hlæja
browser-emote-gasp = Súpa hveljur
browser-emote-angry = Hvessa augun
browser-emote-sleepy = Geispa
browser-emote-wink = Blikka
browser-emote-love = Senda ást

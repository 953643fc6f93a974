### Mida brauser lauas ütleb.

## Lauas

browser-board = Mängulaud
browser-chest = kirst
browser-spot = veerg { $column }, rida { $row }
browser-seats = Mängijad
browser-log = Mängu käik
browser-show-place = Näita mängulaual
browser-zoom-in = Suurenda
browser-zoom-out = Vähenda
browser-fit = Näita kõike
browser-to-play = käigul
browser-away = eemal
browser-clock = Aega jäänud
browser-role = Sinu roll: { $dwarf }
browser-watching = Sa vaatad pealt
browser-waiting = Käigul on { $seat } …
browser-mark-none = Märgita
browser-mark-suspect = Kahtlustan seda mängijat
browser-mark-trust = Usaldan seda mängijat
browser-treasure = Aare { $number }: { $kind }, väärtus { $value }

## Film ja plaan

browser-film = Näita käike ükshaaval
browser-film-skip = Jäta vahele
browser-plan = Vali, kuhu selle oma käigul mängid.
browser-planned = See mängitakse, kui on sinu käik.
browser-plan-cancel = Loobu plaanist
browser-plan-dropped = Sinu plaanitud käik pole enam võimalik. Vali uuesti.

## Valimine

browser-turn = Pööra
browser-several = Mitu kaarti
browser-back = Tagasi
browser-close = Sulge
browser-which = Milline neist?
browser-choose-place = Vali helendav ruut.
browser-tap-again = Puuduta ruutu veel kord.
browser-play-here = Mängi siia
browser-choose-seat = Vali mängija.
browser-choose-treasure = Vali aare.
browser-choose-card = Vali enne kaart.
browser-choose-several = Vali kuni { $n } kaarti selles järjekorras, milles tahad need maha panna.
browser-answer = Sulle on küsimus.
browser-cost = See maksab { $n } kulda.
browser-by-itself = Vasta automaatselt, kui mul valikut pole
browser-answers-soon = Vastab { $seconds } s pärast: „{ $answer }“
browser-let-me-think = Las ma mõtlen
browser-no-use = Seda kaarti ei saa sa praegu käia.
browser-use = Käi
browser-use-guard = Pane maha, et seada valvur
browser-use-pass = Pane maha

## Laud tervikuna

browser-piles = Virnad
browser-aside = Kinniselt kõrvale pandud: { $n }
browser-gold-pile = Kullakaarte alles: { $n }
browser-discards = Maha pandud: { $n }
browser-unknown-card = kinnine
browser-menu = Menüü
browser-words = Laud sõnades
browser-hand-over = Lase robotil enda eest mängida
browser-take-back = Mängi jälle ise
browser-bot-plays = Sinu eest mängib robot.
browser-propose-skip = Hääleta: robot mängib edasi ({ $seat })
browser-propose-stop = Hääleta: mäng lõpetatakse
browser-proposed-skip = { $seat } tahab, et mängija { $target } eest mängiks robot.
browser-proposed-stop = { $seat } tahab mängu lõpetada.
browser-vote = Hääletus
browser-votes = { $yes } poolt, { $no } vastu, hääletajaid { $of }
browser-vote-yes = Olen nõus
browser-vote-no = Ei ole nõus
browser-keys = Klaviatuur
browser-keys-text = 1 kuni 9 valivad kaardi. Nooleklahvid valivad ruudu või sammu ja Enter kinnitab selle. R pöörab kaardi, täht valib mängija, X paneb maha, U võtab käigu tagasi ja Esc läheb tagasi. Mängulaual muudavad + ja - suurust ning 0 näitab kõike.
browser-leave = Lahku ja jäta koht endale

## Mitu inimest ühe seadme taga

browser-hand-device = Anna seade edasi: { $name }
browser-reveal = Mina olen { $name }. Näita mu kaarte
browser-hide = Peida mu kaardid

## Jutt

browser-talk = Ütle midagi
browser-talk-text = Sinu sõnum
browser-talk-send = Saada
browser-say-goal = Lõpukaardist …
browser-say-suspect = Kahtlustan …
browser-say-trust = Usaldan …
browser-say-thanks = Aitäh …
browser-say-tool = Parandage mu …
browser-say-path = Palun kaevake edasi
browser-say-deny = Ma olen teie poolel
browser-goal-gold = Lõpukaart { $goal }: kuld
browser-goal-stone = Lõpukaart { $goal }: kulda pole

## Nõuanded: mida robot teeks ja miks

browser-hint = Mida teeks robot?
browser-advice = Robot valiks: { $play }.
browser-follow = Tee nii
browser-undo = Võta tagasi

## Näod, rollid ja tunded

browser-face = Sinu nägu
browser-face-random = Juhuslik nägu
browser-face-beard = Habe
browser-face-cap = Müts
browser-face-colour = Värv: { $name }
browser-face-temper = Tuju: { $name }
browser-temper-merry = rõõmus
browser-temper-grumpy = pahur
browser-temper-sly = kaval
browser-temper-sleepy = unine
browser-temper-stern = karm
browser-temper-curious = uudishimulik
browser-temper-brave = vapper
browser-temper-gloomy = sünge
browser-colour-0 = punane
browser-colour-1 = oranž
browser-colour-2 = kollane
browser-colour-3 = heleroheline
browser-colour-4 = roheline
browser-colour-5 = türkiissinine
browser-colour-6 = helesinine
browser-colour-7 = tumesinine
browser-colour-8 = lilla
browser-colour-9 = roosa
browser-colour-10 = pruun
browser-colour-11 = hall
browser-role-dealt = Sinu roll { $round }. voorus
browser-role-got = Selge
browser-role-hide = Peida mu roll
browser-role-show = Näita mu rolli
browser-role-hidden = Peidetud
browser-clan-of = { $clan } klann
browser-aim-digger = Sa võidad, kui kaevurid jõuavad aardeni.
browser-aim-saboteur = Sa võidad, kui keegi ei jõua aardeni.
browser-aim-greedy = Sa võidad ainult siis, kui jõuad ise aardeni.
browser-aim-blue = Sa võidad sinise võistkonnaga. Roheline uks tee peal jätab su ukse taha.
browser-aim-green = Sa võidad rohelise võistkonnaga. Sinine uks tee peal jätab su ukse taha.
browser-aim-boss = Sa võidad ükskõik kumma kaevurite võistkonnaga, aga saad ühe kulla vähem.
browser-aim-profiteer = Sa võidad koos võitva poolega, olgu need kaevurid või sabotöörid, aga saad kaks kulda vähem.
browser-aim-geologist = Sa saad iga tunnelites oleva kristalli eest ühe kulla.
browser-aim-mines-loyal = Sa jagad oma aarded oma klanniga. Kogu neid nii palju, kui saad.
browser-aim-mines-selfish = Sa jätad kõik võetud aarded endale ega jaga kellegagi.
browser-aim-mines-saboteur = Sa jagad oma aarded teise klanniga. Tööta salaja nende heaks.
browser-emotes = Näita tunnet
browser-emote-laugh = Naera
browser-emote-gasp = Ahmi õhku
browser-emote-angry = Vaata kurjalt
browser-emote-sleepy = Haiguta
browser-emote-wink = Pilguta silma
browser-emote-love = Saada armastust

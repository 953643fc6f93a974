### Mida brauser lauas ütleb.

## Lauas

browser-board = Mängulaud
browser-chest = kirst
browser-seats = Kõik lauas
browser-log = Mis juhtus
browser-show-place = Näita, kus
browser-zoom-in = Suuremaks
browser-zoom-out = Väiksemaks
browser-fit = Näita kõike
browser-to-play = on käigul
browser-away = ära
browser-clock = Aega jäänud
browser-watching = Sa vaatad pealt
browser-waiting = Käigul on koht { $seat } …
browser-before = Koha { $seat } ees: { $front }
browser-mark-none = Märgita
browser-mark-suspect = Kahtlustan seda kohta
browser-mark-trust = Usaldan seda kohta
browser-treasure = Aare { $number }: { $kind }, väärtus { $value }

## Valimine

browser-turn = Pööra
browser-several = Mitu kaarti
browser-back = Tagasi
browser-close = Sulge
browser-which = Milline neist?
browser-choose-place = Vali valgustatud koht.
browser-choose-seat = Vali keegi.
browser-choose-treasure = Vali aare.
browser-choose-card = Vali enne kaart.
browser-choose-several = Vali kuni { $n } kaarti selles järjekorras, milles need jäävad.
browser-answer = Sinult küsitakse.
browser-cost = See maksab { $n } kulda.
browser-by-itself = Vasta ise, kui mul valikut pole
browser-no-use = Seda kaarti ei saa praegu kuskil kasutada.
browser-use = Käi
browser-use-guard = Pane valvuri jaoks maha

## Laud tervikuna

browser-piles = Virnad
browser-aside = Nägemata kõrvale pandud: { $n }
browser-gold-pile = Kullakaarte virnas: { $n }
browser-discards = Maha pandud: { $n }
browser-unknown-card = kinnine
browser-menu = Menüü
browser-words = Laud sõnades
browser-hand-over = Lase robotil enda eest mängida
browser-take-back = Mängi jälle ise
browser-bot-plays = Sinu eest mängib robot.
browser-propose-skip = Tee ettepanek, et koha { $seat } eest mängiks robot
browser-propose-stop = Tee ettepanek mäng katkestada
browser-proposed-skip = Koht { $seat } teeb ettepaneku, et koha { $target } eest mängiks robot.
browser-proposed-stop = Koht { $seat } teeb ettepaneku mäng katkestada.
browser-vote = Hääletus
browser-votes = Poolt: { $yes }, vastu: { $no }, hääletajaid: { $of }
browser-vote-yes = Olen nõus
browser-vote-no = Ei ole nõus
browser-keys = Klahvid
browser-keys-text = 1 kuni 9 valivad kaardi, nooled ruudu või sammu, Enter teeb selle seal, R pöörab kaardi, täht valib koha lauas, X paneb maha, Esc läheb tagasi. Mängulaual muudavad + ja - suurust, 0 näitab kõike.
browser-leave = Lahku; mu koht jääb alles

## Mitu inimest ühe seadme taga

browser-hand-device = Anna seade edasi: { $name }
browser-reveal = Mina olen { $name }, näita mu kaarte
browser-hide = Peida mu kaardid

## Jutt

browser-talk = Ütle midagi
browser-talk-text = Sinu sõnad
browser-talk-send = Ütle
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

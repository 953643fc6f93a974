### Mida mängumootor ütleb. Tunnused ja argumendid nagu inglise keeles, mille ta ise kaasa toob.

## Laua loomine

game-unknown = Mängu { $game } pole; mängud on { $known }.
config-seats-type = Kohtade arv peab olema täisarv, mitte { $value }.
config-seats = See komplekt on { $least } kuni { $most } kohale, mitte { $seats }.
config-edition = Väljaannet { $value } pole; väljaanded on { $known }.
config-module = Moodulit { $value } pole; moodulid on { $known }.
config-modules = Moodulid antakse nimede loeteluna, mitte kujul { $value }.
config-module-twice = Moodul { $module } on nimetatud kaks korda.
config-requires = Moodul { $module } vajab moodulit { $other }.
config-excludes = Moodulid { $module } ja { $other } ei sobi kokku.
config-slot = Moodulid { $module } ja { $other } nõuavad mõlemad kohta { $slot }; tohib ainult üks.
config-flag = { $flag } ei saa olla { $value }; võimalik on { $known }.
config-option = Valikut { $option } pole; valikud on { $known }.
config-rounds = Voorude arv peab olema täisarv 1 kuni 99, mitte { $value }.
config-first-seat = Esimene koht peab olema täisarv 0 kuni { $most }, mitte { $value }.
config-seed = Seemnearv peab olema täisarv alla 2^64 või 64 kuueteistkümnendnumbrit, mitte { $value }.
config-too-big = Komplektis on { $count } { $what }; lauas on ruumi { $most } jaoks.

## Teksti lugemine

text-action = { $text } ei ole käik; kirjuta see nii nagu: { $examples }.
text-number = { $value } ei ole selle laua ühegi käigu number.
text-card = Kaarti { $card } selles lauas pole.
text-cell = { $cell } ei ole ruut; kirjuta veerg,rida, näiteks 4,-1.
text-seat = { $seat } ei ole koht; selle laua kohad on A kuni { $last }.
text-tool = { $tool } ei ole tööriist; tööriistad on pick, lamp ja cart.
text-which-tool = { $card } parandab mitut tööriista; kirjuta, millist, näiteks { $card }>B:lamp.
text-which-seat = Küsitakse mitmelt kohalt; ütle, milline vastab.

## Miks mitte

not-over = Mäng on läbi.
not-asked = Koha { $seat } kord ei ole praegu.
not-now = { $what } ei ole vastus sellele, mida praegu küsitakse.
not-in-hand = Sul ei ole käes kaarti: { $card }.
not-that-way = Nii seda kaarti ei käida: { $card }.
not-with-broken-tools = Sa ei saa kaevata, kuni su ees on katkine tööriist.
not-empty = Ruudul { $cell } on juba kaart.
not-beside-card = Ruudu { $cell } kõrval pole ühtki avatud kaarti.
not-fitting = Ruudul { $cell } tunnelid ei kohtu: iga külg peab naabriga sobima.
not-joined = Ruuduni { $cell } ei vii ükski stardikaardiga ühenduses tunnel.
not-turned-twin = { $card } on ümberpööratult samasugune; jäta r ära.
not-own-tool = Sa ei saa lõhkuda enda tööriista.
not-broken-twice = Kohal { $seat } on juba katki: { $tool }.
not-broken = Kohal { $seat } ei ole katki: { $tool }.
not-this-tool = { $card } ei aita, kui katki on { $tool }.
not-a-path = Ruudul { $cell } pole tunnelikaarti, mida saaks ära võtta.
not-a-hidden-goal = Ruudul { $cell } pole kinnist lõpukaarti.
not-a-joined-goal = Lõpukaart ruudul { $cell } ei ole nende seas, mis praegu ümber pööratakse.
not-in-pool = Pakutavate kullakaartide seas pole kaarti väärtusega { $value }.

## Seisud, joonised ja salvestused

position-type = { $where }: siin peab olema: { $wanted }.
position-key = Seisul pole võtit { $key }; võtmed on { $known }.
position-missing = Seis ei ütle midagi selle kohta: { $key }.
position-version = Vormingu versioon on { $value }; see programm loeb versiooni { $known }.
position-game = See seis on mängust { $value }, mitte { $known }.
position-value = { $where }: { $value } ei ole siin võimalik; peab olema { $known }.
position-length = { $where }: kirjeid on { $count }; neid peab olema { $wanted }.
position-card = { $where }: kaarti { $card } selles lauas pole.
position-too-many = Seis näitab kaarti { $card } { $count } korda; komplektis on neid { $most }.
position-too-few = Käed ja virn vajavad { $wanted } kaarti; järel on { $count }.
position-goal = Lõpukaart, mis peaks olema ruudul { $cell }, ei ole selle jaoks enam alles.
position-start = Stardikaart on ruudul { $cell } ega kusagil mujal.
position-misfit = Kaart ruudul { $cell } ei sobi naabriga küljel { $side }.
position-no-cards = Kohal, mis on käigul, pole ühtki kaarti.
position-left-over = { $count } kaarti ei ole kusagil; jäta nende jaoks pile või discards välja.
position-gold = Seisu kullakaarte ei saa komplekti kaartidest kokku panna.
position-no-goal = Lõpukaardid ja kinnised kaardid on ainult lõpukaartide ruutudel, mitte ruudul { $cell }.
position-too-far = Kaardid on selle komplekti tunneli jaoks üksteisest liiga kaugel.
position-two-boards = Anna kaardid kas board või drawing abil, mitte mõlemal viisil.
position-asks-over = Kui mäng on läbi, ei küsita kelleltki midagi.
position-asks-one = Kuni mäng kestab, on lahti täpselt üks küsimus.
position-asks-stage = See, mida küsitakse, ei sobi vooru selle osaga.
position-asks-declared = Väljakuulutatu peab olema lubatud, kuni teised võivad vastu vaielda.
position-asks-window = Teistelt küsitakse kaardi kohta, mille käigul olev koht välja kuulutas.
position-asks-turn = Käigu ajal küsitakse ainult käigul olevalt kohalt ja ükski lõpukaart ei oota.
position-asks-goal = Kinniste lõpukaartide kohta küsitakse ainult leidjalt ja tema on käigul.
position-asks-gold = Kulda pakutakse kaevurile, vähemalt kaks kaarti, pärast varanduse leidmist.
view-broken = Selles vaates on midagi puudu või rikutud; võta see käsust state.view(seat).
drawing-char = Rida { $line }, veerg { $column }: { $char } ei ole kaart; vaata docs/notation.md.
drawing-start = Joonisel peab stardikaart S olema täpselt üks kord.
record-header = Salvestus algab reaga: { $wanted }.
record-key = Rida { $line }: { $text } ei ole seade; kirjuta võti: väärtus, väärtus JSON-ina.
record-missing = Salvestus ei ütle midagi selle kohta: { $key }.
record-seat = Rida { $line }: käik algab oma koha tähega, näiteks: A pass map.
record-action = Käiku { $where } ei saa mängida: { $problem }
record-torn = Salvestada saab ainult mängu, mida on algusest peale mängitud käsuga play().
view-type = Vaade on vastavus, nagu state.view(seat) selle annab.
record-twice = Rida { $line }: { $key } on juba öeldud.
position-asks-hand = Käigul oleval kohal oleks rohkem kaarte, kui ruumi on.
position-asks-shown = Lõpukaart, mida kõik teavad, on lahti, kui seda parajasti ei pöörata.

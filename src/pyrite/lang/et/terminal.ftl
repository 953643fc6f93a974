### Mida käsurida ja terminalimäng ütlevad.
### $seat ja $target on tähed, $card, $tool ja $dwarf nimed, $cell on ruut nagu 4,-1.

## Küsimused mängijale

ask-turn = Sinu käik
ask-pick_goal = Sinu tunnel jõuab mitme lõpukaardini. Millise pöörad ümber esimesena?
ask-turn_goal = Lõpukaart ruudul { $cell } sobib mõlemat pidi. Kuidas see peaks jääma?
ask-take_gold = Võta üks neist kullakaartidest.
ask-veto = Koht { $seat } tahab { $play }. Lubada või panna veto?
ask-other = Mida sa teed?
prompt = { $seat }, { $dwarf } · 1–{ $n } või ? >

## Mida saab teha; lõpetab lause, mis algab „Koht B tahab“

act-cell = käia ruudule { $cell }: { $card }
act-seat = käia koha { $target } ette: { $card }
act-tool = käia koha { $target } ette: { $card } (korda saab { $tool })
act-pass = panna maha: { $card }
act-goal = pöörata ümber lõpukaart ruudul { $what }
act-upright = jätta püsti
act-turned = pöörata pool pööret
act-take = võtta kaart väärtusega { $what }
act-allow = lubada
act-veto = panna veto

## Laud

status-round = Voor { $round }/{ $rounds }
status-pile =
    { $n ->
        [0] Virn on tühi
        [one] virnas { $n } kaart
       *[other] virnas { $n } kaarti
    }
status-you = Sina, { $seat }: { $dwarf }
status-gold = Sinu kuld: { $n }
seats-seat = Koht
seats-cards = Kaarte
seats-gold = Kulda
seats-you = sina
news-title = Pärast su eelmist käiku
hand-title = Käes
moves-dig = Kaeva
moves-tools = Tööriist
moves-cells = Laud
moves-discard = Maha
moves-answers = Vastus

## Mis juhtus

event-round_started = Algab voor { $round }. { $who ->
        [you] Sina alustad.
       *[other] Alustab koht { $seat }.
    }
event-dwarf_dealt = Selles voorus oled sina { $dwarf }.
event-drew = Sa võtad kaardi: { $card }.
event-placed =
    { $who ->
        [you] Sa paned ruudule { $cell }: { $card }.
       *[other] Koht { $seat } paneb ruudule { $cell }: { $card }.
    }
event-broke =
    { $who ->
        [you]
            { $whom ->
                [you] Sa paned iseenda ette: { $card }.
               *[other] Sa paned koha { $target } ette: { $card }.
            }
       *[other]
            { $whom ->
                [you] Koht { $seat } paneb sinu ette: { $card }!
                [self] Koht { $seat } paneb enda ette: { $card }.
               *[other] Koht { $seat } paneb koha { $target } ette: { $card }.
            }
    }
event-repaired =
    { $who ->
        [you]
            { $whom ->
                [you] Sinu tööriist saab sinult korda: { $tool }.
               *[other] Koha { $target } tööriist saab sinult korda: { $tool }.
            }
       *[other]
            { $whom ->
                [you] Koht { $seat } teeb korda sinu tööriista: { $tool }.
                [self] Koht { $seat } teeb korda enda tööriista: { $tool }.
               *[other] Koht { $seat } teeb korda koha { $target } tööriista: { $tool }.
            }
    }
event-collapsed =
    { $who ->
        [you] Sa tekitad varingu ruudul { $cell }: { $card }.
       *[other] Koht { $seat } tekitab varingu ruudul { $cell }: { $card }.
    }
event-looked =
    { $who ->
        [you] Sa vaatad lõpukaarti ruudul { $cell }: { $card }.
       *[other] Koht { $seat } vaatab lõpukaarti ruudul { $cell }.
    }
event-passed =
    { $who ->
        [you] Sa passid ja paned maha: { $card }.
       *[other] Koht { $seat } passib.
    }
event-goal_shown =
    { $who ->
        [you] Sa jõuad lõpukaardini ruudul { $cell }: { $card }.
       *[other] Koht { $seat } jõuab lõpukaardini ruudul { $cell }: { $card }.
    }
event-cancelled =
    { $who ->
        [you] Sa paned veto, mõjuta jääb { $card }.
       *[other] Koht { $seat } paneb veto, mõjuta jääb { $card }.
    }
event-skipped =
    { $who ->
        [you] Sul pole kaarte ja sa jääd vahele.
       *[other] Kohal { $seat } pole kaarte ja see jääb vahele.
    }
event-round_ended =
    { $treasure ->
        [yes] Varandus on leitud: vooru võidavad kaevurid.
       *[no] Voor on läbi ja varandust ei leitud.
    }
event-dwarf_shown =
    { $who ->
        [you] Sina olid { $dwarf }.
       *[other] Koht { $seat } oli { $dwarf }.
    }
event-spare_shown = Ülearune põialpoiss oli { $dwarf }.
event-gold_drawn =
    { $cards ->
        [one] Jagatakse { $cards } kullakaart.
       *[other] Jagatakse { $cards } kullakaarti.
    }
event-took_gold =
    { $who ->
        [you] Sa saad kullakaardi väärtusega { $value }.
       *[other] Koht { $seat } saab kullakaardi.
    }
event-was_paid =
    { $who ->
        [you] Sa saad { $sum } kulda.
       *[other] Koht { $seat } saab { $sum } kulda.
    }
event-game_ended = Mäng on läbi.

## Vooru lõpp, mängu lõpp

round-over = Voor on läbi
round-wait = Edasi Enteriga.
end-title = Lõpptulemus
end-won = Sina võitsid!
end-lost = Seekord sa ei võitnud.

## Mängimine terminalis

play-welcome = Pyrite: lauas on { $seats } põialpoissi, sina istud kohal { $seat }. ? näitab abi, quit lõpetab.
play-help =
    Kuidas mängida
      Oma käigul teed üht: lisad tunnelikaardi, kasutad tegevuskaarti või paned
      kaardi maha. Trüki selle number loetelust või kirjuta see välja: NESW@1,0
      paneb kaardi NESW ruudule 1,0 (r selle järel pöörab kaarti pool pööret);
      broken_lamp>B; map@8,0; pass NESW.
      Kaevurid tahavad katkematut tunnelit stardist varanduseni, sabotöörid
      takistavad seda salaja. Pärast kolme vooru võidab suurim kullahulk.

    Laud
      S start    ? kinnine lõpukaart    (◆) (●) kinni, aga sina oled seda näinud
      ◆ varandus    ● kivi    ▓ või peened jooned: tupik    · siia võid panna
      Jäme raam või heledad jooned: uus pärast su eelmist käiku.
      ▶ käigul    ▯6 kaarte käes    ◆2 kullakaarte    ✗ katkine tööriist

    Käsud
      ?           see abi              ? B-12         selgitab reeglit B-12
      rules map   leiab reegleid       why NESW@1,0   miks see pole lubatud?
      table       joonistab laua       zoom           suuremad või väiksemad kaardid
      log         kõik, mis juhtus     save FAIL      salvestab mängu
      quit        lahkub mängust
play-left = Sa lahkud lauast.
play-no-number =
    { $n ->
        [one] Käiku { $number } pole; on ainult käik 1.
       *[other] Käiku { $number } pole; käigud on 1 kuni { $n }.
    }
play-why-what = Kirjuta selle järele, mida sa teha tahad, näiteks: why NESW@1,0
play-why-allowed = See on praegu lubatud.
play-save-where = Kirjuta selle järele faili nimi, näiteks: save mang.txt
play-saved = Mäng on salvestatud faili { $file }.
play-seed = Selle mängu seemnearv oli { $seed }.

## Muud käsud

rules-nothing = Ükski reegel ei ütle midagi otsitava kohta: { $about }.
replay-wait = Enter: edasi, q: lõpeta
modules-key = Moodul
modules-title = Mis see on
modules-source = Allikas
modules-rules = Reeglid
modules-cards = Kaarte
modules-edition = Väljaanne
modules-option = Valik
modules-values = Väärtused
sim-progress = Mänge
sim-games =
    { $games ->
        [one] { $games } mäng, { $moves } käiku, { $seconds } s
       *[other] { $games } mängu, { $moves } käiku, { $seconds } s
    }
sim-speed = { $moves_per_s } käiku sekundis
sim-length = { $mean_moves } käiku mängu kohta
sim-gold = Kulda
sim-wins = Võite
sim-stopped = Peatatud, mängitud { $games } mängu { $wanted } asemel.

## Kui midagi ei saa teha

file-cannot-read = Faili { $file } ei saa lugeda: { $problem }.
file-cannot-write = Faili { $file } ei saa kirjutada: { $problem }.
file-no-text = { $file } ei ole tekstifail.
usage-no-command = Käsku { $command } pole; käsud on { $known }.
usage-no-option = Valikut { $option } pole; vaata { $command } --help.
usage-no-value = Valik { $option } vajab väärtust; vaata { $command } --help.
usage-missing = { $option } puudub; vaata { $command } --help.
usage-bad-value = Seda, mis on antud valikule { $option }, ei saa kasutada; vaata { $command } --help.
usage-other = { $problem } Vaata { $command } --help.
usage-language = Keelt { $lang } pole; keeled on { $known }.
usage-option = { $text } ei ole valik; kirjuta nimi=väärtus, näiteks rounds=2.
usage-seat = { $seat } ei ole koht; selle laua kohad on A kuni { $last }.
usage-bot = Robotit { $bot } pole; robotid on { $known }.
usage-games = Mänge peab olema vähemalt 1, mitte { $games }.

## Abi

help-pyrite = Sabotööri mängud: mängi, simuleeri, otsi reegleid.
help-play = Mängi terminalis robotite vastu.
help-sim = Lase robotitel kõigil tuumadel palju mänge mängida ja loe kokku.
help-replay = Näita salvestatud mängu sündmus sündmuse haaval.
help-rules = Selgita reeglit numbri järgi, leia reegleid sõna järgi või loetle kõik.
help-modules = Loetle moodulid, väljaanded ja üksikud valikud.
help-bench = Mõõda mängumootori kiirust.
help-options = Valikud
help-arguments = Argumendid
help-commands = Käsud
help-option-help = Näita seda abi.
help-option-version = Näita versiooni.
help-option-game = Mäng, mida mängida.
help-option-terminal = Mängi terminalis.
help-option-seats = Mitu kohta lauas on.
help-option-edition = Trükitud väljaanne, mille reeglid kehtivad; vaata pyrite modules.
help-option-module = Lisatav moodul; võib anda mitu korda.
help-option-option = Laua üksik valik, näiteks rounds=2 või must_connect=false.
help-option-seat = Kus sina istud.
help-option-seed = Arv, millest tuleb kogu juhus; ilma selleta loositakse.
help-option-bot = Kes mängib teistel kohtadel.
help-option-lang = Keel; ilma selleta keskkonna keel.
help-option-record = Salvesta mäng sellesse faili.
help-option-games = Mitu mängu mängitakse.
help-option-json = Väljasta ainult JSON.
help-option-file = Salvestatud mäng.
help-option-step = Oota pärast iga käiku Enterit.
help-option-about = Reegli number või sõna.
help-replay-seat = Näita, mida nägi see koht; ilma selleta, mida nägid kõik.
help-sim-bot = Kes mängib.

## Mõõtmine

bench-running = Mõõtmine
bench-figure = Suurus
bench-value = Väärtus
bench-goal = Siht

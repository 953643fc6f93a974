### Mida käsurida ja terminalimäng ütlevad.
### $seat ja $target on tähed, $card, $tool ja $dwarf nimed, $cell on ruut nagu 4,-1.

## Küsimused mängijale

ask-turn = Sinu käik
ask-pick_goal = Sinu tunnel jõuab mitme kinnise kaardi või paigani. Mis on esimene?
ask-turn_goal = Kaart ruudul { $cell } sobib mõlemat pidi. Kuidas see peaks jääma?
ask-take_gold = Võta üks neist kullakaartidest.
ask-veto = Koht { $seat } tahab { $play }. Lubada või panna veto?
ask-steal = Sinu vargus: kelle kulda sa võtad?
ask-swap_goals = Kas vahetad lõpukaardid { $first } ja { $second } või jätad paigale? Seda tead ainult sina.
ask-keep_discard = Millise neist mahapandud kaartidest sa endale jätad?
ask-lay_path = Tunnelispetsialist: pane tunnelikaart.
ask-pay_toll = Koht { $seat } palub, et sina maksaksid valvurile { $guard }. Kas maksad 1 kulla, kui sinna pannakse tunnel?
ask-push_goal = Kirst: millise lõpukaardi lükkad ühe ruudu võrra itta?
ask-see_dwarf = Kirst: kelle põialpoissi sa vaatad?
ask-choose_discard = Kirst: millise neist mahapandud kaartidest sa endale jätad?
ask-take_card = Kirst: kellelt sa kaardi võtad?
ask-keep_drawn = Kirst: millise neist kaartidest sa endale jätad?
ask-other = Mida sa teed?
prompt = { $seat }, { $dwarf } · 1–{ $n } või ? >

## Mida saab teha; lõpetab lause, mis algab „Koht B tahab“

act-cell = käia ruudule { $cell }: { $card }
act-seat = käia koha { $target } ette: { $card }
act-tool = käia koha { $target } ette: { $card } (korda saab { $tool })
act-goals = käia lõpukaartidele { $first } ja { $second }: { $card }
act-alone = käia: { $card }
act-pass = passida ja panna maha: { $cards }
act-shed = panna maha: { $cards } ja eemaldada enda eest: { $front }
act-guard = panna maha: { $cards } ja seada valvur väljapääsule { $exit }
act-beg = paluda, et koht { $target } maksaks valvurile { $guard }
act-agree = nõustuda maksma
act-refuse = keelduda maksmast
act-done = mitte rohkem tunneleid panna
act-choose = esimesena kaart ruudul { $cell }
act-upright = jätta püsti
act-turned = pöörata pool pööret
act-take = võtta kaart väärtusega { $value }
act-keep = jätta endale: { $card }
act-push = lükata lõpukaarti { $goal }
act-look = vaadata koha { $target } põialpoissi
act-rob = võtta kohalt { $target } kaart
act-steal = võtta kohalt { $target } 1 kuld
act-swap = vahetada need kaks lõpukaarti
act-leave = jätta need paigale
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
status-backwards = vastupäeva
status-guard = Koha { $seat } valvur { $number }: { $exit }
seats-seat = Koht
seats-cards = Kaarte
seats-gold = Kulda
seats-you = sina
news-title = Pärast su eelmist käiku
hand-title = Käes
know-nothing = Sa ei tea rohkem, kui laud näitab.
know-goal = Ruudul { $cell } on: { $card }.
know-chest = Ruudul { $cell } on kirstu peal { $card }; kirstus: { $chest }.
know-dwarf = Koht { $seat } on { $dwarf }.
know-all = { $where }: { $names }.
know-among = { $where }: nende seas { $names }.
know-some = { $where }: vähemalt { $n } neist: { $names }.
know-order = { $where }: üksteise järel { $names }, kuid üks neist võeti kätte.
know-hand = koha { $seat } käsi
know-dwarf-of = koha { $seat } põialpoiss
know-goal-of = lõpukaart { $number }
know-spare = kasutamata põialpoisid
know-discards = mahapandud kaardid

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
       *[other] Koht { $seat } vaatab kinnist kaarti ruudul { $cell }.
    }
event-looked_chest = Sa vaatad kirstu ruudul { $cell }: { $card }, kirstus: { $chest }.
event-passed =
    { $who ->
        [you] Sa passid ja paned maha: { $cards }.
       *[other]
            { $n ->
                [one] Koht { $seat } passib.
               *[other] Koht { $seat } passib { $n } kaardiga.
            }
    }
event-dropped =
    { $who ->
        [you] Sa paned maha: { $cards }.
       *[other]
            { $n ->
                [one] Koht { $seat } paneb kaardi maha.
               *[other] Koht { $seat } paneb maha { $n } kaarti.
            }
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
        [yes] Varandus on leitud: voor on läbi.
       *[no] Voor on läbi ja varandust ei leitud.
    }
event-dwarf_shown =
    { $who ->
        [you] Sina olid { $dwarf }.
       *[other] Koht { $seat } oli { $dwarf }.
    }
event-spare_shown =
    { $n ->
        [one] Ülearune põialpoiss oli { $dwarfs }.
       *[other] Kasutamata põialpoisid olid: { $dwarfs }.
    }
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
event-laid_open = Avatult ruudul { $cell }: { $card }.
event-taken_from =
    { $who ->
        [you]
            { $whom ->
                [you] Sa eemaldad enda eest: { $card }.
               *[other] Sa eemaldad koha { $target } eest: { $card }.
            }
       *[other]
            { $whom ->
                [you] Koht { $seat } eemaldab sinu eest: { $card }.
                [self] Koht { $seat } eemaldab enda eest: { $card }.
               *[other] Koht { $seat } eemaldab koha { $target } eest: { $card }.
            }
    }
event-inspected =
    { $who ->
        [you] Sa vaatad koha { $target } põialpoissi: { $dwarf }.
       *[other]
            { $whom ->
                [you] Koht { $seat } vaatab sinu põialpoissi.
               *[other] Koht { $seat } vaatab koha { $target } põialpoissi.
            }
    }
event-hat_swapped =
    { $who ->
        [you] Sa vahetad oma põialpoisi kasutamata põialpoisi vastu.
       *[other] Koht { $seat } vahetab oma põialpoisi kasutamata põialpoisi vastu.
    }
event-party = Kõigi kohtade põialpoisid segatakse ja jagatakse uuesti.
event-hands_swapped =
    { $who ->
        [you]
            { $n ->
                [0] Sa vahetad kohaga { $target } käekaarte ega saa midagi.
               *[other] Sa vahetad kohaga { $target } käekaarte ja saad: { $cards }.
            }
       *[other]
            { $whom ->
                [you]
                    { $n ->
                        [0] Koht { $seat } vahetab sinuga käekaarte; sa ei saa midagi.
                       *[other] Koht { $seat } vahetab sinuga käekaarte; sa saad: { $cards }.
                    }
               *[other] Koht { $seat } vahetab käekaarte kohaga { $target }.
            }
    }
event-turned_about =
    { $direction ->
        [1] Nüüdsest käib mäng jälle päripäeva.
       *[other] Nüüdsest käib mäng vastupäeva.
    }
event-chose =
    { $who ->
        [you]
            { $swapped ->
                [yes] Sa vahetad lõpukaardid { $first } ja { $second }.
               *[no] Sa jätad lõpukaardid { $first } ja { $second } paigale.
            }
       *[other] Koht { $seat } vahetab lõpukaardid { $first } ja { $second }, või siis mitte.
    }
event-lifted =
    { $who ->
        [you] Sa võtad üles tunneli ruudul { $cell }.
       *[other] Koht { $seat } võtab üles tunneli ruudul { $cell }.
    }
event-searched =
    { $who ->
        [you] Sa otsid segatud mahapandud kaartide seast.
       *[other] Koht { $seat } otsib segatud mahapandud kaartide seast.
    }
event-kept =
    { $who ->
        [you] Sa jätad endale: { $card }.
       *[other] Koht { $seat } jätab endale ühe kaardi { $of } hulgast.
    }
event-reached =
    { $who ->
        [you] Sa jõuad paigani ruudul { $cell }.
       *[other] Koht { $seat } jõuab paigani ruudul { $cell }.
    }
event-chest_reached =
    { $who ->
        [you] Sa jõuad kirstuni ruudul { $cell }: { $card }.
       *[other] Koht { $seat } jõuab kirstuni ruudul { $cell }: { $card }.
    }
event-opened = Kirstus ruudul { $cell }: { $chest }.
event-cover_lost = Kirst ruudul { $cell } jääb varingu alla.
event-pushed =
    { $who ->
        [you] Sa lükkad lõpukaardi ruudult { $from } ruudule { $to }.
       *[other] Koht { $seat } lükkab lõpukaardi ruudult { $from } ruudule { $to }.
    }
event-taken =
    { $who ->
        [you] Sa võtad kohalt { $target }: { $card }.
       *[other]
            { $whom ->
                [you] Koht { $seat } võtab sinult: { $card }.
               *[other] Koht { $seat } võtab kaardi kohalt { $target }.
            }
    }
event-burned =
    { $cards ->
        [one] Virnast läheb nägemata maha { $cards } kaart.
       *[other] Virnast läheb nägemata maha { $cards } kaarti.
    }
event-coins =
    { $who ->
        [you] Sa saad { $n } kulda.
       *[other] Koht { $seat } saab { $n } kulda.
    }
event-paid_coins =
    { $who ->
        [you] Sa kaotad { $n } kulda.
       *[other] Koht { $seat } kaotab { $n } kulda.
    }
event-changed =
    { $who ->
        [you] Sa vahetad kullakaardi väärtusega { $value } müntideks.
       *[other] Koht { $seat } vahetab kullakaardi müntideks.
    }
event-found_gold =
    { $who ->
        [you] Sa saad kullakaardi väärtusega 1.
       *[other] Koht { $seat } saab kullakaardi väärtusega 1.
    }
event-guard_set = Väljapääsul { $exit } seisab nüüd valvur.
event-guard_gone = Üks valvur on selles voorus mängust väljas.
event-acted_steal =
    { $who ->
        [you] Sa varastad kohalt { $target } 1 kulla.
       *[other]
            { $whom ->
                [you] Koht { $seat } varastab sinult 1 kulla!
               *[other] Koht { $seat } varastab kohalt { $target } 1 kulla.
            }
    }
event-acted_beg =
    { $who ->
        [you] Sa palud, et koht { $target } maksaks valvurile { $guard }.
       *[other]
            { $whom ->
                [you] Koht { $seat } palub, et sina maksaksid valvurile { $guard }.
               *[other] Koht { $seat } palub, et koht { $target } maksaks valvurile { $guard }.
            }
    }
event-acted_agree =
    { $who ->
        [you] Sa nõustud maksma.
       *[other] Koht { $seat } nõustub maksma.
    }
event-acted_refuse =
    { $who ->
        [you] Sa keeldud maksmast.
       *[other] Koht { $seat } keeldub maksmast.
    }
event-acted =
    { $who ->
        [you] Sa otsustad: { $play }.
       *[other] Koht { $seat } otsustab: { $play }.
    }
event-game_ended = Mäng on läbi.

## Vooru lõpp, mängu lõpp

round-over = Voor on läbi
round-wait = Edasi Enteriga.
result-goals = Lõpukaardid
result-chests = Kirstud
result-found = leidis koht { $seat }
result-seat = Koht
result-before = Enne
result-dwarf = Tegelane
end-title = Lõpptulemus
end-won = Sina võitsid!
end-lost = Seekord sa ei võitnud.

## Mängimine terminalis

play-welcome = Tere tulemast Pyrite'i. { $seats } mängijat, sina istud kohal { $seat }. ? näitab abi, quit lõpetab.
play-left = Sa lahkud lauast.
play-no-number =
    { $n ->
        [one] Numbrit { $number } pole. On ainult 1.
       *[other] Numbrit { $number } pole. Vali 1 kuni { $n }.
    }
play-why-what = Lisa käik, mida soovid teha, näiteks: why NESW@1,0
play-why-allowed = Seda saad praegu teha.
play-advice = Robot teeks nii: { $action }. { $reason }
play-save-where = Lisa faili nimi, näiteks: save mang.txt
play-saved = Mäng on salvestatud faili { $file }.
play-kept = Sinu mäng on salvestatud. Jätka seda käsuga pyrite play.
play-unsaved = Sinu mängu ei salvestata. Faili { $file } ei saa kirjutada: { $problem }. Käsuga save FAIL salvestad selle mujale.
play-back = Tere tulemast tagasi. { $seats } mängijat, sina istud kohal { $seat }. ? näitab abi, quit lõpetab.
play-nearest = Kas mõtlesid: { $word }?
saved-game = { $when }, { $game }, { $seats } mängijat, voor { $round }/{ $rounds }
saved-game-unread = { $when }, { $game }, { $seats } mängijat
offer = Sul on pooleli mäng: { $about }.
offer-choice = Enter: jätka, n: uus mäng, d: kustuta see, q: lõpeta
offer-kept = See jääb faili { $file }. Jätka seda käsuga pyrite play --resume FAIL.

## Muud käsud

rules-nothing = Ükski reegel ei maini sõna { $about }.
replay-wait = Enter: edasi, q: lõpeta
replay-unfinished = Siin salvestus lõpeb. Mäng jäi lõpetamata.
replay-cut = { $file } katkeb keset viimast rida ({ $line }). Näidatakse kõike enne seda.
modules-key = Moodul
modules-title = Nimi
modules-source = Allikas
modules-rules = Reeglid
modules-cards = Kaarte
modules-seats = Kohti
modules-edition = Väljaanne
modules-option = Valik
modules-values = Väärtused
modules-part = Osa
modules-card = Kaart
modules-sure = Kindlus
modules-sure-B = B  üks allikas
modules-sure-U = U  meie ettepanek
modules-explained = Me ei saanud kõiki trükitud kaarte kontrollida. Mida siin pole, on kindel (A: kaks allikat ühtivad). B: üks allikas. U: meie ettepanek, mis sobib trükitud arvudega. Kui sinu karp on teistsugune, vaata docs/decks.md.
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
sim-bot = Robot
sim-broken = Tööprotsess katkestati. Proovi uuesti vähemate mängude või suurema mäluga.
sim-stopped = Peatatud, mängitud { $games } mängu { $wanted } asemel.

## Kui midagi ei saa teha

serve-at = Pyrite töötab aadressil { $address } (Ctrl-C peatab serveri, mängud on salvestatud).
serve-stopped = Peatatud. Kõik mängud on salvestatud ja jätkuvad, kui serveri uuesti käivitad.
serve-cannot-listen = Server ei saa kuulata aadressil { $host }, pordil { $port }: { $problem }. Proovi teist porti valikuga --port.
serve-bad-host = { $host } ei ole selle arvuti aadress. Kasuta --host 127.0.0.1 ainult selle arvuti jaoks või --host 0.0.0.0 kõigi jaoks, kes selleni ulatuvad.
serve-extra = Mõni pakett puudub. Käivita: pip install 'pyrite[serve]'
database-in-use = Teine Pyrite'i server kasutab seda andmebaasi ({ $file }). Peata see või vali valikuga --db teine andmebaas.
database-newer = Selle andmebaasi on kirjutanud uuem Pyrite (versioon { $version }). Paigalda see versioon või vali valikuga --db teine andmebaas.
database-unusable = Andmebaasi ei saa kasutada: { $problem }
verify-noted = Räsid, mille sa enne jagamist üles kirjutasid, kattuvad salvestusega.
verify-not-noted = Räsi, mille sa enne jagamist üles kirjutasid, ei ole salvestuses.
verify-kept = Laua saladus vastab räsile.
verify-not-kept = Laua saladus ei vasta räsile.
verify-sealed = Iga tekst vastab pitserile, mida näidati enne esimese teksti avamist: { $players }.
verify-not-sealed = Üks tekst ei vasta pitserile, mida enne näidati.
verify-open = Tekstid ei olnud pitseeritud. Viimase teksti kirjutaja võis kaardid valida, kui ta saladust teadis.
verify-no-texts = Ükski mängija ei lisanud teksti. Serveri pidaja võis kaardid valida.
verify-dealt = Kaardid segati selle saladuse ja mängijate tekstidega.
verify-not-dealt = Kaarte ei segatud selle saladuse ja mängijate tekstidega.
verify-played = Iga käik salvestuses oli nende kaartidega lubatud.
verify-fair = Segamine oli aus: keegi ei saanud kaarte valida, kui vähemalt üks neist mängijatest hoidis oma teksti saladuses.
verify-unproven = Hiljem ei muudetud midagi, kuid see ei tõesta, et keegi kaarte ei valinud.
verify-unfair = Seda segamist ei saa usaldada.
verify-no-shuffle = Mängu { $file } ei mängitud serveris, seega pole segamist, mida kontrollida.
file-cannot-read = Faili { $file } ei saa lugeda: { $problem }.
file-cannot-write = Faili { $file } ei saa kirjutada: { $problem }.
file-no-text = { $file } ei ole tekstifail. Salvesta see UTF-8 kujul.
file-empty = { $file } on tühi. Anna salvestatud mängu fail.
file-too-long = { $file } on salvestatud mängu jaoks liiga pikk. Lubatud on kõige rohkem { $most } baiti.
file-record = { $file }: { $problem }
folder-not-empty = Kaust { $folder } ei ole tühi. Vali uus.
output-failed = Väljundit ei saa kirjutada: { $problem }.
system-EACCES = ligipääs keelatud
system-EADDRINUSE = juba kasutusel
system-EEXIST = juba olemas
system-EISDIR = see on kaust
system-ENAMETOOLONG = nimi on liiga pikk
system-ENOENT = faili või kausta ei leitud
system-ENOSPC = ketas on täis
system-ENOTDIR = osa failiteest ei ole kaust
system-EROFS = ketas on kirjutuskaitstud
usage-did-you-mean = Kas mõtlesid: { $word }?
file-exists = Fail { $file } on juba olemas. Vali teine nimi.
resume-no-record = { $file } ei ole salvestatud mäng.
resume-busy = Mäng failis { $file } on mujal avatud. Sulge see enne seal.
resume-damaged = Mängu failis { $file } ei saa jätkata: { $problem }
resume-needs = Mäng failis { $file } vajab moodulit: { $problem }
resume-over = Mäng failis { $file } on läbi. Vaata seda käsuga pyrite replay.
resume-torn = Faili { $file } viimane rida on poolik ja jäeti välja.
usage-resume = --resume võtab laua failist. Jäta { $option } ära.
usage-speed = { $speed } ei ole kiirus. Kasuta { $known } või arvu, näiteks 2 on kaks korda kiirem.
usage-no-command = Tundmatu käsk: { $command }. Käsud: { $known }.
usage-no-option = Tundmatu valik: { $option }. Vaata { $command } --help.
usage-no-value = { $option } vajab väärtust. Vaata { $command } --help.
usage-missing = { $option } puudub. Vaata { $command } --help.
usage-bad-value = Valiku { $option } väärtus ei sobi. Vaata { $command } --help.
usage-whole = { $option } vajab täisarvu, mitte { $value }. Näide: { $option } { $example }
usage-range = { $option } vajab täisarvu { $least } kuni { $most }, mitte { $value }.
usage-twice = { $option } on antud kaks korda. Jäta üks ära.
usage-extra = Ootamatu argument: { $words }. Vaata { $command } --help.
usage-other = { $problem } Vaata { $command } --help.
usage-language = Tundmatu keel: { $lang }. Keeled: { $known }.
usage-option = { $text } ei ole valik. Kirjuta nimi=väärtus, näiteks rounds=2.
usage-not-single = See ei ole laua valik. Kasuta selle asemel { $option } { $value }.
usage-flag = { $flag } ei saa olla { $value }. Võimalikud: { $known }. ({ $rule })
usage-no-editions = Mängul { $game } pole väljaandeid. Jäta --edition ära.
usage-no-modules = Mängul { $game } pole mooduleid. Jäta --module ära.
usage-seat = { $seat } ei ole koht. Selle laua kohad: A kuni { $last }.
usage-games = --games peab olema vähemalt 1, mitte { $games }.
usage-shell = Tundmatu kest: { $shell }. Kestad: { $known }.
usage-step = --step ootab Enterit, seega ei saa mäng tulla standardsisendist. Salvesta see enne faili.

## Abi

help-pyrite = Mängi Sabotööri mänge, simuleeri neid ja otsi nende reegleid.
help-play = Mängi terminalis robotite vastu või serveris.
help-sim = Simuleeri kõigil protsessorituumadel palju robotite mänge.
help-replay = Vaata salvestatud mängu.
help-rules = Leia reegel numbri järgi, otsi reeglitest või loetle kõik.
help-modules = Loetle moodulid, väljaanded ja laua valikud.
help-bench = Mõõda mängumootori kiirust.
help-serve = Käivita server, kus inimesed ja robotid võrgus mängivad.
help-verify = Kontrolli, kas serveris mängitud mäng segati ausalt.
help-completion = Väljasta kesta täiendusskript.
help-usage = Kasutus:
help-example = Näide: { $command }
help-values = Võimalikud väärtused: { $known }.
help-default = vaikimisi: { $value }
help-required = kohustuslik
help-options = Valikud
help-arguments = Argumendid
help-commands = Käsud
help-option-help = Näita seda abi.
help-option-version = Näita versiooni.
help-option-game = Mäng, mida mängida.
help-option-plain = Väljasta rida-realt terve ekraani asemel (torude ja ekraanilugejate jaoks).
help-option-seats = Kohtade arv.
help-option-edition = Trükitud väljaanne, mille järgi mängida (vaata pyrite modules).
help-option-module = Lisatav moodul (korratav).
help-option-option = Laua valik, näiteks rounds=2 või must_connect=false (korratav).
help-option-deck = Oma kaardipaki fail (vaata docs/decks.md).
help-option-seat = Sinu koht.
help-option-seed = Juhuarvude seeme: arv või 64 kuueteistkümnendnumbrit (vaikimisi: juhuslik).
help-option-bot = Robot teistele kohtadele.
help-option-lang = Keel (vaikimisi: süsteemi keel).
help-option-record = Salvesta mäng sellesse uude faili.
help-option-resume = Jätka selles failis olevat mängu.
help-option-speed = Robotite kiirus: sõna või arv, näiteks 2 on kaks korda kiirem.
help-option-games = Mängude arv.
help-option-json = Väljasta ainult JSON.
help-option-records = Salvesta iga mäng sellesse kausta, mis peab olema uus või tühi.
help-option-shell = Kest, mille jaoks skript on.
help-option-verbose = Näita ebakindlaid osi.
help-option-file = Salvestatud mäng või - standardsisendi jaoks.
help-option-step = Oota pärast iga käiku Enterit.
help-option-about = Reegli number või otsisõna.
help-option-host = Aadress, millel kuulata. 0.0.0.0 laseb sisse ka teised sinu võrgust.
help-option-port = Port, millel kuulata. 0 valib vaba pordi.
help-option-db = Andmebaasi URL SQLAlchemy jaoks (vaikimisi: fail sinu andmekaustas).
help-option-open = Ava leht brauseris.
help-option-proxy = Usalda kliendi aadressi, mille saadab vaheserver.
help-option-domain = Selle serveri avalik nimi, näiteks games.example.org (korratav).
help-option-metrics_port = Port Prometheuse mõõdikute jaoks.
help-option-commitment = Laua saladuse räsi, mille sa enne mängu üles kirjutasid.
help-option-seal = Pitser, mille sa enne mängu üles kirjutasid (korratav).
help-replay-seat = Näita, mida nägi see koht (vaikimisi: mida nägid kõik).
help-sim-bot = Robot kõigile kohtadele või ühele, näiteks B=random (korratav).

## Mõõtmine

bench-running = Mõõtmine
bench-figure = Mõõdik
bench-value = Tulemus
bench-goal = Eesmärk

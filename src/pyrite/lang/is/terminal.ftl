### Það sem skipanalínan og spilið í skjáhermi segja.
### $seat og $target eru bókstafir, $card, $tool og $dwarf heiti, $cell reitur eins og 4,-1.

## Spurningar til leikmanns

ask-turn = Þú átt leik
ask-pick_goal = Göngin þín ná að fleiri en einu endaspili. Hverju snýrðu fyrst við?
ask-turn_goal = Endaspilið á { $cell } passar á báða vegu. Hvernig á það að liggja?
ask-take_gold = Taktu eitt þessara gullmolaspila.
ask-veto = Sæti { $seat } vill { $play }. Leyfa eða neita?
ask-other = Hvað gerirðu?
prompt = { $seat }, { $dwarf } · 1–{ $n } eða ? >

## Það sem hægt er að gera; lýkur setningu sem byrjar á „Sæti B vill“

act-cell = spila á { $cell }: { $card }
act-seat = spila á sæti { $target }: { $card }
act-tool = spila á sæti { $target }: { $card } (gert við: { $tool })
act-pass = kasta: { $card }
act-goal = snúa við endaspilinu á { $what }
act-upright = leggja það upprétt
act-turned = leggja það snúið um hálfan hring
act-take = taka spilið að verðmæti { $what }
act-allow = leyfa
act-veto = neita

## Borðið

status-round = Umferð { $round } af { $rounds }
status-pile =
    { $n ->
        [0] Bunkinn er tómur
        [one] { $n } spil eftir í bunkanum
       *[other] { $n } spil eftir í bunkanum
    }
status-you = Þú, { $seat }: { $dwarf }
status-gold = Gullið þitt: { $n }
seats-seat = Sæti
seats-cards = Spil
seats-gold = Gull
seats-you = þú
news-title = Frá því þú áttir leik síðast
hand-title = Á hendi
moves-dig = Grafa
moves-tools = Verkfæri
moves-cells = Borð
moves-discard = Kasta
moves-answers = Svar

## Það sem gerðist

event-round_started = Umferð { $round } hefst. { $who ->
        [you] Þú byrjar.
       *[other] Sæti { $seat } byrjar.
    }
event-dwarf_dealt = Hlutverk þitt í þessari umferð: { $dwarf }.
event-drew = Þú dregur: { $card }.
event-placed =
    { $who ->
        [you] Þú leggur á { $cell }: { $card }.
       *[other] Sæti { $seat } leggur á { $cell }: { $card }.
    }
event-broke =
    { $who ->
        [you]
            { $whom ->
                [you] Þú spilar á sjálfan þig: { $card }.
               *[other] Þú spilar á sæti { $target }: { $card }.
            }
       *[other]
            { $whom ->
                [you] Sæti { $seat } spilar á þig: { $card }!
                [self] Sæti { $seat } spilar á sjálft sig: { $card }.
               *[other] Sæti { $seat } spilar á sæti { $target }: { $card }.
            }
    }
event-repaired =
    { $who ->
        [you]
            { $whom ->
                [you] Þú gerir við verkfæri hjá þér: { $tool }.
               *[other] Þú gerir við verkfæri hjá sæti { $target }: { $tool }.
            }
       *[other]
            { $whom ->
                [you] Sæti { $seat } gerir við verkfæri hjá þér: { $tool }.
                [self] Sæti { $seat } gerir við verkfæri hjá sér: { $tool }.
               *[other] Sæti { $seat } gerir við verkfæri hjá sæti { $target }: { $tool }.
            }
    }
event-collapsed =
    { $who ->
        [you] Þú lætur hrynja á { $cell }: { $card }.
       *[other] Sæti { $seat } lætur hrynja á { $cell }: { $card }.
    }
event-looked =
    { $who ->
        [you] Þú skoðar endaspilið á { $cell }: { $card }.
       *[other] Sæti { $seat } skoðar endaspilið á { $cell }.
    }
event-passed =
    { $who ->
        [you] Þú situr hjá og kastar: { $card }.
       *[other] Sæti { $seat } situr hjá.
    }
event-goal_shown =
    { $who ->
        [you] Þú nærð endaspilinu á { $cell }: { $card }.
       *[other] Sæti { $seat } nær endaspilinu á { $cell }: { $card }.
    }
event-cancelled =
    { $who ->
        [you] Þú neitar, engin áhrif hefur: { $card }.
       *[other] Sæti { $seat } neitar, engin áhrif hefur: { $card }.
    }
event-skipped =
    { $who ->
        [you] Þú átt engin spil og hlaupið er yfir þig.
       *[other] Sæti { $seat } á engin spil og hlaupið er yfir það.
    }
event-round_ended =
    { $treasure ->
        [yes] Fjársjóðurinn er fundinn: gullgrafararnir vinna umferðina.
       *[no] Umferðinni er lokið og fjársjóðurinn fannst ekki.
    }
event-dwarf_shown =
    { $who ->
        [you] Þú varst { $dwarf }.
       *[other] Sæti { $seat } var { $dwarf }.
    }
event-spare_shown = Dvergurinn sem gekk af var { $dwarf }.
event-gold_drawn =
    { $cards ->
        [one] { $cards } gullmolaspili er útdeilt.
       *[other] { $cards } gullmolaspilum er útdeilt.
    }
event-took_gold =
    { $who ->
        [you] Þú færð gullmolaspil að verðmæti { $value }.
       *[other] Sæti { $seat } fær gullmolaspil.
    }
event-was_paid =
    { $who ->
        [you] Þú færð { $sum } gullmola.
       *[other] Sæti { $seat } fær { $sum } gullmola.
    }
event-game_ended = Leiknum er lokið.

## Lok umferðar, lok leiksins

round-over = Umferðinni er lokið
round-wait = Ýttu á Enter til að halda áfram.
end-title = Úrslit
end-won = Þú vinnur!
end-lost = Þú vinnur ekki í þetta sinn.

## Að spila í skjáhermi

play-welcome = Pyrite: { $seats } dvergar við borðið, þú situr í sæti { $seat }. ? sýnir hjálp, quit hættir.
play-help =
    Hvernig á að spila
      Þegar þú átt leik gerir þú eitt: leggur leiðarspil, spilar út aðgerðaspili eða
      kastar spili. Sláðu inn númerið á listanum eða skrifaðu það sjálft: NESW@1,0
      leggur spilið NESW á 1,0 (með r fyrir aftan er því snúið um hálfan hring);
      broken_lamp>B; map@8,0; pass NESW.
      Gullgrafarar vilja óslitin göng frá upphafinu að fjársjóðnum, skemmdarvargar
      hindra það í laumi. Eftir þrjár umferðir vinnur sá sem á mest gull.

    Borðið
      S upphaf    ? endaspil á hvolfi    (◆) (●) á hvolfi, en þú hefur séð það
      ◆ fjársjóður    ● steinn    ▓ eða mjóar línur: botnlangi    · hér má leggja
      Feitur rammi eða bjartar línur: nýtt frá því þú áttir leik síðast.
      ▶ á leik    ▯6 spil á hendi    ◆2 gullmolaspil    ✗ brotið verkfæri

    Skipanir
      ?           þessi hjálp          ? B-12         útskýrir regluna B-12
      rules map   finnur reglur        why NESW@1,0   af hverju má þetta ekki?
      table       teiknar borðið       zoom           stærri eða minni spil
      log         allt sem gerðist     save SKRÁ      vistar leikinn
      quit        hættir
play-left = Þú stendur upp frá borðinu.
play-no-number =
    { $n ->
        [one] Enginn leikur er númer { $number }; númerin eru 1 til { $n }.
       *[other] Enginn leikur er númer { $number }; númerin eru 1 til { $n }.
    }
play-why-what = Skrifaðu fyrir aftan hvað þú vilt gera, til dæmis: why NESW@1,0
play-why-allowed = Þetta er leyfilegt núna.
play-save-where = Skrifaðu skráarheiti fyrir aftan, til dæmis: save leikur.txt
play-saved = Leikurinn er vistaður í { $file }.
play-seed = Fræ þessa leiks var { $seed }.

## Aðrar skipanir

rules-nothing = Engin regla segir neitt um { $about }.
replay-wait = Enter: áfram, q: hætta
modules-key = Eining
modules-title = Hvað það er
modules-source = Heimild
modules-rules = Reglur
modules-cards = Spil
modules-edition = Útgáfa
modules-option = Valkostur
modules-values = Gildi
sim-progress = Leikir
sim-games =
    { $games ->
        [one] { $games } leikur, leikið { $moves } sinnum á { $seconds } s
       *[other] { $games } leikir, leikið { $moves } sinnum á { $seconds } s
    }
sim-speed = Leikið { $moves_per_s } sinnum á sekúndu
sim-length = Leikið { $mean_moves } sinnum í hverjum leik
sim-gold = Gull
sim-wins = Sigrar
sim-stopped = Stöðvað eftir { $games } af { $wanted } leikjum.

## Þegar eitthvað gengur ekki

file-cannot-read = Ekki er hægt að lesa { $file }: { $problem }.
file-cannot-write = Ekki er hægt að skrifa { $file }: { $problem }.
file-no-text = { $file } er ekki textaskrá.
usage-no-command = Skipunin { $command } er ekki til; skipanirnar eru { $known }.
usage-no-option = Valkosturinn { $option } er ekki til; sjá { $command } --help.
usage-no-value = Valkosturinn { $option } þarf gildi; sjá { $command } --help.
usage-missing = { $option } vantar; sjá { $command } --help.
usage-bad-value = Ekki er hægt að nota það sem gefið er fyrir { $option }; sjá { $command } --help.
usage-other = { $problem } Sjá { $command } --help.
usage-language = Tungumálið { $lang } er ekki til; tungumálin eru { $known }.
usage-option = { $text } er ekki valkostur; skrifaðu heiti=gildi, til dæmis rounds=2.
usage-seat = { $seat } er ekki sæti; sætin við þetta borð eru A til { $last }.
usage-bot = Þjarkurinn { $bot } er ekki til; þjarkarnir eru { $known }.
usage-games = Leikirnir verða að vera að minnsta kosti 1, ekki { $games }.

## Hjálp

help-pyrite = Saboteur-spilin: spila, herma, fletta upp reglum.
help-play = Spila við þjarka í skjáhermi.
help-sim = Láta þjarka spila marga leiki á öllum kjörnum og telja.
help-replay = Sýna skráðan leik, atburð fyrir atburð.
help-rules = Útskýra reglu eftir númeri, finna reglur eftir orði eða telja þær allar upp.
help-modules = Telja upp einingar, útgáfur og staka valkosti.
help-bench = Mæla hraða spilavélarinnar.
help-options = Valkostir
help-arguments = Viðföng
help-commands = Skipanir
help-option-help = Sýna þessa hjálp.
help-option-version = Sýna útgáfunúmerið.
help-option-game = Spilið sem á að spila.
help-option-terminal = Spila í skjáhermi.
help-option-seats = Hve mörg sæti eru við borðið.
help-option-edition = Prentaða útgáfan sem ræður reglunum; sjá pyrite modules.
help-option-module = Eining sem bætist við; má nefna oftar en einu sinni.
help-option-option = Stakur valkostur borðsins, til dæmis rounds=2 eða must_connect=false.
help-option-seat = Hvar þú situr.
help-option-seed = Talan sem öll heppni kemur af; án hennar er ein dregin.
help-option-bot = Hver spilar í hinum sætunum.
help-option-lang = Tungumálið; annars ræður umhverfið.
help-option-record = Vista leikinn í þessari skrá.
help-option-games = Hve margir leikir eru spilaðir.
help-option-json = Skrifa aðeins JSON.
help-option-file = Skráður leikur.
help-option-step = Bíða eftir Enter í hvert sinn sem leikið er.
help-option-about = Númer reglu eða orð.
help-replay-seat = Sýna það sem þetta sæti sá; annars það sem allir sáu.
help-sim-bot = Hver spilar.

## Mælingar

bench-running = Mæling
bench-figure = Stærð
bench-value = Gildi
bench-goal = Markmið

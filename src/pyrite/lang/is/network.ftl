### Það sem þjónninn segir og það sem sagt er við borðið.

## Tal við borðið; $has_gold er yes eða no

talk-goal =
    { $has_gold ->
        [yes] Sæti { $seat }: „Mark { $goal } er gullið.“
       *[other] Sæti { $seat }: „Það er ekkert gull undir marki { $goal }.“
    }
talk-suspect = Sæti { $seat }: „Ég treysti ekki sæti { $target }.“
talk-trust = Sæti { $seat }: „Ég treysti sæti { $target }.“
talk-tool = Sæti { $seat }: „Gerið við verkfærið mitt, takk: { $tool }.“
talk-path = Sæti { $seat }: „Grafið áfram, mig vantar göng sem passa.“
talk-thanks = Sæti { $seat }: „Takk, sæti { $target }.“
talk-deny = Sæti { $seat }: „Ég er með ykkur í liði.“
talk-text = Sæti { $seat }: „{ $text }“

## Það sem ekki er hægt

table-unknown = Ekkert borð er með þennan kóða. Skoðaðu stafina sex aftur.
table-outdated = Þetta borð er úr annarri útgáfu reglnanna og ekki er hægt að spila þar áfram.
table-moved-on = Eitthvað hefur gerst við borðið síðan þú valdir. Skoðaðu aftur og veldu svo.
table-not-kept =
    { $why ->
        [full] Diskur þjónsins er fullur. Ekki tókst að vista þetta og því gerðist það ekki. Reyndu aftur síðar.
        [locked] Annað forrit hefur læst gagnagrunni þjónsins. Ekki tókst að vista þetta og því gerðist það ekki. Reyndu aftur eftir augnablik.
        [read-only] Þjónninn má ekki skrifa í gagnagrunninn sinn. Ekki tókst að vista þetta og því gerðist það ekki. Láttu þann vita sem rekur þjóninn.
        [gone] Þjónninn hefur tapað gagnagrunninum sínum. Ekki tókst að vista þetta og því gerðist það ekki. Láttu þann vita sem rekur þjóninn.
       *[other] Ekki tókst að vista þetta og því gerðist það ekki. Reyndu aftur eftir augnablik.
    }
database-failed =
    { $why ->
        [full] Diskur þjónsins er fullur. Reyndu aftur síðar.
        [locked] Annað forrit hefur læst gagnagrunni þjónsins. Reyndu aftur eftir augnablik.
        [read-only] Þjónninn má ekki skrifa í gagnagrunninn sinn. Láttu þann vita sem rekur þjóninn.
        [gone] Þjónninn hefur tapað gagnagrunninum sínum. Láttu þann vita sem rekur þjóninn.
       *[other] Þjónninn getur ekki notað gagnagrunninn sinn. Reyndu aftur eftir augnablik.
    }
server-not-keeping = Þjónninn getur ekki vistað neitt eins og er.
seat-taken = Sæti { $seat } er upptekið.
seat-unknown = Þetta sæti er ekki til; við borðið eru { $n }.
seat-no-person = Enginn maður situr í sæti { $seat }.
seat-none = Fáðu þér fyrst sæti; áhorfendur geta þetta ekki.
seat-not-yours = Þetta er ekki þitt sæti.
seats-open =
    { $n ->
        [one] Eitt sæti er enn laust; bíddu eftir einhverjum eða bættu við þjarki.
       *[other] { $n } sæti eru enn laus; bíddu eftir fólki eða bættu við þjörkum.
    }
name-taken = Hér heitir einhver { $name } nú þegar. Veldu annað nafn.
name-wrong = Nafn er úr sýnilegum stöfum eða táknum.
flag-unknown = Engin valregla heitir { $flag }; til eru { $known }.
bot-unknown = Enginn þjarkur heitir { $bot }; til eru { $known }.
bot-plays = Þjarkur spilar fyrir þig. Taktu sætið fyrst aftur.
hint-not-asked = Þú ert ekki spurður núna svo ekkert er að ráðleggja.
talk-not-allowed = Slíkt tal er ekki leyft við þetta borð.
proposal-open = Þegar er verið að kjósa um eitthvað.
proposal-none = Það er ekkert sem þú getur kosið um.
proposal-seat = Nefndu sæti annars manns sem spilar.
proposal-no-seat = Að hætta leik varðar alla: nefndu ekkert sæti.
proposal-too-early = Enn er tími til stefnu. Þú getur sleppt þeim sem lætur borðið bíða eða, með öðrum, þeim sem er ekki við.
game-not-running = Ekki er verið að spila við þetta borð.
phase-not-lobby = Spilið er byrjað; þetta er aðeins hægt áður.
phase-not-revealing = Þetta er aðeins hægt á meðan borðið bíður eftir innsigluðum textum.
seats-closed = Sætunum hefur verið lokað: spilin verða gefin rétt strax.
reveal-not-awaited = Borðið bíður ekki eftir texta frá þér.
reveal-wrong = Þessi texti passar ekki við innsiglið sem þú sýndir áður.
texts-sealed = Sumir textar eru enn innsiglaðir, svo ekki er hægt að gefa spilin strax.
phase-not-playing = Þetta er aðeins hægt á meðan spilað er.
phase-not-over = Þetta er aðeins hægt þegar spilinu er lokið.
host-only = Þetta má aðeins sá sem opnaði borðið eða situr hér.
moment-unknown = Þetta augnablik er ekki til; í spilinu eru { $n } aðgerðir.
lesson-unknown = Þessi kennslustund er ekki til.
shuffle-none = Þetta spil var ekki stokkað með leyndarmáli borðsins.
message-unread = Ekki er hægt að lesa þessi skilaboð. Samskiptareglunum er lýst í docs/protocol.md.
request-wrong = Þessi beiðni er ónothæf: { $detail }
origin-foreign = Síða af öðrum vef má ekki biðja um þetta.
host-unknown = Þessi þjónn heitir ekki { $host }. Ef þú átt hann skaltu ræsa hann með --domain { $host }.
headers-too-large = Hausar þessarar beiðni eru of stórir. Eyddu vafrakökum þessa vefs.
too-many-tables = Þú hefur opnað mörg borð. Reyndu aftur síðar.
too-many-requests = Of margar beiðnir. Reyndu aftur eftir augnablik.
server-restarts = Þjónninn fer frá og kemur aftur eftir augnablik. Ekkert tapast.
server-failed = Eitthvað fór úrskeiðis í þjóninum. Reyndu aftur.
page-not-built = Í þessu Pyrite vantar síðuna fyrir vafra: aðeins skjáhermar og þjarkar geta spilað hér. Keyrðu í vinnuafriti: python scripts/build_web.py. Settu annars upp pakka sem inniheldur síðuna. Ræstu svo þjóninn aftur.

## Hvers vegna þjarkur gerði eitthvað

hint-reach = Með því gæti fjársjóðurinn náðst.
hint-nearer = Göngin færast nær fjársjóðnum.
hint-astray = Leið grafaranna lengist.
hint-mask = Það lítur út fyrir að hjálpa en hjálpar lítið.
hint-crystal = Hver kristall á borðinu færir þér gull.
hint-spare = Þessara spila er síst saknað.
hint-mend-own = Þá getur þú grafið aftur.
hint-trust = Sæti { $target } virðist vera með þér í liði.
hint-suspect = Sæti { $target } virðist vera á móti þér.
hint-know = Þá veistu meira en áður.
hint-gold = Það gefur mest.
hint-card = Það gefur gagnlegasta spilið.
hint-harm = Það sem er spilað myndi skaða þína.
hint-no-harm = Það sem er spilað skaðar þína lítið.
hint-search = Í þeim spilum sem ég sé fyrir mér gefur það þér að meðaltali { $gain }, meira en nokkuð annað.
hint-way = Það hjálpar þeim sem þú deilir með eða tefur hina.
hint-hold-up = Það tefur þá sem þú deilir ekki með.
hint-walk = Fjársjóður er nær í þessa átt.
hint-stay = Hvergi er betra að vera núna.
hint-end = Þú hefur ekkert meira að vinna í þessari umferð.
hint-go-on = Enn er eitthvað að vinna í þessari umferð.
hint-only = Ekkert annað er í boði.
hint-other = Samkvæmt þumalputtareglu gagnast það þínum mest.

## Þeir sem nota þjón

table-full = Öll sæti við þetta borð eru setin.
server-gone = Þjónninn { $url } svarar ekki. Er slóðin rétt og er hann í gangi?
server-strange = Það sem svarar á { $url } er ekki borðþjónn af þessari útgáfu.
server-refuses = Þjónninn { $url } gat ekki lesið skilaboð og lokaði tengingunni.
server-url = { $url } er ekki slóð þjóns; skrifaðu hana eins og http://localhost:8000.
bot-waits = Þjónninn svarar ekki; reyni aftur.
bot-seated = { $name } er í sæti { $seat } við borð { $code } og bíður þess að röðin komi að sér.
bot-stopped = { $name } fer frá borðinu.
bot-removed = Þjarkurinn var tekinn úr sæti sínu.
bot-over =
    { $n ->
        [one] Spilinu er lokið. { $name } lék { $n } leik.
       *[other] Spilinu er lokið. { $name } lék { $n } leiki.
    }
usage-name = { $name } er of langt nafn; það má vera { $most } stafir.
help-bot = Láta eigin þjark spila við borð á þjóni: pyrite bot --server URL --code ABCDEF --bot mymodule:MyBot
help-bot-server = Slóð þjónsins, til dæmis http://localhost:8000.
help-bot-code = Stafirnir sex sem borðið hefur.
help-bot-bot = Innbyggður þjarkur með nafni sínu, eða klasi þíns eigin, líka úr skrá í þessari möppu.
help-bot-name = Hvað þjarkurinn heitir við borðið.
help-bot-seat = Hvar hann situr; annars í fyrsta lausa sætinu.

## Maður í skjáhermi við borð á þjóni

network-guest = Gestur { $n }
network-seated = Þú ert í sæti { $seat } við borð { $code }.
network-free = laust
network-tables = Borð á { $url }
network-no-tables = Ekkert opinbert borð er til núna.
network-table =
    { $n ->
        [-1] { $code } { $game }, verið að spila: { $people }
        [0] { $code } { $game }, fullt: { $people }
        [one] { $code } { $game }, eitt laust sæti: { $people }
       *[other] { $code } { $game }, { $n } laus sæti: { $people }
    }
network-choose-table = Númer eða kóði: vera með, new: nýtt borð, Enter: skoða aftur, quit: hætta:
network-not-a-table = { $text } er ekki borð. Skrifaðu númer úr listanum, sex stafa kóða eða new.
network-opened = Borðið { $code } er opið. Aðrir koma með: { $command }
network-lobby = Við borðið: { $people }. Leikurinn er ekki byrjaður; start gefur spilin, bots fyllir lausu sætin, quit eða Ctrl-C hættir.
network-lobby-what = Skrifaðu start, bots, bot B hard (þjarkur í sæti B), free B (enginn þjarkur þar) eða quit.
usage-only-open = { $option } er aðeins notað með --open.
usage-not-open = Ekki er hægt að nota { $option } með --open: nýtt borð fær sinn eigin kóða.
help-play-open = Opna nýtt borð á þjóninum eftir valkostum borðs; án --bot eru sætin laus.
help-play-public = Sýna nýja borðið öllum á þjóninum.
network-shuffling = Spilin eru stokkuð … beðið eftir: { $names }.
network-withheld =
    { $n ->
        [one] Hætt var við eina gjöf því að texta vantaði: { $names }.
       *[other] Hætt var við { $n } gjafir því að texta vantaði: { $names }.
    }
network-removed = Þú varst tekinn úr sæti þínu.
network-stopped = Þeir sem sitja við borðið hættu spilinu.
network-waiting = Sæti { $seat } ({ $name }) á leik …
network-waiting-all = Beðið eftir hinum …
network-not-asked = Þú ert ekki spurður núna. Þú mátt segja eitthvað, skoða borðið eða fara; ? sýnir allar skipanir.
network-stand-in = Þjarkur spilar fyrir þig. Ýttu á Enter til að spila aftur sjálfur.
network-say-what = Hvað viltu segja? Til dæmis: say suspect B, say thanks A, say goal 2 yes.
network-no-save = Þjónninn geymir þetta spil; skráin af því fæst þegar því er lokið.
network-help =
    Við borð á þjóni
      say suspect B   segir öllum eitthvað; líka: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; sum borð leyfa hvaða texta sem er
      bot             lætur þjark spila fyrir þig þar til þú ýtir á Enter
      vote stop       leggur til að hætta spilinu; vote skip B: að þjarkur spili fyrir B
                      sem sefur; vote yes, vote no: með eða á móti
      rematch         þegar spilinu er lokið: aftur með sama fólkinu
      quit, Ctrl-C    fara; þú heldur sætinu og sama skipun færir þig aftur þangað
      Þjónninn geymir spilið: save er ekki til og engum verður flýtt.
network-vote-what = Hvernig viltu kjósa? vote stop (hætta spilinu), vote skip B (þjarkur spilar fyrir B sem sefur), vote yes, vote no.
network-proposal-stop = Sæti { $seat } leggur til að hætta spilinu; { $yes } af { $voters } eru með. Sláðu inn vote yes eða vote no.
network-proposal-skip = Sæti { $seat } leggur til að þjarkur spili fyrir sæti { $target } sem sefur; { $yes } af { $voters } eru með. Sláðu inn vote yes eða vote no.
network-skipped = Þjarkur spilar nú fyrir sæti { $seat }.
network-not-passed = Tillagan var ekki samþykkt.
network-rematch = Sláðu inn rematch til að spila aftur með sama fólkinu, eða ýttu á Enter til að fara:
network-left =
    { $n ->
        [one] Sæti { $seat } er áfram þitt; eftir { $n } sekúndu spilar þjarkur fyrir þig þar til þú kemur aftur:
            { $command }
       *[other] Sæti { $seat } er áfram þitt; eftir { $n } sekúndur spilar þjarkur fyrir þig þar til þú kemur aftur:
            { $command }
    }
network-not-kept = Ekki er hægt að skrifa { $file }: { $problem }. Þú getur spilað en ekki komið aftur í sæti þitt.
usage-only-server = { $option } á aðeins við með --server.
usage-not-at-server = { $option } gengur ekki með --server: borðið hefur þegar verið opnað.
help-play-server = Slóð borðþjóns, til að spila þar með öðrum.
help-play-code = Stafirnir sex sem borðið á þjóninum hefur.
help-play-name = Hvað þú heitir við borðið á þjóninum.

### Það sem þjónninn segir og það sem sagt er við borðið.

## Tal við borðið; $has_gold er yes eða no

talk-goal =
    { $has_gold ->
        [yes] { $seat }: „Gullið er undir endaspili { $goal }.“
       *[other] { $seat }: „Það er ekkert gull undir endaspili { $goal }.“
    }
talk-suspect = { $seat }: „Ég treysti ekki þessum leikmanni: { $target }.“
talk-trust = { $seat }: „Ég treysti þessum leikmanni: { $target }.“
talk-tool = { $seat }: „Gerið við verkfærið mitt, takk: { $tool }.“
talk-path = { $seat }: „Grafið áfram, takk. Ég á ekkert leiðarspil sem passar.“
talk-thanks = { $seat }: „Takk, { $target }.“
talk-deny = { $seat }: „Ég er með ykkur í liði.“
talk-emote =
    { $emote ->
        [laugh] { $seat } hlær.
        [gasp] { $seat } sýpur hveljur.
        [angry] { $seat } hvessir augun.
        [sleepy] { $seat } geispar.
        [wink] { $seat } blikkar.
       *[love] { $seat } sendir ást.
    }
talk-text = { $seat }: „{ $text }“

## Það sem ekki er hægt

table-unknown = Ekkert borð er með þennan kóða. Athugaðu stafina sex.
table-outdated = Þetta borð er úr annarri útgáfu reglnanna og ekki er hægt að halda þar áfram.
table-moved-on = Leikurinn hefur haldið áfram síðan þú valdir. Skoðaðu aftur og veldu svo.
table-not-kept =
    { $why ->
        [full] Þetta tókst ekki: diskur þjónsins er fullur. Reyndu aftur síðar.
        [locked] Þetta tókst ekki: annað forrit hefur læst gagnagrunni þjónsins. Reyndu aftur eftir augnablik.
        [read-only] Þetta tókst ekki: þjónninn getur ekki skrifað í gagnagrunninn sinn. Láttu þann vita sem rekur hann.
        [gone] Þetta tókst ekki: þjónninn hefur tapað gagnagrunninum sínum. Láttu þann vita sem rekur hann.
       *[other] Þetta tókst ekki því að ekki var hægt að vista það. Reyndu aftur eftir augnablik.
    }
database-failed =
    { $why ->
        [full] Diskur þjónsins er fullur. Reyndu aftur síðar.
        [locked] Annað forrit hefur læst gagnagrunni þjónsins. Reyndu aftur eftir augnablik.
        [read-only] Þjónninn getur ekki skrifað í gagnagrunninn sinn. Láttu þann vita sem rekur hann.
        [gone] Þjónninn hefur tapað gagnagrunninum sínum. Láttu þann vita sem rekur hann.
       *[other] Þjónninn getur ekki notað gagnagrunninn sinn. Reyndu aftur eftir augnablik.
    }
server-not-keeping = Þjónninn getur ekki vistað neitt eins og er. Reyndu aftur síðar.
seat-taken = Þetta sæti er upptekið. Veldu annað.
seat-unknown = Þetta sæti er ekki til. Við borðið eru { $n }.
seat-no-person = Enginn maður situr þar.
seat-none = Áhorfendur geta þetta ekki. Fáðu þér fyrst sæti.
seat-not-yours = Þetta er ekki sætið þitt.
seats-open =
    { $n ->
        [one] Eitt sæti er enn laust. Bíddu eftir leikmanni eða bættu við þjarki.
       *[other] { $n } sæti eru enn laus. Bíddu eftir leikmönnum eða bættu við þjörkum.
    }
flag-unknown = Óþekkt húsregla: { $flag }. Húsreglurnar eru { $known }.
bot-unknown = Óþekktur þjarkur: { $bot }. Þjarkarnir eru { $known }.
bot-plays = Þjarkur spilar fyrir þig. Taktu fyrst við sætinu aftur.
hint-not-asked = Þú átt ekki leik, svo ekkert ráð er að fá.
undo-not-here = Þú getur aðeins tekið til baka í leik gegn þjörkum og ekki í kennslustund.
undo-too-late = Þetta er ekki hægt að taka til baka: einhver hefur séð hulið spil eða leikið síðan.
talk-not-allowed = Þetta má ekki segja við þetta borð.
proposal-open = Kosning stendur þegar yfir. Ljúkið henni fyrst.
proposal-none = Það er ekkert að kjósa um.
proposal-seat = Veldu aðra manneskju við borðið.
proposal-no-seat = Að ljúka leiknum varðar alla. Nefndu ekkert sæti.
proposal-too-early = Enn er tími til stefnu. Þú getur sleppt leikmanni sem lætur borðið bíða, eða kosið um að sleppa leikmanni sem er ekki við.
game-not-running = Enginn leikur er í gangi við þetta borð.
phase-not-lobby = Leikurinn er byrjaður. Þetta er aðeins hægt áður.
phase-not-revealing = Þetta er aðeins hægt á meðan borðið bíður eftir innsigluðum textum.
seats-closed = Spilin verða gefin rétt strax, svo ekki er hægt að breyta sætum núna.
reveal-not-awaited = Borðið bíður ekki eftir textanum þínum.
reveal-wrong = Þessi texti stemmir ekki við innsiglið sem þú sýndir áður.
seal-used = Þessi texti hefur þegar verið opnaður við þetta borð. Innsiglaðu nýjan.
texts-sealed = Sumir textar eru enn innsiglaðir. Ekki er hægt að gefa spilin strax.
phase-not-playing = Þetta er aðeins hægt á meðan leikur stendur yfir.
phase-not-over = Þetta er aðeins hægt þegar leiknum er lokið.
host-only = Þetta geta aðeins gestgjafinn og leikmenn við þetta borð.
moment-unknown = Þessi leikur er ekki til. Þeir eru { $n }.
lesson-unknown = Þessi kennslustund er ekki til.
shuffle-none = Þessi leikur var ekki stokkaður með leyndarmáli borðsins.
message-unread = Ekki er hægt að lesa þessi skilaboð. Sjá docs/protocol.md.
request-wrong = Ógild beiðni: { $detail }
origin-foreign = Síður annarra vefja geta þetta ekki.
host-unknown = Þessi þjónn heitir ekki { $host }. Ef þú átt hann skaltu ræsa hann með --domain { $host }.
headers-too-large = Hausar beiðninnar eru of stórir. Eyddu vafrakökum þessa vefs.
too-many-tables = Þú hefur opnað of mörg borð. Reyndu aftur síðar.
too-many-requests = Of margar beiðnir. Reyndu aftur eftir augnablik.
too-much-stored = Of mikið hefur verið vistað af netinu þínu á þessari klukkustund. Reyndu aftur síðar.
table-stored-full = Þetta borð getur ekki vistað fleiri skilaboð, kosningar eða sætaskipti. Þið getið samt klárað spilið.
table-crowded = Of margir eru tengdir hér. Lokaðu öðrum gluggum eða reyndu aftur síðar.
talk-too-much = Hér hefur mjög margt verið sagt á þessari klukkustund. Reyndu aftur síðar.
talk-full = Við þetta borð hefur verið sagt eins margt og það rúmar. Þið getið samt spilað áfram.
push-unavailable = Þessi þjónn getur ekki sent tilkynningar.
push-wrong = Þetta er ekki tilkynningaáskrift vafra.
push-service-unknown = Þessi tilkynningaþjónusta er óþekkt. Pyrite sendir tilkynningar í vafra frá Google, Mozilla, Apple og Microsoft.
table-elsewhere = Þetta borð er að flytjast í annað ferli þjónsins. Reyndu aftur eftir augnablik.
server-restarts = Þjónninn endurræsist og kemur aftur eftir augnablik. Ekkert glatast.
server-failed = Eitthvað fór úrskeiðis á þjóninum. Reyndu aftur.
page-not-built = Vafrasíðan er ekki uppsett, svo aðeins skjáhermar og þjarkar geta spilað hér. Í möppu frumkóðans skaltu keyra python scripts/build_web.py. Settu annars upp pakka sem inniheldur síðuna. Endurræstu svo þjóninn.

## Tilkynningar, og fólk sem hefur eytt gögnum sínum

push-title = Þú átt leik, { $name }
push-body = Borð { $code } bíður eftir þér.
person-gone = Leikmaður

## Hvers vegna þjarkur gerði eitthvað

hint-reach = Með þessu gæti fjársjóðurinn náðst.
hint-nearer = Göngin færast nær fjársjóðnum.
hint-astray = Göng gullgrafaranna lengjast.
hint-mask = Það lítur út fyrir að hjálpa en gerir lítið gagn.
hint-crystal = Hver kristall á borðinu færir þér gull.
hint-spare = Þessara spila saknar þú síst.
hint-mend-own = Þá getur þú grafið aftur.
hint-trust = { $target } virðist vera með þér í liði.
hint-suspect = { $target } virðist vera á móti þér.
hint-know = Þá veistu eitthvað sem þú veist ekki enn.
hint-gold = Það gefur þér mest.
hint-card = Það gefur þér gagnlegasta spilið.
hint-harm = Þetta spil myndi skaða liðið þitt.
hint-no-harm = Þetta spil skaðar liðið þitt lítið.
hint-search = Í leikjunum sem ég spilaði í huganum gaf það þér að meðaltali { $gain }, meira en nokkuð annað.
hint-way = Það hjálpar þeim sem þú deilir með eða tefur hina.
hint-hold-up = Það tefur þá sem þú deilir ekki með.
hint-walk = Það færir þig nær fjársjóði.
hint-stay = Þú ert á besta staðnum í bili.
hint-end = Þú getur ekki unnið meira í þessari umferð.
hint-go-on = Þú getur enn unnið eitthvað í þessari umferð.
hint-only = Þú átt ekki annarra kosta völ.
hint-random = Ég kann þetta spil ekki enn, svo ég valdi leik af handahófi.
hint-other = Samkvæmt þumalputtareglu gagnast það liðinu þínu mest.

## Þeir sem nota þjón

table-full = Öll sæti við þetta borð eru setin.
server-gone = Þjónninn { $url } svarar ekki. Athugaðu slóðina og hvort hann er í gangi.
server-strange = Á { $url } er enginn Pyrite-þjónn af þessari útgáfu.
server-refuses = Þjónninn { $url } gat ekki lesið skilaboð og lokaði tengingunni.
server-url = Ekki slóð þjóns: { $url }. Skrifaðu hana eins og http://localhost:8000.
bot-waits = Þjónninn svarar ekki. Reyni aftur …
bot-seated = { $name } situr í sæti { $seat } við borð { $code } og bíður eftir leik.
bot-stopped = { $name } fer frá borðinu.
bot-removed = Þjarkurinn var fjarlægður frá borðinu.
bot-over =
    { $n ->
        [one] Leiknum er lokið. { $name } lék { $n } leik.
       *[other] Leiknum er lokið. { $name } lék { $n } leiki.
    }

## Maður í skjáhermi við borð á þjóni

network-guest = Gestur { $n }
network-seated = Þú situr í sæti { $seat } við borð { $code }.
network-free = laust
network-tables = Borð á { $url }
network-no-tables = Engin opinber borð eru til núna.
network-table =
    { $n ->
        [-1] { $code } { $game }, leikur í gangi: { $people }
        [0] { $code } { $game }, fullt: { $people }
        [one] { $code } { $game }, eitt laust sæti: { $people }
       *[other] { $code } { $game }, { $n } laus sæti: { $people }
    }
network-choose-table = Númer eða kóði: vera með, new: opna borð, Enter: uppfæra, quit: hætta:
network-not-a-table = { $text } er ekki borð. Skrifaðu númer úr listanum, sex stafa kóða eða new.
network-opened = Borðið { $code } er opið. Aðrir geta verið með: { $command }
network-lobby = Við borðið: { $people }. Leikurinn er ekki byrjaður. start gefur spilin, bots fyllir lausu sætin, quit eða Ctrl-C hættir.
network-lobby-what = Skrifaðu start, bots, bot B hard (þjarkur í sæti B), free B (fjarlægja hann) eða quit.
usage-only-open = { $option } virkar aðeins með --open.
usage-not-open = { $option } virkar ekki með --open, því nýtt borð fær sinn eigin kóða.
network-shuffling = Spilin eru stokkuð … beðið eftir: { $names }.
network-withheld =
    { $n ->
        [one] Hætt var við eina gjöf því að texta vantaði: { $names }.
       *[other] Hætt var við { $n } gjafir því að texta vantaði: { $names }.
    }
network-not-provable = Það sem þjónninn sýnir um stokkunina stemmir ekki við það sem hann sýndi áður. Kannski var afrit sett inn, kannski vildi einhver önnur spil. Þú getur spilað áfram en enginn getur lengur sannað að stokkunin hafi verið heiðarleg.
network-note-not-kept = Ekki er hægt að vista það sem þetta tæki sá af stokkuninni: { $problem }. Ef þú ferð og kemur aftur er ekki lengur hægt að bera það saman.
network-removed = Sætið þitt við borðið var tekið af þér.
network-stopped = Leikmennirnir luku leiknum.
network-waiting = { $seat } á leik …
network-waiting-all = Beðið eftir hinum …
network-not-asked = Þú átt ekki leik. Þú getur talað, skoðað borðið eða hætt. ? sýnir allar skipanir.
network-time-up =
    { $who ->
        [you] Þú féllst á tíma. Þjarkur valdi fyrir þig.
       *[other] { $seat } féll á tíma. Þjarkur valdi.
    }
network-stand-in = Þjarkur spilar fyrir þig. Ýttu á Enter til að taka aftur við.
network-say-what = Hvað viltu segja? Til dæmis: say suspect B, say thanks A, say goal 2 yes.
network-no-save = Þjónninn vistar þennan leik. Þú getur sótt skrána þegar honum er lokið.
network-help =
    Á þjóni
      say suspect B   segja öllum eitthvað; líka: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; sum borð leyfa hvaða texta sem er
      bot             láta þjark spila fyrir þig þar til þú ýtir á Enter
      vote stop       leggja til að ljúka leiknum; vote skip B: að þjarkur spili fyrir B,
                      sem er óvirkur; vote yes, vote no: svara tillögu
      rematch         þegar leiknum er lokið: spila aftur með sama fólkinu
      quit, Ctrl-C    hætta; þú heldur sætinu og sama skipun færir þig aftur þangað
      Þjónninn vistar leikinn, svo save er ekki til og þjarkarnir ráða eigin hraða.
network-vote-what = Hvernig viltu kjósa? vote stop (ljúka leiknum), vote skip B (þjarkur spilar fyrir B, sem er óvirkur), vote yes, vote no.
network-proposal-stop = { $seat } leggur til að ljúka leiknum. { $yes } af { $voters } eru með því. Skrifaðu vote yes eða vote no.
network-proposal-skip = { $seat } leggur til að þjarkur spili fyrir { $target } (ekki við). { $yes } af { $voters } eru með því. Skrifaðu vote yes eða vote no.
network-skipped = Þjarkur spilar nú fyrir { $seat }.
network-not-passed = Tillagan var ekki samþykkt.
network-rematch = Skrifaðu rematch til að spila aftur með sama fólkinu, eða ýttu á Enter til að hætta:
network-left =
    { $n ->
        [one] Sæti { $seat } er áfram þitt. Eftir { $n } sekúndu spilar þjarkur fyrir þig þar til þú kemur aftur með:
            { $command }
       *[other] Sæti { $seat } er áfram þitt. Eftir { $n } sekúndur spilar þjarkur fyrir þig þar til þú kemur aftur með:
            { $command }
    }
network-not-kept = Ekki er hægt að skrifa { $file }: { $problem }. Þú getur spilað en ekki komið aftur í sætið þitt.
usage-only-server = { $option } virkar aðeins með --server.
usage-not-at-server = { $option } virkar ekki með --server, því borðið er þegar opið.

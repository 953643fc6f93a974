### Það sem allur skjárinn segir í skipanalínunni.

## Við borðið

full-choose-card = { $question }: veldu spil.
full-confirm = Enter: { $play }.
full-cost = { $play } (kostar { $n } gull)
full-more = Hvað viltu gera við þessi spil?
full-no-more = Þú getur ekkert annað gert við þessi spil.
full-curtain = Skjárinn er hulinn. Næst: { $seat }.
full-curtain-keys = Enter: það er ég, sýndu spilin mín. Q: hætta.
full-go-on = Enter: áfram
full-close = Enter: loka
full-again = Spila aftur, með nýjum stokki
full-leave = Hætta
full-vote = Hverju viltu stinga upp á?
full-rematch = Aftur með sama fólki
full-escape = Esc: til baka
full-say-what = Skrifaðu til dæmis: suspect B, thanks A, goal 2 yes.
full-rules = Reglur
full-rules-search = númer eins og B-12, eða orð
full-rules-keys = skrifa: leita, ↑↓ lesa, Esc: loka
full-rules-try = Sláðu inn númer eins og B-12 eða annað orð. Sé ekkert slegið inn sérðu allar reglurnar.
full-log = Saga leiksins
full-log-keys = ↑↓ lína  Enter: reglan  Esc: loka
full-too-small = Pyrite þarf { $columns } dálka og { $lines } línur en í glugganum eru { $width } og { $height }. Stækkaðu hann eða hættu með Q.
full-away = Þjónninn svarar ekki. Reyni aftur … Ekkert glatast. Q: hætta.
full-connecting = Tengist { $url } …
full-connecting-keys = Q hætta

## Hvað hnapparnir gera, eins stutt og hægt er

full-key-card = spil
full-key-play = spila
full-key-discard = kasta
full-key-more = fleira
full-key-hint = ráð
full-key-undo = taka til baka
full-key-target = færa
full-key-do = staðfesta
full-key-turn = snúa
full-key-back = til baka
full-key-help = hjálp
full-key-leave = hætta
full-key-rules = reglur
full-key-rule = regla
full-key-log = saga
full-key-notes = minnisblað
full-key-vote = kjósa
full-key-talk = tala
full-key-step = leikur
full-key-round = umferð
full-key-ends = upphaf/lok
full-key-eyes = sýn
full-key-result = úrslit

## Fyrir leik

full-go-on-with = Halda áfram: { $about }
full-delete = Eyða þessum leik? { $about }
full-delete-yes = Eyða
full-delete-no = Geyma
full-delete-key = D eyða
full-new-game = Nýr leikur
full-server = Spila á þjóni
full-start-keys = ↑↓ Enter velja  Q hætta
full-form-keys = ↑↓ lína  ←→ breyta  Enter byrja  Esc til baka
full-type-name = Skrifaðu nafn ef þú vilt. ←→ breytir því hver spilar hér: nokkrir geta deilt skjánum. Ef enginn spilar hér horfir þú á.
full-open-table = Opna nýtt borð
full-list-publicly = Sýna þetta borð öllum
full-free-seats = ←→ heldur sætinu lausu fyrir manneskju eða lætur þjark fá það.
full-tables-keys = ↑↓ Enter velja  R uppfæra  Esc til baka
full-lobby = Borð { $code }: þú situr í sæti { $seat }.
full-lobby-invite = Aðrir geta verið með á { $url } með kóðanum { $code }.
full-lobby-keys = ↑↓ sæti  ←→ laust/þjarkur  B þjarkar  S byrja  Q hætta
full-visit-keys = Enter áfram  Esc til baka
full-address = Slóð þjónsins, t.d. http://localhost:8000
full-code = Kóði borðs (autt: sýna borðin)
full-name = Nafnið þitt

## Hjálp

full-help =
    Hvernig á að spila
      Þegar þú átt leik leggur þú leiðarspil, spilar út aðgerðaspili eða kastar
      spili. Gullgrafarar vilja óslitin göng frá upphafinu að fjársjóðnum.
      Skemmdarvargar hindra það í laumi. Eftir síðustu umferð vinnur sá sem á
      mest gull.
lostmines-full-help =
    Hvernig á að spila
      Þegar þú átt leik spilar þú einu spili eða kastar einu eða tveimur. Svo
      mátt þú færa dverginn þinn allt að þrjú skref, eða fimm frá varðeldi. Svo
      dregur þú. Ef þú endar á námu tekur þú fjársjóð af gerð hennar. Tryggir
      dvergar deila með ættbálki sínum, skemmdarvargar með hinum, eigingjarnir
      með engum. Eftir síðustu umferð vinna flest stig.
full-help-keys =
    Hnappar (músin virkar líka)
      ← → eða 1–9  velja spil; Enter: reitir þess lýsast upp
      ↑ ↓ ← →      á milli upplýstra reita; Enter: spila; Esc: til baka
      R            snúa leiðinni       X    kasta
      Bilslá       merkja fleiri spil  M    hvað þau geta annað
      A–L          upplýstur leikmaður Tab  næsti upplýsti reitur
      Shift+ör     hvert sem er; Enter: af hverju ekki þar
      !            hvað þjarkur gerði  /    reglur
      O            saga leiksins       N    það sem aðeins þú veist
      + −          stærra, minna       Q    hætta; leikurinn vistast
      U            taka til baka, þar til einhver hefur dregið, skoðað
                   eða snúið spili, eða leikið síðan
      Ctrl+Z       aftur í skelina; fg sækir leikinn
full-help-server =
    Á þjóni
      T            segja öllum eitthvað
      V            leggja til að ljúka leiknum, kjósa, láta þjark spila
full-replay-help =
    ← →        fyrri eða næsti leikur
    PgUp PgDn  fyrri eða næsta umferð; 1–9: upphaf þeirrar umferðar
    Home End   upphaf eða lok leiksins
    A–L        sýn: aðeins það sem þetta sæti sá
    Tab        næsta sýn: öll spil opin, áhorfandi, hvert sæti
    Enter      úrslit fyrri umferðar
    O          saga leiksins hingað til
    + −        stærra, minna
    Q          hætta

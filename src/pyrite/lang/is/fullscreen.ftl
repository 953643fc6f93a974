### Það sem allur skjárinn segir í skipanalínunni.

## Við borðið

full-choose-card = { $question }: veldu spil.
full-confirm = Enter: { $play }.
full-cost = { $play } (kostar { $n } gull)
full-more = Hvað gerir þú við þessi spil?
full-no-more = Það er ekkert annað hægt að gera við þessi spil.
full-no-undo = Þetta er ekki hægt að taka til baka: einhver hefur séð eitthvað hulið eða leikið síðan.
full-curtain = Skjárinn er hulinn. Nú er hann fyrir sæti { $seat }.
full-curtain-keys = Enter: ég sit þar, sýndu spilin mín. Q: hætta í leiknum.
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
full-log = Allt sem gerðist
full-log-keys = ↑↓ lína  Enter: reglan  Esc: loka
full-too-small = Pyrite þarf hér { $columns } dálka og { $lines } línur; nú eru { $width } og { $height }. Stækkaðu gluggann eða hættu með Q.
full-away = Þjónninn svarar ekki; reyni aftur. Ekkert glatast. Q: hætta.
full-connecting = Tengist { $url } …
full-connecting-keys = Q hætta

## Hvað hnapparnir gera, eins stutt og hægt er

full-key-card = spil
full-key-play = spila
full-key-discard = kasta
full-key-more = fleira
full-key-hint = ráð
full-key-target = færa
full-key-do = gera
full-key-turn = snúa
full-key-back = til baka
full-key-help = hjálp
full-key-leave = hætta
full-key-rules = reglur
full-key-rule = reglan
full-key-log = saga
full-key-notes = minnisblað
full-key-vote = kjósa
full-key-talk = tala
full-key-step = leikur
full-key-round = umferð
full-key-ends = endar
full-key-eyes = augu
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
full-type-name = Skrifaðu nafn ef þú vilt. ←→ breytir því hver spilar hér: nokkrir deila skjánum; án nokkurs horfir þú á.
full-open-table = Opna nýtt borð
full-list-publicly = Sýna þetta borð öllum
full-free-seats = ←→ heldur sætinu lausu fyrir manneskju eða gefur það þjarki.
full-tables-keys = ↑↓ Enter velja  R skoða aftur  Esc til baka
full-lobby = Borð { $code }: þú ert í sæti { $seat }.
full-lobby-invite = Aðrir koma á { $url } með kóðanum { $code }.
full-lobby-keys = ↑↓ sæti  ←→ laust/þjarkur  B þjarkar  S byrja  Q hætta
full-visit-keys = Enter áfram  Esc til baka
full-address = Slóð þjónsins, t.d. http://localhost:8000
full-code = Kóði borðsins (autt: sýna borðin)
full-name = Nafnið þitt

## Hjálp

full-help =
    Hvernig á að spila
      Þegar þú átt leik leggur þú leiðarspil, spilar út aðgerðaspili eða kastar
      spili. Gullgrafarar vilja óslitin göng frá upphafinu að fjársjóðnum,
      skemmdarvargar hindra það í laumi. Eftir síðustu umferð vinnur sá sem á
      mest gull.
lostmines-full-help =
    Hvernig á að spila
      Þegar þú átt leik spilar þú einu spili eða kastar einu eða tveimur; svo
      mátt þú færa dverginn þinn, allt að þrjú skref, frá varðeldi fimm; svo
      dregur þú. Sá sem endar göngu sína á námu tekur fjársjóð af gerð hennar.
      Tryggir dvergar deila með ættbálki sínum, skemmdarvargar með hinum,
      eigingjarnir með engum. Eftir síðustu umferð vinna flest stig.
full-help-keys =
    Hnappar; músin gerir það sama
      ← → eða 1–9  spil; Enter: það sem kemur til greina lýsist upp
      ↑ ↓ ← →      yfir það sem lýsir; Enter: gera; Esc: til baka
      R            snúa leiðinni       X    kasta
      Bilslá       merkja fleiri spil  M    hvað þau geta annað
      A–L          sæti sem lýsir      Tab  það næsta
      Shift+ör     hvert sem er; Enter segir þar af hverju ekki
      !            hvað þjarkur gerði  /    reglur
      O            allt sem gerðist    N    það sem aðeins þú veist
      + −          stærra, minna       Q    hætta; ekkert glatast
      U            taka til baka, þar til einhver hefur dregið, skoðað
                   eða snúið spili, eða leikið síðan
full-help-server =
    Við borð á þjóni
      T            segja öllum eitthvað
      V            leggja til að hætta, kjósa, láta þjark spila
full-replay-help =
    ← →        einn leik til baka eða áfram
    PgUp PgDn  umferð til baka eða áfram; 1–9: upphaf umferðar
    Home End   að upphafi, að lokum
    A–L        aðeins það sem þetta sæti sá
    Tab        önnur augu: öll spil opin, áhorfandi, sætin
    Enter      úrslit síðustu umferðar
    O          allt sem gerðist hingað til
    + −        stærra, minna
    Q          hætta

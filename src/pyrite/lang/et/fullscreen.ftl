### Mida ütleb terve ekraan terminalis.

## Laua taga

full-choose-card = { $question }: vali kaart.
full-confirm = Enter: { $play }.
full-cost = { $play } (maksab { $n } kulda)
full-more = Mida tahad nende kaartidega teha?
full-no-more = Nende kaartidega ei saa sa midagi muud teha.
full-curtain = Ekraan on peidetud. Järgmine: { $seat }.
full-curtain-keys = Enter: see olen mina, näita mu kaarte. Q: lõpeta.
full-go-on = Enter: edasi
full-close = Enter: sulge
full-again = Mängi uuesti, uue segamisega
full-leave = Lõpeta
full-vote = Mida tahad ette panna?
full-rematch = Veel kord samade inimestega
full-escape = Esc: tagasi
full-say-what = Kirjuta näiteks: suspect B, thanks A, goal 2 yes.
full-rules = Reeglid
full-rules-search = number nagu B-12 või sõna
full-rules-keys = trüki: otsi, ↑↓ loe, Esc: sulge
full-rules-try = Trüki number, näiteks B-12, või mõni teine sõna. Tühja rea korral näed kõiki reegleid.
full-log = Mängu käik
full-log-keys = ↑↓ rida  Enter: selle reegel  Esc: sulge
full-too-small = Pyrite vajab { $columns } veergu ja { $lines } rida, aga aknas on { $width } ja { $height }. Tee aken suuremaks või lõpeta klahviga Q.
full-away = Server ei vasta. Proovin uuesti … Midagi ei lähe kaduma. Q: lõpeta.
full-connecting = Ühendun: { $url } …
full-connecting-keys = Q lõpeta

## Mida klahvid teevad, nii lühidalt kui saab

full-key-card = kaart
full-key-play = mängi
full-key-discard = maha
full-key-more = muu
full-key-hint = vihje
full-key-undo = võta tagasi
full-key-target = liigu
full-key-do = kinnita
full-key-turn = pööra
full-key-back = tagasi
full-key-help = abi
full-key-leave = lõpeta
full-key-rules = reeglid
full-key-rule = reegel
full-key-log = lugu
full-key-notes = märkmed
full-key-vote = hääletus
full-key-talk = jutt
full-key-step = käik
full-key-round = voor
full-key-ends = algus/lõpp
full-key-eyes = vaade
full-key-result = tulemus

## Enne mängu

full-go-on-with = Jätka: { $about }
full-delete = Kas kustutada see mäng? { $about }
full-delete-yes = Kustuta
full-delete-no = Jäta alles
full-delete-key = D kustuta
full-new-game = Uus mäng
full-server = Mängi serveris
full-start-keys = ↑↓ Enter vali  Q lõpeta
full-form-keys = ↑↓ rida  ←→ muuda  Enter alusta  Esc tagasi
full-type-name = Trüki nimi, kui soovid. ←→ muudab, kes siin mängib: mitu inimest saavad ekraani jagada. Kui siin ei mängi keegi, vaatad pealt.
full-open-table = Ava uus laud
full-list-publicly = Näita seda lauda avalikult
full-free-seats = ←→ hoiab koha inimesele vabana või annab selle robotile.
full-tables-keys = ↑↓ Enter vali  R värskenda  Esc tagasi
full-lobby = Laud { $code }: sa istud kohal { $seat }.
full-lobby-invite = Teised saavad liituda aadressil { $url } koodiga { $code }.
full-lobby-keys = ↑↓ koht  ←→ vaba/robot  B robotid  S alusta  Q lahku
full-visit-keys = Enter edasi  Esc tagasi
full-address = Serveri aadress, näiteks http://localhost:8000
full-code = Laua kood (tühi: näita laudu)
full-name = Sinu nimi

## Abi

full-help =
    Kuidas mängida
      Oma käigul lisad tunnelikaardi, kasutad tegevuskaarti või paned kaardi
      maha. Kaevurid tahavad katkematut tunnelit stardist varanduseni.
      Sabotöörid takistavad seda salaja. Pärast viimast vooru võidab see,
      kellel on kõige rohkem kulda.
lostmines-full-help =
    Kuidas mängida
      Oma käigul kasutad üht kaarti või paned ühe või kaks maha. Siis võid oma
      põialpoisiga liikuda kuni kolm sammu, lõkke juurest viis. Siis võtad
      kaarte. Kui lõpetad liikumise kaevandusel, võtad selle liiki aarde.
      Ustavad jagavad oma klanniga, sabotöörid teisega, omakasupüüdlikud mitte
      kellegagi. Pärast viimast vooru võidab kõige rohkem punkte.
full-help-keys =
    Klahvid (hiirega saab ka)
      ← → või 1–9  vali kaart; Enter: selle ruudud süttivad
      ↑ ↓ ← →      liigu põlevatel ruutudel; Enter: mängi; Esc: tagasi
      R            pööra tunnelit      X    pane maha
      Tühik        märgi mitu kaarti   M    mida veel nendega saab
      A–L          põlev mängija       Tab  järgmine põlev ruut
      Shift+nool   kuhu tahes; Enter: miks seal ei saa
      !            mida robot teeks    /    reeglid
      O            mängu käik          N    mida tead ainult sina
      + −          suurem, väiksem     Q    lõpeta; mäng on salvestatud
      U            võta tagasi, kuni keegi on kaardi võtnud, vaadanud
                   või ümber pööranud või vahepeal mänginud
      Ctrl+Z       tagasi käsureale; fg toob mängu tagasi
full-help-server =
    Serveris
      T            ütle kõigile midagi
      V            paku mängu lõpetamist, hääleta, lase robotil mängida
full-replay-help =
    ← →        eelmine või järgmine käik
    PgUp PgDn  eelmine või järgmine voor; 1–9: selle vooru algus
    Home End   mängu algus või lõpp
    A–L        vaade: ainult see, mida see koht nägi
    Tab        järgmine vaade: kõik avatud, pealtvaataja, iga koht
    Enter      eelmise vooru tulemus
    O          senine mängu käik
    + −        suurem, väiksem
    Q          lõpeta

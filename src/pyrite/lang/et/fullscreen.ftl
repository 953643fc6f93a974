### Mida ütleb terve ekraan terminalis.

## Laua taga

full-choose-card = { $question }: vali kaart.
full-confirm = Enter: { $play }.
full-cost = { $play } (maksab { $n } kulda)
full-more = Mida sa nende kaartidega teed?
full-no-more = Nende kaartidega ei saa midagi muud teha.
full-no-undo = Seda ei saa tagasi võtta: keegi on näinud midagi varjatut või vahepeal mänginud.
full-curtain = Ekraan on peidetud. Nüüd on see kohale { $seat }.
full-curtain-keys = Enter: mina istun seal, näita mu kaarte. Q: lahku mängust.
full-go-on = Enter: edasi
full-close = Enter: sulge
full-again = Mängi uuesti, uue segamisega
full-leave = Lahku
full-vote = Mida tahad ette panna?
full-rematch = Veel kord samade inimestega
full-escape = Esc: tagasi
full-say-what = Kirjuta näiteks: suspect B, thanks A, goal 2 yes.
full-rules = Reeglid
full-rules-search = number nagu B-12 või sõna
full-rules-keys = trüki: otsi, ↑↓ loe, Esc: sulge
full-log = Kõik, mis juhtus
full-log-keys = ↑↓ rida  Enter: selle reegel  Esc: sulge
full-too-small = Pyrite vajab siin { $columns } veergu ja { $lines } rida; praegu on { $width } ja { $height }. Tee aken suuremaks või lahku klahviga Q.
full-away = Server ei vasta; proovin uuesti. Midagi ei lähe kaduma. Q: lahku.
full-connecting = Ühendun: { $url } …
full-connecting-keys = Q lahku

## Mida klahvid teevad, nii lühidalt kui saab

full-key-card = kaart
full-key-play = mängi
full-key-discard = maha
full-key-more = muu
full-key-hint = vihje
full-key-target = liigu
full-key-do = tee
full-key-turn = pööra
full-key-back = tagasi
full-key-help = abi
full-key-leave = lahku
full-key-rules = reeglid
full-key-rule = reegel
full-key-log = lugu
full-key-notes = märkmed
full-key-vote = hääletus
full-key-talk = jutt
full-key-step = käik
full-key-round = voor
full-key-ends = otsad
full-key-eyes = silmad
full-key-result = tulemus

## Enne mängu

full-go-on-with = Jätka: { $about }
full-delete = Kas kustutada see mäng? { $about }
full-delete-yes = Kustuta
full-delete-no = Jäta alles
full-delete-key = D kustuta
full-new-game = Uus mäng
full-server = Mängi serveris
full-start-keys = ↑↓ Enter vali  Q lahku
full-form-keys = ↑↓ rida  ←→ muuda  Enter alusta  Esc tagasi
full-type-name = Trüki nimi, kui soovid. ←→ muudab, kes siin mängib: mitu inimest jagavad ekraani; ilma kelletagi vaatad pealt.
full-open-table = Ava uus laud
full-list-publicly = Näita seda lauda avalikult
full-free-seats = ←→ hoiab koha inimesele vabana või annab selle robotile.
full-tables-keys = ↑↓ Enter vali  R vaata uuesti  Esc tagasi
full-lobby = Laud { $code }: sinu koht on { $seat }.
full-lobby-invite = Teised liituvad aadressil { $url } koodiga { $code }.
full-lobby-keys = ↑↓ koht  ←→ vaba/robot  B robotid  S alusta  Q lahku
full-visit-keys = Enter edasi  Esc tagasi
full-address = Serveri aadress, näiteks http://localhost:8000
full-code = Laua kood (tühi: näita laudu)
full-name = Sinu nimi

## Abi

full-help =
    Kuidas mängida
      Oma käigul lisad tunnelikaardi, kasutad tegevuskaarti või paned kaardi
      maha. Kaevurid tahavad katkematut tunnelit stardist varanduseni,
      sabotöörid takistavad seda salaja. Pärast viimast vooru võidab suurim
      kullahulk.
lostmines-full-help =
    Kuidas mängida
      Oma käigul kasutad üht kaarti või paned ühe või kaks maha; siis võid oma
      põialpoisiga liikuda kuni kolm sammu, lõkke juurest viis; siis võtad
      kaarte. Kes lõpetab liikumise kaevandusel, võtab selle liiki aarde.
      Ustavad jagavad oma klanniga, sabotöörid teisega, omakasupüüdlikud mitte
      kellegagi. Pärast viimast vooru võidab kõige rohkem punkte.
full-help-keys =
    Klahvid; hiir teeb sama
      ← → või 1–9  kaart; Enter: kuhu see sobib, see süttib
      ↑ ↓ ← →      üle selle, mis põleb; Enter: tee; Esc: tagasi
      R            pööra tunnelit      X    pane maha
      Tühik        märgi mitu kaarti   M    mida veel nendega saab
      A–L          põlev koht lauas    Tab  järgmine
      Shift+nool   kuhu tahes; Enter ütleb seal, miks mitte
      !            mida robot teeks    /    reeglid
      O            kõik, mis juhtus    N    mida tead ainult sina
      + −          suurem, väiksem     Q    lahku; midagi ei lähe kaotsi
      U            võta tagasi, kuni keegi on kaardi võtnud, vaadanud
                   või ümber pööranud või vahepeal mänginud
full-help-server =
    Serveri laua taga
      T            ütle kõigile midagi
      V            pane ette lõpetada, hääleta, lase robotil mängida
full-replay-help =
    ← →        üks käik tagasi või edasi
    PgUp PgDn  voor tagasi või edasi; 1–9: selle vooru algus
    Home End   algusesse, lõppu
    A–L        ainult see, mida see koht nägi
    Tab        teised silmad: kõik avatud, pealtvaataja, kohad
    Enter      viimase vooru tulemus
    O          kõik, mis seni juhtus
    + −        suurem, väiksem
    Q          lahku

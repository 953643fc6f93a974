### What a server says, and what people say at a table.

## Talk at the table; $has_gold is yes or no

talk-goal =
    { $has_gold ->
        [yes] Seat { $seat }: “Goal { $goal } is the gold.”
       *[other] Seat { $seat }: “There is no gold under goal { $goal }.”
    }
talk-suspect = Seat { $seat }: “I do not trust seat { $target }.”
talk-trust = Seat { $seat }: “I trust seat { $target }.”
talk-tool = Seat { $seat }: “Please mend my { $tool }.”
talk-path = Seat { $seat }: “Please dig on, I have no path that fits.”
talk-thanks = Seat { $seat }: “Thank you, seat { $target }.”
talk-deny = Seat { $seat }: “I am on your side.”
talk-text = Seat { $seat }: “{ $text }”

## What cannot be done

table-unknown = There is no table with this code. Look at its six letters again.
table-outdated = This table was made by another version of the rules and cannot be played on.
table-moved-on = The table has moved on since you chose this. Look again, then choose.
table-not-kept =
    { $why ->
        [full] The server's disk is full, so this could not be saved and did not happen. Try again later.
        [locked] Another program has locked the server's database, so this could not be saved and did not happen. Try again in a moment.
        [read-only] The server may not write to its database, so this could not be saved and did not happen. Tell the person who runs it.
        [gone] The server has lost its database, so this could not be saved and did not happen. Tell the person who runs it.
       *[other] This could not be saved, so it did not happen. Try again in a moment.
    }
database-failed =
    { $why ->
        [full] The server's disk is full. Try again later.
        [locked] Another program has locked the server's database. Try again in a moment.
        [read-only] The server may not write to its database. Tell the person who runs it.
        [gone] The server has lost its database. Tell the person who runs it.
       *[other] The server cannot use its database. Try again in a moment.
    }
server-not-keeping = The server cannot save anything at the moment.
seat-taken = Seat { $seat } is taken.
seat-unknown = There is no such seat; this table has { $n }.
seat-no-person = No person sits at seat { $seat }.
seat-none = Take a seat first; who watches cannot do this.
seat-not-yours = You do not hold this seat.
seats-open =
    { $n ->
        [one] One seat is still open; wait for somebody or add a bot.
       *[other] { $n } seats are still open; wait for people or add bots.
    }
name-taken = Somebody here is called { $name } already. Choose another name.
name-wrong = A name has letters, digits or signs that can be seen.
flag-unknown = There is no rule to choose called { $flag }; there are { $known }.
bot-unknown = There is no bot { $bot }; bots are { $known }.
bot-plays = A bot plays for you. Take your seat back first.
hint-not-asked = You are not asked anything now, so there is nothing to advise.
talk-not-allowed = This table does not allow such talk.
proposal-open = Something is being voted on already.
proposal-none = There is nothing for you to vote on.
proposal-seat = Name the seat of another person who plays.
proposal-no-seat = To stop the game concerns everybody: name no seat.
proposal-too-early = They still have time. You can skip a player who keeps the table waiting, or, with others, one who is away.
game-not-running = No game is being played at this table.
phase-not-lobby = The game has begun; this is only possible before it.
phase-not-revealing = This is only possible while the table waits for sealed texts.
seats-closed = The seats are closed: the cards are about to be dealt.
reveal-not-awaited = The table is not waiting for a text from you.
reveal-wrong = This text does not fit the seal that you showed before.
texts-sealed = Some texts are still sealed, so the cards cannot be dealt yet.
phase-not-playing = This is only possible while a game is being played.
phase-not-over = This is only possible when the game is over.
host-only = Only who opened the table or sits here may do this.
moment-unknown = There is no such moment; the game has { $n } actions.
lesson-unknown = There is no such lesson.
shuffle-none = This game was not shuffled by a secret of its table.
message-unread = This message cannot be read. The protocol is described in docs/protocol.md.
request-wrong = This request cannot be used: { $detail }
origin-foreign = A page of another site may not ask this.
host-unknown = This server is not called { $host }. If it is yours, start it with --domain { $host }.
headers-too-large = The headers of this request are too large. Delete the cookies of this site.
too-many-tables = You have opened many tables. Try again later.
too-many-requests = Too many requests. Try again in a moment.
server-restarts = The server goes away and is back in a moment. Nothing is lost.
server-failed = Something went wrong in the server. Try again.
page-not-built = This Pyrite has no page for browsers: only terminals and bots can play here. In a checkout, run: python scripts/build_web.py. Otherwise, install a package that contains the page. Then start the server again.

## Why a bot would do something

hint-reach = It may well reach the treasure.
hint-nearer = It brings the tunnel nearer to the treasure.
hint-astray = It makes the way of the diggers longer.
hint-mask = It looks helpful and helps little.
hint-crystal = Every crystal on the table brings you gold.
hint-spare = These cards are missed least.
hint-mend-own = Then you can dig again.
hint-trust = Seat { $target } seems to be on your side.
hint-suspect = Seat { $target } seems to be against you.
hint-know = You know more then than before.
hint-gold = It brings the most.
hint-card = It brings the most useful card.
hint-harm = What is played there would harm your side.
hint-no-harm = What is played there does your side little harm.
hint-search = In the games I imagine it brings you { $gain } on average, more than anything else.
hint-way = It helps those you share with, or holds up the others.
hint-hold-up = It holds up those you do not share with.
hint-walk = A treasure is nearer that way.
hint-stay = Nowhere else is better at the moment.
hint-end = There is nothing more for you to win in this round.
hint-go-on = There is still something to win in this round.
hint-only = There is nothing else to do.
hint-other = It is worth most to your side, as a rule of thumb.

## Clients of a server

table-full = Every seat of this table is taken.
server-gone = The server { $url } does not answer. Is the address right, and does it run?
server-strange = What answers at { $url } is no table server of this version.
server-refuses = The server { $url } could not read a message and closed the connection.
server-url = { $url } is no address of a server; write one as in http://localhost:8000.
bot-waits = The server does not answer; trying again.
bot-seated = { $name } has seat { $seat } at table { $code } and waits for its turn.
bot-stopped = { $name } leaves the table.
bot-removed = The bot was removed from its seat.
bot-over =
    { $n ->
        [one] The game is over. { $name } took one action.
       *[other] The game is over. { $name } took { $n } actions.
    }
usage-name = { $name } is too long a name; it may have { $most } letters.
help-bot = Let a bot of your own play at a server's table: pyrite bot --server URL --code ABCDEF --bot mymodule:MyBot
help-bot-server = The address of the server, as in http://localhost:8000.
help-bot-code = The six letters of the table.
help-bot-bot = A built-in bot by its name, or the class of your own, also from a file in this folder.
help-bot-name = What the bot is called at the table.
help-bot-seat = Where it sits; without it on the first free seat.

## A person in the terminal at a server's table

network-guest = Guest { $n }
network-seated = You have seat { $seat } at table { $code }.
network-free = free
network-tables = Tables at { $url }
network-no-tables = There is no public table right now.
network-table =
    { $n ->
        [-1] { $code } { $game }, being played: { $people }
        [0] { $code } { $game }, full: { $people }
        [one] { $code } { $game }, one free seat: { $people }
       *[other] { $code } { $game }, { $n } free seats: { $people }
    }
network-choose-table = A number or a code joins a table, new opens one, Enter looks again, quit leaves:
network-not-a-table = { $text } is not a table. Type a number of the list, a code of six letters, or new.
network-opened = Table { $code } is open. Others join with: { $command }
network-lobby = At the table: { $people }. The game has not begun yet; start deals the cards, bots fills the free seats, quit or Ctrl-C leaves.
network-lobby-what = Type start, bots, bot B hard (a bot for seat B), free B (no bot there), or quit.
usage-only-open = { $option } is only used together with --open.
usage-not-open = { $option } cannot be used with --open: a new table gets a code of its own.
help-play-open = Open a new table at the server, made from the options of a table; without --bot its seats are free.
help-play-public = List the new table for everybody at the server.
network-shuffling = Shuffling the cards … waiting for { $names }.
network-withheld =
    { $n ->
        [one] One deal was called off because a text was missing: { $names }.
       *[other] { $n } deals were called off because texts were missing: { $names }.
    }
network-removed = You were removed from your seat.
network-stopped = The people at the table have stopped the game.
network-waiting = Seat { $seat } ({ $name }) is to play …
network-waiting-all = Waiting for the others …
network-not-asked = You are not asked now. You may say something, look at the table or quit; ? shows all commands.
network-stand-in = A bot plays for you. Press Enter to play again yourself.
network-say-what = Say what? For example: say suspect B, say thanks A, say goal 2 yes.
network-no-save = The server keeps this game; its record can be had when the game is over.
network-help =
    At a server's table
      say suspect B   says something to all; also: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; some tables allow any text
      bot             lets a bot play for you until you press Enter
      vote stop       proposes to stop the game; vote skip B: to let a bot play for B, who sleeps;
                      vote yes, vote no: agree or do not
      rematch         when the game is over: once more with the same people
      quit, Ctrl-C    leave; your seat is kept, and the same command brings you back
      The server keeps the game: there is no save, and nobody can be hurried.
network-vote-what = Vote how? vote stop (end the game), vote skip B (a bot plays for B, who sleeps), vote yes, vote no.
network-proposal-stop = Seat { $seat } proposes to stop the game; { $yes } of { $voters } agree. Type vote yes or vote no.
network-proposal-skip = Seat { $seat } proposes that a bot plays for seat { $target }, who sleeps; { $yes } of { $voters } agree. Type vote yes or vote no.
network-skipped = A bot plays for seat { $seat } now.
network-not-passed = The proposal has not passed.
network-rematch = Type rematch to play again with the same people, or press Enter to leave:
network-left =
    { $n ->
        [one] Seat { $seat } stays yours; after one second a bot plays for you until you are back:
            { $command }
       *[other] Seat { $seat } stays yours; after { $n } seconds a bot plays for you until you are back:
            { $command }
    }
network-not-kept = { $file } cannot be written: { $problem }. You can play, but not come back to your seat.
usage-only-server = { $option } is only used together with --server.
usage-not-at-server = { $option } cannot be used with --server: the table has been opened already.
help-play-server = The address of a table server, to play there with others.
help-play-code = The six letters of the table at the server.
help-play-name = What you are called at the server's table.

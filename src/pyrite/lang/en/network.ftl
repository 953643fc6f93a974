### What a server says, and what people say at a table.

## Talk at the table; $has_gold is yes or no

talk-goal =
    { $has_gold ->
        [yes] { $seat }: “The gold is under goal { $goal }.”
       *[other] { $seat }: “There is no gold under goal { $goal }.”
    }
talk-suspect = { $seat }: “I don't trust { $target }.”
talk-trust = { $seat }: “I trust { $target }.”
talk-tool = { $seat }: “Please mend my { $tool }.”
talk-path = { $seat }: “Keep digging, please. I have no path that fits.”
talk-thanks = { $seat }: “Thank you, { $target }.”
talk-deny = { $seat }: “I'm on your side.”
talk-emote =
    { $emote ->
        [laugh] { $seat } laughs.
        [gasp] { $seat } gasps.
        [angry] { $seat } looks angry.
        [sleepy] { $seat } yawns.
        [wink] { $seat } winks.
       *[love] { $seat } sends love.
    }
talk-text = { $seat }: “{ $text }”

## What cannot be done

table-unknown = There is no table with this code. Check its six letters.
table-outdated = This table was made with another version of the rules and can't be continued.
table-moved-on = The game has moved on since you chose. Look again, then choose.
table-not-kept =
    { $why ->
        [full] That did not go through: the server's disk is full. Try again later.
        [locked] That did not go through: another program has locked the server's database. Try again in a moment.
        [read-only] That did not go through: the server cannot write to its database. Tell whoever runs it.
        [gone] That did not go through: the server has lost its database. Tell whoever runs it.
       *[other] That did not go through because it could not be saved. Try again in a moment.
    }
database-failed =
    { $why ->
        [full] The server's disk is full. Try again later.
        [locked] Another program has locked the server's database. Try again in a moment.
        [read-only] The server cannot write to its database. Tell whoever runs it.
        [gone] The server has lost its database. Tell whoever runs it.
       *[other] The server cannot use its database. Try again in a moment.
    }
server-not-keeping = The server cannot save anything at the moment. Try again later.
seat-taken = That seat is taken. Choose another one.
seat-unknown = There is no such seat. This table has { $n }.
seat-no-person = No person sits there.
seat-none = Spectators can't do this. Take a seat first.
seat-not-yours = This is not your seat.
seats-open =
    { $n ->
        [one] One seat is still free. Wait for a player or add a bot.
       *[other] { $n } seats are still free. Wait for players or add bots.
    }
flag-unknown = Unknown house rule: { $flag }. House rules: { $known }.
bot-unknown = Unknown bot: { $bot }. Bots: { $known }.
bot-plays = A bot is playing for you. Take your seat back first.
hint-not-asked = It is not your turn, so there is no hint.
undo-not-here = You can undo only in a game against bots, and not in a lesson.
undo-too-late = You can't undo this: someone has seen a hidden card or played since.
talk-not-allowed = You can't say that at this table.
proposal-open = A vote is already open. Finish it first.
proposal-none = There is nothing to vote on.
proposal-seat = Choose another person at the table.
proposal-no-seat = A vote to end the game concerns everyone. Don't name a seat.
proposal-too-early = They still have time. You can skip a player who keeps the table waiting, or vote to skip a player who is away.
game-not-running = No game is running at this table.
phase-not-lobby = The game has started. You can only do this before it starts.
phase-not-revealing = You can only do this while the table waits for sealed texts.
seats-closed = The cards are about to be dealt, so seats can't change now.
reveal-not-awaited = The table is not waiting for your text.
reveal-wrong = This text does not match the seal you showed before.
seal-used = This text was already revealed at this table. Seal a new one.
texts-sealed = Some texts are still sealed. The cards can't be dealt yet.
phase-not-playing = You can only do this during a game.
phase-not-over = You can only do this when the game is over.
host-only = Only the host and the players at this table can do this.
moment-unknown = There is no such move. The game has { $n }.
lesson-unknown = There is no such lesson.
shuffle-none = This game was not shuffled with a secret of its table.
message-unread = Cannot read this message. See docs/protocol.md.
request-wrong = Invalid request: { $detail }
origin-foreign = Pages of other sites can't do this.
host-unknown = This server is not called { $host }. If it is yours, start it with --domain { $host }.
headers-too-large = The request headers are too large. Delete the cookies of this site.
too-many-tables = You have opened too many tables. Try again later.
too-many-requests = Too many requests. Try again in a moment.
too-much-stored = Too much from your network has been saved this hour. Try again later.
table-stored-full = This table can't save any more talk, votes or changes of seats. You can still play to the end.
table-crowded = Too many people are connected here. Close other windows, or try again later.
talk-too-much = You have all said a lot here this hour. Try again later.
talk-full = You have said as much at this table as it can hold. You can still play.
push-unavailable = This server can't send notifications.
push-wrong = This is not a browser's push subscription.
push-service-unknown = Unknown push service. Pyrite can notify browsers from Google, Mozilla, Apple and Microsoft.
table-elsewhere = This table is moving to another process of the server. Try again in a moment.
server-restarts = The server is restarting and will be back in a moment. Nothing is lost.
server-failed = Something went wrong on the server. Try again.
page-not-built = The browser page is not installed, so only terminals and bots can play here. In a checkout, run python scripts/build_web.py. Otherwise, install a package that contains the page. Then restart the server.

## Notifications, and people who deleted their data

push-title = Your turn, { $name }
push-body = Table { $code } is waiting for you.
person-gone = A player

## Why a bot would do something

hint-reach = It may reach the treasure.
hint-nearer = It brings the tunnel closer to the treasure.
hint-astray = It makes the diggers' tunnel longer.
hint-mask = It looks helpful but helps little.
hint-crystal = Every crystal on the table earns you gold.
hint-spare = You will miss these cards least.
hint-mend-own = Then you can dig again.
hint-trust = { $target } seems to be on your side.
hint-suspect = { $target } seems to be against you.
hint-know = It tells you something you don't know yet.
hint-gold = It earns you the most.
hint-card = It gets you the most useful card.
hint-harm = That card would harm your side.
hint-no-harm = That card does your side little harm.
hint-search = In the games I played through, it earned you { $gain } on average, more than anything else.
hint-way = It helps those you share with, or slows down the others.
hint-hold-up = It slows down those you don't share with.
hint-walk = It brings you closer to a treasure.
hint-stay = You are in the best place for now.
hint-end = You have nothing more to win this round.
hint-go-on = You can still win something this round.
hint-only = You have no other choice.
hint-random = I don't know this game yet, so I picked a move at random.
hint-other = By rule of thumb, it helps your side most.

## Clients of a server

table-full = All seats at this table are taken.
server-gone = The server { $url } does not answer. Check the address and whether it is running.
server-strange = There is no Pyrite server of this version at { $url }.
server-refuses = The server { $url } could not read a message and closed the connection.
server-url = Not a server address: { $url }. Write it like http://localhost:8000.
bot-waits = The server does not answer. Trying again …
bot-seated = { $name } sits in seat { $seat } at table { $code } and waits for its turn.
bot-stopped = { $name } leaves the table.
bot-removed = The bot was removed from the table.
bot-over =
    { $n ->
        [one] The game is over. { $name } made one move.
       *[other] The game is over. { $name } made { $n } moves.
    }

## A person in the terminal at a server's table

network-guest = Guest { $n }
network-seated = You sit in seat { $seat } at table { $code }.
network-free = free
network-tables = Tables on { $url }
network-no-tables = There are no public tables right now.
network-table =
    { $n ->
        [-1] { $code } { $game }, playing: { $people }
        [0] { $code } { $game }, full: { $people }
        [one] { $code } { $game }, one free seat: { $people }
       *[other] { $code } { $game }, { $n } free seats: { $people }
    }
network-choose-table = Number or code: join, new: open a table, Enter: refresh, quit: leave:
network-not-a-table = { $text } is not a table. Type a number from the list, a six-letter code, or new.
network-opened = Table { $code } is open. Others can join with: { $command }
network-lobby = At the table: { $people }. The game has not started. Type start to deal the cards, bots to fill the free seats, quit or Ctrl-C to leave.
network-lobby-what = Type start, bots, bot B hard (add a bot in seat B), free B (remove it), or quit.
usage-only-open = { $option } only works together with --open.
usage-not-open = { $option } does not work with --open, because a new table gets its own code.
network-shuffling = Shuffling the cards … waiting for { $names }.
network-withheld =
    { $n ->
        [one] One deal was cancelled because a text was missing: { $names }.
       *[other] { $n } deals were cancelled because texts were missing: { $names }.
    }
network-not-provable = What the server shows about this shuffle does not match what it showed before. It may have been restored from a backup, or someone may have wanted other cards. You can play on, but nobody can prove any more that the shuffle was fair.
network-note-not-kept = Cannot save what this device saw of the shuffle: { $problem }. If you leave and come back, it can no longer be compared.
network-removed = You were removed from the table.
network-stopped = The players have ended the game.
network-waiting = { $seat }'s turn …
network-waiting-all = Waiting for the others …
network-not-asked = It is not your turn. You can talk, look at the table or quit. Type ? for all commands.
network-time-up =
    { $who ->
        [you] Your time ran out. A bot decided for you.
       *[other] { $seat }'s time ran out. A bot decided.
    }
network-stand-in = A bot is playing for you. Press Enter to take over again.
network-say-what = What do you want to say? For example: say suspect B, say thanks A, say goal 2 yes.
network-no-save = The server saves this game. You can download its record when the game is over.
network-help =
    On a server
      say suspect B   say something to everyone; also: trust B, thanks B, deny, path,
                      tool lamp, goal 2 yes, goal 2 no; some tables allow any text
      bot             let a bot play for you until you press Enter
      vote stop       propose to end the game; vote skip B: propose that a bot plays for
                      inactive player B; vote yes, vote no: answer a proposal
      rematch         when the game is over: play again with the same people
      quit, Ctrl-C    leave; your seat is kept, and the same command brings you back
      The server saves the game, so there is no save command, and bots keep their own pace.
network-vote-what = How do you want to vote? vote stop (end the game), vote skip B (a bot plays for inactive player B), vote yes, vote no.
network-proposal-stop = { $seat } proposes to end the game. { $yes } of { $voters } agree. Type vote yes or vote no.
network-proposal-skip = { $seat } proposes that a bot plays for { $target }, who is inactive. { $yes } of { $voters } agree. Type vote yes or vote no.
network-skipped = A bot is now playing for { $seat }.
network-not-passed = The proposal did not pass.
network-rematch = Type rematch to play again with the same people, or press Enter to leave:
network-left =
    { $n ->
        [one] Seat { $seat } stays yours. After one second a bot plays for you until you come back with:
            { $command }
       *[other] Seat { $seat } stays yours. After { $n } seconds a bot plays for you until you come back with:
            { $command }
    }
network-not-kept = Cannot write { $file }: { $problem }. You can play, but you cannot come back to your seat.
usage-only-server = { $option } only works together with --server.
usage-not-at-server = { $option } does not work with --server, because the table is already open.

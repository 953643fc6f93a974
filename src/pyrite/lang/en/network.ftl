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
table-not-kept = This could not be saved, so it did not happen. Try again in a moment.
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
talk-not-allowed = This table does not allow such talk.
proposal-open = Something is being voted on already.
proposal-none = There is nothing for you to vote on.
proposal-seat = Name the seat of another person who plays.
game-not-running = No game is being played at this table.
phase-not-lobby = The game has begun; this is only possible before it.
phase-not-playing = This is only possible while a game is being played.
phase-not-over = This is only possible when the game is over.
host-only = Only who opened the table or sits here may do this.
moment-unknown = There is no such moment; the game has { $n } actions.
shuffle-none = This game was not shuffled by a secret of its table.
message-unread = This message cannot be read. The protocol is described in docs/protocol.md.
request-wrong = This request cannot be used: { $detail }
origin-foreign = A page of another site may not ask this.
too-many-tables = You have opened many tables. Try again later.
too-many-requests = Too many requests. Try again in a moment.
server-restarts = The server goes away and is back in a moment. Nothing is lost.
server-failed = Something went wrong in the server. Try again.

### What the browser says besides what the terminal says, too.

## Home and lobby

browser-welcome = Dig for gold, or keep the others from it.
browser-play-now = Play now
browser-code = Code of a table
browser-join = Join
browser-home = Home
browser-lobby = Waiting for people
browser-name = Your name
browser-sit = Sit here
browser-add-bot = Add a bot
browser-free-seat = Free this seat
browser-start = Start the game
browser-bot = Bot

## The connection

browser-connecting = Going to the table …
browser-reconnecting = The connection is lost. Trying again …
browser-not-connected = There is no connection at the moment, so this was not done. It comes back by itself.
browser-offline = The server does not answer. Are you online?

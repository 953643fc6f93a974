### What the browser says when a round or a game is over, and in replays.

## When a round is over

replay-title = Replay

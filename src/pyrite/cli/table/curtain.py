"""A curtain between several people at one screen, so that nobody sees another's cards."""

from pyrite.cli.terminal.keyboard import forget_history
from pyrite.cli.terminal.screen import Screen


class Curtain:
    """Shows each player's view on a separate page, removed when the curtain is drawn."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_open = False
        self.last: int | None = None  # the player who looked last, if nothing has happened since

    def open_for(self, seat: int) -> bool:
        """Wait until this player is ready, then show what follows; False if they leave."""
        if not self.screen.is_live:
            return True
        if seat != self.last:
            ready = self.screen.read(self.screen.speaker.say("hand-over", seat=seat) + " ")
            if ready is None or ready.lower() in ("q", "quit"):
                return False
        self.last, self.is_open = seat, True
        self.screen.out.set_alt_screen(True)
        self.screen.out.clear()
        return True

    def draw(self) -> None:
        """Remove what the player has seen and typed."""
        if self.is_open:
            forget_history()
            self.screen.out.clear()
            self.screen.out.set_alt_screen(False)
        self.is_open = False

    def forget(self) -> None:
        """Ask the next player for readiness again, because something has happened."""
        self.last = None

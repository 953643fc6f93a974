"""Several people at one screen: nobody sees the cards of another."""

from pyrite.cli.terminal.keyboard import forget_history
from pyrite.cli.terminal.screen import Screen


class Curtain:
    """What one person sees is on a page of its own, which is gone when the curtain is drawn."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_open = False
        self.last: int | None = None  # who looked, if nothing has happened since

    def open_for(self, seat: int) -> bool:
        """Show what follows only after this person is there; False if they leave instead."""
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
        """Take away what the person has seen and typed."""
        if self.is_open:
            forget_history()
            self.screen.out.clear()
            self.screen.out.set_alt_screen(False)
        self.is_open = False

    def forget(self) -> None:
        """Something has happened: whoever is asked next says again that they are there."""
        self.last = None

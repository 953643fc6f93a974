"""Two cards from no rulebook: if your lamp is broken, swap it for another player's.

Play it from this folder: pyrite play --module lantern_thief:LanternThief
"""

from collections.abc import Iterable

from pyrite.modules import Action, Card, Message, OwnModule, OwnTable


class LanternThief(OwnModule):
    """Move the broken lamp in front of you to another player."""

    rule = "X-1"
    cards = (Card("lantern_thief", "steal_lamp", copies=2),)
    forms = {"steal_lamp": "seat"}

    def plays(self, table: OwnTable, seat: int, card: str) -> Iterable[Action]:
        """Offer the card on every seat whose lamp works, if the player's own lamp is broken."""
        if "lamp" not in table.broken_tools(seat):
            return
        for other in range(table.seats):
            if other != seat and "lamp" not in table.broken_tools(other):
                yield Action(seat, "steal_lamp", card=card, target=other)

    def do(self, table: OwnTable, action: Action) -> None:
        """Move the card with the broken lamp."""
        table.hand_on_tool("lamp", action.seat, action.target)
        table.tell("event-steal_lamp", action.seat, action.target)

    def why_not(self, table: OwnTable, action: Action) -> Message:
        """Explain what is missing: a broken lamp here, or a working one there."""
        if "lamp" not in table.broken_tools(action.seat):
            return self.say("not-in-the-dark")
        return self.say("not-a-whole-lamp", seat=action.target)

    english = {
        "module-LanternThief": "Lantern thief",
        "about-LanternThief": "If your lamp is broken, take another player's lamp.",
        "card-lantern_thief": "lantern thief",
        "event-steal_lamp": "{seat} takes {target}'s lamp.",
        "not-in-the-dark": "Your own lamp is not broken.",
        "not-a-whole-lamp": "{seat} has no working lamp to take.",
    }
    words = {
        "de": """
module-LanternThief = Laternendieb
about-LanternThief = Ist deine Lampe zerstört, nimm jemandem die Lampe weg.
card-lantern_thief = Laternendieb
event-steal_lamp = { $seat } nimmt { $target } die Lampe weg.
not-in-the-dark = Deine eigene Lampe ist nicht zerstört.
not-a-whole-lamp = { $seat } hat keine heile Lampe.
""",
        "is": """
module-LanternThief = Ljóskersþjófur
about-LanternThief = Ef ljóskerið þitt er brotið máttu taka ljósker af öðrum.
card-lantern_thief = ljóskersþjófur
event-steal_lamp = { $seat } tekur ljóskerið af { $target }.
not-in-the-dark = Þitt eigið ljósker er ekki brotið.
not-a-whole-lamp = { $seat } hefur ekkert heilt ljósker.
""",
        "et": """
module-LanternThief = Laternavaras
about-LanternThief = Kui sinu latern on katki, võta teiselt mängijalt latern ära.
card-lantern_thief = laternavaras
event-steal_lamp = { $seat } võtab mängija { $target } laterna ära.
not-in-the-dark = Sinu enda latern ei ole katki.
not-a-whole-lamp = Mängija { $seat } latern ei ole terve.
""",
    }

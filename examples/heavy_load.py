"""Three cards from no rulebook, with a new question: which card do you throw away?

Play it from this folder: pyrite play --module heavy_load:HeavyLoad
"""

from collections.abc import Iterable

from pyrite.modules import Action, Card, Message, OwnModule, OwnTable


class HeavyLoad(OwnModule):
    """Another player carries too much, throws away a card of their choice and draws another."""

    rule = "X-2"
    cards = (Card("heavy_load", "burden", copies=3),)
    forms = {"burden": "seat", "throw": "keep"}
    questions = {"too_heavy": ("throw",)}

    def plays(self, table: OwnTable, seat: int, card: str) -> Iterable[Action]:
        """Offer the card on any other seat that holds a card."""
        for other in range(table.seats):
            if other != seat and table.cards_in_hand(other):
                yield Action(seat, "burden", card=card, target=other)

    def answers(self, table: OwnTable, seat: int, question: str) -> Iterable[Action]:
        """Offer any card in the hand."""
        return [Action(seat, "throw", card=card) for card in table.hand(seat)]

    def do(self, table: OwnTable, action: Action) -> None:
        """Ask the other seat; what it throws away lies face down, as when passing."""
        if action.verb == "burden":
            table.tell("event-burden", action.seat, action.target)
            table.ask("too_heavy", action.target)
        else:
            table.throw_away(action.seat, action.card)
            table.let_draw(action.seat)

    def why_not(self, table: OwnTable, action: Action) -> Message:
        """Explain that the target is the player's own seat or holds no card."""
        return self.say("not-a-bearer", seat=action.target)

    english = {
        "module-HeavyLoad": "Heavy load",
        "about-HeavyLoad": "Another player carries too much and throws away a card.",
        "card-heavy_load": "heavy load",
        "event-burden": "{seat} puts a heavy load on {target}.",
        "act-throw": "throw away {card}",
        "ask-too_heavy": "You carry too much. Which card do you throw away?",
        "not-a-bearer": "{seat} has no cards. Choose another player.",
    }
    words = {
        "de": """
module-HeavyLoad = Schwere Last
about-HeavyLoad = Jemand anderes trägt zu viel und wirft eine Karte eigener Wahl weg.
card-heavy_load = schwere Last
event-burden = { $seat } lädt { $target } eine schwere Last auf.
act-throw = { $card } wegwerfen
ask-too_heavy = Du trägst zu viel: Welche Karte wirfst du weg?
not-a-bearer = { $seat } hat keine Karten. Wähle jemand anderen.
""",
        "is": """
module-HeavyLoad = Þung byrði
about-HeavyLoad = Annar leikmaður ber of mikið og hendir spili að eigin vali.
card-heavy_load = þung byrði
event-burden = { $seat } leggur þunga byrði á { $target }.
act-throw = henda { $card }
ask-too_heavy = Þú berð of mikið: hvaða spili hendir þú?
not-a-bearer = { $seat } á engin spil. Veldu annan leikmann.
""",
        "et": """
module-HeavyLoad = Raske koorem
about-HeavyLoad = Teine mängija kannab liiga palju ja viskab omal valikul kaardi ära.
card-heavy_load = raske koorem
event-burden = { $seat } paneb mängija { $target } õlule raske koorma.
act-throw = viska { $card } ära
ask-too_heavy = Sa kannad liiga palju: millise kaardi viskad ära?
not-a-bearer = Mängija { $seat } käes ei ole kaarte. Vali keegi teine.
""",
    }

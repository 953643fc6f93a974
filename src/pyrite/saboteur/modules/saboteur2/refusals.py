"""Why not, in words: the law of the lists of Saboteur 2, found from scratch on a `Picture`."""

from pyrite.core.message import Message
from pyrite.core.numbers import CARD_MASK, NOBODY
from pyrite.saboteur.modules.saboteur2.words import say
from pyrite.saboteur.notation import seat_letter
from pyrite.saboteur.numbers import PAYING, THEFT, TRAPPED
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.view import gold
from pyrite.saboteur.why_not import Refusal, does_not_fit, held, in_hand, may_not_lay


def while_trapped(picture: Picture, seat: int) -> Message | None:
    """S-22: who is trapped lays no path."""
    return say("not-while-trapped", "S-22") if picture.front[seat] & TRAPPED else None


def _ladder(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return may_not_lay(picture, seat) or does_not_fit(picture, card, arg)


def _theft(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return say("not-theft-twice", "S-27") if picture.front[seat] & THEFT else None


def _hands_off(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    if picture.front[arg] & THEFT:
        return None
    return say("not-a-thief", "S-21", seat=seat_letter(arg))


def _trapped(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    if arg == seat:
        return say("not-trap-yourself", "S-22")
    if picture.front[arg] & TRAPPED:
        return say("not-trapped-twice", "S-27", seat=seat_letter(arg))
    return None


def _freed(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    if picture.front[arg] & TRAPPED:
        return None
    return say("not-trapped", "S-23", seat=seat_letter(arg))


def _inspection(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return say("not-own-dwarf", "S-24") if arg == seat else None


def _swap_hats(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return None if picture.spare else say("not-without-hats", "S-25")


def _swap_hands(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    return say("not-own-hand", "S-26") if arg == seat else None


def _not_held(picture: Picture, seat: int, cards: list[int]) -> Message | None:
    """Each of these cards must be in hand, as often as it is named."""
    for card in cards:
        missing = in_hand(picture, seat, card, 0)
        if missing:
            return missing
        if picture.hands[seat].count(card) < cards.count(card):
            return say("not-so-many", "S-02", card=picture.words.cards[card].name)
    return None


def _pass(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    more = [named - 1 for named in (arg & CARD_MASK, arg >> 7) if named]
    return _not_held(picture, seat, [card, *more])


def _shed(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    front = arg >> 7
    if not picture.front[seat] >> front & 1:
        return say("not-before-you", "S-02", front=picture.words.front[front])
    return _not_held(picture, seat, [card, arg & CARD_MASK])


def _steal(picture: Picture, seat: int, card: int, arg: int) -> Message | None:
    if arg == seat:
        return say("not-from-yourself", "S-36")
    if gold(picture)[arg] == 0:
        return say("not-from-the-poor", "S-36", seat=seat_letter(arg))
    return None


def wrong_thief(picture: Picture, seats: int, about: int) -> str | None:
    """S-36: may exactly these seats be asked to steal in such a position?"""
    thief = seats.bit_length() - 1
    alone = thief != NOBODY and seats == 1 << thief
    robbed = any(n for seat, n in enumerate(gold(picture)) if seat != thief)
    paying = picture.stage == PAYING and picture.dwarfs_shown
    free = alone and picture.front[thief] & (THEFT | TRAPPED) == THEFT
    return None if paying and free and robbed else "position-asks-steal"


def is_sound(picture: Picture) -> bool:
    """When thefts were played: 1 the first, 0 where none lies or nobody knows."""
    first = picture.words.boxes["saboteur2"]
    when = picture.box[first : first + len(THEFTS)]
    seats = [seat for seat, turn in enumerate(when) if turn]
    played = [when[seat] for seat in seats]
    thieves = all(s < picture.rules.seats and picture.front[s] & THEFT for s in seats)
    return thieves and len(set(played)) == len(played) and all(0 < n < 1 << 20 for n in played)


THEFTS = tuple(f"theft_{letter}" for letter in "ABCDEFGHIJKL")  # when the theft of a seat came

REFUSALS: dict[tuple[str, str], Refusal] = {
    ("turn", "ladder"): held(_ladder),
    ("turn", "theft"): held(_theft),
    ("turn", "hands_off"): held(_hands_off),
    ("turn", "trapped"): held(_trapped),
    ("turn", "freed"): held(_freed),
    ("turn", "inspection"): held(_inspection),
    ("turn", "swap_hats"): held(_swap_hats),
    ("turn", "swap_hands"): held(_swap_hands),
    ("turn", "pass"): _pass,
    ("turn", "shed"): _shed,
    ("steal", "steal"): _steal,
}

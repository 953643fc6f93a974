"""Deeds and words count for and against seats; dwarf cards are counted exactly."""

from collections.abc import Sequence
from itertools import permutations
from math import comb, exp, isfinite, log
from random import Random

import pytest
from boards import dwarfs, table

import pyrite
from pyrite import State
from pyrite.bots.judge import STRANGER, Beliefs, Tally, likelihoods, marginals
from pyrite.bots.levels import MediumBot, RandomBot
from pyrite.bots.lostmines import beliefs as lostmines
from pyrite.bots.saboteur.beliefs import Deed, enmity, kind_of, kinds_of_deeds
from pyrite.bots.saboteur.judge import SaboteurJudge
from pyrite.bots.table import SeatedBot
from pyrite.core.events import Event
from pyrite.core.talk import Talk

News = Sequence[Event | Talk]


def deed(seat: int, verb: str, **parts: object) -> Event:
    """What everybody is told before something is done."""
    return Event("declared", seat, {"action": {"seat": seat, "verb": verb, **parts}}, {})


def broke(seat: int, target: int) -> Event:
    return deed(seat, "break", card="broken_lamp", target=target)


DUG_ON = deed(1, "place", card="EW", cell="2,0")
LED_ASTRAY = deed(1, "place", card="E-W", cell="2,0")
AGAINST = {
    "led astray": LED_ASTRAY,
    "broke an honest tool": broke(1, 0),
    "wrecked the tunnel": deed(1, "rockfall", card="rockfall", cell="1,0"),
}
FOR = {
    "dug on": DUG_ON,
    "helped the honest": deed(1, "repair", card="repair_lamp", target=0, tool="lamp"),
}
HONEST = [deed(seat, "place", card="EW", cell="2,0") for seat in (0, 0, 0)]  # A has dug


def believed(state: State, news: News, seat: int = 0) -> Beliefs:
    """What a seat thinks after these deeds and words."""
    judge = SaboteurJudge(state.describe())
    for item in news:
        if isinstance(item, Event):
            judge.told(item)
        else:
            judge.hear(item)
    return judge.beliefs(state.view(seat))


def chances(*news: Event | Talk, mine: str = "d") -> list[float]:
    """How likely all seats are saboteurs for A, on a board with one card laid."""
    beliefs = believed(table("S═", dwarfs=dwarfs(f"{mine}ddds")), news)
    return [own.get("saboteur", 0.0) for own in beliefs.dwarfs]


def test_before_anybody_has_done_anything_all_others_are_alike() -> None:
    assert chances() == pytest.approx([0.0, 0.4, 0.4, 0.4, 0.4])
    assert chances(mine="s")[0] == 1.0


@pytest.mark.parametrize("name", AGAINST)
def test_some_deeds_speak_against_a_seat(name: str) -> None:
    assert chances(*HONEST, AGAINST[name])[1] > 0.43


@pytest.mark.parametrize("name", FOR)
def test_some_deeds_speak_for_a_seat(name: str) -> None:
    assert chances(*HONEST, FOR[name])[1] < 0.38


def test_suspicion_of_one_is_relief_for_the_others() -> None:
    assert chances(LED_ASTRAY)[2] < 0.4


def test_whom_one_harms_matters_by_what_all_have_seen_of_him() -> None:
    villain = [deed(2, "place", card="E-W", cell="2,0")] * 3
    assert chances(*villain, broke(1, 2))[1] < chances(*HONEST, broke(1, 0))[1]


def test_a_new_round_wipes_the_slate_clean() -> None:
    begun = Event("round_started", 0, {"round": 2}, {})
    assert chances(*AGAINST.values(), begun) == chances()


def test_unknown_events_and_verbs_are_let_pass() -> None:
    assert chances(Event("sang", 1, {"song": "loud"}, {}), deed(1, "sing")) == chances()


def test_a_bot_that_was_told_a_whole_round_knows_the_board_before() -> None:
    laid = [(1, "1,0"), (2, "2,0")]
    news = []
    for seat, cell in laid:
        news += [deed(seat, "place", card="EW", cell=cell)]
        news += [Event("placed", seat, {"cell": cell, "tile": "EW"}, {})]
    weighed = [own["saboteur"] for own in believed(table("S══"), news, seat=4).dwarfs[:4]]
    assert weighed[1] == pytest.approx(weighed[2])
    assert weighed[1] < weighed[3]


# What seats know of goals, and say


KNOWN = {"goals": {"8,2": "treasure"}, "looks": [["8,2"], [], [], [], []]}
LOOKED = Event("looked", 1, {"cell": "8,2"}, {})  # B knows it, too


def test_who_knows_the_treasure_and_digs_elsewhere_is_suspect() -> None:
    upper, lower = 1, 2
    dug = Deed(1, "mid", "path nearer", "path", {upper: 1, lower: -1}, frozenset({lower}))
    assert kind_of(dug, {}) == "path nearer"
    assert kind_of(dug, {upper: "stone1"}) == "path nearer"
    assert kind_of(dug, {lower: "stone1"}) == "path nearer knowing"
    away = kind_of(dug, {lower: "treasure"})
    assert away == "path farther knowing"
    counted = likelihoods("saboteur", ["digger", "saboteur"]).of("mid", away)
    assert counted["saboteur"] > counted["digger"]


def says(seat: int, goal: int, has_gold: bool) -> Talk:
    return Talk(seat, "goal", goal=goal, has_gold=has_gold)


def test_a_liar_is_found_out_by_those_who_know() -> None:
    state = table("S═", dwarfs=dwarfs("dddds"), **KNOWN)
    lied = believed(state, [LOOKED, says(1, 3, has_gold=False)]).dwarfs[1]["saboteur"]
    told = believed(state, [LOOKED, says(1, 3, has_gold=True)]).dwarfs[1]["saboteur"]
    assert told < 0.4 < lied


def test_a_claim_is_believed_as_far_as_its_speaker_is_trusted() -> None:
    state, claim = table("S═", dwarfs=dwarfs("dddds")), says(1, 3, has_gold=True)
    plain = believed(state, [LOOKED, claim]).goals["8,2"]
    trusted = believed(state, [LOOKED, *[DUG_ON] * 3, claim]).goals["8,2"]
    doubted = believed(state, [LOOKED, *[LED_ASTRAY] * 4, claim]).goals["8,2"]
    assert trusted > plain > 1 / 3
    assert doubted < plain


def test_who_has_not_looked_can_only_guess() -> None:
    goals = believed(table("S═"), [says(1, 3, has_gold=True)]).goals
    assert goals == pytest.approx({"8,-2": 1 / 3, "8,0": 1 / 3, "8,2": 1 / 3})


def test_what_is_said_twice_counts_once() -> None:
    claim = Talk(1, "suspect", target=2)
    assert chances(claim, claim) == chances(claim)
    assert chances(Talk(1, "suspect", target=7), Talk(1, "suspect")) == chances()
    assert chances(says(1, 9, has_gold=True), Talk(1, "text", text="hi")) == chances()


# The cards


def test_marginals_agree_with_counting_all_deals() -> None:
    cards = {"digger": 2, "saboteur": 2, "greedy": 1}
    rng = Random(1)
    evidence = [{kind: rng.uniform(-2, 2) for kind in cards} for _ in range(3)]
    counted = [dict.fromkeys(cards, 0.0) for _ in evidence]
    for deal in permutations([kind for kind, copies in cards.items() for _ in range(copies)], 3):
        likely = exp(sum(own[kind] for own, kind in zip(evidence, deal, strict=True)))
        for seat, kind in enumerate(deal):
            counted[seat][kind] += likely
    for own, weights in zip(marginals(cards, evidence), counted, strict=True):
        assert own == pytest.approx({k: x / sum(weights.values()) for k, x in weights.items()})


def test_beliefs_are_the_sums_of_the_evidence_over_all_worlds() -> None:
    state = table("S═", dwarfs=dwarfs("dddds"))
    judge, view = SaboteurJudge(state.describe()), state.view(0)
    for event in (LED_ASTRAY, broke(2, 1), DUG_ON):
        judge.told(event)
    evidence = judge.evidence(view)
    sums, whole = [0.0] * 5, 0.0
    for deal in set(permutations("dddss", 4)):  # A holds one digger of the box, one card is spare
        dealt = ["digger", *dwarfs("".join(deal))]
        copies = 3 if dealt.count("saboteur") == 1 else 1  # ways to take them from the cards left
        ways = {0: 0, 1: 2 * copies, 2: 2 * copies * 3}[dealt.count("saboteur")]
        likely = ways * exp(sum(own[dwarf] for own, dwarf in zip(evidence, dealt, strict=True)))
        whole += likely
        for seat, dwarf in enumerate(dealt):
            sums[seat] += likely * (dwarf == "saboteur")
    believed_of = judge.beliefs(view).dwarfs
    assert [own.get("saboteur", 0.0) for own in believed_of[1:]] == pytest.approx(
        [x / whole for x in sums[1:]]
    )


def second(*inspected: str) -> State:
    """A table of Saboteur 2 where A, who is blue, has inspected B, C and so on."""
    sides = ["blue", *inspected, *[None] * (4 - len(inspected))]
    seen_by = [[], *([0] for _ in inspected), *([] for _ in range(4 - len(inspected)))]
    return table("S═", modules=["saboteur2"], dwarfs=sides, dwarfs_seen_by=seen_by)


def test_S01_the_dwarfs_of_the_box_are_counted() -> None:
    others = believed(second(), []).dwarfs[3]
    assert others == pytest.approx(
        {"saboteur": 3 / 14, "blue": 3 / 14, "green": 4 / 14, "geologist": 2 / 14}
        | {"boss": 1 / 14, "profiteer": 1 / 14}
    )
    tournament = table("S", modules=["tournament"], dwarfs=["digger", *[None] * 4])
    kinds = believed(tournament, []).dwarfs[1]
    assert kinds == pytest.approx({"digger": 0.5, "saboteur": 0.25, "greedy": 0.25})


def test_S24_who_was_inspected_is_known_and_leaves_fewer_for_the_others() -> None:
    after = believed(second("boss", "saboteur"), []).dwarfs
    assert after[1:3] == [{"boss": 1.0}, {"saboteur": 1.0}]
    assert after[3]["saboteur"] == pytest.approx(2 / 12)
    assert "boss" not in after[3]


def test_S12_who_lays_a_door_is_of_its_colour() -> None:
    door = deed(3, "place", card="door_green_EW", cell="2,0")
    green = believed(second(), [door]).dwarfs[3]["green"]
    assert green > believed(second(), []).dwarfs[3]["green"]


def test_S13_who_lays_a_crystal_may_be_a_geologist() -> None:
    crystal = deed(3, "place", card="crystal_ESW", cell="-1,0")
    geologist = believed(second(), [crystal]).dwarfs[3]["geologist"]
    assert geologist > believed(second(), []).dwarfs[3]["geologist"]


def test_S25_a_new_hat_is_a_new_dwarf() -> None:
    trap = deed(1, "trapped", card="trapped", target=0)
    for change in (Event("hat_swapped", 1, {}, {}), Event("party", 2, {}, {})):
        assert believed(second(), [trap, change]) == believed(second(), [])
    assert believed(second(), [trap]) != believed(second(), [])


def test_MP1_what_one_remembers_after_a_party_counts() -> None:
    """A was a saboteur, and is blue now: somebody else holds that card, whoever it is."""
    clue = {"dwarfs": [1, 2, 3, 4], "cards": ["saboteur"], "least": 1}
    view = second().view(0) | {"memory": [clue]}
    judge = SaboteurJudge(second().describe())
    kinds = judge.believed(view, [{}] * 5)
    plain = judge.believed(second().view(0), [{}] * 5)
    assert all(sum(own.values()) == pytest.approx(1) for own in kinds)
    assert kinds[0] == {"blue": 1.0}
    met = sum(own.get("saboteur", 0.0) for own in kinds[1:])
    none = comb(11, 4) / comb(14, 4)
    assert met == pytest.approx(sum(own["saboteur"] for own in plain[1:]) / (1 - none), abs=0.15)


def test_enmity_goes_by_the_dwarfs() -> None:
    known = {"saboteur": 0.5, "green": 0.5}
    assert enmity("blue", known) > enmity("boss", known) > enmity("profiteer", known) == 0.0
    assert enmity("saboteur", known) == 0.5


# What was counted


def strangers_of(phase: str) -> list[str]:
    """What strangers do was counted, too; what they say was not."""
    return [] if phase in ("said", "heard") else [STRANGER]


SETS = [(), ("tournament",), ("y2016_greedy_dwarf",), ("saboteur2",)]


@pytest.mark.parametrize("modules", SETS, ids=str)
def test_every_deed_was_counted_for_every_dwarf(modules: tuple[str, ...]) -> None:
    kinds = pyrite.describe("saboteur", seats=5, modules=modules).dwarfs
    counted = likelihoods("saboteur", kinds)
    assert set(counted.honesty) == set(kinds)
    for phase, deeds in kinds_of_deeds(kinds).items():
        for kind in deeds:
            logs = counted.of(phase, kind)
            assert set(logs) == {*kinds, *strangers_of(phase)}, (phase, kind)
            assert all(isfinite(x) for x in logs.values())


def test_so_it_was_in_the_lost_mines() -> None:
    counted = likelihoods("lostmines", lostmines.ROLES)
    for phase, deeds in lostmines.kinds_of_deeds().items():
        known = {*lostmines.ROLES, *strangers_of(phase)}
        assert all(set(counted.of(phase, kind)) == known for kind in deeds)


def test_of_dwarfs_that_nobody_has_counted_deeds_say_nothing() -> None:
    assert likelihoods("saboteur", ["digger", "wizard"]).of("far", "pass") == {}


# Strangers


def test_the_deeds_of_a_stranger_say_little_about_its_dwarf() -> None:
    known = {"digger": -9.0, "saboteur": -4.0}
    spread = []
    for strange in (-9.0, -1.0):
        tally = Tally(known, 1, trust=1.0)
        for _ in range(3):
            tally.add(0, {**known, STRANGER: strange})
        own = tally.evidence()[0]
        spread.append(own["saboteur"] - own["digger"])
    assert spread[0] > 7
    assert 0 < spread[1] < 0.1


def surprise(chance: float) -> float:
    return -log(max(chance, 1e-6))


def test_among_strangers_beliefs_are_better_than_the_cards_alone() -> None:
    """Two of five seats play at random; what was seen of them must not lead astray."""
    gained = 0.0
    for seed in range(12):
        state = pyrite.new_game(seats=5, seed=seed, rounds=1)
        kinds = [MediumBot, RandomBot, MediumBot, RandomBot, MediumBot]
        seated = [SeatedBot(kinds[s](state.describe()), s) for s in range(5)]
        judge, last = SaboteurJudge(state.describe()), state.view(0)
        while not state.over:
            seat = state.asked[0]
            if seat == 0 and state.view(0)["stage"] == "playing":
                last, told = state.view(0), state.events_for(0)
            state.play(seated[seat].choose(state).action, seat)
        for event in told:
            judge.told(event)
        truth = state.public()["results"][0]["dwarfs"]
        beliefs = judge.beliefs(last).dwarfs, judge.believed(last, [{}] * 5), truth
        for own, alone, dwarf in list(zip(*beliefs, strict=True))[1:]:
            gained += surprise(alone[dwarf]) - surprise(own[dwarf])
    assert gained > 0

"""The public interface is small: few names, all typed and documented, and nothing else."""

import inspect
import json
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import pyrite
from pyrite.core import messages as errors

PUBLIC = {name: getattr(pyrite, name) for name in pyrite.__all__}
# What compiled files bring along, and what stands in for C types where the core runs interpreted.
CYTHON = ("cython", "Cython", "_cython")


def test_there_are_few_names_in_order() -> None:
    def kind_then_name(name: str) -> tuple[bool, bool, str]:
        return not name.isupper(), not name[0].isupper(), name

    assert len(pyrite.__all__) <= 15  # nine calls and things of the edge, five errors, the games
    assert pyrite.__all__ == sorted(set(pyrite.__all__), key=kind_then_name)


def test_every_error_that_a_call_raises_can_be_imported_from_here() -> None:
    raised = {kind for kind in vars(errors).values() if isinstance(kind, type)}
    ours = {kind.__name__ for kind in raised if issubclass(kind, errors.PyriteError)}
    assert ours <= {*pyrite.__all__}


def test_what_is_promised_is_what_is_visible() -> None:
    visible = {
        name
        for name, value in vars(pyrite).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert visible == set(pyrite.__all__)


def test_importing_it_loads_no_package_of_others() -> None:
    code = """
import json, sys
before = set(sys.modules)
import pyrite
print(json.dumps(sorted({name.partition(".")[0] for name in set(sys.modules) - before})))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(json.loads(run.stdout))
    assert "pyrite" in loaded
    others = {name for name in loaded - {"pyrite"} if not name.startswith(CYTHON)}
    assert others <= sys.stdlib_module_names


def test_a_new_game_loads_nothing_that_is_seldom_needed() -> None:
    code = "import sys, pyrite; pyrite.new_game(seats=5, seed=1); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "pyrite.saboteur" in loaded
    assert not loaded & {"email", "importlib.metadata", "importlib.resources", "tempfile"}


def members(value: type) -> list[tuple[str, Any]]:
    """Public methods and properties of a class of ours."""
    ours = [(n, v) for n, v in inspect.getmembers(value) if not n.startswith("_")]
    return [(n, v) for n, v in ours if inspect.isfunction(v) or isinstance(v, property)]


def functions() -> list[tuple[str, Callable[..., Any]]]:
    """Everything that can be called through the front door."""
    found: list[tuple[str, Callable[..., Any]]] = []
    for name, value in PUBLIC.items():
        if inspect.isclass(value):
            for member, inner in members(value):
                call = inner.fget if isinstance(inner, property) else inner
                found.append((f"{name}.{member}", call))
        elif inspect.isfunction(value):
            found.append((name, value))
    return found


FUNCTIONS = functions()


@pytest.mark.parametrize(("name", "call"), FUNCTIONS, ids=[name for name, _ in FUNCTIONS])
def test_every_call_is_typed_and_explained(name: str, call: Callable[..., Any]) -> None:
    assert (inspect.getdoc(call) or "").strip(), f"{name} has no docstring"
    signature = inspect.signature(call)
    assert signature.return_annotation is not inspect.Signature.empty
    parameters = [p for p in signature.parameters.values() if p.name not in ("self", "cls", "_cls")]
    assert all(p.annotation is not inspect.Parameter.empty for p in parameters), name


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_every_name_is_explained(name: str) -> None:
    value = PUBLIC[name]
    explained = value if inspect.isclass(value) or inspect.isfunction(value) else type(value)
    assert (inspect.getdoc(explained) or "").strip()


@pytest.mark.parametrize("game", sorted(pyrite.GAMES))
def test_the_states_of_a_game_have_every_public_call(game: str) -> None:
    state = pyrite.new_game(game, seats=3, seed=1)
    assert isinstance(state, pyrite.State)
    for name, inner in members(pyrite.State):
        own = getattr(type(state), name)
        assert not getattr(own, "__isabstractmethod__", False), name
        assert inspect.isdatadescriptor(own) == isinstance(inner, property), name


def test_the_package_says_that_it_is_typed() -> None:
    assert (inspect.getfile(pyrite)).endswith("__init__.py")
    assert (pyrite.__doc__ or "").startswith("Pyrite")
    marker = inspect.getfile(pyrite).replace("__init__.py", "py.typed")
    with open(marker) as file:
        assert file.read() == ""


def test_a_state_shows_its_public_side_alone() -> None:
    state = pyrite.new_game(seats=4, seed=1, first_seat=2)
    assert repr(state) == "<saboteur: 4 seats, round 1, waiting for C>"
    assert all(not name.startswith("_") for name in dir(state))
    assert {"game", "legal_actions", "play", "view"} <= {*dir(state)}
    assert not {"rules", "luck", "hands", "emit"} & {*dir(state)}
    state.play_random(7)
    assert repr(state).endswith(", over>")

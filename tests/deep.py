"""What takes long: `make test` tries a part of it, `make test-deep` (`PYRITE_DEEP=1`) all of it."""

import os

DEEP = "PYRITE_DEEP" in os.environ

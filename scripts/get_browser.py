"""Install Debian's Chromium for the tests of the pages, where it is missing and can be had."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
INSTALL = "apt-get install -y -qq --no-install-recommends chromium"


def main() -> None:
    """What could not be installed is no failure: the tests say that they were left out."""
    if any(map(shutil.which, NAMES)):
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium for the tests of the pages ...", flush=True)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        if subprocess.run(INSTALL.split(), **quiet).returncode:
            subprocess.run(["apt-get", "update", "-qq"], **quiet)
            subprocess.run(INSTALL.split(), **quiet)
    if not any(map(shutil.which, NAMES)):
        print("There is no Chromium: tests of the pages are left out. Install it, as with:")
        print(f"  sudo {INSTALL}")


if __name__ == "__main__":
    main()

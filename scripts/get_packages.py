"""Install system programs that tests need, if they are missing and apt can install them.

python scripts/get_packages.py chromium clang postgresql nginx-light haproxy
"""

import os
import shutil
import subprocess
import sys

# For each Debian package: commands that suffice, and the tests left out without them.
PACKAGES = {
    "chromium": (("chromium", "chromium-browser", "google-chrome"), "Tests of the pages"),
    "clang": (("clang",), "Tests of builds by clang"),
    "haproxy": (("haproxy", "/usr/sbin/haproxy"), "Tests behind HAProxy"),
    "nginx-light": (("nginx", "/usr/sbin/nginx"), "Tests behind nginx"),
    "postgresql": (("pg_ctlcluster",), "Tests with PostgreSQL"),
}
INSTALL = "apt-get install -y -qq --no-install-recommends"


def is_here(package: str) -> bool:
    return any(map(shutil.which, PACKAGES[package][0]))


def install(packages: list[str]) -> None:
    print(f"Installing {' and '.join(packages)} for the tests ...", flush=True)
    command = [*INSTALL.split(), *packages]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if subprocess.run(command, **quiet).returncode:
        subprocess.run(["apt-get", "update", "-qq"], **quiet)
        subprocess.run(command, **quiet)


def main(packages: list[str]) -> None:
    """Install what is missing; tests whose program cannot be installed are left out."""
    missing = [package for package in packages if not is_here(package)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        install(missing)
    for package in missing:
        if not is_here(package):
            print(f"{package} is missing. {PACKAGES[package][1]} are SKIPPED. Install it with:")
            print(f"  sudo {INSTALL} {package}")


if __name__ == "__main__":
    main(sys.argv[1:])

"""`python -m lab.many`: what servers over PostgreSQL and NATS take, beside one with a file.

Both engines come from wheels and are started here, durable as in earnest. What is said after it goes
to `bis bench server`.
"""

import subprocess
import sys

from tests import engines


def main() -> int:
    with engines.postgres() as postgres, engines.nats() as nats:
        command = [sys.executable, "-m", "bis", "bench", "server"]
        over = ["--store", postgres.url, "--bus", nats.url]
        return subprocess.run([*command, *over, *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

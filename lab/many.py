"""`python -m lab.many`: what servers over PostgreSQL and NATS take, beside one with a file.

Both engines come from wheels and are started here, durable as in earnest. What else is said goes to
`bis bench server`.
"""

import subprocess
import sys

from tests import engines


def main() -> int:
    with engines.postgres() as postgres, engines.nats() as nats:
        command = [sys.executable, "-m", "bis", "bench", "server"]
        over = ["--store", postgres.url, "--bus", nats.url]
        whole = [*command, *over, *sys.argv[1:]]
        return subprocess.run(whole, check=False).returncode  # noqa: S603  # our own


if __name__ == "__main__":
    sys.exit(main())

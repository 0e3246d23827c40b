"""Runs a command, throws its output away and prints the most memory it held, in bytes.

The number cannot be less than what this program itself holds when it starts the command, about ten
megabytes.
"""

import os
import sys

output = os.open(os.devnull, os.O_WRONLY)
child = os.posix_spawnp(
    sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, output, 1)]
)
_, status, usage = os.wait4(child, 0)
# Linux counts kilobytes, macOS bytes.
print(usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))
sys.exit(os.waitstatus_to_exitcode(status))

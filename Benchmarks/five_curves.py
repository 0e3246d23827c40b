"""The benchmark's chart in matplotlib. Usage: five_curves.py FILE; the extension is the format."""

import sys

import matplotlib

matplotlib.use("agg")

import matplotlib.pyplot as plt
import numpy as np

times = np.linspace(0, 1.5, 1000)
frequency = 2 * np.pi / 0.5
figure, axes = plt.subplots(figsize=(16, 10), dpi=100)
for bounce in (0.1, 0.2, 0.3, 0.4, 0.5):
    ratio = 1 - bounce
    values = 1 - np.exp(-ratio * frequency * times) * np.cos(
        frequency * np.sqrt(1 - ratio**2) * times
    )
    axes.plot(times, values, linewidth=2.5, label=f"duration 0.5, bounce {bounce}")
axes.set_xlim(0, 1.5)
axes.set_ylim(-0.2, 1.4)
axes.set_xticks(np.arange(0, 1.51, 0.1))
axes.set_yticks(np.arange(-0.2, 1.41, 0.2))
axes.set_xlabel("time in seconds")
axes.grid(True)
axes.legend(loc="lower right")
figure.savefig(sys.argv[1])

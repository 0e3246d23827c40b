"""Makes the table of the benchmarks from what `run` has left in a folder.

Usage: report.py [--assert] FOLDER
"""

import csv
import glob
import json
import os
import statistics
import sys

# What was promised: the most of a competitor's time, and less than so many bytes of memory.
LIMITS = {"PNG": 0.45, "SVG": 0.8, "CSV": 1.0}
MEMORY_LIMIT = 200_000_000

# How far the numbers of kymo and of the C program may lie apart; both are computed in the same way,
# but a compiler may round in other places.
TOLERANCE = 1e-9


class Report:
    def __init__(self, folder):
        self.folder = folder
        self.rows = []
        self.broken = []

    def path(self, name):
        return os.path.join(self.folder, name)

    def medians(self, *names):
        """The median seconds by competitor."""
        times = {}
        for name in names:
            for path in sorted(glob.glob(self.path(name + ".*.json"))):
                with open(path, encoding="utf-8") as file:
                    for result in json.load(file)["results"]:
                        times.setdefault(result["command"], []).extend(result["times"])
        return {competitor: statistics.median(times[competitor]) for competitor in times}

    def add(self, what, other, ours, theirs, ratio, promised=""):
        self.rows.append((what, ours, other, theirs, f"{ratio:.2f}", promised))

    def promise(self, what, is_kept, promised, found):
        """What the table says about a promise; one that is not kept is noted."""
        if is_kept:
            return promised
        self.broken.append(f"{what}: {found}, {promised} is promised")
        return f"{promised}: **broken**"

    def add_times(self, what, medians, limited=None):
        for other, theirs in medians.items():
            if other == "kymo":
                continue
            ours = medians["kymo"]
            promised = ""
            if other == limited:
                limit = LIMITS[what]
                found = f"{ours / theirs:.2f} of {other}'s time"
                promised = self.promise(what, ours / theirs <= limit, f"≤ {limit:g}", found)
            self.add(what, other, seconds(ours), seconds(theirs), ours / theirs, promised)

    def add_sizes(self, what, extension, others):
        ours = os.path.getsize(self.path("kymo" + extension))
        for other in others:
            theirs = os.path.getsize(self.path(other.lower() + extension))
            self.add(what, other, kilobytes(ours), kilobytes(theirs), ours / theirs)

    def add_memory(self):
        ours, theirs = (self.memory(name) for name in ("kymo", "c"))
        promised = self.promise(
            "CSV, memory", ours < MEMORY_LIMIT, f"< {MEMORY_LIMIT / 1e6:g} MB", kilobytes(ours)
        )
        self.add("CSV, memory", "C", kilobytes(ours), kilobytes(theirs), ours / theirs, promised)

    def memory(self, name):
        with open(self.path(name + ".memory"), encoding="utf-8") as file:
            return int(file.read())

    def check_rows(self):
        """Both programs must have printed the same table, or the comparison means nothing."""
        with open(self.path("kymo.csv"), newline="") as ours:
            with open(self.path("c.csv"), newline="") as theirs:
                ours, theirs = csv.reader(ours), csv.reader(theirs)
                if next(ours) != next(theirs):
                    self.broken.append("CSV: the columns are not the same")
                    return
                count = 0
                for our_row, their_row in zip(ours, theirs):
                    count += 1
                    if our_row[0] != their_row[0] or not agree(our_row[1:], their_row[1:]):
                        self.broken.append(f"CSV: {our_row} in row {count}, not {their_row}")
                        return
                if count != 1_000_001 or next(ours, None) or next(theirs, None):
                    self.broken.append(f"CSV: after {count} rows the tables are not the same")

    def print(self):
        header = ("what", "kymo", "compared with", "that takes", "ratio", "promised")
        table = [header, tuple("---" for _ in header), *self.rows]
        for row in table:
            print("| " + " | ".join(row) + " |")
        for sentence in self.broken:
            print(f"\n{sentence}", file=sys.stderr)


def agree(ours, theirs):
    return all(
        abs(float(our) - float(their)) <= TOLERANCE * max(1, abs(float(their)))
        for our, their in zip(ours, theirs)
    )


def seconds(value):
    return f"{value * 1000:.1f} ms" if value < 1 else f"{value:.2f} s"


def kilobytes(value):
    return f"{value / 1000:.0f} kB" if value < 1e6 else f"{value / 1e6:.1f} MB"


def main(arguments):
    report = Report(arguments[-1])
    report.check_rows()
    report.add_times("PNG", report.medians("png", "png-matplotlib"), limited="gnuplot")
    report.add_sizes("PNG, size", ".png", ["gnuplot", "C", "matplotlib"])
    report.add_times("SVG", report.medians("svg", "svg-matplotlib"), limited="gnuplot")
    report.add_sizes("SVG, size", ".svg", ["gnuplot", "matplotlib"])
    report.add_times("CSV", report.medians("csv"), limited="C")
    report.add_memory()
    report.add_times("start-up", report.medians("start"))
    report.print()
    return 1 if report.broken and "--assert" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

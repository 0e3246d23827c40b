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
LIMITS = {
    ("PNG", "gnuplot"): 0.33,
    ("PNG", "C"): 1.3,
    ("SVG", "gnuplot"): 0.6,
    ("SVG, size", "gnuplot"): 0.15,
    ("CSV", "C"): 1.0,
    ("a thousand SVGs", "gnuplot"): 0.1,
    ("a million samples, in the program", "C"): 0.1,
}
# Start-up may take so many times what the C program takes, and so many seconds more.
START_LIMIT = (2, 0.004)
MEMORY_LIMIT = 200_000_000
# The most seconds that a sheet of thirty by thirty springs may take as PNG.
SHEET_LIMIT = 1

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

    def means_in_the_program(self, name):
        """The mean seconds of processor time by competitor, without what the system does for it."""
        times = {}
        for path in sorted(glob.glob(self.path(name + ".*.json"))):
            with open(path, encoding="utf-8") as file:
                for result in json.load(file)["results"]:
                    times.setdefault(result["command"], []).append(result["user"])
        return {competitor: statistics.mean(times[competitor]) for competitor in times}

    def add(self, what, other, ours, theirs, ratio, promised=""):
        self.rows.append((what, ours, other, theirs, f"{ratio:.2f}", promised))

    def promise(self, what, is_kept, promised, found):
        """What the table says about a promise; one that is not kept is noted."""
        if is_kept:
            return promised
        self.broken.append(f"{what}: {found}, {promised} is promised")
        return f"{promised}: **broken**"

    def add_times(self, what, medians):
        for other, theirs in medians.items():
            if other == "kymo":
                continue
            ours = medians["kymo"]
            promised = self.limit(what, other, ours / theirs, "time")
            self.add(what, other, seconds(ours), seconds(theirs), ours / theirs, promised)

    def limit(self, what, other, ratio, quantity):
        """What is promised of a ratio, if anything is."""
        limit = LIMITS.get((what, other))
        if limit is None:
            return ""
        found = f"{ratio:.2f} of {other}'s {quantity}"
        return self.promise(what, ratio <= limit, f"≤ {limit:.2g}", found)

    def add_start(self, medians):
        ours, theirs = medians["kymo"], medians["C"]
        factor, extra = START_LIMIT
        most = factor * theirs + extra
        promised = self.promise(
            "start-up", ours <= most, f"≤ {factor} × C + {extra * 1000:g} ms", seconds(ours)
        )
        self.add("start-up", "C", seconds(ours), seconds(theirs), ours / theirs, promised)

    def add_sheet(self, medians):
        ours = medians["kymo"]
        promised = self.promise(
            "a sheet", ours < SHEET_LIMIT, f"< {SHEET_LIMIT} s", seconds(ours)
        )
        self.rows.append(("a sheet of 30×30, PNG", seconds(ours), "", "", "", promised))

    def add_sizes(self, what, extension, others):
        ours = os.path.getsize(self.path("kymo" + extension))
        for other in others:
            theirs = os.path.getsize(self.path(other.lower() + extension))
            promised = self.limit(what, other, ours / theirs, "bytes")
            self.add(what, other, kilobytes(ours), kilobytes(theirs), ours / theirs, promised)

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
    report.add_times("PNG", report.medians("png", "png-matplotlib"))
    report.add_sizes("PNG, size", ".png", ["gnuplot", "C", "matplotlib"])
    report.add_times("SVG", report.medians("svg", "svg-matplotlib"))
    report.add_sizes("SVG, size", ".svg", ["gnuplot", "matplotlib"])
    report.add_sheet(report.medians("sheet"))
    report.add_times("CSV", report.medians("csv"))
    report.add_memory()
    report.add_times("a thousand SVGs", report.medians("many"))
    report.add_times("a million samples", report.medians("samples"))
    report.add_times(
        "a million samples, in the program", report.means_in_the_program("samples")
    )
    report.add_start(report.medians("start"))
    report.print()
    return 1 if report.broken and "--assert" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

// Measures how well MotionFitting finds the animation in a recorded motion, by synthetic recordings whose animation is
// known. Prints the tables of MotionFitting.docc/Fitting.md.
import AnimationModel
import MotionFitting

/// Prints the table of a trial under a heading.
func report(_ name: String, _ lines: () -> [String]) {
  print("## \(name)\n")
  for line in lines() { print(line) }
  print("")
}

let chosen = Set(CommandLine.arguments.dropFirst())
func wants(_ name: String) -> Bool { chosen.isEmpty || chosen.contains(name) }

if wants("families") { report("Family, least squares and player") { FamilyTrial().lines() } }
if wants("accuracy") { report("Accuracy") { AccuracyTrial().lines() } }
if wants("intervals") { report("Intervals") { IntervalTrial().lines() } }
if wants("speed") { report("Speed") { SpeedTrial().lines() } }
if wants("refusals") { report("What fits nothing") { RefusalTrial().lines() } }
if wants("repeats") { report("Repetitions") { RepetitionTrial().lines() } }
if wants("sequences") { report("Motions one after the other") { SequenceTrial().lines() } }
if wants("splits") { report("What is no sequence") { SplitTrial().lines() } }
if wants("noise") { report("Errors of every row") { NoiseTrial().lines() } }

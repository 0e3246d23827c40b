public import MotionComparison
public import MotionRecording

/// The result of a check of motions against their goldens.
public struct GoldenReport: Hashable, Sendable {
  /// The place where a motion is written.
  public struct Origin: Hashable, Sendable {
    /// The file.
    public var file: String

    /// The line at which the motion begins, from 1.
    public var line: Int

    /// Makes an origin.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The result for one motion.
  public struct Entry: Hashable, Sendable {
    /// The name of the motion's golden: that of its files without their extension.
    public var name: String

    /// The expression, or the name of the scenario's file; for a golden without a motion those that the golden
    /// has.
    public var text: String

    /// The verdict.
    public var verdict: GoldenVerdict

    /// The results of the expectations.
    public var expectations: [ExpectationResult]

    /// The place where the motion is written; nil for an expression of the command line, and without a motion.
    public var origin: Origin?

    /// The path of the picture that shows the change; nil without a picture.
    public var figure: String?

    /// Makes an entry.
    public init(
      name: String, text: String, verdict: GoldenVerdict, expectations: [ExpectationResult] = [],
      origin: Origin? = nil, figure: String? = nil
    ) {
      self.name = name
      self.text = text
      self.verdict = verdict
      self.expectations = expectations
      self.origin = origin
      self.figure = figure
    }

    /// The expectations that do not hold.
    public var broken: [ExpectationResult] { expectations.filter { !$0.holds } }

    /// Whether the motion passes the check.
    public var passes: Bool { verdict.passes && broken.isEmpty }
  }

  /// The folder with the goldens, as given.
  public var folder: String

  /// The motions and goldens that were checked: first the motions, then the goldens without one.
  public var entries: [Entry]

  /// Makes a report.
  public init(folder: String, entries: [Entry]) {
    self.folder = folder
    self.entries = entries
  }

  /// Whether all motions pass the check.
  public var passes: Bool { entries.allSatisfy(\.passes) }

  /// The number of motions with each verdict, in words: `3 motions: 2 unchanged, 1 changed`.
  public var summary: String {
    var counts: [(String, Int)] = [("unchanged", 0), ("reworded", 0), ("changed", 0)]
    counts += [("without a golden", 0), ("orphaned", 0), ("not as expected", 0)]
    for entry in entries {
      switch entry.verdict {
      case .same: counts[0].1 += 1
      case .respelled: counts[1].1 += 1
      case .changed: counts[2].1 += 1
      case .missing: counts[3].1 += 1
      case .orphaned: counts[4].1 += 1
      }
      if !entry.broken.isEmpty { counts[5].1 += 1 }
    }
    let counted = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    let orphans = counts[4].1
    let motions = entries.count - orphans
    return "\(motions) \(motions == 1 ? "motion" : "motions")"
      + (counted.isEmpty ? "" : ": \(counted)")
  }
}

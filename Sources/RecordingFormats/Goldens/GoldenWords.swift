public import MotionComparison

/// The words about the result for a motion and its golden.
public struct GoldenWords: Hashable, Sendable {
  private let entry: GoldenReport.Entry

  /// Takes the result.
  public init(_ entry: GoldenReport.Entry) {
    self.entry = entry
  }

  /// The verdict in a few words.
  public var verdict: String {
    if entry.verdict.passes, !entry.passes { return "not as expected" }
    return switch entry.verdict {
    case .same: "unchanged"
    case .respelled: "unchanged, but reworded"
    case .changed: "changed"
    case .missing: "has no golden"
    case .orphaned: "is orphaned"
    }
  }

  /// The verdict in one word, for programs.
  public var key: String {
    switch entry.verdict {
    case .same: "same"
    case .respelled: "respelled"
    case .changed: "changed"
    case .missing: "missing"
    case .orphaned: "orphaned"
    }
  }

  /// The other remarks, in sentences without a full stop.
  public var details: [String] {
    var details: [String] = []
    switch entry.verdict {
    case .same: break
    case .respelled(_, let old): details.append("the golden was recorded from \(old)")
    case .changed(let comparison): details += Self.details(of: comparison)
    case .missing: details.append("'kymo bless' records it")
    case .orphaned:
      details.append("no motion has this name any more; 'kymo bless --prune' removes it")
    }
    return details + entry.broken.map { ExpectationWords($0).line }
  }

  /// Returns the sentences about the differences.
  ///
  /// - Parameter comparison: The comparison of a motion with its golden.
  public static func details(of comparison: GoldenComparison) -> [String] {
    var details: [String] = []
    let isSeveral = comparison.curves.count + comparison.missing.count + comparison.added.count > 1
    for name in comparison.missing { details.append("it no longer has the curve \(name)") }
    for name in comparison.added { details.append("it has a new curve \(name)") }
    for curve in comparison.curves {
      let prefix = isSeveral ? "\(curve.name): " : ""
      for departure in curve.departures {
        details += words(of: departure).map { prefix + $0 }
      }
      if let lengths = curve.lengths {
        details.append(
          prefix + "it is known from \(words(of: lengths.found)) instead of "
            + words(of: lengths.expected))
      }
    }
    if let event = comparison.event { details.append(words(of: event)) }
    return details
  }

  private static func words(of event: EventDeparture) -> String {
    switch event {
    case .moved(let name, let old, let new):
      "'\(name)' is at \(HumanNumber.text(new)) s instead of \(HumanNumber.text(old)) s"
    case .missing(let name, let time):
      "'\(name)' no longer happens; it was at \(HumanNumber.text(time)) s"
    case .added(let name, let time): "'\(name)' is new, at \(HumanNumber.text(time)) s"
    }
  }

  private static func words(of range: ClosedRange<Double>) -> String {
    "\(HumanNumber.text(range.lowerBound)) s to \(HumanNumber.text(range.upperBound)) s"
  }

  /// Returns the sentences about the point at which a column left its tube, and the point at which it is furthest
  /// away.
  private static func words(of departure: TubeDeparture) -> [String] {
    let column = departure.column.rawValue
    let allowance = HumanNumber.text(departure.allowance, digits: 3)
    let first = "\(HumanNumber.text(departure.first.time)) s: \(words(of: departure.first))"
    let leaving = "the \(column) leaves its tube at \(first) where \(allowance) is allowed"
    guard departure.count > 1 else { return [leaving] }
    let largest = "\(HumanNumber.text(departure.largest.time)) s: \(words(of: departure.largest))"
    return [
      leaving, "the \(column) is furthest away at \(largest); \(departure.count) rows are outside",
    ]
  }

  /// Both figures with enough digits to tell them apart, and their distance.
  static func words(of point: TubeDeparture.Point) -> String {
    var digits = 4
    while digits < 16,
      HumanNumber.text(point.expected, digits: digits)
        == HumanNumber.text(point.found, digits: digits)
    { digits += 1 }
    // One more digit shows by how much they differ.
    digits += 1
    return "\(HumanNumber.text(point.found, digits: digits)) instead of "
      + "\(HumanNumber.text(point.expected, digits: digits)), off by "
      + HumanNumber.text(point.distance, digits: 3)
  }
}

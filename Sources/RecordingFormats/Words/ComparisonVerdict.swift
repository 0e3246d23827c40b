internal import MotionComparison
internal import MotionRecording

/// How the second of two motions differs from the first, in one sentence.
///
///     B is 0.08 s later to its target, overshoots 2.1 % more and settles 0.15 s later.
struct ComparisonVerdict {
  private let difference: MotionDifference
  private let first: String
  private let second: String

  /// Takes the difference, and what the two are called.
  init(_ difference: MotionDifference, _ first: String, _ second: String) {
    self.difference = difference
    self.first = first
    self.second = second
  }

  private static let digits = 2
  /// Times that are closer, in seconds, are told as equal, unless all is over in a few milliseconds.
  private static let smallestTime = 0.0005
  /// Differences up to this part of the travel are rounding: SwiftUI rounds its curves to 10⁻⁶.
  private static let rounding = 2e-6
  /// Parts of the travel that are closer are told as equal.
  private static let smallestPart = 0.0005

  private var before: MotionMeasures { difference.first.measures }
  private var after: MotionMeasures { difference.second.measures }

  /// The sentence, with a full stop.
  var sentence: String {
    if difference.isNone { return "\(second) moves as \(first) does." }
    if difference.isShiftOnly {
      return "\(second) is \(first), \(seconds(difference.alignment.shift.magnitude)) "
        + "\(difference.alignment.shift > 0 ? "later" : "earlier")."
    }
    let clauses = [reach, overshoot, settling].compactMap(\.self)
    guard !clauses.isEmpty else { return remainder }
    let last = clauses.suffix(1).joined()
    let front = clauses.dropLast().joined(separator: ", ")
    return "\(second) \(front.isEmpty ? last : "\(front) and \(last)")."
  }

  /// What is said where times and overshoot are the same but the ways are not.
  private var remainder: String {
    let largest = difference.value.largest
    if largest.amount.magnitude <= Self.rounding * difference.travel {
      return "\(second) moves as \(first) does, but for rounding."
    }
    let place =
      "up to \(HumanNumber.text(largest.amount.magnitude, digits: 3)) "
      + (largest.amount < 0 ? "below" : "above")
    return isMeasurable
      ? "\(second) arrives, overshoots and settles as \(first) does, but is \(place) it, "
        + "at \(seconds(largest.time))."
      : "\(second) is \(place) \(first), at \(seconds(largest.time))."
  }

  private var isMeasurable: Bool {
    before.hasTravel && after.hasTravel && !isTrack && before.arrival != nil
      && after.arrival != nil
  }

  private var isTrack: Bool { difference.first.isKeyframes || difference.second.isKeyframes }

  /// When it gets to its target, or for keyframes is over.
  private var reach: String? {
    if isTrack {
      return time(before.removal, after.removal, "is over") { "is over \($0)" }
    }
    guard before.hasTravel, after.hasTravel else { return nil }
    if let one = before.firstCrossing, let other = after.firstCrossing {
      return later(one, other).map { "is \($0) to its target" }
    }
    // What is put at its target in the end arrives as it settles.
    switch (before.arrival, after.arrival) {
    case (nil, let time?):
      return "reaches its target at \(seconds(time)), which \(first) never does"
    case (let time?, nil):
      return "never reaches its target, which \(first) does at \(seconds(time))"
    case (nil, nil), (_?, _?): return nil
    }
  }

  private var overshoot: String? {
    guard !isTrack, let one = before.overshootPart, let other = after.overshootPart,
      (other - one).magnitude >= Self.smallestPart
    else { return nil }
    if one == 0 { return "overshoots by \(percent(other)), as \(first) does not" }
    if other == 0 { return "does not overshoot, as \(first) does by \(percent(one))" }
    return "overshoots \(percent((other - one).magnitude)) \(other > one ? "more" : "less")"
  }

  private var settling: String? {
    guard !isTrack, before.hasTravel, after.hasTravel else { return nil }
    return time(before.settledWithin1Percent, after.settledWithin1Percent, "settles") {
      "settles \($0)"
    }
  }

  private func time(
    _ one: Double?, _ other: Double?, _ verb: String, _ words: (String) -> String
  ) -> String? {
    switch (one, other) {
    case (nil, nil): return nil
    case (nil, let time?): return "\(verb) at \(seconds(time)), which \(first) never does"
    case (let time?, nil):
      return "never \(verb), which \(first) does at \(seconds(time))"
    case (let one?, let other?):
      return later(one, other).map(words)
    }
  }

  /// How much later or earlier; nil for what is about the same.
  private func later(_ one: Double, _ other: Double) -> String? {
    let change = other - one
    guard change.magnitude >= min(Self.smallestTime, difference.span * 1e-3) else { return nil }
    return "\(seconds(change.magnitude)) \(change > 0 ? "later" : "earlier")"
  }

  private func seconds(_ time: Double) -> String {
    HumanNumber.text(time, digits: time < 1 ? Self.digits : Self.digits + 1) + " s"
  }

  private func percent(_ part: Double) -> String {
    HumanNumber.text(part * 100, digits: Self.digits) + " %"
  }
}

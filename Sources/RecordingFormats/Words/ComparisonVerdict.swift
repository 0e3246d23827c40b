internal import MotionComparison
internal import MotionRecording
internal import TextForms

/// The difference of the second of two motions from the first, in one sentence.
///
///     B reaches its target 0.08 s later, overshoots by 6.3 % instead of 4.2 % and settles 0.15 s later.
///
/// Every clause has B as its subject; the facts about A are in parentheses, so that clauses can follow.
struct ComparisonVerdict {
  private let difference: MotionDifference
  private let first: String
  private let second: String

  /// Takes the difference, and the names of the two motions.
  init(_ difference: MotionDifference, _ first: String, _ second: String) {
    self.difference = difference
    self.first = first
    self.second = second
  }

  private static let digits = 2
  /// The difference of times, in seconds, below which they are reported as equal, unless both motions end
  /// within a few milliseconds.
  private static let smallestTime = 0.0005
  /// The difference, as a part of the travel, up to which it is rounding: SwiftUI rounds its curves to 10⁻⁶.
  private static let rounding = 2e-6
  /// The difference of overshoots, as fractions of the travel, below which they are reported as equal.
  private static let smallestPart = 0.0005

  private var before: MotionMeasures { difference.first.measures }
  private var after: MotionMeasures { difference.second.measures }

  /// The sentence, with a full stop.
  var sentence: String {
    if difference.isNone { return "\(second) is the same motion as \(first)." }
    if difference.isShiftOnly {
      return
        "\(second) is the same motion as \(first), \(seconds(difference.alignment.shift.magnitude)) "
        + "\(difference.alignment.shift > 0 ? "later" : "earlier")."
    }
    let clauses = [reach, overshoot, settling].compactMap(\.self)
    guard !clauses.isEmpty else { return remainder }
    return "\(second) \(WordList.text(clauses))."
  }

  /// The sentence for motions whose times and overshoot are the same but whose values differ in between.
  private var remainder: String {
    let largest = difference.value.largest
    if largest.amount.magnitude <= Self.rounding * difference.travel {
      return "\(second) is the same motion as \(first), except for rounding."
    }
    let distance =
      "up to \(HumanNumber.text(largest.amount.magnitude, digits: 3)) "
      + (largest.amount < 0 ? "below" : "above")
    return isMeasurable
      ? "\(second) reaches its target, overshoots and settles like \(first), but is \(distance) it, "
        + "at \(seconds(largest.time))."
      : "\(second) is \(distance) \(first), at \(seconds(largest.time))."
  }

  private var isMeasurable: Bool {
    before.hasTravel && after.hasTravel && !isTrack && before.arrival != nil
      && after.arrival != nil
  }

  private var isTrack: Bool { difference.first.isKeyframes || difference.second.isKeyframes }

  /// The clause about the time at which B reaches its target, or, for keyframes, ends.
  private var reach: String? {
    if isTrack {
      return time(before.removal, after.removal, "ends")
    }
    guard before.hasTravel, after.hasTravel else { return nil }
    if let one = before.firstCrossing, let other = after.firstCrossing {
      return later(one, other).map { "reaches its target \($0)" }
    }
    // The arrival of a motion that its removal puts at its target is described by its settling.
    guard (before.arrival == nil) != (after.arrival == nil) else { return nil }
    return time(before.arrival, after.arrival, "reaches its target")
  }

  private var overshoot: String? {
    guard !isTrack, let one = before.overshootPart, let other = after.overshootPart,
      (other - one).magnitude >= Self.smallestPart
    else { return nil }
    if one == 0 { return "overshoots by \(percent(other)) (\(first) does not)" }
    if other == 0 { return "does not overshoot (\(first) does, by \(percent(one)))" }
    var digits = Self.digits
    while percent(one, digits) == percent(other, digits) { digits += 1 }
    return "overshoots by \(percent(other, digits)) instead of \(percent(one, digits))"
  }

  private var settling: String? {
    guard !isTrack, before.hasTravel, after.hasTravel else { return nil }
    return time(before.settledWithin1Percent, after.settledWithin1Percent, "settles")
  }

  /// Returns a clause about the times of an event that a motion may not have; nil if neither motion has it, or
  /// both have it at about the same time.
  ///
  /// - Parameters:
  ///   - one: The time of the event in the first motion, in seconds.
  ///   - other: The time of the event in the second motion, in seconds.
  ///   - does: The verb for the event, such as "settles".
  private func time(_ one: Double?, _ other: Double?, _ does: String) -> String? {
    switch (one, other) {
    case (nil, nil): nil
    case (nil, let time?): "\(does) at \(seconds(time)) (\(first) never does)"
    case (let time?, nil): "never \(does) (\(first) does, at \(seconds(time)))"
    case (let one?, let other?): later(one, other).map { "\(does) \($0)" }
    }
  }

  /// The words about the difference of two times; nil if they are about the same.
  private func later(_ one: Double, _ other: Double) -> String? {
    let change = other - one
    guard change.magnitude >= min(Self.smallestTime, difference.span * 1e-3) else { return nil }
    return "\(seconds(change.magnitude)) \(change > 0 ? "later" : "earlier")"
  }

  private func seconds(_ time: Double) -> String {
    HumanNumber.text(time, digits: time < 1 ? Self.digits : Self.digits + 1) + " s"
  }

  private func percent(_ part: Double, _ digits: Int = Self.digits) -> String {
    HumanNumber.text(part * 100, digits: digits) + " %"
  }
}

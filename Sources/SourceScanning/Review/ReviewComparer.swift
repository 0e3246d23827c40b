internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// A comparer of animations, as in `kymo diff`, which compares each pair once.
final class ReviewComparer {
  /// The difference of the second of two animations from the first.
  struct Difference {
    let verdict: String
    let largest: ReviewedChange.Largest
  }

  private var known: [[String]: Difference?] = [:]
  private var courses: [Subject: MotionCourse?] = [:]

  /// The fraction of the travel up to which differences in value count as none.
  private static let rounding = 1e-6

  /// Returns the difference between two animations, including delays and repetitions; nil if they are the same motion.
  func difference(_ old: ScannedAnimation, _ new: ScannedAnimation) -> Difference? {
    if old.subjects == new.subjects { return nil }
    let key = [old.expression, new.expression]
    if let known = known[key] { return known }
    let made = compared(old.subjects, new.subjects)
    known[key] = .some(made)
    return made
  }

  /// Whether two animations are the same motion.
  func areSame(_ old: ScannedAnimation, _ new: ScannedAnimation) -> Bool {
    guard old.isKnown, new.isKnown else { return false }
    if old.subjects == new.subjects { return true }
    func isNear(_ one: Double?, _ other: Double?) -> Bool {
      switch (one, other) {
      case (nil, nil): true
      case (let one?, let other?): (one - other).magnitude < 1e-4
      default: false
      }
    }
    // A motion that settles at a different time is a different motion.
    guard isNear(old.settle, new.settle), isNear(old.overshoot, new.overshoot) else { return false }
    return difference(old, new) == nil
  }

  private func compared(_ old: [Subject], _ new: [Subject]) -> Difference? {
    var largest: Difference?
    for (one, other) in zip(old, new) where one != other {
      guard let found = compared(one, other) else { continue }
      if found.largest.amount.magnitude > largest?.largest.amount.magnitude ?? 0 { largest = found }
    }
    if largest == nil, old.count != new.count {
      return Difference(
        verdict: "It is \(new.count) animations instead of \(old.count).",
        largest: ReviewedChange.Largest(amount: 0, time: 0))
    }
    return largest
  }

  private func compared(_ old: Subject, _ new: Subject) -> Difference? {
    guard let one = course(of: old), let other = course(of: new) else {
      return Difference(
        verdict: "It is too long to be compared.",
        largest: ReviewedChange.Largest(amount: 0, time: 0))
    }
    let difference = MotionDifference(one, other)
    let point = difference.value.largest
    guard point.amount.magnitude > Self.rounding * difference.travel else { return nil }
    let pair = ComparisonDocument.Pair(
      ComparisonDocument.Origin(name: "before", subject: "the old one", text: ""),
      ComparisonDocument.Origin(name: "after", subject: "it", text: ""), difference)
    return Difference(
      verdict: pair.verdict,
      largest: ReviewedChange.Largest(amount: point.amount, time: point.time))
  }

  private func course(of subject: Subject) -> MotionCourse? {
    if let known = courses[subject] { return known }
    let made = try? Recorder().play(subject, name: "it").course().checkedForComparison()
    courses[subject] = .some(made)
    return made
  }
}

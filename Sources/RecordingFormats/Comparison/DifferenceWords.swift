internal import MotionComparison
internal import MotionRecording

/// The words about a difference besides the measures: the figures, the best shift, and the notes that a reader
/// needs to understand them.
struct DifferenceWords {
  private let pair: ComparisonDocument.Pair

  init(_ pair: ComparisonDocument.Pair) {
    self.pair = pair
  }

  private static let digits = 4
  private var difference: MotionDifference { pair.difference }

  /// The sentence that summarizes the difference.
  var verdict: String {
    let sentence = ComparisonVerdict(difference, pair.first.subject, pair.second.subject).sentence
    // A given name is written unchanged, any other subject with a capital letter at the beginning.
    return pair.second.subject == pair.second.name
      ? sentence : sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// The figures of value and velocity: the name of each figure, then both values.
  var figures: [(title: String, value: String, velocity: String)] {
    let (value, velocity) = (difference.value, difference.velocity)
    return [
      ("largest", point(value.largest, ""), point(velocity.largest, " /s")),
      (
        "root mean square", number(value.rootMeanSquare), number(velocity.rootMeanSquare) + " /s"
      ),
      ("area", number(value.area) + " s", number(velocity.area)),
    ]
  }

  /// The words about the best shift and the difference that remains, without a full stop.
  var shift: String {
    let alignment = difference.alignment
    if difference.value.areNone { return "none: the motions are the same" }
    let shift =
      alignment.shift == 0
      ? "none"
      : "\(pair.second.name) is \(seconds(alignment.shift.magnitude)) "
        + (alignment.shift > 0 ? "later" : "earlier")
    let parts = alignment.alignsParts ? ", compared as fractions of the travel" : ""
    if alignment.largest.amount.magnitude <= difference.travel * 1e-6 {
      return "\(shift)\(parts); no difference remains"
    }
    return "\(shift)\(parts); at most \(number(alignment.largest.amount.magnitude)) remains at "
      + "\(seconds(alignment.largest.time)), root mean square \(number(alignment.rootMeanSquare))"
  }

  /// The other notes for a reader, each without a full stop.
  var notes: [String] {
    var notes: [String] = []
    let (one, other) = (difference.first, difference.second)
    let areTracks = one.isKeyframes || other.isKeyframes
    if !areTracks, one.start != other.start || one.target != other.target {
      notes.append(
        "the travels differ: \(pair.first.name) goes \(ends(one)), \(pair.second.name) \(ends(other)); "
          + "values are compared as they are")
    }
    notes += [
      jumpNote(pair.first.name) { $0.first }, jumpNote(pair.second.name) { $0.second },
    ].compactMap(\.self)
    if !difference.jumps.isEmpty {
      notes.append("a jump has no velocity: the figures of velocity leave jumps out")
    }
    if difference.velocity.largest.amount.magnitude == .infinity {
      notes.append(
        "one of the curves is vertical at \(seconds(difference.velocity.largest.time)), where the "
          + "velocities are infinitely far apart")
    }
    if difference.isHeld { notes.append("every frame is held until the next") }
    return notes
  }

  private func jumpNote(
    _ name: String, _ amount: (DifferenceJump) -> Double
  ) -> String? {
    let jumps = difference.jumps.filter { amount($0) != 0 }
    guard let first = jumps.first else { return nil }
    let point = "\(name) jumps by \(number(amount(first))) at \(seconds(first.time))"
    if jumps.count == 1 { return point }
    return "\(point) and \(jumps.count - 1) \(jumps.count == 2 ? "more time" : "more times")"
  }

  private func ends(_ side: MotionDifference.Side) -> String {
    "from \(HumanNumber.text(side.start)) to \(HumanNumber.text(side.target))"
  }

  private func point(_ point: DifferenceFigures.Point, _ unit: String) -> String {
    guard point.amount != 0 else { return "0" + unit }
    let sign = point.amount > 0 ? "+" : ""
    return "\(sign)\(number(point.amount))\(unit) at \(seconds(point.time))"
  }

  private func number(_ value: Double) -> String {
    HumanNumber.text(value, digits: Self.digits)
  }

  private func seconds(_ time: Double) -> String {
    HumanNumber.text(time, digits: Self.digits) + " s"
  }
}

extension ComparisonDocument {
  /// The frame rate, in words; nil in continuous time, which is not mentioned.
  var clockWords: String? {
    switch clock {
    case .continuous: nil
    case .frames(let rate): "at \(HumanNumber.text(rate)) Hz"
    }
  }

  /// Returns the number of names in each state: `1 changed, 2 unchanged`.
  static func summary(of entries: [Entry]) -> String {
    let kinds = entries.map(\.state)
    return ["changed", "added", "removed", "unchanged"].compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind)"
    }.joined(separator: ", ")
  }
}

extension ComparisonDocument.Entry {
  /// The state of the name, in one word.
  public var state: String {
    switch self {
    case .changed: "changed"
    case .unchanged: "unchanged"
    case .added: "added"
    case .removed: "removed"
    }
  }
}

extension ComparisonDocument.Pair {
  /// The sentence about the difference of the second motion from the first, with a full stop.
  public var verdict: String { DifferenceWords(self).verdict }

  /// The verdict and the figures, for readers who cannot see the picture.
  public var description: String {
    let words = DifferenceWords(self)
    guard !difference.isNone else { return words.verdict }
    let figures = words.figures.map { "\($0.title) \($0.value)" }.joined(separator: ", ")
    let names = [first, second].filter { $0.text != $0.name }.map { "\($0.name) is \($0.text)" }
    let ends =
      "Both go from \(HumanNumber.text(difference.first.start)) to "
      + "\(HumanNumber.text(difference.first.target))"
    let haveSameEnds =
      !difference.first.isKeyframes && difference.first.start == difference.second.start
      && difference.first.target == difference.second.target
    return (names.isEmpty ? "" : names.joined(separator: ", ") + ". ")
      + (haveSameEnds ? ends + ". " : "")
      + words.verdict + " Difference in value: \(figures). Best shift: \(words.shift)."
  }
}

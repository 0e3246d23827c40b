public import MotionRecording
internal import TextForms

/// The description of a motion, in a sentence: for readers who cannot see the picture, and for searching.
///
///     .bouncy rises from 0, first reaches 1 at 0.265 s, overshoots by 4.19 % at 0.352 s, settles
///     within 1 % at 0.518 s and ends at 0.763 s (0.767 s at 60 Hz).
public struct MotionDescription: Hashable, Sendable {
  private let name: String
  private let start: Double
  private let target: Double
  private let subject: Subject
  private let measures: MotionMeasures
  private let rate: Double
  private let removalOnDisplay: Double?

  /// Takes the facts about a motion.
  ///
  /// - Parameters:
  ///   - name: The name of the curve.
  ///   - subject: The subject that moves.
  ///   - measures: The measures of the motion, from the start to the target.
  ///   - start: The value at the start; ignored for keyframes, which define their own.
  ///   - target: The value at the target; ignored for keyframes.
  ///   - display: The frames per second of the display, and the end of the motion on it; nil for the 60 that are
  ///     measured.
  public init(
    _ name: String, subject: Subject, measures: MotionMeasures, from start: Double,
    to target: Double, display: (rate: Double, removal: Double?)? = nil
  ) {
    rate = display?.rate ?? 60
    removalOnDisplay = display.map(\.removal) ?? measures.removalAt60Hertz
    self.name = name
    self.subject = subject
    self.measures = measures
    (self.start, self.target) = subject.ownEnds ?? (start, target)
  }

  /// The number of digits of a time or a part that are useful to a listener.
  private static let digits = 3

  /// The sentence, with a full stop.
  public var sentence: String {
    if case .keyframes = subject {
      return KeyframeDescription(
        name: name, keyframes: subject.keyframes, measures: measures
      ).sentence
    }
    if case .unanimated = subject {
      return "\(name) is not animated: it shows \(number(target)) at once."
    }
    guard measures.hasTravel else { return "\(name) stays at \(number(start))." }
    var clauses = ["\(target > start ? "rises" : "falls") from \(number(start))"]
    if let undershoot = measures.undershoot, isBeforeTarget(undershoot) {
      clauses.append("first undershoots by \(percent(undershoot)) at \(seconds(undershoot.time))")
    }
    if let peak = measures.peakVelocity, peak.value.isInfinite {
      clauses.append("is infinitely fast at \(seconds(peak.time))")
    }
    if let time = measures.firstCrossing, time != measures.removal {
      clauses.append("first reaches \(number(target)) at \(seconds(time))")
    } else {
      clauses.append("\(isUnfinished ? "heads for" : "goes to") \(number(target))")
    }
    if let overshoot = measures.overshoot {
      let verb = overshoot.isCut ? "is past it by" : "overshoots by"
      clauses.append("\(verb) \(percent(overshoot)) at \(seconds(overshoot.time))")
    }
    if let undershoot = measures.undershoot, !isBeforeTarget(undershoot) {
      clauses.append(
        "returns past its start by \(percent(undershoot)) at \(seconds(undershoot.time))")
    }
    if let time = measures.settledWithin1Percent {
      clauses.append("settles within 1 % at \(seconds(time))")
    }
    clauses.append(ending)
    return "\(name) \(WordList.text(clauses))."
  }

  /// Whether an extreme comes before the first crossing of the target.
  private func isBeforeTarget(_ extreme: MotionMeasures.Extreme) -> Bool {
    measures.firstCrossing.map { extreme.time < $0 } ?? true
  }

  /// Whether an animation that ends was cut before its end.
  private var isUnfinished: Bool {
    guard case .animation = subject, !subject.repeatsForever else { return false }
    return measures.removal == nil && measures.removalAt60Hertz != nil
  }

  private var ending: String {
    if subject.repeatsForever, measures.removal == nil { return "repeats forever" }
    guard case .animation = subject else {
      return measures.settledWithin1Percent == nil ? "never settles" : "never ends"
    }
    guard let removal = measures.removal else {
      return isUnfinished ? "has not ended yet" : "never ends"
    }
    guard let frame = removalOnDisplay, frame != removal else {
      return "ends at \(seconds(removal))"
    }
    return "ends at \(seconds(removal)) (\(seconds(frame)) at \(HumanNumber.text(rate)) Hz)"
  }

  private func number(_ value: Double) -> String { HumanNumber.text(value) }

  private func seconds(_ time: Double) -> String {
    HumanNumber.text(time, digits: Self.digits) + " s"
  }

  private func percent(_ extreme: MotionMeasures.Extreme) -> String {
    HumanNumber.text((extreme.fraction ?? 0) * 100, digits: Self.digits) + " %"
  }
}

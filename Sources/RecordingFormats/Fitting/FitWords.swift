internal import MotionFitting

/// The words about an animation that was found.
struct FitWords {
  let curve: FitDocument.Curve
  let confidence: Double

  init(_ curve: FitDocument.Curve, confidence: Double) {
    self.curve = curve
    self.confidence = confidence
  }

  private var fit: MotionFit { curve.fit }
  private var best: FitCandidate { fit.best }

  /// The name of a family.
  static func family(_ family: MotionFamily) -> String {
    switch family {
    case .spring: "spring"
    case .curve(let named): named.isLinear ? "linear" : "curve"
    case .bezier: "curve"
    }
  }

  /// The name of a spring's player; nil for a family without players.
  static func player(_ family: MotionFamily) -> String? {
    if case .spring(let player) = family { player.rawValue } else { nil }
  }

  /// The facts beside the expression, one per line.
  var facts: [String] {
    if let sequence = fit.sequence {
      return [
        "\(sequence.motions.count) motions one after the other; a spring that begins in flight takes over the velocity",
        rows,
      ] + [sequenceDoubt(sequence)].compactMap { $0 }
    }
    return [name, cycles, course, rows, unknowable].compactMap { $0 } + warnings
  }

  /// The multiple of the noise up to which the residuals are those of the recorded motions.
  private static let mostNoise = 4.0

  /// The doubt that several motions may come near a recording without being what was recorded; nil if there is none.
  private func sequenceDoubt(_ sequence: MotionSequence) -> String? {
    guard fit.noise > 0, sequence.rms > Self.mostNoise * fit.noise else { return nil }
    let factor = HumanNumber.text(sequence.rms / fit.noise, digits: 2)
    return
      "what they leave unexplained is \(factor) times the noise: they come near, but something else was "
      + "recorded"
  }

  /// A table of motions one after the other: the expression of each, its start, and its start value and target.
  func motions(_ texts: [String]) -> [[String]] {
    [["motion", "begins at", "there", "heads for"]]
      + zip(fit.sequence?.motions ?? [], texts).map { motion, text in
        [
          text, "\(time(motion.start)) s", value(motion.from, digits: 4), value(motion.to),
        ]
      }
  }

  /// The other names of the animation, and its player.
  private var name: String? {
    var parts: [String] = []
    if let alias = curve.alias { parts.append("the same as \(alias)") }
    if case .curve(let named) = best.family, let origin = named.origin {
      parts.append("\(origin)'s \(named.name)")
    }
    if case .spring(let player) = best.family {
      parts.append(player == .swiftui ? "played in SwiftUI's steps" : "played as a closed form")
      let other = fit.candidates.dropFirst().first { $0.bounce != nil && $0.family != best.family }
      if let other, other.verdict == .no, best.rms > 0 {
        let factor = HumanNumber.text(other.rms / best.rms, digits: 2)
        parts.append(
          player == .swiftui
            ? "a closed form leaves \(factor) times as much unexplained"
            : "SwiftUI's steps leave \(factor) times as much unexplained")
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The words about the repetition; nil for an animation that is played once.
  private var cycles: String? {
    guard let repetition = best.repetition else { return nil }
    let back =
      (repetition.autoreverses ? ", every second one back" : "")
      + (repetition.isExact
        ? ", each \(repetition.count == nil ? "cycle " : "")exactly as long as its duration, as on the web "
          + "(SwiftUI ends each at a frame)"
        : "")
    guard let count = repetition.count else {
      return "it repeats\(back); the recording ends before it does, and does not say how often"
    }
    return "\(count) cycles\(back); figures and others are those of the first cycle"
  }

  /// A value without meaningless digits: a number that was fitted to noise is never exactly 0.
  private func value(_ value: Double, digits: Int = 5) -> String {
    HumanNumber.text(Self.rounded(value, below: fit.noise / 2), digits: digits)
  }

  /// Seconds from one row to the next, in the mean.
  private var step: Double {
    let times = fit.observations.times
    guard let first = times.first, let last = times.last, times.count > 1 else { return 1 }
    return (last - first) / Double(times.count - 1)
  }

  /// A time on the recording's clock: four digits, or as many as tell its row from others, and no more than say a
  /// microsecond.
  private func time(_ time: Double) -> String {
    // Four digits leave a thousandth of a number, on whatever clock.
    if time.magnitude > 1000 * step { return Self.number(time, step / 10) }
    return HumanNumber.text(Self.rounded(time, below: 1e-6), digits: 4)
  }

  /// A number rounded to the largest power of ten that is not above a unit.
  private static func rounded(_ number: Double, below unit: Double) -> Double {
    guard unit > 0 else { return number }
    var scale = 1.0
    while 1 / scale > unit, scale < 1e15 { scale *= 10 }
    return (number * scale).rounded() / scale
  }

  private var course: String {
    var words =
      "from \(value(best.from)) to \(value(best.to)), starting at \(time(best.start)) s"
    if best.delay > 0 { words += ", a delay of \(HumanNumber.text(best.delay, digits: 4)) s" }
    if let velocity = best.initialVelocity, velocity != 0 {
      words +=
        ", with an initial velocity of \(HumanNumber.text(velocity, digits: 4)) travels per second"
    }
    return words
  }

  private var rows: String {
    let clock = fit.rate.map { "at \(HumanNumber.text($0)) Hz" } ?? "at irregular times"
    let rounding =
      fit.rounding.map { "values rounded to \(HumanNumber.text($0))" } ?? "values not rounded"
    return "\(fit.used) rows used of \(fit.observations.times.count) \(clock), \(rounding)"
  }

  private var unknowable: String? {
    fit.startIsFirstRow
      ? "the recording begins in motion: start and initial velocity are those of its first row, and decide "
        + "each other; --start or --from makes them known"
      : nil
  }

  /// The reasons why the result is less certain.
  private var warnings: [String] {
    var warnings: [String] = []
    if fit.playersAreTied, best.bounce != nil {
      let rate =
        fit.rate.map { "recorded at \(HumanNumber.text($0)) Hz" } ?? "in a recording like this,"
      warnings.append(
        "\(rate) SwiftUI's steps and a closed form cannot be told apart; at 120 Hz they can")
    }
    if let interval = best.intervals[.duration],
      interval.upperBound - interval.lowerBound > 0.2 * best.duration
    {
      warnings.append("the duration is known badly: its interval is wider than 10 % to either side")
    }
    return warnings
  }

  /// The rows that were left out, in words.
  var leftOut: [String] {
    fit.leftOut.map { row in
      let time = "\(Self.number(row.time, step / 10)) s"
      let off = "off by \(HumanNumber.text(row.residual.magnitude, digits: 2))"
      switch row.reason {
      case .held: return "\(time) (a frame shown before or after its time, \(off))"
      case .snapped: return "\(time) (snapped to its target, \(off))"
      case .off: return "\(time) (\(off))"
      }
    }
  }

  /// The sentence about the residuals of the fit.
  var rest: String {
    let rms = fit.sequence?.rms ?? best.rms
    let largest = fit.sequence?.largest ?? best.largest
    let part = HumanNumber.text(100 * largest / (fit.travel > 0 ? fit.travel : 1), digits: 2)
    return "left over: root mean square \(HumanNumber.text(rms, digits: 2)), largest "
      + "\(HumanNumber.text(largest, digits: 2)) (\(part) % of the travel), noise "
      + HumanNumber.text(fit.noise, digits: 2)
  }

  /// The figures with their intervals: name, value with unit, interval.
  var figures: [[String]] {
    FitCandidate.Figure.allCases.compactMap { figure in
      guard let value = best.value(of: figure) else { return nil }
      if figure == .initialVelocity, value == 0 { return nil }
      let interval = best.intervals[figure]
      let width = interval.map { $0.upperBound - $0.lowerBound } ?? 0
      let digits = { (number: Double) in
        guard width > 0 else {
          switch figure {
          case .start: return time(number)
          case .from, .to: return self.value(number)
          case .duration, .bounce, .initialVelocity: return HumanNumber.text(number)
          }
        }
        return Self.number(
          number, min(max(width, number.magnitude * 1e-5), least(figure)))
      }
      return [
        Self.title(figure), digits(value) + Self.unit(figure),
        interval.map { "\(digits($0.lowerBound)) … \(digits($0.upperBound))" } ?? "",
      ]
    }
  }

  /// The largest uncertainty that counts for the digits of a figure, so that some digits remain however uncertain it
  /// is.
  private func least(_ figure: FitCandidate.Figure) -> Double {
    let part = 0.02
    return switch figure {
    case .duration: best.duration * part
    case .bounce, .start: part
    case .initialVelocity: max((best.initialVelocity ?? 0).magnitude, 1) * part
    case .from, .to: max(fit.travel, fit.noise) * part
    }
  }

  private static func title(_ figure: FitCandidate.Figure) -> String {
    figure == .initialVelocity ? "initial velocity" : figure.rawValue
  }

  private static func unit(_ figure: FitCandidate.Figure) -> String {
    switch figure {
    case .duration, .start: " s"
    case .initialVelocity: " travels/s"
    case .bounce, .from, .to: ""
    }
  }

  /// The text of a number with the digits that its uncertainty allows, and one more.
  static func number(_ value: Double, _ uncertainty: Double) -> String {
    var decimals = 0
    var unit = 1.0
    while unit > uncertainty / 2, decimals < 9 {
      unit /= 10
      decimals += 1
    }
    let text = NumberText.fixed(value.magnitude, decimals: decimals)
    let isNegative = value < 0 && text.contains { $0 != "0" && $0 != "." }
    return (isNegative ? "−" : "") + text
  }
}

internal import ChartLayout
internal import MotionRecording
internal import TextForms

/// The marks of one motion: their positions and their words.
struct MotionMarks {
  private let recording: Recording
  private let measures: MotionMeasures
  private let kinds: [MarkKind]
  /// Whether times are written in milliseconds, as on the axis.
  private let isShort: Bool
  private let digits: FigureDigits

  /// Takes a motion and the kinds of its marks; nil if the motion has no measures.
  init?(
    _ motion: PlottedMotion, kinds: Set<MarkKind>, duration: Double,
    digits: FigureDigits = FigureDigits()
  ) {
    guard let measures = motion.measures else { return nil }
    self.init(
      motion.recording, measures: measures, kinds: kinds, duration: duration, digits: digits)
  }

  /// Takes a recording, its measures, and the kinds of its marks.
  init(
    _ recording: Recording, measures: MotionMeasures, kinds: Set<MarkKind>, duration: Double,
    digits: FigureDigits = FigureDigits()
  ) {
    self.recording = recording
    self.measures = measures
    isShort = duration < AxisEnd.shortest
    self.digits = digits
    let isTrack = !recording.keyframes.isEmpty
    // Keyframes have several targets: only their speed and their end are marked.
    self.kinds = MarkKind.allCases.filter { kind in
      kinds.contains(kind) && (!isTrack || kind == .removed || kind == .peakVelocity)
    }
  }

  /// A time at which one or several events happen, each with a verb.
  private struct Moment {
    let time: Double
    let value: Double
    var verbs: [Verb]
    var kind: ChartMark.Kind
  }

  /// A verb for an event, and a longer form of it.
  private struct Verb {
    let short: String
    let long: String

    init(_ short: String, long: String? = nil) {
      self.short = short
      self.long = long ?? short
    }
  }

  /// The marks in the panel of a quantity.
  ///
  /// - Parameters:
  ///   - quantity: The quantity that the panel shows.
  ///   - hasVelocity: Whether there is a panel of velocity.
  ///   - series: The index of the curve's series.
  func marks(of quantity: Quantity, hasVelocity: Bool, series: Int) -> [ChartMark] {
    switch quantity {
    case .value:
      return peaks(series)
        + moments.map { moment in
          let when = time(moment.time)
          let long = WordList.text(moment.verbs.map(\.long))
          let short = WordList.text(moment.verbs.map(\.short))
          // The band shows what settling means, so that the mark has only its time.
          let isSettled = short == Self.settled && band(series: nil) != nil
          var mark = ChartMark(
            series: series, time: moment.time, value: moment.value, kind: moment.kind,
            words: isSettled
              ? [when]
              : ["\(long) at \(when)", "\(short) at \(when)", "\(short) \(when)"].withoutRepeats,
            figures: moment.verbs.map { ChartMark.Figure($0.short, [when]) })
          mark.standsInRow = isSettled
          return mark
        } + fastest(series, hasVelocity: hasVelocity)
    case .velocity:
      guard let peak, peak.value.isFinite else { return [] }
      let speed = digits.speed(peak.value)
      return [
        ChartMark(
          series: series, time: peak.time, value: peak.value, kind: .ring,
          words: [
            "\(speed) per second at \(time(peak.time))", "\(speed) at \(time(peak.time))", speed,
          ], figures: [figure(of: peak)])
      ]
    case .acceleration:
      return []
    }
  }

  /// The band around the target within which the motion stays in the end.
  func band(series: Int?) -> ChartPanel.Band? {
    guard recording.keyframes.isEmpty, let time = measures.settledWithin1Percent,
      let end = recording.times.last, time < end
    else { return nil }
    let target = recording.target
    let reach = (target - recording.start).magnitude * 0.01
    return ChartPanel.Band(
      lower: target - reach, upper: target + reach, from: time, series: series,
      name: Self.settledWords)
  }

  private static let settled = "settled"
  private static let settledWords = "settled within 1 %"

  /// The figures as they are written in a cell of a sheet, where the number alone is enough if its meaning is clear.
  var notes: [String] {
    var notes: [String] = []
    for moment in moments {
      for verb in moment.verbs {
        let when = time(moment.time)
        notes.append(verb.short == Self.settled ? when : "\(verb.short) \(when)")
      }
    }
    if let extreme = overshoot {
      notes.append(percent(extreme))
    }
    if let peak { notes.append("fastest " + (figure(of: peak).texts.last ?? "")) }
    return notes
  }

  /// The time of the last marked event within the recording, in seconds; 0 for none.
  var lastTime: Double {
    let end = recording.times.last ?? 0
    return moments.map(\.time).filter { $0 <= end }.max() ?? 0
  }

  /// The marks in words; empty for none.
  var phrases: [String] {
    var phrases: [String] = []
    if let extreme = overshoot {
      phrases.append("overshoot \(percent(extreme)) at \(time(extreme.time))")
    }
    phrases += moments.flatMap { moment in
      moment.verbs.map { "\($0.short) at \(time(moment.time))" }
    }
    if let peak {
      phrases.append(
        peak.value.isFinite
          ? "fastest at \(time(peak.time)) with \(digits.speed(peak.value)) per second"
          : "vertical at \(time(peak.time))")
    }
    return phrases
  }

  /// The events of the motion, by time; events at one time have one mark.
  private var moments: [Moment] {
    let isTrack = !recording.keyframes.isEmpty
    let all: [(kind: MarkKind, time: Double?, verb: Verb, mark: ChartMark.Kind)] = [
      (.crossing, measures.firstCrossing, Verb("reached"), .cross),
      (
        .settle, measures.settledWithin1Percent, Verb(Self.settled, long: Self.settledWords), .tick
      ),
      (.logical, measures.logicalCompletion, Verb("complete"), .tick),
      (.removed, measures.removal, Verb(isTrack ? "over" : "removed"), .tick),
    ]
    var moments: [Moment] = []
    for (kind, time, verb, mark) in all where kinds.contains(kind) {
      guard let time else { continue }
      // A moment after the end of the recording has no point on the curve, but a figure.
      let value = recording.shown(at: time) ?? recording.target
      if let same = moments.firstIndex(where: { ($0.time - time).magnitude <= 1e-9 * time }) {
        moments[same].verbs.append(verb)
      } else {
        moments.append(Moment(time: time, value: value, verbs: [verb], kind: mark))
      }
    }
    return moments
  }

  /// The overshoot, if it is marked and within the recording; the value at the end of a motion that continues is no
  /// extreme.
  private var overshoot: MotionMeasures.Extreme? {
    guard kinds.contains(.overshoot), let extreme = measures.overshoot, !extreme.isCut else {
      return nil
    }
    return extreme
  }

  private func peaks(_ series: Int) -> [ChartMark] {
    guard let extreme = overshoot else { return [] }
    return [
      ChartMark(
        series: series, time: extreme.time, value: extreme.value, kind: .ring,
        words: ["\(percent(extreme)) at \(time(extreme.time))", percent(extreme)],
        figures: [
          ChartMark.Figure(
            "overshoot", ["\(percent(extreme)) at \(time(extreme.time))", percent(extreme)])
        ])
    ]
  }

  private func fastest(_ series: Int, hasVelocity: Bool) -> [ChartMark] {
    guard let peak else { return [] }
    let value = recording.shown(at: peak.time) ?? recording.target
    let when = time(peak.time)
    let words: [String]
    if !peak.value.isFinite {
      words = ["vertical at \(when)"]
    } else if hasVelocity {
      words = ["fastest at \(when)", "fastest \(when)"]
    } else {
      let speed = digits.speed(peak.value)
      words = ["fastest at \(when), \(speed) per second", "fastest at \(when)"]
    }
    return [
      ChartMark(
        series: series, time: peak.time, value: value, kind: .triangle, words: words,
        figures: [figure(of: peak)])
    ]
  }

  private func figure(of peak: MotionMeasures.Extreme) -> ChartMark.Figure {
    let when = time(peak.time)
    guard peak.value.isFinite else {
      return ChartMark.Figure("fastest", ["vertical at \(when)", "vertical"])
    }
    let speed = digits.speed(peak.value)
    return ChartMark.Figure(
      "fastest", ["\(speed) per second at \(when)", "\(speed) at \(when)", "\(speed)/s"])
  }

  private var peak: MotionMeasures.Extreme? {
    guard kinds.contains(.peakVelocity), let peak = measures.peakVelocity, !peak.isCut
    else { return nil }
    // A motion of constant speed has no fastest point.
    let isEven = recording.velocities.allSatisfy { velocity in
      velocity == 0 || velocity.magnitude > peak.value.magnitude * 0.999
    }
    return isEven ? nil : peak
  }

  private func time(_ seconds: Double) -> String { digits.time(seconds, isShort: isShort) }

  private func percent(_ extreme: MotionMeasures.Extreme) -> String {
    digits.percent(extreme.fraction ?? 0)
  }
}

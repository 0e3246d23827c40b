internal import ChartLayout
internal import MotionRecording

/// The marks on a number of an interruption or a scenario, up to its last target.
struct AttributeMarks {
  private let attribute: AttributeRecording
  private let marks: MotionMarks

  /// Takes a number and the kinds of its marks; nil where there are none.
  ///
  /// - Parameter duration: The duration of the time axis, in seconds.
  init?(_ attribute: AttributeRecording, kinds: Set<MarkKind>, duration: Double) {
    guard !kinds.isEmpty else { return nil }
    let measured = attribute.course()
    var recording = attribute.recording
    recording.start = measured.start
    recording.target = measured.target
    self.attribute = attribute
    marks = MotionMarks(
      recording, measures: measured.measures, kinds: kinds, duration: duration)
  }

  /// Returns the marks in the panel of a quantity, each in the color of the animation that causes
  /// it.
  func marks(
    of quantity: Quantity, hasVelocity: Bool, series: (_ animation: String) -> Int
  ) -> [ChartMark] {
    marks.marks(of: quantity, hasVelocity: hasVelocity, series: 0).map { mark in
      var mark = mark
      mark.series = series(animation(before: mark.time))
      return mark
    }
  }

  /// The band around the last target in which the motion has settled.
  func band(series: (_ animation: String) -> Int) -> ChartPanel.Band? {
    guard var band = marks.band(series: nil) else { return nil }
    band.series = series(animation(before: attribute.recording.times.last ?? 0))
    return band
  }

  /// The time of the last marked event, in seconds.
  var lastTime: Double { marks.lastTime }

  /// The marks as a sentence; empty for none.
  var sentence: String {
    let phrases = marks.phrases
    guard !phrases.isEmpty else { return "" }
    let name = attribute.recording.name
    return "Marked\(name.isEmpty ? "" : " on \(name)"): \(phrases.joined(separator: ", "))."
  }

  /// The animation that ran just before a time, since none runs any more at its own end.
  private func animation(before time: Double) -> String {
    let names = attribute.animations
    return (names.last { $0.time < time && !$0.value.isEmpty } ?? names.first)?.value ?? ""
  }
}

extension AttributeRecording {
  /// Returns the frames of a quantity that a device shows, as dots in the colors of the animations.
  ///
  /// - Parameter drawn: The recordings that are drawn as curves, to which the dots belong.
  func frameCurves(
    of quantity: Quantity, _ colors: AnimationColors, on drawn: [Recording]
  ) -> [ChartCurve] {
    var curves: [ChartCurve] = []
    for frame in recording.frames(of: quantity, on: quantity == .value ? drawn : []) {
      let series = colors.index(of: animation(at: frame.time))
      if curves.last?.series != series {
        curves.append(ChartCurve(series: series, pieces: [], frames: []))
      }
      curves[curves.count - 1].frames.append(frame)
    }
    return curves
  }
}

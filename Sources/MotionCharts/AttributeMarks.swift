internal import ChartLayout
internal import MotionRecording

/// The marks on a number of an interruption or a scenario, up to its last target.
struct AttributeMarks {
  private let attribute: AttributeRecording
  private let marks: MotionMarks

  /// Takes a number and what to point out on it; nil for nothing.
  ///
  /// - Parameter duration: Seconds that the time axis spans.
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

  /// The marks in the panel of a quantity, each in the color of the animation that brings it about.
  func marks(
    of quantity: Quantity, hasVelocity: Bool, series: (_ animation: String) -> Int
  ) -> [ChartMark] {
    marks.marks(of: quantity, hasVelocity: hasVelocity, series: 0).map { mark in
      var mark = mark
      mark.series = series(animation(before: mark.time))
      return mark
    }
  }

  /// The band about the last target in which it has settled.
  func band(series: (_ animation: String) -> Int) -> ChartPanel.Band? {
    guard var band = marks.band(series: nil) else { return nil }
    band.series = series(animation(before: attribute.recording.times.last ?? 0))
    return band
  }

  /// When something last happens of what is pointed out.
  var lastTime: Double { marks.lastTime }

  /// The marks as a sentence; empty for none.
  var sentence: String {
    let phrases = marks.phrases
    guard !phrases.isEmpty else { return "" }
    let name = attribute.recording.name
    return "Marked\(name.isEmpty ? "" : " on \(name)"): \(phrases.joined(separator: ", "))."
  }

  /// The animation that led to a time: at its end none runs any more.
  private func animation(before time: Double) -> String {
    let names = attribute.animations
    return (names.last { $0.time < time && !$0.value.isEmpty } ?? names.first)?.value ?? ""
  }
}

extension AttributeRecording {
  /// Returns the frames of a quantity that a device shows, as dots in the colors of the animations.
  ///
  /// - Parameter drawn: The curves that they belong to.
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

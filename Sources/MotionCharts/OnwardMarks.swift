internal import ChartLayout
internal import MotionRecording

/// Arrows at the ends of curves whose motion continues beyond the figure, or is ended by the removal of its view.
enum OnwardMarks {
  /// The arrow of a number of an interruption or a scenario, in the color of the curve at whose end it is; none if the
  /// motion ends.
  ///
  /// - Parameters:
  ///   - attribute: The number.
  ///   - curves: The curves that show the number.
  ///   - isNamed: Whether the arrow has words: one panel of several is enough.
  ///   - recordedEnd: The time at which the recordings end; a number that ends earlier belongs to a view that is gone.
  static func marks(
    of attribute: AttributeRecording, curves: [ChartCurve], isNamed: Bool,
    until recordedEnd: Double = 0
  ) -> [ChartMark] {
    // A number that is held or dragged at the end of the figure does not move by itself.
    guard let words = attribute.recording.continuation, let end = attribute.recording.times.last,
      !attribute.animation(at: end).isEmpty, let last = curves.last(where: hasKnots)
    else { return [] }
    guard end < recordedEnd else { return mark(at: [last], words, isNamed: isNamed) }
    return mark(at: [last], "removed", isNamed: isNamed).map { mark in
      var mark = mark
      mark.kind = .tick
      return mark
    }
  }

  /// The arrow at the end of a curve.
  static func mark(at curves: [ChartCurve], _ words: String, isNamed: Bool) -> [ChartMark] {
    curves.compactMap { curve in
      let end = curve.pieces.last { !$0.knots.isEmpty }?.knots.last
      guard let end, end.value.isFinite else { return nil }
      return ChartMark(
        series: curve.series, time: end.time, value: end.value, kind: .onward,
        words: isNamed ? [words] : [],
        figures: isNamed ? [ChartMark.Figure("end", [words])] : [])
    }
  }

  private static func hasKnots(_ curve: ChartCurve) -> Bool {
    curve.pieces.contains { !$0.knots.isEmpty }
  }
}

extension Recording {
  /// The behavior of the motion after the recording, in words; nil if the motion is over by then.
  ///
  /// A function that is sampled says nothing about its behavior.
  var continuation: String? {
    switch ending {
    case .endless: "repeats forever"
    case .cutOff: "goes on"
    case .finished, .sampled: nil
    }
  }
}

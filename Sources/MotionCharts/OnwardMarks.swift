internal import ChartLayout
internal import MotionRecording

/// Arrows at the ends of curves whose motion does not end where the figure does, and what is there where a view ends it.
enum OnwardMarks {
  /// The arrow of a number of an interruption or a scenario, in the color of the curve that it ends; none if it
  /// comes to an end.
  ///
  /// - Parameters:
  ///   - attribute: The number.
  ///   - curves: The curves that show it.
  ///   - isNamed: Whether the arrow has words: one panel of several is enough.
  ///   - recordedEnd: When the recordings end; a number that ends earlier is that of a view that is gone.
  static func marks(
    of attribute: AttributeRecording, curves: [ChartCurve], isNamed: Bool,
    until recordedEnd: Double = 0
  ) -> [ChartMark] {
    // A number that is held or dragged when the figure ends does not move by itself.
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
  /// The behavior of the motion after the recording, in words; nil if it is over by then.
  ///
  /// A function that is sampled says nothing of it.
  var continuation: String? {
    switch ending {
    case .endless: "repeats forever"
    case .cutOff: "goes on"
    case .finished, .sampled: nil
    }
  }
}

internal import MotionCharts
internal import MotionRecording

/// An expression, played for a figure.
struct PlottedExpression {
  /// The curve.
  let motion: PlottedMotion

  /// What it does, in words.
  let description: String

  /// What can be measured of it.
  let measures: MotionMeasures

  /// What expectations are tried with; nil if there are none.
  let course: MotionCourse?
}

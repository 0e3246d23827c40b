internal import MotionCharts
internal import MotionRecording

/// An expression, played for a figure.
struct PlottedExpression {
  /// The curve.
  let motion: PlottedMotion

  /// The description of its motion, in words.
  let description: String

  /// The measures of its motion.
  let measures: MotionMeasures

  /// The course that expectations are tried with; nil if there are none.
  let course: MotionCourse?
}

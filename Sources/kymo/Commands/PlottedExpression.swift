internal import MotionCharts
internal import MotionRecording

/// An expression, played for a figure.
struct PlottedExpression {
  /// The curve.
  let motion: PlottedMotion

  /// The description of the motion, in words.
  let description: String

  /// The measures of the motion.
  let measures: MotionMeasures

  /// The course on which expectations are checked; nil if there are none.
  let course: MotionCourse?
}

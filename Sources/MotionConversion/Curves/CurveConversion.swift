internal import MotionRecording

/// Converts by fitting a curve to the motion.
enum CurveConversion {
  /// The motion as a curve of the target.
  static func conversion(
    of subject: Subject, text: String, to target: ConversionTarget, options: CurveConversionOptions
  ) throws(ConversionProblem) -> Conversion {
    throw ConversionProblem(target: target, reason: "not there yet")
  }
}

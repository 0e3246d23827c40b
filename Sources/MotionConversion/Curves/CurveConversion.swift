internal import MotionRecording

/// Converts by fitting a curve to the motion.
enum CurveConversion {
  /// The part of the allowed error that the cubics may be off the motion.
  private static let precision = 1e-4

  /// The motion as a curve of the target.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - text: The expression it is written as.
  ///   - target: A target whose ``ConversionTarget/isFittedCurve`` is true.
  ///   - options: How the curve is fitted.
  /// - Throws: Why it cannot be converted.
  static func conversion(
    of subject: Subject, text: String, to target: ConversionTarget, options: CurveConversionOptions
  ) throws(ConversionProblem) -> Conversion {
    guard options.maxError > 0, options.maxError < 1 else {
      throw ConversionProblem(
        target: target,
        reason: "an error of \(Digits.exact(options.maxError)) of the travel makes no sense",
        hint: "use one above 0 and below 1")
    }
    let reader = OutlineReader(target: target, precision: options.maxError * precision)
    let outline = try reader.outline(of: subject)
    switch target {
    case .cssLinear:
      return try CSSLinearConversion(outline, options, text: text).conversion()
    case .cssCubicBezier:
      return try CSSCubicBezierConversion(outline, text: text).conversion()
    case .lottie:
      return try LottieConversion(outline, options, text: text).conversion()
    case .svgSMIL:
      return try SMILConversion(outline, options, text: text).conversion()
    case .gsap:
      return try GSAPConversion(outline, options, text: text).conversion()
    case .swiftUI, .uiKit, .coreAnimation, .compose, .material3, .flutter, .reactSpring, .motion,
      .reanimated, .androidView:
      throw ConversionProblem(target: target, reason: "no curve is fitted for it")
    }
  }
}

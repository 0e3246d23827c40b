public import MotionRecording

/// Converts an animation to other libraries.
///
///     let converter = Converter(.animation(.bouncy), text: ".bouncy")
///     try converter.conversion(to: .reactSpring).code
public struct Converter: Hashable, Sendable {
  /// The subject that moves.
  public var subject: Subject

  /// The expression of the subject.
  public var text: String

  /// The options for fitting curves.
  public var options: CurveConversionOptions

  /// Makes a converter.
  ///
  /// - Parameters:
  ///   - subject: The subject that moves.
  ///   - text: The expression of the subject.
  ///   - options: The options for fitting curves.
  public init(
    _ subject: Subject, text: String, options: CurveConversionOptions = CurveConversionOptions()
  ) {
    self.subject = subject
    self.text = text
    self.options = options
  }

  /// Converts the animation to a target.
  ///
  /// - Parameter target: The target.
  /// - Throws: The reason why it cannot be converted.
  public func conversion(to target: ConversionTarget) throws(ConversionProblem) -> Conversion {
    try conversion(to: target, MotionPlays())
  }

  /// Converts the animation to several targets, for which it is played only once.
  ///
  /// - Parameter targets: The targets.
  /// - Returns: For each target the conversion, or the reason why there is none.
  public func conversions(
    to targets: [ConversionTarget]
  ) -> [(target: ConversionTarget, result: Result<Conversion, ConversionProblem>)] {
    let plays = MotionPlays()
    return targets.map { target in
      do throws(ConversionProblem) {
        return (target, .success(try conversion(to: target, plays)))
      } catch {
        return (target, .failure(error))
      }
    }
  }

  private func conversion(
    to target: ConversionTarget, _ plays: MotionPlays
  ) throws(ConversionProblem) -> Conversion {
    switch target {
    case .cssLinear:
      try CSSLinearConversion(outline(for: target, plays), options, text: text).conversion()
    case .cssCubicBezier:
      try CSSCubicBezierConversion(outline(for: target, plays), text: text).conversion()
    case .lottie:
      LottieConversion(try outline(for: target, plays), options, text: text).conversion()
    case .svgSMIL: SMILConversion(try outline(for: target, plays), options, text: text).conversion()
    case .gsap: try GSAPConversion(outline(for: target, plays), options, text: text).conversion()
    case .swiftUI: try conversion(to: target, plays, SwiftUIConversion.draft(of:))
    case .uiKit: try conversion(to: target, plays, UIKitConversion.draft(of:))
    case .coreAnimation: try conversion(to: target, plays, CoreAnimationConversion.draft(of:))
    case .compose: try conversion(to: target, plays, ComposeConversion.draft(of:))
    case .material3: try conversion(to: target, plays, Material3Conversion.draft(of:))
    case .flutter: try conversion(to: target, plays, FlutterConversion.draft(of:))
    case .reactSpring: try conversion(to: target, plays, ReactSpringConversion.draft(of:))
    case .motion: try conversion(to: target, plays, MotionLibraryConversion.draft(of:))
    case .reanimated: try conversion(to: target, plays, ReanimatedConversion.draft(of:))
    case .androidView: try conversion(to: target, plays, AndroidViewConversion.draft(of:))
    }
  }

  /// Converts the animation to a target that has parameters for its motion.
  private func conversion(
    to target: ConversionTarget, _ plays: MotionPlays,
    _ draft: (MotionParameters) throws(ConversionProblem) -> ConversionDraft
  ) throws(ConversionProblem) -> Conversion {
    let parameters = try MotionParameters(subject, for: target, playedIn: plays)
    return try draft(parameters).conversion(of: parameters, text: text, to: target)
  }

  /// The largest distance of the cubics from the motion, as a part of the allowed error.
  private static let precision = 1e-4

  /// The motion as cubics, for a target to which a curve is fitted.
  private func outline(
    for target: ConversionTarget, _ plays: MotionPlays
  ) throws(ConversionProblem) -> MotionOutline {
    guard options.maxError > 0, options.maxError < 1 else {
      throw ConversionProblem(
        target: target,
        reason: "an error of \(CodeNumber.exact(options.maxError)) of the travel makes no sense",
        hint: "use one above 0 and below 1")
    }
    let reader = OutlineReader(
      target: target, precision: options.maxError * Self.precision, plays: plays)
    return try reader.outline(of: subject)
  }
}

public import MotionRecording

/// Converts an animation to other libraries.
///
///     let converter = Converter(.animation(.bouncy), text: ".bouncy")
///     try converter.conversion(to: .reactSpring).code
public struct Converter: Hashable, Sendable {
  /// What moves.
  public var subject: Subject

  /// The expression it is written as.
  public var text: String

  /// How curves are fitted.
  public var options: CurveConversionOptions

  /// Makes a converter.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - text: The expression it is written as.
  ///   - options: How curves are fitted.
  public init(
    _ subject: Subject, text: String, options: CurveConversionOptions = CurveConversionOptions()
  ) {
    self.subject = subject
    self.text = text
    self.options = options
  }

  /// The animation converted to a target.
  ///
  /// - Parameter target: The target.
  /// - Throws: Why it cannot be converted.
  public func conversion(to target: ConversionTarget) throws(ConversionProblem) -> Conversion {
    if target.isFittedCurve {
      return try CurveConversion.conversion(of: subject, text: text, to: target, options: options)
    }
    let parts = try MotionParts(subject, for: target)
    return try draft(of: parts, for: target).conversion(of: parts, text: text, to: target)
  }

  private func draft(
    of parts: MotionParts, for target: ConversionTarget
  ) throws(ConversionProblem) -> ConversionDraft {
    switch target {
    case .swiftUI: try SwiftUIConversion.draft(of: parts, subject)
    case .uiKit: try UIKitConversion.draft(of: parts)
    case .coreAnimation: try CoreAnimationConversion.draft(of: parts)
    case .compose: try ComposeConversion.draft(of: parts)
    case .material3: try Material3Conversion.draft(of: parts)
    case .flutter: try FlutterConversion.draft(of: parts)
    case .reactSpring: try ReactSpringConversion.draft(of: parts)
    case .motion: try MotionLibraryConversion.draft(of: parts)
    case .reanimated: try ReanimatedConversion.draft(of: parts)
    case .androidView: try AndroidViewConversion.draft(of: parts)
    case .cssLinear, .cssCubicBezier, .lottie, .svgSMIL, .gsap:
      throw ConversionProblem(target: target, reason: "it needs a fitted curve")
    }
  }
}

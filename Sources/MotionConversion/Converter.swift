public import MotionRecording

/// Says an animation in the words of other libraries.
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

  /// The animation in a target's words.
  ///
  /// - Parameter target: The target.
  /// - Throws: Why the target cannot say it.
  public func conversion(to target: ConversionTarget) throws(ConversionProblem) -> Conversion {
    if target.isFittedCurve {
      return try CurveConversion.conversion(of: subject, text: text, to: target, options: options)
    }
    throw ConversionProblem(target: target, reason: "not there yet")
  }
}

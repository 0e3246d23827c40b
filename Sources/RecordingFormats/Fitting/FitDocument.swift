public import MotionFitting

/// The animations that were found in recorded motions, to be written for people and programs.
public struct FitDocument: Hashable, Sendable {
  /// A motion and its animations.
  public struct Curve: Hashable, Sendable {
    /// The fit that was found for the motion.
    public var fit: MotionFit

    /// The texts of the candidates as expressions, in their order.
    public var texts: [String]

    /// Another name of the chosen animation, such as `.bouncy`; nil if it has none.
    public var alias: String?

    /// The text of motions one after the other, where they were found instead of a single one; nil
    /// otherwise.
    public var sequence: Sequence?

    /// The text of motions one after the other.
    public struct Sequence: Hashable, Sendable {
      /// The scenario that plays the motions.
      public var scenario: String
      /// The text of each motion as an expression.
      public var texts: [String]

      /// Makes a text.
      public init(scenario: String, texts: [String]) {
        self.scenario = scenario
        self.texts = texts
      }
    }

    /// Makes a curve.
    public init(
      _ fit: MotionFit, texts: [String], alias: String? = nil, sequence: Sequence? = nil
    ) {
      precondition(texts.count == fit.candidates.count, "each candidate has a text")
      self.fit = fit
      self.texts = texts
      self.alias = alias
      self.sequence = sequence
    }

    /// The text of the chosen animation or scenario.
    public var text: String { sequence?.scenario ?? texts[0] }
  }

  /// The motions, in the order of the source.
  public var curves: [Curve]

  /// The probability with which intervals should contain the true number.
  public var confidence: Double

  /// Makes a document.
  public init(_ curves: [Curve], confidence: Double) {
    self.curves = curves
    self.confidence = confidence
  }

  /// Only the chosen animations, one per line; `NAME=EXPR` where motions have names.
  public var swift: String {
    curves.map { curve in
      let name = curve.fit.observations.name
      return (name.isEmpty || curves.count == 1 ? "" : "\(name)=") + curve.text + "\n"
    }.joined()
  }
}

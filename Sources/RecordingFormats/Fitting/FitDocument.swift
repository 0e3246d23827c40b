public import MotionFitting

/// The animations that were found in recorded motions, to be written for people and programs.
public struct FitDocument: Hashable, Sendable {
  /// A motion and its animations.
  public struct Curve: Hashable, Sendable {
    /// The fit that was found for the motion.
    public var fit: MotionFit

    /// The texts of the candidates as expressions, in their order.
    public var texts: [String]

    /// Another name of the chosen one, such as `.bouncy`; nil if it has none.
    public var alias: String?

    /// Motions one after the other as text, where they were found in place of one.
    public var sequence: Sequence?

    /// The text of motions one after the other.
    public struct Sequence: Hashable, Sendable {
      /// The scenario that plays them.
      public var scenario: String
      /// Each of them as an expression.
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

    /// The text of what is chosen.
    public var text: String { sequence?.scenario ?? texts[0] }
  }

  /// The motions, in the order of the source.
  public var curves: [Curve]

  /// The probability with which intervals should hold the truth.
  public var confidence: Double

  /// Makes a document.
  public init(_ curves: [Curve], confidence: Double) {
    self.curves = curves
    self.confidence = confidence
  }

  /// The chosen animations alone, a line for each; `NAME=EXPR` where motions have names.
  public var swift: String {
    curves.map { curve in
      let name = curve.fit.observations.name
      return (name.isEmpty || curves.count == 1 ? "" : "\(name)=") + curve.text + "\n"
    }.joined()
  }
}

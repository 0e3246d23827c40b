/// An animation converted to another library.
public struct Conversion: Hashable, Sendable {
  /// How well the target plays what was asked for.
  public enum Accuracy: Hashable, Sendable {
    /// The same motion, except for rounding.
    case exact

    /// The largest error, as a part of the travel, and its time in seconds since the start.
    case within(largestError: Double, at: Double)

    /// The largest error, as a part of the travel; 0 if it is exact.
    public var largestError: Double {
      switch self {
      case .exact: 0
      case .within(let largestError, _): largestError
      }
    }
  }

  /// Other code for the same motion.
  public struct Alternative: Hashable, Sendable {
    /// The difference from the conversion's own code, in a few words.
    public var label: String

    /// The code to paste, in one line.
    public var code: String

    /// How far what it plays is from what SwiftUI shows.
    public var accuracy: Accuracy

    /// Makes an alternative.
    public init(label: String, code: String, accuracy: Accuracy) {
      self.label = label
      self.code = code
      self.accuracy = accuracy
    }
  }

  /// The target.
  public var target: ConversionTarget

  /// The expression that was converted, as text.
  public var expression: String

  /// The code to paste, without comments and without a line break at its end.
  public var code: String

  /// Other code that the target understands.
  public var alternatives: [Alternative]

  /// How the numbers follow from the expression, and in which units they are.
  public var formula: String

  /// How far what the target plays is from what SwiftUI shows, in one cycle and without delays.
  public var accuracy: Accuracy

  /// How far what the target plays is from the spring's closed solution; nil for what is not a spring, or if SwiftUI
  /// plays that solution.
  ///
  /// SwiftUI plays `.spring` in steps of 1/300 s, which differ a little from the closed solution.
  public var springAccuracy: Accuracy?

  /// The other remarks for a reader, such as those on losses; sentences without a period.
  public var remarks: [String]

  /// Makes a conversion.
  public init(
    target: ConversionTarget, expression: String, code: String,
    alternatives: [Alternative] = [], formula: String,
    accuracy: Accuracy, springAccuracy: Accuracy? = nil, remarks: [String] = []
  ) {
    self.target = target
    self.expression = expression
    self.code = code
    self.alternatives = alternatives
    self.formula = formula
    self.accuracy = accuracy
    self.springAccuracy = springAccuracy
    self.remarks = remarks
  }
}

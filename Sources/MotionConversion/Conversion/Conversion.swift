/// An animation converted to another library.
public struct Conversion: Hashable, Sendable {
  /// The accuracy with which the target plays the motion that was converted.
  public enum Accuracy: Hashable, Sendable {
    /// The same motion, except for rounding.
    case exact

    /// The largest error, as a part of the travel, and its time in seconds since the start.
    case within(largestError: Double, at: Double)

    /// The largest error, as a part of the travel; 0 if the conversion is exact.
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

    /// The accuracy of the motion that the code plays, compared with SwiftUI's.
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

  /// The text of the expression that was converted.
  public var expression: String

  /// The code to paste, without comments and without a line break at its end.
  public var code: String

  /// Other code for the same motion.
  public var alternatives: [Alternative]

  /// The formula that gives the numbers from the expression, with their units.
  public var formula: String

  /// The accuracy of the motion that the target plays, compared with SwiftUI's, in one cycle and without delays.
  public var accuracy: Accuracy

  /// The accuracy of the motion that the target plays, compared with the spring's closed solution; nil for a motion
  /// that is not a spring, or if SwiftUI plays that solution.
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

/// A constant of CSS's mathematical functions: a number with its kind.
struct CSSMathValue: Equatable {
  /// The kind of a value; values of two kinds cannot be added.
  enum Kind: Equatable {
    case number
    /// Percentages, as fractions: 0.5 for `50%`.
    case percentage
    /// Times, in seconds.
    case time
    /// Angles, in radians.
    case angle

    /// The name of the kind in a message, with its article.
    var words: String {
      switch self {
      case .number: "a number"
      case .percentage: "a percentage"
      case .time: "a time"
      case .angle: "an angle"
      }
    }
  }

  var value: Double
  var kind: Kind

  /// Whether the value was NaN before it was used.
  private(set) var isCensored = false

  init(_ value: Double, _ kind: Kind = .number) {
    self.value = value
    self.kind = kind
  }

  /// Creates the value of a number token with its unit; nil for units that depend on the page, and for unknown ones.
  init?(_ value: Double, unit: String) {
    switch unit {
    case "": self.init(value)
    case "%": self.init(value, .percentage)
    case "s", "ms": self.init(value, .time)
    case "deg": self.init(value * .pi / 180, .angle)
    case "grad": self.init(value * .pi / 200, .angle)
    case "rad": self.init(value, .angle)
    case "turn": self.init(value * 2 * .pi, .angle)
    default: return nil
    }
  }

  /// The value where it is used: NaN is 0 there.
  ///
  /// Source: CSS Values and Units Level 4, section 10.9, "Type checking" and "Top-level calculations and NaN".
  var censored: CSSMathValue {
    var censored = CSSMathValue(value.isNaN ? 0 : value, kind)
    censored.isCensored = value.isNaN
    return censored
  }
}

internal import CurveGeometry

/// The largest difference of two figures that still count as the same.
///
///     let tolerance = try Tolerance("1%")
///     tolerance.allowance(of: 300)  // 3
public enum Tolerance: Hashable, Sendable {
  /// A distance in the units of the figures; finite and not negative.
  case absolute(Double)

  /// A part of a whole, such as of the travel from start to target; 0.01 for one percent.
  case relative(Double)

  /// Returns the distance that is allowed.
  ///
  /// - Parameter whole: The whole to which a percentage refers, such as the travel; its sign does not matter.
  public func allowance(of whole: Double) -> Double {
    switch self {
    case .absolute(let distance): distance
    // 0 % of an infinite whole is 0.
    case .relative(let part): part == 0 ? 0 : part * whole.magnitude
    }
  }
}

extension Tolerance {
  /// Reads a tolerance: a number in value units (`0.01`), or a percentage (`1%`).
  ///
  /// Blanks around the number and before the percent sign do not count.
  ///
  /// - Throws: ``ToleranceError`` for any other text, and for numbers that are below 0 or not finite.
  public init(_ text: String) throws(ToleranceError) {
    var word = Self.trimmed(text[...])
    let isPart = word.hasSuffix("%")
    if isPart { word = Self.trimmed(word.dropLast()) }
    guard let number = Double(word) else { throw .notANumber(text) }
    guard number.isFinite else { throw .notFinite(text) }
    guard number >= 0 else { throw .negative(text) }
    // Minus zero is zero.
    let distance = number == 0 ? 0 : number
    self = isPart ? .relative(distance / 100) : .absolute(distance)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of the tolerance: `0.01` or `1%`.
  public var text: String {
    switch self {
    case .absolute(let distance): Self.shortest(distance)
    case .relative(let part): Self.shortest(Self.rounded(part * 100)) + "%"
    }
  }

  /// A percentage without the rounding error of a division.
  private static func rounded(_ percent: Double) -> Double {
    percent < 1e3 ? (percent * 1e12).rounded() / 1e12 : percent
  }

  private static func shortest(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15
      ? String(Int(saturating: number)) : String(number)
  }
}

/// The reason why a text is not a tolerance.
public enum ToleranceError: Error, Hashable, Sendable {
  /// The text is not a number, with or without a percent sign.
  case notANumber(String)

  /// The number is not finite.
  case notFinite(String)

  /// The number is below 0.
  case negative(String)

  /// The message: the form of a tolerance, and the text that was found instead.
  public var message: String {
    let (found, problem) =
      switch self {
      case .notANumber(let text): (text, "")
      case .notFinite(let text): (text, ", which is not finite")
      case .negative(let text): (text, ", which is below 0")
      }
    return "a tolerance is a number in value units, such as 0.01, or a percentage of the travel, "
      + "such as 1%; found '\(found)'\(problem)"
  }
}

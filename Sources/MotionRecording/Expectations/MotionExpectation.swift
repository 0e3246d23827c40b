/// Something that a motion is expected to do, such as an overshoot below 5 % of its travel.
///
/// Expectations are read from text by `ExpectationExpression` and tried with
/// ``MotionCourse/result(of:)``.
public struct MotionExpectation: Hashable, Sendable {
  /// A claim about a motion.
  public enum Claim: Hashable, Sendable {
    /// A measure is in a relation to an amount.
    case measure(ExpectedMeasure, ExpectedRelation)

    /// The motion has a property, or has not.
    case property(MotionProperty, isExpected: Bool)
  }

  /// The curve of which it is claimed: its name, or what its name begins with up to a dot; nil for all
  /// curves.
  public var curve: String?

  /// The claim.
  public var claim: Claim

  /// The claim as it was written, without the curve.
  public var text: String

  /// Makes an expectation.
  public init(_ claim: Claim, of curve: String? = nil, text: String) {
    self.curve = curve
    self.claim = claim
    self.text = text
  }

  /// Whether it is about a curve of a name.
  ///
  /// `size` is about `size` and, for those who animate both numbers of it, about `size.width`.
  public func isAbout(_ name: String) -> Bool {
    guard let curve else { return true }
    return name == curve || name.hasPrefix(curve + ".")
  }
}

/// A property that a motion has or does not have, without a figure.
public enum MotionProperty: String, Hashable, Sendable, CaseIterable {
  /// It never turns back by more than a ten-thousandth of its travel.
  case monotone

  /// It is over in the time that is looked at.
  case finishes

  /// From some time on it stays within 0.1 % of the travel around its target.
  case settles

  /// It goes beyond its target.
  case overshoots

  /// It goes back behind its start.
  case undershoots
}

/// How a measure is expected to be.
public enum ExpectedRelation: Hashable, Sendable {
  /// How an amount is compared.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// Below the amount.
    case less = "<"
    /// Below the amount or equal to it.
    case lessOrEqual = "<="
    /// Above the amount.
    case greater = ">"
    /// Above the amount or equal to it.
    case greaterOrEqual = ">="
    /// Equal to the amount.
    case equal = "=="
    /// Not equal to the amount.
    case notEqual = "!="
  }

  /// In comparison with one amount.
  case compared(Comparison, ExpectedAmount)

  /// From one amount to another, which belongs to it if `isClosed`.
  case within(ExpectedAmount, ExpectedAmount, isClosed: Bool)

  /// There is no such measure: what it measures does not happen.
  case never
}

/// A number with its unit.
public struct ExpectedAmount: Hashable, Sendable {
  /// The unit of a number.
  public enum Unit: String, Hashable, Sendable {
    /// Units of the value, those per second, or nothing at all.
    case none = ""
    /// Seconds.
    case seconds = "s"
    /// Thousandths of a second.
    case milliseconds = "ms"
    /// Hundredths of the travel, or of the travel per second.
    case percent = "%"
  }

  /// The number.
  public var number: Double

  /// Its unit.
  public var unit: Unit

  /// Makes an amount.
  public init(_ number: Double, _ unit: Unit = .none) {
    self.number = number
    self.unit = unit
  }
}

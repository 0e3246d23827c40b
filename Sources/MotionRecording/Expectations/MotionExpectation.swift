/// A condition that a motion is expected to meet, such as an overshoot below 5 % of its travel.
///
/// Expectations are read from text by `ExpectationExpression` and checked with
/// ``MotionCourse/result(of:)``.
public struct MotionExpectation: Hashable, Sendable {
  /// A claim about a motion.
  public enum Claim: Hashable, Sendable {
    /// A measure is in a relation to an amount.
    case measure(ExpectedMeasure, ExpectedRelation)

    /// The motion has a property, or does not have it.
    case property(MotionProperty, isExpected: Bool)
  }

  /// The curve to which the claim applies: its name, or the part of its name before a dot; nil for all
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

  /// Whether the expectation applies to a curve with a name.
  ///
  /// An expectation of `size` applies to `size` and, if both numbers of it are animated, to `size.width`.
  public func isAbout(_ name: String) -> Bool {
    guard let curve else { return true }
    return name == curve || name.hasPrefix(curve + ".")
  }
}

/// A property that a motion has or does not have, without a figure.
public enum MotionProperty: String, Hashable, Sendable, CaseIterable {
  /// The motion never turns back by more than a ten-thousandth of its travel.
  case monotone

  /// The motion is over within the time that is looked at.
  case finishes

  /// From some time on the motion stays within 0.1 % of the travel around its target.
  case settles

  /// The motion goes beyond its target.
  case overshoots

  /// The motion goes back behind its start.
  case undershoots
}

/// The relation in which a measure is expected to be.
public enum ExpectedRelation: Hashable, Sendable {
  /// The comparison with an amount.
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

  /// A comparison with one amount.
  case compared(Comparison, ExpectedAmount)

  /// A range from one amount to another, which includes the latter if `isClosed`.
  case within(ExpectedAmount, ExpectedAmount, isClosed: Bool)

  /// The measure does not exist, because what it measures does not happen.
  case never
}

/// A number with its unit.
public struct ExpectedAmount: Hashable, Sendable {
  /// The unit of a number.
  public enum Unit: String, Hashable, Sendable {
    /// No unit: units of the value, units of the value per second, or a plain number.
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

  /// The unit of the number.
  public var unit: Unit

  /// Makes an amount.
  public init(_ number: Double, _ unit: Unit = .none) {
    self.number = number
    self.unit = unit
  }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of no turn: 0 radians.
  @inlinable
  public init() {
    self.init(radians: 0)
  }

  /// Makes an angle.
  ///
  /// - Parameter radians: The angle in radians.
  @inlinable
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle.
  ///
  /// - Parameter degrees: The angle in degrees.
  @inlinable
  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180))
  }

  /// An angle in radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of no turn: 0 radians.
  public static let zero = Angle()
}

extension Angle: Comparable {
  /// Whether the left angle is smaller; whole turns count.
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

// SwiftUI's operators: angles are added and subtracted, and multiplied and divided by numbers.
extension Angle {
  /// The sum; whole turns are kept.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference; whole turns are kept.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The angle in the other direction.
  @inlinable
  public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

  /// The angle times a number.
  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// The angle divided by a number.
  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Adds an angle.
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle.
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Multiplies by a number.
  @inlinable
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

  /// Divides by a number.
  @inlinable
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }

  /// Turns in the other direction.
  @inlinable
  public mutating func negate() { self = -self }
}

extension Angle: Animatable {
  /// The radians times 128, so that stop tests meant for points do not end a turn early: 180° are
  /// 402.1239.
  ///
  /// Source: semantics reference, section 2.4 (recovered).
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

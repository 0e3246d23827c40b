public import AnimationModel
internal import AnimationSyntax
public import MotionRecording

/// A spring that was read from another library's parameters.
public struct DialectSpring: Hashable, Sendable {
  /// The library.
  public var dialect: SpringDialect

  /// The spring as the library plays it.
  public var spring: Spring

  /// The velocity at the start, in travels per second.
  public var initialVelocity: Double

  /// The remarks for a reader, such as those on parameters that were left out; sentences without a period.
  public var remarks: [String]

  init(
    dialect: SpringDialect, spring: Spring, initialVelocity: Double = 0, remarks: [String] = []
  ) {
    self.dialect = dialect
    self.spring = spring
    self.initialVelocity = initialVelocity
    self.remarks = remarks
  }

  /// The subject that moves: the spring itself, or one that begins with a velocity.
  public var subject: Subject {
    guard initialVelocity != 0 else { return .spring(spring) }
    let numbers = SpringText.physicalNumbers(of: spring)
    return .animation(
      .interpolatingSpring(
        mass: spring.mass, stiffness: numbers.stiffness, damping: numbers.damping,
        initialVelocity: initialVelocity))
  }
}

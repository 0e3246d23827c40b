public import AnimationModel

/// The presentation of a subject, which determines how its animations are shown.
///
/// In a widget or Live Activity every animation is cut off after two seconds; an update without an animation has the
/// default animation, and an update whose animation is nil jumps. Before iOS 17 Live Activities played the system's own
/// animation instead of any other, and widgets did not move.
///
/// Source: semantics reference, section 18 (documented); the effect of the cut-off, and the system's own curve, are our
/// choice.
public struct Presentation: Hashable, Sendable {
  /// The context in which something is shown.
  public var context: PresentationContext

  /// Whether the system is older than iOS 17.
  public var isBeforeAnimations: Bool

  /// The animation of an update without one, in widgets and Live Activities.
  public var defaultAnimation: NamedAnimation

  /// Makes a presentation.
  ///
  /// - Parameters:
  ///   - context: The context in which something is shown.
  ///   - isBeforeAnimations: Whether the system is older than iOS 17.
  ///   - defaultAnimation: The animation of an update without one, in widgets and Live Activities.
  public init(
    _ context: PresentationContext = .app, isBeforeAnimations: Bool = false,
    defaultAnimation: Animation = .default
  ) {
    self.context = context
    self.isBeforeAnimations = isBeforeAnimations
    self.defaultAnimation = NamedAnimation(".default", defaultAnimation)
  }

  /// The presentation in an app, where animations play as written.
  public static let app = Presentation()

  /// The animation with which Live Activities moved before iOS 17, whatever animation was written: its curve is not
  /// known, and this one is our choice.
  public static let systemAnimation = NamedAnimation("system", .easeInOut(duration: 0.35))

  /// Whether there are any limits.
  public var isLimited: Bool { context != .app }

  /// Returns the presentation in an environment; nil if nothing moves, as outside of apps on a dimmed display.
  ///
  /// - Parameter environment: The values of the environment.
  func shown(in environment: EnvironmentValues) -> Presentation? {
    isLimited && environment.isLuminanceReduced ? nil : self
  }

  /// Returns the animation that is played for a written one.
  ///
  /// - Parameter written: The animation that is written; nil where `nil` is written.
  /// - Returns: The animation that is played; nil for none.
  public func animation(of written: Animation?) -> Animation? {
    if context == .app { return written }
    guard isBeforeAnimations else {
      return written?.capped(at: PresentationContext.longestAnimation)
    }
    return context == .liveActivity ? Self.systemAnimation.animation : nil
  }

  /// Returns the animation that is played for a written one, with its name unless the system's animation takes
  /// its place.
  ///
  /// - Parameter written: The animation that is written; nil where `nil` is written.
  public func animation(of written: NamedAnimation?) -> NamedAnimation? {
    guard let animation = animation(of: written?.animation) else { return nil }
    if isLimited && isBeforeAnimations { return Self.systemAnimation }
    return written.map { NamedAnimation($0.name, animation) }
  }

  /// The animation of an update without one; nil for none.
  public var animationOfUpdates: NamedAnimation? {
    isLimited ? animation(of: defaultAnimation) : nil
  }
}

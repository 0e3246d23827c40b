/// A list of animations whose names are known to designers and developers.
///
/// Each list is a file of expressions in the format of ``ExpressionFile``.
public enum PresetList: String, Hashable, Sendable, CaseIterable {
  /// SwiftUI's named animations.
  case swiftui
  /// The named easing functions of CSS.
  case css
  /// The easing, duration and motion physics tokens of Material Design 3.
  case material3

  /// The prefix of a list's name in place of a file name.
  public static let prefix = "presets:"

  /// The contents of the list, on one line.
  public var summary: String {
    switch self {
    case .swiftui: "SwiftUI's named animations, with their default durations"
    case .css: "the named easing functions of CSS, over 1 s"
    case .material3:
      "Material 3's easings at its duration medium2, its durations with its standard easing, and its springs"
    }
  }

  /// The expressions, one per line.
  public var text: String {
    switch self {
    case .swiftui: Self.swiftUIAnimations
    case .css: Self.cssEasings
    case .material3: Self.materialTokens
    }
  }

  private static let swiftUIAnimations = """
    .default
    .linear
    .easeIn
    .easeOut
    .easeInOut
    .spring
    .smooth
    .snappy
    .bouncy
    .interactiveSpring
    .interpolatingSpring
    """

  // Source: CSS Easing Functions Level 2.
  private static let cssEasings = """
    linear = css:linear
    ease = css:ease
    ease-in = css:ease-in
    ease-out = css:ease-out
    ease-in-out = css:ease-in-out
    step-start = css:step-start
    step-end = css:step-end
    """

  // Source: the motion tokens of Material Design 3 (md.sys.motion), and Compose's StandardMotionTokens and
  // ExpressiveMotionTokens for the springs. The emphasized easing is a path of two cubics, from (0, 0) by
  // (0.166666, 0.4) to (1, 1), of which these are points.
  private static let materialTokens = """
    # Easings, over the duration medium2
    linear = .linear(duration: 0.3)
    standard = .timingCurve(0.2, 0, 0, 1, duration: 0.3)
    standard-accelerate = .timingCurve(0.3, 0, 1, 1, duration: 0.3)
    standard-decelerate = .timingCurve(0, 0, 0, 1, duration: 0.3)
    emphasized = css:linear(
      0 0%, 0.002 1.59%, 0.009 3.33%, 0.0221 5.17%, 0.0429 7.07%, 0.0725 8.96%,
      0.1123 10.8%, 0.1637 12.54%, 0.2278 14.13%, 0.3062 15.52%, 0.4 16.67%, 0.476 17.47%,
      0.5464 18.37%, 0.6113 19.48%, 0.6709 20.9%, 0.7253 22.73%, 0.7744 25.09%,
      0.8185 28.07%, 0.8575 31.77%, 0.8916 36.3%, 0.9209 41.77%, 0.9454 48.28%,
      0.9653 55.92%, 0.9806 64.82%, 0.9914 75.06%, 0.9979 86.75%, 1 100%
    ) 300ms
    emphasized-accelerate = .timingCurve(0.3, 0, 0.8, 0.15, duration: 0.3)
    emphasized-decelerate = .timingCurve(0.05, 0.7, 0.1, 1, duration: 0.3)

    # Durations, with the standard easing
    short1 = .timingCurve(0.2, 0, 0, 1, duration: 0.05)
    short2 = .timingCurve(0.2, 0, 0, 1, duration: 0.1)
    short3 = .timingCurve(0.2, 0, 0, 1, duration: 0.15)
    short4 = .timingCurve(0.2, 0, 0, 1, duration: 0.2)
    medium1 = .timingCurve(0.2, 0, 0, 1, duration: 0.25)
    medium2 = .timingCurve(0.2, 0, 0, 1, duration: 0.3)
    medium3 = .timingCurve(0.2, 0, 0, 1, duration: 0.35)
    medium4 = .timingCurve(0.2, 0, 0, 1, duration: 0.4)
    long1 = .timingCurve(0.2, 0, 0, 1, duration: 0.45)
    long2 = .timingCurve(0.2, 0, 0, 1, duration: 0.5)
    long3 = .timingCurve(0.2, 0, 0, 1, duration: 0.55)
    long4 = .timingCurve(0.2, 0, 0, 1, duration: 0.6)
    extra-long1 = .timingCurve(0.2, 0, 0, 1, duration: 0.7)
    extra-long2 = .timingCurve(0.2, 0, 0, 1, duration: 0.8)
    extra-long3 = .timingCurve(0.2, 0, 0, 1, duration: 0.9)
    extra-long4 = .timingCurve(0.2, 0, 0, 1, duration: 1)

    # Springs, by stiffness and damping ratio: damping = 2 × ratio × √stiffness
    standard fast spatial = .interpolatingSpring(stiffness: 1400, damping: 67.349833)
    standard default spatial = .interpolatingSpring(stiffness: 700, damping: 47.623524)
    standard slow spatial = .interpolatingSpring(stiffness: 300, damping: 31.176915)
    expressive fast spatial = .interpolatingSpring(stiffness: 800, damping: 33.941125)
    expressive default spatial = .interpolatingSpring(stiffness: 380, damping: 31.189742)
    expressive slow spatial = .interpolatingSpring(stiffness: 200, damping: 22.627417)
    fast effects = .interpolatingSpring(stiffness: 3800, damping: 123.288280059)
    default effects = .interpolatingSpring(stiffness: 1600, damping: 80)
    slow effects = .interpolatingSpring(stiffness: 800, damping: 56.568542495)
    """
}

internal import AnimationModel

/// The values of the environment that animations in a scenario follow.
enum ScenarioEnvironment: String, CaseIterable, Sendable {
  /// Whether pausable animations stand still.
  case animationPaused

  /// Whether motion is to be reduced: views that come then fade instead of moving.
  case accessibilityReduceMotion

  /// Values of SwiftUI's environment that leave animations of attributes as they are.
  ///
  /// Source: semantics reference, section 11.4.
  static let withoutEffect: Set<String> = [luminance]

  /// Whether the display is dimmed, which widgets and Live Activities follow and apps do not.
  static let luminance = "isLuminanceReduced"

  /// Returns the change that gives it a value.
  func change(to value: Bool) -> @Sendable (inout EnvironmentValues) -> Void {
    switch self {
    case .animationPaused: { $0.animationPaused = value }
    case .accessibilityReduceMotion: { $0.accessibilityReduceMotion = value }
    }
  }
}

/// The values of a transaction that can be set.
enum TransactionValue: String, CaseIterable, Sendable {
  case animation
  case disablesAnimations
  case isContinuous
  case tracksVelocity
}

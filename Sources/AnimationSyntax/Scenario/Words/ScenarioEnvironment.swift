internal import AnimationModel

/// The values of the environment that affect animations in a scenario.
enum ScenarioEnvironment: String, CaseIterable, Sendable {
  /// Whether pausable animations are paused.
  case animationPaused

  /// Whether motion is to be reduced: views that are inserted then fade instead of moving.
  case accessibilityReduceMotion

  /// Values of SwiftUI's environment that do not affect animations of attributes.
  ///
  /// Source: semantics reference, section 11.4.
  static let withoutEffect: Set<String> = [luminance]

  /// Whether the display is dimmed, which affects widgets and Live Activities but no apps.
  static let luminance = "isLuminanceReduced"

  /// Returns the change that sets the value.
  func change(to value: Bool) -> @Sendable (inout EnvironmentValues) -> Void {
    switch self {
    case .animationPaused: { $0.animationPaused = value }
    case .accessibilityReduceMotion: { $0.accessibilityReduceMotion = value }
    }
  }
}

/// The values of a transaction that a scenario can set.
enum TransactionValue: String, CaseIterable, Sendable {
  case animation
  case disablesAnimations
  case isContinuous
  case tracksVelocity
}

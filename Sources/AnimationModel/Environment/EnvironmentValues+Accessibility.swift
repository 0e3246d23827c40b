extension EnvironmentValues {
  /// Whether motion is to be reduced: transitions that move become fades.
  ///
  /// Other animations are left as they are. In SwiftUI the user sets the value, not the program.
  ///
  /// Source: semantics reference, section 11.4 (recorded).
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

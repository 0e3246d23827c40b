extension EnvironmentValues {
  /// Whether the display is dimmed for Always-On mode: widgets and Live Activities do not move then.
  ///
  /// In SwiftUI the system sets the value, not the program.
  ///
  /// Source: semantics reference, section 18 (documented).
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}

private struct LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

internal import SwiftProgram

/// The color scheme that `.preferredColorScheme(_:)` prefers for the screen: that of the outermost modifier, and of
/// several next to each other that of the first which prefers any.
struct PreferredScheme {
  /// The color scheme around all views; nil for the system's.
  private var current: SwiftValue?

  /// The color scheme that was found in the views that are being made.
  private var found: SwiftValue?

  /// Whether the modifiers of all views are looked at, so that none means none.
  private var isWhole = false

  /// Whether a view that was made alone prefers another one than that which is around all of them.
  private(set) var isStale = false

  /// Begins to look through all views.
  mutating func begin() {
    found = nil
    isWhole = true
    isStale = false
  }

  /// Takes what was found in all views as what is around them.
  ///
  /// - Returns: Whether that is another one than before.
  mutating func settle() -> Bool {
    isWhole = false
    guard found?.key != current?.key else { return false }
    current = found
    return true
  }

  /// Sets what is around all views.
  func surround(_ setting: inout ViewSurroundings) {
    if let current { setting.environment[EnvironmentDefaults.colorScheme] = current }
  }

  /// Takes what a modifier prefers.
  ///
  /// - Parameters:
  ///   - value: The scheme; nil for none.
  ///   - setting: The surroundings of the modifier. On a screen on top of others, the views inside of the modifier
  ///     have the scheme.
  mutating func prefer(_ value: SwiftValue, in setting: inout ViewSurroundings) {
    guard setting.environment[EnvironmentDefaults.preferredScheme] == nil else { return }
    setting.environment[EnvironmentDefaults.preferredScheme] = value
    let preferred: SwiftValue? = if case .nothing = value { nil } else { value }
    if setting.environment[EnvironmentDefaults.isPresented]?.boolean == true {
      if let preferred { setting.environment[EnvironmentDefaults.colorScheme] = preferred }
    } else if isWhole {
      found = found ?? preferred
    } else if preferred?.key != current?.key {
      isStale = true
    }
  }
}

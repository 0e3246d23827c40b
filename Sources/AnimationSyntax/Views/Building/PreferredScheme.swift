internal import SwiftProgram

/// The color scheme of `.preferredColorScheme(_:)` for the screen: that of the outermost modifier, and of several side
/// by side that of the first one that is not nil.
struct PreferredScheme {
  /// The current color scheme around all views; nil for the system's.
  private var current: SwiftValue?

  /// The color scheme that was found in the views of this update.
  private var found: SwiftValue?

  /// Whether the modifiers of all views are examined, so that none found means none preferred.
  private var isWhole = false

  /// Whether a view that was made alone prefers another scheme than the current one.
  private(set) var isStale = false

  /// Begins an update in which all views are examined.
  mutating func begin() {
    found = nil
    isWhole = true
    isStale = false
  }

  /// Makes the scheme that was found the current one.
  ///
  /// - Returns: Whether the scheme has changed.
  mutating func settle() -> Bool {
    isWhole = false
    guard found?.key != current?.key else { return false }
    current = found
    return true
  }

  /// Sets the current scheme in the environment of all views.
  func surround(_ setting: inout ViewSurroundings) {
    if let current { setting.environment[EnvironmentDefaults.colorScheme] = current }
  }

  /// Takes the preference of a modifier.
  ///
  /// - Parameters:
  ///   - value: The scheme; nil for none.
  ///   - setting: The surroundings of the modifier. On a presented screen, the views inside of the modifier have the
  ///     scheme.
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

internal import SwiftProgram

/// The preferences of the views so far, by the numbers of the key types.
struct CollectedPreferences {
  var values: [Int: SwiftValue] = [:]

  /// Whether any view has a preference.
  private(set) var areUsed = false

  /// Begins an update in which all views are made.
  mutating func beginAllViews() { self = CollectedPreferences() }

  /// Begins a view, which has no preferences yet.
  ///
  /// - Returns: The preferences of the views before it.
  mutating func beginView() -> [Int: SwiftValue] {
    guard !values.isEmpty else { return [:] }
    defer { values = [:] }
    return values
  }

  /// Sets a preference, which replaces that of the views inside.
  mutating func set(_ key: Int, _ value: SwiftValue) {
    values[key] = value
    areUsed = true
  }
}

internal import SwiftProgram

/// The preferences of the views so far, by the numbers of the types of their keys.
struct CollectedPreferences {
  var values: [Int: SwiftValue] = [:]

  /// Whether any view has one.
  private(set) var areUsed = false

  /// Begins to make all views.
  mutating func beginAllViews() { self = CollectedPreferences() }

  /// Begins a view, which has none yet.
  ///
  /// - Returns: Those of the views before it.
  mutating func beginView() -> [Int: SwiftValue] {
    guard !values.isEmpty else { return [:] }
    defer { values = [:] }
    return values
  }

  /// Sets one, which those inside count no more for.
  mutating func set(_ key: Int, _ value: SwiftValue) {
    values[key] = value
    areUsed = true
  }
}

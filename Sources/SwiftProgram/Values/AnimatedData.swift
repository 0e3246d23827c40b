/// The data that SwiftUI animates in a value of one of the app's own types.
package struct AnimatedData: Hashable, Sendable {
  /// The names of the numbers, in order: the properties behind them as they are written.
  package var names: [String]

  /// Whether the numbers are read and written through `animatableData`; false where the properties are the data
  /// themselves.
  package var isComputed: Bool

  package init(names: [String], isComputed: Bool) {
    self.names = names
    self.isComputed = isComputed
  }
}

extension AnimatedData {
  /// The property through which SwiftUI reads and writes the data.
  package static let property = "animatableData"

  /// The name of the type that holds two parts of data.
  package static let pair = "AnimatablePair"
}

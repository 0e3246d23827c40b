/// The data that SwiftUI animates of a type of the app's own.
package struct AnimatedData: Hashable, Sendable {
  /// The names of the numbers, in order: the properties behind them as they are written.
  package var names: [String]

  /// Whether they are asked for and set through `animatableData`; the properties are the data themselves if not.
  package var isComputed: Bool

  package init(names: [String], isComputed: Bool) {
    self.names = names
    self.isComputed = isComputed
  }
}

extension AnimatedData {
  /// The property through which SwiftUI asks for the data, and sets it.
  package static let property = "animatableData"

  /// The name of the type that holds two parts of data.
  package static let pair = "AnimatablePair"
}

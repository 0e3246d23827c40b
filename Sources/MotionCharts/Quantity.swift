/// What can be drawn against time.
public enum Quantity: String, Hashable, Sendable, CaseIterable {
  /// The value shown.
  case value

  /// Its change per second.
  case velocity

  /// The change of that per second.
  case acceleration

  /// What the axis is called.
  var axisTitle: String {
    switch self {
    case .value: "value"
    case .velocity: "velocity, per second"
    case .acceleration: "acceleration, per second²"
    }
  }
}

/// A quantity that can be drawn against time.
public enum Quantity: String, Hashable, Sendable, CaseIterable {
  /// The value shown.
  case value

  /// The change of the value per second.
  case velocity

  /// The change of the velocity per second.
  case acceleration

  /// The title of the axis.
  var axisTitle: String {
    switch self {
    case .value: "value"
    case .velocity: "velocity, per second"
    case .acceleration: "acceleration, per second²"
    }
  }

  /// The share of a quantity's panel in the height: the value has 60 %, the other quantities share
  /// the rest.
  func weight(among quantities: [Quantity]) -> Double {
    let valueShare = 0.6
    let others = quantities.filter { $0 != .value }.count
    guard quantities.contains(.value), others > 0 else { return 1 }
    return self == .value ? valueShare : (1 - valueShare) / Double(others)
  }
}

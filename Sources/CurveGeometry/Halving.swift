/// The search for where something ceases to hold between two numbers, by halving.
package enum Halving {
  /// Returns the ends of what is left after some halvings: at the first something holds, at the second it does not,
  /// where that is so of those that are given.
  @inlinable
  package static func ends(
    _ low: Double, _ high: Double, halvings: Int, where holds: (Double) -> Bool
  ) -> (low: Double, high: Double) {
    var (low, high) = (low, high)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low, high)
  }

  /// Returns the first number at which something holds no more, to the resolution of a `Double` if the halvings
  /// suffice for that.
  @inlinable
  package static func end(
    _ low: Double, _ high: Double, mostHalvings: Int, where holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<mostHalvings {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

/// Searches, by halving, for the number between two others at which a condition ceases to hold.
package enum Halving {
  /// Returns the bounds of the interval that is left after some halvings: the condition holds at the first bound and
  /// not at the second, provided that this is true of the given ones.
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

  /// Returns the first number at which a condition no longer holds, to the resolution of a `Double` if there are enough
  /// halvings.
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

/// The smallest and the largest of some values.
struct ValueExtent: Hashable, Sendable {
  /// The smallest value so far.
  private(set) var minimum: Double
  /// The largest value so far.
  private(set) var maximum: Double
  private var isEmpty = true

  /// An extent of nothing, which reads as 0 to 0.
  init() {
    minimum = 0
    maximum = 0
  }

  /// Extends the extent to a value; a value that is not finite is ignored.
  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    minimum = isEmpty ? value : min(minimum, value)
    maximum = isEmpty ? value : max(maximum, value)
    isEmpty = false
  }
}

/// The range of a value axis.
struct ValueRange: Hashable, Sendable {
  /// The value at the lower end.
  let lower: Double
  /// The value at the upper end, above `lower`.
  let upper: Double

  /// The room beyond the extent at either end, as a fraction of the extent.
  private static let padding = 0.06
  /// Ranges below this fraction of their magnitude count as none: ticks would fall between two numbers.
  private static let resolution = 1e-12
  /// Magnitudes below this value count as 0: smaller numbers lose their digits.
  private static let smallest = 1e-304

  /// Makes the range around an extent, with room at both ends; an extent of one value gets a range
  /// around it.
  init(around extent: ValueExtent) {
    // The largest numbers are reduced by a little, so that padding does not reach infinity.
    let largest = Double.greatestFiniteMagnitude * 0.9
    let minimum = min(max(extent.minimum, -largest), largest)
    let maximum = max(min(extent.maximum, largest), minimum)
    let magnitude = max(minimum.magnitude, maximum.magnitude)
    let halfSpan = maximum / 2 - minimum / 2
    guard halfSpan > magnitude * Self.resolution, halfSpan > Self.smallest else {
      // A curve that never moves is drawn in the middle of a range of its own size.
      let middle = magnitude < Self.smallest ? 0 : minimum
      let room = (middle == 0 ? 1 : middle.magnitude * 0.1) * (1 + 2 * Self.padding)
      lower = max(middle - room, -Double.greatestFiniteMagnitude)
      upper = min(middle + room, Double.greatestFiniteMagnitude)
      return
    }
    let room = halfSpan * 2 * Self.padding
    lower = minimum - min(room, Double.greatestFiniteMagnitude * 0.09)
    upper = maximum + min(room, Double.greatestFiniteMagnitude * 0.09)
  }
}

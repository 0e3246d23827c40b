/// The range of a value axis.
struct ValueRange: Hashable, Sendable {
  /// The value at the lower end.
  let lower: Double
  /// The value at the upper end, above `lower`.
  let upper: Double

  /// How much room is left beyond what is drawn, as a fraction of its range.
  private static let padding = 0.06
  /// Ranges below this fraction of their magnitude count as none: ticks would fall between two numbers.
  private static let resolution = 1e-12
  /// Magnitudes below this count as 0: smaller numbers lose their digits.
  private static let smallest = 1e-304

  /// Adds room around the extent of what is drawn, and makes a range where there is none.
  init(around extent: ValueExtent) {
    // The largest numbers are kept off by a little, so that padding does not reach infinity.
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

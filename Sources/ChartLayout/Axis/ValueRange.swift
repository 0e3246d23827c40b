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

  /// Takes a value in; what is not finite is passed over.
  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    minimum = isEmpty ? value : min(minimum, value)
    maximum = isEmpty ? value : max(maximum, value)
    isEmpty = false
  }

  /// The extent of everything a panel shows.
  init(of panel: ChartPanel) {
    self.init()
    var limit: (Double) -> Double = { $0 }
    if let limits = panel.limits {
      limit = { min(max($0, limits.lower), limits.upper) }
    }
    for pieces in panel.curves.map(\.pieces) + panel.ribbons.flatMap({ [$0.first, $0.second] }) {
      for piece in pieces {
        for knot in piece.knots where knot.time.isFinite && knot.value.isFinite {
          include(limit(knot.value))
        }
        for (first, second) in zip(piece.knots, piece.knots.dropFirst()) {
          for value in HermiteSegment(first, second).turningValues { include(limit(value)) }
        }
      }
    }
    for frame in panel.curves.flatMap(\.frames) { include(limit(frame.value)) }
    for reference in panel.references { include(reference.value) }
    for step in panel.steps { include(step.value) }
    for band in panel.bands {
      include(band.lower)
      include(band.upper)
    }
    for value in panel.requiredTicks { include(value) }
    for mark in panel.marks { include(limit(mark.value)) }
    for handle in panel.handles {
      include(handle.start.value)
      include(handle.end.value)
    }
  }
}

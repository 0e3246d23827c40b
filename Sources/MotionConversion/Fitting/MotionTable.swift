/// A motion at evenly spaced times, for the many evaluations of a search; times are parts of the duration.
struct MotionTable {
  private let values: [Double]
  private let rests: [Double]

  private static let count = 4096

  init(_ outline: MotionOutline) {
    let count = Self.count
    let target = outline.target
    values = (0...count).map { index in
      index == count
        ? outline.lastValue : outline.value(at: outline.duration * Double(index) / Double(count))
    }
    var rests = [Double](repeating: 0, count: count + 2)
    for index in stride(from: count, through: 0, by: -1) {
      rests[index] = max(rests[index + 1], (values[index] - target).magnitude)
    }
    self.rests = rests
  }

  /// The index of a part of the duration, with its fraction, confined to the table, since a search may ask for any
  /// part.
  private static func position(of part: Double) -> Double {
    part > 0 ? min(part, 1) * Double(count) : 0
  }

  /// The value at a part of the duration, on a straight line between neighboring times.
  func value(at part: Double) -> Double {
    let position = Self.position(of: part)
    let index = min(Int(position), Self.count - 1)
    let fraction = position - Double(index)
    return values[index] + (values[index + 1] - values[index]) * fraction
  }

  /// The largest distance from the target after a part of the duration.
  func largestRest(after part: Double) -> Double {
    let index = Int(Self.position(of: part).rounded(.up))
    // Just before its end the motion may still be as far from the target as its last value.
    return part >= 1 ? 0 : rests[min(index, Self.count)]
  }
}

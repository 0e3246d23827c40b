internal import AnimationModel

/// The numbers of a motion on which values do not depend linearly: its start, and those of its
/// family.
///
/// Durations are searched by their logarithm.
struct MotionParameters: Hashable, Sendable {
  /// The time at which the motion begins, in seconds.
  var start: Double

  /// The duration in seconds.
  var duration: Double

  /// The bounce of springs; 0 for others.
  var bounce = 0.0

  /// The control points x₁, y₁, x₂ and y₂ of a Bézier; empty for others.
  var points: [Double] = []

  /// The numbers in the order of the search.
  func vector(of family: MotionFamily) -> [Double] {
    let times = [start, ElementaryFunctions.logarithm(duration)]
    switch family {
    case .spring: return times + [bounce]
    case .curve: return times
    case .bezier: return times + points
    }
  }

  init(start: Double, duration: Double, bounce: Double = 0, points: [Double] = []) {
    self.start = start
    self.duration = duration
    self.bounce = bounce
    self.points = points
  }

  init(_ vector: [Double], of family: MotionFamily) {
    start = vector[0]
    duration = ElementaryFunctions.exponential(vector[1])
    switch family {
    case .spring: bounce = vector[2]
    case .curve: break
    case .bezier: points = Array(vector[2...])
    }
  }
}

extension MotionFamily {
  /// The shortest duration of springs, that of SwiftUI's stiffness cap, and of curves, in seconds.
  private static let shortest = 0.03

  /// The longest duration as a multiple of the time span of the rows.
  private static let longest = 30.0

  /// The range of bounces that are searched: with less the motion hardly moves, with more it hardly
  /// rests.
  private static let bounces = -0.95...0.999

  /// The range of the heights of control points of Béziers.
  private static let heights = -2.0...3.0

  /// Returns the ranges in which the numbers may lie.
  ///
  /// - Parameters:
  ///   - first: The time of the first row, in seconds.
  ///   - last: The time of the last row, in seconds.
  func bounds(from first: Double, to last: Double) -> [ClosedRange<Double>] {
    let span = last - first
    let least = min(Self.shortest, span / 4)
    let times = [
      first - span...last,
      ElementaryFunctions.logarithm(least)...ElementaryFunctions.logarithm(span * Self.longest),
    ]
    switch self {
    case .spring: return times + [Self.bounces]
    case .curve: return times
    case .bezier: return times + [0...1, Self.heights, 0...1, Self.heights]
    }
  }
}

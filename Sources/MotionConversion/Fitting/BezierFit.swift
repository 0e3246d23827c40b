internal import CurveGeometry

/// The cubic Bézier from (0, 0) to (1, 1) over a duration with the smallest largest error against a motion.
struct BezierFit {
  /// The control points x₁, y₁, x₂ and y₂, with few decimals.
  let points: [Double]

  /// The duration in seconds, no longer than the motion: whole milliseconds.
  let duration: Double

  /// The number of decimals of the control points.
  private static let decimals = 4

  /// The number of points of the curve that are sampled during the search.
  private static let roughCount = 48
  private static let fineCount = 160

  /// Fits a motion that ends at 1.
  init(_ outline: MotionOutline) {
    let motion = MotionTable(outline)
    func misfit(_ numbers: [Double], count: Int, power: Int?) -> Double {
      Self.misfit(numbers, motion, count: count, power: power)
    }
    let shares = [1, 0.75, 0.5, 0.3]
    var found: [(point: [Double], height: Double)] = []
    for start in Self.starts {
      for share in shares {
        let numbers = start + [share]
        found.append((numbers, misfit(numbers, count: Self.roughCount, power: 2)))
      }
    }
    found.sort { $0.height < $1.height }
    // First least squares, then powers that tend to the largest error, then the largest error itself.
    var candidates = found.prefix(8).map { candidate in
      NelderMead(steps: 150).minimum(from: candidate.point, scale: [0.15, 0.2, 0.15, 0.2, -0.1]) {
        misfit($0, count: Self.roughCount, power: 2)
      }
    }
    candidates.sort { $0.height < $1.height }
    var best: (point: [Double], height: Double) = ([0, 0, 1, 1, 1], .infinity)
    for candidate in candidates.prefix(2) {
      var point = candidate.point
      for power in [8, 32] {
        point =
          NelderMead(steps: 200).minimum(from: point, scale: [0.05, 0.05, 0.05, 0.05, -0.03]) {
            misfit($0, count: Self.roughCount * 2, power: power)
          }.point
      }
      var size = 0.02
      for _ in 0..<6 {
        let next = NelderMead(steps: 160, tolerance: 1e-12).minimum(
          from: point, scale: [size, size, -size, -size, -size / 2]
        ) { misfit($0, count: Self.fineCount, power: nil) }
        point = next.point
        size /= 4
        if next.height < best.height { best = next }
      }
    }
    // Rounding the duration moves the best points, which are therefore searched once more.
    let exact = outline.duration * min(max(best.point[4], 0.02), 1)
    duration = min(max((exact * 1000).rounded() / 1000, 0.001), outline.duration)
    let share = duration / outline.duration
    var point = Array(best.point.prefix(4))
    var size = 0.005
    for _ in 0..<3 {
      point =
        NelderMead(steps: 160, tolerance: 1e-12).minimum(
          from: point, scale: [size, size, -size, -size]
        ) { misfit($0 + [share], count: Self.fineCount, power: nil) }.point
      size /= 4
    }
    points = Self.confined(point).map { CodeNumber.rounded($0, Self.decimals) }
  }

  /// Returns control points that come near a motion over its whole duration, found in a hundredth of the time,
  /// for uses that need nothing better.
  static func rough(_ outline: MotionOutline) -> [Double] {
    let motion = MotionTable(outline)
    func misfit(_ numbers: [Double]) -> Double {
      Self.misfit(numbers + [1], motion, count: roughCount, power: 2)
    }
    let best = starts.min { misfit($0) < misfit($1) } ?? [0.25, 0.1, 0.25, 1]
    return confined(
      NelderMead(steps: 120).minimum(from: best, scale: [0.15, 0.2, 0.15, 0.2], of: misfit).point)
  }

  /// Curves from which the search begins.
  private static let starts: [[Double]] = [
    [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0, 0, 0.2, 1], [0.3, 1.5, 0.6, 1],
    [0.5, 0, 1, 1], [0.2, 0.8, 0.4, 1.1], [0.4, -0.3, 0.6, 1.3],
  ]

  /// The numbers with both x confined to 0…1.
  private static func confined(_ numbers: [Double]) -> [Double] {
    [min(max(numbers[0], 0), 1), numbers[1], min(max(numbers[2], 0), 1), numbers[3]]
  }

  /// The misfit of a curve: the mean of a power of its distance from the motion, or the largest distance.
  ///
  /// The curve is sampled evenly in its own parameter, which needs no solving, and is denser where it is steep.
  /// The rest of the motion after the curve has ended counts, too.
  private static func misfit(
    _ numbers: [Double], _ motion: MotionTable, count: Int, power: Int?
  ) -> Double {
    let share = numbers[4]
    let points = confined(numbers)
    // Outside the allowed values the misfit rises steeply.
    let excess =
      (numbers[0] - points[0]).magnitude + (numbers[2] - points[2]).magnitude
      + max(share - 1, 0) + max(0.02 - share, 0)
    let duration = min(max(share, 0.02), 1)
    let x = Cubic(0, points[0], points[2], 1)
    let y = Cubic(0, points[1], points[3], 1)
    var largest = motion.largestRest(after: duration)
    var sum = 0.0
    for index in 1..<count {
      let s = Double(index) / Double(count)
      let distance = (y.value(at: s) - motion.value(at: x.value(at: s) * duration)).magnitude
      largest = max(largest, distance)
      if let power { sum += raised(distance, power) }
    }
    guard let power else { return largest + excess }
    let rest = raised(motion.largestRest(after: duration), power) * Double(count) / 4
    let mean = (sum + rest) / Double(count)
    return root(mean, power) + excess
  }

  /// A number raised to a power that is itself a power of two.
  private static func raised(_ number: Double, _ power: Int) -> Double {
    var result = number
    var exponent = 1
    while exponent < power {
      result *= result
      exponent *= 2
    }
    return result
  }

  private static func root(_ number: Double, _ power: Int) -> Double {
    var result = number
    var exponent = 1
    while exponent < power {
      result = result.squareRoot()
      exponent *= 2
    }
    return result
  }
}

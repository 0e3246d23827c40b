internal import AnimationModel

/// Fits all numbers of a sequence to all rows at once, and replaces them by round ones where these fit the rows
/// nearly as well.
struct SequencePolish {
  let observed: ObservedMotion
  let options: FittingOptions

  /// The number of starts within a frame on either side that are tried for a spring in steps.
  private static let startCount = 6

  /// The increase of the squares, in units of the noise, that is accepted for rounder numbers of a motion, the
  /// roundest first.
  private static let grids: [(duration: Double, other: Double, patience: Double)] = [
    (0.05, 0.05, 6), (0.01, 0.01, 4), (0.001, 0.01, 3), (0.001, 0.001, 2),
  ]

  /// The increase that is accepted for a rounder value or time, and for fewer digits.
  private static let patience = 2.0
  private static let carelessness = 0.02

  /// The rows that are fitted.
  let rows: Range<Int>

  private var times: [Double] { Array(observed.times[rows]) }
  private var values: [Double] { Array(observed.values[rows]) }

  /// Returns a sequence with its best numbers, rounded as they are reported.
  func polished(_ course: SequenceCourse) -> MotionSequence {
    let squares = course.residuals(at: times, values, step: observed.step)
      .reduce(0) { $0 + $1 * $1 }
    let rounded = rounded(onRows(Fitted(course: course, squares: squares)))
    return MotionSequence(rounded.course, observed)
  }

  /// The sequence with its best numbers.
  func fitted(_ course: SequenceCourse) -> SequenceCourse { best(near: course).course }

  private func best(near course: SequenceCourse) -> Fitted {
    var best = fitted(course, keeping: [])
    for _ in 0..<2 {
      let placed = placed(best)
      guard placed.squares < best.squares else { break }
      best = placed
    }
    return best
  }

  // MARK: All numbers

  /// A number of a sequence.
  private enum Number: Hashable {
    case from
    case start(Int)
    case duration(Int)
    case bounce(Int)
    case to(Int)
  }

  private struct Fitted {
    var course: SequenceCourse
    var squares: Double
  }

  /// The best numbers near those of a sequence.
  private func fitted(
    _ course: SequenceCourse, keeping kept: Set<Number>, steps: Int = 25
  ) -> Fitted {
    // The last number first: the motions before a number's motion need not be played again for its derivatives.
    let numbers = Self.numbers(of: course).reversed().filter { number in
      if kept.contains(number) { return false }
      // The misfit of springs in steps is constant between two starts.
      if case .start(let index) = number {
        return course.motions[index].family != .spring(.swiftui)
          && !(index == 0 && options.start != nil)
      }
      return !(number == .from && options.from != nil)
    }
    let values = values
    var rows = SequenceRows(times: times, step: observed.step)
    let start = numbers.map { Self.value(of: $0, in: course) }
    let found = LevenbergMarquardt(steps: steps).minimum(
      from: start, bounds: zip(numbers, start).map(bounds), count: values.count
    ) { point, residuals in
      var squares = 0.0
      for (index, shown) in rows.values(of: Self.moved(course, numbers, point)).enumerated() {
        let residual = values[index] - shown
        residuals[index] = residual
        squares += residual * residual
      }
      return squares
    }
    return Fitted(course: Self.moved(course, numbers, found.point), squares: found.squares)
  }

  private static func numbers(of course: SequenceCourse) -> [Number] {
    [.from]
      + course.motions.indices.flatMap { index -> [Number] in
        let own: [Number] = [.start(index), .duration(index), .to(index)]
        return course.motions[index].family.isSpring ? own + [.bounce(index)] : own
      }
  }

  private static func value(of number: Number, in course: SequenceCourse) -> Double {
    switch number {
    case .from: course.from
    case .start(let index): course.motions[index].parameters.start
    case .duration(let index):
      ElementaryFunctions.logarithm(course.motions[index].parameters.duration)
    case .bounce(let index): course.motions[index].parameters.bounce
    case .to(let index): course.motions[index].to
    }
  }

  private static func moved(
    _ course: SequenceCourse, _ numbers: [Number], _ point: [Double]
  ) -> SequenceCourse {
    var course = course
    for (number, value) in zip(numbers, point) {
      switch number {
      case .from: course.from = value
      case .start(let index): course.motions[index].parameters.start = value
      case .duration(let index):
        course.motions[index].parameters.duration = ElementaryFunctions.exponential(value)
      case .bounce(let index): course.motions[index].parameters.bounce = value
      case .to(let index): course.motions[index].to = value
      }
    }
    return course
  }

  private func bounds(_ number: Number, _ value: Double) -> ClosedRange<Double> {
    switch number {
    case .from, .to: value - 4 * observed.travel...value + 4 * observed.travel
    case .start: value - 2 * observed.step...value + 2 * observed.step
    case .duration: value - 1...value + 1
    case .bounce: min(value, -0.95)...max(value, 0.999)
    }
  }

  // MARK: Starts of springs in steps

  /// Returns the best starts within a frame of those of springs in steps, one after the other.
  private func placed(_ fitted: Fitted) -> Fitted {
    var best = fitted
    for index in best.course.motions.indices
    where best.course.motions[index].family == .spring(.swiftui)
      && !(index == 0 && options.start != nil)
    {
      let start = best.course.motions[index].parameters.start
      let before = index > 0 ? best.course.motions[index - 1].parameters.start : -.infinity
      let after = best.course.motions.dropFirst(index + 1).first?.parameters.start ?? .infinity
      let count = Self.startCount
      var starts = (-count...count).map { start + Double($0) * observed.step / Double(count) }
      // A row exactly at the start shows no step, and one just after it shows one.
      starts += observed.times.filter { ($0 - start).magnitude <= observed.step * 1.01 }
      let tried = starts.filter { $0 > before && $0 < after && $0 != start }.map { start in
        var course = best.course
        course.motions[index].parameters.start = start
        return self.fitted(course, keeping: [], steps: 2)
      }.sorted { $0.squares < $1.squares }.prefix(2).map {
        self.fitted($0.course, keeping: [])
      }
      best = tried.reduce(best) { $1.squares < $0.squares ? $1 : $0 }
    }
    return best
  }

  /// Returns the sequence with motions that begin at the times of rows, where these fit nearly as well: displays
  /// begin motions there.
  private func onRows(_ fitted: Fitted) -> Fitted {
    var best = fitted
    for index in best.course.motions.indices where index > 0 || options.start == nil {
      let start = best.course.motions[index].parameters.start
      guard
        let row = observed.times.min(by: { ($0 - start).magnitude < ($1 - start).magnitude }),
        row != start
      else { continue }
      var course = best.course
      course.motions[index].parameters.start = row
      let tried = self.fitted(course, keeping: [.start(index)], steps: 6)
      let unit = observed.noise * observed.noise
      if tried.squares <= best.squares + Self.carelessness * unit { best = tried }
    }
    return best
  }

  // MARK: Round numbers

  /// Returns the sequence with the roundest numbers that are accepted.
  private func rounded(_ fitted: Fitted) -> Fitted {
    var best = fitted
    var kept: Set<Number> = []
    let unit = observed.noise * observed.noise
    /// Accepts numbers if the squares grow by less than some patience.
    func takes(
      _ course: SequenceCourse, keeping more: Set<Number>, _ patience: Double
    ) -> Bool {
      let tried = self.fitted(course, keeping: kept.union(more), steps: 6)
      guard tried.squares <= best.squares + patience * unit else { return false }
      best = tried
      kept.formUnion(more)
      return true
    }
    if options.snaps {
      for index in best.course.motions.indices {
        for grid in Self.grids {
          var course = best.course
          Self.round(&course.motions[index].parameters, grid.duration, grid.other)
          guard course.motions[index].parameters.duration > 0 else { continue }
          if takes(course, keeping: [.duration(index), .bounce(index)], grid.patience) { break }
        }
      }
    }
    let decimals = Self.decimals(of: observed.travel)
    for number in Self.numbers(of: best.course) {
      for more in 0...8 {
        var course = best.course
        let patience = options.snaps && more < 5 ? Self.patience : Self.carelessness
        switch number {
        case .duration(let index) where !kept.contains(number):
          Self.round(&course.motions[index].parameters, Self.unit(3 + more), 0)
        case .bounce(let index) where !kept.contains(number):
          Self.round(&course.motions[index].parameters, 0, Self.unit(3 + more))
        case .from where options.from == nil:
          course.from = Self.rounded(course.from, decimals + more)
        case .to(let index):
          course.motions[index].to = Self.rounded(course.motions[index].to, decimals + more)
        default: continue
        }
        if takes(course, keeping: [number], patience) { break }
      }
    }
    return best
  }

  private static func round(
    _ parameters: inout MotionParameters, _ duration: Double, _ other: Double
  ) {
    if duration > 0 {
      parameters.duration = (parameters.duration / duration).rounded() / (1 / duration).rounded()
    }
    if other > 0 {
      parameters.bounce = (parameters.bounce / other).rounded() / (1 / other).rounded()
    }
  }

  private static func unit(_ decimals: Int) -> Double { 1 / power(decimals) }

  private static func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The nearest number with some decimals; if these are negative, with zeros before the point.
  private static func rounded(_ number: Double, _ decimals: Int) -> Double {
    let scale = power(Int(decimals.magnitude))
    let rounded =
      decimals >= 0 ? (number * scale).rounded() / scale : (number / scale).rounded() * scale
    // A zero has no sign.
    return rounded == 0 ? 0 : rounded
  }

  /// The decimals of a hundredth of a travel.
  private static func decimals(of travel: Double) -> Int {
    var decimals = 2
    var size = travel
    while size >= 10, decimals > -12 {
      size /= 10
      decimals -= 1
    }
    while size < 1, decimals < 15 {
      size *= 10
      decimals += 1
    }
    return decimals
  }
}

internal import MotionRecording

/// The shift in time that brings two motions closest to each other, and the difference that remains.
public struct MotionAlignment: Hashable, Sendable {
  /// The time by which the second motion is later than the first, in seconds; below 0 if it is earlier.
  public var shift: Double

  /// The largest difference that remains, at its time on the axis of the first motion.
  public var largest: DifferenceFigures.Point

  /// The root of the mean square that remains, over the same span as without the shift.
  public var rootMeanSquare: Double

  /// Whether parts of the travels were aligned instead of values, since the motions have different travels.
  public var alignsParts: Bool
}

/// Searches for the best shift: everywhere on a grid, then exactly around the best positions.
struct AlignmentSearch {
  private let first: MotionCourse
  private let second: MotionCourse
  private let span: Double
  private let scale: Scale
  private let pieceCount: Int

  /// The scale that makes the values of both motions comparable.
  private struct Scale {
    var starts = (0.0, 0.0)
    var travels = (1.0, 1.0)
    var alignsParts = false
  }

  /// The number of steps of the grid over the compared span: as many as the motions have turns, within bounds.
  private let steps: Int
  private static let fewestSteps = 400
  private static let mostSteps = 1200
  /// The number of pieces above which motions are compared at equally spaced times during the search.
  private static let mostPieces = 1500
  private static let stepsOfLongMotions = 3000
  /// The largest number of positions around which the search continues.
  private static let candidates = 4
  /// The factor by which the cost of a grid position may exceed the least one and still be next to the best shift.
  private static let slack = 1.3

  init(_ first: MotionCourse, _ second: MotionCourse) {
    self.first = first
    self.second = second
    span = max(first.duration, second.duration)
    pieceCount = first.breakpoints.count + second.breakpoints.count
    steps = min(max(pieceCount / 2, Self.fewestSteps), Self.mostSteps)
    var scale = Scale()
    let areTracks = first.isKeyframes || second.isKeyframes
    if !areTracks, first.start != second.start || first.target != second.target {
      scale.alignsParts = true
      scale.starts = (first.start, second.start)
      let travels = (first.target - first.start, second.target - second.start)
      if travels.0 != 0, travels.1 != 0 { scale.travels = travels }
    }
    self.scale = scale
  }

  /// Whether both motions come to rest, so that everything happens inside the compared span.
  private var rests: Bool { first.comesToRest && second.comesToRest }

  func alignment() -> MotionAlignment {
    guard span > 0 else { return result(0) }
    let unshifted = cost(0)
    guard unshifted > 0 else { return result(0) }
    var best = (shift: 0.0, cost: unshifted)
    for position in coarse() {
      let step = span / Double(steps)
      let found = refined(from: position - step, to: position + step)
      // Of equally good shifts, such as those of cycles, the smallest is taken.
      if found.cost < best.cost * (1 - 1e-9) { best = found }
    }
    return result(exact(best))
  }

  /// Returns the plausible exact shift near one that was found: a search ends off by a rounding, so that jumps that
  /// coincide would be apart.
  private func exact(_ found: (shift: Double, cost: Double)) -> Double {
    for meant in [0, second.duration - first.duration]
    where (meant - found.shift).magnitude <= span * 1e-7
      && cost(meant) <= found.cost * 1.000_001 + rounding
    {
      return meant
    }
    return found.shift
  }

  /// The difference below which mean squares are equal: its root is a hundred-millionth of the travel.
  private var rounding: Double {
    let travel = scale.travels.0 == 1 ? max(first.extent, second.extent) : 1
    return travel * travel * 1e-16
  }

  private func result(_ shift: Double) -> MotionAlignment {
    let pair = MotionPair(first, second, shift: shift)
    var meter = DifferenceMeter(pair)
    let limits = limits(shift)
    for piece in pair.pieces(from: limits.lower, to: limits.upper) { meter.add(piece) }
    let figures = meter.value.figures(over: seconds(limits))
    return MotionAlignment(
      shift: shift, largest: figures.largest, rootMeanSquare: figures.rootMeanSquare,
      alignsParts: scale.alignsParts)
  }

  /// The times between which both motions are compared: all of their motion, or the common part where one plays
  /// longer.
  private func limits(_ shift: Double) -> (lower: Double, upper: Double) {
    rests
      ? (min(0, -shift), max(span, span - shift)) : (min(0, -shift), span - max(shift, 0))
  }

  /// Returns the duration over which a square is averaged: the compared span, however long the rest on both sides
  /// is.
  private func seconds(_ limits: (lower: Double, upper: Double)) -> Double {
    rests ? span : limits.upper - limits.lower
  }

  /// The mean square at a shift.
  private func cost(_ shift: Double) -> Double {
    let limits = limits(shift)
    if pieceCount > Self.mostPieces { return roughCost(shift, limits) }
    let (first, second, scale) = (first, second, scale)
    let pair = MotionPair(first, second, shift: shift)
    var sum = 0.0
    for piece in pair.pieces(from: limits.lower, to: limits.upper) {
      sum +=
        GaussRule.integral(from: 0, to: 1) { position in
          let one = piece.first.state(first, at: position).value
          let other = piece.second.state(second, at: position).value
          let difference =
            (one - scale.starts.0) / scale.travels.0 - (other - scale.starts.1) / scale.travels.1
          return difference * difference
        } * piece.length
    }
    return sum / seconds(limits)
  }

  /// The mean square at equally spaced times; exactly 0 where no difference remains.
  private func roughCost(_ shift: Double, _ limits: (lower: Double, upper: Double)) -> Double {
    let step = (limits.upper - limits.lower) / Double(Self.stepsOfLongMotions)
    var sum = 0.0
    for index in 0..<Self.stepsOfLongMotions {
      let time = limits.lower + (Double(index) + 0.5) * step
      let difference =
        value(of: first, at: time, scale.starts.0, scale.travels.0)
        - value(of: second, at: time + shift, scale.starts.1, scale.travels.1)
      sum += difference * difference
    }
    return sum * step / seconds(limits)
  }

  private func part(of value: Double, _ start: Double, _ travel: Double) -> Double {
    (value - start) / travel
  }

  /// The shifts on a grid around which the best one may lie, from the smallest to the largest by magnitude.
  private func coarse() -> [Double] {
    let step = span / Double(steps)
    // Beyond the compared span a motion at rest stays where it is.
    let a = (0...2 * steps).map {
      value(of: first, at: Double($0) * step, scale.starts.0, scale.travels.0)
    }
    let b = (0...2 * steps).map {
      value(of: second, at: Double($0) * step, scale.starts.1, scale.travels.1)
    }
    let rest = (
      part(of: first.start, scale.starts.0, scale.travels.0),
      part(of: second.start, scale.starts.1, scale.travels.1)
    )
    let reach = rests ? steps : steps / 2
    let last = 2 * steps
    let costs = (-reach...reach).map { shift in
      let lower = min(0, -shift)
      let upper = rests ? max(steps, steps - shift) : steps - max(shift, 0)
      var sum = 0.0
      // A plain loop, since it looks at every pair of the grid.
      var index = lower
      while index <= upper {
        let place = index + shift
        let one = index < 0 ? rest.0 : a[index]
        let other = place < 0 ? rest.1 : b[place < last ? place : last]
        sum += (one - other) * (one - other)
        index += 1
      }
      return rests ? sum / Double(steps) : sum / Double(upper - lower + 1)
    }
    let lowest = costs.indices.filter { index in
      (index == 0 || costs[index] <= costs[index - 1])
        && (index + 1 == costs.count || costs[index] <= costs[index + 1])
    }
    let least = costs.min() ?? 0
    // Next to a perfect position the grid may still show a small difference.
    let height = (costs.max() ?? 0) * 1e-4
    let chosen = lowest.filter { costs[$0] <= least * Self.slack + height }
      .sorted { ($0 - reach).magnitude < ($1 - reach).magnitude }
    // The best shift is often near none, even if shifts by whole cycles cost less on the grid.
    return ([reach] + chosen.filter { $0 != reach }.prefix(Self.candidates)).map {
      Double($0 - reach) * step
    }
  }

  private func value(
    of course: MotionCourse, at time: Double, _ start: Double, _ travel: Double
  ) -> Double {
    part(of: course.state(at: time, .after).value, start, travel)
  }

  /// Returns the best shift between two bounds, and its cost.
  ///
  /// Near the least cost a shift that is off by a part of 10⁻⁸ costs the same in doubles, so that the search is no
  /// finer.
  private func refined(from low: Double, to high: Double) -> (shift: Double, cost: Double) {
    let least = BrentSearch.minimum(from: low, to: high, within: span * 1e-8) { cost($0) }
    return (least.position, least.value)
  }
}

internal import AnimationModel

/// Searches for the spring that fits rows best.
///
/// The misfit of a closed form is smooth in all numbers, that of steps only between the starts at which a row passes a
/// step. Therefore a search begins with closed forms on a grid, continues with steps that are joined, and ends with
/// the best of the starts between two jumps, each with a search of its own.
struct SpringSearch {
  let problem: FittingProblem

  /// The durations of the grid as multiples of the time to half of the travel.
  private static let durations = [1.3, 1.7, 2.1, 2.6, 3.1, 3.7, 4.4, 5.2, 6.5, 9, 13]

  private static let bounces = [-0.7, -0.4, -0.15, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95]

  /// The number of rows, before the first one away from rest, at which a spring with a velocity at the start may
  /// begin.
  private static let earlyCount = 6

  /// The number of rows with which a grid is searched.
  private static let roughCount = 48

  /// The number of rows with which starts are searched.
  private static let fineCount = 1000

  /// The number of points of the grid from which a search begins.
  private static let startCount = 4

  /// The largest number of starts that are tried.
  private static let mostStarts = 600

  /// The number of starts between jumps that are searched to the end.
  private static let cellCount = 8

  /// The number of steps that are played for all of these: in recordings longer than a minute fewer starts are
  /// searched, since the step that a start decides is a smaller part of a longer travel.
  private static let playedSteps = Double(cellCount) * 60 * FluidSpringSteps.perSecond

  /// A row is away from where the motion begins by more than this multiple of the noise.
  private static let beyondNoise = 5.0

  // MARK: Closed forms

  /// The best closed form.
  func closed() -> FamilySolution {
    let thin = problem.thinned(to: Self.fineCount)
    let rough = problem.thinned(to: Self.roughCount)
    let best = guesses().map { rough.solution(of: .spring(.exact), $0) }
      .sorted { $0.squares < $1.squares }.prefix(Self.startCount)
      .map {
        thin.search(
          .spring(.exact), from: $0.parameters, LevenbergMarquardt(steps: 20, tolerance: 1e-4))
      }
      .min { $0.squares < $1.squares }
    guard let best else { return problem.solution(of: .spring(.exact), guesses()[0]) }
    let near = thin.search(.spring(.exact), from: best.parameters)
    return thin.times.count == problem.times.count
      ? near
      : problem.search(.spring(.exact), from: near.parameters, LevenbergMarquardt(steps: 3))
  }

  /// Springs on a grid, and one from the overshoot and the crossings.
  private func guesses() -> [MotionParameters] {
    let (times, values) = (problem.times, problem.values)
    let count = values.count
    let from = problem.known.from ?? values[0]
    let to = problem.known.to ?? values[count - 1]
    let delta = to == from ? 1 : to - from
    let course = values.map { ($0 - from) / delta }
    let away = max(0.02, Self.beyondNoise * problem.noise / delta.magnitude)
    let onset = (course.firstIndex { $0.magnitude > away } ?? 1)
    let start = problem.start ?? times[max(onset - 1, 0)]
    let half = times[course.firstIndex { $0 >= 0.5 } ?? count / 2] - start
    let unit = max(half, problem.step)
    // A spring that begins away from its target turns within a few rows: a turn beyond them belongs to a later start,
    // in the other direction.
    let isFree = problem.start == nil && problem.known.velocity == nil
    let starts = isFree ? Array(times[..<max(onset, 1)]) : [start]
    var guesses: [MotionParameters] = []
    for start in starts.suffix(Self.earlyCount) {
      for duration in Self.durations {
        for bounce in Self.bounces {
          guesses.append(MotionParameters(start: start, duration: duration * unit, bounce: bounce))
        }
      }
    }
    // ζ = −ln M ÷ √(π² + ln² M) for the overshoot M, and half a swing between crossings of the target.
    let overshoot = (course.max() ?? 1) - 1
    let crossings = course.indices.dropFirst().filter {
      (course[$0] - 1) * (course[$0 - 1] - 1) < 0
    }
    if overshoot > 0.001, overshoot < 1, let first = crossings.first, let last = crossings.last,
      first < last
    {
      let logarithm = ElementaryFunctions.logarithm(overshoot)
      let ratio = -logarithm / (.pi * .pi + logarithm * logarithm).squareRoot()
      let period = 2 * (times[last] - times[first]) / Double(crossings.count - 1)
      for factor in [0.9, 0.95, 1, 1.05, 1.1] {
        guesses.append(
          MotionParameters(
            start: start, duration: factor * period * (1 - ratio * ratio).squareRoot(),
            bounce: 1 - ratio))
      }
    }
    return guesses
  }

  // MARK: Steps

  /// Returns the best spring in steps.
  ///
  /// - Parameter closed: The best closed form, or a spring that is known to be near.
  func stepped(from closed: FamilySolution) -> FamilySolution {
    let thin = problem.thinned(to: Self.fineCount)
    let family = MotionFamily.spring(.swiftui)
    let smooth = thin.search(family, from: closed.parameters, smooth: true)
    let reach = 2.5 / FluidSpringSteps.perSecond
    var best = cells(around: smooth.parameters, within: reach, in: thin)
    // Another round where the figures have changed, since their best start may be another one.
    let again = cells(around: best.parameters, within: reach / 2, in: thin)
    if again.squares < best.squares { best = again }
    return thin.times.count == problem.times.count ? best : wholly(best)
  }

  /// Returns the best spring in steps near a known one, for rows much like those to which that was fitted.
  func refined(_ solution: FamilySolution) -> FamilySolution {
    let thin = problem.thinned(to: Self.fineCount)
    let best = cells(
      around: solution.parameters, within: 1.5 / FluidSpringSteps.perSecond, in: thin)
    return thin.times.count == problem.times.count ? best : wholly(best)
  }

  /// Returns the best start for a spring in steps with known figures.
  func placed(_ parameters: MotionParameters) -> FamilySolution {
    let reach = 1.5 / FluidSpringSteps.perSecond
    let thin = SpringSearch(problem: problem.thinned(to: Self.fineCount))
    let best = starts(around: parameters.start, within: reach, in: thin.problem)
      .map { thin.placed(parameters, at: $0) }.min { $0.squares < $1.squares }
    return problem.solution(of: .spring(.swiftui), best?.parameters ?? parameters)
  }

  private func placed(_ parameters: MotionParameters, at start: Double) -> FamilySolution {
    var parameters = parameters
    parameters.start = start
    return problem.solution(of: .spring(.swiftui), parameters)
  }

  /// Returns the best spring in steps for simulated rows of a known spring, quickly, from the few best starts.
  func simulated(near played: FamilySolution) -> FamilySolution {
    let reach = 1.2 / FluidSpringSteps.perSecond
    let tried = starts(around: played.parameters.start, within: reach, in: problem)
      .map { placed(played.parameters, at: $0) }
    let best = tried.sorted { $0.squares < $1.squares }.prefix(3).map {
      problem.search(
        played.family, from: $0.parameters, keepsStart: true,
        LevenbergMarquardt(steps: 8, tolerance: 1e-6))
    }.min { $0.squares < $1.squares }
    return best ?? played
  }

  /// Returns a solution that was found with some rows, fitted to all of them.
  private func wholly(_ solution: FamilySolution) -> FamilySolution {
    problem.search(
      solution.family, from: solution.parameters, keepsStart: true, LevenbergMarquardt(steps: 3))
  }

  private func cells(
    around parameters: MotionParameters, within reach: Double, in problem: FittingProblem
  ) -> FamilySolution {
    let family = MotionFamily.spring(.swiftui)
    let tried = starts(around: parameters.start, within: reach, in: problem).map {
      SpringSearch(problem: problem).placed(parameters, at: $0)
    }
    let steps =
      ((problem.times.last ?? parameters.start) - parameters.start) * FluidSpringSteps.perSecond
    let count = steps > 0 ? min(Self.playedSteps / steps, Double(Self.cellCount)) : 1
    let best = tried.sorted { $0.squares < $1.squares }.prefix(max(Int(count), 1))
      .map { problem.search(family, from: $0.parameters, keepsStart: true) }
      .min { $0.squares < $1.squares }
    return best ?? problem.solution(of: family, parameters)
  }

  /// The times of rows, and the middles between the starts at which some row passes a step.
  private func starts(
    around start: Double, within reach: Double, in problem: FittingProblem
  ) -> [Double] {
    if let known = problem.start { return [known] }
    let (low, high) = (start - reach, start + reach)
    let rate = FluidSpringSteps.perSecond
    var jumps = [low, high]
    for time in problem.times where time > low {
      let first = Int(((time - high) * rate).rounded(.up))
      let last = Int(((time - low) * rate).rounded(.down))
      guard first <= last else { continue }
      for step in max(first, 0)...max(last, 0) {
        let jump = time - Double(step) / rate
        if jump > low, jump < high { jumps.append(jump) }
      }
    }
    jumps.sort()
    // A row exactly at the start shows no step, and one just after it shows one.
    var starts = problem.times.filter { $0 >= low && $0 <= high }
    for (jump, next) in zip(jumps, jumps.dropFirst()) where next - jump > 1e-7 {
      starts.append((jump + next) / 2)
    }
    starts.sort()
    // At irregular times each row has a jump of its own, and so many starts need not be distinguished.
    guard starts.count > Self.mostStarts else { return starts }
    return (0..<Self.mostStarts).map { starts[$0 * (starts.count - 1) / (Self.mostStarts - 1)] }
  }
}

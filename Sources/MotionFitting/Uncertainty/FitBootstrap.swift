/// Finds intervals for the numbers of a motion from simulated recordings.
///
/// The motion is played again at the times of the rows, with a start that is shifted by a random part of a frame and
/// ends shifted by random parts of a rounding; it is rounded, or has random errors where nothing is rounded, and is
/// fitted as the recording was. The differences between the fitted and the played numbers give their possible errors.
///
/// Source: the parametric bootstrap; B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, section 6.5.
struct FitBootstrap {
  let problem: FittingProblem
  let rounding: Double?
  let noise: Double
  let count: Int
  let confidence: Double

  /// The largest number of rows; more are thinned, so that the intervals are wider than with all of them.
  static let rowLimit = 400

  private static let seed: UInt64 = 0x6B79_6D6F

  /// Returns the intervals around the numbers of a solution.
  func intervals(of solution: FamilySolution) -> [FitCandidate.Figure: ClosedRange<Double>] {
    guard count > 0 else { return [:] }
    var generator = SplitMix64(seed: Self.seed)
    var differences: [FitCandidate.Figure: [Double]] = [:]
    let thin = problem.thinned(to: Self.rowLimit)
    for _ in 0..<count {
      let played = varied(solution, &generator)
      var problem = thin
      problem.values = values(of: played, at: thin.times, &generator)
      let found = fitted(problem, near: played)
      for (figure, value) in Self.figures(of: found) {
        let truth = Self.figures(of: played)[figure] ?? value
        differences[figure, default: []].append(value - truth)
      }
    }
    let centre = Self.figures(of: solution)
    return differences.reduce(into: [:]) { intervals, entry in
      let middle = centre[entry.key] ?? 0
      let range = range(of: entry.value, beyond: Self.size(of: entry.key, in: solution) / 2)
      let interval = middle + range.lowerBound...middle + range.upperBound
      // No motion has a bounce beyond these bounds.
      intervals[entry.key] = entry.key == .bounce ? interval.clamped(to: -1...1) : interval
    }
  }

  /// Returns the interval of differences with the required probability.
  ///
  /// It reaches as far below 0 as above, except where that is beyond a limit: then the rows hardly determine the
  /// number, and each side reaches as far as the differences on it. A duration is never below 0.
  private func range(of differences: [Double], beyond limit: Double) -> ClosedRange<Double> {
    func value(_ sorted: [Double], _ part: Double) -> Double {
      sorted[max(min(Int((part * Double(count)).rounded(.up)), count) - 1, 0)]
    }
    let width = value(differences.map(\.magnitude).sorted(), confidence)
    guard width > limit else { return -width...width }
    let sorted = differences.sorted()
    return value(sorted, (1 - confidence) / 2)...value(sorted, (1 + confidence) / 2)
  }

  /// Returns the size with which an interval is compared to decide whether the rows determine its number; infinity for
  /// a number that may be anything.
  private static func size(of figure: FitCandidate.Figure, in solution: FamilySolution) -> Double {
    switch figure {
    case .duration: solution.parameters.duration
    case .to: solution.ends.delta.magnitude
    case .bounce, .initialVelocity, .start, .from: .infinity
    }
  }

  private func varied(
    _ solution: FamilySolution, _ generator: inout SplitMix64
  ) -> FamilySolution {
    var played = solution
    let shift = (generator.unit() - 0.5) * problem.step
    if problem.start == nil { played.parameters.start += shift }
    let spread = rounding ?? noise
    let offsets = (generator.unit() - 0.5, generator.unit() - 0.5)
    if problem.known.to == nil { played.ends.to += offsets.0 * spread }
    if problem.known.from == nil { played.ends.from += offsets.1 * spread }
    return played
  }

  private func values(
    of solution: FamilySolution, at times: [Double], _ generator: inout SplitMix64
  ) -> [Double] {
    let zeros = [Double](repeating: 0, count: times.count)
    let shown = FittingProblem.residuals(of: solution, at: times, zeros).map { -$0 }
    // The scatter of rows beyond their rounding is noise, too.
    let steps = (rounding ?? 0) / 12.0.squareRoot()
    let rest = max(noise * noise - steps * steps, 0).squareRoot()
    return shown.map { value in
      var value = value
      if rest > 0.1 * steps { value += rest * generator.normal() }
      if let rounding { value = (value / rounding).rounded() * rounding }
      return value
    }
  }

  private func fitted(_ problem: FittingProblem, near played: FamilySolution) -> FamilySolution {
    played.family == .spring(.swiftui)
      ? SpringSearch(problem: problem).simulated(near: played)
      : problem.search(
        played.family, from: played.parameters, LevenbergMarquardt(steps: 12, tolerance: 1e-6))
  }

  private static func figures(of solution: FamilySolution) -> [FitCandidate.Figure: Double] {
    var figures: [FitCandidate.Figure: Double] = [
      .duration: solution.parameters.duration, .start: solution.parameters.start,
      .from: solution.ends.from, .to: solution.ends.to,
    ]
    if solution.family.isSpring {
      figures[.bounce] = solution.parameters.bounce
      if solution.ends.velocity != 0 {
        figures[.initialVelocity] = solution.ends.velocity / solution.ends.delta
      }
    }
    return figures
  }
}

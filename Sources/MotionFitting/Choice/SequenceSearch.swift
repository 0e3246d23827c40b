/// Searches for motions one after the other.
///
/// First the rows at which a motion may begin are found. Then chains of motions are built from the first row on: each
/// motion is fitted to the rows up to one of the next cuts, less the motions before it, and of the chains up to a cut
/// the best are kept (dynamic programming; R. Bellman, 1957). Those that reach the end are fitted once more as a whole.
struct SequenceSearch {
  let observed: ObservedMotion
  let options: FittingOptions

  /// The fitter of a part of the rows by itself.
  private let fitter: PartFitter

  /// The number of chains that are kept for each cut and number of motions.
  private static let width = 4

  /// The largest number of motions that are fitted to parts of the rows.
  private static let tries = 40

  /// The largest number of motions of a sequence if no number is given.
  private static let most = 6

  /// The multiple of the limit by which a part of the rows may be off before all rows are fitted.
  private static let slack = 6.0

  /// The multiple of the noise above which the residuals of a chain make it be fitted once more before it is extended.
  private static let doubt = 1.5

  /// The largest mean of the residuals, as a multiple of the noise and as a part of the limit: several motions can come
  /// near a recording that does not consist of them, where a single one cannot.
  private static let meanNoise = 3.0
  private static let meanLimit = 0.1

  /// The multiple of the travel beyond which the rows say nothing about a motion's target.
  private static let farthest = 1.0

  /// The number of rows before a cut that are fitted, too.
  private static let lead = 4

  init(
    _ observations: MotionObservations, options: FittingOptions, fitter: @escaping PartFitter
  ) throws(FittingError) {
    self.fitter = fitter
    observed = try ObservedMotion(observations, options: options)
    self.options = options
  }

  /// A chain of motions, and its sum of squared residuals.
  private struct Chain {
    var course: SequenceCourse
    var squares: Double
  }

  /// The largest residual of a sequence at any row.
  private var limit: Double { FitAcceptance(observed, options).widest }

  /// Returns the best sequence; nil if none with the given number of motions fits.
  func found() -> MotionSequence? {
    let most: Int
    switch options.segments {
    case .one: return nil
    case .count(let count): most = count
    case .auto: most = Self.most
    }
    let onset = max(observed.moving.lowerBound - 1, 0)
    let cuts = CutFinder.cuts(in: observed.values, noise: observed.noise)
      .filter { $0 > onset + Self.lead && $0 < observed.moving.upperBound - Self.lead }
    let places = [onset] + cuts + [observed.window.upperBound]
    // The chains by the cut that they reach, and by their number of motions.
    var chains: [[[Chain]]] = places.map { _ in Array(repeating: [], count: most + 1) }
    var tries = Self.tries
    for (index, place) in places.dropLast().enumerated() {
      for count in 0..<most where index == 0 ? count == 0 : !chains[index][count].isEmpty {
        let begins = index == 0 ? [nil] : chains[index][count].map { better($0, to: place) }
        for begin in begins {
          for next in index + 1..<places.count where tries > 0 {
            tries -= 1
            guard let longer = extended(begin, from: place, to: places[next]) else { continue }
            guard !longer.isEmpty else { break }
            let all = (chains[next][count + 1] + longer.filter(showsTarget))
              .sorted { $0.squares < $1.squares }
            chains[next][count + 1] = Array(all.prefix(Self.width))
          }
        }
      }
    }
    return sequence(of: chains[places.count - 1])
  }

  private func isGood(_ sequence: MotionSequence) -> Bool {
    FitAcceptance(observed, options)
      .accepts(sequence.residuals.map(\.residual), figures: sequence.figures)
      && sequence.rms <= max(Self.meanNoise * observed.noise, Self.meanLimit * limit)
  }

  /// Returns the best of the chains that reach the end, by their number of motions, fitted to all rows.
  private func sequence(of chains: [[Chain]]) -> MotionSequence? {
    let polish = SequencePolish(
      observed: observed, options: options, rows: observed.window)
    var fitted: [(course: SequenceCourse, score: Double)] = []
    for (count, complete) in chains.enumerated() where count >= 2 {
      if case .count(let asked) = options.segments, count != asked { continue }
      for chain in complete {
        var courses = [chain.course]
        for player in observed.players(options.player) {
          let other = chain.course.played(by: player)
          if !courses.contains(other) { courses.append(other) }
        }
        fitted += courses.map { course in
          let course = polish.fitted(course)
          return (course, MotionSequence(course, observed).score)
        }
      }
    }
    // Round numbers take the longest to find, and do not reduce the residuals.
    var best: MotionSequence?
    for (course, score) in fitted.sorted(by: { $0.score < $1.score })
    where score < best?.score ?? .infinity {
      let sequence = polish.polished(course)
      guard isGood(sequence), sequence.score < best?.score ?? .infinity else { continue }
      best = sequence
    }
    return best
  }

  // MARK: One more motion

  /// Extends a chain by one motion up to a row; returns an empty array if no motion comes near, and nil where too
  /// little moves to tell.
  private func extended(_ chain: Chain?, from begin: Int, to end: Int) -> [Chain]? {
    guard let chain else { return first(to: end) }
    guard let added = added(to: chain, from: begin, to: end) else { return nil }
    return (added + merged(with: chain, from: begin, to: end)).filter { isNear($0, to: end) }
      .sorted { $0.squares < $1.squares }
  }

  /// Returns a chain whose residuals exceed the noise with all its numbers fitted to the rows up to a cut, since the
  /// next motion is fitted to its residuals.
  private func better(_ chain: Chain, to end: Int) -> Chain {
    let mean = (chain.squares / Double(end)).squareRoot()
    guard mean > Self.doubt * observed.noise else { return chain }
    let polish = SequencePolish(
      observed: observed, options: options, rows: observed.window.lowerBound..<end)
    return self.chain(polish.fitted(chain.course), to: end)
  }

  private func isNear(_ chain: Chain, to end: Int) -> Bool {
    residuals(chain.course, to: end).allSatisfy { $0.magnitude <= Self.slack * limit }
  }

  /// Whether the targets of a chain are within the reach of the rows; a motion that was cut off at full speed may have
  /// a target beyond it.
  private func showsTarget(_ chain: Chain) -> Bool {
    let travel = Self.farthest * observed.travel
    let (low, high) = (observed.values.min() ?? 0, observed.values.max() ?? 0)
    return chain.course.motions.allSatisfy { $0.to >= low - travel && $0.to <= high + travel }
  }

  private func residuals(_ course: SequenceCourse, to end: Int) -> [Double] {
    course.residuals(
      at: Array(observed.times[..<end]), Array(observed.values[..<end]), step: observed.step)
  }

  private func chain(_ course: SequenceCourse, to end: Int) -> Chain {
    Chain(
      course: course, squares: residuals(course, to: end).reduce(0) { $0 + $1 * $1 })
  }

  /// Returns chains of one motion, fitted to the rows up to a cut.
  private func first(to end: Int) -> [Chain]? {
    var options = partOptions
    options.from = self.options.from
    options.start = self.options.start
    return fits(Array(observed.times[..<end]), Array(observed.values[..<end]), options)?.map {
      candidate in
      chain(SequenceCourse(from: candidate.from, motions: [candidate.motion]), to: end)
    }.filter { isNear($0, to: end) }
  }

  /// Adds a motion on top of the running ones: the rows less the chain are a motion from 0, exactly so where the chain
  /// is at rest.
  private func added(to chain: Chain, from begin: Int, to end: Int) -> [Chain]? {
    let rows = max(begin - Self.lead, 0)..<end
    let times = Array(observed.times[rows])
    let left = Array(residuals(chain.course, to: end)[rows])
    var options = partOptions
    options.from = 0
    let target = chain.course.motions.last?.to ?? 0
    return fits(times, left, options)?.map { candidate in
      var course = chain.course
      var motion = candidate.motion
      motion.to = target + candidate.to
      course.motions.append(motion)
      return self.chain(course, to: end)
    }
  }

  /// Adds a spring in steps that takes over the velocity of another one.
  private func merged(with chain: Chain, from begin: Int, to end: Int) -> [Chain] {
    guard options.groups.contains(.spring), options.player != .exact,
      chain.course.motions.last?.family == .spring(.swiftui)
    else { return [] }
    var best: Chain?
    for row in max(begin - 2, 1)...min(begin + 1, end - FittingError.needed) {
      for part in [0, 0.5] {
        let start =
          observed.times[row] + part * (observed.times[row + 1] - observed.times[row])
        let (value, velocity) = chain.course.state(
          at: start, rows: observed.times, step: observed.step)
        let rows = (row + 1)..<end
        let problem = FittingProblem(
          times: Array(observed.times[rows]), values: Array(observed.values[rows]),
          known: KnownEnds(from: value, to: nil, velocity: velocity), start: start,
          step: observed.step)
        let search = SpringSearch(problem: problem)
        let solution = search.stepped(from: search.closed())
        var course = chain.course
        course.motions.append(
          SequenceCourse.Motion(
            family: .spring(.swiftui), parameters: solution.parameters, to: solution.ends.to))
        let tried = self.chain(course, to: end)
        if tried.squares < best?.squares ?? .infinity { best = tried }
      }
    }
    return best.map { [$0] } ?? []
  }

  // MARK: One motion

  private var partOptions: FittingOptions {
    var options = self.options
    options.groups.remove(.repetition)
    options.segments = .one
    options.triesBeziers = false
    options.replicates = 0
    options.runnersUp = 3
    options.rounding = observed.rounding
    options.noise = observed.noise
    options.framesPerSecond = observed.rate
    options.from = nil
    options.to = nil
    options.start = nil
    options.initialVelocity = .known(0)
    return options
  }

  /// Returns the best of the families, and another spring; nil where too little moves.
  private func fits(
    _ times: [Double], _ values: [Double], _ options: FittingOptions
  ) -> [FitCandidate]? {
    guard let rows = try? MotionObservations(times: times, values: values),
      let fit = try? fitter(rows, options)
    else { return nil }
    let playable = fit.candidates.filter {
      $0.family != .spring(.exact) || ($0.bounce ?? 0) >= 0
    }
    guard let best = playable.first else { return [] }
    let other = playable.dropFirst().first { $0.family.isSpring && $0.family != best.family }
    return [best] + [other].compactMap { $0 }
  }
}

extension FitCandidate {
  /// The candidate as a motion of a sequence.
  fileprivate var motion: SequenceCourse.Motion {
    SequenceCourse.Motion(
      family: family,
      parameters: MotionParameters(
        start: start, duration: duration, bounce: bounce ?? 0, points: points), to: to)
  }
}

extension SequenceCourse {
  /// Returns the same sequence with all its springs played by one player.
  fileprivate func played(by player: FittedPlayer) -> SequenceCourse {
    var course = self
    for index in motions.indices where motions[index].family.isSpring {
      course.motions[index].family = .spring(player)
    }
    return course
  }
}

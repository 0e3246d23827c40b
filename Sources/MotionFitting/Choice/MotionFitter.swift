internal import AnimationModel

/// Finds the animation in a recorded motion.
///
///     let observations = try MotionObservations(times: times, values: values)
///     let fit = try MotionFitter().fit(observations)
///     print(fit.fits, fit.best.duration, fit.best.bounce ?? 0)
///
/// The same rows and options give the same answer, to the last bit.
public struct MotionFitter: Hashable, Sendable {
  /// The motions that are looked for, and the facts that are known.
  public var options: FittingOptions

  /// Makes a fitter.
  public init(_ options: FittingOptions = FittingOptions()) { self.options = options }

  /// Finds the animations that a motion may be.
  ///
  /// - Throws: ``FittingError`` where too little moves. That nothing fits is an answer: ``MotionFit/fits`` is false.
  ///
  /// Complexity: O(rows) for each of some thousand motions that are tried; beyond a thousand rows most are tried with
  /// a thousand of them.
  public func fit(_ observations: MotionObservations) throws(FittingError) -> MotionFit {
    let once = try fitOnce(observations)
    if case .count = options.segments {
      return try sequence(observations).map { once.with($0) } ?? once.refused
    }
    guard !once.fits else { return once }
    var nearest = once
    if options.groups.contains(.repetition) {
      let search = try RepetitionSearch(
        observations, options: options, fitter: Self.fit)
      if let found = search.found() {
        if found.fits { return found }
        if found.best.rms < once.best.rms { nearest = found }
      }
    }
    guard options.segments == .auto, let found = try sequence(observations) else { return nearest }
    return once.with(found)
  }

  private func sequence(
    _ observations: MotionObservations
  ) throws(FittingError) -> MotionSequence? {
    try SequenceSearch(observations, options: options, fitter: Self.fit).found()
  }

  /// Fits a part of the rows, in which a search looks for one motion.
  private static func fit(
    _ observations: MotionObservations, _ options: FittingOptions
  ) throws(FittingError) -> MotionFit {
    try MotionFitter(options).fit(observations)
  }

  /// The best of the families, each played once.
  private func fitOnce(_ observations: MotionObservations) throws(FittingError) -> MotionFit {
    let observed = try ObservedMotion(observations, options: options)
    var known = KnownEnds(from: options.from ?? observed.valueAtStart(options), to: options.to)
    switch options.initialVelocity {
    case .known(let velocity): known.velocity = velocity
    case .fitted: known.velocity = nil
    }
    let plain = RowFitter(observed: observed, options: options, known: known, start: options.start)
    var groups = [FittedGroup(plain, families(plain))]
    if options.start != nil {
      // A motion that begins after the change has a delay, which takes one more number.
      var later = plain
      later.start = nil
      groups.append(FittedGroup(later, families(later), delayFrom: options.start))
    } else if beginsEarlier(groups[0], observed) {
      var cut = plain
      cut.start = observed.times[observed.window.lowerBound]
      cut.known.velocity = nil
      var options = cut.options
      options.groups = [.spring]
      groups = [
        FittedGroup(plain, families(plain).filter { !$0.fitted.solution.family.isSpring }),
        FittedGroup(
          RowFitter(observed: observed, options: options, known: cut.known, start: cut.start),
          families(
            RowFitter(observed: observed, options: options, known: cut.known, start: cut.start)),
          startIsFirstRow: true),
      ]
    }
    return CandidateChoice(observations, observed, options).fit(from: groups)
  }

  // MARK: Families

  /// The best of every family, with the rows left out that the best of them all does without.
  private func families(_ fitter: RowFitter) -> [FittedGroup.Entry] {
    let first = fitter.all(rows: fitter.rows(without: []))
    guard !first.isEmpty else { return [] }
    let exclusion = RowExclusion(fitter: fitter)
    let noise = fitter.observed.noise
    // A row that is left out costs what the least of its kind would have cost.
    let cost = RowFitter.outlier * RowFitter.outlier * noise * noise
    let promising = first.sorted { $0.squares < $1.squares }.prefix(4)
    let cleaned = promising.map { exclusion.cleaned($0) }
    let best = cleaned.min {
      $0.fitted.squares + Double($0.left.count) * cost
        < $1.fitted.squares + Double($1.left.count) * cost
    }
    guard let left = best?.left, !left.isEmpty else {
      return first.map { FittedGroup.Entry(fitted: $0, left: []) }
    }
    return fitter.all(rows: fitter.rows(without: left)).map {
      FittedGroup.Entry(fitted: $0, left: left)
    }
  }

  /// Whether the best of a recording that begins in motion is a spring that begins before it does.
  private func beginsEarlier(_ group: FittedGroup, _ observed: ObservedMotion) -> Bool {
    guard observed.beginsInMotion, options.from == nil,
      options.initialVelocity == .known(0), options.groups.contains(.spring),
      let best = group.entries.min(by: { $0.fitted.squares < $1.fitted.squares })
    else { return false }
    let solution = best.fitted.solution
    let first = observed.times[observed.window.lowerBound]
    return solution.family.isSpring && solution.parameters.start < first - observed.step * 0.5
  }
}

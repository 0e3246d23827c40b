internal import AnimationModel
internal import CurveGeometry

/// Successive motions, each of which is shown from a time on.
struct MotionPieces {
  /// The motion that an animator shows from a time on.
  struct Piece {
    fileprivate let from: Double
    fileprivate let begin: Double
    /// The value to which the motion is added.
    fileprivate var origin: Double
    fileprivate var motion: ContinuousMotion<Double>

    /// Makes the piece that an animator shows from a time on, in seconds.
    init(_ animator: Animator<Double>, from time: Double) {
      self.init(animator, from: time) { $0 }
    }

    /// Makes the piece of one number that an animator shows from a time on, in seconds.
    init<V: VectorArithmetic>(
      _ animator: Animator<V>, from time: Double, component: @escaping (V) -> Double
    ) {
      from = time
      if let (motion, begin, origin) = animator.motion {
        self.begin = begin
        self.origin = component(origin)
        self.motion = motion.component(component)
      } else {
        begin = time
        origin = component(animator.model)
        motion = ContinuousMotion(duration: 0, timeScale: .infinity) { _, _ in .resting(at: 0) }
      }
    }

    /// Makes the piece of one number of a motion from a time on, in seconds.
    ///
    /// - Parameters:
    ///   - motion: The motion, as distance from an origin.
    ///   - time: The time from which the motion is shown.
    ///   - begin: The time at which the motion began.
    ///   - origin: The origin.
    ///   - component: The function that picks the number.
    init<V: VectorArithmetic>(
      _ motion: ContinuousMotion<V>, from time: Double, begin: Double, origin: V,
      component: @escaping (V) -> Double
    ) {
      from = time
      self.begin = begin
      self.origin = component(origin)
      self.motion = motion.component(component)
    }

    /// Replaces the motion of the animated number by that of the shown number, where they differ by an encoding.
    mutating func decode(by encoding: NumberEncoding) {
      guard encoding != .plain else { return }
      motion = motion.decoded(by: encoding, from: origin)
      origin = 0
    }

    /// Makes the piece of a value at rest from a time on, in seconds.
    init(restingAt value: Double, from time: Double) {
      from = time
      begin = time
      origin = value
      motion = ContinuousMotion(duration: 0, timeScale: .infinity) { _, _ in .resting(at: 0) }
    }
  }

  private let start: Double
  private var pieces: [Piece] = []

  /// Makes an empty sequence that begins with a value at rest.
  init(start: Double) {
    self.start = start
  }

  /// Adds another piece at the end.
  mutating func append(_ piece: Piece) {
    if pieces.isEmpty && piece.from > 0 {
      pieces.append(Piece(Animator(start, clock: .continuous), from: 0))
    }
    pieces.append(piece)
  }

  /// The time at which the last piece is over, in seconds.
  var end: Double { pieces.last.map { $0.begin + $0.motion.duration } ?? 0 }

  /// The time up to which states are computed, in seconds.
  var reach: Double { pieces.last.map { $0.begin + $0.motion.reach } ?? .infinity }

  /// The seconds that show the last piece in full if it is endless.
  var endlessSpan: Double? {
    pieces.last.flatMap { piece in piece.motion.cycleSpan.map { $0 + piece.begin } }
  }

  /// Whether the last piece has an end, but too far away to be computed.
  var endIsOutOfReach: Bool { pieces.last?.motion.endIsOutOfReach ?? false }

  /// Returns all pieces up to a time in seconds as one motion of the distance from the start, with a corner at
  /// every seam.
  func motion(until limit: Double) -> ContinuousMotion<Double> {
    let pieces = pieces
    let start = start
    let corners = corners(until: limit)
    var all = corners.flatMap { $0.map(\.outer) } + pieces.map(\.from)
    all.sort()
    let seams = all
    var motion = ContinuousMotion<Double>(
      duration: end,
      timeScale: pieces.map(\.motion.timeScale).min() ?? .infinity,
      corners: { start, limit in seams.between(start, limit) },
      state: { time, side in
        let next = pieces.partitionIndex {
          $0.from > time || ($0.from == time && side == .before)
        }
        let index = max(next - 1, 0)
        guard index < pieces.count else { return .resting(at: 0) }
        let piece = pieces[index]
        // If a listed corner is asked for, its exact time within the piece is used.
        let corner = corners[index].partitionIndex { $0.outer >= time }
        let isCorner = corner < corners[index].count && corners[index][corner].outer == time
        var state = piece.motion.state(
          isCorner ? corners[index][corner].inner : time - piece.begin, side)
        state.value += piece.origin - start
        return state
      })
    let depths = zip(pieces, corners).map { $0.motion.depth * ($1.count + 1) }
    motion.localTimeScale = { time in
      let index = max(pieces.partitionIndex { $0.from > time } - 1, 0)
      guard index < pieces.count else { return .infinity }
      let (motion, elapsed) = (pieces[index].motion, max(time - pieces[index].begin, 0))
      return motion.isOver(at: elapsed) ? .infinity : motion.timeScale(from: elapsed)
    }
    motion.depth = depths.reduce(0, +) / max(seams.count, 1) + 1
    return motion
  }

  /// The corners of each piece and its end, each as seconds since the start and since the animation of the piece
  /// began.
  private func corners(until limit: Double) -> [[(outer: Double, inner: Double)]] {
    pieces.indices.map { index in
      let piece = pieces[index]
      let end = index + 1 < pieces.count ? min(pieces[index + 1].from, limit) : limit
      // A rounding error earlier, so that no corner just after the beginning is lost.
      let start = max((piece.from - piece.begin).nextDown, 0)
      let inner = piece.motion.corners(start, end - piece.begin) + [piece.motion.duration]
      return inner.map { (outer: $0 + piece.begin, inner: $0) }
        .filter { $0.outer > piece.from && $0.outer <= end }
    }
  }
}

extension ContinuousMotion<Double> {
  /// Returns the motion of the shown number, from the motion of the animated one.
  ///
  /// - Parameters:
  ///   - encoding: The encoding of the number before it is animated.
  ///   - origin: The value to which the motion is added.
  fileprivate func decoded(by encoding: NumberEncoding, from origin: Double) -> ContinuousMotion {
    var motion = self
    motion.state = { [state] time, side in
      var state = state(time, side)
      state.value += origin
      return encoding.decoded(state)
    }
    return motion
  }
}

extension ContinuousMotion {
  /// Returns the motion of one number.
  func component(_ number: @escaping (V) -> Double) -> ContinuousMotion<Double> {
    var motion = ContinuousMotion<Double>(
      duration: duration,
      logicalDuration: logicalDuration,
      cycleSpan: cycleSpan,
      timeScale: timeScale,
      corners: corners,
      state: { [state] time, side in
        let state = state(time, side)
        return MotionState(
          value: number(state.value),
          velocity: number(state.velocity),
          acceleration: number(state.acceleration))
      })
    motion.endIsOutOfReach = endIsOutOfReach
    motion.reach = reach
    motion.isCut = isCut
    motion.depth = depth
    motion.localTimeScale = localTimeScale
    return motion
  }
}

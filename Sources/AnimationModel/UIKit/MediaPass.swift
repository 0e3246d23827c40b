internal import CurveGeometry

/// One pass through a ``CAKeyframeAnimation``, as pieces from which keyframes can be made, in fractions of the
/// pass.
struct MediaPass {
  struct Piece {
    /// The fraction of the pass that the piece takes.
    var length: Double
    var start: Double
    var end: Double
    var shape: Shape
  }

  enum Shape {
    case line(CAMediaTimingFunction)
    /// A cubic with its slopes, per pass.
    case cubic(start: Double, end: Double)
  }

  private(set) var pieces: [Piece] = []

  /// The largest number of pieces in all cycles together; cycles beyond it are left out.
  private static let mostPieces = 20_000

  /// The number of cubics that approximate a span that is not a cubic itself.
  private static let detail = 32

  init(spans: [KeyframeSpans.Span], timingFunction: CAMediaTimingFunction?) {
    let pace = timingFunction.flatMap(OverallPace.init)
    for span in spans {
      guard let pace else {
        appendExact(span)
        continue
      }
      switch span.shape {
      case .hold(let value):
        append(pace.piece(of: span, from: value, to: value))
      case .line(let from, let to, .linear):
        append(pace.piece(of: span, from: from, to: to))
      case .line, .cubic:
        appendFollowing(span, at: pace)
      }
    }
  }

  init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  private mutating func append(_ piece: Piece) {
    // A piece that takes no time is a jump to the start of the next piece.
    pieces.append(piece)
  }

  private mutating func appendExact(_ span: KeyframeSpans.Span) {
    switch span.shape {
    case .hold(let value):
      append(Piece(length: span.length, start: value, end: value, shape: .line(.linear)))
    case .line(let from, let to, let curve):
      append(Piece(length: span.length, start: from, end: to, shape: .line(curve)))
    case .cubic(let cubic, .linear):
      let length = span.length > 0 ? span.length : 1
      append(
        Piece(
          length: span.length, start: cubic.startValue, end: cubic.endValue,
          shape: .cubic(start: cubic.startSlope / length, end: cubic.endSlope / length)))
    case .cubic:
      appendFollowing(span, at: nil)
    }
  }

  /// Approximates a span by cubics that have its values and slopes.
  private mutating func appendFollowing(_ span: KeyframeSpans.Span, at pace: OverallPace?) {
    guard span.length > 0 else { return }
    let (start, end) =
      pace.map { ($0.time(of: span.start), $0.time(of: span.end)) }
      ?? (span.start, span.end)
    func point(_ index: Int) -> (time: Double, value: Double, slope: Double) {
      let time = start + (end - start) * Double(index) / Double(Self.detail)
      let progress = pace?.curve.value(at: time) ?? time
      let fraction = min(max((progress - span.start) / span.length, 0), 1)
      let slope = span.shape.slope(at: fraction) / span.length * (pace?.curve.slope(at: time) ?? 1)
      return (time, span.shape.value(at: fraction), slope.isFinite ? slope : 0)
    }
    for index in 0..<Self.detail {
      let (first, second) = (point(index), point(index + 1))
      append(
        Piece(
          length: second.time - first.time, start: first.value, end: second.value,
          shape: .cubic(start: first.slope, end: second.slope)))
    }
  }
}

extension MediaPass {
  /// The path of the cycles that a timing makes of the pass.
  func path(timing: CAMediaTiming) -> KeyframePath<Double> {
    guard let first = pieces.first, let last = pieces.last else {
      return KeyframePath(initialValue: 0, keyframes: [])
    }
    let (round, unit) = round(timing: timing)
    guard let unit else {
      return KeyframePath(initialValue: round.pieces.first?.start ?? first.start, keyframes: [])
    }
    let period = timing.autoreverses ? 2.0 : 1.0
    var cycles = timing.cycles(lasting: timing.cycleDuration)
    if cycles >= CAMediaTiming.endlessCycles { cycles = Double(CAKeyframeAnimation.shownCycles) }
    let (all, isWhole) = round.repeated(cycles, of: period)
    return Self.path(
      all.pieces, unit: unit, delay: max(timing.beginTime, 0),
      end: timing.speed < 0 || timing.autoreverses || !isWhole ? nil : last.end)
  }

  /// Returns a cycle, forth and back, as a timing plays it, and the seconds of one pass of it; nil if it stands still.
  func round(timing: CAMediaTiming) -> (cycle: MediaPass, unit: Double?) {
    let cycle = timing.cycleDuration
    guard timing.speed != 0, (cycle / timing.speed).isFinite else {
      return (rotated(by: timing.timeOffset / cycle), nil)
    }
    var round = timing.autoreverses ? MediaPass(pieces + reversed.pieces) : self
    round = round.rotated(by: timing.timeOffset / cycle, of: timing.autoreverses ? 2 : 1)
    if timing.speed < 0 { round = round.reversed }
    return (round, cycle / timing.speed.magnitude)
  }

  /// Returns a number of cycles, each of one pass or of two, up to the largest number of pieces, and whether the last
  /// one is whole.
  func repeated(_ cycles: Double, of period: Double) -> (pass: MediaPass, isWhole: Bool) {
    let most = Double(max(Self.mostPieces / pieces.count, 1))
    let whole = Int(min(cycles, most))
    var all = Array(repeating: pieces, count: whole).flatMap { $0 }
    let rest = (min(cycles, most) - Double(whole)) * period
    if rest > 0 { all += split(at: rest).0.pieces }
    return (MediaPass(all), rest <= 0)
  }

  private static func path(
    _ pieces: [Piece], unit: Double, delay: Double, end: Double?
  ) -> KeyframePath<Double> {
    let initial = pieces.first?.start ?? 0
    var keyframes: [Keyframe<Double>] = []
    var value = initial
    if delay > 0 { keyframes.append(.linear(to: initial, duration: delay)) }
    for piece in pieces {
      if piece.start != value { keyframes.append(.move(to: piece.start)) }
      value = piece.end
      guard piece.length > 0 else {
        if piece.end != piece.start { keyframes.append(.move(to: piece.end)) }
        continue
      }
      switch piece.shape {
      case .line(let curve):
        keyframes.append(
          .linear(to: piece.end, duration: piece.length * unit, timingCurve: curve.unitCurve))
      case .cubic(let start, let endSlope):
        keyframes.append(
          .cubic(
            to: piece.end, duration: piece.length * unit, startVelocity: start / unit,
            endVelocity: endSlope / unit))
      }
    }
    if let end, end != value { keyframes.append(.move(to: end)) }
    return KeyframePath(initialValue: initial, keyframes: keyframes)
  }

  /// The pass reversed in time.
  private var reversed: MediaPass { MediaPass(pieces.reversed().map(\.reversed)) }

  /// Returns the pass begun in its middle; the skipped part follows.
  private func rotated(by offset: Double, of period: Double = 1) -> MediaPass {
    let position = offset - (offset / period).rounded(.down) * period
    guard position > 0 else { return self }
    let (before, after) = split(at: position)
    return MediaPass(after.pieces + before.pieces)
  }

  /// Returns the part before a position and the part after it.
  func split(at position: Double) -> (MediaPass, MediaPass) {
    var (before, after): ([Piece], [Piece]) = ([], [])
    var start = 0.0
    for piece in pieces {
      let end = start + piece.length
      if end <= position {
        before.append(piece)
      } else if start >= position {
        after.append(piece)
      } else {
        let (first, second) = piece.split(at: (position - start) / piece.length)
        before.append(first)
        after.append(second)
      }
      start = end
    }
    return (MediaPass(before), MediaPass(after))
  }
}

extension MediaPass.Piece {
  fileprivate var reversed: Self {
    var piece = self
    (piece.start, piece.end) = (end, start)
    switch shape {
    case .line(let curve): piece.shape = .line(curve.reversed)
    case .cubic(let start, let end): piece.shape = .cubic(start: -end, end: -start)
    }
    return piece
  }

  /// Splits the piece in two at a fraction of its length.
  fileprivate func split(at fraction: Double) -> (Self, Self) {
    var (first, second) = (self, self)
    first.length = length * fraction
    second.length = length - first.length
    switch shape {
    case .line(let curve):
      let (before, after) = curve.split(at: fraction)
      let middle = start + (end - start) * curve.unitCurve.value(at: fraction)
      (first.end, second.start) = (middle, middle)
      (first.shape, second.shape) = (.line(before), .line(after))
    case .cubic(let startSlope, let endSlope):
      let cubic = HermiteForm(
        value: start, slope: startSlope, to: end, slope: endSlope, length: length)
      let (middle, slope) = (cubic.value(at: fraction), cubic.slope(at: fraction))
      (first.end, second.start) = (middle, middle)
      (first.shape, second.shape) = (
        .cubic(start: startSlope, end: slope), .cubic(start: slope, end: endSlope)
      )
    }
    return (first, second)
  }
}

extension OverallPace {
  /// Returns the piece that a straight line or a constant becomes.
  func piece(
    of span: KeyframeSpans.Span, from start: Double, to end: Double
  ) -> MediaPass.Piece {
    let (first, last) = (parameter(of: span.start), parameter(of: span.end))
    let part = start == end || last <= first ? .linear : function.part(from: first, to: last)
    return MediaPass.Piece(
      length: time(of: span.end) - time(of: span.start), start: start, end: end,
      shape: .line(part))
  }
}

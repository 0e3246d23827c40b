internal import CurveGeometry

// The pass of a member of a group: laid out in the group's time, and cut off at the group's end.
extension MediaPass {
  /// Returns one pass through a group, in fractions of the group's duration: the start until the member begins, its
  /// cycles, and its last value from their end on.
  ///
  /// - Parameters:
  ///   - timing: The begin time of the member, the duration of its cycle and its repetition.
  ///   - duration: The duration of the group, in seconds.
  func course(timing: CAMediaTiming, lasting duration: Double) -> MediaPass {
    guard let first = pieces.first, let last = pieces.last else { return self }
    let (round, unit) = round(timing: timing)
    guard let unit else {
      return MediaPass([.hold(round.pieces.first?.start ?? first.start, 1)])
    }
    var course: [Piece] = []
    if timing.beginTime > 0 {
      course.append(.hold(round.pieces.first?.start ?? first.start, timing.beginTime / duration))
    }
    // Cycles outside of the group's duration are not laid out.
    let skipped = max(-timing.beginTime, 0) / unit
    let fitting = (duration - min(timing.beginTime, 0)) / unit
    let period = timing.autoreverses ? 2.0 : 1.0
    let cycles = min(timing.cycles(lasting: timing.cycleDuration) * period, fitting)
    let (all, isWhole) = round.repeated(cycles / period, of: period)
    course += (skipped > 0 ? all.split(at: skipped).1 : all).pieces.map { piece in
      var piece = piece
      piece.stretch(by: unit / duration)
      return piece
    }
    let length = course.reduce(0) { $0 + $1.length }
    if length < 1 {
      let isForward = timing.speed > 0 && !timing.autoreverses && isWhole
      course.append(.hold(isForward ? last.end : course.last?.end ?? last.end, 1 - length))
    }
    return MediaPass(course).split(at: 1).0
  }

  /// The pieces as spans, which can be timed by a curve.
  var spans: [KeyframeSpans.Span] {
    var start = 0.0
    return pieces.enumerated().map { index, piece in
      let end = index == pieces.count - 1 ? 1 : min(start + piece.length, 1)
      defer { start = end }
      switch piece.shape {
      case .line(let curve):
        return KeyframeSpans.Span(
          start: start, end: end, shape: .line(from: piece.start, to: piece.end, curve))
      case .cubic(let first, let last):
        let cubic = HermiteForm(
          value: piece.start, slope: first * piece.length, to: piece.end,
          slope: last * piece.length)
        return KeyframeSpans.Span(start: start, end: end, shape: .cubic(cubic, .linear))
      }
    }
  }
}

extension MediaPass.Piece {
  fileprivate static func hold(_ value: Double, _ length: Double) -> Self {
    Self(length: length, start: value, end: value, shape: .line(.linear))
  }

  /// Makes the piece longer or shorter.
  fileprivate mutating func stretch(by factor: Double) {
    length *= factor
    if case .cubic(let start, let end) = shape {
      shape = .cubic(start: start / factor, end: end / factor)
    }
  }
}

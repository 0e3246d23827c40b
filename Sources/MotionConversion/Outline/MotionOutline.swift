internal import CurveGeometry

/// A whole motion as cubics, to which a curve is fitted and against which its error is proved.
struct MotionOutline {
  /// The repetition of the motion.
  struct Repetition: Equatable {
    /// The number of cycles, including those that run back; nil for no end.
    var count: Int?

    /// Whether every second cycle runs back in time, which here looks like SwiftUI's autoreversal.
    var alternates: Bool
  }

  /// The pieces, without gaps from 0 to the end; values may jump between two of them.
  var pieces: [MotionPiece]

  /// The duration of the motion, in seconds.
  var duration: Double

  /// The value at the end, as a part of the travel: 1, unless the motion returns to its start.
  var target = 1.0

  /// The delay before the motion begins, in seconds.
  var delay = 0.0

  /// The repetition; nil for a motion that plays once.
  var repetition: Repetition?

  /// The value at which the motion begins, in value units.
  var origin = 0.0

  /// The travel, in value units.
  var unit = 1.0

  /// The end of the motion at its duration, in words that follow the duration.
  var ending = "until SwiftUI removes the animation"

  /// The remarks for a reader, in words without a period.
  var remarks: [String] = []

  /// The largest difference of values that is rounding and not a jump.
  static let epsilon = 1e-9

  /// The index of the first piece that ends after a time in seconds.
  func index(after seconds: Double) -> Int { pieces.partitionIndex { $0.end > seconds } }

  /// The value at a time in seconds; at a jump the value after it, and from the end on the target.
  func value(at seconds: Double) -> Double {
    let index = index(after: seconds)
    return index < pieces.count ? pieces[index].value(at: seconds) : target
  }

  /// The indices of the pieces, other than the first, before which the motion jumps.
  var jumps: [Int] { pieces.indices.filter(jumps(at:)) }

  /// Whether the motion jumps before the piece of an index; false for the first piece, and for an index that does not
  /// exist.
  func jumps(at index: Int) -> Bool {
    guard index > 0, index < pieces.count else { return false }
    let gap = (pieces[index].value.p0 - pieces[index - 1].value.p3).magnitude
    return gap > pieces[index].slack + pieces[index - 1].slack + Self.epsilon
  }

  /// The value of the motion just before its end.
  var lastValue: Double { pieces.last?.value.p3 ?? target }

  /// The motion cut off at a time that CSS can write: at a whole millisecond, if the motion stays within an error of
  /// the target from then on, otherwise at a whole microsecond.
  func endingAsWritten(within maxError: Double) -> MotionOutline {
    let millisecond = (duration * 1e3 + 1e-6).rounded(.down) / 1e3
    if repetition == nil, millisecond > 0, rests(from: millisecond, within: maxError * 0.9) {
      return cut(at: millisecond)
    }
    return cut(at: (duration * 1e6 + 1e-3).rounded(.down) / 1e6)
  }

  /// Whether the motion stays near its target from a time in seconds on.
  private func rests(from time: Double, within maxError: Double) -> Bool {
    let rest = Line(x: time, y: target, slope: 0)
    return pieces[index(after: time)...].allSatisfy { piece in
      let distance = piece.largestDistance(
        from: rest, between: piece.parameter(at: time), and: 1
      ).distance
      return distance + piece.slack <= maxError
    }
  }

  private func cut(at end: Double) -> MotionOutline {
    guard end > 0, end < duration else { return self }
    var outline = self
    outline.duration = end
    outline.pieces = pieces.filter { $0.start < end }.map { piece in
      piece.end > end ? piece.part(from: 0, to: piece.parameter(at: end)) : piece
    }
    return outline
  }

  /// The motion with the slack of its times turned into slack of its values, up to a limit.
  func withSlackOfTime(upTo limit: Double) -> MotionOutline {
    var outline = self
    outline.pieces = pieces.flatMap { $0.withSlackOfTime(upTo: limit) }
    return outline
  }

  /// A part of the travel as a value in the units of the animated number.
  func shown(_ part: Double) -> Double { origin + unit * part }

  /// The pieces of the motion, cut where they turn, so that each only rises or only falls.
  var monotonePieces: [MotionPiece] {
    var monotone: [MotionPiece] = []
    monotone.reserveCapacity(pieces.count)
    for piece in pieces {
      let turns = piece.value.turns
      guard let first = turns.first else {
        monotone.append(piece)
        continue
      }
      monotone.append(piece.part(from: 0, to: first))
      if let second = turns.second { monotone.append(piece.part(from: first, to: second)) }
      monotone.append(piece.part(from: turns.second ?? first, to: 1))
    }
    return monotone
  }
}

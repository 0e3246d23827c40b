internal import CurveGeometry

/// One cycle of a motion as cubics, with the effects of modifiers.
struct MotionCycle {
  /// The pieces, without gaps from 0 to the end; values may jump between two of them.
  var pieces: [MotionPiece]

  /// The duration in seconds.
  var duration: Double

  /// The largest number of pieces that are computed.
  static let pieceLimit = 400_000

  /// The cycle played faster by a factor, which is above 0.
  func sped(by speed: Double) -> MotionCycle {
    MotionCycle(
      pieces: pieces.map { $0.timed(by: 1 / speed, after: 0) }, duration: duration / speed)
  }

  /// The cycle after a delay in seconds; a negative delay cuts off its start.
  ///
  /// - Parameter held: The value that is shown during the delay; nil for the value at which the cycle starts.
  func delayed(by delay: Double, showing held: Double?) -> MotionCycle {
    guard delay != 0, let start = held ?? pieces.first?.value.p0 else { return self }
    var delayed = self
    delayed.duration = max(duration + delay, 0)
    if delay > 0 {
      let wait = MotionPiece(from: 0, value: start, to: delay, value: start)
      delayed.pieces = [wait] + pieces.map { $0.timed(by: 1, after: delay) }
    } else {
      delayed.pieces = pieces.filter { $0.end > -delay }.map { piece in
        let part =
          piece.start < -delay ? piece.part(from: piece.parameter(at: -delay), to: 1) : piece
        return part.timed(by: 1, after: delay)
      }
    }
    return delayed
  }

  /// The cycle cut off at a time in seconds, if it lasts longer.
  func capped(at limit: Double) -> MotionCycle {
    guard duration > limit else { return self }
    let kept = pieces.filter { $0.start < limit }.map { piece in
      piece.end > limit ? piece.part(from: 0, to: piece.parameter(at: limit)) : piece
    }
    return MotionCycle(pieces: kept, duration: limit)
  }

  /// A number of cycles one after the other, every second of them with its values mirrored if they autoreverse; nil if
  /// they would have more pieces than are computed.
  func chained(count: Int, autoreverses: Bool) -> MotionCycle? {
    guard count < Self.pieceLimit / max(pieces.count, 1) else { return nil }
    var chain: [MotionPiece] = []
    chain.reserveCapacity(count * pieces.count)
    for index in 0..<count {
      let start = Double(index) * duration
      let isBack = autoreverses && !index.isMultiple(of: 2)
      for piece in pieces {
        let later = piece.timed(by: 1, after: start)
        chain.append(isBack ? later.valued(by: -1, from: 1) : later)
      }
    }
    return MotionCycle(pieces: chain, duration: Double(count) * duration)
  }
}

extension MotionOutline {
  /// Makes the outline of one cycle.
  init(_ cycle: MotionCycle) {
    self.init(pieces: cycle.pieces, duration: cycle.duration)
  }
}

internal import MotionRecording

/// A time at which one motion or both of them jump: there is no velocity there, and the difference of velocities
/// leaves it out.
public struct DifferenceJump: Hashable, Sendable {
  /// Seconds since the start.
  public var time: Double
  /// The jump of the first motion's value; 0 if it does not jump.
  public var first: Double
  /// The jump of the second motion's value; 0 if it does not jump.
  public var second: Double

  /// The jump of the difference.
  public var amount: Double { second - first }

  /// The part of the travel up to which steps are not jumps: a fluid spring comes to rest that far from its
  /// target at most, and snaps to it.
  private static let smallest = 0.0101

  /// The jumps at the seams of pieces, and at their start from rest.
  static func jumps(of pair: MotionPair, between pieces: [CommonPiece]) -> [DifferenceJump] {
    // On frames every value jumps.
    guard !pair.first.isHeld, !pair.second.isHeld else { return [] }
    let extents = (pair.first.extent, pair.second.extent)
    var rest = (pair.first.start, pair.second.start)
    var jumps: [DifferenceJump] = []
    func meet(_ time: Double, _ next: (Double, Double)) {
      let steps = (next.0 - rest.0, next.1 - rest.1)
      let jumps0 = steps.0.magnitude > smallest * extents.0 ? steps.0 : 0
      let jumps1 = steps.1.magnitude > smallest * extents.1 ? steps.1 : 0
      guard jumps0 != 0 || jumps1 != 0 else { return }
      jumps.append(DifferenceJump(time: time, first: jumps0, second: jumps1))
    }
    for piece in pieces {
      meet(
        piece.start,
        (
          piece.first.state(pair.first, at: 0).value, piece.second.state(pair.second, at: 0).value
        ))
      rest = (
        piece.first.state(pair.first, at: 1).value, piece.second.state(pair.second, at: 1).value
      )
    }
    if let last = pieces.last {
      meet(
        last.end,
        (
          pair.first.state(at: last.first.end, .after).value,
          pair.second.state(at: last.second.end, .after).value
        ))
    }
    return jumps
  }
}

extension MotionCourse {
  /// The travel, or the distance between the lowest and highest value of a motion that goes through keyframes or
  /// comes back to its start.
  var extent: Double {
    let travel = (target - start).magnitude
    guard travel == 0 || isKeyframes else { return travel }
    let values = recording.values.filter(\.isFinite) + [start]
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// Whether the motion goes through keyframes, which have several targets.
  var isKeyframes: Bool { !recording.keyframes.isEmpty }
}

internal import CurveGeometry

/// The times at which a motion jumps, for many look-ups.
struct JumpTimes {
  private let times: [Double]
  private let distance: Double

  /// Takes the jumps of a motion, and the distance within which a time is near a jump.
  init(of outline: MotionOutline, within distance: Double) {
    times = outline.jumps.map { outline.pieces[$0].start }
    self.distance = distance
  }

  /// Whether a time is near a jump.
  func isNear(_ time: Double) -> Bool {
    let next = times.partitionIndex { $0 >= time - distance }
    return next < times.count && times[next] <= time + distance
  }
}

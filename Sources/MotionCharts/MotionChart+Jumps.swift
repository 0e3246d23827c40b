internal import ChartLayout
internal import MotionRecording

// Where the value jumps, its velocity is infinite.
extension MotionChart {
  /// The most jumps that a sentence lists.
  private static let mostListed = 6

  /// Arrows at the edge of the panel of the velocity where the value of a motion jumps.
  ///
  /// - Parameter limit: Where the panel is cut off; nil for at its largest figure.
  func jumpMarks(
    of index: Int, _ quantity: Quantity, limit: Double?, _ lanes: MotionLanes
  ) -> [ChartMark] {
    guard quantity == .velocity else { return [] }
    let recordings = lanes.lanes.first { $0.motions.contains(index) }?.motions.map {
      motions[$0].recording
    }
    let largest = (recordings ?? []).flatMap(\.velocities).filter(\.isFinite).map(\.magnitude).max()
    let edge = limit ?? largest.flatMap { $0 > 0 ? $0 : nil } ?? 1
    return motions[index].recording.jumps.map { jump in
      ChartMark(
        series: lanes.seriesOfMotions[index], time: jump.time, value: jump.isUp ? edge : -edge,
        kind: jump.isUp ? .above : .below, words: ["\u{221E}"])
    }
  }

  /// Where velocities are infinite, for those who cannot see it: a sentence for each motion that jumps.
  var jumpSentences: [String] {
    guard quantities.contains(.velocity) else { return [] }
    return motions.compactMap { motion in
      let jumps = motion.recording.jumps
      guard !jumps.isEmpty else { return nil }
      let times = jumps.prefix(Self.mostListed).map {
        FigureNumber.text($0.time, digits: $0.time < 1 ? 2 : 3) + " s"
      }
      let rest = jumps.count - times.count
      let list = times.joined(separator: ", ") + (rest > 0 ? " and \(rest) times more" : "")
      return
        "The velocity of \(motion.recording.name) is infinite where its value jumps: at \(list)."
    }
  }
}

extension Recording {
  /// The jumps of the value, which are drawn as such.
  fileprivate var jumps: [(time: Double, isUp: Bool)] {
    guard keyframes.isEmpty else { return [] }
    let ends = (restBeforeJump + pieces(of: .value)).filter { !$0.knots.isEmpty }
    return zip(ends, ends.dropFirst()).compactMap { piece, next in
      guard let last = piece.knots.last, let first = next.knots.first, last.time == first.time,
        last.value != first.value
      else { return nil }
      return (first.time, first.value > last.value)
    }
  }
}

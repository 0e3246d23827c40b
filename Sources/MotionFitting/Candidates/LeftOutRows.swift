internal import AnimationModel
internal import MotionRecording

/// Names the rows of a window to which a motion was not fitted.
struct LeftOutRows {
  let observed: ObservedMotion
  let window: Range<Int>

  /// The rows that were left out, with the reason.
  ///
  /// - Parameters:
  ///   - fitted: The fitted motion.
  ///   - left: The rows that were left out one by one.
  ///   - best: The same motion with the numbers that are reported.
  func rows(_ fitted: FittedRows, _ left: Set<Int>, _ best: FitCandidate) -> [MotionFit.LeftOutRow]
  {
    var left = left
    let rest = observed.rest - window.lowerBound
    if fitted.isEnded, !isOwnEnd(best) { left.insert(rest) }
    return left.sorted().filter { $0 < fitted.residuals.count }.map { row in
      let index = row + window.lowerBound
      return MotionFit.LeftOutRow(
        time: observed.times[index], value: observed.values[index], residual: fitted.residuals[row],
        reason: reason(index))
    }
  }

  private func reason(_ index: Int) -> MotionFit.LeftOutRow.Reason {
    let values = observed.values
    if index >= observed.rest { return .snapped }
    let isHeld = index > 0 && values[index] == values[index - 1]
    let isHeldOn = index + 1 < values.count && values[index] == values[index + 1]
    return isHeld || isHeldOn ? .held : .off
  }

  /// Whether the motion ends by itself where the recording comes to rest, in the units of the recording.
  private func isOwnEnd(_ best: FitCandidate) -> Bool {
    guard case .animation(let animation) = best.subject else { return false }
    let motion = animation.motion(of: MotionRequest(value: best.to - best.from))
    let end = best.start + motion.duration
    let row = observed.times[observed.rest]
    let before = observed.times[max(observed.rest - 1, 0)]
    // Steps are shown up to one step early.
    let slack = 1.001 / FluidSpringSteps.perSecond
    return end <= row + slack && end > before - slack
  }

  /// Returns the residuals, by the times of the rows.
  func residuals(_ fitted: FittedRows) -> [(time: Double, residual: Double)] {
    let ends = fitted.isEnded ? observed.rest - window.lowerBound : fitted.residuals.count
    return fitted.residuals.indices.filter { $0 < ends }.map {
      (observed.times[$0 + window.lowerBound], fitted.residuals[$0])
    }
  }
}

extension MotionParameters {
  /// Refuses endless repetition, for a target without loops.
  func checkLoop(
    _ target: ConversionTarget, _ what: String, hint: String
  ) throws(ConversionProblem) {
    if let repetition, repetition.count == nil {
      throw ConversionProblem(target: target, reason: "\(what) has no loop", hint: hint)
    }
  }

  /// Returns the loss of delays, in words; `instead` is the advice.
  func lostDelay(_ instead: String) -> [String] {
    let whole = delay + cycleDelay
    return whole == 0 ? [] : ["the delay of \(CodeNumber.exact(whole)) s is lost: \(instead)"]
  }

  /// The loss of the delay before each cycle, in words.
  var lostCycleDelay: [String] {
    cycleDelay == 0
      ? [] : ["the delay of \(CodeNumber.exact(cycleDelay)) s before each cycle is lost"]
  }

  /// Returns the loss of a count of repetitions, in words; `instead` is the advice.
  func lostCount(_ instead: String) -> [String] {
    guard let count = repetition?.count else { return [] }
    return ["the repetition (\(count) cycles) is lost: \(instead)"]
  }

  /// The remark that a cycle back differs where it plays time backwards.
  var reversedTime: [String] {
    guard let repetition, repetition.autoreverses else { return [] }
    return [
      "the cycle back plays time backwards there, while SwiftUI plays the same motion from the target to the start"
    ]
  }

  /// The remark on a number of cycles after which the value is another one than in SwiftUI; empty if it is the
  /// same.
  var evenCount: [String] {
    guard let repetition, repetition.autoreverses, let count = repetition.count,
      count.isMultiple(of: 2)
    else { return [] }
    return [
      "after an even number of cycles SwiftUI jumps to its target; there the value stays at its start"
    ]
  }

  /// The remark that each cycle of a spring ends by a rule of the target.
  var otherCycles: [String] {
    guard repetition != nil, case .spring = core else { return [] }
    return [
      "each cycle lasts until the target considers its spring at rest, which is not when SwiftUI ends it"
    ]
  }
}

/// The step position of CSS's `steps()`, which decides where its rises are.
public enum StepPosition: String, Hashable, Sendable, CaseIterable {
  /// The first rise is at 0; CSS also says `start`.
  case jumpStart = "jump-start"

  /// The last rise is at 1; CSS also says `end`.
  case jumpEnd = "jump-end"

  /// All rises lie between 0 and 1: one rise fewer than intervals.
  case jumpNone = "jump-none"

  /// Rises at 0 and at 1: one rise more than intervals.
  case jumpBoth = "jump-both"
}

/// CSS's `steps()`: the time in equal intervals, each of one height.
package struct StepEasing: Hashable, Sendable {
  package let count: Int
  package let position: StepPosition

  /// Makes a stair of `count` intervals: 1 or more, 2 or more for `jump-none`.
  package init(count: Int, position: StepPosition) {
    precondition(count >= (position == .jumpNone ? 2 : 1), "steps() needs more steps")
    self.count = count
    self.position = position
  }

  private var risesAtStart: Bool { position == .jumpStart || position == .jumpBoth }

  /// The number of steps.
  private var rises: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }

  /// The height of the step at an input; at a rise, its top.
  ///
  /// Below 0 and above 1 the steps continue; for inputs in 0…1 the height stays in 0…1.
  ///
  /// Source: CSS Easing Functions Level 2, "output of a step easing function".
  ///
  /// - Parameters:
  ///   - progress: The input.
  ///   - isBefore: CSS's before flag: at a rise, the height before it.
  package func value(at progress: Double, isBefore: Bool = false) -> Double {
    let index = interval(at: progress)
    var step = index + (risesAtStart ? 1 : 0)
    if isBefore && progress == index / Double(count) { step -= 1 }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, rises) }
    return step / rises
  }

  /// The interval in which an input falls, a whole number.
  ///
  /// The rounding of progress × count must not affect the interval: the boundary of an interval is the
  /// `Double` nearest to index ÷ count, the same number that ``jumps`` has.
  private func interval(at progress: Double) -> Double {
    let count = Double(count)
    let index = (progress * count).rounded(.down)
    if progress >= (index + 1) / count { return index + 1 }
    return progress < index / count ? index - 1 : index
  }

  /// The inputs in 0…1 at which the stair rises.
  package var jumps: [Double] {
    let first = risesAtStart ? 0 : 1
    let last = position == .jumpEnd || position == .jumpBoth ? count : count - 1
    guard first <= last else { return [] }
    return (first...last).map { Double($0) / Double(count) }
  }
}

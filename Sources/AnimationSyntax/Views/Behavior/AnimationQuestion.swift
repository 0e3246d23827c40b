internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// A call of an app's own animation on an animation that it wraps, or on the previous one.
enum AnimationQuestion {
  case animate(time: Double)
  case velocity(time: Double)
  case shouldMerge(previous: Animation, time: Double)

  /// Returns the question of a call, with its delta and its context; nil for any other call.
  static func asked(
    by name: String, _ arguments: [CallArgument]
  ) -> (question: AnimationQuestion, value: SwiftValue, context: SwiftValue)? {
    var labels = arguments.map(\.label)
    var rest = arguments[...]
    var previous: Animation?
    if name == "shouldMerge", labels.first == "previous" {
      guard case .animation(let animation)? = rest.popFirst()?.value else { return nil }
      previous = animation.animation
      labels.removeFirst()
    }
    let values = rest.map(\.value)
    guard labels == ["value", "time", "context"], let time = values[1].double else { return nil }
    switch (name, previous) {
    case ("animate", nil): return (.animate(time: time), values[0], values[2])
    case ("velocity", nil): return (.velocity(time: time), values[0], values[2])
    case ("shouldMerge", let previous?):
      return (.shouldMerge(previous: previous, time: time), values[0], values[2])
    default: return nil
    }
  }

  /// Returns the answer of an animation, and the context after it; nil if the context is one of another vector.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - value: The delta.
  ///   - context: The context as the interpreter has it.
  ///   - depth: The depth of the nested calls.
  func answer<V: VectorArithmetic>(
    of animation: Animation, _ value: V, in context: AnimationPart, depth: Int
  ) -> (answer: SwiftValue, context: AnimationPart)? {
    var given: AnimationContext<V>
    switch context {
    case .context(let context):
      guard let context = context as? AnimationContext<V> else { return nil }
      given = context
    case .newContext(let environment, let isComplete):
      given = AnimationContext(environment: environment, isLogicallyComplete: isComplete)
    case .vector, .state, .newState, .environment, .timeline, .keyframes: return nil
    }
    let outer = given.state.stored.depth
    given.state.stored.depth = depth + Self.levels
    func answer(_ vector: V?) -> SwiftValue { vector.map { .part(.vector($0)) } ?? .nothing }
    let result: SwiftValue =
      switch self {
      case .animate(let time):
        answer(animation.animate(value: value, time: time, context: &given))
      case .velocity(let time):
        answer(animation.velocity(value: value, time: time, context: given))
      case .shouldMerge(let previous, let time):
        .boolean(
          animation.shouldMerge(
            previous: previous, value: value, time: time, context: &given))
      }
    given.state.stored.depth = outer
    return (result, .context(given))
  }

  /// The number of function calls that the call of an animation counts as: it takes as much of a thread's stack.
  private static let levels = 6
}

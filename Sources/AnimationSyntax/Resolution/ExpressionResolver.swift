internal import AnimationModel
internal import SwiftProgram
internal import TextForms

/// Determines the value of a term from its syntax and the catalog.
///
/// If a term contains arrays, ``SweepChoice`` chooses one element of each; the resolver records the arrays.
struct ExpressionResolver {
  let semantics: Semantics

  /// The meanings of names.
  var scope = Scope.empty

  /// The velocity at the end of a gesture, in travels per second, for springs that have a parameter for it; nil if
  /// there is none.
  var gestureVelocity: Double?

  var sweep = SweepChoice()

  /// Reads the animations inside transitions, which may be names; nil if there are no names for animations.
  var animationOfTransition: ((Term) throws(Fault) -> Animation)?

  /// The ranges of the transitions that consist of modifiers of the app.
  var ownTransitions: [Range<Int>] = []

  /// The animations inside transitions, with their ranges.
  var animationsOfTransitions: [(animation: Animation, range: Range<Int>)] = []
}

// The faults of arguments.
extension ExpressionResolver {
  /// Runs an evaluation, and adds the parameter's name to its faults about types.
  func typed<Value>(
    _ parameter: ParameterSignature, _ evaluate: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    do {
      return try evaluate()
    } catch {
      guard case .wrongType(nil, let expected, let found) = error.problem as? ArgumentProblem else {
        throw error
      }
      throw Fault(
        .wrongType(parameter: parameter.name, expected: expected, found: found), error.range)
    }
  }

  /// Throws if a number is not valid for a parameter.
  static func check(
    _ value: Double, for parameter: ParameterSignature, range: Range<Int>
  ) throws(Fault) {
    let text = NumberText.swift(value)
    guard value.isFinite else {
      throw Fault(.notFinite(parameter: parameter.name, value: text), range)
    }
    if parameter.name.lowercased().hasSuffix("bounce"), let limit = parameter.range.lower,
      limit.value == value, !limit.isIncluded
    {
      throw Fault(.infiniteDamping(parameter: parameter.name, value: text), range)
    }
    if !parameter.range.contains(value), let words = parameter.range.words {
      throw Fault(
        .outOfRange(parameter: parameter.name, value: text, range: words), range)
    }
    guard value.magnitude <= ValidRange.largestMagnitude else {
      throw Fault(.tooLarge(text), range)
    }
  }
}

internal import AnimationModel
internal import SwiftProgram
internal import TextForms

/// Syntax and catalogue together: what a term denotes.
///
/// Where a term holds arrays, one element of each is chosen by ``SweepChoice``; the resolver notes what
/// arrays it met.
struct ExpressionResolver {
  let semantics: Semantics

  /// The meanings of names.
  var scope = Scope.empty

  /// The velocity at which a gesture ends, in travels per second, for springs that have a parameter for
  /// it; nil if it is not said.
  var gestureVelocity: Double?

  var sweep = SweepChoice()

  /// Reads the animations inside transitions, where names stand for some; nil where none do.
  var animationOfTransition: ((Term) throws(Fault) -> Animation)?

  /// The ranges of the transitions that are made of modifiers of the app's own.
  var ownTransitions: [Range<Int>] = []

  /// The animations that transitions have of their own, and where they are written.
  var animationsOfTransitions: [(animation: Animation, range: Range<Int>)] = []
}

// The faults of arguments.
extension ExpressionResolver {
  /// Runs an evaluation and puts the parameter's name into what it says of types.
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

  /// Whether a number makes sense for a parameter.
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

internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax

/// A transition read from text: its effect, and the texts of its animations.
struct TransitionText {
  let transition: AnyTransition

  /// The source texts of the animations inside the transition.
  let animationNames: [Animation: String]
}

/// Reads transitions: `.push(from: .bottom)`, `AnyTransition.opacity.combined(with: .scale)`,
/// `.slide.animation(.bouncy)`.
///
/// ``Catalog/transitions`` lists the transitions that are supported.
struct TransitionReader {
  let source: SwiftText
  let text: TextRegions
  let semantics: Semantics

  /// The meanings of names; empty if no file declares any.
  var scope = Scope.empty

  /// Reads the animations inside a transition, which may be names; nil if there are no names for animations.
  var animation: ((Term) throws(Fault) -> Animation)?

  /// Reads a transition from the syntax tree.
  func transition(_ expression: ExprSyntax) throws(Fault) -> TransitionText {
    // A transition may contain an animation: `.opacity.animation(.bouncy)`.
    let term = try TermReader(source: source, grammar: ExpressionGrammar(refusedCalls: []))
      .term(of: expression)
    return try transition(scope.resolved(term))
  }

  /// Reads a transition from a term, in which a leading dot denotes a transition.
  func transition(_ term: Term) throws(Fault) -> TransitionText {
    var resolver = ExpressionResolver(semantics: semantics, scope: scope)
    resolver.animationOfTransition = animation
    let value = try resolver.value(of: term, expected: .transition)
    if let axis = resolver.sweep.axes.first {
      throw Fault(.misplacedArray("a scenario is played once"), axis.range)
    }
    guard case .transition(let transition) = value else {
      throw Fault(
        .wrongType(
          parameter: nil, expected: ValueType.transition.words, found: value.type.article),
        term.range)
    }
    return TransitionText(
      transition: transition,
      animationNames: Dictionary(
        resolver.animationsOfTransitions.map {
          ($0.animation, OneLineText(text, range: $0.range).text)
        },
        uniquingKeysWith: { first, _ in first }))
  }
}

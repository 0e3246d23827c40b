internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax

/// A transition as it is read: what it does, and what its own animations are called.
struct TransitionText {
  let transition: AnyTransition

  /// The animations that the transition has of its own, as they are written.
  let animationNames: [Animation: String]
}

/// Reads transitions: `.push(from: .bottom)`, `AnyTransition.opacity.combined(with: .scale)`,
/// `.slide.animation(.bouncy)`.
///
/// The transitions that can be written are in ``Catalog/transitions``.
struct TransitionReader {
  let source: SwiftText
  let text: TextRegions
  let semantics: Semantics

  /// The meanings of names; empty where no file declares any.
  var scope = Scope.empty

  /// Reads the animations that a transition has, where names may stand for some; nil where none do.
  var animation: ((Term) throws(Fault) -> Animation)?

  /// Reads a transition from the syntax tree.
  func transition(_ expression: ExprSyntax) throws(Fault) -> TransitionText {
    // A transition may have an animation of its own: `.opacity.animation(.bouncy)`.
    let term = try TermReader(source: source, grammar: ExpressionGrammar(refusedCalls: []))
      .term(of: expression)
    return try transition(scope.resolved(term))
  }

  /// Reads a transition from a term, whose leading dot means one.
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

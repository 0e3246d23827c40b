internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads the animations of a scenario: those of expressions, those with the file's own names for numbers and
/// animations, and pausable ones.
struct AnimationReader {
  let source: SwiftText
  let text: TextRegions
  let scope: Scope
  let semantics: Semantics

  /// The remarks on the animations that are read.
  var remarks: AnimationRemarks?

  /// The Swift code of the file, which may declare animations of its own.
  let program: ScenarioProgram

  /// Reads an animation; nil if `nil` is written.
  func animation(_ expression: ExprSyntax) throws(Fault) -> NamedAnimation? {
    if expression.is(NilLiteralExprSyntax.self) { return nil }
    return try named(expression)
  }

  /// An animation, or a choice between animations that depends on the states.
  indirect enum Choice {
    case always(NamedAnimation?)
    case chosen(ScriptFormula, Choice, Choice)

    /// All animations, each with the condition for it.
    var all: [(animation: NamedAnimation?, condition: ScriptFormula?)] {
      switch self {
      case .always(let animation): [(animation, nil)]
      case .chosen(let condition, let yes, let no):
        yes.all.map { ($0.animation, Self.conjunction(condition, holds: true, $0.condition)) }
          + no.all.map { ($0.animation, Self.conjunction(condition, holds: false, $0.condition)) }
      }
    }

    private static func conjunction(
      _ condition: @escaping ScriptFormula, holds: Bool, _ other: ScriptFormula?
    ) -> ScriptFormula {
      { states in
        guard try condition(states) == .boolean(holds) else { return .boolean(false) }
        return try other?(states) ?? .boolean(true)
      }
    }
  }

  /// Reads an animation that may depend on the states: `isOn ? .bouncy : nil`.
  func choice(_ expression: ExprSyntax) throws(Fault) -> Choice {
    guard expression.choosesAtTop else { return .always(try animation(expression)) }
    return try choice(
      TermReader(source: source, grammar: ExpressionGrammar(hasChoices: true)).term(of: expression))
  }

  private func choice(_ term: Term) throws(Fault) -> Choice {
    switch term.kind {
    case .choice(let condition, let yes, let no):
      let term = try TermEvaluator.evaluate(condition, as: .boolean, in: scope)
      return .chosen(
        try program.formula(of: term, in: scope).play, try choice(yes), try choice(no))
    case .foreign("nil"): return .always(nil)
    default: return .always(try named(term))
    }
  }

  /// Reads an animation that is not nil.
  func named(_ expression: ExprSyntax) throws(Fault) -> NamedAnimation {
    try named(at: source.range(of: expression)) { () throws(Fault) in
      try animation(of: term(of: expression))
    }
  }

  /// Reads the animation of a term.
  func named(_ term: Term) throws(Fault) -> NamedAnimation {
    try named(at: term.range) { () throws(Fault) in try animation(of: scope.names.resolved(term)) }
  }

  /// Reads an animation, which is named as it is written; where it cannot be read as an expression, or names one of the
  /// file's own, the latter is returned.
  private func named(
    at range: Range<Int>, _ read: () throws(Fault) -> Animation
  ) throws(Fault) -> NamedAnimation {
    let words = OneLineText(text, range: range).text
    // An animation that a file adds hides other animations of the same name.
    let unknown = Fault(.notUnderstood(words), range)
    if program.addsAnimation(namedAt: range),
      let own = try? program.animation(at: range, in: scope, orElse: unknown)
    {
      return NamedAnimation(words, own)
    }
    do throws(Fault) {
      return NamedAnimation(words, try read())
    } catch {
      return NamedAnimation(
        words, try program.animation(at: range, in: scope, orElse: explained(error)))
    }
  }

  /// Returns the fault for a name that expressions do not know, but the file may.
  private func explained(_ fault: Fault) -> Fault {
    guard case .dependsOnApp(let name, _) = fault.problem as? AppProblem else { return fault }
    let root = String(name.prefix { $0 != "." })
    switch scope.meanings[root] {
    case .state, .computed, .held:
      return Fault(.scenario(.animationDependsOnState(root)), fault.range)
    case .constant, .written, .value, .view, .animated: return fault
    case nil:
      guard
        scope.all[root] != nil
          || SpellingSuggestion.nearest(to: root, among: scope.declared) != nil
      else { return fault }
      return scope.unknown(root, at: fault.range)
    }
  }

  /// The animation that is used where none is written.
  var defaultAnimation: NamedAnimation {
    NamedAnimation(".default", semantics.defaultAnimation)
  }

  /// Reads the term of an animation without evaluating it.
  private func term(of expression: ExprSyntax) throws(Fault) -> Term {
    do {
      return scope.names.resolved(
        try TermReader(source: source, grammar: ExpressionGrammar()).term(of: expression))
    } catch {
      guard case .choiceDependsOnApp(let condition) = error.problem as? AppProblem else {
        throw error
      }
      throw Fault(.scenario(.animationDependsOnState(condition)), error.range)
    }
  }

  func animation(of term: Term) throws(Fault) -> Animation {
    guard case .chain(let chain) = term.kind else {
      return try animation(resolved: term)
    }
    var links = chain.links[...]
    var value: Animation
    if case .bare = chain.head, let base = Self.pausableBase(links.first) {
      value = Animation(PausableAnimation(base: try animation(of: base)))
      links.removeFirst()
    } else if case .value(let inner) = chain.head {
      value = try animation(of: inner)
    } else {
      // The part before the first `.pausable` is an expression like any other.
      let end = links.firstIndex(where: \.isPausable) ?? links.endIndex
      guard end > links.startIndex else {
        throw Fault(.modifierWithoutAnimation("pausable"), links[end].nameRange)
      }
      let range = term.range.lowerBound..<links[end - 1].range.upperBound
      value = try animation(
        resolved: Term(
          kind: .chain(Term.Chain(head: chain.head, links: Array(links[..<end]))), range: range))
      links = links[end...]
    }
    while let link = links.popFirst() {
      value = try modified(value, by: link)
    }
    return value
  }

  private func modified(_ animation: Animation, by link: Term.Link) throws(Fault) -> Animation {
    if link.isPausable { return Animation(PausableAnimation(base: animation)) }
    var resolver = ExpressionResolver(semantics: semantics, scope: scope.names)
    let value = try resolver.member(link, of: .animation(animation))
    remarks?.add(resolver.sweep.notes, at: link.range.lowerBound)
    return try checked(value, resolver, range: link.range)
  }

  private func animation(resolved term: Term) throws(Fault) -> Animation {
    var resolver = ExpressionResolver(semantics: semantics, scope: scope.names)
    let value = try resolver.resolve(term)
    remarks?.add(resolver.sweep.notes, at: term.range.lowerBound)
    return try checked(value, resolver, range: term.range)
  }

  private func checked(
    _ value: CatalogValue, _ resolver: ExpressionResolver, range: Range<Int>
  ) throws(Fault) -> Animation {
    if let axis = resolver.sweep.axes.first {
      throw Fault(.misplacedArray("a scenario is played once"), axis.range)
    }
    guard case .animation(let animation) = value else {
      throw Fault(
        .wrongType(
          parameter: nil, expected: ValueType.animation.words, found: value.type.article), range)
    }
    return animation
  }

  /// Returns the animation that `Animation(PausableAnimation(base: …))` makes pausable; nil for any other link.
  private static func pausableBase(_ link: Term.Link?) -> Term? {
    guard let link, link.name == "Animation", let argument = link.arguments?.first,
      link.arguments?.count == 1, argument.label == nil,
      case .chain(let inner) = argument.value.kind, case .bare = inner.head,
      let wrapper = inner.links.first, inner.links.count == 1,
      wrapper.name == "PausableAnimation", let base = wrapper.arguments?.first,
      wrapper.arguments?.count == 1, base.label ?? "base" == "base"
    else { return nil }
    return base.value
  }
}

extension ExprSyntax {
  /// Whether the expression is a choice, parentheses aside.
  fileprivate var choosesAtTop: Bool {
    if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return only.expression.choosesAtTop
    }
    return self.is(TernaryExprSyntax.self)
      || self.as(SequenceExprSyntax.self)?.elements.contains {
        $0.is(UnresolvedTernaryExprSyntax.self)
      } == true
  }
}

extension Term.Link {
  /// Whether the link is `.pausable`.
  fileprivate var isPausable: Bool { name == "pausable" && arguments == nil }
}

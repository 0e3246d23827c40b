internal import AnimationModel
internal import SwiftProgram

/// Syntax and catalogue together: what a term denotes.
///
/// Where a term holds arrays, one element of each is chosen by ``SweepChoice``; the resolver notes what
/// arrays it met.
struct ExpressionResolver {
  let semantics: Semantics

  /// What names stand for.
  var scope = Scope.empty

  /// The velocity at which a gesture ends, in travels per second, for springs that have a parameter for
  /// it; nil if it is not said.
  var gestureVelocity: Double?

  var sweep = SweepChoice()

  /// Reads the animations inside transitions, where names stand for some; nil where none do.
  var animationOfTransition: ((Term) throws(Fault) -> Animation)?

  /// Where transitions are that are made of modifiers of the app's own.
  var ownTransitions: [Range<Int>] = []

  /// The animations that transitions have of their own, and where they are written.
  var animationsOfTransitions: [(animation: Animation, range: Range<Int>)] = []

  /// What a whole expression denotes.
  ///
  /// - Parameter expected: The type whose members a leading dot means; nil for an animation, unless another type
  ///   is named.
  mutating func resolve(
    _ term: Term, as expected: ValueType? = nil
  ) throws(Fault) -> CatalogValue {
    try value(of: scope.resolved(term), expected: expected)
  }

  /// The value of a term.
  ///
  /// - Parameter expected: The type whose members a leading dot means; nil at the top, where it means
  ///   an animation, and where the dot and the type may be left out.
  mutating func value(
    of term: Term, expected: ValueType?
  ) throws(Fault) -> CatalogValue {
    let term = try sweep.chosenBranch(of: term, for: "animation")
    guard case .chain(let chain) = term.kind else {
      if case .array = term.kind {
        throw Fault(.misplacedArray("sweeps are for numbers"), term.range)
      }
      throw Fault(
        .wrongType(
          parameter: nil, expected: (expected ?? .animation).words, found: term.words), term.range)
    }
    var links = chain.links[...]
    var value = try start(of: chain.head, &links, expected: expected)
    while let link = links.popFirst() {
      value = try member(link, of: value)
    }
    if let expected, value.type != expected {
      throw Fault(
        .wrongType(parameter: nil, expected: expected.words, found: value.type.article),
        term.range)
    }
    return value
  }

  /// The value with which a chain begins; takes the links it uses.
  private mutating func start(
    of head: Term.Chain.Head, _ links: inout ArraySlice<Term.Link>, expected: ValueType?
  ) throws(Fault) -> CatalogValue {
    if case .value(let term) = head { return try value(of: term, expected: expected) }
    guard let link = links.popFirst() else {
      throw Fault(.emptyExpression, 0..<0)
    }
    if case .implicit = head {
      return try staticMember(link, of: expected ?? .animation, isTop: expected == nil)
    }
    if link.arguments == nil, let value = scope.value(named: link.name, as: expected) {
      return value
    }
    if link.name == "SwiftUI", link.arguments == nil, !links.isEmpty {
      return try start(of: .bare, &links, expected: expected)
    }
    if let type = ValueType.swiftNames[link.name] {
      return try typed(type, link, &links)
    }
    guard expected == nil, !Catalog.starts(of: .animation, named: link.name).isEmpty else {
      throw unknownStart(link, rest: links, expected: expected)
    }
    return try staticMember(link, of: .animation, isTop: true)
  }

  /// `Spring(…)` or `Spring.bouncy`.
  private mutating func typed(
    _ type: ValueType, _ link: Term.Link, _ links: inout ArraySlice<Term.Link>
  ) throws(Fault) -> CatalogValue {
    if link.arguments != nil {
      return try call(link, named: link.name, of: type)
    }
    guard let member = links.popFirst() else {
      let example = Catalog.startNames(of: type).first ?? "init()"
      throw Fault(.typeName(link.name, example: "\(link.name).\(example)"), link.nameRange)
    }
    if member.name == "init", member.arguments != nil {
      return try call(member, named: link.name, of: type)
    }
    return try staticMember(member, of: type, isTop: false)
  }

  /// An initialiser's call under the name of its type.
  private mutating func call(
    _ link: Term.Link, named typeName: String, of type: ValueType
  ) throws(Fault) -> CatalogValue {
    let initializers = Catalog.starts(of: type, named: "init")
    guard !initializers.isEmpty else { throw Fault(.customAnimation, link.range) }
    return try apply(link, initializers, to: nil)
  }

  private mutating func staticMember(
    _ link: Term.Link, of type: ValueType, isTop: Bool
  ) throws(Fault) -> CatalogValue {
    if link.isOwnTransition, isTop || type == .transition {
      ownTransitions.append(link.range)
      return .transition(.identity)
    }
    // What is alone is an animation, unless its name is one of the transitions'.
    let type = isTop && Catalog.beginsTransition(link.name) ? .transition : type
    let candidates = Catalog.starts(of: type, named: link.name)
    guard !candidates.isEmpty else {
      if !Catalog.members(of: type, named: link.name).isEmpty, type == .animation {
        throw Fault(.modifierWithoutAnimation(link.name), link.nameRange)
      }
      throw unknownMember(link, of: type, isTop: isTop)
    }
    return try apply(link, candidates, to: nil)
  }

  /// What a link makes of the value before it.
  mutating func member(
    _ link: Term.Link, of value: CatalogValue
  ) throws(Fault) -> CatalogValue {
    let type = value.type
    let candidates = Catalog.members(of: type, named: link.name)
    guard candidates.isEmpty else { return try apply(link, candidates, to: value) }
    if !Catalog.starts(of: type, named: link.name).isEmpty {
      throw Fault(.notAModifier(link.name, owner: type.article), link.nameRange)
    }
    if type != .animation, !Catalog.members(of: .animation, named: link.name).isEmpty {
      throw Fault(.modifierOf(link.name, found: type.article), link.nameRange)
    }
    let names = Catalog.memberNames(of: type)
    let expected: String
    switch type {
    case .animation: expected = "a modifier such as '.delay(0.2)'"
    case .unitCurve: expected = "'.inverse' or the end of the expression"
    case .transition: expected = "'.combined(with:)', '.animation(…)' or the end of the transition"
    case .spring, .unitPoint, .view, .propertyAnimator, .timingParameters,
      .cubicTimingParameters, .springAnimation, .timingFunction, .keyframe, .easing:
      expected = "the end of the expression"
    }
    throw Fault(
      .unknownName(
        link.name, expected: expected,
        suggestion: SpellingSuggestion.nearest(to: link.name, among: names)),
      link.nameRange)
  }
}

extension Term.Link {
  /// Whether it is `.modifier(active: …, identity: …)`, a transition made of modifiers of the app's own.
  fileprivate var isOwnTransition: Bool {
    name == "modifier" && arguments?.map(\.label) == ["active", "identity"]
  }
}

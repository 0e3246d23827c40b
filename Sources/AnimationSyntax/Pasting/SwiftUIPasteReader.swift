internal import SwiftProgram
internal import SwiftSyntax

/// Finds SwiftUI calls that take an animation: `withAnimation(…) { … }`, `.animation(…, value: …)`, `.transition(…)`,
/// `Transaction(animation: …)` and similar ones.
///
/// The reader is called for every node of the tree, outer nodes first, and returns sites for the nodes that it knows.
struct SwiftUIPasteReader {
  /// Returns the animations that a node uses or defines; the nodes inside it are visited separately.
  func sites(of node: Syntax, root: ChainRoot?, in source: SwiftText) -> [PasteSite] {
    if let call = node.as(FunctionCallExprSyntax.self) {
      return sites(of: call, root: root, in: source)
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return assignment(in: sequence, source).map { [$0] } ?? []
    }
    return []
  }

  private func sites(
    of call: FunctionCallExprSyntax, root: ChainRoot?, in source: SwiftText
  ) -> [PasteSite] {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return sites(of: call, named: reference.baseName, source)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return [] }
    let name = member.declName.baseName
    if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI" {
      return sites(of: call, named: name, source)
    }
    switch name.text {
    case "animation":
      guard member.base == nil || root?.beginsAnimation != true else { return [] }
      return animation(of: call, name, isMember: member.base != nil, source).map { [$0] } ?? []
    case "transition":
      return transition(of: call, name, source).map { [$0] } ?? []
    case "contentTransition":
      return onlyArgument(of: call).map {
        [site(name, .contentTransition(source.range(of: $0)), source)]
      } ?? []
    case "init" where member.base == nil:
      return transaction(call, name, source).map { [$0] } ?? []
    case "phaseAnimator":
      return phases(of: call, name, source)
    case "keyframeAnimator":
      let range = source.range(of: member.period).lowerBound..<source.range(of: call).upperBound
      return [site(name, .keyframes(range), source)]
    default:
      return []
    }
  }

  /// Returns the sites of a call of a function or initializer by its plain name.
  private func sites(
    of call: FunctionCallExprSyntax, named name: TokenSyntax, _ source: SwiftText
  ) -> [PasteSite] {
    switch name.text {
    case "withAnimation":
      let first = call.arguments.first.flatMap { $0.label == nil && !$0.isClosure ? $0 : nil }
      var found = site(
        name, first.map { expression($0.expression, source) } ?? .defaultAnimation, source)
      found.fault = PasteCallCheck(source: source).fault(ofWithAnimation: call, named: name)
      return [found]
    case "Transaction": return transaction(call, name, source).map { [$0] } ?? []
    case "PhaseAnimator": return phases(of: call, name, source)
    case "KeyframeAnimator", "KeyframeTimeline":
      return [site(name, .keyframes(source.range(of: call)), source)]
    default: return []
    }
  }

  /// Returns the site of `.animation(.bouncy, value: x)`, or of `.animation()` on a binding, which has a default.
  private func animation(
    of call: FunctionCallExprSyntax, _ name: TokenSyntax, isMember: Bool, _ source: SwiftText
  ) -> PasteSite? {
    guard let first = call.arguments.first else {
      let isPlain = isMember && call.trailingClosure == nil
      return isPlain ? site(name, .defaultAnimation, source) : nil
    }
    guard first.label == nil, !first.isClosure else { return nil }
    var found = site(name, expression(first.expression, source), source)
    found.fault = PasteCallCheck(source: source).fault(ofAnimation: call, named: name)
    return found
  }

  /// Returns the site of `.transition(.slide)`, or of a misspelled transition.
  private func transition(
    of call: FunctionCallExprSyntax, _ name: TokenSyntax, _ source: SwiftText
  ) -> PasteSite? {
    guard let first = call.arguments.first, first.label == nil, !first.isClosure else { return nil }
    var found = site(name, .expression(source.range(of: first.expression), .transition), source)
    found.fault = PasteCallCheck(source: source).fault(ofTransition: call, named: name)
    return found
  }

  private func transaction(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax, _ source: SwiftText
  ) -> PasteSite? {
    guard let only = call.arguments.first, call.arguments.count == 1,
      only.label?.text == "animation"
    else { return nil }
    return PasteSite(
      construct: "Transaction", content: expression(only.expression, source),
      range: source.range(of: name))
  }

  /// Returns the site of `transaction.animation = .bouncy` or `$0.animation = .bouncy`.
  private func assignment(in sequence: SequenceExprSyntax, _ source: SwiftText) -> PasteSite? {
    let elements = sequence.elements
    guard elements.count >= 3, let target = elements.first?.as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == "animation",
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let value = elements.dropFirst(2).first, !value.is(MissingExprSyntax.self)
    else { return nil }
    let range = source.range(of: value).lowerBound..<source.range(of: sequence).upperBound
    var site = site(target.declName.baseName, .expression(range, .animation), source)
    site.isGuess = ChainRoot(ExprSyntax(value)).isUnknown
    return site
  }

  /// Returns the animations of phases, one for each result of the closure, or the default animation without a closure.
  private func phases(
    of call: FunctionCallExprSyntax, _ name: TokenSyntax, _ source: SwiftText
  ) -> [PasteSite] {
    let trailing = call.additionalTrailingClosures.first { $0.label.text == "animation" }?.closure
    let argument = call.arguments.first { $0.label?.text == "animation" }?.expression
    guard let closure = trailing ?? argument?.as(ClosureExprSyntax.self) else {
      return argument == nil ? [site(name, .defaultAnimation, source)] : []
    }
    return ResultReader(source).results(of: closure.statements).map {
      PasteSite(construct: name.text, content: .expression($0, nil), range: $0)
    }
  }

  private func onlyArgument(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let only = call.arguments.first, call.arguments.count == 1, only.label == nil,
      !only.isClosure
    else { return nil }
    return only.expression
  }

  private func expression(_ expression: ExprSyntax, _ source: SwiftText) -> PasteSite.Content {
    .expression(source.range(of: expression), .animation)
  }

  private func site(
    _ name: TokenSyntax, _ content: PasteSite.Content, _ source: SwiftText
  ) -> PasteSite {
    PasteSite(construct: name.text, content: content, range: source.range(of: name))
  }
}

extension ChainRoot {
  /// Whether it does not determine the type of the value after it.
  fileprivate var isUnknown: Bool {
    switch self {
    case .implicit, .other: false
    case .named(let name): name != "Animation"
    }
  }
}

extension LabeledExprSyntax {
  fileprivate var isClosure: Bool { expression.is(ClosureExprSyntax.self) }
}

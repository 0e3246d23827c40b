internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

// Views that are inserted and removed: `if isOpen { card.transition(.slide) }`, or by name with `appear` and
// `disappear`.
extension ScenarioReader {
  /// A condition, and whether it must hold or fail.
  private struct Condition {
    let formula: ScenarioFormula
    let holds: Bool
  }

  /// Declares the views inside a condition.
  ///
  /// - Returns: The names of the views.
  mutating func views(_ choice: IfExprSyntax) throws(Fault) -> [String] {
    try views(choice, within: [])
  }

  private mutating func views(
    _ choice: IfExprSyntax, within outer: [Condition]
  ) throws(Fault) -> [String] {
    var met: [ScenarioFormula] = []
    for element in choice.conditions {
      guard case .expression(let expression) = element.condition else {
        throw Fault(
          .wrongType(parameter: nil, expected: "a Bool such as 'isOpen'", found: "this"),
          source.range(of: element))
      }
      met.append(try formula(expression, as: .boolean, for: "if"))
    }
    if let first = met.first, met.allSatisfy(\.term.states.isEmpty) {
      throw Fault(.scenario(.valueNeverChanges), first.term.range)
    }
    let inner = outer + met.map { Condition(formula: $0, holds: true) }
    var names = try views(choice.body, within: inner)
    guard let other = choice.elseBody else { return names }
    guard met.count == 1 else {
      throw Fault(.notUnderstood("'else' after several conditions"), source.range(of: other))
    }
    let opposite = outer + met.map { Condition(formula: $0, holds: false) }
    switch other {
    case .codeBlock(let block): names += try views(block, within: opposite)
    case .ifExpr(let next): names += try views(next, within: opposite)
    }
    return names
  }

  private mutating func views(
    _ block: CodeBlockSyntax, within conditions: [Condition]
  ) throws(Fault) -> [String] {
    var names: [String] = []
    for statement in block.statements {
      if let choice = statement.conditionalViews {
        names += try views(choice, within: conditions)
        continue
      }
      guard let expression = statement.item.as(ExprSyntax.self) else {
        throw Fault(.scenario(.view(.notAView)), source.range(of: statement))
      }
      names.append(
        try declareView(
          ModifierChain(expression, source: source), if: presence(conditions)))
    }
    guard !names.isEmpty else {
      throw Fault(.scenario(.view(.noViews)), source.range(of: block))
    }
    return names
  }

  /// Returns the formula that is true where all conditions have the required outcome.
  private func presence(_ conditions: [Condition]) -> ScriptFormula {
    let all = conditions.map { ($0.formula.play, $0.holds) }
    return { states in
      .boolean(try all.allSatisfy { try $0.0(states) == .boolean($0.1) })
    }
  }

  // MARK: - One view

  /// Declares the view of a statement such as `card.transition(.slide)`; returns whether it is one.
  mutating func declareView(_ chain: ModifierChain) throws(Fault) -> Bool {
    if let call = chain.modifiers.first(where: { $0.name == "matchedGeometryEffect" }) {
      throw Fault(.scenario(.view(.matchedGeometry)), call.nameRange)
    }
    if let call = chain.modifiers.first(where: { $0.name == "navigationTransition" }) {
      throw Fault(.scenario(.view(.alwaysThere)), call.nameRange)
    }
    if chain.modifiers.contains(where: { $0.name == "matchedTransitionSource" }) {
      try zoomSource(chain)
      return true
    }
    guard chain.modifiers.contains(where: { $0.name == "transition" }),
      chain.root.viewName != nil
    else { return false }
    _ = try declareView(chain, if: nil)
    return true
  }

  private mutating func declareView(
    _ chain: ModifierChain, if condition: ScriptFormula?
  ) throws(Fault) -> String {
    if let condition, chain.modifiers.contains(where: { $0.name == "navigationTransition" }) {
      return try zoom(chain, if: condition)
    }
    let range = source.range(of: chain.root)
    guard let name = chain.root.viewName else {
      guard let call = chain.rootCall, call.name.first?.isUppercase == true else {
        throw Fault(.scenario(.view(.notAView)), range)
      }
      throw Fault(.scenario(.view(.content(call.name))), range)
    }
    try scope.checkNew(name, at: range)
    var text: TransitionText?
    var transitionRange = range
    var width: Double?
    var height: Double?
    try chain.checkLength()
    for call in chain.modifiers {
      switch call.name {
      case "transition":
        guard text == nil else {
          throw Fault(.scenario(.view(.secondTransition)), call.nameRange)
        }
        try call.check(positional: 1)
        let expression = try call.onlyArgument("transition")
        transitionRange = source.range(of: expression)
        text = try transitions.transition(expression)
      case "frame":
        try call.check(positional: 0, labels: ["width", "height"])
        width = try length(call.argument("width"), for: "width") ?? width
        height = try length(call.argument("height"), for: "height") ?? height
      case "matchedGeometryEffect":
        throw Fault(.scenario(.view(.matchedGeometry)), call.nameRange)
      case "animation", "transaction":
        throw Fault(.scenario(.view(.modifierInside(call.name))), call.nameRange)
      default:
        throw Fault(
          .unknownName(
            call.name, expected: "'.transition' or '.frame'",
            suggestion: SpellingSuggestion.nearest(
              to: call.name, among: ["transition", "frame"])), call.nameRange)
      }
    }
    let transition = text?.transition ?? .opacity
    let missing = transition.sizeNeeds.filter { $0 == "width" ? width == nil : height == nil }
    if !missing.isEmpty {
      throw Fault(.scenario(.view(.needsSize(missing: missing))), transitionRange)
    }
    let size = ViewSize(width: width ?? 0, height: height ?? 0)
    var view =
      condition.map { ScriptView(name, transition: transition, size: size, if: $0) }
      ?? ScriptView(name, transition: transition, size: size)
    view.animationNames = text?.animationNames ?? [:]
    script.views.append(view)
    scope.declare(name, .view(hasCondition: condition != nil), at: range)
    return name
  }

  private var transitions: TransitionReader {
    let animations = animations
    return TransitionReader(
      source: source, text: text, semantics: semantics, scope: scope.names,
      animation: { term throws(Fault) in try animations.animation(of: term) })
  }

  private func length(
    _ expression: ExprSyntax?, for parameter: String
  ) throws(Fault) -> Double? {
    guard let expression else { return nil }
    let term = try formulas.term(of: expression)
    let value = try TermEvaluator.evaluate(term, as: .number, for: parameter, in: scope).constant()
    guard case .number(let length) = value else { return nil }
    guard length >= 0 else {
      throw Fault(
        .outOfRange(
          parameter: parameter, value: NumberText.swift(length), range: "0 or more"),
        term.range)
    }
    return length
  }
}

extension CodeBlockItemSyntax {
  /// The `if` that the statement is; nil for any other statement.
  var conditionalViews: IfExprSyntax? {
    item.as(IfExprSyntax.self)
      ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
  }
}

extension AnyTransition {
  /// The lengths of the view by which the transition moves it: `width`, `height`, both or none.
  fileprivate var sizeNeeds: [String] {
    let offsets = tracks.flatMap { track in
      TransitionPhase.allCases.map { phase -> TransitionOffset in
        guard case .offset(let offset) = track.change(in: phase) else { return .zero }
        return offset
      }
    }
    return (offsets.contains { $0.widths != 0 } ? ["width"] : [])
      + (offsets.contains { $0.heights != 0 } ? ["height"] : [])
  }
}

extension ScenarioScript {
  /// Whether the script has anything to show.
  var showsSomething: Bool {
    !attributes.isEmpty || !views.isEmpty || !phaseAnimators.isEmpty || !keyframeAnimators.isEmpty
      || !zoomTransitions.isEmpty
  }
}

internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// Implicit animations and transactions, on one name or on a group.
extension ScenarioReader {
  /// Returns the names that a chain modifies, and reads the modifiers inside a group.
  mutating func members(of chain: ModifierChain) throws(Fault) -> [String] {
    if let call = chain.rootCall {
      guard call.name == "Group" else { throw unknownStatement(call) }
      return try group(call)
    }
    let range = source.range(of: chain.root)
    if let member = chain.root.as(MemberAccessExprSyntax.self), let base = member.base {
      let whole = source.text(of: base)
      if whole == "self" {
        throw Fault(.scenario(.leaveOutSelf(member.declName.baseName.text)), range)
      }
      if scope.meanings[whole] != nil {
        throw Fault(
          .scenario(.partOfAttribute(source.text(of: chain.root), whole: whole)), range)
      }
    }
    if let macro = chain.root.as(MacroExpansionExprSyntax.self) {
      throw Fault(.scenario(.notInScenarios("#\(macro.macroName.text)")), range)
    }
    guard let name = chain.root.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      throw Fault(.scenario(.withoutEffect), range)
    }
    let shown = name.filter { $0 != "`" }
    switch try scope.meaning(of: shown, at: range) {
    case .state(let type), .computed(let type, _):
      guard type.isShown else {
        throw Fault(.scenario(.notShown(shown, type: type.article)), range)
      }
      return [shown]
    case .constant(let type, _):
      throw Fault(.scenario(.notShown(shown, type: "\(type.article) that never changes")), range)
    case .value, .written:
      throw Fault(.scenario(.notShown(shown, type: "an animation")), range)
    case .held:
      throw Fault(
        .scenario(.notShown(shown, type: scope.meanings[shown]?.wordsForNoValue ?? "")), range)
    case .view where zoomSources.contains { $0.name == shown }:
      throw Fault(.scenario(.notShown(shown, type: "the source of a zoom")), range)
    case .view, .animated(by: PhaseAnimatorReader.words): return [shown]
    case .animated(let animator):
      throw Fault(.scenario(.animator(.notReached(shown, animator: animator))), range)
    }
  }

  private mutating func group(_ call: CallSyntax) throws(Fault) -> [String] {
    try call.check(positional: 0, closures: [nil])
    let body = try call.body()
    var names: [String] = []
    for statement in try body.plainStatements(source) {
      if let choice = statement.conditionalViews {
        names += try views(choice)
        continue
      }
      guard let expression = statement.item.as(ExprSyntax.self) else {
        let token = statement.firstToken(viewMode: .sourceAccurate)?.text ?? ""
        throw Fault(
          .scenario(.misplaced(token, rule: "is not allowed in a group")),
          source.range(of: statement))
      }
      let chain = ModifierChain(expression, source: source)
      let inner = try members(of: chain)
      try modify(inner, chain, isStatement: false)
      for name in inner {
        guard !names.contains(name) else {
          throw Fault(.scenario(.twiceInGroup(name)), chain.range)
        }
        names.append(name)
      }
    }
    guard !names.isEmpty else { throw Fault(.scenario(.emptyGroup), source.range(of: body)) }
    return names
  }

  /// Adds the modifiers of a chain, innermost first.
  mutating func modify(
    _ names: [String], _ chain: ModifierChain, isStatement: Bool
  ) throws(Fault) {
    if isStatement, chain.modifiers.isEmpty {
      let name = chain.rootCall?.name ?? names[0]
      throw Fault(.scenario(.noModifier(name)), chain.range)
    }
    try chain.checkLength()
    for call in chain.modifiers {
      switch call.name {
      case "animation": script.modifiers += try animation(call, on: names)
      case "transaction": script.modifiers.append(try transaction(call, on: names))
      case "contentTransition": try contentTransition(call, on: names)
      default:
        throw Fault(
          .unknownName(
            call.name, expected: "'.animation' or '.transaction'",
            suggestion: SpellingSuggestion.nearest(
              to: call.name, among: ["animation", "transaction", "contentTransition"])),
          call.nameRange)
      }
    }
  }

  /// Returns a modifier for each animation that may be chosen.
  private func animation(
    _ call: CallSyntax, on names: [String]
  ) throws(Fault) -> [ScriptModifier] {
    try call.check(positional: 1, labels: ["value"], closures: [nil])
    let written = try call.onlyArgument("animation")
    let choices = try animations.choice(written).all
    func modifiers(
      _ make: (NamedAnimation?) -> ScriptModifier
    ) -> [ScriptModifier] {
      choices.map { choice in
        var modifier = make(choice.animation)
        modifier.condition = choice.condition
        return modifier
      }
    }
    if let value = call.argument("value") {
      if let closure = call.closure() {
        throw Fault(.notUnderstood("a closure"), source.range(of: closure))
      }
      let trigger = try trigger(value)
      return modifiers { .animation($0, value: trigger, on: names) }
    }
    guard let body = call.closure() else {
      throw Fault(
        .scenario(.animationWithoutValue(source.text(of: written))), call.range)
    }
    let inside = try bodyNames(body, among: names)
    return modifiers { .animation($0, body: inside) }
  }

  private func transaction(
    _ call: CallSyntax, on names: [String]
  ) throws(Fault) -> ScriptModifier {
    try call.check(positional: 0, labels: ["value"], closures: [nil])
    let body = try call.body()
    let parameter = try body.parameterName(source)
    try scope.checkHasTransactions(at: call.nameRange)
    let value = try call.argument("value").map { value throws(Fault) in try trigger(value) }
    if TransactionClosure.isNeeded(for: body, parameter, own: scope.transactionValues) {
      let closure = try TransactionClosure(at: source.range(of: body), in: scope, program)
      return ScriptModifier(.transform { try closure($0, $1) }, on: names, value: value)
    }
    let reader = AssignmentReader(source: source, scope: scope, animations: animations)
    var change = TransactionChange()
    for statement in body.statements {
      guard let sequence = statement.item.as(SequenceExprSyntax.self) else {
        throw Fault(.scenario(.withoutEffect), source.range(of: statement))
      }
      let assignment = try reader.assignment(sequence)
      guard let first = assignment.path.first, first.name == parameter else {
        throw Fault(
          .unknownName(
            assignment.path.first?.name ?? "", expected: "'\(parameter)'", suggestion: parameter),
          assignment.path.first?.range ?? source.range(of: statement))
      }
      try reader.set(assignment, in: &change)
    }
    return .transaction(change, value: value, on: names)
  }

  /// Returns the formula of a value whose change triggers a modifier.
  private func trigger(_ expression: ExprSyntax) throws(Fault) -> ScriptFormula {
    let formula = try formula(expression)
    guard !formula.term.states.isEmpty else {
      throw Fault(.scenario(.valueNeverChanges), formula.term.range)
    }
    return formula.play
  }

  /// Returns the names that the body of a scoped animation lists: `$0` for all of them, `$0.scale` for one.
  private func bodyNames(
    _ body: ClosureExprSyntax, among names: [String]
  ) throws(Fault) -> [String] {
    let parameter = try body.parameterName(source)
    var listed: [String] = []
    for statement in body.statements {
      let range = source.range(of: statement)
      let expression = statement.item.as(ExprSyntax.self)
      if expression?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter {
        listed += names
        continue
      }
      guard let member = expression?.as(MemberAccessExprSyntax.self),
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
      else {
        throw Fault(
          .wrongType(
            parameter: nil, expected: "'\(parameter)' or one of its names", found: "this"), range)
      }
      let name = member.declName.baseName.text
      guard names.contains(name) else {
        throw Fault(
          .unknownName(
            name, expected: "a name of the group",
            suggestion: SpellingSuggestion.nearest(to: name, among: names)),
          source.range(of: member.declName))
      }
      listed.append(name)
    }
    guard !listed.isEmpty else { throw Fault(.scenario(.emptyGroup), source.range(of: body)) }
    return listed
  }
}

internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads the statements inside `at`, which are the actions at one time.
struct ActionReader {
  let source: SwiftText
  let scope: Scope
  let animations: AnimationReader

  /// The transactions that are created here, by name.
  private var transactions: [String: LocalTransaction] = [:]

  /// A transaction with its completions.
  private struct LocalTransaction {
    var change = TransactionChange()
    var completions: [ScriptCompletion] = []
  }

  /// The words with which such a statement can begin.
  static let words = SwiftUIWords.strictVerbs

  init(source: SwiftText, scope: Scope, animations: AnimationReader) {
    self.source = source
    self.scope = scope
    self.animations = animations
  }

  private var assignments: AssignmentReader {
    AssignmentReader(source: source, scope: scope, animations: animations)
  }

  /// Reads statements in their order.
  mutating func actions(
    _ statements: CodeBlockItemListSyntax
  ) throws(Fault) -> [ScriptAction] {
    var actions: [ScriptAction] = []
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): try declare(declaration)
      case .stmt(let statement): throw controlFlow(statement)
      case .expr(let expression):
        if let action = try action(expression) { actions.append(action) }
      }
    }
    return actions
  }

  private func controlFlow(_ statement: StmtSyntax) -> Fault {
    let token = statement.firstToken(viewMode: .sourceAccurate)
    let word = token?.text ?? ""
    let instead =
      switch word {
      case "for": "write the loop around 'at'"
      default: "write the choice as a value, as in 'offset = isOpen ? 300 : 0'"
      }
    return Fault(
      .scenario(.controlFlow(word, instead: instead)),
      token.map { source.range(of: Syntax($0)) } ?? source.range(of: statement))
  }

  private mutating func action(_ expression: ExprSyntax) throws(Fault) -> ScriptAction? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let assignment = try assignments.assignment(sequence)
      if try setTransaction(assignment) { return nil }
      return try assignments.write(assignment)
    }
    let chain = ModifierChain(expression, source: source)
    if chain.modifiers.count == 1, chain.rootCall == nil {
      return try method(chain.modifiers[0], of: chain.root)
    }
    guard let call = chain.rootCall, chain.modifiers.isEmpty else {
      throw Fault(.scenario(.withoutEffect), chain.range)
    }
    switch call.name {
    case "withAnimation": return try withAnimation(call)
    case "withTransaction": return try withTransaction(call)
    case "log": return try log(call)
    case "appear", "disappear":
      return try PresenceReader(source: source, scope: scope).action(call)
    case "at", "drag", "run", "Group", "context", "entry", "policy":
      throw Fault(
        .scenario(.misplaced(call.name, rule: "is not allowed inside 'at'")), call.nameRange)
    default:
      let near =
        call.name == "print"
        ? "log" : SpellingSuggestion.nearest(to: call.name, among: Self.words)
      if let near {
        throw Fault(
          .unknownName(call.name, expected: "a statement", suggestion: near), call.nameRange)
      }
      throw Fault(.scenario(.notInScenarios(call.name)), call.nameRange)
    }
  }

  // MARK: - Transactions

  private mutating func withAnimation(_ call: CallSyntax) throws(Fault) -> ScriptAction {
    try call.check(
      positional: 1, labels: ["completionCriteria"], closures: [nil, "completion"])
    let animation =
      try call.positional.first.map { expression throws(Fault) in
        try animations.choice(expression)
      } ?? .always(animations.defaultAnimation)
    let body = try nested(call)
    var completions: [ScriptCompletion] = []
    let criteria = try criteria(call.argument("completionCriteria"))
    if let completion = call.closure("completion") {
      completions.append(
        ScriptCompletion(
          criteria: criteria, try nested(completion.plainStatements(source))))
    } else if call.argument("completionCriteria") != nil {
      throw Fault(
        .expected("'completion: { … }'"), call.range.upperBound..<call.range.upperBound)
    }
    return Self.animated(animation, body, completions)
  }

  private static func animated(
    _ choice: AnimationReader.Choice, _ body: [ScriptAction],
    _ completions: [ScriptCompletion]
  ) -> ScriptAction {
    switch choice {
    case .always(let animation): .animated(with: animation, body, completions: completions)
    case .chosen(let condition, let yes, let no):
      .choice(
        condition, [animated(yes, body, completions)], [animated(no, body, completions)])
    }
  }

  private func criteria(
    _ expression: ExprSyntax?
  ) throws(Fault) -> AnimationCompletionCriteria {
    guard let expression else { return .logicallyComplete }
    let names = ["logicallyComplete", "removed"]
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      throw Fault(
        .wrongType(
          parameter: "criteria", expected: "'.logicallyComplete' or '.removed'", found: "this"),
        source.range(of: expression))
    }
    switch member.declName.baseName.text {
    case "logicallyComplete": return .logicallyComplete
    case "removed": return .removed
    case let name:
      throw Fault(
        .unknownName(
          name, expected: "'.logicallyComplete' or '.removed'",
          suggestion: SpellingSuggestion.nearest(to: name, among: names)),
        source.range(of: member.declName))
    }
  }

  private mutating func withTransaction(_ call: CallSyntax) throws(Fault) -> ScriptAction {
    try scope.checkHasTransactions(at: call.nameRange)
    try call.check(positional: 2, closures: [nil])
    let first = try call.onlyArgument("transaction")
    var transaction = LocalTransaction()
    if let keyPath = first.as(KeyPathExprSyntax.self) {
      guard call.positional.count == 2 else {
        throw Fault(.missingArgument(function: call.name, parameter: "value"), call.nameRange)
      }
      guard
        let component = keyPath.components.last?.component.as(
          KeyPathPropertyComponentSyntax.self)
      else { throw Fault(.notUnderstood("this key path"), source.range(of: keyPath)) }
      try assignments.set(
        AssignmentReader.Step(
          name: component.declName.baseName.text, range: source.range(of: component.declName)),
        to: [call.positional[1]], in: &transaction.change)
    } else {
      if call.positional.count > 1 {
        throw Fault(
          .tooManyArguments(function: call.name, limit: 1), source.range(of: call.positional[1]))
      }
      transaction = try self.transaction(first)
    }
    return .transaction(
      transaction.change, try nested(call), completions: transaction.completions)
  }

  /// Reads `Transaction(animation: …)`, or the name of a transaction.
  private func transaction(_ expression: ExprSyntax) throws(Fault) -> LocalTransaction {
    let range = source.range(of: expression)
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let transaction = transactions[name] { return transaction }
      throw Fault(
        .unknownName(
          name, expected: "'Transaction(animation: …)'",
          suggestion: SpellingSuggestion.nearest(to: name, among: transactions.keys.sorted())),
        range)
    }
    guard let call = ModifierChain(expression, source: source).rootCall,
      call.name == "Transaction"
    else {
      throw Fault(
        .wrongType(parameter: nil, expected: "'Transaction(animation: …)'", found: "this"), range)
    }
    try call.check(positional: 0, labels: ["animation"])
    var transaction = LocalTransaction()
    if let animation = call.argument("animation") {
      transaction.change.animation = .some(try animations.animation(animation))
    }
    return transaction
  }

  /// Reads `var transaction = Transaction(animation: …)`.
  private mutating func declare(_ declaration: DeclSyntax) throws(Fault) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, variable.attributes.isEmpty,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let value = binding.initializer?.value,
      ModifierChain(value, source: source).rootCall?.name == "Transaction"
    else {
      let word = declaration.firstToken(viewMode: .sourceAccurate)?.text ?? ""
      throw Fault(
        .scenario(.misplaced(word, rule: "belongs outside of 'at', except for a 'Transaction'")),
        source.range(of: declaration))
    }
    try scope.checkHasTransactions(at: source.range(of: value))
    transactions[pattern.identifier.text] = try transaction(value)
  }

  /// Applies an assignment to a transaction; returns whether it is one.
  private mutating func setTransaction(
    _ assignment: AssignmentReader.Assignment
  ) throws(Fault) -> Bool {
    let name = assignment.path[0].name
    guard name != AssignmentReader.environment, var transaction = transactions[name] else {
      return false
    }
    try assignments.set(assignment, in: &transaction.change)
    transactions[name] = transaction
    return true
  }

  private func nested(_ call: CallSyntax) throws(Fault) -> [ScriptAction] {
    try nested(try call.body().plainStatements(source))
  }

  private func nested(
    _ statements: CodeBlockItemListSyntax
  ) throws(Fault) -> [ScriptAction] {
    var reader = self
    return try reader.actions(statements)
  }

  // MARK: - Other statements

  private func log(_ call: CallSyntax) throws(Fault) -> ScriptAction {
    try call.check(positional: 1)
    let argument = try call.onlyArgument("text")
    guard let literal = argument.as(StringLiteralExprSyntax.self) else {
      throw Fault(
        .wrongType(parameter: "log", expected: "text in quotes", found: "this"),
        source.range(of: argument))
    }
    return .log(try source.plainText(of: literal))
  }

  private mutating func method(
    _ call: CallSyntax, of receiver: ExprSyntax
  ) throws(Fault) -> ScriptAction? {
    let range = source.range(of: receiver)
    let name = receiver.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if var transaction = transactions[name] {
      guard call.name == "addAnimationCompletion" else {
        throw Fault(
          .scenario(.unknownTransactionValue(call.name, suggestion: nil)), call.nameRange)
      }
      try call.check(positional: 0, labels: ["criteria"], closures: [nil])
      transaction.completions.append(
        ScriptCompletion(
          criteria: try criteria(call.argument("criteria")), try nested(call)))
      transactions[name] = transaction
      return nil
    }
    if call.name == "animation" || call.name == "transaction" {
      throw Fault(
        .scenario(.misplaced(".\(call.name)", rule: "belongs outside of 'at'")), call.nameRange)
    }
    let target = try TermReader.values(in: source).term(of: receiver)
    let path = try assignments.path(of: target)
    let state = path[0].name
    let type = try assignments.typeOfState(state, at: path[0].range)
    guard call.name == "toggle" else {
      throw Fault(
        .unknownName(
          call.name, expected: "'toggle' or an assignment",
          suggestion: SpellingSuggestion.nearest(to: call.name, among: ["toggle"])),
        call.nameRange)
    }
    try call.check(positional: 0)
    guard path.count == 1, type == .boolean else {
      throw Fault(
        .wrongType(parameter: state, expected: type.article, found: "a Bool"), range)
    }
    return .write(state) { states in .boolean(!states.isTrue(state)) }
  }
}

extension Scope {
  /// Rejects transactions outside of apps.
  func checkHasTransactions(at range: Range<Int>) throws(Fault) {
    guard presentation.isLimited else { return }
    throw Fault(.scenario(.presentation(.noTransactions)), range)
  }
}

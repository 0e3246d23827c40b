internal import SwiftProgram
internal import SwiftSyntax

/// Checks the syntax of tracks and keyframes in a closure, before anything is evaluated.
struct KeyframeCallCheck {
  let source: SwiftText

  /// The functions of the text, which may be called too, and the text's own types of keyframes.
  let functions: Set<String>

  /// The names of all keyframe types.
  static let names = Catalog.keyframes.map(\.name)

  /// Checks the statements of a closure.
  ///
  /// - Parameters:
  ///   - statements: The statements.
  ///   - isTrack: Whether they are the statements of a track.
  func check(_ statements: CodeBlockItemListSyntax, isTrack: Bool) throws(Fault) {
    try checkItems(statements, isTrack: isTrack)
    try checkCalls(in: Syntax(statements))
  }

  /// Checks the tracks and keyframes at any depth: each must be a statement or the value of a constant, and a keyframe
  /// must have its required arguments.
  private func checkCalls(in root: Syntax) throws(Fault) {
    var stack = [root]
    while let node = stack.popLast() {
      stack.appendReversed(childrenOf: node)
      guard let call = node.as(FunctionCallExprSyntax.self), let name = call.keyframeCallee else {
        continue
      }
      let signature = Catalog.keyframes.first { $0.name == name.text }
      guard signature != nil || name.text == "KeyframeTrack" else { continue }
      guard [.codeBlockItem, .initializerClause, .returnStmt].contains(call.parent?.kind) else {
        let words = signature == nil ? "a track" : "a keyframe"
        throw Fault(.notUnderstood(words), source.range(of: call))
      }
      if let signature { try checkArguments(of: call, name, signature) }
    }
  }

  private func checkItems(_ statements: CodeBlockItemListSyntax, isTrack: Bool) throws(Fault) {
    for statement in statements {
      switch statement.item {
      case .decl: continue
      case .expr(let expression): try check(expression, isTrack: isTrack)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          try check(expression, isTrack: isTrack)
        } else if let loop = statement.as(ForStmtSyntax.self) {
          try checkItems(loop.body.statements, isTrack: isTrack)
        } else if let loop = statement.as(WhileStmtSyntax.self) {
          try checkItems(loop.body.statements, isTrack: isTrack)
        }
      }
    }
  }

  /// The kinds of expressions whose values may be keyframes.
  private static let mayHaveKeyframes: Set<SyntaxKind> = [
    .sequenceExpr, .functionCallExpr, .declReferenceExpr, .memberAccessExpr,
  ]

  private func check(_ expression: ExprSyntax, isTrack: Bool) throws(Fault) {
    if let choice = expression.as(IfExprSyntax.self) {
      try checkItems(choice.body.statements, isTrack: isTrack)
      switch choice.elseBody {
      case .codeBlock(let block): try checkItems(block.statements, isTrack: isTrack)
      case .ifExpr(let next): try check(ExprSyntax(next), isTrack: isTrack)
      case nil: break
      }
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for case .switchCase(let branch) in choice.cases {
        try checkItems(branch.statements, isTrack: isTrack)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self), let name = call.keyframeCallee
    {
      try check(call, name, isTrack: isTrack)
    } else if !Self.mayHaveKeyframes.contains(expression.kind) {
      throw Fault(
        .wrongType(parameter: nil, expected: ValueType.keyframe.words, found: "this"),
        source.range(of: expression))
    }
  }

  private func check(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax, isTrack: Bool
  ) throws(Fault) {
    if name.text == "KeyframeTrack" {
      guard !isTrack else { throw Fault(.keyframes(.trackInsideTrack), source.range(of: name)) }
      return try checkTrack(CallSyntax(call, named: name, source: source))
    }
    guard !Self.names.contains(name.text), !functions.contains(name.text) else { return }
    let known = (isTrack ? [] : ["KeyframeTrack"]) + Self.names
    throw Fault(
      .unknownName(
        name.text, expected: ValueType.keyframe.words,
        suggestion: SpellingSuggestion.nearest(to: name.text, among: known)),
      source.range(of: name))
  }

  private func checkArguments(
    of call: FunctionCallExprSyntax, _ name: TokenSyntax, _ signature: CallableSignature
  ) throws(Fault) {
    if let closure = call.trailingClosure {
      throw Fault(.notUnderstood("a closure"), source.range(of: closure))
    }
    let arguments = call.arguments.map { argument in
      let value = source.range(of: argument.expression)
      let label = argument.label.map { source.range(of: $0) }
      return ArgumentMatching.Argument(
        label: argument.label?.text, labelRange: label ?? value.lowerBound..<value.lowerBound,
        range: (label ?? value).lowerBound..<value.upperBound)
    }
    _ = try ArgumentMatching.assignment(
      of: arguments,
      to: ArgumentMatching.Function(
        name: signature.name,
        parameters: signature.parameters.map {
          ArgumentMatching.Parameter(
            label: $0.label, name: $0.label ?? "a value", isRequired: $0.defaultValue == nil)
        }, missingAt: source.range(of: name)))
  }

  private func checkTrack(_ call: CallSyntax) throws(Fault) {
    try call.check(positional: 1, closures: [call.closure() == nil ? "content" : nil])
    if let path = call.positional.first { _ = try KeyPathReader(source: source).names(path) }
    guard let body = call.closure() ?? call.closure("content") else {
      throw Fault(.expected("'{ … }'"), call.range.upperBound..<call.range.upperBound)
    }
    try checkItems(try body.plainStatements(source), isTrack: true)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function, with or without `SwiftUI.` before it; nil if it is not a plain name.
  var keyframeCallee: TokenSyntax? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName
    }
    if let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI"
    {
      return member.declName.baseName
    }
    return nil
  }
}

internal import AnimationSyntax
internal import SwiftSyntax

// MARK: - Properties, closures and loops

extension FileReader {
  /// The attributes that do not change the value of a property.
  static let plainAttributes: Set<String> = [
    "MainActor", "available", "usableFromInline", "inlinable", "ViewBuilder", "objc", "nonobjc",
    "Sendable", "discardableResult", "preconcurrency", "inline", "ObservationIgnored",
  ]

  /// Returns the statements that compute a value.
  static func getter(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
  }

  /// Adds a definition, if its type or its value may be an animation.
  mutating func defined(
    _ name: String, _ content: SourceSite.Content, _ type: String?, _ context: String,
    _ node: some SyntaxProtocol, in scope: Int, _ visit: Visit
  ) {
    var site = SourceSite(
      kind: .definition, context: context, content: content,
      range: node.position.utf8Offset..<node.endPosition.utf8Offset, scope: scope)
    site.declared = name
    site.typeName = type
    site.condition = visit.condition
    if let type {
      guard
        AnimationNames.types.contains(type.split(separator: ".").last.map(String.init) ?? "")
          || type == "Self"
      else { return }
    } else {
      guard let root = ExprSyntax(node)?.chainRoot else { return }
      let isBare = file.type(around: scope) == "Animation" && AnimationNames.beginsAnimation(root)
      let isSelf = root == "Self" && AnimationNames.types.contains(file.type(around: scope) ?? "")
      guard isBare || isSelf || AnimationNames.types.contains(root) || root == "SwiftUI" else {
        return
      }
      site.isGuess = true
      site.chainRoot = root
    }
    add([site])
  }

  mutating func closure(_ closure: ClosureExprSyntax, _ visit: Visit) -> [Visit] {
    let inner = addScope(.code, in: visit.scope, of: closure)
    let call = closure.ownCall
    let name = call?.calledExpression.lastName
    if let name, Self.triggers.contains(name), closure.isAction(of: name, call) {
      file.scopes[inner].trigger = name
    }
    // The range or array over which a loop runs.
    var counted: ExprSyntax?
    if let call, name == "ForEach" {
      counted = call.arguments.first?.expression
    } else if let call, name == "map" || name == "forEach" {
      counted = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    var parameters: [TokenSyntax] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map(\.name)
    case .parameterClause(let clause):
      parameters = clause.parameters.map { $0.secondName ?? $0.firstName }
    case nil: break
    }
    for (index, parameter) in parameters.enumerated() {
      let meaning: Declaration.Meaning =
        if index == 0, parameters.count == 1, let counted {
          .counter(WrittenCode(counted, in: file.text))
        } else {
          .unknown("is a closure's parameter")
        }
      declare(parameter.name, meaning, in: inner, written: visit.scope, at: parameter, visit)
    }
    if parameters.isEmpty, let counted {
      declare(
        "$0", .counter(WrittenCode(counted, in: file.text)), in: inner, written: visit.scope,
        at: closure, visit)
    }
    return children(of: Syntax(closure), in: inner, visit)
  }

  mutating func loop(_ loop: ForStmtSyntax, _ visit: Visit) -> [Visit] {
    let inner = addScope(.code, in: visit.scope, of: loop)
    if let pattern = loop.pattern.as(IdentifierPatternSyntax.self) {
      declare(
        pattern.identifier.name, .counter(WrittenCode(loop.sequence, in: file.text)), in: inner,
        written: visit.scope, at: pattern, visit)
    } else {
      noteNames(
        of: Syntax(loop.pattern), Visit(node: visit.node, scope: inner, condition: visit.condition))
    }
    return children(of: Syntax(loop), in: inner, visit)
  }

  /// The calls whose closures run when an event happens.
  private static let triggers: Set<String> = [
    "onTapGesture", "onLongPressGesture", "Button", "onAppear", "onDisappear", "task", "onChange",
    "onReceive", "onHover", "onChanged", "onEnded", "onSubmit", "onDrop", "onOpenURL",
    "refreshable", "updating", "onContinuousHover", "onScrollGeometryChange",
  ]
}

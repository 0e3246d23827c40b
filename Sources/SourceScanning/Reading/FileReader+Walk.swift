internal import SwiftSyntax

// The visits of the nodes of a file, one after the other.
extension FileReader {
  /// Reads a file.
  static func read(_ source: SourceFile) -> ScannedFile {
    var reader = FileReader(source)
    reader.walk()
    return reader.file
  }

  private mutating func walk() {
    while let visit = visits.popLast() {
      visits += next(of: visit).reversed()
    }
  }

  /// Reads a node, and returns the nodes to be visited after it, in order.
  private mutating func next(of visit: Visit) -> [Visit] {
    let node = visit.node
    switch node.kind {
    case .token: return []
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      return children(of: node, in: typeScope(of: node, in: visit.scope), visit)
    case .functionDecl, .initializerDecl, .subscriptDecl:
      return children(of: node, in: functionScope(of: node, visit), visit)
    case .variableDecl: return variable(node.cast(VariableDeclSyntax.self), visit)
    case .closureExpr: return closure(node.cast(ClosureExprSyntax.self), visit)
    case .forStmt: return loop(node.cast(ForStmtSyntax.self), visit)
    case .codeBlock, .switchCase, .ifExpr, .whileStmt:
      return children(of: node, in: addScope(.code, in: visit.scope, of: node), visit)
    case .optionalBindingCondition, .matchingPatternCondition, .valueBindingPattern:
      noteNames(of: node, visit)
    case .ifConfigClause:
      var inner = visit
      inner.condition = condition(of: node.cast(IfConfigClauseSyntax.self), in: visit)
      return children(of: node, in: visit.scope, inner)
    case .macroExpansionDecl, .macroExpansionExpr:
      let name =
        node.as(MacroExpansionDeclSyntax.self)?.macroName.text
        ?? node.as(MacroExpansionExprSyntax.self)?.macroName.text
      guard name == "Preview" else { break }
      let scope = addScope(.code, in: visit.scope, of: node, name: "Preview")
      file.scopes[scope].isPreview = true
      return children(of: node, in: scope, visit)
    case .functionCallExpr:
      let call = node.cast(FunctionCallExprSyntax.self)
      add(siteReader(at: visit).sites(of: call))
      if let changes = call.changedProperties {
        file.changes[file.text.range(of: call).lowerBound] = changes
      }
    case .attribute:
      add(siteReader(at: visit).sites(of: node.cast(AttributeSyntax.self)))
    case .sequenceExpr: assignment(node.cast(SequenceExprSyntax.self), visit)
    case .inOutExpr:
      if let name = node.cast(InOutExprSyntax.self).expression.lastName {
        noteChange(of: name)
      }
    case .declReferenceExpr:
      reference(node.cast(DeclReferenceExprSyntax.self).baseName.name, visit)
    case .identifierType:
      let name = node.cast(IdentifierTypeSyntax.self).name.text
      if Self.widgetTypes.contains(name) { file.isOfWidget = true }
    default: break
    }
    return children(of: node, in: visit.scope, visit)
  }

  mutating func variable(_ declaration: VariableDeclSyntax, _ visit: Visit) -> [Visit] {
    let modifiers = declaration.modifiers.map(\.name.text)
    let isVariable = declaration.bindingSpecifier.tokenKind == .keyword(.var)
    let wrapper = declaration.attributes.lazy.compactMap { attribute -> String? in
      attribute.as(AttributeSyntax.self).flatMap(\.attributeName.typeName)
    }.first { !Self.plainAttributes.contains($0) }
    let attributesAsk = asksForReducedMotion(declaration.attributes)
    var visits = children(of: Syntax(declaration.attributes), in: visit.scope, visit)
    for binding in declaration.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        noteNames(of: Syntax(binding.pattern), visit)
        visits += children(of: Syntax(binding), in: visit.scope, visit)
        continue
      }
      let name = pattern.identifier.name
      let type = binding.typeAnnotation.flatMap(\.type.typeName)
      let inner = addScope(.code, in: visit.scope, of: binding, name: name)
      var meaning = Declaration.Meaning.stored
      let context = Self.context(declaration.bindingSpecifier.text, modifiers)
      if let value = binding.initializer?.value {
        let code = WrittenCode(value, in: file.text)
        meaning = .value(code)
        defined(name, .expression(code), type, context, value, in: inner, visit)
      } else if let getter = binding.accessorBlock.flatMap(Self.getter) {
        let code = WrittenCode(getter, in: file.text)
        meaning = .results(code)
        if let type { defined(name, .results(code), type, context, getter, in: inner, visit) }
      }
      let asks = attributesAsk || asksForReducedMotion(binding)
      declare(name, meaning, in: visit.scope, written: inner, at: pattern, visit) {
        $0.isStatic = modifiers.contains("static") || modifiers.contains("class")
        $0.isPrivate = Self.isPrivate(modifiers)
        $0.isVariable = isVariable && binding.accessorBlock == nil
        $0.wrapper = wrapper
        $0.asksForReducedMotion = asks
        $0.typeName = type
      }
      visits += children(of: Syntax(binding), in: inner, visit)
    }
    return visits
  }
}

internal import SwiftProgram
internal import SwiftSyntax

extension TypeDeclaration {
  /// The data of the type that SwiftUI animates: the properties that the macro animates, or the parts of
  /// `animatableData`; nil for a type that does not move.
  var animatedData: AnimatedData? {
    guard !isForeign else { return nil }
    var stored: [String] = []
    for variable in members.compactMap({ $0.declaration.as(VariableDeclSyntax.self) }) {
      guard !variable.isStatic else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { continue }
        if name == AnimatedData.property {
          // A stored property of that name is the data itself.
          return AnimatedData(
            names: binding.accessorBlock?.dataNames ?? [name],
            isComputed: binding.accessorBlock?.hasSetter == true)
        }
        if binding.accessorBlock == nil, variable.attributes.isEmpty { stored.append(name) }
      }
    }
    guard attributes.contains("Animatable") else { return nil }
    return AnimatedData(names: stored, isComputed: false)
  }
}

extension AccessorBlockSyntax {
  /// Whether there is a setter.
  fileprivate var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }

  /// The names of the parts of the data that the getter returns, in order; nil if there are only observers.
  fileprivate var dataNames: [String]? {
    var body: CodeBlockItemListSyntax?
    switch accessors {
    case .getter(let items): body = items
    case .accessors(let list):
      body = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
    guard let result = body?.last?.item else { return nil }
    let value =
      result.as(ExprSyntax.self)
      ?? result.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
    return value.map(Self.names) ?? []
  }

  /// Returns the names of the parts of an expression; for a pair those of both halves.
  private static func names(_ node: ExprSyntax) -> [String] {
    if let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
      call.calledExpression.isPair
    {
      return call.arguments.flatMap { names($0.expression) }
    }
    // A value that is computed from a property is a different quantity from the property.
    guard !node.isComputed else { return [AnimatedData.property] }
    return [node.memberPath ?? node.firstName ?? AnimatedData.property]
  }
}

extension TypeDeclaration {
  /// The position of the accessor that has an effect besides setting the data, such as an observer that waits for the
  /// end of an animation; nil if there is none.
  var effectOfAnimatedData: SourcePosition? {
    guard !isForeign else { return nil }
    for member in members {
      guard let variable = member.declaration.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard binding.pattern.trimmedDescription == AnimatedData.property,
          let accessor = binding.accessorBlock?.effect
        else { continue }
        return member.source.position(of: accessor)
      }
    }
    return nil
  }
}

extension AccessorBlockSyntax {
  /// The accessor that does more than store the new value; nil if none does.
  fileprivate var effect: AccessorDeclSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { accessor in
      guard let statements = accessor.body?.statements else { return false }
      switch accessor.accessorSpecifier.text {
      case "didSet", "willSet": return !statements.isEmpty
      case "set": return statements.contains { Self.calls($0) }
      default: return false
      }
    }
  }

  /// Returns whether a statement contains a call whose result is not used.
  private static func calls(_ item: CodeBlockItemSyntax) -> Bool {
    item.containsNode { node in
      node.as(CodeBlockItemSyntax.self)?.item.is(FunctionCallExprSyntax.self) == true
    }
  }
}

extension ExprSyntax {
  /// Whether the expression consists of operators and operands.
  fileprivate var isComputed: Bool {
    `is`(SequenceExprSyntax.self) || `is`(InfixOperatorExprSyntax.self)
      || `is`(PrefixOperatorExprSyntax.self)
  }

  /// Whether a call of the expression makes a pair: `AnimatablePair`, `.init`.
  fileprivate var isPair: Bool {
    if let special = self.as(GenericSpecializationExprSyntax.self) {
      return special.expression.isPair
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "init" && (member.base?.isPair ?? true)
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text == AnimatedData.pair
  }

  /// The names in a chain of members, without `self` before them and `animatableData` after them; nil for any other
  /// expression.
  fileprivate var memberPath: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.memberPath
    else { return nil }
    let name = member.declName.baseName.plainText
    if name == AnimatedData.property { return base }
    return base == "self" ? name : "\(base).\(name)"
  }

  /// The first name of a value in the expression.
  fileprivate var firstName: String? {
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
        !["self", "init"].contains(name), name.first?.isLowercase == true
      {
        return name
      }
      stack.appendReversed(childrenOf: node)
    }
    return nil
  }
}

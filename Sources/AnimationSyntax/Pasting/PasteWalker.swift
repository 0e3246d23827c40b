internal import SwiftProgram
internal import SwiftSyntax

/// Traverses the syntax tree of pasted source, and collects its animations and the names that it declares.
///
/// The stack is an array, because the tree of a chain is as deep as the chain is long.
struct PasteWalker {
  let source: SwiftText
  private(set) var sites: [PasteSite] = []
  private(set) var scopes = PasteScopes()

  /// The calls of UIKit and similar frameworks, which can be read only with the scopes of the whole source.
  private(set) var uiKit = UIKitSites()

  private let ownTypes: Set<String>

  /// The names that are assigned anywhere.
  private var writes: PasteWrites

  /// Variables that stand for their initial values unless they are assigned.
  private var variables: [(name: String, scope: Int)] = []

  /// The ranges of the sites found so far, so that a site inside another one is not found again.
  private var taken: [Range<Int>] = []

  private struct Visit {
    let node: Syntax
    let scope: Int
    /// The index of the enclosing statements in ``uiKit``; nil outside of all statements.
    var list: Int?
    /// The beginning of the chain that contains the node, if the node is an inner link.
    var root: ChainRoot?
  }

  /// Traverses a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - source: The source from which the tree was read.
  ///   - ownTypes: The types that the source declares, nested types included.
  init(_ tree: SourceFileSyntax, source: SwiftText, ownTypes: Set<String>) {
    self.source = source
    self.ownTypes = ownTypes
    writes = PasteWrites(ownTypes: ownTypes)
    var stack = [Visit(node: Syntax(tree), scope: 0)]
    while let visit = stack.popLast() {
      writes.look(at: visit.node)
      stack += visited(visit).reversed()
    }
    for variable in variables where writes.names.contains(variable.name) {
      scopes.forget(variable.name, in: variable.scope)
    }
    sites.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Processes a node and returns the nodes to visit next.
  private mutating func visited(_ visit: Visit) -> [Visit] {
    let node = visit.node
    switch node.kind {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .declReferenceExpr:
      return visitedChain(visit)
    case .sequenceExpr:
      add(sitesFound(at: visit), in: visit.scope)
    case .variableDecl:
      return node.as(VariableDeclSyntax.self).map { visited($0, at: visit) } ?? []
    case .functionDecl:
      return node.as(FunctionDeclSyntax.self).map { visited($0, in: visit.scope) } ?? []
    case .codeBlockItemList:
      guard let statements = node.as(CodeBlockItemListSyntax.self) else { return [] }
      let list = uiKit.add(statements, in: visit.scope)
      if visit.scope == 0, statements.contains(where: { $0.item.is(VariableDeclSyntax.self) }) {
        for statement in statements { addAlone(statement) }
      }
      return children(of: node, in: visit.scope, list: list)
    case .initializerDecl:
      guard let declaration = node.as(InitializerDeclSyntax.self) else { return [] }
      let scope = scopes.add(in: visit.scope, name: "init")
      note(declaration.signature.parameterClause, in: scope)
      return children(of: node, in: scope)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      let name = Self.typeName(of: node)
      let scope = scopes.add(in: visit.scope, name: name, typeName: name)
      return children(of: node, in: scope)
    case .macroExpansionExpr, .macroExpansionDecl:
      let name = node.firstToken(viewMode: .sourceAccurate).flatMap {
        $0.nextToken(viewMode: .sourceAccurate)
      }
      return children(
        of: node, in: scopes.add(in: visit.scope, name: name.map { "#\($0.text)" }))
    case .closureExpr:
      guard let closure = node.as(ClosureExprSyntax.self) else { return [] }
      let scope = scopes.add(in: visit.scope)
      note(closure, in: scope)
      return children(of: node, in: scope)
    case .codeBlock:
      return children(of: node, in: scopes.add(in: visit.scope))
    case .forStmt, .optionalBindingCondition:
      let pattern =
        node.as(ForStmtSyntax.self)?.pattern
        ?? node.as(OptionalBindingConditionSyntax.self)?.pattern
      if let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.text {
        scopes.note(name, .unknown, in: visit.scope)
      }
    default: break
    }
    return children(of: node, in: visit.scope, list: visit.list)
  }

  private func children(of node: Syntax, in scope: Int, list: Int? = nil) -> [Visit] {
    node.children(viewMode: .sourceAccurate).map { Visit(node: $0, scope: scope, list: list) }
  }

  // MARK: - Chains

  private mutating func visitedChain(_ visit: Visit) -> [Visit] {
    guard let expression = visit.node.as(ExprSyntax.self) else { return [] }
    let root = visit.root ?? ChainRoot(expression)
    var visit = visit
    if visit.root == nil, isTaken(source.range(of: visit.node)) { return [] }
    let isOuter = visit.root == nil
    visit.root = root
    let found = sitesFound(at: visit)
    add(found, in: visit.scope)
    if case .named(let name) = root, UIKitCall.types.contains(name) {
      uiKit.note(expression, isOuter: isOuter, in: visit.scope, list: visit.list)
    }
    if isOuter, found.isEmpty, case .named("Animation") = root, !ownTypes.contains("Animation"),
      expression.previousLink != nil
    {
      let range = source.range(of: visit.node)
      var site = PasteSite(construct: "Animation", content: .expression(range, nil), range: range)
      site.isGuess = true
      add([site], in: visit.scope)
      return []
    }
    let previous = expression.previousLink.map { Syntax($0) }
    return visit.node.children(viewMode: .sourceAccurate).map { child in
      Visit(
        node: child, scope: visit.scope, list: visit.list, root: child == previous ? root : nil)
    }
  }

  /// Adds a statement outside of all animations that is only an animation: a line of a list that also contains
  /// constants.
  private mutating func addAlone(_ statement: CodeBlockItemSyntax) {
    guard case .expr(let expression) = statement.item else { return }
    var value = expression
    var name: String?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        let label = elements[0].as(DeclReferenceExprSyntax.self)
      else { return }
      (name, value) = (label.baseName.written, elements[2])
    }
    guard case .implicit(let start) = ChainRoot(value), ChainRoot(value).beginsAnimation else {
      return
    }
    let range = source.range(of: value)
    var site = PasteSite(
      construct: start, content: .expression(range, nil), range: source.range(of: expression))
    site.declared = name
    add([site], in: 0)
  }

  private func sitesFound(at visit: Visit) -> [PasteSite] {
    SwiftUIPasteReader().sites(of: visit.node, root: visit.root, in: source)
  }

  private mutating func add(_ found: [PasteSite], in scope: Int) {
    for site in found {
      var site = site
      site.scope = scope
      sites.append(site)
      switch site.content {
      case .expression(let range, _), .contentTransition(let range): taken.append(range)
      case .keyframes, .defaultAnimation, .uiKit: break
      }
    }
  }

  /// Returns whether a range lies in an expression that was already found; only the last few can contain it.
  private func isTaken(_ range: Range<Int>) -> Bool {
    taken.suffix(64).contains {
      $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
    }
  }

  // MARK: - Declarations

  private mutating func visited(_ declaration: VariableDeclSyntax, at visit: Visit) -> [Visit] {
    let scope = visit.scope
    let isMember = scopes.all[scope].typeName != nil || scope == 0
    let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    var visits = children(of: Syntax(declaration.attributes), in: scope)
    for binding in declaration.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.written else {
        visits += children(of: Syntax(binding), in: scope, list: visit.list)
        continue
      }
      let type = binding.typeAnnotation.map { typeName($0.type, in: scope) }
      var inner = scope
      if let accessors = binding.accessorBlock {
        inner = scopes.add(in: scope, name: name)
        let results = Self.getter(of: accessors).map { ResultReader(source).results(of: $0) } ?? []
        note(
          name, results.count == 1 && binding.initializer == nil ? results.first : nil, in: scope,
          written: inner)
        if let type { define(name, results, as: type, construct: "var", in: inner) }
      } else if let value = binding.initializer?.value {
        let range = source.range(of: value)
        note(name, isConstant || declaration.beginsWithItsValue ? range : nil, in: scope)
        if !isConstant { variables.append((name, scope)) }
        if isMember { inner = scopes.add(in: scope, name: name) }
        let keyword = declaration.bindingSpecifier.text
        define(name, value, as: type, construct: keyword, in: scope)
      } else {
        note(name, nil, in: scope)
      }
      visits += children(of: Syntax(binding), in: inner, list: visit.list)
    }
    return visits
  }

  private mutating func visited(_ declaration: FunctionDeclSyntax, in scope: Int) -> [Visit] {
    let name = declaration.name.written
    let inner = scopes.add(in: scope, name: name)
    note(declaration.signature.parameterClause, in: inner)
    if let type = declaration.signature.returnClause?.type, let body = declaration.body {
      define(
        name, ResultReader(source).results(of: body.statements), as: typeName(type, in: scope),
        construct: "func", in: inner)
    }
    return children(of: Syntax(declaration), in: inner)
  }

  /// Records the animations that a name denotes.
  private mutating func define(
    _ name: String, _ results: [Range<Int>], as type: String, construct: String, in scope: Int
  ) {
    guard let expected = ownedType(type) else { return }
    add(
      results.map { range in
        PasteSite(
          construct: construct, declared: name,
          content: .expression(range, expected == .animation ? nil : expected), range: range)
      }, in: scope)
  }

  /// Records the animation in the initial value of a constant or variable, determined by its type or by the form of the
  /// value.
  private mutating func define(
    _ name: String, _ value: ExprSyntax, as type: String?, construct: String, in scope: Int
  ) {
    if let type, type.hasPrefix("["), let elements = value.as(ArrayExprSyntax.self)?.elements {
      define(
        name, elements.map { source.range(of: $0.expression) }, as: String(type.dropFirst()),
        construct: construct, in: scope)
      return
    }
    if let type {
      define(name, [source.range(of: value)], as: type, construct: construct, in: scope)
      return
    }
    guard case .named(let root) = ChainRoot(value), value.previousLink != nil else { return }
    let isBare =
      scopes.type(around: scope) == "Animation"
      && !Catalog.starts(of: .animation, named: root).isEmpty
    guard isBare || ownedType(root) != nil else { return }
    var site = PasteSite(
      construct: construct, declared: name, content: .expression(source.range(of: value), nil),
      range: source.range(of: value))
    site.isGuess = !isBare
    add([site], in: scope)
  }

  private static let definedTypes: [String: ValueType] = [
    "Animation": .animation, "Spring": .spring, "UnitCurve": .unitCurve,
    "AnyTransition": .transition,
  ]

  /// Returns the SwiftUI type of a name; nil for other names, and if the source declares a type of the same name.
  private func ownedType(_ name: String) -> ValueType? {
    ownTypes.contains(name) ? nil : Self.definedTypes[name]
  }

  /// Returns the name of a type without `SwiftUI.` and question marks; the name of an array type is `[` followed by the
  /// name of its elements.
  private func typeName(_ type: TypeSyntax, in scope: Int) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return typeName(optional.wrappedType, in: scope)
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return typeName(optional.wrappedType, in: scope)
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return "[" + typeName(array.element, in: scope)
    }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    return name == "Self" ? scopes.type(around: scope) ?? name : name
  }

  /// Returns the statements of a getter.
  private static func getter(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
  }

  // MARK: - Names

  /// Records the meaning of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The range of its value; nil if the value is unknown.
  ///   - scope: The scope that declares the name.
  ///   - inner: The scope that contains the value, if it is a different one.
  private mutating func note(
    _ name: String, _ value: Range<Int>?, in scope: Int, written inner: Int? = nil
  ) {
    scopes.note(name, value.map { .value($0, scope: inner ?? scope) } ?? .unknown, in: scope)
  }

  /// Records the parameters of a function with their default values, if any.
  private mutating func note(_ clause: FunctionParameterClauseSyntax, in scope: Int) {
    for parameter in clause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).written
      let value = parameter.defaultValue?.value
      note(name, value.map { source.range(of: $0) }, in: scope)
      guard let value else { continue }
      define(
        name, [source.range(of: value)], as: typeName(parameter.type, in: scope),
        construct: "parameter", in: scope)
    }
  }

  private mutating func note(_ closure: ClosureExprSyntax, in scope: Int) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      for name in names { note(name.name.written, nil, in: scope) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        note((parameter.secondName ?? parameter.firstName).written, nil, in: scope)
      }
    case nil: break
    }
  }

  /// Returns the name of a declared or extended type, without the names of the types that contain it.
  private static func typeName(of node: Syntax) -> String {
    if let extended = node.as(ExtensionDeclSyntax.self)?.extendedType {
      return extended.as(MemberTypeSyntax.self)?.name.text
        ?? extended.as(IdentifierTypeSyntax.self)?.name.text ?? "extension"
    }
    let name =
      node.as(StructDeclSyntax.self)?.name ?? node.as(ClassDeclSyntax.self)?.name
      ?? node.as(EnumDeclSyntax.self)?.name ?? node.as(ActorDeclSyntax.self)?.name
      ?? node.as(ProtocolDeclSyntax.self)?.name
    return name?.written ?? "type"
  }
}

extension TokenSyntax {
  /// The name without the backticks that allow a keyword as a name.
  fileprivate var written: String { text.filter { $0 != "`" } }
}

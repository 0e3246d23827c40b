internal import SwiftSyntax

/// A declaration inside of a type, and the file it is in.
struct MemberDeclaration {
  let declaration: DeclSyntax
  let source: ViewSource
}

/// A type that the files declare or extend.
struct TypeDeclaration {
  var name: String
  var kind: TypeCode.Kind
  var inherited: Set<String> = []
  var attributes: Set<String> = []
  var members: [MemberDeclaration] = []

  /// The names of its type parameters, and those of them that stand for views.
  var generics: [String: Bool] = [:]

  /// Whether it is a type of somebody else that the files extend.
  var isForeign = false

  /// The number of the type that it is declared in.
  var owner: Int?
  var position: SourcePosition

  /// Whether it is a modifier of views.
  var isModifier: Bool {
    !isForeign && !inherited.isDisjoint(with: ["ViewModifier", "AnimatableModifier"])
  }

  /// The names of the properties that SwiftUI animates, those that the macro takes or that stand in `animatableData`;
  /// nil for a type that does not move.
  var animatableNames: [String]? {
    guard !isForeign else { return nil }
    var stored: [String] = []
    for variable in members.compactMap({ $0.declaration.as(VariableDeclSyntax.self) }) {
      guard !variable.isStatic else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { continue }
        if name == "animatableData", let accessors = binding.accessorBlock {
          return accessors.getterNames
        }
        if binding.accessorBlock == nil, variable.attributes.isEmpty { stored.append(name) }
        // A plain property of that name is the data itself.
        if name == "animatableData", binding.accessorBlock == nil { return [name] }
      }
    }
    return attributes.contains("Animatable") ? stored : nil
  }

  /// Whether it is a view.
  var isView: Bool { inherited.contains("View") && !isForeign }

  /// Whether it is a view that the files declare, not one made for what stands alone in them.
  var isDeclaredView: Bool { isView && !name.isEmpty }
}

/// What is at the top level of the files.
struct ViewDeclarations {
  var types: [TypeDeclaration] = []

  /// The types by name, for those that are not declared in another one.
  private var numbers: [String: Int] = [:]

  /// The types that are declared in others, by the number of these and name.
  private var nested: [Int: [String: Int]] = [:]
  var functions: [(declaration: FunctionDeclSyntax, source: ViewSource)] = []
  var variables: [(declaration: VariableDeclSyntax, source: ViewSource)] = []
  var aliases: [String: TypeSyntax] = [:]

  /// The views of `#Preview` and of `PreviewProvider`, in order.
  var previews: [(statements: CodeBlockItemListSyntax, source: ViewSource)] = []
  var providers: [Int] = []

  /// Expressions and loops at the top.
  var statements: [(item: CodeBlockItemSyntax, source: ViewSource)] = []

  init(_ sources: [ViewSource]) {
    for source in sources {
      for item in source.statements { read(item, in: source) }
    }
    for source in sources {
      for item in source.statements {
        if let extended = item.item.as(DeclSyntax.self)?.as(ExtensionDeclSyntax.self) {
          read(extended, in: source)
        }
      }
    }
  }

  /// Adds the view without a name to which the states and views at the top of the files belong.
  ///
  /// - Returns: Its number.
  mutating func addNameless(_ states: [(declaration: VariableDeclSyntax, source: ViewSource)])
    -> Int
  {
    var type = TypeDeclaration(name: "", kind: .structure, position: .none)
    type.inherited = ["View"]
    type.members = states.map {
      MemberDeclaration(declaration: DeclSyntax($0.declaration), source: $0.source)
    }
    types.append(type)
    return types.count - 1
  }

  /// The number of a type by its name, as seen from inside of another one.
  func number(of name: String, from owner: Int? = nil) -> Int? {
    var owner = owner
    while let outer = owner {
      if let number = nested[outer]?[name] { return number }
      owner = types[outer].owner
    }
    return numbers[name]
  }

  /// The number of a type that is declared in another one.
  func number(of name: String, in owner: Int) -> Int? { nested[owner]?[name] }

  private mutating func read(_ item: CodeBlockItemSyntax, in source: ViewSource) {
    guard case .decl(let declaration) = item.item else {
      if case .expr(let expression) = item.item,
        let macro = expression.as(MacroExpansionExprSyntax.self)
      {
        if macro.macroName.text == "Preview", let closure = macro.trailingClosure {
          previews.append((closure.statements, source))
        }
      } else {
        statements.append((item, source))
      }
      return
    }
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      if macro.macroName.text == "Preview", let closure = macro.trailingClosure {
        previews.append((closure.statements, source))
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      functions.append((function, source))
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      variables.append((variable, source))
      statements.append((item, source))
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      aliases[alias.name.text] = alias.initializer.value
    } else if let block = declaration.as(IfConfigDeclSyntax.self) {
      read(block, in: source)
    } else {
      _ = read(type: declaration, in: source, owner: nil)
    }
  }

  private mutating func read(_ block: IfConfigDeclSyntax, in source: ViewSource) {
    guard case .statements(let items)? = block.taken else { return }
    for item in items { read(item, in: source) }
  }

  // MARK: - Types

  /// Takes a declaration if it declares a type.
  private mutating func read(type declaration: DeclSyntax, in source: ViewSource, owner: Int?)
    -> Bool
  {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let value): add(value, .structure, source, owner)
    case .enumDecl(let value): add(value, .enumeration, source, owner)
    case .classDecl(let value): add(value, .object, source, owner)
    case .actorDecl(let value): add(value, .object, source, owner)
    default: return false
    }
    return true
  }

  private mutating func add(
    _ declaration: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ kind: TypeCode.Kind, _ source: ViewSource, _ owner: Int?
  ) {
    let number = types.count
    var type = TypeDeclaration(
      name: declaration.name.plainText, kind: kind, owner: owner,
      position: source.position(of: declaration.name))
    type.inherited = Self.names(declaration.inheritanceClause)
    type.attributes = Set(
      declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.plainName })
    type.generics = ViewParameters.names(
      declaration.genericParameterClause, declaration.genericWhereClause)
    types.append(type)
    if let owner {
      if nested[owner]?[type.name] == nil { nested[owner, default: [:]][type.name] = number }
    } else if numbers[type.name] == nil {
      numbers[type.name] = number
      if type.inherited.contains("PreviewProvider") { providers.append(number) }
    }
    add(declaration.memberBlock.members, to: number, source)
  }

  private mutating func add(
    _ members: MemberBlockItemListSyntax, to number: Int, _ source: ViewSource
  ) {
    for member in members {
      if let block = member.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let inner)? = block.taken { add(inner, to: number, source) }
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
        aliases[alias.name.text] = alias.initializer.value
      } else if !read(type: member.decl, in: source, owner: number) {
        types[number].members.append(MemberDeclaration(declaration: member.decl, source: source))
      }
    }
  }

  private mutating func read(_ extended: ExtensionDeclSyntax, in source: ViewSource) {
    let path = extended.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    guard let last = path.last else { return }
    var number = numbers[path[0]]
    for name in path.dropFirst() { number = number.flatMap { nested[$0]?[name] } }
    let found: Int
    if let number {
      found = number
    } else {
      found = types.count
      var type = TypeDeclaration(
        name: last, kind: .structure, position: source.position(of: extended.extendedType))
      type.isForeign = true
      types.append(type)
      numbers[last] = found
    }
    types[found].inherited.formUnion(Self.names(extended.inheritanceClause))
    add(extended.memberBlock.members, to: found, source)
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    Set(
      (clause?.inheritedTypes ?? []).map { inherited in
        let text = inherited.type.trimmedDescription
        return text.split(separator: ".").last.map(String.init) ?? text
      })
  }
}

extension AccessorBlockSyntax {
  /// The names of properties that the getter mentions, in order.
  fileprivate var getterNames: [String] {
    var body: Syntax?
    switch accessors {
    case .getter(let items): body = Syntax(items)
    case .accessors(let list):
      body = list.first { $0.accessorSpecifier.text == "get" }?.body.map { Syntax($0) }
    }
    var names: [String] = []
    var stack = body.map { [$0] } ?? []
    while let node = stack.popLast() {
      if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
        let isKnown = ["self", "init", "first", "second", "animatableData"].contains(name)
        if !isKnown, name.first?.isLowercase == true, !names.contains(name) { names.append(name) }
      }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return names
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String { text.filter { $0 != "`" } }
}

extension AttributeSyntax {
  /// The attribute's name: `State`.
  var plainName: String {
    let text = attributeName.trimmedDescription
    let name = text.prefix { $0 != "<" && $0 != "(" }
    return String(name.split(separator: ".").last ?? name)
  }
}

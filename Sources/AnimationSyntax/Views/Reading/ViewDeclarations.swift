internal import SwiftSyntax

/// A declaration inside of a type, and the file it is in.
struct MemberDeclaration {
  let declaration: DeclSyntax
  let source: ViewSource

  /// Whether its extension is seen in its file alone.
  var isOfFile = false

  /// The file that keeps it to itself, if one does.
  var keeper: Int? { isOfFile || declaration.isOfFile ? source.file : nil }
}

/// A type that the files declare or extend.
struct TypeDeclaration {
  var name: String
  var kind: TypeCode.Kind
  var inherited: Set<String> = []
  var attributes: Set<String> = []
  var members: [MemberDeclaration] = []

  /// Its type parameters by name, and what is known of what they stand for.
  var generics: [String: ViewType] = [:]

  /// Whether it is a type of somebody else that the files extend.
  var isForeign = false

  /// The number of the type that it is declared in.
  var owner: Int?
  var position: SourcePosition

  /// Whether it is a modifier of views.
  var isModifier: Bool {
    !isForeign && !inherited.isDisjoint(with: ["ViewModifier", "AnimatableModifier"])
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
  private var numbers = NameTable<Int>()

  /// The types that are declared in others, by the number of these and name.
  private var nested: [Int: [String: Int]] = [:]
  var functions: [(declaration: FunctionDeclSyntax, source: ViewSource)] = []
  var variables: [(declaration: VariableDeclSyntax, source: ViewSource)] = []
  private(set) var aliases = NameTable<TypeSyntax>()

  /// The views of `#Preview` and of `PreviewProvider`, in order.
  var previews: [(statements: CodeBlockItemListSyntax, source: ViewSource)] = []
  var providers: [Int] = []

  /// Expressions and loops at the top.
  var statements: [(item: CodeBlockItemSyntax, source: ViewSource)] = []

  private var extensions: [(declaration: ExtensionDeclSyntax, source: ViewSource)] = []

  init(_ sources: [ViewSource]) {
    for source in sources {
      for item in source.readStatements { read(item, in: source) }
    }
    // What is extended may be declared in another extension.
    var waiting = extensions
    while true {
      let numbers = waiting.map { number(extendedBy: $0.declaration, in: $0.source) }
      guard numbers.contains(where: { $0 != nil }) else { break }
      for case (let entry, let number?) in zip(waiting, numbers) {
        add(entry.declaration, to: number, in: entry.source)
      }
      waiting = zip(waiting, numbers).compactMap { $1 == nil ? $0 : nil }
    }
    for (declaration, source) in waiting {
      let number = number(extendedBy: declaration, in: source)
      add(declaration, to: number ?? foreign(declaration, in: source), in: source)
    }
    extensions = []
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

  /// The number of a type by its name, as seen from inside of another one and of a file; nil for an option.
  func number(of name: String, from owner: Int? = nil, in file: Int?) -> Int? {
    var owner = owner
    while let outer = owner {
      if let number = nested[outer]?[name] { return number }
      owner = types[outer].owner
    }
    return numbers[name, in: file]
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
      add(alias, source)
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      extensions.append((extended, source))
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
    } else {
      numbers.declare(
        type.name, number, keptIn: declaration.modifiers.areOfFile ? source.file : nil,
        replaces: false)
      if type.inherited.contains("PreviewProvider") { providers.append(number) }
    }
    add(declaration.memberBlock.members, to: number, source)
  }

  private mutating func add(_ alias: TypeAliasDeclSyntax, _ source: ViewSource) {
    aliases.declare(
      alias.name.plainText, alias.initializer.value,
      keptIn: alias.modifiers.areOfFile ? source.file : nil)
  }

  private mutating func add(
    _ members: MemberBlockItemListSyntax, to number: Int, _ source: ViewSource,
    isOfFile: Bool = false
  ) {
    for member in members {
      if let block = member.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let inner)? = block.taken {
          add(inner, to: number, source, isOfFile: isOfFile)
        }
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
        add(alias, source)
      } else if !read(type: member.decl, in: source, owner: number) {
        types[number].members.append(
          MemberDeclaration(declaration: member.decl, source: source, isOfFile: isOfFile))
      }
    }
  }

  // MARK: - Extensions

  /// The type that an extension adds to, by its name or an alias; nil for one that is not known, or not yet.
  private func number(extendedBy declaration: ExtensionDeclSyntax, in source: ViewSource) -> Int? {
    let path = path(extendedBy: declaration, in: source)
    guard let first = path.first else { return nil }
    return path.dropFirst().reduce(numbers[first, in: source.scope]) { outer, name in
      outer.flatMap { nested[$0]?[name] }
    }
  }

  /// The names that lead to the type that an extension adds to, outermost first.
  private func path(
    extendedBy declaration: ExtensionDeclSyntax, in source: ViewSource
  ) -> [String] {
    var path = Self.path(of: declaration.extendedType)
    // An alias may stand for another one.
    for _ in 0..<Self.mostAliases {
      guard let first = path.first, numbers[first, in: source.scope] == nil,
        let alias = aliases[first, in: source.scope]
      else { break }
      path = Self.path(of: alias) + path.dropFirst()
    }
    return path
  }

  private static let mostAliases = 8

  private static func path(of type: TypeSyntax) -> [String] {
    type.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").map(String.init)
  }

  /// A type of somebody else that is extended.
  private mutating func foreign(
    _ declaration: ExtensionDeclSyntax, in source: ViewSource
  ) -> Int {
    var type = TypeDeclaration(
      name: path(extendedBy: declaration, in: source).last ?? "", kind: .structure,
      position: source.position(of: declaration.extendedType))
    type.isForeign = true
    types.append(type)
    numbers.declare(type.name, types.count - 1, keptIn: nil, replaces: false)
    return types.count - 1
  }

  private mutating func add(
    _ declaration: ExtensionDeclSyntax, to number: Int, in source: ViewSource
  ) {
    types[number].inherited.formUnion(Self.names(declaration.inheritanceClause))
    add(
      declaration.memberBlock.members, to: number, source,
      isOfFile: declaration.modifiers.areOfFile)
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    Set(
      (clause?.inheritedTypes ?? []).map { inherited in
        let text = inherited.type.trimmedDescription
        return text.split(separator: ".").last.map(String.init) ?? text
      })
  }
}

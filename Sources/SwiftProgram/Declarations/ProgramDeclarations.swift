package import SwiftSyntax

/// The declarations at the top level of the files.
package struct ProgramDeclarations {
  package var types: [TypeDeclaration] = []

  /// The types by name, except for nested types.
  private var numbers = NameTable<Int>()

  /// The types that all files see and that no name denotes, each with the type of the same name that is declared before
  /// it.
  private(set) var hiddenBy: [Int: Int] = [:]

  /// The types that no name denotes: those of ``hiddenBy``, and the types nested in them.
  private var hidden: Set<Int> = []

  /// The types that a name may denote.
  var playedTypes: some Sequence<TypeDeclaration> {
    types.indices.lazy.filter { !hidden.contains($0) }.map { types[$0] }
  }

  /// The nested types, by the number of the enclosing type and by name.
  private var nested: [Int: NameTable<Int>] = [:]

  /// The types that are declared in functions and closures, by their declarations.
  private(set) var localNumbers: [SyntaxIdentifier: Int] = [:]
  package var functions: [(declaration: FunctionDeclSyntax, source: ProgramSource)] = []
  package var variables: [(declaration: VariableDeclSyntax, source: ProgramSource)] = []

  private(set) var aliases = TypeAliases()

  /// The type aliases that all files see, in order.
  private(set) var sharedAliases: [(declaration: TypeAliasDeclSyntax, source: ProgramSource)] = []
  private(set) var operators = OperatorDeclarations()

  /// The declarations of the host's frameworks.
  let frameworks: any FrameworkTypes

  /// The macros at the top of the files, such as `#Preview`, in order.
  package private(set) var macros:
    [(expansion: any FreestandingMacroExpansionSyntax, source: ProgramSource)] = []

  /// The expressions and loops at the top of the files.
  package var statements: [(item: CodeBlockItemSyntax, source: ProgramSource)] = []

  private var extensions: [(declaration: ExtensionDeclSyntax, source: ProgramSource)] = []

  /// The protocols, by name, each with the protocols that it inherits from.
  private(set) var protocols: [String: Set<String>] = [:]

  /// The requirements of the protocols, by the names of these, as signatures of members.
  private(set) var requirements: [String: Set<String>] = [:]

  /// The members of the protocols, by their names.
  private(set) var protocolMembers: [String: [DeclSyntax]] = [:]

  /// Takes files apart, without what types have from others.
  init(declaredIn sources: [ProgramSource], _ frameworks: any FrameworkTypes) {
    self.frameworks = frameworks
    for source in sources {
      for item in source.readStatements { read(item, in: source) }
    }
    // A type that is extended may be declared in another extension.
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

  /// Returns whether a name is that of a module, which may precede the names of its declarations.
  func isModule(_ name: String) -> Bool {
    Self.modules.contains(name) || frameworks.modules.contains(name)
  }

  private static let modules: Set<String> = ["Swift", "Foundation"]

  /// Adds the unnamed view to which the states and views at the top of the files belong.
  ///
  /// - Returns: The number of the view.
  package mutating func addNameless(
    _ states: [(declaration: VariableDeclSyntax, source: ProgramSource)]
  )
    -> Int
  {
    var type = TypeDeclaration(name: "", kind: .structure, position: .none)
    type.roles = .view
    type.members = states.map {
      MemberDeclaration(declaration: DeclSyntax($0.declaration), source: $0.source)
    }
    types.append(type)
    return types.count - 1
  }

  /// Returns the number of a type by its name, as visible inside another type and in a file; nil stands for an option.
  package func number(of name: String, from owner: Int? = nil, in file: Int?) -> Int? {
    var owner = owner
    while let outer = owner {
      if let number = types[outer].localNames[name] { return number }
      var declaring = owner
      while let type = declaring {
        if let number = nested[type]?[name, in: file] { return number }
        declaring = types[type].superclass
      }
      owner = types[outer].owner
    }
    return numbers[name, in: file]
  }

  /// Returns the names of a type and of its enclosing types, outermost first.
  package func path(of number: Int) -> [String] {
    sequence(first: number) { types[$0].owner }.map { types[$0].name }.reversed()
  }

  /// Returns whether a type is an `ObservableObject`, or inherits from one.
  func isObservableObject(_ number: Int) -> Bool {
    var seen: Set<Int> = []
    var waiting = [number]
    while let number = waiting.popLast() {
      let type = types[number]
      guard seen.insert(number).inserted, type.kind == .object,
        !type.roles.contains(.observable)
      else { continue }
      if type.roles.contains(.observableObject) { return true }
      waiting += type.inherited.compactMap { numbers[$0, in: nil] }
    }
    return false
  }

  /// Returns the number of a type that all files see, by its name.
  package func sharedNumber(of name: String) -> Int? { number(of: name, in: nil) }

  /// Returns the number of a nested type, as visible in a file; nil stands for an option.
  func number(of name: String, in owner: Int, from file: Int?) -> Int? {
    nested[owner]?[name, in: file]
  }

  private mutating func read(_ item: CodeBlockItemSyntax, in source: ProgramSource) {
    guard case .decl(let declaration) = item.item else {
      guard !source.isBeside else { return }
      readLocalTypes(in: item, source, owner: nil)
      if case .expr(let expression) = item.item,
        let macro = expression.as(MacroExpansionExprSyntax.self)
      {
        macros.append((macro, source))
      } else {
        statements.append((item, source))
      }
      return
    }
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      readLocalTypes(in: macro, source, owner: nil)
      if !source.isBeside { macros.append((macro, source)) }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      functions.append((function, source))
      readLocalTypes(in: function, source, owner: nil)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      variables.append((variable, source))
      readLocalTypes(in: variable, source, owner: nil)
      if !source.isBeside { statements.append((item, source)) }
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      add(alias, source, nil)
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      extensions.append((extended, source))
    } else if let block = declaration.as(IfConfigDeclSyntax.self) {
      read(block, in: source)
    } else if !operators.add(declaration) {
      _ = read(type: declaration, in: source, owner: nil)
    }
  }

  private mutating func read(_ block: IfConfigDeclSyntax, in source: ProgramSource) {
    guard case .statements(let items)? = block.taken else { return }
    for item in items { read(item, in: source) }
  }

  // MARK: - Types

  /// Reads the types that are declared in a function, a closure or an accessor.
  private mutating func readLocalTypes(
    in node: some SyntaxProtocol, _ source: ProgramSource, owner: Int?
  ) {
    let found = LocalTypeFinder(in: node, source.text).found
    for type in found {
      let number = types.count
      localNumbers[type.declaration.id] = number
      _ = read(type: type.declaration, in: source, owner: owner, isLocal: true)
    }
    for type in found {
      guard let number = localNumbers[type.declaration.id] else { continue }
      types[number].localNames = type.visible.compactMapValues {
        localNumbers[found[$0].declaration.id]
      }
    }
  }

  /// Reads a declaration if it declares a type.
  private mutating func read(
    type declaration: DeclSyntax, in source: ProgramSource, owner: Int?, isLocal: Bool = false
  ) -> Bool {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let value): add(value, .structure, source, owner, isLocal)
    case .enumDecl(let value): add(value, .enumeration, source, owner, isLocal)
    case .classDecl(let value): add(value, .object, source, owner, isLocal)
    case .actorDecl(let value): add(value, .object, source, owner, isLocal)
    case .protocolDecl(let value):
      protocols[value.name.plainText, default: []].formUnion(
        Self.names(value.inheritanceClause).union(Self.names(value.genericWhereClause)))
      requirements[value.name.plainText, default: []].formUnion(
        value.memberBlock.members.flatMap { MemberDeclaration.signatures(of: $0.decl) })
      protocolMembers[value.name.plainText, default: []] += value.memberBlock.members.map(\.decl)
    default: return false
    }
    return true
  }

  private mutating func add(
    _ declaration: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ kind: TypeCode.Kind, _ source: ProgramSource, _ owner: Int?, _ isLocal: Bool
  ) {
    let number = types.count
    var type = TypeDeclaration(
      name: declaration.name.plainText, kind: kind, owner: owner,
      position: source.position(of: declaration.name))
    type.inherited = Self.names(declaration.inheritanceClause)
    type.attributes = Set(
      declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.plainName })
    type.takeParameters(of: declaration, in: owner.map { types[$0] }, frameworks)
    types.append(type)
    if isLocal {
      // The name has no meaning outside of the block.
    } else if let owner {
      if hidden.contains(owner) { hidden.insert(number) }
      nested[owner, default: NameTable()].declare(
        type.name, number, keptIn: declaration.modifiers.areOfFile ? source.file : nil,
        replaces: false)
    } else {
      if !declaration.modifiers.areOfFile, let first = numbers.shared(type.name) {
        hiddenBy[number] = first
        hidden.insert(number)
      }
      numbers.declare(
        type.name, number, keptIn: declaration.modifiers.areOfFile ? source.file : nil,
        replaces: false)
    }
    add(declaration.memberBlock.members, to: number, source)
  }

  private mutating func add(_ alias: TypeAliasDeclSyntax, _ source: ProgramSource, _ owner: Int?) {
    if owner == nil, !alias.modifiers.areOfFile { sharedAliases.append((alias, source)) }
    aliases.declare(
      alias.name.plainText,
      TypeAlias(type: alias.initializer.value, owner: owner, file: source.scope),
      keptIn: alias.modifiers.areOfFile ? source.file : nil)
  }

  /// Gives an associated type of a protocol the name that it has inside of a type.
  mutating func name(_ associated: String, _ alias: TypeAlias) {
    aliases.declare(associated, alias, keptIn: nil)
  }

  private mutating func add(
    _ members: MemberBlockItemListSyntax, to number: Int, _ source: ProgramSource,
    isOfFile: Bool = false
  ) {
    for member in members {
      if let block = member.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let inner)? = block.taken {
          add(inner, to: number, source, isOfFile: isOfFile)
        }
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
        add(alias, source, number)
      } else if !read(type: member.decl, in: source, owner: number) {
        types[number].members.append(
          MemberDeclaration(declaration: member.decl, source: source, isOfFile: isOfFile))
        readLocalTypes(in: member.decl, source, owner: number)
      }
    }
  }

  // MARK: - Extensions

  /// Returns the type that an extension extends, by its name or an alias; nil for one that is unknown, or not yet.
  private func number(extendedBy declaration: ExtensionDeclSyntax, in source: ProgramSource) -> Int?
  {
    let path = path(extendedBy: declaration, in: source)
    guard let first = path.first else { return nil }
    return path.dropFirst().reduce(numbers[first, in: source.scope]) { outer, name in
      outer.flatMap { nested[$0]?[name, in: source.scope] }
    }
  }

  /// Returns the names of the extended type and of its enclosing types, outermost first.
  private func path(
    extendedBy declaration: ExtensionDeclSyntax, in source: ProgramSource
  ) -> [String] {
    var path = Self.path(of: declaration.extendedType)
    // An alias may stand for another one.
    for _ in 0..<Self.mostAliases {
      guard let first = path.first, numbers[first, in: source.scope] == nil,
        let alias = aliases[first, in: nil, from: source.scope]
      else { break }
      path = Self.path(of: alias.type) + path.dropFirst()
    }
    return path
  }

  private static let mostAliases = 8

  private static func path(of type: TypeSyntax) -> [String] {
    if type.is(ArrayTypeSyntax.self) { return ["Array"] }
    if type.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
    if type.is(OptionalTypeSyntax.self) { return ["Optional"] }
    return type.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").map(String.init)
  }

  /// Adds a type of others that is extended.
  private mutating func foreign(
    _ declaration: ExtensionDeclSyntax, in source: ProgramSource
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
    _ declaration: ExtensionDeclSyntax, to number: Int, in source: ProgramSource
  ) {
    types[number].inherited.formUnion(Self.names(declaration.inheritanceClause))
    add(
      declaration.memberBlock.members, to: number, source,
      isOfFile: declaration.modifiers.areOfFile)
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    (clause?.inheritedTypes ?? []).reduce(into: []) { $0.formUnion(names(of: $1.type)) }
  }

  /// Returns the names in a clause such as `where Self: View`.
  private static func names(_ clause: GenericWhereClauseSyntax?) -> Set<String> {
    (clause?.requirements ?? []).reduce(into: []) { names, requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      else { return }
      names.formUnion(self.names(of: conformance.rightType))
    }
  }

  /// Returns the names in a type: both of `View & Equatable`.
  static func names(of type: TypeSyntax) -> Set<String> {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.reduce(into: []) { $0.formUnion(names(of: $1.type)) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(of: attributed.baseType) }
    // The name in `Store<Item>` is `Store`.
    let text = type.trimmedDescription.prefix { $0 != "<" }
    return [String(text.split(separator: ".").last ?? text)]
  }
}

package import SwiftSyntax

/// The names that may be used when the views are played: code that no view leads to need not be compiled.
///
/// A name stands for all declarations with that name, so that rather too many are found than too few.
package struct ReachableNames {
  private let names: Set<String>

  /// Names that Swift uses without their being written.
  private static let implicit: Set<String> = [
    "id", "init", "<", "==", "~=", "description", "debugDescription", "rawValue", "callAsFunction",
    "wrappedValue", "projectedValue", "subscript",
  ]

  /// The names of members that Swift calls on types that conform to its protocols, by the protocols.
  private static let required: [String: Set<String>] = [
    "RandomNumberGenerator": ["next"], "IteratorProtocol": ["next"],
    "Sequence": ["makeIterator", "next"],
  ]

  /// Returns the names that Swift uses for any declarations of the files.
  private static func implicit(in declarations: ProgramDeclarations) -> Set<String> {
    declarations.types.reduce(into: implicit.union(declarations.frameworks.calledNames)) {
      if $1.roles.contains(.keyframes) { $0.insert("body") }
      for name in $1.inherited {
        $0.formUnion(required[name] ?? [])
        // A literal makes a value of such a type without naming it.
        if name.hasPrefix("ExpressibleBy") { $0.insert($1.name) }
      }
    }
  }

  /// The names that Swift and the host's frameworks use without their being written.
  private let implicit: Set<String>

  /// Follows the names in views, in values of properties and in other given code.
  ///
  /// - Parameters:
  ///   - declarations: The declarations of the files.
  ///   - others: Further expressions and statements that are played.
  package init(_ declarations: ProgramDeclarations, others: [Syntax]) {
    var bodies = Self.superclasses(in: declarations)
    var pending = others
    func add(_ variable: VariableDeclSyntax) {
      pending.append(Syntax(variable.attributes))
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { continue }
        if let accessors = binding.accessorBlock {
          bodies[name, default: []].append(Syntax(accessors))
        }
        if let value = binding.initializer { pending.append(Syntax(value)) }
      }
    }
    func add(_ declaration: DeclSyntax, of type: String) {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        add(variable)
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        bodies[function.name.plainText, default: []].append(Syntax(function))
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        bodies[type, default: []].append(Syntax(initializer))
      } else if let element = declaration.as(SubscriptDeclSyntax.self) {
        bodies["subscript", default: []].append(Syntax(element))
      }
    }
    for type in declarations.playedTypes {
      // The name of a type of others may be left out where a value of it is made, as in `.init(turns: 1)`.
      let name = type.isForeign ? "init" : type.name
      for member in type.members { add(member.declaration, of: name) }
    }
    for (function, _) in declarations.functions {
      bodies[function.name.plainText, default: []].append(Syntax(function))
    }
    for (variable, _) in declarations.variables { add(variable) }
    pending += declarations.statements.map { Syntax($0.item) }
    implicit = Self.implicit(in: declarations)
    names = Self.follow(
      implicit.union(declarations.frameworks.shownNames(among: declarations.types)), pending,
      in: bodies)
  }

  /// Follows the names in some nodes alone, where nothing is shown.
  package init(_ declarations: ProgramDeclarations, from nodes: [Syntax]) {
    var bodies = Self.superclasses(in: declarations)
    func add(_ declaration: DeclSyntax, of type: String) {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        bodies[function.name.plainText, default: []].append(Syntax(function))
      } else if declaration.is(InitializerDeclSyntax.self)
        || declaration.is(EnumCaseDeclSyntax.self)
      {
        bodies[type, default: []].append(Syntax(declaration))
      } else if declaration.is(SubscriptDeclSyntax.self) {
        bodies["subscript", default: []].append(Syntax(declaration))
      }
      let variable = declaration.as(VariableDeclSyntax.self)
      if let variable { bodies[type, default: []].append(Syntax(variable.attributes)) }
      for binding in variable?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        bodies[name.identifier.plainText, default: []].append(Syntax(binding))
        // The initial value of a property is evaluated where a value of the type is made.
        if let value = binding.initializer { bodies[type, default: []].append(Syntax(value)) }
      }
    }
    for type in declarations.playedTypes {
      // The name of a type of others may be left out where a value of it is made, as in `.init(turns: 1)`.
      let name = type.isForeign ? "init" : type.name
      for member in type.members { add(member.declaration, of: name) }
    }
    for (function, _) in declarations.functions { add(DeclSyntax(function), of: "") }
    for (variable, _) in declarations.variables { add(DeclSyntax(variable), of: "") }
    implicit = Self.implicit(in: declarations)
    names = Self.follow(implicit, nodes, in: bodies)
  }

  /// Follows the names from those that are shown first: the members of a type are followed where its name is used.
  ///
  /// - Parameters:
  ///   - declarations: The declarations of the files.
  ///   - shown: The names that are shown first.
  ///   - others: Further expressions and statements that are played.
  package init(_ declarations: ProgramDeclarations, from shown: Set<String>, _ others: [Syntax]) {
    var bodies = Self.superclasses(in: declarations)
    func add(_ declaration: DeclSyntax) {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        bodies[function.name.plainText, default: []].append(Syntax(function))
      }
      for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        bodies[name.identifier.plainText, default: []].append(Syntax(declaration))
      }
    }
    for type in declarations.playedTypes {
      for member in type.members {
        if type.isForeign {
          add(member.declaration)
        } else {
          bodies[type.name, default: []].append(Syntax(member.declaration))
        }
      }
    }
    for (function, _) in declarations.functions { add(DeclSyntax(function)) }
    for (variable, _) in declarations.variables { add(DeclSyntax(variable)) }
    implicit = Self.implicit(in: declarations)
    names = Self.follow(shown, others, in: bodies)
  }

  /// Returns the names of superclasses by those of their subclasses, whose initializers call those of the superclasses.
  private static func superclasses(in declarations: ProgramDeclarations) -> [String: [Syntax]] {
    declarations.types.reduce(into: [:]) { names, type in
      guard let parent = type.superclass else { return }
      let name = TokenSyntax.identifier(declarations.types[parent].name)
      names[type.name, default: []].append(Syntax(IdentifierTypeSyntax(name: name)))
    }
  }

  /// Returns all names that are reached from some names and nodes.
  private static func follow(
    _ start: Set<String>, _ nodes: [Syntax], in bodies: [String: [Syntax]]
  ) -> Set<String> {
    var found = start
    var names = Array(start)
    var pending = nodes
    while true {
      for node in pending {
        node.walk { node in
          let mentioned =
            node.as(DeclReferenceExprSyntax.self)?.baseName
            ?? node.as(IdentifierTypeSyntax.self)?.name ?? node.as(MemberTypeSyntax.self)?.name
            ?? node.as(BinaryOperatorExprSyntax.self)?.operator
            ?? node.as(PrefixOperatorExprSyntax.self)?.operator
            ?? node.as(PostfixOperatorExprSyntax.self)?.operator
          if let name = mentioned?.plainText {
            let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
            if found.insert(plain).inserted { names.append(plain) }
          }
          return .enter
        }
      }
      guard let name = names.popLast() else { return found }
      pending = bodies[name] ?? []
    }
  }

  /// The names that are written in the code.
  package var written: Set<String> { names.subtracting(implicit) }

  /// Returns whether a declaration with a name may be used.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}

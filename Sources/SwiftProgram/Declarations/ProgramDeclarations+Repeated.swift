internal import SwiftSyntax

extension ProgramDeclarations {
  /// A name that all files see and that is declared several times, as in a folder of several apps: the first
  /// declaration is taken.
  package struct Repetition {
    /// The name.
    package let name: String

    /// The position of the first declaration.
    package let first: SourcePosition

    /// The positions of the other declarations, of which there is at least one.
    package let others: [SourcePosition]
  }

  /// The repeated declarations: of types and type aliases, of variables and functions outside of types, and of members
  /// that extensions add to types of others; functions are repeated if they do not differ at all.
  ///
  /// `Double` and `CGFloat` are one type here: what both have is repeated unless it does the same for both.
  ///
  /// - Complexity: Linear in the number of such declarations.
  package var repetitions: [Repetition] {
    let types = Dictionary(grouping: hiddenBy, by: \.value).sorted { $0.key < $1.key }.map {
      let again = $0.value.map(\.key).sorted()
      return Repetition(
        name: self.types[$0.key].name, first: self.types[$0.key].position,
        others: again.map { self.types[$0].position })
    }
    return types + repeatedVariablesAndFunctions
  }

  private var repeatedVariablesAndFunctions: [Repetition] {
    var order: [String] = []
    var places: [String: (name: String, texts: [String], positions: [SourcePosition])] = [:]
    func add(_ name: TokenSyntax, _ meaning: String, _ source: ProgramSource, _ text: String = "") {
      let key = BasicType.withOneNumber(meaning)
      if places[key] == nil { order.append(key) }
      let known = places[key]?.texts ?? []
      guard
        !known.contains(where: {
          $0 != text && BasicType.withOneNumber($0) == BasicType.withOneNumber(text)
        })
      else { return }
      places[key, default: (name.plainText, [], [])].positions.append(source.position(of: name))
      places[key]?.texts.append(text)
    }
    func add(_ declaration: DeclSyntax, _ source: ProgramSource, to type: String) {
      let text = "\(type) \(declaration.trimmedDescription)"
      if let function = declaration.as(FunctionDeclSyntax.self) {
        add(function.name, "\(type).\(function.meaning)", source, text)
      }
      for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        add(name, "\(type).\(name.plainText)", source, text)
      }
    }
    for (function, source) in functions where !function.modifiers.areOfFile {
      add(DeclSyntax(function), source, to: "")
    }
    for (variable, source) in variables where !variable.modifiers.areOfFile {
      add(DeclSyntax(variable), source, to: "")
    }
    for (alias, source) in sharedAliases { add(alias.name, ".\(alias.name.plainText)", source) }
    for type in types where type.isForeign {
      for member in type.members where member.keeper == nil {
        add(member.declaration, member.source, to: member.declaration.extendedType ?? type.name)
      }
    }
    return order.compactMap { key in
      guard let (name, _, positions) = places[key], positions.count > 1 else { return nil }
      return Repetition(name: name, first: positions[0], others: Array(positions.dropFirst()))
    }
  }
}

extension FunctionDeclSyntax {
  /// The text that distinguishes the function from other functions.
  fileprivate var meaning: String {
    let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    let parts: [String?] = [
      isStatic ? "static" : nil, name.plainText, genericParameterClause?.trimmedDescription,
      signature.trimmedDescription, genericWhereClause?.trimmedDescription,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension DeclSyntax {
  /// The type that the enclosing extension extends, with its conditions; nil outside of extensions.
  fileprivate var extendedType: String? {
    extensionAround.map {
      $0.extendedType.trimmedDescription + ($0.genericWhereClause?.trimmedDescription ?? "")
    }
  }
}

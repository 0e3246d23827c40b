internal import SwiftSyntax
internal import TextForms

/// A part of an app's file that could not be read: an error where it is needed for the views.
package struct UnreadPart: Sendable {
  package let error: ExpressionError

  /// The names of the declarations in the part.
  package let names: Set<String>

  /// The names that types in the part may conform to.
  package let conformances: Set<String>

  /// Creates the part for a whole file.
  ///
  /// Text that no parser should see has no tree: its declarations are found by the keywords before the names.
  package init(_ bytes: [UInt8], _ error: ExpressionError) {
    self.error = error
    var names: Set<String> = []
    var words: Set<String> = []
    var depth = 0
    var last = ""
    let regions = TextRegions(swift: bytes, interpolation: .code)
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      guard regions.regions[start] == .code else { continue }
      guard bytes[start].isWordPart else {
        if bytes[start].closingBracket != nil { depth += 1 }
        if bytes[start].isClosingBracket { depth -= 1 }
        continue
      }
      while index < bytes.count, bytes[index].isWordPart { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if depth <= 1, Self.declaring.contains(last) { names.insert(word) }
      words.insert(word)
      last = word
    }
    self.names = names
    conformances = words
  }

  /// The keywords before the names of declarations.
  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let",
  ]

  /// Creates the part for a declaration at the top of a file.
  init(_ declaration: DeclSyntax, _ error: ExpressionError) {
    self.error = error
    var names: Set<String> = []
    var conformances: Set<String> = []
    let hasPlainMembers =
      declaration.is(ExtensionDeclSyntax.self) || declaration.is(IfConfigDeclSyntax.self)
      || declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self)
    var stack = [Syntax(declaration)]
    while let node = stack.popLast() {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        conformances.formUnion(
          group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
      }
      let isPlain = node.is(FunctionDeclSyntax.self) || node.is(PatternBindingSyntax.self)
      if hasPlainMembers || !isPlain,
        let name = node.asProtocol((any NamedDeclSyntax).self)?.name.plainText
          ?? node.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?
          .identifier.plainText
      {
        names.insert(name)
      }
      stack.append(childrenOf: node)
    }
    self.names = names
    self.conformances = conformances
  }
}

extension [ExpressionError] {
  /// The note that these errors do not matter for the views; nil for no errors.
  package var note: String? {
    guard let first else { return nil }
    guard count > 1 else {
      return "1 file could not be read wholly: \(first.location ?? ""): \(first.sentence)"
    }
    return "\(count) files could not be read wholly: "
      + WordList.text(compactMap(\.location), first: 4)
  }
}

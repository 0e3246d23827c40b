internal import SwiftSyntax

/// Finds the types that are declared inside functions, accessors and closures, which only code there sees.
struct LocalTypeFinder {
  /// A type, with the indices of the found types that the code around it sees, by name.
  struct Found {
    var declaration: DeclSyntax
    var visible: [String: Int]
  }

  private(set) var found: [Found] = []

  /// Finds the types in a node of a file.
  init(in node: some SyntaxProtocol, _ text: SwiftText) {
    // Bodies with types in them are rare, and to walk through all bodies is not cheap.
    guard text.hasWord(in: node, Self.words) else { return }
    find(in: Syntax(node), seeing: [:])
  }

  private static let words: [[UInt8]] = ["struct", "enum", "class", "actor"].map { Array($0.utf8) }

  private mutating func find(in root: Syntax, seeing outer: [String: Int]) {
    var stack = [(node: root, visible: outer)]
    while let (node, visible) = stack.popLast() {
      var inner = visible
      if let items = node.as(CodeBlockItemListSyntax.self) {
        let types = items.compactMap { Self.type(in: $0) }
        for type in types {
          inner[type.name] = found.count
          found.append(Found(declaration: type.declaration, visible: [:]))
        }
        for type in types { inner[type.name].map { found[$0].visible = inner } }
      }
      for child in node.children(viewMode: .sourceAccurate) {
        // A type inside another type is found when the members of the outer one are read.
        if let item = child.as(CodeBlockItemSyntax.self), Self.type(in: item) != nil { continue }
        stack.append((child, inner))
      }
    }
  }

  /// Returns the type that a statement declares; nil for any other statement.
  static func type(in item: CodeBlockItemSyntax) -> (name: String, declaration: DeclSyntax)? {
    guard case .decl(let declaration) = item.item else { return nil }
    let name: TokenSyntax? =
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl(let type): type.name
      case .enumDecl(let type): type.name
      case .classDecl(let type): type.name
      case .actorDecl(let type): type.name
      default: nil
      }
    return name.map { ($0.plainText, declaration) }
  }
}

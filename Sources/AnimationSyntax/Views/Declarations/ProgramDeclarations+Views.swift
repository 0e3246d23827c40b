internal import SwiftProgram
internal import SwiftSyntax

// The declarations that can be shown: the views and previews of the files.
extension ProgramDeclarations {
  /// The names of the views that the files declare.
  var viewNames: Set<String> { Set(types.filter(\.isDeclaredView).map(\.name)) }

  /// The previews of the files, in order.
  var previews: [PreviewDeclaration] {
    macros.compactMap { PreviewDeclaration($0.expansion, $0.source) }
  }

  /// Returns the names that occur in a node.
  static func names(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    node.walk { node in
      if let name = node.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.plainText) }
      return .enter
    }
    return names
  }
}

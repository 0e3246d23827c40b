package import SwiftSyntax

// What previews show.
extension ProgramDeclarations {
  /// The first preview that shows a view of the files, by its index.
  package var shownPreview: Int? {
    let views = viewNames
    return previews.firstIndex { !Self.names(in: Syntax($0.statements)).isDisjoint(with: views) }
  }

  /// The names of the views that the files declare.
  package var viewNames: Set<String> { Set(types.filter(\.isDeclaredView).map(\.name)) }

  /// The variables of a preview that keep their values, `@Previewable @State var isOn = false`.
  package func states(ofPreview index: Int) -> [(
    declaration: VariableDeclSyntax, source: ProgramSource
  )] {
    let source = previews[index].source
    return previews[index].statements.compactMap { item in
      guard let variable = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self),
        variable.isPreviewable
      else { return nil }
      return (variable, source)
    }
  }

  /// The names that a node mentions.
  package static func names(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    var stack = [node]
    while let node = stack.popLast() {
      if let name = node.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.plainText) }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return names
  }
}

extension VariableDeclSyntax {
  /// Whether it is a state of a preview.
  var isPreviewable: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "Previewable" }
  }
}

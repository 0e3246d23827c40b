internal import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether the variables are weak references.
  var isWeak: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.weak) } }

  /// Whether the variable is a static one.
  package var isStatic: Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  /// The variables of the declaration with their written types: a variable without an initial value or type has the
  /// type of the next one, as in `var x, y: Double`.
  var typedBindings: [(binding: PatternBindingSyntax, type: TypeSyntax?)] {
    var following: TypeSyntax?
    return bindings.reversed().map { binding in
      let isOpen = binding.initializer == nil
      let type = binding.typeAnnotation?.type ?? (isOpen ? following : nil)
      following = isOpen ? type : nil
      return (binding, type)
    }.reversed()
  }
}

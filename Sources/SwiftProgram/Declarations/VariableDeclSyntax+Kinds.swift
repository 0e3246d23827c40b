internal import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether it belongs to the type, not to a value of it.
  package var isStatic: Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  /// The variables that it declares, with the types that are written for them: one that begins with nothing has that of the
  /// next one, as in `var x, y: Double`.
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

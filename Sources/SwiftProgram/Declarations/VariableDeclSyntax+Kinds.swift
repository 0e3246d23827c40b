internal import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether it belongs to the type, not to a value of it.
  package var isStatic: Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }
}

internal import SwiftProgram
internal import SwiftSyntax

/// The names that source assigns; variables of all other names keep their initial values.
struct PasteWrites {
  private(set) var names: Set<String> = []

  private let ownTypes: Set<String>

  /// - Parameter ownTypes: The types that the source declares, whose initializers set their properties.
  init(ownTypes: Set<String>) { self.ownTypes = ownTypes }

  /// Functions that change the value that they are called on.
  private static let mutators: Set<String> = [
    "toggle", "negate", "round", "append", "insert", "remove", "removeAll", "removeFirst",
    "removeLast", "add", "subtract", "formTruncatingRemainder", "formRemainder",
  ]

  /// Records the names that a node assigns; nodes inside it are visited separately.
  mutating func look(at node: Syntax) {
    if let sequence = node.as(SequenceExprSyntax.self) {
      var target: ExprSyntax?
      for element in sequence.elements {
        if let target, element.isAssignment { note(target) }
        target = element
      }
    } else if let passed = node.as(InOutExprSyntax.self) {
      note(passed.expression)
    } else if let reference = node.as(DeclReferenceExprSyntax.self) {
      // `$x` is a binding, through which any code may assign a value.
      let name = reference.baseName.text
      if name.hasPrefix("$") { names.insert(String(name.dropFirst())) }
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        Self.mutators.contains(member.declName.baseName.text)
      {
        note(base)
      }
      guard let type = call.calledExpression.namePath.last(where: { $0 != "init" }),
        ownTypes.contains(type) || type == "Self"
      else { return }
      names.formUnion(call.arguments.compactMap(\.label?.text))
    }
  }

  /// Records the target of an assignment: `x`, `self.x`, `x[0]`, `x.width`, `_x` or `(x, y)`.
  private mutating func note(_ target: ExprSyntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { note(element.expression) }
      return
    }
    var path = target.namePath
    if path.isEmpty, case .named(let name) = ChainRoot(target) { path = [name] }
    for name in path { names.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name) }
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is determined only by the source around it: it has no property wrapper but `@State`.
  var beginsWithItsValue: Bool {
    attributes.allSatisfy { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "State"
    }
  }
}

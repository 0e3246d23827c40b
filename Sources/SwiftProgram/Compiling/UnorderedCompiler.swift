internal import SwiftSyntax

extension BodyCompiler {
  var unordered: UnorderedCompiler { UnorderedCompiler(body: self) }
}

/// Notes where a result depends on the order of a set's or a dictionary's elements, which is random in each run of an
/// app.
struct UnorderedCompiler {
  let body: BodyCompiler

  /// The members whose results depend on the order of the elements.
  private static let ordered: Set<String> = [
    "first", "enumerated", "prefix", "suffix", "dropFirst", "dropLast", "joined", "map",
    "compactMap", "flatMap",
  ]

  /// The members whose results do not depend on the order of the elements.
  private static let orderless: Set<String> = [
    "sorted", "max", "min", "reduce", "contains", "count", "allSatisfy", "isEmpty",
  ]

  /// Returns whether the elements of a value have no order.
  static func isUnordered(_ value: Typed) -> Bool {
    switch value.type.unwrapped {
    case .set, .dictionary: true
    default: value.form.contains(.unordered)
    }
  }

  /// Returns the position of code whose result depends on the order of a value's elements; nil if it does not.
  ///
  /// - Parameters:
  ///   - name: The property or function of the value that is used; nil for an array that is made of it.
  ///   - base: The value.
  ///   - node: The code that uses the member.
  func place(of name: String?, of base: Typed, _ node: some SyntaxProtocol) -> SourcePosition? {
    guard Self.isUnordered(base), name.map(Self.ordered.contains) ?? true,
      !isOrderless(Syntax(node))
    else { return nil }
    return body.position(of: node)
  }

  /// Returns whether the result of an expression is used without regard to its order.
  private func isOrderless(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return Self.orderless.contains(member.declName.baseName.plainText)
    }
    guard let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let special = call.calledExpression.as(GenericSpecializationExprSyntax.self)
    let called = special?.expression ?? call.calledExpression
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Set"
  }
}

extension ProgramRun {
  /// Notes that a result depends on the order of elements without one, unless there is at most one element.
  func noteOrder(of value: SwiftValue, at position: SourcePosition?) {
    guard let position, let elements = value.elements, elements.count > 1 else { return }
    note(
      "a set or a dictionary has no order; that in which its elements were put in is taken",
      at: position)
  }
}

internal import SwiftSyntax

extension BodyCompiler {
  var writtenTypes: WrittenTypeCompiler { WrittenTypeCompiler(body: self) }
}

/// Distinguishes types that are written as expressions, such as `[Card]` in `[Card](cards)`, from values.
struct WrittenTypeCompiler {
  let body: BodyCompiler

  /// Returns the type for `[Card]`, `[String: Int]` or `[[Double]]` where it is called or its static member is used.
  ///
  /// - Parameters:
  ///   - node: The expression as it is written.
  ///   - isKnown: Whether the types in it have to be known: an array of values may have a member, too, but cannot be
  ///     called.
  func collectionType(_ node: ExprSyntax, ofKnown isKnown: Bool = false) -> SwiftType? {
    if let special = node.as(GenericSpecializationExprSyntax.self) { return specialized(special) }
    if let array = node.as(ArrayExprSyntax.self), let element = array.elements.first,
      array.elements.count == 1
    {
      return type(element.expression, isKnown).map { .array($0) }
    }
    guard let dictionary = node.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, let only = elements.first,
      elements.count == 1, let key = type(only.key, isKnown), let value = type(only.value, isKnown)
    else { return nil }
    return .dictionary(key, value)
  }

  /// Returns the type for `Set<Double>` or `Box<Double>`, of Swift or of the files with its type arguments; nil for any
  /// other type.
  func specialized(_ node: GenericSpecializationExprSyntax) -> SwiftType? {
    guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      case let type = body.types.named(name, node.genericArgumentClause)
    else { return nil }
    switch type {
    case .array, .set, .dictionary, .optional: return type
    case .declared(_, let arguments) where !arguments.isEmpty || pattern(node) != nil: return type
    default: return nil
    }
  }

  /// Returns the type for `Box<U>` in generic code, of the files with type parameters as arguments; nil for any other
  /// type.
  func pattern(_ node: ExprSyntax) -> SwiftType? {
    node.as(GenericSpecializationExprSyntax.self).flatMap(pattern)
  }

  private func pattern(_ node: GenericSpecializationExprSyntax) -> SwiftType? {
    guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      case let type = body.types.withParameters.named(name, node.genericArgumentClause),
      type.isApplied, type.isDeclared, type != body.types.named(name, node.genericArgumentClause)
    else { return nil }
    return type
  }

  /// Returns the type that an expression names; unknown for an unknown type, nil for an expression that names no type.
  private func type(_ node: ExprSyntax, _ isKnown: Bool) -> SwiftType? {
    if let inner = collectionType(node, ofKnown: isKnown) { return inner }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return type(optional.expression, isKnown).map { .optional($0) }
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      let types = tuple.elements.map { type($0.expression, isKnown) }
      guard types.allSatisfy({ $0 != nil }) else { return nil }
      return .tuple(
        zip(tuple.elements, types).map {
          .init(label: $0.label?.plainText, type: $1 ?? .unknown)
        })
    }
    let member = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard node.is(DeclReferenceExprSyntax.self) || member != nil, member != "self",
      let typed = try? body.expression(node)
    else { return nil }
    return typed.metatype ?? (typed.type.isUnknown && !isKnown ? .unknown : nil)
  }
}

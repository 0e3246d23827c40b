internal import SwiftSyntax

extension BodyCompiler {
  var ownLiterals: OwnLiteralCompiler { OwnLiteralCompiler(body: self) }
}

/// Compiles literals of the files' own types, with `ExpressibleByFloatLiteral` and similar protocols.
struct OwnLiteralCompiler {
  let body: BodyCompiler

  /// A kind of literal, by the label of the initializer that takes its value.
  private enum Kind: String {
    case integer = "integerLiteral"
    case float = "floatLiteral"
    case boolean = "booleanLiteral"
    case text = "stringLiteral"
    case nothing = "nilLiteral"
    case array = "arrayLiteral"
    case dictionary = "dictionaryLiteral"

    init?(_ node: ExprSyntax) {
      switch node.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: self = .integer
      case .floatLiteralExpr: self = .float
      case .booleanLiteralExpr: self = .boolean
      case .stringLiteralExpr: self = .text
      case .nilLiteralExpr: self = .nothing
      case .arrayExpr: self = .array
      case .dictionaryExpr: self = .dictionary
      // The sign belongs to the number behind it.
      case .prefixOperatorExpr(let prefixed) where prefixed.operator.text == "-":
        guard let kind = Kind(prefixed.expression), [.integer, .float].contains(kind) else {
          return nil
        }
        self = kind
      default: return nil
      }
    }
  }

  /// Compiles a literal where a value of a type of the files is expected; nil for any other expression, and for a type
  /// that is not made of such literals.
  func literal(_ node: ExprSyntax, as expected: SwiftType) throws -> Typed? {
    guard case .declared(let number, _) = expected.unwrapped, let kind = Kind(node) else {
      return nil
    }
    // `nil` is the missing value of an optional rather than a literal.
    if kind == .nothing, expected.isOptional { return nil }
    guard let chosen = initializer(for: kind, of: number) else { return nil }
    let position = body.position(of: node)
    let shared = TypeParameters(body.program.declarations, of: expected)
    let parameter = shared.filled(body.program.code.functions[chosen].parameters)[0]
    let label = parameter.label
    if kind == .array || kind == .dictionary {
      let parts = try parts(of: node, as: parameter.type.element)
      return Typed(expected.unwrapped) { run, frame in
        let given = try parts.enumerated().map { index, part in
          CallArgument(index == 0 ? label : nil, try part(run, frame))
        }
        return try run.functions.construct(
          number, given, by: chosen, as: expected.unwrapped, at: position)
      }
    }
    let value =
      kind == .nothing
      ? Typed.constant(.void) { .void } : try body.expression(node, as: parameter.type)
    let evaluate = value.evaluate
    return Typed(expected.unwrapped) { run, frame in
      let given = try evaluate(run, frame)
      if given.isUnknown { return given }
      return try run.functions.construct(
        number, [CallArgument(label, given)], by: chosen, as: expected.unwrapped, at: position)
    }
  }

  /// Returns whether a literal may be a value of a type of the files.
  func fits(_ node: ExprSyntax, _ number: Int) -> Bool {
    Kind(node).map { initializer(for: $0, of: number) != nil } ?? false
  }

  /// Returns operands without the literals that have the type of another operand, as in `style == [.bold]`.
  func without(
    _ parts: [ArraySlice<ExprSyntax>], _ operands: [Typed?]
  ) -> [Typed?] {
    let numbers = operands.lazy.compactMap { operand -> Int? in
      if case .declared(let number, _)? = operand?.type.unwrapped { number } else { nil }
    }
    guard let number = numbers.first else { return operands }
    let isOptionSet = body.program.code.types[number].isOptionSet
    return zip(parts, operands).map { part, operand in
      guard part.count == 1, let literal = part.first, operand?.type.isDeclared == false,
        fits(literal, number) || isOptionSet && literal.is(ArrayExprSyntax.self)
      else { return operand }
      return nil
    }
  }

  /// Returns the initializer of a type that takes the value of a literal; integer literals may be fractions, too.
  private func initializer(for kind: Kind, of number: Int) -> Int? {
    let labels = kind == .integer ? [kind.rawValue, Kind.float.rawValue] : [kind.rawValue]
    let code = body.program.code
    return labels.lazy.compactMap { label in
      code.types[number].initializers.first {
        code.functions[$0].parameters.count == 1 && code.functions[$0].parameters[0].label == label
      }
    }.first
  }

  /// Compiles the elements of an array, or the entries of a dictionary as pairs.
  private func parts(of node: ExprSyntax, as type: SwiftType) throws -> [Compute] {
    if let array = node.as(ArrayExprSyntax.self) {
      return try array.elements.map { try body.expression($0.expression, as: type).evaluate }
    }
    guard case .elements(let entries)? = node.as(DictionaryExprSyntax.self)?.content else {
      return []
    }
    var types = (key: SwiftType.unknown, value: SwiftType.unknown)
    if case .tuple(let fields) = type, fields.count == 2 {
      types = (fields[0].type, fields[1].type)
    }
    return try entries.map { entry in
      let key = try body.expression(entry.key, as: types.key).evaluate
      let value = try body.expression(entry.value, as: types.value).evaluate
      return { run, frame in
        .tuple([(nil, try key(run, frame)), (nil, try value(run, frame))])
      }
    }
  }
}

internal import SwiftSyntax

// Arrays, sets, dictionaries and tuples that are made by the name of their type.
extension InitializerCompiler {
  /// Compiles an array or a set: `Array("abc")`, `[Double](repeating: 0, count: 3)`, `Set(names)`.
  func collection(of type: SwiftType, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let arguments = try body.calls.arguments(of: call) { _, label in
      switch label {
      case "count": .integer
      case "repeating": type.element
      case nil where !type.element.isUnknown: .array(type.element)
      default: .unknown
      }
    }
    let values = arguments.evaluation
    let given = arguments.first.map {
      $0.label == "repeating" ? $0.value.type : $0.value.type.element
    }
    let element = type.element.isUnknown ? given ?? .unknown : type.element
    let isSet = if case .set = type { true } else { false }
    let order =
      isSet
      ? nil : arguments.first.flatMap { body.unordered.place(of: nil, of: $0.value, call) }
    return Typed(isSet ? .set(element) : .array(element)) { run, frame in
      let given = try values(run, frame)
      if let whole = given.first?.value { run.noteOrder(of: whole, at: order) }
      return try run.conversions.collection(given, isSet: isSet, at: position)
    }
  }

  /// Compiles a tuple whose type has a name, with a value for each field.
  func tuple(
    of fields: [SwiftType.Field], inOrder call: FunctionCallExprSyntax
  ) throws -> Typed {
    let parts = try body.calls.arguments(of: call, literals: .number) { index, _ in
      fields[index].type
    }
    let values = parts.evaluation
    let types = zip(fields, parts).map { SwiftType.Field(label: $0.label, type: $1.value.type) }
    return Typed(.tuple(types)) { run, frame in
      .tuple(zip(fields, try values(run, frame)).map { ($0.label, $1.value) })
    }
  }

  /// Compiles a tuple whose type has a name, with values for some of its fields.
  func tuple(
    of fields: [SwiftType.Field], byLabel call: FunctionCallExprSyntax
  ) throws -> Typed {
    let arguments = try body.calls.arguments(of: call, literals: .number) { _, label in
      fields.first { $0.label == label }?.type ?? .unknown
    }
    let values = arguments.evaluation
    return Typed(.tuple(fields)) { run, frame in
      .tuple(try values(run, frame).map { ($0.label, $0.value) })
    }
  }

  /// Compiles a dictionary: `Dictionary(grouping: cards) { $0.suit }`, `Dictionary(uniqueKeysWithValues: pairs)`,
  /// `[String: Int]()`.
  func dictionary(of type: SwiftType, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    var arguments: [TypedArgument] = []
    var made = type
    var isKnown = false
    var pair = SwiftType.unknown
    if case .dictionary(let key, let value) = type, !key.isUnknown || !value.isUnknown {
      isKnown = true
      pair = .tuple([.init(label: nil, type: key), .init(label: nil, type: value)])
    }
    for (label, node) in zip(call.argumentLabels, call.argumentExpressions) {
      let element = arguments.first?.value.type.element ?? .unknown
      let groups = arguments.first?.label == "grouping"
      var expected = SwiftType.unknown
      if arguments.isEmpty {
        expected = groups || label == "minimumCapacity" || !isKnown ? .unknown : .array(pair)
      } else if case .dictionary(_, let value) = made {
        expected = groups ? .function([element], .unknown) : .function([value, value], value)
      }
      let value = try body.expression(node, as: expected)
      if groups {
        made = .dictionary(value.type.result, .array(element))
      } else if arguments.isEmpty, !isKnown, case .tuple(let fields) = value.type.element,
        fields.count == 2
      {
        made = .dictionary(fields[0].type, fields[1].type)
      }
      arguments.append(TypedArgument(label: label, value: value, position: body.position(of: node)))
    }
    let (values, words) = (arguments.evaluation, body.short(call))
    return Typed(made) { run, frame in
      try run.conversions.dictionary(try values(run, frame), named: words, at: position)
    }
  }
}

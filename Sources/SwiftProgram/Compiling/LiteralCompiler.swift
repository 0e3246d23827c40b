package import SwiftSyntax

extension BodyCompiler {
  var literals: LiteralCompiler { LiteralCompiler(body: self) }
}

/// Compiles literals: numbers, texts with interpolations, arrays, dictionaries, tuples and key paths.
package struct LiteralCompiler {
  let body: BodyCompiler

  func integer(_ text: String, as expected: SwiftType) -> Typed {
    if expected.isFraction { return decimal(text, as: expected) }
    if case .fixed(let kind) = expected.unwrapped {
      let digits = text.filter { $0 != "_" }
      let radix = ["0x": 16, "0o": 8, "0b": 2][String(digits.prefix(2))]
      let plain = radix == nil ? digits : String(digits.dropFirst(2))
      if let number = FixedInteger(plain, radix: radix ?? 10, kind) {
        return .constant(expected.unwrapped) { .fixed(number) }
      }
    }
    guard let value = try? NumberLiteral.integer(text, range: 0..<0) else {
      return decimal(text, as: expected)
    }
    return .constant(.integer) { .integer(value) }
  }

  func decimal(_ text: String, as expected: SwiftType) -> Typed {
    // A literal is rounded once, to its type.
    if expected.unwrapped == .float, let value = Float(text.filter { $0 != "_" }) {
      return .constant(.float) { .float(value) }
    }
    let value = (try? NumberLiteral.double(text, range: 0..<0)) ?? .infinity
    return .constant(.number) { .number(value) }
  }

  func string(_ literal: StringLiteralExprSyntax) throws -> Typed {
    var parts: [Compute] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = StringEscapes.text(
          of: segment.content.text, signs: literal.openingPounds?.text.count ?? 0)
        parts.append { _, _ in .text(text) }
      case .expressionSegment(let segment):
        guard let first = segment.expressions.first else { continue }
        parts.append(try segmentText(first.expression, segment.expressions.dropFirst().first))
      }
    }
    if let only = parts.first, parts.count == 1 {
      return Typed(.text) { run, frame in
        let value = try only(run, frame)
        return value.isUnknown ? value : .text(run.text(value))
      }
    }
    let all = parts
    let position = body.position(of: literal)
    return Typed(.text) { run, frame in
      var text = ""
      for part in all {
        let value = try part(run, frame)
        if value.isUnknown { return value }
        text += run.text(value)
      }
      return .text(try run.operators.checked(text, at: position))
    }
  }

  /// Compiles the text of an interpolated value.
  private func segmentText(_ node: ExprSyntax, _ format: LabeledExprSyntax?) throws -> Compute {
    let value = try body.formats.formatted(node, format)
    let (evaluate, words, position) = (value.evaluate, body.short(node), body.position(of: node))
    guard let type = value.printedType else {
      return Typed.unknown("\\(\(words))", at: position).evaluate
    }
    let order = body.unordered.place(of: nil, of: value, node)
    // In generic code the value may be an optional, which is not known of it there.
    let isOpen = type.hasUnknownParts
    return { run, frame in
      let value = try evaluate(run, frame)
      if isOpen, frame.hasOptionals { return .unknown(UnknownValue(words, at: position)) }
      run.noteOrder(of: value, at: order)
      return value.isUnknown
        ? value : try run.described(value, as: type, named: words, at: position)
    }
  }

  func array(_ array: ArrayExprSyntax, as expected: SwiftType) throws -> Typed {
    if let choice = try body.sweep?.choice(among: array, as: expected, in: body) { return choice }
    let isSet = if case .set = expected.unwrapped { true } else { false }
    let elements: [Typed]
    var element = expected.element
    do {
      elements =
        isOfAny(array)
        ? try array.elements.map { try body.expression($0.expression, as: element) }
        : try self.elements(of: array, sharing: &element)
    } catch is Fault where expected.element.isUnknown && !body.isScript {
      // An array of anything, `[1, "a"]`: no element has the type of another one.
      element = .unknown
      elements = try array.elements.map { try body.expression($0.expression) }
    }
    let evaluations = elements.map(\.evaluate)
    return Typed(isSet ? .set(element) : .array(element)) { run, frame in
      let values = try evaluations.map { try $0(run, frame) }
      return isSet ? .set(run.types.unique(values)) : .array(values)
    }
  }

  /// Whether the elements may be of several types, which stay what they are: `let all: [Any] = [1, 2.5]`.
  private func isOfAny(_ array: ArrayExprSyntax) -> Bool {
    let binding =
      array.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation.map { body.types.namesProtocol($0.type) } ?? false
  }

  /// The elements of an array of one type: what all have in common whose types are known, and what is expected.
  private func elements(of array: ArrayExprSyntax, sharing element: inout SwiftType) throws
    -> [Typed]
  {
    let isExpected = !element.isUnknown
    var elements: [Typed] = []
    var common = CommonType(element)
    for item in array.elements {
      var typed = try body.expression(item.expression, as: common.type)
      typed.type = typed.heldType
      common.add(typed.type, in: body.program.declarations)
      elements.append(typed)
    }
    element = common.type
    if common.differs { return elements }
    // A fraction among integer literals makes all of them fractions.
    element = elements.reduce(element) { $0.shared(with: $1.type) ?? $0 }
    if element.isFraction || !isExpected {
      // An element before the first one of a known type is of that type too.
      for (index, item) in array.elements.enumerated() where elements[index].type != element {
        elements[index] = try body.expression(item.expression, as: element)
      }
    }
    return elements
  }

  func dictionary(_ node: DictionaryExprSyntax, as expected: SwiftType) throws -> Typed {
    var types = (key: SwiftType.unknown, value: SwiftType.unknown)
    if case .dictionary(let key, let value) = expected.unwrapped { types = (key, value) }
    var entries: [(Compute, Compute)] = []
    if case .elements(let elements) = node.content {
      if expected.isUnknown {
        types = (
          try sharedType(of: elements.map(\.key)), try sharedType(of: elements.map(\.value))
        )
      }
      for element in elements {
        entries.append(
          (
            try body.expression(element.key, as: types.key).evaluate,
            try body.expression(element.value, as: types.value).evaluate
          ))
      }
    }
    let all = entries
    return Typed(.dictionary(types.key, types.value)) { run, frame in
      .dictionary(try all.map { (try $0.0(run, frame), try $0.1(run, frame)) })
    }
  }

  /// Returns the common type of expressions; unknown if they have none, as in a dictionary of `Any`.
  private func sharedType(of nodes: [ExprSyntax]) throws -> SwiftType {
    var shared = SwiftType.unknown
    for node in nodes {
      guard let type = shared.shared(with: try body.expression(node).type) else { return .unknown }
      shared = type
    }
    return shared
  }

  func tuple(_ tuple: TupleExprSyntax, as expected: SwiftType) throws -> Typed {
    if let only = tuple.parenthesized { return try body.expression(only, as: expected) }
    var fields: [SwiftType.Field] = []
    if case .tuple(let known) = expected.unwrapped { fields = known }
    var elements: [(String?, Typed)] = []
    for (index, element) in tuple.elements.enumerated() {
      let type = index < fields.count ? fields[index].type : .unknown
      elements.append((element.label?.plainText, try body.expression(element.expression, as: type)))
    }
    let all = elements.map { ($0.0, $0.1.evaluate) }
    return Typed(.tuple(elements.map { .init(label: $0.0, type: $0.1.heldType) })) { run, frame in
      all.isEmpty ? .void : .tuple(try all.map { ($0.0, try $0.1(run, frame)) })
    }
  }

  func keyPath(_ path: KeyPathExprSyntax, as expected: SwiftType) -> Typed {
    let names = Self.names(in: path)
    // The names do not say which element is meant.
    if path.components.contains(where: { $0.component.is(KeyPathSubscriptComponentSyntax.self) }) {
      return .unknown(body.short(path), at: body.position(of: path))
    }
    var type = SwiftType.unknown
    // As a function it returns the value of the property.
    if case .function(let parameters, _) = expected.unwrapped, parameters.count == 1 {
      type = .function(parameters, result(of: path, names, from: parameters[0]))
    }
    return .constant(type) { .keyPath(names) }
  }

  /// Returns the type of the property at the end of a key path from a value of a type.
  private func result(
    of path: KeyPathExprSyntax, _ names: [String], from root: SwiftType
  ) -> SwiftType {
    var (type, names, mayEnd) = (root, names[...], false)
    for component in path.components {
      switch component.component {
      case .property(let property):
        guard property.declName.baseName.plainText == names.first, let name = names.popFirst()
        else { continue }
        if name != "self" { type = body.chains.propertyType(name, of: type) }
      case .optional(let mark):
        if mark.questionOrExclamationMark.text == "?" { mayEnd = true }
        type = type.wrapped ?? type
      default: return .unknown
      }
    }
    return mayEnd && !type.isUnknown && !type.isOptional ? .optional(type) : type
  }

  /// Returns the names of the properties in a key path, without the names of types before its root type.
  package static func names(in path: KeyPathExprSyntax) -> [String] {
    let names = path.components.compactMap { component in
      if case .property(let property) = component.component {
        property.declName.baseName.plainText
      } else {
        nil
      }
    }
    guard path.root != nil else { return names }
    return Array(names.drop { $0.first?.isUppercase == true })
  }
}

extension AnimationSweep {
  /// Compiles one of the elements of an array where a number or a truth value is expected; nil for any other array.
  func choice(
    among array: ArrayExprSyntax, as expected: SwiftType, in compiler: BodyCompiler
  ) throws -> Typed? {
    guard expected.isNumeric || expected.unwrapped == .boolean else { return nil }
    let position = compiler.position(of: array)
    guard !array.elements.isEmpty else { throw Fault(.emptyArray, position.range) }
    let name = parameter
    let elements = try array.elements.map { element in
      if element.expression.is(ArrayExprSyntax.self) {
        throw Fault(
          .misplacedArray("an array of arrays is not a sweep"),
          compiler.position(of: element.expression).range)
      }
      return (
        range: compiler.position(of: element.expression).range,
        evaluate: try compiler.expression(element.expression, as: expected).evaluate
      )
    }
    let number = note(Axis(range: position.range, parameter: name, elements: elements))
    let choices = elements.map(\.evaluate)
    return Typed(expected) { run, frame in
      let chosen = number < run.choices.count ? run.choices[number] : 0
      return try choices[chosen](run, frame)
    }
  }
}

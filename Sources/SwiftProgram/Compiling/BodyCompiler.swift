internal import MotionRecording
package import SwiftSyntax

/// Compiles the expressions and statements of a function, a closure or the top of a file.
///
/// The expected type goes down, the found type comes up, as in Swift. What is not known is no mistake: it becomes a
/// value that says so.
package struct BodyCompiler {
  package let program: ProgramCompiler
  package let source: ProgramSource
  package let scope: LexicalScope

  /// The type whose member the body is.
  package var owner: Int?

  /// The type parameters around by name, and what is known of what they stand for.
  var generics: [String: SwiftType] = [:]

  /// Whether it is part of what says what happens when.
  package var isScript = false

  /// Whether it changes what it is given: a closure for transactions, or a function with an `inout` parameter.
  var changesParameter = false

  /// Whether it is what a preview shows.
  package var isPreview = false

  /// The locations that are written to in the condition around, if there is one.
  package var written: WrittenLocations?

  /// The arrays that stand for one of their elements each, in an expression that may be a sweep.
  package var sweep: AnimationSweep?

  /// What `self` is, if there is one.
  var selfType: SwiftType?

  package init(
    _ program: ProgramCompiler, _ source: ProgramSource, _ scope: LexicalScope = LexicalScope(),
    owner: Int? = nil
  ) {
    self.program = program
    self.source = source
    self.scope = scope
    self.owner = owner
    selfType = owner.map { program.selfType(of: $0) }
    isPreview =
      owner.map { program.declarations.types[$0].inherited.contains("PreviewProvider") } ?? false
  }

  /// A compiler for a function or closure inside of this one.
  package func inner(_ scope: LexicalScope) -> BodyCompiler {
    var inner = BodyCompiler(program, source, scope)
    inner.owner = owner
    inner.generics = generics
    inner.isScript = isScript
    inner.isPreview = isPreview
    inner.written = WrittenLocations(in: scope, of: written)
    inner.selfType = selfType
    return inner
  }

  package var types: TypeReader {
    TypeReader(
      declarations: program.declarations, file: source.scope, owner: owner, generics: generics)
  }

  package func position(of node: some SyntaxProtocol) -> SourcePosition {
    source.position(of: node)
  }

  /// Where some expressions are that are written one after the other.
  func position(from nodes: ArraySlice<ExprSyntax>) -> SourcePosition {
    guard let first = nodes.first, let last = nodes.last else { return .none }
    let start = position(of: first)
    return SourcePosition(
      file: start.file,
      range: start.range.lowerBound..<position(of: last).range.upperBound)
  }

  package func text(of node: some SyntaxProtocol) -> String { source.text.text(of: node) }

  /// Compiles an expression.
  package func expression(_ node: ExprSyntax, as expected: SwiftType = .unknown) throws -> Typed {
    try program.deeper(position(of: node)) {
      var typed = try plain(node, as: expected)
      if program.namesAsWritten, expected.unwrapped == .animation,
        program.words.beginsAnimation(ChainRoot(node))
      {
        typed = named(typed, as: node)
      }
      if typed.type != .view, let call = node.as(FunctionCallExprSyntax.self),
        program.writes(calling: call)
      {
        written?.append(call: typed.evaluate)
      }
      guard !expected.isUnknown, typed.type != expected, typed.metatype == nil,
        !node.is(InOutExprSyntax.self)
      else { return typed }
      if expected == .number, typed.type == .text || typed.type == .boolean {
        throw program.fault(
          .wrongValue(
            of: text(of: node), expected: "a number", found: typed.type == .text ? "text" : "a Bool"
          ),
          at: position(of: node))
      }
      var converted = typed
      converted.type = typed.type.isUnknown ? expected : typed.type
      let evaluate = typed.evaluate
      converted.evaluate = { run, frame in run.coerce(try evaluate(run, frame), to: expected) }
      return converted
    }
  }

  /// An animation that is called as it is written.
  private func named(_ typed: Typed, as node: ExprSyntax) -> Typed {
    let (evaluate, words) = (typed.evaluate, source.line(of: node))
    return Typed(.optional(.animation)) { run, frame in
      let value = run.coerce(try evaluate(run, frame), to: .animation)
      guard case .animation(let animation) = value else { return value }
      return .animation(NamedAnimation(words, animation.animation))
    }
  }

  private func plain(_ node: ExprSyntax, as expected: SwiftType) throws -> Typed {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return integer(literal.literal.text, as: expected)
    case .floatLiteralExpr(let literal): return decimal(literal.literal.text)
    case .booleanLiteralExpr(let literal):
      let flag = literal.literal.text == "true"
      return .constant(.boolean) { .boolean(flag) }
    case .nilLiteralExpr: return .constant(expected) { .nothing }
    case .stringLiteralExpr(let literal): return try string(literal)
    case .arrayExpr(let array): return try self.array(array, as: expected)
    case .dictionaryExpr(let dictionary): return try self.dictionary(dictionary, as: expected)
    case .tupleExpr(let tuple): return try self.tuple(tuple, as: expected)
    case .closureExpr(let closure): return try self.closure(closure, as: expected)
    case .keyPathExpr(let path): return keyPath(path)
    case .sequenceExpr(let sequence):
      return try operation(Array(sequence.elements)[...], as: expected)
    case .ternaryExpr(let ternary):
      return try choice(
        ternary.condition, ternary.thenExpression, [ternary.elseExpression][...], as: expected)
    case .prefixOperatorExpr(let prefixed):
      return try self.prefixed(prefixed, as: expected)
    case .postfixOperatorExpr(let postfixed): return try self.postfixed(postfixed, as: expected)
    case .ifExpr, .switchExpr: return try conditional(node, as: expected)
    case .tryExpr(let inner): return try expression(inner.expression, as: expected)
    case .awaitExpr(let inner): return try awaited(inner.expression, as: expected)
    case .inOutExpr(let inner): return try reference(to: inner.expression)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .forceUnwrapExpr,
      .optionalChainingExpr, .superExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      return try chain(node, as: expected)
    default:
      return .unknown(short(node), at: position(of: node))
    }
  }

  /// What is written, short enough for a sentence.
  package func short(_ node: some SyntaxProtocol) -> String { source.short(node) }

  private func awaited(_ node: ExprSyntax, as expected: SwiftType) throws -> Typed {
    let typed = try expression(node, as: expected)
    let (evaluate, words, position) = (typed.evaluate, short(node), position(of: node))
    var waiting = typed
    waiting.evaluate = { run, frame in
      let value = try evaluate(run, frame)
      if value.isUnknown { run.lostWait = run.lostWait ?? UnknownValue(words, at: position) }
      return value
    }
    return waiting
  }

  // MARK: - Literals

  private func integer(_ text: String, as expected: SwiftType) -> Typed {
    if expected.unwrapped == .number { return decimal(text) }
    guard let value = try? NumberLiteral.integer(text, range: 0..<0) else {
      return decimal(text)
    }
    return .constant(.integer) { .integer(value) }
  }

  private func decimal(_ text: String) -> Typed {
    let value = (try? NumberLiteral.double(text, range: 0..<0)) ?? .infinity
    return .constant(.number) { .number(value) }
  }

  private func string(_ literal: StringLiteralExprSyntax) throws -> Typed {
    var parts: [Compute] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = StringEscapes.text(
          of: segment.content.text, signs: literal.openingPounds?.text.count ?? 0)
        parts.append { _, _ in .text(text) }
      case .expressionSegment(let segment):
        guard let first = segment.expressions.first else { continue }
        parts.append(
          try formatted(first.expression, segment.expressions.dropFirst().first).evaluate)
      }
    }
    if let only = parts.first, parts.count == 1 {
      return Typed(.text) { run, frame in
        let value = try only(run, frame)
        return value.isUnknown ? value : .text(run.text(value))
      }
    }
    let all = parts
    let position = position(of: literal)
    return Typed(.text) { run, frame in
      var text = ""
      for part in all {
        let value = try part(run, frame)
        if value.isUnknown { return value }
        text += run.text(value)
      }
      return .text(try run.checked(text, at: position))
    }
  }

  private func array(_ array: ArrayExprSyntax, as expected: SwiftType) throws -> Typed {
    if let choice = try sweep?.choice(among: array, as: expected, in: self) { return choice }
    var element = expected.element
    var elements: [Typed] = []
    for item in array.elements {
      let typed = try expression(item.expression, as: element)
      if element.isUnknown, !typed.type.isUnknown { element = typed.type }
      elements.append(typed)
    }
    // A fraction among whole numbers that are written out makes fractions of them all.
    if expected.element.isUnknown, element == .integer,
      elements.contains(where: { $0.type == .number })
    {
      element = .number
    }
    if element == .number || expected.element.isUnknown {
      // What comes before the first element of a known type is of that type too.
      for (index, item) in array.elements.enumerated() where elements[index].type != element {
        elements[index] = try expression(item.expression, as: element)
      }
    }
    let evaluations = elements.map(\.evaluate)
    let isSet = if case .set = expected.unwrapped { true } else { false }
    return Typed(isSet ? .set(element) : .array(element)) { run, frame in
      let values = try evaluations.map { try $0(run, frame) }
      return isSet ? .set(run.unique(values)) : .array(values)
    }
  }

  private func dictionary(_ node: DictionaryExprSyntax, as expected: SwiftType) throws -> Typed {
    var types = (key: SwiftType.unknown, value: SwiftType.unknown)
    if case .dictionary(let key, let value) = expected.unwrapped { types = (key, value) }
    var entries: [(Compute, Compute)] = []
    if case .elements(let elements) = node.content {
      for element in elements {
        entries.append(
          (
            try expression(element.key, as: types.key).evaluate,
            try expression(element.value, as: types.value).evaluate
          ))
      }
    }
    let all = entries
    return Typed(.dictionary(types.key, types.value)) { run, frame in
      .dictionary(try all.map { (try $0.0(run, frame), try $0.1(run, frame)) })
    }
  }

  private func tuple(_ tuple: TupleExprSyntax, as expected: SwiftType) throws -> Typed {
    if let only = tuple.parenthesized { return try expression(only, as: expected) }
    var fields: [SwiftType.Field] = []
    if case .tuple(let known) = expected.unwrapped { fields = known }
    var elements: [(String?, Typed)] = []
    for (index, element) in tuple.elements.enumerated() {
      let type = index < fields.count ? fields[index].type : .unknown
      elements.append((element.label?.plainText, try expression(element.expression, as: type)))
    }
    let all = elements.map { ($0.0, $0.1.evaluate) }
    return Typed(.tuple(elements.map { .init(label: $0.0, type: $0.1.type) })) { run, frame in
      all.isEmpty ? .void : .tuple(try all.map { ($0.0, try $0.1(run, frame)) })
    }
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> Typed {
    let names = Self.names(in: path)
    return .constant(.unknown) { .keyPath(names) }
  }

  /// The names of properties in a key path, without those of the types in which that of its root is declared.
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

  // MARK: - Locations

  /// An expression as the location that it names: `&x`, `$x`.
  func reference(to node: ExprSyntax) throws -> Typed {
    let typed = try expression(node)
    guard let locate = typed.locate else { return typed }
    return Typed(.binding(typed.type)) { run, frame in .reference(try locate(run, frame)) }
  }
}

/// What the escapes of a text in quotes stand for.
package enum StringEscapes {
  /// The text of a segment.
  ///
  /// - Parameters:
  ///   - segment: What is written.
  ///   - signs: The number signs around a raw text, which an escape needs too.
  package static func text(of segment: String, signs: Int) -> String {
    let mark = "\\" + String(repeating: "#", count: signs)
    guard segment.contains(mark) else { return segment }
    var text = ""
    var rest = Substring(segment)
    while let character = rest.first {
      guard rest.hasPrefix(mark) else {
        text.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(mark.count)
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "0": text += "\0"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest.removeFirst(min(digits.count + 2, rest.count))
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      case let other: text.append(other)
      }
    }
    return text
  }
}

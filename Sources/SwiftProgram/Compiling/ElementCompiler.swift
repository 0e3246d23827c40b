internal import SwiftSyntax

extension BodyCompiler {
  var elements: ElementCompiler { ElementCompiler(body: self) }
}

/// Compiles subscripts: of collections, of the app's own types, and with key paths.
///
/// As in Swift, labels decide which of them is meant.
struct ElementCompiler {
  let body: BodyCompiler

  /// Compiles the subscript of a value or a type.
  func element(_ node: SubscriptCallExprSyntax, of base: Typed) throws -> Typed {
    let position = body.position(of: node)
    guard let argument = node.arguments.first else {
      return base.metatype.map { .naming(.array($0)) } ?? .unknown(body.short(node), at: position)
    }
    if let own = try ownElement(node, of: base) { return own }
    let labels = node.arguments.map { $0.label?.plainText }
    if labels == ["keyPath"] { return try part(argument.expression, of: base, node) }
    guard labels == [nil] || labels == [nil, "default"] else {
      return .unknown(body.short(node), at: position)
    }
    return try element(
      argument.expression, node.arguments.dropFirst().first?.expression, of: base, node)
  }

  /// Compiles an element of a collection, with the default value of a dictionary's subscript.
  private func element(
    _ key: ExprSyntax, _ fallback: ExprSyntax?, of base: Typed, _ node: SubscriptCallExprSyntax
  ) throws -> Typed {
    let (position, text) = (body.position(of: node), body.short(node))
    if Self.isWhole(key), base.metatype == nil {
      var whole = Typed(base.type, evaluate: base.evaluate)
      whole.isSlice = base.isSlice
      return whole
    }
    let isText = base.type.unwrapped == .text
    // The first index of a slice of an array is unknown here.
    if base.isSlice, !isText { return .unknown(text, at: position) }
    var keyType = SwiftType.unknown
    var type = base.type.element
    if case .dictionary(let key, let value) = base.type.unwrapped {
      keyType = key
      type = .optional(value)
    }
    let index = try body.expression(key, as: keyType)
    if isText, !Self.fits(index.type, base) { return .unknown(text, at: position) }
    let isPart = if case .range = index.type { true } else { false }
    if isPart { type = base.type }
    let isSlice = isPart && (base.isSlice || !Self.beginsWithZero(key))
    if base.type.hasKeys, case .declared(let key, _)? = index.metatype {
      type = body.program.staticType(ViewTransactionValue.keyDefault, of: key)
    }
    let fallback = try fallback.map { try body.expression($0, as: type.unwrapped) }
    let (evaluate, key, other) = (base.evaluate, index.evaluate, fallback?.evaluate)
    var located: Locate?
    if let locate = base.locate {
      located = { run, frame in
        let element = Location.element(try locate(run, frame), try key(run, frame))
        return try other.map { .defaulted(element, try $0(run, frame)) } ?? element
      }
    }
    if let fallback {
      type = type.unwrapped
      // In generic code an integer literal may be a fraction.
      if type.isUnknown, fallback.type != .integer || !body.isGeneric { type = fallback.type }
    }
    var typed = Typed(type, locate: located) { run, frame in
      let whole = try evaluate(run, frame)
      // `scores["a"]?["b"]` is nil where the first one is.
      if case .nothing = whole { return whole }
      let value = try run.elements.element(
        try key(run, frame), of: whole, named: text, at: position)
      if case .nothing = value, let other { return try other(run, frame) }
      return value
    }
    typed.isSlice = isSlice
    return typed
  }

  // MARK: - Parts of arrays

  /// The properties of a slice of an array that return indices of that array.
  static let indexNames: Set<String> = ["startIndex", "endIndex", "indices"]

  /// The functions that take or return an index.
  private static let indexFunctions: Set<String> = [
    "firstIndex", "lastIndex", "index", "formIndex", "insert", "remove", "swapAt", "partition",
  ]

  /// Returns whether a function of a slice of an array takes or returns an index of the array.
  static func takesIndex(_ name: String, _ labels: [String?]) -> Bool {
    indexFunctions.contains(name)
      || (name == "prefix" || name == "suffix")
        && labels.contains { ["upTo", "through", "from"].contains($0) }
  }

  /// Returns whether an index, or a range of indices, may be one of a text: indices of a substring are valid for that
  /// alone.
  static func fits(_ index: SwiftType, _ base: Typed) -> Bool {
    guard base.type.unwrapped == .text else { return true }
    let type = index.isRange ? index.element : index.unwrapped
    return switch type {
    case .textIndex: !base.isSlice
    case .partIndex: base.isSlice
    default: true
    }
  }

  /// Whether an index is that of a part of a text where one of a whole text is expected.
  static func isOther(_ index: SwiftType, than expected: SwiftType) -> Bool {
    func ends(_ type: SwiftType) -> SwiftType { type.isRange ? type.element : type.unwrapped }
    return ends(index) == .partIndex && ends(expected) == .textIndex
  }

  /// The type of what a text gives, with that of an index of a part where it is one.
  static func indexType(_ type: SwiftType, of base: Typed) -> SwiftType {
    guard base.isSlice, base.type.unwrapped == .text else { return type }
    return switch type {
    case .textIndex: .partIndex
    case .optional(let inner): .optional(indexType(inner, of: base))
    case .range(let inner): .range(indexType(inner, of: base))
    default: type
    }
  }

  /// Returns whether a key is `...`, which denotes all elements.
  private static func isWhole(_ key: ExprSyntax) -> Bool { key.trimmedDescription == "..." }

  /// Returns whether the result of a function is a slice of an array or a text whose first index may differ.
  static func isSlice(_ name: String, of base: Typed) -> Bool {
    switch name {
    case "dropFirst", "suffix", "drop": true
    case "prefix", "dropLast": base.isSlice || base.type.isRange
    default: false
    }
  }

  /// Returns whether a range begins with 0: `..<3`, `0...2`.
  private static func beginsWithZero(_ range: ExprSyntax) -> Bool {
    if range.is(PrefixOperatorExprSyntax.self) { return true }
    let first =
      range.as(SequenceExprSyntax.self)?.elements.first
      ?? range.as(PostfixOperatorExprSyntax.self)?.expression
    if first?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "startIndex" {
      return true
    }
    return first?.as(IntegerLiteralExprSyntax.self)?.literal.text == "0"
  }

  // MARK: - Key paths

  /// Compiles `value[keyPath: path]`: the property at the end of a path.
  private func part(
    _ path: ExprSyntax, of base: Typed, _ node: SubscriptCallExprSyntax
  ) throws -> Typed {
    let (position, text) = (body.position(of: node), body.short(node))
    var type = SwiftType.unknown
    if let written = path.as(KeyPathExprSyntax.self) {
      type = LiteralCompiler.names(in: written).reduce(base.type) {
        $1 == "self" ? $0 : body.chains.propertyType($1, of: $0)
      }
    }
    let (path, evaluate) = (try body.expression(path).evaluate, base.evaluate)
    @Sendable func names(_ run: ProgramRun, _ frame: Frame) throws -> [String]? {
      guard case .keyPath(let names) = try path(run, frame) else { return nil }
      return names.filter { $0 != "self" }
    }
    var located: Locate?
    if let locate = base.locate {
      located = { run, frame in
        let whole = try locate(run, frame)
        guard let names = try names(run, frame) else {
          return .element(whole, .unknown(UnknownValue(text, at: position)))
        }
        return names.reduce(whole) { .member($0, $1) }
      }
    }
    return Typed(type, locate: located) { run, frame in
      guard let names = try names(run, frame) else {
        return .unknown(UnknownValue(text, at: position))
      }
      return try names.reduce(try evaluate(run, frame)) {
        try run.properties.property($1, of: $0, at: position)
      }
    }
  }

  // MARK: - Subscripts of the app's own

  /// Compiles a subscript that the files declare; nil if none is meant.
  private func ownElement(_ node: SubscriptCallExprSyntax, of base: Typed) throws -> Typed? {
    guard let (number, types) = ownSubscript(node, of: base) else { return nil }
    let function = body.program.code.functions[number]
    let shared = TypeParameters(body.program.declarations, of: base.metatype ?? base.type)
    let result =
      base.type.isDeclared || base.metatype?.isDeclared == true
      ? function.resultPattern.map(shared.filled) ?? function.result
      : function.result.replacing { base.type.unwrapped.part($0) }
    let (position, text) = (body.position(of: node), body.short(node))
    let arguments = try node.arguments.enumerated().map { index, argument in
      TypedArgument(
        label: argument.label?.plainText,
        value: try body.expression(argument.expression, as: types[index] ?? .unknown),
        position: body.position(of: argument.expression))
    }
    let (evaluate, values) = (base.evaluate, arguments.evaluation)
    var located: Locate?
    if let locate = base.locate {
      located = { run, frame in .subscripted(try locate(run, frame), number, try values(run, frame))
      }
    }
    if function.isMutating, let located { return Typed(at: result, located) }
    return Typed(result, locate: located) { run, frame in
      try run.elements.element(
        number, try values(run, frame), of: try evaluate(run, frame), named: text, at: position)
    }
  }

  /// Returns the subscript that is meant, and the types of its arguments; nil for none.
  private func ownSubscript(
    _ node: SubscriptCallExprSyntax, of base: Typed
  ) -> (number: Int, types: [Int: SwiftType])? {
    let labels = node.arguments.map { $0.label?.plainText }
    let expressions = node.arguments.map(\.expression)
    var best: (number: Int, types: [Int: SwiftType], cost: OverloadCost)?
    for number in subscripts(of: base) {
      let function = body.program.code.functions[number]
      let shared = TypeParameters(body.program.declarations, of: base.metatype ?? base.type)
      guard function.isSeen(in: body.source.scope),
        let types = ParameterMatching.types(of: shared.filled(function.parameters), labels),
        let cost = body.overloads.cost(
          of: expressions, { types[$0] ?? .unknown }, function.parameters.count)
      else { continue }
      if let best, best.cost <= cost { continue }
      best = (number, types, cost)
    }
    return best.map { ($0.number, $0.types) }
  }

  private func subscripts(of base: Typed) -> [Int] {
    let name = TypeCode.subscriptName
    if case .declared(let number, _)? = base.metatype {
      return body.program.code.types[number].staticMethods[name] ?? []
    }
    switch base.type.unwrapped {
    case .declared(let number, _): return body.program.code.types[number].methods[name] ?? []
    // For an unknown type a label that Swift's subscripts do not have decides.
    case .unknown: return []
    case let type:
      return body.program.extensions[type.name].flatMap {
        body.program.code.types[$0].methods[name]
      } ?? []
    }
  }
}

internal import SwiftSyntax

extension BodyCompiler {
  var methods: MethodCompiler { MethodCompiler(body: self) }
}

/// Compiles calls of members.
struct MethodCompiler {
  let body: BodyCompiler

  /// Compiles a call of a member of a value, of a type or of a view.
  func method(
    _ name: DeclReferenceExprSyntax, of base: Typed, _ call: FunctionCallExprSyntax,
    as expected: SwiftType
  ) throws -> Typed {
    let text = name.baseName.plainText
    let position = body.position(of: name)
    if let type = base.metatype {
      let found = try staticMethod(text, of: type, call, as: expected)
      return base.form.contains(.ownClass)
        ? body.ownClasses.result(of: call, found, of: type) : found
    }
    if base.isSlice, base.type.unwrapped != .text,
      ElementCompiler.takesIndex(text, call.argumentLabels)
    {
      return .unknown(body.short(call), at: position)
    }
    if let own = try ownMethod(name, of: base, call, as: expected) { return own }
    if text == "init", let made = try delegated(to: base, call) { return made }
    if body.lazies.changes(by: text, of: base, call) {
      return body.unknownCalls.unknownCall(body.short(call), call, at: position)
    }
    if let own = try added(text, to: base, call, at: position) { return own }
    if isView(base),
      let modified = try body.program.words.modifier(text, of: base, call, at: position, in: body)
    {
      return modified
    }
    if let candidates = body.program.extensionMethods(text, of: base.type),
      let own = try body.calls.method(candidates, of: base, call)
    {
      return own
    }
    if case .optional(let wrapped) = base.type, text == "map" || text == "flatMap",
      let transform = call.argumentExpressions.first, !transform.is(KeyPathExprSyntax.self)
    {
      return try mapped(base, wrapped, transform, isFlat: text == "flatMap")
    }
    if let changed = try body.program.words.mutation(text, of: base, call, at: position, in: body) {
      return changed
    }
    if let locate = base.locate, !isBinding(base.type) {
      // Where only a protocol is known of the type, the value decides which function is meant.
      let isOfFiles = base.type.isUnknown && body.program.mutatingNames.contains(text)
      if isOfFiles || ValueMutator.mutatingNames.contains(text) {
        return try mutation(text, of: base, locate, call, isOfFiles: isOfFiles)
      }
    }
    let plain = try plainMethod(text, of: base, call, at: position)
    return body.program.words.method(plain, call, in: body) ?? plain
  }

  /// Compiles a method that the files declare in a type, or a call of a function that a property or a tuple holds; nil
  /// for any other.
  private func ownMethod(
    _ name: DeclReferenceExprSyntax, of base: Typed, _ call: FunctionCallExprSyntax,
    as expected: SwiftType
  ) throws -> Typed? {
    let text = name.baseName.plainText
    if case .declared(let number, _) = base.type.unwrapped {
      if let candidates = body.program.code.types[number].methods[body.member(text, of: number)],
        let own = try body.calls.method(candidates, of: base, call, as: expected)
      {
        return own
      }
      // A property of a view may have the name of a modifier; a property that is a function is meant itself.
      if body.program.hasProperty(text, of: number),
        !body.program.code.types[number].isView
          || body.program.propertyType(text, of: number).isFunction
      {
        return try body.chains.call(try body.chains.member(name, of: base), call)
      }
    }
    // A closure that a tuple holds: `curve.make(0.3)`.
    if case .tuple(let fields) = base.type.unwrapped,
      fields.enumerated().contains(where: {
        ($1.label == text || "\($0)" == text) && $1.type.isFunction
      })
    {
      return try body.chains.call(try body.chains.member(name, of: base), call)
    }
    return nil
  }

  /// Compiles `self.init(…)` and `super.init(…)`; nil for a value that cannot be written.
  private func delegated(to base: Typed, _ call: FunctionCallExprSyntax) throws -> Typed? {
    if let made = try body.program.words.delegated(to: base, call, in: body) {
      return made
    }
    // `self.init(…)` of a value or a view of the app in another of its initializers.
    guard let locate = base.locate else { return nil }
    let made = try body.initializers.initializer(of: base.type, call).evaluate
    return Typed(.void) { run, frame in
      let value = try made(run, frame)
      if case .nothing = value { return .nothing }
      try run.locations.write(value, to: try locate(run, frame))
      return .void
    }
  }

  /// Compiles a function that the files add to a type whose values are opaque, such as `Color`; nil for any other.
  ///
  /// A color that it makes of another one is computed only where the numbers of colors are needed.
  private func added(
    _ name: String, to base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition
  ) throws -> Typed? {
    guard case .opaque = base.type.unwrapped, base.type.unwrapped != .duration,
      let candidates = body.program.extensionMethods(name, of: base.type),
      let own = try body.calls.method(candidates, of: base, call)
    else { return nil }
    guard own.type.unwrapped == base.type.unwrapped else { return own }
    let arguments = try body.calls.arguments(of: call) { _, _ in .unknown }
    let (evaluate, values, make) = (base.evaluate, arguments.evaluation, own.evaluate)
    return Typed(own.type) { run, frame in
      if run.setting.showsColors, let color = try make(run, frame).color { return color }
      let value = try evaluate(run, frame)
      if case .nothing = value { return .nothing }
      return try run.host.method(name, of: value, try values(run, frame), at: position, in: run)
        ?? .unknown(UnknownValue("\(name)(…)", at: position))
    }
  }

  private func isBinding(_ type: SwiftType) -> Bool {
    if case .binding = type { true } else { false }
  }

  /// Returns whether a value is a view, or may be one.
  private func isView(_ base: Typed) -> Bool {
    switch base.type.unwrapped {
    case .view, .unknown: true
    case .declared(let number, _):
      body.program.code.types[number].isView
        || !body.program.declarations.types[number].roles.isDisjoint(with: [
          .shape, .representable,
        ])
    case .opaque(let name): body.program.words.isShown(name)
    default: false
    }
  }

  func staticMethod(
    _ name: String, of type: SwiftType, _ call: FunctionCallExprSyntax,
    as expected: SwiftType = .unknown
  ) throws -> Typed {
    let position = body.position(of: call)
    if case .declared(let number, let known) = type {
      if name == "init" { return try body.initializers.initializer(of: type, call) }
      if let inner = body.program.declarations.number(of: name, in: number, from: body.source.scope)
      {
        let inner = body.program.declarations.type(inner, of: known)
        return try body.initializers.initializer(of: inner, call)
      }
      if let all = body.program.code.types[number].staticMethods[name] {
        guard let candidates = body.overloads.meant(all, of: type, call) else {
          return .unknown(body.short(call), at: position)
        }
        if let own = try body.calls.function(candidates, on: type, call, as: expected) {
          return own
        }
      }
      if let entry = body.program.code.types[number].cases.first(where: { $0.name == name }) {
        let (arguments, made) =
          try body.calls.arguments(of: call, for: entry, in: type)
          ?? (body.calls.arguments(of: call) { _, _ in .unknown }, type)
        let values = arguments.evaluation
        return Typed(made) { run, frame in
          try run.types.staticMember(name, of: type, try values(run, frame), at: position)
        }
      }
    } else if let candidates = body.program.extensionStatics(name, of: type),
      let own = try body.calls.function(candidates, on: type, call)
    {
      return own
    }
    if case .optional(let wrapped) = type,
      let some = try body.leadingDots.some(name, call, of: wrapped)
    {
      return some
    }
    let arguments = try body.calls.arguments(of: call, literals: .number) { _, label in
      if case .geometry(let kind) = type { return kind.argumentType(label) }
      return label == "in" ? .range(type) : .unknown
    }
    let values = arguments.evaluation
    let isKnown = type.isNumeric || type.isCatalog
    return Typed(isKnown ? type : type.unwrapped) { run, frame in
      try run.types.staticMember(name, of: type, try values(run, frame), at: position)
    }
  }

  /// Compiles a mutating function: `items.append(1)`, `isOn.toggle()`.
  private func mutation(
    _ name: String, of base: Typed, _ locate: @escaping Locate, _ call: FunctionCallExprSyntax,
    isOfFiles: Bool
  ) throws -> Typed {
    let position = body.position(of: call)
    let element = base.type.element
    let own = isOfFiles ? body.overloads.types(ofChanging: name, call) : [:]
    let arguments = try body.calls.arguments(of: call) { index, label in
      if isOfFiles { return own[index] ?? .unknown }
      if let type = body.program.words.argumentType(
        0, label, of: name, on: base.type, call, in: body)
      {
        return type
      }
      if case .dictionary(let key, let value) = base.type.unwrapped,
        let type = Self.argumentType(label, of: name, key, value)
      {
        return type
      }
      if case .set = base.type.unwrapped, Self.changingSetNames.contains(name) {
        return base.type.unwrapped
      }
      return switch label {
      case nil where name == "replaceSubrange" || name == "removeSubrange": .unknown
      case nil: element
      case "where", "by", ParameterMatching.trailingLabel:
        .function(name == "sort" ? [element, element] : [element], .boolean)
      case "contentsOf": .array(element)
      case "with": name == "update" ? element : .array(element)
      default: .unknown
      }
    }
    body.written?.append(locate, at: position)
    let values = arguments.evaluation
    let result = isOfFiles ? .unknown : Self.resultType(of: name, changing: base.type)
    return Typed(result) { run, frame in
      try run.mutations.mutate(
        name, at: run.stateAccess.settled(try locate(run, frame)), try values(run, frame),
        position: position)
    }
  }

  /// Returns the type of an argument of a mutating function of a dictionary; nil for any other function.
  private static func argumentType(
    _ label: String?, of name: String, _ key: SwiftType, _ value: SwiftType
  ) -> SwiftType? {
    switch (name, label) {
    case ("updateValue", nil): value
    case ("updateValue", "forKey"), ("removeValue", "forKey"): key
    case ("merge", nil): .dictionary(key, value)
    case ("merge", "uniquingKeysWith"), ("merge", ParameterMatching.trailingLabel):
      .function([value, value], value)
    default: nil
    }
  }

  /// Compiles `animation.map { $0.delay(0.1) }` of an optional value.
  ///
  /// - Parameter isFlat: Whether an optional that the closure returns is the result, and is not put into another one.
  private func mapped(
    _ base: Typed, _ wrapped: SwiftType, _ transform: ExprSyntax, isFlat: Bool
  ) throws -> Typed {
    let closure = try body.expression(transform, as: .function([wrapped], .unknown))
    let (evaluate, change) = (base.evaluate, closure.evaluate)
    let result = closure.type.result
    let isNested = !isFlat && result.isOptional
    let (words, position) = (body.short(transform), body.position(of: transform))
    return Typed(.optional(isNested ? result : result.unwrapped)) { run, frame in
      let value = try evaluate(run, frame)
      if case .nothing = value { return .nothing }
      guard !value.isUnknown, let closure = try change(run, frame).closure else {
        return run.notKnown(value)
      }
      let made = try run.functions.call(closure, [value])
      // Nil inside of an optional is another value than nil.
      return isNested ? made.wrapped(as: words, at: position) : made
    }
  }

  /// Compiles a nonmutating function.
  func plainMethod(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition
  ) throws -> Typed {
    var element = body.program.element(of: base.type)
    if case .dictionary(_, let value) = base.type.unwrapped, Self.valueNames.contains(name) {
      element = value
    }
    if case .generic("Result", let parts) = base.type.unwrapped, parts.count == 2 {
      element = parts[name.hasSuffix("Error") ? 1 : 0]
    }
    // Where only a protocol is known of the type, the value decides which function is meant.
    let own = base.type.isUnknown ? body.overloads.types(ofCalling: name, call) : nil
    let literals: SwiftType =
      base.type.isCatalog || base.type.isUnknown && own == nil ? .number : .unknown
    let whole = name == "reduce" ? try body.reductions.type(of: call, over: element) : .unknown
    let arguments = try body.calls.arguments(of: call, literals: literals) {
      [element] index, label in
      if let type = own?[index] { return type }
      if name == "reduce" {
        guard index > 0 else { return whole }
        let changes = call.arguments.first?.label?.text == "into"
        return .function([whole, element], changes ? .void : whole)
      }
      return body.program.words.argumentType(index, label, of: name, on: base.type, call, in: body)
        ?? argumentType(index, label, of: name, on: base.type, element)
    }
    let evaluate = base.evaluate
    let values = arguments.evaluation
    guard arguments.allSatisfy({ ElementCompiler.fits($0.value.type, base) }) else {
      return .unknown(body.short(call), at: position)
    }
    let known = body.program.words.resultType(of: name, on: base.type, arguments, in: body)
    let type = ElementCompiler.indexType(
      known ?? resultType(of: name, base.type, element, arguments), of: base)
    let losesWrites = body.unknownCalls.losesWrites(call)
    let isCatalog = base.type.isCatalog
    let isDoubtful = body.program.mayBeCovered(name, of: base.type)
    let order = body.unordered.place(of: name, of: base, call)
    // A value that is known only as a sequence is filtered into an array, also if it is a text.
    let isSequence = if name == "filter", case .array = base.type.unwrapped { true } else { false }
    var typed = Typed(type) { run, frame in
      var value = try evaluate(run, frame)
      if case .nothing = value, !run.isExtended(value, by: name) { return .nothing }
      if isSequence, let elements = value.elements { value = .array(elements) }
      // An animation is unknown because of the parts that it is made of.
      if isCatalog, value.isUnknown { return value }
      run.noteOrder(of: value, at: order)
      if isDoubtful, let doubt = run.doubt(about: name, of: value, at: position) { return doubt }
      let result = try run.methods.method(name, of: value, try values(run, frame), at: position)
      if losesWrites, result.isUnknown {
        run.note("'\(name)(…)' is not known; what its closure does is left out", at: position)
      }
      return result
    }
    if isBinding(base.type), type.isUnknown { typed.type = base.type }
    typed.form = .result(of: name, on: base, giving: type)
    return typed
  }

  /// The functions of a dictionary whose closures receive values.
  private static let valueNames: Set<String> = ["mapValues", "compactMapValues"]

  /// The functions that change a set and are given others.
  private static let changingSetNames: Set<String> = [
    "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
  ]
}

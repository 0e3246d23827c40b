package import SwiftSyntax

// Calls: what is called, and its arguments.
extension BodyCompiler {
  /// A call of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - call: The call.
  ///   - expected: The type that is expected of what it gives.
  ///   - isSystem: Whether the name of a module is before it, as in `SwiftUI.TextField(…)` inside of a `TextField` of
  ///     the app's own.
  func call(
    _ name: String, _ call: FunctionCallExprSyntax, as expected: SwiftType, isSystem: Bool = false
  ) throws -> Typed {
    let position = position(of: call)
    if !isSystem, let own = try named(name, call, as: expected) { return own }
    if isScript, let verb = try program.words.verb(name, call, in: self) { return verb }
    if let value = wrappedValue(name, call) { return try expression(value, as: expected) }
    let kind = isSystem ? name : systemView(name)
    if let made = try program.words.call(kind, call, in: self) { return made }
    if let statement = try builtInStatement(name, call) { return statement }
    if let function = GlobalFunction(name) {
      return try globalFunction(function, name, call, as: expected)
    }
    let type = isSystem ? types.system(name) : types.named(name)
    if !type.isUnknown { return try initializer(of: type, call) }
    if let made = try program.words.value(name, call, in: self) { return made }
    if let setting = program.settingNames[name] { return program.setting(setting) }
    if let own = try foreignMember(name, call) { return own }
    if isScript, name.first?.isLowercase == true {
      let verbs =
        program.strictNames == nil ? program.words.verbs.sorted() : program.words.strictVerbs
      throw Fault(
        .unknownName(
          name, expected: "a function of the files, or \(SentenceParts.list(verbs))",
          suggestion: SpellingSuggestion.nearest(to: name, among: verbs)),
        source.text.range(of: call.calledExpression))
    }
    program.strictNames?.unknown.append((name, position))
    return try program.words.unknownCall(name, call, in: self)
      ?? unknownCall("\(name)(…)", call, at: position)
  }

  /// A call of what the files or what is around it call by a name; nil where they have nothing of the name.
  private func named(
    _ name: String, _ call: FunctionCallExprSyntax, as expected: SwiftType
  ) throws -> Typed? {
    if scope.find(name) != nil {
      return try self.call(self.name(name, at: position(of: call), as: .unknown), call)
    }
    if let own = try ownCall(name, call) { return own }
    if let candidates = program.functions(named: name, in: source.scope) {
      let strictly = isShared(name)
      if let own = try function(candidates, on: nil, call, as: expected, strictly: strictly) {
        return own
      }
    }
    if let number = declaredType(name) { return try initializer(of: .declared(number), call) }
    if name == "Self", let type = ownType { return try initializer(of: type, call) }
    return nil
  }

  /// The type that the files declare under a name; nil for none.
  private func declaredType(_ name: String) -> Int? {
    program.declarations.number(of: name, from: owner, in: source.scope).flatMap {
      program.declarations.types[$0].isForeign ? nil : $0
    }
  }

  /// Whether the files declare a type of a name.
  package func isDeclared(_ name: String) -> Bool { declaredType(name) != nil }

  /// The view of SwiftUI's that a name stands for, as after `typealias Card = RoundedRectangle`; the name itself where it
  /// is another one for nothing.
  private func systemView(_ name: String) -> String {
    guard let alias = program.declarations.alias(name, from: owner, in: source.scope),
      let kind = alias.type.as(IdentifierTypeSyntax.self)?.name.plainText
        ?? alias.type.as(MemberTypeSyntax.self)?.name.plainText,
      program.words.isView(kind),
      program.declarations.number(of: kind, from: alias.owner, in: alias.file)
        .map({ program.declarations.types[$0].isForeign }) ?? true
    else { return name }
    return kind
  }

  /// What a wrapper is made of, as in `State(initialValue: 0)`; nil for any other call.
  private func wrappedValue(_ name: String, _ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard Self.wrappers.contains(name) else { return nil }
    return Self.wrappedValue(call)
  }

  /// What is written to `_x` as in `_x = .init(initialValue: 0)`: what the wrapper is made of.
  func written(_ value: ArraySlice<ExprSyntax>, to target: ExprSyntax) -> ArraySlice<ExprSyntax> {
    let name =
      target.as(DeclReferenceExprSyntax.self)
      ?? target.as(MemberAccessExprSyntax.self).flatMap { member in
        member.base?.trimmedDescription == "self" ? member.declName : nil
      }
    guard value.count == 1, let call = value.first?.as(FunctionCallExprSyntax.self),
      Self.isLeadingInitializer(call), case .declared(let number)? = selfType,
      let name, let wrapped = program.wrapped(name.baseName.plainText, of: number)
    else { return value }
    if case .binding = wrapped.type { return value }
    return Self.wrappedValue(call).map { [$0] } ?? value
  }

  private static func wrappedValue(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { argument in
      argument.label.map { ["initialValue", "wrappedValue"].contains($0.plainText) } ?? true
    }?.expression
  }

  /// The wrappers that an initializer may make.
  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "GestureState", "Bindable", "AppStorage",
    "SceneStorage", "Published",
  ]

  // MARK: - Arguments

  /// The labels of a call's arguments, trailing closures included.
  package func labels(of call: FunctionCallExprSyntax) -> [String?] {
    var labels: [String?] = call.arguments.map { $0.label?.plainText }
    if call.trailingClosure != nil { labels.append(ParameterMatching.trailingLabel) }
    labels += call.additionalTrailingClosures.map { $0.label.plainText }
    return labels
  }

  /// The arguments of a call, trailing closures included.
  package func expressions(of call: FunctionCallExprSyntax) -> [ExprSyntax] {
    call.arguments.map(\.expression) + (call.trailingClosure.map { [ExprSyntax($0)] } ?? [])
      + call.additionalTrailingClosures.map { ExprSyntax($0.closure) }
  }

  /// Compiles the arguments of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - literals: The type of numbers that are written out, where nothing else is expected.
  ///   - type: The type that is expected, by the index and the label of an argument.
  package func arguments(
    of call: FunctionCallExprSyntax, literals: SwiftType = .unknown,
    _ type: (Int, String?) -> SwiftType
  ) throws -> [TypedArgument] {
    let labels = labels(of: call)
    return try zip(labels, expressions(of: call)).enumerated().map { index, argument in
      var expected = type(index, argument.0)
      let isOpen =
        Self.isLiteral(argument.1) || Self.namesFraction(argument.1)
        || sweep != nil && argument.1.is(ArrayExprSyntax.self)
      if expected.isUnknown, isOpen {
        expected = AnimationSweep.hasFlags(argument.1) ? .boolean : literals
      }
      sweep?.parameter = argument.0 ?? call.calledExpression.lastName
      return TypedArgument(
        label: argument.0, value: try expression(argument.1, as: expected),
        position: position(of: argument.1))
    }
  }

  /// Compiles arguments for the parameters of a function of the app's own; nil if they do not fit.
  ///
  /// - Returns: The arguments and the type of what the function gives for them.
  func arguments(
    of call: FunctionCallExprSyntax, for function: FunctionCode, as expected: SwiftType
  ) throws -> (arguments: [TypedArgument], result: SwiftType)? {
    let parameters = function.parameters
    guard let types = argumentTypes(of: call, for: parameters) else { return nil }
    guard parameters.contains(where: { $0.pattern != nil }) else {
      let plain = try arguments(of: call) { index, _ in types[index] ?? .unknown }
      return (built(plain, of: call, for: function), function.result)
    }
    guard let matches = ParameterMatching.matches(parameters, labels(of: call)) else { return nil }
    var patterns: [Int: SwiftType] = [:]
    for (parameter, indices) in zip(parameters, matches) {
      for index in indices {
        patterns[index] = parameter.isVariadic ? parameter.pattern?.element : parameter.pattern
      }
    }
    // Literals and closures take the types that the other arguments share with them.
    let (labels, values) = (labels(of: call), expressions(of: call))
    let order =
      values.indices.filter {
        !Self.isLiteral(values[$0]) && !values[$0].is(ClosureExprSyntax.self)
      }
      + values.indices.filter { Self.hasFraction(values[$0]) && Self.isLiteral(values[$0]) }
      + values.indices.filter { !Self.hasFraction(values[$0]) && Self.isLiteral(values[$0]) }
      + values.indices.filter { values[$0].is(ClosureExprSyntax.self) }
    var shared = TypeParameters()
    var compiled: [Int: TypedArgument] = [:]
    if let result = function.resultPattern, expected.isNumeric { shared.match(result, expected) }
    for index in order {
      let pattern = patterns[index]
      let value = try expression(
        values[index], as: pattern.map(shared.filled) ?? types[index] ?? .unknown)
      if let pattern { shared.match(pattern, value.type) }
      compiled[index] = TypedArgument(
        label: labels[index], value: value, position: position(of: values[index]))
    }
    return (
      built(values.indices.compactMap { compiled[$0] }, of: call, for: function),
      function.resultPattern.map(shared.filled) ?? function.result
    )
  }

  /// The types that are expected of arguments, by their indices; nil if they do not fit the parameters.
  func argumentTypes(
    of call: FunctionCallExprSyntax, for parameters: [FunctionCode.Parameter]
  ) -> [Int: SwiftType]? {
    ParameterMatching.types(of: parameters, labels(of: call))
  }

  // MARK: - Functions of the app's own

  /// A call of one of some functions of one name; nil if it means none of them.
  ///
  /// - Parameters:
  ///   - candidates: The functions.
  ///   - owner: The type that they are members of.
  ///   - call: The call.
  ///   - expected: The type that is expected of what it gives.
  ///   - strictly: Whether the types of the arguments have to fit, as there is another function of the name.
  package func function(
    _ candidates: [Int], on owner: SwiftType?, _ call: FunctionCallExprSyntax,
    as expected: SwiftType = .unknown,
    strictly: Bool = false
  ) throws -> Typed? {
    guard
      let (number, arguments, result) = try chosen(
        candidates, for: call, as: expected, strictly: strictly)
    else { return nil }
    let position = position(of: call)
    let values = arguments.evaluation
    return inlined(
      Typed(result) { run, frame in
        let given = try values(run, frame)
        guard let ordered = try run.ordered(given, for: number) else { return .void }
        return try run.call(function: number, ordered, on: owner.map { .type($0) }, at: position)
      }, at: position)
  }

  /// The view that a function gives, known by where the function is called.
  package func inlined(_ typed: Typed, at position: SourcePosition) -> Typed {
    guard typed.type == .view || typed.type.isUnknown else { return typed }
    let evaluate = typed.evaluate
    return Typed(typed.type) { run, frame in
      let value = try evaluate(run, frame)
      guard case .view(let element) = value else { return value }
      return .view(.inlined(position, element))
    }
  }

  /// A property that the files add to views, of a view.
  func viewProperty(_ getter: Int, of base: Typed, at position: SourcePosition) -> Typed {
    let evaluate = base.evaluate
    return inlined(
      Typed(.view) { run, frame in
        let element = try run.element(try evaluate(run, frame), at: position)
        return try run.call(function: getter, [], on: .view(element), at: position)
      }, at: position)
  }

  /// A call of one of some functions of a value; nil if it means none of them.
  func method(
    _ candidates: [Int], of base: Typed, _ call: FunctionCallExprSyntax
  ) throws -> Typed? {
    try chosen(candidates, for: call).map { method($0, of: base, call) }
  }

  /// A call of a function of a value.
  package func method(
    _ chosen: ChosenFunction, of base: Typed, _ call: FunctionCallExprSyntax
  ) -> Typed {
    let position = position(of: call)
    let (number, result) = (chosen.number, chosen.result)
    let values = chosen.arguments.evaluation
    let (evaluate, locate) = (base.evaluate, base.locate)
    let isMutating = program.code.functions[number].isMutating
    return inlined(
      Typed(result) { run, frame in
        let given = try values(run, frame)
        guard let ordered = try run.ordered(given, for: number) else { return .void }
        guard isMutating, let locate else {
          let owner = try evaluate(run, frame)
          if case .nothing = owner { return .nothing }
          return try run.call(function: number, ordered, on: owner, at: position)
        }
        let location = run.settled(try locate(run, frame))
        var owner = try run.read(location)
        let result = try run.call(mutating: number, ordered, on: &owner, at: position)
        try run.write(owner, to: location)
        return result
      }, at: position)
  }

  private func globalFunction(
    _ function: GlobalFunction, _ name: String, _ call: FunctionCallExprSyntax,
    as expected: SwiftType
  ) throws -> Typed {
    let position = position(of: call)
    let isFloating = function.result == .number
    var common: SwiftType =
      isFloating ? .number : expected.isNumeric ? expected.unwrapped : .unknown
    if common.isUnknown {
      for argument in call.arguments where !Self.isOpen(argument.expression) {
        let type = try expression(argument.expression).type
        if type.isNumeric { common = type.unwrapped }
      }
      if common.isUnknown,
        call.arguments.contains(where: {
          Self.hasFraction($0.expression) || Self.namesFraction($0.expression)
        })
      {
        common = .number
      }
    }
    let isZip = if case .zip = function { true } else { false }
    let arguments = try self.arguments(of: call) { _, _ in isZip ? .unknown : common }
    let values = arguments.evaluation
    let type: SwiftType =
      switch function {
      case .stride: .array(common.isUnknown ? .integer : common)
      case .zip: .array(.tuple(arguments.map { .init(label: nil, type: $0.value.type.element) }))
      case .number:
        isFloating ? .number : common.isUnknown ? arguments.first?.value.type ?? .unknown : common
      }
    return Typed(type) { run, frame in
      function.call(try values(run, frame), in: run, at: position)
        ?? .unknown(UnknownValue("\(name)(…)", at: position))
    }
  }
}

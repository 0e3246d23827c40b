internal import SwiftSyntax

// Calls: what is called, and its arguments.
extension BodyCompiler {
  /// A call of a name.
  func call(_ name: String, _ call: FunctionCallExprSyntax, as expected: ViewType) throws -> Typed {
    let position = position(of: call)
    if scope.find(name) != nil {
      return try self.call(self.name(name, at: position, as: .unknown), call)
    }
    if let own = try ownCall(name, call) { return own }
    if let candidates = program.globalFunctions[name] {
      return try function(candidates, on: nil, call)
    }
    if let number = program.declarations.number(of: name, from: owner),
      !program.declarations.types[number].isForeign
    {
      return try initializer(of: .declared(number), call)
    }
    if name == "Self", let owner { return try initializer(of: .declared(owner), call) }
    if isScript, let verb = try verb(name, call) { return verb }
    if let view = try view(name, call) { return view }
    if let statement = try builtInStatement(name, call) { return statement }
    if let function = GlobalFunction(name) {
      return try globalFunction(function, name, call, as: expected)
    }
    let type = types.named(name)
    if !type.isUnknown { return try initializer(of: type, call) }
    if let made = try builtInValue(name, call) { return made }
    if let setting = program.settingNames[name] { return program.setting(setting) }
    if isScript, name.first?.isLowercase == true {
      throw Fault(
        .unknownName(
          name, expected: "a function of the files, or \(SentenceParts.list(Self.verbs.sorted()))",
          suggestion: SpellingSuggestion.nearest(to: name, among: Self.verbs.sorted())),
        source.text.range(of: call.calledExpression))
    }
    return try shown(in: name, call) ?? .unknown("\(name)(…)", at: position)
  }

  /// What a preview shows in a view that the files do not declare, as in `Device { ContentView() }`.
  ///
  /// That is the view that the preview is of; nil where it is none of the files.
  private func shown(in name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard isPreview, name.first?.isUppercase == true,
      let closure = expressions(of: call).last(where: { $0.is(ClosureExprSyntax.self) }),
      !ViewDeclarations.names(in: Syntax(closure)).isDisjoint(with: program.declarations.viewNames)
    else { return nil }
    let position = position(of: call)
    let content = try content(closure).evaluate
    return Typed(.view) { run, frame in
      guard let closure = try content(run, frame).closure else { return .view(.empty) }
      let unknown = ViewValue.unknown(UnknownValue(name, at: position))
      let given = Array(repeating: unknown, count: closure.code.parameterCount)
      let shown = try run.element(try run.call(closure, given), at: position)
      return .view(.made(MadeView(kind: name, position: position, content: shown)))
    }
  }

  /// A call of a member of the type around.
  private func ownCall(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard case .declared(let number)? = selfType ?? owner.map({ ViewType.declared($0) }) else {
      if let owner, let candidates = program.code.types[owner].methods[name] {
        return try method(candidates, name, of: selfValue, call)
      }
      guard selfType == .view, scope.find("self") != nil, isModifierName(name) else { return nil }
      return try modifier(name, of: selfValue, call, at: position(of: call))
    }
    let type = program.code.types[number]
    if let candidates = type.methods[name], scope.find("self") != nil {
      return try method(candidates, name, of: selfValue, call)
    }
    if let candidates = type.staticMethods[name] {
      return try function(candidates, on: .declared(number), call)
    }
    if program.hasProperty(name, of: number) || type.staticGlobals[name] != nil,
      let member = ownMember(name, at: position(of: call))
    {
      return try self.call(member, call)
    }
    return nil
  }

  /// `super`: a function of a class of the files is that of the superclass; what a class of others does is not known.
  func superclass(_ links: inout ArraySlice<ChainLink>, at position: SourcePosition) throws -> Typed
  {
    guard case .name(let member)? = links.first, case .call(let call)? = links.dropFirst().first
    else { return .unknown("super", at: position) }
    let name = member.baseName.plainText
    if name == "init" {
      links.removeFirst(2)
      return Typed(.void) { _, _ in .void }
    }
    let parents = owner.map { program.declarations.types[$0].inherited } ?? []
    for number in parents.sorted().compactMap({ program.declarations.number(of: $0) }) {
      guard let candidates = program.code.types[number].methods[name] else { continue }
      links.removeFirst(2)
      return try method(candidates, name, of: selfValue, call)
    }
    return .unknown("super", at: position)
  }

  /// Whether a name can be that of a modifier where `self` is left out: not that of a type or of a function.
  private func isModifierName(_ name: String) -> Bool {
    guard name.first?.isLowercase == true, GlobalFunction(name) == nil else {
      return false
    }
    return program.globalFunctions[name] == nil && !Self.statementNames.contains(name)
  }

  /// `self` as a value.
  private var selfValue: Typed {
    (try? name("self", at: .none, as: .unknown)) ?? .constant(.unknown) { .nothing }
  }

  // MARK: - Arguments

  /// The labels of a call's arguments, trailing closures included.
  func labels(of call: FunctionCallExprSyntax) -> [String?] {
    var labels: [String?] = call.arguments.map { $0.label?.plainText }
    if call.trailingClosure != nil { labels.append(ParameterMatching.trailingLabel) }
    labels += call.additionalTrailingClosures.map { $0.label.plainText }
    return labels
  }

  /// The arguments of a call, trailing closures included.
  func expressions(of call: FunctionCallExprSyntax) -> [ExprSyntax] {
    call.arguments.map(\.expression) + (call.trailingClosure.map { [ExprSyntax($0)] } ?? [])
      + call.additionalTrailingClosures.map { ExprSyntax($0.closure) }
  }

  /// Compiles the arguments of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - literals: The type of numbers that are written out, where nothing else is expected.
  ///   - type: The type that is expected, by the index and the label of an argument.
  func arguments(
    of call: FunctionCallExprSyntax, literals: ViewType = .unknown,
    _ type: (Int, String?) -> ViewType
  ) throws -> [TypedArgument] {
    let labels = labels(of: call)
    return try zip(labels, expressions(of: call)).enumerated().map { index, argument in
      var expected = type(index, argument.0)
      if expected.isUnknown, Self.isLiteral(argument.1) { expected = literals }
      return TypedArgument(
        label: argument.0, value: try expression(argument.1, as: expected),
        position: position(of: argument.1))
    }
  }

  /// The first of some functions of the app's own that arguments fit, and the arguments; nil if they fit none.
  func chosen(
    _ candidates: [Int], for call: FunctionCallExprSyntax
  ) throws -> (number: Int, arguments: [TypedArgument])? {
    var problem: (any Error)?
    for number in candidates {
      do {
        let parameters = program.code.functions[number].parameters
        guard let arguments = try arguments(of: call, for: parameters) else { continue }
        return (number, arguments)
      } catch let fault as Fault where candidates.count > 1 {
        // Of functions with the same labels the types of the arguments choose.
        problem = problem ?? fault
      }
    }
    if let problem { throw problem }
    return nil
  }

  /// Compiles arguments for the parameters of a function of the app's own; nil if they do not fit.
  private func arguments(
    of call: FunctionCallExprSyntax, for parameters: [FunctionCode.Parameter]
  ) throws -> [TypedArgument]? {
    guard let matches = ParameterMatching.matches(parameters, labels(of: call)) else { return nil }
    var types: [Int: ViewType] = [:]
    for (parameter, indices) in zip(parameters, matches) {
      for index in indices {
        types[index] = parameter.isVariadic ? parameter.type.element : parameter.type
      }
    }
    return try arguments(of: call) { index, _ in types[index] ?? .unknown }
  }

  // MARK: - Functions of the app's own

  /// A call of one of some functions of one name.
  func function(_ candidates: [Int], on owner: ViewType?, _ call: FunctionCallExprSyntax) throws
    -> Typed
  {
    let position = position(of: call)
    guard let (number, arguments) = try chosen(candidates, for: call) else {
      return .unknown(short(call), at: position)
    }
    let function = program.code.functions[number]
    let values = arguments.evaluation
    return inlined(
      Typed(function.result) { run, frame in
        let given = try values(run, frame)
        guard let ordered = try run.ordered(given, for: number) else { return .void }
        return try run.call(function: number, ordered, on: owner.map { .type($0) }, at: position)
      }, at: position)
  }

  /// The view that a function gives, known by where the function is called.
  private func inlined(_ typed: Typed, at position: SourcePosition) -> Typed {
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

  /// A call of one of some functions of a value.
  func method(
    _ candidates: [Int], _ name: String, of base: Typed, _ call: FunctionCallExprSyntax
  ) throws -> Typed {
    let position = position(of: call)
    guard let (number, arguments) = try chosen(candidates, for: call) else {
      return .unknown(short(call), at: position)
    }
    let function = program.code.functions[number]
    let values = arguments.evaluation
    let (evaluate, locate) = (base.evaluate, base.locate)
    let isMutating = function.isMutating
    return inlined(
      Typed(function.result) { run, frame in
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
    as expected: ViewType
  ) throws -> Typed {
    let position = position(of: call)
    let isFloating = function.result == .number
    var common: ViewType = isFloating ? .number : expected.isNumeric ? expected.unwrapped : .unknown
    if common.isUnknown {
      for argument in call.arguments where !Self.isLiteral(argument.expression) {
        let type = try expression(argument.expression).type
        if type.isNumeric { common = type.unwrapped }
      }
      if common.isUnknown, call.arguments.contains(where: { Self.hasFraction($0.expression) }) {
        common = .number
      }
    }
    let isZip = if case .zip = function { true } else { false }
    let arguments = try self.arguments(of: call) { _, _ in isZip ? .unknown : common }
    let values = arguments.evaluation
    let type: ViewType =
      switch function {
      case .stride: .array(common.isUnknown ? .integer : common)
      case .zip: .array(.tuple(arguments.map { .init(label: nil, type: $0.value.type.element) }))
      case .number:
        isFloating ? .number : common.isUnknown ? arguments.first?.value.type ?? .unknown : common
      }
    return Typed(type) { run, frame in
      function.call(try values(run, frame), in: run)
        ?? .unknown(UnknownValue("\(name)(…)", at: position))
    }
  }
}

package import SwiftSyntax

extension BodyCompiler {
  package var calls: CallCompiler { CallCompiler(body: self) }
}

/// Compiles calls with their arguments.
package struct CallCompiler {
  let body: BodyCompiler

  /// Compiles a call of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - call: The call.
  ///   - expected: The type that is expected of the result.
  ///   - isSystem: Whether the name of a module precedes the name, as in `SwiftUI.TextField(…)` inside of a `TextField`
  ///     of the app's own.
  func call(
    _ name: String, _ call: FunctionCallExprSyntax, as expected: SwiftType, isSystem: Bool = false
  ) throws -> Typed {
    let position = body.position(of: call)
    if !isSystem, let made = try body.typeParameters.value(name, call) { return made }
    if !isSystem, let own = try named(name, call, as: expected) { return own }
    if body.isScript, let verb = try body.program.words.verb(name, call, in: body) { return verb }
    if let value = wrappedValue(name, call) { return try body.expression(value, as: expected) }
    let kind = isSystem ? name : systemView(name)
    if let made = try body.program.words.call(kind, call, in: body) { return made }
    if let statement = try body.builtInFunctions.builtInStatement(name, call) { return statement }
    if let function = GlobalFunction(name) {
      return try globalFunction(function, name, call, as: expected)
    }
    if let made = try body.unfoldings.iterator(name, call) { return made }
    let type = isSystem ? body.types.system(name) : body.types.named(name)
    if !type.isUnknown { return try body.initializers.initializer(of: type, call, as: expected) }
    if let made = try body.program.words.value(name, call, in: body) { return made }
    if let setting = body.program.settingNames[name] { return body.program.setting(setting) }
    if let own = try body.ownCalls.foreignMember(name, call) { return own }
    if body.isScript, name.first?.isLowercase == true {
      let verbs =
        body.program.strictNames == nil
        ? body.program.words.verbs.sorted() : body.program.words.strictVerbs
      throw Fault(
        .unknownName(
          name, expected: "a function of the files, or \(SentenceParts.list(verbs))",
          suggestion: SpellingSuggestion.nearest(to: name, among: verbs)),
        body.source.text.range(of: call.calledExpression))
    }
    body.program.strictNames?.unknown.append((name, position))
    return try body.program.words.unknownCall(name, call, in: body)
      ?? body.unknownCalls.unknownCall("\(name)(…)", call, at: position)
  }

  /// Compiles a call of a name that is declared in the files or in the enclosing code; nil if it is not.
  private func named(
    _ name: String, _ call: FunctionCallExprSyntax, as expected: SwiftType
  ) throws -> Typed? {
    if let own = try body.localDeclarations.call(name, call) { return own }
    if body.scope.find(name) != nil {
      return try body.chains.call(
        body.identifiers.name(name, at: body.position(of: call), as: .unknown), call)
    }
    if let own = try body.ownCalls.ownCall(name, call, as: expected) { return own }
    if let candidates = body.program.functions(named: name, in: body.source.scope) {
      let strictly = body.builtInFunctions.isShared(name)
      if let own = try function(candidates, on: nil, call, as: expected, strictly: strictly) {
        return own
      }
    }
    if let number = declaredType(name) {
      return try body.initializers.initializer(
        of: body.type(number, named: name), call, as: expected)
    }
    if name == "Self", let type = body.ownCalls.ownType {
      let made = try body.initializers.initializer(of: type, call)
      return body.ownClasses.mayBeOther(than: type)
        ? body.ownClasses.result(of: call, made, of: type) : made
    }
    return nil
  }

  /// Returns the type that the files declare under a name; nil for none.
  private func declaredType(_ name: String) -> Int? {
    body.typeNumber(name).flatMap {
      body.program.declarations.types[$0].isForeign ? nil : $0
    }
  }

  /// Returns whether the files declare a type of a name.
  package func isDeclared(_ name: String) -> Bool { declaredType(name) != nil }

  /// Returns the view of SwiftUI that a name stands for, as after `typealias Card = RoundedRectangle`; the name itself
  /// where it is not an alias.
  private func systemView(_ name: String) -> String {
    guard
      let alias = body.program.declarations.alias(name, from: body.owner, in: body.source.scope),
      let kind = alias.type.as(IdentifierTypeSyntax.self)?.name.plainText
        ?? alias.type.as(MemberTypeSyntax.self)?.name.plainText,
      body.program.words.isView(kind),
      body.program.declarations.number(of: kind, from: alias.owner, in: alias.file)
        .map({ body.program.declarations.types[$0].isForeign }) ?? true
    else { return name }
    return kind
  }

  /// Returns the value that a wrapper is initialized with, as in `State(initialValue: 0)`; nil for any other call.
  private func wrappedValue(_ name: String, _ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard body.program.declarations.frameworks.wrapper(name)?.isMadeInInitializers == true else {
      return nil
    }
    return Self.wrappedValue(call)
  }

  /// Returns the value that is assigned to `_x`, as in `_x = .init(initialValue: 0)`: the one that the wrapper is
  /// initialized with.
  func written(_ value: ArraySlice<ExprSyntax>, to target: ExprSyntax) -> ArraySlice<ExprSyntax> {
    let name =
      target.as(DeclReferenceExprSyntax.self)
      ?? target.as(MemberAccessExprSyntax.self).flatMap { member in
        member.base?.trimmedDescription == "self" ? member.declName : nil
      }
    guard value.count == 1, let call = value.first?.as(FunctionCallExprSyntax.self),
      ConditionCompiler.isLeadingInitializer(call), case .declared(let number, _)? = body.selfType,
      let name, let wrapped = body.program.wrapped(name.baseName.plainText, of: number)
    else { return value }
    if case .binding = wrapped.type { return value }
    return Self.wrappedValue(call).map { [$0] } ?? value
  }

  private static func wrappedValue(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { argument in
      argument.label.map { ["initialValue", "wrappedValue"].contains($0.plainText) } ?? true
    }?.expression
  }

  // MARK: - Arguments

  /// Compiles the arguments of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - literals: The type of number literals, where nothing else is expected.
  ///   - automatic: The indices of the arguments for `@autoclosure` parameters.
  ///   - type: Returns the type that is expected, by the index and the label of an argument.
  package func arguments(
    of call: FunctionCallExprSyntax, literals: SwiftType = .unknown, automatic: Set<Int> = [],
    _ type: (Int, String?) -> SwiftType
  ) throws -> [TypedArgument] {
    let labels = call.argumentLabels
    return try zip(labels, call.argumentExpressions).enumerated().map { index, argument in
      var expected = type(index, argument.0)
      let isOpen =
        LiteralSyntax.isLiteral(argument.1) || LiteralSyntax.namesFraction(argument.1)
        || body.sweep != nil && argument.1.is(ArrayExprSyntax.self)
      if expected.isUnknown, isOpen {
        expected = AnimationSweep.hasFlags(argument.1) ? .boolean : literals
      }
      body.sweep?.parameter = argument.0 ?? call.calledExpression.lastName
      return TypedArgument(
        label: argument.0,
        value: try body.closures.argument(argument.1, as: expected, automatic.contains(index)),
        position: body.position(of: argument.1))
    }
  }

  /// Returns the types that are expected of arguments, by their indices; nil if the arguments do not fit the
  /// parameters.
  func argumentTypes(
    of call: FunctionCallExprSyntax, for parameters: [FunctionCode.Parameter]
  ) -> [Int: SwiftType]? {
    ParameterMatching.types(of: parameters, call.argumentLabels)
  }

  // MARK: - Functions of the app's own

  /// Compiles a call of one of several functions with the same name; nil if none of them is meant.
  ///
  /// - Parameters:
  ///   - candidates: The functions.
  ///   - owner: The type that the functions are members of.
  ///   - call: The call.
  ///   - expected: The type that is expected of the result.
  ///   - strictly: Whether the types of the arguments have to fit, as there is another function with the name.
  package func function(
    _ candidates: [Int], on owner: SwiftType?, _ call: FunctionCallExprSyntax,
    as expected: SwiftType = .unknown,
    strictly: Bool = false
  ) throws -> Typed? {
    if body.overloads.isOpen(candidates, for: call, as: expected) {
      return .unknown(body.short(call), at: body.position(of: call))
    }
    guard
      let (number, arguments, result, types) = try body.overloads.chosen(
        candidates, for: call, as: expected, on: owner ?? .unknown, strictly: strictly)
    else { return nil }
    let position = body.position(of: call)
    let values = arguments.evaluation
    return inlined(
      settled(
        Typed(result) { run, frame in
          let given = try values(run, frame)
          guard let ordered = try run.functions.ordered(given, for: number) else { return .void }
          return try run.functions.call(
            function: number, ordered, on: owner.map { .type($0) }, types: types, at: position)
        }, of: body.program.code.functions[number].resultPattern), at: position)
  }

  /// Returns the view that a function returns, with the position of the call as a part of its identity.
  package func inlined(_ typed: Typed, at position: SourcePosition) -> Typed {
    guard typed.type == .view || typed.type.isUnknown else { return typed }
    let evaluate = typed.evaluate
    return Typed(typed.type) { run, frame in
      let value = try evaluate(run, frame)
      guard case .view(let element) = value else { return value }
      return .view(.inlined(position, element))
    }
  }

  /// Compiles a property that the files add to views.
  func viewProperty(_ getter: Int, of base: Typed, at position: SourcePosition) -> Typed {
    let evaluate = base.evaluate
    return inlined(
      Typed(.view) { run, frame in
        let element = try run.element(try evaluate(run, frame), at: position)
        return try run.functions.call(function: getter, [], on: .view(element), at: position)
      }, at: position)
  }

  /// Compiles a call of one of several methods of a value; nil if none of them is meant.
  ///
  /// - Parameter exactly: Whether the function is called itself, and no override of it.
  func method(
    _ candidates: [Int], of base: Typed, _ call: FunctionCallExprSyntax,
    as expected: SwiftType = .unknown, exactly: Bool = false
  ) throws -> Typed? {
    let functions = body.program.code.functions
    let isConditioned = candidates.contains { !functions[$0].conditions.isEmpty }
    let meant = ConditionedMembers(
      isConditioned
        ? candidates.map { number in
          let conditions = functions[number].conditions
          return (number, conditions.hold(for: base.type), conditions.weight)
        } : [])
    let members = isConditioned ? meant.members : candidates
    if body.overloads.isOpen(members, for: call, as: expected) {
      return .unknown(body.short(call), at: body.position(of: call))
    }
    return try body.overloads.chosen(
      members, for: call, as: expected, on: base.type,
      element: base.type.element
    ).map {
      meant.isUndecided
        ? undecided($0, among: meant.members, of: base, call)
        : method($0, of: base, call, exactly: exactly)
    }
  }

  /// Compiles a call of a method of a value.
  package func method(
    _ chosen: ChosenFunction, of base: Typed, _ call: FunctionCallExprSyntax, exactly: Bool = false
  ) -> Typed {
    let position = body.position(of: call)
    let (number, result, types) = (chosen.number, chosen.result, chosen.types)
    let values = chosen.arguments.evaluation
    let (evaluate, locate) = (base.evaluate, base.locate)
    let isMutating = body.program.code.functions[number].isMutating
    let takesNothing = body.program.isAddedToOptionals(number)
    let (name, type) = (body.program.code.functions[number].name, body.program.type(of: number))
    let named = body.program.overridden(by: number, in: body.declarer) ?? number
    let typed = Typed(result) { run, frame in
      let given = try values(run, frame)
      guard isMutating, let locate else {
        let owner = try evaluate(run, frame)
        if case .nothing = owner, !takesNothing { return .nothing }
        // The value may be of another type than the one that was assumed.
        if let type, !exactly, run.isOther(owner, than: type) {
          return try run.methods.method(name, of: owner, given, at: position)
        }
        guard let ordered = try run.functions.ordered(given, for: named) else { return .void }
        let function = exactly ? number : run.functions.meant(by: number, on: owner)
        return try run.functions.call(
          exactly: function, ordered, on: owner, types: types, at: position)
      }
      let location = run.stateAccess.settled(try locate(run, frame))
      var owner = try run.locations.read(location)
      if case .nothing = owner, !takesNothing {
        try run.locations.touch(location)
        return .nothing
      }
      if let type, run.isOther(owner, than: type) {
        return try run.mutations.mutate(name, at: location, given, position: position)
      }
      guard let ordered = try run.functions.ordered(given, for: named) else { return .void }
      do {
        let result = try run.functions.call(
          mutating: number, ordered, on: &owner, types: types, at: position)
        try run.locations.write(owner, to: location)
        return result
      } catch let error as ThrownError {
        try run.locations.write(owner, to: location, calling: .leaving)
        throw error
      }
    }
    return inlined(
      settled(typed, of: body.program.code.functions[number].resultPattern), at: position)
  }

  private func globalFunction(
    _ function: GlobalFunction, _ name: String, _ call: FunctionCallExprSyntax,
    as expected: SwiftType
  ) throws -> Typed {
    let position = body.position(of: call)
    if case .sequence = function, let made = try body.unfoldings.sequence(call) { return made }
    if case .number(.pow) = function, let made = try body.decimals.power(call, as: expected) {
      return made
    }
    let isFloating = function.result.isFraction
    var common: SwiftType = expected.isNumeric ? expected.unwrapped : .unknown
    if isFloating, !common.isFraction {
      common = function.result
      for argument in call.arguments where !LiteralSyntax.isOpen(argument.expression) {
        if try body.expression(argument.expression).type == .float { common = .float }
      }
    }
    if common.isUnknown {
      for argument in call.arguments where !LiteralSyntax.isOpen(argument.expression) {
        let type = try body.expression(argument.expression).type
        let isOrdered = type.isDeclared || [.duration, .geometry(.angle)].contains(type.unwrapped)
        if type.isNumeric || function.result.isUnknown && isOrdered {
          common = type.unwrapped
        }
      }
      if common.isUnknown,
        call.arguments.contains(where: {
          LiteralSyntax.hasFraction($0.expression) || LiteralSyntax.namesFraction($0.expression)
        })
      {
        common = .number
      }
    }
    let isOfNumbers =
      switch function {
      case .number, .float, .stride, .parts: true
      case .zip, .scalar, .type, .repetition, .sequence: false
      }
    let arguments = try self.arguments(of: call) { _, _ in isOfNumbers ? common : .unknown }
    let values = arguments.evaluation
    let type: SwiftType =
      switch function {
      case .stride: .array(common.isUnknown ? .integer : common)
      case .zip: .array(.tuple(arguments.map { .init(label: nil, type: $0.value.type.element) }))
      case .float: .float
      case .repetition: .array(arguments.first?.value.type ?? .unknown)
      case .number(let function) where function.makesWholeNumbers: .integer
      case .scalar, .type, .parts, .sequence: function.result
      case .number:
        common.isUnknown ? arguments.first?.value.type ?? .unknown : common
      }
    if case .type = function, case .optional? = arguments.first?.value.type {
      return .unknown("\(name)(…)", at: position)
    }
    var typed = Typed(type) { run, frame in
      try function.call(try values(run, frame), in: run, at: position)
        ?? .unknown(UnknownValue("\(name)(…)", at: position))
    }
    if function.isAdapter { typed.form = .adapter }
    return typed
  }
}

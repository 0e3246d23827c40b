internal import SwiftSyntax

extension BodyCompiler {
  var ownCalls: OwnCallCompiler { OwnCallCompiler(body: self) }
}

/// Compiles calls of members of the enclosing type, without `self`.
struct OwnCallCompiler {
  let body: BodyCompiler

  /// Compiles a call of a member of the enclosing type.
  func ownCall(
    _ name: String, _ call: FunctionCallExprSyntax, as expected: SwiftType
  ) throws -> Typed? {
    guard
      case .declared(let number, _)? = body.selfType ?? body.owner.map({ SwiftType.declared($0) })
    else {
      if let owner = body.owner, let candidates = body.program.code.types[owner].methods[name],
        body.selfType != .view,
        let own = try body.calls.method(candidates, of: selfValue, call)
      {
        return own
      }
      if let own = try ownStaticCall(name, call) { return own }
      guard body.selfType == .view, body.scope.find("self") != nil, isModifierName(name) else {
        return nil
      }
      return try body.program.words.modifier(
        name, of: selfValue, call, at: body.position(of: call), in: body)
    }
    let type = body.program.code.types[number]
    if let candidates = type.methods[body.member(name, of: number)], body.scope.find("self") != nil,
      let own = try body.calls.method(candidates, of: selfValue, call, as: expected)
    {
      return own
    }
    if let candidates = type.staticMethods[name],
      let own = try body.calls.function(candidates, on: .declared(number), call, as: expected)
    {
      return own
    }
    if body.program.hasProperty(name, of: number)
      || type.staticGlobals[name, in: body.source.scope] != nil,
      let member = body.identifiers.ownMember(name, at: body.position(of: call))
    {
      return try body.chains.call(member, call)
    }
    // A function that the files add to every view.
    if type.isView, body.scope.find("self") != nil,
      body.program.extensionMethods(name, of: .view) != nil,
      let member = call.calledExpression.as(DeclReferenceExprSyntax.self)
    {
      return try body.methods.method(member, of: selfValue, call, as: expected)
    }
    // A modifier of the view itself: `opacity(0.5)` in a function of the view.
    guard type.isView, body.scope.find("self") != nil, isModifierName(name),
      body.program.words.mayHaveModifier(name, call.argumentLabels)
    else { return nil }
    return try body.program.words.modifier(
      name, of: selfValue, call, at: body.position(of: call), in: body)
  }

  /// Compiles a call of a static function that the files add to a type, in an extension of the type.
  private func ownStaticCall(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let owner = body.owner, let selfType = body.selfType else { return nil }
    guard let candidates = body.program.code.types[owner].staticMethods[name] else { return nil }
    return try body.calls.function(candidates, on: selfType, call)
  }

  /// A call of a member that a type of somebody else's has, in an extension of it, or that every sequence has, in one of
  /// the files; nil anywhere else.
  func foreignMember(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let owner = body.owner,
      body.program.declarations.types[owner].isForeign
        || body.scope.find("self") != nil && body.program.isSequence(owner),
      let selfType = body.selfType,
      !selfType.isUnknown, selfType != .view, name.first?.isLowercase == true
    else { return nil }
    guard body.scope.find("self") == nil else {
      // A mutating function can only be called in another mutating function.
      if selfType.isCollection || selfType.isNumeric || [.text, .boolean].contains(selfType),
        ValueMutator.mutatingNames.contains(name),
        let member = call.calledExpression.as(DeclReferenceExprSyntax.self)
      {
        return try body.methods.method(member, of: selfValue, call, as: .unknown)
      }
      return try body.methods.plainMethod(name, of: selfValue, call, at: body.position(of: call))
    }
    return try body.methods.staticMethod(name, of: selfType, call)
  }

  /// The type that `Self` denotes: the enclosing type, or the one that an extension extends.
  var ownType: SwiftType? {
    guard let owner = body.owner else { return nil }
    guard body.program.declarations.types[owner].isForeign, let selfType = body.selfType,
      !selfType.isUnknown,
      selfType != .view
    else { return .declared(owner) }
    return selfType
  }

  /// Compiles `super`: a function of a class of the files is that of its superclass; the effects of other superclasses
  /// are unknown.
  func superclass(_ links: inout ArraySlice<ChainLink>, at position: SourcePosition) throws -> Typed
  {
    guard case .name(let member)? = links.first else { return .unknown("super", at: position) }
    guard case .call(let call)? = links.dropFirst().first else {
      guard let inherited = superProperty(member, at: position) else {
        return .unknown("super", at: position)
      }
      links.removeFirst()
      return inherited
    }
    let name = member.baseName.plainText
    if name == "init" {
      links.removeFirst(2)
      return try superInitializer(call) ?? Typed(.void) { _, _ in .void }
    }
    for number in superclasses(around: member) {
      if let candidates = body.program.code.types[number].methods[name],
        let inherited = try body.calls.method(candidates, of: selfValue, call, exactly: true)
      {
        links.removeFirst(2)
        return inherited
      }
    }
    return .unknown("super", at: position)
  }

  /// Returns the superclasses that `super` means, nearest first: those of the class in which it is written, which may
  /// be a superclass of the one that inherits the function.
  private func superclasses(around node: some SyntaxProtocol) -> [Int] {
    guard let owner = body.owner else { return [] }
    let classes = [owner] + body.program.ancestors(of: owner)
    let names = sequence(first: Syntax(node)) { $0.parent }.compactMap {
      $0.as(ClassDeclSyntax.self)?.name.plainText
        ?? $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    let written = names.lazy.compactMap { name in
      classes.firstIndex { body.program.code.types[$0].name == name }
    }.first
    return Array(classes.dropFirst((written ?? 0) + 1))
  }

  /// Compiles `super.area`, a computed or stored property of a class of the files; nil for a property that it does not
  /// have.
  private func superProperty(
    _ member: DeclReferenceExprSyntax, at position: SourcePosition
  ) -> Typed? {
    let name = member.baseName.plainText
    guard let parent = superclasses(around: member).first,
      let index = body.program.code.types[parent].propertyIndices[name],
      case .computed(let getter, _) = body.program.code.types[parent].properties[index].storage
    else { return nil }
    let instance = selfValue.evaluate
    return Typed(body.program.propertyType(name, of: parent)) { run, frame in
      try run.functions.call(
        function: getter, [], on: try instance(run, frame), at: position)
    }
  }

  /// Compiles `super.init(…)` of a class of the files; nil for any other class.
  private func superInitializer(_ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let parent = superclasses(around: call).first else { return nil }
    let instance = selfValue.evaluate
    guard
      let own = try body.overloads.chosen(body.program.code.types[parent].initializers, for: call)
    else {
      return Typed(.void) { run, frame in
        try run.functions.begin(try instance(run, frame), from: parent, through: nil)
        return .void
      }
    }
    let position = body.position(of: call)
    let (values, last) = (own.arguments.evaluation, declarer(of: own.number, in: parent))
    return Typed(.void) { run, frame in
      guard let ordered = try run.functions.ordered(try values(run, frame), for: own.number) else {
        return .void
      }
      try run.functions.begin(try instance(run, frame), from: parent, through: last)
      let made = try run.functions.call(
        function: own.number, ordered, on: try instance(run, frame), at: position)
      switch made {
      case .nothing, .unknown: return made
      default: return .void
      }
    }
  }

  /// Returns the class that declares an initializer of a class: the class itself, or the superclass that it is
  /// inherited from.
  private func declarer(of initializer: Int, in number: Int) -> Int {
    body.program.code.functions[initializer].declarer ?? number
  }

  /// Compiles the code of an initializer: its statements, and `super.init()` after them where it is left out.
  func initializer(_ statements: CodeBlockItemListSyntax) throws -> Execute {
    let work = try body.statements.block(statements)
    let functions = body.program.code.functions
    guard let parent = superclasses(around: statements).first,
      !LiteralSyntax.callsAnyInitializer(in: statements)
    else { return work }
    let instance = selfValue.evaluate
    guard
      let implied = body.program.code.types[parent].initializers.filter({ number in
        functions[number].parameters.allSatisfy { $0.initial != nil || $0.isVariadic }
      }).min(by: { functions[$0].parameters.count < functions[$1].parameters.count })
    else {
      return { run, frame in
        let flow = try work(run, frame)
        if case .returned(.nothing) = flow { return flow }
        try run.functions.begin(try instance(run, frame), from: parent, through: nil)
        return flow
      }
    }
    let (position, last) = (functions[implied].position, declarer(of: implied, in: parent))
    return { run, frame in
      let flow = try work(run, frame)
      if case .returned(.nothing) = flow { return flow }
      try run.functions.begin(try instance(run, frame), from: parent, through: last)
      guard flow.doubt == nil, let values = try run.functions.ordered([], for: implied) else {
        return flow
      }
      _ = try run.functions.call(
        function: implied, values, on: try instance(run, frame), at: position)
      return flow
    }
  }

  /// Returns whether a name may be that of a modifier without `self`: it is neither a type nor a function.
  private func isModifierName(_ name: String) -> Bool {
    name.first?.isLowercase == true && !body.builtInFunctions.isShared(name)
      && body.program.functions(named: name, in: body.source.scope) == nil
  }

  /// `self` as a value.
  var selfValue: Typed {
    (try? body.identifiers.name("self", at: .none, as: .unknown))
      ?? .constant(.unknown) { .nothing }
  }
}

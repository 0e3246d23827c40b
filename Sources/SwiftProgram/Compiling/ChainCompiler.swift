package import SwiftSyntax

/// A link of a chain such as `a.b(c)?.d[e]`.
package enum ChainLink {
  case name(DeclReferenceExprSyntax)
  case call(FunctionCallExprSyntax)
  case element(SubscriptCallExprSyntax)
  case optional
  case forced(SourcePosition)

  fileprivate var call: FunctionCallExprSyntax? {
    if case .call(let call) = self { call } else { nil }
  }
}

extension BodyCompiler {
  package var chains: ChainCompiler { ChainCompiler(body: self) }
}

/// Compiles names, members, calls and subscripts, link by link: a chain may be long.
package struct ChainCompiler {
  let body: BodyCompiler

  /// Returns the head of a chain, and its links.
  ///
  /// A chain that begins with a dot has no head.
  func links(of node: ExprSyntax) -> (head: ExprSyntax?, links: [ChainLink]) {
    var links: [ChainLink] = []
    var node = node
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        links.append(.call(call))
        node = call.calledExpression
      case .memberAccessExpr(let member):
        links.append(.name(member.declName))
        guard let base = member.base else { return (nil, links.reversed()) }
        node = base
      case .subscriptCallExpr(let element):
        links.append(.element(element))
        node = element.calledExpression
      case .optionalChainingExpr(let optional):
        links.append(.optional)
        node = optional.expression
      case .forceUnwrapExpr(let forced):
        links.append(.forced(body.position(of: forced)))
        node = forced.expression
      case .genericSpecializationExpr(let special):
        if body.writtenTypes.specialized(special) != nil { return (node, links.reversed()) }
        node = special.expression
      case .postfixIfConfigExpr(let block):
        if case .postfixExpression(let inner)? = block.config.taken {
          links += self.links(of: inner).links.reversed()
        }
        guard let base = block.base else { return (nil, links.reversed()) }
        node = base
      default: return (node, links.reversed())
      }
    }
  }

  /// Compiles a chain.
  ///
  /// - Parameters:
  ///   - node: The chain.
  ///   - expected: The type that is expected of the chain.
  ///   - literals: The type of the collection literal at the head; nil where it has its own.
  func chain(_ node: ExprSyntax, as expected: SwiftType, of literals: SwiftType? = nil) throws
    -> Typed
  {
    let (head, all, isSystem) = meantLinks(of: node)
    var links = all[...]
    if let told = announcement(head, all) { return told }
    if Self.spellsInitializer(head, all) { links.removeFirst() }
    var current: Typed
    if let head {
      current = try beginning(head, &links, as: expected, of: literals, isSystem: isSystem)
    } else if let made = try implicitBeginning(&links, as: expected) {
      current = made
    } else {
      return try body.leadingDots.implicitMember(all, in: node, as: expected)
    }
    var mayEnd = false
    while let link = links.popFirst() {
      if case .optional = link { mayEnd = !links.isEmpty }
      current = try next(link, &links, of: current, as: expected)
    }
    // Integers from which others are made where fractions are expected are fractions themselves.
    if literals == nil, let head, head.is(ArrayExprSyntax.self), ReductionCompiler.isOpen(head),
      current.type == .array(.integer), expected.element.isFraction
    {
      return try chain(node, as: expected, of: .array(expected.element))
    }
    // The result of a chain with a `?` may be nil as a whole.
    if mayEnd, current.type.isUnknown { current.form.insert(.chain) }
    if mayEnd, ![.unknown, .view, .void].contains(current.type), !current.type.isOptional {
      current.type = .optional(current.type)
    }
    return current
  }

  /// The head and the links of a chain, without names before them that change nothing.
  private func meantLinks(
    of node: ExprSyntax
  ) -> (head: ExprSyntax?, links: [ChainLink], isSystem: Bool) {
    var (head, links) = links(of: node)
    // A name after the name of a module is not the app's own, which may have the same name.
    var isSystem = false
    if case .name(let name)? = links.first, let module = head?.as(DeclReferenceExprSyntax.self),
      body.program.declarations.isModule(module.baseName.plainText)
    {
      head = ExprSyntax(name)
      links.removeFirst()
      isSystem = true
    }
    // A member of some types is the same with the type's name before it and without.
    if let type = head?.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      body.program.declarations.frameworks.isKnownByMembers(type), !body.calls.isDeclared(type),
      case .name? = links.first
    {
      head = nil
    }
    return (head, links, isSystem)
  }

  // MARK: - Beginnings

  /// Compiles the head of a chain, with the links that go with it.
  private func beginning(
    _ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>, as expected: SwiftType,
    of literals: SwiftType?, isSystem: Bool
  ) throws -> Typed {
    if let special = try body.program.words.beginning(head, &links, in: body) { return special }
    if let found = try body.textRanges.call(head, &links) { return found }
    if let binding = ownBinding(head, links.first) {
      links.removeFirst()
      return binding
    }
    if head.is(SuperExprSyntax.self) {
      return try body.writingBack(links.dropFirst().first?.call) {
        try $0.ownCalls.superclass(&links, at: body.position(of: head))
      }
    }
    if let written = try writtenType(head, &links) { return written }
    if let name = head.as(DeclReferenceExprSyntax.self) {
      return try beginning(name, &links, as: expected, isSystem: isSystem)
    }
    // A constant of numbers in parentheses has nothing else that says of which type it is: `(.pi).rounded()`.
    return try body.expression(
      head,
      as: links.isEmpty
        ? expected : LiteralSyntax.namesFraction(head) ? .number : literals ?? .unknown)
  }

  /// `[Double]()`, `[String: Int].self`: a type that is written at the head; nil if none is.
  private func writtenType(_ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>) throws
    -> Typed?
  {
    if case .call(let call)? = links.first, let type = body.writtenTypes.collectionType(head) {
      links.removeFirst()
      return try body.initializers.initializer(
        of: type, call, written: body.writtenTypes.pattern(head))
    }
    if links.isEmpty, let special = head.as(GenericSpecializationExprSyntax.self) {
      return body.writtenTypes.specialized(special).map { .naming($0) }
    }
    if case .name(let name)? = links.first,
      name.baseName.text != "self" || head.is(GenericSpecializationExprSyntax.self),
      let type = body.writtenTypes.collectionType(head, ofKnown: true)
    {
      return .naming(type)
    }
    return nil
  }

  /// `x`, `f(1)`: a name at the head, with the call that follows.
  private func beginning(
    _ name: DeclReferenceExprSyntax, _ links: inout ArraySlice<ChainLink>, as expected: SwiftType,
    isSystem: Bool
  ) throws -> Typed {
    let text = name.baseName.plainText
    if case .call(let call)? = links.first {
      links.removeFirst()
      let type = links.isEmpty ? expected : .unknown
      return try body.writingBack(call) {
        try $0.calls.call(text, call, as: type, isSystem: isSystem)
      }
    }
    if isSystem, body.calls.isDeclared(text) { return .naming(body.types.system(text)) }
    let named = try body.identifiers.name(text, at: body.position(of: name), as: expected)
    return extendedView(text, named, links.first).map { .naming($0) } ?? named
  }

  /// Compiles the call, or the view, with which a chain begins after a dot; nil for a member of the expected type.
  private func implicitBeginning(
    _ links: inout ArraySlice<ChainLink>, as expected: SwiftType
  ) throws -> Typed? {
    if case .name(let name)? = links.first, case .call(let call)? = links.dropFirst().first,
      let made = try body.leadingDots.implicitCall(
        name.baseName.plainText, call, of: expected.unwrapped)
    {
      links.removeFirst(2)
      return made
    }
    guard expected.unwrapped == .view else { return nil }
    return try body.program.words.implicitView(&links, in: body)
  }

  // MARK: - Links

  /// Compiles a link of a chain, with the call that follows a name.
  private func next(
    _ link: ChainLink, _ links: inout ArraySlice<ChainLink>, of base: Typed, as expected: SwiftType
  ) throws -> Typed {
    switch link {
    case .name(let name):
      guard case .call(let call)? = links.first else { return try member(name, of: base) }
      links.removeFirst()
      let type = links.isEmpty ? expected : .unknown
      if base.path == "Unicode", name.baseName.text == "Scalar" {
        return try body.calls.call("UnicodeScalar", call, as: type)
      }
      return try body.writingBack(call) { try $0.methods.method(name, of: base, call, as: type) }
    case .call(let call):
      return try body.writingBack(call) { try $0.chains.call(base, call) }
    case .element(let element): return try body.elements.element(element, of: base)
    case .optional:
      var wrapped = base
      wrapped.type = base.type.unwrapped
      return wrapped
    case .forced(let position): return forced(base, at: position)
    }
  }

  /// Whether a chain spells out the initializer of a type: `State.init(initialValue: 0)`.
  private static func spellsInitializer(_ head: ExprSyntax?, _ links: [ChainLink]) -> Bool {
    guard let type = head?.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      type.first?.isUppercase == true, type != "Self", links.count > 1,
      case .name(let name) = links[0], case .call = links[1]
    else { return false }
    return name.baseName.tokenKind == .keyword(.`init`)
  }

  /// Compiles the binding `self.$x` of a property of the enclosing type; nil for any other expression.
  private func ownBinding(_ head: ExprSyntax, _ link: ChainLink?) -> Typed? {
    guard head.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.`self`),
      case .name(let name)? = link, case let text = name.baseName.plainText, text.hasPrefix("$")
    else { return nil }
    return body.identifiers.ownBinding(of: String(text.dropFirst()), at: body.position(of: name))
  }

  private func forced(_ typed: Typed, at position: SourcePosition) -> Typed {
    let evaluate = typed.evaluate
    return Typed(typed.type.wrapped ?? typed.type, locate: typed.locate, path: typed.path) {
      run, frame in
      let value = try evaluate(run, frame)
      guard case .nothing = value else { return value }
      return run.trap(.unwrapsNil, of: "nil!", at: position)
    }
  }

  // MARK: - Members

  /// Compiles a property, a static member or a nested type.
  func member(_ name: DeclReferenceExprSyntax, of base: Typed) throws -> Typed {
    let text = name.baseName.plainText
    guard case .declared(let number, _) = base.type.unwrapped, base.metatype == nil else {
      return try member(text, written: name, of: base)
    }
    return try member(body.member(text, of: number), written: name, of: base)
  }

  private func member(
    _ text: String, written name: DeclReferenceExprSyntax, of base: Typed
  ) throws -> Typed {
    let position = body.position(of: name)
    if let type = base.metatype {
      let found =
        try body.typeFunctions.function(name, of: base)
        ?? staticMember(text, of: type, at: position)
      return base.form.contains(.ownClass)
        ? body.ownClasses.member(text, found, of: type, at: position) : found
    }
    if text == "self" { return base }
    if base.isSlice, base.type.unwrapped != .text, ElementCompiler.indexNames.contains(text) {
      return .unknown(body.text(of: name.parent ?? Syntax(name)), at: position)
    }
    if let path = base.path {
      let full = "\(path).\(text)"
      if let setting = body.program.settingNames[full] { return body.program.setting(setting) }
      let evaluate = base.evaluate
      return Typed(.unknown, path: full) { run, frame in
        try run.properties.property(text, of: try evaluate(run, frame), at: position)
      }
    }
    if base.type == .view, let own = body.program.viewProperties[text, in: body.source.scope] {
      return body.calls.viewProperty(own, of: base, at: position)
    }
    if case .declared(let number, _) = base.type.unwrapped,
      !body.program.hasProperty(text, of: number),
      let function = body.program.code.types[number].methods[text]?.first
    {
      return body.identifiers.functionValue(function, of: base)
    }
    if case .declared(let number, _) = base.type.unwrapped, let locate = base.locate,
      let wrapped = body.program.wrapped(text, of: number)
    {
      return Typed(at: wrapped.type) { run, frame in .member(try locate(run, frame), wrapped.name) }
    }
    if let function = body.valueFunctions.function(text, of: base, at: position) { return function }
    if let found = projection(of: text, in: base, at: position)
      ?? dynamicMember(text, of: base, at: position)
    {
      return found
    }
    return property(text, written: name, of: base, at: position)
  }

  /// Compiles a static member or a nested type: `Theme.spring`, `Phase.allCases`, `Card.Tab`.
  private func staticMember(_ name: String, of type: SwiftType, at position: SourcePosition)
    -> Typed
  {
    if name == "self" { return .naming(type) }
    if case .declared(let number, let arguments) = type {
      if let inner = body.program.declarations.number(of: name, in: number, from: body.source.scope)
      {
        return .naming(body.program.declarations.type(inner, of: arguments))
      }
      if body.isScript, body.program.code.types[number].staticGlobals[name, in: nil] == nil,
        body.program.code.types[number].propertyIndices[name] != nil
      {
        return body.identifiers.state(name, of: number, at: position)
      }
    }
    let result = body.leadingDots.memberType([name], of: type)
    var located: Locate?
    if case .declared(let number, _) = type,
      let global = body.program.code.types[number].staticGlobals[name, in: body.source.scope],
      body.program.code.globals[global].isWritable
    {
      located = { _, _ in .global(global) }
    }
    return Typed(result, locate: located) { run, _ in
      try run.types.staticMember(name, of: type, nil, at: position)
    }
  }
}

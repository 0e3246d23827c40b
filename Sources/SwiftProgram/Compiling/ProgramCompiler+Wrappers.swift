internal import SwiftSyntax

/// A property wrapper of the files' own, with its attribute at a variable.
struct OwnWrapper {
  /// The attribute as it is written: `@Clamped(0...50)`.
  let attribute: AttributeSyntax

  /// The number of the wrapper's type.
  let type: Int

  /// Whether the wrapper is the innermost one: `@State @Clamped(0...50) var x`.
  let isInnermost: Bool
}

// Property wrappers of the files' own. As in Swift, a variable with one has another variable next to it, `_x`, which
// holds the wrapper; reads and writes are those of its `wrappedValue`.
extension ProgramCompiler {
  /// Returns the first property wrapper of the files among some attributes; nil for none.
  func ownWrapper(
    among attributes: AttributeListSyntax, _ source: ProgramSource, owner: Int?
  ) -> OwnWrapper? {
    var found: (attribute: AttributeSyntax, type: Int)?
    var isInnermost = true
    for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      let name = attribute.plainName
      let number = declarations.number(of: name, from: owner, in: source.scope)
      if let number, declarations.types[number].attributes.contains("propertyWrapper") {
        if found == nil { found = (attribute, number) } else { isInnermost = false }
      } else if declarations.frameworks.wrapper(name) != nil, found != nil {
        isInnermost = false
      }
    }
    return found.map {
      OwnWrapper(attribute: $0.attribute, type: $0.type, isInnermost: isInnermost)
    }
  }

  /// Returns whether the effect of a wrapper on a value is played.
  ///
  /// - Parameters:
  ///   - wrapper: The wrapper.
  ///   - value: The initial value of the variable; nil where none is written.
  ///   - storage: The storage of the value, which the wrappers around this one determine.
  private func isPlayed(
    _ wrapper: OwnWrapper, around value: ExprSyntax?, keptIn storage: PropertyCode.Storage
  ) -> Bool {
    guard storage == .stored || storage == .state, wrapper.isInnermost else { return false }
    let members = declarations.types[wrapper.type].members
    // A wrapper with an `@autoclosure` makes the value when it is read; here it is made at once.
    if let value, !LiteralSyntax.isLiteral(value),
      members.contains(where: { member in
        member.declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
          .contains { $0.firstName.text == "wrappedValue" && $0.isAutomatic } ?? false
      })
    {
      return false
    }
    return members.contains { member in
      member.declaration.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "wrappedValue"
      } ?? false
    }
  }

  /// Declares a property with a wrapper of the files' own: the property that holds the wrapper, and the accessors of
  /// its value.
  ///
  /// - Parameters:
  ///   - property: The property, which becomes a computed one.
  ///   - wrapper: The wrapper.
  ///   - node: The declaration.
  ///   - value: The initial value of the property; nil where none is written.
  ///   - number: The type that has the property.
  func wrap(
    _ property: inout PropertyCode, in wrapper: OwnWrapper, _ node: VariableDeclSyntax,
    _ value: ExprSyntax?, _ source: ProgramSource, of number: Int
  ) {
    guard node.bindings.count == 1, isPlayed(wrapper, around: value, keptIn: property.storage)
    else {
      property.storage = unplayedStorage(of: property, of: number)
      return
    }
    let (name, isTyped) = (property.name, !property.type.isUnknown)
    var holder = PropertyCode(
      name: "_\(name)", type: .declared(wrapper.type), storage: property.storage,
      position: property.position, isParameter: false)
    holder.keeper = property.keeper
    holder.untold = property.untold
    holder.beginsWithNil = false
    let maker = declareMaker(name, property.type, at: property.position, owner: number)
    holder.wrapped = PropertyCode.Wrapped(name: name, type: property.type, maker: maker)
    holder.isParameter = !(node.bindingSpecifier.text == "let" && value != nil)
    code.types[number].add(holder)
    property.storage = accessors(of: property, heldBy: holder.name, maker, of: number)
    guard case .computed(let getter, let setter?) = property.storage else { return }
    let given = value ?? wrapper.attribute.argument(["initialValue", "wrappedValue"])
    // An inferred type may need a later declaration.
    pendingBodies.insert(
      { [self] in
        guard let index = code.types[number].propertyIndices[name],
          let held = code.types[number].propertyIndices[holder.name]
        else { return }
        if !isTyped {
          let type =
            given.map { naturalType(of: $0, source, owner: number) }
            ?? propertyType("wrappedValue", of: wrapper.type)
          code.types[number].properties[index].type = type
          code.types[number].properties[held].wrapped?.type = type
          code.functions[getter].result = type
          code.functions[setter].parameters[0].type = type
          code.functions[maker].parameters[0].type = type
        }
        pendingBodies.append { [self] in
          code.types[number].properties[held].initial = try initialCode(
            of: wrapper, around: value, maker, source, owner: number)
        }
      }, at: 0)
  }

  /// Declares the variable that holds the wrapper of a global or static variable.
  func wrap(
    global number: Int, in wrapper: OwnWrapper, _ node: VariableDeclSyntax, _ value: ExprSyntax?,
    _ source: ProgramSource, owner: Int?
  ) {
    let (name, position) = (code.globals[number].name, code.globals[number].position)
    let isTyped = !code.globals[number].type.isUnknown
    let given = value ?? wrapper.attribute.argument(["initialValue", "wrappedValue"])
    let maker = declareMaker(name, code.globals[number].type, at: position, owner: owner)
    var holder: Int?
    if node.bindings.count == 1, isPlayed(wrapper, around: value, keptIn: .stored) {
      holder = code.globals.count
      var code = GlobalCode(name: name, type: .declared(wrapper.type), position: position)
      code.owner = self.code.globals[number].owner
      code.isUntold = true
      self.code.globals.append(code)
    }
    code.globals[number].holder = holder
    code.globals[number].isUnplayed = holder == nil
    pendingBodies.insert(
      { [self] in
        if !isTyped {
          let type =
            given.map { naturalType(of: $0, source, owner: owner) }
            ?? propertyType("wrappedValue", of: wrapper.type)
          code.globals[number].type = type
          code.functions[maker].parameters[0].type = type
        }
        guard let holder else { return }
        pendingBodies.append { [self] in
          code.globals[holder].initial = try initialCode(
            of: wrapper, around: value, maker, source, owner: owner)
        }
      }, at: 0)
  }

  // MARK: - Creation of wrappers

  /// Declares a function that makes a wrapper around a value; it is compiled later.
  private func declareMaker(
    _ name: String, _ type: SwiftType, at position: SourcePosition, owner: Int?
  ) -> Int {
    var function = FunctionCode(
      name: "_\(name)", hasSelf: false, result: .unknown, owner: owner, position: position)
    function.parameters = [.init(label: nil, name: Self.newValue, type: type)]
    code.functions.append(function)
    return code.functions.count - 1
  }

  /// The name of the parameter for the wrapped value.
  private static let newValue = "newValue"

  /// Returns the code of the initial wrapper; nil for a wrapper that an initializer makes.
  private func initialCode(
    of wrapper: OwnWrapper, around value: ExprSyntax?, _ maker: Int, _ source: ProgramSource,
    owner: Int?
  ) throws -> FrameCode? {
    let labels = wrapper.call(around: nil).argumentLabels
    let wraps = takes(["wrappedValue"] + labels, wrapper.type)
    let (type, position) = (
      code.functions[maker].parameters[0].type, code.functions[maker].position
    )
    if wraps {
      let around = wrapper.call(around: Self.newValue)
      code.functions[maker].body = try body(making: wrapper, by: around, maker, source, owner)
    }
    if let value {
      let given = try initialCode(value, source, as: type, owner: owner)
      return FrameCode(
        slotCount: 0,
        body: { run, _ in
          let value = try run.locations.evaluate(given)
          return .returned(
            try run.functions.call(function: maker, [value], on: nil, at: position))
        }, position: given.position)
    }
    if wraps, type.isOptional {
      return FrameCode(
        slotCount: 0,
        body: { run, _ in
          .returned(try run.functions.call(function: maker, [.nothing], on: nil, at: position))
        }, position: position)
    }
    guard wrapper.attribute.arguments != nil || takes([], wrapper.type) else { return nil }
    return FrameCode(
      slotCount: 0,
      body: try body(making: wrapper, by: wrapper.call(around: nil), nil, source, owner),
      position: position)
  }

  /// Returns whether a type has an initializer with some labels.
  private func takes(_ labels: [String?], _ number: Int) -> Bool {
    let type = code.types[number]
    guard type.initializers.isEmpty else {
      return type.initializers.contains {
        ParameterMatching.matches(code.functions[$0].parameters, labels) != nil
      }
    }
    let properties = type.properties.filter { $0.storage == .stored || $0.storage == .state }
    return labels.allSatisfy { label in properties.contains { $0.name == label } }
      && properties.allSatisfy {
        labels.contains($0.name) || $0.initial != nil || $0.type.isOptional
      }
  }

  /// Compiles the code that makes a wrapper; code that cannot be compiled is an error once the wrapper is needed.
  ///
  /// - Parameter maker: The number of the function that makes the wrapper around its parameter; nil for none.
  private func body(
    making wrapper: OwnWrapper, by call: FunctionCallExprSyntax, _ maker: Int?,
    _ source: ProgramSource, _ owner: Int?
  ) throws -> Execute {
    let scope = LexicalScope()
    let compiler = BodyCompiler(self, source, scope, owner: owner)
    if let maker {
      scope.declare(Self.newValue, code.functions[maker].parameters[0].type)
    }
    do {
      let made = try compiler.initializers.initializer(of: .declared(wrapper.type), call).evaluate
      let slotCount = scope.slotCount
      if let maker { code.functions[maker].slotCount = slotCount }
      return { run, frame in
        let frame = maker == nil ? Frame(count: slotCount, parent: nil) : frame
        return .returned(try made(run, frame))
      }
    } catch let fault as Fault {
      let error = note(fault, in: source)
      return { _, _ in throw error }
    }
  }

  // MARK: - Accessors

  /// Returns the accessors of the value in a wrapper.
  ///
  /// A value that `--set` gives is that of the property, whatever is written; an unknown value of the wrapper can be
  /// given by the name of the property.
  private func accessors(
    of property: PropertyCode, heldBy holder: String, _ maker: Int, of number: Int
  ) -> PropertyCode.Storage {
    let (name, position) = (property.name, property.position)
    let read: @Sendable (ProgramRun, SwiftValue) throws -> SwiftValue = { run, owner in
      let type = run.code.types[number]
      let property = type.index(of: name, in: position.file).map { type.properties[$0] }
      if let property, let set = try run.functions.set(property, in: type) { return set }
      let wrapper = try run.properties.property(holder, of: owner, at: position)
      let value = try run.properties.property("wrappedValue", of: wrapper, at: position)
      guard let property else { return value }
      return value.isUnknown ? run.functions.unknown(property, in: type) : value
    }
    let getter = declare(property, of: number, isMutating: false) { run, frame in
      .returned(try read(run, frame.slots[0]))
    }
    let setter = declare(property, of: number, isMutating: true) { run, frame in
      let type = run.code.types[number]
      guard let index = type.index(of: name, in: position.file),
        try run.functions.set(type.properties[index], in: type) == nil
      else {
        run.noteLostWrite(name, at: run.lastPosition)
        return .returned(.void)
      }
      let value = frame.slots[1]
      let location = Location.member(.local(frame, 0), holder)
      try run.locations.observe(
        index, of: number, in: frame, from: { try read(run, frame.slots[0]) }, to: value,
        write: {
          switch try run.properties.property(holder, of: frame.slots[0], at: position) {
          case .structure, .object:
            try run.locations.write(value, to: .member(location, "wrappedValue"))
          default:
            let made = try run.functions.call(function: maker, [value], on: nil, at: position)
            try run.locations.write(made, to: location)
          }
        })
      return .returned(.void)
    }
    code.functions[setter].parameters = [
      .init(label: nil, name: Self.newValue, type: property.type)
    ]
    return .computed(getter: getter, setter: setter)
  }

  /// Returns the accessors of a property with a wrapper that is not played: its value is given by its name, or unknown,
  /// and writes to it are left out.
  private func unplayedStorage(of property: PropertyCode, of number: Int) -> PropertyCode.Storage {
    let name = property.name
    let getter = declare(property, of: number, isMutating: false) { run, _ in
      // The type may be that of the value, and so be known only later.
      let type = run.code.types[number]
      let property =
        type.index(of: name, in: property.position.file).map { type.properties[$0] } ?? property
      return .returned(
        try run.functions.set(property, in: type) ?? run.functions.unknown(property, in: type))
    }
    let setter = declare(property, of: number, isMutating: true) { run, _ in
      run.noteLostWrite(name, at: run.lastPosition)
      return .returned(.void)
    }
    code.functions[setter].parameters = [
      .init(label: nil, name: Self.newValue, type: property.type)
    ]
    return .computed(getter: getter, setter: setter)
  }

  private func declare(
    _ property: PropertyCode, of number: Int, isMutating: Bool, _ body: @escaping Execute
  ) -> Int {
    code.functions.append(
      FunctionCode(
        name: property.name, hasSelf: true, slotCount: isMutating ? 2 : 1, body: body,
        result: isMutating ? .void : property.type, isMutating: isMutating, owner: number,
        position: property.position))
    return code.functions.count - 1
  }
}

extension OwnWrapper {
  /// Returns the call by which Swift makes the wrapper: `Clamped(wrappedValue: newValue, 0...50)`.
  ///
  /// The arguments that are written at the variable keep their positions in the file, for carets.
  ///
  /// - Parameter value: The name of the wrapped value; nil for none.
  func call(around value: String?) -> FunctionCallExprSyntax {
    var arguments: [LabeledExprSyntax] = []
    var written: LabeledExprListSyntax = []
    if case .argumentList(let list)? = attribute.arguments { written = list }
    if let value {
      arguments.append(
        LabeledExprSyntax(
          label: .identifier("wrappedValue"), colon: .colonToken(),
          expression: DeclReferenceExprSyntax(baseName: .identifier(value)),
          trailingComma: written.isEmpty ? nil : .commaToken()))
    }
    var call = FunctionCallExprSyntax(
      calledExpression: DeclReferenceExprSyntax(baseName: .identifier(attribute.plainName)),
      leftParen: .leftParenToken(), arguments: LabeledExprListSyntax(arguments + Array(written)),
      rightParen: .rightParenToken())
    if let first = written.first, let moved = call.arguments.dropFirst(arguments.count).first {
      let shift = first.position.utf8Offset - moved.position.utf8Offset
      call.leadingTrivia = .spaces(max(shift, 0))
    }
    return call
  }
}

extension AttributeSyntax {
  /// Returns the first argument with one of several labels; nil for none.
  func argument(_ labels: Set<String>) -> ExprSyntax? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    return arguments.first { labels.contains($0.label?.text ?? "") }?.expression
  }
}

internal import SwiftSyntax

// Lazy variables. As in Swift, the initial value is evaluated at the first read, may name other properties, and is
// stored from then on, in a property of its own next to the variable, which reads and writes it.
extension ProgramCompiler {
  /// Declares the storage of a lazy variable.
  ///
  /// Reading one of a structure changes the structure; of a constant, which Swift does not read, it is evaluated anew.
  ///
  /// - Parameters:
  ///   - property: The variable, which becomes a computed one.
  ///   - value: The initial value.
  ///   - source: The file of the variable.
  ///   - number: The type that has the variable.
  ///   - isTyped: Whether the type of the variable is written.
  func makeLazy(
    _ property: inout PropertyCode, _ value: ExprSyntax, _ source: ProgramSource, of number: Int,
    isTyped: Bool
  ) {
    let (name, position) = (property.name, property.position)
    var holder = PropertyCode(
      name: "lazy \(name)", type: .unknown, storage: property.storage, position: position,
      isParameter: false)
    holder.keeper = property.keeper
    holder.untold = property.untold
    holder.initial = FrameCode(
      slotCount: 0, body: { _, _ in .returned(.void) }, position: position)
    code.types[number].add(holder)
    let maker = declareMember(of: property, number)
    let (getter, setter) = (
      declareMember(of: property, number), declareMember(of: property, number)
    )
    code.functions[setter].isMutating = true
    code.functions[setter].slotCount = 2
    code.functions[setter].result = .void
    code.functions[setter].parameters = [
      .init(label: nil, name: "newValue", type: property.type)
    ]
    property.storage = .computed(getter: getter, setter: setter)
    if code.types[number].kind == .structure {
      for function in [maker, getter] { code.noteChanging(function) }
    }
    property.isParameter = false
    declareAccess(to: property, heldBy: holder.name, maker, getter, setter, of: number)
    // An inferred type may need a later declaration.
    pendingBodies.insert(
      { [self] in
        guard let index = code.types[number].propertyIndices[name] else { return }
        if !isTyped, let type = try? typed(value, as: .unknown, source, of: number).typed.heldType {
          code.types[number].properties[index].type = type
          for function in [maker, getter] { code.functions[function].result = type }
          code.functions[setter].parameters[0].type = type
        }
        pendingBodies.append { [self] in
          try compile(value, as: maker, source, of: number)
        }
      }, at: 0)
  }

  /// Compiles the function that makes the initial value of a lazy variable; a value that cannot be compiled is an error
  /// once it is read.
  private func compile(
    _ value: ExprSyntax, as maker: Int, _ source: ProgramSource, of number: Int
  ) throws {
    do {
      let (typed, scope) = try typed(
        value, as: code.functions[maker].result, source, of: number)
      let evaluate = typed.evaluate
      code.functions[maker].slotCount = scope.slotCount
      code.functions[maker].body = { run, frame in .returned(try evaluate(run, frame)) }
    } catch let fault as Fault {
      let error = note(fault, in: source)
      code.functions[maker].body = { _, _ in throw error }
    }
  }

  /// Compiles an expression in a member of a type.
  private func typed(
    _ value: ExprSyntax, as type: SwiftType, _ source: ProgramSource, of number: Int
  ) throws -> (typed: Typed, scope: LexicalScope) {
    let scope = LexicalScope()
    scope.declare("self", selfType(of: number))
    let compiler = BodyCompiler(self, source, scope, owner: number)
    return (try compiler.expression(value, as: type), scope)
  }

  /// Declares a function of a property; its body is compiled later.
  private func declareMember(of property: PropertyCode, _ number: Int) -> Int {
    code.functions.append(
      FunctionCode(
        name: property.name, hasSelf: true, slotCount: 1, result: property.type, owner: number,
        position: property.position))
    return code.functions.count - 1
  }

  /// Declares the functions that read and write a lazy variable.
  private func declareAccess(
    to property: PropertyCode, heldBy holder: String, _ maker: Int, _ getter: Int, _ setter: Int,
    of number: Int
  ) {
    let (name, position) = (property.name, property.position)
    let read: @Sendable (ProgramRun, Frame) throws -> SwiftValue = { run, frame in
      let type = run.code.types[number]
      guard let index = type.index(of: name, in: position.file),
        let kept = type.index(of: holder, in: position.file)
      else { return .void }
      if let set = try run.functions.set(type.properties[index], in: type) { return set }
      let value = try run.properties.property(holder, of: frame.slots[0], at: position)
      guard case .void = value else { return value }
      var owner = frame.slots[0]
      let first = try run.functions.call(mutating: maker, [], on: &owner, at: position)
      if case .structure(var whole) = owner {
        whole.fields[kept] = first
        frame.slots[0] = .structure(whole)
      }
      // It is there from the beginning for whoever asks: nobody is told of a change.
      if case .object(let object) = frame.slots[0] { run.objects[object].fields[kept] = first }
      return first
    }
    code.functions[getter].body = { run, frame in .returned(try read(run, frame)) }
    code.functions[setter].body = { run, frame in
      let value = frame.slots[1]
      guard let index = run.code.types[number].index(of: name, in: position.file) else {
        return .returned(.void)
      }
      try run.locations.observe(
        index, of: number, in: frame, from: { try read(run, frame) }, to: value,
        write: { try run.locations.write(value, to: .member(.local(frame, 0), holder)) })
      return .returned(.void)
    }
  }
}

internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// The code of an animator with the code around it, evaluated with the initial values of all variables.
///
/// Not everything in an app's code is known: the rest becomes unknown values.
final class AnimatorCode {
  /// The meanings of names besides those that the enclosing code declares.
  let scope: Scope
  private let program: ScenarioProgram
  private let file: ScenarioProgram.File
  private var names: ScenarioNames
  private var owner: Int?

  /// The names of the variables in the enclosing code.
  private var variables: [String] = []

  /// Finds the code around an animator.
  ///
  /// - Parameters:
  ///   - program: The program of the file.
  ///   - range: The range of the animator, or of a part of it.
  ///   - scope: The names that are declared before the animator.
  init(_ program: ScenarioProgram, around range: Range<Int>, in scope: Scope) throws(Fault) {
    self.program = program
    self.scope = scope
    file = try Self.played { try program.load() }
    names = ScenarioNames(scope, without: file.others)
    let nodes = file.source.nodes(in: range)
    file.compiler.namesAsWritten = true
    guard program.isPasted, let node = nodes.first else { return }
    let surroundings = EnclosingCode(node)
    owner = surroundings.type.flatMap(number(of:))
    try declareSelf()
    try declare(surroundings.variables, mentionedIn: nodes)
    variables = surroundings.variables.map(\.name)
  }

  /// Notes at an offset whether nodes use a constant: of the enclosing code, of a type, or a global one.
  func noteConstants(in nodes: [Syntax], at offset: Int) {
    let mentioned = nodes.reduce(into: Set<String>()) {
      $0.formUnion(ProgramDeclarations.names(in: $1))
    }
    let own = owner.map { types[$0].properties.map(\.name) } ?? []
    guard
      !mentioned.isDisjoint(with: variables + own + file.others.keys)
        || zip(types, file.declarations.types).contains(where: { type, declaration in
          // The name of a type of others may be left out.
          (declaration.isForeign || mentioned.contains(type.name))
            && mentioned.contains { type.staticGlobals[$0, in: file.source.scope] != nil }
        })
    else { return }
    program.outside.note(offset)
  }

  /// The text of the file.
  var source: SwiftText { file.source.text }

  /// The types that the file declares.
  var types: [TypeCode] { file.compiler.code.types }

  /// The names of the functions that the file declares, including methods.
  var functionNames: Set<String> { Set(file.compiler.code.functions.map(\.name)) }

  /// The names of the calls that may list keyframes: the functions, and the types that the file declares for it.
  var keyframeNames: Set<String> {
    let own = zip(types, file.declarations.types).filter { $0.0.roles.contains(.keyframes) }
    return functionNames.union(own.map(\.1.name))
  }

  /// Returns the text in a range.
  func text(in range: Range<Int>) -> String { program.origin.text(in: range) }

  // MARK: - Enclosing code

  /// Returns the number of a type by its declaration or extension; nil for a type of others.
  private func number(of declaration: DeclSyntax) -> Int? {
    if let added = declaration.as(ExtensionDeclSyntax.self) {
      let name = added.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
      let number = name.flatMap { file.declarations.number(of: $0, in: file.source.scope) }
      return number.flatMap { file.declarations.types[$0].isForeign ? nil : $0 }
    }
    guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name else { return nil }
    let range = source.range(of: name)
    return file.declarations.types.firstIndex { $0.position.range == range }
  }

  /// Declares `self` with the initial values of its properties.
  private func declareSelf() throws(Fault) {
    guard let owner, types[owner].kind == .structure else { return }
    let type = types[owner]
    let run = begin()
    let fields = type.properties.map { property -> SwiftValue in
      let value = try? run.functions.initialValue(of: property, in: type)
      // An unknown value is reported where it is used.
      let isKnown = value?.unknown.map { $0.text != property.name } ?? (value != nil)
      return isKnown ? value ?? .nothing : .unknown(UnknownValue(property.name, at: .none))
    }
    let slot = names.scope.declare("self", .declared(owner))
    names.values[slot] = .structure(StructValue(type: owner, fields: fields))
  }

  /// Declares variables, with values for those that are used and known.
  private func declare(
    _ variables: [EnclosingCode.Variable], mentionedIn nodes: [Syntax]
  ) throws(Fault) {
    var mentioned = nodes.reduce(into: Set<String>()) {
      $0.formUnion(ProgramDeclarations.names(in: $1))
    }
    var used: [EnclosingCode.Variable] = []
    for variable in variables.reversed() where mentioned.contains(variable.name) {
      used.append(variable)
      if let value = variable.value {
        mentioned.formUnion(ProgramDeclarations.names(in: Syntax(value)))
      }
    }
    for variable in used.reversed() {
      let name = variable.name
      var type = SwiftType.unknown
      var found = SwiftValue.unknown(UnknownValue(name, at: .none))
      if let value = variable.value {
        let compiler = self.compiler
        let expected = variable.type.map { compiler.types.type($0) } ?? .unknown
        if let typed = try? compiler.expression(value, as: expected),
          let evaluated = try? evaluate(typed.evaluate).value
        {
          (type, found) = (typed.type, evaluated)
        }
      }
      names.values[names.scope.declare(name, type)] = found
    }
  }

  // MARK: - Values

  private var compiler: BodyCompiler {
    BodyCompiler(file.compiler, file.source, names.scope, owner: owner)
  }

  /// Returns the value of an expression at the start.
  ///
  /// - Parameters:
  ///   - range: The range of the expression.
  ///   - type: The type that is expected.
  func value(
    at range: Range<Int>, as type: SwiftType = .unknown
  ) throws(Fault) -> SwiftValue {
    guard let node = file.source.node(at: range, { $0.as(ExprSyntax.self) }) else {
      throw Fault(.notUnderstood("this"), range)
    }
    program.noteNames(in: Syntax(node), file)
    return try Self.played {
      let typed = try compiler.expression(node, as: type)
      try file.compiler.finish()
      return try evaluate(typed.evaluate).value
    }
  }

  /// Returns a closure and a run in which it can be called.
  func closure(
    at range: Range<Int>, as type: SwiftType
  ) throws(Fault) -> (closure: ClosureValue, run: ProgramRun) {
    guard let node = file.source.node(at: range, { $0.as(ClosureExprSyntax.self) }) else {
      throw Fault(.notUnderstood("a closure"), range)
    }
    program.noteNames(in: Syntax(node), file)
    return try Self.played {
      let typed = try compiler.expression(ExprSyntax(node), as: type)
      try file.compiler.finish()
      let (value, run) = try evaluate(typed.evaluate)
      guard let closure = value.closure else { throw Fault(.notUnderstood("a closure"), range) }
      return (closure, run)
    }
  }

  /// Returns the values of the constants that a closure declares, for each of some values of its parameter.
  func constants(
    at range: Range<Int>, naming parameter: String, _ type: SwiftType, _ values: [SwiftValue]
  ) throws(Fault) -> [[SwiftValue]] {
    guard let node = file.source.node(at: range, { $0.as(ClosureExprSyntax.self) }) else {
      throw Fault(.notUnderstood("a closure"), range)
    }
    program.noteNames(in: Syntax(node), file)
    return try Self.played {
      let scope = LexicalScope(parent: names.scope)
      let given = scope.declare(parameter, type)
      let compiler = self.compiler.inner(scope)
      var constants: [(slot: Int, value: Compute)] = []
      for case .decl(let declaration) in node.statements.map(\.item) {
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let value = binding.initializer?.value
          else { continue }
          let expected = binding.typeAnnotation.map { compiler.types.type($0.type) } ?? .unknown
          let typed = try compiler.expression(value, as: expected)
          constants.append((scope.declare(name, typed.type), typed.evaluate))
        }
      }
      try file.compiler.finish()
      let code = self.code
      return try values.map { value in
        let run = begin()
        let frame = Frame(count: scope.slotCount, parent: code.frame)
        frame.slots[given] = value
        for (slot, compute) in constants { frame.slots[slot] = try compute(run, frame) }
        if let error = run.trapped { throw error }
        return constants.map { frame.slots[$0.slot] }
      }
    }
  }

  /// Returns the outermost nodes of the file in a range.
  func nodes(in range: Range<Int>) -> [Syntax] { file.source.nodes(in: range) }

  /// Returns the initial value of a variable of the enclosing type or of a global one; nil for a constant.
  func variable(named name: String) -> ExprSyntax? {
    let members = owner.map { file.declarations.types[$0].members.map(\.declaration) } ?? []
    let declarations =
      members.compactMap { $0.as(VariableDeclSyntax.self) }
      + file.declarations.variables.map(\.declaration)
    for declaration in declarations {
      for binding in declaration.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name {
        guard declaration.bindingSpecifier.tokenKind == .keyword(.var) else { return nil }
        return binding.accessorBlock == nil ? binding.initializer?.value : nil
      }
    }
    return nil
  }

  /// Returns the node of the file in a range.
  func node<Node: SyntaxProtocol>(at range: Range<Int>, _ cast: (Syntax) -> Node?) -> Node? {
    file.source.node(at: range, cast)
  }

  /// Returns a run with the initial values.
  func begin() -> ProgramRun { begin(code) }

  private func begin(_ code: ScenarioCode) -> ProgramRun {
    let run = code.begin(ScriptStates(program.initialStates))
    run.assumptions = Assumptions(nil)
    return run
  }

  private var code: ScenarioCode {
    program.code(file, names, scope, Fault(.notUnderstood("this"), 0..<0))
  }

  private func evaluate(_ compute: Compute) throws -> (value: SwiftValue, run: ProgramRun) {
    let code = self.code
    let run = begin(code)
    let value = try compute(run, code.frame)
    if let error = run.trapped { throw error }
    return (value, run)
  }

  /// Does work that may find errors in the code, and throws these as faults.
  static func played<Result>(_ work: () throws -> Result) throws(Fault) -> Result {
    do {
      return try work()
    } catch let fault as Fault {
      throw fault
    } catch let error as ExpressionError {
      throw error.fault
    } catch {
      throw Fault(.notUnderstood("this"), 0..<0)
    }
  }

  /// Returns the fault of an unknown value.
  func fault(_ unknown: UnknownValue, at range: Range<Int>) -> Fault {
    let place = unknown.position.range.isEmpty ? range : unknown.position.range
    let name = unknown.text.prefix { $0 != "(" && $0 != "{" }
    if name.count < unknown.text.count, !name.isEmpty {
      return Fault(.unknownFunction(String(name)), place)
    }
    let root = unknown.text.prefix { $0 != "." }
    if let owner, types[owner].propertyIndices[String(root)] != nil {
      return Fault(.dependsOnApp(name: unknown.text, expected: "the value itself"), place)
    }
    return scope.unknown(root.isEmpty ? unknown.text : String(root), at: place)
  }

  /// Throws where code that has to be constant names a state of the scenario.
  func checkIsConstant(_ range: Range<Int>) throws(Fault) {
    guard !program.isPasted else { return }
    for node in file.source.nodes(in: range) {
      var stack = [node]
      while let node = stack.popLast() {
        if let reference = node.as(DeclReferenceExprSyntax.self),
          let state = state(named: reference.baseName.plainText)
        {
          throw Fault(.scenario(.notConstant(state: state)), source.range(of: node.wholeValue))
        }
        stack.appendReversed(childrenOf: node)
      }
    }
  }

  /// Returns a state, or the first state on which a name depends.
  private func state(named name: String) -> String? {
    switch scope.meanings[name] {
    case .state: name
    case .computed(_, let states): states.min()
    default: nil
    }
  }
}

extension ExpressionError {
  /// The fault, with the wording for code that is read once.
  fileprivate var fault: Fault {
    let word = String(source.utf8.dropFirst(range.lowerBound).prefix(range.count)) ?? ""
    switch problem as? ProgramProblem {
    case .tooManySteps where ["for", "while", "repeat"].contains(word):
      return Fault(.scenario(.loopIsTooLong), range)
    case .tooDeepCalls where !word.isEmpty && word.allSatisfy({ $0.isLetter || $0.isNumber }):
      return Fault(.scenario(.refersToItself(word)), range)
    default: return Fault(problem: problem, range: range)
    }
  }
}

extension Syntax {
  /// The largest expression that contains the node.
  fileprivate var wholeValue: Syntax {
    var node = self
    while let parent = node.parent, parent.is(ExprSyntax.self) || parent.is(ExprListSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      node = parent
    }
    return node
  }
}

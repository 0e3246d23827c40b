internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// The Swift code of a scenario, compiled by the interpreter that plays an app's views: values that depend on states,
/// and all code besides a scenario's own words.
///
/// The file is compiled once, when something in it needs that.
final class ScenarioProgram {
  let origin: SourceOrigin
  private let semantics: Semantics
  private let seed: UInt64?
  private var file: File?

  /// The values of constants, by name.
  private var constants: [String: SwiftValue] = [:]

  /// The values that have been compiled in loops, by their positions.
  var formulas: [FormulaPlace: Compute] = [:]

  /// The initial values of the states, as far as they have been read.
  var initialStates: [String: AttributeValue] = [:]

  /// Whether the file is code of an app, whose variables have their initial values.
  var isPasted: Bool { animators != nil }

  /// The ranges of the animators in the code of an app, which are the only part that is played; nil for a scenario.
  let animators: [Range<Int>]?

  /// The meanings of names that other files determine.
  let outside: OutsideNames

  /// The compiled file.
  struct File {
    let source: ProgramSource
    let declarations: ProgramDeclarations
    let compiler: ProgramCompiler

    /// The texts of the file and of the files next to it.
    var origins: [SourceOrigin] { compiler.sources.map(\.origin) }

    /// The globals of states and of all other variables, by name.
    var states: [String: Int] = [:]
    var others: [String: Int] = [:]
  }

  /// The file, where it has already been parsed in the required way; nil otherwise.
  private let parsed: ProgramSource?

  /// - Parameters:
  ///   - origin: The file.
  ///   - semantics: The system that determines the meaning of `.default`.
  ///   - seed: The seed of random numbers; nil for the middle of every range.
  ///   - parsed: The parsed file; nil where it has not been parsed in the required way.
  ///   - animators: The ranges of the animators, if the file is code of an app; nil for a scenario.
  ///   - outside: The meanings of names that other files determine.
  init(
    _ origin: SourceOrigin, _ semantics: Semantics, seed: UInt64?, parsed: ProgramSource? = nil,
    animators: [Range<Int>]? = nil, outside: OutsideNames = .none
  ) {
    self.parsed = parsed
    self.animators = animators
    self.outside = outside
    self.origin = origin
    self.semantics = semantics
    self.seed = seed
  }

  /// A compiled value.
  struct Value {
    /// The type of the value; nil for one that scenarios do not have.
    let type: BasicType?

    /// The value with the initial states; nil if it is unknown.
    let first: SwiftValue?

    /// The states on which the value depends.
    let states: Set<String>

    /// The state of the random numbers after the value; nil if none are drawn.
    let randomState: AttributeValue?
    let code: ScenarioCode
    let compute: Compute
    let range: Range<Int>

    /// Returns the value as a formula; nil for a type that scenarios do not have.
    func formula() throws(Fault) -> ScenarioFormula? {
      guard let type else { return nil }
      let play = code.formula(of: compute, as: type, at: range, reading: states)
      let known =
        states.isEmpty
        ? try ScenarioProgram.reading(orElse: code.fault) { try play(ScriptStates([:])) } : nil
      return ScenarioFormula(
        term: EvaluatedTerm(type: type, range: range, known: known, states: states), play: play)
    }
  }

  /// The position of the first random number that is used, directly or indirectly, and not drawn; nil if there is none.
  private(set) var undrawn: Int?

  /// Returns the type of a variable at the top of the file; unknown for a variable whose type cannot be determined.
  func type(of name: String, orElse fault: Fault) throws(Fault) -> SwiftType {
    do {
      let file = try load()
      return (file.states[name] ?? file.others[name]).map { file.compiler.code.globals[$0].type }
        ?? .unknown
    } catch {
      throw fault
    }
  }

  /// Notes the type of a variable at the top of the file, where its value determines more than its expression.
  func note(_ type: BasicType, of name: String) {
    guard let file, let number = file.states[name] ?? file.others[name] else { return }
    file.compiler.code.globals[number].type = type.swiftType
  }

  /// Notes that a constant value was drawn: later ones are drawn after it.
  func keepRandomState(of value: Value) {
    if let state = value.randomState { initialStates[ScenarioCode.randomState] = state }
  }

  // MARK: - Values

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - range: The range of the expression.
  ///   - type: The type that it must have; unknown for any type.
  ///   - scope: The names that are declared before the expression.
  ///   - fault: The fault to throw where it cannot be played.
  func value(
    at range: Range<Int>, as type: SwiftType, in scope: Scope, orElse fault: Fault
  ) throws(Fault) -> Value {
    try Self.reading(orElse: fault) {
      let file = try load()
      guard let node = file.source.node(at: range, { $0.as(ExprSyntax.self) }) else { throw fault }
      let names = ScenarioNames(scope, without: file.others)
      let typed = try strictly(file, scope, fault) {
        try BodyCompiler(file.compiler, file.source, names.scope).expression(node, as: type)
      }
      let code = code(file, names, scope, fault)
      let states = noteNames(in: Syntax(node), file)
      var randomState: AttributeValue?
      let first = try start {
        try code.value(of: typed.evaluate, ScriptStates(initialStates), &randomState)
      }
      switch first {
      case .void, .member: throw fault
      case .nothing where type.isUnknown: throw fault
      default: break
      }
      // The type of the value may say more than that of the expression.
      let found = first.map { BasicType($0) } ?? BasicType(typed.type)
      return Value(
        type: type.isUnknown ? found : BasicType(type), first: first, states: states,
        randomState: randomState, code: code, compute: typed.evaluate, range: range)
    }
  }

  /// Does work that may find errors.
  ///
  /// - Parameter fault: The fault to throw for an error that is not a fault itself.
  static func reading<Result>(
    orElse fault: Fault, _ work: () throws -> Result
  ) throws(Fault) -> Result {
    do {
      return try work()
    } catch let fault as Fault {
      throw fault
    } catch let error as ExpressionError {
      throw Fault(problem: error.problem, range: error.range)
    } catch {
      throw fault
    }
  }

  /// Plays code with the initial states, to find its errors.
  ///
  /// - Returns: The result; nil if an app would stop, since the states may be others when the code is played.
  private func start<Result>(_ work: () throws -> Result) throws -> Result? {
    do {
      return try work()
    } catch let error as ExpressionError
      where error.problem is ProgramProblem || error.problem is NumberProblem
    {
      return nil
    }
  }

  /// Compiles a closure, in which unknown names are treated as its caller says.
  func closure(
    at range: Range<Int>, as type: SwiftType, in scope: Scope, orElse fault: Fault
  ) throws(Fault) -> (code: ScenarioCode, closure: Compute) {
    try Self.reading(orElse: fault) {
      let file = try load()
      guard let node = file.source.node(at: range, { $0.as(ClosureExprSyntax.self) }) else {
        throw fault
      }
      let names = ScenarioNames(scope, without: file.others)
      let closure = try BodyCompiler(file.compiler, file.source, names.scope)
        .expression(ExprSyntax(node), as: type).evaluate
      try file.compiler.finish()
      return (code(file, names, scope, fault), closure)
    }
  }

  // MARK: - Actions

  /// Compiles the statements of a closure.
  ///
  /// - Parameters:
  ///   - range: The range of the closure.
  ///   - scope: The names that are declared before the closure.
  ///   - fault: The fault to throw where it cannot be played.
  func action(
    at range: Range<Int>, in scope: Scope, orElse fault: Fault
  ) throws(Fault) -> ScriptAction {
    try Self.reading(orElse: fault) {
      let file = try load()
      guard let node = file.source.node(at: range, { $0.as(ClosureExprSyntax.self) }) else {
        throw fault
      }
      let names = ScenarioNames(scope, without: file.others)
      let body = try strictly(file, scope, fault) {
        var compiler = BodyCompiler(file.compiler, file.source, names.scope)
        compiler.isScript = true
        return try compiler.statements.block(node.statements)
      }
      let code = code(file, names, scope, fault)
      noteNames(in: Syntax(node), file)
      @Sendable func actions(_ states: ScriptStates) throws -> [ScriptAction] {
        try code.actions(states) { run, frame in _ = try body(run, frame) }
      }
      _ = try start { try actions(ScriptStates(initialStates)) }
      return .computed { try actions($0) }
    }
  }

  /// Compiles code in which unknown names are errors.
  private func strictly<Result>(
    _ file: File, _ scope: Scope, _ fault: Fault, _ work: () throws -> Result
  ) throws -> Result {
    file.compiler.strictNames = StrictNames()
    defer { file.compiler.strictNames = nil }
    let result: Result
    do {
      result = try work()
      try file.compiler.finish()
    } catch let found as Fault {
      throw found.range.overlaps(fault.range) ? fault : found
    }
    for (name, position) in file.compiler.strictNames?.unknown ?? [] {
      throw self.fault(UnknownValue(name, at: position), fault, scope)
    }
    for (name, position) in file.compiler.strictNames?.globals ?? []
    where scope.meanings[name] == nil && !isPasted {
      throw scope.unknown(name, at: position.range)
    }
    return result
  }

  /// Returns the fault of an unknown value: the earlier fault, if that is in the same place.
  private func fault(_ unknown: UnknownValue, _ fault: Fault, _ scope: Scope? = nil) -> Fault {
    let range = unknown.position.range
    guard !range.isEmpty, !range.overlaps(fault.range) else { return fault }
    return scope?.unknown(unknown.text, at: range)
      ?? Fault(.notUnderstood("'\(unknown.text)'"), range)
  }

  // MARK: - The file

  /// Declares a constant with its value.
  func declare(_ name: String, constant value: SwiftValue) { constants[name] = value }

  func load() throws -> File {
    if let file { return file }
    let source =
      try parsed
      ?? ProgramSource(
        Array(origin.source.utf8), fileName: origin.fileName, file: 0, isPasted: isPasted)
    let (sources, declarations, reachable) = declared(with: source)
    let compiler = ProgramCompiler(sources, declarations, reachable, words: SwiftUIWords())
    for (variable, source) in declarations.variables where declarations.isState(variable) {
      try compiler.declareGlobals(variable, source, owner: nil, keptIn: nil)
    }
    // The globals of a scenario can be written to.
    for index in compiler.code.globals.indices { compiler.code.globals[index].isConstant = false }
    try compiler.compile()
    var file = File(source: source, declarations: declarations, compiler: compiler)
    for (variable, _) in declarations.variables {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
          let number = compiler.globalNames[name, in: source.scope]
        else { continue }
        if declarations.isState(variable) {
          file.states[name] = number
        } else {
          file.others[name] = number
        }
      }
    }
    self.file = file
    return file
  }

  /// Returns the file with those that declare the names in its animators, with the declarations of all of them.
  private func declared(
    with source: ProgramSource
  ) -> ([ProgramSource], ProgramDeclarations, ReachableNames) {
    var sources = [source]
    var declarations = ProgramDeclarations(sources, SwiftUITypes())
    guard let animators else {
      return (sources, declarations, ReachableNames(declarations, others: []))
    }
    let nodes = animators.flatMap { source.nodes(in: $0) }
    var names: Set<String> = []
    while true {
      let reachable = ReachableNames(declarations, from: nodes)
      let more = reachable.written.subtracting(names)
      names.formUnion(more)
      // The names in these declarations may be declared in other files again.
      let files = more.isEmpty || sources.count > Self.mostFiles ? [] : outside.files(more)
      for file in files {
        guard
          let beside = try? ProgramSource(
            file.bytes, fileName: file.name, file: sources.count, isBeside: true, isPasted: true)
        else { continue }
        sources.append(beside)
      }
      guard !files.isEmpty else { return (sources, declarations, reachable) }
      declarations = ProgramDeclarations(sources, SwiftUITypes())
    }
  }

  /// The approximate limit for the number of files besides the file.
  private static let mostFiles = 50

  /// Returns the states on which a node depends, by the names in it, and notes whether it needs random numbers.
  @discardableResult
  func noteNames(in node: Syntax, _ file: File) -> Set<String> {
    let names = ReachableNames(file.declarations, from: [], [node])
    if Self.random.contains(where: names.contains) {
      if let seed, initialStates[ScenarioCode.randomState] == nil {
        initialStates[ScenarioCode.randomState] = .integer(Int(bitPattern: UInt(seed)))
      } else if seed == nil, undrawn == nil {
        undrawn = file.source.text.range(of: node).lowerBound
      }
    }
    return Set(file.states.keys.filter(names.contains))
  }

  private static let random = ["random", "randomElement", "shuffled", "shuffle"]

  func code(_ file: File, _ names: ScenarioNames, _ scope: Scope, _ fault: Fault) -> ScenarioCode {
    var fixed: [Int: SwiftValue] = [:]
    var computed: [Int] = []
    for (name, number) in file.others {
      switch scope.meanings[name] {
      case .constant(_, let value): fixed[number] = SwiftValue(value)
      case .value(.animation(let animation)):
        fixed[number] = .animation(NamedAnimation(name, animation))
      default:
        if let value = constants[name] { fixed[number] = value } else { computed.append(number) }
      }
    }
    return ScenarioCode(
      code: file.compiler.code,
      setting: RunSetting(
        host: SwiftUIValues(), semantics: semantics, origins: file.origins,
        extensions: file.compiler.extensions,
        seed: seed, context: scope.presentation.context),
      states: file.states, computed: computed, fixed: fixed, locals: names.values,
      slotCount: names.scope.slotCount, fault: fault)
  }
}

/// The range of a value, with the type and the constants with which it is compiled.
struct FormulaPlace: Hashable {
  let range: Range<Int>
  let type: BasicType

  /// The names of the constants around the value, such as the counters of loops.
  let constants: [String]
}

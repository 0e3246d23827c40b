internal import MotionRecording
internal import SwiftSyntax

/// Compiles the files of an app: first what they declare, then the bodies of what they declare.
final class ProgramCompiler {
  let declarations: ViewDeclarations
  let sources: [ViewSource]
  var code = ViewCode()

  /// The number of each global and of each function by name.
  var globalNames: [String: Int] = [:]
  var globalFunctions: [String: [Int]] = [:]

  /// The globals that hold what `--set` gives, by name.
  var settingNames: [String: Int] { code.settings }

  /// The functions and properties that the files add to views.
  private(set) var viewMethods: [String: [Int]] = [:]
  private(set) var viewProperties: [String: Int] = [:]

  /// The types that are not the files' own and that they extend, by name.
  private(set) var extensions: [String: Int] = [:]

  private let analysis: WriteAnalysis

  /// What may be used; the bodies of everything else are left alone.
  let reachable: ReachableNames
  private var functionBodies: [Int: Syntax] = [:]
  private var depth = 0

  /// How deep expressions may be in each other.
  private static let mostDepth = 200

  /// How many expressions are compiled; choices in each other count again and again, until their types are known.
  private static let mostExpressions = 500_000

  private var count = 0

  /// What is to be compiled once everything is declared.
  var pendingBodies: [() throws -> Void] = []

  /// - Parameters:
  ///   - sources: The files.
  ///   - declarations: What they declare.
  ///   - others: Expressions and statements that are played beside them.
  init(_ sources: [ViewSource], _ declarations: ViewDeclarations, others: [Syntax]) {
    self.sources = sources
    self.declarations = declarations
    reachable = ReachableNames(declarations, others: others)
    analysis = WriteAnalysis(declarations)
  }

  // MARK: - Limits and errors

  func deeper<Result>(_ position: SourcePosition, _ work: () throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else {
      throw fault(.tooDeepExpression(limit: Self.mostDepth), at: position)
    }
    count += 1
    guard count <= Self.mostExpressions else {
      throw fault(.tooManyExpressions(limit: Self.mostExpressions), at: position)
    }
    return try work()
  }

  func fault(_ problem: ViewFileProblem, at position: SourcePosition) -> Fault {
    Fault(problem, position.range)
  }

  // MARK: - What is declared

  /// What `self` is in a member of a type.
  func selfType(of number: Int) -> ViewType {
    let type = declarations.types[number]
    guard type.isForeign else { return .declared(number) }
    if type.name == "View" || type.name == "Shape" || type.name == "Text" || type.name == "Image" {
      return .view
    }
    return TypeReader(declarations: declarations).named(type.name)
  }

  func hasProperty(_ name: String, of number: Int) -> Bool {
    code.types[number].propertyIndices[name] != nil
  }

  func propertyType(_ name: String, of number: Int) -> ViewType {
    code.types[number].propertyIndices[name].map { code.types[number].properties[$0].type }
      ?? .unknown
  }

  func extensionPropertyType(_ name: String, of type: String) -> ViewType {
    extensions[type].map { propertyType(name, of: $0) } ?? .unknown
  }

  func extensionMethods(_ name: String, of type: ViewType) -> [Int]? {
    extensions[type.unwrapped.name].flatMap { code.types[$0].methods[name] }
  }

  func extensionStatics(_ name: String, of type: ViewType) -> [Int]? {
    extensions[type.unwrapped.name].flatMap { code.types[$0].staticMethods[name] }
  }

  func viewProperty(_ name: String) -> Int? { viewProperties[name] }

  /// The type of the raw values of an enumeration.
  func rawType(of number: Int) -> ViewType {
    let inherited = declarations.types[number].inherited
    if inherited.contains("String") || inherited.contains("Character") { return .text }
    if inherited.contains("Int") || inherited.contains("UInt8") || inherited.contains("UInt") {
      return .integer
    }
    return inherited.isDisjoint(with: ["Double", "CGFloat", "Float"]) ? .unknown : .number
  }

  /// The type of a function that is declared inside of another one.
  func signature(of function: FunctionDeclSyntax, _ types: TypeReader) -> ViewType {
    .function(
      function.signature.parameterClause.parameters.map { types.type($0.type) },
      function.signature.returnClause.map { types.type($0.type) } ?? .void)
  }

  // MARK: - What writes

  func writes(_ node: Syntax) -> Bool { analysis.writes(node) }

  func functionWrites(_ number: Int) -> Bool {
    functionBodies[number].map(analysis.writes) ?? false
  }

  func note(body: Syntax, of function: Int) { functionBodies[function] = body }

  // MARK: - Settings

  /// Declares a global for a value that is set by name; it can be written to as a state can.
  func declareSetting(_ name: String, position: SourcePosition) {
    code.settings[name] = code.globals.count
    code.globals.append(GlobalCode(name: name, type: .unknown, position: position))
  }

  /// The type of what is set by name: that of the property, if it is one.
  func settingType(of name: String) -> ViewType {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return .unknown }
    if last == "size", parts.count > 1 { return .geometry(.size) }
    for (number, type) in code.types.enumerated() where parts.count == 1 || type.name == parts[0] {
      if hasProperty(last, of: number), parts.count <= 2 { return propertyType(last, of: number) }
      if let global = type.staticGlobals[last] { return code.globals[global].type }
    }
    return .unknown
  }

  /// Gives a value that is set by name.
  func fill(_ name: String, with value: FrameCode, type: ViewType) {
    guard let number = code.settings[name] else { return }
    code.globals[number].initial = value
    code.globals[number].type = type
  }

  /// The body of a function, if it has one.
  func body(of function: Int) -> Syntax? { functionBodies[function] }

  /// Compiles what compiling has put off.
  func finish() throws {
    while !pendingBodies.isEmpty { try pendingBodies.removeFirst()() }
  }

  /// What `--set` gives.
  func setting(_ number: Int) -> Typed {
    Typed(at: code.globals[number].type) { _, _ in .global(number) }
  }

  // MARK: - Extensions

  /// Sorts what the files add to types that are not theirs.
  func noteExtensions() {
    for (number, type) in declarations.types.enumerated() where type.isForeign {
      let names: [String] =
        ["CGFloat", "Float", "TimeInterval"].contains(type.name)
        ? [type.name, "Double"] : [type.name]
      for name in names where extensions[name] == nil { extensions[name] = number }
      if selfType(of: number) == .view {
        viewMethods.merge(code.types[number].methods) { $0 + $1 }
        for (name, index) in code.types[number].propertyIndices {
          if case .computed(let getter, _) = code.types[number].properties[index].storage {
            viewProperties[name] = getter
          }
        }
      }
      if type.name == "Transition" || type.name == "AnyTransition" {
        extensions["AnyTransition"] = number
      }
    }
  }
}

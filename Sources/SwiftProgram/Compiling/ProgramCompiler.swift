package import SwiftSyntax

/// Compiles the files of an app: first what they declare, then the bodies of what they declare.
package final class ProgramCompiler {
  package let declarations: ProgramDeclarations
  package let sources: [ProgramSource]
  package var code = ProgramCode()

  /// The number of each global and of each function by name.
  package var globalNames = NameTable<Int>()
  var globalFunctions: [String: [Int]] = [:]

  /// The globals that hold what `--set` gives, by name.
  var settingNames: [String: Int] { code.settings }

  /// The functions and properties that the files add to views.
  var viewMethods: [String: [Int]] = [:]
  var viewProperties = NameTable<Int>()

  /// The types that are not the files' own and that they extend, by name.
  package var extensions: [String: Int] = [:]

  /// The names of members that types have besides those of extensions of their protocols.
  private let coveredNames: Set<String>

  let analysis: WriteAnalysis

  /// The names of the functions of the files that change what they are functions of.
  private(set) lazy var mutatingNames = Set(code.functions.lazy.filter(\.isMutating).map(\.name))

  /// The functions of the files that are called on values, by name.
  private(set) lazy var members = Dictionary(
    grouping: code.functions.indices.filter {
      code.functions[$0].hasSelf && !code.functions[$0].isInitializer
    }, by: { code.functions[$0].name })

  /// The names that may be used; the bodies of everything else are left alone.
  let reachable: ReachableNames

  /// The additions of the host to Swift.
  let words: any HostWords
  private var functionBodies: [Int: Syntax] = [:]
  private var depth = 0

  /// How deep expressions may be in each other.
  private static let mostDepth = 200

  /// How many expressions are compiled; choices in each other count again and again, until their types are known.
  private static let mostExpressions = 500_000

  private var count = 0

  /// The names that were found to mean nothing, and those of globals that were used, where what is not known is an
  /// error; nil where it is not.
  package var strictNames: StrictNames?

  /// Whether animations are called as they are written, not by their values.
  package var namesAsWritten = false

  /// The keys of the environment that properties read; nil as long as nobody has asked, when everything is declared.
  package var environmentKeys: Set<String>?

  /// The protocol whose extension has the member that is being declared, or the class that keeps names to itself.
  var origin: String?

  /// The superclass that declares the member that is being declared; nil for what its type declares itself.
  var declarer: Int?

  /// The variables that belong to superclasses themselves: with their files, the superclasses, the classes that have them
  /// too, and the files that keep them to themselves.
  var inheritedGlobals: [(VariableDeclSyntax, ProgramSource, Int, Int, Int?)] = []

  /// Whether the member that is being declared is one besides that of its type's own.
  var isCovered = false

  /// The bodies that are compiled once everything is declared.
  package var pendingBodies: [() throws -> Void] = []

  /// - Parameters:
  ///   - sources: The files.
  ///   - declarations: The declarations of the files.
  ///   - reachable: The names that may be used.
  ///   - words: The additions of the host to Swift.
  package init(
    _ sources: [ProgramSource], _ declarations: ProgramDeclarations, _ reachable: ReachableNames,
    words: any HostWords
  ) {
    self.sources = sources
    self.declarations = declarations
    self.reachable = reachable
    self.words = words
    coveredNames = declarations.types.reduce(into: []) { $0.formUnion($1.covered.keys) }
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

  package func fault(_ problem: ProgramProblem, at position: SourcePosition) -> Fault {
    Fault(problem, position.range)
  }

  /// The first thing in each file that could not be compiled; it is an error where it is reached.
  package private(set) var unread: [Int: ExpressionError] = [:]

  /// Notes what could not be compiled.
  ///
  /// - Returns: The error for whoever reaches it.
  func note(_ fault: Fault, in source: ProgramSource) -> ExpressionError {
    let error = source.origin.error(fault)
    note(error, in: source)
    return error
  }

  package func note(_ error: ExpressionError, in source: ProgramSource) {
    if unread[source.file] == nil { unread[source.file] = error }
  }

  // MARK: - What is declared

  /// Returns the type of `self` in a member of a type.
  func selfType(of number: Int) -> SwiftType {
    let type = declarations.types[number]
    guard type.isForeign else { return .declared(number) }
    return TypeReader(declarations: declarations, file: nil).named(type.name)
  }

  func hasProperty(_ name: String, of number: Int) -> Bool {
    code.types[number].propertyIndices[name] != nil
  }

  /// The property whose wrapper a name such as `_offset` stands for, and what is written to that; nil for any other
  /// name.
  func wrapped(_ name: String, of number: Int) -> (name: String, type: SwiftType)? {
    let plain = String(name.dropFirst())
    guard name.hasPrefix("_"), !hasProperty(name, of: number),
      let index = code.types[number].propertyIndices[plain]
    else { return nil }
    let property = code.types[number].properties[index]
    switch property.storage {
    case .computed, .environment: return nil
    case .binding: return (plain, .binding(property.type))
    case .state, .stored, .outside: return (plain, property.type)
    }
  }

  /// The type of a property of a type of the files.
  ///
  /// - Parameter arguments: The types for the type parameters of the type, as far as they are known.
  func propertyType(_ name: String, of number: Int, _ arguments: [SwiftType] = []) -> SwiftType {
    guard let index = code.types[number].propertyIndices[name] else { return .unknown }
    let property = code.types[number].properties[index]
    guard !arguments.isEmpty, let pattern = property.pattern else { return property.type }
    return TypeParameters(declarations, of: .declared(number, arguments)).filled(pattern)
  }

  /// The type of a variable that belongs to a type itself, with what stands for the type parameters of the type.
  func type(ofGlobal number: Int, in type: SwiftType) -> SwiftType {
    let name = code.globals[number].name
    let added = extensions[type.name]
    guard let meant = code.meant(number, named: name, of: type, addedBy: added) else {
      return .unknown
    }
    let global = code.globals[meant]
    return global.pattern.map(TypeParameters(declarations, of: type).filled) ?? global.type
  }

  /// The type of a variable that belongs to a type itself.
  func staticType(_ name: String, of number: Int) -> SwiftType {
    code.types[number].staticGlobals[name, in: nil].map { code.globals[$0].type } ?? .unknown
  }

  package func extensionPropertyType(_ name: String, of type: String) -> SwiftType {
    extensions[type].map { propertyType(name, of: $0) } ?? .unknown
  }

  /// Whether a value may be one of which only a protocol is known that has another member of a name than its type.
  func mayBeCovered(_ name: String, of type: SwiftType) -> Bool {
    switch type.unwrapped {
    case .unknown, .parameter: coveredNames.contains(name)
    default: false
    }
  }

  /// The type of a property that the files add to a type.
  func extensionPropertyType(_ name: String, of type: SwiftType) -> SwiftType {
    let shared = TypeParameters(declarations, of: type)
    if let meant = conditioned(name, of: type) {
      return meant.pattern.map(shared.filled) ?? meant.type
    }
    let properties = type.extendedNames.compactMap { extended in
      extensions[extended].flatMap { number in
        code.types[number].propertyIndices[name].map { code.types[number].properties[$0] }
      }
    }
    return properties.map { $0.pattern.map(shared.filled) ?? $0.type }.first { !$0.isUnknown }
      ?? .unknown
  }

  /// The index of a property with `@Published` of an `ObservableObject`; nil for any other property.
  package func publishedIndex(of name: String, in type: SwiftType) -> Int? {
    guard case .declared(let number, _) = type.unwrapped, code.types[number].isObservableObject,
      let index = code.types[number].propertyIndices[name],
      code.types[number].properties[index].storage == .stored,
      code.types[number].properties[index].untold == nil
    else { return nil }
    return index
  }

  /// Whether the files add a property of a name to `Optional`, which nil has too.
  func addsToOptionals(_ name: String) -> Bool {
    extensions["Optional"].map { hasProperty(name, of: $0) } ?? false
  }

  /// Whether the files add a property of a name to a type.
  func extensionsHaveProperty(_ name: String, of type: SwiftType) -> Bool {
    type.extendedNames.contains { extensions[$0].map { hasProperty(name, of: $0) } ?? false }
  }

  func extensionMethods(_ name: String, of type: SwiftType) -> [Int]? {
    type.extendedNames.compactMap { extensions[$0].flatMap { code.types[$0].methods[name] } }.first
  }

  /// Whether a function is one that the files add to optionals, so that it can be called of nil.
  func isAddedToOptionals(_ function: Int) -> Bool {
    extensions["Optional"].map { code.functions[function].owner == $0 } ?? false
  }

  /// The type of the files that a function is a member of, rather than of what they add to a type of others; nil for
  /// any other function.
  func type(of function: Int) -> Int? {
    code.functions[function].owner.flatMap { declarations.types[$0].isForeign ? nil : $0 }
  }

  func extensionInitializers(of type: SwiftType) -> [Int] {
    extensions[type.name].map { code.types[$0].initializers } ?? []
  }

  func extensionStatics(_ name: String, of type: SwiftType) -> [Int]? {
    extensions[type.unwrapped.name].flatMap { code.types[$0].staticMethods[name] }
  }

  /// The functions of a name that belong to no type and that a file sees; nil if there are none.
  func functions(named name: String, in file: Int?) -> [Int]? {
    seen(globalFunctions[name], in: file)
  }

  /// The functions of a name that the files add to views and that a file sees; nil if there are none.
  package func viewMethods(named name: String, in file: Int?) -> [Int]? {
    seen(viewMethods[name], in: file)
  }

  private func seen(_ functions: [Int]?, in file: Int?) -> [Int]? {
    let seen = functions?.filter { code.functions[$0].isSeen(in: file) }
    return seen?.isEmpty == false ? seen : nil
  }

  /// The type of the raw values of an enumeration.
  func rawType(of number: Int) -> SwiftType {
    let inherited = declarations.types[number].inherited
    if inherited.contains("String") || inherited.contains("Character") { return .text }
    if inherited.contains("Int") || inherited.contains("UInt8") || inherited.contains("UInt") {
      return .integer
    }
    if inherited.contains("Float") { return .float }
    return inherited.isDisjoint(with: ["Double", "CGFloat"]) ? .unknown : .number
  }

  // MARK: - What writes

  package func writes(_ node: Syntax) -> Bool { analysis.writes(node) }

  /// Whether the files declare a function of a name.
  func declares(function name: String) -> Bool { analysis.functions[name] != nil }

  /// Whether a call is one of a function of the files, or of a closure that a property holds, which may write.
  func writes(calling call: FunctionCallExprSyntax) -> Bool { analysis.writes(calling: call) }

  /// Whether a function that others may call does, by its name.
  package func writes(_ name: String, among functions: [FunctionDeclSyntax]) -> Bool {
    analysis.writes(name, among: functions)
  }

  func functionWrites(_ number: Int) -> Bool {
    functionBodies[number].map(analysis.writes) ?? false
  }

  func note(body: Syntax, of function: Int) { functionBodies[function] = body }

  // MARK: - Settings

  /// Declares a global for a value that is set by name; it can be written to as a state can.
  package func declareSetting(_ name: String, position: SourcePosition) {
    code.settings[name] = code.globals.count
    code.globals.append(GlobalCode(name: name, type: .unknown, position: position))
  }

  /// The type of what is set by name: that of the property, if it is one.
  package func settingType(of name: String) -> SwiftType {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return .unknown }
    if last == "size", parts.count > 1 { return .geometry(.size) }
    for (number, type) in code.types.enumerated() where parts.count == 1 || type.name == parts[0] {
      if hasProperty(last, of: number), parts.count <= 2 { return propertyType(last, of: number) }
      if let global = type.staticGlobals[last, in: nil] { return code.globals[global].type }
    }
    return .unknown
  }

  /// Gives a value that is set by name.
  package func fill(_ name: String, with value: FrameCode, type: SwiftType) {
    guard let number = code.settings[name] else { return }
    code.globals[number].initial = value
    code.globals[number].type = type
  }

  /// The body of a function, if it has one.
  package func body(of function: Int) -> Syntax? { functionBodies[function] }

  /// Compiles what compiling has put off.
  package func finish() throws {
    while !pendingBodies.isEmpty { try pendingBodies.removeFirst()() }
  }

  /// Returns the value that `--set` gives.
  func setting(_ number: Int) -> Typed {
    Typed(at: code.globals[number].type) { _, _ in .global(number) }
  }
}

extension ProgramCompiler {
  /// The classes of the files that a class is made of, nearest first.
  func ancestors(of number: Int) -> [Int] {
    Array(sequence(first: number) { self.code.types[$0].superclass }.dropFirst())
  }
}

package import SwiftSyntax

/// Compiles the files of an app: first their declarations, then the bodies of these.
package final class ProgramCompiler {
  package let declarations: ProgramDeclarations
  package let sources: [ProgramSource]
  package var code = ProgramCode()

  /// The numbers of globals and of global functions, by name.
  package var globalNames = NameTable<Int>()
  var globalFunctions: [String: [Int]] = [:]

  /// The globals that hold the values of `--set`, by name.
  var settingNames: [String: Int] { code.settings }

  /// The functions and properties that the files add to views.
  var viewMethods: [String: [Int]] = [:]
  var viewProperties = NameTable<Int>()

  /// The numbers of the extensions of types that the files do not declare, by the names of the types.
  package var extensions: [String: Int] = [:]

  /// The names of members that types have besides members of their protocols' extensions.
  private let coveredNames: Set<String>

  let analysis: WriteAnalysis

  /// The names of the mutating functions of the files.
  private(set) lazy var mutatingNames = Set(code.functions.lazy.filter(\.isMutating).map(\.name))

  /// The methods of the files, by name.
  private(set) lazy var members = Dictionary(
    grouping: code.functions.indices.filter {
      code.functions[$0].hasSelf && !code.functions[$0].isInitializer
    }, by: { code.functions[$0].name })

  /// The names that may be used; the bodies of all other declarations are not compiled.
  let reachable: ReachableNames

  /// The additions of the host to Swift.
  let words: any HostWords
  private var functionBodies: [Int: Syntax] = [:]
  private var depth = 0

  /// The greatest depth of nested expressions.
  private static let mostDepth = 200

  /// The greatest number of expressions that are compiled; nested choices count several times, until their types are
  /// known.
  private static let mostExpressions = 500_000

  private var count = 0

  /// The names that denote nothing and the globals that are used, where unknown names are errors; nil if they are not.
  package var strictNames: StrictNames?

  /// Whether animations are named as they are written, and not by their values.
  package var namesAsWritten = false

  /// The keys of the environment that properties read; nil as long as nobody needs them, when everything is declared.
  package var environmentKeys: Set<String>?

  /// The protocol whose extension declares the current member, or the class whose private member it is.
  var origin: String?

  /// The superclass that declares the current member; nil for a member that its type declares itself.
  var declarer: Int?

  /// The static variables of superclasses, with their files, the superclasses, the subclasses that share them, and the
  /// files that they are private to.
  var inheritedGlobals: [(VariableDeclSyntax, ProgramSource, Int, Int, Int?)] = []

  /// Whether the current member exists besides one of its type's own with the same name.
  var isCovered = false

  /// The bodies that are compiled after all declarations.
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

  /// The first code in each file that could not be compiled; it is an error where it is reached.
  package private(set) var unread: [Int: ExpressionError] = [:]

  /// Notes code that could not be compiled.
  ///
  /// - Returns: The error for code that reaches it.
  func note(_ fault: Fault, in source: ProgramSource) -> ExpressionError {
    let error = source.origin.error(fault)
    note(error, in: source)
    return error
  }

  package func note(_ error: ExpressionError, in source: ProgramSource) {
    if unread[source.file] == nil { unread[source.file] = error }
  }

  // MARK: - Declarations

  /// Returns the type of `self` in a member of a type.
  func selfType(of number: Int) -> SwiftType {
    let type = declarations.types[number]
    guard type.isForeign else { return .declared(number) }
    return TypeReader(declarations: declarations, file: nil).named(type.name)
  }

  func hasProperty(_ name: String, of number: Int) -> Bool {
    code.types[number].propertyIndices[name] != nil
  }

  /// Returns the property whose wrapper a name such as `_offset` denotes, and the type of the value that is written to
  /// it; nil for any other name.
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

  /// Returns the type of a property of a type of the files.
  ///
  /// - Parameter arguments: The type arguments of the type, as far as they are known.
  func propertyType(_ name: String, of number: Int, _ arguments: [SwiftType] = []) -> SwiftType {
    guard let index = code.types[number].propertyIndices[name] else { return .unknown }
    let property = code.types[number].properties[index]
    guard !arguments.isEmpty, let pattern = property.pattern else { return property.type }
    return TypeParameters(declarations, of: .declared(number, arguments)).filled(pattern)
  }

  /// Returns the type of a static variable, with the type arguments of its type.
  func type(ofGlobal number: Int, in type: SwiftType) -> SwiftType {
    let name = code.globals[number].name
    let added = extensions[type.name]
    guard let meant = code.meant(number, named: name, of: type, addedBy: added) else {
      return .unknown
    }
    let global = code.globals[meant]
    return global.pattern.map(TypeParameters(declarations, of: type).filled) ?? global.type
  }

  /// Returns the type of a static variable.
  func staticType(_ name: String, of number: Int) -> SwiftType {
    code.types[number].staticGlobals[name, in: nil].map { code.globals[$0].type } ?? .unknown
  }

  package func extensionPropertyType(_ name: String, of type: String) -> SwiftType {
    extensions[type].map { propertyType(name, of: $0) } ?? .unknown
  }

  /// Returns whether only a protocol may be known of a value, whose member of a name differs from that of the value's
  /// type.
  func mayBeCovered(_ name: String, of type: SwiftType) -> Bool {
    switch type.unwrapped {
    case .unknown, .parameter: coveredNames.contains(name)
    default: false
    }
  }

  /// Returns the type of a property that the files add to a type.
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

  /// Returns the index of a property with `@Published` of an `ObservableObject`; nil for any other property.
  package func publishedIndex(of name: String, in type: SwiftType) -> Int? {
    guard case .declared(let number, _) = type.unwrapped, code.types[number].isObservableObject,
      let index = code.types[number].propertyIndices[name],
      code.types[number].properties[index].storage == .stored,
      code.types[number].properties[index].untold == nil
    else { return nil }
    return index
  }

  /// Returns whether the files add a property of a name to `Optional`, which nil has, too.
  func addsToOptionals(_ name: String) -> Bool {
    extensions["Optional"].map { hasProperty(name, of: $0) } ?? false
  }

  /// Returns whether the files add a property of a name to a type.
  func extensionsHaveProperty(_ name: String, of type: SwiftType) -> Bool {
    type.extendedNames.contains { extensions[$0].map { hasProperty(name, of: $0) } ?? false }
  }

  func extensionMethods(_ name: String, of type: SwiftType) -> [Int]? {
    type.extendedNames.compactMap { extensions[$0].flatMap { code.types[$0].methods[name] } }.first
  }

  /// Returns whether the files add a function to `Optional`, so that it can be called on nil.
  func isAddedToOptionals(_ function: Int) -> Bool {
    extensions["Optional"].map { code.functions[function].owner == $0 } ?? false
  }

  /// Returns the type of the files that has a function as a member, and not an extension of a type of others; nil for
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

  /// Returns the functions outside of types with a name that a file sees; nil if there are none.
  func functions(named name: String, in file: Int?) -> [Int]? {
    seen(globalFunctions[name], in: file)
  }

  /// Returns the functions with a name that the files add to views and that a file sees; nil if there are none.
  package func viewMethods(named name: String, in file: Int?) -> [Int]? {
    seen(viewMethods[name], in: file)
  }

  private func seen(_ functions: [Int]?, in file: Int?) -> [Int]? {
    let seen = functions?.filter { code.functions[$0].isSeen(in: file) }
    return seen?.isEmpty == false ? seen : nil
  }

  /// Returns the type of the raw values of an enumeration.
  func rawType(of number: Int) -> SwiftType {
    let inherited = declarations.types[number].inherited
    if inherited.contains("String") || inherited.contains("Character") { return .text }
    if inherited.contains("Int") || inherited.contains("Int64") { return .integer }
    if let kind = inherited.lazy.compactMap({ FixedInteger.Kind(rawValue: $0) }).first {
      return .fixed(kind)
    }
    if inherited.contains("Float") { return .float }
    return inherited.isDisjoint(with: ["Double", "CGFloat"]) ? .unknown : .number
  }

  // MARK: - Writes

  package func writes(_ node: Syntax) -> Bool { analysis.writes(node) }

  /// Returns whether the files declare a function of a name.
  func declares(function name: String) -> Bool { analysis.functions[name] != nil }

  /// Returns whether a call is one of a function of the files, or of a closure in a property, that may write.
  func writes(calling call: FunctionCallExprSyntax) -> Bool { analysis.writes(calling: call) }

  /// Returns whether a function that others may call writes, by its name.
  package func writes(_ name: String, among functions: [FunctionDeclSyntax]) -> Bool {
    analysis.writes(name, among: functions)
  }

  func functionWrites(_ number: Int) -> Bool {
    functionBodies[number].map(analysis.writes) ?? false
  }

  func note(body: Syntax, of function: Int) { functionBodies[function] = body }

  // MARK: - Settings

  /// Declares a global for a value that is set by name; it can be written to like a state.
  package func declareSetting(_ name: String, position: SourcePosition) {
    code.settings[name] = code.globals.count
    code.globals.append(GlobalCode(name: name, type: .unknown, position: position))
  }

  /// Returns the type of a value that is set by name: that of the property, if there is one.
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

  /// Sets the global of a value that is set by name.
  package func fill(_ name: String, with value: FrameCode, type: SwiftType) {
    guard let number = code.settings[name] else { return }
    code.globals[number].initial = value
    code.globals[number].type = type
  }

  /// Returns the body of a function; nil for a function without one.
  package func body(of function: Int) -> Syntax? { functionBodies[function] }

  /// Compiles the bodies that were deferred.
  package func finish() throws {
    while !pendingBodies.isEmpty { try pendingBodies.removeFirst()() }
  }

  /// Compiles the value of `--set`.
  func setting(_ number: Int) -> Typed {
    Typed(at: code.globals[number].type) { _, _ in .global(number) }
  }
}

extension ProgramCompiler {
  /// Returns the superclasses of a class that the files declare, nearest first.
  func ancestors(of number: Int) -> [Int] {
    Array(sequence(first: number) { self.code.types[$0].superclass }.dropFirst())
  }
}

/// The condition of an extension on a type parameter, as in `extension Array where Element == Int`.
struct ExtensionCondition: Hashable, Sendable {
  enum Wanted: Hashable, Sendable {
    case same(SwiftType)

    /// A protocol or a class.
    case conforming(Conforming)
  }

  /// The types that conform to a protocol.
  struct Conforming: Hashable, Sendable {
    /// The types of the files that conform.
    var types: Set<Int> = []

    /// The types of the files that may or may not conform.
    var doubtful: Set<Int> = []

    /// The names of other types that conform; nil if these are unknown.
    var others: Set<String>?

    /// Returns whether a type of the files conforms; nil if that is unknown.
    func contains(_ number: Int) -> Bool? {
      types.contains(number) ? true : doubtful.contains(number) ? nil : false
    }
  }

  /// The name of the type parameter: `Element`, `Wrapped`, `Self`.
  let parameter: String
  let wanted: Wanted

  /// The property of the extended type that has the parameter's type, or a collection of it, by which the type is known
  /// at run time.
  var holder: String?

  /// The index of the type parameter among the type parameters of the extended type.
  var index: Int?

  /// The rank of the condition: of several conditions that hold the one with the greater weight decides.
  var weight: Int { if case .same = wanted { 2 } else { 1 } }

  /// The number of types that are known to satisfy the condition: of two conditions that hold the narrower one decides.
  var breadth: Int {
    guard case .conforming(let all) = wanted else { return 0 }
    return all.types.count + all.doubtful.count + (all.others?.count ?? 0)
  }

  /// Returns whether the condition holds for an extended type; nil if that is unknown.
  func holds(for type: SwiftType) -> Bool? {
    let part = part(of: type)
    guard !part.isUnknown else { return nil }
    switch wanted {
    case .same(let wanted):
      if wanted.isUnknown { return nil }
      return part == wanted ? true : part.mayBe(wanted) ? nil : false
    case .conforming(let all):
      switch part {
      case .declared(let number, _): return all.contains(number)
      case .boolean, .integer, .number, .float, .text: return all.others?.contains(part.name)
      case .fixed: return all.others?.contains("Int")
      default: return nil
      }
    }
  }

  private func part(of type: SwiftType) -> SwiftType {
    if parameter == "Self" { return type.unwrapped }
    guard let index, case .declared(_, let arguments) = type.unwrapped else {
      return type.part(parameter)
    }
    return index < arguments.count ? arguments[index] : .unknown
  }

  /// Returns whether the condition holds for the type of a value; nil if that is unknown.
  func holds(for value: SwiftValue, in run: ProgramRun) -> Bool? {
    if index != nil, let known = holds(for: run.typeArguments.type(of: value)) { return known }
    guard let part = part(of: value, in: run), !part.isUnknown else { return nil }
    switch wanted {
    case .same(let wanted):
      guard !wanted.isUnknown else { return nil }
      guard let distance = run.ownOperators.distance(from: part, to: wanted) else { return false }
      return distance == 0 ? true : part.double == nil ? nil : false
    case .conforming(let all):
      if let number = run.declaredNumber(of: part) { return all.contains(number) }
      switch part {
      case .boolean, .integer, .number, .float, .text: return all.others?.contains(part.typeName)
      case .fixed: return all.others?.contains("Int")
      default: return nil
      }
    }
  }

  private func part(of value: SwiftValue, in run: ProgramRun) -> SwiftValue? {
    switch (parameter, value) {
    case ("Self", _): return value
    case ("Wrapped", .nothing): return nil
    case ("Wrapped", _): return value
    case ("Key", .dictionary(let entries)): return entries.first?.key
    case ("Value", .dictionary(let entries)): return entries.first?.value
    case ("Value", .reference(let location)): return try? run.locations.read(location)
    case ("Bound", .range(let range)): return range.isWhole ? .integer(0) : .number(0)
    case ("Element", _) where holder == nil: return value.elements?.first
    default:
      guard let holder, run.declaredNumber(of: value) != nil,
        let held = try? run.properties.property(holder, of: value, at: .none)
      else { return nil }
      if case .nothing = held { return nil }
      return held.elements.map(\.first) ?? held
    }
  }
}

extension [ExtensionCondition] {
  var weight: Int { reduce(0) { $0 + $1.weight } }

  /// Returns whether all conditions hold for an extended type; nil if that is unknown.
  func hold(for type: SwiftType) -> Bool? { Self.all(map { $0.holds(for: type) }) }

  /// Returns whether all conditions hold for the type of a value; nil if that is unknown.
  func hold(for value: SwiftValue, in run: ProgramRun) -> Bool? {
    Self.all(map { $0.holds(for: value, in: run) })
  }

  private static func all(_ answers: [Bool?]) -> Bool? {
    answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }
}

/// The members that are meant among several with the same name, as far as the conditions of their extensions decide.
struct ConditionedMembers {
  /// The members that are meant, in descending order of weight, and after them those that may be meant.
  private(set) var members: [Int] = []

  /// Whether it is unknown which of several members is meant.
  private(set) var isUndecided = false

  /// - Parameters:
  ///   - candidates: The numbers of the members, each with whether its conditions hold and with their weight.
  init(_ candidates: [(number: Int, holds: Bool?, weight: Int)]) {
    let left = candidates.filter { $0.holds != false }
    let most = left.filter { $0.holds == true }.map(\.weight).max()
    // A candidate of no more weight than one whose conditions are known to hold does not matter.
    isUndecided =
      left.count > 1 && left.contains { $0.holds == nil && $0.weight > most ?? -1 }
    members = left.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element.number)
  }
}

extension ProgramRun {
  /// Returns the functions that a call on a value may mean, by the conditions of their extensions; nil if that is
  /// unknown.
  func meant(among functions: [Int], of value: SwiftValue) -> [Int]? {
    guard functions.contains(where: { !code.functions[$0].conditions.isEmpty }) else {
      return functions
    }
    let meant = ConditionedMembers(
      functions.map { number in
        let conditions = code.functions[number].conditions
        return (number, conditions.hold(for: value, in: self), conditions.weight)
      })
    return meant.isUndecided ? nil : meant.members
  }
}

extension ProgramCode {
  /// Returns the static variable that a name means, where extensions add several with conditions; nil if that is
  /// unknown.
  ///
  /// - Parameters:
  ///   - global: The first variable of the name.
  ///   - name: The name.
  ///   - type: The type, with its type arguments.
  ///   - added: The number of the files' extension, for a type that they do not declare.
  func meant(_ global: Int, named name: String, of type: SwiftType, addedBy added: Int?) -> Int? {
    let owner = if case .declared(let number, _) = type { Int?.some(number) } else { added }
    guard let all = owner.flatMap({ types[$0].conditionedGlobals[name] }) else { return global }
    let meant = ConditionedMembers(
      all.map { number in
        let conditions = globals[number].conditions
        return (number, conditions.hold(for: type), conditions.weight)
      })
    return meant.isUndecided ? nil : meant.members.first
  }
}

// The members that the files add to types that they do not declare.
extension ProgramCompiler {
  /// The types that conform to protocols that files extend, by the names of the protocols.
  static let conforming: [String: [String]] = [
    "Comparable": ["Double", "Float", "Int", "String"],
    "Strideable": ["Double", "Float", "Int"],
    "Numeric": ["Double", "Float", "Int"],
    "SignedNumeric": ["Double", "Float", "Int"],
    "AdditiveArithmetic": ["Double", "Float", "Int"],
    "FloatingPoint": ["Double", "Float"],
    "BinaryFloatingPoint": ["Double", "Float"],
    "BinaryInteger": ["Int"],
    "FixedWidthInteger": ["Int"],
    "StringProtocol": ["String"],
    "Sequence": ["Array", "Set", "Dictionary", "String", "Range", "ClosedRange"],
    "Collection": ["Array", "Set", "Dictionary", "String", "Range", "ClosedRange"],
    "BidirectionalCollection": ["Array", "String", "Range", "ClosedRange"],
    "RandomAccessCollection": ["Array", "Range", "ClosedRange"],
    "MutableCollection": ["Array"],
    "RangeReplaceableCollection": ["Array", "String"],
    "RangeExpression": ["Range", "ClosedRange"],
    "Hashable": ["Double", "Float", "Int", "String", "Bool"],
    "Equatable": ["Double", "Float", "Int", "String", "Bool"],
  ]

  /// Registers the files' extensions of types that they do not declare.
  func noteExtensions() {
    // A member of a type itself precedes one of a protocol.
    let foreign = declarations.types.indices.filter { declarations.types[$0].isForeign }
    let own = foreign.filter { Self.conforming[declarations.types[$0].name] == nil }
    for number in own + foreign.filter({ !own.contains($0) }) {
      let type = declarations.types[number]
      for name in names(extendedBy: type.name) {
        if let known = extensions[name] {
          code.types[known].add(code.types[number])
        } else if Self.conforming[type.name] == nil {
          extensions[name] = number
        } else {
          // Several types share the protocol, and each may get further members.
          extensions[name] = code.types.count
          code.types.append(code.types[number])
        }
      }
      guard selfType(of: number) == .view else { continue }
      viewMethods.merge(code.types[number].methods) { $0 + $1 }
      for property in code.types[number].properties {
        if case .computed(let getter, _) = property.storage {
          viewProperties.declare(
            property.name, getter, keptIn: property.keeper, replaces: false)
        }
      }
    }
    for type in foreign.map({ declarations.types[$0] }) {
      inherit(type.inherited, by: names(extendedBy: type.name))
    }
  }

  /// Gives types of others the members that the files add to their own protocols, to which they make these types
  /// conform.
  private func inherit(_ protocols: Set<String>, by names: [String]) {
    for name in protocols.sorted() where declarations.protocols[name] != nil {
      guard let added = declarations.number(of: name, in: nil),
        declarations.types[added].isForeign
      else { continue }
      for type in names {
        guard let known = extensions[type] else { continue }
        code.types[known].inherit(code.types[added])
      }
    }
  }

  /// Returns the names by which values find the extension of a type.
  func names(extendedBy name: String) -> [String] {
    switch name {
    case "CGFloat", "TimeInterval", "Date": [name, "Double"]
    case "Float32": [name, "Float"]
    case "Substring": [name, "String"]
    case "Transition": [name, "AnyTransition"]
    default: Self.conforming[name] ?? [name]
    }
  }
}

extension TypeCode {
  /// Adds the members that the files add to a protocol to a type that conforms to it, except for members of the same
  /// name.
  fileprivate mutating func inherit(_ other: TypeCode) {
    for property in other.properties where propertyIndices[property.name] == nil { add(property) }
    methods.merge(other.methods) { own, _ in own }
    staticMethods.merge(other.staticMethods) { own, _ in own }
  }

  /// Adds the members that the files add to another type.
  fileprivate mutating func add(_ other: TypeCode) {
    for property in other.properties {
      let known = propertyIndices[property.name].map { properties[$0].conditions }
      guard known.map({ $0 != property.conditions }) ?? true else { continue }
      if known == nil { propertyIndices[property.name] = properties.count }
      properties.append(property)
    }
    methods.merge(other.methods) { $0 + $1 }
    staticMethods.merge(other.staticMethods) { $0 + $1 }
    staticGlobals.add(other.staticGlobals)
    conditionedGlobals.merge(other.conditionedGlobals) { $0 + $1 }
  }
}

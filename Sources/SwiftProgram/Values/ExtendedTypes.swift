extension ProgramRun {
  /// Returns the number of the type that the files declare for a value, or of their extension of its type; nil if there
  /// is neither.
  func typeNumber(of value: SwiftValue) -> Int? {
    declaredNumber(of: value) ?? setting.extensions[value.typeName]
  }

  /// Returns the number of the type that the files declare for a value, or of their extension of its type that has a
  /// given member; nil if there is neither.
  func typeNumber(of value: SwiftValue, having member: String) -> Int? {
    declaredNumber(of: value) ?? extensionNumber(of: value, having: member)
  }

  /// Returns whether a value is of a type of the files, but neither of the given type nor of a subclass of it.
  func isOther(_ value: SwiftValue, than type: Int) -> Bool {
    switch value {
    case .structure(let structure): structure.type != type
    case .enumeration(let entry): entry.type != type
    case .object(let number):
      objects[number].type != type
        && !sequence(first: objects[number].type) { self.code.types[$0].superclass }.contains(type)
    default: false
    }
  }

  /// Returns the number of the type of a value that the files declare; nil for a value of any other type.
  func declaredNumber(of value: SwiftValue) -> Int? {
    switch value {
    case .structure(let structure): structure.type
    case .enumeration(let entry): entry.type
    case .object(let number): objects[number].type
    default: nil
    }
  }

  /// Returns the unknown value of a member of a value of which only a protocol is known, where the type and an
  /// extension of the protocol both have the member: Swift calls the one of the extension then; nil for any other
  /// member.
  func doubt(about name: String, of value: SwiftValue, at position: SourcePosition) -> SwiftValue? {
    guard let number = declaredNumber(of: value),
      let other = code.types[number].covered[name]
    else { return nil }
    return .unknown(UnknownValue("\(other).\(name)", at: position))
  }

  /// Returns the number of the files' extension of a type of others that has a given member, by a value of the type;
  /// nil if no extension has the member.
  func extensionNumber(of value: SwiftValue, having member: String) -> Int? {
    guard !setting.extensions.isEmpty else { return nil }
    for name in value.extendedNames {
      if let number = setting.extensions[name], code.types[number].has(member) { return number }
    }
    return nil
  }

  /// Returns whether the files add a given member to the type of a value that they do not declare.
  func isExtended(_ value: SwiftValue, by member: String) -> Bool {
    extensionNumber(of: value, having: member) != nil
  }
}

extension SwiftValue {
  /// The name of the type of the value, by which extensions name it.
  var typeName: String { if case .text = self { "String" } else { extendedNames[0] } }

  /// The names of the types whose extensions apply to the value, in the order of precedence.
  ///
  /// A value does not know whether it is in an optional, and a text of one character not whether it is a `Character`.
  fileprivate var extendedNames: [String] {
    switch self {
    case .boolean: ["Bool", "Optional"]
    case .integer: ["Int", "Optional"]
    case .fixed(let number): [number.kind.rawValue, "Optional"]
    case .number: ["Double", "Optional"]
    case .float: ["Float", "Optional"]
    case .text(let text):
      text.dropFirst().isEmpty && !text.isEmpty
        ? ["Character", "String", "Optional"] : ["String", "Optional"]
    case .geometry(let kind, _): [kind.rawValue, "Optional"]
    case .animation: ["Animation", "Optional"]
    case .array(let elements):
      if case .view? = elements.first {
        ["Array", "SubviewsCollection", "Optional"]
      } else {
        ["Array", "Optional"]
      }
    case .set: ["Set", "Optional"]
    case .dictionary: ["Dictionary", "Optional"]
    case .range(let range): [range.isClosed ? "ClosedRange" : "Range", "Optional"]
    case .transition: ["AnyTransition"]
    case .transaction: ["Transaction"]
    case .opaque(let value): [value.type, "Optional"]
    case .view: ["View"]
    case .part(let part): [part.kind.rawValue]
    case .reference: ["Binding"]
    case .spring: ["Spring"]
    case .characterSet: ["CharacterSet", "Optional"]
    case .scanner: ["Scanner", "Optional"]
    case .duration: ["Duration", "Optional"]
    default: ["Optional"]
    }
  }
}

extension SwiftType {
  /// The names of the types whose extensions may apply to values of the type, in the order of precedence.
  var extendedNames: [String] {
    switch self {
    case .text: ["String", "Character"]
    case .range: ["ClosedRange", "Range"]
    case .array(.view): ["Array", "SubviewsCollection"]
    case .optional(let type): type.extendedNames + ["Optional"]
    default: [name]
    }
  }
}

extension TypeCode {
  /// Returns whether the type has a property or a method of a name.
  fileprivate func has(_ member: String) -> Bool {
    propertyIndices[member] != nil || methods[member] != nil
  }
}

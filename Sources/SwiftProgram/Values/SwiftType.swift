/// A type of the values in an app's Swift, as far as it decides what literals and leading dots mean.
package indirect enum SwiftType: Hashable, Sendable {
  /// An unknown type; its values are taken as they are.
  case unknown
  case void
  case boolean
  case integer
  /// `UInt8`, `Int32` and others: whole numbers of another width than `Int` has, or without a sign.
  case fixed(FixedInteger.Kind)
  /// `Double`, `CGFloat` and `TimeInterval`, between which Swift or the app converts.
  case number
  /// `Float`, whose numbers have 24 bits.
  case float
  case text
  case geometry(GeometryType)
  case animation
  case spring
  case unitCurve
  case transition
  case transaction
  case view
  /// An opaque type, such as `Color`, by its name.
  case opaque(String)
  /// A generic type with its type arguments: `SimultaneousGesture<TapGesture, DragGesture>`.
  case generic(String, [SwiftType])
  case array(SwiftType)
  case set(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case optional(SwiftType)
  case range(SwiftType)
  case tuple([Field])
  /// A type that the files declare, by its number, with its type arguments where they are known.
  case declared(Int, [SwiftType] = [])
  case binding(SwiftType)
  case function([SwiftType], SwiftType)
  /// The type of a value that an app's own animation is given.
  case part(AnimationPartKind)
  /// A type parameter by its name, where it matters which types share the parameter.
  case parameter(String)

  /// An element of a tuple.
  package struct Field: Hashable, Sendable {
    package let label: String?
    package let type: SwiftType

    package init(label: String?, type: SwiftType) {
      self.label = label
      self.type = type
    }
  }

  /// Returns the type of an `AnimatablePair`.
  package static func pair(_ first: SwiftType, _ second: SwiftType) -> SwiftType {
    .tuple([Field(label: "first", type: first), Field(label: "second", type: second)])
  }

  /// The type before `?`, or the type itself.
  package var unwrapped: SwiftType {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }

  /// The type before the last `?`; nil for a type that is not an optional.
  var wrapped: SwiftType? { if case .optional(let type) = self { type } else { nil } }

  /// Whether nothing is known of the type.
  package var isUnknown: Bool { self == .unknown }

  /// Whether nothing is known of the type or of a part of it.
  var hasUnknownParts: Bool {
    switch self {
    case .unknown: true
    case .optional(let inner), .array(let inner), .set(let inner), .range(let inner),
      .binding(let inner):
      inner.hasUnknownParts
    case .dictionary(let key, let value): key.hasUnknownParts || value.hasUnknownParts
    default: false
    }
  }

  /// Whether a number literal can be of the type.
  var isNumeric: Bool {
    if case .fixed = unwrapped { return true }
    return isFraction || unwrapped == .integer
  }

  /// Whether the values are floating-point numbers.
  var isFraction: Bool { unwrapped == .number || unwrapped == .float }

  /// Whether the type contains floating-point numbers, to which integer literals are converted.
  var holdsFractions: Bool {
    switch self {
    case .number, .float: true
    case .optional(let inner), .array(let inner), .set(let inner), .range(let inner):
      inner.holdsFractions
    case .dictionary(let key, let value): key.holdsFractions || value.holdsFractions
    case .tuple(let fields): fields.contains { $0.type.holdsFractions }
    case .declared(_, let arguments): arguments.contains(where: \.holdsFractions)
    default: false
    }
  }

  /// Whether the values of the type are animated themselves.
  var isAnimated: Bool { if case .geometry = unwrapped { true } else { isNumeric } }

  /// The type of the elements of a collection.
  package var element: SwiftType {
    switch unwrapped {
    case .array(let type), .set(let type), .range(let type): type
    case .text: .text
    case .dictionary(let key, let value):
      .tuple([Field(label: "key", type: key), Field(label: "value", type: value)])
    case .binding(let type): .binding(type.element)
    case .generic(let name, let parts) where Self.collections.contains(name):
      parts.first ?? .unknown
    default: .unknown
    }
  }

  /// The type parameters of Swift's own types that extensions name.
  static let partNames = ["Element", "Wrapped", "Key", "Value", "Bound", "Success", "Failure"]

  /// Returns the type that a type parameter of one of Swift's own types stands for, by its name; unknown if the type
  /// has none of the name.
  func part(_ name: String) -> SwiftType {
    switch (name, self) {
    case ("Wrapped", .optional(let wrapped)): wrapped
    case ("Key", .dictionary(let key, _)): key
    case ("Value", .dictionary(_, let value)), ("Value", .binding(let value)): value
    case ("Bound", .range(let bound)): bound
    case ("Success", .generic("Result", let parts)): parts.first ?? .unknown
    case ("Failure", .generic("Result", let parts)): parts.count > 1 ? parts[1] : .unknown
    case ("Element", _): element
    default: .unknown
    }
  }

  /// Returns a type of the files with its type arguments, where any of these is known.
  private static func declared(_ number: Int, of arguments: [SwiftType]) -> SwiftType {
    .declared(number, arguments.allSatisfy(\.isUnknown) ? [] : arguments)
  }

  /// Returns the type with its type parameters replaced.
  func replacing(_ replacement: (String) -> SwiftType) -> SwiftType {
    switch self {
    case .parameter(let name): replacement(name)
    case .declared(let number, let arguments):
      Self.declared(number, of: arguments.map { $0.replacing(replacement) })
    case .optional(let inner): .optional(inner.replacing(replacement))
    case .array(let inner): .array(inner.replacing(replacement))
    case .set(let inner): .set(inner.replacing(replacement))
    case .range(let inner): .range(inner.replacing(replacement))
    case .dictionary(let key, let value):
      .dictionary(key.replacing(replacement), value.replacing(replacement))
    case .binding(let inner): .binding(inner.replacing(replacement))
    case .generic(let name, let parts):
      .generic(name, parts.map { $0.replacing(replacement) })
    case .tuple(let fields):
      .tuple(fields.map { Field(label: $0.label, type: $0.type.replacing(replacement)) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.replacing(replacement) }, result.replacing(replacement))
    default: self
    }
  }

  /// Whether the type is `ArraySlice`.
  var isSlice: Bool { if case .generic(Self.slice, _) = unwrapped { true } else { false } }

  /// The type that a binding leads to; unknown for any other type.
  package var bindingValue: SwiftType {
    if case .binding(let type) = self { type } else { .unknown }
  }

  /// Whether values of the type are more than opaque texts.
  package var isLookedInto: Bool {
    switch unwrapped {
    case .opaque: self == .opaque("Edge.Set")
    case .generic: false
    default: true
    }
  }

  /// Whether the type is a collection, which functions may change in place.
  var isCollection: Bool {
    switch self {
    case .array, .set, .dictionary: true
    default: false
    }
  }

  /// Whether the type is a range.
  var isRange: Bool { if case .range = unwrapped { true } else { false } }

  /// Whether the files declare the type.
  var isDeclared: Bool { if case .declared = unwrapped { true } else { false } }

  /// Whether the files declare the type, and its type arguments are known.
  var isApplied: Bool {
    if case .declared(_, let arguments) = unwrapped { !arguments.isEmpty } else { false }
  }

  /// Whether values of it can be called.
  package var isFunction: Bool { if case .function = unwrapped { true } else { false } }

  /// Whether the type is a set or a dictionary.
  var isKeyed: Bool {
    switch unwrapped {
    case .set, .dictionary: true
    default: false
    }
  }

  /// Whether the catalog knows the members of the type.
  var isCatalog: Bool {
    switch unwrapped {
    case .animation, .spring, .unitCurve, .transition: true
    default: false
    }
  }

  /// The type that a call of a value of the type returns; unknown for any other type.
  package var result: SwiftType {
    if case .function(_, let result) = unwrapped { result } else { .unknown }
  }
}

extension SwiftType {
  /// `Namespace.ID`, whose values are opaque.
  package static let namespace = SwiftType.opaque("Namespace.ID")

  /// `String.Index`, whose values are numbers of characters here, but for which no integer is accepted.
  static let textIndex = SwiftType.opaque("String.Index")

  /// An index of a substring, which is the number of characters from the beginning of the substring.
  static let partIndex = SwiftType.opaque("Substring.Index")

  /// Returns the type of an `ArraySlice`.
  static func slice(of element: SwiftType) -> SwiftType { .generic(slice, [element]) }

  /// The name of the type of a slice of an array.
  static let slice = "ArraySlice"

  /// Returns the type of a collection of Swift's own around another one, such as that of `reversed()`, by its elements.
  static func adapter(of element: SwiftType, isLazy: Bool = false) -> SwiftType {
    .generic(isLazy ? lazyAdapter : adapter, [element])
  }

  /// The names of the types of collections of Swift's own around others, of which it is only known here that they print
  /// with their names, and of lazy ones among them.
  private static let adapter = "Collection of another"
  private static let lazyAdapter = "LazySequence of another"

  /// The names of the types of collections that are neither arrays, sets nor dictionaries.
  static let collections: Set = [slice, adapter, lazyAdapter]

  /// Whether the type is that of a collection of Swift's own around another one.
  var isAdapter: Bool {
    if case .generic(let name, _) = unwrapped { name == Self.adapter || isLazy } else { false }
  }

  /// Whether the type is that of a lazy collection.
  var isLazy: Bool {
    if case .generic(Self.lazyAdapter, _) = unwrapped { true } else { false }
  }

  /// Foundation's `CharacterSet`.
  static let characterSet = SwiftType.opaque("CharacterSet")

  /// A key path where a function is not accepted instead.
  static let keyPath = SwiftType.opaque("KeyPath")

  /// Foundation's `Scanner`.
  static let scanner = SwiftType.opaque("Scanner")
}

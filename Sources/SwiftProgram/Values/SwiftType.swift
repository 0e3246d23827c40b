/// A type of the values in an app's Swift, as far as it matters to what literals and leading dots mean.
package indirect enum SwiftType: Hashable, Sendable {
  /// A type that nothing here knows; values of it are taken as they come.
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
  /// A type whose values are not looked into, such as `Color`, by its name.
  case opaque(String)
  /// One with what stands for its type parameters: `SimultaneousGesture<TapGesture, DragGesture>`.
  case generic(String, [SwiftType])
  case array(SwiftType)
  case set(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case optional(SwiftType)
  case range(SwiftType)
  case tuple([Field])
  /// A type that the files declare, by its number, with what stands for its type parameters where that is known.
  case declared(Int, [SwiftType] = [])
  case binding(SwiftType)
  case function([SwiftType], SwiftType)
  /// The type of a value that an app's own animation is given.
  case part(AnimationPart.Kind)
  /// A type parameter by its name, where it matters which types share it.
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

  /// Two parts of animatable data.
  package static func pair(_ first: SwiftType, _ second: SwiftType) -> SwiftType {
    .tuple([Field(label: "first", type: first), Field(label: "second", type: second)])
  }

  /// The type before `?`, or the type itself.
  package var unwrapped: SwiftType {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }

  /// The type before the last `?`; nil for one that is no optional.
  var wrapped: SwiftType? { if case .optional(let type) = self { type } else { nil } }

  /// Whether nothing is known of it.
  package var isUnknown: Bool { self == .unknown }

  /// Whether nothing is known of it, or of a type that it is made of.
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

  /// Whether a literal of a number can be of the type.
  var isNumeric: Bool {
    if case .fixed = unwrapped { return true }
    return isFraction || unwrapped == .integer
  }

  /// Whether its values are numbers with fractions.
  var isFraction: Bool { unwrapped == .number || unwrapped == .float }

  /// Whether numbers with fractions are in it, which whole numbers that are written out become.
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

  /// Whether its values are what is animated of them.
  var isAnimated: Bool { if case .geometry = unwrapped { true } else { isNumeric } }

  /// The type of the elements of a collection.
  package var element: SwiftType {
    switch unwrapped {
    case .array(let type), .set(let type), .range(let type): type
    case .text: .text
    case .dictionary(let key, let value):
      .tuple([Field(label: "key", type: key), Field(label: "value", type: value)])
    case .binding(let type): .binding(type.element)
    case .generic(Self.slice, let parts): parts.first ?? .unknown
    default: .unknown
    }
  }

  /// The type parameters of Swift's own types that extensions name.
  static let partNames = ["Element", "Wrapped", "Key", "Value", "Bound", "Success", "Failure"]

  /// Returns the type for a type parameter of a type of Swift's own, by the parameter's name; unknown where the type
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

  /// A type of the files with what stands for its type parameters, where anything is known of that.
  private static func declared(_ number: Int, of arguments: [SwiftType]) -> SwiftType {
    .declared(number, arguments.allSatisfy(\.isUnknown) ? [] : arguments)
  }

  /// The type with others for the type parameters in it.
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

  /// Whether it is that of a part of an array.
  var isSlice: Bool { if case .generic(Self.slice, _) = unwrapped { true } else { false } }

  /// The type that a binding leads to; unknown for any other type.
  package var bindingValue: SwiftType {
    if case .binding(let type) = self { type } else { .unknown }
  }

  /// Whether values of it have more than a text.
  package var isLookedInto: Bool {
    switch unwrapped {
    case .opaque: self == .opaque("Edge.Set")
    case .generic: false
    default: true
    }
  }

  /// Whether it is a collection, which functions may change where it is kept.
  var isCollection: Bool {
    switch self {
    case .array, .set, .dictionary: true
    default: false
    }
  }

  /// Whether it is a range.
  var isRange: Bool { if case .range = unwrapped { true } else { false } }

  /// Whether it is a type of the files.
  var isDeclared: Bool { if case .declared = unwrapped { true } else { false } }

  /// Whether it is a type of the files of which it is known what stands for its type parameters.
  var isApplied: Bool {
    if case .declared(_, let arguments) = unwrapped { !arguments.isEmpty } else { false }
  }

  /// Whether values of it can be called.
  package var isFunction: Bool { if case .function = unwrapped { true } else { false } }

  /// Whether it is that of a set or a dictionary.
  var isKeyed: Bool {
    switch unwrapped {
    case .set, .dictionary: true
    default: false
    }
  }

  /// Whether the catalogue knows its members.
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
  /// `Namespace.ID`, of which nothing needs to be known.
  package static let namespace = SwiftType.opaque("Namespace.ID")

  /// `String.Index`, whose values are numbers of characters here, but which no number is taken for.
  static let textIndex = SwiftType.opaque("String.Index")

  /// An index of a part of a text, which is the number of characters from where the part begins.
  static let partIndex = SwiftType.opaque("Substring.Index")

  /// A part of an array.
  static func slice(of element: SwiftType) -> SwiftType { .generic(slice, [element]) }

  /// The name of the type of a part of an array.
  static let slice = "ArraySlice"

  /// Foundation's `CharacterSet`.
  static let characterSet = SwiftType.opaque("CharacterSet")

  /// A path to a property, of which no function is taken for the path.
  static let keyPath = SwiftType.opaque("KeyPath")

  /// Foundation's `Scanner`.
  static let scanner = SwiftType.opaque("Scanner")
}

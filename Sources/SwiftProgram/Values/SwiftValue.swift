package import AnimationModel
package import MotionRecording

/// A value in an app's Swift.
package indirect enum SwiftValue {
  case void
  case nothing
  case boolean(Bool)
  case integer(Int)
  /// A whole number of another type than `Int`.
  case fixed(FixedInteger)
  case number(Double)
  case float(Float)
  case text(String)
  case geometry(GeometryType, SIMD4<Double>)
  case range(RangeValue)
  case array([SwiftValue])
  case set([SwiftValue])
  case dictionary([(key: SwiftValue, value: SwiftValue)])
  case tuple([(label: String?, value: SwiftValue)])
  case structure(StructValue)
  case enumeration(EnumValue)
  /// An object, by its number among those of the run.
  case object(Int)
  case closure(ClosureValue)
  /// A `Binding`.
  case reference(Location)
  case animation(NamedAnimation)
  case spring(Spring, text: String)
  case curve(UnitCurve, text: String)
  case transition(TransitionValue)
  case transaction(ViewTransactionValue)
  case view(ViewElement)
  /// An opaque value, such as a color: equal if their texts are.
  case opaque(OpaqueValue)
  /// A member of a type that is only known where the value is used, such as `.up`.
  case member(MemberValue)
  /// A gesture with its actions.
  case gesture(GestureValue)
  /// A timer or a task.
  case handle(HandleValue)
  /// A sequence whose elements a closure makes one after another.
  case unfolding(UnfoldingValue)
  case characterSet(CharacterSetValue)
  case scanner(ScannerValue)
  case duration(Duration)
  case type(SwiftType)
  case keyPath([String])
  /// A value that an app's own animation is given.
  case part(AnimationPart)
  case unknown(UnknownValue)

  /// Whether the value is unknown.
  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether the value is a leading dot whose type is unknown.
  var isMember: Bool { if case .member = self { true } else { false } }

  /// The text that the value is; nil for any other value.
  package var plainText: String? { if case .text(let text) = self { text } else { nil } }

  /// The unknown value that the value is; nil for a known one.
  package var unknown: UnknownValue? { if case .unknown(let value) = self { value } else { nil } }
}

/// A range of numbers.
package struct RangeValue: Hashable {
  /// The lower bound; below everything for a range without a beginning, such as `..<5`.
  package var lower: Double

  /// The upper bound; above everything for a range without an end, such as `5...`.
  package var upper: Double
  var isClosed: Bool
  var isWhole: Bool

  /// Whether the bounds are `Float` numbers.
  var isFloat = false

  /// The integers in the range; nil if they are too many, or if the range has none.
  var integers: Range<Int>? {
    guard isWhole, lower.magnitude < 1e15, upper.magnitude < 1e15 else { return nil }
    let end = Int(upper) + (isClosed ? 1 : 0)
    let start = Int(lower)
    guard start <= end else { return nil }
    return start..<end
  }

  /// The bounds as integers, although they are stored as fractions: the upper bound of `0...Int.max` is beyond the last
  /// exact one.
  var wholeEnds: (lower: Int, upper: Int) { (Self.whole(lower), Self.whole(upper)) }

  private static func whole(_ end: Double) -> Int { Int(exactly: end) ?? (end < 0 ? .min : .max) }

  /// Whether the range has both a lower and an upper bound.
  package var isBounded: Bool { lower.isFinite && upper.isFinite }

  /// The range with its bounds rounded to `Float` numbers.
  var ofFloats: RangeValue {
    RangeValue(
      lower: Double(Float(lower)), upper: Double(Float(upper)), isClosed: isClosed, isWhole: false,
      isFloat: true)
  }

  /// Returns a bound as a value of the range's element type.
  func end(_ end: Double) -> SwiftValue {
    isWhole ? .integer(Self.whole(end)) : isFloat ? .float(Float(end)) : .number(end)
  }

  /// Returns whether a number lies in the range; nil for a value that is not a number.
  func contains(_ value: SwiftValue) -> Bool? {
    guard let number = value.double else { return nil }
    // Literal bounds next to a `Float` are `Float` numbers too.
    if value.isFloat, !isFloat { return ofFloats.contains(value) }
    return number >= lower && (isClosed ? number <= upper : number < upper)
  }

  /// Returns the indices of a collection that the range denotes; nil if the collection does not have all of them.
  func indices(in count: Int) -> Range<Int>? {
    var range = self
    if lower == -.infinity { range.lower = 0 }
    if upper == .infinity { (range.upper, range.isClosed) = (Double(count), false) }
    guard let found = range.integers, found.lowerBound >= 0, found.upperBound <= count else {
      return nil
    }
    return found
  }
}

extension RangeValue {
  /// Returns the part of a range of integers that another range denotes, whose indices are its elements; nil for any
  /// other range.
  func part(_ part: RangeValue) -> RangeValue? {
    guard !isClosed, isBounded, let whole = integers else { return nil }
    var known = part
    if part.lower == -.infinity { known.lower = lower }
    if part.upper == .infinity { (known.upper, known.isClosed) = (upper, false) }
    guard let found = known.integers, whole.lowerBound <= found.lowerBound,
      found.upperBound <= whole.upperBound
    else { return nil }
    return RangeValue(
      lower: Double(found.lowerBound), upper: Double(found.upperBound), isClosed: false,
      isWhole: true)
  }
}

extension SwiftValue {
  /// Returns an element of a collection as an optional; unknown for an element that is nil itself, as a nil element
  /// cannot be distinguished from a missing one.
  func wrapped(as words: String, at position: SourcePosition) -> SwiftValue {
    if case .nothing = self { .unknown(UnknownValue(words, at: position)) } else { self }
  }

  /// The value, if it is a color that is written as numbers; nil otherwise.
  var color: SwiftValue? {
    if case .opaque(let value) = self, value.color != nil { self } else { nil }
  }
}

/// A value of a structure of the app; a view has an identity once it is shown.
package struct StructValue {
  /// The number of the structure's type.
  package var type: Int

  /// The type arguments of the structure's type; none where they are unknown.
  var arguments: [SwiftType] = []

  /// The values of the stored properties.
  package var fields: [SwiftValue]

  /// The identity of a view that is shown.
  package var identity: ViewIdentity?

  package init(type: Int, fields: [SwiftValue], identity: ViewIdentity? = nil) {
    self.type = type
    self.fields = fields
    self.identity = identity
  }
}

/// A value of an enumeration of the app.
package struct EnumValue {
  /// The number of the enumeration's type.
  package var type: Int

  /// The type arguments of the enumeration's type; none where they are unknown.
  var arguments: [SwiftType] = []

  /// The index of the case in the type.
  package var index: Int

  /// The associated values.
  var payload: [SwiftValue]

  package init(type: Int, index: Int, payload: [SwiftValue]) {
    self.type = type
    self.index = index
    self.payload = payload
  }
}

/// A transition, with the names of its own animations.
package struct TransitionValue: Hashable {
  package var transition: AnyTransition
  package var animationNames: [Animation: String]

  package init(transition: AnyTransition, animationNames: [Animation: String]) {
    self.transition = transition
    self.animationNames = animationNames
  }
}

/// A value of a type that the interpreter does not know, such as a color.
package struct OpaqueValue: Hashable {
  /// The name of the type, or of the function that made the value.
  package var type: String

  /// The text that equal values have in common.
  package var text: String

  /// The numbers of a color that is written as numbers; nil for any other value.
  package var color: ColorNumbers?

  package init(type: String, text: String, color: ColorNumbers? = nil) {
    self.type = type
    self.text = text
    self.color = color
  }

  /// Creates the result of an initializer that is called with arguments.
  package init(type: String, of arguments: [CallArgument], color: ColorNumbers? = nil) {
    let all = arguments.map { "\($0.label ?? "_"):\($0.value.key)" }
    self.init(type: type, text: "\(type)(\(all.joined(separator: ",")))", color: color)
  }
}

/// A member of a type that is unknown where it is written: `.up`, `.spring(duration: 0.3).delay(0.1)`.
package struct MemberValue {
  package var links: [Link]
  package var position: SourcePosition

  /// The name of the type where the files do not declare it.
  package var typeName: String?

  package init(links: [Link], position: SourcePosition, typeName: String? = nil) {
    self.links = links
    self.position = position
    self.typeName = typeName
  }

  /// A name, and its arguments if it is called.
  package struct Link {
    package var name: String
    package var arguments: [(label: String?, value: SwiftValue)]?

    package init(name: String, arguments: [(label: String?, value: SwiftValue)]? = nil) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// Whether the member is `.none`, which is nil if the type is an optional, as in Swift, even if the wrapped type has
  /// a member of the name.
  var isNone: Bool { links.count == 1 && links[0].name == "none" && links[0].arguments == nil }
}

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
  /// A value that is not looked into, such as a color: equal if their texts are.
  case opaque(OpaqueValue)
  /// A member of a type that is only known where the value is used, as `.up`.
  case member(MemberValue)
  /// A gesture with what it does.
  case gesture(GestureValue)
  /// A timer or a task.
  case handle(HandleValue)
  /// A sequence whose elements are made one after the other.
  case unfolding(UnfoldingValue)
  case characterSet(CharacterSetValue)
  case scanner(ScannerValue)
  case type(SwiftType)
  case keyPath([String])
  /// A value that an app's own animation is given.
  case part(AnimationPart)
  case unknown(UnknownValue)

  /// Whether it is not known.
  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether it is a leading dot whose type is not known.
  var isMember: Bool { if case .member = self { true } else { false } }

  /// The text that it is, if it is one.
  package var plainText: String? { if case .text(let text) = self { text } else { nil } }

  /// The unknown value that it is; nil for any other.
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

  /// Whether its ends are numbers of `Float`.
  var isFloat = false

  /// The whole numbers in it; nil if they are too many or it has none.
  var integers: Range<Int>? {
    guard isWhole, lower.magnitude < 1e15, upper.magnitude < 1e15 else { return nil }
    let end = Int(upper) + (isClosed ? 1 : 0)
    let start = Int(lower)
    guard start <= end else { return nil }
    return start..<end
  }

  /// Its ends as whole numbers, which it keeps as fractions: the one of `0...Int.max` is beyond the last of them.
  var wholeEnds: (lower: Int, upper: Int) { (Self.whole(lower), Self.whole(upper)) }

  private static func whole(_ end: Double) -> Int { Int(exactly: end) ?? (end < 0 ? .min : .max) }

  /// Whether it has a beginning and an end.
  package var isBounded: Bool { lower.isFinite && upper.isFinite }

  /// The range with ends that are numbers of `Float`.
  var ofFloats: RangeValue {
    RangeValue(
      lower: Double(Float(lower)), upper: Double(Float(upper)), isClosed: isClosed, isWhole: false,
      isFloat: true)
  }

  /// One of its ends, as a value of the type that they have.
  func end(_ end: Double) -> SwiftValue {
    isWhole ? .integer(Self.whole(end)) : isFloat ? .float(Float(end)) : .number(end)
  }

  /// Whether a number lies in it; nil for a value that is none.
  func contains(_ value: SwiftValue) -> Bool? {
    guard let number = value.double else { return nil }
    // Ends that are written out beside a `Float` are such numbers too.
    if value.isFloat, !isFloat { return ofFloats.contains(value) }
    return number >= lower && (isClosed ? number <= upper : number < upper)
  }

  /// The indices of a collection that it means; nil if it means more than the collection has.
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
  /// The part of a range of whole numbers that another one means, whose indices are its elements; nil for anything else.
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
  /// The value as one that may be missing, of elements that may be nil themselves: that such a one is there and nil is
  /// not told from that there is none.
  func wrapped(as words: String, at position: SourcePosition) -> SwiftValue {
    if case .nothing = self { .unknown(UnknownValue(words, at: position)) } else { self }
  }

  /// The value, if it is a color that is written as numbers.
  var color: SwiftValue? {
    if case .opaque(let value) = self, value.color != nil { self } else { nil }
  }
}

/// A value of a structure of the app's own; a view has an identity once it is shown.
package struct StructValue {
  /// The number of its type.
  package var type: Int

  /// The types that the type parameters of its type stand for; none where they are not known.
  var arguments: [SwiftType] = []

  /// The values of its stored properties.
  package var fields: [SwiftValue]

  /// The identity of the view, for one that is shown.
  package var identity: ViewIdentity?

  package init(type: Int, fields: [SwiftValue], identity: ViewIdentity? = nil) {
    self.type = type
    self.fields = fields
    self.identity = identity
  }
}

/// A value of an enumeration of the app's own.
package struct EnumValue {
  /// The number of its type.
  package var type: Int

  /// The types that the type parameters of its type stand for; none where they are not known.
  var arguments: [SwiftType] = []

  /// The index of its case in the type.
  package var index: Int

  /// The associated values.
  var payload: [SwiftValue]

  package init(type: Int, index: Int, payload: [SwiftValue]) {
    self.type = type
    self.index = index
    self.payload = payload
  }
}

/// A transition, and what its own animations are called.
package struct TransitionValue: Hashable {
  package var transition: AnyTransition
  package var animationNames: [Animation: String]

  package init(transition: AnyTransition, animationNames: [Animation: String]) {
    self.transition = transition
    self.animationNames = animationNames
  }
}

/// A value that is not looked into.
package struct OpaqueValue: Hashable {
  /// The name of its type, or of what made it.
  package var type: String

  /// The text that equal ones have in common.
  package var text: String

  /// The numbers of a color that is written as such.
  package var color: ColorNumbers?

  package init(type: String, text: String, color: ColorNumbers? = nil) {
    self.type = type
    self.text = text
    self.color = color
  }

  /// Creates the value that an initializer makes of arguments.
  package init(type: String, of arguments: [CallArgument], color: ColorNumbers? = nil) {
    let all = arguments.map { "\($0.label ?? "_"):\($0.value.key)" }
    self.init(type: type, text: "\(type)(\(all.joined(separator: ",")))", color: color)
  }
}

/// A member of a type that is not known where it is written: `.up`, `.spring(duration: 0.3).delay(0.1)`.
package struct MemberValue {
  package var links: [Link]
  package var position: SourcePosition

  /// The name of its type where the files do not declare that.
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

  /// Whether it is `.none`, which is nil where the type is an optional one, as Swift has it even if the type inside
  /// has a member of the name.
  var isNone: Bool { links.count == 1 && links[0].name == "none" && links[0].arguments == nil }
}

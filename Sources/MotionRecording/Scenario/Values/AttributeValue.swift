internal import AnimationModel

/// A value that an attribute of a view shows, and that a script's states hold.
public enum AttributeValue: Hashable, Sendable {
  /// A Boolean value, which does not move.
  case boolean(Bool)

  /// A whole number, which does not move.
  case integer(Int)

  /// A number.
  case number(Double)

  /// Several numbers that move together, as those of a size.
  case vector(AttributeVector)

  /// A text, which does not move.
  case text(String)

  /// The content of a view's text, which changes with a content transition.
  case read(ShownText)

  /// A value of any other type, which is not shown.
  case held(HeldValue)

  /// The value as a number; nil if it is not a number.
  ///
  /// Boolean values are 1 and 0.
  public var number: Double? {
    switch self {
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .vector, .text, .read, .held: nil
    }
  }
}

/// Several numbers that move together.
public struct AttributeVector: Hashable, Sendable {
  /// A number of a vector.
  public struct Component: Hashable, Sendable {
    /// The name, such as `width` or `origin.x`.
    public var name: String

    /// The number.
    public var value: Double

    /// The factor by which this number alone is multiplied before it is animated, besides the scale of its vector.
    public var scale: Double

    /// The encoding of the number before it is multiplied.
    public var encoding = NumberEncoding.plain

    /// Whether the number has rows; a number without rows still affects the time at which a spring is at rest.
    public var isShown: Bool

    /// Makes a number; with an empty name, the name of its rows is that of the vector.
    public init(_ name: String, _ value: Double, scale: Double = 1, isShown: Bool = true) {
      self.name = name
      self.value = value
      self.scale = scale
      self.isShown = isShown
    }
  }

  /// The numbers.
  public var components: [Component]

  /// The factor by which the numbers are multiplied before they are animated.
  ///
  /// It is 128 for angles and points of the unit square, whose stop tests would otherwise come too early, and 1 for
  /// all other values.
  public var scale: Double

  /// Makes a vector.
  public init(_ components: [Component], scale: Double = 1) {
    self.components = components
    self.scale = scale
  }

  /// The factor by which each number is multiplied before it is animated.
  var scales: [Double] { components.map { scale * $0.scale } }
}

extension AttributeVector {
  /// The numbers as they are animated, each multiplied by its scale.
  fileprivate var scaledNumbers: [Double] {
    zip(components, scales).map { $0.encoding.encoded($0.value) * $1 }
  }
}

extension ComponentVector {
  /// Makes a vector of the animated numbers of a value, which must not be more than its capacity.
  init(_ vector: AttributeVector) { self.init(vector.scaledNumbers) }
}

extension DynamicVector {
  /// Makes a vector of the animated numbers of a value.
  init(_ vector: AttributeVector) { self.init(vector.scaledNumbers) }
}

extension AttributeValue {
  /// The whole number that a content transition shows: the value itself, or the number in a text.
  var readNumber: Int? {
    switch self {
    case .integer(let number): number
    case .read(let text): text.number
    default: nil
    }
  }
}

extension AttributeVector.Component {
  /// Returns the name of the number's rows; nil if it has none.
  func rowName(of attribute: String) -> String? {
    guard isShown else { return nil }
    return name.isEmpty ? attribute : "\(attribute).\(name)"
  }
}

extension AttributeValue {
  /// Whether the value has the same components as another one.
  func hasShape(of other: AttributeValue) -> Bool {
    switch (self, other) {
    case (.vector(let one), .vector(let two)):
      one.components.map(\.name) == two.components.map(\.name) && one.scales == two.scales
    case (.number, .number), (.read, .read): true
    default: false
    }
  }
}

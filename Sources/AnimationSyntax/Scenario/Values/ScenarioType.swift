internal import AnimationModel
internal import MotionRecording

/// A type of the values in a scenario.
enum ScenarioType: Hashable, Sendable, CaseIterable {
  case boolean
  case integer
  case number
  case text
  case size
  case point
  case vector
  case rectangle
  case angle
  case unitPoint

  /// The type's name in Swift.
  var name: String {
    switch self {
    case .boolean: "Bool"
    case .integer: "Int"
    case .number: "Double"
    case .text: "String"
    case .size: "CGSize"
    case .point: "CGPoint"
    case .vector: "CGVector"
    case .rectangle: "CGRect"
    case .angle: "Angle"
    case .unitPoint: "UnitPoint"
    }
  }

  /// The name with its article, for a sentence.
  var article: String {
    switch self {
    case .integer, .angle: "an \(name)"
    default: "a \(name)"
    }
  }

  /// The type that a name in Swift stands for; Swift itself converts between these kinds of `Double`.
  init?(swiftName: String) {
    switch swiftName {
    case "CGFloat", "TimeInterval": self = .number
    default:
      guard let type = Self.allCases.first(where: { $0.name == swiftName }) else { return nil }
      self = type
    }
  }

  /// Every name that stands for a type.
  static let swiftNames = allCases.map(\.name) + ["CGFloat", "TimeInterval"]

  /// Whether a value of the type makes rows: whatever consists of numbers.
  var isShown: Bool {
    switch self {
    case .boolean, .text: false
    default: true
    }
  }

  /// The names of the numbers that a value consists of, in the order of the rows; empty for what is a
  /// single one or none.
  var components: [String] {
    switch self {
    case .boolean, .integer, .number, .text: []
    case .size: ["width", "height"]
    case .point, .unitPoint: ["x", "y"]
    case .vector: ["dx", "dy"]
    case .rectangle: ["origin.x", "origin.y", "size.width", "size.height"]
    case .angle: ["degrees"]
    }
  }

  /// What the numbers are multiplied by before they are animated.
  ///
  /// An angle is kept in degrees and animated as 128 times its radians. The factor is rounded to 24 bits,
  /// so that whole degrees and simple fractions come out of the multiplication as they went in.
  ///
  /// Source: semantics reference, section 2.4.
  private var scale: Double {
    switch self {
    case .angle: Double(Float(128 * Double.pi / 180))
    case .unitPoint: 128
    default: 1
    }
  }

  /// The value that consists of the first of some numbers.
  func value(_ numbers: SIMD4<Double>) -> ScenarioValue {
    .vector(
      ScenarioVector(
        components.enumerated().map { .init($0.element, numbers[$0.offset]) }, scale: scale))
  }
}

extension ScenarioValue {
  /// The numbers of a vector, or nil if it is none.
  var numbers: SIMD4<Double>? {
    guard case .vector(let vector) = self, vector.components.count <= 4 else { return nil }
    var numbers = SIMD4<Double>.zero
    for (index, component) in vector.components.enumerated() { numbers[index] = component.value }
    return numbers
  }

  /// A number in it that cannot be animated, because it is not finite or leaves no room for differences;
  /// nil if there is none.
  var impossibleNumber: Double? {
    func isImpossible(_ number: Double) -> Bool {
      !(number.magnitude <= ValidRange.largestMagnitude)
    }
    return switch self {
    case .boolean, .integer, .text: nil
    case .number(let number): isImpossible(number) ? number : nil
    case .vector(let vector): vector.components.first { isImpossible($0.value) }?.value
    }
  }
}

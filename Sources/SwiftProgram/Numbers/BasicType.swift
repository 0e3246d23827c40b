package import MotionRecording
internal import TextForms

/// A type of the values in expressions: one of Swift's basic types, or one that consists of numbers.
package enum BasicType: Hashable, Sendable, CaseIterable {
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
  package var name: String {
    switch self {
    case .boolean: "Bool"
    case .integer: "Int"
    case .number: "Double"
    case .text: "String"
    case .size, .point, .vector, .rectangle, .angle, .unitPoint: geometry?.rawValue ?? ""
    }
  }

  /// The geometry of a value, if it consists of several numbers or of one that is not a number by itself; nil for any
  /// other type.
  package var geometry: GeometryType? {
    switch self {
    case .boolean, .integer, .number, .text: nil
    case .size: .size
    case .point: .point
    case .vector: .vector
    case .rectangle: .rectangle
    case .angle: .angle
    case .unitPoint: .unitPoint
    }
  }

  /// The name with its article, for a sentence.
  package var article: String {
    switch self {
    case .integer, .angle: "an \(name)"
    default: "a \(name)"
    }
  }

  /// Creates the type for a name in Swift; the names for `Double` stand for one type, as Swift converts between them.
  package init?(swiftName: String) {
    if Self.otherNumberNames.contains(swiftName) {
      self = .number
      return
    }
    guard let type = Self.allCases.first(where: { $0.name == swiftName }) else { return nil }
    self = type
  }

  /// The other names for `Double`.
  static let otherNumberNames = ["CGFloat", "TimeInterval"]

  /// Returns a text of code with the name of one type of numbers for all of them.
  static func withOneNumber(_ text: String) -> String {
    otherNumberNames.reduce(text) { $0.replacing($1, with: number.name) }
  }

  /// All names of types.
  package static let swiftNames = allCases.map(\.name) + otherNumberNames

  /// Whether a value of the type has rows: if it consists of numbers.
  package var isShown: Bool {
    switch self {
    case .boolean, .text: false
    default: true
    }
  }

  /// The names of the numbers of a value, in the order of the rows; empty for a single number and for a value without
  /// numbers.
  package var components: [String] { geometry?.components ?? [] }

  /// Returns the value with the given numbers, as many as it needs.
  package func value(_ numbers: SIMD4<Double>) -> AttributeValue {
    .vector(
      AttributeVector(
        components.enumerated().map { .init($0.element, numbers[$0.offset]) },
        scale: geometry?.animationScale ?? 1))
  }
}

extension AttributeValue {
  /// The numbers of a vector; nil for any other value.
  package var numbers: SIMD4<Double>? {
    guard case .vector(let vector) = self, vector.components.count <= 4 else { return nil }
    var numbers = SIMD4<Double>.zero
    for (index, component) in vector.components.enumerated() { numbers[index] = component.value }
    return numbers
  }

  /// A number of the value that cannot be animated, because it is not finite or leaves no room for differences; nil if
  /// there is none.
  private var impossibleNumber: Double? {
    func isImpossible(_ number: Double) -> Bool {
      !(number.magnitude <= ValidRange.largestMagnitude)
    }
    return switch self {
    case .boolean, .integer, .text, .read, .held: nil
    case .number(let number): isImpossible(number) ? number : nil
    case .vector(let vector): vector.components.first { isImpossible($0.value) }?.value
    }
  }

  /// Returns the fault of a value that cannot be animated; nil for one that can.
  package func fault(at range: Range<Int>) -> Fault? {
    impossibleNumber.map { number in
      number.isFinite
        ? Fault(.tooLarge(NumberText.swift(number)), range) : Fault(.resultIsNotFinite, range)
    }
  }
}

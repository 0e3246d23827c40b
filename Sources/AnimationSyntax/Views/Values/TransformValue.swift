internal import AnimationModel
internal import SwiftProgram

/// Transforms of the plane, as far as views need them: `CGAffineTransform`, and `ProjectionTransform` of one.
enum TransformValue {
  /// The names of the types.
  static let names: Set<String> = ["CGAffineTransform", "ProjectionTransform"]

  static let labels = ["a", "b", "c", "d", "tx", "ty"]

  /// The type `CGAffineTransform`.
  static let type = SwiftType.tuple(
    labels.map { SwiftType.Field(label: $0, type: .number) })

  /// The identity transform.
  static var identity: SwiftValue { value(1, 0, 0, 1, 0, 0) }

  /// Returns the transform that an initializer makes; nil for one that views do not use.
  static func make(_ arguments: [CallArgument]) -> SwiftValue? {
    if let unknown = arguments.map(\.value).unknownPart { return .unknown(unknown) }
    func number(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.double }
    switch arguments.first?.label {
    case nil:
      guard let inner = arguments.first?.value else { return value(1, 0, 0, 1, 0, 0) }
      return arguments.count == 1 ? inner : nil
    case "translationX": return value(1, 0, 0, 1, number("translationX") ?? 0, number("y") ?? 0)
    case "scaleX": return value(number("scaleX") ?? 1, 0, 0, number("y") ?? 1, 0, 0)
    case "rotationAngle":
      let angle = number("rotationAngle") ?? 0
      let (sine, cosine) = (ElementaryFunctions.sine(angle), ElementaryFunctions.cosine(angle))
      return value(cosine, sine, -sine, cosine, 0, 0)
    case "a": return value(labels.map { number($0) ?? 0 })
    default: return nil
    }
  }

  /// The numbers of the transform that a function returns, by its name or as `.init(transform)`; nil for anything else.
  static func returned(_ value: SwiftValue) -> [Double]? {
    guard case .member(let member) = value, let link = member.links.first, member.links.count == 1,
      link.name == "init", let arguments = link.arguments
    else { return numbers(of: value) }
    return make(arguments.map { CallArgument($0.label, $0.value) }).flatMap(numbers)
  }

  /// The methods that make another transform.
  static let methods: Set<String> = [
    "translatedBy", "scaledBy", "rotated", "inverted", "concatenating",
  ]

  /// Returns the result of a method of a transform, which applies before the transform as in `CGAffineTransform`; nil
  /// for any other name.
  static func method(_ name: String, of value: SwiftValue, _ arguments: [CallArgument])
    -> SwiftValue?
  {
    guard let numbers = numbers(of: value) else { return nil }
    let given = arguments.map(\.value)
    let first = given.first?.double ?? 0
    let second = given.dropFirst().first?.double ?? 0
    let other: SwiftValue?
    switch name {
    case "translatedBy": other = self.value(1, 0, 0, 1, first, second)
    case "scaledBy": other = self.value(first, 0, 0, second, 0, 0)
    case "rotated": other = make([CallArgument("rotationAngle", .number(first))])
    case "inverted":
      let area = numbers[0] * numbers[3] - numbers[1] * numbers[2]
      guard area != 0 else { return value }
      return self.value(inverse(of: numbers, area))
    case "concatenating":
      return given.first.flatMap(self.numbers).map { self.value(product(numbers, $0)) }
    default: return nil
    }
    return other.flatMap(self.numbers).map { self.value(product($0, numbers)) }
  }

  /// Returns the numbers of a transform: a, b, c, d, tx, ty; nil for any other value.
  static func numbers(of value: SwiftValue) -> [Double]? {
    guard case .tuple(let parts) = value, parts.map(\.label) == labels else { return nil }
    let numbers = parts.compactMap(\.value.double)
    return numbers.count == labels.count ? numbers : nil
  }

  /// Returns the inverse of a transform, by the determinant of the transform.
  private static func inverse(of numbers: [Double], _ area: Double) -> [Double] {
    let (a, b, c, d, x, y) = (
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
    )
    return [
      d / area, -b / area, -c / area, a / area, (c * y - d * x) / area, (b * x - a * y) / area,
    ]
  }

  /// Returns a point, a size or a rectangle after a transform; nil for any other value.
  static func applied(to kind: GeometryType, _ sides: SIMD4<Double>, _ transform: SwiftValue)
    -> SwiftValue?
  {
    guard let numbers = numbers(of: transform) else { return nil }
    func moved(_ x: Double, _ y: Double) -> SIMD2<Double> {
      SIMD2(
        numbers[0] * x + numbers[2] * y + numbers[4], numbers[1] * x + numbers[3] * y + numbers[5])
    }
    switch kind {
    case .point:
      let point = moved(sides[0], sides[1])
      return .geometry(.point, SIMD4(point.x, point.y, 0, 0))
    case .size:
      let size = moved(sides[0], sides[1]) - SIMD2(numbers[4], numbers[5])
      return .geometry(.size, SIMD4(size.x, size.y, 0, 0))
    case .rectangle:
      // The smallest rectangle around the corners.
      let (right, bottom) = (sides[0] + sides[2], sides[1] + sides[3])
      let corners = [
        moved(sides[0], sides[1]), moved(right, sides[1]), moved(sides[0], bottom),
        moved(right, bottom),
      ]
      let least = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
      let size = corners.reduce(corners[0]) { pointwiseMax($0, $1) } - least
      return .geometry(.rectangle, SIMD4(least.x, least.y, size.x, size.y))
    default: return nil
    }
  }

  /// Returns the transform that applies one transform and then another one.
  private static func product(_ first: [Double], _ then: [Double]) -> [Double] {
    [
      first[0] * then[0] + first[1] * then[2], first[0] * then[1] + first[1] * then[3],
      first[2] * then[0] + first[3] * then[2], first[2] * then[1] + first[3] * then[3],
      first[4] * then[0] + first[5] * then[2] + then[4],
      first[4] * then[1] + first[5] * then[3] + then[5],
    ]
  }

  private static func value(_ numbers: Double...) -> SwiftValue { value(numbers) }

  private static func value(_ numbers: [Double]) -> SwiftValue {
    .tuple(zip(labels, numbers).map { ($0, .number($1)) })
  }
}

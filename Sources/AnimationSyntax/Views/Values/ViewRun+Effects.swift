internal import AnimationModel
internal import MotionRecording

// Geometry effects of the app's own: how far they shift, scale and turn a view.
extension ViewRun {
  /// What an effect does to its view with the numbers that it has: a scale, a turn and a shift, which are not known
  /// where its transform is more than that.
  ///
  /// A transform is about the leading top corner. Its rows are about the center, as those of modifiers are.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - guess: The size of its view, as far as a frame in the chain of that says.
  ///   - position: Where it is written.
  func moves(of effect: StructValue, _ guess: ViewSizeGuess, at position: SourcePosition) throws
    -> [MovingModifier]
  {
    let type = code.types[effect.type]
    guard let function = type.methods["effectValue"]?.first else { return [] }
    var unknown: UnknownValue?
    func parts(_ size: SIMD4<Double>) throws -> PlaneMove? {
      let value = try call(
        function: function, [.geometry(.size, size)], on: .structure(effect), at: position)
      unknown = value.unknownPart
      return TransformValue.numbers(of: value).flatMap { PlaneMove($0, of: size) }
    }
    var size = SIMD4(guess.size.width, guess.size.height, 0, 0)
    let given = try setting(type.name, "size")
    if case .geometry(.size, let known)? = given { size = known }
    guard let move = try parts(size) else {
      let reason = UnknownValue(
        type.name, at: position, reason: "its transform is more than a scale, a turn and a shift")
      return ["scaleEffect", "rotationEffect", "offset"].map {
        MovingValue(name: $0, content: .unknown(unknown ?? reason)).modifier(in: self)
      }
    }
    if given == nil, guess.isAssumed, try parts(size * 2).map({ !$0.shifts(as: move) }) ?? true {
      note(
        "the size of \(type.name) is not known; 100 × 100 is taken (--set "
          + "'\(type.name).size=CGSize(width: W, height: H)')", at: position)
    }
    return [
      MovingModifier(
        "scaleEffect", .numbers([.init("x", move.scale.x), .init("y", move.scale.y)])),
      MovingModifier("rotationEffect", .numbers([.init("", move.degrees)])),
      MovingModifier("offset", .numbers([.init("x", move.shift.x), .init("y", move.shift.y)])),
    ]
  }
}

/// A transform of the plane as modifiers would do it to a view: scaled and turned about the center, then shifted.
struct PlaneMove {
  /// What the rounding of a sine leaves of nothing, as a part of what it is multiplied by.
  private static let rounding = 1e-12

  let scale: SIMD2<Double>
  let degrees: Double
  let shift: SIMD2<Double>

  /// Takes a transform apart; nil for one that skews.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the transform: a, b, c, d, tx, ty.
  ///   - size: The size of the view.
  init?(_ numbers: [Double], of size: SIMD4<Double>) {
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let length = (a * a + b * b).squareRoot()
    let height = (c * c + d * d).squareRoot()
    // The sides of a square stay at right angles.
    guard (a * c + b * d).magnitude <= Self.rounding * max(length * height, 1) else { return nil }
    if b == 0 && c == 0 {
      scale = SIMD2(a, d)
      degrees = 0
    } else {
      let scale = SIMD2(length, length > 0 ? (a * d - b * c) / length : height)
      self.scale = (scale / Self.rounding).rounded(.toNearestOrEven) * Self.rounding
      degrees = ElementaryFunctions.arctangent(b, a) * 180 / .pi
    }
    // What only shifts must shift by its own numbers, without a rounding.
    let center = SIMD2(size[0] / 2, size[1] / 2)
    let moved = SIMD2(
      numbers[4] + ((a - 1) * center.x + c * center.y),
      numbers[5] + (b * center.x + (d - 1) * center.y))
    let rest = Self.rounding * max(center.x.magnitude, center.y.magnitude, 1)
    shift = SIMD2(
      moved.x.magnitude < rest ? 0 : moved.x, moved.y.magnitude < rest ? 0 : moved.y)
  }
}

extension PlaneMove {
  /// Whether another one leads as far, up to roundings.
  func shifts(as other: PlaneMove) -> Bool {
    abs(shift.x - other.shift.x) < 1e-9 && abs(shift.y - other.shift.y) < 1e-9
  }
}

/// Transforms of the plane, as far as views need them: `CGAffineTransform` and what is made of one.
enum TransformValue {
  /// The names of the types.
  static let names: Set<String> = ["CGAffineTransform", "ProjectionTransform"]

  static let labels = ["a", "b", "c", "d", "tx", "ty"]

  /// The type `CGAffineTransform`.
  static let type = ViewType.tuple(labels.map { ViewType.Field(label: $0, type: .number) })

  /// The transform that changes nothing.
  static var identity: ViewValue { value(1, 0, 0, 1, 0, 0) }

  /// The transform that an initializer makes; nil for one that views have no use for.
  static func make(_ arguments: [ViewArgument]) -> ViewValue? {
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

  /// A transform after another one, as the methods of `CGAffineTransform` put one before what it has; nil for any
  /// other name.
  static func method(_ name: String, of value: ViewValue, _ arguments: [ViewArgument]) -> ViewValue?
  {
    guard let numbers = numbers(of: value) else { return nil }
    let given = arguments.map(\.value)
    let first = given.first?.double ?? 0
    let second = given.dropFirst().first?.double ?? 0
    let other: ViewValue?
    switch name {
    case "translatedBy": other = self.value(1, 0, 0, 1, first, second)
    case "scaledBy": other = self.value(first, 0, 0, second, 0, 0)
    case "rotated": other = make([ViewArgument("rotationAngle", .number(first))])
    case "concatenating":
      return given.first.flatMap(self.numbers).map { self.value(product(numbers, $0)) }
    default: return nil
    }
    return other.flatMap(self.numbers).map { self.value(product($0, numbers)) }
  }

  /// The numbers of a transform: a, b, c, d, tx, ty; nil for what is none.
  static func numbers(of value: ViewValue) -> [Double]? {
    guard case .tuple(let parts) = value, parts.map(\.label) == labels else { return nil }
    let numbers = parts.compactMap(\.value.double)
    return numbers.count == labels.count ? numbers : nil
  }

  /// What it is to apply a transform and then another one.
  private static func product(_ first: [Double], _ then: [Double]) -> [Double] {
    [
      first[0] * then[0] + first[1] * then[2], first[0] * then[1] + first[1] * then[3],
      first[2] * then[0] + first[3] * then[2], first[2] * then[1] + first[3] * then[3],
      first[4] * then[0] + first[5] * then[2] + then[4],
      first[4] * then[1] + first[5] * then[3] + then[5],
    ]
  }

  private static func value(_ numbers: Double...) -> ViewValue { value(numbers) }

  private static func value(_ numbers: [Double]) -> ViewValue {
    .tuple(zip(labels, numbers).map { ($0, .number($1)) })
  }
}

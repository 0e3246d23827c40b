internal import AnimationModel
internal import MotionRecording

// Geometry effects of the app's own: how far they shift a view.
extension ViewRun {
  /// The size that an effect gets where the size of its view is not known: our choice.
  private static let assumedSize = SIMD4<Double>(100, 100, 0, 0)

  /// What an effect does to its view with the numbers that it has, as far as it is a shift; nil for anything else.
  func shift(of effect: StructValue, at position: SourcePosition) throws -> MovingModifier? {
    let type = code.types[effect.type]
    guard let function = type.methods["effectValue"]?.first else { return nil }
    func numbers(_ size: SIMD4<Double>) throws -> SIMD2<Double>? {
      try call(function: function, [.geometry(.size, size)], on: .structure(effect), at: position)
        .shift
    }
    var size = Self.assumedSize
    let given = try setting(type.name, "size")
    if case .geometry(.size, let known)? = given { size = known }
    guard let shift = try numbers(size), shift.x.isFinite, shift.y.isFinite else { return nil }
    if given == nil, try numbers(size * 2) != shift {
      note(
        "the size of \(type.name) is not known; 100 × 100 is taken (--set "
          + "'\(type.name).size=CGSize(width: W, height: H)')", at: position)
    }
    return MovingModifier("offset", .numbers([.init("x", shift.x), .init("y", shift.y)]))
  }
}

/// Transforms of the plane, as far as views need them: `CGAffineTransform` and what is made of one.
enum TransformValue {
  /// The names of the types.
  static let names: Set<String> = ["CGAffineTransform", "ProjectionTransform"]

  private static let labels = ["a", "b", "c", "d", "tx", "ty"]

  /// The transform that an initializer makes; nil for one that views have no use for.
  static func make(_ arguments: [ViewArgument]) -> ViewValue? {
    func number(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.double }
    switch arguments.first?.label {
    case nil:
      guard let inner = arguments.first?.value else { return value(1, 0, 0, 1, 0, 0) }
      return arguments.count == 1 ? inner : nil
    case "translationX": return value(1, 0, 0, 1, number("translationX") ?? 0, number("y") ?? 0)
    case "scaleX": return value(number("scaleX") ?? 1, 0, 0, number("y") ?? 1, 0, 0)
    case "a": return value(labels.map { number($0) ?? 0 })
    default: return nil
    }
  }

  private static func value(_ numbers: Double...) -> ViewValue { value(numbers) }

  private static func value(_ numbers: [Double]) -> ViewValue {
    .tuple(zip(labels, numbers).map { ($0, .number($1)) })
  }
}

extension ViewValue {
  /// How far a transform shifts; nil for what is none, or does more than that.
  fileprivate var shift: SIMD2<Double>? {
    guard case .tuple(let parts) = self, parts.count == 6 else { return nil }
    let numbers = parts.compactMap(\.value.double)
    guard numbers.count == 6, Array(numbers.prefix(4)) == [1, 0, 0, 1] else { return nil }
    return SIMD2(numbers[4], numbers[5])
  }
}

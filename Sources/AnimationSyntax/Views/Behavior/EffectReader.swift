internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var effects: EffectReader { EffectReader(run: self) }
}

/// Reads geometry effects of the app: their shift, scale and rotation.
struct EffectReader {
  let run: ProgramRun

  /// Returns the modifiers that are equal to an effect with its current numbers: a scale, a rotation and a shift, which
  /// are unknown where its transform is more than that.
  ///
  /// A transform is about the leading top corner. Its rows are about the center, as those of modifiers are.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - guess: The size of the view, as far as frames and paddings inside of the effect determine it.
  ///   - position: The position of the effect in the source.
  func moves(of effect: StructValue, _ guess: ViewSizeGuess, at position: SourcePosition) throws
    -> [MovingModifier]
  {
    let type = run.code.types[effect.type]
    guard let function = type.methods["effectValue"]?.first else { return [] }
    var unknown: UnknownValue?
    func parts(_ size: SIMD4<Double>) throws -> PlaneMove? {
      let value = try run.functions.call(
        function: function, [.geometry(.size, size)], on: .structure(effect), at: position)
      unknown = value.unknownPart
      return TransformValue.returned(value).flatMap { PlaneMove($0, of: size) }
    }
    var size = SIMD4(guess.size.width, guess.size.height, 0, 0)
    let given = try run.functions.setting(type.name, "size")
    if case .geometry(.size, let known)? = given { size = known }
    guard let move = try parts(size) else {
      let reason = UnknownValue(
        type.name, at: position, reason: "its transform is more than a scale, a turn and a shift")
      return ["scaleEffect", "rotationEffect", "offset"].map {
        MovingValue(name: $0, content: .unknown(unknown ?? reason)).modifier(in: run)
      }
    }
    if given == nil, guess.isAssumed, try parts(size * 2).map({ !$0.shifts(as: move) }) ?? true {
      run.note(ViewSizeGuess.note(on: type.name, taking: guess.size), at: position)
    }
    return [
      MovingModifier(
        "scaleEffect", .numbers([.init("x", move.scale.x), .init("y", move.scale.y)])),
      MovingModifier("rotationEffect", .numbers([.init("", move.degrees)])),
      MovingModifier(
        "offset", .numbers([.init("x", move.shift.x), .init("y", move.shift.y)]),
        placement: .offset),
    ]
  }
}

/// A transform of the plane as modifiers would apply it to a view: a scale and a rotation about the center, then a
/// shift.
struct PlaneMove {
  /// The relative remainder that the rounding of a sine leaves instead of zero.
  private static let rounding = 1e-12

  let scale: SIMD2<Double>
  let degrees: Double
  let shift: SIMD2<Double>

  /// Decomposes a transform; nil for one that skews.
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
      degrees = Angle(radians: ElementaryFunctions.arctangent(b, a)).degrees
    }
    // A transform that only shifts must keep its own numbers exactly.
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
  /// Returns whether another move shifts by the same distances, up to rounding.
  func shifts(as other: PlaneMove) -> Bool {
    abs(shift.x - other.shift.x) < 1e-9 && abs(shift.y - other.shift.y) < 1e-9
  }
}

internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var frameworkValues: FrameworkValueCompiler { FrameworkValueCompiler(body: self) }
}

/// Compiles values of SwiftUI's types that views need.
struct FrameworkValueCompiler {
  let body: BodyCompiler

  /// Compiles `StrokeStyle(…)`, `UUID()` and similar values; nil for any other name.
  func frameworkValue(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    if TransformValue.names.contains(name) {
      let values = try body.calls.arguments(of: call) { _, label in
        label == nil ? .unknown : .number
      }
      .evaluation
      let (words, position) = (body.short(call), body.position(of: call))
      return Typed(name == "CGAffineTransform" ? TransformValue.type : .unknown) { run, frame in
        TransformValue.make(try values(run, frame)) ?? .unknown(UnknownValue(words, at: position))
      }
    }
    switch name {
    case "StrokeStyle", "GridItem":
      let arguments = try body.calls.arguments(of: call, literals: .number) { _, _ in .unknown }
      let values = arguments.evaluation
      return Typed(.tuple(arguments.map { .init(label: $0.label, type: $0.value.type) })) {
        run, frame in
        .tuple(try values(run, frame).map { ($0.label, $0.value) })
      }
    case "DragGesture", "LongPressGesture", "TapGesture", "MagnifyGesture", "MagnificationGesture",
      "RotateGesture", "RotationGesture":
      return try gesture(name, call)
    case "SequenceGesture", "ExclusiveGesture", "SimultaneousGesture":
      return try combinedGesture(name, call)
    case "KeyframeTrack", "LinearKeyframe", "SpringKeyframe", "CubicKeyframe", "MoveKeyframe":
      return try body.animators.keyframe(name, call)
    case "UUID":
      guard let text = call.arguments.first, text.label?.text == "uuidString" else {
        return Typed(.unknown) { run, _ in run.newIdentifier() }
      }
      let evaluate = try body.expression(text.expression, as: .text).evaluate
      return Typed(.optional(.text)) { run, frame in
        let value = try evaluate(run, frame)
        guard let written = value.plainText else { return value }
        return Self.isIdentifier(written) ? .text(written.uppercased()) : .nothing
      }
    case "AnyView":
      guard let argument = call.arguments.first else { return nil }
      return try body.expression(argument.expression, as: .view)
    default: return nil
    }
  }

  /// Returns whether a text has the form of an identifier: 32 hexadecimal digits in five groups.
  private static func isIdentifier(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private func gesture(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = try body.calls.arguments(of: call, literals: .number) { _, label in
      switch label {
      case "count": .integer
      case "minimumAngleDelta": .geometry(.angle)
      default: .unknown
      }
    }
    let values = arguments.evaluation
    return Typed(.opaque(name)) { run, frame in
      let given = try values(run, frame)
      func number(_ label: String) -> Double? { given.first { $0.label == label }?.value.double }
      let kind: GestureValue.Kind =
        switch name {
        case "DragGesture": .drag(minimum: number("minimumDistance") ?? Self.leastDistance)
        case "MagnifyGesture", "MagnificationGesture":
          .fingers(
            .pinch, minimum: number("minimumScaleDelta") ?? Self.leastScale,
            isBare: name == "MagnificationGesture")
        case "RotateGesture", "RotationGesture":
          .fingers(
            .rotate, minimum: given.first?.value.degrees ?? Self.leastDegrees,
            isBare: name == "RotationGesture")
        case "LongPressGesture": .press(minimum: number("minimumDuration") ?? Self.leastDuration)
        default: .tap(count: Int(exactly: number("count") ?? 1) ?? 1)
        }
      var gesture = GestureValue(kind: kind)
      gesture.mostDistance = number("maximumDistance") ?? gesture.mostDistance
      return .gesture(gesture)
    }
  }

  /// Compiles `SequenceGesture(press, drag)`, which is the same as `press.sequenced(before: drag)`.
  private func combinedGesture(_ type: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let name = CombinedGestures.names.first(where: { $0.value == type })?.key,
      call.arguments.count == 2
    else { return nil }
    let arguments = try body.calls.arguments(of: call) { _, _ in .unknown }
    let values = arguments.evaluation
    let position = body.position(of: call)
    let result = SwiftType.combinedGesture(
      name, arguments[0].value.type, arguments[1].value.type)
    return Typed(result ?? .unknown) { run, frame in
      let given = try values(run, frame)
      return try run.methods.method(name, of: given[0].value, [given[1]], at: position)
    }
  }

  /// The distance after which a drag counts, in points, and the duration after which a press does, in seconds, where no
  /// other one is written: documented.
  static let leastDistance = 10.0
  static let leastDuration = 0.5

  /// The changes of scale, and of angle in degrees, after which a gesture of two fingers counts: documented.
  private static let leastScale = 0.01
  private static let leastDegrees = 1.0
}

extension SwiftValue {
  /// The angle in degrees; nil for a value that is not an angle.
  fileprivate var degrees: Double? {
    if case .geometry(.angle, let numbers) = self { numbers[0] } else { nil }
  }
}

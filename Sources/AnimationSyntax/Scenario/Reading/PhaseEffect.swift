internal import MotionRecording
internal import SwiftSyntax

/// What one modifier moves of a view, and where it is in a phase.
struct PhaseEffect {
  /// What it is called in the rows.
  let name: String
  /// Which part of it: `x` of an offset of one axis.
  let part: String?
  let range: Range<Int>
  /// Whether its numbers have rows only where they change from phase to phase.
  var hidesConstants = false
  /// The value in one phase.
  let value: (AppEvaluator) throws(Fault) -> AppValue

  /// The name in the rows, with a number from the second of a kind on.
  func rowName(_ number: Int) -> String {
    name + (number > 1 ? "[\(number)]" : "") + (part.map { ".\($0)" } ?? "")
  }

  private init(
    _ name: String, part: String? = nil, _ call: CallSyntax,
    _ value: @escaping (AppEvaluator) throws(Fault) -> AppValue
  ) {
    self.name = name
    self.part = part
    range = call.nameRange
    self.value = value
  }

  /// What a modifier moves; nothing if it moves nothing that is a number.
  static func all(of call: CallSyntax) throws(Fault) -> [PhaseEffect] {
    switch call.name {
    case "cornerRadius":
      return call.positional.first.map { [double(call.name, call, $0)] } ?? []
    case "opacity", "brightness", "contrast", "saturation", "grayscale":
      return call.positional.first.map { [single(call.name, call, $0, as: .number)] } ?? []
    case "rotationEffect":
      return call.positional.first.map { [single("rotation", call, $0, as: .angle)] } ?? []
    case "rotation3DEffect":
      return call.positional.first.map { [single("rotation3D", call, $0, as: .angle)] } ?? []
    case "hueRotation":
      return call.positional.first.map { [single(call.name, call, $0, as: .angle)] } ?? []
    case "blur":
      return call.argument("radius").map { [single(call.name, call, $0, as: .number)] } ?? []
    case "padding":
      guard let inset = call.positional.last else { return [] }
      // One inset for all sides moves what is inside along two axes.
      return [
        call.positional.count == 1
          ? double(call.name, call, inset) : single(call.name, call, inset, as: .number)
      ]
    case "frame", "shadow":
      return parts(["width", "height", "radius", "x", "y"], of: call, in: call)
    case "trim": return parts(["from", "to"], of: call, in: call, scale: GeometryType.unitScale)
    case "stroke", "strokeBorder", "border": return strokes(call)
    case "position":
      if let first = call.positional.first { return [single(call.name, call, first, as: .point)] }
      return points(call, named: call.name, standing: 0)
    case "scaleEffect":
      if let first = call.positional.first { return [scale(call, first)] }
      return points(call, named: "scale", standing: 1)
    case "offset":
      if let first = call.positional.first { return [single("offset", call, first, as: .size)] }
      let axes = ["x", "y"].filter { call.argument($0) != nil }
      if let axis = axes.first, axes.count == 1, let expression = call.argument(axis) {
        // The other axis stands still.
        return [single("offset", part: axis, call, expression, as: .number)]
      }
      return points(call, named: "offset", standing: 0)
    default:
      guard let known = misspelled(call.name) else { return [] }
      throw Fault(
        .scenario(.animator(.unknownEffect(call.name, suggestion: known))), call.nameRange)
    }
  }

  private static func single(
    _ name: String, part: String? = nil, _ call: CallSyntax, _ expression: ExprSyntax,
    as type: ScenarioType
  ) -> PhaseEffect {
    PhaseEffect(name, part: part, call) { phase throws(Fault) in
      try phase.value(expression, as: .plain(type))
    }
  }

  /// A scale is one number for both axes, or a size.
  private static func scale(_ call: CallSyntax, _ expression: ExprSyntax) -> PhaseEffect {
    PhaseEffect("scale", call) { phase throws(Fault) in
      do throws(Fault) {
        return twice(try phase.value(expression, as: .plain(.number)))
      } catch {
        guard let size = try? phase.value(expression, as: .plain(.size)), size.plain?.type == .size
        else { throw error }
        return size
      }
    }
  }

  /// The width and the phase of the dashes of a line.
  private static func strokes(_ call: CallSyntax) -> [PhaseEffect] {
    var style = call
    if let made = call.argument("style")?.as(FunctionCallExprSyntax.self)
      ?? call.positional.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(where: {
        $0.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "StrokeStyle"
      }), let name = made.calledExpression.lastToken(viewMode: .sourceAccurate)
    {
      style = call.inside(made, named: name)
    }
    return parts(["lineWidth", "dashPhase", "width"], of: call, in: style)
  }

  /// A number that SwiftUI animates as two equal ones.
  private static func double(
    _ name: String, _ call: CallSyntax, _ expression: ExprSyntax
  ) -> PhaseEffect {
    PhaseEffect(name, call) { phase throws(Fault) in
      twice(try phase.value(expression, as: .plain(.number)))
    }
  }

  /// A number twice, with one row.
  private static func twice(_ value: AppValue) -> AppValue {
    guard let number = value.plain?.value.asNumber else { return value }
    return .plain(
      .point,
      .vector(ScenarioVector([.init("", number), .init("", number, isShown: false)])))
  }

  /// Numbers with labels that SwiftUI animates as one vector.
  private static func parts(
    _ labels: [String], of call: CallSyntax, in arguments: CallSyntax, scale: Double = 1
  ) -> [PhaseEffect] {
    let given = labels.compactMap { label -> (label: String, expression: ExprSyntax)? in
      guard let expression = arguments.argument(label), !expression.is(NilLiteralExprSyntax.self)
      else { return nil }
      return (label, expression)
    }
    guard !given.isEmpty else { return [] }
    let isBorder = call.name == "border"
    var effect = PhaseEffect(call.name, call) { phase throws(Fault) in
      var components: [ScenarioVector.Component] = []
      for (label, expression) in given {
        let value = try phase.value(expression, as: .plain(.number))
        guard let number = value.plain?.value.asNumber else { return value }
        components.append(.init(label, number, scale: scale))
        // A border lies over the edge: half of its width counts too.
        if isBorder { components.append(.init("", number, scale: 0.5, isShown: false)) }
      }
      return .plain(.point, .vector(ScenarioVector(components)))
    }
    effect.hidesConstants = true
    return [effect]
  }

  private static func points(
    _ call: CallSyntax, named name: String, standing: Double
  ) -> [PhaseEffect] {
    let parts = ["x", "y"].map { call.argument($0) }
    guard parts.contains(where: { $0 != nil }) else { return [] }
    return [
      PhaseEffect(name, call) { phase throws(Fault) in
        var numbers = SIMD4<Double>.zero
        for (index, expression) in parts.enumerated() {
          numbers[index] = standing
          guard let expression else { continue }
          let value = try phase.value(expression, as: .plain(.number))
          numbers[index] = value.plain?.value.asNumber ?? standing
        }
        return .plain(.point, ScenarioType.point.value(numbers))
      }
    ]
  }

  /// The modifiers by which colours and symbols change: phases last until they have, though no number says how.
  static let unplayed: Set<String> = [
    "accentColor", "background", "colorMultiply", "fill", "foregroundColor", "foregroundStyle",
    "stroke",
    "strokeBorder", "symbolEffect", "tint",
  ]

  /// Modifiers of SwiftUI's that are spelled nearly as one that moves.
  private static let lookalikes: Set<String> = [
    "colorEffect", "distortionEffect", "layerEffect", "symbolEffect", "visualEffect",
  ]

  /// The modifier that was probably meant.
  private static func misspelled(_ name: String) -> String? {
    guard !lookalikes.contains(name), !AnimatorProblem.effects.contains(name) else { return nil }
    return SpellingSuggestion.nearest(to: name, among: AnimatorProblem.effects)
  }
}

internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var methodTypes: MethodTypes { MethodTypes(body: self) }
}

/// The types of the arguments and results of methods of SwiftUI's values.
struct MethodTypes {
  let body: BodyCompiler

  /// Returns the type of an argument; nil for a function that is not SwiftUI's.
  func argument(
    _ index: Int, _ label: String?, of name: String, on base: SwiftType,
    _ call: FunctionCallExprSyntax
  ) -> SwiftType? {
    if let given = base.gestureValue(body.program.declarations.sharedNumber(of:)) {
      if name == "updating", index > 0 {
        let kept = call.arguments.first.flatMap { try? body.expression($0.expression).type }
        return .function([given, kept?.bindingValue ?? .unknown, .transaction], .void)
      }
      return ["onChanged", "onEnded"].contains(name) ? .function([given], .void) : .unknown
    }
    switch base {
    case .binding: return name == "transaction" ? .transaction : nil
    case .transaction:
      return label == "criteria" ? .opaque("AnimationCompletionCriteria") : .function([], .void)
    default: break
    }
    switch base.unwrapped {
    case .part(.vector): return label == "towards" ? base : .number
    case TransformValue.type: return name == "concatenating" ? base.unwrapped : .number
    case .animation: return label == "time" ? .number : nil
    case .unitCurve: return label == "at" ? .number : nil
    case .spring, .generic(AnimationPartKind.timeline.rawValue, _):
      return Self.numberLabels.contains(label ?? "") ? .number : nil
    default: return nil
    }
  }

  /// Returns the type of the result of a function; nil for a function that is not SwiftUI's.
  func result(
    of name: String, on base: SwiftType, _ arguments: [TypedArgument]
  ) -> SwiftType? {
    if base.gestureValue(body.program.declarations.sharedNumber(of:)) != nil {
      return .combinedGesture(name, base, arguments.first?.value.type ?? .unknown) ?? base
    }
    switch (base, name) {
    case (.binding, "animation"), (.binding, "transaction"): return base
    default: break
    }
    switch (base.unwrapped, name) {
    case (.animation, "animate"), (.animation, "velocity"):
      return .optional(arguments.first?.value.type ?? .part(.vector))
    case (.animation, "shouldMerge"): return .boolean
    case (.spring, "value"), (.spring, "velocity"), (.spring, "force"):
      let type = arguments.first?.value.type.unwrapped ?? .unknown
      return type == .integer ? .number : type
    case (.spring, "settlingDuration"), (.unitCurve, "value"), (.unitCurve, "velocity"):
      return .number
    case (.generic(AnimationPartKind.timeline.rawValue, let parts), "value"):
      return parts.first
    case (.spring, "update"), (.generic(AnimationPartKind.timeline.rawValue, _), "update"):
      return .void
    case (.part(.vector), "scaled"), (.part(.vector), "interpolated"),
      (.part(.context), "withState"):
      return base.unwrapped
    case (TransformValue.type, _):
      return TransformValue.methods.contains(name) ? base.unwrapped : nil
    default: return nil
    }
  }

  /// The labels of arguments of springs and timelines that are plain numbers, whatever moves.
  private static let numberLabels: Set<String> = ["time", "progress", "epsilon", "deltaTime"]

  /// Returns the note for a read of a property whose value is unknown; nil if there is none.
  func note(on name: String, of base: SwiftType) -> String? {
    guard base.unwrapped == .drag, Self.placedParts.contains(name) else { return nil }
    return "where a drag starts is not known; (0, 0) is taken"
  }

  /// The properties of a drag that depend on its start.
  private static let placedParts: Set<String> = [
    "startLocation", "location", "predictedEndLocation",
  ]
}

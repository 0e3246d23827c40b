internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var hiddenChanges: HiddenChangeCompiler { HiddenChangeCompiler(body: self) }
}

/// Compiles modifiers whose changes have no numbers: colors, layout, and values that are not animated.
struct HiddenChangeCompiler {
  let body: BodyCompiler

  /// Compiles a color, which has rows where they are requested and the color is written as numbers.
  func coloring(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    // The shape of a background is compiled separately.
    let arguments = try body.calls.arguments(of: call) { _, _ in .unknown }.filter {
      $0.label != "in"
    }
    guard !arguments.isEmpty else { return nil }
    let values = arguments.evaluation
    let mayChange = call.argumentExpressions.contains(where: ComparisonCompiler.mayChange)
    return { run, frame in
      let all = try values(run, frame)
      if mayChange, let unknown = all.map(\.value).unknownPart {
        return [.moves(MovingValue(name: name, content: .unknown(unknown)))]
      }
      let key = all.map(\.value.key).joined(separator: ",")
      if run.setting.showsColors, Self.numberedColors.contains(name) {
        if all.count == 1,
          case .opaque(let opaque) = run.types.coerce(all[0].value, to: .opaque("Color")),
          let color = opaque.color
        {
          return [.moves(MovingValue(name: name, content: .numbers(color.components)))]
        }
        return [.moves(MovingValue(name: name, content: .hidden(key, .unnumberedColor)))]
      }
      return [.moves(MovingValue(name: name, content: .hidden(key, .color)))]
    }
  }

  /// The modifiers whose colors have rows, where these are requested.
  private static let numberedColors: Set<String> = [
    "foregroundStyle", "foregroundColor", "fill", "background", "tint",
  ]

  /// Compiles the effect of a modifier on the places of views; nil if it cannot change.
  func arranging(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if let closure = call.trailingClosure, ComparisonCompiler.mayChange(ExprSyntax(closure)) {
      return body.omissions.leftOut(Unplayed("where views lie is not computed"), call)
    }
    if name == "dynamicTypeSize", let limits = try limits(name, call) { return limits }
    return try hidden(call, .layout) { label in
      guard name == "frame" else { return name }
      return label == "width" || label == "height" ? nil : "frame.\(label ?? "")"
    }
  }

  /// Compiles limits of the dynamic type size; nil if they cannot change, and for a single size.
  private func limits(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first?.expression, ComparisonCompiler.mayChange(argument),
      let limits = try body.surroundings.textSizes(argument)
    else { return nil }
    return { run, frame in
      let key =
        switch try limits(run, frame) {
        case .textSizes(let sizes): "\(sizes.lower)...\(sizes.upper)"
        case .environment(_, let value): value.key
        default: ""
        }
      return [.moves(MovingValue(name: name, content: .hidden(key, .layout)))]
    }
  }

  /// Compiles a modifier whose change is not animated; nil if it cannot change.
  func unanimated(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .other) { _ in name }
  }

  /// Compiles a modifier that changes the look of a view; nil if it cannot change.
  func look(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .look) { _ in name }
  }

  /// Compiles the arguments that may change, as one value each; nil if there are none.
  private func hidden(
    _ call: FunctionCallExprSyntax, _ kind: MovingModifier.Hidden, named name: (String?) -> String?
  ) throws -> Modify? {
    try body.comparisons.comparing(
      call.arguments.compactMap { argument in
        name(argument.label?.text).map {
          NoticedArgument(name: $0, kind: kind, node: argument.expression)
        }
      })
  }
}

internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var views: ViewCompiler { ViewCompiler(body: self) }
}

/// Compiles the views of SwiftUI.
struct ViewCompiler {
  let body: BodyCompiler

  /// Compiles a view of a known kind; nil for any other name.
  func view(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard ViewKinds.isView(name), let view = try known(name, call) else { return nil }
    guard view.type == .view, let noticed = try body.noticedArguments.noticed(in: name, call) else {
      return view
    }
    let evaluate = view.evaluate
    return Typed(.view) { run, frame in
      let value = try evaluate(run, frame)
      guard case .view(.made(var view)) = value else { return value }
      view.modifiers += try noticed(run, frame)
      return .view(.made(view))
    }
  }

  /// Compiles an initializer that the files add to a view; nil if one of SwiftUI is meant.
  func addedView(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard ViewKinds.isView(name), let number = body.program.extensions[name],
      let own = try body.overloads.chosen(
        body.program.code.types[number].initializers, for: call, strictly: true)
    else { return nil }
    let position = body.position(of: call)
    let values = own.arguments.evaluation
    return body.calls.inlined(
      Typed(.view) { run, frame in
        guard let ordered = try run.functions.ordered(try values(run, frame), for: own.number)
        else {
          return .view(.empty)
        }
        return try run.functions.call(
          function: own.number, ordered, on: .view(.empty), at: position)
      }, at: position)
  }

  /// Compiles `self.init(…)` in an initializer that the files add to a view: the view of SwiftUI; nil anywhere else.
  func delegated(to base: Typed, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let owner = body.owner, body.program.declarations.types[owner].isForeign,
      let locate = base.locate,
      let view = try view(body.program.declarations.types[owner].name, call)
    else { return nil }
    let made = view.evaluate
    return Typed(.void) { run, frame in
      try run.locations.write(try made(run, frame), to: try locate(run, frame))
      return .void
    }
  }

  private func known(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    switch name {
    case "ForEach":
      return try body.subviews.subviews(name, call) ?? body.collections.forEach(call)
    case "Text": return try body.texts.reading(name, call)
    case "ProgressView", "Gauge": return try body.gauges.measured(name, call)
    case "Image": return try body.leaves.image(call)
    case "RoundedRectangle": return try body.corners.roundedRectangle(call)
    case "KeyframeAnimator": return try body.animators.keyframed(nil, call)
    case "PhaseAnimator": return try body.animators.phased(nil, call)
    case "EmptyView": return .constant(.view) { .view(.empty) }
    case "Canvas": return try body.leaves.canvas(call)
    case "Button": return try body.controls.button(call)
    case "Toggle": return try body.controls.toggle(call)
    case "Slider", "Stepper", "Picker", "TextField", "SecureField", "TextEditor", "DatePicker",
      "MultiDatePicker", "ColorPicker":
      return try body.events.control(name, call)
    case "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "MeshGradient":
      return try colored(name, call)
    case "ModifiedContent": return try body.modifiers.modifiedContent(call)
    case "AnyView": return try body.erasedViews.view(call)
    case "AnyShape": return try body.erasedViews.shape(call)
    case "EquatableView":
      guard let argument = call.arguments.first else { return nil }
      let build = try body.builders.view(argument.expression)
      return body.erasedViews.equatable(
        { run, frame in .view(try build(run, frame)) }, at: body.position(of: call))
    default:
      if name == "Group", let taken = try body.subviews.subviews(name, call) { return taken }
      if ViewKinds.notPlayed.contains(name) || ViewKinds.leaves.contains(name) {
        return try body.leaves.leaf(name, call)
      }
      return try body.containers.container(name, call)
    }
  }

  /// Compiles a color or a gradient, which is both a value and a view.
  private func colored(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = try body.calls.arguments(of: call) { _, _ in .unknown }
    return color(name, arguments)
      ?? Typed(.opaque(name)) { [values = arguments.evaluation] run, frame in
        .opaque(OpaqueValue(type: name, of: try values(run, frame)))
      }
  }

  /// Compiles a color of SwiftUI or UIKit; nil for any other type.
  func color(_ name: String, _ arguments: [TypedArgument]) -> Typed? {
    guard name == "Color" || name == "UIColor" else { return nil }
    let values = arguments.evaluation
    return Typed(.opaque(name)) { run, frame in
      let given = try values(run, frame)
      return .opaque(OpaqueValue(type: name, of: given, color: ColorNumbers(given)))
    }
  }
}

internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var containers: ContainerCompiler { ContainerCompiler(body: self) }
}

/// Compiles views with content.
struct ContainerCompiler {
  let body: BodyCompiler

  /// Compiles a view with content, and the arguments that matter for the content.
  func container(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    if let plain = try body.styledViews.configured(name, call) { return plain }
    let destination = name == "NavigationLink" ? body.links.destinationLabel(of: call) : nil
    let contents = try contents(of: name, call, besides: destination)
    if name == "GeometryReader", let content = contents.last?.evaluate {
      return reader(name, call, content)
    }
    let container = try code(of: name, call, contents, destination)
    let takesData =
      name == "List" && call.arguments.first.map { $0.label == nil } == true
      && container.literal == nil
    if takesData { return try body.collections.list(call) }
    return Typed(.view) { run, frame in .view(.made(try container.view(run, frame))) }
  }

  /// Compiles the content of a view, in the order of the arguments.
  private func contents(
    of name: String, _ call: FunctionCallExprSyntax, besides destination: String?
  ) throws -> [ContainerCode.Content] {
    var contents: [ContainerCode.Content] = []
    for (label, argument) in zip(call.argumentLabels, call.argumentExpressions) {
      let isContent =
        argument.is(ClosureExprSyntax.self) || label.map(Self.contentLabels.contains) == true
      guard isContent, !Self.actionLabels.contains(label ?? "") else { continue }
      if let destination, label == destination { continue }
      let part =
        label == ParameterMatching.trailingLabel ? OwnStyles.parts[name]?.closure : label
      contents.append(
        (part, try body.closures.content(argument, contentParameters(of: name)).evaluate))
    }
    return contents
  }

  /// Compiles a view whose content reads the size of the view.
  private func reader(
    _ name: String, _ call: FunctionCallExprSyntax, _ content: @escaping Compute
  ) -> Typed {
    let position = body.position(of: call)
    let sides = GeometrySides(readIn: call.argumentExpressions.last)
    return Typed(.view) { run, frame in
      var view = MadeView(kind: name, position: position)
      view.readSides = sides
      view.reader = try content(run, frame).closure
      return .view(.made(view))
    }
  }

  /// Compiles the arguments of a view with content.
  private func code(
    of name: String, _ call: FunctionCallExprSyntax, _ contents: [ContainerCode.Content],
    _ destination: String?
  ) throws -> ContainerCode {
    let first = call.arguments.first
    return ContainerCode(
      kind: name, position: body.position(of: call), contents: contents,
      complete: try body.styledViews.styleable(name, call),
      arrange: try body.movements.arrangement(of: name, call),
      path: try body.destinations.path(of: name, call),
      pushed: try body.destinations.pushed(by: name, call),
      leads: try destination.flatMap { try body.links.linked(to: $0, call) },
      scrolls: ViewKinds.scrolling.contains(name) ? body.scrolling.scrollAxes(of: name, call) : nil,
      literal: first.flatMap { $0.label == nil ? LeafCompiler.literal($0.expression) : nil },
      title: try first.flatMap { argument in
        argument.label == nil && Self.titled.contains(name)
          ? try body.expression(argument.expression, as: .text).evaluate : nil
      },
      leftOut: Unplayed.views[name].flatMap { body.omissions.leftOut($0, name, call) },
      actions: call.argumentLabels.compactMap(\.self).filter(Self.actionLabels.contains))
  }

  /// The labels of arguments that are content without being closures.
  private static let contentLabels: Set<String> = [
    "content", "header", "footer", "root", "label", "icon", "title", "description", "actions",
  ]

  /// Containers whose first argument is a title.
  private static let titled: Set<String> = [
    "Label", "LabeledContent", "NavigationLink", "Menu", "Tab", "Link", "ShareLink", "ProgressView",
    "ContentUnavailableView",
  ]

  private static let actionLabels: Set<String> = [
    "action", "onEditingChanged", "onCommit", "primaryAction",
  ]

  private func contentParameters(of name: String) -> [SwiftType] {
    switch name {
    case "GeometryReader": [.geometryProxy]
    case ViewKinds.scrollReader: [.unknown]
    default: []
    }
  }
}

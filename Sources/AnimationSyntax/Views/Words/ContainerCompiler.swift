internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var containers: ContainerCompiler { ContainerCompiler(body: self) }
}

/// Compiles views that show what is in them.
struct ContainerCompiler {
  let body: BodyCompiler

  /// A view with contents of its own: what is in it, and what its arguments say of it.
  func container(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    if let plain = try body.styledViews.configured(name, call) { return plain }
    var contents: [(part: String?, evaluate: Compute)] = []
    let made = OwnStyles.parts[name]
    let destination = name == "NavigationLink" ? body.links.destinationLabel(of: call) : nil
    for (label, argument) in zip(call.argumentLabels, call.argumentExpressions) {
      let isContent =
        argument.is(ClosureExprSyntax.self) || label.map(Self.contentLabels.contains) == true
      guard isContent, !Self.actionLabels.contains(label ?? "") else { continue }
      if let destination, label == destination { continue }
      let part = label == ParameterMatching.trailingLabel ? made?.closure : label
      contents.append(
        (part, try body.closures.content(argument, contentParameters(of: name)).evaluate))
    }
    let all = contents
    if name == "GeometryReader", let content = all.last?.evaluate {
      let sides = GeometrySides(readIn: call.argumentExpressions.last)
      return Typed(.view) { run, frame in
        var view = MadeView(kind: name, position: position)
        view.readSides = sides
        view.reader = try content(run, frame).closure
        return .view(.made(view))
      }
    }
    let isList = ViewKinds.lists.contains(name)
    let complete = try body.styledViews.styleable(name, call)
    let arrange = try body.movements.arrangement(of: name, call)
    let (path, pushed) = (
      try body.destinations.path(of: name, call), try body.destinations.pushed(by: name, call)
    )
    let leads = try destination.flatMap { try body.links.linked(to: $0, call) }
    let scrolls =
      ViewKinds.scrolling.contains(name) ? body.scrolling.scrollAxes(of: name, call) : nil
    let literal = call.arguments.first.flatMap {
      $0.label == nil ? LeafCompiler.literal($0.expression) : nil
    }
    let title = try call.arguments.first.flatMap { argument in
      argument.label == nil && Self.titled.contains(name)
        ? try body.expression(argument.expression, as: .text).evaluate : nil
    }
    let leftOut =
      Unplayed.views[name].flatMap { body.omissions.leftOut($0, name, call) }
    let actions = call.argumentLabels.compactMap(\.self).filter(Self.actionLabels.contains)
    let takesData =
      name == "List" && call.arguments.first.map { $0.label == nil } == true && literal == nil
    if takesData { return try body.collections.list(call) }
    return Typed(.view) { run, frame in
      if made == nil { leftOut?(run) }
      for label in actions {
        run.noteUnplayed(Unplayed.control, of: "\(name)(\(label):)", at: position)
      }
      var views: [(position: SourcePosition, element: ViewElement)] = []
      var parts: [String: ViewElement] = [:]
      for (part, content) in all {
        let value = try content(run, frame)
        let shown: SwiftValue
        if case .closure(let closure) = value {
          // How far is scrolled is not known.
          shown = try run.functions.call(closure, [.unknown(UnknownValue(name, at: position))])
        } else {
          shown = value
        }
        let element = try run.element(shown, at: position)
        views.append((position, element))
        if let part { parts[part] = element }
      }
      let inside: ViewElement = views.count == 1 ? views[0].element : .group(Self.numbered(views))
      let title = try title?(run, frame)
      var view = MadeView(
        kind: name, position: position, literal: literal, text: title?.plainText, isList: isList,
        content: inside)
      view.parts = parts
      view.leftOut = made == nil ? nil : leftOut
      try complete?(&view, run, frame)
      view.scrolls = scrolls
      try arrange?(&view, run, frame)
      view.path = try path?(run, frame)
      if let value = try pushed?(run, frame) {
        view.isControl = true
        view.modifiers.append(.link(value))
      } else if let screen = try leads?(run, frame) {
        view.isControl = true
        view.modifiers.append(.leads(screen))
      }
      if name == "Label" || name == "ProgressView", literal == nil { view.reads(title, view.text) }
      return .view(.made(view))
    }
  }

  /// The labels of what is inside, where that is no closure.
  private static let contentLabels: Set<String> = [
    "content", "header", "footer", "root", "label", "icon", "title", "description", "actions",
  ]

  /// Containers that begin with a text to read.
  private static let titled: Set<String> = [
    "Label", "LabeledContent", "NavigationLink", "Menu", "Tab", "Link", "ShareLink", "ProgressView",
    "ContentUnavailableView",
  ]

  /// Several contents of one call, each with a position of its own in it.
  private static func numbered(
    _ views: [(position: SourcePosition, element: ViewElement)]
  ) -> [(position: SourcePosition, element: ViewElement)] {
    views.enumerated().map { index, view in
      var position = view.position
      position.range = position.range.lowerBound..<(position.range.lowerBound + index)
      return (position, view.element)
    }
  }

  private static let actionLabels: Set<String> = [
    "action", "onEditingChanged", "onCommit", "primaryAction",
  ]

  private func contentParameters(of name: String) -> [SwiftType] {
    switch name {
    case "GeometryReader": [.geometryProxy]
    case "ScrollViewReader": [.unknown]
    default: []
    }
  }
}

internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// The views that SwiftUI has.
extension BodyCompiler {
  /// A view of a kind that is known; nil for any other name.
  func view(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard ViewKinds.isView(name), let view = try known(name, call) else { return nil }
    guard view.type == .view, let noticed = try noticed(in: name, call) else { return view }
    let evaluate = view.evaluate
    return Typed(.view) { run, frame in
      let value = try evaluate(run, frame)
      guard case .view(.made(var view)) = value else { return value }
      view.modifiers += try noticed(run, frame)
      return .view(.made(view))
    }
  }

  /// A view by an initializer that the files add to it; nil where SwiftUI's is meant.
  func addedView(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard ViewKinds.isView(name), let number = program.extensions[name],
      let own = try chosen(program.code.types[number].initializers, for: call, strictly: true)
    else { return nil }
    let position = position(of: call)
    let values = own.arguments.evaluation
    return inlined(
      Typed(.view) { run, frame in
        guard let ordered = try run.ordered(try values(run, frame), for: own.number) else {
          return .view(.empty)
        }
        return try run.call(
          function: own.number, ordered, on: .view(.empty), at: position)
      }, at: position)
  }

  /// `self.init(…)` in an initializer that the files add to a view: SwiftUI's view; nil anywhere else.
  func delegated(to base: Typed, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let owner, program.declarations.types[owner].isForeign, let locate = base.locate,
      let view = try view(program.declarations.types[owner].name, call)
    else { return nil }
    let made = view.evaluate
    return Typed(.void) { run, frame in
      try run.write(try made(run, frame), to: try locate(run, frame))
      return .void
    }
  }

  private func known(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    switch name {
    case "ForEach": return try forEach(call)
    case "Text": return try reading(name, call)
    case "ProgressView", "Gauge": return try measured(name, call)
    case "Image": return try image(call)
    case "RoundedRectangle": return try roundedRectangle(call)
    case "KeyframeAnimator": return try keyframed(nil, call)
    case "PhaseAnimator": return try phased(nil, call)
    case "EmptyView": return .constant(.view) { .view(.empty) }
    case "Canvas": return try canvas(call)
    case "Button": return try button(call)
    case "Toggle": return try toggle(call)
    case "Slider", "Stepper", "Picker", "TextField", "SecureField", "TextEditor":
      return try control(name, call)
    case "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "MeshGradient":
      return try colored(name, call)
    case "ModifiedContent": return try modifiedContent(call)
    case "AnyView", "AnyShape", "EquatableView":
      guard let argument = call.arguments.first else { return nil }
      let build = try view(argument.expression)
      return Typed(.view) { run, frame in .view(try build(run, frame)) }
    default:
      if ViewKinds.notPlayed.contains(name) || ViewKinds.leaves.contains(name) {
        return try leaf(name, call)
      }
      return try container(name, call)
    }
  }

  // MARK: - Leaves

  func leaf(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    // Of `Text`-like titles only a literal counts.
    let literal = call.arguments.first.flatMap { Self.literal($0.expression) }
    let leftOut = Unplayed.views[name].flatMap { self.leftOut($0, name, call) }
    return Typed(.view) { run, _ in
      leftOut?(run)
      return .view(.made(MadeView(kind: name, position: position, literal: literal)))
    }
  }

  /// A canvas: what is drawn in it is not played, its symbols are.
  private func canvas(_ call: FunctionCallExprSyntax) throws -> Typed {
    let drawn = try leaf("Canvas", call)
    let symbols = zip(labels(of: call), expressions(of: call)).first { $0.0 == "symbols" }
    guard let symbols else { return drawn }
    let (evaluate, position) = (drawn.evaluate, position(of: call))
    let content = try self.content(symbols.1).evaluate
    return Typed(.view) { run, frame in
      guard case .view(.made(var view)) = try evaluate(run, frame),
        let closure = run.closure(try content(run, frame))
      else { return .view(.empty) }
      view.content = try run.element(try run.call(closure, []), at: position)
      return .view(.made(view))
    }
  }

  /// A text without interpolation, in quotes; nil for anything else.
  static func literal(_ node: ExprSyntax) -> String? {
    guard let text = node.as(StringLiteralExprSyntax.self), text.segments.count == 1,
      case .stringSegment(let segment)? = text.segments.first
    else { return nil }
    return
      "\"\(StringEscapes.text(of: segment.content.text, signs: text.openingPounds?.text.count ?? 0))\""
  }

  private func image(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    guard let argument = call.arguments.first else { return try leaf("Image", call) }
    let dot = argument.expression.as(MemberAccessExprSyntax.self)
    let literal =
      Self.literal(argument.expression)
      ?? (dot?.base == nil ? dot.map { "\"\($0.declName.baseName.plainText)\"" } : nil)
    if literal != nil, dot != nil {
      let name = dot?.declName.baseName.plainText
      return Typed(.view) { _, _ in
        .view(.made(MadeView(kind: "Image", position: position, literal: literal, text: name)))
      }
    }
    let evaluate = try expression(argument.expression).evaluate
    return Typed(.view) { run, frame in
      let value = try evaluate(run, frame)
      let text: String? = if case .text(let text) = value { text } else { nil }
      var view = MadeView(kind: "Image", position: position, literal: literal, text: text)
      if literal == nil { view.readKey = text ?? value.key }
      return .view(.made(view))
    }
  }

  private func roundedRectangle(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    guard let moves = try cornerRadius(call) else { return try leaf("RoundedRectangle", call) }
    return Typed(.view) { run, frame in
      .view(
        .made(
          MadeView(
            kind: "RoundedRectangle", position: position, modifiers: [.moves(try moves(run, frame))]
          )))
    }
  }

  /// The corners of `RoundedRectangle(cornerRadius:)` and `.rect(cornerRadius:)`; nil where none are given.
  func cornerRadius(
    _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> MovingValue)? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "cornerRadius" }) else {
      return try cornerSize(call)
    }
    let evaluate = try expression(argument.expression, as: .number).evaluate
    return { run, frame in
      let value = try evaluate(run, frame)
      if let unknown = value.unknown {
        return MovingValue(name: "cornerRadius", content: .unknown(unknown))
      }
      return MovingValue(
        name: "cornerRadius", content: .numbers(MovingModifiers.cornerRadius(value.double ?? 0)))
    }
  }

  /// The corners of `RoundedRectangle(cornerSize:)`; nil where none are given.
  private func cornerSize(
    _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> MovingValue)? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "cornerSize" }) else {
      return nil
    }
    let evaluate = try expression(argument.expression, as: .geometry(.size)).evaluate
    let words = UnknownValue(short(argument.expression), at: position(of: argument.expression))
    return { run, frame in
      let value = try evaluate(run, frame)
      guard case .geometry(.size, let size) = value else {
        return MovingValue(name: "cornerSize", content: .unknown(value.unknown ?? words))
      }
      return MovingValue(
        name: "cornerSize",
        content: .numbers([
          MovingModifier.Component("width", size[0]), MovingModifier.Component("height", size[1]),
        ]))
    }
  }

  /// A color or a gradient: a value and a view at once.
  private func colored(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = try self.arguments(of: call) { _, _ in .unknown }
    let values = arguments.evaluation
    return Typed(.opaque(name)) { run, frame in
      let given = try values(run, frame)
      let all = given.map { "\($0.label ?? "_"):\($0.value.key)" }
      return .opaque(
        OpaqueValue(
          type: name, text: "\(name)(\(all.joined(separator: ",")))",
          color: name == "Color" ? ColorNumbers(given) : nil))
    }
  }

  // MARK: - Containers

  func container(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    if let plain = try configured(name, call) { return plain }
    var contents: [(part: String?, evaluate: Compute)] = []
    let made = OwnStyles.parts[name]
    let destination = name == "NavigationLink" ? destinationLabel(of: call) : nil
    for (label, argument) in zip(labels(of: call), expressions(of: call)) {
      let isContent =
        argument.is(ClosureExprSyntax.self) || label.map(Self.contentLabels.contains) == true
      guard isContent, !Self.actionLabels.contains(label ?? "") else { continue }
      if let destination, label == destination { continue }
      let part = label == ParameterMatching.trailingLabel ? made?.closure : label
      contents.append((part, try content(argument, contentParameters(of: name)).evaluate))
    }
    let all = contents
    if name == "GeometryReader", let content = all.last?.evaluate {
      let sides = GeometrySides(readIn: expressions(of: call).last)
      return Typed(.view) { run, frame in
        var view = MadeView(kind: name, position: position)
        view.readSides = sides
        view.reader = try content(run, frame).closure
        return .view(.made(view))
      }
    }
    let isList = ViewKinds.lists.contains(name)
    let complete = try styleable(name, call)
    let arrange = try arrangement(of: name, call)
    let (path, pushed) = (try path(of: name, call), try pushed(by: name, call))
    let leads = try destination.flatMap { try linked(to: $0, call) }
    let scrolls = ViewKinds.scrolling.contains(name) ? scrollAxes(of: name, call) : nil
    let literal = call.arguments.first.flatMap {
      $0.label == nil ? Self.literal($0.expression) : nil
    }
    let title = try call.arguments.first.flatMap { argument in
      argument.label == nil && Self.titled.contains(name)
        ? try expression(argument.expression, as: .text).evaluate : nil
    }
    let leftOut =
      Unplayed.views[name].flatMap { self.leftOut($0, name, call) }
    let actions = labels(of: call).compactMap(\.self).filter(Self.actionLabels.contains)
    let takesData =
      name == "List" && call.arguments.first.map { $0.label == nil } == true && literal == nil
    if takesData { return try list(call) }
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
          shown = try run.call(closure, [.unknown(UnknownValue(name, at: position))])
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

  /// `List(items) { … }`: a `ForEach` in a list.
  private func list(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    let inner = try forEach(call, named: "List").evaluate
    return Typed(.view) { run, frame in
      let content = try run.element(try inner(run, frame), at: position)
      var view = MadeView(kind: "List", position: position, content: content)
      view.scrolls = .vertical
      return .view(.made(view))
    }
  }

  // MARK: - ForEach

  private func forEach(_ call: FunctionCallExprSyntax, named name: String = "ForEach") throws
    -> Typed
  {
    let position = position(of: call)
    guard let first = call.arguments.first, let closure = expressions(of: call).last else {
      return try leaf("ForEach", call)
    }
    let data = try expression(first.expression)
    let path = try call.arguments.first { $0.label?.text == "id" }.map {
      try expression($0.expression)
    }
    let element = data.type.element
    let content = try self.content(closure, [element])
    let (collection, body, id) = (data.evaluate, content.evaluate, path?.evaluate)
    let dataPosition = self.position(of: first)
    return Typed(.view) { run, frame in
      var value = try collection(run, frame)
      var binding: Location?
      if case .reference(let location) = value {
        binding = location
        value = try run.read(location)
      }
      if let unknown = value.unknown {
        run.leaveOut("what is inside of '\(name)'", because: unknown, at: dataPosition)
        return .view(.each(nil, position))
      }
      guard let elements = value.elements, let closure = run.closure(try body(run, frame)) else {
        run.note("what '\(name)' goes through is not known; it is left out", at: dataPosition)
        return .view(.each([], position))
      }
      var names: [String]?
      if case .keyPath(let path)? = try id?(run, frame) { names = path }
      var views: [(key: ElementKey, element: ViewElement)] = []
      for (index, element) in elements.enumerated() {
        try run.step(at: position)
        let given: SwiftValue = binding.map { .reference(.element($0, .integer(index))) } ?? element
        let view = try run.element(try run.call(closure, [given]), at: position)
        views.append((try run.identifier(of: element, names, at: position), view))
      }
      return .view(.each(views, position))
    }
  }
}

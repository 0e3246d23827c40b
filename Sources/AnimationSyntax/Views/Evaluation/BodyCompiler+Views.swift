internal import MotionRecording
internal import SwiftSyntax

// The views that SwiftUI has.
extension BodyCompiler {
  /// A view of a kind that is known; nil for any other name.
  func view(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard ViewKinds.isView(name) else { return nil }
    switch name {
    case "ForEach": return try forEach(call)
    case "Text": return try reading(name, call, firstLabel: nil)
    case "Image": return try image(call)
    case "RoundedRectangle": return try roundedRectangle(call)
    case "KeyframeAnimator": return try keyframed(nil, call)
    case "PhaseAnimator": return try phased(nil, call)
    case "EmptyView": return .constant(.view) { .view(.empty) }
    case "Button": return try button(call)
    case "Toggle": return try toggle(call)
    case "Slider", "Stepper", "Picker", "TextField", "SecureField", "TextEditor":
      return try control(name, call)
    case "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "MeshGradient":
      return try colored(name, call)
    case "AnyView", "EquatableView":
      guard let argument = call.arguments.first else { return nil }
      let build = try view(argument.expression)
      return Typed(.view) { run, frame in .view(try build(run, frame)) }
    default:
      if ViewKinds.notPlayed.contains(name) { return notPlayed(name, call) }
      if ViewKinds.leaves.contains(name) { return try leaf(name, call) }
      return try container(name, call)
    }
  }

  // MARK: - Leaves

  private func leaf(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    // Of `Text`-like titles only a literal counts.
    let literal = call.arguments.first.flatMap { Self.literal($0.expression) }
    return Typed(.view) { _, _ in
      .view(.made(MadeView(kind: name, position: position, literal: literal)))
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

  /// A view that reads a text.
  private func reading(_ name: String, _ call: FunctionCallExprSyntax, firstLabel: String?) throws
    -> Typed
  {
    let position = position(of: call)
    guard let argument = call.arguments.first,
      argument.label == nil || argument.label?.text == "verbatim"
    else {
      return try leaf(name, call)
    }
    let literal = Self.literal(argument.expression)
    let evaluate = try expression(argument.expression).evaluate
    let isFormatted = call.arguments.dropFirst().first?.label?.text == "format"
    let count = try
      (isFormatted ? argument.expression : Self.onlyInterpolation(argument.expression))
      .map { try expression($0).evaluate }
    return Typed(.view) { run, frame in
      let value = try evaluate(run, frame)
      let text = value.isUnknown ? nil : run.text(value)
      var view = MadeView(kind: name, position: position, literal: literal, text: text)
      view.number = try count?(run, frame).integer
      return .view(.made(view))
    }
  }

  /// What a text has in it that is not written out, if that is one value.
  private static func onlyInterpolation(_ node: ExprSyntax) -> ExprSyntax? {
    let parts = node.as(StringLiteralExprSyntax.self)?.segments.compactMap {
      $0.as(ExpressionSegmentSyntax.self)
    }
    guard let only = parts?.first, parts?.count == 1, only.expressions.count == 1 else {
      return nil
    }
    return only.expressions.first?.expression
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
      return .view(.made(MadeView(kind: "Image", position: position, literal: literal, text: text)))
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
  ) throws -> (@Sendable (ViewRun, Frame) throws -> MovingValue)? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "cornerRadius" }) else {
      return nil
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

  /// A color or a gradient: a value and a view at once.
  private func colored(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = try self.arguments(of: call) { _, _ in .unknown }
    let values = arguments.evaluation
    return Typed(.opaque(name)) { run, frame in
      let all = try values(run, frame).map { "\($0.label ?? "_"):\($0.value.key)" }
      return .opaque(OpaqueValue(type: name, text: "\(name)(\(all.joined(separator: ",")))"))
    }
  }

  private func notPlayed(_ name: String, _ call: FunctionCallExprSyntax) -> Typed {
    let position = position(of: call)
    let isAnimated = ["animation", "withAnimation", "phaseAnimator", "keyframeAnimator"].contains {
      text(of: call).contains($0)
    }
    return Typed(.view) { run, _ in
      if isAnimated {
        run.note("what is inside of \(name) is not played", at: position)
      } else {
        run.noteNotPlayed("what is inside of \(name)")
      }
      return .view(.made(MadeView(kind: name, position: position)))
    }
  }

  // MARK: - Containers

  private func container(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    var contents: [Compute] = []
    for (label, argument) in zip(labels(of: call), expressions(of: call)) {
      let isContent =
        argument.is(ClosureExprSyntax.self) || label == "content" || label == "header"
        || label == "footer"
      guard isContent, !Self.actionLabels.contains(label ?? "") else { continue }
      contents.append(try content(argument, contentParameters(of: name)).evaluate)
    }
    let all = contents
    let isList = ViewKinds.lists.contains(name)
    let literal = call.arguments.first.flatMap {
      $0.label == nil ? Self.literal($0.expression) : nil
    }
    let title = try call.arguments.first.flatMap { argument in
      argument.label == nil && Self.titled.contains(name)
        ? try expression(argument.expression, as: .text).evaluate : nil
    }
    let arranged = try arranging(inside: call)
    let isReader = name == "GeometryReader"
    let takesData =
      name == "List" && call.arguments.first.map { $0.label == nil } == true && literal == nil
    if takesData { return try list(call) }
    return Typed(.view) { run, frame in
      var views: [(position: SourcePosition, element: ViewElement)] = []
      for content in all {
        let value = try content(run, frame)
        let made: ViewValue
        if case .closure(let closure) = value {
          made = try run.call(closure, isReader ? [run.geometryProxy(at: position)] : [])
        } else {
          made = value
        }
        views.append((position, try run.element(made, at: position)))
      }
      let inside: ViewElement = views.count == 1 ? views[0].element : .group(Self.numbered(views))
      return .view(
        .made(
          MadeView(
            kind: name, position: position, literal: literal,
            text: try title?(run, frame).plainText,
            isList: isList, content: inside, modifiers: try arranged?(run, frame) ?? [])))
    }
  }

  /// Containers that begin with a text to read.
  private static let titled: Set<String> = [
    "Label", "LabeledContent", "NavigationLink", "Menu", "Tab",
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

  /// What a `GeometryReader` gives.
  private static let geometryProxy = ViewType.tuple([
    .init(label: "size", type: .geometry(.size)),
    .init(label: "safeAreaInsets", type: .geometry(.insets)),
  ])

  private static let actionLabels: Set<String> = [
    "action", "onEditingChanged", "onCommit", "primaryAction",
  ]

  private func contentParameters(of name: String) -> [ViewType] {
    switch name {
    case "GeometryReader": [Self.geometryProxy]
    case "ScrollViewReader": [.unknown]
    default: []
    }
  }

  /// `List(items) { … }`: a `ForEach` in a list.
  private func list(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    let inner = try forEach(call).evaluate
    return Typed(.view) { run, frame in
      let content = try run.element(try inner(run, frame), at: position)
      return .view(.made(MadeView(kind: "List", position: position, content: content)))
    }
  }

  // MARK: - ForEach

  private func forEach(_ call: FunctionCallExprSyntax) throws -> Typed {
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
        run.leaveOut("what is inside of 'ForEach'", because: unknown, at: dataPosition)
        return .view(.each([], position))
      }
      guard let elements = value.elements, let closure = try body(run, frame).closure else {
        return .view(.each([], position))
      }
      var names: [String]?
      if case .keyPath(let path)? = try id?(run, frame) { names = path }
      var views: [(key: String, element: ViewElement)] = []
      for (index, element) in elements.enumerated() {
        try run.step(at: position)
        let given: ViewValue = binding.map { .reference(.element($0, .integer(index))) } ?? element
        let view = try run.element(try run.call(closure, [given]), at: position)
        views.append((try run.identifier(of: element, names, at: position), view))
      }
      return .view(.each(views, position))
    }
  }

  // MARK: - Controls

  private func button(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    let pairs = Array(zip(labels(of: call), expressions(of: call)))
    let hasTitle =
      pairs.first.map { $0.0 == nil } == true && pairs[0].1.is(ClosureExprSyntax.self) == false
    var title: Compute?
    var action: Typed?
    var label: Compute?
    var symbol: Compute?
    for (index, pair) in pairs.enumerated() {
      switch pair.0 {
      case nil where index == 0 && hasTitle: title = try expression(pair.1).evaluate
      case "systemImage", "image": symbol = try expression(pair.1).evaluate
      case "action": action = try expression(pair.1, as: .function([], .void))
      case "label": label = try content(pair.1).evaluate
      case ParameterMatching.trailingLabel:
        // `Button(action: save) { Text("Save") }` has its label last, `Button("Save") { … }` its action.
        let isLabel = pairs.contains { $0.0 == "action" }
        if isLabel {
          label = try content(pair.1).evaluate
        } else {
          action = try expression(pair.1, as: .function([], .void))
        }
      default: break
      }
    }
    let literal = hasTitle ? Self.literal(pairs[0].1) : nil
    let (name, act, inside, image) = (title, action?.evaluate, label, symbol)
    return Typed(.view) { run, frame in
      var text: String?
      if let value = try name?(run, frame), !value.isUnknown { text = run.text(value) }
      if text == nil, let value = try image?(run, frame), case .text(let symbol) = value {
        text = symbol
      }
      var view = MadeView(
        kind: "Button", position: position, literal: literal, text: text, isControl: true)
      if let closure = try inside?(run, frame).closure {
        view.content = try run.element(try run.call(closure, []), at: position)
      }
      if let closure = try act?(run, frame).closure {
        view.modifiers.append(.acts(ActValue(event: .tap(count: 1), closure: closure)))
        view.modifiers.append(.acts(ActValue(event: .hold, closure: closure)))
      }
      return .view(.made(view))
    }
  }

  private func toggle(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = position(of: call)
    var title: Compute?
    var isOn: Compute?
    var label: Compute?
    for (index, pair) in zip(labels(of: call), expressions(of: call)).enumerated() {
      switch pair.0 {
      case nil where index == 0: title = try expression(pair.1).evaluate
      case "isOn": isOn = try expression(pair.1).evaluate
      case "label", ParameterMatching.trailingLabel: label = try content(pair.1).evaluate
      default: break
      }
    }
    let literal = call.arguments.first.flatMap {
      $0.label == nil ? Self.literal($0.expression) : nil
    }
    let (name, binding, inside) = (title, isOn, label)
    return Typed(.view) { run, frame in
      var text: String?
      if let value = try name?(run, frame), !value.isUnknown { text = run.text(value) }
      var view = MadeView(
        kind: "Toggle", position: position, literal: literal, text: text, isControl: true)
      if let closure = try inside?(run, frame).closure {
        view.content = try run.element(try run.call(closure, []), at: position)
      }
      if case .reference(let location)? = try binding?(run, frame) {
        view.isOn = location
        view.modifiers.append(
          .acts(ActValue(event: .tap(count: 1), closure: run.toggling(location))))
      }
      return .view(.made(view))
    }
  }
}

internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var movements: MovementCompiler { MovementCompiler(body: self) }
}

/// Compiles modifiers whose arguments move.
struct MovementCompiler {
  let body: BodyCompiler

  /// Compiles the values that a modifier moves; nil for an overload that moves nothing.
  func moving(_ form: ModifierForm, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let (parameters, indices) = overload(of: form, call) else {
      try checkLabels(form, call)
      return nil
    }
    let expressions = call.argumentExpressions
    let names = ModifierForm.names(of: parameters)
    let unread = form.unread(in: parameters)
    let arguments = try body.calls.arguments(of: call) { index, _ in parameters[indices[index]].type
    }
    let given = zip(indices, arguments).enumerated().map { index, argument in
      let (parameter, value) = argument
      return MovingArgument(
        name: names[parameter], type: parameters[parameter].type, evaluate: value.value.evaluate,
        words: UnknownValue(body.short(expressions[index]), at: value.position),
        unreadParts: Set(unread.filter { $0.parameter == parameter }.compactMap(\.part)))
    }
    let words = UnknownValue(body.short(call.calledExpression), at: body.position(of: call))
    let hasFixedEdges = expressions.first.map(Self.isSetOfNames) ?? true
    return { run, frame in
      var values: [String: SwiftValue] = [:]
      for argument in given {
        let value = try argument.evaluate(run, frame)
        if let unknown = argument.unknown(value) { return form.moves(unknown) }
        // Of an opaque value, such as a color or an alignment, nothing needs to be known.
        if !value.isUnknown { values[argument.name] = value }
      }
      let arguments = ModifierArguments(values, hasFixedEdges: hasFixedEdges)
      guard let vectors = form.vectors(arguments) else {
        return form.moves(given.first?.words ?? words)
      }
      return form.moves(vectors, words: given)
    }
  }

  /// Returns the overload of a modifier that a call means, and the indices of the parameters for its arguments; nil if
  /// none fits.
  private func overload(
    of form: ModifierForm, _ call: FunctionCallExprSyntax
  ) -> (overload: [ModifierForm.Parameter], indices: [Int])? {
    let matches = form.matches(call.argumentLabels)
    let expressions = call.argumentExpressions
    // Where types are unknown, the first overload is meant.
    let best = matches.compactMap { match in
      body.overloads.cost(
        of: expressions, { match.overload[match.indices[$0]].type }, match.overload.count
      ).map {
        (cost: $0, match: match)
      }
    }.min { $0.cost < $1.cost }
    return best?.match ?? matches.first
  }

  /// Compiles the arguments of a modifier on which its moving numbers do not depend; nil if they cannot change.
  func unread(in form: ModifierForm, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let (parameters, indices) = overload(of: form, call) else { return nil }
    let expressions = call.argumentExpressions
    return try body.comparisons.comparing(
      form.unread(in: parameters).compactMap { unread in
        guard let index = indices.firstIndex(of: unread.parameter) else { return nil }
        let parameter = parameters[unread.parameter]
        let isColor = parameter.type == .opaque("Color")
        let part = unread.part ?? parameter.label ?? (isColor ? "color" : "")
        let kind: MovingModifier.Hidden =
          isColor ? .color : parameter.type == .opaque("Alignment") ? .layout : .look
        return NoticedArgument(
          name: "\(form.rowName).\(part)", kind: kind, node: expressions[index], part: unread.part,
          type: parameter.type)
      })
  }

  /// Compiles the effect of a modifier without moving numbers on the size that its content is offered; nil if it has
  /// none.
  func room(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if name == "alignmentGuide" { return { _, _ in [.place(.moved)] } }
    if name == "ignoresSafeArea" || name == "edgesIgnoringSafeArea" {
      return { _, _ in [.room(.safeArea)] }
    }
    if ViewKinds.resizing.contains(name) { return { _, _ in [.room(.unknown)] } }
    let alignment = name == "frame" ? try alignment(of: call) : nil
    guard let form = MovingModifiers.all[name], form.matches(call.argumentLabels).isEmpty,
      let still = form.still.first, ModifierForm.indices(of: call.argumentLabels, in: still) != nil
    else {
      guard let alignment else { return nil }
      return { run, frame in [.place(try alignment(run, frame))] }
    }
    let limits = call.arguments.compactMap { argument -> (String, Compute)? in
      guard let label = argument.label?.text, label != "alignment",
        let value = try? body.expression(argument.expression, as: .optional(.number))
      else { return nil }
      return (label, value.evaluate)
    }
    return { run, frame in
      var numbers: [String: Double] = [:]
      for (label, evaluate) in limits {
        let value = try evaluate(run, frame)
        if value.isUnknown { return [.room(.unknown)] }
        numbers[label] = value.double
      }
      let limited = ViewModifierValue.room(.limits(numbers))
      return [limited] + (try alignment.map { [.place(try $0(run, frame))] } ?? [])
    }
  }

  /// Compiles the alignment of the content of a frame or a stack; nil if none is written.
  func alignment(
    of call: FunctionCallExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> PlaceChange)? {
    guard let argument = call.arguments.first(where: { $0.label?.text == "alignment" }),
      let value = try? body.expression(argument.expression, as: .opaque("Alignment")).evaluate
    else { return nil }
    return { run, frame in PlaceChange(try value(run, frame)) }
  }

  /// Compiles the spacing and alignment of a stack, as far as they are written; nil for any other view.
  func arrangement(
    of name: String, _ call: FunctionCallExprSyntax
  ) throws -> (@Sendable (inout MadeView, ProgramRun, Frame) throws -> Void)? {
    guard ["VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack"].contains(name) else {
      return nil
    }
    let alignment = try alignment(of: call)
    let spacing = call.arguments.first { $0.label?.text == "spacing" }.flatMap {
      try? body.expression($0.expression, as: .optional(.number)).evaluate
    }
    guard alignment != nil || spacing != nil else { return nil }
    return { view, run, frame in
      view.spacing = try spacing?(run, frame).double
      if let alignment { view.alignment = try alignment(run, frame) }
    }
  }

  /// Returns whether an expression is a leading dot without arguments or a list of such, which never changes.
  private static func isSetOfNames(_ node: ExprSyntax) -> Bool {
    if let array = node.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { isSetOfNames($0.expression) }
    }
    return node.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Checks the labels of a call: one that the modifier does not have, next to one that it has, is a mistake, and so is
  /// a coordinate that no platform has; any other may be that of a function of the app, which the files do not declare.
  private func checkLabels(_ form: ModifierForm, _ call: FunctionCallExprSyntax) throws {
    let known = Array(Set(form.overloads.flatMap { $0.compactMap(\.label) })).sorted()
    let others = Self.otherLabels(of: form)
    for argument in call.arguments {
      guard let label = argument.label, !known.contains(label.text), !others.contains(label.text)
      else { continue }
      let near = SpellingSuggestion.nearest(to: label.text, among: known)
      guard near != nil || label.text.count == 1 else { continue }
      throw Fault(
        .unknownParameter(function: form.name, label: label.text, suggestion: near, known: known),
        body.source.text.range(of: label))
    }
  }

  /// Returns whether a call has a label of no overload, not even of one that does not move.
  func hasUnknownLabel(_ form: ModifierForm, _ call: FunctionCallExprSyntax) -> Bool {
    let known = Self.otherLabels(of: form).union(form.overloads.joined().compactMap(\.label))
    return call.arguments.contains { argument in
      argument.label.map { !known.contains($0.plainText) } ?? false
    }
  }

  /// Returns the labels of overloads that do not move.
  private static func otherLabels(of form: ModifierForm) -> Set<String> {
    Set(form.still.joined().compactMap(\.label)).union([
      "style", "content", "z", "depth", "minDepth", "idealDepth", "maxDepth",
    ])
  }
}

/// An argument of a modifier with moving numbers.
struct MovingArgument {
  let name: String
  let type: SwiftType
  let evaluate: Compute

  /// The argument as it is written, for a note where its value is unknown.
  let words: UnknownValue

  /// The parts of the argument that move nothing.
  let unreadParts: Set<String>

  /// Returns the unknown value where the argument needs a known one; nil otherwise.
  func unknown(_ value: SwiftValue) -> UnknownValue? {
    guard type.isLookedInto else { return nil }
    if let unknown = value.unknown { return unknown }
    if case .tuple(let parts) = value {
      return parts.filter { !unreadParts.contains($0.label ?? "") }.map(\.value).unknownPart
    }
    return type == .number && value.double == nil ? words : nil
  }
}

extension ModifierForm {
  /// Returns the modifiers for the values that move, with known numbers.
  func moves(_ vectors: [[MovingModifier.Component]], words: [MovingArgument])
    -> [ViewModifierValue]
  {
    vectors.enumerated().map { index, components in
      let gaps = components.map { component -> UnknownValue? in
        guard !component.value.isFinite else { return nil }
        let argument = words.first { $0.name == component.part } ?? words.last
        var gap = argument?.words ?? UnknownValue(name, at: .none)
        gap.predicate =
          switch (component.value.isNaN, takesNil) {
          case (true, true): "is sometimes nil, which is not a number"
          case (true, false): "is sometimes not a number"
          case (false, _): "is sometimes infinite"
          }
        return gap
      }
      return .moves(
        MovingValue(
          name: rowName, joinedParts: index == 0 ? joinedParts : 0, content: .numbers(components),
          gaps: gaps, continuesPrevious: index > 0))
    }
  }

  /// Returns the modifiers for values that would move if they were known.
  func moves(_ unknown: UnknownValue) -> [ViewModifierValue] {
    (0..<vectorCount).map {
      .moves(
        MovingValue(name: rowName, content: .unknown(unknown), continuesPrevious: $0 > 0))
    }
  }

  /// Whether a side of the modifier may be nil.
  private var takesNil: Bool {
    overloads.joined().contains { $0.type == .optional(.number) }
  }
}

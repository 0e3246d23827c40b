internal import SwiftSyntax

extension BodyCompiler {
  var assignments: AssignmentCompiler { AssignmentCompiler(body: self) }
}

/// Compiles assignments.
struct AssignmentCompiler {
  let body: BodyCompiler

  /// Returns whether an expression is an assignment.
  static func isAssignment(_ node: ExprSyntax) -> Bool {
    node.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(AssignmentExprSyntax.self)
        || $0.as(BinaryOperatorExprSyntax.self).map {
          WriteAnalysis.assignments.contains($0.operator.text)
        }
          == true
    } ?? false
  }

  /// Returns the value of a local variable whose writes are not played, as it has a setter or a property wrapper of the
  /// files' own; nil for any other variable.
  func unplayed(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Typed? {
    let (text, position) = (body.text(of: binding.pattern), body.position(of: binding.pattern))
    if binding.accessorBlock?.computes == true {
      return Typed(.unknown) { run, _ in
        run.note("the setter of the local variable '\(text)' is not called", at: position)
        return .unknown(UnknownValue(text, at: position))
      }
    }
    return body.program.ownWrapper(among: variable.attributes, body.source, owner: body.owner)
      == nil ? nil : .unknown(text, at: position)
  }

  /// Compiles an assignment as a value: nil where a chain before it ends early, as in `(card?.title = "A") != nil`.
  func value(of elements: [ExprSyntax]) throws -> Typed {
    let execute = try assignment(elements)
    guard let target = elements.first, LiteralSyntax.isOptionalChain(target) else {
      return Typed(.void) { run, frame in
        _ = try execute(run, frame)
        return .void
      }
    }
    let parts = try optionals(of: target)
    let unknown = UnknownValue(body.short(target), at: body.position(of: target))
    return Typed(.optional(.void)) { run, frame in
      let isMissing = try parts.contains {
        if case .nothing = try $0.evaluate(run, frame) { true } else { false }
      }
      _ = try execute(run, frame)
      return isMissing ? .nothing : parts.isEmpty ? .unknown(unknown) : .void
    }
  }

  /// Compiles an assignment, from the elements of its sequence.
  func assignment(_ elements: [ExprSyntax]) throws -> Execute {
    guard
      let mark = elements.firstIndex(where: {
        $0.is(AssignmentExprSyntax.self)
          || $0.as(BinaryOperatorExprSyntax.self).map {
            WriteAnalysis.assignments.contains($0.operator.text)
          } == true
      }), mark == 1
    else {
      return body.statements.leftOut(
        "this assignment is not known here; it is left out", at: body.position(of: elements[0]))
    }
    let target = elements[0]
    let position = body.position(of: target)
    if target.is(DiscardAssignmentExprSyntax.self) {
      let words = elements.count == 3 ? body.statements.calledWords(elements[2]) : nil
      return body.statements.noting(
        words, of: try body.operators.operation(elements[2...], as: .unknown).evaluate, at: position
      )
    }
    if body.isScript,
      let written = try body.program.words.assignment(of: elements[2...], to: target, in: body)
    {
      return written
    }
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return try tupleAssignment(tuple, elements[2...])
    }
    let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    if let sign, let own = try body.ownOperators.assignment(sign, target, elements[2...]) {
      let evaluate = own.evaluate
      return { run, frame in
        try run.step(at: position)
        _ = try evaluate(run, frame)
        return .next
      }
    }
    let left = try body.expression(target)
    let isFactor = if case .geometry = left.type { sign == "*=" || sign == "/=" } else { false }
    let right = try body.operators.operation(
      body.calls.written(elements[2...], to: target), as: isFactor ? .number : left.type)
    if left.type.isUnknown, let name = target.as(DeclReferenceExprSyntax.self) {
      body.scope.noteWritten(right.type, to: name.baseName.plainText)
    }
    guard let locate = left.locate else { return lostAssignment(of: right, to: target) }
    body.written?.append(locate, at: position)
    let place = OperatorPlace(
      sign: body.position(of: elements[1]), operand: body.position(from: elements[2...]),
      whole: body.position(from: elements[...]))
    return assignment(
      of: right, to: locate, sign.map { String($0.dropLast()) }, at: place,
      unlessMissing: try optionals(of: target), position)
  }

  /// An assignment to what is no place, such as a property that is not known.
  private func lostAssignment(of value: Typed, to target: ExprSyntax) -> Execute {
    let (evaluate, words, position) = (
      value.evaluate, body.short(target), body.position(of: target)
    )
    let isScript = body.isScript && !isElsewhere(target)
    return { run, frame in
      // The state that a script asks for has to be there.
      if isScript {
        throw run.error(.unknownState(words, known: run.stateAccess.shownStates), at: position)
      }
      _ = try evaluate(run, frame)
      run.noteLostWrite(words, at: position)
      return .next
    }
  }

  /// A part of the target of an assignment that may be missing.
  private typealias OptionalPart = (evaluate: Compute, locate: Locate?)

  private func optionals(of target: ExprSyntax) throws -> [OptionalPart] {
    try LiteralSyntax.optionalParts(of: target).map { part in
      let typed = try body.expression(part)
      return (evaluate: typed.evaluate, locate: body.isObject(typed.type) ? nil : typed.locate)
    }
  }

  /// An assignment of a value to a place, or of what an operator makes of what is there and the value.
  private func assignment(
    of value: Typed, to locate: @escaping Locate, _ operation: String?, at place: OperatorPlace,
    unlessMissing optionals: [OptionalPart], _ position: SourcePosition
  ) -> Execute {
    let evaluate = value.evaluate
    return { run, frame in
      try run.step(at: position)
      // `counts["a"]? += 1` changes nothing where there is no value.
      for optional in optionals {
        guard case .nothing = try optional.evaluate(run, frame) else { continue }
        if let locate = optional.locate { try run.locations.touch(try locate(run, frame)) }
        return .next
      }
      let location = run.stateAccess.settled(try locate(run, frame))
      var value = try evaluate(run, frame)
      if let operation {
        value = try run.operators.combined(
          try run.locations.read(location), operation, value, at: place)
      }
      try run.locations.write(value, to: location)
      return .next
    }
  }

  /// Returns whether an assignment at the top of a file has a target that is neither in the files nor a state, such as
  /// the page of a playground.
  private func isElsewhere(_ target: ExprSyntax) -> Bool {
    guard body.source.scope != nil else { return false }
    var first = target
    while let base = first.as(MemberAccessExprSyntax.self)?.base { first = base }
    guard first != target, let name = first.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    else { return false }
    return name.first?.isUppercase == true
      && body.program.declarations.number(of: name, in: body.source.scope) == nil
  }

  private func tupleAssignment(_ tuple: TupleExprSyntax, _ value: ArraySlice<ExprSyntax>) throws
    -> Execute
  {
    let targets = try tuple.elements.map { try body.expression($0.expression) }
    let locations = targets.map(\.locate)
    let types = targets.map { SwiftType.Field(label: nil, type: $0.type) }
    let evaluate = try body.operators.operation(value, as: .tuple(types)).evaluate
    let position = body.position(of: tuple)
    for case let locate? in locations { body.written?.append(locate, at: position) }
    return { run, frame in
      guard case .tuple(let elements) = try evaluate(run, frame) else { return .next }
      for (locate, element) in zip(locations, elements) {
        if let locate {
          try run.locations.write(
            element.value, to: run.stateAccess.settled(try locate(run, frame)))
        }
      }
      return .next
    }
  }
}

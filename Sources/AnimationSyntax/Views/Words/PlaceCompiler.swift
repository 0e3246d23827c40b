internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var places: PlaceCompiler { PlaceCompiler(body: self) }
}

/// Compiles modifiers that read the positions of views, and those that pass values outwards.
struct PlaceCompiler {
  let body: BodyCompiler

  /// Compiles `.coordinateSpace(name: "scroll")` and `.coordinateSpace(.named("scroll"))`.
  func coordinateSpace(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try body.expression(argument.expression).evaluate
    let isName = argument.label?.text == "name"
    return { run, frame in
      let value = try evaluate(run, frame)
      if isName { return value.isUnknown ? [] : [.coordinates(value.key)] }
      guard case .named(let name)? = SpaceName(value) else { return [] }
      return [.coordinates(name)]
    }
  }

  /// Compiles `.onGeometryChange(for: T.self, of: { … }) { … }`.
  func geometryChange(_ call: FunctionCallExprSyntax) throws -> Modify? {
    let all = Array(zip(call.argumentLabels, call.argumentExpressions).dropFirst())
    // A call that is not understood is left out as a whole.
    guard all.count == 2,
      let transform = try? body.expression(all[0].1, as: .function([.geometryProxy], .unknown))
    else { return nil }
    let result = transform.type.result
    let count = all[1].1.as(ClosureExprSyntax.self).map(ClosureCompiler.parameterCount) ?? 1
    let parameters = Array(repeating: result, count: count)
    guard let action = try? body.expression(all[1].1, as: .function(parameters, .void)).evaluate
    else { return nil }
    let (value, position) = (transform.evaluate, body.omissions.modifierPosition(of: call))
    return { run, frame in
      guard let transform = run.closure(try value(run, frame)),
        let action = run.closure(try action(run, frame))
      else { return [.nothing] }
      return [
        .measured(MeasuredAct(transform: transform, action: action, position: position))
      ]
    }
  }

  /// Compiles `.visualEffect { content, proxy in … }`.
  func visualEffect(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let effect = call.argumentExpressions.first, call.argumentExpressions.count == 1 else {
      return nil
    }
    let content = try body.closures.content(effect, [.view, .geometryProxy]).evaluate
    let (readsPlace, position) = (readsPlace(effect), body.omissions.modifierPosition(of: call))
    return { run, frame in
      guard let closure = run.closure(try content(run, frame)) else { return [.nothing] }
      return [.effect(closure, readsPlace: readsPlace, position)]
    }
  }

  /// Returns whether an effect may read the position of its view: its closure names its second parameter.
  private func readsPlace(_ effect: ExprSyntax) -> Bool {
    guard let closure = effect.as(ClosureExprSyntax.self) else { return true }
    return switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.last?.name.text != "_"
    case .parameterClause(let clause): clause.parameters.last?.firstName.text != "_"
    case nil: ClosureCompiler.parameterCount(of: closure) > 1
    }
  }

  /// Compiles a modifier of a preference whose key the files declare; nil for any other modifier.
  func preference(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let all = Array(zip(call.argumentLabels, call.argumentExpressions))
    guard all.count == 2, let key = preferenceKey(all[0].1) else { return nil }
    let position = body.omissions.modifierPosition(of: call)
    let type = body.program.code.types[key].staticGlobals["defaultValue", in: nil].map {
      body.program.code.globals[$0].type
    }
    if name == "preference" {
      guard let value = try? body.expression(all[1].1, as: type ?? .unknown).evaluate else {
        return nil
      }
      return { run, frame in
        let value = try value(run, frame)
        return [.preference(PreferenceUse(key: key, action: .set(value), position: position))]
      }
    }
    let changes = name == "transformPreference"
    let node = all[1].1
    let given = SwiftType.function([type ?? .unknown], .void)
    let compiled =
      changes
      ? node.as(ClosureExprSyntax.self).flatMap {
        try? body.closures.closure($0, as: given, changesParameter: true).evaluate
      } : try? body.expression(node, as: given).evaluate
    guard let closure = compiled else { return nil }
    return { run, frame in
      guard let closure = run.closure(try closure(run, frame)) else { return [.nothing] }
      return [
        .preference(
          PreferenceUse(
            key: key, action: changes ? .change(closure) : .await(closure), position: position))
      ]
    }
  }

  /// Returns the number of the type in `OffsetKey.self`; nil for a type that is not a key of the files.
  private func preferenceKey(_ node: ExprSyntax) -> Int? {
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.declName.baseName.plainText == "self", let base = member.base,
      let number = body.program.declarations.number(
        of: body.text(of: base), from: body.owner, in: body.source.scope),
      !body.program.declarations.types[number].isForeign,
      body.program.code.types[number].staticGlobals["defaultValue", in: nil] != nil
    else { return nil }
    return number
  }
}

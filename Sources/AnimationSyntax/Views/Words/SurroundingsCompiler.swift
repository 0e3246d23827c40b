internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var surroundings: SurroundingsCompiler { SurroundingsCompiler(body: self) }
}

/// Compiles modifiers that set values of the environment which some view reads.
struct SurroundingsCompiler {
  let body: BodyCompiler

  /// Compiles the value that a modifier sets in the environment of its content; nil for a modifier that sets nothing
  /// that a view reads.
  func surrounding(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let key = EnvironmentDefaults.modifiers[name],
      body.program.readsEnvironment(EnvironmentDefaults.readKey(of: key))
    else { return nil }
    let type = EnvironmentDefaults.type(of: EnvironmentDefaults.readKey(of: key))
    guard let argument = call.arguments.first?.expression else {
      // `.unredacted()` and `.autocorrectionDisabled()`.
      let isFlag = type == .boolean
      return { _, _ in [.environment(key, isFlag ? .boolean(true) : .set([]))] }
    }
    if key == EnvironmentDefaults.textSize, let limits = try textSizes(argument) {
      return { run, frame in [try limits(run, frame)] }
    }
    let evaluate = try body.expression(
      argument, as: key == EnvironmentDefaults.preferredScheme ? .optional(type) : type
    ).evaluate
    return { run, frame in [.environment(key, try evaluate(run, frame))] }
  }

  /// Compiles `.environment(\.lift, 3)`.
  func environment(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let name = environmentKey(call),
      let value = call.arguments.count == 2
        ? call.arguments.last?.expression : call.trailingClosure.map(ExprSyntax.init)
    else { return nil }
    let own = body.program.extensionPropertyType(name, of: AnimationPartKind.environment.rawValue)
    let isOwnClosure = value.is(ClosureExprSyntax.self) && !own.isUnknown
    let type = isOwnClosure ? own : EnvironmentDefaults.type(of: name)
    let evaluate = try body.expression(value, as: type).evaluate
    let noticed = try EnvironmentDefaults.hiddenKind(of: name).flatMap { kind in
      try body.comparisons.comparing([
        NoticedArgument(name: name, kind: kind, node: value, type: type)
      ])
    }
    return { run, frame in
      [.environment(name, try evaluate(run, frame))] + (try noticed?(run, frame) ?? [])
    }
  }

  /// Compiles `.transformEnvironment(\.lift) { $0 += 3 }`.
  func environmentTransform(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let name = environmentKey(call),
      let transform = call.trailingClosure.map(ExprSyntax.init)
        ?? call.arguments.first(where: { $0.label?.text == "transform" })?.expression
    else { return nil }
    let mayBeSeen =
      EnvironmentDefaults.hiddenKind(of: name) != nil && ComparisonCompiler.mayChange(transform)
    guard mayBeSeen || body.program.readsEnvironment(name) || body.program.code.hasAnimations else {
      return { _, _ in [] }
    }
    let (words, position) = (body.short(transform), body.omissions.modifierPosition(of: call))
    guard let closure = transform.as(ClosureExprSyntax.self) else {
      return { _, _ in [.environment(name, .unknown(UnknownValue(words, at: position)))] }
    }
    let own = body.program.extensionPropertyType(name, of: AnimationPartKind.environment.rawValue)
    let type = own.isUnknown ? EnvironmentDefaults.type(of: name) : own
    let evaluate = try body.closures.closure(
      closure, as: .function([type], .void), changesParameter: true
    ).evaluate
    return { run, frame in
      guard case .closure(let closure) = try evaluate(run, frame) else { return [] }
      return [.environmentTransform(name, closure, position)]
    }
  }

  /// Returns the key that the first argument of a modifier names: `\.lift`.
  private func environmentKey(_ call: FunctionCallExprSyntax) -> String? {
    call.arguments.first?.expression.as(KeyPathExprSyntax.self)?.components.last.map {
      body.text(of: $0.component)
    }
  }

  /// Compiles limits of the dynamic type size: `...DynamicTypeSize.xLarge`, `.medium...`, `.medium ... .xLarge`; nil
  /// for a single size.
  func textSizes(
    _ node: ExprSyntax
  ) throws -> (@Sendable (ProgramRun, Frame) throws -> ViewModifierValue)? {
    var bounds: (lower: ExprSyntax?, upper: ExprSyntax?)
    var sign = ""
    if let prefixed = node.as(PrefixOperatorExprSyntax.self) {
      (sign, bounds.upper) = (prefixed.operator.text, prefixed.expression)
    } else if let postfixed = node.as(PostfixOperatorExprSyntax.self) {
      (sign, bounds.lower) = (postfixed.operator.text, postfixed.expression)
    } else if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let parts = Array(sequence.elements)
      sign = body.text(of: parts[1])
      bounds = (parts[0], parts[2])
    }
    guard sign == "..." || sign == "..<" else { return nil }
    let isOpen = sign == "..<"
    let type = SwiftType.opaque(EnvironmentDefaults.textSizeType)
    let lower = try bounds.lower.map { try body.expression($0, as: type).evaluate }
    let upper = try bounds.upper.map { try body.expression($0, as: type).evaluate }
    let (words, position) = (body.short(node), body.position(of: node))
    return { run, frame in
      var limits = TextSizeLimits()
      for (bound, path) in [(lower, \TextSizeLimits.lower), (upper, \TextSizeLimits.upper)] {
        guard let value = try bound?(run, frame) else { continue }
        guard case .opaque(let size) = value,
          let rank = EnvironmentDefaults.textSizes.firstIndex(of: size.text)
        else {
          return .environment(
            EnvironmentDefaults.textSize,
            .unknown(value.unknown ?? UnknownValue(words, at: position)))
        }
        limits[keyPath: path] = rank
      }
      if isOpen { limits.upper -= 1 }
      return .textSizes(limits)
    }
  }
}

extension ProgramCompiler {
  /// Returns whether a view or a modifier of the files reads a value of the environment.
  func readsEnvironment(_ key: String) -> Bool {
    if let known = environmentKeys { return known.contains(key) }
    var keys: Set<String> = []
    for property in code.types.lazy.flatMap(\.properties) {
      if case .environment(let key) = property.storage { keys.insert(key) }
    }
    environmentKeys = keys
    return keys.contains(key)
  }
}

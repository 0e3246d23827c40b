extension BodyCompiler {
  var valueFunctions: ValueFunctionCompiler { ValueFunctionCompiler(body: self) }
}

/// Compiles functions of Swift's own values that are used as functions and not called: `filter(vowels.contains)`.
struct ValueFunctionCompiler {
  let body: BodyCompiler

  /// Compiles a function of a value as a function; nil for any other member.
  func function(_ name: String, of base: Typed, at position: SourcePosition) -> Typed? {
    guard let parameter = parameter(of: name, base.type) else { return nil }
    let evaluate = base.evaluate
    return Typed(.function([parameter], .boolean)) { run, frame in
      // The value is that of the moment in which the function is referenced.
      let value = try evaluate(run, frame)
      if value.isUnknown { return value }
      let holder = Frame(count: 1, parent: nil)
      holder.slots[0] = value
      let code = ClosureCode(
        parameterCount: 1, parameterTypes: [parameter], slotCount: 1,
        body: { run, inner in
          .returned(
            try run.methods.method(
              name, of: inner.parent?.slots[0] ?? .nothing,
              [CallArgument(nil, inner.slots[0], at: position)], at: position))
        }, changesState: false)
      return .closure(ClosureValue(code: code, frame: holder))
    }
  }

  /// Returns the type of the only parameter of a function that tests a value; nil for any other member.
  private func parameter(of name: String, _ type: SwiftType) -> SwiftType? {
    switch (name, type) {
    case ("contains", .set(let element)), ("contains", .array(let element)),
      ("contains", .range(let element)):
      element
    case ("contains", .text), ("hasPrefix", .text), ("hasSuffix", .text): .text
    default: nil
    }
  }
}

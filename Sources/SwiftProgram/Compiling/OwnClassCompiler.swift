internal import SwiftSyntax

extension BodyCompiler {
  var ownClasses: OwnClassCompiler { OwnClassCompiler(body: self) }
}

/// Compiles the members of `Self` in a function of objects: `Self` is the class of the object, which is a subclass of
/// the class around the function where `super` calls the function.
struct OwnClassCompiler {
  let body: BodyCompiler

  /// Returns whether `Self` may be another class than a type.
  func mayBeOther(than type: SwiftType) -> Bool {
    guard case .declared(let number, _) = type, body.scope.find("self") != nil else { return false }
    return body.program.code.types[number].kind == .object
  }

  /// Returns a static member of `Self`, which is the member of the object's class.
  func member(_ name: String, _ found: Typed, of type: SwiftType, at position: SourcePosition)
    -> Typed
  {
    guard found.metatype == nil else { return found }
    return instead(of: found, of: type) { run, other in
      try run.types.staticMember(name, of: other, nil, at: position)
    }
  }

  /// Returns the result of a static function of `Self`, which is unknown where the object is of another class.
  func result(of call: FunctionCallExprSyntax, _ found: Typed, of type: SwiftType) -> Typed {
    let unknown = UnknownValue(body.short(call), at: body.position(of: call))
    return instead(of: found, of: type) { _, _ in .unknown(unknown) }
  }

  /// Returns a value that is found in a class, or another value where the object is of another class.
  private func instead(
    of found: Typed, of type: SwiftType,
    _ other: @escaping @Sendable (ProgramRun, SwiftType) throws -> SwiftValue
  ) -> Typed {
    guard case .declared(let number, _) = type else { return found }
    let (instance, evaluate) = (body.ownCalls.selfValue.evaluate, found.evaluate)
    var typed = found
    typed.evaluate = { run, frame in
      guard let own = run.typeNumber(of: try instance(run, frame)), own != number else {
        return try evaluate(run, frame)
      }
      return try other(run, .declared(own))
    }
    return typed
  }
}

internal import SwiftSyntax

// Calls of values.
extension ChainCompiler {
  /// Returns the location of an object that a call gives, so that its properties can be written to, as in
  /// `nodes.first { $0.isOpen }?.width = 3`; nil for any other value.
  func objectLocation(of base: Typed) -> Locate? {
    guard case .declared(let number, _) = base.type.unwrapped,
      body.program.code.types[number].kind == .object
    else { return nil }
    let evaluate = base.evaluate
    return { run, frame in .constant(try evaluate(run, frame)) }
  }

  /// Calls a value: a closure, or the initializer of a type.
  func call(_ base: Typed, _ call: FunctionCallExprSyntax) throws -> Typed {
    if let type = base.metatype { return try body.initializers.initializer(of: type, call) }
    if let made = try body.program.words.call(of: base, call, in: body) { return made }
    if case .declared(let number, _) = base.type.unwrapped,
      let candidates = body.program.code.types[number].methods["callAsFunction"],
      let own = try body.calls.method(candidates, of: base, call)
    {
      return own
    }
    let position = body.position(of: call)
    var types: [SwiftType] = []
    if case .function(let parameters, _) = base.type.unwrapped { types = parameters }
    let arguments = try body.calls.arguments(of: call) { index, _ in
      index < types.count ? types[index] : .unknown
    }
    let evaluate = base.evaluate
    let values = arguments.evaluation
    return Typed(base.type.result) { run, frame in
      let value = try evaluate(run, frame)
      switch value {
      case .closure(let closure):
        try run.step(at: position)
        return try run.functions.call(closure, try values(run, frame).map(\.value))
      case .nothing: return .nothing
      case .unknown: return value
      case .type(let type):
        return try run.types.staticMember("init", of: type, try values(run, frame), at: position)
      default:
        return try run.methods.method(
          "callAsFunction", of: value, try values(run, frame), at: position)
      }
    }
  }
}

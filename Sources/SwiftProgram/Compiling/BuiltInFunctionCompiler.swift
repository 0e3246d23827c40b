internal import SwiftSyntax

extension BodyCompiler {
  var builtInFunctions: BuiltInFunctionCompiler { BuiltInFunctionCompiler(body: self) }
}

/// Compiles functions of Swift that have effects.
struct BuiltInFunctionCompiler {
  let body: BodyCompiler

  /// The names of functions of Swift and Foundation that have effects.
  private static let statementNames: Set<String> = [
    "print", "debugPrint", "NSLog", "assert", "precondition", "fatalError", "preconditionFailure",
    "assertionFailure", "dump", "swap",
  ]

  /// The names of functions that stop an app.
  private static let stoppingNames: Set<String> = [
    "fatalError", "preconditionFailure", "assertionFailure",
  ]

  /// The names of functions that stop an app unless a condition holds.
  private static let testingNames: Set<String> = ["assert", "precondition"]

  /// Returns whether Swift or the host has a function of a name; the files may have one of that name, too.
  func isShared(_ name: String) -> Bool {
    GlobalFunction(name) != nil || Self.statementNames.contains(name)
      || body.program.words.functionNames.contains(name)
  }

  /// Compiles a call of a function with effects; nil for any other name.
  func builtInStatement(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard Self.statementNames.contains(name) else { return nil }
    let position = body.position(of: call)
    if Self.stoppingNames.contains(name) {
      return Typed(.void) { run, _ in throw run.stop(by: name, at: position) }
    }
    if Self.testingNames.contains(name), let condition = call.arguments.first?.expression {
      let evaluate = try body.expression(condition, as: .boolean).evaluate
      return Typed(.void) { run, frame in
        if try evaluate(run, frame).boolean == false { throw run.stop(by: name, at: position) }
        return .void
      }
    }
    guard name == "swap" else { return .constant(.void) { .void } }
    guard call.arguments.count == 2 else { return nil }
    let locations = try call.arguments.map { try body.reference(to: $0.expression).evaluate }
    return Typed(.void) { run, frame in
      guard case .reference(let one) = try locations[0](run, frame),
        case .reference(let other) = try locations[1](run, frame)
      else { return .void }
      let (first, second) = (run.stateAccess.settled(one), run.stateAccess.settled(other))
      let value = try run.locations.read(first)
      try run.locations.write(try run.locations.read(second), to: first)
      try run.locations.write(value, to: second)
      return .void
    }
  }
}

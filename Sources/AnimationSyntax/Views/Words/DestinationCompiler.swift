internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var destinations: DestinationCompiler { DestinationCompiler(body: self) }
}

/// Compiles the destinations of values in a navigation path.
struct DestinationCompiler {
  let body: BodyCompiler

  /// Compiles `.navigationDestination(for: T.self) { value in … }`.
  func destination(_ call: FunctionCallExprSyntax) throws -> Modify? {
    let all = Array(zip(call.argumentLabels, call.argumentExpressions))
    guard all.count == 2, all[0].0 == "for" else { return nil }
    let type = try body.expression(all[0].1).metatype ?? .unknown
    let content = try body.closures.content(all[1].1, [type]).evaluate
    let (words, position) = (body.short(all[0].1), body.omissions.modifierPosition(of: call))
    return { run, frame in
      guard let closure = run.closure(try content(run, frame)) else { return [.attached(.empty)] }
      return [
        .destination(
          DestinationValue(type: type, words: words, content: closure, position: position))
      ]
    }
  }

  /// Compiles the path of a `NavigationStack(path: $path) { … }`; nil for one that keeps its own.
  func path(of name: String, _ call: FunctionCallExprSyntax) throws -> Compute? {
    guard name == "NavigationStack" else { return nil }
    return try call.arguments.first { $0.label?.text == "path" }.map {
      try body.expression($0.expression, as: .binding(.unknown)).evaluate
    }
  }

  /// Compiles the value that a `NavigationLink(value: x) { … }` adds to the path; nil for any other view.
  func pushed(by name: String, _ call: FunctionCallExprSyntax) throws -> Compute? {
    guard name == "NavigationLink" else { return nil }
    return try call.arguments.first { $0.label?.text == "value" }.map {
      try body.expression($0.expression).evaluate
    }
  }
}

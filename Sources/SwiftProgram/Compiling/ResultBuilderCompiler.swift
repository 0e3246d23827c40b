internal import SwiftSyntax

// Result builders of the app, which are not played: their results are unknown.
extension ProgramCompiler {
  /// Returns the result builder of the files among some attributes; nil if there is none.
  func builder(
    among attributes: AttributeListSyntax, _ source: ProgramSource, owner: Int?
  ) -> String? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.plainName }.first { name in
      guard let number = self.declarations.number(of: name, from: owner, in: source.scope) else {
        return false
      }
      return self.declarations.types[number].attributes.contains("resultBuilder")
    }
  }
}

extension BodyCompiler {
  var resultBuilders: ResultBuilderCompiler { ResultBuilderCompiler(body: self) }
}

/// Compiles blocks of result builders of the app, which are not played: their results are unknown.
struct ResultBuilderCompiler {
  let body: BodyCompiler

  /// Returns the arguments of a function with an unknown value in place of each closure that is a block of a result
  /// builder.
  func built(
    _ arguments: [TypedArgument], of call: FunctionCallExprSyntax, for function: FunctionCode
  ) -> [TypedArgument] {
    let parameters = function.parameters
    guard parameters.contains(where: { $0.builder != nil }),
      let matches = ParameterMatching.matches(parameters, call.argumentLabels)
    else { return arguments }
    let values = call.argumentExpressions
    var built = arguments
    for (parameter, indices) in zip(parameters, matches) {
      guard let builder = parameter.builder else { continue }
      for index in indices where values[index].is(ClosureExprSyntax.self) {
        let words = "\(body.short(call.calledExpression)) { … }"
        let unknown = UnknownValue.built(words, by: builder, at: body.position(of: values[index]))
        built[index].value = Typed(.unknown) { _, _ in .unknown(unknown) }
      }
    }
    return built
  }
}

extension UnknownValue {
  /// Returns the unknown value for the result of a result builder.
  static func built(_ words: String, by builder: String, at position: SourcePosition)
    -> UnknownValue
  {
    var unknown = UnknownValue(words, at: position)
    unknown.predicate = "is made by the result builder '\(builder)', which is not played"
    return unknown
  }
}

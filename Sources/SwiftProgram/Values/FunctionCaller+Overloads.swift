// The choice among functions of the same name where only the values of the arguments decide.
extension FunctionCaller {
  /// Returns the function that a call means, by the labels and then by the values, with its arguments in order; nil if
  /// no candidate takes them.
  func chosen(
    among candidates: [Int], of value: SwiftValue, for arguments: [CallArgument]
  ) throws -> (number: Int, arguments: [SwiftValue])? {
    let labels = arguments.map(\.label)
    // Where no values are known to fit, labels decide.
    var first: Int?
    var best: (number: Int, cost: Int)?
    for number in candidates {
      guard let types = ParameterMatching.types(of: run.code.functions[number].parameters, labels),
        !arguments.indices.contains(where: {
          refuses(types[$0], arguments[$0].value, of: value)
        })
      else { continue }
      if candidates.count == 1 {
        first = number
        break
      }
      first = first ?? number
      guard let cost = cost(of: arguments, for: types, isVariadic(number)) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (number, cost) }
    }
    guard let number = best?.number ?? first else { return nil }
    return try ordered(arguments, for: number).map { (number, $0) }
  }

  private func isVariadic(_ number: Int) -> Bool {
    run.code.functions[number].parameters.contains(where: \.isVariadic)
  }

  /// Returns the distance of arguments from parameters; nil if they do not fit.
  private func cost(
    of arguments: [CallArgument], for types: [Int: SwiftType], _ isVariadic: Bool
  ) -> Int? {
    var cost = isVariadic ? 1 : 0
    for (index, argument) in arguments.enumerated() {
      guard let type = types[index], !argument.value.isUnknown else { continue }
      guard let step = run.ownOperators.distance(from: argument.value, to: type) else { return nil }
      // A variadic function is meant only where no other one fits as well.
      cost += step * 2
    }
    return cost
  }

  /// Returns whether a value cannot be passed to a parameter: a closure with another number of parameters, or a closure
  /// where a key path is expected, which a function of the type itself may take.
  private func refuses(_ type: SwiftType?, _ given: SwiftValue, of value: SwiftValue) -> Bool {
    switch (type?.unwrapped, given) {
    case (SwiftType.keyPath, .closure): return true
    case (.function(let parameters, _), .keyPath): return parameters.count != 1
    case (.function(let parameters, _), .closure(let closure)):
      let count = closure.code.parameterCount
      guard count != 0, count != parameters.count else { return false }
      guard parameters.count == 1, case .tuple(let parts)? = value.elements?.first else {
        return true
      }
      return parts.count != count
    default: return false
    }
  }
}

internal import AnimationModel

// Arguments as UIKit and Core Animation have them.
extension ExpressionResolver {
  /// The velocity of one axis: a number, or a vector that has one along one axis alone.
  mutating func axisVelocity(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> Double {
    guard case .chain(let chain) = term.kind, let vector = Self.vector(chain) else {
      return try velocity(term, for: parameter)
    }
    guard let arguments = vector.arguments else { return 0 }
    let labels = arguments.map { $0.label ?? "_" }
    guard labels == ["dx", "dy"] else {
      throw Fault(
        .wrongType(
          parameter: parameter.name, expected: "'CGVector(dx: 0, dy: 0.5)'",
          found: "'CGVector' with other arguments"), vector.range)
    }
    let x = try velocity(arguments[0].value, for: parameter)
    let y = try velocity(arguments[1].value, for: parameter)
    guard x == 0 || y == 0 || x == y else {
      throw Fault(.velocityAlongTwoAxes(parameter: parameter.name), vector.range)
    }
    return x == 0 ? y : x
  }

  private mutating func velocity(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> Double {
    let element = try sweep.element(of: term, for: parameter.name)
    let value = try NumberResolver.double(element)
    try Self.check(value, for: parameter, range: element.range)
    sweep.note(value, for: term)
    return value
  }

  /// `.zero`, `CGVector.zero` or `CGVector(…)`, as its last link.
  private static func vector(_ chain: Term.Chain) -> Term.Link? {
    switch chain.head {
    case .implicit where chain.links.count == 1: chain.links[0].isZero ? chain.links[0] : nil
    case .bare where chain.links.first?.name == "CGVector":
      switch chain.links.count {
      case 1 where chain.links[0].arguments != nil: chain.links[0]
      case 2 where chain.links[1].isZero: chain.links[1]
      default: nil
      }
    default: nil
    }
  }

  /// The name of one of Core Animation's curves: `.easeIn`, or with the type before it.
  func timingFunctionName(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> CAMediaTimingFunctionName {
    let fault = Fault(
      .wrongType(
        parameter: parameter.name, expected: parameter.type.words, found: term.words), term.range)
    guard case .chain(let chain) = term.kind else { throw fault }
    var links = chain.links[...]
    switch chain.head {
    case .bare where links.first?.name == parameter.type.swiftName: links.removeFirst()
    case .implicit: break
    default: throw fault
    }
    guard let link = links.first, links.count == 1, link.arguments == nil else { throw fault }
    guard let name = CAMediaTimingFunctionName(rawValue: link.name) else {
      let known = CAMediaTimingFunctionName.allCases.map(\.rawValue)
      throw Fault(
        .unknownName(
          link.name, expected: known.map { "'.\($0)'" }.joined(separator: ", "),
          suggestion: SpellingSuggestion.nearest(to: link.name, among: known)), link.nameRange)
    }
    return name
  }

  // MARK: - Gestures

  /// The velocity of the gesture in the place of one that is zero or not given; any other argument
  /// itself.
  func thrown(
    _ value: ArgumentValue, for parameter: ParameterSignature, at range: Range<Int>
  ) throws(Fault) -> ArgumentValue {
    guard parameter.type == .velocity || parameter.type == .velocityVector,
      let gestureVelocity
    else { return value }
    guard value == .number(0) else {
      throw Fault(.secondVelocity(parameter: parameter.name), range)
    }
    return .number(gestureVelocity)
  }
}

extension Term.Link {
  /// Whether it is `zero` without parentheses.
  fileprivate var isZero: Bool { name == "zero" && arguments == nil }
}

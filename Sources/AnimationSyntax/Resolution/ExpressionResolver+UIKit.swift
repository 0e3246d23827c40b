internal import AnimationModel
internal import SwiftProgram

// Arguments in the form of UIKit and Core Animation.
extension ExpressionResolver {
  /// Returns the velocity of one axis: a number, or a vector with a velocity along one axis only.
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
    let value = try NumberResolver.double(element, in: scope)
    try Self.check(value, for: parameter, range: element.range)
    sweep.note(value, for: term)
    return value
  }

  /// Returns the last link of `.zero`, `CGVector.zero` or `CGVector(…)`.
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

  /// Returns the name of a Core Animation curve: `.easeIn`, with the type before it, or as a constant of earlier Swift.
  func timingFunctionName(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> CAMediaTimingFunctionName {
    let known = CAMediaTimingFunctionName.allCases.map { (name: $0.rawValue, value: $0) }
    return try named(
      term, for: parameter, types: ["CAMediaTimingFunctionName"],
      prefix: "kCAMediaTimingFunction", among: known)
  }

  /// Returns the name of a UIKit curve.
  func animationCurve(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> UIView.AnimationCurve {
    let known = UIView.AnimationCurve.allCases.map { (name: "\($0)", value: $0) }
    return try named(
      term, for: parameter, types: ["UIView", "AnimationCurve", "UIViewAnimationCurve"],
      prefix: "UIViewAnimationCurve", among: known)
  }

  /// Returns the value of a name: `.easeIn`, `UIView.AnimationCurve.easeIn` or `kCAMediaTimingFunctionEaseIn`.
  private func named<Value>(
    _ term: Term, for parameter: ParameterSignature, types: Set<String>, prefix: String,
    among known: [(name: String, value: Value)]
  ) throws(Fault) -> Value {
    let fault = Fault(
      .wrongType(
        parameter: parameter.name, expected: parameter.type.words, found: term.words), term.range)
    guard case .chain(let chain) = term.kind, chain.links.allSatisfy({ $0.arguments == nil }) else {
      throw fault
    }
    let links = chain.links.drop { types.contains($0.name) }
    guard let link = links.first, links.count == 1 else { throw fault }
    var name = link.name
    switch chain.head {
    case .implicit: break
    case .bare where links.count < chain.links.count: break
    case .bare where name.hasPrefix(prefix) && name != prefix:
      let rest = name.dropFirst(prefix.count)
      name = rest.prefix(1).lowercased() + rest.dropFirst()
    default: throw fault
    }
    guard let entry = known.first(where: { $0.name == name }) else {
      let names = known.map(\.name)
      throw Fault(
        .unknownName(
          link.name, expected: names.map { "'.\($0)'" }.joined(separator: ", "),
          suggestion: SpellingSuggestion.nearest(to: link.name, among: names)), link.nameRange)
    }
    return entry.value
  }

  // MARK: - Gestures

  /// Returns the velocity of the gesture for a velocity that is zero or missing; any other argument unchanged.
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

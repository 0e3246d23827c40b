internal import AnimationModel
internal import SwiftSyntax

// Values as Foundation and Core Animation have them.
extension UIKitReader {
  /// Whether `true` is written, or Core Foundation's name for it.
  func flag(in range: Range<Int>) throws(Fault) -> Bool {
    let term = try term(in: range)
    switch term.kind {
    case .boolean(let flag): return flag
    case .chain(let chain) where chain.links.last?.name == "kCFBooleanTrue": return true
    case .chain(let chain) where chain.links.last?.name == "kCFBooleanFalse": return false
    default:
      throw Fault(.dependsOnApp(name: term.text, expected: "'true' or 'false'"), range)
    }
  }

  /// What is written for `scale.keyTimes` where `scale` is an animation that has been set up before.
  func value(ofProperty path: [String]) -> ExprSyntax? {
    guard path.count == 2, let index = animationNames[path[0]] else { return nil }
    return animations[index].value(of: path[1])
  }

  /// The numbers of an array.
  func numbers(_ array: ExprSyntax) throws(Fault) -> [Double] {
    var numbers: [Double] = []
    for range in try elements(array) { numbers.append(try number(in: range)) }
    return numbers
  }

  /// The curves of an array.
  func timingFunctions(_ array: ExprSyntax) throws(Fault) -> [CAMediaTimingFunction] {
    var functions: [CAMediaTimingFunction] = []
    for range in try elements(array) {
      if let function = try timingFunction(in: range) { functions.append(function) }
    }
    return functions
  }

  private func elements(_ array: ExprSyntax) throws(Fault) -> [Range<Int>] {
    // `[0, 0.5, 1] as [NSNumber]`
    var array = array
    if let cast = array.as(SequenceExprSyntax.self)?.elements.first { array = cast }
    guard let elements = array.as(ArrayExprSyntax.self)?.elements else {
      throw Fault(
        .dependsOnApp(name: source.text(of: array), expected: "the array in its place"),
        source.range(of: array))
    }
    return elements.map { source.range(of: $0.expression) }
  }

  /// The numbers of a value: one, or two of a point; nil for what is not made of numbers.
  func value(in range: Range<Int>) -> [Double]? {
    guard let term = try? term(in: range) else { return nil }
    return value(of: term)
  }

  private func value(of term: Term) -> [Double]? {
    if let number = try? number(of: term) { return [number] }
    guard case .chain(let chain) = term.kind, let link = chain.links.first, chain.links.count == 1,
      let arguments = link.arguments
    else { return nil }
    switch link.name {
    case "CGPoint", "CGSize", "CGVector":
      let numbers = arguments.compactMap { try? number(of: $0.value) }
      return numbers.count == 2 && arguments.count == 2 ? numbers : nil
    case "NSValue":
      return arguments.first.flatMap { value(of: $0.value) }
    default: return nil
    }
  }
}

extension Term {
  /// What was written, for a message.
  var text: String {
    guard case .chain(let chain) = kind else { return words }
    return chain.links.map(\.name).joined(separator: ".")
  }

  /// The term with the type's name in front of what begins with a dot: `.init(name: .easeIn)`.
  func withType(_ name: String) -> Term {
    guard case .chain(let chain) = kind, case .implicit = chain.head,
      let first = chain.links.first
    else { return self }
    let type = Link(name: name, nameRange: first.nameRange, arguments: nil, range: first.nameRange)
    return Term(kind: .chain(Chain(head: .bare, links: [type] + chain.links)), range: range)
  }

  /// The term with numbers in the place of Foundation's and Core Animation's names for them.
  var withNumbersOfFoundation: Term {
    replacing { term in
      if case .chain(let chain) = term.kind { chain.numberOfFoundation(term.range) } else { nil }
    }
  }
}

extension Term.Chain {
  fileprivate func numberOfFoundation(_ range: Range<Int>) -> Term? {
    guard case .bare = head, let first = links.first, let last = links.last else { return nil }
    if let arguments = first.arguments {
      switch first.name {
      // The moment at which the animation is added.
      case "CACurrentMediaTime": return Term(kind: .integer("0"), range: range)
      case "NSNumber", "Float":
        guard links.count == 1, arguments.count == 1 else { return nil }
        return Term(kind: arguments[0].value.withNumbersOfFoundation.kind, range: range)
      default: break
      }
    }
    if last.name == "convertTime" { return Term(kind: .integer("0"), range: range) }
    switch links.map(\.name) {
    case ["HUGE"], ["HUGE_VAL"], ["HUGE_VALF"], ["MAXFLOAT"], ["Float", "infinity"],
      ["Float", "greatestFiniteMagnitude"]:
      let infinity = Term.Link(
        name: "infinity", nameRange: range, arguments: nil, range: range)
      return Term(kind: .chain(Term.Chain(head: .implicit, links: [infinity])), range: range)
    case ["Float", "pi"]:
      let pi = Term.Link(name: "pi", nameRange: range, arguments: nil, range: range)
      return Term(kind: .chain(Term.Chain(head: .implicit, links: [pi])), range: range)
    default: return nil
    }
  }
}

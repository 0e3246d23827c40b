internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

/// Reads values in the form of Foundation and Core Animation, with constants in place of their names.
struct UIKitValueReader {
  /// The text that the tree was read from.
  let text: TextRegions
  let source: SwiftText
  let context: ExpressionContext

  /// Replaces names by their meanings in the surrounding source; nil if there are only the statements, in which a name
  /// keeps its value from its declaration on.
  private let outerNames: OuterNames?

  /// A function that takes a term and the position of its text in the source.
  typealias OuterNames = (_ term: Term, _ origin: Int) -> Term

  /// The meanings of the constants.
  private var scope = Scope.empty

  /// The expressions that the properties of animations were last set to, by the names of animation and property.
  var properties: [String: [String: ExprSyntax]] = [:]

  init(
    text: TextRegions, source: SwiftText, context: ExpressionContext,
    outerNames: OuterNames?
  ) {
    self.text = text
    self.source = source
    self.context = context
    self.outerNames = outerNames
  }

  // MARK: - Names

  /// Gives a name a value, which it has from this position on.
  mutating func define(_ name: String, as value: ExprSyntax) {
    guard outerNames == nil, let term = try? term(in: source.range(of: value)) else { return }
    scope.set(name, to: .written(term.kind))
  }

  /// Gives a function's parameter the value of an argument, which it has from this position on.
  mutating func bind(_ name: String, to value: ExprSyntax) {
    guard let term = try? term(in: source.range(of: value)) else { return }
    scope.set(name, to: .written(term.kind))
  }

  /// Returns a term with constants in place of their names.
  ///
  /// - Parameter origin: The offset of the text in the source that the term was read from.
  func resolved(_ term: Term, from origin: Int = 0) -> Term {
    let term = scope.resolved(term)
    return outerNames?(term, origin) ?? term
  }

  /// Returns the expression that was set for `scale.keyTimes` if `scale` is an animation that was set up before; nil
  /// for any other path.
  func value(ofProperty path: [String]) -> ExprSyntax? {
    path.count == 2 ? properties[path[0]]?[path[1]] : nil
  }

  // MARK: - Values

  /// Returns the term in a range of the text, with constants in place of their names.
  func term(in range: Range<Int>) throws(Fault) -> Term {
    resolved(try SwiftText(text, range: range).readTerm(refusing: []))
  }

  /// Returns the number in a range of the text.
  ///
  /// The time at which an animation is added is 0.
  func number(in range: Range<Int>) throws(Fault) -> Double {
    try number(of: try term(in: range))
  }

  /// Returns the number that a term denotes.
  func number(of term: Term) throws(Fault) -> Double {
    let value = try NumberResolver.double(term.withNumbersOfFoundation)
    let text = NumberText.swift(value)
    guard value.isFinite else {
      throw Fault(.notFinite(parameter: "value", value: text), term.range)
    }
    guard value.magnitude <= ValidRange.largestMagnitude else {
      throw Fault(.tooLarge(text), term.range)
    }
    return value
  }

  /// Returns the number of cycles in a range of the text, which may be infinite.
  func count(in range: Range<Int>) throws(Fault) -> Double {
    let term = try term(in: range)
    let value = try NumberResolver.double(term.withNumbersOfFoundation)
    guard value >= 0 else {
      throw Fault(
        .outOfRange(parameter: "count", value: NumberText.swift(value), range: "0 or more"),
        range)
    }
    return value
  }

  /// Returns the curve in a range of the text.
  func timingFunction(in range: Range<Int>) throws(Fault) -> CAMediaTimingFunction? {
    try timingFunction(of: try term(in: range))
  }

  /// Returns the curve that a term denotes; nil for `nil`.
  func timingFunction(of term: Term) throws(Fault) -> CAMediaTimingFunction? {
    if case .foreign("nil") = term.kind { return nil }
    if case .operation(.coalescing, let operands, _) = term.kind {
      // The result is the first operand that is not nil; an unknown operand may have any value.
      for operand in operands {
        if let function = try timingFunction(of: operand) { return function }
      }
      return nil
    }
    var resolver = ExpressionResolver(semantics: context.semantics)
    let value = try resolver.value(of: term.withType("CAMediaTimingFunction"), expected: nil)
    guard case .unitCurve(let curve) = value else {
      throw notATimingFunction(value.type.article, term)
    }
    guard let function = CAMediaTimingFunction(unitCurve: curve) else {
      throw notATimingFunction("an arc of a circle", term)
    }
    return function
  }

  private func notATimingFunction(_ found: String, _ term: Term) -> Fault {
    Fault(
      .wrongType(
        parameter: "timingFunction",
        expected: "a curve such as 'CAMediaTimingFunction(name: .easeIn)'", found: found),
      term.range)
  }

  /// Returns the name of a constant: `cubic` for `.cubic`, `CAAnimationCalculationMode.cubic` and `kCAAnimationCubic`.
  func constantName(in range: Range<Int>, prefix: String) -> String? {
    guard let term = try? term(in: range), case .chain(let chain) = term.kind,
      let name = chain.links.last?.name
    else { return nil }
    guard name.hasPrefix(prefix) else { return name }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Returns whether the value is `true` or Core Foundation's name for it.
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

  /// Returns the numbers of an array.
  func numbers(_ array: ExprSyntax) throws(Fault) -> [Double] {
    if let elements = namedElements(array) {
      return try elements.map { element throws(Fault) in try number(of: element) }
    }
    var numbers: [Double] = []
    for range in try elements(array) { numbers.append(try number(in: range)) }
    return numbers
  }

  /// Returns the curves of an array.
  func timingFunctions(_ array: ExprSyntax) throws(Fault) -> [CAMediaTimingFunction] {
    if let elements = namedElements(array) {
      return try elements.map { element throws(Fault) in try timingFunction(of: element) }
        .compactMap(\.self)
    }
    var functions: [CAMediaTimingFunction] = []
    for range in try elements(array) {
      if let function = try timingFunction(in: range) { functions.append(function) }
    }
    return functions
  }

  /// Returns the elements of an array that a constant denotes; nil for any other expression.
  private func namedElements(_ array: ExprSyntax) -> [Term]? {
    guard !array.namePath.isEmpty, let term = try? term(in: source.range(of: array)),
      case .array(let elements) = term.kind
    else { return nil }
    return elements
  }

  /// Returns the numbers of each element of an array of numbers or points; nil for an expression that is not an array.
  func values(_ array: ExprSyntax) -> [[Double]?]? {
    if let elements = namedElements(array) { return elements.map(value(of:)) }
    return array.as(ArrayExprSyntax.self)?.elements.map {
      value(in: source.range(of: $0.expression))
    }
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

  /// Returns the numbers of a value: one, or two for a point; nil for a value without numbers.
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

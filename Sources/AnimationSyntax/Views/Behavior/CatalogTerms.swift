internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import TextForms

/// Writes evaluated arguments as terms, so that the catalog reads them like source text.
///
/// A value without a spelling, such as an animation in a variable, gets a name.
struct CatalogTerms {
  let position: SourcePosition

  /// The values with names.
  private(set) var values: [String: CatalogValue] = [:]

  /// The names of the animations with names.
  private(set) var names: [Animation: String] = [:]

  init(position: SourcePosition) {
    self.position = position
  }

  /// Returns a chain of calls as a term; nil if an argument has no spelling.
  mutating func chain(_ head: Term.Chain.Head, _ links: [MemberValue.Link]) -> Term? {
    var written: [Term.Link] = []
    for link in links {
      guard let term = self.link(link) else { return nil }
      written.append(term)
    }
    return Term(kind: .chain(Term.Chain(head: head, links: written)), range: position.range)
  }

  /// Returns a link with its arguments; nil if one of them has no spelling.
  mutating func link(_ link: MemberValue.Link) -> Term.Link? {
    var arguments: [Term.Argument]?
    if let given = link.arguments {
      var all: [Term.Argument] = []
      for argument in given {
        guard let term = term(argument.value) else { return nil }
        all.append(
          Term.Argument(
            label: argument.label,
            labelRange: position.range.lowerBound..<position.range.lowerBound,
            value: term))
      }
      arguments = all
    }
    return Term.Link(
      name: link.name, nameRange: position.range, arguments: arguments, range: position.range)
  }

  /// Returns a value as a term; nil if it has no spelling.
  mutating func term(_ value: SwiftValue) -> Term? {
    switch value {
    case .integer(let number):
      let digits = literal(.integer("\(number.magnitude)"))
      return number < 0
        ? literal(.signed(Term.Operator(name: "-", range: position.range), digits)) : digits
    case .number(let number):
      if !number.isFinite { return constant(number) }
      let digits: Term.Kind =
        Int(exactly: number.magnitude).map { .integer("\($0)") }
        ?? .decimal(NumberText.swift(number.magnitude))
      guard number < 0 else { return literal(digits) }
      return literal(.signed(Term.Operator(name: "-", range: position.range), literal(digits)))
    case .boolean(let flag): return literal(.boolean(flag))
    case .text(let text): return literal(.text(text))
    case .nothing: return literal(.foreign("nil"))
    case .member(let member): return chain(.implicit, member.links)
    case .animation(let animation):
      names[animation.animation] = animation.name
      return named(.animation(animation.animation))
    case .spring(let spring, _): return named(.spring(spring))
    case .curve(let curve, _): return named(.unitCurve(curve))
    case .transition(let value):
      names.merge(value.animationNames) { first, _ in first }
      return named(.transition(value.transition))
    case .geometry(.unitPoint, let numbers):
      return named(.unitPoint(UnitPoint(x: numbers[0], y: numbers[1])))
    case .geometry(.size, let numbers):
      return chain(
        .bare,
        [
          MemberValue.Link(
            name: "CGSize",
            arguments: [("width", .number(numbers[0])), ("height", .number(numbers[1]))])
        ])
    case .opaque(let opaque):
      return chain(.implicit, [.init(name: String(opaque.text.drop { $0 == "." }), arguments: nil)])
    default: return nil
    }
  }

  private func literal(_ kind: Term.Kind) -> Term { Term(kind: kind, range: position.range) }

  private mutating func constant(_ number: Double) -> Term? {
    guard number == .infinity else { return nil }
    return chain(.implicit, [.init(name: "infinity", arguments: nil)])
  }

  private mutating func named(_ value: CatalogValue) -> Term {
    let name = "value\(values.count)"
    values[name] = value
    let link = Term.Link(
      name: name, nameRange: position.range, arguments: nil, range: position.range)
    return literal(.chain(Term.Chain(head: .bare, links: [link])))
  }
}

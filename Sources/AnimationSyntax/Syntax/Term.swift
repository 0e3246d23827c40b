internal import SwiftProgram

/// A value as it is written, operators grouped: what remains of the Swift syntax tree once everything that is
/// not understood has been turned away.
///
/// Expressions, keyframes, schedules, transitions and scenarios are all read as terms; what a term denotes
/// depends on the names that mean something where it is.
struct Term {
  indirect enum Kind {
    /// An integer literal, as written.
    case integer(String)
    /// A floating-point literal, as written.
    case decimal(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// A text in quotes.
    case text(String)
    /// `[a, b, c]`
    case array([Term])
    /// Operands with operators of one precedence between them: one operator fewer than operands.
    case operation(Precedence, [Term], [Operator])
    /// A sign before an operand.
    case signed(Operator, Term)
    /// `condition ? one : other`
    case choice(Term, Term, Term)
    /// Names, members and calls.
    case chain(Chain)
    /// A value of a type that nothing here takes, in words.
    case foreign(String)
  }

  let kind: Kind
  /// UTF-8 offsets in the source.
  let range: Range<Int>
}

extension Term {
  /// An operator as written.
  struct Operator {
    let name: String
    let range: Range<Int>
  }

  /// `a.b(…).c` without recursion: where it begins and what follows, link by link.
  struct Chain {
    enum Head {
      /// Nothing before the first dot, as in `.spring`.
      case implicit
      /// The first link is without a dot before it, as in `Animation.spring`.
      case bare
      /// A value in parentheses, or a literal.
      case value(Term)
    }

    let head: Head
    let links: [Link]
  }

  /// A name, and its arguments if it is called.
  struct Link {
    let name: String
    let nameRange: Range<Int>
    /// Nil if there are no parentheses.
    let arguments: [Argument]?
    /// From the name to the closing parenthesis.
    let range: Range<Int>
  }

  /// An argument of a call.
  struct Argument {
    let label: String?
    let labelRange: Range<Int>
    let value: Term

    /// Label and value.
    var range: Range<Int> {
      min(labelRange.lowerBound, value.range.lowerBound)..<value.range.upperBound
    }
  }
}

extension Term {
  /// The shape of a chain, seen from its end.
  enum ChainShape {
    /// `size`
    case name(String)
    /// `max(a, b)`
    case call(Link)
    /// `.zero`, `.degrees(45)`
    case implicitMember(Link)
    /// `size.width`, `count.rounded()`, `Angle.zero`
    case member(Term, Link)
  }

  /// The chain from its end: the last link, and what it is a member of.
  func shape(of chain: Chain) -> ChainShape {
    guard let last = chain.links.last else { return .member(self, .nothing(at: range)) }
    if chain.links.count == 1 {
      switch chain.head {
      case .implicit: return .implicitMember(last)
      case .bare: return last.arguments == nil ? .name(last.name) : .call(last)
      case .value(let base): return .member(base, last)
      }
    }
    let links = Array(chain.links.dropLast())
    // A chain in parentheses has the range of these.
    let start =
      switch chain.head {
      case .implicit: range.lowerBound
      case .bare: links[0].range.lowerBound
      case .value(let base): base.range.lowerBound
      }
    return .member(
      Term(
        kind: .chain(Chain(head: chain.head, links: links)),
        range: start..<links[links.count - 1].range.upperBound), last)
  }

  /// The shape of the term if it is a chain.
  var shape: ChainShape? {
    if case .chain(let chain) = kind { shape(of: chain) } else { nil }
  }

  /// The name that the term is, if it is nothing else.
  var onlyName: String? {
    if case .name(let name) = shape { name } else { nil }
  }
}

extension Term.Link {
  /// A link without a name, which no chain has.
  fileprivate static func nothing(at range: Range<Int>) -> Term.Link {
    Term.Link(
      name: "", nameRange: range.upperBound..<range.upperBound, arguments: nil,
      range: range.upperBound..<range.upperBound)
  }
}

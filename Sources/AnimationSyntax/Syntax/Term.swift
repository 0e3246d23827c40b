internal import SwiftProgram

/// A value as it is written, with operators grouped: the part of the Swift syntax tree that remains once everything
/// unsupported is rejected.
///
/// Expressions, keyframes, schedules, transitions and scenarios are all read as terms; the meaning of a term depends on
/// the names in its scope.
struct Term {
  indirect enum Kind {
    /// An integer literal, as written.
    case integer(String)
    /// A floating-point literal, as written.
    case decimal(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// A string literal.
    case text(String)
    /// `[a, b, c]`
    case array([Term])
    /// Operands separated by operators of a single precedence: one operator fewer than operands.
    case operation(Precedence, [Term], [Operator])
    /// A sign before an operand.
    case signed(Operator, Term)
    /// `condition ? one : other`
    case choice(Term, Term, Term)
    /// A chain of names, members and calls.
    case chain(Chain)
    /// A value of a type that nothing here accepts, in words.
    case foreign(String)
  }

  let kind: Kind
  /// UTF-8 offsets in the source.
  let range: Range<Int>
}

extension Term {
  /// An operator with its range.
  struct Operator {
    let name: String
    let range: Range<Int>
  }

  /// A chain such as `a.b(…).c` without recursion: its head and the links after it.
  struct Chain {
    enum Head {
      /// No value before the first dot, as in `.spring`.
      case implicit
      /// The first link has no dot before it, as in `Animation.spring`.
      case bare
      /// A value in parentheses, or a literal.
      case value(Term)
    }

    let head: Head
    let links: [Link]
  }

  /// A name, with its arguments if it is called.
  struct Link {
    let name: String
    let nameRange: Range<Int>
    /// The arguments; nil if there are no parentheses.
    let arguments: [Argument]?
    /// The range from the name to the closing parenthesis.
    let range: Range<Int>
  }

  /// An argument of a call.
  struct Argument {
    let label: String?
    let labelRange: Range<Int>
    let value: Term

    /// The range of the label and the value.
    var range: Range<Int> {
      min(labelRange.lowerBound, value.range.lowerBound)..<value.range.upperBound
    }
  }
}

extension Term {
  /// The form of a chain, determined by its end.
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

  /// Returns the form of a chain: its last link, and what it is a member of.
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
    // A chain in parentheses has the range of the parentheses.
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

  /// The form of the term if it is a chain.
  var shape: ChainShape? {
    if case .chain(let chain) = kind { shape(of: chain) } else { nil }
  }

  /// The name, if the term is nothing but a name.
  var onlyName: String? {
    if case .name(let name) = shape { name } else { nil }
  }
}

extension Term.Link {
  /// Returns a link without a name, which occurs in no chain.
  fileprivate static func nothing(at range: Range<Int>) -> Term.Link {
    Term.Link(
      name: "", nameRange: range.upperBound..<range.upperBound, arguments: nil,
      range: range.upperBound..<range.upperBound)
  }
}

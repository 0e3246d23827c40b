/// A piece of an expression as it was written: what remains of the Swift syntax tree once everything
/// that no animation can contain has been turned away.
struct Term {
  indirect enum Kind {
    /// An integer literal, as written.
    case integer(String)
    /// A floating-point literal, as written.
    case decimal(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `[a, b, c]`
    case array([Term])
    /// Operands with the operators between them, not yet grouped: one operator fewer than operands.
    case operation([Term], [Operator])
    /// A sign before an operand.
    case signed(Operator, Term)
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
      /// The first link stands without a dot before it, as in `Animation.spring`.
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

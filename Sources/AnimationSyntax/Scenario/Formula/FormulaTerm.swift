/// A value of a scenario as it is written, operators grouped.
struct FormulaTerm {
  indirect enum Kind {
    /// An integer literal, as written.
    case integer(String)
    /// A floating-point literal, as written.
    case decimal(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// A text in quotes.
    case text(String)
    /// A name by itself.
    case name(String)
    /// `.zero`, `.degrees(45)`: of a type that the place tells.
    case implicitMember(Call)
    /// `size.width`, `count.rounded()`, `Angle.zero`.
    case member(FormulaTerm, Call)
    /// `max(a, b)`, `CGSize(width: 1, height: 2)`.
    case call(Call)
    /// A sign before an operand.
    case prefixed(Operator, FormulaTerm)
    /// Operands with `+` and `-` between them.
    case sum([FormulaTerm], [Operator])
    /// Operands with `*`, `/` and `%` between them.
    case product([FormulaTerm], [Operator])
    /// `a < b`
    case comparison(FormulaTerm, Operator, FormulaTerm)
    /// Operands with `&&` between them.
    case conjunction([FormulaTerm])
    /// Operands with `||` between them.
    case disjunction([FormulaTerm])
    /// `condition ? a : b`
    case choice(FormulaTerm, FormulaTerm, FormulaTerm)
  }

  let kind: Kind
  /// UTF-8 offsets in the file.
  let range: Range<Int>
}

extension FormulaTerm {
  /// An operator as written.
  struct Operator {
    let name: String
    let range: Range<Int>
  }

  /// A name, and its arguments if it is called.
  struct Call {
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
    let value: FormulaTerm
    /// Label and value.
    let range: Range<Int>
  }
}

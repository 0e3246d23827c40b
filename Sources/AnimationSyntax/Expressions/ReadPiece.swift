/// What was read of one expression or of one animation of a paste, before it is known in which file.
struct ReadPiece {
  /// The curves, or what is wrong.
  let curves: Result<[ParsedExpression], Fault>

  /// Where in a paste it stands; nil for an expression by itself.
  var site: PastedSite?

  /// Gives the text by which the curves can be asked for again; nil for an expression by itself.
  var written: (() -> String)?
}

extension ReadPiece {
  /// Whether its curves are known.
  var isUnderstood: Bool { (try? curves.get()) != nil }

  /// The piece as others see it.
  func reading(line: Int, _ error: (Fault) -> ExpressionError) -> ExpressionReading {
    ExpressionReading(line: line, curves: curves.mapError(error), site: site)
  }
}

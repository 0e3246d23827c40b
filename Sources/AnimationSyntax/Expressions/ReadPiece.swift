internal import SwiftProgram

/// What was read of one expression or of one animation of a paste, before it is known in which file.
struct ReadPiece {
  /// The curves, or what is wrong.
  var curves: Result<[ParsedExpression], Fault>

  /// Where in a paste it is; nil for an expression by itself.
  var site: PastedSite?

  /// Where it is in a list among whose lines there are declarations, if it is not written as Swift is; it is none of the
  /// animations then.
  var line: Int?

  /// Gives the text by which the curves can be asked for again; nil for an expression by itself.
  var written: (() -> String)?
}

extension ReadPiece {
  /// Whether its curves are known.
  var isUnderstood: Bool { (try? curves.get()) != nil }

  /// The piece with the place in the file in front of every note on its curves.
  func withPlacedNotes(in fileName: String) -> ReadPiece {
    guard let site else { return self }
    var piece = self
    piece.curves = curves.map { curves in
      curves.map { curve in
        var curve = curve
        curve.notes = curve.notes.map { "\(fileName):\(site.line): \($0)" }
        return curve
      }
    }
    return piece
  }

  /// The piece as others see it.
  func reading(line: Int, _ error: (Fault) -> ExpressionError) -> ExpressionReading {
    ExpressionReading(line: line, curves: curves.mapError(error), site: site)
  }
}

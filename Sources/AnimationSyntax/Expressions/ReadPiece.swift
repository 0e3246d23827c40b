internal import SwiftProgram

/// The reading of one expression or of one animation of a paste, before its file is known.
struct ReadPiece {
  /// The curves, or the fault.
  var curves: Result<[ParsedExpression], Fault>

  /// The position in a paste; nil for an expression by itself.
  var site: PastedSite?

  /// The number of the line if it is a line without Swift syntax in a list that also contains declarations; such a line
  /// is none of the animations.
  var line: Int?

  /// Returns the way in which the piece is split into single expressions.
  var parts: () throws(Fault) -> ExpressionReading.Parts = { .curves }
}

extension ReadPiece {
  /// Creates the piece of an animation of a paste.
  ///
  /// - Parameter written: A closure that returns the text for requesting the curves again.
  init(
    _ curves: Result<[ParsedExpression], Fault>, at site: PastedSite,
    written: @escaping () -> String
  ) {
    self.init(curves: curves, site: site)
    guard case .success(let curves) = curves, let first = curves.first else { return }
    let name = first.isLabelled ? first.timeline ?? first.name : site.text
    parts = { .one(name: name, text: written()) }
  }

  /// Whether the curves are known.
  var isUnderstood: Bool { (try? curves.get()) != nil }

  /// Returns the piece with the position in the file before every note on its curves.
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

  /// Returns the piece as a public reading.
  func reading(line: Int, _ placed: (Fault) -> ExpressionError) -> ExpressionReading {
    let parts: ExpressionReading.Parts
    do throws(Fault) {
      parts = try self.parts()
    } catch {
      parts = .none(placed(error))
    }
    return ExpressionReading(
      line: line, curves: curves.mapError(placed), site: site, parts: parts)
  }
}

internal import SwiftProgram

/// The reading of one expression or of one animation of a paste, before it is known in which file it is.
struct ReadPiece {
  /// The curves, or what is wrong.
  var curves: Result<[ParsedExpression], Fault>

  /// The place in a paste; nil for an expression by itself.
  var site: PastedSite?

  /// The number of its line in a list among whose lines there are declarations, if it is not written as Swift is; it
  /// is none of the animations then.
  var line: Int?

  /// Says how it is taken apart into expressions by themselves.
  var parts: () throws(Fault) -> ExpressionReading.Parts = { .curves }
}

extension ReadPiece {
  /// An animation of a paste.
  ///
  /// - Parameter written: Gives the text by which the curves can be asked for again.
  init(
    _ curves: Result<[ParsedExpression], Fault>, at site: PastedSite,
    written: @escaping () -> String
  ) {
    self.init(curves: curves, site: site)
    guard case .success(let curves) = curves, let first = curves.first else { return }
    let name = first.isLabelled ? first.timeline ?? first.name : site.text
    parts = { .one(name: name, text: written()) }
  }

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

internal import AnimationSyntax

/// Expressions, one on each line, as in a file of expressions, or the animations of a pasted Swift file.
enum SeveralExpressions {
  /// The largest number of curves that are checked.
  private static let most = 4

  /// Returns the curves that are understood; the errors of the other expressions are checked.
  static func curves(of text: String, named name: String) throws -> [ParsedExpression] {
    let readings: [ExpressionReading]
    do {
      readings = try ExpressionFile.readings(text, fileName: name)
    } catch {
      try OutputChecks.check(error)
      return []
    }
    var curves: [ParsedExpression] = []
    for reading in readings {
      switch reading.curves {
      case .success(let found): curves += found
      case .failure(let error): try OutputChecks.check(error)
      }
      if let site = reading.site {
        for words in [site.name, site.text, site.construct] { try OutputChecks.check(words: words) }
        try require(site.line > 0 && site.column > 0, "\(site.name) has no place")
      }
    }
    for words in curves.flatMap(\.notes) { try OutputChecks.check(words: words) }
    return Array(curves.prefix(most))
  }

  /// Returns a number by which an input chooses among checks that would take too long together.
  static func choice(of text: String) -> Int {
    text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_521 }
  }
}

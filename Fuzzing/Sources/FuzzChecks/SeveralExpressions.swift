internal import AnimationSyntax

/// Expressions, one on each line, as a file of them has, or the animations of a pasted Swift file.
enum SeveralExpressions {
  /// The most that are looked at.
  private static let most = 4

  /// The curves that are understood; what is wrong with the others is looked at.
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

  /// A number by which an input chooses among what takes too long to do all of it every time.
  static func choice(of text: String) -> Int {
    text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_521 }
  }
}

internal import AnimationSyntax

/// Swift files of apps that are pasted for their animations.
enum PasteCheck {
  static func run(_ text: String) throws -> Bool {
    let curves = try SeveralExpressions.curves(of: text, named: "a.swift")
    let again = try SeveralExpressions.curves(of: text, named: "a.swift")
    try require(again.map(\.name) == curves.map(\.name), "read differently twice")
    let choice = SeveralExpressions.choice(of: text)
    for curve in curves.prefix(2) {
      try SubjectCheck(subject: curve.subject, name: curve.name, choice: choice).run()
    }
    return !curves.isEmpty
  }
}

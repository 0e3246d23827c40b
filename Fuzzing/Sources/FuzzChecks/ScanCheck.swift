internal import SourceScanning

/// Swift files of apps that are scanned for animations, finished or not.
enum ScanCheck {
  static func run(_ text: String) throws -> Bool {
    let document = document(of: text, skips: true)
    let json = document.json
    // Whether files without any of the words that matter are parsed changes nothing but how many are.
    let again = Self.document(of: text, skips: false)
    try require(again.csv == document.csv, "scanned differently twice")
    for json in [json, document.sarif] { try OutputChecks.check(json: Array(json.utf8)) }
    for words in [document.text, document.markdown, document.gitHub, document.tokens] {
      try OutputChecks.check(printed: words)
    }
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    for animation in document.scan.animations {
      let places = [animation.start, animation.end]
      try require(
        places.allSatisfy { (1...lines).contains($0.line) && $0.column > 0 },
        "\(animation.expression) is at \(animation.start) to \(animation.end)")
      for figure in [animation.duration, animation.settle, animation.overshoot] {
        try require(figure?.isNaN != true, "\(animation.expression) has a figure that is nan")
      }
    }
    return !document.scan.animations.isEmpty
  }

  private static func document(of text: String, skips: Bool) -> ScanDocument {
    var scan = SourceScanner(jobs: 1, skips: skips).scan([
      SourceFile(path: "Sources/App/a.swift", bytes: Array(text.utf8))
    ])
    let findings = scan.findings(RuleSettings())
    return ScanDocument(scan, findings: findings)
  }
}

internal import MotionConversion
internal import OutsideText
internal import RecordingFormats

/// Conversions of some expressions to some targets, or the reasons why they are not possible.
struct ConversionListing {
  /// The conversion of one expression to one target.
  typealias Row = (target: ConversionTarget, result: Result<Conversion, ConversionProblem>)

  /// The expressions in their order.
  let expressions: [(name: String, rows: [Row])]

  /// The largest number of lines of code in a table, and of characters in each of these lines.
  private static let shownLines = 8
  private static let shownWidth = 120

  /// A table: the target, its error, and the code below it.
  func table(usesEmphasis: Bool) -> String {
    var sections: [String] = []
    let width = ConversionTarget.allCases.map(\.rawValue.count).max() ?? 0
    for (name, rows) in expressions {
      let name = PrintableText.line(name)
      var lines = [usesEmphasis ? "\u{1B}[1m\(name)\u{1B}[0m" : name]
      for (target, result) in rows {
        let label = target.rawValue
        let head = "  \(label)\(String(repeating: " ", count: width - label.count))  "
        switch result {
        case .success(let conversion):
          lines.append(head + PrintableText.line(conversion.verdict))
          lines += Self.shown(conversion.code).map { "      " + PrintableText.line($0) }
        case .failure(let problem):
          lines.append(head + "not possible: \(PrintableText.line(problem.description))")
        }
      }
      sections.append(lines.joined(separator: "\n") + "\n")
    }
    return sections.joined(separator: "\n")
  }

  private static func shown(_ code: String) -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    var shown = lines.prefix(shownLines).map { line in
      line.count <= shownWidth ? String(line) : line.prefix(shownWidth - 1) + "…"
    }
    if lines.count > shownLines { shown.append("… and \(lines.count - shownLines) more lines") }
    return shown
  }

  /// The JSON of the form `kymograph/convert`.
  var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema("kymograph/convert", version: 1)
      json.array("expressions") { json in
        for (name, rows) in expressions {
          json.object { json in
            json.member("name", name)
            json.array("targets") { json in
              for (target, result) in rows {
                json.object { json in
                  json.member("target", target.rawValue)
                  switch result {
                  case .success(let conversion): json.conversion(conversion)
                  case .failure(let problem): json.problem(problem)
                  }
                }
              }
            }
          }
        }
      }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func conversion(_ conversion: Conversion) {
    member("code", conversion.code)
    member("formula", conversion.formula)
    member("exact", conversion.accuracy == .exact)
    accuracy("error", conversion.accuracy)
    if let spring = conversion.springAccuracy { accuracy("errorOfSpring", spring) }
    array("alternatives") { json in
      for alternative in conversion.alternatives {
        json.object { json in
          json.member("label", alternative.label)
          json.member("code", alternative.code)
          json.accuracy("error", alternative.accuracy)
        }
      }
    }
    array("remarks") { json in
      for remark in conversion.remarks { json.element(remark) }
    }
  }

  private mutating func accuracy(_ name: String, _ accuracy: Conversion.Accuracy) {
    object(name, .inline) { json in
      switch accuracy {
      case .exact: json.member("largest", 0.0)
      case .within(let error, let time):
        json.member("largest", error)
        json.member("time", time)
      }
    }
  }

  fileprivate mutating func problem(_ problem: ConversionProblem) {
    member("code", nullBecause: problem.reason)
    if let hint = problem.hint { member("hint", hint) }
  }
}

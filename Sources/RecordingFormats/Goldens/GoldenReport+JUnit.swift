internal import MotionComparison
internal import OutsideText

extension GoldenReport {
  /// The report in JUnit's form, which build servers read: a test case for each motion, and a failure for each
  /// motion that does not pass.
  ///
  /// It contains no times and no dates: the same motions give the same bytes.
  ///
  /// Source: the elements and attributes of `junit-10.xsd` of Jenkins' xUnit plug-in (jenkinsci/xunit-plugin),
  /// without those for the time and place of a test.
  public var jUnit: String {
    let failures = entries.count { !$0.passes }
    let counts = "tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"0\""
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append("<testsuites name=\"kymo check\" \(counts)>")
    lines.append("  <testsuite name=\(Self.quoted(folder)) \(counts) skipped=\"0\">")
    for entry in entries { lines += Self.testCase(entry, folder) }
    lines.append("  </testsuite>")
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ entry: Entry, _ folder: String) -> [String] {
    let words = GoldenWords(entry)
    let head = "    <testcase classname=\(quoted(folder)) name=\(quoted(entry.name))"
    var lines: [String] = []
    if !entry.passes {
      let kind = entry.verdict.passes ? "expectation" : words.key
      let message = "\(entry.name): \(words.details.first ?? words.verdict)"
      var text = [entry.text] + words.details
      if let origin = entry.origin {
        text.insert("\(origin.file):\(origin.line)", at: 0)
      }
      lines.append(
        "      <failure type=\(quoted(kind)) message=\(quoted(message))>"
          + XMLText.escaped(text.joined(separator: "\n")) + "</failure>")
    } else if case .respelled = entry.verdict {
      let text = ([entry.text] + words.details).joined(separator: "\n")
      lines.append("      <system-out>\(XMLText.escaped(text))</system-out>")
    }
    if let figure = entry.figure {
      // The form in which Jenkins' attachments and GitLab find files that belong to a test.
      lines.append("      <system-out>[[ATTACHMENT|\(XMLText.escaped(figure))]]</system-out>")
    }
    guard !lines.isEmpty else { return [head + "/>"] }
    return [head + ">"] + lines + ["    </testcase>"]
  }

  private static func quoted(_ text: String) -> String {
    "\"\(XMLText.escaped(text, keepsLines: true))\""
  }
}

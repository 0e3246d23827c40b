internal import OutsideText

/// A workflow command of GitHub Actions: an annotation at a line of a file.
///
/// Source: "Workflow commands for GitHub Actions" in GitHub's documentation; the escapes are those given
/// there, `%25`, `%0D` and `%0A` everywhere, `%3A` and `%2C` in properties.
package enum GitHubCommand {
  /// The command, without a line feed at its end.
  ///
  /// - Parameters:
  ///   - name: The kind of annotation: `notice`, `warning` or `error`.
  ///   - file: The path of a file; nil for none.
  ///   - line: The number of a line in the file, from 1.
  ///   - column: The number of a column in the line, from 1.
  ///   - title: The title, which is in bold.
  ///   - message: The text, of one line or several.
  package static func text(
    _ name: String, file: String?, line: Int?, column: Int? = nil, title: String, message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(property(file))") }
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=\(property(title))")
    return "::\(name) \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    escaped(PrintableText.lines(text), [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  private static func property(_ text: String) -> String {
    escaped(
      PrintableText.line(text),
      [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  private static func escaped(
    _ text: String, _ escapes: [(Unicode.Scalar, String)]
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes.first(where: { $0.0 == scalar }) {
        escaped += escape.1
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

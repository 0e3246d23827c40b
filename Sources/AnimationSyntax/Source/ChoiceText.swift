internal import SwiftProgram

/// The expression for one choice from the arrays of a sweep, as separate text.
struct ChoiceText {
  /// The text, with the name of the choice as its label if the sweep has one.
  let text: String

  /// Creates the text of a choice.
  ///
  /// - Parameters:
  ///   - source: The text of the sweep.
  ///   - label: The label before the expression.
  ///   - name: The name of the choice.
  ///   - replacements: The arrays, in order, with the chosen elements.
  ///   - keepsLines: Whether line breaks are kept, as statements require.
  init(
    _ source: TextRegions, label: ExpressionLabel, named name: String,
    choosing replacements: [(range: Range<Int>, text: String)], keepsLines: Bool = false
  ) {
    let body =
      keepsLines
      ? Self.lines(of: source, range: label.expression, replacing: replacements)
      : OneLineText(source, range: label.expression, replacing: replacements).text
    text = label.name == nil ? body : Self.labelled(body, name)
  }

  /// Returns an expression with a name as its label.
  static func labelled(_ expression: String, _ name: String) -> String {
    "\(quoted(name))=\(expression)"
  }

  /// Returns a text, which may have a label, with a different label.
  static func relabelled(_ text: String, _ name: String) -> String {
    let regions = TextRegions(Array(text.utf8))
    let range = (try? ExpressionLabel(regions))?.expression ?? 0..<regions.bytes.count
    return labelled(String(decoding: regions.bytes[range], as: UTF8.self), name)
  }

  /// Returns a piece of source with its line breaks but without comments.
  static func lines(
    of source: TextRegions, range: Range<Int>,
    replacing replacements: [(range: Range<Int>, text: String)] = []
  ) -> String {
    let bytes = source.withoutComments
    var result: [UInt8] = []
    var index = range.lowerBound
    for replacement in replacements {
      result += bytes[index..<replacement.range.lowerBound]
      result += replacement.text.utf8
      index = replacement.range.upperBound
    }
    result += bytes[index..<range.upperBound]
    return String(decoding: result, as: UTF8.self).trimmingBlanks
  }

  /// Returns a name in the form of a label: in quotes if it contains characters with a meaning in labels.
  private static func quoted(_ name: String) -> String {
    guard name.utf8.contains(where: { Self.signs.contains($0) }) else { return name }
    let quote = name.utf8.contains(.quote) ? "'" : "\""
    return quote + name + quote
  }

  private static let signs = Set("=\"'#/[{".utf8)
}

/// A file that is one piece of an app's code around keyframes: an animator with the structure of its values beside
/// it, or a whole view.
///
/// It is read whole, where other files have an expression on a line.
struct KeyframePaste {
  private let text: TextRegions
  private let range: Range<Int>

  init(_ text: TextRegions) {
    self.text = text
    range = text.trimmed(0..<text.bytes.count)
  }

  /// The number of the first line, from 1.
  var line: Int { text.bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Whether a file is one: it has keyframes, and begins a line with a declaration or a view.
  static func isMeant(by text: TextRegions) -> Bool {
    guard KeyframeExpression.isMeant(by: text, in: 0..<text.bytes.count) else { return false }
    var depth = 0
    var isLineStart = true
    var index = 0
    while index < text.bytes.count {
      let byte = text.bytes[index]
      let isCode = text.regions[index] == .code
      if byte.isLineBreak {
        isLineStart = true
      } else if isCode, !byte.isBlank {
        if isLineStart, depth == 0 {
          let word = String(
            decoding: text.bytes[index...].prefix(while: \.isWordPart), as: UTF8.self)
          if declarations.contains(word) || byte == UInt8(ascii: "@") { return true }
          // A modifier below its view, as far to the left.
          if text.bytes[index...].starts(with: ".keyframeAnimator".utf8),
            index == 0 || text.bytes[index - 1].isLineBreak
          {
            return true
          }
        }
        isLineStart = false
        if byte.closingBracket != nil { depth += 1 }
        if byte.isClosingBracket { depth -= 1 }
      }
      index += 1
    }
    return false
  }

  /// The words with which what stands beside keyframes begins.
  private static let declarations: Set<String> = [
    "struct", "enum", "extension", "import", "private", "fileprivate", "public", "internal",
    "final",
  ]

  /// The curves of all keyframes in it.
  func curves(in context: ExpressionContext) throws(Fault) -> [ParsedExpression] {
    try TextGuard.checkText(text, in: 0..<text.bytes.count)
    return try KeyframeExpression(
      text: text, label: ExpressionLabel(name: nil, expression: range),
      semantics: context.semantics
    ).curves()
  }

  /// Some curves by the timelines that they are of.
  func singles(_ curves: [ParsedExpression]) -> [SingleExpression] {
    var singles: [SingleExpression] = []
    for curve in curves {
      let name = curve.timeline ?? curve.name
      if singles.last?.name == name {
        singles[singles.count - 1].curves.append(curve)
      } else {
        singles.append(
          SingleExpression(name: name, text: text.string(in: range), curves: [curve]))
      }
    }
    return singles
  }
}

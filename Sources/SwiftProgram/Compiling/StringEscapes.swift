/// The characters for the escapes in a string literal.
package enum StringEscapes {
  /// Returns the text of a segment.
  ///
  /// - Parameters:
  ///   - segment: The segment as it is written.
  ///   - signs: The number of number signs around a raw string, which its escapes need, too.
  package static func text(of segment: String, signs: Int) -> String {
    let mark = "\\" + String(repeating: "#", count: signs)
    guard segment.contains(mark) else { return segment }
    var text = ""
    var rest = Substring(segment)
    while let character = rest.first {
      guard rest.hasPrefix(mark) else {
        text.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(mark.count)
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "n": text += "\n"
      case "t": text += "\t"
      case "r": text += "\r"
      case "0": text += "\0"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest.removeFirst(min(digits.count + 2, rest.count))
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      case let other: text.append(other)
      }
    }
    return text
  }
}

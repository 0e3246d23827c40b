/// Foundation's `Scanner`, which reads a text from its last position on.
///
/// It is an object: all references to it share the position.
package final class ScannerValue {
  /// The text that is read.
  let text: String

  /// The index of the next character.
  private var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// The number of characters before the next one; a number that is not from 0 to their count is ignored.
  ///
  /// Complexity: O(*n*) in the length of the text.
  var place: Int {
    get { text.distance(from: text.startIndex, to: index) }
    set {
      guard newValue >= 0 else { return }
      index = text.index(text.startIndex, offsetBy: newValue, limitedBy: text.endIndex) ?? index
    }
  }

  /// The characters that are left.
  private var rest: Substring { text[index...] }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool { rest.drop(while: Self.isSkipped).isEmpty }

  /// Reads a hexadecimal number, with or without `0x`; nil if none begins.
  ///
  /// - Parameter most: The largest number, which also stands for greater ones.
  func hexadecimal(upTo most: UInt64) -> UInt64? {
    var rest = rest.drop(while: Self.isSkipped)
    if rest.hasPrefix("0x") || rest.hasPrefix("0X"), Self.digit(rest.dropFirst(2).first) != nil {
      rest = rest.dropFirst(2)
    }
    guard var number = Self.digit(rest.first) else { return nil }
    rest = rest.dropFirst()
    while let digit = Self.digit(rest.first) {
      let (product, overflows) = number.multipliedReportingOverflow(by: 16)
      number = overflows ? .max : product | digit
      rest = rest.dropFirst()
    }
    index = rest.startIndex
    return min(number, most)
  }

  /// Reads an integer; nil if none begins.
  func integer() -> Int? {
    var rest = rest.drop(while: Self.isSkipped)
    let sign = rest.first == "-" || rest.first == "+" ? String(rest.removeFirst()) : ""
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    index = digits.endIndex
    return Int(sign + digits) ?? (sign == "-" ? .min : .max)
  }

  private static func isSkipped(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(NamedCharacterSet.whitespacesAndNewlines.contains)
  }

  private static func digit(_ character: Character?) -> UInt64? {
    guard let character, character.isASCII else { return nil }
    return character.hexDigitValue.map { UInt64($0) }
  }
}

internal import SwiftProgram

/// Splits a list of expectations, with regard to quotes and brackets.
struct ExpectationScanner {
  let bytes: [UInt8]

  /// Whether each byte is outside of quotes and brackets.
  private let isOpen: [Bool]

  /// The offset of a quote or bracket that is never closed.
  private let unclosed: Int?

  init(_ text: String) {
    // A line break may be wherever a blank may be.
    bytes = text.utf8.map { $0 == UInt8(ascii: "\n") ? .space : $0 }
    var isOpen: [Bool] = []
    var quote: (byte: UInt8, offset: Int)?
    var brackets: [Int] = []
    for (offset, byte) in bytes.enumerated() {
      let isInside = quote != nil || !brackets.isEmpty
      if let open = quote {
        if byte == open.byte { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = (byte, offset)
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        brackets.append(offset)
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]"), !brackets.isEmpty {
        brackets.removeLast()
      }
      isOpen.append(!isInside && quote == nil && brackets.isEmpty)
    }
    self.isOpen = isOpen
    unclosed = quote?.offset ?? brackets.first
  }

  /// Returns the ranges of the expectations between the commas, without outer blanks.
  func pieces() throws(Fault) -> [Range<Int>] {
    if let unclosed {
      let bracket = String(decoding: bytes[unclosed...unclosed], as: UTF8.self)
      throw Fault(.unclosed(bracket), unclosed..<unclosed + 1)
    }
    var pieces: [Range<Int>] = []
    var start = 0
    for comma in offsets(of: UInt8(ascii: ","), in: 0..<bytes.count) {
      pieces.append(trimmed(start..<comma))
      start = comma + 1
    }
    pieces.append(trimmed(start..<bytes.count))
    for piece in pieces where piece.isEmpty {
      throw Fault(.expectation(.nothingExpected), piece)
    }
    return pieces
  }

  /// Returns the positions of a byte outside of quotes and brackets.
  func offsets(of byte: UInt8, in range: Range<Int>) -> [Int] {
    range.filter { bytes[$0] == byte && isOpen[$0] }
  }

  /// Returns the position of the first byte outside of quotes and brackets that satisfies a condition; nil if there is
  /// none.
  func first(in range: Range<Int>, where holds: (UInt8) -> Bool) -> Int? {
    range.first { isOpen[$0] && holds(bytes[$0]) }
  }

  /// Returns the ranges of a whole word outside of quotes and brackets.
  func words(_ word: String, in range: Range<Int>) -> [Range<Int>] {
    let letters = Array(word.utf8)
    guard range.count >= letters.count else { return [] }
    return (range.lowerBound...range.upperBound - letters.count).compactMap { start in
      let match = start..<start + letters.count
      guard isOpen[start], bytes[match].elementsEqual(letters),
        start == range.lowerBound || bytes[start - 1].isBlank,
        match.upperBound == range.upperBound || bytes[match.upperBound].isBlank
      else { return nil }
      return match
    }
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low].isBlank { low += 1 }
    while high > low, bytes[high - 1].isBlank { high -= 1 }
    return low..<high
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

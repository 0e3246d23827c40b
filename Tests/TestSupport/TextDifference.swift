/// The difference between two texts, line by line, for the message of a failed expectation.
///
///     let difference = TextDifference(expected: golden, actual: text)
///     #expect(difference.isEmpty, "\(difference)")
///
/// Lines in both texts begin with a blank, missing ones with `-`, unexpected ones with `+`. A line
/// feed at the end counts as a last, empty line, so that a missing one is noticed.
public struct TextDifference: Hashable, Sendable {
  /// A line with the texts in which it is.
  public enum Line: Hashable, Sendable {
    /// The line is in both texts.
    case common(String)

    /// The line is only in the expected text.
    case missing(String)

    /// The line is only in the actual text.
    case unexpected(String)
  }

  /// The lines of both texts in order; at a change, missing lines come first.
  public let lines: [Line]

  /// Compares two texts.
  public init(expected: String, actual: String) {
    // The bytes are compared: texts that only look the same are not the same output.
    let expected = Self.lines(of: expected)
    let actual = Self.lines(of: actual)
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in actual.difference(from: expected, by: { $0.utf8.elementsEqual($1.utf8) }) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removals.contains(old) {
        lines.append(.missing(expected[old]))
        old += 1
      } else if insertions.contains(new) {
        lines.append(.unexpected(actual[new]))
        new += 1
      } else {
        lines.append(.common(expected[old]))
        old += 1
        new += 1
      }
    }
    self.lines = lines
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool {
    lines.allSatisfy { line in
      if case .common = line { true } else { false }
    }
  }

  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension TextDifference: CustomStringConvertible {
  /// The number of common lines that are shown before and after a change.
  private static let context = 3

  /// The changed lines with a few lines around them; the lines that are left out are counted.
  public var description: String {
    guard !isEmpty else { return "no difference" }
    var isShown = lines.map { _ in false }
    for (index, line) in lines.enumerated() {
      if case .common = line { continue }
      let first = max(index - Self.context, 0)
      let last = min(index + Self.context, lines.count - 1)
      for near in first...last { isShown[near] = true }
    }
    var text: [String] = []
    var index = 0
    while index < lines.count {
      if isShown[index] {
        text.append(lines[index].marked)
        index += 1
      } else {
        let end = isShown[index...].firstIndex(of: true) ?? lines.count
        text.append("  … \(end - index) equal lines")
        index = end
      }
    }
    return text.joined(separator: "\n")
  }
}

extension TextDifference.Line {
  fileprivate var marked: String {
    switch self {
    case .common(let text): " \(text)"
    case .missing(let text): "-\(text)"
    case .unexpected(let text): "+\(text)"
    }
  }
}

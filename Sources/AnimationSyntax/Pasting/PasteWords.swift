internal import SwiftProgram

/// Examines the words of source before a parser reads it.
struct PasteWords {
  private let text: TextRegions

  init(_ text: TextRegions) { self.text = text }

  /// The types that the source declares, nested types included.
  var declaredTypes: Set<String> {
    var types: Set<String> = []
    var previous = ""
    var index = 0
    while let word = nextWord(from: &index, in: text.bytes.count) {
      if Self.types.contains(previous) { types.insert(word) }
      previous = word
    }
    return types
  }

  /// Whether the text begins with a call that contains an animation, as no expression does.
  var beginsWholeCall: Bool {
    guard let first = text.bytes.indices.first(where: { text.isMark(at: $0) }),
      text.bytes[first] == UInt8(ascii: "w")
    else { return false }
    return text.bytes[first...].starts(with: "withAnimation".utf8)
      && text.bytes[first...].dropFirst("withAnimation".utf8.count).first.map { !$0.isWordPart }
        ?? false
  }

  /// Whether the text is a declaration that begins with an attribute: `@MainActor static let …`.
  var declaresWithAttribute: Bool {
    var index = 0
    guard text.bytes.first == UInt8(ascii: "@"),
      nextWord(from: &index, in: text.bytes.count) != nil, index < text.bytes.count,
      text.bytes[index].isBlank || text.bytes[index].isLineBreak
        || text.bytes[index] == UInt8(ascii: "(")
    else { return false }
    while let word = nextWord(from: &index, in: text.bytes.count) {
      guard Self.declarations.contains(word) else { continue }
      return index < text.bytes.count && text.bytes[index].isBlank
    }
    return false
  }

  /// Whether a line outside of brackets begins a declaration.
  var hasDeclaration: Bool { containsLine(where: beginsDeclaration) }

  /// Whether a line outside of brackets belongs to a scenario: a state, or a statement that apps do not have at that
  /// level.
  var hasScenarioStatement: Bool { containsLine(where: beginsScenarioStatement) }

  /// Returns whether a line outside of brackets satisfies a condition.
  private func containsLine(where matches: (Range<Int>) -> Bool) -> Bool {
    var depth = 0
    var start = 0
    while start < text.bytes.count {
      let end = text.bytes[start...].firstIndex(where: \.isLineBreak) ?? text.bytes.count
      if depth == 0, matches(start..<end) { return true }
      for index in start..<end where text.regions[index] == .code {
        if text.bytes[index].closingBracket != nil { depth += 1 }
        if text.bytes[index].isClosingBracket { depth = max(depth - 1, 0) }
      }
      start = end + 1
    }
    return false
  }

  private func beginsDeclaration(_ line: Range<Int>) -> Bool {
    let content = text.trimmed(line)
    guard let first = content.first, text.regions[first] == .code else { return false }
    let byte = text.bytes[first]
    if byte == UInt8(ascii: "@") {
      return content.count > 1 && text.bytes[first + 1].isWordPart
    }
    var index = content.lowerBound
    if byte == .numberSign {
      return nextWord(from: &index, in: content.upperBound).map {
        Self.macros.contains($0) && index == first + 1 + $0.utf8.count
      } ?? false
    }
    guard byte.isWordPart else { return false }
    while let word = nextWord(from: &index, in: content.upperBound) {
      if Self.declarations.contains(word) {
        // `let=.bouncy` begins with a label; operators are functions.
        let next = text.bytes[index..<content.upperBound].first { !$0.isBlank }
        guard word == "func" || next != .equalsSign else { return false }
        guard nextWord(from: &index, in: content.upperBound) != nil else { return false }
        // `open=.bouncy` begins with a label, and so does `class A=.bouncy`.
        let sign = text.bytes[index..<content.upperBound].first { !$0.isBlank }
        return word == "let" || word == "var" || word == "typealias" || sign != .equalsSign
      }
      guard Self.modifiers.contains(word) else { return false }
    }
    return false
  }

  private func beginsScenarioStatement(_ line: Range<Int>) -> Bool {
    let content = text.trimmed(line)
    guard let first = content.first, text.regions[first] == .code else { return false }
    var index = content.lowerBound
    guard let word = nextWord(from: &index, in: content.upperBound) else { return false }
    if text.bytes[first] == UInt8(ascii: "@") { return Self.scenarioAttributes.contains(word) }
    // `at=.bouncy` begins with a label.
    let next = text.bytes[index..<content.upperBound].first { !$0.isBlank }
    return text.bytes[first].isWordPart && Self.scenarioStatements.contains(word)
      && next != .equalsSign
  }

  /// Returns the next word of code and advances the index to its end; nil if there is none in the range.
  private func nextWord(from index: inout Int, in end: Int) -> String? {
    while index < end, text.regions[index] != .code || !text.bytes[index].isWordPart {
      index += 1
    }
    guard index < end else { return nil }
    let start = index
    while index < end, text.bytes[index].isWordPart { index += 1 }
    return text.string(in: start..<index)
  }

  private static let types: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  private static let declarations: Set<String> = types.union([
    "import", "extension", "func", "let", "var", "init",
  ])

  private static let modifiers: Set<String> = [
    "static", "private", "fileprivate", "public", "internal", "package", "open", "final", "lazy",
    "mutating", "override", "nonisolated", "weak", "indirect",
  ]

  /// Returns whether a word begins a declaration.
  static func beginsDeclaration(_ word: String) -> Bool {
    declarations.contains(word) || modifiers.contains(word) || word == "case"
  }

  private static let macros: Set<String> = ["Preview", "if", "available"]

  private static let scenarioAttributes: Set<String> = ["State", "Animatable"]

  private static let scenarioStatements: Set<String> = [
    "at", "drag", "run", "for", "Group", "PhaseAnimator", "KeyframeAnimator", "environment",
    "context", "entry", "policy",
  ]
}

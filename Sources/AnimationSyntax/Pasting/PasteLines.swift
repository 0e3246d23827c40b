internal import SwiftProgram

/// The lines of a list of expressions that also contains declarations of constants, such as `let slow =
/// Animation.smooth(duration: 1)`.
///
/// Everything in such a list is an animation, so that an error is shown for each line that is not understood. In any
/// other source, most lines are not animations.
enum PasteLines {
  /// Returns the sites of source; for a list, with additional sites for the lines in which no animation is found.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - sites: The sites that were found in the source.
  static func sites(in text: TextRegions, with sites: [PasteSite]) -> [PasteSite] {
    let entries = ExpressionLines(text).entries.map { text.trimmed($0.range) }
    let lines = entries.map { Line(text, $0) }
    guard !lines.contains(.other), lines.contains(.expression), !sites.contains(where: \.isUIKit)
    else { return sites }
    let miswritten = entries.compactMap { miswrittenLine(text, $0) }
    let sites = sites.filter { site in
      !miswritten.contains { $0.range.contains(site.range.lowerBound) }
    }
    let others = zip(entries, lines).compactMap { entry, line -> PasteSite? in
      guard !miswritten.contains(where: { $0.range == entry }) else { return nil }
      // A chain that begins on the line before is a separate animation here.
      guard !sites.contains(where: { entry.contains($0.range.lowerBound) }) else { return nil }
      switch line {
      case .other: return nil
      case .constant(let name, let value):
        // A value that is not a member without its type may be a constant for use in other lines.
        guard text.bytes[value.lowerBound] == .period else { return nil }
        return PasteSite(
          construct: "let", declared: name, content: .expression(value, nil), range: value)
      case .expression:
        return PasteSite(
          construct: Self.member(text, entry) ?? "line", content: .expression(entry, nil),
          range: entry)
      }
    }
    return miswritten + others
      + sites.map { site in
        var site = site
        site.isGuess = false
        // If a line ends in one of these characters, Swift reads the next line as a continuation of the chain.
        if case .expression(let range, let type) = site.content,
          let entry = entries.first(where: { $0.contains(range.lowerBound) }),
          entry.upperBound < range.upperBound,
          [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(text.bytes[entry.upperBound - 1])
        {
          site.content = .expression(range.lowerBound..<entry.upperBound, type)
        }
        return site
      }
  }

  /// Returns the site of a line that the parser does not understand as a whole, even if it understands the beginning.
  private static func miswrittenLine(_ text: TextRegions, _ entry: Range<Int>) -> PasteSite? {
    do throws(Fault) {
      try TextGuard.checkText(text, in: entry)
      _ = try SwiftText(text, range: entry).readStatements()
      return nil
    } catch {
      var site = PasteSite(construct: "line", content: .expression(entry, nil), range: entry)
      site.fault = error
      site.isMiswritten = true
      return site
    }
  }

  /// Returns the name at the beginning of a line that begins with a dot.
  private static func member(_ text: TextRegions, _ entry: Range<Int>) -> String? {
    guard text.bytes[entry.lowerBound] == .period else { return nil }
    let name = text.bytes[entry.dropFirst()].prefix(while: \.isWordPart)
    return String(decoding: name, as: UTF8.self)
  }

  private enum Line: Equatable {
    /// `let slow = .smooth`, with the name and the value.
    case constant(String, Range<Int>)
    case expression
    /// Another declaration, an attribute, a construct with a body, or an assignment.
    case other

    init(_ text: TextRegions, _ entry: Range<Int>) {
      var rest = entry
      func word() -> String {
        let bytes = text.bytes[rest].prefix(while: \.isWordPart)
        rest = text.trimmed(bytes.endIndex..<rest.upperBound)
        return String(decoding: bytes, as: UTF8.self)
      }
      let first = text.bytes[entry.lowerBound]
      let keyword = word()
      guard keyword == "let" || keyword == "var" else {
        let isOther =
          PasteWords.beginsDeclaration(keyword) || first == UInt8(ascii: "@")
          || first == .numberSign || first.isClosingBracket
          || text.bytes[entry].contains(UInt8(ascii: "{"))
          || first != .period && text.bytes[entry].contains(.equalsSign)
        self = isOther ? .other : .expression
        return
      }
      let name = word()
      guard !rest.isEmpty, text.bytes[rest.lowerBound] == .equalsSign, !name.isEmpty else {
        self = .constant(name, entry)
        return
      }
      let value = text.trimmed((rest.lowerBound + 1)..<rest.upperBound)
      self = .constant(name, value.isEmpty ? entry : value)
    }
  }
}

extension PasteSite {
  /// Whether it is an animation of UIKit or a similar framework, which takes several statements.
  fileprivate var isUIKit: Bool {
    if case .uiKit = content { true } else { false }
  }
}

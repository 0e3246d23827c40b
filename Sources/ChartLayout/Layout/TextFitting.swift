internal import DrawingModel

/// Makes text fit a width.
struct TextFitting<Measurer: TextMeasuring> {
  let measurer: Measurer

  /// The character that replaces the characters left out.
  private static var ellipsis: String { "…" }

  /// `text` on one line: line breaks, tabs and other control characters become blanks.
  static func singleLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var result = ""
    for character in text {
      if character.unicodeScalars.contains(where: { isControl($0) }) {
        result.append(" ")
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// `text`, or as much of its beginning and end as fits with an ellipsis between them.
  func middleTruncated(_ text: String, font: Font, width: Double) -> String {
    truncated(text, font: font, width: width) { characters, kept in
      let head = (kept + 1) / 2
      return String(characters[..<head]) + Self.ellipsis
        + String(characters[(characters.count - (kept - head))...])
    }
  }

  /// `name`, or as many whole arguments and calls of its beginning and end as fit with an ellipsis between them;
  /// cut anywhere where these would be much less than fits.
  func nameTruncated(_ name: String, font: Font, width: Double) -> String {
    let plain = middleTruncated(name, font: font, width: width)
    guard plain != name else { return name }
    let characters = Array(name)
    let most = plain.count - 1
    let heads = characters.indices.filter { Self.endsHead(characters, at: $0) }
    let tails = characters.indices.filter { Self.beginsTail(characters, at: $0) }
    var best: (kept: Int, least: Int, text: String)?
    var first = 0
    for head in heads {
      // The longer the head, the shorter the longest tail.
      while first < tails.count,
        tails[first] <= head || head + characters.count - tails[first] > most
      { first += 1 }
      // The tails begin with the longest, so the first that fits is the best of this head.
      for tail in tails[first...] {
        let (kept, least) = (head + characters.count - tail, min(head, characters.count - tail))
        guard kept >= best?.kept ?? most / 2 else { break }
        guard (kept, least) > (best?.kept ?? most / 2, best?.least ?? 0) else { continue }
        let text = String(characters[..<head]) + Self.ellipsis + String(characters[tail...])
        if measurer.width(of: text, in: font) <= width {
          best = (kept, least, text)
          break
        }
      }
    }
    return best?.text ?? plain
  }

  /// Whether a beginning that is kept may end before an index: behind a bracket or an argument.
  private static func endsHead(_ characters: [Character], at index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = characters[index - 1]
    return last == "(" || last == "[" || isBehindArgument(characters, at: index)
  }

  /// Whether the character before an index is a blank that does not separate an argument from its label.
  private static func isBehindArgument(_ characters: [Character], at index: Int) -> Bool {
    index > 1 && characters[index - 1] == " " && characters[index - 2] != ":"
  }

  /// Whether an end that is kept may begin with the character at an index: with the end of an argument or of a
  /// call, or with a word.
  private static func beginsTail(_ characters: [Character], at index: Int) -> Bool {
    switch characters[index] {
    case ")", "]", ",": true
    default: isBehindArgument(characters, at: index) && characters[index - 2] != ","
    }
  }

  /// `text`, or as much of its beginning as fits with an ellipsis after it.
  func endTruncated(_ text: String, font: Font, width: Double) -> String {
    truncated(text, font: font, width: width) { characters, kept in
      var head = String(characters[..<kept])
      while head.last == " " { head.removeLast() }
      return head + Self.ellipsis
    }
  }

  /// `text` broken at blanks into at most `lines` lines, the last one truncated if need be.
  ///
  /// A number stays with its unit.
  func wrapped(_ text: String, font: Font, width: Double, lines: Int) -> [String] {
    guard measurer.width(of: text, in: font) > width, lines > 1 else {
      return [endTruncated(text, font: font, width: width)]
    }
    var line = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = Self.firstWord(of: rest)
      let candidate = line.isEmpty ? String(word) : line + " " + word
      guard measurer.width(of: candidate, in: font) <= width else { break }
      line = candidate
      rest = rest[word.endIndex...].drop { $0 == " " }
    }
    // A first word too long for a line is truncated: there is no better position to break it.
    guard !line.isEmpty else { return [endTruncated(text, font: font, width: width)] }
    return [line] + wrapped(String(rest), font: font, width: width, lines: lines - 1)
  }

  /// The units that may follow a number and belong to it.
  private static var units: [String] { ["s", "ms", "%", "Hz"] }

  /// Everything before the first blank, or a number with its unit.
  private static func firstWord(of text: Substring) -> Substring {
    let word = text.prefix { $0 != " " }
    let next = text[word.endIndex...].dropFirst().prefix { $0 != " " }
    guard word.last?.isNumber ?? false, units.contains(String(next)) else { return word }
    return text[..<next.endIndex]
  }

  /// A name broken at most once, at the best position: behind a blank, a comma or a bracket, or before a dot.
  ///
  /// - Returns: One line if the name fits or `lines` is 1, otherwise the two lines whose longer one is shortest;
  ///   they may be longer than `width`.
  func lines(of name: String, font: Font, width: Double, lines: Int) -> [String] {
    guard lines > 1, measurer.width(of: name, in: font) > width else { return [name] }
    let characters = Array(name)
    var best: (lines: [String], width: Double)?
    for index in characters.indices.dropFirst() where Self.breaks(characters, before: index) {
      var head = String(characters[..<index])
      while head.last == " " { head.removeLast() }
      let tail = String(characters[index...])
      guard !head.isEmpty, !tail.isEmpty else { continue }
      let longer = max(measurer.width(of: head, in: font), measurer.width(of: tail, in: font))
      if longer < best?.width ?? .infinity { best = ([head, tail], longer) }
    }
    return best?.lines ?? [name]
  }

  /// Whether a line may end before a character.
  private static func breaks(_ characters: [Character], before index: Int) -> Bool {
    let (last, next) = (characters[index - 1], characters[index])
    if last == " " { return next != " " }
    if last == "-" { return next.isLetter && index > 1 && characters[index - 2].isLetter }
    if last == "," || last == "(" || last == "[" { return next != " " && next != ")" }
    // Not within a number, not before the first name of a chain, and not within the name of a file.
    return next == "." && (last == ")" || last.isLetter || last.isNumber)
      && index + 1 < characters.count && characters[index + 1].isLetter
      && !characters[..<index].reversed().prefix { $0 != " " }.contains("/")
  }

  private func truncated(
    _ text: String, font: Font, width: Double, _ join: ([Character], Int) -> String
  ) -> String {
    guard measurer.width(of: text, in: font) > width else { return text }
    let characters = Array(text)
    // The longest that fits, by halving; a width for no character at all gives an ellipsis.
    var low = 0
    var high = max(characters.count - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if measurer.width(of: join(characters, middle), in: font) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return join(characters, low)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

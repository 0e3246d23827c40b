internal import AnimationSyntax
internal import SwiftProgram

/// A parameter list as written: names and values with their ranges.
struct DialectList {
  struct Entry {
    let name: String
    let nameRange: Range<Int>
    let value: DialectValue
    let valueRange: Range<Int>
  }

  let dialect: SpringDialect

  /// The parameters in their order, including those of named springs.
  private(set) var entries: [Entry] = []

  /// The names before parentheses or braces, such as the name of an initializer.
  private(set) var calls: [String] = []

  /// The range of the whole text.
  let range: Range<Int>

  private let tokens: [DialectToken]
  private let bytes: [UInt8]
  private var next = 0

  private static let longestText = 4096

  /// The functions that take a target before the list.
  private static let functionsOfTarget: Set<String> = ["withSpring"]

  /// The names of properties whose value is a list.
  private static let owners: Set<String> = ["config", "transition", "animationSpec", "spring"]

  init(_ text: String, in dialect: SpringDialect) throws(DialectFault) {
    self.dialect = dialect
    bytes = Array(text.utf8)
    range = 0..<bytes.count
    guard bytes.count <= Self.longestText else {
      throw DialectFault(.tooLong(limit: Self.longestText), 0..<1)
    }
    tokens = try DialectToken.all(bytes)
    guard !tokens.isEmpty else { throw DialectFault(.emptyExpression, range) }
    try read()
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isMark(_ marks: String, at index: Int) -> Bool {
    guard tokens.indices.contains(index), case .mark(let mark) = tokens[index].kind else {
      return false
    }
    return marks.contains(mark)
  }

  /// Reads items until the end; brackets around some or all of them only have to match.
  private mutating func read() throws(DialectFault) {
    var open: [DialectToken] = []
    while next < tokens.count {
      let token = tokens[next]
      switch token.kind {
      case .mark(","), .mark(";"):
        next += 1
      case .mark("{"), .mark("("):
        open.append(token)
        next += 1
      case .mark("}"), .mark(")"):
        let opening: DialectToken.Kind = token.kind == .mark("}") ? .mark("{") : .mark("(")
        guard open.popLast()?.kind == opening else {
          throw DialectFault(.unexpectedText(text(token.range)), token.range)
        }
        next += 1
      case .mark:
        throw DialectFault(.unexpectedText(text(token.range)), token.range)
      case .number:
        guard entries.count < dialect.positions.count else {
          throw DialectFault(
            .unnamedNumber(text(token.range), example: dialect.example), token.range)
        }
        next -= 2
        try readEntry(dialect.positions[entries.count], token.range)
      case .string(let name) where isMark(":", at: next + 1):
        try readEntry(name, token.range)
      case .string(let name):
        next += 1
        try addPreset(name, token.range)
      case .name(let name):
        try readName(name, token.range, &open)
      }
    }
    if let token = open.last {
      throw DialectFault(.unclosed(text(token.range)), token.range)
    }
  }

  /// Reads an item that begins with a name: a call, a type, the owner of a list, an entry or a
  /// preset.
  private mutating func readName(
    _ name: String, _ range: Range<Int>, _ open: inout [DialectToken]
  ) throws(DialectFault) {
    if name == "const" || name == "new" {
      next += 1
    } else if Self.functionsOfTarget.contains(name), isMark("(", at: next + 1),
      let list = tokens[next...].firstIndex(where: { $0.kind == .mark("{") })
    {
      open.append(tokens[next + 1])
      next = list
    } else if isMark("({", at: next + 1) {
      // A call or a component around the list.
      calls.append(name)
      next += 1
    } else if isMark("<", at: next + 1), isMark(">", at: next + 3) {
      // The type in angle brackets.
      next += 4
    } else if entries.count < dialect.positions.count, !isMark(":=", at: next + 1) {
      next -= 2
      try readEntry(dialect.positions[entries.count], range)
    } else if isMark(":=", at: next + 1) {
      // The name of the owner of the list.
      let isOwner = Self.owners.contains(name) || isMark("{", at: next + 2)
      if isOwner { next += 2 } else { try readEntry(name, range) }
    } else if DialectWord.all(of: dialect).contains(where: { $0.key == name }) {
      let end = range.upperBound
      throw DialectFault(.expected("':' and a value after '\(name)'"), end..<end)
    } else {
      next += 1
      try addPreset(name, range)
    }
  }

  private mutating func readEntry(_ name: String, _ nameRange: Range<Int>) throws(DialectFault) {
    next += 2
    guard next < tokens.count, !isMark(",;})", at: next) else {
      let offset = next < tokens.count ? tokens[next].range.lowerBound : bytes.count
      throw DialectFault(.expected("a value for '\(name)'"), offset..<offset)
    }
    let token = tokens[next]
    next += 1
    let value: DialectValue
    var valueRange = token.range
    switch token.kind {
    case .number(nil):
      throw DialectFault(.malformedNumber(text(token.range)), token.range)
    case .number(let number?): value = .number(number)
    case .string(let string): value = .string(string)
    case .name("true"): value = .flag(true)
    case .name("false"): value = .flag(false)
    case .name("const") where next < tokens.count, .name("Duration"):
      if token.kind == .name("const") { next += 1 }
      value = .seconds(try readDuration(token.range))
      valueRange = token.range.lowerBound..<tokens[next - 1].range.upperBound
    case .name(let constant): value = .name(constant)
    case .mark:
      throw DialectFault(.unexpectedText(text(token.range)), token.range)
    }
    if next < tokens.count, !isMark(",;})", at: next), case .mark = tokens[next].kind {
      throw DialectFault(.unexpectedText(text(tokens[next].range)), tokens[next].range)
    }
    if entries.contains(where: { $0.name == name && !$0.nameRange.isEmpty }) {
      throw DialectFault(.duplicateArgument(label: name), nameRange)
    }
    entries.removeAll { $0.name == name }
    entries.append(
      Entry(name: name, nameRange: nameRange, value: value, valueRange: valueRange))
  }

  /// Reads the rest of a `Duration`.
  private mutating func readDuration(_ range: Range<Int>) throws(DialectFault) -> Double {
    let units = ["microseconds": 1e-6, "milliseconds": 1e-3, "seconds": 1.0]
    guard isMark("(", at: next), next + 4 < tokens.count,
      case .name(let unit) = tokens[next + 1].kind, let seconds = units[unit],
      isMark(":", at: next + 2), case .number(let number?) = tokens[next + 3].kind,
      isMark(")", at: next + 4)
    else {
      throw DialectFault(.expected("a time such as 'Duration(milliseconds: 500)'"), range)
    }
    next += 5
    return number * seconds
  }

  /// Adds the parameters of a named spring.
  private mutating func addPreset(_ name: String, _ range: Range<Int>) throws(DialectFault) {
    let presets = DialectPreset.all(of: dialect)
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let preset = presets.first(where: { $0.names.contains(last) }) else {
      let known = presets.compactMap(\.names.first)
      throw DialectFault(
        .unknownConstant(
          name, dialect: dialect.title,
          suggestion: SpellingSuggestion.nearest(to: last, among: known), known: known), range)
    }
    for (parameter, value) in preset.parameters
    where !entries.contains(where: { $0.name == parameter }) {
      let start = range.lowerBound..<range.lowerBound
      entries.append(
        Entry(name: parameter, nameRange: start, value: value, valueRange: range))
    }
  }
}

internal import MotionRecording
internal import SwiftProgram

/// Reads one expectation.
struct ExpectationReader {
  private let scanner: ExpectationScanner
  private let piece: Range<Int>

  init(_ scanner: ExpectationScanner, _ piece: Range<Int>) {
    self.scanner = scanner
    self.piece = piece
  }

  func expectation() throws(Fault) -> MotionExpectation {
    let (subject, relation) = relationRange()
    let (curve, claim) = try curve(before: subject)
    let end = relation?.upperBound ?? piece.upperBound
    let text = scanner.text(claim.lowerBound..<end)
    let isNegated =
      scanner.words("not", in: claim).first.map { $0.lowerBound == claim.lowerBound } ?? false
    let name = isNegated ? scanner.trimmed(claim.lowerBound + 3..<claim.upperBound) : claim
    let named = try measure(name)
    switch named {
    case .property(let property):
      if let relation {
        throw Fault(.expectation(.propertyCompared(property.rawValue)), relation)
      }
      return MotionExpectation(.property(property, isExpected: !isNegated), of: curve, text: text)
    case .measure(let measure):
      let word = scanner.text(name)
      if isNegated { throw Fault(.expectation(.negatedMeasure(word)), claim) }
      guard let relation else {
        throw Fault(
          .expectation(.notCompared(word, example: "\(word) \(measure.kind.example)")), name)
      }
      let reader = ExpectationRelationReader(scanner, measure: measure, word: word)
      return MotionExpectation(
        .measure(measure, try reader.relation(relation)), of: curve, text: text)
    }
  }

  /// Returns the range before the first comparison, and the range from it on; nil for the latter if there is no
  /// comparison.
  private func relationRange() -> (Range<Int>, Range<Int>?) {
    var starts: [Int] = []
    if let sign = scanner.first(in: piece, where: \.isComparison) { starts.append(sign) }
    for word in ["in", "never", "none"] {
      // A word at the very beginning is a name and no relation.
      let match = scanner.words(word, in: piece).first { $0.lowerBound > piece.lowerBound }
      if let match { starts.append(match.lowerBound) }
    }
    guard let start = starts.min() else { return (piece, nil) }
    return (scanner.trimmed(piece.lowerBound..<start), start..<piece.upperBound)
  }

  // MARK: - The curve

  /// Returns the name of the curve, and the range of the claim.
  private func curve(before subject: Range<Int>) throws(Fault) -> (String?, Range<Int>) {
    if let colon = scanner.offsets(of: UInt8(ascii: ":"), in: subject).last {
      let name = scanner.trimmed(subject.lowerBound..<colon)
      guard !name.isEmpty else { throw Fault(.expectation(.emptyCurve), colon..<colon + 1) }
      return (unquoted(name), scanner.trimmed(colon + 1..<subject.upperBound))
    }
    guard !isKnown(subject) else { return (nil, subject) }
    if let first = subject.first,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(scanner.bytes[first])
    {
      throw Fault(.expectation(.numberFirst), subject)
    }
    for dot in scanner.offsets(of: UInt8(ascii: "."), in: subject) where dot > subject.lowerBound {
      let rest = scanner.trimmed(dot + 1..<subject.upperBound)
      if isKnown(rest) { return (unquoted(subject.lowerBound..<dot), rest) }
    }
    // Nothing is known: the text after the last dot was meant, unless there is a measure with a wrong part.
    let dots = scanner.offsets(of: UInt8(ascii: "."), in: subject)
    for dot in dots.dropLast().reversed() where dot > subject.lowerBound {
      let rest = dot + 1..<subject.upperBound
      if extreme(before: rest) { return (unquoted(subject.lowerBound..<dot), rest) }
    }
    guard !extreme(before: subject), let dot = dots.last, dot > subject.lowerBound,
      dot + 1 < subject.upperBound
    else { return (nil, subject) }
    return (unquoted(subject.lowerBound..<dot), dot + 1..<subject.upperBound)
  }

  /// Returns whether a measure with parts precedes the first dot.
  private func extreme(before range: Range<Int>) -> Bool {
    guard let dot = scanner.offsets(of: UInt8(ascii: "."), in: range).first,
      case .extreme = ExpectationNames.meaning(of: scanner.text(range.lowerBound..<dot))
    else { return false }
    return true
  }

  private func unquoted(_ range: Range<Int>) -> String {
    let text = scanner.text(range)
    guard let quote = text.first, quote == "\"" || quote == "'", text.last == quote, text.count > 1
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  // MARK: - The measure

  private enum Named {
    case measure(ExpectedMeasure)
    case property(MotionProperty)
  }

  private func isKnown(_ range: Range<Int>) -> Bool {
    let start = scanner.words("not", in: range).first?.upperBound ?? range.lowerBound
    let name = scanner.trimmed(start..<range.upperBound)
    guard let open = openingBracket(in: name) else {
      return ExpectationNames.meaning(of: scanner.text(name)) != nil || part(of: name) != nil
    }
    return ExpectationNames.meaning(of: scanner.text(name.lowerBound..<open)) != nil
  }

  private func openingBracket(in range: Range<Int>) -> Int? {
    range.first { scanner.bytes[$0] == UInt8(ascii: "(") }
  }

  /// Returns a measure before a dot, and the range of its part's name; nil for none.
  private func part(of range: Range<Int>) -> (ExpectedMeasure, Range<Int>)? {
    guard let dot = scanner.offsets(of: UInt8(ascii: "."), in: range).last,
      let meaning = ExpectationNames.meaning(of: scanner.text(range.lowerBound..<dot))
    else { return nil }
    let part = scanner.text(dot + 1..<range.upperBound)
    switch meaning {
    case .extreme(let extreme):
      guard let known = extreme.parts.first(where: { $0.rawValue == part }) else { return nil }
      return (.extreme(extreme, known), dot + 1..<range.upperBound)
    case .figure(.initialVelocity) where part == "perSecond":
      return (.figure(.initialVelocity), dot + 1..<range.upperBound)
    case .figure(.initialVelocity) where part == "travelsPerSecond":
      return (.figure(.travelsPerSecond), dot + 1..<range.upperBound)
    default: return nil
    }
  }

  private func measure(_ range: Range<Int>) throws(Fault) -> Named {
    if let open = openingBracket(in: range) { return .measure(try function(range, open)) }
    let word = scanner.text(range)
    switch ExpectationNames.meaning(of: word) {
    case .figure(let figure): return .measure(.figure(figure))
    case .extreme(let extreme): return .measure(.extreme(extreme, .whole))
    case .property(let property): return .property(property)
    case .settling(let part): return .measure(.settling(within: part))
    case .function(let name):
      let example = ExpectationNames.functions.first { $0.name == name }?.example ?? name
      throw Fault(.expectation(.missingArgument(name, example: example)), range)
    case nil: break
    }
    if let part = part(of: range) { return .measure(part.0) }
    if let dot = scanner.offsets(of: UInt8(ascii: "."), in: range).last,
      case .extreme(let extreme) = ExpectationNames.meaning(
        of: scanner.text(range.lowerBound..<dot))
    {
      let part = dot + 1..<range.upperBound
      throw Fault(
        .expectation(
          .unknownPart(
            scanner.text(part), of: extreme.rawValue,
            known: extreme.parts.map(\.rawValue).filter { !$0.isEmpty })), part)
    }
    let last = (scanner.offsets(of: UInt8(ascii: "."), in: range).last ?? range.lowerBound - 1) + 1
    let former = last..<range.upperBound
    if let name = ExpectationNames.name(formerly: scanner.text(former)) {
      throw Fault(.expectation(.formerName(scanner.text(former), isNow: name)), former)
    }
    let suggestion = ExpectationNames.suggestion(for: word)
    throw Fault(.expectation(.unknownMeasure(word, suggestion: suggestion)), range)
  }

  private func function(_ range: Range<Int>, _ open: Int) throws(Fault) -> ExpectedMeasure {
    let name = scanner.trimmed(range.lowerBound..<open)
    let word = scanner.text(name)
    guard case .function(let function) = ExpectationNames.meaning(of: word) else {
      if ExpectationNames.meaning(of: word) != nil {
        throw Fault(.expectation(.unexpectedArgument(word)), open..<range.upperBound)
      }
      let suggestion = ExpectationNames.suggestion(for: word)
      throw Fault(.expectation(.unknownMeasure(word, suggestion: suggestion)), name)
    }
    guard scanner.bytes[range.upperBound - 1] == UInt8(ascii: ")") else {
      throw Fault(.unexpectedText(scanner.text(open..<range.upperBound)), open..<range.upperBound)
    }
    let inside = scanner.trimmed(open + 1..<range.upperBound - 1)
    let text = scanner.text(inside)
    guard !inside.isEmpty else {
      let example = ExpectationNames.functions.first { $0.name == function }?.example ?? function
      throw Fault(.expectation(.missingArgument(function, example: example)), range)
    }
    let expected =
      function == "settle" ? "a percentage above 0, such as 1%" : "a time, such as 0.2s or 200ms"
    guard let amount = ExpectedAmount(text) else {
      throw Fault(
        .expectation(.badArgument(text, function: function, expected: expected)), inside)
    }
    switch (function, amount.unit) {
    case ("settle", .percent) where amount.number > 0:
      return .settling(within: amount.number / 100)
    case ("value", .seconds) where amount.number >= 0: return .value(at: amount.number)
    case ("value", .milliseconds) where amount.number >= 0:
      return .value(at: amount.number / 1000)
    case ("velocity", .seconds) where amount.number >= 0: return .velocity(at: amount.number)
    case ("velocity", .milliseconds) where amount.number >= 0:
      return .velocity(at: amount.number / 1000)
    default:
      throw Fault(
        .expectation(.badArgument(text, function: function, expected: expected)), inside)
    }
  }
}

extension UInt8 {
  fileprivate var isComparison: Bool {
    self == UInt8(ascii: "<") || self == UInt8(ascii: ">") || self == UInt8(ascii: "=")
      || self == UInt8(ascii: "!")
  }
}

extension ExpectedMeasure.Kind {
  /// An example of a comparison for this kind.
  fileprivate var example: String {
    switch self {
    case .time: "< 600ms"
    case .distance, .fraction: "< 5%"
    case .position: "in 0.9...1.1"
    case .velocity, .speed: "< 8"
    case .intensity: "< 200"
    case .number: "<= 1"
    }
  }
}

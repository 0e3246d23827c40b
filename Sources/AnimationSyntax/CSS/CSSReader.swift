internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// Reads the text after `css:`: an easing function, optionally with the times of a transition.
///
/// As in a `transition`, the first time is the duration and the second the delay, wherever they are, and an easing that
/// is left out is `ease`. Without a time it is the easing function alone.
struct CSSReader {
  private let text: TextRegions
  private let tokens: [CSSToken]
  private let end: Int

  private static let prefix = Array("css:".utf8)

  /// Takes a range of a text; nil if the range does not begin with `css:`.
  init?(_ text: TextRegions, range: Range<Int>) {
    let start = text.bytes[range].prefix(Self.prefix.count).map { $0 | 0x20 }
    guard start == Self.prefix.map({ $0 | 0x20 }) else { return nil }
    self.text = text
    tokens = CSSToken.tokens(of: text, in: range.dropFirst(Self.prefix.count))
    end = range.upperBound
  }

  /// Reads the easing function or transition.
  func read() throws(Fault) -> Subject {
    var rest = try CSSMathReader.computing(tokens, of: text)[...]
    if let last = rest.last, case .mark(";") = last.kind { rest.removeLast() }
    var function: EasingFunction?
    var times: [Double] = []
    while let token = rest.popFirst() {
      switch token.kind {
      case .number(let value, let unit, _):
        times.append(try time(value, unit, at: token.range, after: times))
      case .computed(let value):
        times.append(try time(value, at: token.range, after: times))
      case .word(let word):
        if let next = rest.first, case .mark(":") = next.kind {
          throw Fault(
            .cssProperty(word + ":"), token.range.lowerBound..<next.range.upperBound)
        }
        let easing = try keyword(word, at: token.range)
        guard function == nil else { throw unexpected(token) }
        function = easing
      case .function(let name):
        let easing = try CSSFunctionReader(text: text, name: name, opening: token.range)
          .read(&rest)
        guard function == nil else { throw unexpected(token) }
        function = easing
      case .mark:
        throw unexpected(token)
      }
    }
    guard let duration = times.first else {
      guard let function else {
        throw Fault(.expected(ValueType.easing.words), end..<end)
      }
      return .easing(function)
    }
    let animation = Animation(EasingAnimation(function: function ?? .ease, duration: duration))
    guard times.count > 1, times[1] != 0 else { return .animation(animation) }
    return .animation(animation.delay(times[1]))
  }

  private func unexpected(_ token: CSSToken) -> Fault {
    Fault(.unexpectedText(text.string(in: token.range)), token.range)
  }

  private func time(
    _ value: Double, _ unit: String, at range: Range<Int>, after times: [Double]
  ) throws(Fault) -> Double {
    let written = text.string(in: range)
    let seconds: Double
    switch unit {
    case "s", "ms": seconds = value
    case "": throw Fault(.cssTimeWithoutUnit(written), range)
    default:
      throw Fault(
        .wrongType(
          parameter: nil, expected: "a time such as '300ms' or '0.3s'", found: "'\(written)'"),
        range)
    }
    guard seconds.magnitude <= ValidRange.largestMagnitude else {
      throw Fault(.tooLarge(written), range)
    }
    if times.isEmpty, seconds < 0 {
      throw Fault(
        .outOfRange(parameter: "duration", value: written, range: "0 or more"), range)
    }
    guard times.count < 2 else { throw Fault(.cssTooManyTimes, range) }
    return seconds
  }

  /// Returns a computed time; a duration below 0 is 0, as in CSS.
  private func time(
    _ value: CSSMathValue, at range: Range<Int>, after times: [Double]
  ) throws(Fault) -> Double {
    guard value.kind == .time else {
      throw Fault(
        .wrongType(
          parameter: nil, expected: "a time such as '300ms' or '0.3s'", found: value.kind.words),
        range)
    }
    return try time(
      times.isEmpty ? max(value.value, 0) : value.value, "s", at: range, after: times)
  }

  private static let pageWords: Set<String> = [
    "inherit", "initial", "revert", "revert-layer", "unset",
  ]

  private func keyword(_ word: String, at range: Range<Int>) throws(Fault) -> EasingFunction {
    let name = word.lowercased()
    let entries = Catalog.starts(of: .easing, named: name)
    if let entry = entries.first(where: { $0.form == .property }) {
      return try entry.makeEasing([], at: range)
    }
    if let entry = entries.first {
      throw Fault(.notCalled(entry.name, signature: entry.text), range)
    }
    if Self.pageWords.contains(name) { throw Fault(.cssDependsOnPage(word), range) }
    let suggestion = SpellingSuggestion.nearest(
      to: name, among: Catalog.startNames(of: .easing))
    if let suggestion {
      throw Fault(
        .unknownName(word, expected: ValueType.easing.words, suggestion: suggestion), range)
    }
    throw Fault(.cssProperty(word), range)
  }
}

extension CSSReader {
  /// Words with which CSS begins but Swift does not.
  private static let openingWords: Set<String> = [
    "cubic-bezier", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    "steps",
  ]

  /// Throws if a text without `css:` is CSS.
  static func checkForMissingPrefix(_ text: TextRegions, range: Range<Int>) throws(Fault) {
    guard let first = CSSToken.tokens(of: text, in: range.prefix(128)).first else { return }
    switch first.kind {
    case .word(let word), .function(let word):
      let whole = first.range.lowerBound..<first.range.lowerBound + word.utf8.count
      if openingWords.contains(word.lowercased()) {
        throw Fault(.cssWithoutPrefix(word), whole)
      }
    case .number(_, let unit, _):
      if unit == "s" || unit == "ms" {
        throw Fault(.cssWithoutPrefix(text.string(in: first.range)), first.range)
      }
    case .computed, .mark:
      return
    }
  }
}

internal import SwiftProgram

/// Computes the mathematical functions of CSS, such as `calc(50% - 10%)`, where they are constant.
///
/// Each becomes one token in the list. Values that depend on the page, such as `var()` and lengths, are rejected.
///
/// Source: CSS Values and Units Level 4, section 10.
struct CSSMathReader {
  private let text: TextRegions
  private let bytes: [UInt8]
  private var tokens: ArraySlice<CSSToken>

  /// The functions whose values depend on the page.
  static let pageFunctions: Set<String> = [
    "anchor", "anchor-size", "attr", "env", "if", "inherit", "progress", "random", "sibling-count",
    "sibling-index", "var",
  ]

  private static let constants = [
    "e": 2.718281828459045, "pi": Double.pi, "infinity": .infinity, "-infinity": -.infinity,
    "nan": .nan,
  ]

  private init(_ tokens: ArraySlice<CSSToken>, of text: TextRegions) {
    self.text = text
    self.tokens = tokens
    bytes = text.withoutComments
  }

  /// Returns the tokens with each constant mathematical function as one computed token.
  static func computing(
    _ tokens: [CSSToken], of text: TextRegions
  ) throws(Fault) -> [CSSToken] {
    var result: [CSSToken] = []
    var reader = CSSMathReader(tokens[...], of: text)
    while let token = reader.tokens.popFirst() {
      guard case .function(let name) = token.kind,
        let function = CSSMathFunction(rawValue: name.lowercased())
      else {
        result.append(token)
        continue
      }
      let (value, end) = try reader.call(of: function, opening: token.range)
      result.append(
        CSSToken(kind: .computed(value.censored), range: token.range.lowerBound..<end))
    }
    return result
  }

  /// Reads the arguments of a function up to its closing parenthesis, and computes it.
  private mutating func call(
    of function: CSSMathFunction, opening: Range<Int>
  ) throws(Fault) -> (value: CSSMathValue, end: Int) {
    var arguments: [CSSMathFunction.Argument] = []
    while true {
      arguments.append(try argument(of: function, opening: opening))
      guard let token = tokens.popFirst() else {
        throw Fault(.unclosed("("), opening.upperBound - 1..<opening.upperBound)
      }
      switch token.kind {
      case .mark(","): continue
      case .mark(")"):
        let name = opening.dropLast()
        return (try function.value(of: arguments, name: name), token.range.upperBound)
      default: throw unexpected(token)
      }
    }
  }

  private mutating func argument(
    of function: CSSMathFunction, opening: Range<Int>
  ) throws(Fault) -> CSSMathFunction.Argument {
    guard let token = tokens.first else {
      throw Fault(.unclosed("("), opening.upperBound - 1..<opening.upperBound)
    }
    if case .word(let word) = token.kind, function.keywords.contains(word.lowercased()) {
      tokens.removeFirst()
      return CSSMathFunction.Argument(keyword: word.lowercased(), range: token.range)
    }
    let value = try sum(opening)
    return CSSMathFunction.Argument(value: value, range: token.range)
  }

  /// Reads products that are added and subtracted; blanks must be around the sign.
  private mutating func sum(_ opening: Range<Int>) throws(Fault) -> CSSMathValue {
    var total = try product(opening)
    while let token = tokens.first, case .mark(let sign) = token.kind, sign == "+" || sign == "-" {
      let before = bytes[token.range.lowerBound - 1]
      let after = token.range.upperBound < bytes.count ? bytes[token.range.upperBound] : 0
      guard isBlank(before), isBlank(after) else {
        throw Fault(.expected("a blank before and after '\(sign)'"), token.range)
      }
      tokens.removeFirst()
      let range = tokens.first?.range ?? token.range
      let term = try product(opening)
      try check(term, isLike: total, at: range)
      total.value += sign == "+" ? term.value : -term.value
    }
    return total
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte.isBlank || byte.isLineBreak }

  /// Reads values that are multiplied and divided; all but one have no unit.
  private mutating func product(_ opening: Range<Int>) throws(Fault) -> CSSMathValue {
    var total = try value(opening)
    while let token = tokens.first, case .mark(let sign) = token.kind, sign == "*" || sign == "/" {
      tokens.removeFirst()
      let range = tokens.first?.range ?? token.range
      let factor = try value(opening)
      if sign == "*" {
        if total.kind != .number { try check(factor, isLike: CSSMathValue(1), at: range) }
        total = CSSMathValue(
          total.value * factor.value, total.kind == .number ? factor.kind : total.kind)
      } else if factor.kind == .number {
        total.value /= factor.value
      } else {
        try check(factor, isLike: total, at: range)
        total = CSSMathValue(total.value / factor.value)
      }
    }
    return total
  }

  private func check(
    _ value: CSSMathValue, isLike other: CSSMathValue, at range: Range<Int>
  ) throws(Fault) {
    guard value.kind != other.kind else { return }
    throw Fault(
      .wrongType(parameter: nil, expected: other.kind.words, found: value.kind.words), range)
  }

  private mutating func value(_ opening: Range<Int>) throws(Fault) -> CSSMathValue {
    guard let token = tokens.popFirst() else {
      throw Fault(.unclosed("("), opening.upperBound - 1..<opening.upperBound)
    }
    switch token.kind {
    case .computed(let value): return value
    case .number(let number, let unit, _):
      guard let value = CSSMathValue(number, unit: unit) else {
        throw Fault(.cssDependsOnPage(text.string(in: token.range)), token.range)
      }
      return value
    case .word(let word):
      if let constant = Self.constants[word.lowercased()] { return CSSMathValue(constant) }
      throw unexpected(token)
    case .mark("("):
      let value = try sum(token.range)
      guard let closing = tokens.popFirst() else { throw Fault(.unclosed("("), token.range) }
      guard case .mark(")") = closing.kind else { throw unexpected(closing) }
      return value
    case .mark(","), .mark(")"): throw Fault(.expected("a value"), token.range)
    case .mark: throw unexpected(token)
    case .function(let name):
      if let function = CSSMathFunction(rawValue: name.lowercased()) {
        return try call(of: function, opening: token.range).value
      }
      throw Self.misplaced(name, at: token.range.dropLast())
    }
  }

  /// Returns the fault of a function where none is allowed.
  static func misplaced(_ name: String, at range: Range<Int>) -> Fault {
    pageFunctions.contains(name.lowercased())
      ? Fault(.cssDependsOnPage(name), range) : Fault(.unexpectedText(name), range)
  }

  private func unexpected(_ token: CSSToken) -> Fault {
    Fault(.unexpectedText(text.string(in: token.range)), token.range)
  }
}

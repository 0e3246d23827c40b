internal import SwiftProgram

/// An expression that is UIKit, AppKit or Core Animation code as an app contains it: a call with its closures, or
/// several statements.
struct UIKitPaste {
  /// The text with blanks in place of everything that is not read, so that offsets agree.
  private let text: TextRegions

  /// Types whose calls are read here in any form.
  private static let types: Set<String> = [
    "UIView", "UIViewPropertyAnimator", "CABasicAnimation", "CAKeyframeAnimation",
    "CAAnimationGroup",
    "CATransaction", "NSAnimationContext",
  ]

  /// Types whose values by themselves are ordinary expressions, and which are read here only in several statements.
  private static let literalTypes: Set<String> = [
    "CASpringAnimation", "UISpringTimingParameters", "UICubicTimingParameters",
    "CAMediaTimingFunction",
  ]

  /// Functions whose closures determine the motion.
  private static let readClosures: Set<String> = [
    "runAnimationGroup", "animateKeyframes", "forEach",
  ]

  /// Creates such an expression from a text; nil for any other text.
  init?(_ text: TextRegions) {
    guard Self.mayBeMeant(by: text.bytes) else { return nil }
    let code = ClosureText(text.bytes, transparent: Self.readClosures).code
    guard Self.isMeant(by: code) else { return nil }
    self.text = TextRegions(code)
  }

  /// Returns whether the beginning of a type's name occurs: a quick check for texts without any.
  private static func mayBeMeant(by bytes: [UInt8]) -> Bool {
    var previous = UInt8.space
    for byte in bytes {
      switch (previous, byte) {
      case (UInt8(ascii: "U"), UInt8(ascii: "I")), (UInt8(ascii: "C"), UInt8(ascii: "A")),
        (UInt8(ascii: "N"), UInt8(ascii: "S")):
        return true
      default: previous = byte
      }
    }
    return false
  }

  private static func isMeant(by code: [UInt8]) -> Bool {
    var hasLiteral = false
    var hasStatement = false
    var index = 0
    while index < code.count {
      guard code[index].isWordPart else {
        index += 1
        continue
      }
      let start = index
      while index < code.count, code[index].isWordPart { index += 1 }
      let word = String(decoding: code[start..<index], as: UTF8.self)
      if types.contains(word) { return true }
      if literalTypes.contains(word) { hasLiteral = true }
      if word == "let" || word == "var" || word == "keyPath" { hasStatement = true }
    }
    return hasLiteral && hasStatement
  }

  /// Returns the curves of the code; nil if it mentions its types without animating with them.
  func curves(in context: ExpressionContext) throws(Fault) -> [ParsedExpression]? {
    let whole = 0..<text.bytes.count
    try TextGuard.checkText(text, in: whole)
    let label = try? ExpressionLabel(text)
    // `a.duration = 1` is a statement, and so is `let a = …`.
    let isLabelled = label.flatMap(\.name).map { !$0.contains(".") } ?? false
    let range = isLabelled ? label?.expression ?? whole : text.trimmed(whole)
    guard !range.isEmpty else { return nil }
    try TextGuard.checkSwift(text, in: range)
    let source = SwiftText(text, range: range)
    var reader = UIKitReader(text: text, source: source, context: context)
    reader.read(try source.readStatements(), name: isLabelled ? label?.name : nil)
    var curves: [ParsedExpression] = []
    for animation in reader.finish() { curves += try animation.curves(named: animation.declared) }
    return curves.isEmpty ? nil : curves
  }
}

import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Constants of source that depend on others are read once each, however often they are named.
struct ConstantsOfSourceTests {
  @Test(
    "what names another one twice", arguments: [2, 8, 18, 30, 60])
  func doubling(count: Int) throws {
    for (first, sign) in [("1.0", "*"), ("0.001", "+"), ("8.0", "-")] {
      var lines = ["let v0 = \(first)"]
      for index in 1...count { lines.append("let v\(index) = v\(index - 1) \(sign) v\(index - 1)") }
      let use = sign == "-" ? "1 + v\(count)" : "v\(count) / v\(count)"
      lines.append("func g() { withAnimation(.linear(duration: \(use))) {} }")
      let curves = try ExpressionFile.parse(lines.joined(separator: "\n"), fileName: "a.swift")
      #expect(curves.map(\.subject) == [.animation(.linear(duration: 1))])
    }
  }

  @Test(
    "constants of types, and those that are no numbers",
    arguments: [
      (
        "enum T { static let a = 0.25; static let b = a + a; static let c = T.b + T.b }", "T.c", 1.0
      ),
      ("let a: Double = 0.5, b = a + a", "b", 1), ("let a = 0.5\nvar b = a * 2", "b", 1),
    ])
  func ofTypes(declaration: String, use: String, duration: Double) throws {
    let curves = try ExpressionFile.parse(
      "\(declaration)\nfunc g() { withAnimation(.linear(duration: \(use))) {} }",
      fileName: "a.swift")
    #expect(curves.map(\.subject) == [.animation(.linear(duration: duration))])
  }

  @Test("a constant that is made of itself has no value")
  func circles() throws {
    for text in ["let a = a + a", "let a = b + b\nlet b = a + a"] {
      #expect(throws: ExpressionError.self) {
        try ExpressionFile.parse(
          "\(text)\nfunc g() { withAnimation(.linear(duration: a)) {} }", fileName: "a.swift")
      }
    }
  }
}

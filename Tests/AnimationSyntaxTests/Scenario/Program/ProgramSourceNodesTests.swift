import SwiftSyntax
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite("What is written in a range of a file")
struct ProgramSourceNodesTests {
  /// Returns the file, and the range that is marked in it.
  private static func read(_ marked: String) throws -> (source: ProgramSource, range: Range<Int>) {
    let text = MarkedText(marked)
    let source = try ProgramSource(Array(text.text.utf8), fileName: "a.swift", file: 0)
    return (source, text.range)
  }

  @Test(
    "Operands with the operators between them are a part of a longer row",
    arguments: [
      ("x = ⟨a + b⟩", 3), ("x = ⟨a⟩", 1), ("y = ⟨c > d⟩ ? e : f", 3), ("x += 2 + ⟨a * b⟩ - c", 3),
      ("f { x = ⟨a + b⟩ }", 3), ("⟨x = a + b⟩", 5),
    ])
  func operands(marked: String, count: Int) throws {
    let (source, range) = try Self.read(marked)
    let found = try #require(source.operands(in: range))
    #expect(found.count == count)
    #expect(source.text.range(of: try #require(found.first)).lowerBound == range.lowerBound)
    #expect(source.text.range(of: try #require(found.last)).upperBound == range.upperBound)
  }

  @Test(
    "A row neither begins nor ends with an operator, nor in the middle of an operand",
    arguments: ["x = a ⟨+ b⟩", "x = ⟨a +⟩ b", "x = ⟨a.b⟩.c + d", "f(⟨a⟩)"])
  func noOperands(marked: String) throws {
    let (source, range) = try Self.read(marked)
    #expect(source.operands(in: range) == nil)
  }

  @Test(
    "A node is found by all of its text",
    arguments: [("f(⟨a.b⟩)", true), ("f(⟨a⟩.b)", true), ("⟨f(a)⟩", true), ("x = ⟨a + b⟩", false)])
  func node(marked: String, isFound: Bool) throws {
    let (source, range) = try Self.read(marked)
    let node = source.node(at: range) { $0.as(ExprSyntax.self) }
    #expect((node != nil) == isFound)
    if let node { #expect(source.text.range(of: node) == range) }
  }
}

import MotionRecording
import SwiftSyntax
import Testing

@testable import SwiftProgram

/// Swift without SwiftUI: what the interpreter knows itself, and what it receives from the host.
@Suite("The interpreter with another host")
struct HostWordsTests {
  /// Returns the value of an expression, with the declarations of a file.
  private static func value(_ expression: String, _ file: String = "") throws -> SwiftValue {
    let host = BareHost()
    let declared = try ProgramSource(Array(file.utf8), fileName: "File.swift", file: 0)
    let asked = try ProgramSource(
      Array(expression.utf8), fileName: "asked", file: 1, isOption: true)
    let item = try #require(asked.statements.first)
    let node = try #require(item.item.as(ExprSyntax.self))
    let declarations = ProgramDeclarations([declared], host)
    let compiler = ProgramCompiler(
      [declared, asked], declarations, ReachableNames(declarations, others: [Syntax(node)]),
      words: host)
    try compiler.compile()
    let scope = LexicalScope()
    let typed = try BodyCompiler(compiler, asked, scope).expression(node)
    try compiler.finish()
    let setting = RunSetting(
      host: host, origins: [declared.origin, asked.origin], extensions: compiler.extensions)
    let run = ProgramRun(compiler.code, setting) { _, _ in .views([]) }
    run.beginUpdate(at: 0)
    return try typed.evaluate(run, Frame(count: scope.slotCount, parent: nil))
  }

  @Test(
    "Swift is Swift",
    arguments: [
      ("hypot(3, 4)", 5), ("[1.0, 2.0].reduce(0, +)", 3), ("abs(-2).squareRoot()", 2.squareRoot()),
      ("5.5.truncatingRemainder(dividingBy: 2)", 1.5), ("(1.0...2.0).upperBound", 2),
      ("Double(\"3\") ?? 1", 3), ("[1.0, 6.0].last.map { $0 / 2 } ?? 0", 3),
      ("[3, 1, 2].sorted()[0]", 1), ("(a: 4, b: 5).b", 5), ("[\"x\": 7][\"x\"] ?? 0", 7),
    ])
  func expressions(text: String, number: Double) throws {
    #expect(try Self.value(text).double == number)
  }

  private static let file = """
    enum Side: Int { case left = 3, right = 4 }
    struct Point { var x = 1.0; var y = 2.0; var sum: Double { x + y } }
    func grow(_ number: inout Double) { number *= 3 }
    func grown() -> Double { var x = 2.0; grow(&x); return x }
    func looped() -> Int { var n = 0; for i in 0..<4 where i != 2 { n += i }; return n }
    func chosen(_ side: Side) -> Int {
      switch side { case .left: 1; case .right: 2 }
    }
    func guarded(_ value: Int?) -> Int { guard let value else { return -1 }; return value }
    """

  @Test(
    "and so is what a file declares",
    arguments: [
      ("grown()", 6), ("looped()", 4), ("chosen(.right)", 2), ("guarded(nil)", -1),
      ("guarded(8)", 8), ("Point(y: 5).sum", 6), ("Side.left.rawValue", 3),
      ("Point()[keyPath: \\.y]", 2),
    ])
  func declarations(text: String, number: Double) throws {
    #expect(try Self.value(text, Self.file).double == number)
  }

  @Test("the host's functions are its own, and a file's come before them")
  func hostFunctions() throws {
    #expect(try Self.value("double(4)").double == 8)
    #expect(try Self.value("double(4)", "func double(_ x: Double) -> Double { x }").double == 4)
  }

  @Test(
    "nothing of SwiftUI's is known",
    arguments: [
      "withAnimation { }", "Text(\"a\")", "Circle()", "DragGesture()", "Color.red",
      "UIScreen.main.bounds", "CGAffineTransform(scaleX: 2, y: 2)", "Label(\"a\")",
    ])
  func unknown(text: String) throws {
    #expect(try Self.value(text).isUnknown)
  }
}

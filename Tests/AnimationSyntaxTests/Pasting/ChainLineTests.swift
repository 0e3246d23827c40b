import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Lines of a list that form one chain, although none of them is indented.
@Suite struct ChainLineTests {
  private func lines(_ contents: String) throws -> [Int] {
    try ExpressionFile.readings(contents, fileName: "a.txt").map(\.line)
  }

  @Test(arguments: [
    "Circle()\n.scaleEffect(scale)\n.opacity(opacity)\n.animation(.bouncy, value: scale)",
    "Text(\"a\")\n.frame(width: 40)\n\n// fades\n.opacity(isOn ? 1 : 0)\n.animation(.bouncy, value: x)",
    "VStack {\n  Text(\"a\")\n}\n.padding()\n.offset(x: 10, y: 0)\n.animation(.bouncy, value: isOn)",
    "content\n.opacity(opacity)\n.animation(.bouncy, value: opacity)",
    ".frame(width: 40)\n.opacity(opacity)\n.animation(.bouncy, value: opacity)",
    ".opacity(opacity)\n.scaleEffect(2)\n.animation(.bouncy, value: opacity)",
    ".animation(.bouncy, value: x)\n.opacity(opacity)\n.clipped()",
    "RoundedRectangle(cornerRadius: 8)\n.fill(.red)\n.phaseAnimator([0, 1]) { view, _ in view } animation: { _ in .bouncy }",
  ])
  func modifiersOfAViewAreOneChain(chain: String) throws {
    let readings = try ExpressionFile.readings(".linear\n\(chain)\n.easeIn\n", fileName: "a.txt")
    #expect(
      try readings.flatMap { try $0.curves.get().map(\.subject) } == [
        .animation(.linear), .animation(.bouncy), .animation(.easeIn),
      ])
  }

  @Test(arguments: [
    (".spring(duration: 0.4)\n.delay(0.2)\n.repeatCount(3)\n.easeIn", [1, 4]),
    (".easeIn\n.easeOut\n.bouncy", [1, 2, 3]),
    (".animation(.easeIn, value: a)\n.animation(.easeOut, value: b)", [1, 2]),
    (".opacity\n.slide\n.move(edge: .top)", [1, 1, 2, 2, 3, 3]),
    (".easeIn\n.sprong(duration: 0.4)\n.bouncy", [1, 2, 3]),
    ("Circle()\n.easeIn", [1, 2]),
    ("Spring(duration: 0.2)\n.easeIn", [1, 2]),
    ("sprong(duration: 1)\n.easeIn\n.bouncy", [1, 2, 3]),
    ("UIView.animate(withDuration: 0.3) { a() }\n.easeIn", [1, 2]),
  ])
  func anythingElseIsALineByItself(contents: String, expected: [Int]) throws {
    let found = try lines(contents)
    let unique = found.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
    let wanted = expected.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
    #expect(unique == wanted)
  }

  @Test func theModifierIsNoTransition() throws {
    #expect {
      try Expression.parse(".opacity(opacity)")
    } throws: { error in
      (error as? ExpressionError)?.sentence
        == "'.opacity(…)' is a modifier of views and no animation; the transition is '.opacity'"
    }
    let plain = try Expression.parse(".opacity").map(\.subject)
    #expect(try Expression.parse(".transition(.opacity)").map(\.subject) == plain)
    #expect(
      try Expression.parse("Text(\"a\")\n.opacity(opacity)\n.transition(.opacity)").map(\.subject)
        == plain)
  }

  @Test(arguments: [".opacity + .scale", ".slide.combined(with: .opacity) + .opacity"])
  func transitionsAreNotAdded(text: String) {
    #expect {
      try Expression.parse(text)
    } throws: { error in
      (error as? ExpressionError)?.sentence
        == "SwiftUI adds no transitions; combine them, as in '.slide.combined(with: .opacity)'"
    }
  }

  /// A list may contain constants, before expressions as well as before calls.
  @Test(arguments: [
    "let d = 0.4\nwithAnimation(.linear(duration: d)) { x = 1 }",
    "let d = 0.4\nUIView.animate(withDuration: d, delay: 0, options: .curveLinear) { x = 1 }",
    "let d = 0.4\n.linear(duration: d)", "let d = 0.2\nlet e = d * 2\n.linear(duration: e)",
    "let d: Double = 0.4\n.animation(.linear(duration: d), value: x)",
    "let a = Spring(), d = 0.4\nlabelled=.linear(duration: d)",
    "var d = 0.4\nview.animation(.linear(duration: d), value: x)",
  ])
  func aConstantMayStandBefore(contents: String) throws {
    for read in [
      try Expression.parse(contents),
      try ExpressionFile.parse(contents + "\n", fileName: "a.txt"),
    ] {
      let subjects = read.map(\.subject).filter { $0 != .spring(Spring()) }
      #expect(subjects == [.animation(.linear(duration: 0.4))])
    }
    let more = try ExpressionFile.parse(contents + "\n.bouncy\nb=.easeIn\n", fileName: "a.txt")
    #expect(more.map(\.subject).suffix(2) == [.animation(.bouncy), .animation(.easeIn)])
    #expect(more.last?.name == "b")
  }
}

import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct ExpressionLabelTests {
  @Test(arguments: [
    ("a=.linear", "a"),
    (" a b  = .linear", "a b"),
    ("héllo 日本=.linear", "héllo 日本"),
    ("\"a = b\"=.linear", "a = b"),
    ("'a = b' = .linear", "a = b"),
    ("spring (fast)=.linear", "spring (fast)"),
    ("Bob's=.linear", "Bob's"),
    (".spring=.linear", ".spring"),
    ("100%=.linear", nil),
    ("1:2=.linear", "1:2"),
    ("a /* = */ =.linear", "a"),
    ("// a = b\nc=.linear", "c"),
    ("a=\n.linear", "a"),
    ("letter=.linear", "letter"),
  ])
  func theNameIsWhatStandsBeforeTheSign(text: String, name: String?) {
    let curve = try? Expression.parse(text).first
    #expect(curve?.name == name)
    #expect(curve?.isLabelled == (name == nil ? nil : true))
  }

  @Test func cssMayBeLabelledToo() {
    let curve = try? Expression.parse("web=css:ease").first
    #expect(curve?.name == "web")
    #expect(curve?.subject == .easing(.ease))
  }

  /// Equals signs in brackets and operators begin no labels.
  @Test(arguments: [
    ".spring(duration = 0.5)", "a == b", "a != b", "a <= b", "a >= b", "a += b", "f(x=1)",
  ])
  func otherSignsAreNoLabels(text: String) {
    #expect(error(in: text) != nil)
    #expect(error(in: text)?.problem != SyntaxProblem.emptyLabel)
  }

  @Test func aNameHasNoLineBreak() {
    #expect(error(in: ".linear\nb=.linear")?.problem == SyntaxProblem.unexpectedText("="))
  }
}

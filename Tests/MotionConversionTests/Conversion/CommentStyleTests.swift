import MotionConversion
import Testing

@Suite struct CommentStyleTests {
  @Test(arguments: [
    (ConversionTarget.CommentStyle.slashes, "// a */ b -- c\n"),
    (.starred, "/* a * / b -- c */\n"),
    (.markup, "<!-- a */ b - - c -->\n"),
    (.none, ""),
  ])
  func nothingInsideACommentEndsIt(style: ConversionTarget.CommentStyle, text: String) {
    #expect(style.comment(["a */ b -- c"]) == text)
  }

  @Test(arguments: [
    (ConversionTarget.cssLinear, "/* a */\n"), (.svgSMIL, "<!-- a -->\n"), (.lottie, ""),
    (.gsap, "// a\n"), (.swiftUI, "// a\n"),
  ])
  func everyLanguageHasItsOwn(target: ConversionTarget, text: String) {
    #expect(target.comments.comment(["a"]) == text)
  }
}

import Testing

@testable import AnimationSyntax

@Suite struct ClosureTextTests {
  private func code(_ text: String, transparent: Set<String> = []) -> String {
    String(decoding: ClosureText(Array(text.utf8), transparent: transparent).code, as: UTF8.self)
  }

  @Test func contentsOfClosuresAreBlank() {
    #expect(code("a { b { c } } d") == "a {         } d")
    #expect(code("a {\n b\n} c") == "a {\n  \n} c")
    #expect(code("f({ x }, g: { y })") == "f({   }, g: {   })")
  }

  @Test func bracesInQuotesAndCommentsDoNotCount() {
    #expect(code("a { \"}\" } b") == "a {     } b")
    #expect(code("a { /* } */ } b") == "a {         } b")
    #expect(code("a { // }\n } b") == "a {     \n } b")
    #expect(code("a { \"\\(x + \"}\")\" } b") == "a {" + String(repeating: " ", count: 14) + "} b")
    #expect(code("a { #\"\"}\"# } b").hasSuffix("} b"))
    #expect(code("a { \"\"\"\n } \" \n\"\"\" } b").hasSuffix("} b"))
  }

  @Test func textsOutsideKeepTheirQuotes() {
    #expect(code("f(\"a { b\") c") == "f(\"     \") c")
    #expect(code("f(\"\") c") == "f(\"\") c")
  }

  @Test func closuresOfSomeFunctionsAreLookedInto() {
    #expect(
      code("run(d: 1) { a { b } } c: { d }", transparent: ["run"])
        == "run(d: 1) { a {   } } c: { d }")
    #expect(code("run { a }\nb { c }", transparent: ["run"]) == "run { a }\nb {   }")
  }

  @Test func textThatEndsTooEarlyIsClosed() {
    #expect(code("a { b") == "a {  }")
    #expect(code("a { b { c") == "a {      }}")
    #expect(code("}") == "}")
    #expect(code("") == "")
  }
}

import Foundation
import TestSupport
import Testing

@testable import MotionCharts

/// Programs without the parts that only human readers need.
@Suite struct PageScriptTests {
  @Test(arguments: [
    ("  a;\n\n    // Words.\n  b(); // c\n", "a;b();"),
    ("const f = (x) => x + 1;", "const f=(x)=>x+1;"),
    ("return  x in y", "return x in y"),
    ("a\nb", "a\nb"), ("f()\nb", "f()\nb"), ("if (a)\n  b();", "if(a)\nb();"),
    ("a ?\n  b :\n  c", "a?b:c"), ("f()\n  .g()", "f().g()"), ("}\nconst a", "}\nconst a"),
    ("a + +b - -c", "a+ +b- -c"), ("a - b", "a-b"), ("x-- > 0", "x-- >0"), ("a < !b", "a< !b"),
    ("\"a  // b\" + 'c  d'", "\"a  // b\"+'c  d'"), ("'\\'  ' + a", "'\\'  '+a"),
    ("`a  ${ b + `c  ${ {d: 1}.d }` }  e` + f", "`a  ${ b + `c  ${ {d: 1}.d }` }  e`+f"),
    ("`a  {  \\`  ` + b", "`a  {  \\`  `+b"),
    ("a.split(/ [/] \"/) + b", "a.split(/ [/] \"/)+b"), ("a / b / c", "a/b/c"),
    ("return /  \\/ '/.test(a)", "return/  \\/ '/.test(a)"), ("(a) / 2 // b", "(a)/2"),
    ("a // b\n  // c\n  d", "a\nd"), ("é  ü", "é ü"), ("", ""),
  ])
  func blanksAndCommentsAreTakenOut(_ source: String, _ text: String) {
    #expect(PageScript.compact(source) == text)
    #expect(PageScript.compact(text) == text)
  }

  @Test(arguments: [
    "", "(", "\"a", "`a ${", "/a", "a /", "'\\", "`\\", "[/[", "a //",
  ])
  func whatIsNoProgramEnds(_ source: String) {
    #expect(PageScript.compact(source).utf8.count <= source.utf8.count)
  }

  /// A browser reads the same program from both texts: its functions, as the browser prints them, differ only in blanks
  /// and comments, and so the results are the same.
  @Test(.enabled(if: Browser.path != nil))
  func bothComputeTheSame() throws {
    let folder = try TemporaryFolder()
    let parts = [
      TunePageSolver.text, TunePageCurves.text, TunePageCourse.text, TunePageMeasures.text,
      TunePageNumbers.text,
    ].joined(separator: "\n")
    let ask = """
      const A = { k: "repeat", n: 2, turns: true, base: { k: "delay", n: 0.1, base: { k: "fluid", r: 0.5, z: 0.7, b: 0 } } };
      const run = player(0, 60, [{ f: 0, A, to: 1 }, { f: 17, A: { k: "bez", p: [0.2, 0, 0, 1], D: 0.3 }, to: 0 }]);
      window.answer = Array.from({ length: 90 }, (_, f) => `${exact(run.at(f).x)} ${exact(run.at(f).v)}`).join(";");
      """
    let answers = try [parts, PageScript.compact(parts)].map { program in
      let path = try folder.write(
        Array("<!DOCTYPE html><meta charset=\"utf-8\"><script>\(program)\n\(ask)</script>".utf8),
        to: "\(program.utf8.count).html")
      let browser = try Browser()
      try browser.open(path: path)
      #expect(browser.messages.isEmpty, "\(browser.messages)")
      return try browser.evaluate("answer")
    }
    #expect(answers[0].count > 1000 && answers[0] == answers[1])
  }
}

import Testing

/// Lazy collections whose closures change something: Swift calls these later, and only for the elements that are asked
/// for.
@Suite("Views: closures of lazy collections")
struct LazyCompilerTests {
  @Test(
    "what closures of lazy collections change is not known",
    arguments: [
      "let m = [1, 2, 3].lazy.map { x -> Int in n += 1; return x * 2 }; return \"\\(n) \\(m.first!)\"",
      "return \"\\([1, 2].lazy.filter { x -> Bool in n += x; return x > 1 }.count)\"",
      "return \"\\([1, 2].lazy.map(look).first { $0 == 2 }!)\"",
      "return \"\\([1, 2].lazy.map { look($0) }.contains(2))\"",
      "return \"\\([1, 2].lazy.map(seen)[0])\"",
      "let l = Holder().all; return \"\\(l.map { x -> Int in n += 1; return x }.first!)\"",
    ])
  func changes(code: String) throws {
    try ValueTable.expect(
      """
      var n = 0
      func look(_ x: Int) -> Int { n += 1; return x }
      let seen = { (x: Int) -> Int in n += 1; return x }
      \(code)
      """, makes: nil, "struct Holder { let all = [1, 2].lazy }")
  }

  @Test("what they compute is known")
  func values() throws {
    try ValueTable.expect(
      """
      let m = [1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }
      return "\\(m.first!) \\(Array(m)) \\(m.contains(6)) \\(m.reduce(0, +))"
      """, makes: "4 [4, 6] true 10")
  }
}

import AnimationSyntax
import Testing

/// Assignments as values: the texts are from a program that Swift's compiler built.
@Suite struct AssignmentCompilerTests {
  private static let types = """
    struct Pet { var name: String }
    struct Person { var pet: Pet? }
    final class Owner { var pet: Pet? }
    """

  @Test(arguments: [
    (
      "var p = Person(); let r: Void? = (p.pet?.name = \"x\"); return r == nil ? \"nil\" : \"set\"",
      "nil"
    ),
    (
      "var p = Person(pet: Pet(name: \"a\")); return (p.pet?.name = \"x\") == nil ? \"nil\" : p.pet!.name",
      "x"
    ),
    (
      "var d = [\"a\": [1]]; let r = (d[\"b\"]?[0] = 3), s = (d[\"a\"]?[0] = 4); return \"\\(r == nil) \\(s == nil) \\(d)\"",
      "true false [\"a\": [4]]"
    ),
    (
      "let o = [Owner()]; guard (o.first?.pet?.name = \"x\") != nil else { return \"none\" }; return \"some\"",
      "none"
    ),
  ])
  func aChainThatEndsEarlyGivesNil(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text, Self.types)
  }

  @Test("properties of objects that calls give are written to")
  func objects() throws {
    try ValueTable.expect(
      """
      let all = [Node(1), Node(2)]
      func find(_ id: Int) -> Node? { all.first { $0.id == id } }
      all.first { $0.id == 2 }?.n = 5
      find(1)?.n += 3
      find(9)?.n += 3
      find(2)?.tags.append("b")
      all.last?.me().me().tags += ["c"]
      return "\\(all.map(\\.n)) \\(all[1].tags)"
      """, makes: "[3, 5] [\"b\", \"c\"]",
      """
      final class Node {
        let id: Int; var n = 0; var tags: [String] = []
        init(_ id: Int) { self.id = id }
        func me() -> Node { self }
      }
      """)
  }
}

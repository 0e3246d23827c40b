import SwiftSyntax
import Testing

@testable import SwiftProgram

@Suite struct SwiftTextTests {
  /// The constructs that make trees deep: nested brackets, signs, types and keywords, by the beginning and the end of a
  /// level.
  static let nests = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f{", "}"), ("f[", "]"), ("[a:", "]"),
    ("-(", ")"), ("!", ""),
    ("a?", ":b"), ("a.", "b"), ("a", "!"), ("try ", "a"), ("await ", "a"), ("a=", "a"), ("a+", "a"),
    ("a as b", ""),
    ("if a{", "}"), ("if a{}else ", "{}"), ("for a in b{", "}"), ("while a{", "}"), ("do{", "}"),
    ("switch a{case b:", "}"), ("guard a else{", "}"), ("let a=", "a"), ("var a:A{", "}"),
    ("func a(){", "}"),
    ("struct A{", "}"), ("let a:A<", ">"), ("let a:[", "]"), ("let a:(", ")"), ("let a:()->", "A"),
    ("A<", ">()"),
    ("\"\\(", ")\""), ("@A(", ")a"), ("#a(", ")"), ("#if a\n", "\n#endif"), ("{a in ", "}"),
    ("&", "a"),
    ("\\.a[", "]"), ("if let a=", "{}"), ("let(a,", ")=a"), ("case .a(", ")"), ("{[a]in ", "}"),
    ("->", "a"),
  ]

  /// The rule that allows the check of a tree to skip small subtrees.
  @Test(arguments: nests.indices)
  func noTreeIsDeeperThanItsBytesMakeIt(_ index: Int) {
    let (start, end) = Self.nests[index]
    // For some constructs, the parser's work doubles with each level.
    for count in [0, 1, 2, 6] {
      for middle in ["", "a", "1"] {
        let text =
          String(repeating: start, count: count) + middle + String(repeating: end, count: count)
        let source = TextRegions(swift: Array(text.utf8))
        let tree = SwiftText(source, range: 0..<text.utf8.count).parse(nesting: 128)
        #expect(Self.depth(of: Syntax(tree)) >= 0, "\(text)")
      }
    }
  }

  /// Returns the depth of a tree; below 0 if a part without errors is deeper than the rule allows.
  private static func depth(of node: Syntax) -> Int {
    let below = node.children(viewMode: .all).map { Self.depth(of: $0) }
    let levels = (below.max() ?? -1) + 1
    let most = SwiftText.levelsOfByte * (node.totalLength.utf8Length + 1)
    return below.contains { $0 < 0 } || (!node.hasError && levels > most) ? -1 : levels
  }
}

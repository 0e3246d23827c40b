import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftProgram

@Suite struct SyntaxWalkTests {
  /// Programs with wide trees, deep trees and neither; the tree of a chain is as deep as the chain is long.
  private static let texts = [
    "", "let a = 1", String(repeating: "f(1, [2: { $0 }])\n", count: 50),
    "let a = b" + String(repeating: ".c(1)", count: 200),
    "let a = " + String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60),
  ]

  private static func tree(_ text: String) -> Syntax { Syntax(Parser.parse(source: text)) }

  /// Returns all nodes in the order of the text, found recursively.
  ///
  /// - Parameter skipped: The kind of the nodes that are skipped.
  private static func nodes(of node: Syntax, skipping skipped: SyntaxKind? = nil) -> [Syntax] {
    guard node.kind != skipped else { return [node] }
    return [node]
      + node.children(viewMode: .sourceAccurate).flatMap { nodes(of: $0, skipping: skipped) }
  }

  @Test(arguments: texts.indices)
  func everyNodeHasItsTurnInTheOrderOfTheText(index: Int) {
    let tree = Self.tree(Self.texts[index])
    var walked: [Syntax] = []
    tree.walk {
      walked.append($0)
      return .enter
    }
    #expect(walked == Self.nodes(of: tree))
  }

  /// Skipped nodes are skipped at any depth, and so is everything after the end of the walk.
  @Test(arguments: texts.indices)
  func whatIsPassedOverIsNotSeen(index: Int) {
    let tree = Self.tree(Self.texts[index])
    var seen: [Syntax] = []
    tree.walk { node in
      seen.append(node)
      return node.kind == .labeledExpr ? .skip : .enter
    }
    #expect(seen == Self.nodes(of: tree, skipping: .labeledExpr))
    let all = Self.nodes(of: tree)
    for last in [1, 2, all.count / 2, all.count] where last > 0 {
      var count = 0
      tree.walk { _ in
        count += 1
        return count == last ? .stop : .enter
      }
      #expect(count == min(last, all.count))
    }
  }

  @Test func aChainOfManyCallsNeedsNoStack() {
    let tree = Self.tree("let a = b" + String(repeating: ".c(1)", count: 4_000))
    var calls = 0
    tree.walk { node in
      if node.kind == .functionCallExpr { calls += 1 }
      return .enter
    }
    #expect(calls == 4_000)
    #expect(tree.containsNode { $0.kind == .integerLiteralExpr })
    #expect(!tree.containsNode { $0.kind == .closureExpr })
  }

  @Test(arguments: [
    ("await a()", true), ("let x = { await a() }", false), ("func f() async { await a() }", false),
    ("if b { c(await a()) }", true), ("f { await a() }; await b()", true),
  ])
  func whatIsInFunctionsIsTheirs(text: String, isFound: Bool) {
    #expect(Self.tree(text).containsOutsideFunctions { $0.kind == .awaitExpr } == isFound)
  }

  @Test func childrenAreAppendedInEitherOrder() {
    let node = Self.tree("f(1)\ng(2)\nh(3)").children(viewMode: .sourceAccurate).first
    let children = node.map { Array($0.children(viewMode: .sourceAccurate)) } ?? []
    var stack: [Syntax] = [Self.tree("x")]
    let first = stack
    if let node { stack.append(childrenOf: node) }
    #expect(children.count == 3 && stack == first + children)
    stack = first
    if let node { stack.appendReversed(childrenOf: node) }
    #expect(stack == first + children.reversed())
  }
}

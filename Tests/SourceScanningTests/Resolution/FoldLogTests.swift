import Testing

@testable import SourceScanning

/// Tests of the log of folding an expression.
@Suite struct FoldLogTests {
  private static func code(_ depth: Int) -> FoldLog.Code {
    FoldLog.Code(
      range: 0..<1, file: 0, scope: 0, depth: depth, arguments: [:], counts: [:], receiver: nil)
  }

  /// Folds a function that calls itself twice, up to a depth.
  ///
  /// - Parameter remembers: Whether code that is folded again is taken from the log.
  private static func fold(
    _ depth: Int, to deepest: Int, in log: FoldLog, remembers: Bool, _ count: inout Int
  ) -> [FoldedText] {
    guard log.enter() else { return [FoldedText("refused")] }
    defer { log.leave() }
    count += 1
    guard depth < deepest else { return [FoldedText("\(depth)")] }
    var texts: [FoldedText] = []
    for _ in 0..<2 {
      if remembers {
        texts += log.texts(of: code(depth + 1)) {
          fold(depth + 1, to: deepest, in: log, remembers: true, &count)
        }
      } else {
        texts += fold(depth + 1, to: deepest, in: log, remembers: false, &count)
      }
    }
    return texts
  }

  /// Code is folded once, and gives what it would give without that, also where the log refuses to begin expressions.
  @Test(arguments: [0, 1, 5, 10, 11, 12, 14])
  func codeIsFoldedOnce(deepest: Int) {
    var (once, always) = (0, 0)
    let logs = [FoldLog(), FoldLog()]
    for _ in 0..<2 {
      let texts = Self.fold(0, to: deepest, in: logs[0], remembers: true, &once)
      #expect(texts == Self.fold(0, to: deepest, in: logs[1], remembers: false, &always))
    }
    #expect(once <= 2 * (deepest + 1) * (deepest + 1))
    #expect(logs[0].enter() == logs[1].enter())
  }

  /// Nested expressions are counted, too: code that is known is folded again where it lies deeper than the log allows.
  @Test func knownCodeCountsItsLevels() {
    let log = FoldLog()
    func nested(_ levels: Int) -> [FoldedText] {
      guard log.enter() else { return [FoldedText("refused")] }
      defer { log.leave() }
      return levels > 1 ? nested(levels - 1) : [FoldedText("inside")]
    }
    func known() -> String? { log.texts(of: Self.code(1)) { nested(100) }.first?.text }
    #expect(known() == "inside")
    for _ in 0..<60 { #expect(log.enter()) }
    #expect(known() == "inside")
    #expect(log.enter())
    #expect(known() == "refused")
  }
}

import Foundation
import Kymograph
import Testing

/// The example on the library's own page.
@Suite struct LibraryExampleTests {
  struct Hops: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      guard time < 1 else { return nil }
      var covered = value
      covered.scale(by: (time * 4).rounded(.down) / 4)
      return covered
    }
  }

  @Test func aCustomAnimationIsRecordedAndDrawn() throws {
    let trace = try Recorder(to: 100).trace(.animation(Animation(Hops())), name: "hops")
    let chart = MotionChart([PlottedMotion(trace)]).chart
    let png = try DrawingRenderer().png(of: chart, size: Size(width: 1600, height: 1000))
    #expect(trace.ending == .finished(at: 1))
    #expect(Set(trace.values).isSuperset(of: [0, 25, 50, 75, 100]))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// The code on the page is compiled and run above: its lines are those of this file, in order.
  @Test func thePageShowsWhatIsTested() throws {
    func lines(_ path: String) throws -> [Substring] {
      try String(contentsOf: URL(filePath: path), encoding: .utf8).split(separator: "\n")
    }
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try lines(
      root.appending(path: "Sources/Kymograph/Kymograph.docc/Kymograph.md").path)
    let start = try #require(page.firstIndex(of: "```swift"))
    let end = try #require(page.lastIndex(of: "```"))
    let shown = page[(start + 1)..<end].map { $0.trimmingCharacters(in: .whitespaces) }
    var tested = try lines(#filePath).map { $0.trimmingCharacters(in: .whitespaces) }[...]
    #expect(shown.count > 10)
    for line in shown {
      let index = try #require(tested.firstIndex(of: line), "not tested: \(line)")
      tested = tested[(index + 1)...]
    }
  }

  @Test func theSameChartIsDrawnInEveryFormat() throws {
    let trace = try Recorder().trace(.animation(.bouncy), name: ".bouncy")
    let chart = MotionChart([PlottedMotion(trace)], quantities: Quantity.allCases).chart
    let renderer = try DrawingRenderer()
    let size = Size(width: 800, height: 500)
    #expect(renderer.svg(of: chart, size: size, theme: .dark).starts(with: Array("<svg ".utf8)))
    #expect(try renderer.pdf(of: chart, size: size).starts(with: Array("%PDF".utf8)))
  }
}

import Kymograph
import Testing

/// The example of the README, as it stands there.
@Suite struct ReadmeExampleTests {
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

  @Test func anAnimationOfOnesOwnIsRecordedAndDrawn() throws {
    let trace = try Recorder(to: 100).trace(.animation(Animation(Hops())), name: "hops")
    let chart = MotionChart([PlottedMotion(trace)]).chart
    let png = try DrawingRenderer().png(of: chart, size: Size(width: 1600, height: 1000))
    #expect(trace.ending == .finished(at: 1))
    #expect(Set(trace.values).isSuperset(of: [0, 25, 50, 75, 100]))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
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

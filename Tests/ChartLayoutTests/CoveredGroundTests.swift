import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct CoveredGroundTests {
  /// Pseudorandom numbers from 0 to 1, the same on every machine.
  private struct Numbers {
    private var state: UInt64 = 42

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 0x1p53
    }

    mutating func rect(upTo size: Double) -> Rect {
      let left = next() * 700 - 50
      let top = next() * 500 - 50
      return Rect(
        left: left, top: top, right: left + next() * size, bottom: top + next() * size)
    }

    mutating func point() -> Point { Point(x: next() * 700 - 50, y: next() * 500 - 50) }
  }

  @Test func findsWhatLookingAtEverythingFinds() {
    var numbers = Numbers()
    let rects = (0..<120).map { _ in numbers.rect(upTo: 40) }
    let outlines = (0..<20).map { _ -> CurveOutline in
      let lines = (0..<6).map { _ in Path.Element.line(numbers.point()) }
      return CurveOutline(Path([.move(numbers.point())] + lines))
    }
    let room = Rect(left: 0, top: 0, right: 600, bottom: 400)
    let ground = CoveredGround(of: room, rects: rects, outlines: outlines)
    for _ in 0..<2000 {
      let box = numbers.rect(upTo: 60)
      #expect(ground.isCovered(box) == rects.contains(where: box.intersects))
      #expect(ground.isCrossed(box) == outlines.contains { $0.meets(box) })
      let line = LineSegment(start: numbers.point(), end: numbers.point())
      #expect(ground.crossings(of: line) == outlines.reduce(0) { $0 + $1.crossings(of: line) })
      #expect(ground.meets(line) { _ in true } == rects.contains(where: line.meets))
      let last = rects.indices.last { line.meets(rects[$0]) }
      #expect(!ground.meets(line) { $0 > last ?? -1 })
    }
  }

  @Test func aRoomOfNoSizeIsNoTrap() {
    let none = Rect(left: 5, top: 5, right: 5, bottom: 5)
    let ground = CoveredGround(of: none, rects: [none], outlines: [])
    #expect(ground.isCovered(Rect(left: 0, top: 0, right: 10, bottom: 10)))
  }
}

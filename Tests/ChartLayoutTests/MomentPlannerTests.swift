import TestSupport
import Testing

@testable import ChartLayout

@Suite struct MomentPlannerTests {
  private let planner = MomentPlanner(left: 0, right: 1000, gap: 10, shortest: 60)

  private func plan(
    _ anchors: [(x: Double, width: Double)], rows: Int = 3, importance: [Int]? = nil
  ) -> MomentPlanner.Result {
    planner.plan(
      anchors.indices.map {
        .init(x: anchors[$0].x, hasLine: true, importance: importance?[$0] ?? 0)
      }, rows: rows
    ) { index, limit in min(anchors[index].width, limit) }
  }

  @Test func aNameBeginsAtItsLine() throws {
    let position = try #require(plan([(300, 120)]).positions[0])
    #expect(position == .init(row: 0, left: 300, width: 120))
  }

  @Test func aNameNearTheRightEdgeIsMovedInside() throws {
    let position = try #require(plan([(980, 120)]).positions[0])
    #expect(position.left == 880)
  }

  @Test func namesAreMovedBeforeASecondRowIsTaken() throws {
    let result = plan([(100, 100), (190, 100)])
    #expect(result.rows == 1)
    #expect(result.positions.map { $0?.left } == [80, 190])
  }

  @Test func rowsAreTakenBeforeNamesAreCut() {
    let result = plan([(100, 300), (150, 300), (200, 300)])
    #expect(result.rows == 3)
    #expect(result.positions.map { $0?.row } == [2, 1, 0])
    #expect(result.positions.map { $0?.width } == [300, 300, 300])
  }

  @Test func namesAreCutBeforeTheyAreLeftOut() {
    let result = plan([(100, 900), (150, 900), (500, 900)], rows: 2)
    #expect(result.positions.allSatisfy { $0 != nil })
    #expect(result.widthLimit < 900)
  }

  @Test func whereNothingElseHelpsTheLessImportantAreLeftOut() {
    let anchors = (0..<8).map { (x: 500 + Double($0) * 4, width: 200.0) }
    let result = plan(anchors, rows: 2, importance: [0, 0, 0, 0, 0, 1, 0, 0])
    #expect(result.positions[5] != nil)
    #expect(result.positions.contains { $0 == nil })
    #expect(result.widthLimit >= planner.shortest)
  }

  @Test func namesThatNobodyNeedsAreLeftOutBeforeOthersAreCut() {
    let anchors = [(x: 0.0, width: 400.0), (x: 30, width: 400), (x: 60, width: 400)]
    let result = plan(anchors, rows: 2, importance: [0, -1, 0])
    #expect(result.positions.map { $0 == nil } == [false, true, false])
    #expect(result.widthLimit == .infinity)
  }

  @Test func withoutRowsThereAreNoNames() {
    #expect(plan([(10, 10)], rows: 0).positions == [nil])
    #expect(plan([]).rows == 0)
  }

  @Test(arguments: 0..<60)
  func noNameCoversAnotherNorTheLineOfOneAboveIt(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...14, using: &random)
    let anchors = (0..<count).map { _ in
      (
        x: Double.random(in: 0...1000, using: &random),
        width: Double.random(in: 10...700, using: &random)
      )
    }
    let rows = Int.random(in: 1...3, using: &random)
    let result = plan(
      anchors, rows: rows, importance: anchors.map { _ in Int.random(in: -1...2, using: &random) })
    #expect(result.rows <= rows)
    for (index, position) in result.positions.enumerated() {
      guard let position else { continue }
      #expect(position.left >= 0 && position.left + position.width <= 1000 + 1e-9, "\(random)")
      let x = anchors[index].x
      #expect(x >= position.left - 1e-9 && x <= position.left + position.width + 1e-9, "\(random)")
      for (other, second) in result.positions.enumerated() where other != index {
        guard let second else { continue }
        if second.row == position.row {
          #expect(
            position.left + position.width + 10 <= second.left + 1e-9
              || second.left + second.width + 10 <= position.left + 1e-9, "\(random)")
        } else if second.row > position.row {
          let line = anchors[other].x
          #expect(line <= position.left || line >= position.left + position.width, "\(random)")
        }
      }
    }
  }
}

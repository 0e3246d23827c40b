import TestSupport
import Testing

@testable import ChartLayout

@Suite struct LabelSpreadingTests {
  @Test func labelsWithRoomStayWhereTheyAre() {
    #expect(LabelSpreading.spread([30, 10, 50], spacing: 10, from: 0, to: 100) == [30, 10, 50])
  }

  @Test func equalWishesAreSharedOutAboutTheirPlaceInTheGivenOrder() {
    #expect(LabelSpreading.spread([50, 50, 50], spacing: 10, from: 0, to: 100) == [40, 50, 60])
  }

  @Test func theEdgesHold() {
    #expect(LabelSpreading.spread([0, 0, 99], spacing: 10, from: 0, to: 95) == [0, 10, 95])
    #expect(LabelSpreading.spread([], spacing: 10, from: 0, to: 95) == [])
  }

  @Test func orderAndSpacingAndEdgesHoldForAnyWishes() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let wishes = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        Double.random(in: -20...120, using: &generator)
      }
      let positions = LabelSpreading.spread(wishes, spacing: 12, from: 0, to: 100)
      let order = wishes.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
      for (first, second) in zip(order, order.dropFirst()) {
        #expect(positions[second] - positions[first] >= 12 - 1e-9)
      }
      #expect(positions.allSatisfy { $0 >= -1e-9 && $0 <= 100 + 1e-9 })
    }
  }

  @Test func noSmallShiftOfALabelMakesTheSumOfSquaresLess() {
    let wishes = [10.0, 12, 13, 40, 41, 90]
    let positions = LabelSpreading.spread(wishes, spacing: 8, from: 0, to: 100)
    func cost(_ positions: [Double]) -> Double {
      zip(positions, wishes).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    // Neighbors that touch move together, so that every run of labels is shifted from each position
    // on.
    for first in wishes.indices {
      for last in first..<wishes.count {
        for shift in [-0.01, 0.01] {
          var other = positions
          for index in first...last { other[index] += shift }
          let isAllowed = zip(other, other.dropFirst()).allSatisfy { $1 - $0 >= 8 - 1e-9 }
          if isAllowed { #expect(cost(other) >= cost(positions) - 1e-9) }
        }
      }
    }
  }
}

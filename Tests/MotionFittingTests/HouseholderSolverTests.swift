import Testing

@testable import MotionFitting

@Suite struct HouseholderSolverTests {
  @Test func theRestIsOrthogonalToEveryColumn() {
    var generator = SplitMix64(seed: 5)
    for count in 1...6 {
      let columns = (0..<count).map { _ in (0..<20).map { _ in generator.unit() } }
      let right = (0..<20).map { _ in generator.unit() }
      let solution = HouseholderSolver.solution(of: columns, right)
      let rest = right.indices.map { row in
        right[row] - columns.indices.reduce(0) { $0 + columns[$1][row] * solution[$1] }
      }
      for column in columns {
        let product = zip(column, rest).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(product.magnitude < 1e-12)
      }
    }
  }

  @Test func aColumnThatDependsOnOthersIsLeftOut() {
    let column = [1.0, 2, 3, 4]
    let solution = HouseholderSolver.solution(of: [column, column.map { 2 * $0 }], column)
    #expect((solution[0] - 1).magnitude < 1e-12 && solution[1] == 0)
  }
}

import CurveGeometry
import Testing

@Suite struct SortedSearchTests {
  @Test func searchesAreLogarithmic() {
    for count in [0, 1, 2, 3, 1000, 1 << 20] {
      for wanted in [0, 1, count / 3, count - 1, count] where (0...count).contains(wanted) {
        var questions = 0
        let index = (0..<count).partitionIndex { element in
          questions += 1
          return element >= wanted
        }
        #expect(index == wanted)
        #expect(questions <= count.bitWidth - count.leadingZeroBitCount)
      }
    }
  }
}

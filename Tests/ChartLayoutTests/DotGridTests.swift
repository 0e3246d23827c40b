import Testing

@testable import ChartLayout

@Suite struct DotGridTests {
  @Test func dotsHaveThePlacesUnicodeGivesThem() {
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    for x in 0..<2 {
      for y in 0..<4 {
        var grid = DotGrid(cellWidth: 1, cellHeight: 1, isBraille: true)
        grid.set(column: x, row: y, owner: 3)
        #expect(grid.cell(column: 0, row: 0)?.bits == bits[x][y])
        #expect(grid.cell(column: 0, row: 0)?.owner == 3)
      }
    }
  }

  @Test func aCellBelongsToWhomMostOfItsDotsDo() {
    var grid = DotGrid(cellWidth: 1, cellHeight: 1, isBraille: true)
    grid.set(column: 0, row: 0, owner: 2)
    grid.set(column: 1, row: 0, owner: 1)
    #expect(grid.cell(column: 0, row: 0)?.owner == 1)
    grid.set(column: 0, row: 1, owner: 2)
    #expect(grid.cell(column: 0, row: 0)?.owner == 2)
  }

  @Test func dotsOutsideArePassedOver() {
    var grid = DotGrid(cellWidth: 1, cellHeight: 1, isBraille: false)
    grid.set(column: 1, row: 0, owner: 0)
    grid.set(column: 0, row: -1, owner: 0)
    #expect(grid.cell(column: 0, row: 0) == nil)
  }
}

import Testing

@testable import ChartLayout

@Suite struct CellGridTests {
  @Test func textThatLeavesThePageIsLeftOut() {
    var grid = CellGrid(width: 5, height: 2)
    grid.write("abc", column: 3, row: 0)
    grid.write("abc", column: -1, row: 1)
    grid.write("x", column: 0, row: 2)
    #expect(grid.text(color: false) == "   ab\nbc\n")
  }

  @Test func aWideCharacterTakesTwoCellsOrNone() {
    var grid = CellGrid(width: 4, height: 1)
    grid.write("日本語", column: 1, row: 0)
    #expect(grid.text(color: false) == " 日\n")
  }

  @Test func stylesAreSwitchedOnAndOffAgain() {
    var grid = CellGrid(width: 6, height: 1)
    grid.write("ab", column: 0, row: 0, style: .color(33))
    grid.write("cd", column: 2, row: 0)
    #expect(grid.text(color: true) == "\u{1B}[38;5;33mab\u{1B}[0mcd\n")
    #expect(grid.isEmpty(column: 4, row: 0))
    #expect(!grid.isEmpty(column: 0, row: 0))
  }
}

/// Small dots, several to a cell, each with an owner.
struct DotGrid {
  /// The number of dots across a cell.
  let columnsPerCell: Int
  /// The number of dots down a cell.
  let rowsPerCell: Int
  private let width: Int
  private let height: Int
  private var owners: [Int?]

  /// Makes a grid of braille dots, two by four to a cell, or of one dot to a cell.
  init(cellWidth: Int, cellHeight: Int, isBraille: Bool) {
    columnsPerCell = isBraille ? 2 : 1
    rowsPerCell = isBraille ? 4 : 1
    width = cellWidth * columnsPerCell
    height = cellHeight * rowsPerCell
    owners = Array(repeating: nil, count: width * height)
  }

  /// Sets a dot; a dot outside of the grid is ignored.
  mutating func set(column: Int, row: Int, owner: Int) {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return }
    owners[row * width + column] = owner
  }

  /// The content of a cell.
  struct Cell {
    /// The bits of the braille pattern.
    var bits: UInt32
    /// The owner of the most dots in the cell; of several owners, the first.
    var owner: Int
  }

  /// The dots of a cell; nil if there are none.
  func cell(column: Int, row: Int) -> Cell? {
    // Unicode numbers the dots of a pattern down the left side, then down the right side, and gives
    // the two lowest ones the last numbers.
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    var pattern: UInt32 = 0
    var counts: [Int: Int] = [:]
    for x in 0..<columnsPerCell {
      for y in 0..<rowsPerCell {
        let index = (row * rowsPerCell + y) * width + column * columnsPerCell + x
        guard let owner = owners[index] else { continue }
        pattern |= bits[x][y]
        counts[owner, default: 0] += 1
      }
    }
    let winner = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }
    return winner.map { Cell(bits: pattern, owner: $0.key) }
  }
}

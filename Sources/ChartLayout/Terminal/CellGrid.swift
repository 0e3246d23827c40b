internal import OutsideText

/// A page of character cells, each with a style.
struct CellGrid {
  /// The style of a cell where the terminal shows styles.
  enum Style: Hashable {
    case plain
    case bold
    case faint
    /// One of the terminal's 256 colors.
    case color(Int)
    /// The same color, fainter.
    case faintColor(Int)
    /// The same color with ground and characters exchanged; nil for the terminal's own color.
    case inverse(Int?)

    /// The parameters of the control sequence that switches the style on.
    var parameters: String {
      switch self {
      case .plain: "0"
      case .bold: "1"
      case .faint: "2"
      case .color(let number): "38;5;\(number)"
      case .faintColor(let number): "2;38;5;\(number)"
      case .inverse(let number): number.map { "7;38;5;\($0)" } ?? "7"
      }
    }
  }

  struct Cell: Hashable {
    /// The text of the cell; empty for the second cell of a wide character.
    var text = " "
    var style = Style.plain
  }

  let width: Int
  let height: Int
  private(set) var rows: [[Cell]]

  /// An empty page.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  /// Whether nothing has been written in a cell.
  func isEmpty(column: Int, row: Int) -> Bool {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return false }
    return rows[row][column].text == " "
  }

  /// Writes text from a cell on; text beyond the edge of the page is not written, and characters that a terminal
  /// would obey are shown as in ``PrintableText``.
  mutating func write(_ text: String, column: Int, row: Int, style: Style = .plain) {
    guard rows.indices.contains(row) else { return }
    var column = column
    for character in PrintableText.line(text) {
      let width = CellWidth.of(character)
      guard width > 0 else { continue }
      if column >= 0, column + width <= self.width {
        rows[row][column] = Cell(text: String(character), style: style)
        if width == 2 { rows[row][column + 1] = Cell(text: "", style: style) }
      }
      column += width
    }
  }

  /// The page as lines without blanks at their ends.
  ///
  /// - Parameter color: Whether styles are written, as ANSI control sequences.
  func text(color: Bool) -> String {
    var result = ""
    for row in rows {
      let end = (row.lastIndex { $0.text != " " } ?? -1) + 1
      var current = Style.plain
      for cell in row[..<end] {
        // A blank looks the same in every style, so that the switch can wait.
        if color, cell.text != " ", cell.style != current {
          if current != .plain { result += "\u{1B}[0m" }
          if cell.style != .plain { result += "\u{1B}[\(cell.style.parameters)m" }
          current = cell.style
        }
        result += cell.text
      }
      if current != .plain { result += "\u{1B}[0m" }
      result += "\n"
    }
    return result
  }
}

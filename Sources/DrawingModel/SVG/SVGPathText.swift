/// Writes paths in SVG's path language with as few characters as hundredths of a point need.
///
/// Points are first rounded to hundredths and the differences taken between rounded points,
/// so that relative commands do not add up errors.
struct SVGPathText {
  private var text = ""
  private var lastCommand: Character?
  private var endsInFraction = false
  private var current = GridPoint(x: 0, y: 0)
  private var partStart = GridPoint(x: 0, y: 0)

  /// A point in whole hundredths of a point.
  private struct GridPoint: Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init(_ point: Point) {
      x = DecimalText.hundredths(point.x)
      y = DecimalText.hundredths(point.y)
    }
  }

  /// The value of a `d` attribute for `path`.
  static func text(of path: Path) -> String {
    var writer = SVGPathText()
    for element in path.elements { writer.append(element) }
    return writer.text
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point):
      let target = GridPoint(point)
      // The first move is absolute in either spelling; further ones follow from the pen.
      append(command: text.isEmpty ? "M" : "m", [target.x - current.x, target.y - current.y])
      current = target
      partStart = target
    case .line(let point):
      let target = GridPoint(point)
      if target.y == current.y {
        append(command: "h", [target.x - current.x])
      } else if target.x == current.x {
        append(command: "v", [target.y - current.y])
      } else {
        append(command: "l", [target.x - current.x, target.y - current.y])
      }
      current = target
    case .curve(let first, let second, let end):
      let target = GridPoint(end)
      let numbers = [GridPoint(first), GridPoint(second), target].flatMap {
        [$0.x - current.x, $0.y - current.y]
      }
      append(command: "c", numbers)
      current = target
    case .close:
      append(command: "z", [])
      current = partStart
    }
  }

  private mutating func append(command: Character, _ numbers: [Int]) {
    // A repeated command letter may be left out, but never that of a move, after which plain
    // numbers would mean lines.
    var needsSeparator = command == lastCommand && command != "m" && command != "z"
    if !needsSeparator { text.append(command) }
    for number in numbers {
      let digits = DecimalText.text(hundredths: number, leadingZero: false)
      // A minus sign separates numbers, and so does a second point.
      let isSeparate = digits.hasPrefix("-") || (endsInFraction && digits.hasPrefix("."))
      if needsSeparator && !isSeparate { text += " " }
      text += digits
      endsInFraction = digits.contains(".")
      needsSeparator = true
    }
    lastCommand = command
  }
}

/// The positions of the words and lines in one of our SVG documents.
public struct SVGLayout {
  /// A rectangle in points.
  public struct Box: Hashable, Sendable {
    /// The left edge.
    public var left: Double
    /// The upper edge, with the smaller y.
    public var top: Double
    /// The right edge.
    public var right: Double
    /// The lower edge, with the larger y.
    public var bottom: Double

    /// Whether two rectangles overlap in more than an edge.
    public func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether a straight line touches the rectangle, by the Liang–Barsky algorithm.
    public func isMet(by line: Line) -> Bool {
      let (dx, dy) = (line.x1 - line.x0, line.y1 - line.y0)
      var (first, last) = (0.0, 1.0)
      let edges = [
        (-dx, line.x0 - left), (dx, right - line.x0), (-dy, line.y0 - top), (dy, bottom - line.y0),
      ]
      for (rate, distance) in edges {
        if rate == 0 {
          if distance < 0 { return false }
        } else if rate < 0 {
          first = max(first, distance / rate)
        } else {
          last = min(last, distance / rate)
        }
      }
      return first < last
    }
  }

  /// A straight line.
  public struct Line: Hashable, Sendable {
    /// The x of the start.
    public var x0: Double
    /// The y of the start.
    public var y0: Double
    /// The x of the end.
    public var x1: Double
    /// The y of the end.
    public var y1: Double
  }

  /// A line of text with the space that its letters take.
  public struct Words: Hashable, Sendable {
    /// The text as it is in the document.
    public var text: String
    /// The space of capitals and descenders.
    public var box: Box
  }

  /// Drawn lines of one color; curves are cut into straight pieces.
  public struct Stroke: Hashable, Sendable {
    /// The color as it is in the document, such as `#2b59c8`.
    public var color: String
    /// The straight pieces in order.
    public var lines: [Line]
  }

  /// The whole picture.
  public let canvas: Box
  /// All text.
  public let words: [Words]
  /// All lines.
  public let strokes: [Stroke]

  /// Reads a document; nil if it has no extent.
  public init?(_ document: String) {
    let tags = document.split(separator: "<").map(String.init)
    let root = tags.first { $0.hasPrefix("svg ") }.flatMap { Self.value("viewBox", in: $0) }
    let extent = (root ?? "").split(separator: " ").compactMap { Double($0) }
    guard extent.count == 4 else { return nil }
    canvas = Box(left: 0, top: 0, right: extent[2], bottom: extent[3])
    var words: [Words] = []
    var strokes: [Stroke] = []
    // The positions of the groups around a tag, and whether they are shown.
    var groups = [(x: 0.0, y: 0.0, isShown: true)]
    for tag in tags {
      let group = groups[groups.count - 1]
      if tag.hasPrefix("g ") || tag.hasPrefix("g>") {
        let (x, y) = Self.translation(in: tag)
        let isHidden = Self.value("display", in: tag) == "none"
        groups.append((group.x + x, group.y + y, group.isShown && !isHidden))
      } else if tag.hasPrefix("/g>") {
        groups.removeLast()
      } else if group.isShown, tag.hasPrefix("text "), let found = Self.words(tag) {
        words.append(found.moved(x: group.x, y: group.y))
      } else if group.isShown, tag.hasPrefix("path "), let color = Self.value("stroke", in: tag),
        let data = Self.value("d", in: tag)
      {
        let lines = SVGPathReader(data).lines.map { $0.moved(x: group.x, y: group.y) }
        strokes.append(Stroke(color: color, lines: lines))
      }
    }
    self.words = words
    self.strokes = strokes
  }

  /// Returns the translation of a tag's content.
  private static func translation(in tag: String) -> (x: Double, y: Double) {
    guard let transform = value("transform", in: tag), transform.hasPrefix("translate(") else {
      return (0, 0)
    }
    let numbers = transform.dropFirst("translate(".count).dropLast().split(separator: " ")
      .compactMap { Double($0) }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  /// The value of an attribute in a tag, or nil.
  private static func value(_ attribute: String, in tag: String) -> String? {
    guard let start = tag.firstRange(of: " \(attribute)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func words(_ tag: String) -> Words? {
    let numbers = ["x", "y", "font-size", "textLength"].compactMap { name in
      value(name, in: tag).flatMap(Double.init)
    }
    guard numbers.count == 4, let end = tag.firstIndex(of: ">") else { return nil }
    let (x, y, size, width) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let left =
      switch value("text-anchor", in: tag) {
      case "middle": x - width / 2
      case "end": x - width
      default: x
      }
    // Capitals are 0.72 of the font size high in the fonts that we use; descenders are about a fifth of it deep.
    return Words(
      text: String(tag[tag.index(after: end)...]),
      box: Box(left: left, top: y - 0.72 * size, right: left + width, bottom: y + 0.2 * size))
  }
}

extension SVGLayout.Words {
  fileprivate func moved(x: Double, y: Double) -> SVGLayout.Words {
    var words = self
    words.box = SVGLayout.Box(
      left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y)
    return words
  }
}

extension SVGLayout.Line {
  fileprivate func moved(x: Double, y: Double) -> SVGLayout.Line {
    SVGLayout.Line(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }
}

/// A reader of the outline of an SVG path as straight lines.
private struct SVGPathReader {
  private(set) var lines: [SVGLayout.Line] = []
  private var rest: Substring
  private var x = 0.0
  private var y = 0.0
  private var control = (x: 0.0, y: 0.0)

  /// The number of straight lines for a curved segment.
  private static let pieces = 16

  init(_ data: String) {
    rest = data[...]
    read()
  }

  private mutating func read() {
    var command: Character = "M"
    var start = (x: 0.0, y: 0.0)
    while true {
      rest = rest.drop { $0 == " " || $0 == "," }
      guard let next = rest.first else { return }
      if next.isLetter {
        command = next
        rest.removeFirst()
      }
      let (ox, oy) = command.isLowercase ? (x, y) : (0, 0)
      switch command.uppercased() {
      case "M":
        (x, y) = (number() + ox, number() + oy)
        start = (x, y)
        command = command.isLowercase ? "l" : "L"
      case "L":
        let (nextX, nextY) = (number() + ox, number() + oy)
        line(to: nextX, nextY)
      case "H": line(to: number() + ox, y)
      case "V": line(to: x, number() + oy)
      case "Z": line(to: start.x, start.y)
      case "C", "S":
        var first = (x: 2 * x - control.x, y: 2 * y - control.y)
        if command.uppercased() == "C" { first = (number() + ox, number() + oy) }
        let second = (x: number() + ox, y: number() + oy)
        let end = (x: number() + ox, y: number() + oy)
        curve(first, second, end)
      default: return
      }
    }
  }

  private mutating func line(to nextX: Double, _ nextY: Double) {
    lines.append(SVGLayout.Line(x0: x, y0: y, x1: nextX, y1: nextY))
    (x, y) = (nextX, nextY)
    control = (x, y)
  }

  private mutating func curve(
    _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), _ end: (x: Double, y: Double)
  ) {
    let (x0, y0) = (x, y)
    for piece in 1...Self.pieces {
      let t = Double(piece) / Double(Self.pieces)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line(
        to: a * x0 + b * first.x + c * second.x + d * end.x,
        a * y0 + b * first.y + c * second.y + d * end.y)
    }
    control = second
  }

  private mutating func number() -> Double {
    rest = rest.drop { $0 == " " || $0 == "," }
    var text = ""
    while let next = rest.first {
      let isSign = next == "-" && (text.isEmpty || text.last == "e")
      let isPoint = next == "." && !text.contains(".")
      guard next.isNumber || isSign || isPoint || next == "e" else { break }
      text.append(next)
      rest.removeFirst()
    }
    return Double(text) ?? .nan
  }
}

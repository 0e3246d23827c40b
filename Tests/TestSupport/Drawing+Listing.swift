public import DrawingModel

extension Drawing {
  /// The picture as stable text, with a command per line.
  ///
  /// Lengths are rounded to hundredths of a point. Equal drawings give equal text.
  public var listing: String {
    var lines = [
      "drawing \(DecimalText.text(size.width)) x \(DecimalText.text(size.height)) "
        + "on \(Self.text(of: background))",
      "title \(Self.quoted(title))",
      "description \(Self.quoted(description))",
    ]
    for fact in facts { lines.append("\(fact.key) \(Self.quoted(fact.value))") }
    for command in commands { Self.append(command, indent: "", to: &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func append(
    _ command: DrawingCommand, indent: String, to lines: inout [String]
  ) {
    switch command {
    case .fill(let path, let color):
      lines.append("\(indent)fill \(text(of: color)) \(text(of: path))")
    case .stroke(let path, let style, let color):
      lines.append("\(indent)stroke \(text(of: color)) \(text(of: style)) \(text(of: path))")
    case .text(let run, at: let point):
      var words = [
        "text", quoted(run.text), run.font.face.rawValue, DecimalText.text(run.font.size),
      ]
      if run.font.weight != .regular { words.append(run.font.weight.rawValue) }
      words.append(run.anchor.rawValue)
      if run.rotation != 0 { words.append("turned \(DecimalText.text(run.rotation))") }
      words += [text(of: run.color), "at", text(of: point)]
      lines.append(indent + words.joined(separator: " "))
    case .clip(let rect, let inner):
      lines.append(
        "\(indent)clip \(text(of: rect.origin)) "
          + "\(DecimalText.text(rect.size.width)) x \(DecimalText.text(rect.size.height))")
      for command in inner { append(command, indent: indent + "  ", to: &lines) }
    case .group(let name, let inner):
      lines.append("\(indent)group \(quoted(name))")
      for command in inner { append(command, indent: indent + "  ", to: &lines) }
    }
  }

  private static func text(of point: Point) -> String {
    "\(DecimalText.text(point.x)),\(DecimalText.text(point.y))"
  }

  private static func text(of color: Color) -> String {
    color.alpha == 1 ? color.hexText : "\(color.hexText)/\(DecimalText.text(color.alpha))"
  }

  private static func text(of style: StrokeStyle) -> String {
    var words = ["width \(DecimalText.text(style.width))"]
    if !style.dashes.isEmpty {
      words.append("dash " + style.dashes.map(DecimalText.text(_:)).joined(separator: "-"))
    }
    if style.cap != .butt { words.append("\(style.cap.rawValue) cap") }
    if style.join != .round { words.append("\(style.join.rawValue) join") }
    return words.joined(separator: " ")
  }

  private static func text(of path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M \(text(of: point))"
      case .line(let point): "L \(text(of: point))"
      case .curve(let first, let second, let end):
        "C \(text(of: first)) \(text(of: second)) \(text(of: end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// Returns a text in quotation marks, with characters that would break the line written as in Swift.
  private static func quoted(_ text: String) -> String {
    text.debugDescription
  }
}

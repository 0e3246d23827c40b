internal import OutsideText

/// Collects the lines of one document.
struct SVGWriter<Measurer: TextMeasuring> {
  let measurer: Measurer
  let preferredFamily: String?
  /// The classes of colors that a dark ground changes; nil for a picture of one theme.
  private var colors: SVGColorClasses?
  /// The shapes that are written once and referred to after that; nil to write each shape where it is drawn.
  private var shapes: SVGSharedShapes?
  private var groundPaint = ""
  private(set) var body = ""

  init(
    measurer: Measurer, preferredFamily: String?, colors: SVGColorClasses?,
    shapes: SVGSharedShapes? = nil
  ) {
    self.measurer = measurer
    self.preferredFamily = preferredFamily
    self.colors = colors
    self.shapes = shapes
  }

  mutating func document(of drawing: Drawing) -> String {
    beginGround(of: drawing)
    for command in drawing.commands { append(command) }
    let identifier = drawing.svgIdentifier(of: body)
    let style = styleSheet(scope: "k\(identifier)")
    return head(
      of: drawing, identifier, isScoped: !style.isEmpty,
      style: style.isEmpty ? "" : "<style>\(style)</style>\n")
      + body + "</svg>\n"
  }

  /// Takes the color of the ground, which is the first of a document.
  mutating func beginGround(of drawing: Drawing) {
    groundPaint = paint("fill", drawing.background)
  }

  /// The rules that give the document other colors on a dark ground; empty if there are none.
  ///
  /// - Parameter scope: The identifier of the document's root.
  func styleSheet(scope: String) -> String { colors?.styleSheet(scope: scope) ?? "" }

  /// Returns the text before the body: the root with the words, a style sheet and the ground.
  ///
  /// - Parameter isScoped: Whether style sheets refer to the document by the identifier of its root.
  func head(
    of drawing: Drawing, _ identifier: String, isScoped: Bool, style: String
  ) -> String {
    let width = DecimalText.text(drawing.size.width)
    let height = DecimalText.text(drawing.size.height)
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    if isScoped { head += " id=\"k\(identifier)\"" }
    head += " width=\"\(width)\""
    head += " height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
    head += " aria-labelledby=\"t\(identifier) d\(identifier)\""
    head += " fill=\"none\" stroke-linejoin=\"round\""
    head += " font-family=\"\(families(for: .sans))\">\n"
    head += drawing.svgWords(identifier) + style
    let ground = Path.rectangle(
      Rect(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height))
    if drawing.background.alpha > 0 {
      head += "<path\(groundPaint) d=\"\(SVGPathText.text(of: ground))\"/>\n"
    }
    return head
  }

  /// Appends markup to the document unchanged.
  mutating func append(markup: String) { body += markup }

  /// Writes a command.
  mutating func append(_ command: DrawingCommand) {
    switch command {
    case .fill(let path, let color):
      guard !path.isEmpty else { return }
      body += "<path\(paint("fill", color)) d=\"\(SVGPathText.text(of: path))\"/>\n"
    case .stroke(let path, let style, let color):
      guard !path.isEmpty else { return }
      let paint = paint("stroke", color)
      let shape = SVGSharedShapes.attributes(of: path, style)
      switch shapes?.reference(to: shape) {
      case nil: body += "<path\(paint)\(shape)/>\n"
      // An element that refers to the shape has a paint of its own, so that the shape itself must have none.
      case .first(let name): body += "<g\(paint)><path id=\"\(name)\"\(shape)/></g>\n"
      case .again(let name): body += "<use\(paint) href=\"#\(name)\"/>\n"
      }
    case .text(let run, at: let point):
      append(run, at: point)
    case .clip(let rect, let commands):
      // An inner viewport clips without an identifier that could clash with another picture
      // on the same page.
      let x = DecimalText.text(rect.left)
      let y = DecimalText.text(rect.top)
      let width = DecimalText.text(rect.size.width)
      let height = DecimalText.text(rect.size.height)
      body += "<svg x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
      body += " viewBox=\"\(x) \(y) \(width) \(height)\">\n"
      for command in commands { append(command) }
      body += "</svg>\n"
    case .group(let name, let commands):
      body += "<g>\n"
      if !name.isEmpty { body += "<title>\(XMLText.escaped(name))</title>\n" }
      for command in commands { append(command) }
      body += "</g>\n"
    }
  }

  /// Writes shapes of one color, circles as circle elements; several shapes get the color from a group around
  /// them.
  mutating func append(shapes: [Path], _ color: Color) {
    if shapes.count == 1 { return append(shape: shapes[0], paint("fill", color)) }
    var groupPaint: String?
    for shape in shapes {
      let paint = paint("fill", color)
      if paint != groupPaint {
        if groupPaint != nil { body += "</g>\n" }
        body += "<g\(paint)>\n"
        groupPaint = paint
      }
      append(shape: shape, "")
    }
    if groupPaint != nil { body += "</g>\n" }
  }

  private mutating func append(shape: Path, _ paint: String) {
    guard let (center, radius) = shape.circle else {
      body += "<path\(paint) d=\"\(SVGPathText.text(of: shape))\"/>\n"
      return
    }
    body += "<circle\(paint)"
    if center.x != 0 { body += " cx=\"\(DecimalText.text(center.x))\"" }
    if center.y != 0 { body += " cy=\"\(DecimalText.text(center.y))\"" }
    body += " r=\"\(DecimalText.text(radius))\"/>\n"
  }

  /// Writes lines of text one after the other; neighboring lines with the same look get it from a group around
  /// them.
  mutating func append(texts: [(run: TextRun, point: Point)]) {
    var looks: [String] = []
    for (run, _) in texts { looks.append(attributes(of: run) + paint("fill", run.color)) }
    var rest = texts.indices
    while let first = rest.first {
      let count = rest.prefix { looks[$0] == looks[first] }.count
      if count > 1 { body += "<g\(looks[first])>\n" }
      for index in rest.prefix(count) {
        append(texts[index].run, at: texts[index].point, look: count > 1 ? "" : looks[first])
      }
      if count > 1 { body += "</g>\n" }
      rest = rest.dropFirst(count)
    }
  }

  private mutating func append(_ run: TextRun, at point: Point) {
    guard !run.text.isEmpty else { return }
    append(run, at: point, look: attributes(of: run), paint: paint("fill", run.color))
  }

  /// - Parameters:
  ///   - look: The attributes of the font.
  ///   - paint: The attributes of the color.
  private mutating func append(
    _ run: TextRun, at point: Point, look: String, paint: String = ""
  ) {
    let x = DecimalText.text(point.x)
    let y = DecimalText.text(point.y)
    body += "<text x=\"\(x)\" y=\"\(y)\"\(look)"
    if run.rotation != 0 {
      body += " transform=\"rotate(\(DecimalText.text(run.rotation)) \(x) \(y))\""
    }
    let width = DecimalText.text(measurer.width(of: run.text, in: run.font))
    body += " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
    // Without this attribute consecutive blanks, and those at the ends, would be collapsed.
    if run.text.contains("  ") || run.text.hasPrefix(" ") || run.text.hasSuffix(" ") {
      body += " xml:space=\"preserve\""
    }
    body += "\(paint)>\(XMLText.escaped(run.text))</text>\n"
  }

  private func attributes(of run: TextRun) -> String {
    var text = ""
    if run.font.face == .monospaced { text += " font-family=\"\(families(for: .monospaced))\"" }
    text += " font-size=\"\(DecimalText.text(run.font.size))\""
    if run.font.weight == .bold { text += " font-weight=\"bold\"" }
    if run.anchor != .start { text += " text-anchor=\"\(run.anchor.rawValue)\"" }
    return text
  }

  private func families(for face: Font.Face) -> String {
    let usual =
      switch face {
      case .sans: "Inter, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
      case .monospaced: "'JetBrains Mono', 'DejaVu Sans Mono', monospace"
      }
    // The code face stays: a preferred family is one for words.
    guard face == .sans, let preferredFamily, !preferredFamily.isEmpty else { return usual }
    let name = preferredFamily.filter { $0 != "'" && $0 != "\\" }
    return "'\(XMLText.escaped(name))', \(usual)"
  }

  /// The attributes of a color; called once for every color, in the order in which they are drawn.
  private mutating func paint(_ attribute: String, _ color: Color) -> String {
    var base = " \(attribute)=\"\(color.hexText)\""
    if let name = colors?.next(attribute) { base = " class=\"\(name)\"" + base }
    guard color.alpha < 1 else { return base }
    return base + " \(attribute)-opacity=\"\(DecimalText.text(color.alpha))\""
  }
}

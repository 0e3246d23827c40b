extension Film {
  /// The film as an SVG document that a browser plays with CSS alone.
  ///
  /// Without style sheets, and for readers who prefer reduced motion, the document shows the still picture. All
  /// motion is in `@keyframes` of one duration in the last `<style>`, so that it stays in step. The document has no
  /// scripts, no SMIL and no URLs.
  ///
  /// - Parameters:
  ///   - dark: The same film in the colors for a dark ground; nil for a document of one theme.
  ///   - measurer: The measurer with which the layout was made.
  ///   - preferredFamily: A font family that comes before the usual ones.
  ///   - line: Makes the timing functions.
  /// - Returns: UTF-8 text that ends with a line feed; lengths in CSS pixels.
  public func svg(
    adaptingTo dark: Film? = nil, measuring measurer: some TextMeasuring,
    preferredFamily: String? = nil, line: LineMaker
  ) -> String {
    var writer = FilmWriter(
      self, adaptingTo: dark, measuring: measurer, preferredFamily: preferredFamily,
      isNamed: false)
    writer.write()
    return writer.document(style: writer.motionStyleSheet(line))
  }

  /// The still picture as an SVG document.
  ///
  /// - Parameters:
  ///   - dark: The same film in the colors for a dark ground; nil for a document of one theme.
  ///   - measurer: The measurer the layout was made with.
  ///   - preferredFamily: A font family that comes before the usual ones.
  public func stillSVG(
    adaptingTo dark: Film? = nil, measuring measurer: some TextMeasuring,
    preferredFamily: String? = nil
  ) -> String {
    let drawing = stillDrawing
    guard let dark else {
      return drawing.svg(measuring: measurer, preferredFamily: preferredFamily)
    }
    return drawing.svg(
      adaptingTo: dark.stillDrawing, measuring: measurer, preferredFamily: preferredFamily)
  }

  /// The film as markup for a page with a program of its own that plays it.
  ///
  /// Elements that move have the class `m` and one for their motion, `a0`, `a1` and so on; named parts have their
  /// names as classes, parts that are only in the still picture have `s`, and parts that are there only while the
  /// film plays have `p`.
  ///
  /// - Parameters:
  ///   - dark: The same film in the colors for a dark ground; nil for a document of one theme.
  ///   - measurer: The measurer with which the layout was made.
  ///   - preferredFamily: A font family that comes before the usual ones.
  ///   - narrow: The film laid out for a narrow page, and the same film for a dark ground; nil for one layout.
  ///   - changes: The other changes that the program allows, which share timing functions with the moving elements.
  ///   - line: Makes the timing functions.
  public func markup<Measurer: TextMeasuring>(
    adaptingTo dark: Film? = nil, measuring measurer: Measurer,
    preferredFamily: String? = nil, narrow: (film: Film, dark: Film?)? = nil,
    changes: [FilmMotion] = [], line: LineMaker
  ) -> FilmMarkup {
    func written(_ film: Film, _ dark: Film?) -> FilmWriter<Measurer> {
      var writer = FilmWriter(
        film, adaptingTo: dark, measuring: measurer, preferredFamily: preferredFamily,
        isNamed: true)
      writer.write()
      return writer
    }
    let writer = written(self, dark)
    let other = narrow.map { written($0.film, $0.dark) }
    let identifier = writer.identifier(style: "")
    let all = writer.motions + changes + (other?.motions ?? [])
    let timings = FilmTimings(all, cycle: cycle, line: line)
    let tracks = timings.tracks(all)
    let count = writer.motions.count
    return FilmMarkup(
      svg: writer.document(style: nil),
      colors: writer.colorStyleSheet(identifier)
        + (other.map { $0.colorStyleSheet($0.identifier(style: "")) } ?? ""),
      narrow: other.map {
        FilmMarkup.Narrow(
          svg: $0.document(style: nil), tracks: Array(tracks.dropFirst(count + changes.count)),
          axis: narrow?.film.axis)
      },
      identifier: identifier,
      lines: timings.lines.map(\.line.text),
      tracks: Array(tracks.prefix(count)),
      changes: Array(tracks[count..<count + changes.count]))
  }
}

/// Writes the elements of a film.
private struct FilmWriter<Measurer: TextMeasuring> {
  private let film: Film
  private var writer: SVGWriter<Measurer>
  /// Whether parts have their names as classes.
  private let isNamed: Bool
  private var clips = 0

  /// The motions in the order of their classes; equal motions share one class.
  private(set) var motions: [FilmMotion] = []

  /// The character in the body that is replaced when the whole body has been written.
  private static var placeholder: String { "\u{1}" }

  init(
    _ film: Film, adaptingTo dark: Film?, measuring measurer: Measurer, preferredFamily: String?,
    isNamed: Bool
  ) {
    self.film = film
    self.isNamed = isNamed
    let everything = film.everything
    writer = SVGWriter(
      measurer: measurer, preferredFamily: preferredFamily,
      colors: dark.flatMap { SVGColorClasses(light: everything, dark: $0.everything) },
      // The program of a page finds each curve by its name.
      shapes: isNamed
        ? nil : SVGSharedShapes(everything.commands, prefix: "p\(Self.placeholder)-"))
  }

  /// Writes all elements.
  mutating func write() {
    writer.beginGround(of: film.ground)
    append(film.ground.commands)
    for element in film.elements { append(element) }
  }

  /// Returns the identifier of the document, which depends on the drawing and on its motion.
  func identifier(style: String) -> String { film.ground.svgIdentifier(of: writer.body + style) }

  /// The rules for the colors on a dark ground.
  func colorStyleSheet(_ identifier: String) -> String {
    writer.styleSheet(scope: "k\(identifier)")
  }

  /// The whole document.
  ///
  /// - Parameter style: The rules of motion; nil for a document without style sheets.
  func document(style: String?) -> String {
    let identifier = identifier(style: style ?? "")
    let colors = style == nil ? "" : colorStyleSheet(identifier)
    let head = writer.head(
      of: film.ground, identifier, isScoped: true,
      style: colors.isEmpty ? "" : "<style>\(colors)</style>\n")
    let end = (style.map { "<style>\($0)</style>\n" } ?? "") + "</svg>\n"
    return head
      + (writer.body + end).split(separator: Self.placeholder, omittingEmptySubsequences: false)
      .joined(separator: identifier)
  }

  private mutating func append(_ elements: [FilmElement]) {
    for element in elements { append(element) }
  }

  private mutating func append(_ element: FilmElement) {
    switch element {
    case .drawing(let commands): append(commands)
    case .moving(let motion, let inner):
      group(attributes(of: motion), inner)
    case .placed(let point, let inner):
      let x = DecimalText.text(point.x)
      group(" transform=\"translate(\(x) \(DecimalText.text(point.y)))\"", inner)
    case .revealed(let rect, let motion, let inner):
      let name = "c\(Self.placeholder)-\(clips)"
      clips += 1
      let area = "x=\"\(DecimalText.text(rect.left))\" y=\"\(DecimalText.text(rect.top))\""
      let size =
        "width=\"\(DecimalText.text(rect.size.width))\" height=\"\(DecimalText.text(rect.size.height))\""
      writer.append(
        markup:
          "<clipPath id=\"\(name)\"><rect\(attributes(of: motion)) \(area) \(size)/></clipPath>\n")
      group(" clip-path=\"url(#\(name))\"", inner)
    case .strobe(let inner):
      if film.still == .strobe { group(" class=\"s\"", inner) }
    case .playing(let inner):
      guard film.still == .strobe else { return append(inner) }
      group(" class=\"p\" display=\"none\"", inner)
    case .named(let name, let inner):
      guard isNamed else { return append(inner) }
      group(" class=\"\(name)\"", inner)
    }
  }

  /// Writes commands; consecutive shapes of one color become a group, of which a strobe has many.
  private mutating func append(_ commands: [DrawingCommand]) {
    var rest = commands[...]
    while let command = rest.first {
      switch command {
      case .group("", let inner) where !isNamed:
        append(inner)
        rest = rest.dropFirst()
      case .text where !isNamed:
        let texts = rest.prefixMap {
          if case .text(let run, let point) = $0 { (run, point) } else { nil }
        }
        writer.append(texts: texts.filter { !$0.0.text.isEmpty })
        rest = rest.dropFirst(texts.count)
      case .fill(_, let color):
        let shapes = rest.prefixMap { other -> Path? in
          if case .fill(let path, color) = other, !path.isEmpty { path } else { nil }
        }
        // The program of a page changes paths.
        if shapes.count > 1 || !isNamed && shapes.first?.circle != nil {
          writer.append(shapes: shapes, color)
        } else {
          writer.append(command)
        }
        rest = rest.dropFirst(max(shapes.count, 1))
      default:
        writer.append(command)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func group(_ attributes: String, _ inner: [FilmElement]) {
    writer.append(markup: "<g\(attributes)>\n")
    append(inner)
    writer.append(markup: "</g>\n")
  }

  /// The class of a motion, and its position in the still picture.
  private mutating func attributes(of motion: FilmMotion) -> String {
    let index = motions.firstIndex(of: motion) ?? motions.count
    if index == motions.count { motions.append(motion) }
    let value: Double =
      switch film.still {
      case .strobe: motion.course.last
      case .moment(let time): motion.course.value(at: time)
      }
    return " class=\"m a\(index)\"\(motion.kind.attribute(value))"
  }

  /// Returns the style sheet with all motion, for readers who do not prefer reduced motion.
  func motionStyleSheet(_ line: Film.LineMaker) -> String {
    let root = "#k\(Self.placeholder)"
    let times = film.plays > 0 ? "\(film.plays) forwards" : "infinite"
    let duration = FilmMotion.Kind.text(film.cycle * 1000, decimals: 3)
    var text = "@media(prefers-reduced-motion:no-preference){"
    if film.still == .strobe { text += "\(root) .s{display:none}\(root) .p{display:inline}" }
    text += "\(root) .m{animation:\(duration)ms linear \(times)}"
    let plans = FilmTimings(motions, cycle: film.cycle, line: line)
    for (index, motion) in motions.enumerated() {
      let name = "k\(Self.placeholder)-\(index)"
      text += "\n\(root) .a\(index){animation-name:\(name)}@keyframes \(name){"
      text += Self.keyframes(plans.stops[index], motion.kind)
      text += "}"
    }
    for (line, indices) in plans.lines {
      text += "\n" + indices.map { "\(root) .a\($0)" }.joined(separator: ",")
      text += "{animation-timing-function:\(line.fallback)"
      text += ";animation-timing-function:\(line.text)}"
    }
    return text + "}"
  }

  /// The stops as rules; neighboring stops that differ only in their offset share one.
  private static func keyframes(_ stops: [FilmStops.Stop], _ kind: FilmMotion.Kind) -> String {
    var text = ""
    var offsets: [String] = []
    for (index, stop) in stops.enumerated() {
      offsets.append(FilmMotion.Kind.percent(stop.offset))
      if index + 1 < stops.count {
        // A stop after which the number does not change needs no timing function.
        let isStill = stop.easing == .even && stops[index + 1].value == stop.value
        if isStill { continue }
      }
      text += "\(offsets.joined(separator: ",")){\(kind.cssProperty):\(kind.css(stop.value))"
      switch stop.easing {
      // Lines are in rules of their own, which several motions share.
      case .even, .line: break
      case .held: text += ";animation-timing-function:step-end"
      case .jumping: text += ";animation-timing-function:step-start"
      }
      text += "}"
      offsets = []
    }
    return text
  }
}

extension Film {
  /// All commands that are ever drawn as one picture, for pairing its colors.
  fileprivate var everything: Drawing {
    var drawing = ground
    drawing.commands = allCommands(withStrobe: still == .strobe)
    return drawing
  }
}

extension Collection {
  /// Returns the results for the elements up to the first that has none.
  fileprivate func prefixMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
    var results: [Result] = []
    for element in self {
      guard let result = transform(element) else { break }
      results.append(result)
    }
    return results
  }
}

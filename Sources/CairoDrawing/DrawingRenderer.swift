internal import CCairo
public import DrawingModel

/// Turns drawings into the bytes of PNG, SVG and PDF files.
///
///     let renderer = try DrawingRenderer()
///     let drawing = ChartDrawing.drawing(
///       of: chart, size: size, theme: .light, measuring: renderer.measurer)
///     let bytes = try renderer.png(drawing)
///
/// A renderer keeps the fonts that it found, so that a batch looks them up once. The same drawing gives the same bytes
/// on one machine.
public struct DrawingRenderer {
  /// The largest number of pixels along a side of a PNG, which is Cairo's own limit.
  public static let maximumSide = PictureLimit.side
  /// The largest number of pixels of a PNG: a gigabyte of memory.
  public static let maximumPixels = PictureLimit.pixels

  private let fonts: FontCollection
  let preferredFamily: String?

  /// Makes a renderer and looks up the face for words.
  ///
  /// - Parameter preferredFamily: A font family that comes before the usual ones for words. A family that is not
  ///   installed is ignored.
  /// - Throws: `CairoError.noFont` if the machine has no font at all.
  public init(preferredFamily: String? = nil) throws(CairoError) {
    self.preferredFamily = preferredFamily
    fonts = FontCollection(preferredFamily: preferredFamily)
    _ = try fonts.face(for: Font(size: 1))
  }

  /// The family that is used for words because the preferred one is not installed; nil if it is, or if none was asked
  /// for.
  ///
  /// It is the family that fontconfig returns.
  public var substituteFamily: String? {
    (try? fonts.substituteFamily()) ?? nil
  }

  /// Makes the next drawing independent of earlier ones.
  ///
  /// The usual faces are kept; faces that replaced them for missing characters are searched anew.
  public func beginDrawing() {
    fonts.forgetSubstitutes()
  }

  /// The measurer of text with the fonts of this renderer.
  public var measurer: CairoTextMeasurer { CairoTextMeasurer(fonts: fonts) }

  /// The bytes of a PNG; opaque unless the drawing's ground is not.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - scale: Pixels per point of the drawing; finite and above 0.
  /// - Throws: `CairoError.tooLarge` before any memory is allocated, or the errors of Cairo and libpng.
  public func png(_ drawing: Drawing, scale: Double = 1) throws(CairoError) -> [UInt8] {
    let surface = try image(of: drawing, scale: scale)
    var facts = [
      Drawing.Fact(key: "Title", value: drawing.title),
      Drawing.Fact(key: "Description", value: drawing.description),
    ]
    facts.removeAll { $0.value.isEmpty }
    return try PNGEncoder.encode(surface, scale: scale, facts: facts + drawing.facts)
  }

  /// The pixels of an opaque picture; parameter and errors are those of ``png(_:scale:)``.
  public func pixels(_ drawing: Drawing, scale: Double = 1) throws(CairoError) -> PixelImage {
    try image(of: drawing, scale: scale).pixels()
  }

  /// The width and the height of a picture, in pixels.
  private static func pixelCounts(
    of size: Size, scale: Double
  ) throws(CairoError) -> (width: Int32, height: Int32) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width.isFinite, height.isFinite else {
      throw .invalidSize(width: width, height: height)
    }
    let side = Double(maximumSide)
    guard width <= side, height <= side, width * height <= Double(maximumPixels) else {
      throw .tooLarge(width: width, height: height)
    }
    return (Int32(width), Int32(height))
  }

  /// Draws the picture in memory; parameter and errors are those of ``png(_:scale:)``.
  func image(of drawing: Drawing, scale: Double) throws(CairoError) -> CairoSurface {
    let (width, height) = try Self.pixelCounts(of: drawing.size, scale: scale)
    let surface = try CairoSurface.image(
      width: width, height: height, isOpaque: drawing.background.alpha >= 1)
    let context = try CairoContext(surface)
    context.scale(by: scale)
    try draw(drawing, in: context)
    try surface.check()
    return surface
  }

  /// The UTF-8 bytes of an SVG document.
  public func svg(_ drawing: Drawing) -> [UInt8] {
    Array(drawing.svg(measuring: measurer, preferredFamily: preferredFamily).utf8)
  }

  /// The UTF-8 bytes of an SVG document that follows the reader's dark mode.
  ///
  /// - Parameter light: The picture for a light ground.
  /// - Parameter dark: The same picture in the colors for a dark ground.
  public func svg(_ light: Drawing, adaptingTo dark: Drawing) -> [UInt8] {
    Array(
      light.svg(adaptingTo: dark, measuring: measurer, preferredFamily: preferredFamily).utf8)
  }

  /// The UTF-8 bytes of an SVG document in which letters are outlines, so that it looks the same for readers without
  /// the fonts.
  ///
  /// The words cannot be searched, but the title and the description can.
  ///
  /// The bytes depend only on the drawing, not on earlier ones.
  ///
  /// - Throws: `CairoError.tooLarge` for a side over `maximumSide`, or the errors of Cairo.
  public func outlinedSVG(_ drawing: Drawing) throws(CairoError) -> [UInt8] {
    try checkSides(of: drawing)
    let surface = try CairoSurface.svg(width: drawing.size.width, height: drawing.size.height)
    let context = try CairoContext(surface)
    try draw(drawing, in: context)
    let text = String(decoding: try surface.finishedBytes(), as: UTF8.self)
    guard let document = OutlinedSVG.document(of: drawing, cairo: text) else {
      throw .cairo("the SVG surface wrote no document")
    }
    return Array(document.utf8)
  }

  /// The characters of a drawing's texts that no installed font has, each only once, in order.
  public func missingCharacters(in drawing: Drawing) -> [Character] {
    var missing: [Character] = []
    for run in drawing.commands.flatMap(\.textRuns) {
      // A face that cannot be read is an error when it is drawn, not when it is measured.
      guard let line = try? fonts.line(of: run.text, in: run.font) else { continue }
      for character in line.missing where !missing.contains(character) {
        missing.append(character)
      }
    }
    return missing
  }

  /// The bytes of a PDF document with one page; a point of the drawing is a point of the page.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - creationDate: The date in the document's properties, such as `2024-05-01T12:00:00Z`. Without it the document
  ///     has no date, since the time of day would make every run differ.
  /// - Throws: `CairoError.tooLarge` for a side over `maximumSide`, or the errors of Cairo.
  public func pdf(_ drawing: Drawing, creationDate: String? = nil) throws(CairoError) -> [UInt8] {
    try checkSides(of: drawing)
    let surface = try CairoSurface.pdf(width: drawing.size.width, height: drawing.size.height)
    // An empty date removes the one that Cairo has set by itself.
    surface.set(CAIRO_PDF_METADATA_CREATE_DATE, creationDate ?? "")
    surface.set(CAIRO_PDF_METADATA_TITLE, drawing.title)
    surface.set(CAIRO_PDF_METADATA_SUBJECT, drawing.description)
    let facts = drawing.facts.filter { $0.key != "Software" }
    surface.set(
      CAIRO_PDF_METADATA_KEYWORDS,
      facts.map { "\($0.key): \($0.value)" }.joined(separator: "; "))
    if let software = drawing.facts.first(where: { $0.key == "Software" }) {
      surface.set(CAIRO_PDF_METADATA_CREATOR, software.value)
    }
    let context = try CairoContext(surface)
    try draw(drawing, in: context)
    return try surface.finishedBytes()
  }

  private func checkSides(of drawing: Drawing) throws(CairoError) {
    let size = drawing.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    guard max(size.width, size.height) <= Double(Self.maximumSide) else {
      throw .tooLarge(width: size.width, height: size.height)
    }
  }

  private func draw(_ drawing: Drawing, in context: CairoContext) throws(CairoError) {
    if drawing.background.alpha > 0 { context.paint(drawing.background) }
    try Self.draw(drawing.commands, fonts: fonts, in: context)
    try context.check()
  }

  /// Draws commands with some fonts.
  static func draw(
    _ commands: [DrawingCommand], fonts: FontCollection, in context: CairoContext
  ) throws(CairoError) {
    for command in commands {
      switch command {
      case .fill(let path, let color): context.fill(path, color)
      case .stroke(let path, let style, let color): context.stroke(path, style, color)
      case .text(let run, at: let point): try draw(run, at: point, fonts: fonts, in: context)
      case .clip(let rect, let inner):
        try context.clipped(to: rect) { () throws(CairoError) in
          try draw(inner, fonts: fonts, in: context)
        }
      case .group(_, let inner): try draw(inner, fonts: fonts, in: context)
      }
    }
  }

  private static func draw(
    _ run: TextRun, at point: Point, fonts: FontCollection, in context: CairoContext
  ) throws(CairoError) {
    let line = try fonts.line(of: run.text, in: run.font)
    let shift =
      switch run.anchor {
      case .start: 0.0
      case .middle: line.advance * run.font.size / 2
      case .end: line.advance * run.font.size
      }
    context.show(
      line, size: run.font.size, at: Point(x: point.x - shift, y: point.y),
      rotation: run.rotation, about: point, color: run.color)
  }
}

extension DrawingCommand {
  /// The lines of text in the command.
  fileprivate var textRuns: [TextRun] {
    switch self {
    case .fill, .stroke: []
    case .text(let run, at: _): [run]
    case .clip(_, let inner), .group(_, let inner): inner.flatMap(\.textRuns)
    }
  }
}

extension CairoSurface {
  /// The pixels of a picture in memory.
  fileprivate func pixels() throws(CairoError) -> PixelImage {
    unsafe cairo_surface_flush(pointer)
    guard let data = unsafe cairo_image_surface_get_data(pointer) else {
      throw .cairo("the picture has no pixels")
    }
    let width = Int(unsafe cairo_image_surface_get_width(pointer))
    let height = Int(unsafe cairo_image_surface_get_height(pointer))
    let stride = Int(unsafe cairo_image_surface_get_stride(pointer))
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: stride * height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let word = unsafe bytes.load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        pixels.append(word & 0xFF_FFFF)
      }
    }
    return PixelImage(width: width, pixels: pixels)
  }

  /// Sets a property of a PDF document; an empty text removes the property.
  fileprivate func set(_ property: cairo_pdf_metadata_t, _ text: String) {
    unsafe cairo_pdf_surface_set_metadata(pointer, property, CairoText.accepted(text))
  }
}

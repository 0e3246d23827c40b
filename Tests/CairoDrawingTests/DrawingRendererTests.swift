import CairoDrawing
import DrawingModel
import TestSupport
import Testing

@Suite struct DrawingRendererTests {
  private let renderer: DrawingRenderer
  private let drawing = Drawing(
    size: Size(width: 60, height: 40), background: Color(hex: 0x123456),
    commands: [
      .fill(.rectangle(Rect(x: 10, y: 10, width: 20, height: 20)), Color(hex: 0xFF0000)),
      .stroke(
        .line(from: Point(x: 40, y: 20), to: Point(x: 60, y: 20)), StrokeStyle(width: 10),
        Color(hex: 0x00FF00)),
      .clip(
        Rect(x: 0, y: 0, width: 5, height: 5),
        [
          .group(
            "clipped",
            [.fill(.rectangle(Rect(x: 0, y: 0, width: 8, height: 8)), Color(hex: 0xFFFFFF))])
        ]),
      .text(
        TextRun("kymo", font: Font(size: 8), anchor: .middle, color: Color(hex: 0xFFFFFF)),
        at: Point(x: 30, y: 38)),
    ],
    title: "Täst", description: "Shapes", facts: [Drawing.Fact(key: "Command", value: "kymo plot")])

  init() throws {
    renderer = try DrawingRenderer()
  }

  @Test(arguments: [0.0, 1e-5, 0.005])
  func anUprightCurveIsAsWideAsALine(_ drift: Double) throws {
    let (start, end) = (Point(x: 20, y: 5), Point(x: 20 + drift, y: 35))
    func picture(_ element: Path.Element) throws -> [UInt32] {
      let path = Path([.move(start), element, .line(Point(x: 50, y: 35))])
      let drawing = Drawing(
        size: Size(width: 60, height: 40), background: Color(hex: 0xFFFFFF),
        commands: [.stroke(path, StrokeStyle(width: 3, cap: .round), Color(hex: 0))])
      return try renderer.pixels(drawing).pixels
    }
    let curve = Path.Element.curve(
      Point(x: start.x, y: 15), Point(x: start.x, y: end.y), end)
    #expect(try picture(curve) == picture(.line(end)))
  }

  @Test(arguments: [1.0, 2, 1.5, 0.5])
  func aPictureHasThePixelsOfItsSizeAndScale(_ scale: Double) throws {
    let file = try PNGFile(renderer.png(drawing, scale: scale))
    // 96 pixels per inch at scale 1, in pixels per meter, twice, with 1 for meters.
    let density = try #require(file.chunks.first { $0.type == "pHYs" }).data
    let perMeter = density.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    #expect(perMeter == Int((96 / 0.0254 * scale).rounded()))
    #expect(density.count == 9 && density[0..<4] == density[4..<8] && density[8] == 1)
    #expect(file.width == Int(60 * scale))
    #expect(file.height == Int(40 * scale))
    func pixel(_ x: Double, _ y: Double) -> UInt32? {
      file.pixel(Int(x * scale), Int(y * scale))
    }
    #expect(pixel(35, 2) == 0x123456)
    #expect(pixel(20, 20) == 0xFF0000)
    #expect(pixel(50, 20) == 0x00FF00)
    #expect(pixel(2, 2) == 0xFFFFFF)
    #expect(pixel(7, 7) == 0x123456)
  }

  @Test func aTransparentGroundLeavesPixelsWithTheirOwnColors() throws {
    var drawing = drawing
    drawing.background = Color(hex: 0x123456, alpha: 0)
    drawing.commands.append(
      .fill(
        .rectangle(Rect(x: 0, y: 30, width: 5, height: 5)), Color(hex: 0x3366CC, alpha: 0.5)))
    let file = try PNGFile(renderer.png(drawing))
    #expect(file.channels == 4)
    #expect(file.opacity(35, 2) == 0 && file.opacity(20, 20) == 255)
    #expect(file.pixel(20, 20) == 0xFF0000)
    // Half-opaque colors are not darkened; one level is lost to rounding.
    let opacity = try #require(file.opacity(2, 32))
    #expect((127...128).contains(opacity))
    let pixel = try #require(file.pixel(2, 32))
    for (shift, level) in [(16, 0x33), (8, 0x66), (0, 0xCC)] {
      #expect(abs(Int(pixel >> UInt32(shift) & 0xFF) - level) <= 1)
    }
    #expect(try PNGFile(renderer.png(self.drawing)).channels == 3)
    #expect(!String(decoding: renderer.svg(drawing), as: UTF8.self).contains("#123456"))
    #expect(try !renderer.pdf(drawing).isEmpty)
  }

  @Test func lettersAsOutlinesNeedNoFontAndKeepTheWordsForListeners() throws {
    let text = String(decoding: try renderer.outlinedSVG(drawing), as: UTF8.self)
    #expect(!text.contains("<text") && !text.contains("font-family"))
    #expect(text.contains(">Täst</title>") && text.contains(">Shapes</desc>"))
    #expect(text.contains("Command: kymo plot"))
    #expect(text.contains("width=\"60\" height=\"40\" viewBox=\"0 0 60 40\""))
    // Four letters and the box for missing characters, each drawn once and referred to.
    #expect(text.split(separator: "<use ").count == 5)
    #expect(XMLChecker.problem(in: text) == nil)
  }

  @Test func outlinesHaveTheSameBytesWhateverWasDrawnBefore() throws {
    let alone = try renderer.outlinedSVG(drawing)
    var other = drawing
    other.commands.append(
      .text(
        TextRun(
          "Before", font: Font(face: .monospaced, size: 11), color: Color(hex: 0)),
        at: Point(x: 1, y: 12)))
    let different = try renderer.outlinedSVG(other)
    _ = try renderer.png(other)
    _ = try renderer.pdf(other)
    #expect(try renderer.outlinedSVG(drawing) == alone)
    #expect(try DrawingRenderer().outlinedSVG(drawing) == alone)
    #expect(different != alone)
    // Two pictures on one page have no identifiers in common.
    func identifiers(_ bytes: [UInt8]) -> Set<Substring> {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: " id=\"").dropFirst()
      return Set(parts.map { $0.prefix { $0 != "\"" } })
    }
    #expect(identifiers(alone).isDisjoint(with: identifiers(different)))
    #expect(identifiers(alone).count > 4)
  }

  /// Sizes with less memory than a huge page of 2 MB, with as much, and with more.
  @Test(arguments: [(1.0, 1.0), (1024, 512), (1025, 512), (1200, 750)])
  func whereNothingIsDrawnEverythingShowsThrough(width: Double, height: Double) throws {
    let size = Size(width: width, height: height)
    // The earlier contents of the memory must not be visible.
    let white = try renderer.png(Drawing(size: size, background: Color(hex: 0xFFFFFF)))
    #expect(try PNGFile(white).pixel(0, 0) == 0xFFFFFF)
    let nothing = Drawing(size: size, background: Color(hex: 0).opacity(0))
    let file = try PNGFile(renderer.png(nothing))
    for (x, y) in [(0, 0), (Int(width) - 1, 0), (Int(width) - 1, Int(height) - 1)] {
      #expect(file.opacity(x, y) == 0)
    }
  }

  @Test func manyThreadsMayMakeRenderers() async throws {
    let bytes = try renderer.png(drawing)
    let drawing = drawing
    let pictures = await withTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<16 {
        group.addTask { try? DrawingRenderer().png(drawing) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 16 && pictures.allSatisfy { $0 == bytes })
  }

  @Test func textLeavesMarksWhereItStands() throws {
    let file = try PNGFile(renderer.png(drawing))
    let row = (20..<40).map { file.pixel($0, 36) }
    #expect(row.contains { $0 != 0x123456 })
    #expect((45..<60).allSatisfy { file.pixel($0, 36) == 0x123456 })
  }

  @Test func aPictureCarriesItsWordsAndNoTime() throws {
    let file = try PNGFile(renderer.png(drawing))
    #expect(file.text("Title") == "Täst")
    #expect(file.text("Description") == "Shapes")
    #expect(file.text("Command") == "kymo plot")
    #expect(!file.chunks.contains { $0.type == "tIME" })
  }

  @Test func theSameDrawingGivesTheSameBytes() throws {
    let again = try DrawingRenderer()
    #expect(try renderer.png(drawing) == again.png(drawing))
    #expect(try renderer.pdf(drawing) == again.pdf(drawing))
    #expect(renderer.svg(drawing) == again.svg(drawing))
  }

  @Test func aDocumentIsAPDFWithItsWordsAndWithoutADate() throws {
    let bytes = try renderer.pdf(drawing)
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("%%EOF"))
    #expect(text.contains("/MediaBox [ 0 0 60 40 ]"))
    #expect(text.contains("Shapes"))
    #expect(text.contains("Command: kymo plot"))
    #expect(!text.contains("/CreationDate"))
  }

  @Test func aDocumentHasTheDateItIsGiven() throws {
    let bytes = try renderer.pdf(drawing, creationDate: "2024-05-01T12:00:00Z")
    #expect(
      String(decoding: bytes, as: Unicode.ASCII.self).contains("/CreationDate (20240501120000"))
  }

  @Test func aScalablePictureIsWellFormed() {
    let text = String(decoding: renderer.svg(drawing), as: UTF8.self)
    #expect(XMLChecker.problem(in: text) == nil)
    #expect(text.contains(">kymo</text>"))
  }

  @Test(arguments: [
    (0.0, 10.0), (10, 0), (-5, 10), (.nan, 10), (10, .infinity),
  ])
  func aSizeWithoutAnAreaIsRefused(_ width: Double, _ height: Double) {
    let drawing = Drawing(
      size: Size(width: width, height: height), background: Color(hex: 0))
    #expect(throws: CairoError.self) { try renderer.png(drawing) }
    #expect(throws: CairoError.self) { try renderer.pdf(drawing) }
  }

  @Test(arguments: [(32_768.0, 1.0), (1, 1e9), (30_000, 30_000)])
  func aPictureNoMachineCouldHoldIsRefusedBeforeItIsMade(
    _ width: Double, _ height: Double
  ) {
    let drawing = Drawing(
      size: Size(width: width, height: height), background: Color(hex: 0))
    #expect(throws: CairoError.tooLarge(width: width, height: height)) {
      try renderer.png(drawing)
    }
  }

  @Test func aScaleCanBeAbsurdToo() {
    #expect(throws: CairoError.tooLarge(width: 600_000, height: 400_000)) {
      try renderer.png(drawing, scale: 10_000)
    }
    #expect(throws: CairoError.self) { try renderer.png(drawing, scale: .nan) }
    #expect(throws: CairoError.self) { try renderer.png(drawing, scale: -1) }
  }

  @Test func anUnknownPreferredFamilyIsPassedOver() throws {
    let other = try DrawingRenderer(preferredFamily: "No Such Family")
    let font = Font(size: 10)
    #expect(
      other.measurer.width(of: "kymo", in: font) == renderer.measurer.width(of: "kymo", in: font))
  }

  @Test func zerosInWordsDoNoHarm() throws {
    var odd = drawing
    odd.title = "a\0b"
    odd.commands.append(
      .text(TextRun("a\0b", font: Font(size: 8), color: Color(hex: 0)), at: Point(x: 0, y: 10)))
    #expect(try PNGFile(renderer.png(odd)).text("Title") == "ab")
    #expect(try renderer.pdf(odd).starts(with: Array("%PDF".utf8)))
  }
}

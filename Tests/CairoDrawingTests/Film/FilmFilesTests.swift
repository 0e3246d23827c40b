import DrawingModel
import Foundation
import TestSupport
import Testing

@testable import CairoDrawing

/// Films as files of pixels, which show the same as frames that are drawn separately.
@Suite struct FilmFilesTests {
  private static let rate = FrameRate(frames: 10, seconds: 1)

  /// A film of a thing that waits, moves over a line and rests, and of a curve that is uncovered.
  private static func film(
    still: Film.Still = .strobe, plays: Int = 0, cycle: Double = 2, colors: Int = 1
  ) -> Film {
    let white = Color(hex: 0xFFFFFF)
    let blue = Color(hex: 0x205DCB)
    let size = Size(width: 60, height: 40)
    let curve = Path([
      .move(Point(x: 5, y: 35)), .curve(Point(x: 20, y: 5), Point(x: 40, y: 5), Point(x: 55, y: 8)),
    ])
    let disc = Path.circle(center: Point(x: 0, y: 0), radius: 4)
    // A row of small squares with the requested number of colors.
    let squares = (0..<colors).map { index -> DrawingCommand in
      let red = UInt32(index * 7 % 256)
      let green = UInt32(index * 13 % 256)
      let top = 38 + Double(index / 60 % 2)
      return .fill(
        .rectangle(Rect(x: Double(index % 60), y: top, width: 1, height: 1)),
        Color(hex: red << 16 | green << 8 | 0x40))
    }
    return Film(
      ground: Drawing(
        size: size, background: white,
        commands: [
          .stroke(
            .line(from: Point(x: 0, y: 20), to: Point(x: 60, y: 20)), StrokeStyle(width: 1),
            Color(hex: 0x858E99))
        ] + squares, title: "Moves", description: "From left to right.",
        facts: [Drawing.Fact(key: "Command", value: "kymo play ä")]),
      elements: [
        .drawing([.stroke(curve, StrokeStyle(width: 2), blue.opacity(0.35))]),
        .revealed(
          Rect(x: -60, y: 0, width: 65, height: 40),
          FilmMotion(.x, FilmCourse(from: 0, at: 0.5, to: 50, at: 1.5), hairline: 5),
          [.drawing([.stroke(curve, StrokeStyle(width: 2), blue)])]),
        .strobe([.placed(Point(x: 20, y: 20), [.drawing([.fill(disc, blue.opacity(0.6))])])]),
        .placed(
          Point(x: 8, y: 20),
          [
            .moving(
              FilmMotion(.x, FilmCourse(times: [0.5, 1.5], values: [0, 40], slopes: [0, 0])),
              [.drawing([.fill(disc, blue)])])
          ]),
      ], cycle: cycle, plays: plays, still: still)
  }

  /// The largest difference of two pictures in a channel.
  private static func difference(_ first: [UInt32], _ second: [UInt32]) -> Int {
    guard first.count == second.count else { return 255 }
    var most = 0
    for (one, other) in zip(first, second) where one != other {
      for shift in [16, 8, 0] as [UInt32] {
        most = max(most, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
      }
    }
    return most
  }

  /// The frames as they look when each is drawn separately.
  private func frames(_ film: Film, _ renderer: DrawingRenderer) throws -> [[UInt32]] {
    let source = try FrameSource(film, rate: Self.rate, scale: 1, renderer)
    return try (0..<source.count).map { index in
      let painter = try FramePainter(source)
      try painter.paint(index)
      return painter.picture.words().map { $0 & 0xFF_FFFF }
    }
  }

  @Test func aFrameIsThePictureOfItsTime() throws {
    let renderer = try DrawingRenderer()
    let film = Self.film()
    for (index, frame) in try frames(film, renderer).enumerated() {
      // Where something is uncovered, a picture has a soft edge and a frame has whole columns.
      let picture = try renderer.pixels(film.drawing(at: Double(index) / 10)).pixels
      let different = zip(frame, picture).count { $0 != $1 }
      #expect(different <= 12, "frame \(index): \(different)")
    }
  }

  // MARK: APNG

  @Test(arguments: [1, 2, 5], [FilmColors.limited(256), .full])
  func anAnimatedPNGShowsTheFrames(_ threads: Int, _ colors: FilmColors) throws {
    let renderer = try DrawingRenderer()
    let film = Self.film()
    let bytes = try renderer.animatedPNG(
      film, rate: Self.rate, colors: colors, threads: threads
    ).bytes
    let file = try AnimatedPNGFile(bytes)
    let frames = try frames(film, renderer)
    #expect(file.width == 60 && file.height == 40 && file.colorType == (colors == .full ? 2 : 3))
    #expect(file.plays == 0)
    // Frames 0 to 5 look the same, and so do 15 to 19.
    #expect(file.frames.count == 11)
    #expect(file.duration == (2, 1))
    var index = 0
    for frame in file.frames {
      // A palette has fewer colors than the edges of all frames.
      let difference = Self.difference(frame.shown, frames[index])
      #expect(difference <= (colors == .full ? 0 : 6), "frame \(index): \(difference)")
      index += frame.delay.numerator * 10 / frame.delay.denominator
    }
    #expect(index == 20)
    // The bytes are the same on any number of threads.
    #expect(try renderer.animatedPNG(film, rate: Self.rate, colors: colors).bytes == bytes)
  }

  @Test func framesAreTheRectanglesOfWhatChanges() throws {
    let renderer = try DrawingRenderer()
    let film = Self.film()
    let file = try AnimatedPNGFile(
      try renderer.animatedPNG(film, rate: Self.rate, colors: .full).bytes)
    #expect(file.frames[0].blend == 0 && file.frames[0].transparentPixels == 0)
    var before = file.frames[0].shown
    for frame in file.frames.dropFirst() {
      #expect(frame.blend == 1 && frame.dispose == 0)
      let changed = frame.shown.indices.filter { frame.shown[$0] != before[$0] }
      let columns = changed.map { $0 % 60 }
      let rows = changed.map { $0 / 60 }
      #expect(frame.x == columns.min() && frame.x + frame.width - 1 == columns.max())
      #expect(frame.y == rows.min() && frame.y + frame.height - 1 == rows.max())
      #expect(frame.width * frame.height - frame.transparentPixels == changed.count)
      before = frame.shown
    }
  }

  @Test(arguments: [Film.Still.strobe, .moment(2), .moment(0)])
  func viewersThatDoNotPlayItShowTheStillPicture(_ still: Film.Still) throws {
    let renderer = try DrawingRenderer()
    let film = Self.film(still: still)
    let file = try AnimatedPNGFile(try renderer.animatedPNG(film, rate: Self.rate).bytes)
    let picture = try renderer.pixels(film.stillDrawing).pixels
    if still == .moment(0) {
      // Where something is uncovered, a picture has a soft edge and a frame has whole columns.
      #expect(zip(file.still, picture).count { Self.difference([$0], [$1]) > 6 } <= 12)
    } else {
      #expect(Self.difference(file.still, picture) <= 6)
    }
    #expect(file.hasOwnStill == (still != .moment(0)))
    let head = ["IHDR", "acTL", "iTXt", "iTXt", "iTXt", "PLTE", "tRNS"]
    #expect(Array(file.types.prefix(7)) == head)
    #expect(file.types[7] == (still == .moment(0) ? "fcTL" : "IDAT"))
  }

  @Test func theWordsAreInIt() throws {
    let file = try AnimatedPNGFile(
      try DrawingRenderer().animatedPNG(Self.film(plays: 3), rate: Self.rate).bytes)
    #expect(
      file.texts == [
        "Title": "Moves", "Description": "From left to right.", "Command": "kymo play ä",
      ])
    #expect(file.plays == 3)
  }

  @Test(arguments: [250, 400])
  func manyColorsAreOffByLittle(_ colors: Int) throws {
    let renderer = try DrawingRenderer()
    let film = Self.film(colors: colors)
    let made = try renderer.animatedPNG(film, rate: Self.rate)
    let file = try AnimatedPNGFile(made.bytes)
    let first = try frames(film, renderer)[0]
    #expect(file.palette.count <= 256)
    let shifts: [UInt32] = [16, 8, 0]
    var worst = 0
    for (shown, exact) in zip(file.frames[0].shown, first) {
      for shift in shifts {
        let difference = Int(shown >> shift & 0xFF) - Int(exact >> shift & 0xFF)
        worst = max(worst, abs(difference))
      }
    }
    #expect(worst <= (colors == 250 ? 6 : 12) && made.colorError >= worst)
    let full = try AnimatedPNGFile(
      try renderer.animatedPNG(film, rate: Self.rate, colors: .full).bytes)
    #expect(full.frames[0].shown == first)
  }

  @Test func aLongRestIsSplit() throws {
    // A frame takes 100 s; two bytes hold 655 frames, and there are 2,000.
    let film = Self.film(cycle: 200_000)
    let file = try AnimatedPNGFile(
      try DrawingRenderer().animatedPNG(film, rate: FrameRate(frames: 1, seconds: 100)).bytes)
    #expect(file.duration == (200_000, 1) && file.frames.count > 4)
    #expect(file.frames.allSatisfy { $0.delay.numerator <= 0xFFFF })
  }

  // MARK: GIF

  @Test(arguments: [1, 3])
  func aGIFShowsTheFrames(_ threads: Int) throws {
    let renderer = try DrawingRenderer()
    let film = Self.film()
    let file = try GIFFile(
      try renderer.gif(film, rate: Self.rate, threads: threads).bytes)
    let frames = try frames(film, renderer)
    #expect(file.width == 60 && file.height == 40 && file.repeats == 0)
    #expect(file.frames.count == 11 && file.frames.allSatisfy { $0.disposal == 1 })
    #expect(file.frames.map(\.delay).reduce(0, +) == 200)
    var index = 0
    for frame in file.frames {
      #expect(Self.difference(frame.shown, frames[index]) <= 6, "frame \(index)")
      index += frame.delay / 10
    }
    #expect(file.comment == "Title: Moves\nDescription: From left to right.\nCommand: kymo play ä")
  }

  @Test func aLongRestOfAGIFIsSplit() throws {
    // Two bytes hold 655.35 s, and there are 2,000 s.
    let film = Self.film(cycle: 2_000)
    let file = try GIFFile(
      try DrawingRenderer().gif(film, rate: FrameRate(frames: 1, seconds: 100)).bytes)
    #expect(file.frames.map(\.delay).reduce(0, +) == 200_000)
    #expect(file.frames.count >= 4 && file.frames.allSatisfy { $0.delay <= 0xFFFF })
  }

  @Test(arguments: [(0, 0), (1, nil), (3, 2)] as [(Int, Int?)])
  func aGIFPlaysAsOftenAsAskedFor(_ plays: Int, _ repeats: Int?) throws {
    let file = try GIFFile(
      try DrawingRenderer().gif(Self.film(plays: plays), rate: Self.rate).bytes)
    #expect(file.repeats == repeats)
  }

  // MARK: Video and pictures

  @Test(arguments: [1, 3])
  func aVideoStreamHasTheColorsOfBT709(_ threads: Int) throws {
    let renderer = try DrawingRenderer()
    let film = Self.film()
    var bytes: [UInt8] = []
    try renderer.videoStream(film, rate: Self.rate, threads: threads) { bytes += $0 }
    let head = Array("YUV4MPEG2 W60 H40 F10:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
    try #require(bytes.starts(with: head))
    let size = 60 * 40
    #expect(bytes.count == head.count + 20 * (6 + 3 * size))
    for (index, frame) in try frames(film, renderer).enumerated() {
      let start = head.count + index * (6 + 3 * size)
      #expect(Array(bytes[start..<start + 6]) == Array("FRAME\n".utf8))
      for pixel in stride(from: 0, to: size, by: 37) {
        let (y, cb, cr) = (
          Double(bytes[start + 6 + pixel]), Double(bytes[start + 6 + size + pixel]),
          Double(bytes[start + 6 + 2 * size + pixel])
        )
        // The colors are computed back with the standard's own equations.
        let luma = (y - 16) / 219
        let (blue, red) = ((cb - 128) / 224 * 1.8556 + luma, (cr - 128) / 224 * 1.5748 + luma)
        let green = (luma - 0.0722 * blue - 0.2126 * red) / 0.7152
        for (value, shift) in [(red, 16), (green, 8), (blue, 0)] {
          let exact = Double(frame[pixel] >> UInt32(shift) & 0xFF)
          #expect((value * 255 - exact).magnitude <= 2.5, "frame \(index), pixel \(pixel)")
        }
      }
    }
  }

  @Test(arguments: [1, 3])
  func everyFrameIsAPicture(_ threads: Int) throws {
    let renderer = try DrawingRenderer()
    let film = Self.film()
    var numbers: [Int] = []
    let frames = try frames(film, renderer)
    try renderer.framePNGs(film, rate: Self.rate, threads: threads) { number, bytes in
      numbers.append(number)
      let file = try PNGFile(bytes)
      for place in stride(from: 0, to: 60 * 40, by: 41) {
        #expect(file.pixel(place % 60, place / 60) == frames[number - 1][place])
      }
    }
    #expect(numbers == Array(1...20))
  }

  @Test func kittyGetsAFrameForEachChange() throws {
    let text = String(
      decoding: try DrawingRenderer().kittyAnimation(Self.film(), rate: Self.rate), as: UTF8.self)
    #expect(text.components(separatedBy: "\u{1B}_Ga=T,f=100,").count == 2)
    #expect(text.components(separatedBy: "\u{1B}_Ga=f,f=100,").count == 11)
    #expect(text.contains(",r=1,z=600,") && text.hasSuffix("s=3,v=1,q=2\u{1B}\\\n"))
  }
}

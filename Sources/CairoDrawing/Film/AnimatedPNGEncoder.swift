internal import CPictures
internal import DrawingModel

/// Writes a film as an animated PNG.
///
/// Every frame after the first is the smallest rectangle around its changes, in which unchanged pixels are
/// transparent. Viewers that do not play animations show the still picture, which is not a frame unless it is the
/// first one.
///
/// Source: Portable Network Graphics, third edition (W3C, 2025), sections 4.9 and 11.3.6.
struct AnimatedPNGEncoder {
  private let film: Film
  private let source: FrameSource
  private let colors: FilmColors
  private let renderer: DrawingRenderer
  private let scale: Double
  private let work: FrameWork

  init(
    _ film: Film, rate: FrameRate, scale: Double, colors: FilmColors, _ work: FrameWork,
    _ renderer: DrawingRenderer
  ) throws(CairoError) {
    self.film = film
    self.scale = scale
    self.colors = colors
    self.work = work
    self.renderer = renderer
    source = try FrameSource(film, rate: rate, scale: scale, renderer)
  }

  /// The form in which pixels are written.
  private enum Pixels: Sendable {
    case indexed(FramePalette)
    case colored(key: UInt32)

    /// The largest difference of a color from the drawn one.
    var error: Int {
      switch self {
      case .indexed(let palette): palette.error
      case .colored: 0
      }
    }

    /// The image data of a frame's changes.
    func data(of changes: FrameChanges) throws(CairoError) -> [UInt8] {
      // Each row begins with the kind of its filter: none, which is best for few colors.
      switch self {
      case .indexed(let palette): try changes.indexed(palette, lead: 1).compressed()
      case .colored(let key): try changes.colored(key: key, lead: 1).compressed()
      }
    }

    /// The image data of one unchanged pixel.
    func dataOfStay() throws(CairoError) -> [UInt8] {
      let bytes: [UInt8]
      switch self {
      case .indexed: bytes = [0, FramePalette.stays]
      case .colored(let key):
        bytes = [0] + PNGChunks.bigEndian(key).dropFirst()
      }
      return try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(CairoError) in
        try unsafe FrameBytes.compressed(bytes)
      }
    }
  }

  /// Encodes the film; returns the file.
  func encode() throws(CairoError) -> FilmFile {
    let sequence = try FrameSequence(source, work)
    let still = try stillPicture()
    var counts = sequence.colors
    if let still {
      let colors = try ColorCount()
      try still.count(in: colors)
      for (color, count) in colors.colors { counts[color, default: 0] += count }
    }
    let pixels = try self.pixels(counts)
    let data = try sequence.map { (changes) throws(CairoError) in try pixels.data(of: changes) }
    var chunks = PNGChunks()
    let delays = sequence.entries.map { sequence.delays(of: $0, unit: 1) }
    appendHead(to: &chunks, pixels, frames: delays.reduce(0) { $0 + $1.count })
    if let still { chunks.append("IDAT", try pixels.data(of: still)) }
    var number: UInt32 = 0
    for (index, entry) in sequence.entries.enumerated() {
      for (part, delay) in delays[index].enumerated() {
        let isFirst = index == 0 && part == 0
        // A picture that is shown for longer than the longest frame is followed by frames without changes.
        let box = part == 0 ? entry.changes.box : .pixel
        chunks.append("fcTL", Self.control(&number, box, delay, isFirst: isFirst))
        let bytes = part == 0 ? data[index] : try pixels.dataOfStay()
        if isFirst, still == nil {
          chunks.append("IDAT", bytes)
        } else {
          Self.append(bytes, &number, to: &chunks)
        }
      }
    }
    chunks.append("IEND")
    return FilmFile(bytes: chunks.bytes, colorError: pixels.error)
  }

  /// The still picture; nil if it is the first frame.
  private func stillPicture() throws(CairoError) -> FrameChanges? {
    if case .moment(let time) = film.still, time <= 0 { return nil }
    let words = try renderer.image(of: film.stillDrawing, scale: scale).words()
    return unsafe words.withUnsafeBufferPointer { pixels in
      unsafe pixels.baseAddress.map {
        unsafe FrameChanges(from: nil, to: $0, width: source.width, height: source.height)
      }
    }
  }

  private func pixels(_ counts: [UInt32: UInt64]) throws(CairoError) -> Pixels {
    switch colors {
    case .limited(let limit):
      return .indexed(
        try FramePalette(counts.map { (color: $0.key, count: $0.value) }, limit: limit))
    case .full:
      // The first color that no pixel has.
      var key: UInt32 = 0
      while counts[key] != nil { key += 1 }
      return .colored(key: key)
    }
  }

  private func appendHead(to chunks: inout PNGChunks, _ pixels: Pixels, frames: Int) {
    let size =
      PNGChunks.bigEndian(UInt32(source.width)) + PNGChunks.bigEndian(UInt32(source.height))
    let kind: UInt8 = if case .indexed = pixels { 3 } else { 2 }
    chunks.append("IHDR", size + [8, kind, 0, 0, 0])
    chunks.append(
      "acTL",
      PNGChunks.bigEndian(UInt32(frames)) + PNGChunks.bigEndian(UInt32(max(film.plays, 0))))
    let words = [
      Drawing.Fact(key: "Title", value: film.ground.title),
      Drawing.Fact(key: "Description", value: film.ground.description),
    ]
    for fact in words.filter({ !$0.value.isEmpty }) + film.ground.facts { chunks.append(fact) }
    switch pixels {
    case .indexed(let palette):
      // Entry 0 is transparent, so that its color is never visible.
      chunks.append(
        "PLTE", [0, 0, 0] + palette.colors.flatMap { PNGChunks.bigEndian($0).dropFirst() })
      chunks.append("tRNS", [0])
    case .colored(let key):
      chunks.append("tRNS", PNGChunks.bigEndian(key).dropFirst().flatMap { [0, $0] })
    }
  }

  /// The data of a frame's control chunk, which takes the next number of the sequence.
  private static func control(
    _ number: inout UInt32, _ box: kymo_box, _ milliseconds: Int, isFirst: Bool
  ) -> [UInt8] {
    defer { number += 1 }
    let numbers = [number, box.width, box.height, box.x, box.y].flatMap {
      PNGChunks.bigEndian($0)
    }
    let times = [UInt16(milliseconds), 1000].flatMap {
      PNGChunks.bigEndian($0)
    }
    // The canvas is left as it is; the first frame replaces it, the others are drawn over it.
    return numbers + times + [0, isFirst ? 0 : 1]
  }

  /// Appends the data of a frame that is not the still picture, each chunk with the next number of the sequence.
  private static func append(
    _ data: [UInt8], _ number: inout UInt32, to chunks: inout PNGChunks
  ) {
    let most = PNGChunks.longest - 4
    for start in stride(from: 0, to: data.count, by: most) {
      chunks.append(
        "fdAT", PNGChunks.bigEndian(number) + data[start..<min(start + most, data.count)])
      number += 1
    }
  }
}

/// The number of colors of a pixel film.
public enum FilmColors: Hashable, Sendable {
  /// At most this number, 2 to 256.
  case limited(Int)
  /// All colors.
  case full
}

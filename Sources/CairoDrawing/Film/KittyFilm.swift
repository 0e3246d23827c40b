internal import CPictures
internal import DrawingModel
internal import TextForms

/// Writes a film as an animation of kitty's graphics protocol, which the terminal plays by itself.
///
/// The first frame is a picture, each further one its changes from the one before.
///
/// Source: kitty's documentation, "Terminal graphics protocol", section "Animation".
struct KittyFilm {
  private let film: Film
  private let source: FrameSource
  private let work: FrameWork

  /// The largest number of bytes of text that kitty takes at once.
  private static let chunk = 4096

  init(
    _ film: Film, rate: FrameRate, scale: Double, _ work: FrameWork, _ renderer: DrawingRenderer
  ) throws(CairoError) {
    self.film = film
    self.work = work
    source = try FrameSource(film, rate: rate, scale: scale, renderer)
  }

  /// The control sequences, ended by a line feed.
  func sequence() throws(CairoError) -> [UInt8] {
    let frames = try FrameSequence(source, work)
    let palette = try FramePalette(
      frames.colors.map { (color: $0.key, count: $0.value) }, limit: FramePalette.mostColors)
    let pictures = try frames.map { (changes) throws(CairoError) in
      try Self.png(of: changes, palette)
    }
    // A number of its own distinguishes it from other pictures on the screen.
    let number = TextHash(film.ground.title, film.ground.description).value % 0xFF_FFFF + 1
    var bytes: [UInt8] = []
    for (index, entry) in frames.entries.enumerated() {
      let gap = source.milliseconds(of: entry.frames)
      let box = entry.changes.box
      let control =
        index == 0
        ? "a=T,f=100,i=\(number),q=2"
        : "a=f,f=100,i=\(number),q=2,x=\(box.x),y=\(box.y),c=\(index),z=\(gap)"
      Self.append(pictures[index], control, to: &bytes)
      if index == 0 { bytes += "\u{1B}_Ga=a,i=\(number),r=1,z=\(gap),q=2\u{1B}\\".utf8 }
    }
    // The number of loops is one more than that of the plays; 1 means for ever.
    let loops = film.plays == 0 ? 1 : film.plays + 1
    bytes += "\u{1B}_Ga=a,i=\(number),s=3,v=\(loops),q=2\u{1B}\\\n".utf8
    return bytes
  }

  /// A picture of a frame's changes, in which unchanged pixels are transparent.
  private static func png(
    of changes: FrameChanges, _ palette: FramePalette
  ) throws(CairoError) -> [UInt8] {
    var chunks = PNGChunks()
    let size =
      PNGChunks.bigEndian(changes.box.width) + PNGChunks.bigEndian(changes.box.height)
    chunks.append("IHDR", size + [8, 3, 0, 0, 0])
    chunks.append(
      "PLTE", [0, 0, 0] + palette.colors.flatMap { PNGChunks.bigEndian($0).dropFirst() })
    chunks.append("tRNS", [0])
    chunks.append("IDAT", try changes.indexed(palette, lead: 1).compressed())
    chunks.append("IEND")
    return chunks.bytes
  }

  private static func append(_ png: [UInt8], _ control: String, to bytes: inout [UInt8]) {
    let text = Base64Text.encoded(png)
    for start in stride(from: 0, to: text.count, by: chunk) {
      let end = min(start + chunk, text.count)
      // Further pieces only name the picture and say whether more follow.
      let words = start == 0 ? control : control.hasPrefix("a=f") ? "a=f" : ""
      bytes += "\u{1B}_G\(words)\(words.isEmpty ? "" : ",")m=\(end < text.count ? 1 : 0);".utf8
      bytes += text[start..<end]
      bytes += "\u{1B}\\".utf8
    }
  }
}

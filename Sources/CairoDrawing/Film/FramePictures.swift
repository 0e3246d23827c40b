internal import DrawingModel

/// Writes the frames of a film as pictures of their own.
struct FramePictures {
  private let source: FrameSource
  private let work: FrameWork
  private let scale: Double
  private let facts: [Drawing.Fact]

  /// The number of consecutive frames that one thread draws.
  private static let blockLength = 8

  /// The number of blocks in memory at once, for each thread.
  private static let blocksPerThread = 2

  init(
    _ film: Film, rate: FrameRate, scale: Double, _ work: FrameWork, _ renderer: DrawingRenderer
  ) throws(CairoError) {
    self.work = work
    self.scale = scale
    facts = film.ground.facts
    source = try FrameSource(film, rate: rate, scale: scale, renderer)
  }

  /// Passes the pictures to a sink, with their numbers.
  func write(_ sink: (Int, [UInt8]) throws -> Void) throws {
    let count = (source.count + Self.blockLength - 1) / Self.blockLength
    let atOnce = work.threads * Self.blocksPerThread
    for start in stride(from: 0, to: count, by: atOnce) {
      let blocks = try work.map(
        min(atOnce, count - start), of: source, with: FramePainter.self
      ) { [source, scale, facts] (painter, index) throws(CairoError) -> [[UInt8]] in
        let first = (start + index) * Self.blockLength
        var pictures: [[UInt8]] = []
        for frame in first..<min(first + Self.blockLength, source.count) {
          let isOther = try painter.paint(frame)
          if !isOther, let last = pictures.last {
            pictures.append(last)
          } else {
            pictures.append(
              try PNGEncoder.encode(painter.picture, scale: scale, facts: facts))
          }
        }
        return pictures
      }
      for (offset, picture) in blocks.flatMap({ $0 }).enumerated() {
        try sink(start * Self.blockLength + offset + 1, picture)
      }
    }
  }
}

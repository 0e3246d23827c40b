internal import CPictures
internal import DrawingModel

/// Writes a film as raw frames for a program that makes a video: YUV4MPEG2 in the colors of BT.709.
///
/// Source: the format as FFmpeg and MJPEG Tools read it; Recommendation ITU-R BT.709-6.
struct VideoStream {
  private let rate: FrameRate
  private let source: FrameSource
  private let work: FrameWork

  /// The largest number of consecutive frames that one thread draws.
  private static let longestBlock = 8

  /// The approximate size of the frames in memory at once, in bytes; of large frames one for each thread.
  private static let bytesAtOnce = 6 << 20

  init(
    _ film: Film, rate: FrameRate, scale: Double, _ work: FrameWork, _ renderer: DrawingRenderer
  ) throws(CairoError) {
    self.rate = rate
    self.work = work
    source = try FrameSource(film, rate: rate, scale: scale, renderer)
  }

  /// The bytes before the frames.
  private var head: [UInt8] {
    Array(
      "YUV4MPEG2 W\(source.width) H\(source.height) F\(rate.frames):\(rate.seconds) Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
        .utf8)
  }

  /// Passes the stream to a sink in pieces.
  func write(_ sink: ([UInt8]) throws -> Void) throws {
    try sink(head)
    let size = source.width * source.height * 3
    let threads = max(work.threads, 1)
    let length = min(
      max(Self.bytesAtOnce / size / threads, 1), Self.longestBlock)
    let count = (source.count + length - 1) / length
    for start in stride(from: 0, to: count, by: threads) {
      let blocks = try work.map(
        min(threads, count - start), of: source, with: FramePainter.self
      ) { [source] (painter, index) throws(CairoError) in
        let first = (start + index) * length
        return try Self.frames(
          first..<min(first + length, source.count), source, painter)
      }
      for frame in blocks.flatMap({ $0 }) {
        try sink(Array("FRAME\n".utf8))
        try sink(frame)
      }
    }
  }

  private static func frames(
    _ range: Range<Int>, _ source: FrameSource, _ painter: FramePainter
  ) throws(CairoError) -> [[UInt8]] {
    var frames: [[UInt8]] = []
    for index in range {
      let isOther = try painter.paint(index)
      if !isOther, let last = frames.last {
        frames.append(last)
        continue
      }
      let count = source.width * source.height
      let planes = unsafe painter.withPixels { pixels in
        unsafe [UInt8](unsafeUninitializedCapacity: count * 3) { bytes, length in
          unsafe kymo_frame_planes(pixels, count, bytes.baseAddress)
          length = count * 3
        }
      }
      guard let planes else { throw .cairo("the picture has no pixels") }
      frames.append(planes)
    }
    return frames
  }
}

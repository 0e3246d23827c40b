internal import CPictures
internal import SharedWork

/// All frames of a film as their changes, with frames that look the same joined to one picture.
struct FrameSequence: Sendable {
  /// A picture and the frames that show it.
  struct Entry: Sendable {
    /// The changes from the picture before.
    let changes: FrameChanges
    /// The index of the first frame that shows the picture.
    let index: Int
    /// The number of frames that show the picture.
    var count: Int
    /// The frames that show the picture.
    var frames: Range<Int> { index..<index + count }
  }

  /// The pictures in order.
  let entries: [Entry]

  /// All colors of the pictures, with their numbers of pixels.
  let colors: [UInt32: UInt64]

  private let source: FrameSource
  private let work: FrameWork

  /// The number of consecutive frames that one thread draws.
  private static let blockLength = 8

  /// The largest size of pixels that are kept in memory until the palette is known, in bytes; the others are
  /// drawn again.
  private static let mostBytes = 4 << 20

  /// Draws all frames.
  init(_ source: FrameSource, _ work: FrameWork) throws(CairoError) {
    self.source = source
    self.work = work
    let kept = Locked(0)
    let total = Locked<[UInt32: UInt64]>([:])
    let count = source.count
    let blocks = try work.map(
      (count + Self.blockLength - 1) / Self.blockLength, of: source, with: FrameComparer.self
    ) { (comparer, block) throws(CairoError) -> [FrameChanges] in
      let colors = try ColorCount()
      let first = block * Self.blockLength
      var changes: [FrameChanges] = []
      for index in first..<min(first + Self.blockLength, count) {
        var change = try comparer.changes(of: index)
        try change.count(in: colors)
        let size = change.size
        let isTooMuch = kept.withLock { bytes in
          bytes += size
          return bytes > Self.mostBytes
        }
        if isTooMuch, !change.isEmpty { change = FrameChanges(box: change.box) }
        changes.append(change)
      }
      let counts = colors.colors
      total.withLock { total in
        for (color, count) in counts { total[color, default: 0] += count }
      }
      return changes
    }
    var entries: [Entry] = []
    for (index, change) in blocks.flatMap({ $0 }).enumerated() {
      if change.isEmpty, !entries.isEmpty {
        entries[entries.count - 1].count += 1
      } else {
        entries.append(Entry(changes: change, index: index, count: 1))
      }
    }
    self.entries = entries
    colors = total.withLock { $0 }
  }

  /// The duration of a picture in parts that two bytes hold: each at least one unit, and as equal as possible.
  ///
  /// - Parameters:
  ///   - entry: The picture.
  ///   - unit: The unit in milliseconds, of which a frame takes a whole number.
  func delays(of entry: Entry, unit: Int) -> [Int] {
    let whole = source.milliseconds(of: entry.frames) / unit
    let parts = max((whole + Self.longestDelay - 1) / Self.longestDelay, 1)
    return (0..<parts).map { whole * ($0 + 1) / parts - whole * $0 / parts }
  }

  /// The largest number of units that two bytes hold.
  private static let longestDelay = 0xFFFF

  /// Calls a closure with the changes of each picture, on all threads; returns the results in order.
  func map<Result: Sendable>(
    _ body: @escaping @Sendable (FrameChanges) throws(CairoError) -> Result
  ) throws(CairoError) -> [Result] {
    try map(entries.indices, body)
  }

  /// Does the same for some of the pictures.
  ///
  /// - Parameters:
  ///   - range: The indices of the pictures.
  ///   - body: The work that is done for each picture.
  func map<Result: Sendable>(
    _ range: Range<Int>,
    _ body: @escaping @Sendable (FrameChanges) throws(CairoError) -> Result
  ) throws(CairoError) -> [Result] {
    try work.map(
      range.count, of: source, with: FrameComparer.self
    ) { [entries] (comparer, index) throws(CairoError) in
      let entry = entries[range.lowerBound + index]
      return try body(
        entry.changes.isKept ? entry.changes : comparer.changes(of: entry.index))
    }
  }
}

/// Finds the changes of frames, for one thread.
private final class FrameComparer: FrameTool {
  private let source: FrameSource
  private var painter: FramePainter?
  /// The pixels of the last drawn frame, and its number.
  private var before: [UInt32] = []
  private var last: Int?

  init(_ source: FrameSource) throws(CairoError) {
    self.source = source
  }

  /// Returns the changes of a frame from the one before; all of it for the first.
  func changes(of index: Int) throws(CairoError) -> FrameChanges {
    let painter: FramePainter
    if let started = self.painter {
      painter = started
    } else {
      painter = try FramePainter(source)
      self.painter = painter
    }
    if index > 0, last != index - 1 {
      try painter.paint(index - 1)
      painter.picture.copyWords(to: &before)
    }
    let isOther = try painter.paint(index)
    last = index
    guard isOther || index == 0 else {
      return FrameChanges(box: kymo_box(x: 0, y: 0, width: 0, height: 0))
    }
    let (width, height) = (source.width, source.height)
    let changes = unsafe before.withUnsafeBufferPointer { before in
      unsafe painter.withPixels { pixels in
        unsafe FrameChanges(
          from: index == 0 ? nil : before.baseAddress, to: pixels, width: width, height: height)
      }
    }
    guard let changes else { throw .cairo("the picture has no pixels") }
    painter.picture.copyWords(to: &before)
    return changes
  }
}

/// Tells code, comments and texts of a Swift file apart, texts of several lines, raw ones and interpolation
/// included: what stands in an interpolation is code.
struct SwiftRegions {
  /// The file with its regions.
  let regions: TextRegions

  init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    scanner.scan()
    regions = TextRegions(bytes: bytes, regions: scanner.regions)
  }

  /// One pass with a stack of what is open, and without recursion.
  private struct Scanner {
    /// A text that is open: its number signs, and whether it has three quotation marks.
    private struct Text {
      let signs: Int
      let isLong: Bool
      /// The parentheses that are open in the interpolation being read; nil outside of one.
      var parentheses: Int?
    }

    let bytes: [UInt8]
    var regions: [TextRegions.Region]
    private var index = 0
    private var open: [Text] = []

    init(bytes: [UInt8]) {
      self.bytes = bytes
      regions = Array(repeating: .code, count: bytes.count)
    }

    mutating func scan() {
      while index < bytes.count {
        if let text = open.last, text.parentheses == nil { quoted(text) } else { code() }
      }
    }

    private func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : .space
    }

    private mutating func take(_ count: Int, as region: TextRegions.Region) {
      let end = min(index + count, bytes.count)
      for place in index..<end where region != .comment || !bytes[place].isLineBreak {
        regions[place] = region
      }
      index = end
    }

    private mutating func code() {
      if byte(0) == .slash, byte(1) == .slash || byte(1) == .asterisk {
        return take(commentLength, as: .comment)
      }
      var signs = 0
      while byte(signs) == .numberSign { signs += 1 }
      if byte(signs) == .quote {
        let isLong = byte(signs + 1) == .quote && byte(signs + 2) == .quote
        take(signs + (isLong ? 3 : 1), as: .quoted)
        open.append(Text(signs: signs, isLong: isLong))
        return
      }
      if var text = open.last, let parentheses = text.parentheses {
        if byte(0) == UInt8(ascii: "(") { text.parentheses = parentheses + 1 }
        if byte(0) == UInt8(ascii: ")") {
          text.parentheses = parentheses == 1 ? nil : parentheses - 1
        }
        open[open.count - 1] = text
        // A text of one line ends with its line, whatever is open in it.
        if byte(0).isLineBreak, !text.isLong { open.removeLast() }
      }
      take(1, as: .code)
    }

    private var commentLength: Int {
      var length = 2
      if byte(1) == .slash {
        while index + length < bytes.count, !byte(length).isLineBreak { length += 1 }
        return length
      }
      var depth = 1
      while index + length < bytes.count, depth > 0 {
        if byte(length) == .slash, byte(length + 1) == .asterisk {
          depth += 1
          length += 2
        } else if byte(length) == .asterisk, byte(length + 1) == .slash {
          depth -= 1
          length += 2
        } else {
          length += 1
        }
      }
      return length
    }

    private mutating func quoted(_ text: Text) {
      if byte(0).isLineBreak, !text.isLong {
        open.removeLast()
        return take(1, as: .code)
      }
      if byte(0) == UInt8(ascii: "\\") {
        var signs = 0
        while signs < text.signs, byte(1 + signs) == .numberSign { signs += 1 }
        guard signs == text.signs else { return take(1, as: .quoted) }
        if byte(1 + signs) == UInt8(ascii: "(") {
          take(1 + signs, as: .quoted)
          open[open.count - 1].parentheses = 1
          return take(1, as: .code)
        }
        // An escaped line break belongs to a text of several lines.
        return take(2 + signs, as: .quoted)
      }
      if byte(0) == .quote {
        let marks = text.isLong ? 3 : 1
        let isEnd =
          (0..<marks).allSatisfy { byte($0) == .quote }
          && (0..<text.signs).allSatisfy { byte(marks + $0) == .numberSign }
        if isEnd {
          take(marks + text.signs, as: .quoted)
          open.removeLast()
          return
        }
      }
      take(1, as: .quoted)
    }
  }
}

/// A decompressor of deflated data (RFC 1951), slow and simple.
struct Inflater {
  private let data: [UInt8]
  private var bit = 0
  private var output: [UInt8] = []

  private init(_ data: [UInt8]) { self.data = data }

  /// Returns the decompressed bytes of a raw deflate stream; bytes after its last block are ignored.
  static func bytes(of data: [UInt8]) throws -> [UInt8] {
    var inflater = Inflater(data)
    var isLast = false
    while !isLast {
      isLast = try inflater.bits(1) == 1
      switch try inflater.bits(2) {
      case 0: try inflater.stored()
      case 1: try inflater.block(Self.fixedLiterals, Self.fixedDistances)
      case 2: try inflater.dynamicBlock()
      default: throw PNGFile.Problem(description: "a bad block type")
      }
    }
    return inflater.output
  }

  private static let fixedLiterals = HuffmanCode(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))

  private static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard bit >> 3 < data.count else { throw PNGFile.Problem(description: "data ends early") }
      value |= Int(data[bit >> 3] >> UInt8(bit & 7) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func stored() throws {
    bit = (bit + 7) & ~7
    let count = try bits(16)
    guard try bits(16) == ~count & 0xFFFF else {
      throw PNGFile.Problem(description: "a bad length")
    }
    for _ in 0..<count { output.append(UInt8(try bits(8))) }
  }

  private mutating func dynamicBlock() throws {
    let literals = try bits(5) + 257
    let distances = try bits(5) + 1
    let codes = try bits(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = Array(repeating: 0, count: 19)
    for index in 0..<codes { codeLengths[order[index]] = try bits(3) }
    let decoder = HuffmanCode(codeLengths)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(decoder) {
      case 16:
        let last = lengths.last ?? 0
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    try block(HuffmanCode(Array(lengths[..<literals])), HuffmanCode(Array(lengths[literals...])))
  }

  private mutating func block(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) throws {
    while true {
      let symbol = try symbol(literalCode)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      let length = try length(symbol - 257)
      let distance = try distance(try self.symbol(distanceCode))
      guard distance <= output.count else { throw PNGFile.Problem(description: "a bad distance") }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func length(_ code: Int) throws -> Int {
    if code < 8 { return code + 3 }
    if code == 28 { return 258 }
    let extra = code / 4 - 1
    return 3 + (4 + code % 4) << extra + (try bits(extra))
  }

  private mutating func distance(_ code: Int) throws -> Int {
    if code < 4 { return code + 1 }
    let extra = code / 2 - 1
    return 1 + (2 + code % 2) << extra + (try bits(extra))
  }

  private mutating func symbol(_ code: HuffmanCode) throws -> Int {
    var word = 0
    for length in 1...15 {
      word = word << 1 | (try bits(1))
      if let symbol = code.symbols[HuffmanCode.Word(length: length, bits: word)] { return symbol }
    }
    throw PNGFile.Problem(description: "a bad code")
  }
}

/// A canonical Huffman code made from code lengths.
private struct HuffmanCode {
  struct Word: Hashable {
    let length: Int
    let bits: Int
  }

  var symbols: [Word: Int] = [:]

  init(_ lengths: [Int]) {
    var next = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        symbols[Word(length: length, bits: next)] = symbol
        next += 1
      }
      next <<= 1
    }
  }
}

import Testing

@testable import TextForms

@Suite("Byte text")
struct ByteTextTests {
  @Test("joins what is appended")
  func append() {
    var text = ByteText()
    text.append("ä=")
    text.append(2.0)
    text.append(UInt8(ascii: ";"))
    text.append(Array("b=".utf8))
    text.append(10.5)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "ä=2;b=10.5")
  }

  @Test("hands nothing on before a chunk is full")
  func waits() {
    var text = ByteText()
    text.append([UInt8](repeating: 1, count: ByteText.chunkSize - 1))
    var count = 0
    text.drain { count += $0.count }
    #expect(count == 0)
    text.append(1 as UInt8)
    text.drain { count += $0.count }
    #expect(count == ByteText.chunkSize)
    #expect(text.bytes.isEmpty)
  }

  @Test("hands everything on at the end, and nothing if there is nothing")
  func flush() {
    var text = ByteText()
    var chunks: [[UInt8]] = []
    text.flush { chunks.append($0) }
    #expect(chunks == [])
    text.append("a")
    text.flush { chunks.append($0) }
    text.flush { chunks.append($0) }
    #expect(chunks == [[0x61]])
  }

  @Test("keeps its bytes if they could not be handed on")
  func failure() {
    struct Refusal: Error {}
    var text = ByteText()
    text.append("a")
    #expect(throws: Refusal.self) { try text.flush { _ in throw Refusal() } }
    #expect(text.bytes == [0x61])
  }
}

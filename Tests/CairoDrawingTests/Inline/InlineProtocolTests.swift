import DrawingModel
import Foundation
import Testing

@testable import CairoDrawing

@Suite struct InlineProtocolTests {
  private let png = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 * $0) }

  @Test func kittyGetsThePictureInPieces() throws {
    let text = String(decoding: InlineProtocol.kitty.sequence(ofPNG: png), as: UTF8.self)
    let pieces = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count == 4 && text.hasSuffix("\u{1B}\\"))
    var payload = ""
    for (index, piece) in pieces.enumerated() {
      #expect(piece.hasPrefix("\u{1B}_G"))
      let halves = piece.dropFirst(3).split(separator: ";", maxSplits: 1)
      let keys = Set(halves[0].split(separator: ",").map(String.init))
      #expect(keys.contains("m=\(index == pieces.count - 1 ? 0 : 1)"))
      #expect(keys.contains("f=100") == (index == 0) && keys.contains("a=T") == (index == 0))
      #expect(halves[1].count <= 4096)
      payload += halves[1]
    }
    #expect(Data(base64Encoded: payload).map { Array($0) } == png)
  }

  @Test func iTermGetsThePictureAtOnce() throws {
    let text = String(decoding: InlineProtocol.iterm2.sequence(ofPNG: png), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=10000;") && text.hasSuffix("\u{7}"))
    let payload = text.dropLast().split(separator: ":").last.map(String.init) ?? ""
    #expect(Data(base64Encoded: payload).map { Array($0) } == png)
  }

  @Test(arguments: InlineProtocol.allCases)
  func aDrawingIsShownTheSameEveryTime(_ way: InlineProtocol) throws {
    let drawing = Drawing(
      size: Size(width: 40, height: 20), background: Color(hex: 0xFFFFFF),
      commands: [
        .fill(.rectangle(Rect(x: 5, y: 5, width: 10, height: 10)), Color(hex: 0xFF0000))
      ])
    let bytes = try DrawingRenderer().inline(drawing, by: way)
    #expect(bytes == (try DrawingRenderer().inline(drawing, by: way)))
    #expect(bytes.first == 0x1B && bytes.last == 0x0A)
  }
}

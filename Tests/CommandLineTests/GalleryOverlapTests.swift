import Foundation
import TestSupport
import Testing

/// In every picture of the gallery all words are inside, apart from each other, and not on any
/// line.
///
/// Grid lines pass behind words: they are left out.
@Suite(.runsPrograms) struct GalleryOverlapTests {
  private static let folder = repository.appending(path: "samples/gallery")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    // The letters of this picture are outlines, which are not text.
    .filter { $0.hasSuffix(".svg") && $0 != "outlines.svg" }.sorted()
  private static let grid = ["#e9ecf0", "#272c34"]

  @Test(arguments: names)
  func wordsStandFree(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let layout = try #require(SVGLayout(text))
    #expect(layout.words.count > 3 && layout.strokes.count > 1, "\(name) was not read")
    for (index, words) in layout.words.enumerated() {
      let box = words.box
      #expect(
        box.left > -0.1 && box.top >= 0 && box.right < layout.canvas.right + 0.1
          && box.bottom <= layout.canvas.bottom, "\(words.text) leaves the picture")
      for other in layout.words[(index + 1)...] {
        #expect(!box.meets(other.box), "\(words.text) covers \(other.text)")
      }
      for stroke in layout.strokes where !Self.grid.contains(stroke.color) {
        let line = stroke.lines.first(where: box.isMet)
        #expect(line == nil, "\(words.text) lies on a line in \(stroke.color)")
      }
    }
  }
}

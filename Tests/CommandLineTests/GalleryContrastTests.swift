import Foundation
import TestSupport
import Testing

/// In every picture of the gallery words have a contrast of 4.5:1 and lines of 3:1, in both themes.
///
/// Grid lines are meant to be barely visible, and ghosts, which are drawn at a third of their
/// strength, show motions that did not happen: both are left out.
@Suite(.runsPrograms) struct GalleryContrastTests {
  private static let folder = repository.appending(path: "samples/gallery")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    // Letters as outlines are not text, and cannot be found.
    .filter { $0.hasSuffix(".svg") && $0 != "outlines.svg" }.sorted()
  private static let grid = ["#e9ecf0", "#272c34", "#e6e1d0"]

  /// The value of an attribute in a tag, or nil.
  private static func value(_ attribute: String, in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(attribute)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func check(_ body: String, _ name: String) throws {
    let tags = body.split(separator: "<")
    let first = try #require(tags.first { $0.hasPrefix("path ") })
    let ground = try #require(Self.value("fill", in: first))
    var (texts, lines) = (0, 0)
    for tag in tags {
      if tag.hasPrefix("text "), let fill = value("fill", in: tag) {
        let contrast = try #require(ColorScience.contrast(fill, ground))
        #expect(contrast >= 4.5, "\(name): text in \(fill)")
        texts += 1
      }
      if tag.hasPrefix("path "), let stroke = value("stroke", in: tag), !grid.contains(stroke) {
        if value("stroke-opacity", in: tag) != nil { continue }
        let contrast = try #require(ColorScience.contrast(stroke, ground))
        #expect(contrast >= 3, "\(name): line in \(stroke)")
        lines += 1
      }
    }
    #expect(texts > 3 && lines > 1, "\(name) was not read")
  }

  @Test(arguments: names)
  func wordsAndLinesStandOut(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let picture = AdaptiveSVG(text)
    try Self.check(picture.lightBody, name)
    try Self.check(picture.darkBody, name)
  }

  @Test func thereIsAGallery() {
    #expect(Self.names.count >= 20)
  }
}

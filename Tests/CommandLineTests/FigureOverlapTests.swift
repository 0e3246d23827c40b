import Foundation
import TestSupport
import Testing

/// Figures and sheets of every kind, in the sizes in which they are seen: words overlap nothing, and
/// stand out.
@Suite(.runsPrograms) struct FigureOverlapTests {
  private static let commands = [
    ["plot", ".bouncy"], ["plot", ".smooth", ".default", ".spring", ".bouncy"],
    ["plot", ".spring(duration: 0.5, bounce: 0.3)", ".easeInOut(duration: 0.35)"],
    ["plot", ".smooth", ".snappy", ".bouncy", ".easeIn", ".easeOut", "--show", "value,velocity"],
    [
      "plot", ".smooth", ".snappy", ".bouncy", ".easeIn", ".easeOut", ".easeInOut", ".linear",
      ".interactiveSpring",
    ],
    ["plot", "@samples/twelve.txt"], ["plot", "@samples/css.txt"],
    ["plot", ".spring(bounce: [0, 0.3, 0.6])", "--from", "150", "--to", "60"],
    ["plot", ".spring(bounce: [0, 0.1, 0.2, 0.3, 0.4, 0.5])"],
    ["plot", ".spring(duration: [0.3, 0.6], bounce: [0, 0.2, 0.4])"],
    ["plot", "@samples/keyframes/reaction.txt"],
    ["plot", ".smooth", ".snappy", "--strobe", "--title", "Two"],
    ["plot", ".bouncy", "--from", "1000000000", "--to", "1000000001"],
    ["interrupt", ".bouncy", ".smooth", "--at", "0.2"],
    ["interrupt", ".easeInOut", ".easeInOut", "--at", "0.15", "--also", "merge"],
    ["diff", "before=.bouncy", "after=.smooth"],
    ["scenario", "samples/scenarios/widget-day.swift"],
    ["sheet", ".spring(duration: [0.3, 0.5, 0.8], bounce: [-0.2, 0, 0.15, 0.3, 0.5])"],
    ["sheet", "@presets:swiftui"], ["sheet", ".spring(bounce: [-0.4, 0, 0.6])", "--to", "1.3"],
  ]
  private static let grid = ["#e9ecf0", "#272c34"]

  @Test(arguments: commands, ["", "1200x750", "600x375", "400x300"])
  func wordsStandFreeAndStandOut(_ command: [String], _ size: String) throws {
    let theme = size == "600x375" ? "dark" : "light"
    let run = try kymo(
      command + ["--format", "svg", "-o", "-", "--theme", theme]
        + (size.isEmpty ? [] : ["--size", size]),
      in: repository.path)
    #expect(run.status == 0, "\(run.errorText)")
    let layout = try #require(SVGLayout(run.outputText))
    let ground = theme == "light" ? "#ffffff" : "#15181d"
    #expect(layout.words.count > 2 && layout.strokes.count > 1)
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
    for stroke in layout.strokes where !Self.grid.contains(stroke.color) {
      let contrast = try #require(ColorScience.contrast(stroke.color, ground))
      #expect(contrast >= 3, "a line in \(stroke.color)")
    }
  }
}

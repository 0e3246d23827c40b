import Foundation
import TestSupport
import Testing

/// The requirements of the art direction for pictures, checked in their SVG.
@Suite(.runsPrograms) struct FigureDirectionTests {
  private func count(_ word: String, in text: String) -> Int {
    text.components(separatedBy: word).count - 1
  }

  @Test func dashesComeWithTheFifthCurve() throws {
    let four = [".smooth", ".bouncy", ".easeIn", ".linear"]
    #expect(try !figure(["plot"] + four).contains("stroke-dasharray"))
    #expect(try figure(["plot"] + four + ["--dash", "always"]).contains("stroke-dasharray"))
    let five = four + [".spring(bounce: 0.5)"]
    #expect(try figure(["plot"] + five).contains("stroke-dasharray"))
    #expect(try !figure(["plot"] + five + ["--dash", "never"]).contains("stroke-dasharray"))
  }

  @Test(arguments: [
    (["plot", ".bouncy", "--dash", "always"], "a text figure draws its curves with dots"),
    (
      ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--format", "csv", "--dash", "never"],
      "a table has no lines for --dash"
    ),
    (
      ["sheet", ".bouncy", "-o", "s.svg", "--dash", "never"], "every cell of a sheet has one curve"
    ),
    (["plot", ".bouncy", "--for", "slide"], "--for is for pictures"),
    (
      ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--format", "csv", "--to-removal"],
      "a table has no time axis"
    ),
    (["plot", ".bouncy", "--span", "1", "--to-removal"], "leave out --to-removal"),
    (
      ["plot", ".bouncy", "--axes", "value,velocity", "--to-removal", "-o", "p.svg"],
      "has no time axis for --to-removal"
    ),
    (["scan", "Sources", "--for", "post"], "leave out --for"),
  ])
  func whatCannotBeIsRefused(_ arguments: [String], _ words: String) throws {
    let run = try kymo(arguments, in: repository.path)
    #expect(run.status == 64 && run.errorText.contains(words), "\(run.errorText)")
  }

  @Test func theHeadIsOneLine() throws {
    let text = try figure(["plot", ".spring(duration: 0.35)", ".spring(duration: 0.4)"])
    #expect(text.contains(">value from 0 to 1 · .spring(duration: …) · last removed at "))
    #expect(text.contains(">0.35</text>") && text.contains(">0.4</text>"))
    #expect(!text.contains(">value</text>"))
    #expect(text.contains(">.spring(duration: …): 0.35; 0.4</title>"))
  }

  @Test func theSameSpringLooksTheSameWhateverItsTravel() throws {
    let text = try figure(["plot", ".bouncy", "--to", "300"])
    #expect(text.contains("removed at 1.44 s") && !text.contains(">1.0</text>"))
    let whole = try figure(["plot", ".bouncy", "--to", "300", "--to-removal"])
    #expect(whole.contains(">1.0</text>") || whole.contains(">1.2</text>"))
  }

  @Test func framesSayThatTheyAreAStepAhead() throws {
    let text = try figure(["plot", ".bouncy", "--frames"])
    #expect(text.contains("dots are frames at 60 Hz, one step ahead of the curve"))
    let exact = try figure(["plot", ".linear", "--frames"])
    #expect(exact.contains("dots are frames at 60 Hz ·"))
  }

  @Test func stepsHaveAnInfiniteVelocity() throws {
    let arguments = ["plot", "css:steps(4) 0.5s", "--show", "value,velocity"]
    let text = try figure(arguments)
    #expect(count(">\u{221E}</text>", in: text) == 4)
    let run = try kymo(arguments + ["--alt-text"], in: repository.path)
    #expect(run.outputText.contains("is infinite where its value jumps: at 0.13 s, 0.25 s"))
  }

  @Test func ghostsSayWhatTheyAre() throws {
    let text = try figure(["interrupt", ".bouncy", ".smooth", "--at", "0.2"])
    #expect(count("<title>.bouncy, without the interruption</title>", in: text) == 2)
  }

  @Test func everyHairLineOfTapsHasAName() throws {
    let text = try figure(["scenario", "samples/scenarios/impatient-taps.swift"])
    #expect(count(">set to 0</text>", in: text) == 3)
    #expect(count(">set to 20</text>", in: text) == 2)
    #expect(count(">merge</text>", in: text) == 1)
  }

  @Test func animationsOfAViewAreNamedOnce() throws {
    let text = try figure([
      "scenario", "samples/app/Sources/Orchard/BasketView.swift", "--with", "samples/app/Sources",
    ])
    #expect(count(">tap basket</text>", in: text) == 1)
    #expect(count("bounce: 0.3).delay(0.08)</text>", in: text) == 1)
    #expect(count("dampingFraction: 0.7)</text>", in: text) == 1)
  }

  @Test(arguments: [
    ("slide", "1920", "1080", "42"), ("readme", "600", "400", "14"), ("post", "1200", "675", "28"),
  ])
  func aUseSetsSizeAndText(
    _ use: String, _ width: String, _ height: String, _ size: String
  ) throws {
    let text = try figure(["plot", ".smooth", ".bouncy", "--for", use])
    #expect(text.contains("width=\"\(width)\"") && text.contains("height=\"\(height)\""))
    #expect(text.contains("font-size=\"\(size)\""))
    #expect(text.contains(">.smooth and .bouncy</text>") == (use == "post"))
  }

  @Test func aSheetOfShortAndLongMotionsHasATimeAxisForEachRow() throws {
    let text = try figure(["sheet", ".spring(duration: [0.1, 1], bounce: [0, 0.3])"])
    #expect(text.contains("a time axis for"))
    let even = try figure(["sheet", ".spring(duration: [0.4, 0.5], bounce: [0, 0.3])"])
    #expect(!even.contains("a time axis for"))
  }

  @Test func numbersBesideEachOtherArePlain() throws {
    let text = try figure(["plot", ".bouncy", "--from", "1e9", "--to", "1.000000001e9"])
    #expect(
      text.contains("from 1\u{2009}000\u{2009}000\u{2009}000 to 1\u{2009}000\u{2009}000\u{2009}001")
    )
  }

  @Test func manyCurvesAreReferredToASheet() throws {
    let levels = (0..<13).map { "0.\(10 + $0)" }.joined(separator: ", ")
    let run = try kymo(
      ["plot", ".spring(bounce: [\(levels)])", "--format", "svg", "-o", "-"])
    #expect(run.errorText.contains("'kymo sheet' draws them side by side"))
  }
}

/// The SVG that a command makes.
private func figure(_ arguments: [String]) throws -> String {
  let run = try kymo(arguments + ["--format", "svg", "-o", "-"], in: repository.path)
  #expect(run.status == 0, "\(run.errorText)")
  return String(decoding: run.output, as: UTF8.self)
}

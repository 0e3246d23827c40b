import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct PlotStrobeTests {
  private func svg(_ arguments: String...) throws -> String {
    let run = try kymo(["plot"] + arguments + ["--format", "svg", "-o", "-"])
    #expect(run.status == 0, "\(run.errorText)")
    return String(decoding: run.output, as: UTF8.self)
  }

  /// The number of translucent shapes that a picture fills.
  private func passing(_ picture: String) -> Int {
    picture.components(separatedBy: "fill-opacity=\"0.6\"").count - 1
  }

  @Test func thereIsAnObjectForEveryInstant() throws {
    // Half a second at ten instants per second: six instants, the last of them opaque.
    let picture = try svg(".linear(duration: 0.5)", "--strobe", "--strobe-fps", "10")
    #expect(passing(picture) == 5)
    #expect(picture.contains(">every 1/10 s</text>"))
    #expect(picture.contains("Below, the moving dot on its track every 1/10 s."))
    #expect(passing(try svg(".linear(duration: 0.5)")) == 0)
  }

  @Test func theShapeIsTheOneAskedFor() throws {
    let pictures = try ["circle", "square", "bar"].map {
      try svg(".linear(duration: 0.5)", "--strobe", "--shape", $0)
    }
    let bodies = pictures.map { $0.replacing(#/ --shape \w+/#, with: "") }
    #expect(Set(bodies).count == 3)
    #expect(bodies[0] == (try svg(".linear(duration: 0.5)", "--strobe")))
  }

  @Test func onTheFrameClockAValueIsHeldUntilTheNextFrame() throws {
    // Frames at 0, 0.2, 0.4 and 0.6 s, where the motion is over; instants between frames repeat the
    // last frame.
    let held = try svg(
      ".linear(duration: 0.4)", "--strobe", "--strobe-fps", "10", "--clock", "frames", "--fps",
      "5")
    // The values 0, 0, 0.5, 0.5, 1, 1 and the last one.
    #expect(passing(held) == 6)
  }

  @Test func theTerminalShowsIt() throws {
    let run = try kymo("plot", ".linear(duration: 0.5)", "--strobe", "--strobe-fps", "4")
    #expect(run.outputText.contains("●") && run.outputText.contains("every 1/4 s"))
    let plain = try kymo("plot", ".linear", "--strobe", "--shape", "square", "--ascii")
    #expect(plain.outputText.contains("#--") && plain.outputText.utf8.allSatisfy { $0 < 128 })
  }

  @Test(arguments: [
    (["--strobe-fps", "12"], "give --strobe too"), (["--shape", "bar"], "give --strobe too"),
    (["--strobe", "--strobe-fps", "0"], "above 0"),
    (["--strobe", "--strobe-fps", "nan"], "nan"),
    (["--strobe", "--shape", "cube"], "The values are circle, square, bar."),
    (["--strobe", "--span", "100000"], "20,000 times"),
  ])
  func whatMakesNoSenseIsRefused(_ arguments: [String], _ words: String) throws {
    let run = try kymo(["plot", ".linear"] + arguments)
    #expect(run.status == 64 && run.errorText.contains(words), "\(run.errorText)")
  }
}

import Foundation
import TestSupport
import Testing

/// Blocks of an app's code as arguments of the tool.
@Suite(.runsPrograms) struct PastedBlockTests {
  @Test func aPhaseAnimatorIsPlayedAndWhatIsAssumedIsSaid() throws {
    let run = try kymo(
      "scenario", "samples/scenarios/pasted-heart.swift", in: repository.path)
    #expect(run.status == 0)
    #expect(
      run.errorText
        == "kymo: note: samples/scenarios/pasted-heart.swift:18: nothing here changes the trigger; it is changed once, at 0.5 s\n"
    )
    #expect(run.outputText.contains("\n0.5,,,,,,log:trigger\n"))
    #expect(
      run.outputText.contains("Image.scaleEffect") && run.outputText.contains("Image.offset.y"))
  }

  @Test func keyframesWithTheirStructureAreDrawn() throws {
    let run = try kymo(
      "sample", "@samples/keyframes/bell.swift", "--format", "csv", in: repository.path)
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
    for name in ["swing", "scale", "lift"] { #expect(run.outputText.contains(name), "\(name)") }
  }

  @Test func aRandomNumberIsANote() throws {
    let run = try kymo("inspect", ".linear(duration: .random(in: 2...4))")
    #expect(run.status == 0 && run.errorText == "kymo: note: random: both ends\n")
  }
}

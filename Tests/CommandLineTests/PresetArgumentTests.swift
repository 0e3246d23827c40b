import TestSupport
import Testing

@Suite(.runsPrograms) struct PresetArgumentTests {
  @Test(arguments: ["swiftui", "css", "material3"], ["sample", "inspect", "plot"])
  func listsStandWhereFilesDo(list: String, command: String) throws {
    let run = try kymo(command, "@presets:\(list)")
    #expect(run.status == 0 && !run.output.isEmpty, "\(run.errorText)")
  }

  @Test func namesAreLabels() throws {
    let words = try kymo("inspect", "@presets:material3").outputText
    #expect(words.contains("emphasized-decelerate\n") && words.contains("expressive fast spatial"))
  }

  @Test func eachPresetHasAPictureOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "plot", "--each", "@presets:css", "-o", "{name}.svg", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    let words = try kymo("inspect", folder.file("ease-in.svg")).outputText
    #expect(words.contains("css:ease-in"))
  }

  @Test func anUnknownListTellsWhatThereIs() throws {
    let run = try kymo("plot", "@presets:swift")
    #expect(run.status == 64)
    for words in ["did you mean '@presets:swiftui'?", "@presets:css", "@presets:material3"] {
      #expect(run.errorText.contains(words), "\(run.errorText)")
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func everyShellGetsACompletionOfEveryCommand(shell: String) throws {
    let run = try kymo("--generate-completion-script", shell)
    #expect(run.status == 0)
    for name in ["plot", "sample", "inspect", "list", "semantics", "continuous"] {
      #expect(run.outputText.contains(name), "\(name)")
    }
  }

  /// Commands are parsed without a look for the option, which the root then sees.
  @Test(arguments: [["plot"], ["sample", ".bouncy"]])
  func aCommandThatIsAskedGivesTheCompletionOfAll(words: [String]) throws {
    let script = try kymo("--generate-completion-script", "zsh")
    let run = try kymo(words + ["--generate-completion-script", "zsh"])
    #expect(run.status == 0)
    #expect(run.output == script.output)
  }

  @Test func bashUnderstandsItsCompletion() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      try kymo("--generate-completion-script", "bash").output, to: "kymo.bash")
    let run = try ToolRunner(executable: "/bin/bash").run(["-n", script])
    #expect(run.status == 0 && run.errorText.isEmpty)
  }
}

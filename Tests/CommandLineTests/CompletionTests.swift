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

  @Test func bashUnderstandsItsCompletion() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      try kymo("--generate-completion-script", "bash").output, to: "kymo.bash")
    let run = try ToolRunner(executable: "/bin/bash").run(["-n", script])
    #expect(run.status == 0 && run.errorText.isEmpty)
  }
}

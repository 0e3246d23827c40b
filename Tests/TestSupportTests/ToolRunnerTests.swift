import TestSupport
import Testing

@Suite("Tool runner")
struct ToolRunnerTests {
  private let shell = ToolRunner(executable: "/bin/sh")

  @Test("tells the exit status", arguments: [0, 1, 64, 74])
  func status(status: Int32) throws {
    #expect(try shell.run(["-c", "exit \(status)"]).status == status)
  }

  @Test(
    "tells which signal ended the program, as no signal is blocked",
    arguments: [("TERM", 15), ("ALRM", 14), ("KILL", 9)] as [(String, Int32)])
  func signal(signal: String, number: Int32) throws {
    let run = try shell.run(["-c", "kill -\(signal) $$; echo alive"])
    #expect(run.status == -number, "\(run)")
  }

  @Test("keeps output and errors apart, byte for byte")
  func streams() throws {
    let run = try shell.run(["-c", #"printf 'a\000\377'; printf 'wörds' >&2"#])
    #expect(run.output == [0x61, 0x00, 0xFF])
    #expect(run.errorText == "wörds")
    #expect(try shell.run(["-c", "printf grün"]).outputText == "grün")
  }

  @Test("hands arguments over as they are")
  func arguments() throws {
    let run = try shell.run([
      "-c", #"printf '%s|' "$@""#, "sh", ".spring(bounce: 0.3)", "", "* $HOME",
    ])
    #expect(run.outputText == ".spring(bounce: 0.3)||* $HOME|")
  }

  @Test("gives the program its input")
  func input() throws {
    let cat = ToolRunner(executable: "/bin/cat")
    #expect(try cat.run([], input: [0, 10, 255]).output == [0, 10, 255])
    #expect(try cat.run([]).output == [])
  }

  @Test("does not wait for ever, whatever amount goes in and comes out on both sides")
  func muchOutput() throws {
    let input = [UInt8](repeating: 0x78, count: 3_000_000)
    let run = try shell.run(["-c", "tee /dev/stderr"], input: input)
    #expect(run.status == 0)
    #expect(run.output == input)
    #expect(run.errorText.utf8.count == input.count)
  }

  @Test("does not mind input that is not read")
  func unreadInput() throws {
    #expect(
      try shell.run(["-c", "exit 3"], input: [UInt8](repeating: 0, count: 1_000_000)).status == 3)
  }

  @Test("sets and takes away variables and leaves the others")
  func environment() throws {
    var shell = shell
    shell.environment = ["KYMOGRAPH_TEST": "set", "HOME": nil]
    let run = try shell.run([
      "-c", #"printf '%s,%s,%s' "$KYMOGRAPH_TEST" "${HOME-none}" "${PATH:+kept}""#,
    ])
    #expect(run.outputText == "set,none,kept")
  }

  @Test("runs the program in a folder")
  func workingDirectory() throws {
    let folder = try TemporaryFolder()
    var shell = shell
    shell.workingDirectory = folder.path
    #expect(try shell.run(["-c", "printf content > file"]).status == 0)
    #expect(try folder.names() == ["file"])
  }

  @Test("sends output into a file that is made if it is not there")
  func outputFile() throws {
    let folder = try TemporaryFolder()
    let run = try shell.run(["-c", "printf content"], output: .file(folder.file("out")))
    #expect(run.status == 0 && run.output == [])
    #expect(try folder.read("out") == Array("content".utf8))
  }

  #if os(Linux)
    @Test("sends output to a disk that is full")
    func fullDisk() throws {
      let run = try shell.run(["-c", "printf content"], output: .file("/dev/full"))
      #expect(run.status != 0)
      #expect(run.errorText != "")
    }
  #endif

  @Test(
    "closes the pipe early, which ends a program that goes on writing", arguments: [0, 1, 100_000])
  func brokenPipe(count: Int) throws {
    let run = try shell.run(["-c", "exec yes"], output: .closed(afterBytes: count))
    #expect(run.output.count == count)
    // SIGPIPE, or an error about the pipe if the process that runs the tests ignores that signal.
    #expect(run.status == -13 || run.status == 1)
  }

  @Test("kills what takes too long")
  func timeLimit() throws {
    var shell = shell
    shell.timeLimit = 0.2
    #expect(try shell.run(["-c", "exec sleep 60"]).status == -9)
  }

  @Test("throws if there is no such program")
  func missingProgram() throws {
    #expect(throws: (any Error).self) {
      try ToolRunner(executable: "/nowhere/at/all").run([])
    }
  }

  @Test("finds the tool that was built with the tests")
  func kymo() throws {
    let path = try ToolRunner.kymo().executable
    #expect(path.hasSuffix("/kymo"))
    #expect(try shell.run(["-c", "test -x \"$0\"", path]).status == 0)
  }
}

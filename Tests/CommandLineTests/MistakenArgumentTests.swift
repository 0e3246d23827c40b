import TestSupport
import Testing

/// Arguments that are files, or the parameters of other libraries, in the place of an expression.
@Suite(.runsPrograms) struct MistakenArgumentTests {
  @Test(arguments: [["plot"], ["sample"], ["inspect"], ["fit"], ["diff", ".bouncy"], ["convert"]])
  func aFileIsReadWithAnAtSign(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(".bouncy\n".utf8), to: "springs.txt")
    let run = try kymo(command + ["springs.txt"], in: folder.path)
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(
      run.errorText == "kymo: error: 'springs.txt' is a file; to read a file, write @springs.txt\n",
      "\(run.errorText)")
  }

  @Test func aViewIsPlayedByScenario() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Array("struct A: View { var body: some View { Circle() } }".utf8), to: "My View.swift")
    let run = try kymo(["plot", "My View.swift"], in: folder.path)
    #expect(run.status == 65)
    #expect(
      run.errorText.contains(
        "write @'My View.swift'; to play it, write kymo scenario 'My View.swift'"),
      "\(run.errorText)")
  }

  @Test(arguments: [
    (["plot", "nofile.swift"], "there is no file 'nofile.swift'\n"),
    (["plot", ".bouncy", "-o", "a.svg", "b.svg"], "there is no file 'b.svg'; -o takes one name\n"),
    (["diff", "a.csv", "b.csv"], "there is no file 'a.csv'\n"),
  ])
  func aFileThatIsNotThereIsNoInput(arguments: [String], words: String) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(arguments, in: folder.path)
    #expect(run.status == 66 && run.errorText == "kymo: error: " + words, "\(run.errorText)")
    #expect(try folder.names().isEmpty)
  }

  @Test func aSecondNameOfAPictureIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("<svg/>".utf8), to: "b.svg")
    let run = try kymo(["plot", ".bouncy", "-o", "a.svg", "b.svg"], in: folder.path)
    #expect(run.status == 65 && run.errorText.contains("-o takes one name"), "\(run.errorText)")
    #expect(try folder.read("b.svg") == Array("<svg/>".utf8))
  }

  @Test(arguments: [
    ["plot", ".bouncy", "-o", "a.svg", "-o", "b.svg"],
    ["sample", "-o", "a.csv", ".bouncy", "--output=b.csv"],
    ["tune", ".bouncy", "--output", "a.html", "-o", "b.html"],
  ])
  func anOutputThatIsNamedTwiceIsRefused(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(arguments, in: folder.path)
    let ending = arguments.last?.split(separator: ".").last ?? ""
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(
      run.errorText.hasPrefix(
        "kymo: error: -o is given more than once, with a.\(ending) and b.\(ending)"),
      "\(run.errorText)")
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: [
    ["plot", ".bouncy", "--title", "-o", "-o", "a.svg"],
    ["plot", "-o", "a.svg", ".bouncy", "--", "-o"],
  ])
  func anOutputInAnotherPlaceIsNone(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(arguments, in: folder.path)
    #expect(!run.errorText.contains("more than once"), "\(run.errorText)")
  }

  @Test(arguments: ["plot", "sample", "inspect"])
  func milliseconds(command: String) throws {
    let arguments = [command, ".spring(duration: 500)"]
    let run = try kymo(arguments)
    #expect(run.status == 0 && !run.output.isEmpty)
    #expect(
      run.errorText == "kymo: note: 'duration: 500' is 500 seconds; did you mean 0.5?\n",
      "\(run.errorText)")
  }

  @Test(arguments: ["{stiffness: 170, damping: 26}", "{tension: 170, friction: 26}"])
  func parametersOfAnotherLibraryAreConverted(text: String) throws {
    let run = try kymo("plot", text)
    #expect(run.status == 65)
    let library = text.contains("tension") ? "react-spring" : "motion"
    #expect(run.errorText.contains("write kymo convert --from \(library) '\(text)'"))
    #expect(try kymo("convert", "--from", library, text, "--to", "swiftui").status == 0)
  }

  @Test func keyframesInBracesAreNoParameters() throws {
    let run = try kymo("plot", "{ LinearKeyframe(1, duration: 0.5) }")
    #expect(run.status == 65 && !run.errorText.contains("another library"), "\(run.errorText)")
  }

  @Test(arguments: [
    (["plot", ".bouncy, .smooth"], 65, "quote each: '.bouncy' '.smooth'"),
    (["plot", ".easeOutCubic"], 65, "SwiftUI's is '.timingCurve(0.33, 1, 0.68, 1)'"),
    (["plot", ".bouncy.repeat(3)"], 65, "did you mean 'repeatCount'?"),
    (["plot", ".bouncy.delay()"], 65, "'delay' needs a number of seconds, such as 'delay(0.2)'"),
    (["plot", ".bouncy.repeatCount()"], 65, "needs a whole number, such as 'repeatCount(3)'"),
    (["plot", ".bouncy", "--show", "speed"], 64, "did you mean 'velocity'?"),
    (["convert", ".bouncy", "--to", "framer"], 64, "did you mean 'motion'?"),
    (["convert", ".bouncy", "--to", "react"], 64, "did you mean 'react-spring'?"),
    (["compare", ".bouncy", ".smooth"], 64, "did you mean 'diff'?"),
  ])
  func whatOthersCallItIsUnderstood(arguments: [String], status: Int32, words: String) throws {
    let run = try kymo(arguments)
    #expect(run.status == status && run.errorText.contains(words), "\(run.errorText)")
  }

  @Test func aBounceInPercentIsAShare() throws {
    let run = try kymo("inspect", ".spring(duration: 0.5, bounce: 30)")
    #expect(run.status == 0 && run.errorText.contains("30 % is 0.3"), "\(run.errorText)")
  }

  @Test func scenarioTakesFilesWithAnAtSignToo() throws {
    let folder = try TemporaryFolder()
    let script =
      "@State var x = 0.0\nCircle().offset(x: x)\nat(0) { withAnimation(.linear) { x = 1 } }"
    try folder.write(Array(script.utf8), to: "move.swift")
    let plain = try kymo(["scenario", "move.swift", "--format", "csv"], in: folder.path)
    let marked = try kymo(["scenario", "@move.swift", "--format", "csv"], in: folder.path)
    #expect(plain.status == 0 && marked.status == 0 && plain.output == marked.output)
  }
}

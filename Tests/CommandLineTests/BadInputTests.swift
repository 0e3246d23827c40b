import Foundation
import TestSupport
import Testing

/// No text that a user can type crashes the tool, hangs it or leaves a file behind.
@Suite(.runsPrograms) struct BadInputTests {
  private static let deep = String(repeating: "(", count: 20_000)
  private static let long = String(repeating: "a", count: 1 << 20)
  private static let chain = ".linear" + String(repeating: ".delay(0)", count: 50_000)
  private static let sum = ".delay(" + String(repeating: "1+", count: 400_000) + "1)"

  static let expressions: [String] = [
    "", " ", ".", "=", "x=", "..", "()", "[]", "{}", ".sprnig", ".spring(bounse: 1)",
    ".spring(duration: )", ".spring(duration: 0.5", ".spring)", ".spring(0.5)", ".delay(1)",
    ".spring(duration: \"x\")", ".spring(duration: true)", ".timingCurve(1, 2)",
    ".spring(duration: .nan)", ".spring(duration: .infinity)", ".spring(duration: 1e999)",
    ".spring(duration: -1)", ".linear(duration: -0.1)", "Spring(duration: 0)",
    "Spring(mass: 0, stiffness: 1, damping: 1)", ".interpolatingSpring(stiffness: 0, damping: 1)",
    ".spring(bounce: -1)", ".linear(duration: .5)", ".spring(duration: 1/0)", ".repeatCount(3)",
    ".linear.repeatCount(99999999999999999999)", ".linear.repeatCount(0.5)",
    ".linear(duration: x)", "withAnimation(mine) { }",
    ".animation(.sprnig, value: x)", "cubic-bezier(0, 0, 1, 1)", "css:",
    "css:cubic-bezier(2,0,0,1)",
    "css:steps(0)", "css:-1s ease", "css:linear(", "\u{0}", "\u{1F680}", ".spring(duration: [])",
    ".spring(duration: [[1]])", deep, long, chain, sum, ".linear" + deep, "/*", "\"", "`", "#",
    "let x = .spring", ".spring(duration: 0.5, duration: 0.5)", ".spring(bounce: 0, duration: 1)",
  ]

  @Test(arguments: expressions.indices)
  func anExpressionThatIsNotUnderstoodIsStatus65(index: Int) throws {
    let expression = Self.expressions[index]
    // The kernel refuses single arguments above 128 kB, so that long ones come from standard input.
    let isLong = expression.utf8.count > 100_000 || expression.contains("\u{0}")
    // All commands read their expressions in the same way, before they do anything else; so each has its turn.
    let command = isLong ? "plot" : ["sample", "inspect", "plot"][index % 3]
    let run =
      isLong ? try kymo(command, "-", input: expression) : try kymo(command, "--", expression)
    #expect(run.status == 65, "\(command) \(expression.prefix(60)): \(run.errorText)")
    #expect(run.errorText.hasPrefix("kymo: error: ") && run.errorText.utf8.count < 2000)
    #expect(run.output.isEmpty)
  }

  static let commandLines: [(arguments: [String], status: Int32)] = [
    ([], 0), (["--help"], 0), (["--version"], 0), (["plto"], 64), ([".bouncy"], 64),
    (["sample"], 64), (["plot"], 64), (["inspect"], 64),
    (["sample", ".bouncy", "--fps", "0"], 64), (["sample", ".bouncy", "--fps", "-60"], 64),
    (["sample", ".bouncy", "--fps", "nan"], 64), (["sample", ".bouncy", "--fps", "1e300"], 64),
    (["sample", ".bouncy", "--span", "-1"], 64), (["sample", ".bouncy", "--span", "inf"], 64),
    (["sample", ".bouncy", "--span", "1e300"], 64), (["sample", ".bouncy", "--count", "0"], 64),
    (["sample", ".bouncy", "--count", "99999999999"], 64),
    (["sample", ".bouncy", "--count", "5", "--clock", "frames"], 64),
    (["sample", ".bouncy", "--from", "x"], 64), (["sample", ".bouncy", "--to", "1e999"], 64),
    (["sample", ".bouncy", "--from", "-1e308", "--to", "1e308"], 64),
    (["sample", ".bouncy", "--nope"], 64), (["sample", ".bouncy", "--format", "gif"], 64),
    (["sample", ".bouncy", "--format", "png"], 64), (["sample", ".bouncy", "-o", ""], 64),
    (["plot", ".bouncy", "--size", "0x0"], 64), (["plot", ".bouncy", "--size", "-5x5"], 64),
    (["plot", ".bouncy", "--size", "99999x99999"], 64), (["plot", ".bouncy", "--size", "9"], 64),
    (["plot", ".bouncy", "--scale", "0"], 64), (["plot", ".bouncy", "--scale", "1e9"], 64),
    (["plot", ".bouncy", "--theme", "mauve"], 64), (["plot", ".bouncy", "--show", "speed"], 64),
    (["sample", "-", "-"], 64), (["sample", "@"], 64), (["sample", "@/nowhere"], 66),
    (["sample", "@/"], 66), (["sample", ".linear(duration: 1e15)"], 65),
    (["sample", ".spring(duration: 1e9)"], 65), (["plot", ".linear.repeatCount(1000000000)"], 65),
    (["inspect", ".linear.repeatCount(9223372036854775807)"], 65),
    (["sample", ".linear.repeatCount(9223372036854775807)"], 65),
    (["sample", ".linear.repeatCount(9223372036854775807)", "--span", "1"], 0),
    (["sample", ".linear.repeatCount(-9223372036854775808)"], 0),
    (["sample", ".linear.speed(0)"], 0), (["sample", ".bouncy.speed(-1)"], 0),
    (["sample", ".interpolatingSpring.speed(-1)"], 0), (["inspect", ".linear.speed(-2)"], 0),
    (["sample", ".spring(duration: 0)"], 0), (["plot", ".linear(duration: 0)"], 0),
    (["sample", ".linear(duration: 0).repeatForever()"], 0),
    (["plot", ".linear(duration: 0).repeatForever()"], 0), (["inspect", ".bouncy.delay(-5)"], 0),
    (["plot", ".spring(bounce: -0.97)"], 0), (["inspect", ".spring(bounce: -0.999)"], 0),
    (["plot", ".bouncy", "--to", "0"], 0), (["inspect", ".bouncy", "--to", "0"], 0),
    (["plot", ".bouncy", "--from", "1e308", "--to", "1e307"], 64),
    (["plot", ".bouncy", "--to", "1e-320"], 0), (["plot", ".bouncy", "--span", "0"], 0),
    (["interrupt"], 64), (["interrupt", ".bouncy", ".sprnig", "--at", "0.1"], 65),
    (["interrupt", ".bouncy", ".bouncy", "--at", "0", "--to", "0,0"], 0),
    (["interrupt", ".bouncy", ".bouncy", "--at", "0.1", "--span", "0"], 0),
    (["interrupt", ".bouncy", ".bouncy", "--at", "0.1", "--to", "1e-320,0"], 0),
    (["interrupt", ".linear(duration: 1e15)", ".linear", "--at", "5", "--to", "1,1"], 0),
    (
      [
        "interrupt", ".linear(duration: 1e15)", ".linear(duration: 1e15)", "--at", "5",
        "--format", "csv",
      ], 65
    ),
    (["interrupt", ".bouncy", ".linear.repeatForever()", "--at", "0.1"], 0),
    (["interrupt", ".bouncy", ".spring(bounce: 1)", "--at", "0.1"], 0),
    (["interrupt", ".bouncy", ".smooth", "--at", "0.1", "--fps", "1e9", "--format", "csv"], 64),
    (["interrupt", ".bouncy", ".smooth", "--at", "0.1,"], 64),
    (["interrupt", ".bouncy", ".smooth", "--at", "nan"], 64),
    (["scenario"], 64), (["scenario", "a", "b"], 66), (["scenario", "/nowhere"], 66),
    (["scenario", "/nowhere/"], 66), (["scenario", "-", "--format", "gif"], 64),
    (["scenario", "-", "--show", "acceleration"], 64),
  ]

  @Test(arguments: commandLines.indices)
  func aCommandLineHasTheRightStatus(index: Int) throws {
    let (arguments, status) = Self.commandLines[index]
    let run = try kymo(arguments, environment: ["COLUMNS": "80"])
    #expect(run.status == status, "\(arguments): \(run.status) \(run.errorText)")
    if status != 0 {
      #expect(run.errorText.hasPrefix("kymo: error: ") && run.output.isEmpty, "\(arguments)")
    }
  }

  @Test func aFileThatIsNoTextIsStatus65() throws {
    let folder = try TemporaryFolder()
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x80], [], Array("# nothing\n".utf8)] {
      let path = try folder.write(bytes, to: "input.txt")
      #expect(try kymo("sample", "@" + path).status == 65)
      #expect(try kymo(["sample", "-"], input: bytes).status == 65)
    }
  }

  @Test func anErrorInAFileTellsLineAndColumn() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array(".linear\n\nb=.sprnig\n".utf8), to: "curves.txt")
    let run = try kymo("sample", "@curves.txt", in: folder.path)
    #expect(run.status == 65)
    #expect(run.errorText.hasPrefix("kymo: error: curves.txt:3:4: "))
    #expect(run.errorText.contains("did you mean 'spring'?"))
    #expect(run.errorText.contains("  b=.sprnig\n     ^~~~~~\n"))
  }
}

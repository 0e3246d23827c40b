import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct CheckCommandTests {
  private static let motions = """
    # springs
    card=.spring(duration: 0.5, bounce: 0.3)
    sheet=.smooth

    toast=.easeInOut(duration: 0.25)

    """

  /// A folder with motions and their goldens.
  private func guarded(_ options: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array(Self.motions.utf8), to: "motion.txt")
    let run = try kymo(
      ["bless", "-d", "goldens", "@motion.txt"] + options, in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    return folder
  }

  private func change(_ folder: TemporaryFolder, _ old: String, _ new: String) throws {
    let text = String(decoding: try folder.read("motion.txt"), as: UTF8.self)
    #expect(text.contains(old))
    _ = try folder.write(Array(text.replacing(old, with: new).utf8), to: "motion.txt")
  }

  private func check(
    _ folder: TemporaryFolder, _ options: String..., environment: [String: String?] = [:]
  ) throws -> ToolRunner.Run {
    try kymo(
      ["check", "-d", "goldens", "@motion.txt"] + options, environment: environment,
      in: folder.path)
  }

  @Test func whatIsAsItWasPasses() throws {
    let folder = try guarded()
    let run = try check(folder)
    #expect(run.status == 0 && run.errorText == "")
    #expect(
      run.outputText == """
        card   unchanged
        sheet  unchanged
        toast  unchanged

        3 motions: 3 unchanged

        """)
  }

  @Test func aThousandthOfBounceIsCaught() throws {
    let folder = try guarded()
    try change(folder, "bounce: 0.3)", "bounce: 0.301)")
    let run = try check(folder)
    #expect(run.status == 1)
    #expect(
      run.outputText.hasPrefix("card   changed\n    the value leaves its tube at 0.016667 s: "))
    #expect(
      run.errorText
        == "kymo: error: not every motion matches its golden: 3 motions: 2 unchanged, 1 changed\n")
    // The tolerance that is given decides.
    #expect(try check(folder, "--tolerance", "1%", "--velocity-tolerance", "1%").status == 0)
    #expect(try check(folder, "--tolerance", "0.001", "--velocity-tolerance", "0.01").status == 0)
    #expect(try check(folder, "--tolerance", "0.0001", "--velocity-tolerance", "0.01").status == 1)
    #expect(try check(folder, "--tolerance", "1%").status == 1)
  }

  @Test(arguments: [
    ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"], ["TZ": "Pacific/Chatham"],
    ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/nowhere"],
  ])
  func neitherLocaleNorTimeNorFontsMatter(environment: [String: String]) throws {
    let folder = try guarded()
    let optional = environment.mapValues { Optional($0) }
    let run = try check(folder, environment: optional)
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
    let other = try kymo(
      ["bless", "-d", "others", "@motion.txt"], environment: optional, in: folder.path)
    #expect(other.status == 0)
    for name in ["card.csv", "card.json", "sheet.csv", "toast.json"] {
      #expect(try folder.read("goldens/\(name)") == (try folder.read("others/\(name)")))
    }
  }

  @Test func newGoneAndRespelledAreToldApart() throws {
    let folder = try guarded()
    try change(folder, "duration: 0.25", "duration: 0.250")
    try change(folder, "sheet=", "drawer=")
    let run = try check(folder)
    #expect(run.status == 1)
    #expect(
      run.outputText == """
        card    unchanged
        drawer  has no golden
            'kymo bless' records it
        toast   unchanged, but reworded
            the golden was recorded from toast=.easeInOut(duration: 0.25)
        sheet   is orphaned
            no motion has this name any more; 'kymo bless --prune' removes it

        3 motions: 1 unchanged, 1 reworded, 1 without a golden, 1 orphaned

        """)
    let partial = try kymo(
      "check", "-d", "goldens", "toast=.easeInOut(duration: 1.0 / 4)", "--partial", in: folder.path)
    #expect(partial.status == 0, "\(partial.outputText)")
  }

  @Test func itPlaysAsTheGoldenDid() throws {
    let folder = try guarded("--from", "100", "--to", "-20", "--fps", "50", "--span", "0.3")
    #expect(try check(folder).status == 0)
    let again = try kymo("bless", "-d", "goldens", "@motion.txt", in: folder.path)
    #expect(again.outputText == "3 unchanged\n")
    #expect(try check(folder, "--to", "-21").status == 1)
    #expect(try check(folder, "--span", "0.2").status == 1)
  }

  @Test func anotherRateIsComparedByTime() throws {
    let folder = try guarded("--clock", "continuous")
    for rate in ["30", "120", "47", "1000"] {
      let run = try check(folder, "--fps", rate)
      #expect(rate == "30" || run.status == 0, "\(rate): \(run.outputText)")
    }
    try change(folder, "bounce: 0.3)", "bounce: 0.5)")
    #expect(try check(folder, "--fps", "120").status == 1)
  }

  @Test(arguments: [
    ("card,0.1,", "card,0.1,nan,", 65, "goldens/card.csv:8: the value is NaN"),
    ("card,0.1,", "card,0.05,", 65, "goldens/card.csv:8: the times of a curve must increase"),
    ("curve,time", "curve,when", 65, "goldens/card.csv:1: the columns must be"),
  ])
  func aDamagedTableIsToldWithItsLine(
    old: String, new: String, status: Int32, words: String
  ) throws {
    let folder = try guarded()
    let table = String(decoding: try folder.read("goldens/card.csv"), as: UTF8.self)
    #expect(table.contains(old))
    var damaged = table.replacing(old, with: new)
    if new.contains("nan") {
      damaged = table.replacing(/card,0\.1,[^,]*,/, with: new)
    }
    _ = try folder.write(Array(damaged.utf8), to: "goldens/card.csv")
    let run = try check(folder)
    #expect(run.status == status && run.errorText.contains(words), "\(run.errorText)")
    // Blessing the motions repairs the check.
    let bless = try kymo("bless", "-d", "goldens", "@motion.txt", in: folder.path)
    #expect(bless.outputText.contains("changed    goldens/card.csv"))
    #expect(try folder.read("goldens/card.csv") == Array(table.utf8))
  }

  @Test func aTableThatIsMissingIsAnInputThatCannotBeOpened() throws {
    let folder = try guarded()
    try FileManager.default.removeItem(atPath: folder.file("goldens/card.csv"))
    #expect(try check(folder).status == 66)
    try FileManager.default.removeItem(atPath: folder.file("goldens"))
    let run = try check(folder)
    #expect(run.status == 66 && run.errorText.contains("there is no folder 'goldens'"))
  }

  @Test(arguments: ["svg", "png"])
  func aFigureShowsWhatChanged(format: String) throws {
    let folder = try guarded()
    try change(folder, "bounce: 0.3)", "bounce: 0.5)")
    let run = try check(
      folder, "--artifacts", "changed", "--artifact-format", format, "--tolerance", "5%")
    #expect(run.status == 1)
    #expect(run.outputText.contains("    the figure is changed/card.\(format)\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("changed"))
    #expect(files == ["card.\(format)"])
    let words = try kymo("inspect", folder.file("changed/card.\(format)")).outputText
    #expect(words.contains("card has changed") && words.contains("kymo check -d goldens"))
    if format == "svg" {
      let picture = String(decoding: try folder.read("changed/card.svg"), as: UTF8.self)
      #expect(XMLChecker.problem(in: picture) == nil)
      for label in ["golden", "now", "now \u{2212} golden"] {
        #expect(picture.contains(">\(label)</text>"), "\(label)")
      }
    }
  }

  @Test func whatPassesLeavesNoFigure() throws {
    let folder = try guarded()
    #expect(try check(folder, "--artifacts", "changed").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.file("changed")))
  }

  @Test func expectationsAreCheckedToo() throws {
    let folder = try guarded()
    #expect(try check(folder, "--expect", "finishes, card: overshoot > 1%").status == 0)
    let run = try check(folder, "--expect", "monotone")
    #expect(run.status == 1)
    #expect(run.outputText.contains("card   not as expected\n    card: monotone does not hold"))
    #expect(run.outputText.contains("sheet  unchanged\n"))
    #expect(try check(folder, "--expect", "crad: finishes").status == 64)
    #expect(try check(folder, "--expect", "crad < 3").status == 65)
  }

  /// The format of the report never changes the status, and a report can be written to a file, too.
  @Test(arguments: [
    ("text", "card   changed"), ("json", "\"schema\": \"kymograph/check\""),
    ("junit", "<testsuites name=\"kymo check\" tests=\"3\" failures=\"1\""),
    ("markdown", "### kymo check"), ("github", "::error file=motion.txt,line=2,title=card%3A"),
  ])
  func everyFormTellsTheSame(format: String, words: String) throws {
    let folder = try guarded()
    #expect(try check(folder, "--format", format).status == 0)
    try change(folder, "bounce: 0.3)", "bounce: 0.301)")
    let run = try check(folder, "--format", format)
    #expect(run.status == 1 && run.outputText.contains(words), "\(run.outputText)")
    let file = try check(folder, "--format", format, "-o", "report")
    #expect(file.status == 1 && file.outputText == "")
    #expect(try folder.read("report") == run.output)
  }

  @Test func scenariosAreGuardedLikeExpressions() throws {
    let folder = try TemporaryFolder()
    let scenario = """
      @State var offset = 0.0
      at(0) { withAnimation(.bouncy) { offset = 300 } completion: { log("there") } }
      """
    _ = try folder.write(Array(scenario.utf8), to: "open.swift")
    let bless = try kymo("bless", "-d", "goldens", "open.swift", in: folder.path)
    #expect(bless.outputText == "new        goldens/open.csv\n1 new\n", "\(bless.errorText)")
    #expect(try kymo("check", "-d", "goldens", "open.swift", in: folder.path).status == 0)
    let later = scenario.replacing(
      "withAnimation(.bouncy)", with: "withAnimation(.bouncy, completionCriteria: .removed)")
    _ = try folder.write(Array(later.utf8), to: "open.swift")
    let run = try kymo("check", "-d", "goldens", "open.swift", in: folder.path)
    #expect(run.status == 1, "\(run.outputText)")
    #expect(
      run.outputText.contains("    'log:there' is at 1.45 s instead of 0.5 s\n"),
      "\(run.outputText)")
  }

  @Test(
    arguments: [
      (["@motion.txt"], "-d, --directory <folder> is missing"),
      (["-d", "goldens"], "a motion is missing"),
      (
        ["-d", "goldens", "@motion.txt", "--tolerance", "much"],
        "--tolerance: a tolerance is a number"
      ),
      (["-d", "goldens", "@motion.txt", "--fps", "0"], "--fps needs"),
      (
        ["-d", "goldens", "card=.bouncy", "card=.smooth"],
        "two motions would have the golden 'card'"
      ),
      (["-d", "goldens", "@motion.txt", "--format", "xml"], "xml"),
    ] as [([String], String)])
  func whatMakesNoSenseIsRefused(arguments: [String], words: String) throws {
    let folder = try guarded()
    let run = try kymo(["check"] + arguments, in: folder.path)
    #expect(run.status == 64, "\(run.errorText)")
    #expect(run.errorText.lowercased().contains(words.lowercased()), "\(run.errorText)")
  }

  @Test func aBadExpressionIsToldWithItsLine() throws {
    let folder = try guarded()
    try change(folder, ".smooth", ".smoth")
    let run = try check(folder)
    #expect(run.status == 65 && run.errorText.contains("motion.txt:3:"), "\(run.errorText)")
  }
}

import Foundation
import TestSupport
import Testing

/// Small mistakes get a helpful answer, and terminals only output that they can show.
@Suite(.runsPrograms) struct MannersTests {
  @Test(arguments: [
    (["--size", "100"], "--size <widthxheight>: Width and height, such as 1200x750."),
    (["--size", "100x"], "'100x' is not a valid value of --size"),
    (["--size", "-5x5"], "found '-5x5'"),
    (["--scale", "1000"], "1,200,000 by 750,000 pixels"),
    (["--span", "-1"], "--span needs seconds, 0 or more, found '-1'\n"),
    (["--count", "5"], "unknown option '--count'; it is an option of 'kymo sample'\n"),
    (["--view-size", "3"], "such as 50x30"),
    (["--mark", "overshoot,setle"], "'setle' is not a value of --mark; did you mean 'settle'?"),
    (["--mark", "setle"], "The values are overshoot, settle, crossing, logical, removed"),
    (["--show", "velocty,value"], "did you mean 'velocity'?"),
    (["--show", "value,value"], "--show has a value twice in 'value,value'"),
    (["--theme", "drak"], "did you mean 'dark'?"),
    (["--context", "wigdet"], "did you mean 'widget'?"),
    (["--dark"], "unknown option '--dark'; did you mean '--theme dark'?"),
    (["--light"], "did you mean '--theme light'?"), (["--svg"], "did you mean '--format svg'?"),
    (["--velocity"], "did you mean '--show velocity'?"),
    (["--sze", "9x9"], "did you mean '--size'?"),
    (["--frobnicate"], "unknown option '--frobnicate'\n"), (["-z"], "unknown option '-z'\n"),
    (["--fps"], "--fps needs a value\n  --fps <rate>: Frames per second"),
    (["--fps", "it's"], "'it's' is not a valid value of --fps"), (["-o"], "-o needs a value"),
    (["--format", "pgn"], "'pgn' is not a value of --format; did you mean 'png'?"),
    (["--format", "csv"], "'kymo plot' cannot write csv, only png, svg, pdf, text"),
  ])
  func aMistakeIsAnsweredWithWhatIsRight(options: [String], words: String) throws {
    let run = try kymo(["plot", ".bouncy"] + options)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(
      run.errorText.hasPrefix("kymo: error: ") && run.errorText.contains(words), "\(run.errorText)")
  }

  @Test(arguments: [
    (["bless", "x"], "-d, --directory <folder> is missing: Folder of the goldens."),
    (["scenario"], "<file> is missing: Files with the scenario"),
    (["list", "a", "b"], "unexpected argument 'b'"),
    (["convert", ".bouncy", "--react-spring"], "did you mean '--to react-spring'?"),
    (["interrupt", ".bouncy", ".smooth"], "say when .smooth takes over, for example --at 0.2"),
    (
      ["interrupt", ".bouncy", ".smooth", ".smooth", "--at", "1"],
      "say when .smooth and .smooth each take over, for example --at 0.2,0.3"
    ),
    (
      ["convert", ".bouncy", "--to", "css-linear", "--max-error", "0"],
      "--max-error needs a fraction of the travel above 0 and below 1, found '0'"
    ),
    (["list", "sprng"], "nothing has 'sprng' in its name; did you mean 'spring'?"),
    (["list", "frobnicate"], "nothing has 'frobnicate' in its name; 'kymo list' shows everything"),
  ])
  func aMistakeOfAnotherCommandToo(arguments: [String], words: String) throws {
    let run = try kymo(arguments)
    #expect(run.status == 64 && run.errorText.contains(words), "\(run.errorText)")
  }

  // MARK: Values that may be left out

  @Test(arguments: ["kitty", "iterm2", "sixel"])
  func aBlankBeforeTheProtocolIsAsGoodAsAnEqualsSign(name: String) throws {
    let size = ["--size", "100x60", "--no-metadata"]
    let joined = try kymo(["plot", ".bouncy", "--inline=\(name)"] + size)
    let spaced = try kymo(["plot", "--inline", name, ".bouncy"] + size)
    #expect(joined.status == 0 && joined.output == spaced.output && !joined.output.isEmpty)
  }

  @Test func whatIsNotAProtocolIsAnExpression() throws {
    let run = try kymo("plot", "--inline", ".bouncy")
    #expect(run.status == 64 && run.errorText.contains("standard output is not a terminal"))
    #expect(try kymo("plot", ".bouncy", "--", "--inline", "kitty").status == 65)
  }

  @Test func aStrobeHasItsShapeByBothNames() throws {
    let words = ["plot", ".bouncy", "--strobe", "--no-metadata", "--format", "svg", "-o", "-"]
    let usual = try kymo(words)
    let named = try kymo(words + ["--strobe-shape", "bar"])
    #expect(named.status == 0 && named.output != usual.output)
    #expect(try kymo(words + ["--shape", "bar"]).output == named.output)
    #expect(try kymo(words + ["--strobe-shape", "circle"]).output == usual.output)
  }

  // MARK: Fonts

  @Test(arguments: ["svg", "png", "pdf"])
  func aFontThatIsNotInstalledIsReportedWithItsSubstitute(format: String) throws {
    let words = ["plot", ".bouncy", "--no-metadata", "--format", format, "-o", "-"]
    let run = try kymo(words + ["--font", "No Such Font"])
    #expect(run.status == 0 && run.output.count > 1000)
    let report = try #require(
      run.errorText.wholeMatch(
        of: /kymo: warning: the font 'No Such Font' is not installed; '(.+)' is used instead\n/))
    // The family that is used is installed, whatever the case of its letters.
    let used = String(report.1)
    for name in [used, used.uppercased(), "sans-serif"] {
      let other = try kymo(words + ["--font", name])
      #expect(other.status == 0 && other.errorText.isEmpty, "\(other.errorText)")
    }
  }

  @Test func aFontIsReportedOnceForManyPictures() throws {
    let folder = try TemporaryFolder()
    let font = ["--font", "No Such Font"]
    for words in [
      ["plot", ".spring(bounce: [0, 0.1, 0.2, 0.3])", "--each", "-o", "{index}.svg"],
      ["plot", ".bouncy", "--pair", "-o", "pair.svg"], ["sheet", ".bouncy", "-o", "sheet.png"],
    ] {
      let run = try kymo(words + font, in: folder.path)
      #expect(run.status == 0, "\(run.errorText)")
      #expect(run.errorText.ranges(of: "is not installed").count == 1, "\(words)")
    }
  }

  // MARK: Names of files

  @Test(arguments: ["a", "ü", "🎉"])
  func aNameIsRefusedOnlyIfTheFileSystemDoesNotTakeIt(letter: String) throws {
    let folder = try TemporaryFolder()
    let letters = (255 - ".svg".utf8.count) / letter.utf8.count
    let rest = String(repeating: "x", count: 255 - ".svg".utf8.count - letters * letter.utf8.count)
    let longest = String(repeating: letter, count: letters) + rest
    #expect("\(longest).svg".utf8.count == 255)
    for (name, status) in [(longest, Int32(0)), (longest + "x", 73)] {
      let run = try kymo("plot", ".bouncy", "-o", "\(name).svg", in: folder.path)
      #expect(run.status == status, "\(run.errorText)")
      if status != 0 { #expect(run.errorText.contains("too long")) }
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(kept == ["\(longest).svg"])
    let both = try kymo("plot", ".bouncy", "--pair", "-o", "\(longest).svg", in: folder.path)
    #expect(both.status == 73 && both.output.isEmpty)
    // The whole path can be too long, too.
    let path = String(repeating: "./", count: 2500) + "a.csv"
    #expect(try kymo("sample", ".bouncy", "-o", path, in: folder.path).status == 73)
  }

  // MARK: Terminals

  @Test(
    .enabled(if: TerminalRunner.isAvailable),
    arguments: [
      "plot .bouncy --format png", "plot .bouncy --format pdf",
      "sheet .bouncy --quiet --format pdf",
      "diff .bouncy .smooth --format png", "interrupt .bouncy .smooth --at 0.1 --format png",
    ])
  func picturesAreNotWrittenToATerminal(command: String) throws {
    let run = try TerminalRunner.run(command)
    #expect(run.status == 64 && run.text.hasPrefix("kymo: error: a terminal cannot show p"))
    #expect(run.text.contains("-o figure.p") && run.text.contains("-o - "))
    // A figure this small says on standard error that it has no room for names.
    let asked = try TerminalRunner.run("\(command) -o - --size 60x60 2>/dev/null | head -c 4")
    #expect(["\u{FFFD}PNG", "%PDF"].contains(asked.text), "\(asked.text)")
    let insisted = try TerminalRunner.run("\(command) -o - --size 60x60")
    #expect(
      insisted.status == 0 && insisted.text.contains(command.hasSuffix("png") ? "PNG" : "%PDF"))
  }

  @Test(.enabled(if: TerminalRunner.isAvailable))
  func anSVGIsTextForATerminalToo() throws {
    let run = try TerminalRunner.run("plot .bouncy --format svg")
    #expect(run.status == 0 && run.text.contains("<svg"))
  }

  static let locales: [[String: String?]] = [
    ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "de_DE.ISO-8859-1"], ["LC_ALL": "en_US.UTF-8"],
    ["TERM": "dumb"], ["TERM": "linux"], ["LANG": "C", "LC_ALL": nil],
    ["LC_CTYPE": "C", "LC_ALL": nil],
  ]

  @Test(arguments: [
    ["plot", ".bouncy", "größer=.smooth"], ["interrupt", ".bouncy", ".smooth", "--at", "0.1"],
    ["diff", ".linear", ".easeIn"],
  ])
  func aTextFigureHasTheSameBytesInEveryLocale(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let usual: [String: String?] = ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
    let expected = try kymo(words, environment: usual)
    #expect(expected.status == 0 && expected.output.contains { $0 >= 0x80 })
    for environment in Self.locales {
      let piped = try kymo(words, environment: usual.merging(environment) { $1 })
      #expect(piped.output == expected.output, "\(environment)")
      let written = try kymo(
        words + ["-o", "figure.txt"], environment: usual.merging(environment) { $1 },
        in: folder.path)
      #expect(written.status == 0)
      #expect(try folder.read("figure.txt") == expected.output, "\(environment)")
    }
  }

  @Test(
    .enabled(if: TerminalRunner.isAvailable),
    arguments: [
      (["TERM": "xterm", "LC_ALL": "C.UTF-8"], true),
      (["TERM": "xterm", "LANG": "de_DE.utf8"], true),
      (["TERM": "xterm"], true), (["TERM": "xterm", "LC_ALL": "C"], false),
      (["TERM": "xterm", "LC_ALL": "de_DE.ISO-8859-1", "LANG": "C.UTF-8"], false),
      (["TERM": "linux", "LC_ALL": "C.UTF-8"], false), (["TERM": "dumb"], false),
      (["TERM": "vt100", "LC_ALL": "C.UTF-8"], false),
    ])
  func onlyATerminalThatCannotShowMoreGetsASCII(
    environment: [String: String], showsUnicode: Bool
  ) throws {
    let run = try TerminalRunner.run("plot .bouncy --color never", environment: environment)
    #expect(run.status == 0 && run.text.contains("seconds"))
    #expect(run.text.utf8.contains { $0 >= 0x80 } == showsUnicode)
    // A file that is written from a terminal is not a terminal.
    let folder = try TemporaryFolder()
    _ = try TerminalRunner.run(
      "plot .bouncy -o figure.txt", environment: environment, in: folder.path)
    #expect(
      try folder.read("figure.txt")
        == kymo("plot", ".bouncy", environment: ["COLUMNS": nil, "LINES": nil]).output)
  }

  @Test(
    .enabled(if: TerminalRunner.isAvailable),
    arguments: [
      (["TERM": "xterm"], "", true), (["TERM": "xterm", "NO_COLOR": ""], "", true),
      (["TERM": "xterm", "NO_COLOR": "1"], "", false), (["TERM": "dumb"], "", false),
      (["TERM": "xterm"], "--color never", false), (["TERM": "dumb"], "--color always", true),
      (["TERM": "xterm", "NO_COLOR": "1"], "--color always", true),
    ])
  func colorFollowsTheTerminalAndTheUser(
    environment: [String: String], option: String, isColored: Bool
  ) throws {
    for command in ["list spring", "plot .bouncy", "inspect .bouncy", "diff .bouncy .smooth"] {
      let run = try TerminalRunner.run("\(command) \(option)", environment: environment)
      #expect(run.status == 0 && run.text.contains("\u{1B}[") == isColored, "\(command)")
    }
  }

  @Test func colorIsForTerminalsUnlessItIsAskedFor() throws {
    for command in [["list", "spring"], ["plot", ".bouncy"], ["inspect", ".bouncy"]] {
      #expect(try !kymo(command, environment: ["TERM": "xterm"]).outputText.contains("\u{1B}["))
      #expect(try kymo(command + ["--color", "always"]).outputText.contains("\u{1B}["))
    }
  }

  @Test(
    "an option that takes a list may be repeated instead",
    arguments: [
      (["plot", ".bouncy", "--format", "svg"], "--show", ["value", "velocity"]),
      (["plot", ".bouncy", "--format", "svg"], "--mark", ["settle", "crossing"]),
      (
        ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--format", "svg"], "--show",
        ["velocity", "value"]
      ),
      (
        ["scenario", "samples/views/toast.swift", "--format", "svg"], "--show",
        ["value", "velocity"]
      ),
      (["play", ".bouncy", "--format", "svg"], "--show", ["tiles", "curves"]),
      (["tune", ".bouncy", ".smooth", ".snappy", "-o", "-"], "--tune", [".bouncy", ".snappy"]),
      (["scan", "samples/app/Sources"], "--show", ["clusters", "findings"]),
      (
        [
          "fit", "@samples/recorded/bouncy-width.csv", "--time", "seconds_after_toggle", "--value",
          "width_pt",
        ],
        "--family", ["spring", "linear"]
      ),
    ])
  func listsAndRepeats(words: [String], option: String, values: [String]) throws {
    let list = [option, values.joined(separator: ",")]
    let repeats = values.flatMap { [option, $0] }
    let outputs = try [list, repeats, [option, values[1]]].map { options in
      // The output contains the command that made it.
      try kymo(words + options, in: repository.path).outputText
        .replacing(options.joined(separator: " "), with: "")
    }
    #expect(!outputs[0].isEmpty && outputs[1] == outputs[0] && outputs[2] != outputs[0])
  }
}

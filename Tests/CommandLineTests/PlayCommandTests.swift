import Foundation
import TestSupport
import Testing

@Suite struct PlayCommandTests {
  private static let three = ["play", ".smooth", ".snappy", ".bouncy"]

  private func made(_ arguments: [String], _ name: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let run = try kymo(arguments + ["-o", name], in: folder.path)
    #expect(run.status == 0 && run.output.isEmpty && run.errorText.isEmpty, "\(run.errorText)")
    #expect(try folder.names() == [name])
    return try folder.read(name)
  }

  // MARK: Formats

  @Test func aMovingSVGIsSmallAndStandsStillForThoseWhoReduceMotion() throws {
    let text = String(decoding: try made(Self.three, "a.svg"), as: UTF8.self)
    #expect(XMLChecker.problem(in: text) == nil)
    #expect(text.utf8.count <= 12_000, "\(text.utf8.count) bytes")
    #expect(text.contains("@media(prefers-reduced-motion:no-preference)"))
    #expect(text.contains("Plays 1.83 s, then again."))
    for word in [
      "<animate", "<script", "style=", "foreignObject", "data:", "http://www.w3.org/1999",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func aPageIsOneFile() throws {
    let text = String(decoding: try made(Self.three, "a.html"), as: UTF8.self)
    #expect(text.utf8.count <= 80_000, "\(text.utf8.count) bytes")
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
    #expect(text.contains("0.82 s") && text.contains("4.19 % at"))
  }

  /// The frames of the contract's worked example.
  @Test func anAnimatedPNGHasAFrameForEachChange() throws {
    let bytes = try made(Self.three, "a.apng")
    let file = try AnimatedPNGFile(bytes)
    #expect(file.width == 640 && file.height == 400 && file.plays == 0)
    #expect(file.frames.count == 51 && file.hasOwnStill)
    #expect(file.duration == (11, 6))
    let first = try #require(file.frames.first).delay
    let last = try #require(file.frames.last).delay
    #expect(first.numerator * 60 == 16 * first.denominator)
    #expect(last.numerator * 60 == 45 * last.denominator)
    #expect(file.texts["Command"] == "kymo play .smooth .snappy .bouncy")
    // `.png` is the same, and so is any number of runs.
    #expect(try made(Self.three, "a.png") == bytes)
  }

  @Test func aGIFHasHundredthsOfASecond() throws {
    let file = try GIFFile(try made(["play", ".bouncy"], "a.gif"))
    #expect(file.frames.allSatisfy { $0.delay >= 2 && $0.delay.isMultiple(of: 2) })
    #expect(file.repeats == 0)
    let third = try GIFFile(try made(["play", ".bouncy", "--fps", "33.333"], "a.gif"))
    #expect(third.frames.allSatisfy { $0.delay.isMultiple(of: 3) })
  }

  @Test func aVideoStreamGoesToStandardOutput() throws {
    let run = try kymo("play", ".bouncy", "--format", "y4m", "--size", "64x50")
    #expect(run.status == 0)
    #expect(run.output.starts(with: Array("YUV4MPEG2 W64 H50 F60:1 Ip A1:1 C444".utf8)))
  }

  @Test func framesAreFiles() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("f"), withIntermediateDirectories: false)
    let run = try kymo(
      "play", ".linear(duration: 0.2)", "--rest", "0", "--hold", "0", "--fps", "10", "-o",
      "f/{index}.png", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("f")).sorted()
    #expect(names == ["1.png", "2.png"])
    #expect(try PNGFile(try folder.read("f/2.png")).width == 640)
  }

  @Test(arguments: ["svg", "apng"])
  func aPairIsLightDarkAndStill(_ format: String) throws {
    let folder = try TemporaryFolder()
    let run = try kymo("play", ".bouncy", "--pair", "-o", "a.\(format)", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      try folder.names() == ["a-dark.\(format)", "a-light.\(format)", "a-still.svg"])
    let still = String(decoding: try folder.read("a-still.svg"), as: UTF8.self)
    #expect(!still.contains("@keyframes") && still.contains("prefers-color-scheme"))
    let lines = run.outputText.split(separator: "\n").map(String.init)
    #expect(lines.first == "<picture>")
    #expect(
      lines[1] == "  <source media=\"(prefers-reduced-motion: reduce)\" srcset=\"a-still.svg\">")
    #expect(lines[2].contains("prefers-color-scheme: dark"))
  }

  @Test func anAutomaticSVGFollowsItsReader() throws {
    let text = String(
      decoding: try made(Self.three + ["--theme", "auto"], "a.svg"), as: UTF8.self)
    #expect(text.contains("@media(prefers-color-scheme:dark)"))
    #expect(XMLChecker.problem(in: text) == nil)
  }

  @Test func aDescriptionCanBePrinted() throws {
    let run = try kymo("play", ".bouncy", "--alt-text")
    #expect(run.status == 0 && run.outputText.hasSuffix("Plays 1.77 s, then again.\n"))
  }

  @Test func inspectReadsWhatPlayWrote() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a.apng"] {
      _ = try kymo("play", ".bouncy", "-o", name, in: folder.path)
      let run = try kymo("inspect", name, in: folder.path)
      #expect(run.status == 0 && run.outputText.contains("kymo play .bouncy"), "\(run.errorText)")
    }
  }

  // MARK: What is shown

  @Test func moreRowsMakeAHigherPicture() throws {
    let file = try AnimatedPNGFile(
      try made(["play", ".spring(bounce: [0, 0.1, 0.2, 0.3, 0.4])", "--fps", "10"], "a.apng"))
    #expect(file.width == 640 && file.height == 400 + 2 * 44)
  }

  @Test(arguments: ["tracks", "curves", "tiles", "tracks,tiles,curves"])
  func thePartsAreThoseAskedFor(_ parts: String) throws {
    let text = String(
      decoding: try made(["play", ".bouncy", "--show", parts], "a.svg"), as: UTF8.self)
    #expect(text.contains("clipPath") == parts.contains("curves"))
    #expect(text.contains(">seconds</text>") == parts.contains("curves"))
  }

  @Test(arguments: [
    (["--speed", "0.25"], 258), (["--hold", "0", "--rest", "0"], 50), (["--there-and-back"], 204),
    (["--span", "0.5"], 90), (["--fps", "30"], 55),
  ])
  func theCycleIsHoldMotionAndRest(_ options: [String], _ frames: Int) throws {
    let file = try AnimatedPNGFile(
      try made(["play", ".smooth", "--size", "100x80"] + options, "a.apng"))
    let rate = options.contains("--fps") ? 30 : 60
    #expect(file.duration.numerator * rate == frames * file.duration.denominator)
  }

  @Test func anEndlessRepeatLoopsWithoutASeam() throws {
    // There and back in 0.5 s each: a second, which is 60 frames.
    let file = try AnimatedPNGFile(
      try made(
        [
          "play", ".linear(duration: 0.5).repeatForever()", "--rest", "0", "--show", "tracks",
          "--size", "200x80",
        ], "a.apng"))
    #expect(file.duration == (1, 1))
    // What follows the last frame is the first one.
    let long = try AnimatedPNGFile(
      try made(
        ["play", ".linear(duration: 0.5).repeatForever()", "--size", "200x80"], "a.apng"))
    #expect(long.duration.numerator > 2 * long.duration.denominator)
  }

  @Test func framesOfADeviceAreHeld() throws {
    let file = try AnimatedPNGFile(
      try made(
        [
          "play", ".linear(duration: 1)", "--clock", "frames", "--device-fps", "10", "--show",
          "tracks", "--hold", "0", "--rest", "0.5", "--size", "200x80",
        ], "a.apng"))
    // Eleven places: at the start, and after each of ten frames.
    #expect(file.frames.count == 11)
  }

  @Test func keyframesHaveARowEach() throws {
    let text = String(
      decoding: try made(
        ["play", "@\(repository.path)/samples/keyframes/reaction.txt"], "a.svg"), as: UTF8.self)
    #expect(text.contains(">scale</text>") && XMLChecker.problem(in: text) == nil)
  }

  @Test func scenariosAndInterruptionsPlay() throws {
    let scenario = String(
      decoding: try made(
        ["play", "@\(repository.path)/samples/scenarios/flick-home.swift"], "a.svg"),
      as: UTF8.self)
    #expect(scenario.contains("@keyframes") && XMLChecker.problem(in: scenario) == nil)
    let interruption = String(
      decoding: try made(
        ["play", "--interrupt", ".bouncy", ".smooth", "--at", "0.2"], "a.svg"), as: UTF8.self)
    #expect(interruption.contains("merges with it"))
    #expect(XMLChecker.problem(in: interruption) == nil)
  }

  /// Swift files that declare no view are source whose animations play like any others.
  @Test(arguments: ["Motion.swift", "@Motion.swift"])
  func aFileOfAnAppPlaysItsAnimations(_ name: String) throws {
    let folder = try TemporaryFolder()
    let source = "extension Animation {\n  static let quick = Animation.spring(bounce: 0.3)\n}\n"
    try folder.write(Array(source.utf8), to: "Motion.swift")
    let run = try kymo("play", name, "--alt-text", in: folder.path)
    #expect(run.status == 0 && run.outputText.contains("overshoots"), "\(run.errorText)")
  }

  private static let view = """
    struct LikeView: View {
      @State private var isLiked = false
      var body: some View {
        Mark(scale: isLiked ? 1.5 : 1)
          .animation(.bouncy, value: isLiked)
          .onTapGesture { isLiked.toggle() }
      }
    }

    """

  /// An app's view is tapped, and what moves has a row each, as for `kymo scenario`.
  @Test func aViewPlays() throws {
    let folder = try TemporaryFolder()
    let mark = """
      struct Mark: View {
        var scale: Double
        var body: some View { Circle().scaleEffect(scale).offset(x: scale * 10) }
      }

      """
    try folder.write(Array(Self.view.utf8), to: "Like.swift")
    try folder.write(Array(mark.utf8), to: "Mark.swift")
    let files = ["Like.swift", "@Mark.swift"]
    let run = try kymo(["play"] + files + ["-o", "a.svg", "--show", "tracks"], in: folder.path)
    #expect(run.status == 0 && run.errorText.contains("tapped"), "\(run.errorText)")
    let text = String(decoding: try folder.read("a.svg"), as: UTF8.self)
    let table = try kymo(["scenario", "Like.swift", "Mark.swift"], in: folder.path).outputText
    let names = Set(rows(table).map { $0[1] }.filter { !$0.isEmpty })
    #expect(!names.isEmpty && names.allSatisfy { text.contains(">\($0)</text>") }, "\(names)")
    // The same options choose what is done and what is shown.
    func words(_ options: String...) throws -> ToolRunner.Run {
      try kymo(["play"] + files + options + ["--alt-text"], in: folder.path)
    }
    let once = try words("--only", "*offset*").outputText
    #expect(once.contains("offset") && !once.contains("scale"), "\(once)")
    #expect(try words("--do", "").status == 65)
    #expect(try words("--do", "tap(\"None\")").errorText.contains("None"))
    let usual = try words()
    let twice = try words("--do", "at(0.5) { tap() }; at(1) { tap() }")
    #expect(twice.status == 0 && twice.outputText != usual.outputText, "\(twice.errorText)")
  }

  /// With --strict every note is an error, a line each.
  @Test func aViewInWhichNothingMovesIsTold() throws {
    let folder = try TemporaryFolder()
    let source =
      "struct A: View { @State var isOn = false\n"
      + "var body: some View { Circle().onTapGesture { isOn.toggle() } } }\n"
    try folder.write(Array(source.utf8), to: "A.swift")
    let run = try kymo("play", "A.swift", "-o", "a.svg", in: folder.path)
    #expect(run.status == 65 && run.errorText.contains("A.swift: there is nothing to draw"))
    let strict = try kymo("play", "A.swift", "--strict", "-o", "a.svg", in: folder.path)
    let lines = strict.errorText.split(separator: "\n")
    #expect(strict.status == 65 && lines.count == 2, "\(strict.errorText)")
    #expect(lines.allSatisfy { $0.hasPrefix("kymo: error: nothing") })
    #expect(try folder.names() == ["A.swift"])
  }

  // MARK: What is refused

  @Test(arguments: [
    ([".bouncy", "-o", "a.webp"], 64, "img2webp -loop 0 -lossless -d 17"),
    ([".bouncy", "-o", "a.mp4"], 64, "--format y4m | ffmpeg -i - -pix_fmt yuv420p"),
    ([".bouncy", "-o", "a.txt.pdf"], 64, "only html, svg, apng, png, gif, y4m"),
    ([".bouncy", "-o", "a.bmp"], 64, "which writes html, svg, apng"),
    ([".bouncy", "--fps", "60", "-o", "a.gif"], 64, "GIF plays 50 or 33⅓ frames a second"),
    ([".bouncy", "--fps", "22", "-o", "a.gif"], 64, "GIF plays 25 or 20 frames a second"),
    ([".bouncy", "--fps", "0", "-o", "a.svg"], 64, "above 0 and up to 240"),
    ([".bouncy", "--fps", "241", "-o", "a.svg"], 64, "above 0 and up to 240"),
    ([".bouncy", "--fps", "59.9401", "-o", "a.apng"], 64, "at most two decimals"),
    ([".bouncy", "--speed", "0", "-o", "a.svg"], 64, "from 0.01 to 4"),
    ([".bouncy", "--speed", "nan", "-o", "a.svg"], 64, "nan"),
    ([".bouncy", "--as"], 64, "--as"),
    ([".bouncy", "--as", "colour", "-o", "a.svg"], 64, "offset"),
    ([".bouncy", "--as", "scale", "--show", "curves", "-o", "a.svg"], 64, "add tiles to --show"),
    ([".bouncy", "--show", "stars", "-o", "a.svg"], 64, "tracks"),
    ([".bouncy", "--plays", "-1", "-o", "a.svg"], 64, "from 0 to 65,535"),
    ([".bouncy", "--hold", "-1", "-o", "a.svg"], 64, "from 0 to 60"),
    ([".bouncy", "--device-fps", "30", "-o", "a.svg"], 64, "add --clock frames"),
    ([".bouncy", "--colors", "1", "-o", "a.apng"], 64, "from 2 to 256"),
    ([".bouncy", "--colors", "full", "-o", "a.gif"], 64, "up to 256 colours"),
    ([".bouncy", "--colors", "8", "-o", "a.svg"], 64, "for apng and gif"),
    ([".bouncy", "--size", "101x80", "-o", "a.y4m"], 64, "even width and height"),
    ([".bouncy", "--size", "4000x4000", "--fps", "240", "-o", "a.apng"], 64, "GB of pictures"),
    ([".linear(duration: 50)", "--fps", "240", "--size", "60x60", "-o", "a.apng"], 64, "10,000"),
    ([".linear(duration: 100)", "-o", "a.svg"], 64, "the limit is 60 s"),
    ([".linear(duration: 0)", "-o", "a.svg"], 65, "nothing moves"),
    ([".bouncy", "--from", "1", "-o", "a.svg"], 65, "nothing moves"),
    (
      [
        ".spring(bounce: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.81, 0.82, 0.83, 0.84])",
        "-o", "a.svg",
      ], 64, "up to 12 rows"
    ),
    ([".bouncy", ".bouncd", "-o", "a.svg"], 65, "bouncy"),
    (["@none.swift", "-o", "a.svg"], 66, "none.swift"),
    (["none.swift", "-o", "a.svg"], 66, "none.swift"),
    ([".bouncy", "--do", "tap(\"a\")", "-o", "a.svg"], 64, "no file here declares a view"),
    ([".bouncy", "--strict", "-o", "a.svg"], 64, "no file here declares a view"),
    (
      ["\(repository.path)/samples/views/like.swift", ".bouncy", "-o", "a.svg"], 64,
      "plays by itself; leave out '.bouncy'"
    ),
    ([".bouncy", "-o", "none/a.svg"], 73, "there is no folder"),
    ([".bouncy", "-o", "none/{index}.png"], 73, "there is no folder"),
    ([".bouncy", "-o", "{index}.svg"], 64, "writes every frame as a PNG"),
    ([".bouncy", "--theme", "auto", "-o", "a.apng"], 64, "an APNG has one set of colours"),
    ([".bouncy", "--background", "transparent", "-o", "a.apng"], 64, "opaque"),
    ([".bouncy", "--mark", "frames", "-o", "a.svg"], 64, "--clock frames"),
    ([".bouncy", "--pair", "-o", "a.html"], 64, "--pair"),
    ([".bouncy", "--ascii", "-o", "a.svg"], 64, "--ascii"),
    ([".bouncy", "--at", "0.2", "-o", "a.svg"], 64, "give --interrupt"),
    (["--interrupt", ".bouncy", "--at", "0.2", "-o", "a.svg"], 64, "at least two animations"),
    (["--interrupt", ".bouncy", ".smooth", "-o", "a.svg"], 64, "need 1 time in --at"),
    (
      [".linear(duration: 0.1).repeatForever()", "--as", "opacity", "-o", "a.apng"], 64,
      "flash 5 times a second"
    ),
    ([".bouncy"], 64, "standard output is no terminal; write a file, such as -o motion.apng"),
    ([".bouncy", "-o", "a.txt"], 64, "for a terminal"),
  ])
  func whatMakesNoSenseIsRefused(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(["play"] + arguments, in: folder.path)
    #expect(
      run.status == status && run.errorText.contains(words), "\(run.status): \(run.errorText)")
    #expect(try folder.names().isEmpty && run.output.isEmpty)
  }

  @Test func slowerOrSmallerTilesMayFlash() throws {
    let flashing = ["play", ".linear(duration: 0.1).repeatForever()", "--as", "opacity"]
    _ = try made(flashing + ["--speed", "0.5"], "a.svg")
    _ = try made(flashing + ["--size", "300x200"], "a.svg")
  }

  @Test func aFailedRunLeavesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("before".utf8), to: "a.apng")
    let run = try kymo("play", ".bouncy", ".nonsense", "-o", "a.apng", in: folder.path)
    #expect(run.status == 65)
    #expect(try folder.read("a.apng") == Array("before".utf8))
    #expect(try folder.names() == ["a.apng"])
  }

  @Test func aClosedPipeIsNoError() throws {
    let run = try kymo(
      ["play", ".bouncy", "--format", "y4m"], output: .closed(afterBytes: 1000))
    #expect(run.status == 0 && run.errorText.isEmpty)
  }

  /// The recipes of refusals name the same motion and the file that was asked for.
  @Test func aRecipeCanBePasted() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "play", ".spring(bounce: 0.3)", "--fps", "30", "-o", "my film.webp", in: folder.path)
    #expect(
      run.errorText.contains(
        "mkdir -p frames && kymo play '.spring(bounce: 0.3)' --fps 30 -o 'frames/{index}.png' && "
          + "img2webp -loop 0 -lossless -d 33 $(ls -v frames/*.png) -o 'my film.webp'"))
  }
}

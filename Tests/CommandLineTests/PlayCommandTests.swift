import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct PlayCommandTests {
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

  /// The frames of the worked example.
  @Test func anAnimatedPNGHasAFrameForEachChange() throws {
    let bytes = try made(Self.three, "a.apng")
    let file = try AnimatedPNGFile(bytes)
    #expect(file.width == 640 && file.height == 400 && file.plays == 0)
    #expect(file.frames.count == 51 && file.hasOwnStill)
    // 110/60 s, of which 16/60 and 45/60 are at rest, in whole milliseconds, since browsers cut fractions
    // off.
    #expect(file.duration == (1833, 1000))
    #expect(file.frames.allSatisfy { $0.delay.denominator == 1000 })
    let delays = file.frames.map(\.delay.numerator)
    #expect(delays.first == 267 && delays.last == 749)
    #expect(Set(delays.dropFirst().dropLast()) == [16, 17])
    #expect(file.texts["Command"] == "kymo play .smooth .snappy .bouncy")
    // `.png` gives the same bytes, and so does every run.
    #expect(try made(Self.three, "a.png") == bytes)
  }

  /// Four curves whose edges have more colors than a palette: the reported error is that of the pixels.
  @Test func colorsThatAreOffAreSaid() throws {
    let folder = try TemporaryFolder()
    let four = ["play", ".smooth", ".snappy", ".bouncy", ".linear", "--size", "320x200"]
    let limited = try kymo(four + ["-o", "a.apng"], in: folder.path)
    let full = try kymo(four + ["--colors", "full", "-o", "b.apng"], in: folder.path)
    #expect(limited.status == 0 && full.status == 0 && full.errorText.isEmpty)
    let (shown, drawn) = (
      try AnimatedPNGFile(folder.read("a.apng")), try AnimatedPNGFile(folder.read("b.apng"))
    )
    try #require(shown.frames.count == drawn.frames.count)
    var most = 0
    for (one, other) in zip(shown.frames, drawn.frames) {
      for (color, exact) in zip(one.shown, other.shown) where color != exact {
        for shift in [16, 8, 0] as [UInt32] {
          most = max(most, abs(Int(color >> shift & 0xFF) - Int(exact >> shift & 0xFF)))
        }
      }
    }
    let said = limited.errorText.firstMatch(of: #/up to (\d+) of 255/#).flatMap { Int($0.1) }
    #expect(said ?? 6 >= most && said ?? 7 < 10 && most > 0, "\(most), \(limited.errorText)")
    // The message for a GIF has the advice for a GIF.
    let gif = try kymo(
      ["play", ".smooth", ".bouncy", "--colors", "16", "-o", "a.gif"], in: folder.path)
    #expect(gif.errorText.contains(" of 255; an animated PNG with --colors full"))
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
    let back = try kymo("play", ".bouncy", "--there-and-back", "--alt-text").outputText
    #expect(back.contains("It then plays back to its start. Plays 3.28 s"))
  }

  @Test func inspectReadsWhatPlayWrote() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a.apng"] {
      _ = try kymo("play", ".bouncy", "-o", name, in: folder.path)
      let run = try kymo("inspect", name, in: folder.path)
      #expect(run.status == 0 && run.outputText.contains("kymo play .bouncy"), "\(run.errorText)")
    }
  }

  // MARK: Content

  @Test func moreRowsMakeAHigherPicture() throws {
    let file = try AnimatedPNGFile(
      try made(["play", ".spring(bounce: [0, 0.1, 0.2, 0.3, 0.4])", "--fps", "10"], "a.apng"))
    #expect(file.width == 640 && file.height == 400 + 2 * 44)
  }

  @Test(arguments: ["tracks", "curves", "tiles", "tracks,tiles,curves", "overlay", "stage,overlay"])
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
    let rate = options.contains("--fps") ? 30.0 : 60
    let duration = Double(file.duration.numerator) / Double(file.duration.denominator)
    #expect((duration - Double(frames) / rate).magnitude <= 0.0005)
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
    // The frame after the last one is the first.
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

  /// Swift files that declare no view are source code whose animations play like any others.
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

  /// An app's view is tapped, and each moving number has a row, as for `kymo scenario`.
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
    // The same options choose the actions and the view.
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

  private static let circle = """
    struct LikeView: View {
      @State private var isLiked = false
      var body: some View {
        Circle().scaleEffect(isLiked ? 1.5 : 1).animation(.bouncy, value: isLiked)
          .onTapGesture { isLiked.toggle() }
      }
    }

    """

  /// Standard input plays according to its content, like a file.
  @Test func standardInputPlaysLikeAFile() throws {
    let folder = try TemporaryFolder()
    let scenario = "@State var x = 0.0\nat(0) { withAnimation(.bouncy) { x = 100 } }\n"
    let source = "extension Animation {\n  static let quick = Animation.spring(bounce: 0.3)\n}\n"
    for (text, name) in [(Self.circle, "A.swift"), (scenario, "b.swift"), (source, "c.swift")] {
      try folder.write(Array(text.utf8), to: name)
      let file = try kymo("play", name, "--alt-text", in: folder.path)
      let input = try kymo("play", "-", "--alt-text", input: text, in: folder.path)
      #expect(file.status == 0 && input.status == 0, "\(name): \(input.errorText)")
      #expect(file.outputText == input.outputText && file.outputText.contains("Plays "), "\(name)")
    }
    let list = try kymo("play", "-", "--alt-text", input: ".bouncy\n")
    #expect(list.status == 0 && list.outputText.contains("4.19 %"))
    let two = try kymo("play", "-", ".bouncy", "--alt-text", input: scenario)
    #expect(two.status == 64 && two.errorText.contains("standard input plays by itself"))
  }

  /// The name of a scenario's film is not the list of its animations.
  @Test func aScenariosFilmHasTheNameOfItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.circle.utf8), to: "like-button.swift")
    let run = try kymo(
      "play", "like-button.swift", "--notes", "none", "-o", "a.html", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    let page = String(decoding: try folder.read("a.html"), as: UTF8.self)
    #expect(page.contains("<h1>Like button</h1>"))
    #expect(page.contains("<title>Like button</title>"))
  }

  /// The name of keyframes is that of their file, or of the properties that they move, and never their
  /// source.
  @Test func aPageIsCalledLikeItsFile() throws {
    let folder = try TemporaryFolder()
    let source = """
      Text("a").keyframeAnimator(initialValue: Values(scale: 1.0, lift: 0.0)) { content, value in
        content.scaleEffect(value.scale).offset(y: value.lift)
      } keyframes: { _ in
        KeyframeTrack(\\.scale) { LinearKeyframe(2.0, duration: 0.1) }
        KeyframeTrack(\\.lift) { LinearKeyframe(-20.0, duration: 0.1) }
      }
      """
    let path = folder.file("reaction.txt")
    try folder.write(Array("# How it reacts.\n\(source)\n".utf8), to: "reaction.txt")
    let page = String(decoding: try made(["play", "@" + path], "a.html"), as: UTF8.self)
    #expect(page.contains("<h1>Reaction</h1>") && page.contains("<title>Reaction</title>"))
    let pasted = String(decoding: try made(["play", source], "b.html"), as: UTF8.self)
    #expect(pasted.contains("<h1>scale, lift</h1>"))
    let named = String(
      decoding: try made(["play", "@" + path, "--title", "How it reacts"], "c.html"), as: UTF8.self)
    #expect(named.contains("<h1>How it reacts</h1>"))
    // Only once: the figure does not repeat it.
    #expect(named.components(separatedBy: ">How it reacts</text>").count == 1)
  }

  /// The terminal kitty plays three times, like any other, and shows the strobe to users who prefer reduced
  /// motion.
  @Test func kittyPlaysAsOftenAsATerminal() throws {
    func shown(_ options: [String], _ environment: [String: String?] = [:]) throws -> String {
      let run = try kymo(
        ["play", ".linear(duration: 0.2)", "--inline", "kitty", "--size", "60x50", "--fps", "10"]
          + options, environment: environment)
      #expect(run.status == 0, "\(run.errorText)")
      return run.outputText
    }
    #expect(try shown([]).contains(",s=3,v=4,"))
    #expect(try shown(["--plays", "0"]).contains(",s=3,v=1,"))
    let still = try shown([], ["KYMO_REDUCE_MOTION": "1"])
    #expect(still.hasPrefix("\u{1B}_G") && !still.contains("a=f"))
    // The film can have custom colors, and its theme is that of other pictures.
    #expect(try shown([]) == shown(["--theme", "light"]))
    #expect(try shown([]) != shown(["--colors", "#aa0000"]))
  }

  /// With --strict every note is an error, on a line of its own.
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
    #expect(lines.contains { $0.hasPrefix("kymo: error: nothing") })
    #expect(try folder.names() == ["A.swift"])
  }
}

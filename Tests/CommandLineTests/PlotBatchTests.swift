import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct PlotBatchTests {
  private static let curves = """
    # some of everything
    .bouncy
    fast = .easeIn(duration: 0.1) # the fast one
    Animation
      .spring()
    css:300ms ease-out
    move=KeyframeTimeline(initialValue: Value(x: 0.0, y: 1.0)) {
      KeyframeTrack(\\.x) { LinearKeyframe(10, duration: 0.2) // there
        SpringKeyframe(0, duration: 0.5) }
      KeyframeTrack(\\.y) { CubicKeyframe(2, duration: 0.4) }
    }
    ρυθμός=.smooth
    AnyTransition.opacity.combined(with: .scale)
    """

  /// The expressions of the file above, each by itself.
  private static let singles = [
    ".bouncy", "fast = .easeIn(duration: 0.1)", "Animation.spring()", "css:300ms ease-out",
    """
    move=KeyframeTimeline(initialValue: Value(x: 0.0, y: 1.0)) {
      KeyframeTrack(\\.x) { LinearKeyframe(10, duration: 0.2)\(String(repeating: " ", count: 9))
        SpringKeyframe(0, duration: 0.5) }
      KeyframeTrack(\\.y) { CubicKeyframe(2, duration: 0.4) }
    }
    """, "ρυθμός=.smooth", "AnyTransition.opacity.combined(with: .scale)",
  ]

  @Test(arguments: ["png", "svg", "pdf"])
  func everyPictureHasTheBytesOfTheSingleOne(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.curves.utf8), to: "curves.txt")
    let options = ["--size", "400x300", "--theme", "dark", "--title", ".bouncy"]
    let run = try kymo(
      ["plot"] + options + ["--each", "@curves.txt", "-o", "{index}.\(format)"], in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.errorText.isEmpty && run.output.isEmpty)
    for (index, single) in Self.singles.enumerated() {
      let alone = try kymo(["plot"] + options + [single, "-o", "alone.\(format)"], in: folder.path)
      #expect(alone.status == 0, "\(alone.errorText)")
      #expect(
        try folder.read("\(index + 1).\(format)") == folder.read("alone.\(format)"), "\(single)")
    }
    #expect(try folder.names().count == Self.singles.count + 2)
  }

  @Test func aSweepMakesAPictureForEachElement() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "plot", "--each", "quick=.spring(duration: [0.2, 0.4], bounce: [-0.2, 0.2])", "-o",
      "{name}.svg", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      try folder.names() == [
        "quick-duration-0.2-bounce--0.2.svg", "quick-duration-0.2-bounce-0.2.svg",
        "quick-duration-0.4-bounce--0.2.svg", "quick-duration-0.4-bounce-0.2.svg",
      ])
    let single = "quick (duration: 0.2, bounce: 0.2)=.spring(duration: 0.2, bounce: 0.2)"
    _ = try kymo("plot", single, "-o", "alone.svg", in: folder.path)
    #expect(
      try folder.read("alone.svg") == folder.read("quick-duration-0.2-bounce-0.2.svg"))
  }

  @Test(arguments: [
    (".spring(duration: 0.5, bounce: 0.3)", "spring-duration-0.5-bounce-0.3"),
    ("css:cubic-bezier(0.2, 0, 0, 1)", "css-cubic-bezier-0.2-0-0-1"),
    ("../etc/passwd=.bouncy", "etc-passwd"), ("-x y=.bouncy", "x-y"), ("???=.bouncy", "curve"),
    ("Größe 1:2=.bouncy", "Größe-1-2"), ("a..=.bouncy", "a"),
  ])
  func namesBecomeNamesOfFiles(expression: String, name: String) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "plot", "--each", "--size", "200x150", "-o", "{name}.svg", "--", expression, in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try folder.names() == [name + ".svg"])
  }

  @Test func longNamesAreCutButStayApart() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "é", count: 300)
    let run = try kymo(
      "plot", "--each", "--size", "200x150", "-o", "{name}.svg", "\(long)a=.bouncy",
      "\(long)b=.bouncy", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    let names = try folder.names()
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.utf8.count == 100 + 1 + 8 + 4 })
  }

  @Test func aBadLineIsReportedAndTheOthersAreMade() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(".bouncy\n.boncy\n\n.spring(bounse: 1)\n.smooth\n".utf8), to: "c.txt")
    let run = try kymo(
      "plot", "--each", "--size", "200x150", "-o", "{index}.svg", "@c.txt", in: folder.path)
    #expect(run.status == 65)
    #expect(run.errorText.contains("c.txt:2") && run.errorText.contains("c.txt:4"))
    #expect(run.errorText.contains("'bouncy'"))
    #expect(run.errorText.hasSuffix("2 of 4 pictures could not be made\n"))
    #expect(try folder.names() == ["1.svg", "4.svg", "c.txt"])
  }

  @Test(arguments: [
    (["-o", "a.svg"], 64, "{name}"), ([], 64, "{name}"), (["-o", "-"], 64, "{name}"),
    (["-o", "{nam}.svg"], 64, "{nam}"), (["-o", "{name}.txt"], 64, "pictures"),
    (["-o", "{name}.csv"], 64, "csv"), (["-o", "{name}"], 64, "extension"),
    (["-o", "missing/{name}.svg"], 73, "missing"),
    (["-o", "same-{name}.svg", ".bouncy"], 64, "same-"),
  ])
  func whatCannotBeIsRefusedBeforeAnythingIsWritten(
    options: [String], status: Int32, word: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(["plot", "--each", ".bouncy", ".smooth"] + options, in: folder.path)
    #expect(run.status == status)
    #expect(run.errorText.contains(word), "\(run.errorText)")
    #expect(try folder.names().isEmpty)
  }

  /// The failure is reported once, however many pictures there are.
  @Test func aDeviceThatIsFullEndsTheRun() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try TemporaryFolder()
    for index in 1...3 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("\(index).svg"), withDestinationPath: "/dev/full")
    }
    let run = try kymo(
      "plot", "--each", ".bouncy", ".smooth", ".snappy", "-o", "{index}.svg", in: folder.path)
    #expect(run.status == 74)
    #expect(run.errorText.split(separator: "\n").count == 1, "\(run.errorText)")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func anInterruptionLeavesWholeFiles(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let values = (0..<2000).map { "0.\(1000 + $0)" }.joined(separator: ", ")
    // The shell becomes the tool, and its background job sends the signal as soon as the first pictures are
    // there.
    let script = """
      (while [ ! -e 3.svg ] && kill -0 $$; do sleep 0.01; done; kill -\(signal) $$) &
      exec "$0" plot --each ".spring(bounce: [$1])" -o '{index}.svg'
      """
    // If the tests run in the background, interruptions are ignored, which programs inherit.
    _ = Foundation.signal(signal, SIG_DFL)
    var shell = ToolRunner(executable: "/bin/bash")
    shell.workingDirectory = folder.path
    let run = try shell.run(["-c", script, try ToolRunner.kymo().executable, values])
    #expect(run.status == -signal, "\(run.errorText)")
    let names = try folder.names()
    #expect(names.count >= 3 && names.count < 2000)
    for name in names {
      #expect(name.hasSuffix(".svg") && !name.hasPrefix("."))
      let bytes = try folder.read(name)
      #expect(bytes.starts(with: Array("<svg".utf8)))
      #expect(String(decoding: bytes.suffix(8), as: UTF8.self).contains("</svg>"), "\(name)")
    }
  }
}

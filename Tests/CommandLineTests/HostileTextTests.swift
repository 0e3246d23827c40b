import TestSupport
import Testing

/// A terminal or the log of a build server never obeys printed text that comes from outside.
@Suite(.runsPrograms) struct HostileTextTests {
  /// Names that would have an effect.
  private static let names = [
    "::error::x##[error]b\u{1B}[31mb\u{9B}31mc\u{202E}gpj.exe", "  ::error file=x::y",
    "a\r::error::x\n::error::y",
  ]

  /// Fails if a stream contains text that would be obeyed.
  private static func check(
    _ text: String, _ what: String, isData: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scalars = text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && ([.control, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory)
          || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value))
    }
    #expect(scalars.isEmpty, "\(what): \(text.debugDescription)", sourceLocation: sourceLocation)
    let obeyed = text.split(separator: "\n").filter { line in
      // The report for GitHub contains commands of its own.
      let isOwn = ["x", "y"].contains { line.hasPrefix("::error title=\($0)%3A ") }
      return !isOwn
        && line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
        // The values of a table are unchanged.
        || (!isData && String(line).contains("##["))
    }
    #expect(obeyed.isEmpty, "\(what): \(text.debugDescription)", sourceLocation: sourceLocation)
  }

  private static func check(_ arguments: [String], in folder: TemporaryFolder, isData: Bool = false)
    throws
  {
    let run = try kymo(arguments, in: folder.path)
    #expect(run.status != 132 && run.status >= 0, "\(arguments)")
    check(run.outputText, "output of \(arguments)", isData: isData)
    check(run.errorText, "errors of \(arguments)")
  }

  @Test(arguments: names)
  func namesAndOptionsAreQuoted(_ name: String) throws {
    let folder = try TemporaryFolder()
    let (label, line) = ("\(name)=.bouncy", "\(name)=.linear")
    let commands: [[String]] = [
      ["plot", label], ["plot", label, "--ascii"], ["plot", ".bouncy", "--title", name],
      ["plot", label, "--alt-text"], ["plot", ".bouncy", "--title", name, "--alt-text"],
      ["plot", label, ".smooth", "--color", "never"], ["plot", ".bouncy", "--format", name],
      ["plot", ".bouncy", "-o", "\(name)/x.svg"], ["plot", ".bouncy", "--size", name],
      ["plot", ".bouncy", "--title", name, "--pair", "-o", "p.svg"],
      ["plot", ".bouncy", "--title", name, "--format", "svg"],
      ["plot", label, "--expect", "overshoot < 1%"], ["plot", ".bouncy", "--expect", name],
      ["plot", label, "--each", "-o", "\(name){nmae}.svg"],
      ["inspect", label], ["inspect", label, "--format", "json"], ["inspect", "\(name).svg"],
      ["inspect", "@\(name)"], ["inspect", name], ["inspect", ".bouncy(\(name): 1)"],
      ["inspect", "css:\(name)"], ["inspect", label, "--expect", "overshoot < 1%"],
      ["interrupt", label, ".smooth@0.1"], ["interrupt", label, ".smooth@0.1", "--format", "json"],
      ["interrupt", label, ".smooth@0.1", "--format", "text"],
      ["diff", line, ".easeIn"], ["diff", line, ".easeIn", "--format", "markdown"],
      ["diff", line, ".easeIn", "--format", "json"], ["diff", line, ".easeIn", "--alt-text"],
      ["diff", "--git", name, "@x"], ["convert", label, "--to", "css-linear"],
      ["convert", label], ["convert", label, "--format", "json"],
      ["convert", label, "--to", "lottie"], ["convert", "--from", "motion", name],
      ["scenario", name], ["sheet", name], ["list", name], [name], ["bless", "-d", name, label],
      ["check", "-d", name, label],
    ]
    for command in commands { try Self.check(command, in: folder) }
    try Self.check(["sample", label], in: folder, isData: true)
  }

  @Test(arguments: names)
  func curvesOfATableAreQuoted(_ name: String) throws {
    let folder = try TemporaryFolder()
    let table = "curve,time,value\n\"\(name)\",0,0\n\"\(name)\",1,1\n"
    try folder.write(Array(table.utf8), to: "a.csv")
    try folder.write(Array((table + "\"\(name) 2\",0,0\n\"\(name) 2\",1,2\n").utf8), to: "b.csv")
    try folder.write(Array("curve,time,value\n\"\(name)\",x\u{1B}[1m,0\n".utf8), to: "c.csv")
    for format in ["text", "json", "markdown", "svg"] {
      try Self.check(["diff", "@a.csv", ".linear", "--format", format], in: folder)
      try Self.check(["diff", "@a.csv", "@b.csv", "--format", format], in: folder)
    }
    for arguments in [
      ["diff", "@a.csv", ".linear", "--alt-text"], ["diff", "@a.csv", ".linear", "--ascii"],
      ["diff", "@b.csv", ".linear"], ["diff", "@b.csv#x", ".linear"],
      ["diff", "@c.csv", ".linear"],
      ["diff", "@a.csv", ".easeIn", "--tolerance", "1%"],
    ] {
      try Self.check(arguments, in: folder)
    }
  }

  @Test(arguments: names)
  func textsOfPicturesAreQuoted(_ name: String) throws {
    let folder = try TemporaryFolder()
    let text = name.unicodeScalars.map { "&#\($0.value);" }.joined()
    try folder.write(
      Array(
        """
        <svg><title>\(text)</title><desc>\(text)
        ::error::y</desc><metadata>Software: \(text)
        Command: \(text)</metadata></svg>
        """.utf8), to: "a.svg")
    try Self.check(["inspect", "a.svg"], in: folder)
    try Self.check(["inspect", "a.svg", "--format", "json"], in: folder)
  }

  @Test(arguments: ["text", "json", "junit", "markdown", "github"])
  func goldensAreQuoted(_ format: String) throws {
    for name in Self.names {
      let folder = try TemporaryFolder()
      _ = try kymo("bless", "-d", "g", "x=.bouncy", in: folder.path)
      // The source of a golden is read from its file.
      let document = String(decoding: try folder.read("g/x.json"), as: UTF8.self)
      let escaped = name.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
      #expect(document.contains("\"x=.bouncy\""))
      try folder.write(
        Array(document.replacing("\"x=.bouncy\"", with: "\"\(escaped)\"").utf8), to: "g/x.json")
      for motion in ["x=.bouncy", "x=.snappy", "y=.bouncy"] {
        try Self.check(
          ["check", "-d", "g", motion, "--format", format, "--expect", "overshoot < 1%"],
          in: folder)
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Figures in the terminal: characters, figures below the plot, and pictures between lines.
@Suite(.runsPrograms) struct TerminalFigureTests {
  private func plot(
    _ options: String..., columns: Int = 100, lines: Int = 40,
    environment: [String: String?] = [:]
  ) throws -> ToolRunner.Run {
    try kymo(
      ["plot", ".bouncy", ".smooth"] + options,
      environment: [
        "COLUMNS": "\(columns)", "LINES": "\(lines)", "TERM": "xterm", "LC_ALL": "C.UTF-8",
      ]
      .merging(environment) { $1 })
  }

  @Test func theMeasuresStandBelowThePlot() throws {
    let text = try plot().outputText
    let rows = text.split(separator: "\n").suffix(3)
    #expect(rows.first?.contains("reaches          overshoot  within 1 %  ends at") == true)
    #expect(
      rows.contains { $0.contains(".bouncy  0.265 s  4.19 % at 0.352 s     0.518 s  0.763 s") })
    #expect(rows.last?.contains(".smooth        –                  –     0.543 s  0.823 s") == true)
    #expect(text.split(separator: "\n").count == 39)
  }

  @Test func aSmallTerminalKeepsItsRowsForThePlot() throws {
    #expect(try !plot(lines: 13).outputText.contains("reaches"))
    for lines in 8..<40 {
      let text = try plot(lines: lines).outputText
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= lines)
    }
  }

  @Test(
    arguments: [
      ["plot", ".bouncy", ".smooth"], ["plot", "@samples/twelve.txt"],
      ["plot", ".spring(bounce: [0, 0.3, 0.5])", "--show", "value,velocity"],
      ["plot", ".bouncy", "--from", "1000000000", "--to", "1000000001"],
      ["interrupt", ".bouncy", ".smooth", "--at", "0.2"],
      ["plot", "@samples/keyframes/badge.txt", "--strobe"],
    ], [12, 20, 37])
  func nothingIsWiderThanTheTerminal(_ command: [String], _ columns: Int) throws {
    for options in [[], ["--ascii"]] {
      let run = try kymo(
        command + options,
        environment: [
          "COLUMNS": "\(columns)", "LINES": "30", "TERM": "xterm", "LC_ALL": "C.UTF-8",
        ],
        in: repository.path)
      #expect(run.status == 0, "\(run.errorText)")
      let lines = run.outputText.split(separator: "\n")
      // No character here is wider than a cell.
      #expect(lines.allSatisfy { $0.count <= columns } && lines.count > 10)
    }
  }

  @Test func withoutColorEveryCurveHasADashOfItsOwn() throws {
    let run = try kymo(
      "plot", "@samples/twelve.txt",
      environment: ["COLUMNS": "120", "LINES": "60", "TERM": "xterm", "LC_ALL": "C.UTF-8"],
      in: repository.path)
    let samples = run.outputText.split(separator: "\n").suffix(12).map { $0.prefix(6) }
    #expect(Set(samples).count == 12, "\(run.outputText)")
  }

  @Test func asciiCanBeAskedFor() throws {
    #expect(try plot("--ascii").output.allSatisfy { $0 < 0x80 })
    #expect(try plot().output.contains { $0 >= 0x80 })
    let scenario = try kymo(
      "scenario", "samples/scenarios/counter.swift", "--ascii", in: repository.path)
    #expect(scenario.status == 0 && scenario.outputText.contains("seconds"))
  }

  @Test func cutsStandBelowAnInterruption() throws {
    let run = try kymo(
      "interrupt", ".bouncy", ".smooth", ".snappy", "--at", "0.2,0.5",
      environment: ["COLUMNS": "90", "LINES": "40"])
    #expect(run.outputText.contains("takes over at  value  velocity     by"))
    #expect(run.outputText.contains(".smooth          0.2 s  0.871      2.94  merge"))
  }

  @Test(arguments: ["kitty", "iterm2", "sixel"])
  func aPictureCanBeForced(_ way: String) throws {
    let run = try plot("--inline=\(way)", "--size", "200x100")
    let again = try plot(
      "--inline=\(way)", "--size", "200x100", columns: 40,
      environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(run.status == 0 && run.output == again.output, "\(run.errorText)")
    let beginning = [
      "kitty": "\u{1B}_Ga=T,f=100", "iterm2": "\u{1B}]1337;File=inline=1",
      "sixel": "\u{1B}Pq\"1;1;200;100",
    ]
    #expect(run.outputText.hasPrefix(beginning[way] ?? "?"))
    #expect(run.output.last == 0x0A)
  }

  @Test func aPipeIsNoTerminal() throws {
    let run = try plot("--inline", environment: ["KITTY_WINDOW_ID": "1"])
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errorText.contains("standard output is not a terminal"))
  }

  @Test(arguments: [
    ["--inline=foo"], ["--inline", "-o", "a.png"], ["--inline=sixel", "--format", "png"],
    ["--inline=sixel", "--theme", "auto"], ["--inline=sixel", "--ascii"],
    ["--inline=sixel", "--alt-text"], ["--inline=sixel", "--pair"],
  ])
  func whatAnInlinePictureCannotBeIsTold(_ options: [String]) throws {
    let run = try kymo(["plot", ".bouncy"] + options)
    #expect(run.status == 64 && run.output.isEmpty && !run.errorText.isEmpty)
  }

  @Test func asciiIsForFiguresOfText() throws {
    for options in [["-o", "a.png"], ["--format", "svg"], ["--inline=sixel"]] {
      let run = try kymo(["plot", ".bouncy", "--ascii"] + options)
      #expect(run.status == 64 && run.output.isEmpty, "\(run.errorText)")
    }
    #expect(try kymo("plot", "--ascii", "--", "--inline").status == 65)
  }
}

import TestSupport
import Testing

/// `kymo scenario FOLDER`, `--list-views` and previews by name, run as a user runs them.
@Suite("kymo scenario: views of folders", .runsPrograms)
struct ListedViewsTests {
  private static let card = """
    struct Card: View {
      @State private var isOn = false
      var body: some View {
        Circle().opacity(isOn ? 1 : 0).onTapGesture { withAnimation(.card) { isOn.toggle() } }
      }
    }
    struct Row: View { let title: String; var body: some View { Text(title) } }
    #Preview("Dark") { Card() }
    """

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("Card.swift", Self.card), ("Broken.swift", "struct Broken: View { let a = = }"),
      ("Motion.swift", "extension Animation { static let card = Animation.linear(duration: 0.1) }"),
    ] {
      try folder.write(Array(text.utf8), to: name)
    }
    return folder
  }

  @Test func everyViewIsListedWithWhatCanBeDone() throws {
    let folder = try app()
    let run = try kymo("scenario", folder.path, "--list-views")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      run.errorText
        == "kymo: note: \(folder.file("Broken.swift")):1:31: expected a value here; the file is left out\n"
    )
    let lines = run.outputText.split(separator: "\n").map { line in
      line.replacing("\(folder.path)/", with: "").split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "Card.swift:8 Preview(\"Dark\") tap(\"Circle\")", "Card.swift:1 Card tap(\"Circle\")",
        "Card.swift:7 Row --set title=…",
      ])
  }

  @Test func aFolderNeedsAView() throws {
    let folder = try app()
    let run = try kymo("scenario", folder.path)
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errorText.contains("is a folder; choose one of its views with --view:\n  Preview("))
    #expect(run.errorText.contains("\n  Card             \(folder.path)/Card.swift:1\n"))
    let unknown = try kymo("scenario", folder.path, "--view", "Crad")
    #expect(unknown.status == 64 && unknown.errorText.contains("is called 'Crad'; there are:"))
  }

  @Test(arguments: ["Card", "Card()", "Preview(\"Dark\")"])
  func aViewOfAFolderIsPlayed(root: String) throws {
    let folder = try app()
    let run = try kymo("scenario", folder.path, "--view", root)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.outputText.contains(",Circle.opacity,1,0,1,.linear(duration: 0.1),"))
  }

  @Test func aNameInSeveralFilesIsRefused() throws {
    let folder = try app()
    try folder.write(Array(Self.card.utf8), to: "Copy.swift")
    let run = try kymo("scenario", folder.path, "--view", "Card")
    #expect(run.status == 65 && run.errorText.contains("'Card' is in several files: '"))
    let one = try kymo(
      "scenario", folder.file("Card.swift"), "--with", folder.path, "--view", "Card")
    #expect(one.status == 0, "\(one.errorText)")
  }
}

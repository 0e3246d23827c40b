import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// A variable that is never assigned keeps its initial value.
@Suite struct PasteWritesTests {
  private static func source(_ declaration: String, _ use: String) -> String {
    """
    import SwiftUI
    struct Card: View {
      \(declaration)
      var body: some View {
        Text("a").animation(.linear(duration: seconds), value: isOn)
      }
      func change() { \(use) }
    }
    """
  }

  private func subjects(_ source: String) throws -> [Subject]? {
    let readings = try ExpressionFile.readings(source, fileName: "a.swift")
    return try? readings.first?.curves.get().map(\.subject)
  }

  @Test(arguments: [
    "var seconds = 0.38", "private var seconds: Double = 0.38", "static var seconds = 0.38",
    "@State private var seconds = 0.38", "lazy var seconds = 0.38", "var seconds = 0.19 * 2",
  ])
  func whatIsNotWrittenIsAConstant(declaration: String) throws {
    for use in ["", "print(seconds)", "if seconds == 1 { }", "seconds.rounded()", "x = seconds"] {
      #expect(
        try subjects(Self.source(declaration, use)) == [.animation(.linear(duration: 0.38))],
        "\(use)")
    }
  }

  @Test(arguments: [
    "seconds = 1", "self.seconds = 1", "seconds += 0.1", "card.seconds *= 2", "seconds.round()",
    "set(&seconds)", "Slider(value: $seconds)", "Slider(value: self.$seconds)",
    "_seconds = State(initialValue: 1)", "(seconds, x) = (1, 2)", "Card(seconds: 1)",
    "Self(seconds: 1)", "run { seconds = 1 }", "withAnimation(.easeIn) { self.seconds = 1 }",
  ])
  func whatIsWrittenDependsOnTheApp(use: String) throws {
    #expect(try subjects(Self.source("var seconds = 0.38", use)) == nil)
  }

  @Test(arguments: [
    "@Binding var seconds = 0.38", "@AppStorage(\"s\") var seconds = 0.38",
    "@Published var seconds = 0.38", "var seconds = 0.38 { didSet { } }", "var seconds: Double",
  ])
  func whatOthersWriteDependsOnTheApp(declaration: String) throws {
    #expect(try subjects(Self.source(declaration, "")) == nil)
  }
}

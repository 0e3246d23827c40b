import AnimationSyntax
import MotionRecording
import Testing

/// Of the other files of an app, the ones that declare the names in use are read.
@Suite("Views: files that others need")
struct NeededFilesTests {
  private static let app = [
    ViewFile(
      name: "Theme.swift",
      contents: """
        enum Theme { static let large: CGFloat = Size.large }
        extension Animation { static let card = Animation.linear(duration: 1) }
        extension View { func lifted(_ on: Bool) -> some View { offset(y: on ? -20 : 0) } }
        """),
    ViewFile(name: "Size.swift", contents: "enum Size { static let large: CGFloat = 2 }"),
    ViewFile(name: "Other.swift", contents: "struct Other { let a = = }"),
    ViewFile(
      name: "Badge.swift",
      contents: """
        struct Badge: View { let size: CGFloat; var body: some View { Circle().scaleEffect(size) } }
        struct Loose: View { var body: some View { Badge(size: 1) } }
        #Preview { Badge(size: 3) }
        """),
    ViewFile(
      name: "Added.swift",
      contents: "extension Double { init(percent: Double) { self = percent / 100 } }"),
    ViewFile(name: "Font.swift", contents: "extension Font { static let body = Font.title }"),
    ViewFile(name: "Main.swift", contents: "struct Main: View { var body: some View { Card() } }"),
  ]

  private func names(_ text: String) -> [String] {
    NeededFiles(among: Self.app).files(for: [ViewFile(name: "Card.swift", contents: text)])
      .map(\.name)
  }

  @Test(arguments: [
    ("Badge(size: 1)", ["Badge.swift"]),
    ("Text(\"a\").lifted(true)", ["Theme.swift", "Size.swift"]),
    (".animation(.card, value: 1)", ["Theme.swift", "Size.swift"]),
    ("struct Size { } ; Size()", []), ("Circle().opacity(1)", []), ("Other()", ["Other.swift"]),
    ("Circle().opacity(Double(percent: 20))", ["Added.swift"]), ("let body = 1", []),
    ("Text(\"a\").font(.body)", ["Font.swift"]), ("var body: Font { body }", ["Font.swift"]),
  ])
  func whatIsNamedIsNeeded(text: String, needed: [String]) {
    #expect(names(text) == needed)
  }

  /// A folder of apps, each of which has its own declarations of all names.
  private static let folders = ["One", "Two", "Three"].flatMap { app in
    [
      ViewFile(
        name: "/apps/\(app)/App.swift",
        contents: "@main struct \(app)App: App { var body: some Scene { WindowGroup { Card() } } }"),
      ViewFile(name: "/apps/\(app)/Model/Size.swift", contents: "let size = 1.0"),
      ViewFile(name: "/apps/\(app)/Badge.swift", contents: "struct Badge: View {}"),
      ViewFile(
        name: "/apps/\(app)/Style.swift",
        contents: "extension View { func styled() -> some View { background(Badge()) } }"),
    ]
  }

  @Test("the nearest of several apps is meant, and its files come first")
  func nearest() {
    let view = ViewFile(
      name: "/apps/Two/Views/Card.swift",
      contents: """
        struct Card: View {
          @Environment(\\.colorScheme) var scheme
          var body: some View { Circle().offset(x: size).styled() }
        }
        """)
    let names = NeededFiles(among: Self.folders).files(for: [view]).map(\.name)
    #expect(
      names == [
        "/apps/Two/App.swift", "/apps/Two/Model/Size.swift", "/apps/Two/Badge.swift",
        "/apps/Two/Style.swift", "/apps/One/Model/Size.swift", "/apps/One/Style.swift",
        "/apps/Three/Model/Size.swift", "/apps/Three/Style.swift",
      ])
  }

  @Test("what a nearer file declares too is meant without a note")
  func nearerNames() throws {
    let view = ViewFile(
      name: "/apps/Two/V.swift",
      contents: "struct V: View { var body: some View { Circle().offset(x: far) } }")
    let others = ["One", "Two", "Three"].enumerated().map { place, app in
      ViewFile(name: "/apps/\(app)/Far.swift", contents: "let far = \(place + 1)0.0")
    }
    func played(_ others: [ViewFile]) throws -> PlayedViews {
      try PlayedViews(
        files: [view] + NeededFiles(among: others).files(for: [view]),
        options: ViewOptions(root: "V()", showsConstants: true))
    }
    let near = try played(others)
    #expect(near.rows.first { $0.attribute == "Circle.offset.x" }?.value == 20)
    #expect(!near.notes.contains { $0.contains("is declared in") }, "\(near.notes)")
    let equal = try played([others[0], others[2]])
    #expect(equal.rows.first { $0.attribute == "Circle.offset.x" }?.value == 10)
    #expect(
      equal.notes.contains {
        $0.hasPrefix(
          "'far' is declared in /apps/One/Far.swift:1:5 and in /apps/Three/Far.swift:1:5;")
      }, "\(equal.notes)")
  }

  /// A chain of views, each in a file of its own with a given number of bytes.
  private func chain(_ count: Int, bytes: Int) -> [ViewFile] {
    (1...count).map { place in
      let text = "struct View\(place): View { var body: some View { View\(place + 1)() } }\n// "
      return ViewFile(
        name: "View\(place).swift",
        contents: text + String(repeating: "a", count: max(bytes - text.utf8.count, 0)))
    }
  }

  /// Two steps are always taken, and more as long as all files read so far are small.
  @Test(arguments: [(100, 6), (150_000, 6), (300_000, 3), (600_000, 2)])
  func aSmallAppIsReadAsDeepAsItGoes(bytes: Int, count: Int) {
    let shown = ViewFile(name: "Shown.swift", contents: "#Preview { View1() }")
    let needed = NeededFiles(among: chain(6, bytes: bytes)).files(for: [shown])
    #expect(needed.map(\.name) == (1...count).map { "View\($0).swift" })
  }

  /// In a folder of several apps, a type belongs to the app in which it is named; a private type belongs to its file.
  @Test(arguments: [
    ("One/App/Card.swift", ["One/App/Home.swift"]), ("Two/App/Card.swift", ["Two/App/Home.swift"]),
    ("One/Views/Deep/Card.swift", ["One/App/Home.swift"]),
    ("Three/App/Card.swift", ["One/App/Home.swift", "Two/App/Home.swift"]),
  ])
  func theNearestOfSeveralIsNeeded(name: String, needed: [String]) {
    let home = "struct Home: View { var body: some View { Text(\"a\") } }"
    let others = [
      ViewFile(name: "One/App/Home.swift", contents: home),
      ViewFile(name: "Two/App/Home.swift", contents: home),
      ViewFile(name: "Three/App/Row.swift", contents: "private struct Home { }"),
      ViewFile(name: "Three/App/List.swift", contents: "struct Rows { struct Home { } }"),
    ]
    let shown = ViewFile(name: name, contents: "#Preview { Home() }")
    let chosen = NeededFiles(among: others).files(for: [shown]).map(\.name)
    #expect(chosen.filter { $0.hasSuffix("Home.swift") } == needed)
  }

  @Test func theViewOfTheFileIsShown() throws {
    let card = ViewFile(
      name: "Card.swift",
      contents: """
        import SwiftUI
        struct Card: View {
          @State private var isOn = false
          var body: some View {
            Badge(size: isOn ? Theme.large : 1).lifted(isOn)
              .onTapGesture { withAnimation(.card) { isOn.toggle() } }
          }
        }
        """)
    let files = [card] + NeededFiles(among: Self.app + [card]).files(for: [card])
    #expect(files.dropFirst().allSatisfy { $0.isBeside })
    let scenario = try ScenarioFile.read(files, readFile: { _ in "" }).scenario
    let played = try ScenarioRunner(scenario, clock: .frames(rate: 60)).play(keepsRows: true)
    var ends: [String: Double] = [:]
    try played.forEachRow { row in ends[row.attribute] = row.value ?? ends[row.attribute] }
    #expect(ends["Badge.offset.y"] == -20 && ends["Circle.scaleEffect"] == 2, "\(ends)")
    #expect(!played.notes.contains { $0.contains("could be shown") })
  }

  /// Apps in folders, with the values that their scenes set.
  private static let apps = [
    ViewFile(
      name: "Phone/PhoneApp.swift",
      contents: "@main struct PhoneApp: App { @StateObject var model = Model(); let root = Root() }"
    ),
    ViewFile(
      name: "Watch/WatchApp.swift",
      contents: "@main\nstruct WatchApp: SwiftUI.App { let model = Other() }"),
    ViewFile(name: "Model.swift", contents: "class Model: ObservableObject { let app = App() }"),
    ViewFile(name: "Other.swift", contents: "class Other: ObservableObject { }"),
    ViewFile(name: "Root.swift", contents: "struct Root: View { }"),
  ]

  @Test(
    "the app around views that read their surroundings is needed, and what its scene sets, but not all that it shows",
    arguments: [
      (
        "Phone/Card.swift", "@EnvironmentObject var model", ["Phone/PhoneApp.swift", "Model.swift"]
      ),
      (
        "Watch/Card.swift", "@Environment(\\.lift) var lift",
        ["Watch/WatchApp.swift", "Other.swift"]
      ),
      // Of two apps at the same distance, the one that shows it.
      (
        "Card.swift", "@Environment(\\.lift) var lift; struct Root {}",
        ["Phone/PhoneApp.swift", "Model.swift"]
      ),
      ("Card.swift", "@Environment(\\.lift) var lift", []),
      ("Phone/Card.swift", "@State var lift = 1", []),
    ])
  func apps(name: String, text: String, needed: [String]) {
    let card = ViewFile(name: name, contents: "struct Card: View { \(text) }")
    #expect(NeededFiles(among: Self.apps).files(for: [card]).map(\.name) == needed)
  }

  @Test(
    "a type in another one is needed where that is, one that is private nowhere",
    arguments: [
      ("@State var isOn = false", []), ("Loader()", ["Loader.swift"]),
      ("Color.Ramp()", ["Ramp.swift"]), ("Late()", ["Late.swift"]), ("Hidden()", []),
    ])
  func nested(text: String, needed: [String]) {
    let others = [
      ViewFile(name: "Loader.swift", contents: "class Loader { enum State { case idle } }"),
      ViewFile(name: "Ramp.swift", contents: "extension Color { struct Ramp { } }"),
      ViewFile(
        name: "Late.swift",
        contents: "class Early { private init() { } }\nstruct Late { }\nprivate struct Hidden { }"),
    ]
    let card = ViewFile(name: "Card.swift", contents: text)
    #expect(NeededFiles(among: others).files(for: [card]).map(\.name) == needed)
  }
}

import Testing

@testable import AnimationSyntax

/// `@AppStorage` and `UserDefaults` share one value for each key, and have none at the start.
@Suite("Views: the user's defaults")
struct KeyedValuesTests {
  private static func played(
    _ child: String, _ property: String, _ action: String, before: String = "", set: [String] = []
  ) throws -> PlayedViews {
    try PlayedViews(
      before + """
        struct Inner: View {
          \(child)
          var body: some View { Circle().offset(x: x) }
        }
        struct ContentView: View {
          \(property)
          var body: some View {
            VStack {
              Inner()
              Button("Go") { withAnimation(.linear(duration: 0.2)) { \(action) } }
            }
          }
        }
        """, doing: "tap(\"Go\")", set: set)
  }

  @Test(
    "what is kept by a key is one value",
    arguments: [
      (#"@AppStorage("k") var x = 0.0"#, #"@AppStorage("k") var y = 10.0"#, "y = 50"),
      (#"@AppStorage("k") var x = 0.0"#, #"@AppStorage("k") var y = 10.0"#, "y += 40"),
      (#"@AppStorage("k") var x = 0.0"#, "", #"UserDefaults.standard.set(50, forKey: "k")"#),
      (
        #"@AppStorage("k") var x = 0.0"#, "",
        #"let d = UserDefaults.standard; d.set(d.double(forKey: "k") + 50, forKey: "k")"#
      ),
      (
        #"@AppStorage("k") var x = 0.0"#, #"@AppStorage("k") var y = 0.0"#,
        #"y = 5; UserDefaults.standard.setValue(UserDefaults.standard.double(forKey: "k") * 10, forKey: "k")"#
      ),
      (#"@AppStorage(Keys.k) var x = 0.0"#, #"@AppStorage("k") var y = 10.0"#, "y = 50"),
      (
        #"@AppStorage(wrappedValue: 0, "k") var x: Double"#, #"@AppStorage("k") var y = 10.0"#,
        "y = 50"
      ),
      (
        #"@AppStorage("k") private var on = false; var x: Double { on ? 50 : 0 }"#,
        #"@AppStorage("k") var on = false"#, "on.toggle()"
      ),
      (
        #"@AppStorage("k") var kept: Double?; var x: Double { kept ?? 0 }"#,
        #"@AppStorage("k") var y = 1.0"#, "y = 50"
      ),
      (
        #"@AppStorage("k", store: .suite) var x = 0.0"#,
        #"@AppStorage("k", store: .suite) var y = 0.0; @AppStorage("k") var z = 0.0"#,
        "y = 50; z = 7"
      ),
      (#"@SceneStorage("k") var x = 0.0"#, #"@SceneStorage("k") var y = 0.0"#, "y = 50"),
      (
        #"@StateObject var model = Model(); var x: Double { model.x }"#,
        #"@AppStorage("k") var y = 0.0"#, "y = 50"
      ),
      (
        #"@AppStorage("k") var x = 0.0"#, #"@StateObject var model = Model()"#,
        "model.x = 50"
      ),
    ])
  func shared(child: String, property: String, action: String) throws {
    let before = """
      enum Keys { static let k = "k" }
      extension UserDefaults { static let suite = UserDefaults(suiteName: "group")! }
      final class Model: ObservableObject { @AppStorage("k") var x = 0.0 }

      """
    let played = try Self.played(child, property, action, before: before)
    played.expect("Circle.offset.x", [0.45: 0, 0.6: 25, 0.7: 50], within: 1e-4)
  }

  @Test(
    "what is kept by other keys, elsewhere or by a scene is another value",
    arguments: [
      #"@AppStorage("other") var y = 0.0"#, #"@SceneStorage("k") var y = 0.0"#,
      #"@AppStorage("k", store: UserDefaults(suiteName: "group")) var y = 0.0"#,
    ])
  func other(property: String) throws {
    let played = try Self.played(#"@AppStorage("k") var x = 0.0"#, property, "y = 50")
    #expect(played.attributes.isEmpty, "\(played.attributes)")
  }

  @Test("a binding to it, a value that is removed, and one that --set gives")
  func values() throws {
    let bound = try Self.played(
      #"@AppStorage("k") var x = 0.0"#, #"@AppStorage("k") var y = 0.0"#,
      "let binding = $y; binding.wrappedValue = 50")
    bound.expect("Circle.offset.x", [0.45: 0, 0.7: 50], within: 1e-4)
    let removed = try Self.played(
      #"@AppStorage("k") var x = 20.0"#, #"@AppStorage("k") var y = 0.0"#,
      #"y = 50; UserDefaults.standard.removeObject(forKey: "k"); y = 30"#)
    removed.expect("Circle.offset.x", [0.45: 20, 0.7: 30], within: 1e-4)
    let given = try Self.played(
      #"@AppStorage("k") var x = 0.0"#, #"@AppStorage("k") var y = 0.0"#, "y += 30", set: ["y=20"])
    given.expect("Circle.offset.x", [0.7: 50], within: 1e-4)
  }
}

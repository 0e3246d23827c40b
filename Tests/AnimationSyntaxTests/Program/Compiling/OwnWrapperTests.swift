import Testing

@testable import AnimationSyntax

/// Property wrappers of the files' own are not played: what they make of a value is said not to be known.
@Suite("Views: property wrappers of the app's own")
struct OwnWrapperTests {
  private static let wrapper = """
    @propertyWrapper struct Clamped {
      private var value: Double
      let most: Double
      var wrappedValue: Double { get { value } set { value = min(newValue, most) } }
      init(wrappedValue: Double, _ most: Double) {
        self.most = most
        value = min(wrappedValue, most)
      }
    }

    """

  private static func played(
    _ declaration: String, _ value: String, set: [String] = [], action: String = "isOn.toggle()",
    before: String = ""
  ) throws -> PlayedViews {
    try PlayedViews(
      wrapper + before + """
        struct ContentView: View {
          \(declaration)
          @State private var isOn = false
          var body: some View {
            Circle().offset(x: isOn ? \(value) : 0).opacity(isOn ? 0.5 : 1)
              .onTapGesture { withAnimation(.linear(duration: 0.2)) { \(action) } }
          }
        }
        """, doing: "tap(\"Circle\")", set: set)
  }

  @Test(
    "a value of one is not known, and that is said",
    arguments: [
      "@Clamped(50) var most = 80.0", "@Clamped (50) var most = 80.0",
      "@Clamped(50) private var most: Double = 80", "@Clamped(50) static var most = 80.0",
    ])
  func unknown(declaration: String) throws {
    let value = declaration.contains("static") ? "ContentView.most" : "most"
    let played = try Self.played(declaration, value)
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.attributes.contains("Circle.opacity"))
    #expect(played.notes.contains { $0.contains("most") }, "\(played.notes)")
  }

  @Test("so is one outside of types")
  func global() throws {
    let played = try Self.played("", "most", before: "@Clamped(50) var most = 80.0\n")
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.notes.contains { $0.contains("most") }, "\(played.notes)")
  }

  @Test(
    "--set gives it",
    arguments: [
      ("@Clamped(50) var most = 80.0", "most"),
      ("@Clamped(50) static var most = 80.0", "ContentView.most"),
    ])
  func set(declaration: String, value: String) throws {
    let played = try Self.played(declaration, value, set: ["most=30"])
    played.expect("Circle.offset.x", [0.45: 0, 0.6: 15, 0.7: 30], within: 1e-4)
    #expect(played.attributes.contains("Circle.offset.x"))
    #expect(!played.notes.contains { $0.contains("most") }, "\(played.notes)")
  }

  @Test("--set is of the type that its value tells")
  func typed() throws {
    let played = try Self.played(
      "@Clamped(50) var corner = UnitPoint.center", "corner.x * 100",
      set: ["corner=.trailing"])
    played.expect("Circle.offset.x", [0.7: 100], within: 1e-4)
  }

  @Test(
    "what is written to it is left out with a note",
    arguments: [
      ("@Clamped(50) var most = 80.0", "most"),
      ("@Clamped(50) static var most = 80.0", "ContentView.most"),
    ])
  func written(declaration: String, value: String) throws {
    let played = try Self.played(declaration, value, action: "\(value) = 90; isOn.toggle()")
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.notes.contains { $0.contains("'most' is not known") }, "\(played.notes)")
  }

  @Test("a property with another attribute is played")
  func other() throws {
    let played = try Self.played("@ObservationIgnored var most = 80.0", "most")
    #expect(played.attributes.contains("Circle.offset.x"))
  }
}

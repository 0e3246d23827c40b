import Testing

@testable import AnimationSyntax

/// A property with a wrapper that the files declare is the `wrappedValue` of a separately stored wrapper, as in Swift.
@Suite("Views: property wrappers of the app's own")
struct OwnWrapperTests {
  private static let wrappers = """
    @propertyWrapper struct Clamped<Value: Comparable> {
      private var value: Value
      let most: Value
      var wrappedValue: Value { get { value } set { value = min(newValue, most) } }
      var projectedValue: Value { most }
      init(wrappedValue: Value, _ most: Value) {
        self.most = most
        value = min(wrappedValue, most)
      }
    }
    @propertyWrapper struct Low { var wrappedValue: Double; var most = 40.0 }
    @propertyWrapper struct Length {
      private var text = ""
      var wrappedValue: Double {
        get { Double(text.count) }
        set { text = String(repeating: "a", count: Int(newValue)) }
      }
    }
    @propertyWrapper final class Boxed {
      var wrappedValue: Double
      init(wrappedValue: Double) { self.wrappedValue = wrappedValue }
    }
    @propertyWrapper struct Kept: DynamicProperty {
      @State private var value: Double
      init(wrappedValue: Double) { _value = State(initialValue: wrappedValue) }
      var wrappedValue: Double { get { value } nonmutating set { value = newValue } }
      var projectedValue: Binding<Double> { $value }
    }
    @propertyWrapper struct Late {
      private let value: () -> Double
      init(wrappedValue: @autoclosure @escaping () -> Double) { value = wrappedValue }
      var wrappedValue: Double { value() }
    }
    @propertyWrapper struct Lost { var wrappedValue: Double { get { elsewhere() } set {} } }

    """

  private static func played(
    _ declaration: String, _ value: String, set: [String] = [], action: String = "isOn.toggle()",
    before: String = ""
  ) throws -> PlayedViews {
    try PlayedViews(
      wrappers + before + """
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
    "its value is what the wrapper makes of it",
    arguments: [
      ("@Clamped(50) var most = 80.0", "most", 50.0), ("@Clamped (50) var most = 30.0", "most", 30),
      ("@Clamped(50) private var most: Double = 80", "most", 50),
      ("@Clamped(50) static var most = 80.0", "ContentView.most", 50),
      ("@Clamped(wrappedValue: 80, 50) var most: Double", "most", 50),
      ("@Clamped(50) var most = 80.0", "$most", 50), ("@Clamped(50) var most = 8.0", "$most", 50),
      ("@Clamped(50) var most = 80.0", "_most.most", 50), ("@Low var low = 7", "low", 7),
      ("@Low(most: 9) var low = 7", "_low.most", 9),
      ("@Length var length: Double", "length + 1", 1),
      ("@Late var late = 12", "late", 12), ("@Boxed var box = 12", "box", 12),
      ("@Kept var kept = 12", "kept", 12),
      ("@State @Clamped(50) var most = 80.0", "most", 50),
    ])
  func value(declaration: String, value: String, expected: Double) throws {
    let played = try Self.played(declaration, value)
    played.expect("Circle.offset.x", [0.7: expected], within: 1e-9)
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test(
    "what is written goes through the wrapper",
    arguments: [
      ("@State @Clamped(50) var most = 8.0", "most", "most = 90", 50.0),
      ("@State @Clamped(50) var most = 8.0", "most", "most -= 9", -1),
      ("@Clamped(50) static var most = 8.0", "ContentView.most", "ContentView.most = 90", 50),
      ("@Boxed var box = 12", "box", "box += 4", 16),
      ("@Kept var kept = 12", "kept", "kept = 3", 3),
      ("@Kept var kept = 12", "kept", "$kept.wrappedValue = 3", 3),
      ("@State var model = Model()", "model.most", "model.most = 90", 50),
      ("@State var model = Model()", "model.length", "model.length = 6.5", 6),
      ("@State var model = Model(low: 5)", "model.low", "", 5),
      ("@State var model = Model(low: 5)", "model.low", "model.low *= 3", 15),
      ("@State var model = Made(8)", "model.low", "", 16),
      ("@State var model = Made(8)", "model.count", "model.low = 1; model.low = 2", 3),
    ])
  func written(declaration: String, value: String, action: String, expected: Double) throws {
    let models = """
      struct Model { @Clamped(50) var most = 1.0; @Length var length: Double; @Low var low = 2 }
      struct Made {
        var count = 0.0
        @Low var low: Double { didSet { count += low } }
        init(_ half: Double) { low = half * 2 }
      }

      """
    let played = try Self.played(
      declaration, value, action: action + "; isOn.toggle()", before: models)
    played.expect("Circle.offset.x", [0.7: expected], within: 1e-9)
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test("one outside of types is played, too")
  func global() throws {
    let played = try Self.played(
      "", "most + $most", action: "most = 90; isOn.toggle()",
      before: "@Clamped(50) var most = 8.0\n")
    played.expect("Circle.offset.x", [0.7: 100], within: 1e-9)
  }

  @Test("a dynamic property is the same one until its view goes")
  func kept() throws {
    let played = try PlayedViews(
      Self.wrappers + """
        struct Card: View {
          @Kept var x = 10
          var body: some View {
            Circle().offset(x: x).onTapGesture { withAnimation(.linear(duration: 0.1)) { x += 5 } }
          }
        }
        struct ContentView: View {
          @State private var isShown = true
          @State private var shift = 0.0
          var body: some View {
            VStack {
              if isShown { Card() }
              Button("Shift") { shift += 1 }.offset(x: shift)
              Button("Switch") { isShown.toggle() }
            }
          }
        }
        """,
      doing: """
        at(0.1) { tap("Circle") }
        at(0.4) { tap("Shift") }
        at(0.5) { tap("Circle") }
        at(0.8) { tap("Switch") }
        at(0.9) { tap("Switch") }
        at(1) { tap("Circle") }
        """)
    played.expect("Circle.offset.x", [0.05: 10, 0.2: 15, 0.6: 20, 1: 10, 1.1: 15], within: 1e-9)
  }

  @Test(
    "--set gives it",
    arguments: [
      ("@Clamped(50) var most = 80.0", "most"),
      ("@Clamped(50) static var most = 80.0", "ContentView.most"),
      ("@Lost var most", "most"), ("@Lost var most: Double", "most"),
    ])
  func set(declaration: String, value: String) throws {
    let played = try Self.played(declaration, value, set: ["most=30"])
    played.expect("Circle.offset.x", [0.45: 0, 0.6: 15, 0.7: 30], within: 1e-4)
    #expect(!played.notes.contains { $0.contains("most") }, "\(played.notes)")
  }

  @Test("--set is of the type that its value tells")
  func typed() throws {
    let played = try Self.played(
      "@Low var corner = UnitPoint.center", "corner.x * 100", set: ["corner=.trailing"])
    played.expect("Circle.offset.x", [0.7: 100], within: 1e-4)
  }

  @Test(
    "what a wrapper does not know is said, by the property's name",
    arguments: [
      "@Lost var most: Double", "@Lost @State var most = 3.0", "@Clamped(mots: 50) var most = 3.0",
      "@Late var most = elsewhere()", "@Late var most = Double([1, 2].count)",
    ])
  func unknown(declaration: String) throws {
    let played = try Self.played(declaration, "most")
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.attributes.contains("Circle.opacity"))
    #expect(played.notes.contains { $0.contains("--set 'most=VALUE'") }, "\(played.notes)")
  }

  @Test("a local variable with one is not known, and that is said")
  func local() throws {
    let played = try Self.played(
      "var most: Double { @Clamped(50) var inner = 80.0; return inner }", "most")
    #expect(!played.attributes.contains("Circle.offset.x"))
    #expect(played.notes.contains { $0.contains("inner") }, "\(played.notes)")
  }

  @Test(
    "one that neither the files nor SwiftUI declare is said, and the value is played as written",
    arguments: [
      ("@Lifted(0.5) var most = 40.0", "most"),
      ("@Lifted(0.5) static var most = 40.0", "Self.most"),
      ("var most: Double { @Lifted var inner = 40.0; return inner }", "most"),
    ])
  func ofPackage(declaration: String, value: String) throws {
    let played = try Self.played(declaration, value)
    played.expect("Circle.offset.x", [0.45: 0, 0.7: 40], within: 1e-4)
    #expect(
      played.notes.contains { $0.contains("the property wrapper '@Lifted' is not known") },
      "\(played.notes)")
  }

  @Test("what --set gives needs no wrapper")
  func setOfPackage() throws {
    let played = try Self.played("@Lifted(0.5) var most = 40.0", "most", set: ["most=30"])
    played.expect("Circle.offset.x", [0.45: 0, 0.7: 30], within: 1e-4)
    #expect(!played.notes.contains { $0.contains("Lifted") }, "\(played.notes)")
  }

  @Test(
    "a property with another attribute is played",
    arguments: ["@ObservationIgnored", "@ScaledMetric", "@MainActor", "@Sendable", "@Entry"])
  func other(attribute: String) throws {
    let played = try Self.played("\(attribute) var most = 80.0", "most")
    #expect(played.attributes.contains("Circle.offset.x"))
    #expect(!played.notes.contains { $0.contains("property wrapper") }, "\(played.notes)")
  }
}

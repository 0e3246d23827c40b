import Testing

@testable import AnimationSyntax

/// SwiftUI updates a view for writes to its states and to objects that it observes, and for no other writes.
@Suite("Views: what no view is told of")
struct UntoldTests {
  private static let models = """
    final class Plain { var x = 0.0 }
    final class Published: ObservableObject { @Published var x = 0.0 }
    final class Outer: ObservableObject {
      @Published var inner = Published()
      init() {}
    }
    final class Forwarding: ObservableObject {
      var inner = Published()
      private var cancellables: Set<AnyCancellable> = []
      init() {
        inner.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          .store(in: &cancellables)
      }
    }
    @Observable final class Observed {
      var y = 0.0
      @ObservationIgnored var x = 0.0
      var plain = Plain()
    }
    enum Shared { static var x = 0.0 }
    var global = 0.0

    """

  private static func played(_ property: String, _ value: String) throws -> PlayedViews {
    try PlayedViews(
      models + """
        struct ContentView: View {
          \(property)
          var body: some View {
            Circle().offset(x: \(value))
              .onTapGesture { withAnimation(.linear(duration: 0.2)) { \(value) = 50 } }
          }
        }
        """, doing: "tap(\"Circle\")")
  }

  @Test(
    "it moves nothing, and a note says why",
    arguments: [
      ("@State var plain = Plain()", "plain.x", "neither @Observable nor an ObservableObject"),
      ("let plain = Plain()", "plain.x", "neither @Observable nor an ObservableObject"),
      ("@State var model = Published()", "model.x", "since none has its object as a @StateObject"),
      ("let model = Published()", "model.x", "since none has its object as a @StateObject"),
      ("@StateObject var model = Outer()", "model.inner.x", "since none has its object"),
      ("@State var model = Observed()", "model.x", "which is @ObservationIgnored"),
      ("@State var model = Observed()", "model.plain.x", "neither @Observable"),
      ("", "Shared.x", "no view is told that 'Shared.x' changes, which is no state of a view"),
      ("", "global", "no view is told that 'global' changes, which is no state of a view"),
    ])
  func untold(property: String, value: String, reason: String) throws {
    let played = try Self.played(property, value)
    #expect(played.attributes.isEmpty, "\(played.attributes)")
    #expect(played.notes.contains { $0.contains(reason) }, "\(played.notes)")
  }

  @Test(
    "what a view is told of moves",
    arguments: [
      ("@StateObject var model = Published()", "model.x"),
      ("@ObservedObject var model = Published()", "model.x"),
      ("@State var model = Observed()", "model.y"),
      ("@StateObject var outer = Outer(); @ObservedObject var model = Published()", "model.x"),
    ])
  func told(property: String, value: String) throws {
    let played = try Self.played(property, value)
    played.expect("Circle.offset.x", [0.45: 0, 0.6: 25, 0.7: 50], within: 1e-4)
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test("an object that listens to another one may tell of what changes in that")
  func forwarded() throws {
    let played = try Self.played("@StateObject var model = Forwarding()", "model.inner.x")
    played.expect("Circle.offset.x", [0.45: 0, 0.6: 25, 0.7: 50], within: 1e-4)
  }

  @Test("an object that another view observes is told of, and so is one of the surroundings")
  func elsewhere() throws {
    let played = try PlayedViews(
      Self.models + """
        struct Inner: View {
          @EnvironmentObject var model: Published
          var body: some View { Circle().offset(x: model.x) }
        }
        struct ContentView: View {
          @State private var model = Published()
          var body: some View {
            VStack {
              Inner().environmentObject(model)
              Button("Go") { withAnimation(.linear(duration: 0.2)) { model.x = 50 } }
            }
          }
        }
        """, doing: "tap(\"Go\")")
    played.expect("Circle.offset.x", [0.45: 0, 0.6: 25, 0.7: 50], within: 1e-4)
  }

  @Test(
    "what is written besides a state shows with that, also what is written later in the action",
    arguments: [
      "withAnimation(.linear(duration: 0.2)) { plain.x = 50; count += 1 }",
      "withAnimation(.linear(duration: 0.2)) { count += 1 }; plain.x = 50",
      "plain.x = 50; withAnimation(.linear(duration: 0.2)) { count += 1 }",
    ])
  func together(action: String) throws {
    let played = try PlayedViews(
      Self.models + """
        struct ContentView: View {
          @State private var plain = Plain()
          @State private var count = 0
          var body: some View {
            Circle().offset(x: plain.x).opacity(count == 0 ? 1 : 0.5)
              .onTapGesture { \(action) }
          }
        }
        """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.45: 0, 0.6: 25, 0.7: 50], within: 1e-4)
  }
}

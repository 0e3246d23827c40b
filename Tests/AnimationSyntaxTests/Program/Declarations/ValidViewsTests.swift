import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Swift code that compiles is played, or a note names the missing part; there is no error.
@Suite struct ValidViewsTests {
  /// Every file moves a circle from 0 to 100 in a second after it appears.
  @Test(
    "valid Swift plays",
    arguments: [
      // A class of another module.
      """
      @Observable class Model: NSObject, Delegate {
        var x = 0.0
        override init() { super.init(); other.delegate = self }
        override func didChange() { super.didChange(); x = 100 }
      }
      struct ContentView: View {
        @State var model = Model()
        var body: some View {
          Circle().offset(x: model.x)
            .onAppear { withAnimation(.linear(duration: 1)) { model.didChange() } }
        }
      }
      """,
      // A class of the files.
      """
      class Base: ObservableObject { func amount() -> Double { 60 } }
      class Model: Base {
        @Published var x = 0.0
        override func amount() -> Double { super.amount() + 40 }
      }
      struct ContentView: View {
        @StateObject var model = Model()
        var body: some View {
          Circle().offset(x: model.x)
            .onAppear { withAnimation(.linear(duration: 1)) { model.x = model.amount() } }
        }
      }
      """,
      // Many parameters of generic functions.
      """
      struct Client {
        init(
          \((1...40).map { "load\($0): @escaping (Page.ID) -> Either<Error, [Page?]>" }.joined(separator: ",\n"))
        ) {}
      }
      struct ContentView: View {
        @State var x = 0.0
        var body: some View {
          Circle().offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
      """,
      // Functions of a date in another file.
      """
      struct ContentView: View {
        @State var date: Date? = .init()
        @State var x = 0.0
        var body: some View {
          Text(date?.string("MMM") ?? "")
          Text(Date().toText("h a", in: .current))
          Circle().offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
      """,
      // Functions with the same name, which differ in the types of their arguments.
      """
      struct Place { var x: Double; init(_ x: Double) { self.x = x }; init(_ name: String) { x = 100 } }
      func wide(_ x: Double) -> Double { x }
      func wide(_ name: String) -> Double { 100 }
      struct ContentView: View {
        @State var isOn = false
        func far(_ x: CGFloat) -> Double { x }
        func far(_ name: String) -> Double { isOn ? 100 : 0 }
        var body: some View {
          Circle().offset(x: (far("a") + wide("a") - Place("b").x))
            .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
      """,
      // A blank before the arguments of an attribute.
      """
      @available (iOS 17, *)
      struct ContentView: View {
        @Environment (\\.colorScheme) var scheme
        @Environment\t (\\.openURL) private var open
        @State var x = 0.0
        var body: some View {
          Circle().offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
      """,
      // A preview that is itself a view.
      """
      struct Card: View {
        @State var x = 0.0
        let end: Double
        var body: some View {
          Circle().offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = end } }
        }
      }
      struct Card_Previews: PreviewProvider, View {
        var body: some View { Card(end: 100) }
        static var previews: some View { Self() }
      }
      """,
    ])
  func validSwiftPlays(views: String) throws {
    let played = try PlayedViews("import SwiftUI\n\(views)", doing: "")
    #expect(played.attributes == ["Circle.offset.x"])
    played.expect("Circle.offset.x", [0: 0, 0.5: 50, 1: 100])
  }

  @Test(
    "where an app stops a note says so, and the rest plays",
    arguments: [
      ("nothing!", "'!' is used on nil"),
      ("items[three]", "there is no element 3 among 2"),
      ("Double(three / zero)", "a whole number is divided by zero"),
      ("Double(three * large * large)", "the result is too large for a whole number"),
      ("Double(Int(Double(large) * 1e10))", "the result is too large for a whole number"),
    ])
  func traps(value: String, sentence: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let three = 3, zero = 0, large = 4_000_000_000
        let items = [1.0, 2]
        @State var nothing: Double?
        @State var x = 0.0
        var body: some View {
          Circle().offset(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
          Capsule().opacity(x * \(value))
        }
      }
      """,
      doing: "")
    #expect(played.attributes == ["Circle.offset.x"])
    #expect(played.notes.contains { $0.hasSuffix("\(sentence), where an app stops") })
    #expect(played.notes.contains { $0.contains("Capsule.opacity is left out") })
  }

  @Test(
    "a statement at which an app stops is passed over",
    arguments: [
      "items[5] = 1", "items.remove(at: 2)", "items.swapAt(0, 7)", "items.insert(1, at: 4)",
      "items.removeLast(3)",
    ])
  func trapsInActions(statement: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State var items = [1.0, 2]
        @State var x = 0.0
        var body: some View {
          Circle().offset(x: x, y: items[1])
            .onAppear { \(statement); withAnimation(.linear(duration: 1)) { x = 100 } }
        }
      }
      """, doing: "")
    #expect(played.attributes == ["Circle.offset.x"])
    #expect(played.notes.contains { $0.contains("among 2, where an app stops") })
  }

  @Test(
    "what is no view says so",
    arguments: [
      ("// struct A: View { }\n/* View */\n", "there is no code in it, only comments or imports"),
      (
        "import SwiftUI\n// struct A: View { }\n",
        "there is no code in it, only comments or imports"
      ),
      (
        "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }",
        "several views could be shown: 'A' and 'B'; choose one with --view"
      ),
      ("struct A: View {\n  @Environment (\\.a var a\n}", nil),
    ])
  func errors(file: String, sentence: String?) {
    let error = #expect(throws: ExpressionError.self) { try PlayedViews(files: [file]) }
    #expect(sentence == nil || error?.sentence == sentence)
  }
}

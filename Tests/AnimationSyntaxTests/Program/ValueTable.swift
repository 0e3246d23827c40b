import AnimationSyntax
import MotionRecording
import Testing

/// Bodies of computed properties, with the numbers that they return.
struct ValueTable {
  /// The declarations outside of the view.
  var declarations = ""

  /// The other members of the view.
  var properties = ""

  /// Plays a single view in which all properties are computed, and checks the value of each.
  func expect(
    _ values: KeyValuePairs<String, Double>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let computed = values.enumerated().map { index, value in
      "var value\(index): Double { \(value.key) }"
    }
    let circles = values.indices.map { "Circle().offset(x: isOn ? value\($0) : -50)" }
    let played = try PlayedViews(
      """
      \(declarations)
      struct ContentView: View {
        @State private var isOn = false
        \(properties)
        \(computed.joined(separator: "\n  "))
        var body: some View {
          ZStack {
            \(circles.joined(separator: "\n      "))
          }
          .onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"ZStack\")")
    for (index, value) in values.enumerated() {
      let name = values.count > 1 ? "Circle[\(index + 1)]" : "Circle"
      let shown = played.value("\(name).offset.x", at: 0.5)
      #expect(
        shown.map { abs($0 - value.value) <= 1e-9 } == true,
        "\(value.key) is \(shown.map { "\($0)" } ?? "not known") instead of \(value.value)",
        sourceLocation: sourceLocation)
    }
  }

  /// Plays code that makes a text, and checks the text.
  ///
  /// - Parameters:
  ///   - code: The body of a function that returns the text.
  ///   - text: The text; nil where it must not be known.
  ///   - declarations: The declarations outside of the function.
  static func expect(
    _ code: String, makes text: String?, _ declarations: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let played = try PlayedViews(
      """
      \(declarations)
      func probe() -> String { \(code) }
      struct ContentView: View {
        @State private var isOn = false
        var value: Double { probe() == #"\(text ?? "")"# ? 1 : 0 }
        var body: some View {
          Circle().offset(x: isOn ? value : -50).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(
      played.value("Circle.offset.x", at: 0.5) == text.map { _ in 1 }, "\(code)",
      sourceLocation: sourceLocation)
    if text == nil {
      #expect(
        played.notes.contains { $0.contains("is not known") }, "\(played.notes)",
        sourceLocation: sourceLocation)
    }
  }
}

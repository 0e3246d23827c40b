import AnimationSyntax
import Testing

/// The content of a text or an image may be known at one time and unknown at another: the modifiers of the view are
/// animated all the same.
@Suite("Views: what texts and images show")
struct MadeViewReadingTests {
  @Test(
    "a chain moves though the content becomes known or unknown",
    arguments: [
      ("Text(title)", "Text"), ("Text(\"\\(title)!\")", "Text"), ("Image(title)", "Image"),
      ("Image(systemName: title)", "Image"), ("Text(title).contentTransition(.opacity)", "Text"),
      ("Text(title).contentTransition(.numericText())", "Text"),
      ("Label(title, systemImage: \"star\")", "Label"),
    ], ["Server.shared.title", "\"New\""])
  func chains(view: (code: String, name: String), value: String) throws {
    // With a literal, the content is unknown at first, otherwise afterwards.
    let begins = value.hasPrefix("\"") ? "Server.shared.title" : "\"Old\""
    let played = try PlayedViews(
      """
      struct Bar: View {
        @State var title = \(begins)
        @State var on = false
        var body: some View {
          VStack {
            \(view.code).opacity(on ? 1 : 0.5).offset(x: on ? 40 : 10)
            Button("Go") { withAnimation(.linear(duration: 1)) { title = \(value); on = true } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    played.expect("\(view.name).opacity", [0.5: 0.5, 1: 0.75, 1.5: 1])
    played.expect("\(view.name).offset.x", [0.5: 10, 1: 25, 1.5: 40])
    // The frame after the one in which a second has passed.
    played.expectEnd("\(view.name).opacity", 1.5 + 1.0 / 60)
  }

  @Test("digits that are not known at some time have no rows, and a note; the chain moves")
  func digits() throws {
    let played = try PlayedViews(
      """
      struct Bar: View {
        @State var count = 1
        @State var on = false
        var body: some View {
          VStack {
            Text("\\(count)").contentTransition(.numericText()).opacity(on ? 1 : 0.5)
            Button("Go") { withAnimation(.linear(duration: 1)) { count = Server.count; on = true } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    #expect(played.attributes == ["Text.opacity"])
    played.expect("Text.opacity", [0.5: 0.5, 1: 0.75, 1.5: 1])
    #expect(
      played.notes.contains { $0.contains("'Server.count' is not known; what Text reads is left") })
  }

  @Test("an image that changes is what has no rows, not a color after it")
  func images() throws {
    let played = try PlayedViews(
      """
      struct Bar: View {
        @Binding var sel: String
        var body: some View {
          VStack {
            Image(systemName: sel == "house" ? "a" : "b").foregroundColor(Color("x"))
            Button("Go") { withAnimation(.linear(duration: 1)) { sel = "house" } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    let notes = played.notes.filter { $0.contains("how SwiftUI changes one image into another") }
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.contains(": Image has no rows") })
  }

  /// Both branches of `?:` are one view, whose words change although each of them is a literal.
  @Test(
    "words change where an expression chooses between two views",
    arguments: [
      ("isOn ? Text(\"On\") : Text(\"Off\")", "Text does not move"),
      ("isOn ? Image(\"on\") : Image(\"off\")", "Image has no rows"),
      (
        "isOn ? Label(\"On\", systemImage: \"a\") : Label(\"Off\", systemImage: \"a\")",
        "Label does not move"
      ),
      ("Text(\"It is \") + (isOn ? Text(\"on\") : Text(\"off\"))", "Text does not move"),
      ("(isOn ? Text(\"On\") : Text(\"Off\")).contentTransition(.interpolate)", nil),
    ] as [(String, String?)])
  func chosen(view: String, note: String?) throws {
    let played = try PlayedViews(
      """
      struct Bar: View {
        @State var isOn = false
        var body: some View {
          HStack {
            \(view)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    if let note {
      #expect(played.attributes == [])
      #expect(played.notes.contains { $0.contains(note) }, "\(played.notes)")
    } else {
      played.expect("Text.fade", [0.5: 0, 1: 0.5, 1.5: 1])
    }
  }
}

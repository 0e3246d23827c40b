import AnimationSyntax
import MotionRecording
import Testing

/// A dimension of a frame or padding that is nil or infinite at times is left out; the modifiers after it are not.
@Suite("Views: sides that are not always given")
struct MissingSideTests {
  private func played(_ modifiers: String, _ declarations: String = "") throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State var isOpen = false
        \(declarations)
        var body: some View {
          Text("Details")\(modifiers).opacity(isOpen ? 1 : 0.3)
            .onTapGesture { withAnimation(.linear(duration: 0.1)) { isOpen.toggle() } }
        }
      }
      """, doing: "tap()")
  }

  @Test(
    "the side is left out with a note, and the rest of the chain is right",
    arguments: [
      (
        ".frame(height: isOpen ? nil : 40)",
        "'isOpen ? nil : 40' is sometimes nil, which is not a number; Text.frame.height is left out",
        [:]
      ),
      (".frame(height: isOpen ? 40 : nil)", "Text.frame.height is left out", [:]),
      (
        ".frame(width: isOpen ? .infinity : 40)",
        "'isOpen ? .infinity : 40' is sometimes infinite; Text.frame.width is left out", [:]
      ),
      (
        ".frame(width: isOpen ? 100 : 50, height: isOpen ? nil : 40)",
        "Text.frame.height is left out", ["frame.width": 100]
      ),
      (
        ".frame(width: isOpen ? .infinity : 50, height: isOpen ? 80 : 40)",
        "Text.frame.width is left out", ["frame.height": 80]
      ),
      (
        ".frame(height: height)",
        "'height' is sometimes nil, which is not a number; Text.frame.height is left out", [:]
      ),
      (".frame(maxWidth: isOpen ? .infinity : 200)", "Text.frame.maxWidth has no rows", [:]),
      (
        ".frame(maxWidth: isOpen ? nil : 200, alignment: .leading)",
        "Text.frame.maxWidth has no rows", [:]
      ),
      (
        ".padding(isOpen ? nil : 4)",
        "'isOpen ? nil : 4' is sometimes nil, which is not a number; Text.padding is left out", [:]
      ),
      (".padding(.top, isOpen ? nil : 4)", "Text.padding.top is left out", [:]),
      (
        ".padding([.leading, .bottom], isOpen ? 4 : nil)",
        "Text.padding.leading and Text.padding.bottom are left out", [:]
      ),
      (".padding(isOpen ? .top : .bottom, 10)", "", ["padding.top": 10, "padding.bottom": 0]),
      (
        ".padding(isOpen ? .all : .horizontal, 10)", "",
        ["padding.top": 10, "padding.bottom": 10]
      ),
      (".font(isOpen ? theme.large : .body)", "Text.font has no rows", [:]),
      (".foregroundColor(isOpen ? theme.tint : .red)", "Text.foregroundColor is left out", [:]),
    ] as [(String, String, [String: Double])])
  func leftOut(modifier: String, note: String, values: [String: Double]) throws {
    let played = try played(
      modifier + ".offset(x: isOpen ? 10 : 0)",
      "var height: CGFloat? { isOpen ? nil : 40 }")
    played.expect("Text.opacity", [0.5: 0.3, 0.55: 0.65, 0.6: 1], within: 1e-6)
    played.expect("Text.offset.x", [0.55: 5, 0.6: 10], within: 1e-6)
    for (part, value) in values { played.expect("Text.\(part)", [0.6: value]) }
    #expect(
      Set(played.attributes)
        == Set(["Text.opacity", "Text.offset.x"] + values.keys.map { "Text.\($0)" }))
    #expect(note.isEmpty || played.notes.contains { $0.contains(note) }, "\(played.notes)")
    #expect(
      note.isEmpty != played.notes.contains { $0.contains("left out") || $0.contains("no rows") })
  }

  @Test(
    "a side that never is given needs no note, and counts among no names",
    arguments: [
      ".frame(width: nil, height: nil).frame(width: isOpen ? 20 : 10)",
      ".frame(width: .infinity).frame(width: isOpen ? 20 : 10)",
      ".frame(maxWidth: .infinity).frame(width: isOpen ? 20 : 10)",
      ".frame(alignment: .top).frame(width: isOpen ? 20 : 10)",
    ])
  func never(modifier: String) throws {
    let played = try played(modifier)
    #expect(played.attributes == ["Text.frame.width", "Text.opacity"])
    #expect(played.notes == [])
  }

  @Test("a padding of the system's counts among no names")
  func system() throws {
    let played = try played(
      ".padding().padding(.top).padding(.bottom, 3).padding(isOpen ? 20 : 10)")
    #expect(played.attributes == ["Text.padding[2]", "Text.opacity"])
    #expect(played.notes == [])
  }
}

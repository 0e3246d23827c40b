import AnimationSyntax
import MotionRecording
import Testing

/// Unknown identities: `.id(model.version)`.
@Suite("Views: identities that are not known")
struct UnknownIdentityTests {
  private func played(_ id: String, _ action: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        let model: Model
        @State private var isOn = false
        @State private var number = 0
        var body: some View {
          VStack {
            Circle().opacity(isOn ? 1 : 0).id(\(id))
            Capsule().opacity(isOn ? 1 : 0)
            Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { \(action) } }
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "as long as nothing may change them they are always the same",
    arguments: ["model.version", "model", "\"\\(model.name) 2\"", "model.user?.id"])
  func constant(id: String) throws {
    let played = try played(id, "isOn = true")
    #expect(played.attributes == ["Circle.opacity", "Capsule.opacity"])
    played.expect("Circle.opacity", [1: 0.5])
    #expect(played.notes.contains { $0.contains("what changes with its id") }, "\(played.notes)")
  }

  @Test(
    "once they may be others it is not known what moves inside",
    arguments: [
      ("model.version", "model.refresh(); isOn = true"),
      ("model.version", "isOn = true; model.version += 1"),
      ("model.key(number)", "isOn = true; number += 1"),
      ("isOn ? model.first : model.second", "isOn = true"),
    ])
  func changing(id: String, action: String) throws {
    let played = try played(id, action)
    #expect(played.attributes == ["Capsule.opacity"])
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:") && $0.contains("what is inside of '.id'")
      }, "\(played.notes)")
  }

  @Test(
    "elements of a list whose keys are not known come and go as long as none may be another one",
    arguments: [
      ("[Item(id: 1), Item(id: 2)]", "items.append(Item(id: Server.number))", 1),
      ("[Item(id: Server.number), Item(id: 2)]", "items.remove(at: 0)", 1),
      ("[Item(id: Server.number), Item(id: 2)]", "items[1] = Item(id: 4)", 2),
      ("[Item(id: 1), Item(id: 2)]", "items[1] = Item(id: Server.number)", 0),
      ("[Item(id: Server.number), Item(id: 2)]", "items[0].id = Server.other", 0),
    ])
  func elements(items: String, action: String, fading: Int) throws {
    let played = try PlayedViews(
      """
      struct Item: Identifiable { var id: Int }
      struct ContentView: View {
        @State private var items = \(items)
        var body: some View {
          Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { \(action) } }
          ForEach(items) { _ in Circle() }
        }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.attributes.count { $0.hasSuffix(".opacity") } == fading, "\(played.attributes)")
    #expect(
      played.notes.contains { $0.contains("what is inside of 'ForEach'") } == (fading == 0),
      "\(played.notes)")
  }
}

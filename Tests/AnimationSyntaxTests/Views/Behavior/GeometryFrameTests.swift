import AnimationSyntax
import MotionRecording
import Testing

/// Positions of views are not computed: the frame of a `GeometryReader` is known only in its own coordinate space.
@Suite("Views: the frame of a GeometryReader")
struct GeometryFrameTests {
  private func played(_ offset: String) throws -> PlayedViews {
    try PlayedViews(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          GeometryReader { geometry in Circle().offset(y: isOn ? \(offset) : 0) }
            .frame(width: 100, height: 50)
            .onTapGesture { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
        }
      }
      """, doing: "tap()")
  }

  @Test(arguments: [
    ("geometry.frame(in: .local).maxY", 50.0), ("geometry.frame(in: .local).minY - 7", -7),
    ("geometry.frame(in: .global).height", 50),
    ("geometry.frame(in: .named(\"x\")).size.width", 100),
  ])
  func whatIsKnownPlays(offset: String, value: Double) throws {
    let played = try played(offset)
    #expect(
      played.rows.last { $0.attribute == "Circle.offset.y" }?.value == value, "\(played.notes)")
  }

  @Test(arguments: [
    "geometry.frame(in: .global).minY", "geometry.frame(in: .named(\"x\")).midY - 7",
    "geometry.frame(in: .global).origin.y",
  ])
  func whereItLiesIsLeftOut(offset: String) throws {
    let played = try played(offset)
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains("depends on where the view lies") && $0.contains("Circle.offset")
      }, "\(played.notes)")
  }

  @Test(
    "a size that is taken for that of a reader is its size in every space",
    arguments: [
      ("geometry.frame(in: .global).midX", 196.5), ("geometry.frame(in: .global).maxY", 852),
      ("geometry.frame(in: .local).midY", 426), ("geometry.frame(in: .global).center.x", 196.5),
    ])
  func taken(number: String, value: Double) throws {
    let played = try PlayedViews(
      """
      import SwiftUI
      extension CGRect { var center: CGPoint { CGPoint(x: midX, y: midY) } }
      struct ContentView: View {
        @State private var far = 0.0
        var body: some View {
          GeometryReader { geometry in Circle().offset(x: far).onAppear { far = \(number) } }
        }
      }
      """)
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == value)
    #expect(played.notes.contains { $0.contains("a GeometryReader has the ") })
  }

  @Test func safeAreaIsAssumedWithANote() throws {
    let played = try played("geometry.safeAreaInsets.top + 5")
    #expect(played.rows.last { $0.attribute == "Circle.offset.y" }?.value == 5)
    #expect(played.notes.contains { $0.contains("safe area") })
  }
}

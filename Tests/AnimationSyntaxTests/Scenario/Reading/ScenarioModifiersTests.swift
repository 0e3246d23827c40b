import AnimationSyntax
import MotionRecording
import Testing

@Suite("Modifiers in a scenario's text")
struct ScenarioModifiersTests {
  private static let states = """
    @State var isOpen = false
    @State var x = 0.0
    @State var y = 0.0
    let scale = isOpen ? 1.5 : 1.0

    """

  /// Modifiers, the action at 0, and the animation of each attribute.
  typealias Row = (modifiers: String, event: String, animations: [String: String])

  private static let both = "isOpen = true; x = 1"
  private static let eased = "withAnimation(.easeInOut) { isOpen = true; x = 1 }"

  static let rows: [Row] = [
    (
      "scale.animation(.bouncy, value: isOpen)", both,
      ["scale": ".bouncy", "x": "jump", "y": ""]
    ),
    ("x.animation(.bouncy, value: isOpen)", "x = 1", ["scale": "", "x": "jump", "y": ""]),
    (
      "x.animation(.bouncy, value: x > 0.5 && !isOpen)", "x = 1",
      ["scale": "", "x": ".bouncy", "y": ""]
    ),
    (
      "Group { scale; x }.animation(.bouncy, value: isOpen)", both + "; y = 1",
      ["scale": ".bouncy", "x": ".bouncy", "y": "jump"]
    ),
    (
      "Group {\n  scale\n  x.animation(.smooth, value: isOpen)\n}.animation(.bouncy, value: isOpen)",
      both, ["scale": ".bouncy", "x": ".smooth", "y": ""]
    ),
    (
      "Group { Group { scale; x }.animation(.smooth, value: isOpen); y }"
        + ".animation(.bouncy, value: isOpen)",
      both + "; y = 1", ["scale": ".smooth", "x": ".smooth", "y": ".bouncy"]
    ),
    (
      "x.animation(.smooth, value: isOpen).animation(.bouncy, value: isOpen)", both,
      ["scale": "jump", "x": ".smooth", "y": ""]
    ),
    (
      "x.animation(.smooth, value: isOpen)\nGroup { x; scale }.animation(.bouncy, value: isOpen)",
      both, ["scale": ".bouncy", "x": ".smooth", "y": ""]
    ),
    (
      "scale.animation(nil, value: isOpen)", eased,
      ["scale": "jump", "x": ".easeInOut", "y": ""]
    ),
    (
      "Group { scale; x }.animation(.bouncy) { $0.scale }", eased,
      ["scale": ".bouncy", "x": ".easeInOut", "y": ""]
    ),
    (
      "Group { scale; x; y }.animation(.bouncy) { content in content.scale; content.y }",
      eased + "; y = 1", ["scale": ".bouncy", "x": ".easeInOut", "y": ".bouncy"]
    ),
    ("x.animation(.bouncy) { $0 }", "x = 1", ["scale": "", "x": ".bouncy", "y": ""]),
    (
      "scale.animation(.bouncy, value: isOpen).transaction { $0.disablesAnimations = true }", both,
      ["scale": "jump", "x": "jump", "y": ""]
    ),
    (
      "scale.transaction { $0.disablesAnimations = true }.animation(.bouncy, value: isOpen)", both,
      ["scale": ".bouncy", "x": "jump", "y": ""]
    ),
    (
      "x.transaction { transaction in\n  transaction.animation = nil\n}", eased,
      ["scale": ".easeInOut", "x": "jump", "y": ""]
    ),
    (
      "Group { x; y }.transaction(value: isOpen) { (t) in t.animation = .smooth }", "y = 1",
      ["scale": "", "x": "", "y": "jump"]
    ),
    (
      "Group { x; y }.transaction(value: isOpen) { (t) in t.animation = .smooth }",
      both + "; y = 1",
      ["scale": "jump", "x": ".smooth", "y": ".smooth"]
    ),
    (
      "x.transaction { $0.animation = nil; $0.tracksVelocity = true }", eased,
      ["scale": ".easeInOut", "x": "jump", "y": ""]
    ),
  ]

  @Test("What animates each attribute", arguments: rows.indices)
  func animated(index: Int) throws {
    let row = Self.rows[index]
    let text = Self.states + row.modifiers + "\nat(0) { \(row.event) }"
    #expect(try ScenarioText.animations(text) == row.animations)
  }
}

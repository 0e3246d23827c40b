// The forms for an app's own views, and for the actions that can be performed on them.
extension ScenarioForm {
  /// The forms for an app's own views, and the words of a script that are for such views alone.
  public static let appViews: [ScenarioForm] = [
    ScenarioForm(
      "struct NAME: View { … }",
      "an app's own view, played as it is: its states, body, modifiers, gestures, timers and animators",
      example: """
        struct Badge: View {
          @State private var isOn = false
          var body: some View {
            Circle().scaleEffect(isOn ? 1.5 : 1).animation(.bouncy, value: isOn)
              .onTapGesture { isOn.toggle() }
          }
        }
        """),
    ScenarioForm(
      "tap(\"TARGET\", count: NUMBER)",
      "taps the element with this title, text, identifier, symbol or row name",
      example: userAction(".onTapGesture(count: 2) { x = 100 }", "tap(\"Card\", count: 2)")),
    ScenarioForm(
      "press(\"TARGET\", for: SECONDS)",
      "holds it down for a while: a long press, or a button with 'configuration.isPressed'",
      example: userAction(".onLongPressGesture { x = 100 }", "press(\"Card\", for: 0.8)")),
    ScenarioForm(
      "drag(\"TARGET\", by: CGSize(width: X, height: Y), for: SECONDS)",
      "drags it in a straight line, with 60 samples a second",
      example: userAction(
        ".gesture(DragGesture().onChanged { x = $0.translation.width })",
        "drag(\"Card\", by: CGSize(width: 120, height: 0), for: 0.25)")),
    ScenarioForm(
      "drag(\"TARGET\") { sample(SECONDS, X, Y) }",
      "drags it through samples, outside of 'at'; 'from:' reads them from a file",
      example: """
        @State var x = 0.0
        Text("Card").offset(x: x).gesture(DragGesture().onChanged { x = $0.translation.width })
        drag("Card") { sample(0.5, 0, 0); sample(0.6, 40, 10) }
        """),
    ScenarioForm(
      "pinch(\"TARGET\", from: SCALE, to: SCALE, for: SECONDS)",
      "two fingers part or come nearer, evenly",
      example: userAction(
        ".gesture(MagnifyGesture().onChanged { x = $0.magnification * 10 })",
        "pinch(\"Card\", from: 1, to: 2, for: 0.5)")),
    ScenarioForm(
      "rotate(\"TARGET\", by: ANGLE, for: SECONDS)", "two fingers turn, evenly",
      example: userAction(
        ".gesture(RotateGesture().onChanged { x = $0.rotation.degrees })",
        "rotate(\"Card\", by: .degrees(90), for: 0.5)")),
    ScenarioForm(
      "scroll(\"TARGET\", by: POINTS, for: SECONDS)",
      "scrolls what is inside, evenly; a CGSize scrolls to the sides",
      example: """
        @State var x = 0.0
        VStack {
          Circle().offset(x: x)
          ScrollView { Text("Card") }
            .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { x = $1 }
        }
        at(0.5) { scroll("ScrollView", by: 300, for: 0.5) }
        """),
    ScenarioForm(
      "set(\"TARGET\", VALUE)", "gives a slider, stepper, picker or text field a value",
      example: """
        @State var x = 0.0
        VStack { Circle().offset(x: x * 100); Slider(value: $x) { Text("Card") } }
        at(0.5) { set("Card", 0.5) }
        """),
    ScenarioForm(
      "hover(\"TARGET\")", "brings a pointer over it; 'leave' takes it away",
      example: userAction(".onHover { x = $0 ? 10 : 0 }", "hover(\"Card\")")),
    ScenarioForm(
      "appear()", "does what the first view does when it appears; 'disappear' the opposite",
      example: userAction(".onAppear { x += 10 }", "appear()")),
  ]

  private static func userAction(_ modifier: String, _ statement: String) -> String {
    """
    @State var x = 0.0
    Text("Card").offset(x: x)\(modifier)
    at(0.5) { \(statement) }
    """
  }
}

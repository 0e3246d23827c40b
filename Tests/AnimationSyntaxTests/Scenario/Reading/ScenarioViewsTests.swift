import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views in a scenario")
struct ScenarioViewsTests {
  /// Returns the names of the rows at the start.
  private func present(_ text: String) throws -> [String] {
    try ScenarioText.rows(text + "\nrun(until: 0)").filter { $0.time == 0 }.map(\.attribute)
  }

  private func events(_ text: String) throws -> [String] {
    try ScenarioText.events(text).flatMap { $0.split(separator: "+").map(String.init) }
  }

  static let isOpen = "@State var isOpen = false\n"

  @Test("A view is there while its condition holds, and the one of 'else' while it does not")
  func conditions() throws {
    let text = """
      @State var a = 2
      if a == 1 { one } else if a == 2 { two; if a > 1 { inner } } else { other }
      """
    #expect(try present(text) == ["a", "two.opacity", "inner.opacity"])
    #expect(
      try present("@State var a = true\n@State var b = false\nif a, !b { both }") == [
        "both.opacity"
      ])
  }

  @Test("Without an animation it is there and gone at once")
  func instantaneous() throws {
    let text =
      Self.isOpen + """
        if isOpen { card.transition(.scale) }
        at(0.1) { isOpen = true }
        at(0.2) { isOpen = false }
        run(until: 0.3)
        """
    let rows = try ScenarioText.rows(text).filter { $0.attribute == "card.scale" }
    #expect(rows.allSatisfy { $0.value == 1 && $0.velocity == 0 })
    #expect(rows.first?.time == 0.1)
    #expect(try events(text) == ["appear:card", "disappear:card", "removed:card"])
  }

  @Test("It comes from where the transition says, by its own size")
  func push() throws {
    let text =
      Self.isOpen + """
        if isOpen { card.frame(width: 50, height: 30).transition(.push(from: .bottom)) }
        at(0) { withAnimation(.linear(duration: 0.5)) { isOpen = true } }
        at(1) { withAnimation(.linear(duration: 0.5)) { isOpen = false } }
        """
    let rows = try ScenarioText.rows(text).filter { $0.attribute == "card.offset.y" }
    #expect(rows.first?.value == 30 && rows.first?.target == 0)
    #expect(rows.last?.value == -30)
    #expect(try events(text) == ["appear:card", "disappear:card", "removed:card"])
  }

  @Test("One that is to come while it goes returns from where it is")
  func insertionWhileLeaving() throws {
    let text =
      Self.isOpen + """
        if isOpen { card }
        at(0) { withAnimation(.linear(duration: 0.4)) { isOpen = true } }
        at(1) { withAnimation(.linear(duration: 0.4)) { isOpen = false } }
        at(1.2) { withAnimation(.linear(duration: 0.4)) { isOpen = true } }
        """
    #expect(try events(text) == ["appear:card", "disappear:card", "appear:card"])
    let rows = try ScenarioText.rows(text)
    let turn = try #require(rows.first { $0.time == 1.2 && $0.attribute == "card.opacity" })
    #expect(turn.event == "combine" && abs((turn.value ?? 0) - 0.5) < 0.01)
    #expect(rows.last?.value == 1)
  }

  @Test("Siblings come and go by themselves, each with its transition's animation or the change's")
  func siblings() throws {
    let text =
      Self.isOpen + """
        if isOpen { card; title.transition(.opacity.animation(.linear(duration: 2))) } else { button }
        at(0) { withAnimation(.bouncy) { isOpen = true } }
        run(until: 0)
        """
    #expect(
      try ScenarioText.animations(text) == [
        "card.opacity": ".bouncy", "title.opacity": ".linear(duration: 2)",
        "button.opacity": ".bouncy",
      ])
  }

  @Test("Animations reach a view from around its condition")
  func implicit() throws {
    let text =
      Self.isOpen + """
        Group { if isOpen { card } }.animation(.smooth, value: isOpen)
        at(0) { isOpen = true }
        run(until: 0)
        """
    #expect(try ScenarioText.animations(text) == ["card.opacity": ".smooth"])
  }

  @Test("By its name a view comes with 'appear' and goes with 'disappear'")
  func names() throws {
    let text = """
      toast.transition(.offset(y: 40))
      at(0) { withAnimation(.bouncy) { appear(toast) } }
      at(2) { withAnimation(.easeIn) { disappear(toast) } }
      """
    let rows = try ScenarioText.rows(text)
    #expect(Set(rows.map(\.attribute)) == ["", "toast.offset.y"])
    #expect(rows.first { !$0.attribute.isEmpty }?.value == 40)
    #expect(try events(text) == ["appear:toast", "disappear:toast", "removed:toast"])
  }

  @Test("Where motion is reduced, what moves fades")
  func reducedMotion() throws {
    let text = """
      card.frame(width: 50).transition(.slide)
      environment.accessibilityReduceMotion = true
      at(0) { withAnimation(.bouncy) { appear(card) } }
      at(2) { environment.accessibilityReduceMotion = false; disappear(card) }
      at(2.5) { withAnimation(.bouncy) { appear(card) } }
      """
    let rows = try ScenarioText.rows(text).filter { !$0.attribute.isEmpty }
    #expect(Set(rows.filter { $0.time < 2 }.map(\.attribute)) == ["card.opacity"])
    #expect(Set(rows.filter { $0.time > 2 }.map(\.attribute)) == ["card.offset.x"])
  }

  @Test("A zoom is told to both views in order, also when it turns back half-way")
  func zoom() throws {
    let text = """
      @Namespace private var namespace
      @State var isShown = false
      card.frame(width: 80, height: 60).offset(x: 20, y: 500)
        .matchedTransitionSource(id: "card", in: namespace)
      if isShown {
        detail.frame(width: 390, height: 844)
          .navigationTransition(.zoom(sourceID: "card", in: namespace))
      }
      at(0.1) { withAnimation(.smooth) { isShown = true } }
      at(0.3) { withAnimation(.smooth) { isShown = false } }
      """
    let rows = try ScenarioText.rows(text)
    let start = rows.filter { $0.time == 0 }
    #expect(start.map(\.value) == [20, 500, 80, 60])
    #expect(
      start.map(\.attribute) == [
        "detail.origin.x", "detail.origin.y", "detail.size.width", "detail.size.height",
      ])
    #expect(
      try events(text) == [
        "willDisappear:card", "willAppear:detail", "didDisappear:card", "didAppear:detail",
        "willDisappear:detail", "willAppear:card", "didDisappear:detail", "didAppear:card",
      ])
  }

  static let errors: [(String, String)] = [
    (
      "card.transition(⟨.slide⟩)",
      "this transition moves the view by its own width; give it a size before it, as in "
        + "'.frame(width: 50, height: 30)'"
    ),
    (
      "card.frame(width: 3).transition(⟨.move(edge: .top)⟩)",
      "this transition moves the view by its own height; give it a size before it, as in "
        + "'.frame(width: 50, height: 30)'"
    ),
    ("card.frame(width: ⟨-3⟩).transition(.slide)", "'width' must be 0 or more, not -3"),
    (
      "card.transition(.opacity).⟨transition⟩(.scale)",
      "the view already has a transition; combine them, as in "
        + "'.transition(.slide.combined(with: .opacity))'"
    ),
    (
      isOpen + "if isOpen { card.⟨animation⟩(.bouncy, value: isOpen) }",
      "inside the 'if' an '.animation' does not reach the transition; write it outside, as in "
        + "'Group { if isOpen { card } }.animation(…)'"
    ),
    (
      isOpen + "if isOpen ⟨{ }⟩",
      "it is empty; name the view to insert and remove, as in "
        + "'if isOpen { card.transition(.slide) }'"
    ),
    (
      isOpen + "if isOpen { ⟨Text(\"hi\")⟩ }",
      "the content of 'Text' is not read; write its name alone"
    ),
    (
      isOpen + "if isOpen { ⟨isOpen = true⟩ }",
      "expected views by name, as in 'card.transition(.slide)'; to choose a value write "
        + "'condition ? one : other'"
    ),
    (
      isOpen + "if isOpen { card.⟨transiton⟩(.scale) }",
      "'transiton' is not known; did you mean 'transition'?"
    ),
    ("@State var x = 0.0\nif ⟨x⟩ { card }", "'if' must be a Bool, not a Double"),
    (
      "let isOpen = true\nif ⟨isOpen⟩ { card }",
      "this never changes; write a state, or a value computed from one"
    ),
    (
      isOpen + "if isOpen { card }\nat(0) { appear(⟨card⟩) }",
      "'card' is shown while the condition around it holds; change that instead"
    ),
    (
      "at(0) { appear(⟨card⟩) }\ncard.transition(.opacity)",
      "'card' is declared below, in line 2; declare it before it is used"
    ),
    (
      "@State var x = 0.0\nat(0) { disappear(⟨x⟩) }",
      "'x' is not a view; declare it above, as in 'x.transition(.slide)'"
    ),
    (
      "card.transition(.opacity)\nat(0) { appear(⟨cord⟩) }",
      "'cord' is not known; did you mean 'card'?"
    ),
    (
      "card.transition(.opacity)\nlet x = ⟨card⟩ + 1.0", "expected a value, not a view"
    ),
    (
      "card.transition(.opacity)\n@State var ⟨card⟩ = 1.0", "'card' is already declared in line 1"
    ),
    (
      isOpen + "if isOpen { card.⟨matchedGeometryEffect⟩(id: 1, in: space) }",
      "write the rectangle itself, which is animated with the change: "
        + "'let frame = isOpen ? CGRect(…) : CGRect(…)'"
    ),
    (
      isOpen
        + "if isOpen { detail.frame(width: 3, height: 4).navigationTransition(⟨.zoom(sourceID: 3)⟩) }",
      "no view above has a 'matchedTransitionSource(id:)' with this ID"
    ),
    (
      "⟨card⟩.matchedTransitionSource(id: 3)",
      "a zoom goes from one rectangle to another; give the view a size and an offset, as in "
        + "'.frame(width: 80, height: 80).offset(x: 20, y: 500)'"
    ),
    (
      "card.⟨navigationTransition⟩(.zoom(sourceID: 3))",
      "the view must be inserted and removed; write it in 'if isShown { … }'"
    ),
  ]

  @Test("Mistakes are told with the place", arguments: errors.indices)
  func mistakes(index: Int) { ScenarioText.expectError(Self.errors[index]) }
}

// The forms for views that are inserted and removed, and for views that animators move.
extension ScenarioForm {
  static let views: [ScenarioForm] = [
    ScenarioForm(
      "if CONDITION { NAME.frame(width: WIDTH, height: HEIGHT).transition(TRANSITION) }",
      "a view that is shown while a condition holds, inserted and removed with a transition, by default a fade; "
        + "the size is for transitions that move by it",
      example: """
        @State var isOpen = false
        if isOpen { card.frame(width: 50, height: 30).transition(.push(from: .bottom)) }
        at(0) { withAnimation(.spring) { isOpen.toggle() } }
        """),
    ScenarioForm(
      "Group { if CONDITION { NAME } }.animation(EXPR, value: VALUE)",
      "animates insertion and removal of the views in every update that changes VALUE",
      example: """
        @State var isOpen = false
        Group { if isOpen { card } else { button } }.animation(.bouncy, value: isOpen)
        at(0) { isOpen.toggle() }
        """),
    ScenarioForm(
      "NAME.transition(TRANSITION)",
      "a view that is inserted with appear(NAME) and removed with disappear(NAME); it is absent at "
        + "the start",
      example: """
        toast.transition(.offset(y: 40).combined(with: .opacity))
        at(0) { withAnimation(.bouncy) { appear(toast) } }
        """),
    ScenarioForm(
      "NAME.navigationTransition(.zoom(sourceID: ID))",
      "in an 'if', a view that zooms out of another, which is written NAME.matchedTransitionSource(id: ID); both "
        + "have a .frame(width: WIDTH, height: HEIGHT) and optionally an .offset(x: X, y: Y)",
      example: """
        @State var isShown = false
        card.frame(width: 80, height: 80).offset(x: 20, y: 500).matchedTransitionSource(id: "card")
        if isShown {
          detail.frame(width: 390, height: 844).navigationTransition(.zoom(sourceID: "card"))
        }
        at(0) { withAnimation(.smooth) { isShown = true } }
        """),
  ]

  static let animators: [ScenarioForm] = [
    ScenarioForm(
      "PhaseAnimator(PHASES, trigger: VALUE) { PHASE in let NAME = VALUE } animation: { PHASE in EXPR }",
      "animates the named values through phases, once per change of the trigger, or forever without one. Phases are a "
        + "list of values, or of cases such as '.up'; choose between them with '?', 'if' or 'switch'",
      example: """
        @State var taps = 0
        PhaseAnimator([false, true], trigger: taps) { isUp in
          let offset = isUp ? -20.0 : 0.0
          let scale = isUp ? 1.2 : 1.0
        } animation: { isUp in
          isUp ? .bouncy : .easeInOut
        }
        at(0) { taps += 1 }
        """),
    ScenarioForm(
      "NAME.phaseAnimator(PHASES, trigger: VALUE) { CONTENT, PHASE in CONTENT.scaleEffect(VALUE) }",
      "the same for a view, animated with .scaleEffect, .offset, .rotationEffect, .opacity, .blur and the other "
        + "modifiers that take numbers; others are ignored. In a file without 'at', 'drag' or 'run' the view is any "
        + "expression, the trigger changes at 0.5 s, and the enumerations and structures of the same file are looked up",
      example: """
        @State var taps = 0
        heart.phaseAnimator([.rest, .up], trigger: taps) { content, phase in
          content.scaleEffect(phase == .up ? 1.4 : 1).offset(y: phase == .up ? -20 : 0)
        }
        at(0) { taps += 1 }
        """),
    ScenarioForm(
      "KeyframeAnimator(initialValue: VALUES, trigger: VALUE) { KeyframeTrack(\\.NAME) { KEYFRAMES } }",
      "animates properties through keyframes, once per change of the trigger; without one forever, or while "
        + "'repeating: CONDITION' holds. A content closure before 'keyframes:' is ignored; "
        + "NAME.keyframeAnimator is the same for a view. VALUES is a tuple with names, or a structure of the file",
      example: """
        @State var taps = 0
        KeyframeAnimator(initialValue: (scale: 1.0, y: 0.0), trigger: taps) {
          KeyframeTrack(\\.scale) {
            CubicKeyframe(1.5, duration: 0.2)
            SpringKeyframe(1, spring: .bouncy)
          }
          KeyframeTrack(\\.y) {
            SpringKeyframe(-40, duration: 0.3)
            LinearKeyframe(0, duration: 0.3)
          }
        }
        at(0) { taps += 1 }
        """),
  ]
}

// What comes and goes, and what is moved by animators.
extension ScenarioForm {
  static let views: [ScenarioForm] = [
    ScenarioForm(
      "if CONDITION { NAME.frame(width: WIDTH, height: HEIGHT).transition(TRANSITION) }",
      "a view that is there while a condition holds, and comes and goes with a transition, by default a fade; "
        + "the size is for transitions by the view's own",
      example: """
        @State var isOpen = false
        if isOpen { card.frame(width: 50, height: 30).transition(.push(from: .bottom)) }
        at(0) { withAnimation(.spring) { isOpen.toggle() } }
        """),
    ScenarioForm(
      "Group { if CONDITION { NAME } }.animation(EXPR, value: VALUE)",
      "animates views that come and go wherever a change alters the value",
      example: """
        @State var isOpen = false
        Group { if isOpen { card } else { button } }.animation(.bouncy, value: isOpen)
        at(0) { isOpen.toggle() }
        """),
    ScenarioForm(
      "NAME.transition(TRANSITION)",
      "a view that comes and goes by its name, with appear(NAME) and disappear(NAME); it is not there at "
        + "the start",
      example: """
        toast.transition(.offset(y: 40).combined(with: .opacity))
        at(0) { withAnimation(.bouncy) { appear(toast) } }
        """),
    ScenarioForm(
      "NAME.navigationTransition(.zoom(sourceID: ID))",
      "in an 'if', a view that grows out of another, which is written NAME.matchedTransitionSource(id: ID); both "
        + "have a .frame(width: WIDTH, height: HEIGHT) and perhaps an .offset(x: X, y: Y)",
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
      "moves what is named through phases, once for every change of the value; for ever without one. Phases are a "
        + "list of values, or of cases as '.up'; every choice may be made with '?', 'if' or 'switch'",
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
      "the same of a view, which .scaleEffect, .offset, .rotationEffect, .opacity and .blur move",
      example: """
        @State var taps = 0
        heart.phaseAnimator([.rest, .up], trigger: taps) { content, phase in
          content.scaleEffect(phase == .up ? 1.4 : 1).offset(y: phase == .up ? -20 : 0)
        }
        at(0) { taps += 1 }
        """),
    ScenarioForm(
      "KeyframeAnimator(initialValue: VALUES, trigger: VALUE) { KeyframeTrack(\\.NAME) { KEYFRAMES } }",
      "moves properties through keyframes, once for every change of the value; without one for ever, or while "
        + "'repeating: CONDITION' holds. What is shown may stand in braces before 'keyframes:' and is not looked at; "
        + "NAME.keyframeAnimator is the same of a view",
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

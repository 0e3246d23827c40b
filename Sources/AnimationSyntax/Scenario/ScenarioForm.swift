/// A form of statement or declaration in a scenario, for listings and the manual.
public struct ScenarioForm: Hashable, Sendable {
  /// The syntax of the form, with capitalized words for its variable parts.
  public var text: String

  /// The description of its effect.
  public var summary: String

  /// A complete scenario with the form.
  public var example: String

  init(_ text: String, _ summary: String, example: String) {
    self.text = text
    self.summary = summary
    self.example = example
  }

  static let declarations: [ScenarioForm] = [
    ScenarioForm(
      "@State var NAME = VALUE",
      "a state; a number, size, point, rectangle, angle or unit point is shown and animates, a whole number "
        + "is shown and jumps, a Boolean or a text is not shown",
      example: "@State var size = CGSize(width: 40, height: 20)"),
    ScenarioForm(
      "let NAME = VALUE",
      "a shown value computed from states, again after every change; without any state, a "
        + "constant",
      example: "@State var isOpen = false\nlet scale = isOpen ? 1.5 : 1.0"),
    ScenarioForm(
      "@Animatable let NAME = Int(NUMBER)",
      "a counter: the number animates, and its rounded value is shown in every frame",
      example: "@State var count = 0.0\n@Animatable let label = Int(count)"),
    ScenarioForm(
      "let NAME = Animation.EXPR",
      "a name for an animation",
      example: """
        @State var x = 0.0
        let quick = Animation.spring(duration: 0.3)
        at(0) { withAnimation(quick) { x = 1 } }
        """),
  ]

  static let modifiers: [ScenarioForm] = [
    ScenarioForm(
      "NAME.animation(EXPR, value: VALUE)",
      "animates a shown value in every update that changes VALUE; nil removes the animation",
      example: """
        @State var isOpen = false
        let scale = isOpen ? 1.5 : 1.0
        scale.animation(.bouncy, value: isOpen)
        """),
    ScenarioForm(
      "NAME.contentTransition(.numericText(countsDown: FLAG))",
      "rolls the digits of a whole number in animated changes: the old number is shown until half of the travel, and "
        + "NAME.roll is the progress; also .numericText(value: Double(NAME)), .opacity, .interpolate and "
        + ".identity",
      example: """
        @State var count = 9
        count.contentTransition(.numericText())
        at(0) { withAnimation(.snappy) { count = 12 } }
        """),
    ScenarioForm(
      "Group { NAME; NAME }.animation(EXPR, value: VALUE)",
      "animates everything inside that changes in an update that changes VALUE",
      example: """
        @State var isOpen = false
        @State var offset = 0.0
        let scale = isOpen ? 1.5 : 1.0
        Group { offset; scale }.animation(.bouncy, value: isOpen)
        """),
    ScenarioForm(
      "Group { NAME; NAME }.animation(EXPR) { $0.NAME }",
      "animates what its closure lists, at every change; $0 alone is everything inside",
      example: """
        @State var scale = 1.0
        @State var opacity = 0.0
        Group { scale; opacity }.animation(.bouncy) { $0.scale }
        """),
    ScenarioForm(
      "NAME.transaction { $0.animation = EXPR; $0.disablesAnimations = true }",
      "changes the transactions that reach a shown value; with (value: VALUE), only those that change "
        + "VALUE",
      example: "@State var x = 0.0\nx.transaction { $0.disablesAnimations = true }"),
  ]

  static let events: [ScenarioForm] = [
    ScenarioForm(
      "at(SECONDS) { STATEMENTS }",
      "changes at one time, in one update",
      example: "@State var x = 0.0\nat(0.5) { x = 1 }"),
    ScenarioForm(
      "drag(NAME, animation: EXPR) { sample(SECONDS, VALUE) }",
      "a gesture that writes a state; without an animation its velocity is tracked, and a "
        + "spring that takes over keeps it",
      example: """
        @State var offset = 0.0
        drag(offset) { sample(0, 0); sample(0.016, 12) }
        """),
    ScenarioForm(
      "drag(NAME, from: \"FILE.csv\")",
      "the same from a table with the columns time and value, or time and the names of the components",
      example: "@State var offset = 0.0\ndrag(offset, from: \"flick.csv\")"),
    ScenarioForm(
      "for NAME in 0..<COUNT { at(SECONDS) { STATEMENTS } }",
      "repeats events with a counter",
      example: "@State var x = 0.0\nfor i in 0..<3 { at(Double(i) * 0.1) { x += 1 } }"),
    ScenarioForm(
      "run(until: SECONDS)",
      "the end time; default: when everything is at rest",
      example: "@State var x = 0.0\nrun(until: 2)"),
  ]

  static let statements: [ScenarioForm] = [
    ScenarioForm(
      "for, while, if, switch, guard, let, var, func",
      "any Swift that plays in a view, in 'at', in values and in declarations: states may be arrays, enumerations and "
        + "structures, and functions of the file are called",
      example: """
        @State var heights = [10.0, 20.0]
        let sum = heights.reduce(0, +)
        at(0) { for i in 0..<2 { withAnimation(.smooth) { heights[i] *= 2 } } }
        """),
    ScenarioForm(
      "NAME = VALUE",
      "changes a state, as do +=, -=, *=, /=, NAME.toggle() and NAME.PART = VALUE",
      example: "@State var size = CGSize(width: 1, height: 2)\nat(0) { size.width += 3 }"),
    ScenarioForm(
      "withAnimation(EXPR, completionCriteria: CRITERIA) { … } completion: { … }",
      "changes states with an animation; the criteria are .logicallyComplete or .removed, and all but "
        + "the first braces may be left out",
      example: """
        @State var x = 0.0
        at(0) {
          withAnimation(.bouncy, completionCriteria: .removed) { x = 1 } completion: { log("there") }
        }
        """),
    ScenarioForm(
      "withTransaction(Transaction(animation: EXPR)) { … }",
      "changes states in a transaction, which may be a named one; "
        + "withTransaction(\\.disablesAnimations, true) sets one of its values",
      example: """
        @State var x = 0.0
        at(0) { withTransaction(\\.disablesAnimations, true) { x = 1 } }
        """),
    ScenarioForm(
      "environment.animationPaused = VALUE",
      "pauses and resumes animations that end in .pausable",
      example: """
        @State var x = 0.0
        at(0) { withAnimation(.easeInOut(duration: 1).pausable) { x = 1 } }
        at(0.5) { environment.animationPaused = true }
        run(until: 2)
        """),
    ScenarioForm(
      "environment.accessibilityReduceMotion = VALUE",
      "makes views that are inserted later fade instead of moving",
      example: """
        card.frame(width: 50, height: 30).transition(.slide)
        environment.accessibilityReduceMotion = true
        at(0) { withAnimation(.bouncy) { appear(card) } }
        """),
    ScenarioForm(
      "appear(NAME)",
      "inserts a view that is declared by name; disappear(NAME) removes it",
      example: """
        toast.transition(.opacity)
        at(0) { withAnimation(.easeOut) { appear(toast) } }
        at(1) { withAnimation(.easeIn) { disappear(toast) } }
        """),
    ScenarioForm(
      "log(\"WORDS\")",
      "writes a text to the event column and to the figure",
      example: "@State var x = 0.0\nat(0) { log(\"begin\") }"),
  ]

  static let contexts: [ScenarioForm] = [
    ScenarioForm(
      "context(.app)",
      "where the scenario is shown; in a .widget or .liveActivity no animation lasts longer than two seconds, "
        + "an update without an animation has the default one, and a Live Activity ends after eight "
        + "hours",
      example: """
        @State var x = 0.0
        context(.liveActivity)
        at(0) { withAnimation(.default.speed(0.25).delay(0.5)) { x = 1 } }
        """),
    ScenarioForm(
      "entry(at: SECONDS) { STATEMENTS }",
      "an entry of a widget's timeline, and what it changes",
      example: """
        @State var count = 0.0
        context(.widget)
        entry(at: 0) { count = 3 }
        """),
    ScenarioForm(
      "policy(.atEnd)",
      "when a widget asks for a new timeline: with the last entry, .after(SECONDS) or .never",
      example: """
        @State var count = 0.0
        context(.widget)
        entry(at: 0) { count = 3 }
        policy(.after(60))
        """),
    ScenarioForm(
      "environment.isLuminanceReduced = VALUE",
      "dims the display: widgets and Live Activities do not animate until it is false again",
      example: """
        @State var x = 0.0
        context(.widget)
        at(0) { environment.isLuminanceReduced = true }
        at(1) { x = 1 }
        """),
  ]
}

internal import AnimationModel

extension Catalog {
  /// The transitions of views.
  static let transitions: [CallableSignature] =
    [
      .make(.transition, .property, "identity", "appears and disappears at once") {
        .transition(.identity)
      },
      .make(.transition, .property, "opacity", "fades; the default of a view without a transition")
      {
        .transition(.opacity)
      },
      .make(
        .transition, .function, "move",
        "moves in from an edge, and out to it, by the view's own size",
        .edge("edge", label: "edge", help: "the edge")
      ) { .transition(.move(edge: $0)) },
      .make(
        .transition, .property, "slide",
        "moves in from the leading edge, and out to the trailing edge, by the view's own width"
      ) { .transition(.slide) },
      .make(
        .transition, .function, "push",
        "moves and fades in from an edge, and out to the opposite edge",
        .edge("edge", label: "from", help: "the edge the view comes in from")
      ) { .transition(.push(from: $0)) },
      .make(
        .transition, .function, "offset", "moves in from an offset, and out to it",
        .number("x", default: 0, help: "points to the right"),
        .number("y", default: 0, help: "points down")
      ) { .transition(.offset(x: $0, y: $1)) },
      .make(
        .transition, .function, "offset", "moves in from an offset, and out to it",
        .plainSize("offset", help: "points to the right and down")
      ) { .transition(.offset(x: $0.width, y: $0.height)) },
      .make(
        .transition, .property, "scale", "scales up from nothing, and down to it, about the center"
      ) {
        .transition(.scale)
      },
      .make(
        .transition, .function, "scale", "scales in from a factor, and out to it",
        .number("scale", help: largerBy), .anchor
      ) { .transition(.scale(scale: $0, anchor: $1)) },
      .make(
        .transition, .function, "scale", "scales in from a factor, and out to it",
        .plainNumber("scale", help: largerBy), .anchor
      ) { .transition(.scale(scale: $0, anchor: $1)) },
      .make(
        .transition, .property, "blurReplace",
        "fades with a blur; the removed view shrinks and the inserted view grows"
      ) { .transition(AnyTransition(.blurReplace)) },
      .make(
        .transition, .function, "blurReplace", "fades with a blur and a change of scale",
        .blurReplace(
          "config", help: "whether the removed view shrinks or grows; the inserted view grows")
      ) { .transition(AnyTransition(.blurReplace($0))) },
      .make(
        .transition, .function, "asymmetric",
        "one transition for insertion, another for removal",
        .transition(
          "insertion", label: "insertion", help: "the transition when the view is inserted"),
        .transition("removal", label: "removal", help: "the transition when the view is removed")
      ) { .transition(.asymmetric(insertion: $0, removal: $1)) },
      .make(
        .transition, .initializer, "AnyTransition", "wraps a transition",
        .transition("transition", label: nil, help: "a transition")
      ) { .transition($0) },
    ] + transitionModifiers

  private static let largerBy = "the scale of the view while it is absent"

  private static let transitionModifiers: [CallableSignature] = [
    modifier(
      "combined", "both transitions at once",
      .transition("other", label: "with", help: "the other transition")
    ) { $0.combined(with: $1) },
    modifier(
      "animation", "gives the transition its own animation, instead of that of the change",
      .plainAnimation("animation", help: "the animation; nil for none")
    ) { $0.animation($1) },
  ]

  private static func modifier<Value: Sendable>(
    _ name: String, _ summary: String, _ parameter: Parameter<Value>,
    apply: @escaping @Sendable (AnyTransition, Value) -> AnyTransition
  ) -> CallableSignature {
    CallableSignature(
      kind: .transition, form: .function, name: name, parameters: [parameter.signature],
      summary: summary, valueType: .transition, isMember: true
    ) { receiver, arguments, _ in
      guard case .transition(let transition) = receiver,
        let argument = arguments.first.flatMap(parameter.extract)
      else { preconditionFailure("'\(name)' is a member of transitions with one argument") }
      return .transition(apply(transition, argument))
    }
  }
}

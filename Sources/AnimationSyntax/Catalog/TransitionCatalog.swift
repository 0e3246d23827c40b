internal import AnimationModel

extension Catalog {
  /// How views come and go.
  static let transitions: [CallableSignature] =
    [
      .make(.transition, .property, "identity", "there at once, and gone at once") {
        .transition(.identity)
      },
      .make(.transition, .property, "opacity", "fades; what a view does that has no transition") {
        .transition(.opacity)
      },
      .make(
        .transition, .function, "move", "in from an edge, and out to it, by the view's own size",
        .edge("edge", label: "edge", help: "the edge")
      ) { .transition(.move(edge: $0)) },
      .make(
        .transition, .property, "slide",
        "in from the leading edge, and out to the trailing one, by the view's own width"
      ) { .transition(.slide) },
      .make(
        .transition, .function, "push",
        "in from an edge with a fade, and out to the opposite one with another",
        .edge("edge", label: "from", help: "the edge from which it comes")
      ) { .transition(.push(from: $0)) },
      .make(
        .transition, .function, "offset", "in from some points away, and out to there",
        .number("x", default: 0, help: "points to the right"),
        .number("y", default: 0, help: "points down")
      ) { .transition(.offset(x: $0, y: $1)) },
      .make(
        .transition, .function, "offset", "in from some points away, and out to there",
        .plainSize("offset", help: "points to the right and down")
      ) { .transition(.offset(x: $0.width, y: $0.height)) },
      .make(.transition, .property, "scale", "in from nothing, and out to it, about the centre") {
        .transition(.scale)
      },
      .make(
        .transition, .function, "scale", "in from a smaller or larger size, and out to it",
        .number("scale", help: largerBy), .anchor
      ) { .transition(.scale(scale: $0, anchor: $1)) },
      .make(
        .transition, .function, "scale", "in from a smaller or larger size, and out to it",
        .plainNumber("scale", help: largerBy), .anchor
      ) { .transition(.scale(scale: $0, anchor: $1)) },
      .make(
        .transition, .property, "blurReplace",
        "a fade with a blur, in which what goes shrinks and what comes grows"
      ) { .transition(AnyTransition(.blurReplace)) },
      .make(
        .transition, .function, "blurReplace", "a fade with a blur and a change of size",
        .blurReplace("config", help: "whether what goes shrinks or grows; what comes grows")
      ) { .transition(AnyTransition(.blurReplace($0))) },
      .make(
        .transition, .function, "asymmetric",
        "one transition on the way in, another on the way out",
        .transition("insertion", label: "insertion", help: "the transition on the way in"),
        .transition("removal", label: "removal", help: "the transition on the way out")
      ) { .transition(.asymmetric(insertion: $0, removal: $1)) },
      .make(
        .transition, .initializer, "AnyTransition", "the transition inside",
        .transition("transition", label: nil, help: "a transition")
      ) { .transition($0) },
    ] + transitionModifiers

  private static let largerBy = "the part of its size that it has when it is not there"

  private static let transitionModifiers: [CallableSignature] = [
    modifier(
      "combined", "both transitions at once",
      .transition("other", label: "with", help: "the other transition")
    ) { $0.combined(with: $1) },
    modifier(
      "animation", "the transition with an animation of its own, instead of that of the change",
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

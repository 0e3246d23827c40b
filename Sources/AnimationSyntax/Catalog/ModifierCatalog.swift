internal import AnimationModel
internal import SwiftProgram

extension Catalog {
  /// The modifiers, each of which changes the animation before it.
  static let modifiers: [CallableSignature] = [
    .modifier(
      "delay", "waits before the animation starts",
      .seconds(
        "delay", label: .some(nil), in: .any,
        help: "the delay, in seconds; a negative delay starts part-way through")
    ) { $0.delay($1) },
    .modifier(
      "speed", "plays the animation faster or slower",
      .plainNumber("speed", help: "the factor: 2 is twice as fast, 0 holds the start")
    ) { $0.speed($1) },
    .modifier(
      "repeatCount", "repeats the animation a number of times",
      .plainInteger(
        "repeatCount", help: "the number of cycles, reversed ones included; at least one"),
      .flag("autoreverses", default: true, help: reverses)
    ) { $0.repeatCount($1, autoreverses: $2) },
    .modifier(
      "repeatForever", "repeats the animation forever",
      .flag("autoreverses", default: true, help: reverses)
    ) { $0.repeatForever(autoreverses: $1) },
    .modifier(
      "logicallyComplete", "sets the time of logical completion",
      .seconds("duration", label: "after", help: "the time of logical completion, in seconds")
    ) { $0.logicallyComplete(after: $1) },
  ]

  private static let reverses = "whether every second cycle plays in reverse"
}

internal import AnimationModel

extension Catalog {
  /// What changes the animation before it.
  static let modifiers: [CallableSignature] = [
    .modifier(
      "delay", "waits before it begins",
      .seconds(
        "delay", label: .some(nil), in: .any,
        help: "how long to wait, in seconds; a negative delay starts part-way in")
    ) { $0.delay($1) },
    .modifier(
      "speed", "plays it faster or slower",
      .plainNumber("speed", help: "how many times as fast; 0 holds the start")
    ) { $0.speed($1) },
    .modifier(
      "repeatCount", "plays it several times",
      .plainInteger("repeatCount", help: "how many times, ways back included; at least once"),
      .flag("autoreverses", default: true, help: reverses)
    ) { $0.repeatCount($1, autoreverses: $2) },
    .modifier(
      "repeatForever", "plays it over and over",
      .flag("autoreverses", default: true, help: reverses)
    ) { $0.repeatForever(autoreverses: $1) },
    .modifier(
      "logicallyComplete", "sets when it counts as complete",
      .seconds("duration", label: "after", help: "after how many seconds")
    ) { $0.logicallyComplete(after: $1) },
  ]

  private static let reverses = "whether every second time runs back"
}

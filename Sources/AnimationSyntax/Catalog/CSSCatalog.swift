internal import AnimationModel
internal import SwiftProgram

extension Catalog {
  /// The easing functions of CSS.
  static let easings: [CallableSignature] = [
    easing("linear", "constant speed", .linear),
    easing("ease", "starts quickly, ends slowly; CSS's default", .ease),
    easing("ease-in", "starts slowly", .easeIn),
    easing("ease-out", "ends slowly", .easeOut),
    easing("ease-in-out", "starts and ends slowly", .easeInOut),
    easing("step-start", "jumps to the end at the start", .stepStart),
    easing("step-end", "jumps to the end at the end", .stepEnd),
    .make(
      .css, .function, "cubic-bezier", "a cubic Bézier from (0, 0) to (1, 1)",
      .cssNumber("x1", in: .atLeast(0).upTo(1), help: "first control point, time"),
      .cssNumber("y1", help: "first control point, progress"),
      .cssNumber("x2", in: .atLeast(0).upTo(1), help: "second control point, time"),
      .cssNumber("y2", help: "second control point, progress")
    ) { .easing(.cubicBezier($0, $1, $2, $3)) },
    .make(
      .css, .function, "linear", "straight lines between stops",
      .cssStops(
        "stops",
        help: "two or more: a progress, then no time, one time or a range of two times, in %")
    ) { .easing(.linear($0)) },
    .make(
      .css, .function, "steps", "equal steps",
      .plainInteger(
        "count", type: .cssInteger, in: .atLeast(1).upTo(10_000),
        help: "the number of steps; at least 2 for jump-none"),
      .cssStepPosition(
        "position", default: .jumpEnd,
        help: "jump-start, jump-end, jump-none, jump-both, start or end")
    ) { .easing(.steps($0, $1)) },
  ]

  private static func easing(
    _ name: String, _ summary: String, _ function: EasingFunction
  ) -> CallableSignature {
    .make(.css, .property, name, summary) { .easing(function) }
  }
}

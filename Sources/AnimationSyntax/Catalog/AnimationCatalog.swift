internal import AnimationModel
internal import SwiftProgram

extension Catalog {
  /// The animations with timing curves, and the default one.
  static let curveAnimations: [CallableSignature] =
    [
      CallableSignature(
        kind: .animation, form: .property, name: "default", parameters: [],
        summary: "SwiftUI's default animation: a spring without bounce; "
          + "ease-in-out before iOS 17",
        valueType: .animation, isMember: false
      ) { _, _, semantics in
        .animation(semantics.defaultAnimation)
      }
    ]
    + curve(
      "linear", "constant speed",
      property: { .linear }, function: { .linear(duration: $0) })
    + curve(
      "easeIn", "starts slowly",
      property: { .easeIn }, function: { .easeIn(duration: $0) })
    + curve(
      "easeOut", "ends slowly",
      property: { .easeOut }, function: { .easeOut(duration: $0) })
    + curve(
      "easeInOut", "starts and ends slowly",
      property: { .easeInOut }, function: { .easeInOut(duration: $0) })
    + [
      .make(
        .animation, .function, "timingCurve", "a cubic Bézier from (0, 0) to (1, 1)",
        .plainNumber("p1x", help: "first control point, time"),
        .plainNumber("p1y", help: "first control point, progress"),
        .plainNumber("p2x", help: "second control point, time"),
        .plainNumber("p2y", help: "second control point, progress"),
        .seconds("duration", default: 0.35, help: howLong)
      ) { .animation(.timingCurve($0, $1, $2, $3, duration: $4)) },
      .make(
        .animation, .function, "timingCurve", "a unit curve over a duration",
        .plainUnitCurve("curve", help: "the curve"),
        .seconds("duration", help: howLong)
      ) { .animation(.timingCurve($0, duration: $1)) },
    ]

  private static let howLong = "the duration, in seconds"

  private static func curve(
    _ name: String, _ summary: String,
    property: @escaping @Sendable () -> Animation,
    function: @escaping @Sendable (Double) -> Animation
  ) -> [CallableSignature] {
    [
      .make(.animation, .property, name, "\(summary); takes 0.35 s") { .animation(property()) },
      .make(.animation, .function, name, summary, .seconds("duration", help: howLong)) {
        .animation(function($0))
      },
    ]
  }
}

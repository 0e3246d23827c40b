internal import AnimationModel
internal import SwiftProgram

extension Catalog {
  /// Springs as values.
  static let springs: [CallableSignature] =
    [
      .make(
        .spring, .initializer, "Spring", "a spring by duration and bounce",
        .seconds("duration", default: 0.5, in: .above(0), help: perceptual),
        .number("bounce", default: 0, in: .above(-1), help: bounce)
      ) { .spring(Spring(duration: $0, bounce: $1)) },
      .make(
        .spring, .initializer, "Spring", "a spring by response and damping",
        .number("response", in: .above(0), help: response),
        .number("dampingRatio", in: .atLeast(0), help: fraction)
      ) { .spring(Spring(response: $0, dampingRatio: $1)) },
      .make(
        .spring, .initializer, "Spring", "a spring by mass, stiffness and damping",
        .number("mass", default: 1, in: .above(0), help: mass),
        .number("stiffness", in: .above(0), help: stiffness),
        .number("damping", in: .atLeast(0), help: damping),
        .flag(
          "allowOverDamping", default: false,
          help: "whether damping above critical is kept")
      ) {
        .spring(Spring(mass: $0, stiffness: $1, damping: $2, allowOverDamping: $3))
      },
      .make(
        .spring, .initializer, "Spring", "a spring by settling duration and damping ratio",
        .seconds(
          "settlingDuration", in: .atLeast(0.01).upTo(10),
          help: "the settling duration, in seconds"),
        .number("dampingRatio", in: .above(0).upTo(1), help: fraction),
        .number(
          "epsilon", default: 0.001, in: .above(0).below(1),
          help: "the distance from the target that counts as settled, as a fraction of the travel")
      ) { .spring(Spring(settlingDuration: $0, dampingRatio: $1, epsilon: $2)) },
    ]
    + preset(
      "smooth", "a spring without bounce", base: 0,
      property: { .smooth }, function: { .smooth(duration: $0, extraBounce: $1) })
    + preset(
      "snappy", "a spring with a little bounce", base: 0.15,
      property: { .snappy }, function: { .snappy(duration: $0, extraBounce: $1) })
    + preset(
      "bouncy", "a spring with more bounce", base: 0.3,
      property: { .bouncy }, function: { .bouncy(duration: $0, extraBounce: $1) })

  private static func preset(
    _ name: String, _ summary: String, base: Double,
    property: @escaping @Sendable () -> Spring,
    function: @escaping @Sendable (Double, Double) -> Spring
  ) -> [CallableSignature] {
    [
      .make(.spring, .property, name, summary) { .spring(property()) },
      .make(
        .spring, .function, name, summary,
        .seconds("duration", default: 0.5, in: .above(0), help: perceptual),
        .number("extraBounce", default: 0, in: .above(-1 - base), help: extraBounce(base))
      ) { .spring(function($0, $1)) },
    ]
  }
}

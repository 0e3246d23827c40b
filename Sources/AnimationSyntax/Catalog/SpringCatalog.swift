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
    + presets(
      .spring,
      smooth: ({ .spring(.smooth) }, { .spring(.smooth(duration: $0, extraBounce: $1)) }),
      snappy: ({ .spring(.snappy) }, { .spring(.snappy(duration: $0, extraBounce: $1)) }),
      bouncy: ({ .spring(.bouncy) }, { .spring(.bouncy(duration: $0, extraBounce: $1)) }))
}

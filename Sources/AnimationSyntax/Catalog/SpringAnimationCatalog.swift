internal import AnimationModel
internal import SwiftProgram
internal import TextForms

extension Catalog {
  /// The spring animations.
  ///
  /// Of overloads of one name the first is the one that Swift prefers.
  static let springAnimations: [CallableSignature] =
    fluidSprings
    + presets(
      .animation,
      smooth: ({ .animation(.smooth) }, { .animation(.smooth(duration: $0, extraBounce: $1)) }),
      snappy: ({ .animation(.snappy) }, { .animation(.snappy(duration: $0, extraBounce: $1)) }),
      bouncy: ({ .animation(.bouncy) }, { .animation(.bouncy(duration: $0, extraBounce: $1)) }))
    + interpolatingSprings

  private static let fluidSprings: [CallableSignature] = [
    .make(
      .animation, .property, "spring",
      "a spring without bounce that keeps velocity when interrupted"
    ) { .animation(.spring) },
    .make(
      .animation, .function, "spring",
      "a spring that keeps velocity when interrupted, by duration and bounce",
      .seconds("duration", default: 0.5, help: perceptual),
      .number("bounce", default: 0, in: .above(-1), help: bounce),
      .number("blendDuration", default: 0, in: .atLeast(0), help: blend)
    ) { .animation(.spring(duration: $0, bounce: $1, blendDuration: $2)) },
    .make(
      .animation, .function, "spring",
      "a spring that keeps velocity when interrupted, by response and damping",
      .number("response", default: 0.5, in: .atLeast(0), help: response),
      .number("dampingFraction", default: 0.825, in: .atLeast(0), help: fraction),
      .seconds("blendDuration", default: 0, help: blend)
    ) { .animation(.spring(response: $0, dampingFraction: $1, blendDuration: $2)) },
    .make(
      .animation, .function, "spring",
      "a Spring value as an animation that keeps velocity when interrupted",
      .plainSpring("spring", help: "the spring"),
      .seconds("blendDuration", default: 0, help: blend)
    ) { .animation(.spring($0, blendDuration: $1)) },
    .make(
      .animation, .property, "interactiveSpring", "a quick spring for interactive gestures"
    ) { .animation(.interactiveSpring) },
    .make(
      .animation, .function, "interactiveSpring", "a quick spring for interactive gestures",
      .seconds("duration", default: 0.15, help: perceptual),
      .number(
        "extraBounce", default: 0, in: .above(-1.15), help: "added to a bounce of 0.15"),
      .seconds("blendDuration", default: 0.25, help: blend)
    ) { .animation(.interactiveSpring(duration: $0, extraBounce: $1, blendDuration: $2)) },
    .make(
      .animation, .function, "interactiveSpring",
      "a quick spring for interactive gestures, by response and damping",
      .number("response", default: 0.15, in: .atLeast(0), help: response),
      .number("dampingFraction", default: 0.86, in: .atLeast(0), help: fraction),
      .seconds("blendDuration", default: 0.25, help: blend)
    ) { .animation(.interactiveSpring(response: $0, dampingFraction: $1, blendDuration: $2)) },
  ]

  private static let interpolatingSprings: [CallableSignature] = [
    .make(
      .animation, .property, "interpolatingSpring",
      "a spring without bounce that combines with running animations"
    ) { .animation(.interpolatingSpring) },
    .make(
      .animation, .function, "interpolatingSpring",
      "a spring that combines with running animations, by duration and bounce",
      .seconds("duration", default: 0.5, help: perceptual),
      .number("bounce", default: 0, in: .above(-1), help: bounce),
      .velocity("initialVelocity", default: 0)
    ) { .animation(.interpolatingSpring(duration: $0, bounce: $1, initialVelocity: $2)) },
    .make(
      .animation, .function, "interpolatingSpring",
      "a spring that combines with running animations, by mass, stiffness and damping",
      .number("mass", default: 1, in: .above(0), help: mass),
      .number("stiffness", in: .above(0), help: stiffness),
      .number("damping", in: .atLeast(0), help: damping),
      .velocity("initialVelocity", default: 0)
    ) {
      .animation(
        .interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3))
    },
    .make(
      .animation, .function, "interpolatingSpring",
      "a Spring value as an animation that combines with running animations",
      .plainSpring("spring", help: "the spring"),
      .velocity("initialVelocity", default: 0)
    ) { .animation(.interpolatingSpring($0, initialVelocity: $1)) },
  ]

  /// The functions that make the value of a preset: from its name alone, and from a duration and an extra bounce.
  typealias Preset = (
    plain: @Sendable () -> CatalogValue, bounced: @Sendable (Double, Double) -> CatalogValue
  )

  /// The presets, as a property and as a function each, which springs and animations have alike.
  static func presets(
    _ kind: CallableSignature.Kind, smooth: Preset, snappy: Preset, bouncy: Preset
  ) -> [CallableSignature] {
    [
      ("smooth", "a spring without bounce", 0, smooth),
      ("snappy", "a spring with a little bounce", 0.15, snappy),
      ("bouncy", "a spring with more bounce", 0.3, bouncy),
    ].flatMap { (name, summary, base: Double, preset: Preset) -> [CallableSignature] in
      [
        .make(kind, .property, name, summary, build: preset.plain),
        .make(
          kind, .function, name, summary,
          .seconds("duration", default: 0.5, in: .above(0), help: perceptual),
          .number("extraBounce", default: 0, in: .above(-1 - base), help: extraBounce(base)),
          build: preset.bounced),
      ]
    }
  }

  // MARK: Help shared with the spring values

  static let perceptual = "the perceived duration, in seconds"
  static let bounce = "0: none, 1: oscillates forever; below 0: overdamped"
  static let response = "the period without damping, in seconds; shorter is stiffer"
  static let fraction = "the damping ratio; 0: undamped, 1: just enough not to overshoot"
  static let mass = "mass of the object on the spring"
  static let stiffness = "force per unit of displacement"
  static let damping = "damping force per unit of velocity"
  private static let blend = "the time over which a change of response is blended in, in seconds"

  static func extraBounce(_ base: Double) -> String {
    "added to a bounce of \(NumberText.swift(base))"
  }
}

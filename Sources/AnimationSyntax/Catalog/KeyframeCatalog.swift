internal import AnimationModel

extension Catalog {
  /// The keyframes of a track.
  static let keyframes: [CallableSignature] = [
    .make(
      .keyframe, .initializer, "LinearKeyframe",
      "goes to a value linearly, or along a timing curve",
      .plainValue("to", help: whereTo),
      .seconds("duration", help: howLong),
      .unitCurve("timingCurve", help: "progress as a function of time")
    ) { .keyframe(.linear(to: $0, duration: $1, timingCurve: $2)) },
    .make(
      .keyframe, .initializer, "CubicKeyframe",
      "goes to a value along a cubic, smoothly from and to the neighboring keyframes",
      .plainValue("to", help: whereTo),
      .seconds("duration", help: howLong),
      .optionalValue("startVelocity", help: startVelocity),
      .optionalValue(
        "endVelocity",
        help: "the velocity at the end, per second; default: from the neighboring keyframes")
    ) {
      .keyframe(.cubic(to: $0, duration: $1, startVelocity: $2, endVelocity: $3))
    },
    .make(
      .keyframe, .initializer, "SpringKeyframe",
      "goes to a value with a spring, for a duration or until the spring settles",
      .plainValue("to", help: whereTo),
      .optionalSeconds(
        "duration", help: "the duration, in seconds; default: until the spring settles"),
      .spring("spring", help: "the spring"),
      .optionalValue("startVelocity", help: startVelocity)
    ) { .keyframe(.spring(to: $0, duration: $1, spring: $2, startVelocity: $3)) },
    .make(
      .keyframe, .initializer, "MoveKeyframe", "jumps to a value",
      .plainValue("to", help: whereTo)
    ) { .keyframe(.move(to: $0)) },
  ]

  private static let whereTo = "the value at the end, of the track's type"
  private static let howLong = "the duration, in seconds"
  private static let startVelocity =
    "the velocity at the start, per second; default: that of the keyframe before"
}

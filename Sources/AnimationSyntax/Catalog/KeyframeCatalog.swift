internal import AnimationModel

extension Catalog {
  /// The keyframes of a track.
  static let keyframes: [CallableSignature] = [
    .make(
      .keyframe, .initializer, "LinearKeyframe",
      "goes to a value in a straight line, in the time that a curve tells",
      .plainValue("to", help: whereTo),
      .seconds("duration", help: howLong),
      .unitCurve("timingCurve", help: "the part of the way by the part of the time")
    ) { .keyframe(.linear(to: $0, duration: $1, timingCurve: $2)) },
    .make(
      .keyframe, .initializer, "CubicKeyframe",
      "goes to a value along a cubic that runs smoothly through its neighbours",
      .plainValue("to", help: whereTo),
      .seconds("duration", help: howLong),
      .optionalValue("startVelocity", help: startVelocity),
      .optionalValue(
        "endVelocity", help: "the velocity at the end, per second; without it the neighbours tell")
    ) {
      .keyframe(.cubic(to: $0, duration: $1, startVelocity: $2, endVelocity: $3))
    },
    .make(
      .keyframe, .initializer, "SpringKeyframe",
      "is pulled to a value by a spring, for a time or until it has settled",
      .plainValue("to", help: whereTo),
      .optionalSeconds(
        "duration", help: "when it is cut off, in seconds; without it when it has settled"),
      .spring("spring", help: "the spring"),
      .optionalValue("startVelocity", help: startVelocity)
    ) { .keyframe(.spring(to: $0, duration: $1, spring: $2, startVelocity: $3)) },
    .make(
      .keyframe, .initializer, "MoveKeyframe", "jumps to a value",
      .plainValue("to", help: whereTo)
    ) { .keyframe(.move(to: $0)) },
  ]

  private static let whereTo = "where it leads, a value of the type that the track moves"
  private static let howLong = "how long it takes, in seconds"
  private static let startVelocity =
    "the velocity at the start, per second; without it what comes before tells"
}

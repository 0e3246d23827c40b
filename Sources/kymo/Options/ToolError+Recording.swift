internal import MotionRecording
internal import TextForms

extension ToolError {
  /// The largest number of characters of an expression that a message repeats.
  private static var longestName: Int { 200 }

  /// Does work on a motion, and reports its errors in words.
  static func reporting<Result>(
    _ name: String, _ time: TimeOptions, _ work: () throws(RecordingError) -> Result
  ) throws(ToolError) -> Result {
    do {
      return try work()
    } catch {
      throw ToolError(error, of: name, time: time)
    }
  }

  /// Makes the error for a motion that cannot be recorded.
  ///
  /// A requirement on an option is reported as a mistake on the command line, and a requirement on an expression as
  /// one in the expression.
  init(_ error: RecordingError, of name: String, time: TimeOptions) {
    let name = name.count > Self.longestName ? name.prefix(Self.longestName - 1) + "…" : name
    let asksTooMuch = time.span != nil || time.fps != TimeOptions.defaultRate
    switch error {
    case .tooLong:
      self.init(
        .dataError,
        """
        '\(name)' takes more than 10,000 seconds to come to rest; \
        choose how much of it with --span SECONDS
        """)
    case .tooManyRows(let limit):
      let limit = NumberText.grouped(limit)
      self.init(
        asksTooMuch ? .usage : .dataError,
        asksTooMuch
          ? "'\(name)' would take more than \(limit) rows; lower --fps or --span"
          : """
          '\(name)' is so long that it takes more than \(limit) rows; \
          choose how much of it with --span SECONDS
          """)
    case .tooManyCycles:
      self.init(
        time.span == nil ? .dataError : .usage,
        """
        '\(name)' changes direction too often to be drawn or measured; \
        choose a shorter part with --span SECONDS
        """)
    case .initialVelocityIsAParameter:
      self.init(
        .usage,
        """
        '\(name)' has a parameter for the initial velocity; \
        write it there, in travels per second, or give --gesture-velocity instead of --initial-velocity
        """)
    case .initialVelocityHasNoUse:
      self.init(
        .usage,
        "'\(name)' cannot start with a velocity; --initial-velocity is for springs")
    case .valueOverflows:
      self.init(
        .dataError,
        """
        '\(name)' exceeds the range of numbers (1.8e308); \
        limit it with --span SECONDS, or use values closer together
        """)
    case .travelIsRounding:
      self.init(
        .usage,
        """
        --from and --to are so close for their size that a number can hold fewer than 8 steps between them: \
        the motion would be lost in rounding; use values nearer to 0, or further apart
        """)
    case .animationFailed(let message): self.init(.dataError, message)
    case .travelIsTooLarge:
      self.init(
        .usage,
        "the distance from --from to --to is above 1e303: its velocities could exceed the range of numbers (1.8e308)"
      )
    }
  }
}

internal import AnimationSyntax
internal import MotionRecording

/// Why a run fails: what is told on standard error, and the status it ends with.
struct ToolError: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}

extension ToolError {
  /// An expression that is not understood, with its line and a caret.
  init(_ error: ExpressionError) {
    self.init(.dataError, error.message(width: Terminal.columns(of: .standardError)))
  }

  /// Does something with a motion, and tells what went wrong in words.
  static func telling<Result>(
    _ name: String, _ time: TimeOptions, _ work: () throws(RecordingError) -> Result
  ) throws(ToolError) -> Result {
    do {
      return try work()
    } catch {
      throw ToolError(error, of: name, time: time)
    }
  }

  /// A motion that cannot be recorded.
  ///
  /// What an option asks for is a matter of the command line, what an expression asks for one of the
  /// expression.
  init(_ error: RecordingError, of name: String, time: TimeOptions) {
    let asksTooMuch = time.span != nil || time.fps != TimeOptions.defaultRate
    switch error {
    case .tooLong:
      self.init(
        .dataError,
        """
        '\(name)' takes more than 10,000 seconds to come to rest; \
        give the part you want with --span SECONDS
        """)
    case .tooManyRows(let limit):
      let limit = TextNumber.grouped(limit)
      self.init(
        asksTooMuch ? .usage : .dataError,
        asksTooMuch
          ? "'\(name)' would take more than \(limit) rows; lower --fps or --span"
          : """
          '\(name)' lasts so long that it takes more than \(limit) rows; \
          give the part you want with --span SECONDS
          """)
    case .tooManyCycles:
      self.init(
        time.span == nil ? .dataError : .usage,
        """
        '\(name)' turns around too often to be drawn or measured; \
        give a shorter part with --span SECONDS
        """)
    case .initialVelocityIsAParameter:
      self.init(
        .usage,
        """
        '\(name)' has an initial velocity of its own; \
        write it there in whole ways per second, or give --gesture-velocity instead of \
        --initial-velocity
        """)
    case .initialVelocityHasNoUse:
      self.init(
        .usage,
        "'\(name)' cannot begin with a velocity; --initial-velocity is for springs")
    case .valueOverflows:
      self.init(
        .dataError,
        """
        '\(name)' leaves the range of numbers (1.8e308); \
        give the part you want with --span SECONDS, or values closer together
        """)
    case .valueIsNotFinite:
      self.init(.usage, "the way from --from to --to is longer than a number can say")
    }
  }
}

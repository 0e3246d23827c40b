/// The status with which a run ends, numbered as in `sysexits.h`.
enum ExitStatus: Int32 {
  /// Everything was done.
  case success = 0
  /// An expectation or condition that the user gave did not hold.
  case assertionFailed = 1
  /// The command line is wrong.
  case usage = 64
  /// An expression or a data file is not understood.
  case dataError = 65
  /// An input cannot be opened.
  case noInput = 66
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed after it had begun.
  case inputOutputError = 74
}

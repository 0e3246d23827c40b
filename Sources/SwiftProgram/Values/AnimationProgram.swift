package import AnimationModel
internal import MotionRecording
internal import SharedWork

/// The code in which an app's own animations are called.
///
/// Animations of the same text have the same types, however often the text was read.
package final class AnimationProgram: Sendable {
  package let code: ProgramCode
  let setting: RunSetting

  /// The files that declare the types, by name and text.
  private let files: [String]

  /// The run in which the animations were made, whose variables they see.
  private let home: ProgramRunHome

  /// - Parameter run: The run in which animations are made.
  package init(of run: ProgramRun) {
    code = run.code
    setting = run.setting
    files = setting.origins.prefix(max(code.fileCount, 1)).flatMap { [$0.fileName, $0.source] }
    home = ProgramRunHome(run: run)
  }

  /// A run for one call, which sees the variables of the app.
  ///
  /// - Parameters:
  ///   - call: The call of an animation; nil for one of something else.
  ///   - depth: The depth of the calls that ask for the run.
  package func begin(_ call: AnimationCall?, depth: Int) -> ProgramRun {
    let run = ProgramRun(code, setting) { _, _ in .views([]) }
    run.isStrict = true
    run.playing = call
    run.depth = depth
    run.takeValues(of: home.run)
    run.beginUpdate(at: 0)
    return run
  }

  // MARK: - Errors

  /// The name that stands for the text of an expression among the files until an error is reported.
  package static let expressionName = "#"

  /// Returns an error without the name that stands for an expression, which is in no file.
  package static func reported(_ error: ExpressionError) -> ExpressionError {
    guard error.fileName == expressionName else { return error }
    var error = error
    error.fileName = nil
    return error
  }
}

extension AnimationProgram: Hashable {
  /// Returns whether both are made of the same text.
  package static func == (one: AnimationProgram, other: AnimationProgram) -> Bool {
    one === other || one.files == other.files
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(files.first) }
}

/// Holds a run whose variables are only read, which any number of threads may do.
private struct ProgramRunHome: @unchecked Sendable {
  let run: ProgramRun
}

/// A call of an app's own animation.
package final class AnimationCall {
  package let program: AnimationProgram
  package let failures: AnimationFailures

  /// The zero of the vector that is animated.
  package let zero: any VectorArithmetic

  package init(
    _ program: AnimationProgram, _ failures: AnimationFailures, zero: any VectorArithmetic
  ) {
    self.program = program
    self.failures = failures
    self.zero = zero
  }
}

/// The failures in the calls of the animations that were made together, of which the first is kept.
package final class AnimationFailures: Sendable {
  private let first = Locked<ExpressionError?>(nil)

  /// The first thing that went wrong.
  package var error: ExpressionError? { first.withLock { $0 } }

  /// Notes that something went wrong.
  package func note(_ error: ExpressionError) {
    first.withLock { $0 = $0 ?? AnimationProgram.reported(error) }
  }
}

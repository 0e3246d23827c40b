public import AnimationModel
public import AnimationSyntax
public import MotionRecording

/// A spring that was read from another library's parameters.
public struct DialectSpring: Hashable, Sendable {
  /// The library.
  public var dialect: SpringDialect

  /// The spring as the library plays it.
  public var spring: Spring

  /// Velocity at the start, in travels per second.
  public var initialVelocity: Double

  /// What a reader should know, such as what was left out; sentences without a full stop.
  public var remarks: [String]

  /// Reads a parameter list.
  ///
  /// Braces and a call around it are allowed, `=` and `:`, Kotlin's `f` after numbers, and the named springs and
  /// numbers of the library.
  ///
  /// - Parameters:
  ///   - text: The list, such as `tension: 170, friction: 26`. Any text is safe to give.
  ///   - dialect: Whose parameters they are.
  ///   - distance: The distance in units of the value; nil if that is not known. Velocities in units of
  ///     the value cannot be read without it.
  /// - Throws: What is wrong, with a range inside the text.
  public init(
    _ text: String, in dialect: SpringDialect, distance: Double? = nil
  ) throws(ExpressionError) {
    do throws(DialectFault) {
      let list = try DialectList(text, in: dialect)
      self = try DialectReader(list, distance: distance).spring()
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  init(
    dialect: SpringDialect, spring: Spring, initialVelocity: Double = 0, remarks: [String] = []
  ) {
    self.dialect = dialect
    self.spring = spring
    self.initialVelocity = initialVelocity
    self.remarks = remarks
  }

  /// What moves: the spring itself, or one that begins with a velocity.
  public var subject: Subject {
    guard initialVelocity != 0 else { return .spring(spring) }
    let numbers = SpringText.physicalNumbers(of: spring)
    return .animation(
      .interpolatingSpring(
        mass: spring.mass, stiffness: numbers.stiffness, damping: numbers.damping,
        initialVelocity: initialVelocity))
  }
}

/// What is wrong with a parameter list and where, before it is known in which text.
struct DialectFault: Error {
  let problem: any Problem
  /// UTF-8 offsets in the text.
  let range: Range<Int>

  init(_ problem: DialectProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  init(_ problem: SyntaxProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  init(_ problem: ArgumentProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  init(_ problem: NumberProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  private init(problem: any Problem, range: Range<Int>) {
    self.problem = problem
    self.range = range
  }
}

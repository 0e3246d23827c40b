/// What reads text or bytes from outside, each with the check that any input must pass.
///
/// A check throws a ``Finding`` for what must not happen; what is wrong with an input is none.
package enum FuzzTarget: String, Hashable, Sendable, CaseIterable {
  /// Expressions in Swift, with labels and sweeps, and keyframes.
  case expressions
  /// CSS easings and transitions, without the prefix.
  case css
  /// Springs in other libraries' words; the first byte chooses the library.
  case dialects
  /// Scenario files.
  case scenarios
  /// Files of apps that declare views; behind a line of `---` there may be what is done, and behind another one values.
  case views
  /// Swift files of apps, pasted for their animations.
  case pastes
  /// Expressions, one on each line, as a film.
  case films
  /// Expressions, one on each line, as small multiples.
  case sheets
  /// Animations, one on each line, that interrupt each other; behind a line of `---` there may be the times.
  case interruptions
  /// What options take as texts, a line each: their name, `=`, and the text.
  case options
  /// Lists of expectations.
  case expectations
  /// Tables of samples; behind a line of `---` there may be a second one, with which the first is compared.
  case recordings
  /// Goldens: a document, a line of `---`, and a table.
  case goldens
  /// Files of pictures.
  case pictures

  /// The longest input that is looked at, in bytes.
  package var lengthLimit: Int {
    switch self {
    case .expressions, .css, .dialects, .expectations: 512
    case .films, .sheets, .interruptions, .options: 1024
    case .scenarios, .recordings, .goldens: 2048
    case .views, .pastes: 4096
    case .pictures: 8192
    }
  }

  /// Runs the check.
  ///
  /// - Parameter input: Any bytes; longer ones than ``lengthLimit`` are passed over.
  /// - Returns: Whether the input was understood.
  /// - Throws: A ``Finding``.
  @discardableResult
  package func check(_ input: [UInt8]) throws -> Bool {
    guard input.count <= lengthLimit else { return false }
    if self == .pictures { return try PictureCheck.run(input) }
    guard let text = String(validating: input, as: UTF8.self) else { return false }
    switch self {
    case .expressions: return try ExpressionCheck.run(text)
    case .css: return try ExpressionCheck.run("css:" + text)
    case .dialects: return try DialectCheck.run(text)
    case .scenarios: return try ScenarioCheck.run(text)
    case .views: return try ViewCheck.run(text)
    case .pastes: return try PasteCheck.run(text)
    case .films: return try FilmCheck.run(text)
    case .sheets: return try SheetCheck.run(text)
    case .interruptions: return try InterruptionCheck.run(text)
    case .options: return try OptionCheck.run(text)
    case .expectations: return try ExpectationCheck.run(text)
    case .recordings: return try RecordingCheck.run(text)
    case .goldens: return try GoldenCheck.run(text)
    case .pictures: return false
    }
  }
}

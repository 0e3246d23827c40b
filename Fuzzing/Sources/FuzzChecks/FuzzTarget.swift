/// The kinds of text or bytes that are read from outside, each with the check that any input must pass.
///
/// A check throws a ``Finding`` for what must not happen; an error in an input is not a finding.
package enum FuzzTarget: String, Hashable, Sendable, CaseIterable {
  /// Expressions in Swift, with labels and sweeps, and keyframes.
  case expressions
  /// CSS easings and transitions, without the prefix.
  case css
  /// Springs in other libraries' words; the first byte chooses the library.
  case dialects
  /// Scenario files.
  case scenarios
  /// Files of apps that declare views; after a line of `---` there may be actions, and after another one settings.
  case views
  /// Swift files of apps, pasted for their animations.
  case pastes
  /// Swift files of apps, scanned for their animations.
  case scans
  /// Expressions, one on each line, as a film.
  case films
  /// Expressions, one on each line, as small multiples.
  case sheets
  /// Animations, one on each line, that interrupt each other; after a line of `---` there may be the times.
  case interruptions
  /// Texts that options take, one on each line: the name of the option, `=`, and the text.
  case options
  /// Lists of expectations.
  case expectations
  /// Tables of samples; after a line of `---` there may be a second table, with which the first is compared.
  case recordings
  /// Goldens: a document, a line of `---`, and a table.
  case goldens
  /// Files of pictures.
  case pictures

  /// The length of the longest input that is checked, in bytes.
  package var lengthLimit: Int {
    switch self {
    case .expressions, .css, .dialects, .expectations: 512
    case .films, .sheets, .interruptions, .options: 1024
    case .scenarios, .recordings, .goldens: 2048
    case .views, .pastes, .scans: 4096
    case .pictures: 8192
    }
  }

  /// Runs the check.
  ///
  /// - Parameter input: Any bytes; an input longer than ``lengthLimit`` is passed over.
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
    case .scans: return try ScanCheck.run(text)
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

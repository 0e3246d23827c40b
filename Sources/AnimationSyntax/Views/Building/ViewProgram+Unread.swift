internal import SwiftProgram
internal import SwiftSyntax

// The code that could not be read: an error where the shown views need it, and a note where they do not.
extension ViewProgram {
  /// Checks that the shown views need no code that could not be read.
  ///
  /// - Parameters:
  ///   - shown: The names that are used first.
  ///   - others: Further code that is played.
  ///   - isChosen: Whether the view was chosen by an option.
  func checkUnread(_ shown: Set<String>, _ others: [Syntax], isChosen: Bool) throws {
    guard !unread.isEmpty else { return }
    let hasPreview = chosenPreview != nil || !providers.isEmpty
    let reached = ReachableNames(declarations, from: shown, others)
    for part in unread {
      // A view that could not be read could be the one to show.
      let isNeeded = part.conformances.contains("View") && !isChosen && !hasPreview
      guard !isNeeded, !part.names.contains(where: reached.contains) else { throw part.error }
    }
  }

  /// Returns the notes on names that the shown views need and that are declared several times, none nearer than the
  /// first.
  ///
  /// - Parameters:
  ///   - shown: The names that are used first.
  ///   - others: Further code that is played.
  func repeatedNotes(_ shown: Set<String>, _ others: [Syntax]) -> [String] {
    let repetitions = declarations.repetitions
    guard !repetitions.isEmpty else { return [] }
    let reached = ReachableNames(declarations, from: shown, others)
    let files = sources.filter { !$0.isBeside }.map(\.origin.fileName)
    func depth(_ position: SourcePosition) -> Int {
      FolderDepth.depth(of: sources[position.file].origin.fileName, files)
    }
    return repetitions.compactMap { repetition in
      let (name, first) = (repetition.name, repetition.first)
      let others = repetition.others.filter { depth($0) >= depth(first) }
      guard shown.contains(name) || reached.contains(name), let second = others.first else {
        return nil
      }
      let more =
        switch others.count {
        case 1: ""
        case 2: " (and once more)"
        default: " (and \(others.count - 1) more times)"
        }
      return
        "'\(name)' is declared in \(words(for: first)) and in \(words(for: second))\(more); the first is taken (give "
        + "the file that is meant next to that of the view)"
    }
  }

  /// Returns whether a statement at the top of a file is code of an app, which is not played: it begins with the name
  /// of a function that is neither a verb of scripts nor similar to one.
  func isOtherCode(_ item: CodeBlockItemSyntax) -> Bool {
    guard let name = Self.firstName(of: item) else { return false }
    return !SwiftUIWords.verbs.contains(name)
      && SpellingSuggestion.nearest(to: name, among: SwiftUIWords.verbs.sorted()) == nil
  }

  /// Returns the note that some files could not be read completely; nil if all could.
  func unreadNote(_ compiler: ProgramCompiler) -> String? {
    var errors: [ExpressionError] = []
    let found = unread.map(\.error) + compiler.unread.sorted { $0.key < $1.key }.map(\.value)
    for error in found where !errors.contains(where: { $0.fileName == error.fileName }) {
      errors.append(error)
    }
    return errors.note
  }
}

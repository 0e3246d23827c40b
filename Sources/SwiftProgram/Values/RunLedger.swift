/// The parts of code that a run has reached and that are not played.
///
/// Every statement, assignment, modifier, argument and view that a run reaches is in one of three groups: it is played,
/// it cannot move anything (``HostValues/movesNothing(_:)``), or it is entered here when it is read. Everything here
/// becomes a note, in this one place; with `--strict` every note fails the run.
package struct RunLedger {
  /// The way in which an entry is reported.
  package enum Kind: Hashable {
    /// A separate sentence.
    case sentence

    /// One of the parts that are left out because of the same unknown value.
    case because(UnknownValue)

    /// Together with all other unknown modifiers.
    case modifier

    /// Together with all other views that the files do not declare.
    case view

    /// Together with all other unknown calls.
    case call
  }

  private struct Entry: Hashable {
    let kind: Kind
    let text: String
  }

  private struct Place: Hashable {
    let entry: Entry
    let position: SourcePosition
  }

  /// The entries, each once, in the order in which they were found, and their positions.
  private var entries: [Entry] = []
  private var positions: [Entry: [SourcePosition]] = [:]
  private var known: Set<Place> = []

  /// Enters something that is not played.
  ///
  /// - Parameters:
  ///   - text: A sentence, or the name of a modifier, view or call.
  ///   - kind: The way in which the entry is reported.
  ///   - position: The position of the code; ``SourcePosition/none`` for a text that holds everywhere.
  mutating func add(_ text: String, as kind: Kind = .sentence, at position: SourcePosition) {
    let entry = Entry(kind: kind, text: text)
    guard known.insert(Place(entry: entry, position: position)).inserted else { return }
    if positions[entry] == nil { entries.append(entry) }
    positions[entry, default: []].append(position)
  }

  /// Whether everything that was reached is played or cannot move anything.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether some entry is a sentence of its own.
  package var hasSentences: Bool { entries.contains { $0.kind == .sentence } }

  /// The unknown values because of which parts are left out, in order.
  package var unknowns: [UnknownValue] {
    var values: [UnknownValue] = []
    for case .because(let unknown) in entries.map(\.kind) where !values.contains(unknown) {
      values.append(unknown)
    }
    return values
  }

  /// Returns the parts that are left out because of an unknown value.
  package func parts(because unknown: UnknownValue) -> [String] {
    entries.filter { $0.kind == .because(unknown) }.map(\.text)
  }

  /// Returns the notes of the entries that are sentences of their own.
  ///
  /// - Parameter words: Writes a position.
  package func sentences(_ words: (SourcePosition) -> String) -> [String] {
    entries.filter { $0.kind == .sentence }.map { place(of: $0, words) + $0.text }
  }

  /// Returns the note on all entries of a kind; nil if there are none.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - one: The words about one of them, after its name.
  ///   - many: The words about several of them, after their number and before their names.
  ///   - words: Writes a position.
  package func note(
    on kind: Kind, one: String, many: String, _ words: (SourcePosition) -> String
  ) -> String? {
    let entries = entries.filter { $0.kind == kind }
    guard let first = entries.first else { return nil }
    guard entries.count > 1 else { return "\(place(of: first, words))'\(first.text)' \(one)" }
    let names = entries.map { entry in
      let place = positions[entry]?.first.map(words) ?? ""
      return "'\(entry.text)' (\(place)\(count(of: entry)))"
    }
    return "\(entries.count) \(many): \(names.joined(separator: ", "))"
  }

  /// Returns the position of an entry before its text; empty for an entry that holds everywhere.
  private func place(of entry: Entry, _ words: (SourcePosition) -> String) -> String {
    guard let first = positions[entry]?.first, first != .none else { return "" }
    return "\(words(first))\(count(of: entry)): "
  }

  /// Returns the number of further positions of an entry, in words.
  private func count(of entry: Entry) -> String {
    switch (positions[entry]?.count ?? 1) - 1 {
    case 0: ""
    case 1: " and 1 other place"
    case let count: " and \(count) other places"
    }
  }
}

internal import AnimationSyntax

/// The declarations of all files that explain the names in one of them, for a reader that knows that file alone.
final class AskedNames {
  /// Names of which the file itself does not say all.
  private(set) var names: Set<String> = []

  /// How values became known, by where their names are.
  private var steps: [Int: Set<FoldedText.Step>] = [:]

  /// The files that were handed over.
  private var taken: Set<Int> = []

  private let folder: ExpressionFolder
  private let file: Int

  /// - Parameters:
  ///   - file: The number of the file in the table.
  ///   - table: The names that all files declare.
  init(file: Int, in table: NameTable) {
    folder = ExpressionFolder(table: table)
    self.file = file
  }

  /// The number for which a name stands that is written in a range of the file; nil if that is not one number.
  func value(at range: Range<Int>) -> String? {
    let log = FoldLog()
    let source = folder.table.files[file]
    let place = ExpressionFolder.Place(
      file: file, scope: source.scope(at: range.lowerBound), origin: range.lowerBound, log: log)
    let name = WrittenCode(range: range).expression(in: source.text)
    let values = folder.number(name, isInteger: false, place)
    names.formUnion(log.names)
    guard values.count == 1, let value = values.first, value.isKnown, value.counters.isEmpty,
      !value.steps.isEmpty, NumberReading.double(value.text) != nil
    else { return nil }
    steps[range.lowerBound] = value.steps
    return value.text
  }

  /// Notes a constant whose value the file has itself.
  func note(at offset: Int) { steps[offset, default: []].insert(.constant) }

  /// The other files that declare some names.
  func files(declaring names: Set<String>) -> [OutsideNames.File] {
    let table = folder.table
    let unknown = names.filter { !table.declares($0, in: file) }
    // Nearly every file has names such as 'value' in it: it is those of types that are looked for in files that were
    // not parsed.
    self.names.formUnion(unknown.filter { $0.first?.isUppercase == true })
    let found = table.files(declaring: unknown, for: file).subtracting(taken)
    taken.formUnion(found)
    return found.sorted().map {
      OutsideNames.File(name: table.files[$0].path, bytes: Array(table.files[$0].text.bytes))
    }
  }

  /// How the values became known of the names between two places, in bytes.
  func steps(in range: Range<Int>) -> Set<FoldedText.Step> {
    steps.reduce(into: []) { all, one in if range.contains(one.key) { all.formUnion(one.value) } }
  }
}

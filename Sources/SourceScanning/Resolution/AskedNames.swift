internal import AnimationSyntax

/// The declarations of all files that explain the names in one of them, for a reader that knows only that file.
final class AskedNames {
  /// The names that the file itself does not explain completely.
  private(set) var names: Set<String> = []

  /// The ways in which values became known, by the offsets of their names.
  private var steps: [Int: Set<FoldedText.Step>] = [:]

  /// The files that have been passed on.
  private var taken: Set<Int> = []

  private let table: NameTable
  private let file: Int

  /// - Parameters:
  ///   - file: The index of the file in the table.
  ///   - table: The names that all files declare.
  init(file: Int, in table: NameTable) {
    self.table = table
    self.file = file
  }

  /// Returns the number for which a name in a range of the file stands; nil unless it is exactly one number.
  func value(at range: Range<Int>) -> String? {
    let log = FoldLog()
    let source = table.files[file]
    let place = FoldPlace(
      file: file, scope: source.scope(at: range.lowerBound), origin: range.lowerBound, log: log)
    let name = WrittenCode(range: range).expression(in: source.text)
    let numbers = NumberFolder(table: table, fold: ExpressionFolder(table: table).fold)
    let values = numbers.texts(of: name, isInteger: false, place)
    names.formUnion(log.names)
    guard values.count == 1, let value = values.first, value.isKnown, value.counters.isEmpty,
      !value.steps.isEmpty, NumberReading.double(value.text) != nil
    else { return nil }
    steps[range.lowerBound] = value.steps
    return value.text
  }

  /// Notes a constant whose value is in the file itself.
  func note(at offset: Int) { steps[offset, default: []].insert(.constant) }

  /// Returns the other files that declare some names.
  func files(declaring names: Set<String>) -> [OutsideNames.File] {
    let unknown = names.filter { !table.declares($0, in: file) }
    // Nearly every file contains names such as 'value': only those of types are searched in files that have not been
    // parsed.
    self.names.formUnion(unknown.filter { $0.first?.isUppercase == true })
    let found = table.files(declaring: unknown, for: file).subtracting(taken)
    taken.formUnion(found)
    return found.sorted().map {
      OutsideNames.File(name: table.files[$0].path, bytes: Array(table.files[$0].text.bytes))
    }
  }

  /// Returns the ways in which the values of the names in a range became known, in bytes.
  func steps(in range: Range<Int>) -> Set<FoldedText.Step> {
    steps.reduce(into: []) { all, one in if range.contains(one.key) { all.formUnion(one.value) } }
  }
}

internal import AnimationSyntax

/// What all files together say of the names in one of them, for a reader that knows that file alone.
final class AskedNames {
  /// Names of which the file itself does not say all.
  private(set) var names: Set<String> = []

  /// How values became known, by where their names are.
  private var steps: [Int: Set<FoldedText.Step>] = [:]

  private let folder: ExpressionFolder
  private let file: Int

  /// - Parameters:
  ///   - file: The number of the file in the table.
  ///   - table: What all files declare.
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

  /// How the values became known of the names between two places, in bytes.
  func steps(in range: Range<Int>) -> Set<FoldedText.Step> {
    steps.reduce(into: []) { all, one in if range.contains(one.key) { all.formUnion(one.value) } }
  }
}

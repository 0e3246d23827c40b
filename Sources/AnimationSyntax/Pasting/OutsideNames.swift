/// What the other files of an app say of the names in one of them.
package struct OutsideNames {
  /// What is known of the name that is written in a range of the file, in UTF-8 bytes behind a byte order mark: an
  /// expression without names, such as `0.3`; nil for nothing.
  package let value: (Range<Int>) -> String?

  /// Takes what answers for names.
  package init(_ value: @escaping (Range<Int>) -> String?) { self.value = value }

  /// No other files.
  static var none: OutsideNames { OutsideNames { _ in nil } }
}

extension OutsideNames {
  /// What is written elsewhere for a chain of plain names; nil if nothing is.
  func written(
    for chain: Term.Chain, in text: TextRegions, from origin: Int
  ) -> Scope.Written? {
    guard case .bare = chain.head, let first = chain.links.first, let last = chain.links.last,
      chain.links.allSatisfy({ $0.arguments == nil })
    else { return nil }
    let range = origin + first.range.lowerBound..<origin + last.range.upperBound
    // What stands for another name is not written where that is.
    let name = chain.links.map(\.name).joined(separator: ".")
    guard range.upperBound <= text.bytes.count, text.string(in: range) == name,
      let value = value(range)
    else { return nil }
    let bytes = Array(value.utf8)
    guard
      let term = try? SwiftText(TextRegions(swift: bytes), range: bytes.indices).readTerm(
        refusing: [])
    else { return nil }
    // It is told apart from what the file itself has by a place that the file does not have.
    let end = text.bytes.count + 1
    return Scope.Written(
      term: term.moved(to: end + range.lowerBound..<end + range.upperBound), scope: .empty,
      links: chain.links.count)
  }
}

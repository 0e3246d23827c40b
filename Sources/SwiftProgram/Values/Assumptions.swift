/// The assumptions about conditions that only the running app knows.
package final class Assumptions {
  /// The truth value that is assumed; nil where it stays unknown.
  let flag: Bool?

  /// The values that were taken for it, in order.
  package private(set) var values: [UnknownValue] = []

  /// The positions of the conditions whose views are assumed to be there.
  package private(set) var branches: [SourcePosition] = []

  package init(_ flag: Bool?) { self.flag = flag }

  /// A truth value for one that is not known; nil where it stays unknown.
  func take(_ unknown: UnknownValue) -> Bool? {
    if flag != nil { values.append(unknown) }
    return flag
  }

  /// Takes a condition of views to hold.
  func takeToHold(_ condition: SourcePosition) {
    if !branches.contains(condition) { branches.append(condition) }
  }
}

/// The assumptions about conditions that only the running app knows.
package final class Assumptions {
  /// The truth value that is assumed; nil if it stays unknown.
  let flag: Bool?

  /// The unknown values for which the truth value was assumed, in order.
  package private(set) var values: [UnknownValue] = []

  /// The positions of the conditions whose views are assumed to be there.
  package private(set) var branches: [SourcePosition] = []

  package init(_ flag: Bool?) { self.flag = flag }

  /// Returns the truth value that is assumed for an unknown value; nil if it stays unknown.
  func take(_ unknown: UnknownValue) -> Bool? {
    if flag != nil { values.append(unknown) }
    return flag
  }

  /// Assumes that a condition of views holds.
  func takeToHold(_ condition: SourcePosition) {
    if !branches.contains(condition) { branches.append(condition) }
  }
}

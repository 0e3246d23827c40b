internal import SwiftProgram

/// The numbers that terms stand for, where the text around them decides nothing later.
///
/// The type of a literal depends on the place where it is written: `1 / 60` is 0.0166… where a `Double` is expected
/// and 0 where an `Int` is. Inside `Double(…)` nothing is expected, and a whole number stays one: `Double(7 / 2)` is
/// 3.
enum NumberResolver {
  /// Whether a chain can only be a number: decides between overloads before anything is evaluated.
  static func isNumber(_ chain: Term.Chain) -> Bool {
    guard let first = chain.links.first else { return false }
    switch chain.head {
    case .implicit: return NumberConstant.doubles[first.name] != nil
    case .bare:
      let type = BasicType(swiftName: first.name)
      return type == .number || type == .integer
        || chain.links.count == 1 && first.arguments != nil
          && NumberFunction(rawValue: first.name) != nil
    case .value: return false
    }
  }
}

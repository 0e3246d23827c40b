internal import SwiftProgram

/// The evaluation of terms as numbers, where the surrounding text has no further influence.
///
/// The type of a literal depends on its context: `1 / 60` is 0.0166… where a `Double` is expected and 0 where an `Int`
/// is. Inside `Double(…)` no type is expected, and an integer stays one: `Double(7 / 2)` is 3.
enum NumberResolver {
  /// Returns whether a chain can only be a number: this decides between overloads before anything is evaluated.
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

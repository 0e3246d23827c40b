internal import MotionRecording
internal import SwiftProgram

/// The closures of an app that change transactions, numbered so that a modifier has the same number from update to
/// update.
struct TransactionTransforms {
  private struct Key: Hashable {
    let identity: ViewIdentity
    let link: Int
  }

  private var numbers: [Key: Int] = [:]
  private var closures: [ClosureValue] = []

  /// A closure, as it was when its view was evaluated last.
  subscript(number: Int) -> ClosureValue { closures[number] }

  /// The number of a closure of a view's next link.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - node: The view, with the links before this one.
  mutating func number(of closure: ClosureValue, _ node: ViewNode) -> Int {
    let key = Key(identity: node.identity, link: node.links.count)
    if let number = numbers[key] {
      closures[number] = closure
      return number
    }
    numbers[key] = closures.count
    closures.append(closure)
    return closures.count - 1
  }
}

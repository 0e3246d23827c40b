internal import MotionRecording
internal import SwiftProgram

/// The closures of an app that change transactions, numbered so that a modifier has the same number in all updates.
struct TransactionTransforms {
  private struct Key: Hashable {
    let identity: ViewIdentity
    let link: Int
  }

  private var numbers: [Key: Int] = [:]
  private var closures: [ClosureValue] = []

  /// The closure with a number, from the last evaluation of its view.
  subscript(number: Int) -> ClosureValue { closures[number] }

  /// Returns the number of a closure for a view's next link.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - node: The view, with its links so far.
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

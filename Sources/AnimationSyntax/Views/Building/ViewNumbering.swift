internal import MotionRecording
internal import SwiftProgram

/// Numbers views by their origins, so that a view has the same number in all updates.
struct ViewNumbering {
  /// The step from a view to one inside it, which distinguishes the latter from others.
  enum Step: Hashable {
    case position(SourcePosition)
    /// A view of a kind, from an expression at a position that chooses between views.
    case choice(SourcePosition, kind: String)
    case branch(Int)
    /// A view that is attached by a modifier of another one, by the index of the modifier.
    case link(Int)
    case element(String)
    case id(String)
    /// A property with states of its own, by its index in the type.
    case property(Int)
    /// Another view with the same identity, for which SwiftUI's behavior is undefined.
    case copy(Int)
  }

  private struct Key: Hashable {
    let parent: Int
    let step: Step
  }

  private var numbers: [Key: Int] = [:]

  /// The key of each number.
  private var keys: [Int: Key] = [:]

  /// The identities in the current tree.
  private var used: Set<ViewIdentity> = []

  /// Begins a new tree, in which all identities are free again.
  mutating func beginTree() { used = [] }

  /// Returns the number of a step inside a view.
  mutating func number(of step: Step, in parent: Int) -> Int {
    let key = Key(parent: parent, step: step)
    if let number = numbers[key] { return number }
    let number = numbers.count + 1
    numbers[key] = number
    keys[number] = key
    return number
  }

  /// Returns whether a view comes from one of some places, and is not attached by a modifier there.
  func lies(_ view: ViewIdentity, in places: [ViewIdentity]) -> Bool {
    guard !places.isEmpty else { return false }
    var number = view.number
    while let key = keys[number] {
      let hangs = if case .link = key.step { true } else { false }
      if !hangs, places.contains(ViewIdentity(key.parent)) { return true }
      number = key.parent
    }
    return false
  }

  /// Returns the identity of a step inside a view, which no other view of the tree has.
  mutating func identity(of step: Step, in parent: Int) -> ViewIdentity {
    let number = number(of: step, in: parent)
    var identity = ViewIdentity(number)
    var count = 0
    while !used.insert(identity).inserted {
      count += 1
      identity = ViewIdentity(self.number(of: .copy(count), in: number))
    }
    return identity
  }
}

internal import MotionRecording
internal import SwiftProgram

/// Numbers views by where they come from, so that a view has the same number from update to update.
struct ViewNumbering {
  /// The step by which a view differs from others inside of the same view.
  enum Step: Hashable {
    case position(SourcePosition)
    /// A view of a kind that an expression at a position chooses.
    case choice(SourcePosition, kind: String)
    case branch(Int)
    /// A view that hangs in a modifier of another one, by the number of the modifier.
    case link(Int)
    case element(String)
    case id(String)
    /// A property that has states of its own, by its number in the type.
    case property(Int)
    /// Another view of the same identity, for which SwiftUI defines no behaviour.
    case copy(Int)
  }

  private struct Key: Hashable {
    let parent: Int
    let step: Step
  }

  private var numbers: [Key: Int] = [:]

  /// The key from which each number comes.
  private var keys: [Int: Key] = [:]

  /// The identities of the tree that is being made.
  private var used: Set<ViewIdentity> = []

  /// Begins a new tree, in which every identity is free again.
  mutating func beginTree() { used = [] }

  /// The number of a step inside of a view.
  mutating func number(of step: Step, in parent: Int) -> Int {
    let key = Key(parent: parent, step: step)
    if let number = numbers[key] { return number }
    let number = numbers.count + 1
    numbers[key] = number
    keys[number] = key
    return number
  }

  /// Whether a view comes from some places, and does not just hang in a modifier of what is there.
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

  /// The identity of what a step leads to inside of a view; no other view of the tree has it.
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

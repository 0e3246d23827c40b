internal import MotionRecording
internal import SwiftProgram

/// The names around a piece of a scenario that are not variables of the file.
struct ScenarioNames {
  let scope = LexicalScope()
  var values: [Int: SwiftValue] = [:]

  /// The names of the constants, in the order of their slots.
  private(set) var constants: [String] = []

  /// - Parameter others: The variables of the file, by their names, which are not constants of the scenario.
  init(_ names: Scope, without others: [String: Int]) {
    var views: [String] = []
    for (name, meaning) in names.meanings {
      switch meaning {
      case .constant where others[name] == nil: constants.append(name)
      case .view(hasCondition: false): views.append(name)
      default: break
      }
    }
    // The constants always have the same slots, whatever their values are.
    constants.sort()
    for name in constants {
      guard case .constant(let type, let value) = names.meanings[name] else { continue }
      values[scope.declare(name, type.swiftType)] = SwiftValue(value)
    }
    for name in views { values[scope.declare(name, .text)] = .text(name) }
    guard !views.isEmpty else { return }
    for word in ["appear", "disappear"] {
      let type = SwiftType.function([.text], .void)
      values[scope.declare(word, type)] = .closure(Self.shows(word == "appear"))
    }
  }

  /// Returns the closure that inserts or removes a view.
  private static func shows(_ isPresent: Bool) -> ClosureValue {
    let code = ClosureCode(
      parameterCount: 1, parameterTypes: [.text], slotCount: 1,
      body: { run, frame in
        if let name = frame.slots[0].plainText {
          run.recorder?.add(.set(name, .boolean(isPresent)))
        }
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: nil)
  }
}

internal import MotionRecording
internal import SwiftProgram

extension ScenarioProgram {
  /// The names around a piece of a scenario that are no variables of the file.
  struct Names {
    let scope = LexicalScope()
    var values: [Int: SwiftValue] = [:]

    init(_ names: Scope, _ file: File) {
      var hasViews = false
      for name in names.meanings.keys {
        switch names.meanings[name] {
        case .constant(let type, let value) where file.others[name] == nil:
          values[scope.declare(name, type.swiftType)] = SwiftValue(value)
        case .view(hasCondition: false):
          values[scope.declare(name, .text)] = .text(name)
          hasViews = true
        default: break
        }
      }
      guard hasViews else { return }
      for word in ["appear", "disappear"] {
        let type = SwiftType.function([.text], .void)
        values[scope.declare(word, type)] = .closure(Self.shows(word == "appear"))
      }
    }

    /// What inserts a view, or removes it.
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
}

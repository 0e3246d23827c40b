internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var surroundings: SurroundingsReader { SurroundingsReader(run: self) }
}

/// Reads the values of the environment that an app's own animations see.
struct SurroundingsReader {
  let run: ProgramRun

  /// Returns the change that gives the environment a value of one of the app's own keys; nil for any other name.
  func surroundings(_ name: String, _ value: SwiftValue)
    -> (@Sendable (inout EnvironmentValues) -> Void)?
  {
    guard hasAnimations, isOwnKey(name) else { return nil }
    return { $0.ofApp[name] = value }
  }

  /// Returns the environment that modifiers around a view set; nil if they set nothing that animations read.
  func surroundings(_ values: [String: SwiftValue]) -> ViewEnvironment? {
    guard hasAnimations, !values.isEmpty else { return nil }
    let own = values.filter { isOwnKey($0.key) }.sorted { $0.key < $1.key }
    let flag = values["accessibilityReduceMotion"]?.boolean
    guard !own.isEmpty || flag != nil else { return nil }
    let words = own.map { "\($0.key)=\($0.value.key)" } + (flag.map { ["\($0)"] } ?? [])
    return ViewEnvironment(key: words.joined(separator: ";")) { environment in
      for (name, value) in own { environment.ofApp[name] = value }
      if let flag { environment.accessibilityReduceMotion = flag }
    }
  }

  /// Returns a value of the environment after a closure has changed it.
  func changed(
    _ value: SwiftValue, by closure: ClosureValue, at position: SourcePosition
  ) throws -> SwiftValue {
    try run.deeper(at: position) {
      let frame = run.functions.frame(for: closure, [value])
      if case .unknown(let unknown)? = try closure.code.body(run, frame).result {
        return .unknown(unknown)
      }
      return frame.slots.first ?? value
    }
  }

  /// Whether the files have animations that may read the environment.
  private var hasAnimations: Bool { run.code.hasAnimations }

  /// Returns whether the files add a property to the environment.
  private func isOwnKey(_ name: String) -> Bool {
    run.setting.extensions[AnimationPartKind.environment.rawValue].map {
      run.code.types[$0].propertyIndices[name] != nil
    } ?? false
  }
}

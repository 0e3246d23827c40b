internal import MotionRecording

// The states of the app's own views, and what is read of what they consist of.
extension ViewTreeBuilder {
  /// Gives a view that is new its states, and one that is known what it is made of now.
  func keep(_ instance: inout StructValue, _ identity: ViewIdentity, _ type: TypeCode) {
    if var values = run.states[identity] {
      // Properties are those of now, states those of then; what the script has written stays.
      for (index, property) in type.properties.enumerated() where property.storage != .state {
        if run.roots.contains(identity) || run.written[identity]?.contains(index) == true {
          instance.fields[index] = values[index]
        } else {
          values[index] = instance.fields[index]
        }
      }
      run.states[identity] = values
    } else {
      run.states[identity] = instance.fields
    }
    run.instances[identity] = instance
  }

  /// The value that an animator waits for.
  func trigger(_ value: ViewValue, _ position: SourcePosition) -> ViewKey {
    if let unknown = value.unknownPart {
      run.leaveOut("when the animator begins", because: unknown, at: position)
    }
    return run.key(of: value)
  }

  /// What is read inside of a control.
  static func texts(in nodes: [ViewNode]) -> [String] {
    nodes.flatMap { $0.texts + texts(in: $0.children) }
  }
}

internal import MotionRecording

// The views that are shown, as the script sees them.
extension ViewRun {
  /// The location of a state, by its name and perhaps by the view that has it.
  func shownLocation(_ name: String, of type: Int?, at position: SourcePosition) throws -> Location
  {
    var found: [(view: String, location: Location)] = []
    for identity in shownInstances {
      guard let instance = instances[identity], type ?? instance.type == instance.type,
        let index = code.types[instance.type].propertyIndices[name]
      else { continue }
      let property = code.types[instance.type].properties[index]
      switch property.storage {
      case .state: break
      case .stored, .outside, .binding: guard roots.contains(identity) else { continue }
      case .computed, .environment: continue
      }
      found.append((code.types[instance.type].name, .state(identity, index)))
    }
    guard let first = found.first else {
      throw error(.unknownState(name, known: shownStates), at: position)
    }
    guard found.count == 1 else {
      throw error(.severalStates(name, views: found.map { "\($0.view).\(name)" }), at: position)
    }
    return first.location
  }

  /// The truth values that only the script can change: those that the views around everything are given.
  var flags: [(name: String, value: Bool)] {
    var flags: [(name: String, value: Bool)] = []
    for identity in shownInstances where roots.contains(identity) {
      guard let instance = instances[identity] else { continue }
      for property in code.types[instance.type].properties {
        let isGiven = property.storage == .stored && property.initial == nil
        guard property.storage == .binding || isGiven || property.isFocus,
          let value = try? self.property(property.name, of: .structure(instance), at: .none),
          let flag = value.boolean
        else { continue }
        flags.append((property.name, flag))
      }
    }
    // One that several views are given is none that a name tells.
    return flags.filter { flag in flags.filter { $0.name == flag.name }.count == 1 }
  }

  /// The names of the properties that have no value, of the views around everything; where only parts of one are asked
  /// for, the names of these.
  var valueless: [String] {
    var names: [String] = []
    let asked = (ledger.unknowns + unknowns).compactMap(\.name)
    for identity in shownInstances where roots.contains(identity) {
      guard let instance = instances[identity] else { continue }
      for (property, field) in zip(code.types[instance.type].properties, instance.fields) {
        let value = states[identity]?[code.types[instance.type].propertyIndices[property.name] ?? 0]
        guard (value ?? field).isUnknown, property.type != .namespace else { continue }
        let parts = asked.filter { $0.hasPrefix("\(property.name).") }
        for name in parts.isEmpty ? [property.name] : parts where !names.contains(name) {
          names.append(name)
        }
      }
    }
    return names
  }

  /// The names of the values that `--set` gives and nothing has asked for.
  var unusedSettings: [String] {
    code.settings.filter { globals[$0.value] == nil }.map(\.key).sorted()
  }

  /// The names of the states that are shown.
  var shownStates: [String] {
    var names: [String] = []
    for instance in shownInstances.compactMap({ instances[$0] }) {
      for property in code.types[instance.type].properties where property.storage == .state {
        if !names.contains(property.name) { names.append(property.name) }
      }
    }
    return names
  }

  /// A location with its bindings followed, since they may lead elsewhere later: a property of a view that is shown.
  func settled(_ location: Location) -> Location {
    guard case .member(let base, let name) = location else { return location }
    let owner = settled(base)
    guard let value = try? read(owner) else { return .member(owner, name) }
    switch value {
    case .structure(let structure):
      guard let index = code.types[structure.type].propertyIndices[name] else { break }
      switch code.types[structure.type].properties[index].storage {
      case .computed, .environment: return .member(owner, name)
      case .state, .stored, .binding, .outside: break
      }
      let field = structure.fields[index]
      if let identity = structure.identity {
        return self.location(index, identity, structure)
      }
      if case .reference(let binding) = field { return binding }
    case .object(let number):
      guard let index = code.types[objects[number].type].propertyIndices[name] else { break }
      if case .computed = code.types[objects[number].type].properties[index].storage { break }
      return .field(number, index)
    case .reference(let binding): return name == "wrappedValue" ? binding : .member(binding, name)
    default: break
    }
    return .member(owner, name)
  }
}

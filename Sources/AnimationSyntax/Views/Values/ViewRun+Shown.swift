internal import MotionRecording

// The views that are shown, as the script sees them.
extension ViewRun {
  /// The place of a state, by its name and perhaps by the view that has it.
  func shownPlace(_ name: String, of type: Int?, at place: SourcePlace) throws -> Reference {
    var found: [(view: String, reference: Reference)] = []
    for identity in shownInstances {
      guard let instance = instances[identity], type ?? instance.type == instance.type,
        let index = code.types[instance.type].propertyPlaces[name]
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
      throw error(.unknownState(name, known: shownStates), at: place)
    }
    guard found.count == 1 else {
      throw error(.severalStates(name, views: found.map { "\($0.view).\(name)" }), at: place)
    }
    return first.reference
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

  /// A place without what leads to it now but may lead elsewhere later: a property of a view that is shown.
  func settled(_ reference: Reference) -> Reference {
    guard case .member(let base, let name) = reference else { return reference }
    let owner = settled(base)
    guard let value = try? read(owner) else { return .member(owner, name) }
    switch value {
    case .structure(let structure):
      guard let place = code.types[structure.type].propertyPlaces[name] else { break }
      let field = structure.fields[place]
      if let identity = structure.identity {
        return self.reference(
          code.types[structure.type].properties[place], place, identity, structure)
      }
      if case .reference(let binding) = field { return binding }
    case .object(let number):
      guard let place = code.types[objects[number].type].propertyPlaces[name] else { break }
      if case .computed = code.types[objects[number].type].properties[place].storage { break }
      return .field(number, place)
    case .reference(let binding): return name == "wrappedValue" ? binding : .member(binding, name)
    default: break
    }
    return .member(owner, name)
  }
}

extension ProgramRun {
  package var stateAccess: StateAccess { StateAccess(run: self) }
}

/// Finds the locations of the states of the views that are shown.
package struct StateAccess {
  let run: ProgramRun

  /// Returns the location of a state, by its name and optionally by the type of the view.
  func shownLocation(_ name: String, of type: Int?, at position: SourcePosition) throws -> Location
  {
    var found: [(view: String, location: Location)] = []
    for identity in run.shownInstances {
      guard let instance = run.instances[identity], type ?? instance.type == instance.type,
        let index = run.code.types[instance.type].propertyIndices[name]
      else { continue }
      let property = run.code.types[instance.type].properties[index]
      switch property.storage {
      case .state: break
      case .stored, .outside, .binding: guard run.roots.contains(identity) else { continue }
      case .computed, .environment: continue
      }
      found.append((run.code.types[instance.type].name, .state(identity, index)))
    }
    guard let first = found.first else {
      throw run.error(.unknownState(name, known: shownStates), at: position)
    }
    guard found.count == 1 else {
      throw run.error(.severalStates(name, views: found.map { "\($0.view).\(name)" }), at: position)
    }
    return first.location
  }

  /// The names of the states that are shown.
  var shownStates: [String] {
    var names: [String] = []
    for instance in run.shownInstances.compactMap({ run.instances[$0] }) {
      for property in run.code.types[instance.type].properties where property.storage == .state {
        if !names.contains(property.name) { names.append(property.name) }
      }
    }
    return names
  }

  /// Returns a location with its bindings followed, as they may lead elsewhere later: a property of a view that is
  /// shown.
  ///
  /// - Parameters:
  ///   - location: The location.
  ///   - passes: Whether a binding with observers is followed, too: writes to the binding itself call these, and writes
  ///     of others to its target do not.
  package func settled(_ location: Location, passingObservers passes: Bool = false) -> Location {
    if case .unobserved(let inner) = location {
      return .unobserved(settled(inner, passingObservers: passes))
    }
    guard case .member(let base, let name) = location else { return location }
    let owner = settled(base, passingObservers: passes)
    guard let value = try? run.locations.read(owner) else { return .member(owner, name) }
    switch value {
    case .structure(let structure):
      guard let index = run.code.types[structure.type].propertyIndices[name] else { break }
      switch run.code.types[structure.type].properties[index].storage {
      case .computed, .environment: return .member(owner, name)
      case .binding where !passes && run.code.types[structure.type].properties[index].isObserved:
        return .member(owner, name)
      case .state, .stored, .binding, .outside: break
      }
      let field = structure.fields[index]
      if let identity = structure.identity {
        return run.locations.location(index, identity, structure)
      }
      if case .reference(let binding) = field { return binding }
    case .object(let number):
      guard let index = run.code.types[run.objects[number].type].propertyIndices[name] else {
        break
      }
      if case .computed = run.code.types[run.objects[number].type].properties[index].storage {
        break
      }
      return .field(number, index)
    case .reference(let binding): return name == "wrappedValue" ? binding : .member(binding, name)
    default: break
    }
    return .member(owner, name)
  }
}

internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// The states of the app's own views, and reads of their properties.
extension ViewTreeBuilder {
  /// Creates the states of a new view, and updates the other properties of a known one.
  ///
  /// - Parameters:
  ///   - instance: The view, which then has the states of its dynamic properties.
  ///   - identity: The identity of the view.
  ///   - type: The type of the view.
  func keep(_ instance: inout StructValue, _ identity: ViewIdentity, _ type: TypeCode) {
    for (index, field) in instance.fields.enumerated() {
      guard case .structure(var inner) = field, run.code.types[inner.type].isDynamicProperty else {
        continue
      }
      let holder = ViewIdentity(self.identity(identity.number, .property(index)))
      inner.identity = holder
      keep(&inner, holder, run.code.types[inner.type])
      run.shownInstances.append(holder)
      instance.fields[index] = .structure(inner)
    }
    keepStates(of: &instance, identity, type)
  }

  private func keepStates(
    of instance: inout StructValue, _ identity: ViewIdentity, _ type: TypeCode
  ) {
    if var values = run.states[identity] {
      // States are kept, and other properties are replaced, except for those that the script has written.
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

  /// Returns the links for the values that the update of a view of another framework animates.
  func links(updating instance: StructValue, _ identity: ViewIdentity, _ type: TypeCode) throws
    -> [ViewLink]
  {
    guard let name = type.update, let function = type.methods[name]?.first else { return [] }
    return try run.bridges.update(instance, by: function, of: identity).compactMap {
      $0.plainLink(in: run) { _ in 0 }
    }
  }

  /// Returns the key of the value that an animator waits for.
  func trigger(_ value: SwiftValue, _ position: SourcePosition) -> ViewKey {
    if let unknown = value.unknownPart {
      run.leaveOut("when the animator begins", because: unknown, at: position)
    }
    return run.comparisons.key(of: value)
  }

  /// Splits the modifiers of a `Group` or `ForEach` into those that each view inside gets, and the others.
  ///
  /// A transition is a trait, which lists of views pass on to their views: recovered.
  static func shared(
    _ modifiers: [ViewModifierValue]
  ) -> (shared: [ViewModifierValue], others: [ViewModifierValue]) {
    var (shared, others): ([ViewModifierValue], [ViewModifierValue]) = ([], [])
    for modifier in modifiers {
      if case .transition = modifier { shared.append(modifier) } else { others.append(modifier) }
    }
    return (shared, others)
  }

  /// Returns the texts inside a control.
  static func texts(in nodes: [ViewNode]) -> [String] {
    nodes.flatMap { $0.texts + texts(in: $0.children) }
  }

  /// Makes the properties of an animatable type one moving vector; the body sees the numbers that are shown.
  func animate(_ instance: inout StructValue, _ node: inout ViewNode) throws {
    let parts = try run.animatedData.animatedParts(of: instance)
    guard !parts.isEmpty else { return }
    let components = parts.flatMap(\.components)
    let model = components.map(\.value)
    if let unknown = parts.map(\.value).unknownPart ?? boundless(parts, of: instance) {
      return node.links.append(
        .moves(MovingValue(name: "", content: .unknown(unknown)).modifier(in: run)))
    }
    node.links.append(.moves(MovingModifier("", .numbers(components))))
    guard let shown = run.driven[node.identity]?.first?.components, shown.count == model.count
    else {
      run.driven[node.identity] = [DynamicVector(model)]
      return
    }
    guard shown != model else { return }
    var start = 0
    let shownParts = parts.map { part in
      defer { start += part.components.count }
      let numbers = DynamicVector(Array(shown[start..<start + part.components.count]))
      return AnimatedPart(name: part.name, value: part.value.with(numbers))
    }
    instance = try run.animatedData.instance(instance, with: shownParts)
  }

  /// Notes the properties of a shape without `animatableData`, which does not move.
  func addStillShape(_ instance: StructValue, to node: inout ViewNode) {
    let type = run.code.types[instance.type]
    if let effect = type.drawingEffect {
      run.noteUnplayed(
        Unplayed("what it writes while it draws is left out", remedy: Unplayed.asked),
        of: "\(type.name).path", at: effect)
    }
    let value = SwiftValue.structure(instance)
    guard run.code.types[instance.type].animatedData == nil, value.unknownPart == nil else {
      return
    }
    node.links.append(
      .moves(MovingValue(name: "", content: .hidden(value.key, .shape)).modifier(in: run)))
  }

  /// Returns the part of the animatable data that is not finite; nil if all parts are.
  private func boundless(_ parts: [AnimatedPart], of instance: StructValue) -> UnknownValue? {
    guard let part = parts.first(where: { !$0.components.map(\.value).allSatisfy(\.isFinite) })
    else { return nil }
    let type = run.code.types[instance.type]
    let index = type.propertyIndices[part.name] ?? type.propertyIndices[AnimatedData.property]
    var unknown = UnknownValue(
      "\(type.name).\(part.name)", at: index.map { type.properties[$0].position } ?? .none)
    unknown.predicate = "is sometimes infinite or not a number"
    return unknown
  }
}

extension ViewNode {
  /// Whether the view has a transition of its own.
  var hasTransition: Bool { links.contains { if case .transition = $0 { true } else { false } } }
}

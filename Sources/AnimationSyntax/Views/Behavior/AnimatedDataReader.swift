internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// A part of the animatable data of a value: a number, or a value of several numbers such as a point.
struct AnimatedPart {
  var name: String
  var value: SwiftValue

  /// The numbers of the part, as players know them; empty where they are unknown.
  var components: [MovingModifier.Component] {
    let numbers = value.animatedNumbers?.components ?? []
    return numbers.enumerated().map { offset, number in
      MovingModifier.Component(
        numbers.count == 1 ? name : "\(name).\(value.partNames[offset])", number,
        scale: value.unitScale)
    }
  }
}

extension ProgramRun {
  var animatedData: AnimatedDataReader { AnimatedDataReader(run: self) }
}

/// Reads and sets the animatable data of values of the app.
struct AnimatedDataReader {
  let run: ProgramRun

  /// Returns the parts of the animatable data of a value, in order; empty for one that does not move.
  func animatedParts(of instance: StructValue) throws -> [AnimatedPart] {
    guard let data = run.code.types[instance.type].animatedData else { return [] }
    if let effect = run.code.types[instance.type].animatedEffect {
      run.note("what is done when 'animatableData' is set is not played", at: effect)
    }
    let owner = SwiftValue.structure(instance)
    if let parts = try keptParts(of: instance, data) { return parts }
    guard data.isComputed else {
      return try data.names.compactMap { name in
        guard let index = run.code.types[instance.type].propertyIndices[name] else { return nil }
        let value = try run.properties.property(name, of: owner, at: .none)
        // An integer does not move.
        if case .integer = value, run.code.types[instance.type].properties[index].type == .integer {
          return nil
        }
        guard value.animatedNumbers != nil || value.isUnknown else { return nil }
        return AnimatedPart(name: name, value: value)
      }
    }
    let given = try run.properties.property(AnimatedData.property, of: owner, at: .none)
    if given.isUnknown { return [AnimatedPart(name: AnimatedData.property, value: given)] }
    let parts = given.animatedParts
    if parts.isEmpty { noteUnanimated(given, of: instance.type) }
    let isNamed = Set(data.names).count == parts.count
    return parts.enumerated().map { index, value in
      let name =
        isNamed ? data.names[index] : data.names.first.map { "\($0)[\(index + 1)]" } ?? ""
      return AnimatedPart(name: name, value: value)
    }
  }

  /// Returns the parts of a stored `animatableData` that has several parts; nil for any other value.
  private func keptParts(of instance: StructValue, _ data: AnimatedData) throws -> [AnimatedPart]? {
    guard !data.isComputed, data.names == [AnimatedData.property] else { return nil }
    let given = try run.properties.property(
      AnimatedData.property, of: .structure(instance), at: .none)
    guard given.animatedNumbers == nil, !given.isUnknown else { return nil }
    let parts = given.animatedParts
    if parts.isEmpty { noteUnanimated(given, of: instance.type) }
    return parts.enumerated().map { index, value in
      AnimatedPart(name: "\(AnimatedData.property)[\(index + 1)]", value: value)
    }
  }

  /// Notes that `animatableData` may not consist of numbers.
  private func noteUnanimated(_ given: SwiftValue, of type: Int) {
    let code = run.code.types[type]
    guard let index = code.propertyIndices[AnimatedData.property] else { return }
    switch given {
    case .integer where code.properties[index].type == .integer:
      // An app may add to `Int` what its motion needs.
      run.note(
        "what 'animatableData' of \(code.name) gives has no rows: how the app animates Int is not played",
        at: code.properties[index].position)
      return
    case .integer, .void, .nothing: return
    case .opaque(let opaque) where opaque.type == "EmptyAnimatableData": return
    default: break
    }
    run.note(
      "what 'animatableData' of \(code.name) gives has no rows: not all of it is known to be numbers",
      at: code.properties[index].position)
  }

  /// Returns a value with other animatable data.
  func instance(_ instance: StructValue, with parts: [AnimatedPart]) throws -> StructValue {
    let type = run.code.types[instance.type]
    guard type.animatedData?.isComputed == true else {
      var changed = instance
      let names = type.animatedData?.names
      if names == [AnimatedData.property], parts.first?.name != AnimatedData.property,
        let index = type.propertyIndices[AnimatedData.property]
      {
        var rest = parts.map(\.value)[...]
        changed.fields[index] = changed.fields[index].replacingParts(by: &rest)
        return changed
      }
      for part in parts {
        guard let index = type.propertyIndices[part.name] else { continue }
        changed.fields[index] = part.value
      }
      return changed
    }
    guard let index = type.propertyIndices[AnimatedData.property],
      case .computed(_, let setter?) = type.properties[index].storage
    else { return instance }
    var rest = parts.map(\.value)[...]
    let data = try run.properties.property(
      AnimatedData.property, of: .structure(instance), at: .none
    )
    .replacingParts(by: &rest)
    // The numbers are set in a copy: neither a state of the view nor the value of a binding is set.
    var copy = instance
    copy.identity = nil
    copy.fields = try copy.fields.map { field in
      if case .reference(let location) = field { try run.locations.read(location) } else { field }
    }
    let before = copy.fields
    var owner = SwiftValue.structure(copy)
    _ = try run.functions.call(
      mutating: setter, [data], on: &owner, at: type.properties[index].position)
    guard case .structure(let set) = owner else { return instance }
    var changed = instance
    for index in before.indices where !before[index].isEqual(to: set.fields[index]) {
      changed.fields[index] = set.fields[index]
    }
    return changed
  }
}

extension SwiftValue {
  /// The parts of animatable data: the values in pairs, structures and arrays, in order; empty where some part does not
  /// move.
  fileprivate var animatedParts: [SwiftValue] {
    guard let halves = inner else { return animatedNumbers == nil && !isUnknown ? [] : [self] }
    let parts = halves.map(\.animatedParts)
    return parts.contains(where: \.isEmpty) ? [] : parts.flatMap(\.self)
  }

  /// Returns the data with other parts, which are removed from the given ones.
  fileprivate func replacingParts(by parts: inout ArraySlice<SwiftValue>) -> SwiftValue {
    switch self {
    case .tuple(let elements):
      return .tuple(elements.map { ($0.label, $0.value.replacingParts(by: &parts)) })
    case .array(let values): return .array(values.map { $0.replacingParts(by: &parts) })
    case .structure(var structure):
      structure.fields = structure.fields.map { $0.replacingParts(by: &parts) }
      return .structure(structure)
    default: return animatedNumbers == nil ? self : parts.popFirst() ?? self
    }
  }

  /// The values in a pair, a structure or an array; nil for any other value.
  private var inner: [SwiftValue]? {
    switch self {
    case .tuple(let elements): elements.map(\.value)
    case .array(let values): values
    case .structure(let structure):
      // A computed property has no value of its own.
      structure.fields.filter { if case .nothing = $0 { false } else { true } }
    default: nil
    }
  }
}

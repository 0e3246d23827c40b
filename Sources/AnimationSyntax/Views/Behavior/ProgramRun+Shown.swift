internal import SwiftProgram

// The values of the views that are shown, and those that they lack.
extension ProgramRun {
  /// The truth values that only the script can change: those that the outermost views are given.
  var flags: [(name: String, value: Bool)] {
    var flags: [(name: String, value: Bool)] = []
    for identity in shownInstances where roots.contains(identity) {
      guard let instance = instances[identity] else { continue }
      for property in code.types[instance.type].properties {
        let isGiven = property.storage == .stored && property.initial == nil
        guard property.storage == .binding || isGiven || property.isFocus,
          let value = try? self.properties.property(
            property.name, of: .structure(instance), at: .none),
          let flag = value.boolean
        else { continue }
        flags.append((property.name, flag))
      }
    }
    // A value with the same name in several views cannot be set by name.
    return flags.filter { flag in flags.filter { $0.name == flag.name }.count == 1 }
  }

  /// The names of the properties of the outermost views that have no value; where only parts of one are read, the names
  /// of these.
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

  /// The names of the values of `--set` that nothing has read.
  var unusedSettings: [String] {
    code.settings.filter { globals[$0.value] == nil }.map(\.key).sorted()
  }
}

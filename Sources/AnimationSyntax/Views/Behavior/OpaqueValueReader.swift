internal import SwiftProgram

extension ProgramRun {
  var opaqueValues: OpaqueValueReader { OpaqueValueReader(run: self) }
}

/// Reads members of opaque values, such as colors and styles, of which only the screen and colors of numbers have known
/// ones.
struct OpaqueValueReader {
  let run: ProgramRun

  /// Returns a property of an opaque value.
  func property(
    _ name: String, of opaque: OpaqueValue, at position: SourcePosition
  ) -> SwiftValue {
    if opaque.type == EnvironmentDefaults.textSizeType, name == "isAccessibilitySize" {
      return .boolean(EnvironmentDefaults.isAccessibilitySize(opaque))
    }
    if opaque.type == ScreenReader.sceneType, name == "bounds" {
      return .geometry(.rectangle, run.screenReader.screen)
    }
    if opaque.type == ScreenReader.sceneType, name == "safeAreaInsets" {
      run.screenReader.noteInsets()
      return .geometry(.insets, .zero)
    }
    if opaque.type == ScreenReader.sceneType, !ScreenReader.leadsToScreen.contains(name) {
      return .unknown(UnknownValue("\(opaque.text).\(name)", at: position))
    }
    return .opaque(OpaqueValue(type: opaque.type, text: "\(opaque.text).\(name)"))
  }

  /// Returns the result of a function of an opaque value.
  func method(
    _ name: String, of opaque: OpaqueValue, _ arguments: [CallArgument],
    at position: SourcePosition
  ) -> SwiftValue {
    // A call with a closure as an argument is not part of a color or a style.
    let isPart =
      opaque.type == ScreenReader.sceneType
      ? ScreenReader.leadsToScreen.contains(name) : arguments.allSatisfy { $0.value.closure == nil }
    guard isPart else {
      return .unknown(UnknownValue("\(opaque.text).\(name)(…)", at: position))
    }
    let inside = arguments.map { "\($0.label ?? "_"):\($0.value.key)" }.joined(separator: ",")
    var color: ColorNumbers?
    if name == "opacity", arguments.count == 1, let part = arguments[0].value.double {
      color = opaque.color
      color?.opacity *= part
    }
    return .opaque(
      OpaqueValue(type: opaque.type, text: "\(opaque.text).\(name)(\(inside))", color: color))
  }

  /// Returns a static member of an opaque type, with a leading dot or the name of the type before it.
  func staticMember(
    _ name: String, ofOpaque owner: String, _ arguments: [CallArgument]?,
    at position: SourcePosition
  ) throws -> SwiftValue {
    if let color = try addedColor(name, of: owner, arguments, at: position) { return color }
    let call = arguments.map {
      "(\($0.map { "\($0.label ?? "_"):\($0.value.key)" }.joined(separator: ",")))"
    }
    return .opaque(OpaqueValue(type: owner, text: ".\(name)\(call ?? "")"))
  }

  /// Returns the value of a leading dot where an opaque value is expected.
  func member(_ member: MemberValue, ofOpaque owner: String) throws -> SwiftValue {
    if let first = member.links.first,
      let color = try addedColor(
        first.name, of: owner, first.arguments?.map { CallArgument($0.label, $0.value) },
        at: member.position)
    {
      return try member.links.dropFirst().reduce(color) { value, link in
        guard let arguments = link.arguments else {
          return try run.properties.property(link.name, of: value, at: member.position)
        }
        let given = arguments.map { CallArgument($0.label, $0.value) }
        return try run.methods.method(link.name, of: value, given, at: member.position)
      }
    }
    return .opaque(OpaqueValue(type: owner, text: SwiftValue.member(member).text))
  }

  /// Returns a color that the files add to `Color` or to the shape styles, where the numbers of colors are needed.
  private func addedColor(
    _ name: String, of owner: String, _ arguments: [CallArgument]?, at position: SourcePosition
  ) throws -> SwiftValue? {
    guard run.setting.showsColors, owner == "Color" else { return nil }
    for type in ["Color", "ShapeStyle"] {
      guard let number = run.setting.extensions[type] else { continue }
      let value = try run.types.declaredMember(name, of: number, arguments, at: position)
      if case .opaque(let opaque) = value, opaque.color != nil { return value }
    }
    return nil
  }
}

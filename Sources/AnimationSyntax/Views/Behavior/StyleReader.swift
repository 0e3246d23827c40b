internal import SwiftProgram

extension ProgramRun {
  var styles: StyleReader { StyleReader(run: self) }
}

/// Makes styles where they are expected.
struct StyleReader {
  let run: ProgramRun

  /// Returns a value as a style: a leading dot as the style that the files add to the protocol, any other value as it
  /// is; unknown if the system has none with the name.
  func style(_ value: SwiftValue, of type: String) throws -> SwiftValue {
    if let name = value.unknown?.text.prefix(while: { $0.isLetter }), name.hasSuffix(type),
      ViewKinds.styles.contains(name.dropLast(type.count).lowercasedFirst)
    {
      return .nothing
    }
    guard case .member(let member) = value, let first = member.links.first else { return value }
    if let number = run.setting.extensions[type] {
      let own = try run.types.declaredMember(
        first.name, of: number, first.arguments?.map { CallArgument($0.label, $0.value) },
        at: member.position)
      if case .structure = own { return own }
    }
    return ViewKinds.styles.contains(first.name) ? value : run.types.unknown(member)
  }
}

extension Substring {
  /// The text with a lowercase first letter.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

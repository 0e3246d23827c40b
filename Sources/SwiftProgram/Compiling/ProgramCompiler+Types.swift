internal import SwiftSyntax

// The cases of enumerations, and the names of members in code.
extension ProgramCompiler {
  func declareCases(of number: Int) throws {
    let type = declarations.types[number]
    guard type.kind == .enumeration else { return }
    var nextRaw = 0
    let raw = rawType(of: number)
    for member in type.members {
      guard let cases = member.declaration.as(EnumCaseDeclSyntax.self) else { continue }
      let reader = TypeReader(
        declarations: declarations, file: member.source.scope, owner: number)
      for element in cases.elements {
        var entry = CaseCode(name: element.name.plainText)
        for parameter in element.parameterClause?.parameters ?? [] {
          let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText }
          entry.parameters.append(
            .init(
              label: label, name: label ?? "", type: reader.type(parameter.type),
              pattern: reader.pattern(parameter.type)))
        }
        entry.rawValue = rawValue(element.rawValue?.value, raw, name: entry.name, &nextRaw)
        code.types[number].cases.append(entry)
        declareDefaults(of: element, member.source, in: number)
      }
    }
  }

  /// Compiles the default values of the last declared case.
  private func declareDefaults(
    of element: EnumCaseElementSyntax, _ source: ProgramSource, in number: Int
  ) {
    let index = code.types[number].cases.count - 1
    for (offset, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
      guard let value = parameter.defaultValue?.value else { continue }
      // The existence of a default value matters before it is compiled.
      code.types[number].cases[index].parameters[offset].initial = FrameCode(
        slotCount: 0, body: { _, _ in .next }, position: source.position(of: value))
      pendingBodies.append { [self] in
        let type = code.types[number].cases[index].parameters[offset].type
        code.types[number].cases[index].parameters[offset].initial = try initialCode(
          value, source, as: type, owner: number)
      }
    }
  }

  private func rawValue(
    _ node: ExprSyntax?, _ type: SwiftType, name: String, _ next: inout Int
  ) -> CaseCode.RawValue? {
    let text = node?.trimmedDescription
    switch type {
    case .integer:
      if let text, let value = Int(text.filter { $0 != "_" }) { next = value }
      defer { next &+= 1 }
      return .integer(next)
    case .number: return text.flatMap { Double($0.filter { $0 != "_" }) }.map { .number($0) }
    case .float: return text.flatMap { Float($0.filter { $0 != "_" }) }.map { .float($0) }
    case .text:
      guard let text else { return .text(name) }
      return .text(text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text)
    default: return nil
    }
  }

  /// Returns the name in code of the member that is being declared: another name than the written one where the type
  /// itself has a member with that name.
  func nameOfMember(_ written: String) -> String {
    guard isCovered, let origin else { return written }
    return TypeDeclaration.name(ofCovered: written, in: origin)
  }
}

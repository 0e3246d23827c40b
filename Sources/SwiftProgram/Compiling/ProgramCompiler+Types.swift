internal import SwiftParser
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

  /// Returns the raw value of a case; nil for one that is not known.
  ///
  /// - Parameters:
  ///   - node: The raw value as it is written; nil for a case without one.
  ///   - type: The type of raw values.
  ///   - name: The name of the case.
  ///   - next: The whole number that a case without a raw value has; that of the following case afterwards.
  private func rawValue(
    _ node: ExprSyntax?, _ type: SwiftType, name: String, _ next: inout Int
  ) -> CaseCode.RawValue? {
    if type == .text {
      return node == nil
        ? .text(name)
        : node?.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { .text($0) }
    }
    let whole = node.map(Self.wholeNumber) ?? next
    if let whole { next = whole &+ 1 }
    switch type {
    case .integer: return whole.map { .integer($0) }
    case .fixed(let kind):
      return whole.flatMap { FixedInteger(exactly: $0, kind) }.map { .fixed($0) }
    case .number: return (whole.map(Double.init) ?? node.flatMap(Self.fraction)).map { .number($0) }
    case .float:
      return (whole.map(Float.init) ?? node.flatMap(Self.fraction).map { Float($0) }).map {
        .float($0)
      }
    default: return nil
    }
  }

  /// Returns the value of an integer literal with its sign; nil for anything else.
  private static func wholeNumber(_ node: ExprSyntax) -> Int? {
    let (literal, sign) = signed(node)
    return literal.as(IntegerLiteralExprSyntax.self).flatMap {
      try? NumberLiteral.integer($0.literal.text, sign: sign, range: 0..<0)
    }
  }

  /// Returns the value of a literal with a fraction and its sign; nil for anything else.
  private static func fraction(_ node: ExprSyntax) -> Double? {
    let (literal, sign) = signed(node)
    return literal.as(FloatLiteralExprSyntax.self).flatMap {
      (try? NumberLiteral.double($0.literal.text, range: 0..<0)).map { sign.isEmpty ? $0 : -$0 }
    }
  }

  /// Returns a literal without the sign before it, and the sign.
  private static func signed(_ node: ExprSyntax) -> (literal: ExprSyntax, sign: String) {
    guard let prefixed = node.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-"
    else { return (node, "") }
    return (prefixed.expression, "-")
  }

  /// Returns the name in code of the member that is being declared: another name than the written one where the type
  /// itself has a member with that name.
  func nameOfMember(_ written: String) -> String {
    guard isCovered, let origin else { return written }
    return TypeDeclaration.name(ofCovered: written, in: origin)
  }
}

// The names of types as an app interpolates them into a text.
extension ProgramRun {
  /// Returns the text that `String(describing:)` makes of a type; nil if it is unknown, as for a number, which may be a
  /// `Double` or a `CGFloat`.
  func name(of type: SwiftType) -> String? {
    switch type {
    case .boolean: "Bool"
    case .integer: "Int"
    case .fixed(let kind): kind.rawValue
    case .float: "Float"
    case .text: "String"
    case .void: "()"
    case .geometry(let kind): kind.rawValue
    case .declared(let number, _) where !code.types[number].isGeneric: code.types[number].name
    case .declared(let number, let arguments) where !arguments.isEmpty:
      names(of: Array(arguments.dropFirst(code.types[number].outerCount))).map {
        "\(code.types[number].name)<\($0)>"
      }
    case .opaque(let name): name.split(separator: ".").last.map(String.init)
    case .array(let element): name(of: element).map { "Array<\($0)>" }
    case .set(let element): name(of: element).map { "Set<\($0)>" }
    case .optional(let wrapped): name(of: wrapped).map { "Optional<\($0)>" }
    case .dictionary(let key, let value):
      name(of: key).flatMap { key in name(of: value).map { "Dictionary<\(key), \($0)>" } }
    case .tuple(let fields): name(of: fields)
    default: nil
    }
  }

  private func names(of types: [SwiftType]) -> String? {
    let names = types.compactMap(name)
    return names.count == types.count ? names.joined(separator: ", ") : nil
  }

  private func name(of fields: [SwiftType.Field]) -> String? {
    let names = fields.compactMap { field in
      name(of: field.type).map { (field.label.map { "\($0): " } ?? "") + $0 }
    }
    return names.count == fields.count ? "(\(names.joined(separator: ", ")))" : nil
  }

  /// Returns the result of `type(of:)` for a value; nil if it is unknown.
  func type(of value: SwiftValue) -> SwiftType? {
    if let number = typeNumber(of: value) { return .declared(number) }
    return switch value {
    case .boolean: .boolean
    case .integer: .integer
    case .fixed(let number): .fixed(number.kind)
    case .float: .float
    case .text: .text
    case .geometry(let kind, _): .geometry(kind)
    default: nil
    }
  }
}

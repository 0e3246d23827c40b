internal import SwiftSyntax

// Subscripts: their getters and their setters.
extension ProgramCompiler {
  /// The names of types that extensions of collections have for what is in them.
  private static let associated = ["Element", "Key", "Value"]

  /// Declares a subscript.
  func declare(
    _ node: SubscriptDeclSyntax, _ source: ProgramSource, owner: Int, keptIn keeper: Int?
  ) {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    var generics = TypeParameterReader.names(
      node.genericParameterClause, node.genericWhereClause, declarations.frameworks)
    if declarations.types[owner].isForeign {
      generics["Index"] = generics["Index"] ?? .integer
      for name in Self.associated { generics[name] = generics[name] ?? .unknown }
    }
    var reader = TypeReader(
      declarations: declarations, file: source.scope, owner: owner, generics: generics,
      declarer: declarer)
    let result = reader.type(node.returnClause.type)
    for name in Self.associated where generics[name] == .unknown {
      reader.generics[name] = .parameter(name)
    }
    let shownResult = reader.type(node.returnClause.type)
    func declare(
      _ body: CodeBlockItemListSyntax, writing value: String? = nil
    ) -> Int {
      var setting = FunctionSetting(
        name: TypeCode.subscriptName, owner: owner, hasSelf: !isStatic,
        result: value == nil ? result : .void,
        isMutating: value != nil, generics: generics)
      setting.declarer = declarer
      setting.resultSyntax = value == nil ? node.returnClause.type : nil
      let number = self.declare(
        setting, node.parameterClause.parameters, body, source,
        position: source.position(of: node.subscriptKeyword))
      // A single name is that of the parameter, and not its label.
      for (index, parameter) in node.parameterClause.parameters.enumerated()
      where parameter.secondName == nil {
        code.functions[number].parameters[index].label = nil
      }
      if let value {
        code.functions[number].parameters.append(.init(label: nil, name: value, type: result))
      }
      code.functions[number].keeper = keeper
      return number
    }
    var reading: Int?
    var writing: Int?
    switch node.accessorBlock?.accessors {
    case .getter(let items): reading = declare(items)
    case .accessors(let list):
      for entry in list {
        guard let items = entry.body?.statements else { continue }
        switch entry.accessorSpecifier.text {
        case "get":
          reading = declare(items)
          if entry.modifier?.name.text == "mutating" { code.noteChanging(reading) }
        case "set":
          writing = declare(items, writing: entry.parameters?.name.plainText ?? "newValue")
        default: break
        }
      }
    case nil: break
    }
    guard let reading else { return }
    code.functions[reading].setter = writing
    code.functions[reading].result = shownResult
    if isStatic {
      code.types[owner].staticMethods[TypeCode.subscriptName, default: []].append(reading)
    } else {
      code.types[owner].methods[TypeCode.subscriptName, default: []].append(reading)
    }
  }
}

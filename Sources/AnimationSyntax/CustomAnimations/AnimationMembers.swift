internal import SwiftProgram
internal import SwiftSyntax

/// The animations that a file declares: those that can be played without arguments, and those that cannot.
struct AnimationMembers {
  /// An animation that a file names.
  struct Member {
    /// The text after `#` that chooses the animation.
    let text: String

    /// The keywords of its declaration: `static var`, `struct`.
    let construct: String

    /// The range of the animation, and the range of its name.
    let range: Range<Int>
    let nameRange: Range<Int>
  }

  /// The animations that need no arguments, in the order of the file.
  private(set) var members: [Member] = []

  /// The animations that cannot be played without arguments, with the problems.
  private(set) var needing: [(member: Member, problem: CustomAnimationProblem)] = []

  /// The ranges of the types that are animations.
  private(set) var types: [Range<Int>] = []

  private let source: ProgramSource

  /// Reads a file; nil if no type in it is an animation.
  init?(_ contents: String, fileName: String) {
    guard contents.contains("CustomAnimation"),
      let source = try? ProgramSource(Array(contents.utf8), fileName: fileName, file: 0)
    else { return nil }
    self.source = source
    let declarations = ProgramDeclarations([source], SwiftUITypes())
    let animations = declarations.types.filter { $0.roles.contains(.animation) }
    guard !animations.isEmpty else { return nil }
    var named: [Syntax] = []
    for type in declarations.types where type.isForeign && type.name == "Animation" {
      for member in type.members {
        named.append(Syntax(member.declaration))
        add(member.declaration)
      }
    }
    let used = ReachableNames(declarations, from: [], named)
    for type in animations {
      types += type.members.compactMap { $0.declaration.parent?.parent?.parent?.parent }.prefix(1)
        .map {
          source.position(of: $0).range
        }
      if !used.contains(type.name) { add(type) }
    }
    members.sort { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
  }

  /// Adds a member of `Animation`.
  private mutating func add(_ declaration: DeclSyntax) {
    let isStatic = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      $0.name.text == "static"
    }
    guard isStatic == true else { return addModifier(declaration) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = function.name.plainText
      add(name, function.signature.parameterClause, "static func", declaration, function.name)
    }
    for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      append(name.plainText, "static var", declaration, name)
    }
  }

  /// Adds a type that is an animation.
  private mutating func add(_ type: TypeDeclaration) {
    guard let node = type.members.first?.declaration.parent?.parent?.parent?.parent,
      let declaration = node.as(StructDeclSyntax.self)
    else { return }
    let initializers = type.members.compactMap {
      $0.declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
    }
    if let first = initializers.first {
      let parameters = initializers.first { $0.parameters.allSatisfy { $0.defaultValue != nil } }
      return add(
        type.name, parameters ?? first, "struct", DeclSyntax(declaration), declaration.name)
    }
    let properties = type.members.compactMap { $0.declaration.as(VariableDeclSyntax.self) }
      .filter { variable in
        !variable.isStatic
          && variable.bindings.contains { $0.initializer == nil && $0.accessorBlock == nil }
      }
    let names = properties.flatMap(\.bindings).compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    }
    let whole = DeclSyntax(declaration)
    guard !names.isEmpty else {
      return append("\(type.name)()", "struct", whole, declaration.name)
    }
    let call = "\(type.name)(\(names.map { "\($0): …" }.joined(separator: ", ")))"
    needing.append((member(call, "struct", whole, declaration.name), .needsArguments(call)))
  }

  /// Adds a modifier of animations.
  private mutating func addModifier(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self),
      function.signature.returnClause?.type.trimmedDescription == "Animation"
    {
      let name = "\(function.name.plainText)(…)"
      needing.append((member(name, "func", declaration, function.name), .needsAnimation(name)))
    }
    for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        binding.typeAnnotation?.type.trimmedDescription == "Animation"
      else { continue }
      let member = member(name.plainText, "var", declaration, name)
      needing.append((member, .needsAnimation(name.plainText)))
    }
  }

  private mutating func add(
    _ name: String, _ parameters: FunctionParameterClauseSyntax, _ construct: String,
    _ declaration: DeclSyntax, _ token: TokenSyntax
  ) {
    let needed = parameters.parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }
    guard !needed.isEmpty else { return append("\(name)()", construct, declaration, token) }
    let arguments = needed.map { $0.firstName.text == "_" ? "…" : "\($0.firstName.plainText): …" }
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    needing.append((member(call, construct, declaration, token), .needsArguments(call)))
  }

  private mutating func append(
    _ text: String, _ construct: String, _ declaration: DeclSyntax, _ name: TokenSyntax
  ) {
    members.append(member(text, construct, declaration, name))
  }

  private func member(
    _ text: String, _ construct: String, _ declaration: DeclSyntax, _ name: TokenSyntax
  ) -> Member {
    Member(
      text: text, construct: construct, range: source.position(of: declaration).range,
      nameRange: source.position(of: name).range)
  }
}

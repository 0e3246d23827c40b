internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

/// The members by which property animators are controlled manually: `animator.fractionComplete = 0.3`,
/// `animator.pauseAnimation()`.
struct AnimatorUses {
  /// The members that control each animator, in the order of the text, by the animator's name.
  private var members: [String: [String]] = [:]

  private static let properties: Set<String> = ["fractionComplete", "isReversed"]

  private static let functions: Set<String> = [
    "pauseAnimation", "stopAnimation", "continueAnimation", "finishAnimation",
  ]

  /// Finds such members in statements, at any depth.
  mutating func look(through statements: CodeBlockItemListSyntax) {
    var stack = [Syntax(statements)]
    while let node = stack.popLast() {
      if let member = node.as(MemberAccessExprSyntax.self), let name = Self.use(of: member),
        let animator = member.base?.namePath.last,
        members[animator]?.contains(name) != true
      {
        members[animator, default: []].append(name)
      }
      stack.appendReversed(childrenOf: node)
    }
  }

  /// Returns a note for a reader on an animator; nil if it is not controlled manually.
  func note(on animator: String) -> String? {
    members[animator].map { members in
      let words = WordList.text(members.map { "'\($0)'" })
      return "'\(animator)' is moved by \(words) too: the curve is how it runs by itself"
    }
  }

  /// Returns the name of a member that controls an animator, if it is used in this way; nil for any other.
  private static func use(of member: MemberAccessExprSyntax) -> String? {
    let name = member.declName.baseName.text
    if properties.contains(name) {
      let elements = member.parent?.parent?.as(SequenceExprSyntax.self)?.elements
      let isSet =
        elements?.first?.id == ExprSyntax(member).id
        && elements?.dropFirst().first?.isAssignment == true
      return isSet || member.parent?.is(MemberAccessExprSyntax.self) == true ? name : nil
    }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    if functions.contains(name) { return name }
    let delays = call.arguments.contains { $0.label?.text == "delayFactor" }
    return name == "addAnimations" && delays ? "addAnimations(_:delayFactor:)" : nil
  }
}

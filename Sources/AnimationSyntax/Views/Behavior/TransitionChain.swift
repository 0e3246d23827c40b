internal import MotionRecording
internal import SwiftProgram

/// The modifiers that a transition puts on its content, innermost first.
struct TransitionChain {
  /// A modifier of a chain.
  enum Link {
    /// A modifier of SwiftUI's.
    case plain(ViewModifierValue)

    /// A modifier of the app's own that animates numbers of its own.
    case driven(StructValue)

    /// The key of the value on whose changes the modifier acts; nil for a modifier that waits for no value.
    var awaited: ViewKey? {
      switch self {
      case .plain(.animation(_, let key)), .plain(.transaction(_, let key)),
        .plain(.scope(_, let key)):
        key
      default: nil
      }
    }

    /// The modifier of the app's own; nil for one of SwiftUI's.
    var driven: StructValue? { if case .driven(let value) = self { value } else { nil } }
  }

  var links: [Link] = []

  /// The reason why the transition does more than these modifiers; nil if they are complete.
  var reason: String?
}

extension ProgramRun {
  var transitionChains: TransitionChainReader { TransitionChainReader(run: self) }
}

/// Reads the modifiers that the bodies of transitions, and of modifiers in these bodies, put on their content.
struct TransitionChainReader {
  let run: ProgramRun

  /// The view that stands for the content.
  private static var hole: ViewElement {
    .made(MadeView(kind: ViewElement.holeKind, position: .none))
  }

  /// Returns the modifiers that a function applies to its content.
  ///
  /// - Parameters:
  ///   - owner: The value that has the function.
  ///   - body: The number of the function.
  ///   - arguments: The arguments after the content.
  func chain(
    of owner: SwiftValue, _ body: Int, _ arguments: [SwiftValue] = []
  ) throws -> TransitionChain {
    let value = try run.functions.call(
      function: body, [.view(Self.hole)] + arguments, on: owner, at: .none)
    return try chain(of: run.element(value, at: .none))
  }

  /// Returns the modifiers of which a modifier of the app's own consists, in a transition.
  func chain(of modifier: StructValue) throws -> TransitionChain {
    try chain(of: .styled(modifier, content: Self.hole, .none))
  }

  private func chain(of element: ViewElement) throws -> TransitionChain {
    var chain = TransitionChain()
    var element = element
    while true {
      switch element {
      case .modified(let inner, let modifier, _):
        chain.links.insert(.plain(modifier), at: 0)
        element = inner
      case .inlined(_, let inner), .chosen(_, let inner), .branch(_, let inner): element = inner
      case .group(let views) where views.count == 1: element = views[0].element
      case .styled(let modifier, let content, _) where isDriven(modifier):
        chain.links.insert(.driven(modifier), at: 0)
        element = content
      case .styled(let modifier, let content, _):
        let styled = try run.deeper(at: .none) { try self.chain(of: modifier, on: content) }
        return TransitionChain(links: styled.links + chain.links, reason: styled.reason)
      case .made(let view) where view.kind == ViewElement.holeKind: return chain
      default:
        chain.reason = "its body is more than modifiers of its content"
        return chain
      }
    }
  }

  /// Returns whether a modifier animates numbers of its own, or moves its view by a transform.
  private func isDriven(_ modifier: StructValue) -> Bool {
    let type = run.code.types[modifier.type]
    return type.animatedData != nil || type.methods["effectValue"] != nil
  }

  private func chain(of modifier: StructValue, on content: ViewElement) throws -> TransitionChain {
    guard let body = run.code.types[modifier.type].body else {
      return TransitionChain(reason: "it is no modifier")
    }
    let value = try run.functions.call(
      function: body, [.view(content)], on: .structure(modifier), at: .none)
    return try chain(of: run.element(value, at: .none))
  }
}

internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var foreignMotions: ForeignMotionReader { ForeignMotionReader(body: self) }
}

/// Finds animations of UIKit and AppKit.
struct ForeignMotionReader {
  let body: BodyCompiler

  /// An animation that another framework plays.
  struct ForeignMotion {
    /// The name of the called function: `UIView.animate`.
    let name: String
    let position: SourcePosition

    /// The reason why the animation is not played.
    static let unplayed = Unplayed(
      "it moves what UIKit or AppKit draws", remedy: "kymo plot @FILE draws the animation")
  }

  /// Returns a function that notes the parts of a view of another framework that are not played, where the view is
  /// made; nil for any other type.
  func foreignNotes(on number: Int, at position: SourcePosition) -> (
    @Sendable (ProgramRun) -> Void
  )? {
    let declaration = body.program.declarations.types[number]
    guard let bridge = declaration.bridge else { return nil }
    let bridged = body.program.code.types[number].update == nil ? bridge : nil
    let (name, motions) = (declaration.name, foreignMotions(of: number))
    return { run in
      if let bridged { run.noteUnplayed(bridged, of: name, at: position) }
      for motion in motions {
        run.noteUnplayed(ForeignMotion.unplayed, of: motion.name, at: motion.position)
      }
    }
  }

  /// Returns the animations in a view of another framework outside of its update, and in the types that are named
  /// there, such as its coordinator and its controller.
  private func foreignMotions(of number: Int) -> [ForeignMotion] {
    let types = body.program.declarations.types
    var waiting = [number]
    var seen: Set = [number]
    var motions: [ForeignMotion] = []
    while let current = waiting.popLast() {
      waiting += types.indices.filter { types[$0].owner == current && seen.insert($0).inserted }
      for member in types[current].members {
        if current == number, let function = member.declaration.as(FunctionDeclSyntax.self),
          function.name.text == types[number].animatedUpdate
        {
          continue
        }
        var stack = [Syntax(member.declaration)]
        while let node = stack.popLast() {
          if let call = node.as(FunctionCallExprSyntax.self), let name = Self.foreignMotion(call) {
            motions.append(
              ForeignMotion(name: name, position: member.source.position(of: call)))
          }
          if let token = node.as(TokenSyntax.self), case .identifier(let name) = token.tokenKind,
            name.first?.isUppercase == true,
            let named = body.program.declarations.number(
              of: name, from: current, in: member.source.scope),
            !types[named].isView, !types[named].isForeign, seen.insert(named).inserted
          {
            waiting.append(named)
          }
          stack.appendReversed(childrenOf: node)
        }
      }
    }
    return motions
  }

  /// Compiles `UIView.animate(withDuration:)` in the update of a view of another framework, which animates as UIKit
  /// does and not as SwiftUI does; nil for any other call.
  func foreignMotion(
    inUpdate call: FunctionCallExprSyntax, _ plain: Typed
  ) -> Typed? {
    guard call.arguments.first?.label != nil, let name = Self.foreignMotion(call) else {
      return nil
    }
    let (position, evaluate) = (body.position(of: call), plain.evaluate)
    return Typed(.unknown) { run, frame in
      guard run.bridged.effect != nil else { return try evaluate(run, frame) }
      run.noteUnplayed(ForeignMotion.unplayed, of: name, at: position)
      return .void
    }
  }

  /// Returns the name of the called function, where it animates in UIKit, AppKit or Core Animation; nil for any other.
  private static func foreignMotion(_ call: FunctionCallExprSyntax) -> String? {
    let name = call.calledExpression.trimmedDescription
    return motions.contains(name) ? name : nil
  }

  private static let motions: Set<String> = [
    "UIView.animate", "UIView.transition", "UIView.animateKeyframes", "UIViewPropertyAnimator",
    "UIViewPropertyAnimator.runningPropertyAnimator", "NSAnimationContext.runAnimationGroup",
    "NSAnimationContext.animate", "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation",
    "CATransition", "CAAnimationGroup",
  ]
}

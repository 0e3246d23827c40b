internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var hitTesting: HitTestingCompiler { HitTestingCompiler(body: self) }
}

/// Compiles modifiers that decide which view is touched at a position.
struct HitTestingCompiler {
  let body: BodyCompiler

  /// Compiles `.allowsHitTesting(isOn)`, `.hidden()` and `.contentShape(_:)`; nil for any other modifier.
  func modifier(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    switch name {
    case "allowsHitTesting": try allowance(call)
    case "hidden" where call.arguments.isEmpty: { _, _ in [.hit(.refused)] }
    case "contentShape": { _, _ in [.hit(.shaped)] }
    default: nil
    }
  }

  private func allowance(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try body.expression(argument.expression, as: .boolean).evaluate
    let position = body.omissions.modifierPosition(of: call)
    return { run, frame in
      let flag = try evaluate(run, frame)
      if let unknown = flag.unknown {
        run.leaveOut("whether touches reach it", because: unknown, at: position)
      }
      return [.hit(flag.boolean == false ? .refused : .open)]
    }
  }
}

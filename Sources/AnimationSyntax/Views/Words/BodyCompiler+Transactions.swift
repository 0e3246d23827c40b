internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// `withAnimation` and `withTransaction`.
extension BodyCompiler {
  func animated(_ call: FunctionCallExprSyntax) throws -> Typed {
    var animation: Compute?
    var body: Compute?
    var completion: Compute?
    var isRemoved = false
    for (label, argument) in zip(labels(of: call), expressions(of: call)) {
      switch label {
      case nil where argument.is(ClosureExprSyntax.self), ParameterMatching.trailingLabel, "body":
        body = try expression(argument, as: .function([], .unknown)).evaluate
      case nil
      where animation == nil && body == nil && call.arguments.first?.expression == argument:
        animation = try expression(argument, as: .optional(.animation)).evaluate
      case nil: body = try expression(argument, as: .function([], .unknown)).evaluate
      case "completionCriteria":
        let name = text(of: argument).split(separator: ".").last.map(String.init) ?? ""
        isRemoved = name == "removed"
        if !isRemoved, name != "logicallyComplete" {
          program.strictNames?.unknown.append((name, position(of: argument)))
        }
      case "completion": completion = try expression(argument, as: .function([], .void)).evaluate
      default: break
      }
    }
    let criteria: AnimationCompletionCriteria = isRemoved ? .removed : .logicallyComplete
    let (chosen, work, after) = (animation, body, completion)
    return Typed(.unknown) { run, frame in
      let choice: AnimationChoice =
        try chosen.map { run.animation(try $0(run, frame)) } ?? .known(run.defaultAnimation)
      var completions: [ViewCompletion] = []
      if let closure = run.closure(try after?(run, frame)) {
        completions.append(ViewCompletion(criteria: criteria, work: run.work(closure)))
      }
      guard let closure = run.closure(try work?(run, frame)) else { return .void }
      return try run.inTransaction(
        ViewTransactionChange(animation: choice.forPlayers(run)), completions: completions
      ) {
        try run.call(closure, [])
      }
    }
  }

  func inTransaction(_ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = Array(zip(labels(of: call), expressions(of: call)))
    guard arguments.count > 1, let body = arguments.last?.1 else {
      return .unknown(short(call), at: position(of: call))
    }
    let work = try expression(body, as: .function([], .unknown)).evaluate
    let position = position(of: call)
    let given: Compute
    if arguments.count > 2 {
      // The names of the path lead to the type of the value.
      let names = arguments[0].1.as(KeyPathExprSyntax.self).map(Self.names(in:)) ?? []
      let type = names.reduce(SwiftType.transaction) { propertyType($1, of: $0) }
      let path = try expression(arguments[0].1).evaluate
      let value = try expression(arguments[1].1, as: type).evaluate
      given = { run, frame in
        try run.step(at: position)
        guard case .keyPath(let names) = try path(run, frame) else {
          return .unknown(UnknownValue("this key path", at: position))
        }
        return try run.transaction(setting: names, to: try value(run, frame))
      }
    } else {
      given = try expression(arguments[0].1, as: .transaction).evaluate
    }
    return Typed(.unknown) { run, frame in
      let transaction = run.transaction(try given(run, frame))
      guard let closure = run.closure(try work(run, frame)) else { return .void }
      guard run.hasTransactions(at: position) else { return try run.call(closure, []) }
      return try run.inTransaction(
        transaction.forPlayers(run), completions: transaction.completions
      ) {
        try run.call(closure, [])
      }
    }
  }
}

internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var transactions: TransactionCompiler { TransactionCompiler(body: self) }
}

/// Compiles `withAnimation` and `withTransaction`.
struct TransactionCompiler {
  let body: BodyCompiler

  func animated(_ call: FunctionCallExprSyntax) throws -> Typed {
    var animation: Compute?
    var code: Compute?
    var completion: Compute?
    var isRemoved = false
    for (label, argument) in zip(call.argumentLabels, call.argumentExpressions) {
      switch label {
      case nil where argument.is(ClosureExprSyntax.self), ParameterMatching.trailingLabel, "body":
        code = try body.expression(argument, as: .function([], .unknown)).evaluate
      case nil
      where animation == nil && code == nil && call.arguments.first?.expression == argument:
        animation = try body.expression(argument, as: .optional(.animation)).evaluate
      case nil: code = try body.expression(argument, as: .function([], .unknown)).evaluate
      case "completionCriteria":
        let name = body.text(of: argument).split(separator: ".").last.map(String.init) ?? ""
        isRemoved = name == "removed"
        if !isRemoved, name != "logicallyComplete" {
          body.program.strictNames?.unknown.append((name, body.position(of: argument)))
        }
      case "completion":
        completion = try body.expression(argument, as: .function([], .void)).evaluate
      default: break
      }
    }
    let criteria: AnimationCompletionCriteria = isRemoved ? .removed : .logicallyComplete
    let (chosen, work, after) = (animation, code, completion)
    return Typed(.unknown) { run, frame in
      let choice: AnimationChoice =
        try chosen.map { AnimationChoice(try $0(run, frame), in: run) }
        ?? .known(run.catalog.defaultAnimation)
      var completions: [ViewCompletion] = []
      if let closure = run.closure(try after?(run, frame)) {
        completions.append(ViewCompletion(criteria: criteria, work: run.work(closure)))
      }
      guard let closure = run.closure(try work?(run, frame)) else { return .void }
      return try run.transactionMaker.inTransaction(
        ViewTransactionChange(animation: choice.forPlayers(run)), completions: completions
      ) {
        try run.functions.call(closure, [])
      }
    }
  }

  func inTransaction(_ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = Array(zip(call.argumentLabels, call.argumentExpressions))
    guard arguments.count > 1, let code = arguments.last?.1 else {
      return .unknown(body.short(call), at: body.position(of: call))
    }
    let work = try body.expression(code, as: .function([], .unknown)).evaluate
    let position = body.position(of: call)
    let given: Compute
    if arguments.count > 2 {
      // The names of the key path determine the type of the value.
      let names = arguments[0].1.as(KeyPathExprSyntax.self).map(LiteralCompiler.names(in:)) ?? []
      let type = names.reduce(SwiftType.transaction) { body.chains.propertyType($1, of: $0) }
      let path = try body.expression(arguments[0].1).evaluate
      let value = try body.expression(arguments[1].1, as: type).evaluate
      given = { run, frame in
        try run.step(at: position)
        guard case .keyPath(let names) = try path(run, frame) else {
          return .unknown(UnknownValue("this key path", at: position))
        }
        return try run.transactionMaker.transaction(setting: names, to: try value(run, frame))
      }
    } else {
      given = try body.expression(arguments[0].1, as: .transaction).evaluate
    }
    return Typed(.unknown) { run, frame in
      let transaction = run.transactionMaker.transaction(try given(run, frame))
      guard let closure = run.closure(try work(run, frame)) else { return .void }
      guard run.transactionMaker.hasTransactions(at: position) else {
        return try run.functions.call(closure, [])
      }
      return try run.transactionMaker.inTransaction(
        transaction.forPlayers(run), completions: transaction.completions
      ) {
        try run.functions.call(closure, [])
      }
    }
  }
}

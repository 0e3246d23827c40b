internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension PhaseAnimatorReader {
  /// Reads a call.
  ///
  /// - Parameters:
  ///   - call: The call, whose arguments are checked.
  ///   - view: The view that is moved, if the animator is a modifier; nil otherwise.
  ///   - taken: The names of rows that are used already.
  func read(
    _ call: CallSyntax, of view: String?, taken: Set<String>
  ) throws(Fault) -> Phases {
    let values = try phases(try call.onlyArgument("phases"))
    guard let body = call.closure() ?? call.closure("content") else {
      throw Fault(.expected("'{ … }'"), call.range.upperBound..<call.range.upperBound)
    }
    let isModifier = call.name == "phaseAnimator"
    let named = try body.parameterNames(source)
    let parameters = named.isEmpty ? isModifier ? ["$0", "$1"] : ["$0"] : named
    if parameters.count > (isModifier ? 2 : 1), let signature = body.signature {
      throw Fault(.unexpectedText(source.text(of: signature)), source.range(of: signature))
    }
    let phase = isModifier && parameters.count == 1 ? "$1" : parameters.last ?? "$0"
    let hasOnlyValues = body.statements.allSatisfy { $0.item.is(DeclSyntax.self) }
    var read = Columns()
    if hasOnlyValues {
      read.columns = try constants(of: body, naming: phase, values, view)
    } else {
      try addViews(of: body, isModifier: isModifier, values, view, taken, to: &read)
    }
    if read.columns.isEmpty {
      let range = source.range(of: body)
      guard read.changes || isPasted && read.fault == nil else {
        throw read.fault
          ?? Fault(
            .scenario(.animator(.nothingMoves(example: "let scale = \(phase)"))), range)
      }
      read.columns = [steps(of: values, view, at: range, areAnimated: read.changes)]
      read.notes.append(
        note(
          read.changes
            ? "what changes here is no number and is not played; 'phase' shows the steps"
            : "nothing here changes with the phase, so that every step is over at once", at: range))
    }
    let animations = try animations(call.closure("animation"), values)
    let columns = read.columns + read.hidden
    return Phases(
      names: read.columns.map { ($0.name, $0.range) },
      hiddenCount: read.hidden.count,
      phases: values.indices.map { index in
        ScriptPhaseAnimator.Phase(
          columns.map { $0.values[index] }, animation: animations.values[index])
      }, notes: read.notes + animations.notes)
  }
}

internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import TextForms

// The notes about a run: on the performed actions, and on everything that is not played, with the positions.
extension ViewFileSession {
  func notes(about findings: ViewFindings) -> [String] {
    var notes = notesFirst
    notes += userActions(findings)
    if findings.movesNothing { notes.append(nothing(findings)) }
    if !findings.movesNothing, jumps(findings) {
      notes.append("what changes jumps: no animation reaches it")
    }
    notes += foreignTargets(findings)
    notes += findings.missed.map { "\(words(for: $0.view.source)): \($0.sentence)" }
    notes += run.ledger.sentences(run.words)
    notes += leftOut(findings)
    notes += [
      run.ledger.note(
        on: .modifier, one: "is not known; it is left out",
        many: "modifiers are not known; they are left out", run.words),
      run.ledger.note(
        on: .view, one: "is not in the files; what it shows is left out",
        many: "views are not in the files; what they show is left out", run.words),
      run.ledger.note(
        on: .call, one: "is not known; the call is skipped",
        many: "calls are not known and are skipped", run.words),
    ].compactMap(\.self)
    notes += hiddenChanges(findings)
    notes += run.unusedSettings.map { "nothing that is reached asks for '\($0)' (--set)" }
    for (view, size, source) in findings.assumedSizes {
      notes.append("\(words(for: source)): \(ViewSizeGuess.note(on: view, taking: size))")
    }
    if !findings.endless.isEmpty {
      notes.append(
        "\(listed(findings.endless)) \(findings.endless.count == 1 ? "is" : "are") still moving when the run ends at "
          + "\(NumberText.swift(findings.end)) s (--span)"
      )
    } else if findings.gaveUpWork {
      notes.append(
        "what is due after \(NumberText.swift(findings.end)) s is not started (--span)")
    }
    return notes
  }

  private func listed(_ names: [String]) -> String { WordList.text(names, first: 4) }

  private func userActions(_ findings: ViewFindings) -> [String] {
    guard !findings.userActions.isEmpty else { return [] }
    let all = findings.userActions.map { userAction in
      let name = userAction.isName ? userAction.text : "\(userAction.kind)(\"\(userAction.text)\")"
      return "\(name) at \(NumberText.swift(userAction.time)) s"
    }
    let done =
      switch findings.userAction {
      case .press: "pressed"
      case .drag: "dragged"
      case .pinch: "pinched"
      case .rotate: "rotated"
      case .scroll: "scrolled"
      case .hover: "hovered over"
      case .set: "changed"
      default: "tapped"
      }
    let example = findings.done.first.flatMap { call(of: $0) }.map { " (--do '\($0)')" } ?? ""
    return ["no --do given: \(done) \(all.joined(separator: ", "))\(example)"]
  }

  /// Returns a note on the views that are not tapped where no actions are given, since the effects of taps on them are
  /// unknown.
  private func foreignTargets(_ findings: ViewFindings) -> [String] {
    guard instants.isEmpty else { return [] }
    var found: [(name: String, call: UndeclaredCall)] = []
    for candidate in findings.candidates where candidate.kind == .tap(count: 1) {
      guard !candidate.changesState, let call = run.foreignTargets[candidate.candidate.source],
        !found.contains(where: { $0.call.position == call.position })
      else { continue }
      found.append((candidate.candidate.text, call))
    }
    guard let first = found.first else { return [] }
    let remedy = Unplayed.asked
    guard found.count > 1 else {
      return [
        "\(run.words(for: first.call.position)): '\(first.name)' is not tapped: what "
          + "'\(first.call.words)' changes is not known (\(remedy))"
      ]
    }
    let calls = found.map {
      "'\($0.name)' ('\($0.call.words)', \(run.words(for: $0.call.position)))"
    }
    return [
      "\(found.count) views are not tapped, since what they would change is not known: "
        + "\(listed(calls)) (\(remedy))"
    ]
  }

  // MARK: - Omissions

  /// Returns the notes on the parts that are left out because of unknown values: attributes, and the parts in the
  /// ledger.
  private func leftOut(_ findings: ViewFindings) -> [String] {
    var unknowns = run.ledger.unknowns
    unknowns += run.unknowns.filter { !unknowns.contains($0) }
    return unknowns.compactMap { unknown in
      let number = run.unknowns.firstIndex(of: unknown)
      let attributes = findings.leftOut.filter { $0.unknown.number == number }.map(\.attribute)
      let parts = run.ledger.parts(because: unknown) + attributes
      guard !parts.isEmpty else { return nil }
      let remedy = unknown.name.map { " (--set '\($0)=VALUE')" } ?? ""
      let prefix = unknown.position == .none ? "" : "\(run.words(for: unknown.position)): "
      let verb = parts.count == 1 ? "is" : "are"
      let all = parts.count > 4 ? listed(parts) : WordList.text(parts)
      return "\(prefix)\(unknown.sentence); \(all) \(verb) left out\(remedy)"
    }
  }

  /// Returns the notes on changes without rows.
  private func hiddenChanges(_ findings: ViewFindings) -> [String] {
    var notes: [String] = []
    func note(
      _ kinds: MovingModifier.Hidden..., verb: (one: String, many: String), _ reason: String
    )
      -> Bool
    {
      let found = findings.hidden.filter { kinds.contains($0.kind) }
      guard let first = found.first else { return false }
      notes.append(
        "\(words(for: first.source)): \(listed(found.map(\.attribute))) "
          + "\(found.count == 1 ? verb.one : verb.many): \(reason)")
      return true
    }
    let rows = (one: "has no rows", many: "have no rows")
    _ = note(.color, verb: rows, "how SwiftUI mixes colors is not known")
    _ = note(
      .unnumberedColor, verb: rows,
      "only colors that are written as numbers have rows, Color(red:green:blue:) at both ends")
    if !note(.layout, verb: rows, "where views lie is not computed"), findings.movesNeighbors {
      notes.append(
        "other views move when a size changes or a view comes or goes; that is not computed")
    }
    _ = note(.order, verb: rows, "its views change places, and where views lie is not computed")
    if let (view, modifier) = findings.leader {
      notes.append(
        "views inside of \(view) with animations of their own follow its '\(modifier)' by those; that is not computed"
      )
    }
    _ = note(.other, verb: rows, "which view is in front is not animated")
    _ = note(.look, verb: rows, "how SwiftUI changes its look is not known")
    _ = note(
      .shape, verb: (one: "does not move", many: "do not move"),
      "a shape without 'animatableData' has its new form at once")
    _ = note(
      .form, verb: (one: "does not move", many: "do not move"),
      "an AnyShape has the form of its new shape at once")
    _ = note(
      .frames, verb: rows,
      "keyframes, a timeline, a timer, a gesture or 'animatableData' change it from frame to frame, and it has no "
        + "numbers of its own")
    _ = note(
      .row, verb: (one: "comes or goes without rows", many: "come or go without rows"),
      "a List and a toolbar move what is in them by themselves, in a way that is not known")
    _ = note(
      .transition, verb: (one: "is not animated", many: "are not animated"),
      "an animation of a view does not reach its own transition (withAnimation does, and one of a view around it)"
    )
    _ = note(.control, .level, verb: rows, "how a control moves to its new value is not known")
    _ = note(.image, verb: rows, "how SwiftUI changes one image into another is not known")
    _ = note(
      .number, verb: (one: "does not move", many: "do not move"),
      "a text shows a new number at once (.contentTransition(.numericText()) rolls its digits, and a number in "
        + "'animatableData' counts)")
    _ = note(
      .words, verb: (one: "does not move", many: "do not move"),
      "a text shows other words at once (.contentTransition(.interpolate) fades from one to the other)"
    )
    return notes
  }

  // MARK: - Runs without motion

  private func jumps(_ findings: ViewFindings) -> Bool {
    !findings.isAnimated && findings.hasChanged && findings.leftOut.isEmpty
  }

  /// Returns the reason why nothing moves, with a remedy.
  private func nothing(_ findings: ViewFindings) -> String {
    let reason: String
    // Everything may depend on the parts that are left out.
    let isWhole = run.ledger.isEmpty
    if findings.hidesRows {
      reason = "what moves is not asked for (--only)"
    } else if !findings.leftOut.isEmpty {
      reason = "what would move is left out"
    } else if run.isDimmed, run.hasChanged {
      reason = "the display is dimmed"
    } else if jumps(findings) {
      reason =
        isWhole ? "what changes jumps, since no animation reaches it" : "what is played jumps"
    } else if findings.isAnimated || !findings.hidden.isEmpty {
      reason = "what changes has no rows"
    } else if run.hasChanged {
      reason = "nothing that is \(isWhole ? "shown" : "played") depends on what changes"
    } else if findings.userActions.isEmpty {
      reason = "nothing changes"
    } else {
      reason =
        isWhole ? "what is done changes nothing" : "what is done changes nothing that is played"
    }
    var text = "nothing moves: \(reason)"
    if let first = run.untold.first {
      text += "; no view is told that '\(first.name)' changes, \(first.reason.words)"
    }
    let could = possibilities(findings)
    if !could.isEmpty { text += "; what could be done: \(listed(could)) (--do)" }
    let given = run.valueless
    if let first = given.first {
      text += "; what could be given: \(listed(given)) (--set '\(first)=VALUE')"
    }
    return text
  }

  func offers(after findings: ViewFindings) -> ViewOffers {
    ViewOffers(actions: possibilities(findings), values: run.valueless)
  }

  /// Returns the calls that perform the remaining possible actions in a script.
  private func possibilities(_ findings: ViewFindings) -> [String] {
    var calls: [String] = []
    for possibility in findings.candidates {
      guard let call = call(of: possibility) else { continue }
      switch possibility.kind {
      case .tap(let count):
        // If no actions are given, every view that can be tapped is tapped.
        guard possibility.changesState, count > 1 || findings.userActions.isEmpty else { continue }
      case .press:
        // Only a style shows that a button is pressed.
        guard possibility.changesState || run.styledButtons.contains(possibility.candidate.source)
        else { continue }
      default: break
      }
      if !calls.contains(call) { calls.append(call) }
    }
    let done = findings.done.map { action in
      var action = action
      if case .press = action.kind { action.kind = .press(0) }
      return call(of: action)
    }
    calls.removeAll { done.contains($0) }
    return calls + run.flags.map { "at(0.5) { \($0.name) = \(!$0.value) }" }
  }

  /// Returns the call that performs an action in a script; nil for an action without such a call.
  private func call(of possibility: ViewFindings.Possibility) -> String? {
    // A name may contain quotes itself: `Button("Go")[1]`.
    let text = possibility.candidate.text
    let target = "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    return switch possibility.kind {
    case .tap(let count): "tap(\(target)\(count == 1 ? "" : ", count: \(count)"))"
    case .press(let seconds):
      "press(\(target), for: \(NumberText.swift(seconds > 0 ? seconds : Self.usualPress)))"
    case .drag: "drag(\(target), by: CGSize(width: 120, height: 80), for: 0.25)"
    case .fingers(let motion) where motion.gesture == .pinch:
      "pinch(\(target), from: 1, to: 2, for: 0.5)"
    case .fingers: "rotate(\(target), by: .degrees(90), for: 0.5)"
    case .scroll(let motion) where motion.distance.height == 0:
      // A horizontal distance is written as a size.
      "scroll(\(target), by: CGSize(width: 300, height: 0), for: 0.5)"
    case .scroll: "scroll(\(target), by: 300, for: 0.5)"
    case .hover: "hover(\(target))"
    case .set, .touch: "set(\(target), VALUE)"
    case .root: nil
    }
  }

  /// The seconds of a press that is offered, as an example.
  private static let usualPress = 0.8
}

extension Untold {
  /// The reason why no view is notified of a change, for the sentence about the change.
  fileprivate var words: String {
    switch self {
    case .unpublished: "which has no @Published"
    case .ignored: "which is @ObservationIgnored"
    case .plain: "since its class is neither @Observable nor an ObservableObject"
    case .unobserved:
      "since none has its object as a @StateObject, an @ObservedObject or an @EnvironmentObject"
    case .shared: "which is no state of a view"
    }
  }
}

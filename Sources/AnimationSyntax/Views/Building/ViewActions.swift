internal import MotionRecording
internal import SwiftProgram

/// The actions that can be performed on the views of an app, numbered so that a modifier has the same number in all
/// updates.
struct ViewActions {
  /// The action of an act.
  struct Action {
    var act: ActValue

    /// The number of the action.
    let number: Int

    /// The view that has the action.
    var identity: ViewIdentity

    /// The previous value of the one that the action observes.
    var old: SwiftValue?

    /// The closures of the action while it had the previous value.
    var earlier: [ClosureValue] = []
  }

  private struct Key: Hashable {
    let identity: ViewIdentity
    let link: Int
  }

  /// The numbers of all actions so far, by view and link.
  private var numbers: [Key: Int] = [:]

  /// The actions, by number.
  private var actions: [Int: Action] = [:]

  /// The action with a number, from the last evaluation of its view; nil for none.
  subscript(number: Int) -> Action? { actions[number] }

  /// The times of the last ticks of timers, by the numbers of their actions.
  private var ticks: [Int: Double] = [:]

  /// Notes the time at which a timer ticks.
  mutating func noteTick(of number: Int, at time: Double) { ticks[number] = time }

  /// Notes a timer that is made again with its view, so that SwiftUI receives its first tick later; at a tick that
  /// changes nothing.
  private func noteNewTimer(
    _ handle: HandleValue, action number: Int, at source: SourceOffset, in run: ProgramRun
  ) {
    guard case .tick(let last)? = actions[number]?.act.event, last.number != handle.number,
      ticks[number] != run.time,
      run.setting.origins[source.file].fileName != SystemDeclarations.fileName
    else { return }
    run.note(
      "a timer is made again with its view; in SwiftUI it begins anew then, and here it goes on",
      at: SourcePosition(file: source.file, range: source.offset..<source.offset))
  }

  /// Returns the link for an act on a view, after the links that it has.
  mutating func link(_ act: ActValue, _ node: ViewNode, in run: ProgramRun) -> ViewLink {
    let key = Key(identity: node.identity, link: node.links.count)
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    let event: ViewAct.Event
    var action = Action(act: act, number: number, identity: node.identity)
    switch act.event {
    case .tap(let count): event = .tap(count: count)
    case .appear: event = .appear
    case .disappear: event = .disappear
    case .task(let value): event = .task(value.map(run.comparisons.key))
    case .hold: event = .press(minimum: .infinity)
    case .hover: event = .hover
    case .value: event = .value
    case .scrollGeometry, .scrollPhase, .scrolled:
      event = .scroll(node.scrollPlace)
      if node.scrollPlace == nil {
        run.note("no view that scrolls is known here; what reads it is not played", at: act.place)
      }
    case .tick(let handle):
      event = .every(handle.seconds ?? 1)
      noteNewTimer(handle, action: number, at: node.source, in: run)
    case .gesture(let gesture):
      switch gesture.kind {
      case .tap(let count): event = .tap(count: count)
      case .press(let minimum):
        if case .drag(let distance)? = gesture.following.first?.kind {
          event = .drag(
            minimum: distance, hold: ViewHold(seconds: minimum, distance: gesture.mostDistance))
        } else {
          event = .press(minimum: minimum)
        }
      case .drag(let minimum): event = .drag(minimum: minimum, hold: nil)
      case .fingers(let fingers, let minimum, _): event = .fingers(fingers, minimum: minimum)
      }
    case .sent(let value, let count, let isInitial):
      let sent = SwiftValue.tuple([("count", .integer(count)), ("value", value)])
      event = .change(run.comparisons.key(of: sent), isInitial: isInitial)
    case .change(let value, let isInitial):
      event = .change(run.comparisons.key(of: value), isInitial: isInitial)
      let known = actions[number]
      if let known, case .change(let last, _) = known.act.event {
        let isSame = run.keys.text(of: last) == run.keys.text(of: value)
        action.old = isSame ? known.old ?? value : last
        action.earlier = isSame ? known.earlier : known.act.closures
      } else {
        action.old = value
      }
    }
    actions[number] = action
    let changesState = run.changesState(act)
    if !changesState { run.noteTarget(act, at: node.source) }
    return .acts(
      ViewAct(
        event, action: number, changesState: changesState, opensScreen: act.opensScreen,
        priority: act.priority, isBeside: act.isBeside))
  }
}

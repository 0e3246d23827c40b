package import AnimationModel
package import MotionRecording

/// A run of an app's Swift: the values of its states and everything else that its evaluation needs.
///
/// It belongs to one session and ends with it. Its operations are in types of their own, such as ``LocationAccess``,
/// which have the run as their `run` and reach each other through it.
package final class ProgramRun {
  package let code: ProgramCode
  package let setting: RunSetting

  /// The host, which knows the values that are not Swift's own.
  let host: any HostValues

  /// The values of the properties of the views that are shown, by the indices of the properties.
  package var states: [ViewIdentity: [SwiftValue]] = [:]

  /// The objects, by number.
  package var objects: [ObjectRecord] = []
  package var globals: [SwiftValue?]

  /// The environment of the body that is being evaluated.
  package var environment: [String: SwiftValue] = [:]

  /// The values of the views that are shown, by identity.
  package var instances: [ViewIdentity: StructValue] = [:]

  /// The views that are shown, in tree order.
  package var shownInstances: [ViewIdentity] = []

  /// The outermost views of the app, whose properties the script may write.
  package var roots: Set<ViewIdentity> = []

  /// The properties that the script has written, which the views around do not change any more.
  package private(set) var written: [ViewIdentity: Set<Int>] = [:]

  /// Notes that the script has written a property.
  func markWritten(_ identity: ViewIdentity, _ index: Int) {
    written[identity, default: []].insert(index)
  }

  /// Forgets which properties of a view the script has written, when the view is gone.
  package func forgetWritten(_ identity: ViewIdentity) { written[identity] = nil }

  /// The environments of the views that are shown.
  package var environments: [ViewIdentity: [String: SwiftValue]] = [:]

  /// The phases that phase animators are in or moving to, by index.
  package var phases: [ViewIdentity: Int] = [:]

  /// The values that updates of views of other frameworks write.
  package var bridged = BridgedViews()

  /// The state of screens that are shown on top of each other.
  package var screens = ShownScreens()

  /// The numbers that keyframe animators show, one vector for each track, in order.
  package var driven: [ViewIdentity: [DynamicVector]] = [:]

  /// The places of views that read them.
  package var places = ReadPlaces()

  /// The actions that were done although their effects are unknown.
  private var lostChanges = LostChanges()

  /// The unknown duration that a task waits for, since the last statement began.
  var lostWait: UnknownValue?

  /// The buttons that are held down.
  package var pressed: Set<ViewIdentity> = []

  /// The collector of the keyframes that are being listed.
  package var collector: KeyframeCollector?

  /// The list to which keyframes are added where they are only listed.
  package var keyframeList: KeyframeList?

  /// The time of the update, in seconds.
  package var time = 0.0

  /// The steps that follow from the current action.
  package var steps: [ViewStep] = []

  /// The transactions of the current writes, outermost first.
  package var transactions: [ViewTransaction] = []

  /// The values of transactions that players know by number.
  package var transactionValues = TransactionValues()

  /// The transaction of the binding through which a closure of the app is writing.
  package var bindingTransaction = ViewTransactionValue()

  /// The values that were written and read, which determine the views that have to be made again.
  package var dependencies = ViewDependencies()

  /// Whether anything has been written since the beginning.
  package private(set) var hasChanged = false

  /// Makes the current views: all of them, or only those whose states were written.
  let makeUpdate: (ProgramRun, Set<ViewIdentity>?) throws -> ViewUpdate

  /// The work that was put off, by number.
  var works: [Int: Work] = [:]
  private var workCount = 0

  /// The unknown values, which players know by number.
  package private(set) var unknowns: [UnknownValue] = []
  private var unknownNumbers: [UnknownValue: Int] = [:]

  /// The parts of the code that were reached and are not played.
  package private(set) var ledger = RunLedger()

  /// The values that distinguished views from others, at places where these may be unknown.
  package var identities = IdentityHistory()

  /// The call that is followed without being done; nil if calls are done.
  var forgotten: Forgetting?

  /// The positions of buttons that are shown in a style of the app.
  package var styledButtons: Set<SourceOffset> = []

  /// The undeclared calls in the actions of taps, by the positions of the views.
  package var foreignTargets: [SourceOffset: UndeclaredCall] = [:]

  /// The time at which the run ends, in seconds; nil if nothing determines it.
  package var end: Double?

  /// The objects of which some variable or property has let go.
  var letGo: Set<Int> = []

  /// Whether unknown values are errors, and the error for a point at which an app would stop.
  package var isStrict = false
  package var trapped: ExpressionError?

  /// The call of an app's own animation that the run is for; nil for any other run.
  package var playing: AnimationCall?

  /// The program in which animations of the run are called, while there are some, and the failures of these calls.
  package weak var knownProgram: AnimationProgram?
  package let ownFailures = AnimationFailures()

  /// The element that is chosen of each array of a sweep, by the number of the array.
  package var choices: [Int] = []
  /// The assumptions about unknown values; nil if there are none.
  package var assumptions: Assumptions?

  /// The recorder of the actions of a scenario; nil for views.
  package var recorder: ActionRecorder?

  /// The values that stand for all values equal to them, of types with an `==` of their own, by type.
  var knownKeys: [Int: OwnKeys.Known] = [:]

  /// The globals that are computed from others, and computed again after a write.
  package var computed: [Int] = []

  /// The instants of the script, and what is done at each: runs of statements, and actions in between.
  package var instants: [(time: Double, units: [ScriptUnit])] = []

  private var stepCount = 0

  /// The position of the last step.
  package private(set) var lastPosition = SourcePosition.none

  /// The state from which the next random number is drawn.
  package var randomState: UInt64
  private var identifierCount = 0
  var handleCount = 0

  /// The number of enclosing clauses that catch errors.
  var catchers = 0

  /// The depth of nested calls.
  package var depth = 0

  /// The positions of the views whose bodies are being evaluated, outermost first.
  package var bodyPositions: [SourcePosition] = []

  /// The greatest number of steps in one update.
  static let mostSteps = 100_000

  /// The greatest depth of nested calls.
  static let mostDepth = 128

  package init(
    _ code: ProgramCode, _ setting: RunSetting,
    makeUpdate: @escaping (ProgramRun, Set<ViewIdentity>?) throws -> ViewUpdate
  ) {
    self.code = code
    self.setting = setting
    host = setting.host
    self.makeUpdate = makeUpdate
    globals = Array(repeating: nil, count: code.globals.count)
    randomState = setting.seed ?? 0
  }

  /// Returns a unique identifier.
  package func newIdentifier() -> SwiftValue {
    identifierCount += 1
    let digits = String(identifierCount, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(12 - digits.count, 0))
    return .text("00000000-0000-4000-8000-\(zeros)\(digits)")
  }

  /// Returns the next random number from 0 up to 1, by SplitMix64.
  func randomFraction() -> Double {
    randomState &+= 0x9E37_79B9_7F4A_7C15
    var mixed = randomState
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  // MARK: - Unknown values

  /// Enters code that is not played into the ledger.
  package func enter(
    _ text: String, as kind: RunLedger.Kind = .sentence, at position: SourcePosition
  ) {
    if forgotten == nil { ledger.add(text, as: kind, at: position) }
  }

  /// Notes an action that may change unknown values.
  ///
  /// - Parameter position: The position of the action.
  func noteLostChange(at position: SourcePosition) {
    if lostChanges.note(at: position, time) { dependencies.noteLostChange() }
  }

  /// Returns a number that changes whenever an unknown value may have changed.
  ///
  /// - Parameter isNamed: Whether the value is one of its own, and not made of others that may change.
  package func changeCount(ofUnknown isNamed: Bool) -> Int { lostChanges.count(ofNamed: isNamed) }

  // MARK: - Limits

  /// Counts a step.
  package func step(at position: SourcePosition) throws {
    stepCount += 1
    if position != .none { lastPosition = position }
    guard stepCount <= Self.mostSteps else {
      throw error(.tooManySteps(limit: Self.mostSteps), at: position)
    }
  }

  /// Begins an update: steps are counted from 0.
  package func beginUpdate(at time: Double) {
    self.time = time
    stepCount = 0
    steps = []
  }

  /// Begins a frame, in which views are evaluated with other numbers: steps are counted from 0.
  package func beginFrame() { stepCount = 0 }

  /// The number of calls that the evaluation of a default value counts as, since it takes more of the stack.
  static let defaultDepth = 8

  /// Does work that is nested some levels deeper.
  package func deeper<Result>(
    at position: SourcePosition, by levels: Int = 1, _ work: () throws -> Result
  ) throws -> Result {
    depth += levels
    defer { depth -= levels }
    guard depth <= Self.mostDepth else { throw tooDeep(at: position) }
    return try work()
  }

  /// Returns the error for calls that are nested too deep: of functions, or of bodies of the app's own views.
  private func tooDeep(at position: SourcePosition) -> ExpressionError {
    guard position == .none, let body = bodyPositions.last, bodyPositions.count > 16 else {
      return error(.tooDeepCalls(limit: Self.mostDepth), at: position)
    }
    return error(.tooDeepBodies(limit: Self.mostDepth), at: body)
  }

  /// Returns the number by which a player knows an unknown value.
  package func number(of unknown: UnknownValue) -> ViewUnknown {
    if let number = unknownNumbers[unknown] { return ViewUnknown(number) }
    let number = unknowns.count
    unknowns.append(unknown)
    unknownNumbers[unknown] = number
    return ViewUnknown(number)
  }

  // MARK: - Work

  /// Work that is deferred.
  package enum Work {
    /// A closure is called.
    case call(ClosureValue)

    /// A task continues after a wait.
    case resume(TaskRun)

    /// A timer ticks.
    case tick(HandleValue, ClosureValue, repeats: Bool)

    /// A `DispatchWorkItem` is done.
    case item(HandleValue)
  }

  /// Defers work.
  ///
  /// - Returns: The number of the work.
  func work(_ work: Work) -> Int {
    defer { workCount += 1 }
    works[workCount] = work
    return workCount
  }

  /// Defers the call of a closure.
  package func work(_ closure: ClosureValue) -> Int { work(.call(closure)) }

  /// Defers work by a number of seconds, unless it is unknown whether it is done.
  ///
  /// - Returns: The number of the work; nil if it is not deferred.
  @discardableResult
  package func later(_ seconds: Double, _ work: Work) throws -> Int? {
    guard forgotten == nil else {
      try forget(work)
      return nil
    }
    try flush()
    let number = self.work(work)
    steps.append(.later(seconds, work: number))
    return number
  }

  /// Does work that was deferred.
  package func perform(work number: Int) throws {
    switch works.removeValue(forKey: number) {
    case .call(let closure): _ = try functions.call(closure, [])
    case .resume(let task): try resume(task)
    case .tick(let handle, let closure, let repeats):
      guard !stopped.contains(handle.number) else { break }
      if repeats, let seconds = handle.seconds {
        steps.append(.again(seconds, work: work(.tick(handle, closure, repeats: true))))
      }
      _ = try functions.call(closure, [tick(of: handle)])
    case .item(let handle): try perform(handle)
    case nil: break
    }
  }

  /// The subscriptions of closures to publishers of timers.
  var subscriptions = Subscriptions()

  /// The timers, tasks and work items that were stopped.
  package var stopped: Set<Int> = []

  /// The task that runs; nil outside of tasks.
  var runningTask: TaskRun?

  /// The deferred work that resumes sleeping tasks, by the numbers of the tasks.
  var sleepers: [Int: Int] = [:]

  /// The outcomes of tasks.
  var ends = TaskEnds()

  /// The closures that work items and timers call, by their numbers.
  package var handled: [Int: ClosureValue] = [:]

  /// Does the work of a work item or a timer at once, unless it was stopped.
  package func perform(_ handle: HandleValue) throws {
    guard !stopped.contains(handle.number), let closure = handled[handle.number] else { return }
    _ = try functions.call(closure, [.handle(handle)])
  }

  /// The values that have changed without any view being notified, and the reasons.
  package internal(set) var untold: [(name: String, reason: Untold)] = []

  /// The tasks of views, which end with their views, by the number of the action that begins them.
  package var tasks: [ViewIdentity: [Int: Int]] = [:]

  /// The values that the script gives controls, by number.
  package var givenValues: [SwiftValue] = []

  /// The objects whose initializers run, during which writes are initial values.
  var begun: [Int] = []

  // MARK: - Groups of writes

  /// Ends a group of writes: the changes belong to its transaction.
  ///
  /// Changes of statements that may or may not be done belong to the enclosing group. A value that is written while
  /// views are made, as by the initializer of an object that they access first, is shown by the current update: there
  /// is no other one inside it.
  package func flush() throws {
    guard dependencies.isChanged, forgotten == nil, !dependencies.isMakingViews else { return }
    hasChanged = true
    let views = dependencies.takeChanges()
    steps.append(.change(transactions.last ?? ViewTransaction(), try makeUpdate(self, views)))
  }
}

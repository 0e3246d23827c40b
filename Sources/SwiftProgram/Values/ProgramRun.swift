package import AnimationModel
package import MotionRecording

/// A run of an app's Swift: the values of its states, and what evaluating it needs.
///
/// It belongs to one session. Nothing of it is left when that is over. What is done with it has types of its own, such
/// as ``LocationAccess``, which have it as their `run` and reach each other through it.
package final class ProgramRun {
  package let code: ProgramCode
  package let setting: RunSetting

  /// The host that is asked where a value is of none of Swift's own kinds.
  let host: any HostValues

  /// The values of the properties of the views that are shown, by the indices of the properties.
  package var states: [ViewIdentity: [SwiftValue]] = [:]

  /// The objects.
  package var objects: [ObjectRecord] = []
  package var globals: [SwiftValue?]

  /// The values of the surroundings where a body is being evaluated.
  package var environment: [String: SwiftValue] = [:]

  /// The views that are shown, by identity: their types and what they were made of.
  package var instances: [ViewIdentity: StructValue] = [:]

  /// The views that are shown, in tree order.
  package var shownInstances: [ViewIdentity] = []

  /// The views of the app's own that lie in no other one, whose properties the script may write.
  package var roots: Set<ViewIdentity> = []

  /// The properties that the script has written, which what is around their view changes no more.
  package private(set) var written: [ViewIdentity: Set<Int>] = [:]

  /// Notes that the script has written a property.
  func markWritten(_ identity: ViewIdentity, _ index: Int) {
    written[identity, default: []].insert(index)
  }

  /// Forgets what the script has written to a view that is gone.
  package func forgetWritten(_ identity: ViewIdentity) { written[identity] = nil }

  /// The values of the surroundings of the views that are shown.
  package var environments: [ViewIdentity: [String: SwiftValue]] = [:]

  /// The phases that phase animators are in or moving to, by index.
  package var phases: [ViewIdentity: Int] = [:]

  /// The values that updates of views of other frameworks write.
  package var bridged = BridgedViews()

  /// The values that screens that are shown on top of each other keep.
  package var screens = ShownScreens()

  /// The numbers that keyframe animators show, one vector for each track, in order.
  package var driven: [ViewIdentity: [DynamicVector]] = [:]

  /// The places of views that ask for them.
  package var places = ReadPlaces()

  /// The actions that were done although it is not known what they change.
  private var lostChanges = LostChanges()

  /// The unknown value that a task waits for without it being known how long, since the last statement began.
  var lostWait: UnknownValue?

  /// The buttons that are held down.
  package var pressed: Set<ViewIdentity> = []

  /// The collector of the keyframes that are being listed.
  package var collector: KeyframeCollector?

  /// The list in which the keyframes are noted that are only to be listed.
  package var keyframeList: KeyframeList?

  /// The time of the update, in seconds.
  package var time = 0.0

  /// The steps that follow from the action that is being done.
  package var steps: [ViewStep] = []

  /// The transactions that the writes of the moment are in, outermost first.
  package var transactions: [ViewTransaction] = []

  /// The values of transactions that players know by number.
  package var transactionValues = TransactionValues()

  /// The transaction of the binding through which a closure of the app's own is writing.
  package var bindingTransaction = ViewTransactionValue()

  /// The values that were written and read, and so the views that have to be made anew.
  package var dependencies = ViewDependencies()

  /// Whether anything has been written since the beginning.
  package private(set) var hasChanged = false

  /// Makes the views of the moment: all of them, or those alone whose states were written.
  let makeUpdate: (ProgramRun, Set<ViewIdentity>?) throws -> ViewUpdate

  /// The work that was put off, by number.
  var works: [Int: Work] = [:]
  private var workCount = 0

  /// The unknown values, which players know by number.
  package private(set) var unknowns: [UnknownValue] = []
  private var unknownNumbers: [UnknownValue: Int] = [:]

  /// The parts of the code that were reached and are not played.
  package private(set) var ledger = RunLedger()

  /// The values that distinguished views from others, at the places where these may not be known.
  package var identities = IdentityHistory()

  /// Why what is called is not done; nil where it is.
  var forgotten: Forgetting?

  /// The places where buttons are written that are shown in a style of the app's own.
  package var styledButtons: Set<SourceOffset> = []

  /// The calls of what the files do not declare in what taps would do, by where the views are written.
  package var foreignTargets: [SourceOffset: UndeclaredCall] = [:]

  /// When the run ends, if something says so.
  package var end: Double?

  /// Whether what is not known is an error; what such an error says of what an app would stop at.
  package var isStrict = false
  package var trapped: ExpressionError?

  /// The call of an app's own animation that the run is for; nil for a run of anything else.
  package var playing: AnimationCall?

  /// The program in which animations that the run makes are called, while there are some, and the failures there.
  package weak var knownProgram: AnimationProgram?
  package let ownFailures = AnimationFailures()

  /// The element that is taken of each array of a sweep, by its number.
  package var choices: [Int] = []
  /// The assumptions about unknown values; nil where there are none.
  package var assumptions: Assumptions?

  /// The recorder of the actions of a scenario; nil for views.
  package var recorder: ActionRecorder?

  /// The values that stand for all values equal to them, of types with an `==` of their own, by type.
  var knownKeys: [Int: OwnKeys.Known] = [:]

  /// The globals that are made of others, and computed again after a write.
  package var computed: [Int] = []

  /// The instants that the script asks for, and what is done then: runs of statements, and actions in between.
  package var instants: [(time: Double, units: [ScriptUnit])] = []

  private var stepCount = 0

  /// The position of the last step.
  package private(set) var lastPosition = SourcePosition.none

  /// The state from which the next random number is drawn.
  package var randomState: UInt64
  private var identifierCount = 0
  var handleCount = 0

  /// How many are around that catch errors.
  var catchers = 0

  /// How deep functions call each other.
  package var depth = 0

  /// The positions of the views whose bodies are being evaluated, outermost first.
  package var bodyPositions: [SourcePosition] = []

  /// How many steps one update may take.
  static let mostSteps = 100_000

  /// How deep functions may call each other.
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

  /// An identifier that no other value has.
  package func newIdentifier() -> SwiftValue {
    identifierCount += 1
    let digits = String(identifierCount, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(12 - digits.count, 0))
    return .text("00000000-0000-4000-8000-\(zeros)\(digits)")
  }

  /// The next random number from 0 up to 1, by SplitMix64.
  func randomFraction() -> Double {
    randomState &+= 0x9E37_79B9_7F4A_7C15
    var mixed = randomState
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  // MARK: - What is not known

  /// Enters something that is not played.
  package func enter(
    _ text: String, as kind: RunLedger.Kind = .sentence, at position: SourcePosition
  ) {
    if forgotten == nil { ledger.add(text, as: kind, at: position) }
  }

  /// Notes that something is done that may change what is not known.
  ///
  /// - Parameter position: The position of the action.
  func noteLostChange(at position: SourcePosition) {
    if lostChanges.note(at: position, time) { dependencies.noteLostChange() }
  }

  /// A number that is another one wherever a value that is not known may have changed.
  ///
  /// - Parameter isNamed: Whether it is a value of its own, and not made of others that may change.
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

  /// As how many calls the evaluation of a default value counts, which takes more of the stack.
  static let defaultDepth = 8

  /// Does something some levels deeper.
  package func deeper<Result>(
    at position: SourcePosition, by levels: Int = 1, _ work: () throws -> Result
  ) throws -> Result {
    depth += levels
    defer { depth -= levels }
    guard depth <= Self.mostDepth else { throw tooDeep(at: position) }
    return try work()
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

  /// Work that is put off.
  package enum Work {
    /// A closure is called.
    case call(ClosureValue)

    /// A task goes on after a wait.
    case resume(TaskRun)

    /// A timer ticks.
    case tick(HandleValue, ClosureValue, repeats: Bool)

    /// A `DispatchWorkItem` is done.
    case item(HandleValue)
  }

  /// Puts something off.
  ///
  /// - Returns: The number of the work.
  func work(_ work: Work) -> Int {
    defer { workCount += 1 }
    works[workCount] = work
    return workCount
  }

  /// Puts a closure off.
  package func work(_ closure: ClosureValue) -> Int { work(.call(closure)) }

  /// Puts something off by so many seconds, unless it is not known whether that is done.
  ///
  /// - Returns: The number of the work; nil if it is not put off.
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

  /// Does the work that was put off.
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

  /// The work by which tasks that sleep go on, by their numbers.
  var sleepers: [Int: Int] = [:]

  /// How tasks have ended.
  var ends = TaskEnds()

  /// The closures that work items and timers call, by their numbers.
  package var handled: [Int: ClosureValue] = [:]

  /// Does at once what a work item or a timer does, if it was not stopped.
  package func perform(_ handle: HandleValue) throws {
    guard !stopped.contains(handle.number), let closure = handled[handle.number] else { return }
    _ = try functions.call(closure, [.handle(handle)])
  }

  /// The values that have changed without a view being told, and the reasons.
  package internal(set) var untold: [(name: String, reason: Untold)] = []

  /// The tasks of views, which end with them, by the number of the action that begins them.
  package var tasks: [ViewIdentity: [Int: Int]] = [:]

  /// The values that the script gives controls, by number.
  package var givenValues: [SwiftValue] = []

  /// The objects whose initializers run: what they begin with is no change of them.
  var begun: [Int] = []

  // MARK: - Groups of writes

  /// Ends a group of writes: what it has changed belongs to its transaction.
  ///
  /// The changes that would have been made by statements that may not be done belong to the group around these. A
  /// value that is written while views are made, as by the initializer of an object that they are the first to ask
  /// for, is shown by the update that is being made: there is no other one inside of it.
  package func flush() throws {
    guard dependencies.isChanged, forgotten == nil, !dependencies.isMakingViews else { return }
    hasChanged = true
    let views = dependencies.takeChanges()
    steps.append(.change(transactions.last ?? ViewTransaction(), try makeUpdate(self, views)))
  }
}

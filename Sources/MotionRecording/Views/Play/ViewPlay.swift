internal import AnimationModel

/// The views of an app while they are being played.
struct ViewPlay: RowPlay {
  let script: ViewScript
  let session: any ViewSession
  let clock: Clock
  let keepsHistory: Bool

  /// The views as the states have them.
  var tree = ViewTree()

  /// All views of the run, in the order in which they first appeared.
  var records: [ViewRecord] = []
  var recordIndices: [ViewIdentity: Int] = [:]

  /// The keyframe animators that are there.
  var keyframes: [ViewIdentity: ViewKeyframePlayer] = [:]

  var environment = EnvironmentValues()
  var completions = CompletionCounters<FollowUp>()

  /// How far the phase animators that are there have come.
  var phases: [ViewIdentity: PhaseProgress] = [:]

  /// How far views have been scrolled, in points.
  var scrolled: [ViewIdentity: ViewSize] = [:]

  /// When the rows were that are kept, in seconds.
  var times: [Double] = []

  /// How many numbers take memory in them.
  var keptCount = 0
  var log = ViewLog()
  var findings = ViewFindings()

  /// The views to which the actions of the findings were done.
  var actedOnViews: [ViewIdentity] = []

  var loop = PlayLoop()

  /// Views that are gone once the rows of this time are written.
  var goneRecords: [Int] = []

  /// The work that was put off.
  var pending = PutOffWork<Todo>()

  var instants: DueList<[ViewCause]>

  /// The actions that are done because the script names none; nil before they are known.
  var planned: DueList<PlannedAction>?

  /// The index of the group of actions that is tried because the script names none; and the number of groups.
  var attempt = 0
  var attemptCount = 0

  /// The count of the rounds of work at one instant.
  var instantCount = InstantCount()

  /// Work that falls due more than ten seconds after the last action is not started.
  var gaveUpWork = false

  static let sameTime = InstantCount.sameTime

  static let followsAtOnce = true

  /// Begins with nothing shown.
  init(_ script: ViewScript, _ session: any ViewSession, clock: Clock, keepsHistory: Bool) {
    self.script = script
    self.session = session
    self.clock = clock
    self.keepsHistory = keepsHistory
    instants = DueList(session.instants.map { ($0.time, $0.causes) })
  }

  var place: Presentation { script.presentation }

  /// Puts something off.
  mutating func put(off todo: Todo, until time: Double) {
    pending.add(todo, until: time, round: instantCount.round(ofWorkAt: time))
  }

  /// Puts what is being done off by so many seconds from when it fell due, in the place that it has.
  ///
  /// A timer keeps its schedule: of two that fire at one time, the one that was begun first does so first.
  mutating func put(offAgain todo: Todo, by seconds: Double) {
    let time = pending.due + seconds
    pending.add(again: todo, until: time, round: instantCount.round(ofWorkAt: time))
  }

  mutating func note(_ event: ViewLog.Event, at time: Double) {
    log.note(event, at: time, before: times.count)
  }

  mutating func noteGone(_ record: Int) { goneRecords += [record] + records[record].leavesWith }
}

// The kinds of what is done.
extension ViewPlay {
  /// Something with which an update begins.
  enum Cause {
    /// Something that the script or a view does.
    case cause(ViewCause)

    /// Something that is done to a view.
    case userAction(UserAction)
  }

  /// Something that follows from an update.
  enum FollowUp {
    /// Work of the app's, by its number.
    case work(Int)

    /// A step of a phase animator is over.
    case phaseIsOver(ViewIdentity, step: Int)

    /// Whether it is work of the app's.
    var isWork: Bool { if case .work = self { true } else { false } }
  }

  /// Work that is put off.
  enum Todo {
    /// Work of the app's, by its number.
    case work(Int)

    /// A timer of a view fires.
    case tick(ViewIdentity, link: Int, seconds: Double)

    /// A press has lasted long enough.
    case pressed(Gesture)

    /// A press ends.
    case release(Gesture)

    /// A drag comes to one of its samples.
    case drag(Gesture, sample: Int)

    /// Whether somebody has asked for it, however long it takes.
    var isPartOfAction: Bool {
      switch self {
      case .work, .tick: false
      case .pressed, .release, .drag: true
      }
    }
  }

  /// Something that is being done to a view for a while.
  struct Gesture {
    let identity: ViewIdentity
    let link: Int

    /// The name of the view in the rows.
    let name: ViewLog.Name

    /// When it began, in seconds; of a drag that waits for a press, when that has lasted long enough.
    var begin: Double

    /// How it goes; nil for a press.
    var path: ViewDragPath?

    /// The motion of two fingers along the path; nil for one finger.
    var fingers: FingerMotion?

    /// How far a drag has to come before it counts, in points.
    var minimum = 0.0

    /// Whether it counts.
    var counts = false

    /// The press that the drag waits for.
    var hold: ViewHold?

    /// Whether it is asked for as a drag.
    var isDrag = true

    /// Whether another gesture is recognized with it, of which rows tell.
    var isBeside = false

    /// How far what is scrolled was scrolled at first, in points; nil for what scrolls nothing.
    var scrollBegin: ViewSize?
  }

  /// Something that will be done to a view.
  struct PlannedAction {
    let time: Double
    let identity: ViewIdentity
    let link: Int
    let kind: UserAction.Kind
  }
}

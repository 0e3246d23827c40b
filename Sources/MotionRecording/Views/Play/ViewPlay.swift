internal import AnimationModel

/// A run of the views of an app.
struct ViewPlay: RowPlay {
  let script: ViewScript
  let session: any ViewSession
  let clock: Clock
  let keepsHistory: Bool

  /// The views in the current states.
  var tree = ViewTree()

  /// All views of the run, in the order in which they first appeared.
  var records: [ViewRecord] = []
  var recordIndices: [ViewIdentity: Int] = [:]

  /// The keyframe animators that are present.
  var keyframes: [ViewIdentity: ViewKeyframePlayer] = [:]

  var environment = EnvironmentValues()
  var completions = CompletionCounters<FollowUp>()

  /// The progress of the phase animators that are present.
  var phases: [ViewIdentity: PhaseProgress] = [:]

  /// The offsets by which views have been scrolled, in points.
  var scrolled: [ViewIdentity: ViewSize] = [:]

  /// The times of the rows that are kept, in seconds.
  var times: [Double] = []

  /// The number of numbers that take memory in the rows.
  var keptCount = 0
  var log = ViewLog()
  var findings = ViewFindings()

  /// The views on which the actions of the findings were performed.
  var actedOnViews: [ViewIdentity] = []

  var loop = PlayLoop()

  /// The views that are gone once the rows of the current time have been written.
  var goneRecords: [Int] = []

  /// The work that is deferred.
  var pending = PutOffWork<Todo>()

  var instants: DueList<[ViewCause]>

  /// The actions that are performed because the script names none; nil before they are planned.
  var planned: DueList<PlannedAction>?

  /// The index of the group of actions that is tried because the script names none, and the number of groups.
  var attempt = 0
  var attemptCount = 0

  /// The count of the rounds of work at one instant.
  var instantCount = InstantCount()

  /// Whether work that falls due more than ten seconds after the last action has been dropped.
  var gaveUpWork = false

  static let sameTime = InstantCount.sameTime

  static let followsAtOnce = true

  /// Makes a run in which nothing is shown.
  init(_ script: ViewScript, _ session: any ViewSession, clock: Clock, keepsHistory: Bool) {
    self.script = script
    self.session = session
    self.clock = clock
    self.keepsHistory = keepsHistory
    instants = DueList(session.instants.map { ($0.time, $0.causes) })
  }

  var place: Presentation { script.presentation }

  /// Defers work until a time.
  mutating func put(off todo: Todo, until time: Double) {
    pending.add(todo, until: time, round: instantCount.round(ofWorkAt: time))
  }

  /// Defers the current work by a number of seconds from the time at which it fell due, in its place.
  ///
  /// A timer keeps its schedule: of two that fire at the same time, the one that was started first fires first.
  mutating func put(offAgain todo: Todo, by seconds: Double) {
    let time = pending.due + seconds
    pending.add(again: todo, until: time, round: instantCount.round(ofWorkAt: time))
  }

  mutating func note(_ event: ViewLog.Event, at time: Double) {
    log.note(event, at: time, before: times.count)
  }

  mutating func noteGone(_ record: Int) { goneRecords += [record] + records[record].leavesWith }
}

// The kinds of causes and work.
extension ViewPlay {
  /// A cause with which an update begins.
  enum Cause {
    /// A cause of the script or of a view.
    case cause(ViewCause)

    /// An action on a view.
    case userAction(UserAction)
  }

  /// The follow-up of a completion.
  enum FollowUp {
    /// Work of the app, by its number.
    case work(Int)

    /// A step of a phase animator is over.
    case phaseIsOver(ViewIdentity, step: Int)

    /// Whether the follow-up is work of the app.
    var isWork: Bool { if case .work = self { true } else { false } }
  }

  /// Work that is deferred.
  enum Todo {
    /// Work of the app, by its number.
    case work(Int)

    /// A timer of a view fires.
    case tick(ViewIdentity, link: Int, seconds: Double)

    /// A press has lasted long enough.
    case pressed(Gesture)

    /// A press ends.
    case release(Gesture)

    /// A drag arrives at one of its samples.
    case drag(Gesture, sample: Int)

    /// Whether the work belongs to an action of the script, which is done however long it takes.
    var isPartOfAction: Bool {
      switch self {
      case .work, .tick: false
      case .pressed, .release, .drag: true
      }
    }
  }

  /// A gesture that is performed on a view for a while.
  struct Gesture {
    let identity: ViewIdentity
    let link: Int

    /// The name of the view in the rows.
    let name: ViewLog.Name

    /// The time at which the gesture began, in seconds; for a drag that waits for a press, the time at which that is
    /// over.
    var begin: Double

    /// The path of the gesture; nil for a press.
    var path: ViewDragPath?

    /// The motion of two fingers along the path; nil for one finger.
    var fingers: FingerMotion?

    /// The distance after which a drag is recognized, in points.
    var minimum = 0.0

    /// Whether the gesture has been recognized.
    var counts = false

    /// The press for which the drag waits; nil for none.
    var hold: ViewHold?

    /// Whether the script asks for a drag.
    var isDrag = true

    /// Whether the gesture is recognized simultaneously with another one, to which the rows refer.
    var isBeside = false

    /// The offset of the scrolled view at the beginning, in points; nil if nothing is scrolled.
    var scrollBegin: ViewSize?
  }

  /// An action that is planned for a view.
  struct PlannedAction {
    let time: Double
    let identity: ViewIdentity
    let link: Int
    let kind: UserAction.Kind
  }
}

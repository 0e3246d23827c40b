public import AnimationModel

/// The views of an app, ready to be played: another module evaluates them, and this one plays them.
public struct ViewScript: Sendable {
  /// Begins a run with the initial values.
  public var begin: @Sendable () throws -> any ViewSession

  /// The filter of the rows that are written, by the names of their attributes.
  public var shows: @Sendable (String) -> Bool

  /// Whether attributes that never move have rows too.
  public var showsConstants: Bool

  /// Whether the script names the actions; if not, the possible actions are tried.
  public var saysWhatIsDone: Bool

  /// The presentation of the views.
  public var presentation = Presentation.app

  /// The function that sets the surroundings of animations at the start; nil for the default values.
  public var environment: (@Sendable (inout EnvironmentValues) -> Void)?

  /// The end of the script, in seconds; nil to go on until everything is at rest.
  public var end: Double?

  /// Makes a script.
  public init(
    saysWhatIsDone: Bool, showsConstants: Bool = false,
    shows: @escaping @Sendable (String) -> Bool = { _ in true },
    begin: @escaping @Sendable () throws -> any ViewSession
  ) {
    self.saysWhatIsDone = saysWhatIsDone
    self.showsConstants = showsConstants
    self.shows = shows
    self.begin = begin
  }
}

/// A run of the views of an app: their states and their actions.
///
/// It belongs to one player. The same calls in the same order have the same results.
public protocol ViewSession: AnyObject {
  /// The causes of the script itself, in order of time: each instant, in seconds, with its causes.
  var instants: [(time: Double, causes: [ViewCause])] { get }

  /// Returns the views in the current states.
  func tree() throws -> ViewNode

  /// Returns the work that the bodies of the first tree have deferred, with the delays in seconds; called once, after
  /// it.
  func scheduled() -> [(delay: Double, work: Int)]

  /// Returns the views whose content some animators change, if they are all that change, and consist of the same views
  /// as before; nil if all views have to be compared.
  func nodes(around animators: [ViewIdentity]) throws -> [ViewNode]?

  /// Whether a view of this tree or of an earlier one is in one of the places of views of which it is not known
  /// whether they are present.
  func lies(_ view: ViewIdentity, in places: [ViewIdentity]) -> Bool

  /// Performs a cause.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - time: The time, in seconds.
  /// - Returns: The steps that follow, in order.
  func perform(_ cause: ViewCause, at time: Double) throws -> [ViewStep]

  /// Returns a transaction after a closure of the newest tree has changed it.
  ///
  /// - Parameters:
  ///   - transaction: The values that are set in it.
  ///   - closure: The number of the closure.
  /// - Returns: The values that are set in it afterwards.
  func transform(_ transaction: ViewTransactionChange, by closure: Int) throws
    -> ViewTransactionChange

  /// Sets the numbers of a keyframe animator: one vector for each track.
  ///
  /// The views in its content have them in the trees that follow.
  func drive(_ animator: ViewIdentity, _ numbers: [DynamicVector])

  /// Returns the tracks of a keyframe animator for a pass that begins at some numbers, one vector for each track.
  ///
  /// Source: keyframe semantics, section 5.
  func keyframes(
    of animator: ViewIdentity, from numbers: [DynamicVector]
  ) throws -> [KeyframedNumbers]

  /// Forgets the states of views that are gone.
  func forget(_ identities: [ViewIdentity])

  /// Throws the error that occurred in an animation of the app, if there was one.
  func checkAnimations() throws

  /// Returns the notes about the run.
  func notes(about findings: ViewFindings) -> [String]

  /// Returns the offers for the views that are shown at the end.
  func offers(after findings: ViewFindings) -> ViewOffers

  /// Whether a timer is stopped for good; it is given by the number of its action in the newest tree.
  func hasStopped(_ timer: Int) -> Bool

  /// Notes that the last cause triggers itself without end, without time passing and without any change.
  func noteEndlessLoop()

  /// Returns an error at a position in the source.
  func error(_ problem: ViewPlayProblem) -> any Error

  /// Returns a position in the source as text: `file:line:column`.
  func words(for source: SourceOffset) -> String
}

/// A cause of an update.
public enum ViewCause: Sendable {
  /// An action of the newest tree, by its number, with its input.
  case action(Int, ViewInput)

  /// Work that was deferred, by its number.
  case work(Int)

  /// Actions of the newest tree, by their numbers, that follow from one update: they are performed one after the other
  /// before views are shown again, and what they write in equal transactions belongs together.
  case actions([Int])

  /// A step of the script, by its number.
  case script(Int)

  /// A phase animator moves to one of its phases, by its index.
  case phase(ViewIdentity, Int)
}

/// The views after a group of writes.
public enum ViewUpdate: Sendable {
  /// All views.
  case all(ViewNode)

  /// The views that may have changed; each consists of the same views as before.
  case views([ViewNode])
}

/// A step that follows from a cause.
public enum ViewStep: Sendable {
  /// A group of writes in one transaction, with the views after it.
  case change(ViewTransaction, ViewUpdate)

  /// A completion was added.
  case completion(ViewCompletion)

  /// A word for the event column.
  case log(String)

  /// An action on a view.
  case userAction(UserAction)

  /// Work that is deferred by a number of seconds from now, by its number.
  case later(Double, work: Int)

  /// Work that is deferred by a number of seconds from the time at which the current work fell due, by its number.
  case again(Double, work: Int)

  /// A change of the surroundings that animations see.
  case environment(@Sendable (inout EnvironmentValues) -> Void)
}

/// The transaction of a group of writes: its changes, and the completions that wait for its animations.
public struct ViewTransaction: Sendable {
  /// The changes that were set, outermost first.
  public var changes: [ViewTransactionChange]

  /// The completions that wait for its animations.
  public var completions: [ViewCompletion]

  /// The values that are set in it.
  public var set: ViewTransactionChange {
    changes.reduce(into: ViewTransactionChange()) { $0.merge($1) }
  }

  /// Makes a transaction.
  public init(changes: [ViewTransactionChange] = [], completions: [ViewCompletion] = []) {
    self.changes = changes
    self.completions = completions
  }

  /// Whether writes in this transaction that are followed by writes in another one are one group of writes, as they
  /// are if the same values are set, and no completion is added.
  func continues(in next: ViewTransaction) -> Bool {
    completions.isEmpty && next.completions.isEmpty && set == next.set
  }
}

/// The action that follows when the animations of a transaction are complete.
public struct ViewCompletion: Hashable, Sendable {
  /// The criteria by which an animation counts as complete.
  public var criteria: AnimationCompletionCriteria

  /// The number of the work.
  public var work: Int

  /// Makes a completion.
  public init(criteria: AnimationCompletionCriteria, work: Int) {
    self.criteria = criteria
    self.work = work
  }
}

/// An action on a view, as a user would perform it.
public struct UserAction: Hashable, Sendable {
  /// The kind of an action.
  public enum Kind: Hashable, Sendable {
    /// Taps in a row.
    case tap(count: Int)

    /// A press that lasts a number of seconds.
    case press(Double)

    /// A drag.
    case drag(ViewDragPath)

    /// A gesture with two fingers.
    case fingers(FingerMotion)

    /// The content of a view is scrolled.
    case scroll(ScrollMotion)

    /// A pointer moves onto the view, or leaves it.
    case hover(Bool)

    /// A control is set to one of the script's values, by number.
    case set(Int)

    /// A control is set to an unspecified value that differs from its own.
    case touch

    /// The first view appears or disappears.
    case root(appears: Bool)
  }

  /// The kind of the action.
  public var kind: Kind

  /// The target, by its name in the script; nil for the only view that responds.
  public var target: String?

  /// The position at which the action is written in the source.
  public var source: SourceOffset

  /// Makes an action.
  public init(_ kind: Kind, target: String?, source: SourceOffset) {
    self.kind = kind
    self.target = target
    self.source = source
  }
}

/// The reason why a script of views cannot be played on.
public enum ViewPlayProblem: Hashable, Sendable {
  /// No view, or none that is enabled, responds to the action; with those that do, and their positions.
  case noTarget(UserAction, candidates: [ViewCandidate])

  /// Several views respond to the action.
  case severalTargets(UserAction, candidates: [ViewCandidate])

  /// A view would respond to the action, but is obstructed.
  case obstructed(UserAction, ViewCandidate, ViewObstacle)

  /// A view is scrolled along an axis that it does not have.
  case wrongAxis(UserAction, ViewCandidate, ScrollAxes)

  /// The last action triggers itself without end, without time passing.
  case neverComesToRest
}

/// The reason why an action on a view is impossible.
public enum ViewObstacle: Hashable, Sendable {
  /// The view is disabled, or a view around it is.
  case disabled

  /// The view is hidden, or touches do not reach it.
  case untouchable
}

/// The findings about a whole run, for the notes.
public struct ViewFindings: Sendable {
  /// An action that was performed on a view.
  public struct Action: Sendable {
    /// The text to which the view responds.
    public var text: String

    /// Whether the text is the view's name, and not a text that a person can read.
    public var isName: Bool

    /// The kind or type of the view.
    public var kind: String

    /// The time, in seconds.
    public var time: Double
  }

  /// An action that is possible on a view.
  public struct Possibility: Sendable {
    /// The kind of the action.
    public var kind: UserAction.Kind

    /// The target of the action.
    public var candidate: ViewCandidate

    /// Whether the action can change a state.
    public var changesState: Bool
  }

  /// The actions that were performed, with their targets.
  public var done: [Possibility] = []

  /// The actions that were performed because the script names none.
  public var userActions: [Action] = []

  /// The gestures that are not played although the actions concern them.
  public var missed: [MissedGesture] = []

  /// The kind of the actions that were performed: taps, or another kind that was possible.
  public var userAction = RowEvent.Action.tap

  /// The attributes that are left out, with the reasons.
  public var leftOut: [(unknown: ViewUnknown, attribute: String)] = []

  /// The views that were moved by an assumed size, with their positions in the source.
  public var assumedSizes: [(view: String, size: ViewSize, source: SourceOffset)] = []

  /// The names of all attributes that still moved when the run was ended.
  public var endless: [String] = []

  /// Whether work was deferred for so long that it was not begun.
  public var gaveUpWork = false

  /// The time at which the run was ended while something was still moving, in seconds.
  public var end = 0.0

  /// The values that have changed without numbers: their kinds, their names, and the positions of their views in the
  /// source.
  public var hidden: [(kind: MovingModifier.Hidden, attribute: String, source: SourceOffset)] = []

  /// Whether views are next to others whose size has changed, or that have been inserted or removed.
  public var movesNeighbors = false

  /// A view with a modifier that has moved views inside which have another animation; nil if there is none.
  public var leader: (view: String, modifier: String)?

  /// Whether anything other than positions has changed that an animation would have to reach from outside.
  public var hasChanged = false

  /// Whether any change had an animation.
  public var isAnimated = false

  /// Whether nothing moved at all.
  public var movesNothing = false

  /// Whether any motion was in rows that are not asked for.
  public var hidesRows = false

  /// The actions that were possible.
  public var candidates: [Possibility] = []
}

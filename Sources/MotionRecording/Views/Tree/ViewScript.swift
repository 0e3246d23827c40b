public import AnimationModel

/// An app's own views, ready to be played: evaluated by what has read them, and played here.
public struct ViewScript: Sendable {
  /// Begins a run from the first values.
  public var begin: @Sendable () throws -> any ViewSession

  /// The filter of the rows that are written: those of attributes that pass, by name.
  public var shows: @Sendable (String) -> Bool

  /// Whether attributes that never move have rows too.
  public var showsConstants: Bool

  /// Whether the script says what is done; if not, whatever can be tapped is tapped once.
  public var saysWhatIsDone: Bool

  /// The presentation of the views.
  public var presentation = Presentation.app

  /// Sets what animations see of their surroundings at the start; nil for the default values.
  public var environment: (@Sendable (inout EnvironmentValues) -> Void)?

  /// When the script ends, in seconds; nil to go on until everything is at rest.
  public var end: Double?

  /// Creates a script.
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

/// A run of an app's own views: their states, and what they do.
///
/// It belongs to one player. The same calls in the same order have the same results.
public protocol ViewSession: AnyObject {
  /// The causes that the script itself gives, in order of time: each instant, in seconds, with its causes.
  var instants: [(time: Double, causes: [ViewCause])] { get }

  /// The views as the states have them.
  func tree() throws -> ViewNode

  /// The work that the bodies of the first tree put off: how many seconds, and its number. Asked for once, after it.
  func scheduled() -> [(delay: Double, work: Int)]

  /// The views as the states have them in which some animators show their numbers, if they are all that these change,
  /// and consist of what they did; nil if all views have to be looked at.
  func nodes(around animators: [ViewIdentity]) throws -> [ViewNode]?

  /// Whether a view of this tree or of an earlier one lies in one of the places of views of which it is not known
  /// whether they are there.
  func lies(_ view: ViewIdentity, in places: [ViewIdentity]) -> Bool

  /// Does something.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - time: When, in seconds.
  /// - Returns: The steps that follow, in order.
  func perform(_ cause: ViewCause, at time: Double) throws -> [ViewStep]

  /// Returns a transaction as a closure of the newest tree changes it.
  ///
  /// - Parameters:
  ///   - transaction: Everything that is set in it.
  ///   - closure: The number of the closure.
  /// - Returns: Everything that is set in it afterwards.
  func transform(_ transaction: ViewTransactionChange, by closure: Int) throws
    -> ViewTransactionChange

  /// Gives what a keyframe animator moves other numbers: one vector for each track.
  ///
  /// The views in its content show them in the trees that follow.
  func drive(_ animator: ViewIdentity, _ numbers: [DynamicVector])

  /// The tracks of a keyframe animator for a run that begins at some numbers, one vector for each track that it has.
  ///
  /// Source: keyframe semantics, section 5.
  func keyframes(
    of animator: ViewIdentity, from numbers: [DynamicVector]
  ) throws -> [KeyframedNumbers]

  /// Forgets the states of views that are gone.
  func forget(_ identities: [ViewIdentity])

  /// Throws what went wrong in animations of the app's own, if something did.
  func checkAnimations() throws

  /// Notes about what was played.
  func notes(about findings: ViewFindings) -> [String]

  /// Returns the offers for the views that are shown at the end.
  func offers(after findings: ViewFindings) -> ViewOffers

  /// Whether a timer is stopped for good, by the number of the action of the newest tree that it performs.
  func hasStopped(_ timer: Int) -> Bool

  /// Notes that what was done last sets off itself without end, without time passing and without changing anything.
  func noteEndlessLoop()

  /// An error at a position in the source.
  func error(_ problem: ViewPlayProblem) -> any Error

  /// A position in the source as text: `file:line:column`.
  func words(for source: SourceOffset) -> String
}

/// Something that is done.
public enum ViewCause: Sendable {
  /// An action of the newest tree, by its number, with its input.
  case action(Int, ViewInput)

  /// Work that was put off, by its number.
  case work(Int)

  /// A step of the script, by its number.
  case script(Int)

  /// A phase animator moves to one of its phases, by its index.
  case phase(ViewIdentity, Int)
}

/// Views as they are after a group of writes.
public enum ViewUpdate: Sendable {
  /// All of them.
  case all(ViewNode)

  /// The views that may differ from before; each consists of the same views as before.
  case views([ViewNode])
}

/// A step that follows from a cause.
public enum ViewStep: Sendable {
  /// A group of writes in one transaction: with it, the views as they are afterwards.
  case change(ViewTransaction, ViewUpdate)

  /// A completion was asked for.
  case completion(ViewCompletion)

  /// A word for the event column.
  case log(String)

  /// Something is done to a view.
  case userAction(UserAction)

  /// Work is put off: so many seconds from now, by its number.
  case later(Double, work: Int)

  /// Work is put off: so many seconds from when that which asks for it fell due, by its number.
  case again(Double, work: Int)

  /// A change of the surroundings that animations see.
  case environment(@Sendable (inout EnvironmentValues) -> Void)
}

/// The transaction of a group of writes: what was set in it, outermost first, and the completions that wait for its animations.
public struct ViewTransaction: Sendable {
  /// The changes that were set, outermost first.
  public var changes: [ViewTransactionChange]

  /// The completions that wait.
  public var completions: [ViewCompletion]

  /// Everything that is set in it.
  public var set: ViewTransactionChange {
    changes.reduce(into: ViewTransactionChange()) { $0.merge($1) }
  }

  /// Creates a transaction.
  public init(changes: [ViewTransactionChange] = [], completions: [ViewCompletion] = []) {
    self.changes = changes
    self.completions = completions
  }
}

/// The action that follows when the animations of a transaction are complete.
public struct ViewCompletion: Hashable, Sendable {
  /// The criteria by which an animation counts as complete.
  public var criteria: AnimationCompletionCriteria

  /// The number of the work.
  public var work: Int

  /// Creates a completion.
  public init(criteria: AnimationCompletionCriteria, work: Int) {
    self.criteria = criteria
    self.work = work
  }
}

/// Something that is done to a view, as a person would do it.
public struct UserAction: Hashable, Sendable {
  /// The kind of an action.
  public enum Kind: Hashable, Sendable {
    /// Taps in a row.
    case tap(count: Int)

    /// A press that lasts a number of seconds.
    case press(Double)

    /// A drag.
    case drag(ViewDragPath)

    /// Two fingers do something.
    case fingers(FingerMotion)

    /// The content of a view is scrolled.
    case scroll(ScrollMotion)

    /// A pointer comes or leaves.
    case hover(Bool)

    /// A control is given one of the script's values, by number.
    case set(Int)

    /// A control is given a value that it does not have, where nobody says which one.
    case touch

    /// The first view appears or disappears.
    case root(appears: Bool)
  }

  /// The kind of the action.
  public var kind: Kind

  /// The target, by its name in the script; nil for the only view that answers.
  public var target: String?

  /// The place in the source where it is written.
  public var source: SourceOffset

  /// Creates an action.
  public init(_ kind: Kind, target: String?, source: SourceOffset) {
    self.kind = kind
    self.target = target
    self.source = source
  }
}

/// Why a script of views cannot be played on.
public enum ViewPlayProblem: Hashable, Sendable {
  /// Nothing, or nothing that is enabled, answers to what is done; with what does, and where it is.
  case noTarget(UserAction, candidates: [ViewCandidate])

  /// Several things answer to what is done.
  case severalTargets(UserAction, candidates: [ViewCandidate])

  /// A view answers to the action, but something prevents it.
  case obstructed(UserAction, ViewCandidate, ViewObstacle)

  /// A view is scrolled along an axis that it does not have.
  case wrongAxis(UserAction, ViewCandidate, ScrollAxes)

  /// The last action sets itself off without end, without time passing.
  case neverComesToRest
}

/// Why nothing can be done to a view.
public enum ViewObstacle: Hashable, Sendable {
  /// It is disabled, or what is around it is.
  case disabled

  /// It is hidden, or touches do not reach it.
  case untouchable
}

/// Something to which something can be done.
public struct ViewCandidate: Hashable, Sendable {
  /// The text that the view answers to.
  public var text: String

  /// The place in the source where it is written.
  public var source: SourceOffset
}

/// The findings about a whole run, for the notes.
public struct ViewFindings: Sendable {
  /// Something that was done to a view.
  public struct Action: Sendable {
    /// The text that the view answers to.
    public var text: String

    /// Whether that is its name, and nothing that a person reads.
    public var isName: Bool

    /// Its kind or type.
    public var kind: String

    /// When, in seconds.
    public var time: Double
  }

  /// Something that could be done to a view.
  public struct Possibility: Sendable {
    /// The kind of action that could be done.
    public var kind: UserAction.Kind

    /// To what.
    public var candidate: ViewCandidate

    /// Whether what it does can change a state.
    public var changesState: Bool
  }

  /// The actions that were done, with the views they were done to.
  public var done: [Possibility] = []

  /// The actions that were done because the script names none.
  public var userActions: [Action] = []

  /// The kind of the actions that were done: taps, or any other that was possible.
  public var userAction = RowEvent.Action.tap

  /// Attributes that are left out, and why.
  public var leftOut: [(unknown: ViewUnknown, attribute: String)] = []

  /// Views that were moved by a size that was assumed, and where they are written.
  public var assumedSizes: [(view: String, size: ViewSize, source: SourceOffset)] = []

  /// The names of everything that still moved when the run was ended.
  public var endless: [String] = []

  /// Whether work was put off so long that it was not begun.
  public var gaveUpWork = false

  /// When the run was ended in spite of that, in seconds.
  public var end = 0.0

  /// The values that have changed without numbers: their kind, their name, and the place where their view is written.
  public var hidden: [(kind: MovingModifier.Hidden, attribute: String, source: SourceOffset)] = []

  /// Whether views lie next to others whose size has changed, or that have come or gone.
  public var movesNeighbors = false

  /// A view and its modifier that has put views inside elsewhere which have another animation; nil for none.
  public var leader: (view: String, modifier: String)?

  /// Whether anything has changed that an animation would have to reach from outside: not where views lie.
  public var hasChanged = false

  /// Whether any change had an animation.
  public var isAnimated = false

  /// Whether nothing moved at all, and what could have been done.
  public var movesNothing = false

  /// Whether something has moved in rows that are not asked for.
  public var hidesRows = false

  /// The actions that could have been done.
  public var candidates: [Possibility] = []
}

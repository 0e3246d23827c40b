internal import AnimationModel
internal import MotionRecording

/// A view as an expression gives it: what it is and what is written after it, before it has an identity in the tree.
indirect enum ViewElement {
  /// `EmptyView`, or an `if` that does not hold.
  case empty
  /// A view of a kind that is known, or of one that is not looked into.
  case made(MadeView)
  /// A view of the app's own, whose body is evaluated when the tree is built.
  case own(StructValue, SourcePosition)
  /// The views that statements give.
  case group([(position: SourcePosition, element: ViewElement)])
  /// The branch of a condition that was taken, by its number.
  case branch(Int, ViewElement)
  /// Views of which it is not known whether they are there, because of a condition that is not known.
  case undecided
  /// The elements of a `ForEach`, by their ids; nil where they are not known.
  case each([(key: ElementKey, element: ViewElement)]?, SourcePosition)
  /// A view with a modifier.
  case modified(ViewElement, ViewModifierValue, SourcePosition)
  /// A phase animator, whose content is evaluated when the tree is built.
  case phased(PhasedElement)
  /// A keyframe animator, whose content is evaluated when the tree is built.
  case keyframed(KeyframedElement)
  /// A modifier of the app's own, on what it modifies.
  case styled(StructValue, content: ViewElement, SourcePosition)
  /// A view that an expression chooses among others of its type, as `isOn ? Text("a") : Text("b")` does: it has one
  /// identity, that of the expression.
  case chosen(SourcePosition, ViewElement)
  /// The view that a function gives where it is called.
  case inlined(SourcePosition, ViewElement)
}

/// A phase animator: a modifier or a view.
struct PhasedElement {
  /// What it is written on; nil for a view.
  var base: ViewElement?
  var phases: [ViewValue]

  /// The value whose change begins a pass; nil to loop.
  var trigger: ViewValue?
  var content: ClosureValue

  /// What gives the animation on the way to a phase; nil for the default one.
  var animation: ClosureValue?
  var position: SourcePosition
}

/// A keyframe animator: a modifier or a view.
struct KeyframedElement {
  /// What it is written on; nil for a view.
  var base: ViewElement?
  var initialValue: ViewValue

  /// The value whose change begins the keyframes; nil to repeat.
  var trigger: ViewValue?
  var repeats: Bool
  var content: ClosureValue

  /// What gives the tracks.
  var keyframes: ClosureValue
  var position: SourcePosition
}

/// A view that SwiftUI has.
struct MadeView {
  /// What it is called: `Circle`.
  var kind: String
  var position: SourcePosition

  /// The literal that tells it from others of its kind, in quotes.
  var literal: String?

  /// What it reads, or shows: a text, a symbol.
  var text: String?

  /// Why it is not known what a text reads.
  var unread: UnknownValue?

  /// What tells that which a text reads or an image shows from anything else, known or not; nil where it never changes.
  var readKey: String?

  /// The whole number that a text reads, if there is one in it and nothing else that can change.
  var number: Int?

  /// Whether it is a list of views that come and go by themselves.
  var isList = false

  /// Whether the texts inside of it are what a person would call it by.
  var isControl = false

  /// The path of a stack of screens; nil for one that keeps its own.
  var path: ViewValue?

  /// Along which axes what is inside of it scrolls; nil for a view that never does.
  var scrolls: ScrollAxes?

  /// The points between its views, as far as they are written, and where they are aligned.
  var spacing: Double?
  var alignment = PlaceChange.centered

  /// Which sides of its room are asked for, of a `GeometryReader`.
  var readSides = GeometrySides.all

  /// What is inside.
  var content: ViewElement?

  /// What gives what is inside, once it is known how much room there is: of a `GeometryReader`.
  var reader: ClosureValue?

  /// What a toggle switches, and what a group that opens and closes is opened by.
  var isOn: Location?

  /// What a style of the app's own is given of it, by its name in the style's configuration.
  var parts: [String: ViewElement] = [:]

  /// How much of it is done, which a style of the app's own is given.
  var fraction: ViewValue?

  /// Notes that it is not played, where no style of the app's own shows it.
  var leftOut: (@Sendable (ViewRun) -> Void)?

  /// What its own arguments make move or do, before every modifier.
  var modifiers: [ViewModifierValue] = []

  /// Notes what a view reads that is not written out.
  ///
  /// - Parameters:
  ///   - value: The value; nil where there is none.
  ///   - text: How it reads; nil where that is not known.
  mutating func reads(_ value: ViewValue?, _ text: String?) {
    guard let value else { return }
    unread = value.unknown
    readKey = text ?? value.key
  }
}

/// A modifier with its arguments.
enum ViewModifierValue {
  case moves(MovingValue)
  /// `.animation(_:value:)`; without a value the deprecated form.
  case animation(AnimationChoice, ViewKey?)
  /// `.animation(_:body:)` and `.transaction(_:body:)`.
  indirect case scoped(TransactionEffect, ViewKey?, [ViewModifierValue])
  indirect case transaction(ClosureValue, ViewKey?)
  case transition(TransitionValue?, unknown: UnknownValue?)
  /// Views that hang in it, as those of an overlay, and whether they lie where the view does.
  case attached(ViewElement, liesBehind: Bool = false)
  indirect case acts(ActValue)
  /// What is shown for the values of a path.
  case destination(DestinationValue)
  /// What a tap adds to the path.
  case link(ViewValue)
  /// The screen that a tap shows.
  case leads(ScreenLink)
  case disabled(Bool)
  case id(String)
  /// An identity that is not known.
  case unknownID(UnknownIdentity)
  case identifier(String)
  case label(String)
  case environment(String, ViewValue)
  /// What makes another value of the one around, by its key.
  indirect case environmentTransform(String, ClosureValue, SourcePosition)
  /// To which sizes of text that around is limited.
  case textSizes(TextSizeLimits)
  /// How the texts inside change.
  case contentTransition(ContentTransition)
  case phases(ViewPhases)
  case keyframes(ViewKeyframes)
  /// What decides how much room there is inside, and moves nothing.
  case room(RoomChange)
  /// What decides where what is inside lies.
  case place(PlaceChange)
  /// The name of a space of coordinates.
  case coordinates(String)
  /// What waits for a change of where a view lies.
  indirect case measured(MeasuredAct)
  /// What says something of a preference, or waits for its change.
  indirect case preference(PreferenceUse)
  /// What the view has in common with one whose place it takes.
  case matched(ViewKey)
  /// What a zoom to another screen begins at.
  case zoomSource(ViewKey)
  /// What a zoom ends at, with what it begins at, as far as that is known.
  case zoomEnd(ViewKey?, SourcePosition)
  /// What is passed over, but counts in the chain.
  case nothing
}

/// The numbers of a modifier, as far as they are known.
struct MovingValue {
  var name: String
  var joinedParts = 0
  var content: Content

  /// Why a number is not given, by its index; empty where every one is.
  var gaps: [UnknownValue?] = []

  /// Whether it is one modifier with the one before it.
  var continuesPrevious = false

  enum Content {
    case numbers([MovingModifier.Component])
    case hidden(String, MovingModifier.Hidden)
    case read(ShownText, ContentTransition)
    case unknown(UnknownValue)
  }
}

/// An animation that is written somewhere.
enum AnimationChoice {
  case known(NamedAnimation?)
  case unknown(UnknownValue)

  /// The animation as a value.
  var value: ViewValue {
    switch self {
    case .known(let animation): animation.map { .animation($0) } ?? .nothing
    case .unknown(let unknown): .unknown(unknown)
    }
  }
}

/// What a modifier with a body does to the transactions that reach the body.
enum TransactionEffect {
  case animation(AnimationChoice)
  case closure(ClosureValue)
}

/// What is done when something happens.
struct ActValue {
  /// What can happen.
  enum Event {
    case tap(count: Int)
    case appear
    case disappear
    /// With the value that is waited for.
    case change(ViewValue, isInitial: Bool)
    case task
    /// It is held down, and what is done comes at the end.
    case hold
    case hover
    case gesture(GestureValue)
    /// A control is given a value: any, or one that it does not have, where nobody says which.
    case value(Location, other: ViewValue?)
    /// Something that is made of the geometry of a view that scrolls changes, with what makes it and where that is
    /// written.
    case scrollGeometry(ClosureValue, SourcePosition)
    /// The phase of a view that scrolls changes, with the type of phases.
    case scrollPhase(type: Int)
    /// It is scrolled, and what is inside reads where it lies.
    case scrolled
    /// A timer ticks.
    case tick(HandleValue)
  }

  var event: Event

  /// What is done; none for a gesture and a control.
  var closures: [ClosureValue] = []

  /// Whether it shows another screen.
  var opensScreen = false

  init(event: Event, closure: ClosureValue, opensScreen: Bool = false) {
    self.event = event
    closures = [closure]
    self.opensScreen = opensScreen
  }

  /// Where it is written, of what waits for scrolling.
  var place: SourcePosition? {
    if case .scrollGeometry(_, let position) = event { position } else { nil }
  }

  init(_ gesture: GestureValue) { event = .gesture(gesture) }

  /// What has views inside read anew where they lie.
  static var scrolling: ActValue { ActValue(event: .scrolled) }

  private init(event: Event) { self.event = event }

  init(settingValueAt location: Location, other: ViewValue?) {
    event = .value(location, other: other)
  }
}

extension ViewElement {
  /// Whether it is one view at most, as far as that can be seen without evaluating a body.
  var isAlone: Bool {
    switch self {
    case .group(let views): views.isEmpty || (views.count == 1 && views[0].element.isAlone)
    case .each: false
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner),
      .branch(_, let inner):
      inner.isAlone
    case .empty, .undecided, .made, .own, .phased, .keyframed, .styled: true
    }
  }

  /// The kind of a view that stands for the content of a modifier.
  static let holeKind = "content"

  /// The modifiers on a view that stands for the content of a modifier, innermost first.
  var modifiersOfHole: [ViewModifierValue] {
    var modifiers: [ViewModifierValue] = []
    var element = self
    while true {
      switch element {
      case .modified(let inner, let modifier, _):
        modifiers.append(modifier)
        element = inner
      case .inlined(_, let inner), .chosen(_, let inner), .branch(_, let inner): element = inner
      case .group(let views):
        guard let only = views.first, views.count == 1 else { return modifiers.reversed() }
        element = only.element
      default: return modifiers.reversed()
      }
    }
  }

  /// Whether it is the content of a modifier with modifiers on it, and nothing else.
  var isModifiedHole: Bool {
    switch self {
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner),
      .branch(_, let inner):
      inner.isModifiedHole
    case .group(let views): views.count == 1 && views[0].element.isModifiedHole
    case .made(let view): view.kind == Self.holeKind
    default: false
    }
  }
}

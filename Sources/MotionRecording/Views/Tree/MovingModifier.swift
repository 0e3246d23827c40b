public import AnimationModel

/// A modifier whose numbers move, as `.offset(x:y:)`: one vector, as SwiftUI animates it.
public struct MovingModifier: Hashable, Sendable {
  /// A number of the vector.
  public struct Component: Hashable, Sendable {
    /// What follows the modifier's name in the row: `x`; empty for the name alone, nil for a number without a row.
    public var part: String?

    /// The number as rows show it.
    public var value: Double

    /// What it is multiplied by before it is animated.
    public var scale: Double

    /// What becomes of it before that.
    public var encoding = NumberEncoding.plain

    /// Why it is not given at the moment, as a side of a frame that is nil; nil for a number that is.
    ///
    /// The value is 0 then, and if that changes, the number has no rows.
    public var gap: ViewUnknown?

    /// Creates a component.
    public init(_ part: String?, _ value: Double, scale: Double = 1, gap: ViewUnknown? = nil) {
      self.part = part
      self.value = value
      self.scale = scale
      self.gap = gap
    }
  }

  /// What moves.
  public enum Value: Hashable, Sendable {
    /// Numbers, at most eight of them; none for a modifier that has none as it is written.
    case numbers([Component])

    /// Something without numbers, such as a color; equal keys are equal values.
    case hidden(ViewKey, Hidden)

    /// What is read, and how that changes.
    case read(ShownText, ContentTransition)

    /// Numbers that are not known.
    case unknown(ViewUnknown)

    /// Whether it is a whole number that a text reads.
    var isNumberRead: Bool { if case .hidden(_, .number) = self { true } else { false } }
  }

  /// What is known of something that changes without numbers.
  public enum Hidden: Hashable, Sendable {
    /// A color, which is mixed in a space that is not known. Completions wait for it.
    case color

    /// A color where those that are written as numbers have rows, and this one is not. Completions wait for it.
    case unnumberedColor

    /// What decides where views lie, such as a spacing or a font. They move there, and completions wait for them.
    case layout

    /// In which order the views of a list lie. They change their places, and completions wait for them.
    case order

    /// Which view is in front. Nothing waits for it.
    case other

    /// What something looks like, such as a line under a text. Nothing waits for it.
    case look

    /// A whole number that a text reads, which shows the new one at once.
    case number

    /// What a shape of the app's own is made of that has nothing to animate.
    case shape

    /// Which shape is in an `AnyShape`.
    case form

    /// What an image shows.
    case image

    /// The words of a text, which others take the place of.
    case words

    /// What a text reads, which only matters to what lies next to it.
    case text

    /// What a text with a content transition reads, where that is not known; whoever reads it says so.
    case unread

    /// What a shape or a text shows that is made anew in every frame, by keyframes as an example, and that has no
    /// numbers.
    case frames

    /// What a control shows of its value, which moves by itself where that changes.
    case control

    /// What a control shows of its value, which moves where that changes in an animation.
    case level

    /// A row of a list, which brings and takes it in a way that is not known.
    case row

    /// Whether completions wait for it.
    var isAwaited: Bool { self == .color || self == .unnumberedColor || isArrangement }

    /// Whether it decides where views lie.
    var isArrangement: Bool { self == .layout || self == .order }

    /// Whether it takes the room that it is offered, whatever it is.
    var takesWhatIsOffered: Bool { self == .shape || self == .form || self == .level }

    /// Whether it is what a text or an image shows, whose changes matter where they are animated.
    var isRead: Bool {
      switch self {
      case .number, .shape, .form, .image, .words, .text, .unread, .level: true
      case .color, .unnumberedColor, .layout, .order, .other, .look, .frames, .control, .row:
        false
      }
    }
  }

  /// What a modifier does to where views lie.
  public enum Placement: Hashable, Sendable {
    /// It gives a view its size.
    case frame

    /// It leaves room around a view.
    case padding

    /// It shows a view further on, and takes no other room for that.
    case offset

    /// It shows a view somewhere in the room of the one around it.
    case position

    /// It scales or turns a view, or puts it through a matrix.
    case transformed

    /// The view stays where it is.
    case none
  }

  /// The modifier's name: `offset`; empty for the numbers of an animatable view or modifier itself, and for what is read.
  public var name: String

  /// What moves.
  public var value: Value

  /// How many parts at the front have one row, of the modifier's name alone, as long as they are equal in the whole
  /// run: the two factors of a scale.
  public var joinedParts: Int

  /// Whether it is one modifier with the one before it, animated by itself: the other sides of a padding.
  public var continuesPrevious: Bool

  /// What it does to where views lie.
  public var placement: Placement

  /// What the view has in common with one whose place it takes, as `matchedGeometryEffect` inside of the modifier says;
  /// nil for none.
  ///
  /// The numbers begin as those of the modifier of the other view, and go their way together.
  public var match: ViewKey?

  /// Creates a modifier.
  public init(
    _ name: String, _ value: Value, joinedParts: Int = 0, continuesPrevious: Bool = false,
    placement: Placement = .none
  ) {
    self.name = name
    self.value = value
    self.joinedParts = joinedParts
    self.continuesPrevious = continuesPrevious
    self.placement = placement
  }

  /// What is sprung when something without numbers changes, in the unit of its vector: far enough for a spring to take
  /// its time.
  static let hiddenTravel = 50.0
}

extension MovingModifier {
  /// Whether the room that a view takes depends on it.
  public var takesRoom: Bool {
    if case .hidden(_, .layout) = value { return true }
    return placement == .frame || placement == .padding
  }

  /// Whether it puts the views inside elsewhere without room for others.
  var leadsViewsInside: Bool { placement == .offset || placement == .position }
}

extension [MovingModifier.Component] {
  /// The components as the value of an attribute.
  var attributeValue: AttributeValue {
    .vector(
      AttributeVector(
        map {
          var component = AttributeVector.Component($0.part ?? "", $0.value, scale: $0.scale)
          component.encoding = $0.encoding
          return component
        }))
  }
}

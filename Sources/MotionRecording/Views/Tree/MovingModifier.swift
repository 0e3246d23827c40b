public import AnimationModel

/// A modifier whose numbers move, as `.offset(x:y:)`: one vector, as SwiftUI animates it.
public struct MovingModifier: Hashable, Sendable {
  /// A number of the vector.
  public struct Component: Hashable, Sendable {
    /// The name that follows the modifier's name in the row: `x`; empty for the modifier's name alone, nil for a
    /// number without a row.
    public var part: String?

    /// The number as rows show it.
    public var value: Double

    /// The factor by which it is multiplied before it is animated.
    public var scale: Double

    /// The encoding of the number before it is multiplied.
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

  /// The values that a modifier moves.
  public enum Value: Hashable, Sendable {
    /// Numbers, at most eight of them; none for a modifier that has none as it is written.
    case numbers([Component])

    /// Something without numbers, such as a color; equal keys are equal values.
    case hidden(ViewKey, Hidden)

    /// The content of a text, and the transition with which it changes.
    case read(ShownText, ContentTransition)

    /// Numbers that are not known.
    case unknown(ViewUnknown)

    /// Whether it is a whole number that a text reads.
    var isNumberRead: Bool { if case .hidden(_, .number) = self { true } else { false } }
  }

  /// The kind of a value that changes without numbers.
  public enum Hidden: Hashable, Sendable {
    /// A color, which is mixed in a space that is not known. Completions wait for it.
    case color

    /// A color where those that are written as numbers have rows, and this one is not. Completions wait for it.
    case unnumberedColor

    /// A value that decides where views lie, such as a spacing or a font. They move there, and completions wait for
    /// them.
    case layout

    /// In which order the views of a list lie. They change their places, and completions wait for them.
    case order

    /// The order of views from back to front. Nothing waits for it.
    case other

    /// The look of something, such as a line under a text. Nothing waits for it.
    case look

    /// A whole number that a text reads, which shows the new one at once.
    case number

    /// The values of a shape of the app's own that has nothing to animate.
    case shape

    /// The shape in an `AnyShape`.
    case form

    /// The content of an image.
    case image

    /// The words of a text, which others take the place of.
    case words

    /// The content of a text, which only matters to the views next to it.
    case text

    /// The content of a text with a content transition, where it is not known; whoever reads the text reports that.
    case unread

    /// The content of a shape or a text that is made anew in every frame, for example by keyframes, and that has no
    /// numbers.
    case frames

    /// The value that a control shows, which moves by itself where it changes.
    case control

    /// The value that a control shows, which moves where it changes in an animation.
    case level

    /// A row of a list, which brings and takes it in a way that is not known.
    case row

    /// Whether completions wait for it.
    public var isAwaited: Bool { self == .color || self == .unnumberedColor || isArrangement }

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

  /// The effect of a modifier on where views lie.
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

  /// The values that the modifier moves.
  public var value: Value

  /// How many parts at the front have one row, of the modifier's name alone, as long as they are equal in the whole
  /// run: the two factors of a scale.
  public var joinedParts: Int

  /// Whether it is one modifier with the one before it, animated by itself: the other sides of a padding.
  public var continuesPrevious: Bool

  /// The effect of the modifier on where views lie.
  public var placement: Placement

  /// The key that the view shares with one whose place it takes, as `matchedGeometryEffect` inside of the modifier
  /// gives it; nil if there is none.
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

  /// The distance that is sprung when something without numbers changes, in the unit of its vector: far enough for a
  /// spring to take its time.
  public static let hiddenTravel = 50.0
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

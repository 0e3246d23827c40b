public import AnimationModel

/// A modifier whose numbers move, such as `.offset(x:y:)`, as the one vector that SwiftUI animates.
public struct MovingModifier: Hashable, Sendable {
  /// A number of the vector.
  public struct Component: Hashable, Sendable {
    /// The name that follows the modifier's name in the row: `x`; empty for the modifier's name alone, nil for a
    /// number without a row.
    public var part: String?

    /// The number as rows show it.
    public var value: Double

    /// The factor by which the number is multiplied before it is animated.
    public var scale: Double

    /// The encoding of the number before it is multiplied.
    public var encoding = NumberEncoding.plain

    /// The reason why the number is missing now, such as a side of a frame that is nil; nil while it is there.
    ///
    /// The value of a missing number is 0; if it is missing at some times only, the number has no rows.
    public var gap: ViewUnknown?

    /// Makes a component.
    public init(_ part: String?, _ value: Double, scale: Double = 1, gap: ViewUnknown? = nil) {
      self.part = part
      self.value = value
      self.scale = scale
      self.gap = gap
    }
  }

  /// The value of a modifier.
  public enum Value: Hashable, Sendable {
    /// Numbers; none for a modifier that has none as it is written.
    case numbers([Component])

    /// A value without numbers, such as a color; equal keys mean equal values.
    case hidden(ViewKey, Hidden)

    /// The content of a text, and the transition with which it changes.
    case read(ShownText, ContentTransition)

    /// Numbers that are unknown.
    case unknown(ViewUnknown)

    /// Whether the value is a whole number that a text shows.
    var isNumberRead: Bool { if case .hidden(_, .number) = self { true } else { false } }
  }

  /// The kind of a value that changes without numbers.
  public enum Hidden: Hashable, Sendable {
    /// A color, which is mixed in an unknown color space. Completions wait for it.
    case color

    /// A color without numbers where colors with numbers have rows. Completions wait for it.
    case unnumberedColor

    /// A value that affects the positions of views, such as a spacing or a font. Views move to them, and completions
    /// wait for them.
    case layout

    /// The order of the views of a list. They change their places, and completions wait for them.
    case order

    /// The order of views from back to front. No completion waits for it.
    case other

    /// An appearance, such as an underline of a text. No completion waits for it.
    case look

    /// A whole number in a text, which changes at once.
    case number

    /// The values of an app's own shape that has nothing to animate.
    case shape

    /// The shape in an `AnyShape`.
    case form

    /// The content of an image.
    case image

    /// The words of a text, which are replaced by others.
    case words

    /// The content of a text, which matters only to the views next to it.
    case text

    /// The unknown content of a text with a content transition; the code that reads the text reports it.
    case unread

    /// The content of a shape or a text without numbers that is made anew in every frame, for example by keyframes.
    case frames

    /// The value of a control, which moves by itself when it changes.
    case control

    /// The value of a control, which moves if it changes with an animation.
    case level

    /// A row of a list, which inserts and removes it in an unknown way.
    case row

    /// The transition of a view that comes or goes without an animation, although the view has one itself.
    case transition

    /// Whether completions wait for it.
    public var isAwaited: Bool { self == .color || self == .unnumberedColor || isArrangement }

    /// Whether the value affects the positions of views.
    var isArrangement: Bool { self == .layout || self == .order }

    /// Whether the view takes the space that it is offered, whatever the value is.
    var takesWhatIsOffered: Bool { self == .shape || self == .form || self == .level }

    /// Whether the value is the content of a text or an image, whose changes matter if they are animated.
    var isRead: Bool {
      switch self {
      case .number, .shape, .form, .image, .words, .text, .unread, .level: true
      case .color, .unnumberedColor, .layout, .order, .other, .look, .frames, .control, .row,
        .transition:
        false
      }
    }
  }

  /// The effect of a modifier on the positions of views.
  public enum Placement: Hashable, Sendable {
    /// The modifier gives a view its size.
    case frame

    /// The modifier leaves space around a view.
    case padding

    /// The modifier shifts a view, without a change of the space that it takes.
    case offset

    /// The modifier places a view in the space of the view around it.
    case position

    /// The modifier scales or rotates a view, or applies a matrix to it.
    case transformed

    /// The modifier leaves the view where it is.
    case none
  }

  /// The name of the modifier, such as `offset`; empty for the numbers of an animatable view or modifier, and for
  /// content.
  public var name: String

  /// The values that the modifier moves.
  public var value: Value

  /// The number of parts at the front that share one row, with the modifier's name alone, as long as they are equal in
  /// the whole run: the two factors of a scale.
  public var joinedParts: Int

  /// Whether it belongs to the same modifier as the previous one, but is animated by itself: the other sides of a
  /// padding.
  public var continuesPrevious: Bool

  /// The effect of the modifier on where views lie.
  public var placement: Placement

  /// The key that the view shares with the view whose place it takes, from a `matchedGeometryEffect` inside of the
  /// modifier; nil if there is none.
  ///
  /// The numbers begin as those of the other view's modifier, and both move together.
  public var match: ViewKey?

  /// Makes a modifier.
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
  /// Whether the modifier affects the space that a view takes.
  public var takesRoom: Bool {
    if case .hidden(_, .layout) = value { return true }
    return placement == .frame || placement == .padding
  }

  /// Whether the modifier shifts the views inside without space for others.
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

package import AnimationModel
package import MotionRecording

/// A modifier with its arguments.
package enum ViewModifierValue {
  case moves(MovingValue)
  /// `.animation(_:value:)`; without a value the deprecated form.
  case animation(AnimationChoice, ViewKey?)
  /// `.animation(_:body:)` and `.transaction(_:body:)`, around the modifiers that their body adds to the view.
  case scope(TransactionEffect, ViewKey?)
  /// The view that the body of such a modifier receives.
  case scopeContent
  indirect case transaction(ClosureValue, ViewKey?)
  case transition(TransitionValue?, unknown: UnknownValue?)
  /// Views that are attached to the view, such as those of an overlay, and whether they lie where the view does.
  case attached(ViewElement, liesBehind: Bool = false)
  indirect case acts(ActValue)
  /// The screen for the values of a path.
  case destination(DestinationValue)
  /// The value that a tap adds to the path.
  case link(SwiftValue)
  /// The screen that a tap shows.
  case leads(ScreenLink)
  case disabled(Bool)
  /// A modifier that decides which view is touched at the position of the view.
  case hit(HitTesting)
  case id(String)
  /// An unknown identity.
  case unknownID(UnknownIdentity)
  case identifier(String)
  case label(String)
  case environment(String, SwiftValue)
  /// A closure that transforms a value of the environment, by its key.
  indirect case environmentTransform(String, ClosureValue, SourcePosition)
  /// The limits of the dynamic type size.
  case textSizes(TextSizeLimits)
  /// The transition between texts inside.
  case contentTransition(ContentTransition)
  case phases(ViewPhases)
  case keyframes(ViewKeyframes)
  /// A modifier that changes the size that its content is offered, and moves nothing.
  case room(RoomChange)
  /// A modifier that decides the position of its content.
  case place(PlaceChange)
  /// The name of a coordinate space.
  case coordinates(String)
  /// An action on a change of a view's geometry.
  indirect case measured(MeasuredAct)
  /// `.visualEffect { … }`: the closure that makes modifiers of the view's geometry, and whether it reads the geometry.
  indirect case effect(ClosureValue, readsPlace: Bool, SourcePosition)
  /// A modifier that sets or changes a preference, or waits for its change.
  indirect case preference(PreferenceUse)
  /// The key that the view shares with the view whose place it takes.
  case matched(ViewKey)
  /// A view at which a zoom to another screen begins, by its key.
  case zoomSource(ViewKey)
  /// A view at which a zoom ends, with the key of the view at which it begins; nil if that is unknown.
  case zoomEnd(ViewKey?, SourcePosition)
  /// A modifier that has no effect, but counts in the chain.
  case nothing
}

/// The numbers of a modifier, as far as they are known.
package struct MovingValue {
  package var name: String
  package var joinedParts = 0
  package var content: Content

  /// The reasons why numbers are missing, by index; empty where all numbers are there.
  package var gaps: [UnknownValue?] = []

  /// Whether the modifier is one with the one before it.
  package var continuesPrevious = false

  package init(
    name: String, joinedParts: Int = 0, content: Content, gaps: [UnknownValue?] = [],
    continuesPrevious: Bool = false
  ) {
    self.name = name
    self.joinedParts = joinedParts
    self.content = content
    self.gaps = gaps
    self.continuesPrevious = continuesPrevious
  }

  package enum Content {
    case numbers([MovingModifier.Component])
    case hidden(String, MovingModifier.Hidden)
    case read(ShownText, ContentTransition)
    case unknown(UnknownValue)
  }
}

/// An animation that is written in code.
package enum AnimationChoice {
  case known(NamedAnimation?)
  case unknown(UnknownValue)

  /// The animation as a value.
  package var value: SwiftValue {
    switch self {
    case .known(let animation): animation.map { .animation($0) } ?? .nothing
    case .unknown(let unknown): .unknown(unknown)
    }
  }
}

/// The effect of a modifier with a body on the transactions that reach the body.
package enum TransactionEffect {
  case animation(AnimationChoice)
  case closure(ClosureValue)
}

package import AnimationModel
package import MotionRecording

/// A modifier with its arguments.
package enum ViewModifierValue {
  case moves(MovingValue)
  /// `.animation(_:value:)`; without a value the deprecated form.
  case animation(AnimationChoice, ViewKey?)
  /// `.animation(_:body:)` and `.transaction(_:body:)`, which are written around what their body makes of the view.
  case scope(TransactionEffect, ViewKey?)
  /// The view that is handed to such a body.
  case scopeContent
  indirect case transaction(ClosureValue, ViewKey?)
  case transition(TransitionValue?, unknown: UnknownValue?)
  /// Views that hang in it, as those of an overlay, and whether they lie where the view does.
  case attached(ViewElement, liesBehind: Bool = false)
  indirect case acts(ActValue)
  /// The screen that is shown for the values of a path.
  case destination(DestinationValue)
  /// The value that a tap adds to the path.
  case link(SwiftValue)
  /// The screen that a tap shows.
  case leads(ScreenLink)
  case disabled(Bool)
  /// A modifier that decides who is touched where the view is.
  case hit(HitTesting)
  case id(String)
  /// An identity that is not known.
  case unknownID(UnknownIdentity)
  case identifier(String)
  case label(String)
  case environment(String, SwiftValue)
  /// A closure that makes another value of the one around, by its key.
  indirect case environmentTransform(String, ClosureValue, SourcePosition)
  /// To which sizes of text that around is limited.
  case textSizes(TextSizeLimits)
  /// How the texts inside change.
  case contentTransition(ContentTransition)
  case phases(ViewPhases)
  case keyframes(ViewKeyframes)
  /// A modifier that decides how much room there is inside, and moves nothing.
  case room(RoomChange)
  /// A modifier that decides where its content lies.
  case place(PlaceChange)
  /// The name of a space of coordinates.
  case coordinates(String)
  /// An act that waits for a change of where a view lies.
  indirect case measured(MeasuredAct)
  /// `.visualEffect { … }`: what makes modifiers of where the view lies, and whether it asks for that.
  indirect case effect(ClosureValue, readsPlace: Bool, SourcePosition)
  /// A modifier that sets or changes a preference, or waits for its change.
  indirect case preference(PreferenceUse)
  /// The key that the view shares with one whose place it takes.
  case matched(ViewKey)
  /// A view at which a zoom to another screen begins, by its key.
  case zoomSource(ViewKey)
  /// A view at which a zoom ends, with the key of the one at which it begins, as far as that is known.
  case zoomEnd(ViewKey?, SourcePosition)
  /// A modifier that is passed over, but counts in the chain.
  case nothing
}

/// The numbers of a modifier, as far as they are known.
package struct MovingValue {
  package var name: String
  package var joinedParts = 0
  package var content: Content

  /// Why a number is not given, by its index; empty where every one is.
  package var gaps: [UnknownValue?] = []

  /// Whether it is one modifier with the one before it.
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

/// An animation that is written somewhere.
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

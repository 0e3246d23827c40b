public import MotionRecording

/// An animation that an app uses or defines, as found in its source.
public struct ScannedAnimation: Hashable, Sendable {
  /// Whether the animation is used or defined.
  public enum Kind: String, Hashable, Sendable {
    case use
    case definition
  }

  /// The way in which the animation became known.
  public enum Resolution: String, Hashable, Sendable {
    /// The whole animation is written at its position.
    case literal
    /// Some names in the expression stand for constants.
    case constant
    /// The animation is one branch of a choice.
    case branch
    /// A counter in the expression makes several animations of it.
    case sweep
    /// The animation has the default of a parameter or property, which callers may replace.
    case byDefault = "default"
    /// Parts of the animation are known.
    case partly
    /// Nothing of the animation is known.
    case unread
  }

  /// The kind of code to which the animation belongs.
  public enum Setting: String, Hashable, Sendable {
    case app
    case preview
    case test
  }

  /// The path of the file.
  public var file: String

  /// The position at which the animation begins.
  public var start: SourcePlace

  /// The position after the last character of the animation.
  public var end: SourcePlace

  /// Whether the animation is used or defined.
  public var kind: Kind

  /// The construct that contains the animation: `withAnimation`, `animation(_:value:)`, `static let`.
  public var context: String

  /// The name of the definition that is used, or of this definition; empty without a name.
  public var name: String

  /// The animation with all names resolved; unknown parts are between `‹` and `›`, and the text is empty if nothing is
  /// known.
  public var expression: String

  /// The expression without delays and repetitions; empty unless all of it is known.
  public var base: String

  /// The number of the branch, from 1; nil if the animation is not one of a choice.
  public var branch: Int?

  /// The condition of the `#if` around the animation; empty outside of all.
  public var condition: String

  /// The animation that is used instead if motion is reduced; empty if the code does not ask for that.
  public var reduceMotion: String

  /// The trigger of the animation: the text of `value:`, or the closure around it; empty if it has neither.
  public var trigger: String

  /// The way in which the animation became known.
  public var resolution: Resolution

  /// The time until SwiftUI counts the animation as complete, in seconds; nil for an endless or unknown one.
  public var duration: Double?

  /// The time from which it stays within 1 % of its travel, in seconds; nil if it never does, and for an unknown one.
  public var settle: Double?

  /// The overshoot as a fraction of the travel; nil for keyframes and for an unknown animation.
  public var overshoot: Double?

  /// The number of the animation's cluster, from 1; nil if it is in none.
  public var cluster: Int?

  /// The identifiers of the rules that the animation breaks.
  public var findings: [String] = []

  /// The declaration around the animation: `Card.body`.
  public var declaration: String

  /// The code of the animation, on one line.
  public var written: String

  /// The reason why it is not known as a whole; empty if it is.
  public var reason: String

  /// The kind of code to which the animation belongs.
  public var setting: Setting

  /// The subjects that move, one for each element of a sweep; empty if they are not known.
  public var subjects: [Subject]

  /// Whether the animation is written at its position, and not behind a name.
  public var isSpelled: Bool

  /// The facts about the code around the animation that rules use.
  var surroundings = Surroundings()

  /// The framework that plays an animation.
  enum Framework: Hashable, Sendable {
    case swiftUI
    /// UIKit, or Core Animation in code that uses UIKit.
    case uiKit
    /// AppKit, or Core Animation in code that uses AppKit.
    case appKit
  }

  /// The facts about the code around an animation that rules use.
  struct Surroundings: Hashable, Sendable {
    var scopeType = ""
    var reducesMotion = false
    var isOfWidget = false
    var modifiersBefore: [String] = []
    var plainBase: String?
    var closure = ""
    var scope = 0
    /// Whether no animation is written, so that the default is used.
    var isUnwritten = false
    /// The range of the animation's code, in bytes of its file.
    var range = 0..<0
    var fileIndex = 0
    /// The qualified names of the definitions of which it is made.
    var names: [String] = []
    /// The framework that plays the animation.
    var framework = Framework.swiftUI
  }

  /// Whether the motion of the animation is known.
  public var isKnown: Bool { !subjects.isEmpty }
}

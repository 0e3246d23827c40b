public import MotionRecording

/// An animation that an app uses or defines, as it was found in its source.
public struct ScannedAnimation: Hashable, Sendable {
  /// Whether it is used or defined.
  public enum Kind: String, Hashable, Sendable {
    case use
    case definition
  }

  /// How it became known what the animation is.
  public enum Resolution: String, Hashable, Sendable {
    /// All of it is written where it is.
    case literal
    /// Names in it stand for constants.
    case constant
    /// It is one branch of a choice.
    case branch
    /// A counter in it makes several of it.
    case sweep
    /// It has the default of a parameter or property, for which something else may be given.
    case byDefault = "default"
    /// Some of it is known.
    case partly
    /// Nothing is known of it.
    case unread
  }

  /// Whose code it belongs to.
  public enum Setting: String, Hashable, Sendable {
    case app
    case preview
    case test
  }

  /// The path of the file.
  public var file: String

  /// The place where it begins.
  public var start: SourcePlace

  /// The place where it ends, behind its last character.
  public var end: SourcePlace

  /// Whether it is used or defined.
  public var kind: Kind

  /// The construct in which it is: `withAnimation`, `animation(_:value:)`, `static let`.
  public var context: String

  /// The name of the definition that is used, or that this is; empty without one.
  public var name: String

  /// The animation with all names resolved; what is not known is between `‹` and `›`, and of what is not known at
  /// all the text is empty.
  public var expression: String

  /// The same without delays and repetitions; empty unless all of it is known.
  public var base: String

  /// The number of the branch from 1; nil for what is no choice.
  public var branch: Int?

  /// The `#if` in which it is; empty outside of all.
  public var condition: String

  /// The animation that is used instead where motion is reduced; empty where nobody asks.
  public var reduceMotion: String

  /// The trigger that makes it run: the text of `value:`, or the closure around it; empty where neither does.
  public var trigger: String

  /// How it became known what it is.
  public var resolution: Resolution

  /// Seconds until SwiftUI counts it as complete; nil for what never is, and for what is not known.
  public var duration: Double?

  /// Seconds until it stays within 1 % of its travel; nil for what never does, and for what is not known.
  public var settle: Double?

  /// How far it goes beyond its target, as a part of its travel; nil for keyframes and for what is not known.
  public var overshoot: Double?

  /// The number of its cluster, from 1; nil for what is in none.
  public var cluster: Int?

  /// The rules that it breaks, by their identifiers.
  public var findings: [String] = []

  /// The declaration around it: `Card.body`.
  public var declaration: String

  /// The code that is written for it, on one line.
  public var written: String

  /// Why it is not known whole; empty for what is.
  public var reason: String

  /// Whose code it belongs to.
  public var setting: Setting

  /// The subjects that move, one for each element of a sweep; empty if they are not known.
  public var subjects: [Subject]

  /// Whether the animation is written where it is, and not behind a name.
  public var isSpelled: Bool

  /// The facts about the code around it that rules ask for.
  var surroundings = Surroundings()

  /// The framework that plays an animation.
  enum Framework: Hashable, Sendable {
    case swiftUI
    /// UIKit, or Core Animation beside it.
    case uiKit
    /// AppKit, or Core Animation beside it.
    case appKit
  }

  /// The facts about the code around an animation that rules ask for.
  struct Surroundings: Hashable, Sendable {
    var scopeType = ""
    var reducesMotion = false
    var isOfWidget = false
    var modifiersBefore: [String] = []
    var plainBase: String?
    var closure = ""
    var scope = 0
    /// Whether nothing is written, so that the default is meant.
    var isUnwritten = false
    /// The range in which it is written, in bytes of its file.
    var range = 0..<0
    var fileIndex = 0
    /// The whole names of the definitions of which it is made.
    var names: [String] = []
    /// The framework that plays it.
    var framework = Framework.swiftUI
  }

  /// Whether it says how something moves.
  public var isKnown: Bool { !subjects.isEmpty }
}

internal import ArgumentParser
internal import MotionRecording

/// The names of the contexts on the command line, as SwiftUI and scenarios spell them.
enum ContextName: String, ChoiceArgument {
  case app
  case widget
  case liveActivity

  /// The help of the option that takes this name.
  static let help = ArgumentHelp(
    "Where the animation is shown.",
    discussion: """
      Outside of apps nothing lasts longer than two seconds; with --semantics ios16 the system's own \
      animation, or none, replaces the one that is given.
      """, valueName: "context")

  /// Accepts an earlier spelling with a hyphen, too.
  init?(argument: String) {
    self.init(rawValue: argument == "live-activity" ? "liveActivity" : argument)
  }

  var context: PresentationContext {
    switch self {
    case .app: .app
    case .widget: .widget
    case .liveActivity: .liveActivity
    }
  }
}

extension PresentationContext {
  /// The name of the context, with the article; nil for an app, which is not mentioned.
  var words: String? {
    switch self {
    case .app: nil
    case .widget: "a widget"
    case .liveActivity: "a Live Activity"
    }
  }
}

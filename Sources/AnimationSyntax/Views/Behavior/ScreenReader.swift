internal import AnimationModel
internal import SwiftProgram
internal import TextForms

extension ProgramRun {
  var screenReader: ScreenReader { ScreenReader(run: self) }
}

/// Reads the screen, as far as options say, and tells what leads to it.
struct ScreenReader {
  let run: ProgramRun

  /// The type of what leads from an app to its screen.
  static let sceneType = "UIWindowScene"

  /// The members that are asked for on the way to the screen; no other member of it is known.
  static let leadsToScreen: Set<String> = [
    "first", "last", "windows", "windowScene", "keyWindow", "window", "screen", "lazy",
    "rootViewController", "view", "delegate", "coordinateSpace",
    "compactMap", "map", "flatMap", "filter", "sorted", "prefix",
  ]

  /// Says that nothing is known of the insets of the safe area.
  func noteInsets() {
    run.note("the insets of the screen's safe area are not known; 0 is taken", at: nil)
  }

  /// Says that the size of the screen is taken for what is not known.
  func noteScreen(
    _ what: String, _ sides: GeometrySides = .all, at position: SourcePosition? = nil
  ) {
    let width = NumberText.swift(run.setting.screen.width)
    let height = NumberText.swift(run.setting.screen.height)
    let words: String
    switch sides {
    case []: return
    case .width: words = "the width of the screen, \(width)"
    case .height: words = "the height of the screen, \(height)"
    default: words = "the size of the screen, \(width) × \(height)"
    }
    run.note("\(what) \(words) (--screen)", at: position)
  }

  /// The value of `UIScreen.main.bounds`.
  var screen: SIMD4<Double> {
    noteScreen("UIScreen has")
    return SIMD4(0, 0, run.setting.screen.width, run.setting.screen.height)
  }
}

internal import AnimationModel
internal import SwiftProgram
internal import TextForms

extension ProgramRun {
  var screenReader: ScreenReader { ScreenReader(run: self) }
}

/// Reads the screen, as far as options determine it, and the values that lead to it.
struct ScreenReader {
  let run: ProgramRun

  /// The type of the values that lead from an app to its screen.
  static let sceneType = "UIWindowScene"

  /// The members that lead to the screen; no other members of these values are known.
  static let leadsToScreen: Set<String> = [
    "first", "last", "windows", "windowScene", "keyWindow", "window", "screen", "lazy",
    "rootViewController", "view", "delegate", "coordinateSpace",
    "compactMap", "map", "flatMap", "filter", "sorted", "prefix",
  ]

  /// Notes that the insets of the safe area are unknown.
  func noteInsets() {
    run.note("the insets of the screen's safe area are not known; 0 is taken", at: nil)
  }

  /// Notes that the size of the screen is taken for an unknown one.
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

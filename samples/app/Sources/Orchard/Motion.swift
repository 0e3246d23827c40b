import SwiftUI

/// The motion of the app, by name.
extension Animation {
  static let card = Animation.spring(response: 0.3, dampingFraction: 0.7)
  static let shelf = easeInOut(duration: Pace.calm)
  static func toast(_ seconds: Double = Pace.quick) -> Animation { .easeOut(duration: seconds) }
  static let leaving = Animation.easeIn(duration: 0.15)
}

enum Pace {
  static let quick = 0.2
  static let calm = quick * 2
}

// A heart goes through three phases whenever it is tapped: each has an animation of its own.
import SwiftUI

enum Beat: CaseIterable {
  case rest, up, down

  var scale: Double { self == .up ? 1.4 : 1 }

  var lift: Double {
    switch self {
    case .rest: 0
    case .up: -30
    case .down: 6
    }
  }
}

struct HeartView: View {
  @State private var likes = 0

  var body: some View {
    Image(systemName: "heart.fill")
      .phaseAnimator(Beat.allCases, trigger: likes) { heart, beat in
        heart
          .scaleEffect(beat.scale)
          .offset(y: beat.lift)
      } animation: { beat in
        switch beat {
        case .up: .spring(duration: 0.3, bounce: 0.4)
        case .down: .easeIn(duration: 0.15)
        case .rest: .bouncy
        }
      }
      .onTapGesture { likes += 1 }
  }
}

// A block as an app has it: nothing here says when something happens, so the trigger changes at 0.5 s.
enum Phase: CaseIterable {
  case rest, up, back

  var scale: Double { self == .up ? 1.4 : 1 }

  var lift: Double {
    switch self {
    case .rest: 0
    case .up: -40
    case .back: -4
    }
  }
}

Image(systemName: "heart.fill")
  .font(.largeTitle)
  .phaseAnimator(Phase.allCases, trigger: likes) { heart, phase in
    heart
      .scaleEffect(phase.scale)
      .offset(y: phase.lift)
      .foregroundStyle(phase == .up ? .red : .pink)
  } animation: { phase in
    phase == .up ? .bouncy : .smooth(duration: 0.3)
  }

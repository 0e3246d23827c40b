import SwiftUI

extension EnvironmentValues {
  @Entry var isHeld = false
}

/// Any animation, which stands still while the environment says so.
struct HeldAnimation: CustomAnimation {
  let base: Animation

  private struct Hold: AnimationStateKey {
    var isHeld = false
    var time: TimeInterval = 0
    static let defaultValue = Hold()
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let isHeld = context.environment.isHeld
    var hold = context.state[Hold.self]
    if hold.isHeld != isHeld {
      // From running time to frozen time and back, it is the same subtraction.
      hold = Hold(isHeld: isHeld, time: time - hold.time)
      context.state[Hold.self] = hold
    }
    return base.animate(
      value: value, time: isHeld ? hold.time : time - hold.time, context: &context)
  }
}

extension Animation {
  /// The animation, which can be held.
  var holdable: Animation { Animation(HeldAnimation(base: self)) }
}

struct HeldCard: View {
  @State private var isOpen = false
  @State private var isHeld = false

  var body: some View {
    VStack {
      Rectangle().offset(x: isOpen ? 240 : 0).environment(\.isHeld, isHeld)
      Circle().offset(x: isOpen ? 240 : 0)
      Button("Open") { withAnimation(.easeInOut(duration: 0.8).holdable) { isOpen = true } }
      Toggle("Hold", isOn: $isHeld)
    }
  }
}

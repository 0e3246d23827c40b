internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// Modifiers of views.
extension ViewTreeBuilder {
  /// Applies a modifier that changes the surroundings of the views inside.
  func surround(_ setting: inout ViewSurroundings, by modifier: ViewModifierValue) throws {
    switch modifier {
    case .environment(EnvironmentDefaults.preferredScheme, let value):
      schemes.prefer(value, in: &setting)
    case .environment(let name, let value): setting.environment[name] = value
    case .environmentTransform(let name, let closure, let position):
      let around =
        try setting.environment[name] ?? run.environmentReader.surrounding(name) ?? run
        .environmentReader.environmentDefault(name)
        ?? .unknown(UnknownValue("environment.\(name)", at: position, name: "environment.\(name)"))
      setting.environment[name] = try run.surroundings.changed(around, by: closure, at: position)
    case .textSizes(let limits):
      let key = EnvironmentDefaults.textSize
      let around = setting.environment[key] ?? run.environmentReader.surrounding(key) ?? .nothing
      setting.environment[key] = limits.limited(around)
    default: break
    }
  }

  /// Goes into what a modifier changes for the views inside, and keeps what it does to them itself: a function of its
  /// own, since the stack of a thread is small where views are deep in each other.
  func enter(
    _ modifier: ViewModifierValue, _ setting: inout ViewSurroundings,
    _ modifiers: inout [ViewModifierValue]
  ) throws {
    switch modifier {
    case .id(let key): setting.path = identity(setting.path, .id(key))
    case .environment, .environmentTransform, .textSizes:
      try surround(&setting, by: modifier)
      // A changed value of the environment may move SwiftUI's own views.
      if let change = setting.change(by: modifier) { modifiers.append(.moves(change)) }
    case .disabled(let flag):
      if flag { setting.environment[EnvironmentDefaults.isEnabled] = .boolean(false) }
      modifiers.append(modifier)
    case .contentTransition(let transition): setting.contentTransition = transition
    default: modifiers.append(modifier)
    }
  }

  /// The surroundings of what lies behind or before a view, whose place is known where it lies behind.
  func attached(
    to node: ViewNode, at around: (room: OfferedRoom, place: KnownPlace), liesBehind: Bool,
    _ setting: ViewSurroundings
  ) -> ViewSurroundings {
    var inner = setting
    inner.path = identity(setting.path, .link(node.links.count))
    inner.room = around.room
    inner.row = nil
    inner.place =
      liesBehind
      ? around.place.with {
        $0.inside(atBeginning: false)
      } along: {
        $0.inside(atBeginning: false)
      } : around.place.lost
    return inner
  }

  /// The link of a modifier that says by itself what moves; dimming is only that of controls.
  func plainLink(_ modifier: ViewModifierValue, _ node: ViewNode) -> ViewLink? {
    var modifier = modifier
    if let still = modifier.withoutDimming, !node.showsControls(besides: run.styledButtons) {
      modifier = still
    }
    return modifier.plainLink(in: run) { transforms.number(of: $0, node) }
  }
}

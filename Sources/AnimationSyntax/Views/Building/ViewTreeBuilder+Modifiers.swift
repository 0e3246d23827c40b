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

  /// Turns modifiers into links.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers, innermost first.
  ///   - node: The view.
  ///   - setting: The surroundings of the views inside.
  ///   - room: The size and the place around all modifiers.
  func add(
    _ modifiers: [ViewModifierValue], to node: inout ViewNode, _ setting: ViewSurroundings,
    _ room: RoomAround
  ) throws {
    var match: ViewKey?
    for (index, modifier) in modifiers.enumerated() {
      switch modifier {
      case .matched(let key): match = key
      case .identifier(let text):
        node.name = ViewName(text)
        node.texts.insert(text, at: 0)
      case .label(let text): node.texts.append(text)
      case .acts(let act):
        node.links.append(actions.link(act, node, in: run))
      case .link(let value): addLinks(pushing(value, setting), to: &node)
      case .leads(let screen):
        let (act, screen) = try followed(screen, node, setting)
        addLinks(act, to: &node)
        node.links.append(.attached(screen))
      case .zoomSource(let key): run.screens.zoomSources[key] = ViewSizeGuess.literal(of: node)
      case .zoomEnd(let key, let position): noteZoom(from: key, to: node, at: position)
      case .destination(let destination):
        let screens = try screens(of: destination, setting, inLink: node.links.count)
        node.links.append(.attached(screens))
      case .attached(let element, let liesBehind):
        let inner = attached(
          to: node, at: room.behind(modifiers, index), liesBehind: liesBehind, setting)
        node.links.append(.attached(try nodes(of: element, inner, [])))
      case .transition where node.hasTransition: break  // The inner one is meant.
      case .transition(let value, let unknown):
        if let value {
          let size = ViewSizeGuess(room.behind(modifiers, index).0)
          node.links.append(value.link(after: node, size, in: run))
        } else if let unknown {
          run.leaveOut(
            "the transition of \(node.name.base)", because: unknown, at: unknown.position)
          // Without a transition the view would fade.
          node.links.append(
            .transition(ViewTransition(.identity, size: .zero, isSizeAssumed: false)))
        }
      case .measured(let act):
        node.links.append(
          try link(
            act, node, room.behind(modifiers, index),
            identity(setting.path, .link(node.links.count))))
      case .effect(let closure, let readsPlace, let position):
        // The effect does not see the motion of its view that it causes itself.
        let behind = room.behind(modifiers, index + 1)
        let number = identity(setting.path, .link(node.links.count))
        if readsPlace { noteSize(behind.0, of: ViewIdentity(number), position) }
        let effects = try effects(of: closure, behind, number, position)
        try add(effects, to: &node, setting, room)
      case .preference(let use):
        if let link = try self.use(use, of: node) { node.links.append(link) }
      case .id, .unknownID, .environment, .environmentTransform, .textSizes, .contentTransition,
        .room, .place, .coordinates:
        break
      default:
        if let link = plainLink(modifier, node) { node.links.append(link.matched(&match)) }
      }
    }
  }

  /// The surroundings of what lies behind or before a view, whose place is known where it lies behind.
  private func attached(
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
  private func plainLink(_ modifier: ViewModifierValue, _ node: ViewNode) -> ViewLink? {
    var modifier = modifier
    if let still = modifier.withoutDimming, !node.showsControls(besides: run.styledButtons) {
      modifier = still
    }
    return modifier.plainLink(in: run) { transforms.number(of: $0, node) }
  }
}

internal import MotionRecording
internal import SwiftProgram

// The positions of views, as far as they are known.
extension ViewTreeBuilder {
  /// The part of a view that takes places in a stack.
  enum Placed {
    /// The view takes one place.
    case one
    /// The content of the view takes one place, and the view takes no other.
    case inside
    /// Each view inside takes a place.
    case each
  }

  /// Takes the place of the next view in the enclosing stack, if there is one.
  ///
  /// - Parameters:
  ///   - placed: The part of the view that takes the place.
  ///   - setting: The surroundings of the view.
  ///   - modifiers: The modifiers of the view.
  /// - Returns: The surroundings of the views inside, and the stack that continues after the view: nil if the views
  ///   inside take its places.
  func place(
    _ placed: Placed, in setting: inout ViewSurroundings, _ modifiers: [ViewModifierValue]
  ) -> (inner: ViewSurroundings, row: StackRow?) {
    let row = setting.row
    if let row { setting.place = row.next }
    setting.row = nil
    var inner = setting
    inner.room = setting.room.inside(modifiers)
    inner.place = setting.place.inside(modifiers)
    let isMoved = modifiers.contains(where: \.places)
    switch placed {
    case .one: return (inner, row)
    case .inside where row != nil && !isMoved:
      inner.row = row
      return (inner, nil)
    case .inside:
      inner.row = StackRow(from: inner.place, row?.direction ?? .down)
      return (inner, row)
    case .each:
      setting.place = setting.place.lost
      inner.row = isMoved ? nil : row
      if inner.row == nil { inner.place = setting.place }
      return (inner, isMoved ? row : nil)
    }
  }

  /// Returns the place of the content of a SwiftUI view, and the stack that arranges the content.
  func place(
    inside view: MadeView, _ identity: ViewIdentity, _ setting: ViewSurroundings, isAlone: Bool
  ) -> (KnownPlace, StackRow?) {
    if view.isList { return (setting.place, setting.row) }
    var place = setting.place.filled(view.filledSides)
    switch view.kind {
    case "VStack", "LazyVStack", "HStack", "LazyHStack":
      let isDown = view.kind.hasSuffix("VStack")
      // Across the stack a view that takes all the room begins where the stack does.
      if !isAlone {
        let alignment = view.alignment
        place = place.with {
          isDown ? $0.inside(atBeginning: alignment.isLeading) : $0
        } along: {
          isDown ? $0 : $0.inside(atBeginning: alignment.isTop)
        }
      }
      return (place, StackRow(from: place, isDown ? .down : .across, spacing: view.spacing))
    case "ZStack":
      if !isAlone {
        place = place.with {
          $0.inside(atBeginning: view.alignment.isLeading)
        } along: {
          $0.inside(atBeginning: view.alignment.isTop)
        }
      }
      return (place, StackRow(from: place, .overEachOther))
    case "ScrollView":
      let axes = view.scrolls ?? .vertical
      let isDown = axes.contains(.vertical)
      place.begin(.scrollView(axes))
      place.scroll(by: identity)
      if !isAlone {
        place = place.with {
          isDown ? $0.inside(atBeginning: false) : $0
        } along: {
          isDown ? $0 : $0.inside(atBeginning: false)
        }
      }
      return (place, StackRow(from: place, isDown ? .down : .across))
    case "NavigationStack", "NavigationView", "TabView":
      place = setting.place
      place.isBelowBar = true
      return (place, StackRow(from: place, view.kind == "TabView" ? .overEachOther : .down))
    case "GeometryReader": return (place, StackRow(from: place, .overEachOther))
    case "ScrollViewReader", "PhaseAnimator", "KeyframeAnimator", "EquatableView":
      return (place, StackRow(from: place, .down))
    default: return (place.lost, nil)
    }
  }
}

extension ViewTreeBuilder {
  /// Returns the link for an act on a change of a view's geometry.
  ///
  /// - Parameters:
  ///   - act: The act.
  ///   - node: The view.
  ///   - room: The size and the place of the view.
  ///   - number: The number of the geometry that the act reads.
  func link(
    _ act: MeasuredAct, _ node: ViewNode, _ room: (size: OfferedRoom, place: KnownPlace),
    _ number: Int
  ) throws -> ViewLink {
    let proxy = run.placeReader.measuringProxy(of: room.size, at: room.place, number, act.position)
    let value = try run.functions.call(act.transform, [proxy])
    guard value.unknownPart == nil else {
      run.noteUnplayed(.measuring, of: ".onGeometryChange", at: act.position)
      return .disabled(false)
    }
    return actions.link(
      ActValue(event: .change(value, isInitial: true), closure: act.action), node, in: run)
  }
}

extension ViewTreeBuilder {
  /// Returns the modifiers that a visual effect makes of the geometry of its view, innermost first.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - room: The size and the place of the view.
  ///   - number: The number of the geometry that the effect reads.
  ///   - position: The position of the effect in the source.
  func effects(
    of effect: ClosureValue, _ room: (size: OfferedRoom, place: KnownPlace), _ number: Int,
    _ position: SourcePosition
  ) throws -> [ViewModifierValue] {
    let proxy = run.placeReader.measuringProxy(of: room.size, at: room.place, number, position)
    var element = try run.element(
      try run.functions.call(effect, [.view(.empty), proxy]), at: position)
    var modifiers: [ViewModifierValue] = []
    while let inner = element.next {
      if case .modified(_, let modifier, _) = element { modifiers.append(modifier) }
      element = inner
    }
    guard case .empty = element else {
      run.leaveOut(
        "the effect", because: UnknownValue("what the closure gives", at: position), at: position)
      return []
    }
    return modifiers.reversed()
  }

  /// Notes that the size of a view that an effect reads has changed.
  func noteSize(_ room: OfferedRoom, of effect: ViewIdentity, _ position: SourcePosition) {
    guard !isFrame, let width = room.width, let height = room.height else { return }
    let size = SIMD4(width, height, 0, 0)
    guard let old = run.places.sizes.updateValue(size, forKey: effect), old != size else { return }
    run.note(
      "the size of a view changes; its visual effect sees the new one at once", at: position)
  }
}

extension ViewElement {
  /// The element inside it, which has all of its modifiers except at most one; nil for a view itself.
  fileprivate var next: ViewElement? {
    switch self {
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner),
      .branch(_, let inner):
      inner
    case .group(let views): views.count == 1 ? views[0].element : nil
    default: nil
    }
  }
}

extension MadeView {
  /// The sides along which the view takes all the room that it is offered.
  var filledSides: GeometrySides {
    if ViewKinds.filling.contains(kind) { return .all }
    switch kind {
    case "ScrollView":
      var sides: GeometrySides = []
      if scrolls?.contains(.horizontal) == true { sides.insert(.width) }
      if scrolls?.contains(.vertical) == true { sides.insert(.height) }
      return sides
    case "List", "Form", "NavigationStack", "NavigationView", "TabView": return .all
    case "VStack", "HStack":
      guard content?.hasSpacer == true else { return [] }
      return kind == "VStack" ? .height : .width
    default: return []
    }
  }
}

extension ViewElement {
  /// Whether the element contains a spacer, which takes all the room along a stack.
  fileprivate var hasSpacer: Bool {
    switch self {
    case .group(let views): views.contains { $0.element.hasSpacer }
    case .made(let view): view.kind == "Spacer"
    default: false
    }
  }
}

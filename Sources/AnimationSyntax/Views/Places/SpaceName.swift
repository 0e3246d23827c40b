internal import MotionRecording
internal import SwiftProgram

/// The name of a coordinate space as code gives it.
enum SpaceName: Equatable {
  case local
  case global
  case named(String)
  /// The nearest scroll view, along an axis where one is given.
  case scrollView(ScrollAxes)

  /// Creates the name of a space from a value such as `.named("scroll")`; nil for a value that names none.
  init?(_ value: SwiftValue?) {
    let links: [MemberValue.Link]
    switch value {
    case .member(let member)?: links = member.links
    default: return nil
    }
    guard links.count == 1, let link = links.first else { return nil }
    let argument = link.arguments?.first?.value
    switch (link.name, argument) {
    case ("local", nil): self = .local
    case ("global", nil): self = .global
    case ("named", let name?) where !name.isUnknown: self = .named(name.key)
    case ("scrollView", nil): self = .scrollView([])
    case ("scrollView", let axis?):
      self = .scrollView(axis.text.hasSuffix("horizontal") ? .horizontal : .vertical)
    default: return nil
    }
  }

  /// Returns the space with the name among those around a view; nil if there is none.
  func space(in place: KnownPlace) -> KnownPlace.Space? {
    place.spaces.last { space in
      switch (self, space.name) {
      case (.global, .global): true
      case (.named(let one), .named(let two)): one == two
      case (.scrollView(let axes), .scrollView(let others)): others.isSuperset(of: axes)
      default: false
      }
    }
  }
}

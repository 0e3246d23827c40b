internal import AnimationModel
internal import SwiftProgram

// The parts of SwiftUI that are not played, with the reasons.
extension Unplayed {
  /// The remedy for actions of the app that nothing here can trigger: the script may do the same.
  static let asked = "--do 'at(0.5) { STATE = VALUE }' has the same effect"

  private static func gesture(_ reason: String) -> Unplayed { Unplayed(reason, remedy: asked) }

  private static func drawn(_ reason: String) -> Unplayed { Unplayed(reason, .whereItMayChange) }

  /// The effects of controls besides changing their values.
  static let control = gesture("controls only change their values here")

  /// A screen that is presented on top of everything else, or in its place.
  static let otherScreen = Unplayed(
    "another screen is not shown here", remedy: "--view shows its view")

  /// A link to another screen that no stack can show.
  static let withoutNavigation = Unplayed(
    "no NavigationStack is around it here", remedy: "--view shows its view")

  /// A dialog on top of everything else.
  static let dialog = gesture("what is asked is not shown here")

  /// The transitions of presented screens.
  static let presentation = Unplayed(
    "how its screen comes and goes is not computed; what is inside is shown at once")

  /// An action on sizes of scrolled content.
  static let scrollSize = gesture("sizes of what is scrolled are not computed")

  /// An action on the position of a view, which is unknown.
  static let measuring = gesture("where views lie is not computed")

  /// Returns a zoom to another screen, with its first and last size, as far as both are known.
  static func zoom(from begin: ViewSize? = nil, to end: ViewSize? = nil) -> Unplayed {
    let words = "no curve and no duration of zooms to other screens is public"
    guard let begin, let end else { return Unplayed(words) }
    let sizes = [begin, end].map { size in
      [size.width, size.height].map { "\(SwiftValue.number($0).key)" }.joined(separator: " × ")
    }
    return Unplayed("\(words); this one goes from \(sizes[0]) points to \(sizes[1]) points")
  }

  /// The unplayed modifiers, by name.
  static let modifiers: [String: Unplayed] = [
    "onPreferenceChange": gesture("preferences of other files are not collected"),
    "projectionEffect": drawn("how SwiftUI animates a transform is not known"),
    "scale": drawn("the sizes of shapes have no rows"),
    "rotation": drawn("the angles of shapes have no rows"),
    "transform": drawn("the transforms of shapes have no rows"),
    "size": drawn("the sizes of shapes have no rows"),
    "inset": drawn("the insets of shapes have no rows"),
    "scrollTransition": Unplayed("which views are in sight is not computed"),
    "onGeometryChange": measuring,
    "onScrollVisibilityChange": gesture("where views lie is not computed"),
    "onScrollTargetVisibilityChange": gesture("where views lie is not computed"),
    "scrollPosition": drawn(
      "how SwiftUI scrolls to a position is not documented, and 'scroll(…)' writes none"),
    "symbolEffect": Unplayed("no motion of the effects of symbols is documented"),
    "matchedGeometryEffect": Unplayed(
      "where views lie is not computed",
      remedy: "a frame after it goes from the size of one view to that of the other"),
    "matchedTransitionSource": zoom(),
    "navigationTransition": Unplayed("a transition to another screen is not computed"),
    "glassEffectID": Unplayed("how glass changes its shape is not known"),
    "glassEffectUnion": Unplayed("how glass changes its shape is not known"),
    "glassEffectTransition": Unplayed("how glass changes its shape is not known"),
    "hoverEffect": Unplayed("how the system shows a pointer is not known"),
    "colorEffect": drawn("what shaders draw is not computed"),
    "layerEffect": drawn("what shaders draw is not computed"),
    "distortionEffect": drawn("what shaders draw is not computed"),
    "textRenderer": Unplayed("what a renderer of texts draws is not computed"),
    "contextMenu": gesture("no menu is opened here"),
    "swipeActions": gesture("no row is swiped here"),
    "onDelete": gesture("no row is deleted here"),
    "onMove": gesture("no row is moved here"),
    "onInsert": gesture("nothing is inserted here"),
    "onDrag": gesture("nothing is dragged away here"),
    "onDrop": gesture("nothing is dropped here"),
    "draggable": gesture("nothing is dragged away here"),
    "dropDestination": gesture("nothing is dropped here"),
    "refreshable": gesture("no list is pulled here"),
    "onSubmit": gesture("nothing is typed here"),
    "onKeyPress": gesture("nothing is typed here"),
    "onCommand": gesture("nothing is typed here"),
    "onExitCommand": gesture("nothing is typed here"),
    "onMoveCommand": gesture("nothing is typed here"),
    "onDeleteCommand": gesture("nothing is typed here"),
    "onPlayPauseCommand": gesture("nothing is typed here"),
    "onContinuousHover": gesture("where a pointer is cannot be said here"),
    "onPencilSqueeze": gesture("no pencil is used here"),
    "onPencilDoubleTap": gesture("no pencil is used here"),
    "digitalCrownRotation": gesture("no crown is turned here"),
    "onOpenURL": gesture("no link is opened here"),
    "onContinueUserActivity": gesture("no activity goes on here"),
    "onImmersionChange": gesture("no space is entered here"),
    "onCameraCaptureEvent": gesture("no button of the device is pressed here"),
    "photosPicker": gesture("nothing is chosen here"),
    "fileImporter": gesture("nothing is chosen here"),
    "fileExporter": gesture("nothing is chosen here"),
    "fileMover": gesture("nothing is chosen here"),
    "searchable": gesture("nothing is typed here"),
    "searchSuggestions": gesture("nothing is typed here"),
    "navigationBarItems": gesture("what lies in a bar of this kind is not shown"),
  ]

  /// The unplayed modifiers of shapes, whose names other functions have too.
  static let shapeModifiers: Set<String> = [
    "scale", "rotation", "transform", "size", "inset",
  ]

  /// The unplayed views, by name; of other views without content only the text has to be known.
  static let views: [String: Unplayed] = [
    "UnevenRoundedRectangle": drawn("its corners have no rows"),
    "Path": drawn("what is drawn in it has no rows"),
    "AsyncImage": Unplayed("what it shows comes from the network"),
    "ContainerRelativeShape": drawn("its corners have no rows"),
    "Canvas": Unplayed("what is drawn into a context has no rows; its symbols are shown"),
    "ViewThatFits": Unplayed(
      "which of its views fits is not computed; all of them are shown"),
    "DisclosureGroup": Unplayed("how it opens is not known; what is inside is shown"),
    "Menu": Unplayed("how it opens is not known; what is inside is shown"),
    "TabView": Unplayed(
      "how it goes from one of its views to another is not known; all of them are shown"),
    "ToolbarTitleMenu": Unplayed("how it opens is not known; what is inside is shown"),
    "Table": Unplayed("what is in its rows is not read"),
    "OutlineGroup": Unplayed("how it opens is not known; what is inside is left out"),
    "EditButton": gesture("no list is edited here"),
    "PasteButton": gesture("nothing is pasted here"),
    "RenameButton": gesture("nothing is renamed here"),
    "TextFieldLink": gesture("nothing is typed here"),
    "NavigationSplitView": Unplayed(
      "how its columns come and go is not known; all of them are shown"),
  ]
}

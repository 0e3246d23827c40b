internal import AnimationSyntax
internal import SwiftProgram

/// The entries of the catalog that a word selects: those with the word in their names, and all those under a
/// heading of that name.
struct CatalogChoice {
  let entries: [CallableSignature]
  let calls: [PasteForm]
  let forms: [ScenarioForm]
  let views: [ScenarioForm]
  let presets: [PresetList]

  /// The word.
  private let word: String

  static let callsHeading = "Calls and declarations, which can be given whole"
  static let formsHeading = "Scenarios"
  static let viewsHeading = "Views of an app, in scenarios and '--do'"
  static let presetsHeading = "Presets, lists that can be used like files"

  /// - Parameter name: The word; nil for all entries.
  init(_ name: String?) {
    word = name?.lowercased() ?? ""
    let word = word
    func has(_ text: String, under heading: String) -> Bool {
      text.lowercased().contains(word) || Self.isName(word, of: heading)
    }
    entries = Catalog.all.filter { has($0.name, under: $0.kind.heading) }
    calls = PasteForm.all.filter { has($0.text, under: Self.callsHeading) }
    forms = ScenarioForm.all.filter { has($0.text, under: Self.formsHeading) }
    views = ScenarioForm.appViews.filter { has($0.text, under: Self.viewsHeading) }
    presets = PresetList.allCases.filter {
      has("\(PresetList.prefix)\($0)", under: Self.presetsHeading)
    }
  }

  var isEmpty: Bool {
    entries.isEmpty && calls.isEmpty && forms.isEmpty && views.isEmpty && presets.isEmpty
  }

  /// The hint that is given if there are no entries, as the end of a sentence.
  var hint: String {
    let names = Catalog.all.map(\.name) + PresetList.allCases.map(\.rawValue)
    let nearest = SpellingSuggestion.nearest(to: word, among: names)
    return nearest.map { "did you mean '\($0)'?" } ?? "'kymo list' shows everything"
  }

  /// Whether a heading begins with a word: `springs`, `spring` or `css`.
  private static func isName(_ word: String, of heading: String) -> Bool {
    let title = heading.prefix { $0 != "," }.lowercased()
    let singular = title.hasSuffix("s") ? String(title.dropLast()) : title
    return [title, singular].contains(word) || title.split(separator: " ").first ?? "" == word
  }
}

extension CallableSignature.Kind {
  /// The heading of the entries of this kind.
  var heading: String {
    switch self {
    case .animation: "Animations"
    case .modifier: "Modifiers"
    case .spring: "Springs"
    case .unitCurve: "Unit curves"
    case .unitPoint: "Control points"
    case .uiKit: "UIKit and Core Animation"
    case .keyframe:
      "Keyframes, inside 'KeyframeTrack(initialValue: 0) { … }' or the tracks of a "
        + "'KeyframeTimeline(initialValue: (y: 0)) { KeyframeTrack(\\.y) { … } }'"
    case .transition: "Transitions"
    case .css: "CSS easing functions"
    }
  }
}

internal import AnimationSyntax
internal import RecordingFormats
internal import SwiftProgram

/// The catalogue as a page for people or a document for programs.
struct CatalogListing {
  private let entries: [CallableSignature]
  private let calls: [PasteForm]
  private let forms: [ScenarioForm]
  private let views: [ScenarioForm]
  private let presets: [PresetList]

  init(_ choice: CatalogChoice) {
    entries = choice.entries
    calls = choice.calls
    forms = choice.forms
    views = choice.views
    presets = choice.presets
  }

  /// All entries under the headings of their kinds, each with its signature and description; then
  /// calls, the forms of scenarios and the presets.
  func text(usesEmphasis: Bool) -> String {
    let heading = { (text: String) in usesEmphasis ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    var sections: [String] = []
    for kind in CallableSignature.Kind.allCases {
      let entries = entries.filter { $0.kind == kind }
      guard !entries.isEmpty else { continue }
      var lines = [heading(kind.heading)]
      for entry in entries {
        lines.append("  " + Self.prefix(of: entry) + entry.text)
        lines.append("      " + entry.summary)
      }
      sections.append(lines.joined(separator: "\n") + "\n")
    }
    if !calls.isEmpty {
      var lines = [heading(CatalogChoice.callsHeading)]
      for call in calls { lines += ["  " + call.text, "      " + call.summary] }
      sections.append(lines.joined(separator: "\n") + "\n")
    }
    for (title, forms) in [
      (CatalogChoice.formsHeading, forms), (CatalogChoice.viewsHeading, views),
    ] where !forms.isEmpty {
      var lines = [heading(title)]
      for form in forms { lines += ["  " + form.text, "      " + form.summary] }
      sections.append(lines.joined(separator: "\n") + "\n")
    }
    if !presets.isEmpty {
      var lines = [heading(CatalogChoice.presetsHeading)]
      for list in presets { lines += ["  @\(PresetList.prefix)\(list)", "      " + list.summary] }
      sections.append(lines.joined(separator: "\n") + "\n")
    }
    return sections.joined(separator: "\n")
  }

  /// Returns the text that precedes the name in an expression.
  private static func prefix(of entry: CallableSignature) -> String {
    guard entry.form != .initializer else { return "" }
    switch entry.kind {
    case .animation, .modifier: return "."
    case .spring: return "Spring."
    case .unitCurve: return entry.name == "inverse" ? "." : "UnitCurve."
    case .unitPoint: return "UnitPoint."
    case .uiKit:
      return entry.name == "runningPropertyAnimator" ? "UIViewPropertyAnimator." : "UIView."
    case .keyframe: return ""
    case .transition: return "."
    case .css: return "css:"
    }
  }

  /// The JSON of the form `kymograph/list`.
  var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema("kymograph/list", version: 1)
      json.array("entries") { json in
        for entry in entries {
          json.object { json in
            json.member("kind", entry.kind.rawValue)
            json.member("form", entry.form.rawValue)
            json.member("name", entry.name)
            json.member("signature", entry.text)
            json.member("summary", entry.summary)
            json.array("parameters") { json in
              for parameter in entry.parameters { json.parameter(parameter) }
            }
          }
        }
      }
      json.array("calls") { json in
        for call in calls {
          json.object { json in
            json.member("form", call.text)
            json.member("summary", call.summary)
            json.member("example", call.example)
          }
        }
      }
      for (name, forms) in [("scenarioForms", forms), ("viewForms", views)] {
        json.array(name) { json in
          for form in forms {
            json.object { json in
              json.member("form", form.text)
              json.member("summary", form.summary)
              json.member("example", form.example)
            }
          }
        }
      }
      json.array("presets") { json in
        for list in presets {
          json.object { json in
            json.member("name", "@\(PresetList.prefix)\(list)")
            json.member("summary", list.summary)
          }
        }
      }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func parameter(_ parameter: ParameterSignature) {
    object { json in
      json.member("name", parameter.name)
      if let label = parameter.label {
        json.member("label", label)
      } else {
        json.member("label", nullBecause: "the argument has no label")
      }
      json.member("type", parameter.type.rawValue)
      if let text = parameter.defaultText {
        json.member("default", text)
      } else {
        json.member("default", nullBecause: "an argument must be given")
      }
      json.member("range", parameter.range.words ?? "any number")
      json.member("help", parameter.help)
    }
  }
}

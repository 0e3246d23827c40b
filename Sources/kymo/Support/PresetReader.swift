internal import AnimationSyntax
internal import SwiftProgram

extension InputReader {
  /// Returns the text of a file, or of a list of presets: `presets:css`.
  ///
  /// - Throws: ``ToolError`` if the file cannot be read, or if there is no list of that name.
  static func text(ofFileOrPresets path: String) throws(ToolError) -> String {
    guard path.hasPrefix(PresetList.prefix) else { return try text(ofFile: path) }
    let name = String(path.dropFirst(PresetList.prefix.count))
    if let list = PresetList(rawValue: name.lowercased()) { return list.text }
    let known = PresetList.allCases.map(\.rawValue)
    var message = "unknown list of presets '\(name)'"
    if let nearest = SpellingSuggestion.nearest(to: name, among: known) {
      message += "; did you mean '@\(PresetList.prefix)\(nearest)'?"
    }
    let lists = known.map { "@\(PresetList.prefix)\($0)" }.joined(separator: ", ")
    throw ToolError(.usage, "\(message)\n  The lists are \(lists).")
  }
}

/// The naming of the views of a whole run, which gives them distinct names.
package struct ViewNaming {
  /// Returns the final names, for views in the order in which they first appeared.
  package static func names(
    _ views: [(identity: ViewIdentity, name: ViewName)]
  ) -> [ViewIdentity: String] {
    let byBase = Dictionary(grouping: views) { $0.name.base }
    var texts: [(identity: ViewIdentity, text: String)] = []
    for view in views {
      let isAlone = byBase[view.name.base]?.count == 1
      let literal = isAlone ? nil : view.name.literal
      texts.append((view.identity, view.name.base + (literal.map { "(\($0))" } ?? "")))
    }
    let counts = Dictionary(grouping: texts) { $0.text }.mapValues(\.count)
    var used: [String: Int] = [:]
    var names: [ViewIdentity: String] = [:]
    for (identity, text) in texts {
      guard counts[text] != 1 else {
        names[identity] = text
        continue
      }
      used[text, default: 0] += 1
      names[identity] = "\(text)[\(used[text] ?? 1)]"
    }
    return names
  }
}

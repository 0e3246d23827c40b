internal import SwiftProgram

/// A view or a preview of an app's files that can be shown by itself.
public struct ShowableView: Hashable, Sendable {
  /// The value of `ViewOptions.root` that chooses the view: `Card`, `Preview("Dark")`.
  public var root: String

  /// The position of its declaration: `file:line`.
  public var place: String
}

extension ViewProgram {
  /// The previews and views that can be shown.
  var showable: [ShowableView] {
    let shown = previews.indices.map { index in
      ShowableView(
        root: PreviewChoice(index, of: previews).text,
        place: line(of: previews[index].position))
    }
    let types = declarations.types.indices.filter {
      (declarations.types[$0].isDeclaredView || providers.contains($0))
        && !isBeside(declarations.types[$0].position)
    }
    return shown
      + types.map { number in
        ShowableView(
          root: shownName(number),
          place: line(of: declarations.types[number].position))
      }
  }

  private func line(of position: SourcePosition) -> String {
    let words = words(for: position)
    return words.lastIndex(of: ":").map { String(words[..<$0]) } ?? words
  }
}

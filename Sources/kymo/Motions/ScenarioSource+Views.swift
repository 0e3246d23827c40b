internal import AnimationSyntax
internal import MotionRecording
internal import SwiftProgram

// Folders of an app, and the views in its files.
extension ScenarioSource {
  /// Returns the files with the views that are shown, and the files that these need.
  ///
  /// Of a folder, the shown files are those that declare the view that `--view` names.
  ///
  /// - Throws: If a folder is given, and nothing says which of its views is shown.
  func viewFiles(showing root: String?) throws(ToolError) -> [ViewFile] {
    let files = try given()
    let folders = folders
    guard !folders.isEmpty else { return files + (try needed(by: files, in: besides)) }
    let inside = try Self.files(below: folders)
    guard let root else { throw choiceOfView(among: inside) }
    let name = root.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let shown = inside.filter { file in
      Self.views(in: [file]).contains { $0.root == root || $0.root == name }
    }
    guard !shown.isEmpty || !files.isEmpty else { throw choiceOfView(root, among: inside) }
    guard shown.count <= 1 else {
      let names = shown.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ToolError(
        .dataError,
        "'\(root)' is in several files: \(names); give the one that is meant, and the folder with --with"
      )
    }
    return files + shown + (try needed(by: files + shown, in: besides + folders))
  }

  /// Returns the listing that `--list-views` prints: a line for each view and preview.
  func listing(
    _ semantics: Semantics, _ context: PresentationContext?, _ options: ViewOptions
  ) throws(ToolError) -> String {
    let files = try given() + Self.files(below: folders)
    var listed: [(file: ViewFile, views: [ShowableView])] = []
    for file in files {
      do {
        let views = try ScenarioFile.views(in: [file])
        if !views.isEmpty { listed.append((file, views)) }
      } catch {
        let found = error as? ExpressionError
        let place = found?.location ?? file.name
        StandardError.note("\(place): \(found?.sentence ?? "\(error)"); the file is left out")
      }
    }
    guard !listed.isEmpty else {
      throw ToolError(.dataError, "\(name): there is no view to show: no type here is a View")
    }
    let others = try needed(by: files, in: besides)
    let index = NeededFiles(among: files)
    var rows: [[String]] = []
    for (file, views) in listed {
      // Parsing takes longer than all other steps.
      let needed = [file] + others + index.files(for: [file])
      let parsed = Result { try ParsedViewFiles(needed) }
      for view in views {
        var choice = options
        choice.root = view.root
        rows.append(
          [view.place, view.root, Self.offers(parsed, semantics, context, choice)])
      }
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return "\(padded.joined(separator: "  "))  \(row[2])\n"
    }.joined()
  }

  /// Returns the words about the actions that are possible on a view when it appears, or about the reason why it
  /// cannot be shown.
  private static func offers(
    _ files: Result<ParsedViewFiles?, any Error>, _ semantics: Semantics,
    _ context: PresentationContext?,
    _ options: ViewOptions
  ) -> String {
    var options = options
    // A script without actions.
    options.actions = [""]
    do {
      let made = try files.get()?.viewScript(
        options: options, semantics: semantics, context: context
      ) { _ in "" }
      guard var views = made else { return "is not played" }
      views.end = 0
      let offers = try ScenarioRunner(.views(views)).play(keepsRows: false).offers
      let needs = offers.values.map { "--set \($0)=…" }
      let words = offers.actions + needs
      return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    } catch let error as ExpressionError {
      return "is not played: \(error.sentence)"
    } catch {
      return "is not played"
    }
  }

  /// The views in files; none in files that cannot be read.
  private static func views(in files: [ViewFile]) -> [ShowableView] {
    (try? ScenarioFile.views(in: files)) ?? []
  }

  /// The largest number of views that an error lists.
  private static let mostListed = 20

  private func choiceOfView(_ root: String? = nil, among files: [ViewFile]) -> ToolError {
    let views = files.flatMap { Self.views(in: [$0]) }
    let names = folders.map { "'\($0)'" }.joined(separator: ", ")
    guard !views.isEmpty else {
      return ToolError(.dataError, "\(names): no file in it declares a view")
    }
    let width = views.prefix(Self.mostListed).map(\.root.count).max() ?? 0
    let lines = views.prefix(Self.mostListed).map {
      "\n  \($0.root)\(String(repeating: " ", count: width - $0.root.count))  \($0.place)"
    }
    let rest = views.count - lines.count
    let problem =
      root.map { "no view in \(names) is called '\($0)'; there are" }
      ?? "\(names) is a folder; choose one of its views with --view"
    return ToolError(
      root == nil ? .dataError : .usage,
      "\(problem):\(lines.joined())"
        + (rest > 0 ? "\n  and \(rest) more (--list-views shows all)" : ""))
  }
}

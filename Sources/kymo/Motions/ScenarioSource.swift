internal import AnimationSyntax
internal import MotionRecording
internal import SourceScanning
internal import SwiftProgram
internal import TextForms

/// The source of a scenario: a file, standard input, or the files of an app.
struct ScenarioSource {
  private let paths: [String]

  /// Folders and files that the scenario may need.
  let besides: [String]

  /// Takes a path; `-` stands for standard input.
  init(_ path: String) {
    self.init([path])
  }

  /// Takes one file or several, each with or without the `@` that stands before files in expressions.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - besides: Folders and files that these may need.
  init(_ paths: [String], with besides: [String] = []) {
    self.besides = besides
    self.paths = paths.map { path in
      guard path.hasPrefix("@"), case .missing = FileSystem.kind(of: path) else { return path }
      return String(path.dropFirst())
    }
  }

  /// The first file, which represents all of them in messages.
  private var path: String { paths[0] }

  private var isStandardInput: Bool { path == "-" }

  /// The name of the source in messages.
  var name: String { Self.name(of: path) }

  private static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The name of the first file as a title, such as "Flick home" for `flick-home.swift`; empty for standard input.
  var title: String { FileTitle.title(of: path) }

  /// The files that are given by name.
  func given() throws(ToolError) -> [ViewFile] {
    var files: [ViewFile] = []
    for path in paths where !folders.contains(path) {
      let contents =
        path == "-" ? try InputReader.standardInput() : try InputReader.text(ofFile: path)
      files.append(ViewFile(name: Self.name(of: path), contents: contents))
    }
    return files
  }

  /// The folders among the given paths.
  var folders: [String] {
    paths.filter { path in
      if case .folder = FileSystem.kind(of: path) { path != "-" } else { false }
    }
  }

  /// The files in folders that some files need.
  func needed(by files: [ViewFile], in besides: [String]) throws(ToolError) -> [ViewFile] {
    guard !besides.isEmpty else { return [] }
    let others = try Self.files(below: besides)
    // A folder may contain the given files themselves, too.
    let index = NeededFiles(
      among: others.filter { other in !files.contains { Self.isSame($0, other) } })
    return index.files(for: files)
  }

  /// The largest number of files below a folder: the largest apps have a third as many, and a whole disk has more.
  private static let mostFiles = 20_000

  /// The Swift files below folders.
  static func files(below paths: [String]) throws(ToolError) -> [ViewFile] {
    guard !paths.isEmpty else { return [] }
    let filter = FileFilter(excluding: [], includesAll: false)
    let walk = try SourceWalk(paths, filter, includesAll: false, limit: mostFiles)
    for failure in walk.failures {
      StandardError.note("'\(failure.path)' is left out: \(failure.reason)")
    }
    return walk.files.map {
      ViewFile(name: $0.path, contents: String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  private static func isSame(_ one: ViewFile, _ other: ViewFile) -> Bool {
    one.contents == other.contents
      && one.name.split(separator: "/").last == other.name.split(separator: "/").last
  }

  func beside(_ file: String) -> String {
    guard !file.hasPrefix("/"), !isStandardInput, let slash = path.lastIndex(of: "/") else {
      return file
    }
    return path[...slash] + file
  }

  /// Plays the scenario, and reports errors in words.
  func reporting<Result>(_ time: TimeOptions, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as RecordingError {
      throw ToolError(error, of: name, time: time)
    } catch let error as SystemError {
      throw error
    } catch {
      throw Self.report(error, name)
    }
  }

  /// Refuses a recording without anything to draw.
  func checkIsShown(_ recording: ScenarioRecording) throws(ToolError) {
    guard recording.attributes.isEmpty else { return }
    throw ToolError(
      .dataError, "\(name): there is nothing to draw: nothing moves, or no view ever appears")
  }

  static func report(_ error: any Error, _ name: String) -> ToolError {
    switch error {
    case let error as ToolError: error
    case let error as ExpressionError: ToolError(error)
    case let error as ViewOptionError: ToolError(.usage, error.sentence)
    case let error as ScenarioError: ToolError(.dataError, "\(name): \(sentence(error))")
    default: ToolError(.dataError, "\(name): \(error)")
    }
  }

  private static func sentence(_ error: ScenarioError) -> String {
    switch error {
    case .unknownState(let state): "unknown state '\(state)'"
    case .changedKind(let attribute):
      "'\(attribute)' changes the type of its value, or its number of components"
    case .valueIsNotFinite(let attribute):
      "'\(attribute)' becomes a number that is not finite, or above 1e303"
    case .neverComesToRest:
      "completions trigger each other endlessly at one point in time"
    case .tooManyRows(let limit):
      "it would take more than \(NumberText.grouped(limit)) rows; end it with run(until:) or --span, or lower --fps"
    }
  }
}

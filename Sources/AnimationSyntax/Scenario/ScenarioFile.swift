public import MotionRecording
public import SwiftProgram
internal import SwiftSyntax

/// Reads scenarios: small Swift files that say what can change, what is shown, and what happens when.
///
///     @State var isOpen = false
///     let scale = isOpen ? 1.5 : 1.0
///     scale.animation(.bouncy, value: isOpen)
///     at(0)   { isOpen.toggle() }
///     at(0.3) { isOpen.toggle() }
///
/// Nothing is ever executed. The code has the meaning that it has in Swift and SwiftUI; the additional words of
/// scenarios are `at`, `drag`, `sample`, `run`, `log` and `environment`. Everything else may be any Swift that
/// plays in a view: loops, conditions, functions, closures, and states of every type.
///
/// **What is shown.** Every `@State`, and every `let` that is made of states, whose value consists of
/// numbers, in the order of the file: a `Double` (`CGFloat`, `TimeInterval`), `CGSize`, `CGPoint`,
/// `CGVector`, `CGRect`, `Angle` and `UnitPoint`, one row for each number (`size.width`,
/// `frame.origin.x`, `angle.degrees`), and an `Int`, which never moves but jumps. A `Bool` and a `String`
/// are not shown. A `let` that is made of no state is a constant: it is not shown either, and may be used in
/// times and in animations; `let quick = Animation.spring(duration: 0.3)` names an animation.
///
/// **A counter.** `@Animatable let label = Int(count)` animates the number inside and shows its rounding in
/// every frame; without `@Animatable` it is a whole number that jumps at once. With
/// `count.contentTransition(.numericText())` its digits roll: `count.roll` has the progress.
///
/// **Views.** `if isOpen { card.frame(width: 50, height: 30).transition(.slide) }` is inserted and removed with a
/// condition, `toast.transition(.opacity)` with `appear(toast)` and `disappear(toast)`. `PhaseAnimator`,
/// `KeyframeAnimator` and a zoom from one view into another are written as in SwiftUI.
///
/// **A pasted block.** A file with animators and no statement that says when something happens is a block of an app:
/// its triggers change once, at 0.5 s, and what repeats is cut at 10 s. Enumerations and structures next to it are
/// looked up; `@State` and `var` are taken as they begin.
///
/// **Implicit animations.** `scale.animation(.bouncy, value: isOpen)`, also `nil`, and on
/// `Group { offset; size }`; the scoped form lists in its body what it animates:
/// `Group { scale; opacity }.animation(.bouncy) { $0.scale }`, or `{ $0 }` for all of it.
/// `.transaction { $0.disablesAnimations = true }` and `.transaction(value:)` change transactions, and may look at what
/// reaches them: `{ $0.animation = $0.animation?.delay(0.2) }`. What is written first is innermost.
///
/// **A pausable animation** is written `.easeInOut(duration: 1).pausable` or
/// `Animation(PausableAnimation(base: .easeInOut(duration: 1)))`. It stands still while
/// `environment.animationPaused` is true.
///
/// **Widgets and Live Activities.** `context(.widget)` or `context(.liveActivity)` brings their limits: nothing
/// lasts longer than two seconds, nothing moves while `environment.isLuminanceReduced` is true, an update that
/// names no animation has the default one, and transactions are refused. A widget's timeline is written
/// `entry(at: 0) { count = 3 }`, with `policy(.atEnd)`, `.after(3600)` or `.never`.
public enum ScenarioFile {
  /// Returns whether a Swift file is a scenario, and not source code of an app that contains animations.
  ///
  /// A scenario has statements outside of brackets that say when something happens, or declares a state there, as no
  /// app does.
  public static func isScenario(_ contents: String) -> Bool {
    PasteWords(TextRegions(swift: Array(contents.utf8))).hasScenarioStatement
  }

  /// Returns whether a Swift file declares a view that ``read(_:options:semantics:context:readFile:)`` plays.
  ///
  /// A file that looks like one but is invalid Swift counts, so that reading it reports the error.
  public static func declaresView(_ contents: String) -> Bool {
    do {
      return try ViewProgram([ViewFile(name: "", contents: contents)], ViewOptions()) != nil
    } catch {
      return true
    }
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - contents: The text of the file, which may be anything.
  ///   - fileName: The name of the file in errors.
  ///   - semantics: The system that determines the meaning of `.default`.
  ///   - context: The context in which the scenario is shown, which must be that of the file, if the file gives one;
  ///     nil for that of the file, or an app if it gives none.
  ///   - readFile: Returns the text of a file that the scenario names, as `drag(offset, from: "flick.csv")` does; it
  ///     receives the name as written. Its errors are passed on.
  /// - Returns: The scenario that a `ScenarioRunner` plays. Its formulas throw an `ExpressionError`, with file and
  ///   position, where a value cannot be computed.
  /// - Throws: An `ExpressionError` with file name, line and column, and the errors of `readFile`.
  public static func parse(
    _ contents: String, fileName: String, semantics: Semantics = .ios17,
    context: PresentationContext? = nil, readFile: (String) throws -> String
  ) throws -> Scenario {
    try read(
      contents, fileName: fileName, semantics: semantics, context: context, readFile: readFile
    ).scenario
  }

  /// Reads a scenario, and returns it with notes on how it was read.
  ///
  /// The parameters and errors are those of ``parse(_:fileName:semantics:context:readFile:)``.
  public static func read(
    _ contents: String, fileName: String, semantics: Semantics = .ios17,
    context: PresentationContext? = nil, readFile: (String) throws -> String
  ) throws -> (scenario: Scenario, notes: [ScenarioNote]) {
    try read(
      [ViewFile(name: fileName, contents: contents)], semantics: semantics, context: context,
      readFile: readFile)
  }

  /// Reads a scenario, or the files of an app that declare views, as one program.
  ///
  /// - Parameters:
  ///   - files: The files; several only where one of them declares a view. Their texts may be anything.
  ///   - options: The options for views, which only files that declare one may have, and the choice of rows.
  ///   - semantics: The system that determines the meaning of `.default`.
  ///   - context: The context in which the scenario is shown; nil for that of the file, or an app if it gives none.
  ///   - readFile: Returns the text of a file that the scenario names.
  /// - Returns: The scenario that a `ScenarioRunner` plays, and notes on how it was read. The notes on views are only
  ///   known once these have been played: `PlayedScenario.notes`.
  /// - Throws: An `ExpressionError`, a ``ViewOptionError`` for an invalid option, and the errors of `readFile`.
  public static func read(
    _ files: [ViewFile], options: ViewOptions = ViewOptions(), semantics: Semantics = .ios17,
    context: PresentationContext? = nil, readFile: (String) throws -> String
  ) throws -> (scenario: Scenario, notes: [ScenarioNote]) {
    if let program = try ViewProgram(files, options) {
      return (.views(try program.viewScript(semantics, context, readFile: readFile)), [])
    }
    guard let file = files.first, files.count == 1 else {
      throw ViewOptionError(sentence: "several files need one that declares a view")
    }
    var others = options
    others.seed = nil
    others.patterns = []
    guard others.isDefault else {
      throw ViewOptionError(
        sentence:
          "\(file.name) declares no view; --view, --do, --set, --constants and --screen need one"
      )
    }
    var (script, notes) = try plain(file, semantics, context, options.seed, readFile: readFile)
    if !options.patterns.isEmpty { script.shows = options.shows }
    return (.script(script), notes)
  }

  private static func plain(
    _ file: ViewFile, _ semantics: Semantics, _ context: PresentationContext?, _ seed: UInt64?,
    readFile: (String) throws -> String
  ) throws -> (script: ScenarioScript, notes: [ScenarioNote]) {
    let bytes = file.bytes
    let origin = SourceOrigin(
      source: String(decoding: bytes, as: UTF8.self), fileName: file.name)
    do {
      let blanking = TextBlanking(bytes)
      let text = TextRegions(blanking.bytes)
      try ScenarioGuard.check(text)
      let source = SwiftText(text, range: 0..<bytes.count, blanked: blanking.texts)
      let statements = try source.readStatements()
      var reader = ScenarioReader(
        source: source, text: text, statements: statements, origin: origin, semantics: semantics,
        seed: seed)
      do {
        let script = try reader.read(statements, context: context, readFile: readFile)
        return (script, reader.notes + reader.remarks.notes(in: origin))
      } catch is Fault where onlyDeclares(statements) {
        // A file of an app, and no scenario.
        throw Fault(.noView, 0..<0)
      }
    } catch let fault as Fault {
      throw origin.error(fault)
    }
  }

  /// Returns whether statements only import modules and declare types and functions, as a file of an app does.
  private static func onlyDeclares(_ statements: CodeBlockItemListSyntax) -> Bool {
    let declarations: Set<SyntaxKind> = [
      .importDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .functionDecl,
    ]
    let kinds = statements.map { Syntax($0.item).kind }
    return kinds.contains(.importDecl) && kinds.contains { $0 != .importDecl }
      && kinds.allSatisfy(declarations.contains)
  }
}

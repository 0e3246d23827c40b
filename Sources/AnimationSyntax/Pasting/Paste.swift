internal import SwiftProgram

/// The pasted source of an app: the animations in it, and the meanings of its names.
///
/// Nothing is executed, and only the animations are understood; closures may contain anything.
struct Paste {
  /// The source without code that is nested too deeply, with Swift's comments and string literals marked.
  let text: TextRegions

  /// The animations in the order of the source.
  let sites: [PasteSite]

  /// The program that evaluates the keyframes in the source, with the declarations of their names.
  let program: ScenarioProgram

  private let scopes: PasteScopes
  private let outside: OutsideNames
  private let lines: TextLines

  /// Reads source.
  ///
  /// - Parameters:
  ///   - source: The source in UTF-8.
  ///   - context: The settings that the source itself does not contain.
  ///   - readsLines: Whether every line of a list is an animation, even among declarations.
  ///   - outside: The meanings that other files give to names in the source.
  /// - Throws: A fault if the source is too long for the parser.
  init(
    _ source: [UInt8], in context: ExpressionContext, readsLines: Bool = false,
    outside: OutsideNames = .none
  ) throws(Fault) {
    self.outside = outside
    let written = TextRegions(swift: source)
    text = TextRegions(bytes: try PasteGuard.readable(written), regions: written.regions)
    let code = SwiftText(text, range: 0..<source.count)
    let walker = PasteWalker(
      code.readLoosely(), source: code, ownTypes: PasteWords(text).declaredTypes)
    let names = PasteNames(text: text, scopes: walker.scopes, outside: outside)
    let uiKit = walker.uiKit.animations(in: text, code, names, context)
    let found = walker.sites + uiKit.map { PasteSite($0.animation, scope: $0.scope) }
    sites = (readsLines ? PasteLines.sites(in: written, with: found) : found)
      .enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
    scopes = walker.scopes
    program = ScenarioProgram(
      SourceOrigin(source: String(decoding: text.bytes, as: UTF8.self), fileName: ""),
      context.semantics, seed: nil,
      animators: sites.compactMap { site in
        if case .keyframes(let range) = site.content { range } else { nil }
      }, outside: outside)
    lines = TextLines(source)
  }

  /// The meanings of the constants of the source.
  var names: PasteNames { PasteNames(text: text, scopes: scopes, outside: outside) }

  /// Returns the name of the function or property that contains a site.
  func declaration(around site: PasteSite) -> String? { scopes.name(of: site.scope) }

  /// The number of the line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// The number of the character of an offset in its line, from 1.
  func column(of offset: Int) -> Int { lines.column(of: offset) }

  /// The names of the sites: the name that a site is given, otherwise its position, such as `body:12`.
  ///
  /// All names are different.
  var siteNames: [String] {
    let positions = sites.map { site in
      "\(declaration(around: site) ?? site.construct):\(line(of: site.range.lowerBound))"
    }
    var names = zip(sites, positions).map { $0.declared ?? $1 }
    for index in Self.repeated(names) where sites[index].declared != nil {
      names[index] = "\(names[index]):\(line(of: sites[index].range.lowerBound))"
    }
    for index in Self.repeated(names) {
      names[index] += ":\(column(of: sites[index].range.lowerBound))"
    }
    return names
  }

  /// Returns the indices of the names that occur more than once.
  private static func repeated(_ names: [String]) -> [Int] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return names.indices.filter { counts[names[$0], default: 0] > 1 }
  }
}

extension Paste {
  /// Returns whether a text is Swift source rather than a list of expressions.
  ///
  /// Source contains a declaration: a line outside of brackets that begins with `import`, `struct`, `func`, `let` or
  /// another word that begins a declaration, with an attribute, or with a macro such as `#Preview`. No expression
  /// begins so.
  static func isSource(_ text: String) -> Bool {
    PasteWords(TextRegions(swift: Array(text.utf8))).hasDeclaration
  }
}

internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// The animations that a file declares and that can be played by themselves, as pieces of source.
struct AnimationPieces {
  /// One piece for each animation that needs no arguments.
  private(set) var pieces: [ReadPiece] = []

  /// The ranges of the animations that are played here, and of the types and members that belong to one.
  private var ranges: [Range<Int>] = []

  /// Reads a file; there are no pieces for a file in which no type is an animation.
  init(_ contents: String, fileName: String, in context: ExpressionContext) {
    guard let members = AnimationMembers(contents, fileName: fileName) else { return }
    ranges = members.types
    let origin = SourceOrigin(source: contents, fileName: fileName)
    for member in members.members {
      let result: Result<[ParsedExpression], Fault>
      do {
        let curves = try AnimationFile.curves(
          of: member.text, in: contents, fileName: fileName, context: context)
        // A member that is none of the file's own animations is read as in any other source.
        guard curves.contains(where: \.isOfFile) else { continue }
        result = .success(curves)
      } catch {
        let isInFile = error.fileName == fileName
        result = .failure(
          Fault(problem: error.problem, range: isInFile ? error.range : member.nameRange))
      }
      add(result, of: member, origin)
    }
    for (member, problem) in members.needing {
      add(.failure(Fault(problem, member.nameRange)), of: member, origin)
    }
  }

  private mutating func add(
    _ result: Result<[ParsedExpression], Fault>, of member: AnimationMembers.Member,
    _ origin: SourceOrigin
  ) {
    ranges.append(member.range)
    let offset = member.nameRange.lowerBound
    pieces.append(
      ReadPiece(
        result,
        at: PastedSite(
          construct: member.construct, declaration: nil, name: member.text,
          line: origin.line(of: offset), column: origin.column(of: offset), text: member.text),
        written: { "@\(origin.fileName)#\(member.text)" }))
  }

  /// Returns the pieces together with others, in the order of the file; faults inside a type or member that is played
  /// are left out.
  func joined(_ others: [ReadPiece], in contents: String) -> [ReadPiece] {
    guard !ranges.isEmpty else { return others }
    let rest = others.filter { piece in
      guard let site = piece.site, !piece.isUnderstood else { return true }
      let offset = contents.utf8Offset(line: site.line, column: site.column)
      return !ranges.contains { $0.contains(offset) }
    }
    return (rest + pieces).enumerated().sorted { one, other in
      let (first, second) = (one.element.site, other.element.site)
      return (first?.line ?? one.element.line ?? 0, first?.column ?? 0, one.offset)
        < (second?.line ?? other.element.line ?? 0, second?.column ?? 0, other.offset)
    }.map(\.element)
  }
}

extension ParsedExpression {
  /// Whether it plays an animation that the app declares.
  fileprivate var isOfFile: Bool {
    guard case .animation(let animation) = subject,
      case .custom(let inside) = animation.form.core
    else { return false }
    return inside.base is InterpretedAnimation
  }
}

extension String {
  /// Returns the offset of a character from its line and its column, both counted from 1.
  fileprivate func utf8Offset(line: Int, column: Int) -> Int {
    var start = startIndex
    for _ in 1..<max(line, 1) {
      guard let end = self[start...].firstIndex(where: \.isNewline) else { break }
      start = index(after: end)
    }
    let end = index(start, offsetBy: column - 1, limitedBy: endIndex) ?? endIndex
    return utf8.distance(from: utf8.startIndex, to: end)
  }
}

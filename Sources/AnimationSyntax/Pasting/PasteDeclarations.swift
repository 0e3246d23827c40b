/// What pasted source declares by name: types with their properties and cases, and constants outside of all types and
/// inside of functions.
///
/// Nothing is looked into before it is named, so that a file of many views costs each of them only its own part.
struct PasteDeclarations {
  /// A type, or one of the declarations in it that says something about values.
  private struct Declared {
    let range: Range<Int>

    /// What it stands in.
    let owner: Owner

    /// Of a type, what stands before its members, the brace included.
    var head: Range<Int>?

    /// Of a type, its properties and cases.
    var members: [Int] = []
  }

  /// What a declaration stands in.
  private enum Owner: Hashable {
    case file
    case type(Int)
    /// The scope of a function or a closure.
    case block(Int)
  }

  /// Where a name is declared.
  private struct Position: Hashable {
    let name: String
    let owner: Owner
  }

  private var all: [Declared] = []
  private var byPosition: [Position: [Int]] = [:]
  private var typesByName: [String: [Int]] = [:]
  private var extensions: [String: [Int]] = [:]

  /// Which of the types a scope is the inside of.
  private var typesOfScopes: [Int: Int] = [:]

  /// Adds a type.
  ///
  /// - Parameters:
  ///   - name: Its name, without those it is nested in.
  ///   - range: Where it is written.
  ///   - head: What of it stands before its members, the brace included.
  ///   - isExtension: Whether it adds to what another declaration says.
  ///   - scope: What it is the scope of.
  ///   - outer: In which scope it stands.
  mutating func addType(
    _ name: String, _ range: Range<Int>, head: Range<Int>, isExtension: Bool, scope: Int,
    in outer: Int
  ) {
    let owner = typesOfScopes[outer].map { Owner.type($0) } ?? .file
    typesOfScopes[scope] = all.count
    if isExtension {
      extensions[name, default: []].append(all.count)
    } else {
      byPosition[Position(name: name, owner: owner), default: []].append(all.count)
      typesByName[name, default: []].append(all.count)
    }
    all.append(Declared(range: range, owner: owner, head: head))
  }

  /// Adds properties or cases of a type, or variables and functions outside of all types; of those in functions, only constants say
  /// what they are.
  mutating func addMember(
    _ names: [String], _ range: Range<Int>, isConstant: Bool = true, in scope: Int
  ) {
    let owner = owner(of: scope)
    switch owner {
    case .type(let type): all[type].members.append(all.count)
    case .block: guard isConstant else { return }
    case .file: break
    }
    for name in names {
      byPosition[Position(name: name, owner: owner), default: []].append(all.count)
    }
    all.append(Declared(range: range, owner: owner))
  }

  /// What a scope is the inside of.
  private func owner(of scope: Int) -> Owner {
    if let type = typesOfScopes[scope] { return .type(type) }
    return scope == 0 ? .file : .block(scope)
  }
}

extension PasteDeclarations {
  /// What a site needs of the source: itself, and what the names in it mean, and the names in that.
  ///
  /// - Parameters:
  ///   - site: Where the site is written.
  ///   - scopes: The scopes in which it stands, from the inside out.
  ///   - text: The source.
  ///   - isFree: Whether no other animation of this kind begins in a range.
  func excerpt(
    for site: Range<Int>, in scopes: [Int], of text: TextRegions, isFree: (Range<Int>) -> Bool
  ) -> PasteExcerpt {
    let around = scopes.map(owner)
    var found: [Int] = []
    var seen: Set<Int> = []
    var asked: Set<Position> = []
    var open = [(range: site, around: around)]
    while let (range, around) = open.popLast() {
      for word in PasteWords(text).words(in: range) {
        guard asked.insert(Position(name: word.text, owner: around.first ?? .file)).inserted else {
          continue
        }
        for index in meanings(of: word, around: around) where seen.insert(index).inserted {
          found.append(index)
          let inner =
            all[index].head == nil
            ? Array(around.drop { $0 != all[index].owner }) : [.type(index)] + owners(of: index)
          open += parts(of: index, isFree).map { ($0, inner) }
        }
      }
    }
    var pieces: [PasteExcerpt.Piece] = []
    for index in found.sorted() {
      let parts = parts(of: index, isFree)
      guard let head = all[index].head else {
        pieces += parts.map { PasteExcerpt.Piece(range: $0, end: "\n") }
        continue
      }
      pieces.append(PasteExcerpt.Piece(range: head, end: "\n"))
      pieces += parts.dropFirst().map { PasteExcerpt.Piece(range: $0, end: "\n") }
      let brace = max(all[index].range.upperBound - 1, head.upperBound)
      pieces.append(PasteExcerpt.Piece(range: brace..<all[index].range.upperBound, end: "\n"))
    }
    // A dot at the beginning of the site would continue what is before it.
    if let last = pieces.indices.last { pieces[last].end = ";\n" }
    return PasteExcerpt(pieces + [PasteExcerpt.Piece(range: site, end: "")], of: text)
  }

  /// What a name means: the innermost declaration around, else a type by its last name, with what extends it.
  private func meanings(of word: PasteWords.Word, around: [Owner]) -> [Int] {
    let name = word.text
    for owner in around.last == .file ? around : around + [.file] {
      // A member and a label may have the name of a local constant, which they do not mean.
      if case .block = owner, !word.standsAlone { continue }
      guard let found = byPosition[Position(name: name, owner: owner)] else { continue }
      let isType = found.contains { all[$0].head != nil }
      return found + (isType ? extensions[name] ?? [] : [])
    }
    return (typesByName[name]?.prefix(1) ?? []) + (extensions[name] ?? [])
  }

  /// The types in which a declaration stands, from the inside out.
  private func owners(of index: Int) -> [Owner] {
    var owners: [Owner] = []
    var next = all[index].owner
    while case .type(let type) = next {
      owners.append(next)
      next = all[type].owner
    }
    return owners
  }

  /// What is kept of a declaration: of a type its head and members.
  private func parts(of index: Int, _ isFree: (Range<Int>) -> Bool) -> [Range<Int>] {
    guard let head = all[index].head else {
      return isFree(all[index].range) ? [all[index].range] : []
    }
    return [head] + all[index].members.map { all[$0].range }.filter(isFree)
  }
}

/// Parts of a source, put together as a text of their own.
struct PasteExcerpt {
  /// A part, and what ends it in the text.
  struct Piece {
    let range: Range<Int>
    var end: String
  }

  /// The text.
  private(set) var bytes: [UInt8] = []

  /// Where each part begins in the text, and where it is from.
  private var origins: [(start: Int, range: Range<Int>)] = []

  fileprivate init(_ pieces: [Piece], of text: TextRegions) {
    for piece in pieces {
      origins.append((bytes.count, piece.range))
      bytes += text.bytes[piece.range]
      bytes += Array(piece.end.utf8)
    }
  }

  /// What is wrong in the text, with its position in the source.
  func placed(_ fault: Fault) -> Fault {
    let (start, range) =
      origins.last { $0.start <= fault.range.lowerBound } ?? (0, 0..<0)
    let lower = min(range.lowerBound + fault.range.lowerBound - start, range.upperBound)
    let upper = min(max(lower + fault.range.count, lower), range.upperBound)
    return Fault(problem: fault.problem, range: lower..<upper)
  }
}

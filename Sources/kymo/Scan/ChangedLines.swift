internal import SourceScanning

/// The lines of files that differ from those at a revision.
struct ChangedLines {
  /// The numbers of the lines by path; nil for a new file.
  private var lines: [String: Set<Int>?] = [:]

  /// Compares files with those at a revision.
  ///
  /// Git reads the old files; the comparison starts none of its filters.
  ///
  /// - Throws: If there is no repository, or no such revision.
  init(since revision: String, _ files: [SourceFile]) throws(ToolError) {
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains(where: \.isControl) else {
      throw ToolError(.usage, "--changed needs a revision such as main, found '\(revision)'")
    }
    for (folder, inside) in Dictionary(grouping: files, by: { FileSystem.folder(of: $0.path) }) {
      let tree = try GitTree(folder: folder.isEmpty ? "." : folder, revision: revision)
      var blobs: [String: [UInt8]] = [:]
      let old = try tree.files(reusing: &blobs) { name in
        inside.contains { $0.path == folder + name }
      }
      let byName = Dictionary(old.map { ($0.path, $0.bytes) }) { one, _ in one }
      for file in inside {
        let name = String(file.path.dropFirst(folder.count))
        lines[file.path] = .some(byName[name].map { Self.changed(from: $0, to: file.bytes) })
      }
    }
  }

  /// The numbers of the new or changed lines, from 1.
  private static func changed(from old: [UInt8], to new: [UInt8]) -> Set<Int> {
    let difference = lines(of: new).difference(from: lines(of: old))
    var changed: Set<Int> = []
    for case .insert(let offset, _, _) in difference.insertions { changed.insert(offset + 1) }
    return changed
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
  }

  /// The findings on lines that differ.
  func only(_ findings: [ScanFinding]) -> [ScanFinding] {
    findings.filter { finding in
      guard let known = lines[finding.file], let changed = known else { return true }
      return (finding.start.line...max(finding.end.line, finding.start.line)).contains(
        where: changed.contains)
    }
  }
}

extension Character {
  /// Whether the character is a control character, which a terminal would obey.
  var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
}

import Foundation

/// A file with the steps of a build server: a workflow of GitHub or a job of GitLab.
struct Recipe {
  let text: String

  /// Reads the file at a path below the root of the repository.
  init(_ path: String) throws {
    text = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// The script of each step, without its indentation.
  var steps: [String] {
    var steps: [String] = []
    var block: (indent: Int, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      if let open = block, !line.isEmpty, indent <= open.indent {
        steps.append(open.lines.joined(separator: "\n"))
        block = nil
      }
      if let open = block {
        block?.lines.append(line.dropFirst(min(indent, open.indent + 2)))
      } else if line.hasSuffix("run: |") || line.hasSuffix("- |") {
        block = (indent, [])
      } else if let run = line.firstMatch(of: /^ *(?:- )?(?:run: |- )(.*)$/), !line.hasSuffix("|") {
        steps.append(String(run.1))
      }
    }
    if let block { steps.append(block.lines.joined(separator: "\n")) }
    return steps
  }

  func steps(mentioning word: String) -> [String] {
    steps.filter { $0.contains(word) }
  }

  /// The value of a variable in the file.
  func value(of variable: String) -> String? {
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("\(variable): ") { return String(line.dropFirst(variable.count + 2)) }
    }
    return nil
  }
}

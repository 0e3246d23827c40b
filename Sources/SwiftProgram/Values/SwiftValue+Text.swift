internal import MotionRecording
internal import TextForms

extension SwiftValue {
  /// The value as it would be written in Swift, with computed numbers: `.spring(duration: 0.5).delay(0.1)`.
  package var text: String {
    switch self {
    case .void: return "()"
    case .nothing: return "nil"
    case .boolean(let flag): return flag ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .number(let number): return NumberText.swift(number)
    // As many digits as a `Float` needs.
    case .float(let number): return NumberText.swift(Double("\(number)") ?? Double(number))
    case .text(let text): return "\"\(text)\""
    case .geometry(.angle, let numbers): return ".degrees(\(NumberText.swift(numbers[0])))"
    case .geometry(let kind, let numbers):
      let parts = kind.labels.enumerated().map { "\($1): \(NumberText.swift(numbers[$0]))" }
      return "\(kind.rawValue)(\(parts.joined(separator: ", ")))"
    case .array(let values), .set(let values):
      return "[\(values.map(\.text).joined(separator: ", "))]"
    case .animation(let animation): return animation.name
    case .spring(_, let text), .curve(_, let text): return text
    case .member(let member): return member.text(\.text)
    case .transaction: return "Transaction(…)"
    case .opaque(let value): return value.text
    case .unknown(let value): return value.text
    case .duration(let duration): return "\(duration)"
    default: return key
    }
  }
}

extension MemberValue {
  /// The member as it is named in sentences: arguments of the app's own types have no spelling.
  package var words: String {
    (typeName ?? "")
      + text { argument in
        switch argument {
        case .structure, .enumeration, .object, .closure, .view, .tuple, .reference: "…"
        default: argument.text
        }
      }
  }

  /// Returns the member as it would be written in Swift, with its arguments written by a function.
  fileprivate func text(_ argument: (SwiftValue) -> String) -> String {
    links.map { link in
      "." + link.name
        + (link.arguments.map { arguments in
          let all = arguments.map { ($0.label.map { "\($0): " } ?? "") + argument($0.value) }
          return "(\(all.joined(separator: ", ")))"
        } ?? "")
    }.joined()
  }
}

extension ProgramRun {
  /// Returns the text that interpolation or `print` makes of a value.
  package func text(_ value: SwiftValue) -> String {
    switch value {
    case .text(let text): text
    case .enumeration(let entry): code.types[entry.type].cases[entry.index].name
    case .nothing: "nil"
    case .number(let number): "\(number)"
    case .float(let number): "\(number)"
    case .reference(let location): (try? locations.read(location)).map(text) ?? ""
    case .array(let values): "[\(values.map(quoted).joined(separator: ", "))]"
    case .dictionary(let entries) where entries.isEmpty: "[:]"
    case .dictionary(let entries):
      "[\(entries.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(separator: ", "))]"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + quoted($0.value) }.joined(separator: ", ")))"
    case .range(let range) where range.isBounded:
      (range.isWhole
        ? ["\(range.wholeEnds.lower)", "\(range.wholeEnds.upper)"]
        : [text(range.end(range.lower)), text(range.end(range.upper))])
        .joined(separator: range.isClosed ? "..." : "..<")
    case .view(let element): element.plainText ?? value.text
    case .type(let type): "\(name(of: type) ?? "a type").self"
    default: value.text
    }
  }

  /// Returns a text in quotes, and any other value as it is.
  private func quoted(_ value: SwiftValue) -> String {
    if case .text(let text) = value { "\"\(text)\"" } else { text(value) }
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checks a report against the commonly published schema of JUnit's form.
///
/// Source of the facts: `junit-10.xsd` of Jenkins' xUnit plug-in (jenkinsci/xunit-plugin,
/// `src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd`), here as tables: the elements that each
/// element may contain, and the attributes that it may and must have.
final class JUnitSchema: NSObject, XMLParserDelegate {
  private struct Element {
    let attributes: Set<String>
    var required: Set<String> = []
    var children: Set<String> = []
    var hasText = false
  }

  private static let elements: [String: Element] = [
    "testsuites": Element(
      attributes: ["name", "time", "tests", "failures", "errors"], children: ["testsuite"]),
    "testsuite": Element(
      attributes: [
        "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname",
        "id", "package", "file", "log", "url",
      ],
      required: ["name", "tests", "failures", "errors"],
      children: ["testsuite", "properties", "testcase", "system-out", "system-err"]),
    "testcase": Element(
      attributes: ["name", "time", "classname", "group"], required: ["name"],
      children: [
        "skipped", "error", "failure", "rerunFailure", "rerunError", "flakyFailure", "flakyError",
        "system-out", "system-err",
      ]),
    "failure": Element(attributes: ["type", "message"], hasText: true),
    "error": Element(attributes: ["type", "message"], hasText: true),
    "skipped": Element(attributes: ["type", "message"], hasText: true),
    "properties": Element(attributes: [], children: ["property"]),
    "property": Element(attributes: ["name", "value"], required: ["name", "value"]),
    "system-out": Element(attributes: [], hasText: true),
    "system-err": Element(attributes: [], hasText: true),
  ]

  private var open: [String] = []
  private(set) var problems: [String] = []
  /// The elements in the order in which they begin, with their attributes.
  private(set) var found: [(name: String, attributes: [String: String])] = []
  /// The texts of all elements that have any, in the order in which these end.
  private(set) var texts: [String] = []
  private var text = ""

  /// Reads a report.
  static func checked(_ text: String) -> JUnitSchema {
    let schema = JUnitSchema()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = schema
    if !parser.parse() {
      schema.problems.append("no XML: line \(parser.lineNumber), column \(parser.columnNumber)")
    }
    return schema
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    found.append((name, attributes))
    text = ""
    guard let element = Self.elements[name] else {
      problems.append("there is no element '\(name)'")
      open.append(name)
      return
    }
    if let parent = open.last, Self.elements[parent]?.children.contains(name) == false {
      problems.append("'\(name)' cannot stand in '\(parent)'")
    }
    if open.isEmpty, name != "testsuites" && name != "testsuite" {
      problems.append("'\(name)' cannot be the root")
    }
    for attribute in attributes.keys where !element.attributes.contains(attribute) {
      problems.append("'\(name)' has no '\(attribute)'")
    }
    for attribute in element.required where attributes[attribute] == nil {
      problems.append("'\(name)' lacks its '\(attribute)'")
    }
    for count in ["tests", "failures", "errors", "skipped"] {
      if let value = attributes[count], Int(value) == nil {
        problems.append("'\(count)' is no number: \(value)")
      }
    }
    open.append(name)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
    guard let name = open.last, Self.elements[name]?.hasText == false,
      !string.allSatisfy(\.isWhitespace)
    else { return }
    problems.append("'\(name)' holds text: \(string)")
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
    if Self.elements[name]?.hasText == true { texts.append(text) }
    text = ""
  }
}

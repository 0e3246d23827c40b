import Foundation
import SourceScanning
import Testing

@Suite struct ScanDocumentTests {
  private func document(_ files: [SourceFile] = ScanFixture.files) -> ScanDocument {
    var scan = SourceScanner().scan(files)
    let findings = scan.findings(RuleSettings())
    return ScanDocument(scan, findings: findings, version: "1.2.3")
  }

  @Test func theTableHasItsColumns() {
    let lines = document().csv.split(separator: "\n")
    #expect(
      lines[0]
        == "file,line,column,end_line,end_column,kind,context,name,expression,base,branch,condition,reduce_motion,trigger,resolved,duration,settle,overshoot,cluster,findings"
    )
    #expect(lines.count == 12)
    #expect(
      lines[1]
        == "Card.swift,9,18,9,23,use,animation(_:value:),Animation.card,\".spring(response: 0.3, dampingFraction: 0.7)\",\".spring(response: 0.3, dampingFraction: 0.7)\",,,,isOpen,constant,0.3,0.308788,0.0391889,1,"
    )
  }

  @Test func theJSONHasItsParts() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(document().json.utf8)) as? [String: Any])
    #expect(json["schema"] as? String == "kymograph/scan" && json["version"] as? Int == 1)
    #expect((json["uses"] as? [Any])?.count == 8 && (json["definitions"] as? [Any])?.count == 3)
    #expect((json["clusters"] as? [Any])?.count == 6 && (json["findings"] as? [Any])?.count == 10)
    #expect((json["unread"] as? [Any])?.isEmpty == true)
    let files = try #require(json["files"] as? [String: Any])
    #expect(files["read"] as? Int == 2 && files["skipped"] as? Int == 0)
  }

  @Test func theSARIFHasRulesPlacesAndFingerprints() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(document().sarif.utf8)) as? [String: Any])
    #expect(json["version"] as? String == "2.1.0")
    let run = try #require((json["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ScanRules.all.map(\.id))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 10 && results.first?["level"] as? String == "warning")
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints["kymoMotion/v1"]?.count == 64)
      #expect(prints["primaryLocationLineHash"]?.hasSuffix(":1") == true)
    }
  }

  @Test func whatStrangersWroteIsNoMarkup() {
    let files = [
      SourceFile(
        path: "a|<b>@x::y.swift",
        bytes: Array("func f() {\n  withAnimation(.linear(duration: a[\"<img>|\"])) {}\n}".utf8))
    ]
    let document = document(files)
    for line in document.markdown.split(separator: "\n") {
      #expect(!line.contains("<img") && !line.contains("<b>") && !line.contains("@x"))
    }
    let long = SourceFile(
      path: "a,b:c%.swift", bytes: Array("func f() { withAnimation(.linear(duration: 3)) {} }".utf8)
    )
    #expect(self.document([long]).gitHub.contains("file=a%2Cb%3Ac%25.swift,line=1"))
    #expect(self.document([long]).sarif.contains("\"uri\": \"a,b%3Ac%25.swift\""))
  }

  @Test func tokensAreSwiftAndNothingElse() {
    let text = document().tokens
    #expect(text.hasPrefix("import SwiftUI\n\nextension Animation {\n"))
    #expect(
      text.contains("  static let card = Animation.spring(response: 0.3, dampingFraction: 0.7)\n"))
    #expect(text.contains("Card.swift:10 changes by 3.2 % of the travel at 0.14 s."))
    let again = ScanFixture.scan(text)
    #expect(again.definitions.allSatisfy(\.isKnown) && again.definitions.count == 1)
    #expect(document([]).tokens.isEmpty)
  }

  @Test func partsCanBeChosen() {
    let scan = SourceScanner().scan(ScanFixture.files)
    let text = ScanDocument(scan, findings: [], parts: [.definitions]).text
    #expect(
      text.contains("\ndefinitions\n") && !text.contains("\nuses\n") && !text.contains("\nclusters")
    )
  }
}

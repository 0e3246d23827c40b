import SwiftSyntax
import Testing

@testable import SwiftProgram

/// The meanings of a framework's names in files are exactly the ones that the host gives.
@Suite("Types of another host's frameworks")
struct FrameworkTypesTests {
  private static func declarations(_ file: String) throws -> ProgramDeclarations {
    let source = try ProgramSource(Array(file.utf8), fileName: "File.swift", file: 0)
    return ProgramDeclarations([source], BareHost())
  }

  /// Returns the type of `x`, from its source text.
  private static func type(_ text: String, _ file: String = "") throws -> SwiftType {
    let declarations = try declarations("var x: \(text)\n\(file)")
    let variable = try #require(declarations.variables.first)
    let binding = try #require(variable.declaration.bindings.first)
    let annotation = try #require(binding.typeAnnotation)
    return TypeReader(declarations: declarations, file: 0).type(annotation.type)
  }

  @Test(
    "names are the host's",
    arguments: [
      ("Distance", SwiftType.number), ("Distance?", .optional(.number)),
      ("[Distance]", .array(.number)), ("Several<Distance>", .array(.number)),
      ("Panels.Distance", .number), ("Distance.Part", .integer), ("Label", .view),
      ("some Panel", .view), ("any Panel & Sendable", .view), ("Paint", .opaque("Paint")),
    ])
  func names(text: String, type: SwiftType) throws {
    #expect(try Self.type(text) == type)
  }

  @Test(
    "nothing of SwiftUI's is known",
    arguments: [
      "Color", "some View", "SwiftUI.Animation", "Binding<Double>", "Edge.Set", "Namespace.ID",
      "ButtonStyleConfiguration", "DragGesture.Value", "AnimationContext", "Transaction",
    ])
  func unknown(text: String) throws {
    #expect(try Self.type(text).isUnknown)
  }

  @Test("what the files declare comes before it")
  func declared() throws {
    #expect(try Self.type("Distance", "struct Distance {}") == .declared(0))
    #expect(try Self.type("Distance", "typealias Distance = String") == .text)
    #expect(try Self.type("Panels.Distance", "struct Distance {}") == .number)
  }

  @Test("a type parameter is what its protocol says")
  func parameters() throws {
    let types = try Self.declarations(
      "struct A<Content: Panel, Other, Third> where Third: Panel { struct B {} }"
    ).types
    #expect(types[0].generics == ["Content": .view, "Other": .unknown, "Third": .view])
  }

  @Test("what a type is, is told by its protocols, through those of the files too")
  func roles() throws {
    let types = try Self.declarations(
      """
      struct A: Panel {}
      protocol Board: Panel {}
      struct B: Board {}
      struct C: View {}
      extension D: Panel {}
      """
    ).types
    #expect(types.map(\.isView) == [true, true, false, false])
  }

  @Test("wrappers and builders are the host's")
  func wrappers() throws {
    let declarations = try Self.declarations(
      "@Kept var a = 1\n@State var b = 1\n@PanelBuilder var c = 1\n@ViewBuilder var d = 1")
    let variables = declarations.variables.map(\.declaration)
    #expect(variables.map(declarations.isState) == [true, false, false, false])
    #expect(
      variables.map { declarations.haveBuilder($0.attributes) } == [false, false, true, false])
  }

  @Test("what the frameworks call need not be named")
  func calledNames() throws {
    let declarations = try Self.declarations("struct A { func refresh() {}\nfunc other() {} }")
    let reachable = ReachableNames(declarations, others: [])
    #expect(reachable.contains("refresh"))
    #expect(reachable.contains("body"))
    #expect(!reachable.contains("other"))
    #expect(!ReachableNames(declarations, from: []).contains("body"))
  }

  @Test("macros at the top are kept in order, those of files that only declare are not")
  func macros() throws {
    let text = Array("#Panel { }\n#Other(1)".utf8)
    let source = try ProgramSource(text, fileName: "A.swift", file: 0)
    let beside = try ProgramSource(text, fileName: "B.swift", file: 1, isBeside: true)
    let macros = ProgramDeclarations([source, beside], BareHost()).macros
    #expect(macros.map(\.expansion.macroName.text) == ["Panel", "Other"])
  }
}

import SwiftSyntax
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// The meanings of SwiftUI's names in the analysis of files.
@Suite("Views: types of SwiftUI's")
struct SwiftUITypesTests {
  private static func types(_ file: String) throws -> [TypeDeclaration] {
    let source = try ProgramSource(Array(file.utf8), fileName: "File.swift", file: 0)
    return ProgramDeclarations([source], SwiftUITypes()).types
  }

  @Test(
    "a type is what it conforms to",
    arguments: [
      ("struct A: View {}", TypeRoles.view), ("struct A: ViewModifier {}", .modifier),
      ("struct A: AnimatableModifier {}", .modifier), ("struct A: App {}", [.app, .scene]),
      ("struct A: Scene {}", .scene), ("struct A: Shape {}", .shape),
      ("struct A: InsettableShape {}", .shape), ("struct A: CustomAnimation {}", .animation),
      ("struct A: Layout {}", .layout), ("struct A: PrimitiveButtonStyle {}", .primitiveStyle),
      ("struct A: PreviewProvider {}", .previews),
      ("class A: ObservableObject {}", .observableObject),
      ("@Observable class A {}", .observable), ("struct A: UIViewRepresentable {}", .representable),
      ("struct A: NSViewControllerRepresentable {}", .representable),
      ("struct A: SwiftUI.View {}", .view), ("struct A: View & Shape {}", [.view, .shape]),
      ("struct A: Equatable {}", []), ("extension Text: View {}", []),
      // The type behind a protocol of another module is determined by the value.
      ("struct A: Screen { var body: some View { Text(\"\") } }", .view),
      ("struct A: Effect { func body(content: Content) -> some View { content } }", .modifier),
      ("struct A: Screen { var body: String { \"\" } }", []),
      ("class A: Screen { var body: some View { Text(\"\") } }", []),
      ("struct A: Equatable { var body: some View { Text(\"\") } }", []),
    ] as [(String, TypeRoles)])
  func roles(file: String, roles: TypeRoles) throws {
    #expect(try Self.types(file).first?.roles == roles)
  }

  /// Returns the type of `x`, with the declarations that are read together with the files.
  private static func type(_ text: String) throws -> (SwiftType, ProgramDeclarations) {
    let file = "var x: \(text)\n" + SystemDeclarations.text
    let source = try ProgramSource(Array(file.utf8), fileName: "File.swift", file: 0)
    let declarations = ProgramDeclarations([source], SwiftUITypes())
    let binding = try #require(declarations.variables.first?.declaration.bindings.first)
    let annotation = try #require(binding.typeAnnotation)
    let reader = TypeReader(declarations: declarations, file: 0)
    return (reader.type(annotation.type), declarations)
  }

  @Test(
    "a name in another type",
    arguments: [
      ("Edge.Set", .opaque("Edge.Set")), ("Namespace.ID", .namespace),
      ("ButtonStyle.Configuration", .styleConfiguration),
      ("Self.Configuration", .styleConfiguration), ("Animator.Configuration", .unknown),
      ("MagnificationGesture.Value", .number), ("AnimationContext.Value", .part(.vector)),
      ("Text.Value", .unknown), ("Text.Set", .unknown), ("SwiftUI.Animation", .animation),
      ("Animation.Animation", .animation), ("CoreGraphics.CGFloat", .number),
    ] as [(String, SwiftType)])
  func members(text: String, type: SwiftType) throws {
    #expect(try Self.type(text).0 == type)
  }

  @Test(
    "the value of two gestures has that of both, if they came",
    arguments: [
      "SimultaneousGesture<MagnificationGesture, RotationGesture>",
      "SimultaneousGesture< MagnificationGesture,RotationGesture >",
    ])
  func bothGestures(gesture: String) throws {
    #expect(
      try Self.type("\(gesture).Value").0
        == .tuple([
          .init(label: "first", type: .optional(.number)),
          .init(label: "second", type: .optional(.geometry(.angle))),
        ]))
  }

  @Test("the value of gestures of gestures has that of all of them")
  func nestedGestures() throws {
    let inner = "SimultaneousGesture<MagnificationGesture, TapGesture>"
    let type = try Self.type("SimultaneousGesture<RotationGesture, \(inner)>.Value").0
    #expect(
      type
        == .tuple([
          .init(label: "first", type: .optional(.geometry(.angle))),
          .init(
            label: "second",
            type: .optional(
              .tuple([
                .init(label: "first", type: .optional(.number)),
                .init(label: "second", type: .optional(.void)),
              ]))),
        ]))
  }

  @Test(
    "the value of one gesture or the other is a type that is read along with the files",
    arguments: ["Sequence", "Exclusive"])
  func eitherGesture(name: String) throws {
    let (type, declarations) = try Self.type(
      "\(name)Gesture<LongPressGesture, DragGesture>.Value")
    let number = try #require(declarations.number(of: "_\(name)GestureValue", in: nil))
    #expect(type == .declared(number))
  }
}

import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// What SwiftUI's names mean where files are taken apart.
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
      // What a protocol of others stands for is told by what is there.
      ("struct A: Screen { var body: some View { Text(\"\") } }", .view),
      ("struct A: Effect { func body(content: Content) -> some View { content } }", .modifier),
      ("struct A: Screen { var body: String { \"\" } }", []),
      ("class A: Screen { var body: some View { Text(\"\") } }", []),
      ("struct A: Equatable { var body: some View { Text(\"\") } }", []),
    ] as [(String, TypeRoles)])
  func roles(file: String, roles: TypeRoles) throws {
    #expect(try Self.types(file).first?.roles == roles)
  }

  @Test(
    "a name in another type",
    arguments: [
      ("Set", "Edge", SwiftType.opaque("Edge.Set")), ("ID", "Namespace", .namespace),
      ("Configuration", "ButtonStyle", .styleConfiguration),
      ("Configuration", "Self", .styleConfiguration), ("Configuration", "Animator", nil),
      ("Value", "MagnificationGesture", .number), ("Value", "AnimationContext", .part(.vector)),
      ("Value", "Text", nil), ("Set", "Text", nil),
    ] as [(String, String, SwiftType?)])
  func members(name: String, base: String, type: SwiftType?) throws {
    let declarations = ProgramDeclarations([], SwiftUITypes())
    #expect(SwiftUITypes().type(name, in: base, declarations) == type)
  }

  @Test("the value of a gesture of gestures is the type that is read along with the files")
  func combinedGestures() throws {
    let source = try ProgramSource(
      Array(SystemDeclarations.text.utf8), fileName: SystemDeclarations.fileName, file: 0)
    let declarations = ProgramDeclarations([source], SwiftUITypes())
    let type = SwiftUITypes().type(
      "Value", in: "SequenceGesture<LongPressGesture, DragGesture>", declarations)
    let number = try #require(declarations.number(of: "_SequenceGestureValue", in: nil))
    #expect(type == .declared(number))
  }
}

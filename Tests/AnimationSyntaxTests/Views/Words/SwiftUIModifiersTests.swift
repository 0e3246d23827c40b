import AnimationSyntax
import Testing

/// A modifier with a label that SwiftUI's modifier of the name does not have belongs to other code: it is left out with
/// a note, and the view that it modifies plays.
@Suite("Views: modifiers of SwiftUI's names with labels of others")
struct SwiftUIModifiersTests {
  @Test(
    "a foreign label is named",
    arguments: [
      "sheet(bogus: $show) { Text(\"Hi\") }", "fullScreenCover(bogus: $show) { Text(\"Hi\") }",
      "popover(present: $show, attributes: { $0.x = 1 }) { Text(\"Hi\") }",
      "alert(bogus: $show) { Text(\"Hi\") }", "confirmationDialog(bogus: $show) { Text(\"Hi\") }",
      "navigationDestination(bogus: $show) { Text(\"Hi\") }",
      "inspector(bogus: $show) { Text(\"Hi\") }", "onHover(bogus: show) { _ in show.toggle() }",
      "environment(bogus: show)", "buttonStyle(bogus: show)", "focused(bogus: show)",
      "overlay(Circle(), bogus: show)", "tabItem(bogus: show)", "contentShape(bogus: show)",
      "preference(bogus: show)", "sensoryFeedback(bogus: show)",
      "onAppear(bogus: show) { show = true }",
      "onAppear(delay: 1) { show = true }", "task(bogus: show) { show = true }",
      "onTapGesture(bogus: show) { show.toggle() }", "onTapGesture(if: show) { show.toggle() }",
      "overlay(bogus: show) { Rectangle().offset(x: show ? 9 : 0) }",
      "overlay(if: show) { Rectangle().offset(x: show ? 9 : 0) }", "id(bogus: show)",
      "id(if: show)", "disabled(bogus: true)", "disabled(when: true)",
      "animation(.default, bogus: show)", "phaseAnimator(bogus: show) { $0 }",
      "keyframeAnimator(bogus: show) { $0 }", "transition(bogus: show)", "gesture(bogus: show)",
      "modifier(bogus: show)", "transaction(bogus: show)", "onReceive(bogus: show) { _ in }",
      "mask(bogus: show)", "toolbar(bogus: show) { Text(\"Hi\") }", "tint(bogus: show)",
      "accessibilityLabel(bogus: \"a\")", "redacted(if: show)", "hidden(if: show)",
      "navigationTitle(bogus: \"a\")",
    ])
  func foreign(modifier: String) throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var show = false
        var body: some View {
          VStack {
            Circle().opacity(show ? 1 : 0.5)
              .\(modifier)
            Button("Go") { withAnimation(.linear(duration: 0.1)) { show = true } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    let name = modifier.prefix { $0 != "(" }
    #expect(played.attributes == ["Circle.opacity"])
    played.expect("Circle.opacity", [0.5: 0.5, 0.6: 1])
    #expect(
      played.notes.contains { $0.contains("a.swift:6:10: '.\(name)(") },
      "\(played.notes)")
  }

  @Test(
    "labels that SwiftUI has are no others'",
    arguments: [
      "sheet(isPresented: $show, onDismiss: {}) { Text(\"Hi\") }",
      "popover(isPresented: .constant(false), attachmentAnchor: .point(.top), arrowEdge: .top) { Text(\"Hi\") }",
      "confirmationDialog(\"a\", isPresented: .constant(false), titleVisibility: .visible) { Text(\"Hi\") }",
      "onHover(perform: { _ in })", "onAppear(perform: {})", "task(id: 1, priority: .low) {}",
      "onTapGesture(count: 2, perform: {})", "overlay(alignment: .top) { Text(\"Hi\") }",
      "overlay(Ellipse(), alignment: .top)", "disabled(false)",
      "contentShape(.interaction, Circle())",
      "contentShape(Circle(), eoFill: true)", "sensoryFeedback(.success, trigger: 1)",
      "mask(alignment: .top) { Ellipse() }", "navigationBarTitle(\"a\", displayMode: .inline)",
      "safeAreaInset(edge: .top, alignment: .center, spacing: 3) { Text(\"Hi\") }",
      "toolbarBackground(.visible, for: .navigationBar)", "listRowSeparator(.hidden, edges: .top)",
      "underline(true, pattern: .dot, color: .red)", "redacted(reason: .placeholder)",
      "keyboardShortcut(\"a\", modifiers: .command)", "tag(1, includeOptional: true)",
      "coordinateSpace(name: \"a\")", "scrollIndicators(.hidden, axes: .vertical)",
      "focused($focus, equals: 1)", "preference(key: Key.self, value: 1)",
      "accessibilityElement(children: .combine)", "contentMargins(.top, 3, for: .scrollContent)",
      "presentationDetents([.medium], selection: .constant(.medium))",
      "resizable(capInsets: EdgeInsets(), resizingMode: .tile)",
      "background(.red, in: Circle(), fillStyle: FillStyle())",
      "background(.red, ignoresSafeAreaEdges: .all)",
      "fixedSize(horizontal: true, vertical: false)",
      "userActivity(\"a\", isActive: true) { _ in }", "lineLimit(2, reservesSpace: true)",
      "persistentSystemOverlays(.hidden)", "statusBar(hidden: true)", "clipped(antialiased: true)",
      "drawingGroup(opaque: true, colorMode: .linear)", "renderingMode(.template)",
      "help(\"a\")", "badge(3)", "listRowInsets(.top, 3)", "textSelection(.enabled)",
      "handlesExternalEvents(preferring: [\"a\"], allowing: [\"b\"])",
      "searchCompletion(\"a\")", "navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)",
      "interactiveDismissDisabled()", "defaultScrollAnchor(.top, for: .alignment)",
      "anchorPreference(key: Key.self, value: .bounds) { $0 }",
      "transformEnvironment(\\.font) { $0 = nil }", "dynamicTypeSize(.large)",
      "containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 2, alignment: .top)",
      "containerRelativeFrame(.horizontal, alignment: .top) { length, _ in length }",
    ])
  func own(modifier: String) throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var show = false
        @FocusState var focus: Int?
        var body: some View {
          VStack {
            Circle().opacity(show ? 1 : 0.5)
              .\(modifier)
            Button("Go") { withAnimation(.linear(duration: 0.1)) { show = true } }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    #expect(played.attributes.contains("Circle.opacity"))
    #expect(
      !played.notes.contains {
        $0.contains("modifiers are not known") || $0.contains("not known; it is left out")
      })
  }
}

// target: iOS 15
// The environment that only the fallback read.
import SwiftUI
struct S: View {
  @Environment(\.colorScheme) private var colorScheme // expect: 3 [orphaned-declaration/unused] "only dead code refers to 'colorScheme'"
  @Environment(\.font) private var font
  @Environment(Model.self) private var model
  var body: some View {
    if #available(iOS 15, *) { Text("a") } else { Text(colorScheme == .dark && model.isOn ? "b" : "c") } // expect: 8 [redundant-check] "always true"
  }
  func use() -> Bool { font == nil }
}
struct T: View {
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) var locale
  var body: some View {
    if #available(iOS 15, *) { Text("a") } else { Text(layoutDirection == .leftToRight && locale == .current ? "b" : "c") } // expect: 8 [redundant-check] "always true"
  }
  func wrapper() -> Any { _layoutDirection }
}

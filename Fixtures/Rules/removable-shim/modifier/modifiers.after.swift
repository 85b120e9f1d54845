// target: iOS 15
import SwiftUI
extension View {
  func badged(_ count: Int) -> some View { badge(count) }
}
let one = Text("a").badged(1)
let two = Text("a").badge(2)
struct Kept: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 14, *) { content.tint(.red) } else { content }
  }
}
let kept = Kept()
struct Newer: ViewModifier { // above the target: silent
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { content.scrollDisabled(true) } else { content }
  }
}
let three = Text("a").modifier(Newer())
struct Plain: ViewModifier { // without a check it is the app's own
  func body(content: Content) -> some View { content.badge(2) }
}
let four = Text("a").modifier(Plain())

// target: iOS 15
import SwiftUI
struct Badged: ViewModifier { // expect: 8 [removable-shim/modifier] "'Badged' only calls 'badge'; its 2 callers can call 'badge' directly"
  let count: Int
  func body(content: Content) -> some View {
    if #available(iOS 15, *) { content.badge(count) } else { content } // expect: 8 [redundant-check] "always true"
  }
}
extension View {
  func badged(_ count: Int) -> some View { modifier(Badged(count: count)) } // expect: 8 [removable-shim/forwarding] "'badged(_:)' only calls 'badge'; its caller can call 'badge' directly"
}
let one = Text("a").badged(1)
let two = Text("a").modifier(Badged(count: 2))
struct Kept: ViewModifier { // expect: 8 [removable-shim/modifier] "another way than by a call"
  func body(content: Content) -> some View {
    if #available(iOS 14, *) { content.tint(.red) } else { content } // expect: 8 [redundant-check] "always true"
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

// target: iOS 15
import SwiftUI
struct RemoteImage: View { // expect: 8 [removable-shim/view] "'RemoteImage' only calls 'AsyncImage'; its 2 callers can call 'AsyncImage' directly"
  let url: URL?
  var body: some View {
    if #available(iOS 15, *) { AsyncImage(url: url) } else { Text("…") } // expect: 8 [redundant-check] "always true"
  }
}
let one = RemoteImage(url: nil).padding(2)
func two(_ url: URL) -> some View { VStack { RemoteImage(url: url) } }
struct Spinner: View { // expect: 8 [removable-shim/view] "another way than by a call"
  var body: some View {
    if #available(iOS 14, *) { ProgressView() } else { Text("…") } // expect: 8 [redundant-check] "always true"
  }
}
func three(_ spinner: Spinner) {}
struct Newer: View { // above the target: silent
  let content: () -> Text
  var body: some View {
    if #available(iOS 16, *) { ViewThatFits(content: content) } else { content() }
  }
}
let four = Newer { Text("a") }
struct Title: View { // it has a text of its own
  var body: some View {
    if #available(iOS 15, *) { Text("Inbox") } else { Text("…") } // expect: 8 [redundant-check] "always true"
  }
}
let five = Title()

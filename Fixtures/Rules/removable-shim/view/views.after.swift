// target: iOS 15
import SwiftUI
let one = AsyncImage(url: nil).padding(2)
func two(_ url: URL) -> some View { VStack { AsyncImage(url: url) } }
struct Spinner: View {
  var body: some View {
    if #available(iOS 14, *) { ProgressView() } else { Text("…") }
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
    if #available(iOS 15, *) { Text("Inbox") } else { Text("…") }
  }
}
let five = Title()

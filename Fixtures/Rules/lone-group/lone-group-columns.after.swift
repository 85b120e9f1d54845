// target: iOS 16
import SwiftUI
struct A: View {
  let known: Group<Text> = Group { Text("a") }
  var body: some View {
    content
      .scrollClipDisabled(true)
      .opacity(1)
      .onAppear {
        start()
      }
    HStack {
      VStack {
        content
      }
      .opacity(1)
      content.padding()
        .opacity(1)
        .padding()
    }
  }
}

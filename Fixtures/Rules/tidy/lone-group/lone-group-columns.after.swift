// target: iOS 16
import SwiftUI
struct A: View {
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

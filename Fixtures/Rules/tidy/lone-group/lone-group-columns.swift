// target: iOS 16
import SwiftUI
struct A: View {
  var body: some View {
    Group {
      if #available(iOS 15, *) { // expect: 10 [redundant-check] "always true"
        content
          .scrollClipDisabled(true)
      } else {
        content
      }
    }
    .opacity(1)
    .onAppear {
      start()
    }
    HStack {
      Group {
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          VStack {
            content
          }
        } else {
          content
        }
      }
      .opacity(1)
      Group {
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          content.padding()
        } else {
          content
        }
      }
        .opacity(1)
        .padding()
    }
  }
}

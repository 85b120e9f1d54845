// target: iOS 15
import SwiftUI
import SwiftUIBackports

struct Card: View {
  @StateObject var model = Model()
  @Backport<Any>.ScaledMetric(relativeTo: .body) var size = 12

  var body: some View {
    card?.task { }
      .overlay(alignment: .top, content: { Text("a") })
      .backport.presentationDetents([.medium]) // above the target: silent
      .onChange(of: size) { value in print(value) }
      .backport.onChange(of: size) { old, new in print(new) } // above the target: silent
      .backport.onChange(of: size) { print($0, $1) } // above the target: silent
      .backport.sparkle()
  }
}

let pair = (backport: 1, task: 2) // a label

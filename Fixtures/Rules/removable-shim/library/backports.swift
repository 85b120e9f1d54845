// target: iOS 15
import SwiftUI
import SwiftUIBackports

struct Card: View {
  @Backport.StateObject var model = Model() // expect: 13 [removable-shim/library] "'StateObject' of SwiftUIBackports stands for the native one"
  @Backport<Any>.ScaledMetric(relativeTo: .body) var size = 12 // expect: 18 [removable-shim/library] "ScaledMetric"

  var body: some View {
    card?.backport.task { } // expect: 20 [removable-shim/library] "'task' of SwiftUIBackports"
      .backport.overlay(alignment: .top, { Text("a") }) // expect: 17 [removable-shim/library] "'overlay' of"
      .backport.presentationDetents([.medium]) // above the target: silent
      .backport.onChange(of: size) { value in print(value) } // expect: 17 [removable-shim/library] "'onChange'"
      .backport.onChange(of: size) { old, new in print(new) } // above the target: silent
      .backport.onChange(of: size) { print($0, $1) } // above the target: silent
      .backport.sparkle() // expect: 17 [removable-shim/library] "'sparkle' of SwiftUIBackports has no native equivalent: no table lists its replacement"
  }
}

let pair = (backport: 1, task: 2) // a label

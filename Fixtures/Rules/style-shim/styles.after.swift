// target: iOS 15
// fixes: unsafe
import SwiftUI
let one = Text("a").buttonStyle(.borderedProminent)
let two = Text("a").buttonStyle(.borderedProminent)
struct Newer: PrimitiveButtonStyle { // above the target: silent
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 26, *) { Button(configuration).buttonStyle(.glass) } else { Button(configuration) }
  }
}
let three = Text("a").buttonStyle(Newer())
struct Fancy: PrimitiveButtonStyle { // without a check it is the app's own
  func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.bordered) }
}
let four = Text("a").buttonStyle(Fancy())

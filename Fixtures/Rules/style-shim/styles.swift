// target: iOS 15
// fixes: unsafe
import SwiftUI
struct Prominent: PrimitiveButtonStyle { // expect: 8 [style-shim] "'Prominent' only calls 'buttonStyle(.borderedProminent)'; its 2 callers can call"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, *) { Button(configuration).buttonStyle(.borderedProminent) } else { Button(configuration) } // expect: 8 [redundant-check] "always true"
  }
}
extension PrimitiveButtonStyle where Self == Prominent {
  static var prominent: Self { .init() }
}
let one = Text("a").buttonStyle(.prominent)
let two = Text("a").buttonStyle(Prominent())
struct Older: PrimitiveButtonStyle { // expect: 8 [style-shim] "'Older' does nothing; nothing uses it"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 14, *) { Button(configuration) } else { Button(configuration).buttonStyle(PlainButtonStyle()) } // expect: 8 [redundant-check] "always true"
  }
}
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

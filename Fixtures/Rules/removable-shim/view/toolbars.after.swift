// target: iOS 26
import SwiftUI
struct Screen: View {
  var body: some View {
    Text("a").toolbar { ToolbarSpacer(placement: .bottomBar) }
  }
}
struct OtherItem: ToolbarContent, Sendable { // it is something else, too
  let placement: ToolbarItemPlacement
  var body: some ToolbarContent {
    if #available(iOS 26, *) { ToolbarSpacer(placement: placement) } else { ToolbarItem { Text("") } }
  }
}
let other = OtherItem(placement: .bottomBar)

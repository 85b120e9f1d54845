// target: iOS 26
import SwiftUI
struct SpacerItem: ToolbarContent { // expect: 8 [removable-shim/view] "'SpacerItem' only calls 'ToolbarSpacer'; its caller can call 'ToolbarSpacer' directly"
  let placement: ToolbarItemPlacement
  var body: some ToolbarContent {
    if #available(iOS 26, *) { ToolbarSpacer(placement: placement) } else { ToolbarItem { Text("") } } // expect: 8 [redundant-check] "always true"
  }
}
struct Screen: View {
  var body: some View {
    Text("a").toolbar { SpacerItem(placement: .bottomBar) }
  }
}
struct OtherItem: ToolbarContent, Sendable { // it is something else, too
  let placement: ToolbarItemPlacement
  var body: some ToolbarContent {
    if #available(iOS 26, *) { ToolbarSpacer(placement: placement) } else { ToolbarItem { Text("") } } // expect: 8 [redundant-check] "always true"
  }
}
let other = OtherItem(placement: .bottomBar)
